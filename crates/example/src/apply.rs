//! Plays an action.

use engine::{Events, Seat};

use super::action::Action;
use super::events;
use super::state::State;

pub(super) fn apply(state: &mut State, seat: Seat, action: Action, events: &mut impl Events) {
    let table = &mut state.table;
    let player = &mut table.players[seat.index()];
    match action {
        Action::Take(card) => {
            table.open.retain(|other| *other != card);
            player.cards.push((card, false));
            events.emit(|| events::took(seat, card));
            if player.water > 0 {
                table.watering = true;
                return;
            }
        }
        Action::Rest => {
            player.water = player.water.saturating_add(1);
            let card = (!table.open.is_empty()).then(|| table.open.remove(0));
            table.discards.extend(card);
            events.emit(|| events::rested(seat));
        }
        Action::Water => {
            player.water = player.water.saturating_sub(1);
            if let Some((card, watered)) = player.cards.last_mut() {
                *watered = true;
                let card = *card;
                events.emit(|| events::watered(seat, card));
            }
        }
        Action::Stop => {}
    }
    end_turn(state, events);
}

/// Refills the open cards. Then the next seat begins or the game ends (rules 3, 4).
fn end_turn(state: &mut State, events: &mut impl Events) {
    let table = &mut state.table;
    table.watering = false;
    table.turns += 1;
    table.active = table.active.next(table.players.len() as u8);
    if let Some(card) = state.deck.pop() {
        table.open.push(card);
        events.emit(|| events::revealed(card));
    }
    table.deck = state.deck.len() as u8;
    if table.is_over() {
        events.emit(|| events::over(table));
    }
}
