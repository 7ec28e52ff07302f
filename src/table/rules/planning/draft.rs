//! A planned turn: steps on a copy of the position, one decision at a time.

use std::sync::Arc;

use crate::engine::{Event, Phrase, Seat, Viewer};
use crate::games;
use crate::games::Position;

use crate::table::rules::history::History;
use crate::table::values::sentence::NAMED_STEPS;
use crate::table::values::{DraftStep, MOST_STEPS, PlanningRefusal, Refusal};

/// Maximum length of a `/play` line, in bytes.
pub const LONGEST_LINE: usize = 4000;

/// Length of the longest refused step whose reason the bot looks for, in bytes.
const LONGEST_STEP: usize = 60;

/// The word at the start of a typed line that undoes the last click. No game has a step of this name.
pub const UNDO: &str = "undo";

/// A complete turn, with each step played once.
pub struct CompleteTurn {
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

    /// An empty draft on any position in which it's the seat's turn to act.
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
    /// The step is not possible, the turn is already complete, or it has too many steps.
    pub fn push(&mut self, step: &str) -> Result<(), Refusal> {
        if self.is_complete() {
            return Err(Refusal::Planning(PlanningRefusal::AfterTheEnd { step: step.to_owned() }));
        }
        if self.steps.len() >= MOST_STEPS {
            return Err(Refusal::Planning(PlanningRefusal::TooManySteps { most: MOST_STEPS }));
        }
        let mut next = self.position.fork();
        let events = next.play(self.seat, step).map_err(|illegal| {
            // A typed step can be long text, and no known word is that long.
            let known = (illegal.step.len() <= LONGEST_STEP).then_some(illegal.step.as_str());
            let reason = |step| self.position.face(Viewer::Seat(self.seat)).why_refused(self.seat, step);
            Refusal::Planning(PlanningRefusal::Illegal {
                reason: known.and_then(reason).map(Box::new),
                spelled: known.and_then(|step| self.spelled(step)).map(Box::new),
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

    /// The first possible choices, in words. The first has an example of what to type.
    fn first_choices(&self) -> Vec<Phrase> {
        let choices = self.position.prompt(self.seat).choices.into_iter().take(NAMED_STEPS).enumerate();
        let named = choices.map(|(number, choice)| match number {
            0 => Phrase::new("ui-step-example")
                .with("typed", self.position.title().spelled(&choice.step))
                .with("label", choice.label),
            _ => choice.label,
        });
        named.collect()
    }

    /// A refused step in the user's language, if it has a known word.
    fn spelled(&self, step: &str) -> Option<Phrase> {
        let words = self.position.title().vocabulary();
        let known = |part: &str| words.iter().any(|word| word.notation == part);
        step.split(' ').any(known).then(|| self.position.title().spelled(step))
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

    /// Removes a last step that only declines further actions.
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
    pub fn end_step(&mut self) -> Option<String> {
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

    /// The position and the steps with their effects.
    pub fn into_parts(self) -> (Box<dyn Position>, Vec<DraftStep>) {
        (self.position, self.steps.into_iter().map(DraftStep::from).collect())
    }

    /// The steps with their effects.
    pub fn into_steps(self) -> Vec<DraftStep> {
        self.steps.into_iter().map(DraftStep::from).collect()
    }

    /// The complete turn. If only a step that declines further actions is missing, adds it.
    ///
    /// # Errors
    /// The turn is not complete.
    pub fn finish(mut self) -> Result<CompleteTurn, Refusal> {
        if !self.is_complete() {
            self.pass();
        }
        let steps = self.notation();
        let held = self.held.ok_or(Refusal::Planning(PlanningRefusal::TurnNotComplete))?;
        let events = self.steps.into_iter().flat_map(|step| step.events).chain(held.events).collect();
        Ok(CompleteTurn { steps, position: held.position.into(), events })
    }
}

impl From<PlayedStep> for DraftStep {
    fn from(played: PlayedStep) -> Self {
        let PlayedStep { step, events, label, effect } = played;
        let label = label.unwrap_or_else(|| Phrase::new("ui-table-step").with("step", step.as_str()));
        DraftStep { step, label, effect, events }
    }
}

/// The steps of an undone turn, without a last step that only declines further actions, so that the player can add
/// more.
pub fn to_be_changed(begins: &dyn Position, seat: Seat, steps: &[String]) -> Vec<String> {
    let mut played = Played::on(begins, seat).with(steps);
    played.drop_pass();
    played.notation()
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
