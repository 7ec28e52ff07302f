//! A viewer's knowledge (rules 1.2), and states that match it.
//!
//! These things are hidden: the order of the draw piles, the starting tiles dealt to others with their attached
//! discovery tiles, the others' choices until all have chosen, and the boards of future neutral workers. Everything
//! else is public.

use serde::Serialize;

use engine::{Ahead, Rng, Seat, Silent, Viewer};

use super::apply::Play;
use super::data::data;
use super::ids::{Discovery, StartingTile};
use super::opening::neutral_colours;
use super::slot::Slot;
use super::state::{Deck, Phase, State};

/// The game as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    pub(super) viewer: Viewer,
    /// The state, with everything blanked that is hidden from the viewer.
    pub(super) state: State,
}

impl State {
    /// Number of visible placings of neutral workers.
    pub(super) fn placings(&self) -> usize {
        match self.phase {
            Phase::Keeping | Phase::Placing | Phase::Bonuses => 0,
            Phase::Turns | Phase::Eclipse | Phase::Over => usize::from(self.era),
        }
    }
}

impl View {
    pub(super) fn new(state: &State, viewer: Viewer) -> View {
        let mut seen = *state;
        let own = |seat: Seat| viewer == Viewer::Seat(seat);
        for seat in state.all_seats().filter(|seat| !own(*seat)) {
            let index = usize::from(seat);
            if state.phase == Phase::Keeping && state.offer.is_empty() && !state.seats[index].kept_tiles[0].is_empty() {
                seen.seats[index].kept_tiles = [Slot::Hidden; 2];
            }
            for slot in 0..4 {
                let tile = state.dealt[index][slot];
                let shown = state.phase != Phase::Keeping && state.seats[index].kept_tiles.contains(&tile);
                if !tile.is_empty() && !shown {
                    seen.dealt[index][slot] = Slot::Hidden;
                    if let Some(tile) = tile.known() {
                        seen.attached[tile.index()] = Slot::Empty;
                    }
                }
            }
        }
        seen.discovery_pile = Deck::new(std::iter::repeat_n(Slot::Hidden, state.discovery_pile.len()));
        // The remaining tiles of these two piles can be deduced. Only their order is hidden.
        let mut decorations: Vec<_> = state.decoration_pile.iter().collect();
        decorations.sort_unstable();
        seen.decoration_pile = Deck::new(decorations.into_iter());
        let mut pyramid: Vec<_> = state.pyramid_pile.iter().collect();
        pyramid.sort_unstable();
        seen.pyramid_pile = Deck::new(pyramid.into_iter());
        for placing in &mut seen.neutral_pairs[state.placings()..] {
            for pair in placing.iter_mut().filter(|pair| !pair[0].is_empty()) {
                *pair = [Slot::Hidden; 2];
            }
        }
        View { viewer, state: seen }
    }

    /// A full state that matches a view, with all hidden information dealt again.
    pub(super) fn imagine(&self, rng: &mut Rng) -> State {
        let mut state = self.state;

        let mut known = state.stacks.iter().fold(0, |set, stack| set | stack);
        for seat in &state.seats {
            known |= seat.discoveries | seat.used;
        }
        for attached in state.attached.iter().filter_map(|attached| attached.known()) {
            known |= 1 << attached.index();
        }
        let mut unknown = rng.shuffled(Discovery::all().filter(|tile| known & (1 << tile.index()) == 0));

        deal_hidden(&mut state, &mut unknown, rng);
        for seat in state.all_seats() {
            let index = usize::from(seat);
            if state.seats[index].kept_tiles[0] == Slot::Hidden {
                let mut tiles = state.dealt[index];
                rng.shuffle(&mut tiles);
                state.seats[index].kept_tiles = [tiles[0], tiles[1]];
            }
        }
        state.discovery_pile = Deck::new(unknown.into_iter().map(Slot::Known));

        state.decoration_pile = Deck::new(rng.shuffled(state.decoration_pile.iter()).into_iter());
        state.pyramid_pile = Deck::new(rng.shuffled(state.pyramid_pile.iter()).into_iter());

        for placing in &mut state.neutral_pairs {
            for pair in placing.iter_mut().take(neutral_colours(state.players)).filter(|pair| pair[0] == Slot::Hidden) {
                let tiles = rng.shuffled(StartingTile::all());
                *pair = [Slot::Known(tiles[0]), Slot::Known(tiles[1])];
            }
        }
        state
    }

    /// The game at the start of this seat's turn ([`engine::Game::ahead`]). `None` for [`Ahead::NextDay`]: until the
    /// eclipse, the calendar changes nothing that players have, and the eclipse asks them for salaries.
    pub(super) fn ahead(&self, seat: Seat, ahead: Ahead, rng: &mut Rng) -> Option<State> {
        let plays = self.state.phase == Phase::Turns && seat.number() < self.state.players && ahead == Ahead::Now;
        let mut state = Some(self.imagine(rng)).filter(|_| plays)?;
        Play::new(&mut state, &mut Silent).begin_turn(seat);
        Some(state)
    }
}

/// Deals the hidden starting tiles. The number of attached discovery tiles among them is known: the unseen tiles (in
/// random order) exceed the pile by that many.
fn deal_hidden(state: &mut State, unknown: &mut Vec<Discovery>, rng: &mut Rng) {
    let mut slots: Vec<(usize, usize)> = Vec::new();
    let mut seen = 0u32;
    for (seat, dealt) in state.dealt.iter().enumerate() {
        for (slot, tile) in dealt.iter().enumerate() {
            match *tile {
                Slot::Hidden => slots.push((seat, slot)),
                Slot::Empty => {}
                Slot::Known(tile) => seen |= 1 << tile.index(),
            }
        }
    }
    if slots.is_empty() {
        return;
    }
    let bears = |tile: &StartingTile| data().starting_tiles[tile.index()].effects.attached_discovery;
    let unseen = rng.shuffled(StartingTile::all().filter(|tile| seen & (1 << tile.index()) == 0));
    let bearing = unknown.len().saturating_sub(state.discovery_pile.len());
    let with = unseen.iter().copied().filter(bears).take(bearing);
    let without = unseen.iter().copied().filter(|tile| !bears(tile));
    let dealt = rng.shuffled(with.chain(without).take(slots.len()));
    for ((seat, slot), tile) in slots.into_iter().zip(dealt) {
        state.dealt[seat][slot] = Slot::Known(tile);
        if bears(&tile)
            && let Some(attached) = unknown.pop()
        {
            state.attached[tile.index()] = Slot::Known(attached);
        }
    }
}
