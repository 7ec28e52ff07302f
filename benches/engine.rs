//! Speed of the rules: steps and games per second and allocations per step, in random games with all legal actions
//! listed at every step. Then the time to render the turns of a recorded game as text, in every language.
//!
//! `cargo bench --bench engine`

#[allow(dead_code, reason = "`load` asks for the rest of it")]
mod counting;

use std::time::{Duration, Instant};

use daykeeper::ai::PlayerSpec;
use daykeeper::engine::{Facts, Options, Phrase, Seed, Viewer};
use daykeeper::games::record::Record;
use daykeeper::games::simulate::{Simulation, simulate};
use daykeeper::games::titles;
use daykeeper::text::Texts;

fn main() {
    // `cargo bench --bench engine -- words` measures only the text.
    if std::env::args().any(|argument| argument == "words") {
        return words();
    }
    println!(
        "{:<14} {:>5} {:>12} {:>12} {:>12} {:>18}",
        "game", "seats", "steps/s", "games/s", "steps/game", "allocations/step"
    );
    for title in titles() {
        for seats in title.min_seats()..=title.max_seats() {
            let options = Options::default();
            let players = vec![PlayerSpec::Random; usize::from(seats)];
            let simulation =
                |games| Simulation { players: players.clone(), options: options.clone(), games, seed: Seed::new(1) };
            // The first run loads the data into memory.
            simulate(*title, &simulation(200)).expect("every title can be played with its seats");
            let (before, start) = (counting::allocations(), Instant::now());
            let tally = simulate(*title, &simulation(5_000)).expect("every title can be played with its seats");
            let seconds = start.elapsed().as_secs_f64();
            let allocations = counting::allocations() - before;
            let (steps, games) = (tally.steps as f64, f64::from(tally.games));
            println!(
                "{:<14} {seats:>5} {:>12.0} {:>12.0} {:>12.1} {:>18.4}",
                title.id(),
                steps / seconds,
                games / seconds,
                steps / games,
                allocations as f64 / steps
            );
        }
    }
    words();
}

/// Recorded games for the text measurement.
const RECORDS: [&str; 2] = [
    "crates/games/tests/data/samples/tzolkin-4p-3-builder.record.json",
    "crates/games/tests/data/samples/teotihuacan-4p-890.record.json",
];

fn words() {
    let start = Instant::now();
    let texts = Texts::embedded();
    println!("\ntexts loaded in {:.1} ms", start.elapsed().as_secs_f64() * 1e3);
    let library = Texts::with_plurals_of_fluent(&Texts::sources()).expect("they are the same files");
    let turns: Vec<Vec<Phrase>> = RECORDS.into_iter().flat_map(turns).collect();
    let names = ["Ileana", "Ștefan", "Lucía", "Tommaso"].map(str::to_owned);
    println!("µs for each of {} turns: with the plural rules of the Fluent library, with ours", turns.len());
    for locale in texts.locales() {
        let timed = |texts: &Texts| {
            let start = Instant::now();
            let text = turns.iter().flatten().map(|phrase| texts.say(locale, phrase, &names).len()).sum::<usize>();
            std::hint::black_box(text);
            start.elapsed()
        };
        // The fastest of several alternating runs counts, since other load on the machine only adds time.
        let (mut before, mut now) = (Duration::MAX, Duration::MAX);
        for _ in 0..40 {
            before = before.min(timed(&library));
            now = now.min(timed(&texts));
        }
        let each = |time: Duration| time.as_secs_f64() * 1e6 / turns.len() as f64;
        let more = (now.as_secs_f64() / before.as_secs_f64() - 1.0) * 100.0;
        println!("{locale:<4} {:>8.1} {:>8.1}  {more:+.1} %", each(before), each(now));
    }
}

/// The channel's text for each turn of a recorded game.
fn turns(record: &str) -> Vec<Vec<Phrase>> {
    let path = format!("{}/{record}", env!("CARGO_MANIFEST_DIR"));
    let record = Record::read(&std::fs::read_to_string(path).expect("the sample is there")).expect("it is a record");
    let mut position = record.start().expect("it can be replayed");
    let (mut turns, mut events) = (Vec::new(), Vec::new());
    for step in &record.steps {
        let turn = position.turn();
        events.extend(position.play(step.seat, &step.action).expect("it can be replayed"));
        if position.turn() > turn {
            turns.push(Facts::of(&std::mem::take(&mut events)).lines(Viewer::Public));
        }
    }
    turns
}
