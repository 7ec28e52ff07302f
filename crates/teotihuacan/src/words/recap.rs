//! The changes for a player since an earlier moment.

use game_kit::recap;

use super::prelude::*;

/// The discovery tiles that the player could pay for and that are gone, then the changed prices of main actions.
pub fn recap(view: &View, since: &View, seat: Seat) -> Vec<Phrase> {
    let (now, before) = (&view.state, &since.state);
    if now.phase != Phase::Turns || before.phase != Phase::Turns {
        return Vec::new();
    }
    let gone = recap::gone("teotihuacan-recap-gone", "tiles", gone(now, before, seat));
    gone.into_iter().chain(prices(now, before, seat)).collect()
}

fn gone(now: &State, before: &State, seat: Seat) -> Vec<Phrase> {
    let owner = now.seat(seat);
    let kept = now.stacks.iter().fold(owner.discoveries | owner.used, |kept, stack| kept | stack);
    let taken = before.stacks.iter().fold(0, |all, stack| all | stack) & !kept;
    let payable = members(taken).filter(|tile: &Discovery| State::claimable(*tile, &before.seat(seat).goods));
    payable.map(say::discovery).collect()
}

/// The changed prices of main actions, in cocoa.
fn prices(now: &State, before: &State, seat: Seat) -> Option<Phrase> {
    let changes = Board::ALL.iter().filter(|board| **board != Board::Palace).map(|board| {
        let [from, to] = [before, now].map(|state| state.colours_for(seat, *board, 0));
        let words = Phrase::new("teotihuacan-recap-price").with("board", say::board(*board));
        (to.cmp(&from), words.with("before", from).with("now", say::cocoa(to.into())))
    });
    recap::prices(["teotihuacan-recap-cheaper", "teotihuacan-recap-dearer", "teotihuacan-recap-prices"], changes)
}
