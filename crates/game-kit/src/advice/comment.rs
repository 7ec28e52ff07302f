//! Sentences about turns that were played, with the same proofs as in hints.

use ai::Lab;
use engine::{Phrase, Seat, Seed};

use super::compare::clearly_more;
use super::plan::{Advise, Plan};
use super::search::{Candidate, DEALS, case};

/// The comment on a turn, given as steps, after it was played. `best` is the first plan of the hint for the same
/// decision. A turn with the same aim gets its own proved reason. Otherwise the comment names the plan if it is clearly
/// better.
pub fn comment<G: Advise>(view: &G::View, seat: Seat, seed: Seed, best: &Plan, steps: &[String]) -> Option<Phrase> {
    let mut lab = Lab::<G>::new(view, seat, seed, DEALS);
    let (turn, plan) = (candidate(&lab, steps)?, candidate(&lab, &best.steps)?);
    if turn.is_same(&plan) {
        return Some(Phrase::new("core-comment-good").with("reason", proved(&mut lab, &turn)?));
    }
    let (points, more) = (lab.forecast(&turn.actions)?, lab.forecast(&plan.actions)?);
    clearly_more(&more, &points).then(|| {
        let text = best.reason.as_ref().map_or(&best.now, |reason| &reason.words);
        Phrase::new("core-comment-better").with("plan", best.name.clone()).with("text", text.clone())
    })
}

/// The most important proved reason for a turn, given as steps.
pub fn reason<G: Advise>(view: &G::View, seat: Seat, seed: Seed, steps: &[String]) -> Option<Phrase> {
    let mut lab = Lab::<G>::new(view, seat, seed, DEALS);
    let turn = candidate(&lab, steps)?;
    proved(&mut lab, &turn)
}

/// The turn of these steps. `None` if they aren't legal in a deal that matches what the seat knew before the turn.
fn candidate<G: Advise>(lab: &Lab<'_, G>, steps: &[String]) -> Option<Candidate<G>> {
    let actions = steps.iter().map(|step| G::parse_action(step)).collect::<Option<Vec<_>>>()?;
    Candidate::new(lab.deals().first()?, lab.seat(), actions)
}

fn proved<G: Advise>(lab: &mut Lab<'_, G>, turn: &Candidate<G>) -> Option<Phrase> {
    let before = lab.deals().first()?.clone();
    Some(G::reasons(&mut case(lab, &before, turn), &|_| true).into_iter().next()?.words)
}
