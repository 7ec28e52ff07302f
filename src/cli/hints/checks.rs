//! One plan as JSON, and checks of its numbers, its costs and its words.

use serde_json::{Value, json};

use crate::engine::{Phrase, Seat, Seed, Viewer};
use crate::games::{self, Gap, Position, Reason, Suggestion};

use super::super::language::Reader;

/// The position after a plan, before the others move. `None` if a step isn't legal. If the game can't separate the end
/// of the turn, the last step isn't played.
pub(super) fn after(position: &dyn Position, seat: Seat, plan: &Suggestion) -> Option<Box<dyn Position>> {
    let mut after = position.fork();
    let turn = position.turn();
    for step in &plan.steps {
        let mut held = after.fork();
        after.play(seat, step).ok()?;
        if after.turn() != turn {
            held.hold(seat, step);
            return Some(held);
        }
    }
    Some(after)
}

/// Returns `true` if the plan leaves the seat short for the next food day or eclipse.
pub(super) fn is_short(position: &dyn Position, seat: Seat, plan: &Suggestion) -> bool {
    let shortage = after(position, seat, plan).and_then(|after| after.face(Viewer::Seat(seat)).shortage(seat));
    shortage.is_some_and(|(short, _)| short > 0)
}

/// Returns `true` if the goods and points in the plan's words are those that the rules give when it is played.
pub(super) fn is_exact(position: &dyn Position, seat: Seat, plan: &Suggestion) -> bool {
    let Some(after) = after(position, seat, plan) else { return true };
    let own = |position: &dyn Position| position.face(Viewer::Seat(seat)).goods(seat);
    games::is_exact(&plan.now, [&own(position), &own(&*after)])
}

/// Returns `true` if the plan's steps name a worker or a place.
pub(super) fn is_named(plan: &Suggestion) -> bool {
    !plan.now.key.ends_with("-plan-does")
}

/// Signs of a text that is missing or unfinished.
const UNSAID: [&str; 5] = ["-plan-", "-reason-", "-price-", "{", "  "];

/// The number of languages in which a text of the plan is missing.
pub(super) fn unsaid(reader: &Reader, plan: &Suggestion, rank: usize, names: &[String]) -> usize {
    let texts = reader.in_all_languages(&plan.phrase(rank as u8 + 1), names);
    texts.into_iter().filter(|text| UNSAID.iter().any(|sign| text.contains(sign))).count()
}

/// The lead of a turn over another one in forecast points, with its standard error.
pub(super) fn lead(
    position: &dyn Position,
    seat: Seat,
    (seed, deals): (Seed, u64),
    [one, two]: [&[String]; 2],
) -> Option<(f64, f64)> {
    let points = position.coach().forecasts(seat, seed, deals, &[one, two])?;
    Some(mean(&points[0].iter().zip(&points[1]).map(|(one, two)| f64::from(one - two)).collect::<Vec<_>>()))
}

/// The mean and its standard error.
pub(super) fn mean(values: &[f64]) -> (f64, f64) {
    let count = values.len().max(2) as f64;
    let mean = values.iter().sum::<f64>() / values.len().max(1) as f64;
    let spread = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>();
    (mean, (spread / (count - 1.0) / count).sqrt())
}

/// A plan as JSON.
pub(super) fn describe(reader: &Reader, plan: &Suggestion, names: &[String]) -> Value {
    let say = |phrase: &Phrase| reader.say(phrase, names);
    let reason = |reason: &Reason| {
        json!({
            "kind": reason.kind,
            "text": say(&reason.words),
            "claim": reason.claim,
            "worth": reason.worth,
        })
    };
    json!({
        "name": say(&plan.name),
        "aim": say(&plan.aim),
        "now": say(&plan.now),
        "reasons": plan.reasons.iter().map(reason).collect::<Vec<_>>(),
        "price": plan.price.as_ref().map(&say),
        "comparison": plan.gap.map(|gap| say(&gap.phrase())),
        "points": match plan.gap {
            Some(Gap::Better { points, .. }) => json!(points),
            _ => Value::Null,
        },
        "text": say(&plan.text()),
        "steps": plan.steps,
    })
}
