//! Any text may be typed as a step: it is refused and changes nothing, or it is a step of the list, and the
//! position after it survives saving.

#![no_main]

use daykeeper::engine::{Options, Seed};
use daykeeper::games;
use libfuzzer_sys::fuzz_target;

/// Steps after which a game is left: the next one finds more than the rest of a long one.
const LONGEST: usize = 40;

fuzz_target!(|input: (u8, u8, u8, &str)| {
    let (game, seats, seed, text) = input;
    let titles: Vec<_> = games::all().collect();
    let title = titles[usize::from(game) % titles.len()];
    let seats = title.min_seats() + seats % (title.max_seats() - title.min_seats() + 1);
    let options = Options::default();
    let setup = title.deal(seats, &options, Seed::new(seed.into())).expect("the number of seats is allowed");
    let mut position = title.start(seats, &options, &setup).expect("what was dealt can be played");
    for step in text.split([';', '\n']).take(LONGEST) {
        let Some(seat) = position.to_act().first() else { return };
        let legal = position.legal(seat);
        // A step given by its number in the list goes deep into a game; anything else is tried as it is.
        let chosen = step.trim().parse::<usize>().ok().and_then(|number| legal.get(number % legal.len()));
        let step = chosen.map_or(step, String::as_str);
        let before = position.hash();
        match position.play(seat, step) {
            Ok(_) => {
                assert!(legal.iter().any(|legal| legal == step), "`{step}` was played and not listed");
                let loaded = title.load(&position.save()).expect("what was saved can be loaded");
                assert_eq!(loaded.hash(), position.hash());
            }
            Err(_) => {
                assert!(!legal.iter().any(|legal| legal == step), "`{step}` was listed and refused");
                assert_eq!(position.hash(), before);
            }
        }
    }
});
