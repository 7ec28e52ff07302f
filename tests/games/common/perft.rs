//! Node counts: how many sequences of so many steps there are from known positions. They change if
//! anything about what is legal changes.
//!
//! A table has a row for each count: seats, seed, the number of random steps that are played first,
//! depth and count. After a wanted change of the rules, `DAYKEEPER_PERFT=write cargo test --test
//! games perft` writes the counts anew.

use std::path::PathBuf;

use daykeeper::engine::{Options, Rng, Seed};
use daykeeper::games::{Position, Title, all, titles};

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

/// The position after so many random steps.
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

/// Sequences of so many steps; of several seats to act the lowest is taken.
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

/// Counts up to this one say little.
const FEW: u64 = 100;
/// How deep is looked for more, where there is little to choose.
const DEEPEST: u32 = 20;

/// The rows whose counts are kept, with the counts of now. Where a game is over so soon that there is nothing to
/// count, there is none.
fn wanted(title: &dyn Title) -> Vec<Row> {
    let mut rows = Vec::new();
    for seats in title.min_seats()..=title.max_seats() {
        // A game of two is over after fewer steps.
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

/// A game without samples or counts would pass every test that goes through them. The example has no samples:
/// nobody else has programmed it.
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
