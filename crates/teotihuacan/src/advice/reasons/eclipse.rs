//! Reasons about eclipses and points.

use crate::power_ups::ASCENDS_AT;
use crate::state::LastRound;

use super::prelude::*;

/// Rounds before an eclipse within which the salary counts.
const SOON: u8 = 3;
/// Cocoa that pays for a main action on a board with two colors.
const BUSY: u16 = 2;
/// Points from which a turn is praised for them.
const POINTS: u16 = 2;

/// The plan pays the salary of the eclipse that ends this round.
pub(super) fn salary(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (before, after) = (case.before.seat(case.seat), case.after.seat(case.seat));
    let (salary, had, have) = (after.salary(), before.goods.cocoa, after.goods.cocoa);
    let free = before.hand(DiscoveryKind::FreeCocoa) | before.hand(DiscoveryKind::Cocoa4) > 0;
    // No own turn follows before the eclipse.
    if case.after.rounds_left() != 1 || had >= salary || have < salary || free {
        return None;
    }
    let lost = data().eclipse.unpaid;
    let found = reason("salary", Check::Count, [salary, had], |phrase| {
        phrase.with("salary", salary).with("have", had).with("points", lost)
    });
    Some(found.naming())
}

/// Cocoa that a payment of the salary leaves unpaid. `None` if the turn pays no salary.
pub(in super::super) fn unpaid(before: &State, seat: Seat, actions: &[Action]) -> Option<u16> {
    actions.iter().find_map(|action| match *action {
        Action::Salary(paid) => Some(before.seat(seat).salary().saturating_sub(paid.into())),
        Action::SalaryWith(_) => Some(0),
        _ => None,
    })
}

/// A payment of the salary: as much as possible saves points, and less keeps cocoa for a main action.
pub(super) fn payment(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (before, after) = (case.before.seat(case.seat), case.after.seat(case.seat));
    let unpaid = unpaid(&case.before, case.seat, case.actions)?;
    let (salary, lost) = (before.salary(), data().eclipse.unpaid);
    let (paid, left) = (salary - unpaid, after.goods.cocoa);
    // With fewer points, the player loses less.
    let costs = before.vp >= (unpaid + 1) * lost;
    if paid > 0 && left == before.goods.cocoa {
        return Some(reason("pays-with-tile", Check::Count, [paid, 0], |phrase| phrase.with("cocoa", paid)));
    }
    let most = salary.min(before.goods.cocoa);
    if paid == most && costs && most > 0 {
        return Some(reason("pays-all", Check::Count, [paid * lost, 0], |phrase| phrase.with("points", lost)));
    }
    if most == 0 && salary > 0 {
        return Some(reason("pays-nothing", Check::Count, [0, 0], |phrase| phrase));
    }
    let keeps = !case.before.final_eclipse() && left >= BUSY && before.goods.cocoa - most < BUSY;
    keeps.then(|| {
        let counted = [left, before.goods.cocoa - most];
        reason("keeps-cocoa", Check::Count, counted, |phrase| phrase.with("cocoa", left))
    })
}

/// An ascension brings the eclipse closer, and in most deals a rival can't pay its salary then.
pub(super) fn time_eclipse(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (seat, era) = (case.seat, case.before.era);
    let own = case.after.seat(seat);
    let closer = case.after.light_disc > case.before.light_disc && case.after.rounds_left() <= SOON;
    if !closer || ascensions(case) == 0 || own.goods.cocoa < own.salary() {
        return None;
    }
    let deals = case.lab.deals().len();
    let mut missing = [0; 4];
    for deal in 0..deals {
        let state = case.lab.deals()[deal];
        let after = case.lab.play(&state, case.actions)?;
        case.lab.continue_until(
            after,
            |state| state.era > era,
            |state, other, action| {
                if let Action::Salary(paid) = action
                    && state.era == era
                    && u16::from(paid) < state.seat(other).salary()
                {
                    missing[other.index()] += 1;
                }
            },
        )?;
    }
    let rival = case.before.all_seats().find(|rival| *rival != seat && case.reaches(MOSTLY, missing[rival.index()]))?;
    case.reaches(MOSTLY, deals - missing[seat.index()])
        .then(|| reason("time-eclipse", Check::Theirs, [1, 0], |phrase| phrase.seat("rival", rival)))
}

/// Number of ascensions in the turn.
fn ascensions(case: &Tried<'_, '_>) -> usize {
    case.actions.iter().filter(|action| matches!(action, Action::Reward(_) | Action::RewardWith(_))).count()
}

/// An ascension or a building brings steps on the Avenue.
pub(super) fn avenue(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (before, after) = (case.before.seat(case.seat).avenue, case.after.seat(case.seat).avenue);
    let value = case.after.building_value();
    (after > before && value > 0).then(|| {
        let kind = if ascensions(case) > 0 { "ascends" } else { "avenue" };
        reason(kind, Check::Without, [after, before], |phrase| phrase.with("points", value * u16::from(after - before)))
    })
}

/// A powerful worker ascends and no longer costs two cocoa.
pub(super) fn saves_pay(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (before, after) = (case.before.seat(case.seat).salary(), case.after.seat(case.seat).salary());
    let soon = case.after.rounds_left() <= SOON;
    (ascensions(case) > 0 && after < before && soon).then(|| {
        reason("saves-pay", Check::Count, [after, before], |phrase| phrase.with("salary", after).with("before", before))
    })
}

/// The turn adds to the sets of masks.
pub(super) fn masks(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (before, after) = (case.before.seat(case.seat).mask_score(), case.after.seat(case.seat).mask_score());
    (after > before).then(|| {
        reason("masks", Check::Without, [after, before], |phrase| phrase.with("points", after).with("before", before))
    })
}

/// Steps on the pyramid track count at the eclipse.
pub(super) fn track(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (before, after) = (case.before.seat(case.seat).track, case.after.seat(case.seat).track);
    let points = case.after.track_points() * u16::from(after.saturating_sub(before));
    (points > 0)
        .then(|| reason("track", Check::Without, [points, 0], |phrase| phrase.with("points", say::points(points))))
}

/// Points that the turn itself brings.
pub(super) fn scored(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (before, after) = (case.before.seat(case.seat).vp, case.after.seat(case.seat).vp);
    let points = after.saturating_sub(before);
    (points >= POINTS)
        .then(|| reason("scored", Check::Count, [points, 0], |phrase| phrase.with("points", say::points(points))))
}

/// Rounds before an eclipse within which saved cocoa counts.
const SAVES: u8 = 3;

/// The plan saves up the whole salary of the next eclipse.
pub(super) fn saves_up(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (before, after) = (case.before.seat(case.seat), case.after.seat(case.seat));
    let (salary, had, have) = (after.salary(), before.goods.cocoa, after.goods.cocoa);
    let rounds = case.after.rounds_left();
    ((2..=SAVES).contains(&rounds) && had < salary && have >= salary).then(|| {
        reason("saves-up", Check::Count, [have, had], |phrase| {
            phrase.with("salary", salary).with("have", have).with("rounds", rounds)
        })
    })
}

/// The plan brings cocoa for a salary that it doesn't cover.
pub(super) fn salary_part(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (had, have) = (case.before.seat(case.seat).goods.cocoa, case.after.seat(case.seat).goods.cocoa);
    let salary = case.after.seat(case.seat).salary();
    (case.after.rounds_left() <= SAVES && had < have && have < salary).then(|| {
        reason("salary-part", Check::Count, [have, had], |phrase| {
            phrase.with("salary", salary).with("had", had).with("have", have)
        })
    })
}

/// The plan adds to the final score in the last turn of the game.
pub(super) fn last_turn(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let (seat, before, after) = (case.seat, &case.before, &case.after);
    let (then, now) = (before.seat(seat), after.seat(seat));
    // Rivals that still move can change the value of the Avenue and the lead on the pyramid track.
    let last = seat.ordinal() == after.players || (then.avenue, then.track) == (now.avenue, now.track);
    // A tile in hand pays the salary anyway.
    let tiles = then.hand(DiscoveryKind::FreeCocoa) | then.hand(DiscoveryKind::Cocoa4);
    if after.last_round != LastRound::Now || !after.final_eclipse() || !last || tiles > 0 {
        return None;
    }
    let total =
        |state: &State| -> i32 { state.points_by_source()[seat.index()].iter().map(|(_, points)| points).sum() };
    let points = total(after) - total(before);
    (points > 0).then(|| reason("last-turn", Check::Count, [points, 0], |phrase| phrase.with("points", points)))
}

/// A worker that ascends with its next power-up.
pub(super) fn near_ascension(case: &mut Tried<'_, '_>) -> Option<Reason> {
    let ready = |state: &State| {
        let workers = &state.seat(case.seat).workers;
        workers.iter().filter(|worker| worker.board.is_some() && worker.power + 1 == ASCENDS_AT).count()
    };
    let (before, after) = (ready(&case.before), ready(&case.after));
    let board = case.actions.iter().find_map(|action| match *action {
        Action::Raise(board, power) if power + 2 == ASCENDS_AT => Some(board),
        _ => None,
    })?;
    (after > before && case.after.rounds_left() > 1).then(|| {
        let counted = [after as i64, before as i64];
        reason("near-ascension", Check::Count, counted, |phrase| {
            phrase.with("power", ASCENDS_AT - 1).with("board", say::board(board))
        })
    })
}
