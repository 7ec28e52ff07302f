//! The plan of one turn: the player's own, one to queue, or one of a what-if.

use std::sync::Arc;

use crate::engine::{Phrase, Seat};
use crate::games;
use crate::games::{Position, Prompt};

use super::acting::{acting_seat, seat_for_stamp};
use super::draft;
use super::draft::{Played, UNDO};
use crate::table::rules::cause::Cause;
use crate::table::rules::decision::{Decision, DecisionError, StoredReply};
use crate::table::rules::loaded::LoadedTable;
use crate::table::values::{
    Change, DraftRow, DraftsChange, PlanChange, Planner, PlanningRefusal, Refusal, Stamp, TableCard, UndoRule,
};

/// The steps of a seat on the position at the start of a turn.
pub struct Plan {
    /// The stamp of the plan's buttons.
    pub stamp: Stamp,
    pub seat: Seat,
    /// The position at the start of the turn.
    pub begins: Arc<dyn Position>,
    /// The steps in notation.
    pub steps: Vec<String>,
    /// `false` if the player hasn't changed the steps since an undo or a failed queued turn brought them back. A typed
    /// line replaces them.
    pub begun: bool,
}

impl Plan {
    fn empty(&self) -> Played {
        Played::on(&*self.begins, self.seat)
    }

    /// The steps, played.
    pub fn played(&self) -> Played {
        self.empty().with(&self.steps)
    }

    /// The steps after a change. `hint` is the suggestion to use.
    ///
    /// # Errors
    /// A step is not possible, there is nothing to undo, or the hint doesn't exist.
    pub fn changed(&self, change: &PlanChange, hint: Option<&games::Suggestion>) -> Result<Vec<String>, Refusal> {
        let mut played = self.played();
        match change {
            PlanChange::Step(chosen) => played.click(chosen)?,
            PlanChange::UndoStep => return self.without_last_click(played.notation()),
            PlanChange::StartOver if played.is_empty() => {
                return Err(Refusal::Planning(PlanningRefusal::NothingDrafted));
            }
            PlanChange::StartOver => return Ok(Vec::new()),
            PlanChange::UseHint(_) => {
                let turn = hint.ok_or(Refusal::Planning(PlanningRefusal::StalePress))?;
                played = draft::planned(self.empty(), &turn.steps)?;
            }
        }
        Ok(played.notation())
    }

    /// The index of the first step of the last click, and the click's names ([`games::undo_names`]). `None` if there are
    /// no steps.
    fn last_click(&self, steps: &[String]) -> Result<(Option<usize>, Vec<Phrase>), Refusal> {
        let mut before = self.empty();
        let mut kept = 0;
        while kept < steps.len() {
            let path = games::first_click(&*before.position, self.seat, &steps[kept..]);
            let click = path.as_ref().map_or(1, |path| path.steps.len());
            if kept + click >= steps.len() {
                let names = path.map(|path| games::undo_names(&*before.position, self.seat, path));
                return Ok((Some(kept), names.unwrap_or_default()));
            }
            for step in &steps[kept..kept + click] {
                before.push(step)?;
            }
            kept += click;
        }
        Ok((None, Vec::new()))
    }

    fn without_last_click(&self, mut steps: Vec<String>) -> Result<Vec<String>, Refusal> {
        let kept = self.last_click(&steps)?.0.ok_or(Refusal::Planning(PlanningRefusal::NothingDrafted))?;
        steps.truncate(kept);
        Ok(steps)
    }

    /// The plan that a typed line continues after undoing this many clicks. Without an undo, the line replaces a held
    /// step.
    ///
    /// # Errors
    /// There are fewer clicks.
    pub fn continued(&self, undone: usize) -> Result<Played, Refusal> {
        if undone == 0 {
            let mut played = if self.begun { self.played() } else { self.empty() };
            played.release();
            return Ok(played);
        }
        let mut steps = self.played().notation();
        for _ in 0..undone {
            steps = self.without_last_click(steps)?;
        }
        Ok(self.empty().with(&steps))
    }

    /// Plays the steps of a typed line. The line may start by undoing clicks. `complete` gets each complete turn, and
    /// returns the draft that the following steps continue.
    ///
    /// # Errors
    /// A step is not possible.
    pub fn typed(
        &self,
        text: &str,
        mut complete: impl FnMut(Played) -> Result<Played, Refusal>,
    ) -> Result<Played, Refusal> {
        let steps = draft::line(text)?;
        let undone = steps.iter().take_while(|step| *step == UNDO).count();
        let mut played = self.continued(undone)?;
        let before = played.notation();
        for (number, step) in steps.iter().enumerate().skip(undone) {
            played.push(step).map_err(|refusal| match refusal {
                Refusal::Planning(PlanningRefusal::Illegal { .. }) if number == undone => {
                    refusal.after(&before, self.labels(&before))
                }
                other => other.in_line(number + 1),
            })?;
            if played.is_complete() {
                played = complete(played)?;
            }
        }
        Ok(played)
    }

    /// The words of these steps.
    pub fn labels(&self, steps: &[String]) -> Vec<Phrase> {
        self.empty().labelled().with(steps).into_steps().into_iter().map(|step| step.label).collect()
    }

    /// The planner.
    ///
    /// # Errors
    /// A step is not possible.
    pub fn shown(&self, table: TableCard, hints: bool) -> Result<Planner, Refusal> {
        let mut played = self.empty().labelled().with(&self.steps);
        let (complete, end_step) = (played.is_complete(), played.end_step());
        let mut prompt: Prompt = played.position.prompt(self.seat);
        let mut menus = Vec::new();
        if complete {
            prompt.choices.clear();
        } else {
            menus = games::menus(&*played.position, self.seat, end_step.as_deref());
        }
        let (_, undoes) = self.last_click(&played.notation())?;
        played.show_held();
        let (position, steps) = played.into_parts();
        Ok(Planner {
            hints,
            stamp: self.stamp,
            seat: self.seat,
            position: position.into(),
            since: Arc::clone(&self.begins),
            prompt,
            menus,
            steps,
            complete,
            end_step,
            undoes,
            simultaneous: false,
            may_take_back: table.settings.undo != UndoRule::Never,
            table,
            parts: Vec::new(),
        })
    }
}

/// The plan of a seat's current turn.
///
/// # Errors
/// The game isn't running.
pub fn of_turn(table: &LoadedTable, seat: Seat) -> Result<Plan, Refusal> {
    let draft = table.draft(seat);
    Ok(Plan {
        stamp: table.stamp(seat)?,
        seat,
        begins: Arc::clone(table.running()?.position()),
        steps: draft.map(|draft| draft.steps.clone()).unwrap_or_default(),
        begun: draft.is_none_or(DraftRow::is_begun),
    })
}

/// The planner for the player of a seat.
///
/// # Errors
/// The game isn't running.
pub fn planner(table: &LoadedTable, seat: Seat) -> Result<Planner, Refusal> {
    let (history, plan) = (table.running()?, of_turn(table, seat)?);
    let since = if plan.played().is_empty() { history.last_seen(seat) } else { None };
    let planner = plan.shown(table.card_of_seat(seat), table.allows_hints())?;
    Ok(Planner { since: since.unwrap_or(plan.begins), simultaneous: history.choosing(), ..planner })
}

/// Changes the plan of the user's current turn.
///
/// # Errors
/// The button belongs to another state, or the change is not possible.
pub fn change(
    table: &LoadedTable,
    (stamp, change): (Stamp, &PlanChange),
    hint: Option<&games::Suggestion>,
    cause: Cause<'_>,
) -> Result<Decision, DecisionError> {
    let seat = if let PlanChange::UseHint(_) = change {
        // A hint replaces the steps, so they may have changed since.
        let seat = acting_seat(table, cause.actor.user)?;
        if (Stamp { draft: stamp.draft, ..table.stamp(seat)? }) != stamp {
            return Err(Refusal::Planning(PlanningRefusal::StalePress).into());
        }
        seat
    } else {
        seat_for_stamp(table, cause.actor.user, stamp)?
    };
    let steps = of_turn(table, seat)?.changed(change, hint)?;
    store(table, seat, steps, Change::new(cause.at))
}

/// Stores these steps as the draft of a seat.
///
/// # Errors
/// The game isn't running.
pub fn store(table: &LoadedTable, seat: Seat, steps: Vec<String>, change: Change) -> Result<Decision, DecisionError> {
    let stamp = table.stamp(seat)?;
    let draft = DraftRow { seat, seq: stamp.seq, revision: stamp.draft + 1, steps };
    Ok(Decision::new(Change { drafts: DraftsChange::Put(draft), ..change }, StoredReply::Planner))
}
