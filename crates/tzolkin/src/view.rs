//! A viewer's knowledge (rules R2). Text, pictures and computer players get a game only through it.

use serde::Serialize;

use engine::{Ahead, Rng, Seat, Silent, Viewer};
use game_kit::list::List;

use super::action::Pair;
use super::apply::Play;
use super::ids::TileId;
use super::state::{Hidden, Phase, State, Table, Turn};

/// A game as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// The public part of the game.
    pub table: Table,
    pub viewer: Viewer,
    /// The four wealth tiles dealt to the viewer, until all have chosen.
    pub offer: Option<[TileId; 4]>,
    /// The viewer's secret choice, until all have chosen.
    pub kept_tiles: Option<Pair<TileId>>,
}

impl View {
    pub(super) fn new(state: &State, viewer: Viewer) -> Self {
        let own = |seat: Seat| {
            let seat = usize::from(seat);
            (state.hidden.offers.get(seat).copied(), state.hidden.kept_tiles.get(seat).copied().flatten())
        };
        let (offer, kept_tiles) = match viewer {
            Viewer::Public => (None, None),
            Viewer::Seat(seat) => own(seat),
        };
        View { table: state.table, viewer, offer, kept_tiles }
    }

    /// The viewer's seat, if the viewer has one.
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Public => None,
            Viewer::Seat(seat) => Some(seat),
        }
    }

    /// The game at the start of this seat's next turn ([`engine::Game::ahead`]): today's board if the turn comes
    /// before the calendar moves, otherwise the board after its move. The second age reveals unknown buildings, so
    /// planning ahead stops at its beginning.
    pub(super) fn ahead(&self, seat: Seat, ahead: Ahead, rng: &mut Rng) -> Option<State> {
        let plays = matches!(self.table.phase, Phase::Turns | Phase::Calendar);
        let mut state = Some(self.imagine(rng)).filter(|_| plays && self.table.seats().any(|other| other == seat))?;
        let mut waiting = self.table.turn_order().skip_while(|other| *other != self.table.active);
        let today = self.table.phase == Phase::Turns && waiting.any(|other| other == seat);
        if today != (ahead == Ahead::Now) {
            return None;
        }
        state.table.tasks.clear();
        if ahead == Ahead::NextDay {
            let owner = state.table.active;
            Play::new(&mut state, &mut Silent, owner).next_day();
            if state.table.phase != Phase::Turns || state.table.age != self.table.age {
                return None;
            }
        }
        let table = &mut state.table;
        (table.phase, table.active, table.turn) = (Phase::Turns, seat, Turn::default());
        Some(state)
    }

    /// A possible state with all information dealt again that the viewer doesn't know.
    pub(super) fn imagine(&self, rng: &mut Rng) -> State {
        let table = self.table;
        let mut hidden = Hidden::default();
        if table.phase == Phase::Choosing {
            let mut unseen = rng.shuffled(table.unseen_tiles(self.offer.as_ref())).into_iter();
            for seat in table.seats() {
                let own = self.offer.filter(|_| self.seat() == Some(seat));
                // Of 21 tiles, at most 8 are on the table as names for dummy workers, or 16 with two players.
                let offer = own.unwrap_or_else(|| std::array::from_fn(|_| unseen.next().unwrap_or_default()));
                hidden.offers.push(offer);
                if table.chosen[usize::from(seat)] {
                    let mut tiles = offer;
                    rng.shuffle(&mut tiles);
                    let kept_tiles = self.kept_tiles.filter(|_| self.seat() == Some(seat));
                    hidden.kept_tiles[usize::from(seat)] = kept_tiles.or(Some(Pair(tiles[0], tiles[1])));
                }
            }
        }
        let mut rest = |age: u8| rng.shuffled(table.unseen_buildings(age));
        if table.age == 1 {
            hidden.deck_age_1 = rest(1).into_iter().take(usize::from(table.deck)).collect::<List<_, 14>>();
            hidden.deck_age_2 = rest(2).into_iter().collect();
        } else {
            hidden.deck_age_2 = rest(2).into_iter().take(usize::from(table.deck)).collect();
        }
        State { table, hidden }
    }
}
