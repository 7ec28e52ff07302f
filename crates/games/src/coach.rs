//! Advice and estimates of the computer players, with the game's type erased.

use ai::{Advice, Ask, SeatForecast, Stop};
use engine::{Phrase, Rng, Seat, Seed, Viewer};
use game_kit::advice::{self, Advise, Plan, Plans};

use super::Present;
use super::typed::Typed;

/// Advice and estimates for a position. Each depends only on what the seat or the public may know.
pub trait Coach {
    /// A computer player's decision for a seat, or `None` if the seat has nothing to decide. It depends only on the
    /// seat's view, the question, and the time at which `stop` first returns `true`.
    fn advise(&self, seat: Seat, ask: &Ask, stop: Stop<'_>) -> Option<Advice>;

    /// Up to three plans for a seat, which differ in their aims; `None` if the seat has nothing to decide. They depend
    /// on the same things as [`Coach::advise`]. `early` gets them before their reasons are proved.
    fn plans(&self, seat: Seat, ask: &Ask, stop: Stop<'_>, early: &mut dyn FnMut(&[Plan])) -> Option<Plans>;

    /// The comment on a turn of a seat, compared with the first plan of its hint. `None` if nothing is proved.
    fn comment(&self, seat: Seat, seed: Seed, best: &Plan, steps: &[String]) -> Option<Phrase>;

    /// The most important reason for a turn of a seat that public information proves.
    fn reason(&self, seat: Seat, seed: Seed, steps: &[String]) -> Option<Phrase>;

    /// Returns `true` if a turn of a seat leaves it more of everything than another turn with the same effects on the
    /// board.
    fn has_more(&self, seat: Seat, seed: Seed, turn: &[String], than: &[String]) -> bool;

    /// The expected final points of a seat after each of these turns, in each of this many deals.
    fn forecasts(&self, seat: Seat, seed: Seed, deals: u64, turns: &[&[String]]) -> Option<Vec<Vec<f32>>>;

    /// The expected final points of a seat after each of these turns, all on one scale.
    fn measure(&self, seat: Seat, seed: Seed, turns: &[&[String]]) -> Option<Vec<f32>>;

    /// The chance to win of a seat after each of these turns, in each of this many deals that match its view.
    fn chances(&self, seat: Seat, seed: Seed, turns: &[&[String]], deals: u64) -> Option<Vec<Vec<f32>>>;

    /// The mean chance of each seat to win in this many deals that match public information. After the end it is the
    /// result.
    fn outlook(&self, seed: Seed, deals: u64) -> Vec<f32>;

    /// The progress of the game, from 0 to 1.
    fn progress(&self) -> f32;

    /// The forecast for every seat, from public information.
    fn standings(&self) -> Vec<SeatForecast>;
}

impl<G: Present + Advise> Coach for Typed<G> {
    fn advise(&self, seat: Seat, ask: &Ask, stop: Stop<'_>) -> Option<Advice> {
        ai::advise::<G>(&G::view(&self.0, Viewer::Seat(seat)), seat, ask, stop)
    }

    fn plans(&self, seat: Seat, ask: &Ask, stop: Stop<'_>, early: &mut dyn FnMut(&[Plan])) -> Option<Plans> {
        advice::plans::<G>(&G::view(&self.0, Viewer::Seat(seat)), seat, ask, stop, early)
    }

    fn comment(&self, seat: Seat, seed: Seed, best: &Plan, steps: &[String]) -> Option<Phrase> {
        advice::comment::<G>(&G::view(&self.0, Viewer::Seat(seat)), seat, seed, best, steps)
    }

    fn reason(&self, seat: Seat, seed: Seed, steps: &[String]) -> Option<Phrase> {
        let known = G::imagine(&G::view(&self.0, Viewer::Public), &mut Rng::new(seed));
        advice::reason::<G>(&G::view(&known, Viewer::Seat(seat)), seat, seed, steps)
    }

    fn has_more(&self, seat: Seat, seed: Seed, turn: &[String], than: &[String]) -> bool {
        advice::has_more::<G>(&G::view(&self.0, Viewer::Seat(seat)), seat, seed, [turn, than])
    }

    fn forecasts(&self, seat: Seat, seed: Seed, deals: u64, turns: &[&[String]]) -> Option<Vec<Vec<f32>>> {
        advice::forecasts::<G>(&G::view(&self.0, Viewer::Seat(seat)), seat, seed, deals, turns)
    }

    fn measure(&self, seat: Seat, seed: Seed, turns: &[&[String]]) -> Option<Vec<f32>> {
        ai::measure::<G>(&G::view(&self.0, Viewer::Seat(seat)), seat, seed, turns)
    }

    fn chances(&self, seat: Seat, seed: Seed, turns: &[&[String]], deals: u64) -> Option<Vec<Vec<f32>>> {
        ai::chances::<G>(&G::view(&self.0, Viewer::Seat(seat)), seat, seed, turns, deals)
    }

    fn outlook(&self, seed: Seed, deals: u64) -> Vec<f32> {
        ai::outlook::<G>(&self.0, seed, deals)
    }

    fn progress(&self) -> f32 {
        G::progress(&self.0)
    }

    fn standings(&self) -> Vec<SeatForecast> {
        ai::standings::<G>(&G::view(&self.0, Viewer::Public))
    }
}
