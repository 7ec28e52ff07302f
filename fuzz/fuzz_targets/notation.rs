//! Users can type any text as a step: the game refuses it without a change, or it is a listed step and the position
//! after it survives saving.

#![no_main]

use daykeeper::engine::{Options, Seed};
use daykeeper::games;
use libfuzzer_sys::fuzz_target;

/// Steps before the target stops, since the next input finds more than the rest of a long game.
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
        // A number selects a step from the list, which leads deep into a game. Other text is tried unchanged.
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
