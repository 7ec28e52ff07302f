//! Node counts: the number of step sequences of a given length from known positions. They change if anything about
//! legal steps changes.
//!
//! Each row of a table has the seats, the seed, the number of random steps to play first, the depth and the count.
//! After an intended change of the rules, `DAYKEEPER_PERFT=write cargo test --test games perft` rewrites the counts.

use std::path::PathBuf;

use engine::{Options, Rng, Seed};
use games::{Position, Title, all, titles};

const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data");

#[derive(Clone, Copy, Debug, PartialEq)]
struct Row {
    seats: u8,
    seed: u64,
    steps: usize,
    depth: u32,
    count: u64,
}

fn file(title: &dyn Title) -> PathBuf {
    PathBuf::from(format!("{DATA}/perft/{}.perft", title.id()))
}

fn rows(title: &dyn Title) -> Vec<Row> {
    let text = std::fs::read_to_string(file(title)).unwrap_or_default();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let numbers: Vec<u64> = line.split_whitespace().map(|word| word.parse().unwrap()).collect();
            let &[seats, seed, steps, depth, count] = numbers.as_slice() else {
                panic!("a row of another form: {line}")
            };
            Row { seats: seats as u8, seed, steps: steps as usize, depth: depth as u32, count }
        })
        .collect()
}

/// Plays the random steps of a row.
fn position(title: &dyn Title, row: Row) -> Box<dyn Position> {
    let options = Options::default();
    let setup = title.deal(row.seats, &options, Seed::new(row.seed)).unwrap();
    let mut position = title.start(row.seats, &options, &setup).unwrap();
    let mut rng = Rng::stream(Seed::new(row.seed), 5);
    for _ in 0..row.steps {
        if let Some(seat) = position.to_act().first() {
            let legal = position.legal(seat);
            position.play(seat, &legal[rng.index(legal.len())]).unwrap();
        }
    }
    position
}

/// Counts the sequences of `depth` steps. If several seats can act, it uses the lowest.
fn count(position: &dyn Position, depth: u32) -> u64 {
    let Some(seat) = position.to_act().first() else { return 1 };
    let legal = position.legal(seat);
    if depth == 1 {
        return legal.len() as u64;
    }
    legal
        .iter()
        .map(|step| {
            let mut next = position.fork();
            next.play(seat, step).unwrap();
            count(&*next, depth - 1)
        })
        .sum()
}

/// A count up to this one is too small to reveal changes, so a deeper one is tried.
const FEW: u64 = 100;
/// The greatest depth tried for positions with few choices.
const DEEPEST: u32 = 20;

/// Returns the rows to store with their current counts. It leaves out rows whose counts stay at `FEW` or below, because
/// the game ends too early.
fn wanted(title: &dyn Title) -> Vec<Row> {
    let mut rows = Vec::new();
    for seats in title.min_seats()..=title.max_seats() {
        // Two-player games end after fewer steps.
        let last = if seats == 2 { 150 } else { 230 };
        let long = [(1, 0, 4), (1, 40, 8), (2, 80, 8), (3, 120, 8), (4, 160, 8), (5, 200, 8), (6, last, 8)];
        let short = [(1, 0, 6), (1, 2, 5), (2, 4, 5)];
        let moments: &[(u64, usize, u32)] = if title.max_steps() < 300 { &short } else { &long };
        for &(seed, steps, depth) in moments {
            let mut deeper = (depth..=DEEPEST).map(|depth| {
                let row = Row { seats, seed, steps, depth, count: 0 };
                Row { count: count(&*position(title, row), depth), ..row }
            });
            rows.extend(deeper.find(|row| row.count > FEW));
        }
    }
    rows
}

#[test]
fn perft_counts_are_as_before() {
    for title in all() {
        if std::env::var("DAYKEEPER_PERFT").is_ok_and(|value| value == "write") {
            let mut text = "# seats seed steps depth count\n".to_owned();
            for Row { seats, seed, steps, depth, count } in wanted(title) {
                text += &format!("{seats} {seed} {steps} {depth} {count}\n");
            }
            std::fs::write(file(title), text).unwrap();
        }
        for row in rows(title) {
            assert!(row.count > 1, "{} {row:?}: the game is over, or nobody has a choice", title.id());
            assert_eq!(count(&*position(title, row), row.depth), row.count, "{} {row:?}", title.id());
        }
    }
}

/// A game without samples or counts would pass all tests that loop over them. The example game has no samples, since
/// there is only one implementation of it.
#[test]
fn every_title_has_samples_and_counts() {
    for title in all() {
        let rows = rows(title);
        let offered = titles().iter().any(|offered| offered.id() == title.id());
        let samples = std::fs::read_dir(format!("{DATA}/samples")).unwrap();
        let names: Vec<String> = samples.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        for seats in title.min_seats()..=title.max_seats() {
            assert!(
                rows.iter().filter(|row| row.seats == seats && row.count > FEW).count() >= 3,
                "{} {seats}",
                title.id()
            );
            let prefix = format!("{}-{seats}p-", title.id());
            for suffix in [".record.json", ".expect.json"].into_iter().filter(|_| offered) {
                let has = names.iter().any(|name| name.starts_with(&prefix) && name.ends_with(suffix));
                assert!(has, "there is no sample {prefix}*{suffix}");
            }
        }
    }
}
