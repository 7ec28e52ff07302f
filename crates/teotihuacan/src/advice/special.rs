//! Reasons that no general form can tell.

use engine::{Game, Phrase, Seat};
use game_kit::advice::{Claim, Reason};

use super::super::action::Action;
use super::super::data::data;
use super::super::ids::{Board, Discovery, DiscoveryKind, Temple, members};
use super::super::{State, Teotihuacan, phrases as say};
use super::{SOON, start};

/// Tenths of a point: for a technology, a free worker, a board, and a worker before its ascension.
const EFFECT: i32 = 25;
const FREED: i32 = 10;
const BOARD: i32 = 2;
const READY: i32 = 20;
/// For a tile in hand, a step toward a temple bonus tile, and a new worker in each era to come.
const TILE: i32 = 20;
const STEP: i32 = 8;
const WORKER: i32 = 20;
/// Rounds until the end of the game below which a technology is worth less.
const LATE: u8 = 12;
/// Steps on one temple that are worth a sentence.
const CLIMBS: u8 = 3;

fn reason(kind: &str, worth: i32, args: impl FnOnce(Phrase) -> Phrase) -> Reason {
    Reason::new(Teotihuacan::ID, kind, Claim::Rules, worth, args)
}

pub(super) fn special(before: &State, after: &State, seat: Seat, actions: &[Action]) -> Vec<Reason> {
    match actions {
        [Action::Place(_), ..] => Vec::new(),
        [action @ (Action::Keep(_) | Action::Draft(_)), ..] => start::reasons(before, seat, *action),
        _ => {
            let reasons = [
                effect(before, actions),
                tile(before, after, seat),
                worker(before, after, seat),
                boards(before, after, seat),
                ready(before, after, seat),
                frees(before, after, seat, actions),
            ];
            reasons.into_iter().flatten().chain(climbs(before, after, seat)).collect()
        }
    }
}

/// The effect of a technology. Near the end it pays back little.
fn effect(before: &State, actions: &[Action]) -> Option<Reason> {
    let technology = actions.iter().find_map(|action| match action {
        Action::Acquire(technology) => Some(*technology),
        _ => None,
    })?;
    let late = before.final_eclipse() && before.rounds_left() < LATE;
    let worth = if late { EFFECT / 2 } else { EFFECT };
    let effect = Phrase::new(format!("{}.effect", say::technology(technology).key));
    Some(reason("effect", worth, |phrase| phrase.with("effect", effect)))
}

/// A new tile that stays in hand, and the cocoa that it pays of a salary that is due soon.
fn tile(before: &State, after: &State, seat: Seat) -> Option<Reason> {
    let (then, owner) = (before.seat(seat), after.seat(seat));
    let new = owner.discoveries & !then.discoveries & !owner.used;
    let tile = members(new).find(|tile: &Discovery| !data().discoveries[tile.index()].kind.is_mask())?;
    let name = say::discovery(tile);
    let missing = owner.salary().saturating_sub(owner.goods.cocoa);
    let paid = missing.saturating_sub(owner.missing_salary());
    let pays = DiscoveryKind::FreeCocoa == data().discoveries[tile.index()].kind
        || DiscoveryKind::Cocoa4 == data().discoveries[tile.index()].kind;
    if pays && paid > 0 && after.rounds_left() <= SOON {
        let worth = 10 * i32::from(data().eclipse.unpaid * paid);
        return Some(reason("pays", worth, |phrase| {
            phrase.with("tile", name).with("need", owner.salary()).with("paid", paid)
        }));
    }
    let effect = Phrase::new(format!("{}.effect", name.key));
    Some(reason("tile", TILE, |phrase| phrase.with("tile", name).with("effect", effect)))
}

/// A worker that joins the others.
fn worker(before: &State, after: &State, seat: Seat) -> Option<Reason> {
    let count = |state: &State| state.seat(seat).workers.iter().filter(|worker| worker.board.is_some()).count();
    let worth = WORKER * i32::from(4_u8.saturating_sub(before.era));
    (count(after) > count(before)).then(|| reason("worker", worth, |phrase| phrase.with("n", count(after))))
}

/// Several steps toward the bonus tile of a temple.
fn climbs(before: &State, after: &State, seat: Seat) -> Vec<Reason> {
    let goal = data().temple_penultimate;
    let step = |state: &State, temple: Temple| state.seat(seat).temples[temple.index()];
    let toward = |temple: Temple| {
        let (from, to) = (step(before, temple), step(after, temple));
        (to >= from + CLIMBS && to < goal).then(|| {
            reason("climbs", STEP * i32::from(to - from), |phrase| {
                let phrase = phrase.with("temple", say::temple(temple)).with("step", to).with("n", goal - to);
                phrase.with("tile", say::bonus(before.bonus_tiles[temple.index()]))
            })
        })
    };
    Temple::ALL.into_iter().filter_map(toward).collect()
}

/// Boards whose main action new cocoa pays for.
fn boards(before: &State, after: &State, seat: Seat) -> Option<Reason> {
    let [had, have] = [before, after].map(|state| state.seat(seat).goods.cocoa);
    let paid = |cocoa: u16| {
        let main = Board::ALL.into_iter().filter(|board| *board != Board::Palace);
        main.filter(|board| u16::from(after.colours_without(*board, 0)) <= cocoa).count()
    };
    let (few, more) = (paid(had), paid(have));
    (more > few && have > had).then(|| {
        reason("boards", BOARD * (more - few) as i32, |phrase| {
            phrase.with("had", had).with("have", have).with("few", few).with("more", more)
        })
    })
}

/// Locked workers that the turn frees.
fn frees(before: &State, after: &State, seat: Seat, actions: &[Action]) -> Option<Reason> {
    let pays =
        actions.iter().any(|action| matches!(action, Action::UnlockPay | Action::UnlockTurn | Action::UnlockWith(_)));
    let locked = |state: &State| state.seat(seat).workers.iter().filter(|worker| worker.locked()).count();
    let freed = locked(before).checked_sub(locked(after)).filter(|freed| pays && *freed > 0)?;
    Some(reason("frees", FREED * freed as i32, |phrase| phrase.with("workers", freed)))
}

/// A worker that reaches the power before an ascension.
fn ready(before: &State, after: &State, seat: Seat) -> Option<Reason> {
    let count = |state: &State| state.seat(seat).workers.iter().filter(|worker| worker.power == STRONGEST).count();
    (count(after) > count(before)).then(|| reason("ready", READY, |phrase| phrase))
}

/// The power before an ascension.
const STRONGEST: u8 = 5;
