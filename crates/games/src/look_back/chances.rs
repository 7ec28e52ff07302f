//! The chance of each seat to win, in thousandths.

use engine::{Seat, Seed};

use crate::Position;

/// Number of deals behind each chance.
const DEALS: u64 = 32;

/// All chances of a moment together.
pub(super) const WHOLE: u16 = 1000;

/// Standard errors by which a chance must drop in a turn to count as given away.
const CLEAR: f32 = 2.5;

/// The variance of a deal, as a part of that of a win or a loss. The forecast at the end of a deal is smoother. Measured
/// in sample games.
const SMOOTH: f32 = 0.4;

/// The chance of each seat to win, in thousandths. They add up to 1000.
pub type Chances = Vec<u16>;

/// The chances of each seat in this position. After the end they are the result.
pub fn chances(position: &dyn Position, seed: Seed) -> Chances {
    rounded(&position.coach().outlook(seed, DEALS))
}

/// Rounds chances to thousandths that still add up to 1000.
fn rounded(chances: &[f32]) -> Chances {
    let most = f32::from(WHOLE);
    let exact: Vec<f32> = chances.iter().map(|chance| (chance * most).clamp(0.0, most)).collect();
    // Each number is at most 1000.
    let mut rounded: Chances = exact.iter().map(|exact| exact.floor() as u16).collect();
    let mut order: Vec<usize> = (0..exact.len()).collect();
    order.sort_by(|&one, &other| exact[other].fract().total_cmp(&exact[one].fract()));
    let missing = usize::from(WHOLE).saturating_sub(rounded.iter().copied().map(usize::from).sum());
    order.iter().cycle().take(missing).for_each(|&seat| rounded[seat] += 1);
    rounded
}

/// The chance that the player of a turn, counted from 1, lost in it, in thousandths.
pub(super) fn lost(turns: &[Seat], chances: &[Chances], turn: usize) -> Option<i32> {
    let seat = turns.get(turn.checked_sub(1)?)?.index();
    let of = |turns: usize| Some(i32::from(*chances.get(turns)?.get(seat)?));
    Some(of(turn - 1)? - of(turn)?)
}

/// The sum of a seat's chances that its own turns lost clearly, in thousandths.
pub(super) fn given_away(turns: &[Seat], chances: &[Chances], seat: Seat) -> i32 {
    let own = (1..).zip(turns).filter(|(_, of)| **of == seat);
    let lost = own.filter_map(|(turn, _)| Some((turn, lost(turns, chances, turn)?)));
    lost.filter(|(turn, lost)| *lost as f32 > CLEAR * error(chances, *turn, seat)).map(|(_, lost)| lost).sum()
}

/// The standard error of a change of chances in a turn, in thousandths.
fn error(chances: &[Chances], turn: usize, seat: Seat) -> f32 {
    let spread = |turns: usize| {
        let chance = chances.get(turns).and_then(|chances| chances.get(seat.index()));
        let share = f32::from(chance.copied().unwrap_or_default()) / f32::from(WHOLE);
        SMOOTH * share * (1.0 - share) / DEALS as f32
    };
    (spread(turn - 1) + spread(turn)).sqrt() * f32::from(WHOLE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounded_chances_add_up_to_a_whole() {
        assert_eq!(rounded(&[1.0 / 3.0; 3]), [334, 333, 333]);
        assert_eq!(rounded(&[0.12345, 0.50004, 0.37651]), [123, 500, 377]);
        assert_eq!(rounded(&[1.0, 0.0]), [1000, 0]);
        assert_eq!(rounded(&[0.5, 0.5]), [500, 500]);
        assert_eq!(rounded(&[]), Chances::new());
    }

    #[test]
    fn only_clear_drops_in_own_turns_count_as_given_away() {
        let [one, other] = [Seat::new(0), Seat::new(1)];
        let turns = [one, other, one, other];
        // 50 % to 45 % is within the error, and 45 % to 5 % isn't. The drop from 60 % to 5 % is in another's turn.
        let chances = vec![vec![500, 500], vec![450, 550], vec![600, 400], vec![50, 950], vec![0, 1000]];
        assert_eq!(lost(&turns, &chances, 1), Some(50));
        assert_eq!(lost(&turns, &chances, 2), Some(150));
        assert_eq!((lost(&turns, &chances, 0), lost(&turns, &chances, 5)), (None, None));
        assert_eq!(given_away(&turns, &chances, one), 550);
        assert_eq!(given_away(&turns, &chances, other), 0, "550 to 400 is within the error");
    }
}
