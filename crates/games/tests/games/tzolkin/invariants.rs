//! Invariants of Tzolk'in (rules 16), checked at every step of random games.

use engine::{Game, Options, Rng, Seat, Seed, Silent};
use tzolkin::data::data;
use tzolkin::ids::{Gear, Material, Temple};
use tzolkin::state::Phase;
use tzolkin::{Action, State, Table, Tzolkin};

use crate::common::in_parallel;

const GAMES: u64 = 12_000;

#[test]
fn tzolkin_keeps_its_invariants() {
    in_parallel(GAMES, |seed| {
        let seats = 2 + (seed % 3) as u8;
        let negative = ["allowed", "floor_at_zero"][(seed / 3 % 2) as usize];
        let options = Options([("negative_scores".to_owned(), negative.to_owned())].into());
        let setup = Tzolkin::deal(seats, &options, &mut Rng::new(Seed::new(seed)));
        let mut state = Tzolkin::start(seats, &options, &setup).unwrap();
        let mut rng = Rng::stream(Seed::new(seed), 2);
        let (mut actions, mut rounds, mut held) = (Vec::new(), 1, 0);
        while let Some(seat) = Tzolkin::to_act(&state).first() {
            let before = state;
            actions.clear();
            Tzolkin::legal(&state, seat, &mut actions);
            Tzolkin::apply(&mut state, seat, actions[rng.index(actions.len())], &mut Silent);
            let table = state.table();
            invariants(table, before.table());
            if table.day != before.table().day {
                rounds += 1;
                assert!(matches!(table.day - before.table().day, 1 | 2));
            }
            assert!(table.food_days_held >= held && table.food_days_held - held <= 1);
            held = table.food_days_held;
        }
        assert!(rounds <= 27 && held == 4 && state.table().phase == Phase::Over);
        assert!(matches!(state.table().day, 26 | 27));
    });
}

fn invariants(table: &Table, before: &Table) {
    let data = data();
    let sum = |of: fn(&tzolkin::state::Player) -> u8| -> u8 { table.players.iter().map(of).sum() };

    let skulls = u32::from(table.skulls_in_bank) + table.skulls_on_chichen_itza.count_ones();
    let owned: u16 = table.players.iter().map(|player| player.goods[Material::Skull]).sum();
    assert_eq!(skulls + u32::from(owned), 13);
    assert_eq!(table.skulls_on_chichen_itza & before.skulls_on_chichen_itza, before.skulls_on_chichen_itza);

    for (seat, player) in (0..).zip(table.players.iter()) {
        let first = u8::from(table.first_player_space == Some(Seat::new(seat)));
        assert_eq!(player.workers_in_hand + table.gears.count(Seat::new(seat)) + first, player.workers_in_play);
        assert!((3..=6).contains(&player.workers_in_play));
        assert!(player.technologies.iter().all(|&level| level <= 3));
        // Amounts never grow this large: one below zero would have wrapped to a huge number.
        assert!(player.goods.iter().all(|(_, amount)| amount < 2_000));
        assert!(!table.floor_at_zero || player.vp >= 0);
        for gear in Gear::ALL {
            assert!(table.gears.of(Seat::new(seat), gear) >> (data.gear(gear).last_space + 1) == 0);
        }
    }
    for gear in Gear::ALL {
        let workers: u32 = table.seats().map(|seat| table.gears.of(seat, gear).count_ones()).sum();
        assert_eq!(workers + table.gears.dummies_on(gear).count_ones(), table.gears.taken(gear).count_ones());
    }
    let dummies: u32 = Gear::ALL.into_iter().map(|gear| table.gears.dummies_on(gear).count_ones()).sum();
    assert_eq!(dummies, u32::from(table.by_players().dummy_workers));

    let stacks = table.by_players().jungle_tiles_per_group;
    assert!(table.jungle.iter().all(|group| group.wood <= group.corn && group.corn <= stacks));
    let left: u8 = table.jungle.iter().map(|group| group.corn).sum();
    assert_eq!(left + sum(|player| player.corn_tiles), 4 * stacks);
    let wood = |table: &Table| -> u8 {
        table.jungle.iter().map(|group| group.wood).sum::<u8>()
            + table.players.iter().map(|player| player.wood_tiles).sum::<u8>()
    };
    // Missing tiles were burned, one at a time, and never return.
    assert!(wood(table) <= 3 * stacks && wood(table) <= wood(before) && wood(before) - wood(table) <= 1);

    for temple in Temple::ALL {
        let top = data.temple(temple).top();
        assert!(table.seats().all(|seat| table.step(seat, temple) <= top));
        assert!(table.seats().filter(|&seat| table.step(seat, temple) == top).count() <= 1);
    }
    let within_turn = table.phase == Phase::Turns && table.turn != Default::default();
    if table.deck > 0 && !within_turn && table.tasks.is_empty() {
        assert_eq!(table.offered().count(), 6);
    }
    assert!(table.turns >= before.turns && table.tasks.len() < 9);
}

/// Actions that parse but aren't legal do no harm to the rules.
#[test]
fn illegal_actions_do_no_harm() {
    let options = Options::default();
    let mut known: Vec<Action> = Vec::new();
    let mut states: Vec<State> = Vec::new();
    for seed in 0..30 {
        let seats = 2 + (seed % 3) as u8;
        let setup = Tzolkin::deal(seats, &options, &mut Rng::new(Seed::new(seed)));
        let mut state = Tzolkin::start(seats, &options, &setup).unwrap();
        let mut rng = Rng::stream(Seed::new(seed), 3);
        let mut actions = Vec::new();
        while let Some(seat) = Tzolkin::to_act(&state).first() {
            actions.clear();
            Tzolkin::legal(&state, seat, &mut actions);
            for action in &actions {
                if !known.contains(action) {
                    known.push(*action);
                }
            }
            if rng.below(20) == 0 {
                states.push(state);
            }
            Tzolkin::apply(&mut state, seat, actions[rng.index(actions.len())], &mut Silent);
        }
    }
    assert!(known.len() > 150 && states.len() > 100);
    for (number, state) in states.iter().enumerate() {
        let mut rng = Rng::new(Seed::new(number as u64));
        for action in &known {
            for seat in 0..4 {
                let mut state = *state;
                Tzolkin::apply(&mut state, Seat::new(seat), *action, &mut Silent);
                // Continues from there for a few steps.
                for _ in 0..4 {
                    let seat = Tzolkin::to_act(&state).first().unwrap_or(Seat::new(0));
                    Tzolkin::apply(&mut state, seat, known[rng.index(known.len())], &mut Silent);
                }
            }
        }
    }
}
