//! Tests that computer players find a legal step in every position.

use std::sync::atomic::{AtomicU64, Ordering};

use ai::Strength;
use engine::Seed;
use games::record::Record;
use games::{Position, title, titles};

use super::{ask, in_parallel, random_positions};
use crate::sweep::sweep;

#[test]
fn random_positions_are_advised() {
    let positions = sweep(2_500, 10_000);
    for &title in titles() {
        let tried = AtomicU64::new(0);
        let spread = u64::from(title.max_seats() - title.min_seats()) + 1;
        in_parallel(positions / 10, |seed| {
            let seats = title.min_seats() + (seed % spread) as u8;
            random_positions(title, seats, Seed::new(1_000 + seed), 7, |position, seat| {
                let number = tried.fetch_add(1, Ordering::Relaxed);
                if number >= positions {
                    return;
                }
                let strength = Strength::ALL[(number % 3) as usize];
                let advice = position.coach().advise(seat, &ask(strength, Seed::new(number), 300), &mut || false);
                let step = advice.and_then(|advice| advice.turns.into_iter().next()?.steps.into_iter().next());
                let step = step.unwrap_or_else(|| panic!("{strength:?} names no step: {}", position.save()));
                assert!(position.legal(seat).contains(&step), "{strength:?}, `{step}`: {}", position.save());
            });
        });
        assert!(tried.into_inner() >= positions, "{}: too few positions", title.id());
    }
}

/// Computer players take over every sample at several moments and finish it.
#[test]
fn samples_are_played_on_to_their_end() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/samples");
    let mut records: Vec<(String, Record)> = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let game = name.split('-').next().unwrap_or_default();
        if name.ends_with(".record.json") && title(game).is_some() {
            records.push((name, Record::read(&text).unwrap()));
        }
    }
    assert!(records.len() >= 6 * titles().len(), "only {} samples were found", records.len());
    in_parallel(records.len() as u64, |number| {
        let (name, record) = &records[number as usize];
        let mut moments = Vec::new();
        record
            .replay(|step, position| {
                if step.is_some_and(|step| step % (record.steps.len() / 6).max(1) == 0) {
                    moments.push(position.fork());
                }
            })
            .unwrap();
        assert!(moments.len() >= 6, "{name}: only {} moments", moments.len());
        moments.into_iter().for_each(|position| play_on(name, position));
    });
}

fn play_on(name: &str, mut position: Box<dyn Position>) {
    let most = position.title().max_steps();
    let mut steps = 0;
    while let Some(seat) = position.to_act().first() {
        let strength = Strength::ALL[(steps + usize::from(seat)) % 3];
        let advice =
            position.coach().advise(seat, &ask(strength, Seed::new(steps as u64), 300), &mut || false).unwrap();
        let before = steps;
        for step in &advice.turns[0].steps {
            if position.play(seat, step).is_err() {
                break;
            }
            steps += 1;
        }
        assert!(steps > before && steps < most, "{name}: stuck after {steps} steps: {}", position.save());
    }
    assert!(position.outcome().is_some(), "{name} has no result");
}
