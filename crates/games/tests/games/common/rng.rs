//! Tests that random numbers are the same on every machine and in every release.

use engine::{Rng, Seed};

#[test]
fn numbers_of_a_seed_are_pinned() {
    let numbers = |mut rng: Rng| [rng.next_u64(), rng.next_u64(), rng.next_u64()];
    assert_eq!(numbers(Rng::new(Seed::new(0))), [15438444565445410878, 11647726043916688255, 4287315583106450476]);
    assert_eq!(numbers(Rng::new(Seed::new(1))), [7037237572835827407, 5440448899038119230, 14725191807199933458]);
    assert_eq!(
        numbers(Rng::stream(Seed::new(1), 1)),
        [1909849311801240084, 15089282314985378194, 11771596984037297077]
    );
}

#[test]
fn a_shuffle_is_pinned() {
    let mut items: Vec<u8> = (0..10).collect();
    Rng::new(Seed::new(2026)).shuffle(&mut items);
    assert_eq!(items, [2, 4, 0, 1, 8, 6, 5, 3, 9, 7]);
    let mut rng = Rng::new(Seed::new(7));
    assert_eq!([2, 6, 21, 1000].map(|bound| rng.below(bound)), [0, 4, 19, 465]);
}

#[test]
fn numbers_are_spread_evenly() {
    let mut rng = Rng::new(Seed::new(3));
    let mut counts = [0_u32; 21];
    (0..21_000).for_each(|_| counts[rng.index(21)] += 1);
    assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
}
