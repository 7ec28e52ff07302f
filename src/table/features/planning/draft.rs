//! A planned turn: steps on a copy of the position, one decision at a time.

use std::sync::Arc;

use crate::engine::{Event, Phrase, Seat};
use crate::games::{self, Position, Prompt};
use crate::table::{
    Change, Completion, DraftRow, DraftStep, DraftsChange, HintedTurn, Planner, PlanningRefusal, Refusal, Stamp,
    UndoRule, UserId,
};

pub use super::acting::{acting_seat, pressing_seat};
use crate::table::core::cause::Cause;
use crate::table::core::decision::{Decision, DecisionError, StoredReply};
use crate::table::core::history::History;
use crate::table::core::loaded::LoadedTable;
use crate::table::core::sentence::NAMED_STEPS;

/// Maximum length of a `/play` line, in bytes.
pub const LONGEST_LINE: usize = 4000;

/// Discord's limits for autocompletion: the number of suggestions, and the characters of each.
const MOST_OFFERS: usize = 25;

const LONGEST_OFFER: usize = 100;

/// The word at the start of a typed line that undoes the last click. No game has a step of this name.
pub const UNDO: &str = "undo";

/// A complete turn, with each step played once.
pub struct PlayedTurn {
    /// The steps in notation.
    pub steps: Vec<String>,
    /// The position after the turn.
    pub position: Arc<dyn Position>,
    /// The effects.
    pub events: Vec<Event>,
}

/// The step that completes a draft's turn. It can reveal hidden things, so it is separate from the position.
struct Held {
    position: Box<dyn Position>,
    events: Vec<Event>,
}

/// A played step of a draft.
struct PlayedStep {
    step: String,
    events: Vec<Event>,
    /// The words in which the bot offered it, if the caller asked for them.
    label: Option<Phrase>,
    /// Details that the label leaves out.
    effect: Option<Phrase>,
}

/// A draft, played on a copy of the position.
pub struct Played {
    /// The position after the steps, without the held one.
    pub position: Box<dyn Position>,
    steps: Vec<PlayedStep>,
    /// The last step, if it completes the turn.
    held: Option<Held>,
    labelled: bool,
    pub(in crate::table) seat: Seat,
    turn: u32,
}

impl Played {
    /// An empty draft for a seat's current decision.
    pub fn new(history: &History, seat: Seat) -> Self {
        Self::on(&**history.position(), seat)
    }

    /// An empty draft on any position in which it's the seat's turn.
    pub fn on(position: &dyn Position, seat: Seat) -> Self {
        let position = position.fork();
        let turn = position.turn();
        Played { position, steps: Vec::new(), held: None, labelled: false, seat, turn }
    }

    /// Keeps the label of each step.
    #[must_use]
    pub fn labelled(self) -> Self {
        Played { labelled: true, ..self }
    }

    /// Plays these steps, up to the first one that isn't possible.
    #[must_use]
    pub fn with(mut self, steps: &[String]) -> Self {
        for step in steps {
            // The bot stores a draft only after playing it. If a change of the rules or another player has made a step
            // impossible since, the draft ends here, and the player continues from there.
            if self.push(step).is_err() {
                break;
            }
        }
        self
    }

    /// Returns `true` if the last step is held: it completes the turn, and may reveal hidden things.
    pub fn is_complete(&self) -> bool {
        self.held.is_some()
    }

    /// Returns `true` if there are no steps.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Plays one more step.
    ///
    /// # Errors
    /// The step is not possible, or the turn is already complete.
    pub fn push(&mut self, step: &str) -> Result<(), Refusal> {
        if self.is_complete() {
            return Err(Refusal::Planning(PlanningRefusal::AfterTheEnd { step: step.to_owned() }));
        }
        let mut next = self.position.fork();
        let events = next.play(self.seat, step).map_err(|illegal| {
            Refusal::Planning(PlanningRefusal::Illegal {
                step: illegal.step,
                possible: illegal.legal,
                words: self.first_choices(),
            })
        })?;
        let (label, effect) = self.offered(step).unzip();
        let mut played = PlayedStep { step: step.to_owned(), events: Vec::new(), label, effect: effect.flatten() };
        if next.turn() > self.turn {
            self.held = Some(Held { position: next, events });
        } else {
            self.position = next;
            played.events = events;
        }
        self.steps.push(played);
        Ok(())
    }

    /// Plays every step that has no alternative.
    fn follow(&mut self) -> Result<(), Refusal> {
        while !self.is_complete() {
            let (position, seat) = (&*self.position, self.seat);
            let Some(step) = games::forced_step(position, seat).or_else(|| games::auto_step(position, seat)) else {
                break;
            };
            self.push(&step)?;
        }
        Ok(())
    }

    /// Plays the steps of one click, and every following step that has no alternative.
    ///
    /// # Errors
    /// A step is not possible.
    pub fn click(&mut self, chosen: &str) -> Result<(), Refusal> {
        for (number, step) in line(chosen)?.iter().enumerate() {
            self.push(step).map_err(|refusal| match refusal {
                // The click chose several things at the same time, and each alone was possible.
                Refusal::Planning(PlanningRefusal::Illegal { .. }) if number > 0 => {
                    Refusal::Planning(PlanningRefusal::NotTogether)
                }
                refusal => refusal,
            })?;
        }
        self.follow()
    }

    /// The first possible choices, in words.
    fn first_choices(&self) -> Vec<Phrase> {
        let choices = self.position.prompt(self.seat).choices.into_iter();
        choices.take(NAMED_STEPS).map(|choice| choice.label).collect()
    }

    /// The words of a step, if the caller asked for labels.
    fn offered(&self, step: &str) -> Option<(Phrase, Option<Phrase>)> {
        let choices = self.labelled.then(|| self.position.prompt(self.seat).choices)?;
        choices.into_iter().find(|choice| choice.step == step).map(|choice| (choice.label, choice.effect))
    }

    /// The steps in notation.
    pub fn notation(&self) -> Vec<String> {
        self.steps.iter().map(|step| step.step.clone()).collect()
    }

    /// Removes the last step if it completes the turn.
    pub fn release(&mut self) {
        if self.held.take().is_some() {
            self.steps.pop();
        }
    }

    /// Adds the effects of the held step, if the game can separate them from later effects.
    pub fn show_held(&mut self) {
        if self.is_complete()
            && let Some(step) = self.steps.last_mut()
            && let Some(events) = self.position.hold(self.seat, &step.step)
        {
            step.events = events;
        }
    }

    /// Removes the last step if it only declines further actions.
    fn drop_pass(&mut self) {
        let passes = self.position.title().passes();
        self.steps.pop_if(|step| passes.contains(&step.step.as_str()));
    }

    /// Completes the turn with a step that only declines further actions, if there is one.
    fn pass(&mut self) {
        let legal = self.position.legal(self.seat);
        for step in self.position.title().passes().iter().filter(|step| legal.iter().any(|other| other == *step)) {
            let before = self.position.fork();
            if self.push(step).is_err() {
                continue;
            }
            if self.is_complete() {
                return;
            }
            self.position = before;
            self.steps.pop();
        }
    }

    /// The step that *End turn* plays.
    fn end_step(&mut self) -> Option<String> {
        let drafted = self.is_complete();
        if !drafted {
            self.pass();
        }
        let step = self.steps.last().filter(|_| self.is_complete()).map(|step| step.step.clone());
        if !drafted {
            self.release();
        }
        step
    }

    /// The steps with their effects.
    pub fn into_steps(self) -> Vec<DraftStep> {
        self.steps.into_iter().map(DraftStep::from).collect()
    }

    /// The complete turn. If only a step that declines further actions is missing, adds it.
    ///
    /// # Errors
    /// The turn is not complete.
    pub fn finish(mut self) -> Result<PlayedTurn, Refusal> {
        if !self.is_complete() {
            self.pass();
        }
        let steps = self.notation();
        let held = self.held.ok_or(Refusal::Planning(PlanningRefusal::TurnNotComplete))?;
        let events = self.steps.into_iter().flat_map(|step| step.events).chain(held.events).collect();
        Ok(PlayedTurn { steps, position: held.position.into(), events })
    }
}

impl From<PlayedStep> for DraftStep {
    fn from(played: PlayedStep) -> Self {
        let PlayedStep { step, events, label, effect } = played;
        let label = label.unwrap_or_else(|| Phrase::new("ui-table-step").with("step", step.as_str()));
        DraftStep { step, label, effect, events }
    }
}

/// The stored draft of a seat, played.
///
/// # Errors
/// The game isn't running.
pub fn current(table: &LoadedTable, seat: Seat) -> Result<Played, Refusal> {
    let steps = table.draft(seat).map_or(&[][..], |draft| &draft.steps);
    Ok(Played::new(table.running()?, seat).with(steps))
}

/// The steps of an undone turn, without a last step that only declines further actions, so that the player can add
/// more.
pub fn to_be_changed(begins: &dyn Position, seat: Seat, steps: &[String]) -> Vec<String> {
    let mut played = Played::on(begins, seat).with(steps);
    played.drop_pass();
    played.notation()
}

/// The planner for the player of a seat.
///
/// # Errors
/// The game isn't running.
pub fn planner(table: &LoadedTable, seat: Seat) -> Result<Planner, Refusal> {
    let history = table.running()?;
    let played = current(table, seat)?;
    let since = if played.is_empty() { history.last_seen(seat) } else { None };
    let steps = played.notation();
    let mut planner = shown(table, seat, table.stamp(seat)?, history.position(), &steps)?;
    planner.since = since.unwrap_or(planner.since);
    planner.simultaneous = history.choosing();
    Ok(planner)
}

/// The planner for these steps, on a position in which it's the seat's turn.
///
/// # Errors
/// The game isn't running.
pub fn shown(
    table: &LoadedTable,
    seat: Seat,
    stamp: Stamp,
    begins: &Arc<dyn Position>,
    steps: &[String],
) -> Result<Planner, Refusal> {
    let mut played = Played::on(&**begins, seat).labelled().with(steps);
    let (complete, end_step) = (played.is_complete(), played.end_step());
    let mut prompt: Prompt = played.position.prompt(seat);
    let mut menus = Vec::new();
    if complete {
        prompt.choices.clear();
    } else {
        menus = games::menus(&*played.position, seat, end_step.as_deref());
    }
    let (_, undoes) = last_click(&**begins, seat, &played.notation())?;
    played.show_held();
    Ok(Planner {
        hints: table.allows_hints(),
        stamp,
        table: table.card(),
        seat,
        position: played.position.into(),
        since: Arc::clone(begins),
        prompt,
        menus,
        steps: played.steps.into_iter().map(DraftStep::from).collect(),
        complete,
        end_step,
        undoes,
        simultaneous: false,
        may_take_back: table.row.settings.undo != UndoRule::Never,
        ahead: None,
        what_if: None,
        failed: Vec::new(),
        notes: Vec::new(),
    })
}

/// Stores these steps as the draft of a seat.
pub fn store(table: &LoadedTable, seat: Seat, steps: Vec<String>, change: Change) -> Result<Decision, DecisionError> {
    let stamp = table.stamp(seat)?;
    let draft = DraftRow { seat, seq: stamp.seq, revision: stamp.draft + 1, steps };
    Ok(Decision::new(Change { drafts: DraftsChange::Put(draft), ..change }, StoredReply::Planner))
}

/// Adds the steps of one click to the draft, and every following step that has no alternative.
///
/// # Errors
/// The button belongs to another state, or a step is not possible.
pub fn step(table: &LoadedTable, stamp: Stamp, chosen: &str, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    let seat = pressing_seat(table, cause.actor.user, stamp)?;
    let mut played = current(table, seat)?;
    played.click(chosen)?;
    store(table, seat, played.notation(), Change::new(cause.at))
}

/// Undoes the last click of the draft: the last steps that one click would choose together.
///
/// # Errors
/// The button belongs to another state, or the draft is empty.
pub fn undo_step(table: &LoadedTable, stamp: Stamp, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    let seat = pressing_seat(table, cause.actor.user, stamp)?;
    let steps = without_last_click(&**table.running()?.position(), seat, current(table, seat)?.notation())?;
    store(table, seat, steps, Change::new(cause.at))
}

/// The index of the first step of a draft's last click, and the click's label. `None` if there are no steps.
fn last_click(begins: &dyn Position, seat: Seat, steps: &[String]) -> Result<(Option<usize>, Option<Phrase>), Refusal> {
    let mut before = Played::on(begins, seat);
    let mut kept = 0;
    while kept < steps.len() {
        let path = games::first_click(&*before.position, seat, &steps[kept..]);
        let click = path.as_ref().map_or(1, |path| path.steps.len());
        if kept + click >= steps.len() {
            return Ok((Some(kept), path.map(|path| path.short.unwrap_or(path.label))));
        }
        for step in &steps[kept..kept + click] {
            before.push(step)?;
        }
        kept += click;
    }
    Ok((None, None))
}

/// Removes the steps of a draft's last click.
///
/// # Errors
/// There are none.
pub fn without_last_click(begins: &dyn Position, seat: Seat, mut steps: Vec<String>) -> Result<Vec<String>, Refusal> {
    let kept = last_click(begins, seat, &steps)?.0.ok_or(Refusal::Planning(PlanningRefusal::NothingDrafted))?;
    steps.truncate(kept);
    Ok(steps)
}

/// Empties the draft.
///
/// # Errors
/// The button belongs to another state, or the draft is empty.
pub fn start_over(table: &LoadedTable, stamp: Stamp, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    let seat = pressing_seat(table, cause.actor.user, stamp)?;
    if current(table, seat)?.is_empty() {
        return Err(Refusal::Planning(PlanningRefusal::NothingDrafted).into());
    }
    store(table, seat, Vec::new(), Change::new(cause.at))
}

/// Replaces a seat's draft with a suggested turn.
///
/// # Errors
/// The decision is over, or the hint doesn't exist.
pub fn use_hint(
    table: &LoadedTable,
    stamp: Stamp,
    advised: Option<&HintedTurn>,
    cause: Cause<'_>,
) -> Result<Decision, DecisionError> {
    let seat = acting_seat(table, cause.actor.user)?;
    // The hint replaces the draft, so its revision doesn't matter.
    if table.stamp(seat)?.seq != stamp.seq {
        return Err(Refusal::Planning(PlanningRefusal::StalePress).into());
    }
    let turn = advised.ok_or(Refusal::Planning(PlanningRefusal::StalePress))?;
    let played = planned(Played::new(table.running()?, seat), &turn.steps)?;
    store(table, seat, played.notation(), Change::new(cause.at))
}

/// Plays the steps of a suggested turn on an empty draft, up to the first one that isn't possible.
///
/// # Errors
/// A following step without alternative is not possible.
pub fn planned(mut played: Played, advised: &[String]) -> Result<Played, Refusal> {
    for step in advised {
        // The computer player's guess about hidden things may be wrong. The player then continues alone.
        if played.push(step).is_err() {
            break;
        }
    }
    played.follow()?;
    // The player may want to add steps, so declining them is left to *End turn*.
    if played.is_complete() {
        played.drop_pass();
    }
    Ok(played)
}

/// The steps of a typed line.
///
/// # Errors
/// The line has no step, or is longer than any turn.
pub fn line(text: &str) -> Result<Vec<String>, Refusal> {
    if text.len() > LONGEST_LINE {
        return Err(Refusal::Planning(PlanningRefusal::LineTooLong));
    }
    let steps: Vec<String> = text.split(';').map(normalize).filter(|step| !step.is_empty()).collect();
    if steps.is_empty() { Err(Refusal::Planning(PlanningRefusal::EmptyLine)) } else { Ok(steps) }
}

/// Normalizes typed text: notation is in lower case with single spaces.
pub(in crate::table) fn normalize(step: &str) -> String {
    step.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// The draft that a typed line continues. The line replaces a held step, and a whole draft that the player hasn't
/// touched since an undo or a failed queued turn. A line may start by undoing `taken_back` clicks of the draft.
///
/// # Errors
/// The game isn't running, or the draft has fewer clicks.
pub fn before_line(table: &LoadedTable, seat: Seat, taken_back: usize) -> Result<Played, Refusal> {
    let history = table.running()?;
    if taken_back == 0 && table.draft(seat).is_some_and(|draft| !draft.is_begun()) {
        return Ok(Played::new(history, seat));
    }
    let mut played = current(table, seat)?;
    if taken_back == 0 {
        played.release();
        return Ok(played);
    }
    let mut steps = played.notation();
    for _ in 0..taken_back {
        steps = without_last_click(&**history.position(), seat, steps)?;
    }
    let mut played = Played::new(history, seat);
    for step in &steps {
        played.push(step)?;
    }
    Ok(played)
}

/// The text of a suggested line, without blanks after the semicolons if it would be too long with them. `None` if it is
/// still too long.
fn offered_line(steps: &[String]) -> Option<String> {
    ["; ", ";"].iter().map(|between| steps.join(between)).find(|line| line.chars().count() <= LONGEST_OFFER)
}

/// Suggests continuations of an unfinished line: steps that contain the typed text, or that `meant` accepts by step and
/// label.
pub fn complete(
    table: &LoadedTable,
    user: UserId,
    typed: &str,
    meant: impl Fn(&str, &Phrase) -> bool,
) -> Vec<Completion> {
    let Ok(seat) = acting_seat(table, user) else { return Vec::new() };
    if typed.len() > LONGEST_LINE {
        return Vec::new();
    }
    let taken_back = typed.split(';').map(normalize).take_while(|step| step == UNDO).count();
    before_line(table, seat, taken_back).map_or_else(|_| Vec::new(), |played| complete_on(played, typed, meant))
}

/// Suggests continuations of an unfinished line on this draft.
pub fn complete_on(mut played: Played, typed: &str, meant: impl Fn(&str, &Phrase) -> bool) -> Vec<Completion> {
    let seat = played.seat;
    let taken_back = typed.split(';').map(normalize).any(|step| step == UNDO);
    let (before, last) = typed.rsplit_once(';').map_or((None, typed), |(before, last)| (Some(before), last));
    let mut prefix: Vec<String> = Vec::new();
    let planned = !played.is_empty();
    for step in before.into_iter().flat_map(|before| before.split(';')).map(normalize).filter(|step| !step.is_empty()) {
        if step != UNDO && played.push(&step).is_err() {
            return Vec::new();
        }
        prefix.push(step);
    }
    if played.is_complete() {
        return Vec::new();
    }
    let wanted = normalize(last);
    let words: Vec<&str> = wanted.split(' ').collect();
    let mut offers: Vec<(u8, Completion)> = Vec::new();
    let mut too_long = false;
    for choice in played.position.prompt(seat).choices {
        let rank = if choice.step.starts_with(&wanted) {
            0
        } else if words.iter().all(|word| choice.step.contains(word)) {
            1
        } else if meant(&choice.step, &choice.label) {
            2
        } else {
            continue;
        };
        prefix.push(choice.step);
        match offered_line(&prefix) {
            Some(value) => offers.push((rank, Completion { value, label: choice.label })),
            None => too_long = true,
        }
        prefix.pop();
    }
    if planned && before.is_none() && !taken_back && UNDO.starts_with(&wanted) {
        offers.push((1, Completion { value: UNDO.to_owned(), label: Phrase::new("ui-button-undo-step") }));
    }
    // Steps that don't fit Discord's limit can follow in another line, since the draft keeps these.
    if too_long && let Some(value) = offered_line(&prefix).filter(|value| !value.is_empty()) {
        offers.push((3, Completion { value, label: Phrase::new("ui-completion-so-far") }));
    }
    // A stable sort: within a rank, the order of the record format stays.
    offers.sort_by_key(|(rank, _)| *rank);
    offers.into_iter().map(|(_, offer)| offer).take(MOST_OFFERS).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_line_is_offered_without_blanks_as_far_as_that_goes() {
        let steps = |count: usize| vec!["take 1".to_owned(); count];
        assert_eq!(offered_line(&steps(2)).as_deref(), Some("take 1; take 1"));
        assert_eq!(offered_line(&steps(12)).map(|line| line.len()), Some(94), "with blanks");
        assert_eq!(offered_line(&steps(14)).map(|line| line.len()), Some(97), "without blanks");
        assert_eq!(offered_line(&steps(15)), None);
        assert_eq!(offered_line(&[]).as_deref(), Some(""));
    }
}
