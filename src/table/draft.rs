//! A turn being planned: steps on a copy of the position, one decision at a time.

use crate::engine::{Phrase, Seat};
use crate::games::{Position, Prompt};

use super::hint;
use super::live::{Decision, LoadedTable, RequestError, StoredReply};
use super::replay::History;
use super::{Change, Completion, DraftRow, DraftStep, DraftsChange, Planner, Refusal, Stamp, UserId};

/// The answers which mean that nothing more is wanted. Where one completes the turn, *End turn*
/// takes it.
pub(super) const NOTHING_MORE: [&str; 2] = ["end", "stop"];
/// The longest line that `/play` reads, in bytes.
const LONGEST_LINE: usize = 4000;
/// Discord's limits for autocompletion: how many offers, and how long each, in characters.
const MOST_OFFERS: usize = 25;
const LONGEST_OFFER: usize = 100;

/// A draft played on a copy of the position.
pub(super) struct Played {
    /// After the steps, without the held one.
    pub position: Box<dyn Position>,
    /// The steps, the held one included.
    pub steps: Vec<DraftStep>,
    /// Whether the last step is held: it completes the turn, and may reveal hidden things.
    pub held: bool,
    seat: Seat,
    turn: u32,
}

impl Played {
    /// An empty draft of a seat.
    pub fn new(history: &History, seat: Seat) -> Self {
        let position = history.position().fork();
        let turn = position.turn();
        Played { position, steps: Vec::new(), held: false, seat, turn }
    }

    /// Plays one more step.
    ///
    /// # Errors
    /// The step is not possible, or comes after the one which completes the turn.
    pub fn push(&mut self, step: &str) -> Result<(), Refusal> {
        if self.held {
            return Err(Refusal::AfterTheEnd { step: step.to_owned() });
        }
        let mut next = self.position.fork();
        let events = next
            .play(self.seat, step)
            .map_err(|illegal| Refusal::Illegal { step: illegal.step, possible: illegal.legal })?;
        let label = self.position.prompt(self.seat).choices.into_iter().find(|choice| choice.step == step);
        let label = label.map_or_else(|| Phrase::new("ui-table-step").with("step", step), |choice| choice.label);
        if next.turn() > self.turn {
            self.held = true;
            self.steps.push(DraftStep { step: step.to_owned(), label, events: Vec::new() });
        } else {
            self.position = next;
            self.steps.push(DraftStep { step: step.to_owned(), label, events });
        }
        Ok(())
    }

    /// The steps in notation.
    pub fn notation(&self) -> Vec<String> {
        self.steps.iter().map(|step| step.step.clone()).collect()
    }

    /// The step that *End turn* takes.
    pub fn end_step(&self) -> Option<String> {
        if self.held {
            return self.steps.last().map(|step| step.step.clone());
        }
        let legal = self.position.legal(self.seat);
        NOTHING_MORE
            .iter()
            .find(|step| legal.iter().any(|other| other == *step) && self.completes(step))
            .map(|step| (*step).to_owned())
    }

    fn completes(&self, step: &str) -> bool {
        let mut next = self.position.fork();
        next.play(self.seat, step).is_ok() && next.turn() > self.turn
    }
}

/// The seat of a user who may decide something now.
///
/// # Errors
/// Not at the table, not to move, or the game does not run.
pub(super) fn acting_seat(live: &LoadedTable, user: UserId) -> Result<Seat, Refusal> {
    let seat = live.playing_seat(user)?;
    let history = live.running()?;
    let to_act = history.position().to_act();
    if to_act.contains(seat) {
        return Ok(seat);
    }
    let who: Vec<Seat> = to_act.iter().collect();
    let chosen = history.choosing() && history.turns()[history.choice_start()..].iter().any(|turn| turn.seat == seat);
    Err(if chosen { Refusal::AlreadyChosen { who } } else { Refusal::NotYourTurn { who } })
}

/// The same for a press, which must be about the present state of the seat's draft.
///
/// # Errors
/// As [`acting_seat`], or the press was about an earlier state.
pub(super) fn pressing_seat(live: &LoadedTable, user: UserId, stamp: Stamp) -> Result<Seat, Refusal> {
    let seat = match acting_seat(live, user) {
        Ok(seat) => seat,
        Err(refusal @ (Refusal::NotYourTurn { .. } | Refusal::AlreadyChosen { .. })) => {
            return Err(if done_since(live, user, stamp) { Refusal::AlreadyDone } else { refusal });
        }
        Err(refusal) => return Err(refusal),
    };
    if stamp == live.stamp(seat)? {
        Ok(seat)
    } else if done_since(live, user, stamp) {
        Err(Refusal::AlreadyDone)
    } else {
        Err(Refusal::StalePress)
    }
}

/// Whether the user has committed the turn that a press is about.
fn done_since(live: &LoadedTable, user: UserId, stamp: Stamp) -> bool {
    let Ok(history) = live.running() else { return false };
    let Some(seat) = live.seat_of(user) else { return false };
    history.last_turn(seat).is_some_and(|turn| history.turns()[turn].seq > stamp.seq)
}

/// The stored draft of a seat, played.
///
/// # Errors
/// The game does not run.
pub(super) fn current(live: &LoadedTable, seat: Seat) -> Result<Played, Refusal> {
    let history = live.running()?;
    let mut played = Played::new(history, seat);
    if let Some(draft) = live.draft(seat) {
        for step in &draft.steps {
            // A draft is stored only after it was played; what a rule change has made impossible
            // since ends it here, and the player goes on from there.
            if played.push(step).is_err() {
                break;
            }
        }
    }
    Ok(played)
}

/// What the player of a seat sees while planning.
///
/// # Errors
/// The game does not run.
pub(super) fn planner(live: &LoadedTable, seat: Seat) -> Result<Planner, Refusal> {
    let history = live.running()?;
    let played = current(live, seat)?;
    let end_step = played.end_step();
    let mut prompt: Prompt = played.position.prompt(seat);
    if played.held {
        prompt.choices.clear();
    }
    let since = if played.steps.is_empty() { history.last_seen(seat) } else { None };
    Ok(Planner {
        hints: hint::allowed(live),
        stamp: live.stamp(seat)?,
        table: live.card(),
        seat,
        position: played.position.into(),
        since: since.unwrap_or_else(|| history.position().clone()),
        prompt,
        steps: played.steps,
        complete: played.held,
        end_step,
        simultaneous: history.choosing(),
    })
}

/// Stores other steps as the draft of a seat.
pub(super) fn store(
    live: &LoadedTable,
    seat: Seat,
    steps: Vec<String>,
    change: Change,
) -> Result<Decision, RequestError> {
    let stamp = live.stamp(seat)?;
    let draft = DraftRow { seat, seq: stamp.seq, revision: stamp.draft + 1, steps };
    Ok(Decision { change: Change { drafts: DraftsChange::Put(draft), ..change }, stored: StoredReply::Planner })
}

/// The steps of a typed line.
///
/// # Errors
/// The line has no step, or is longer than any turn.
pub(super) fn line(text: &str) -> Result<Vec<String>, Refusal> {
    if text.len() > LONGEST_LINE {
        return Err(Refusal::LineTooLong);
    }
    let steps: Vec<String> = text.split(';').map(tidy).filter(|step| !step.is_empty()).collect();
    if steps.is_empty() { Err(Refusal::EmptyLine) } else { Ok(steps) }
}

/// People type as they like; notation is in lower case with single spaces.
fn tidy(step: &str) -> String {
    step.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// The draft on which a typed line goes on: a held step is not in its way, nor is a turn that was
/// taken back and not touched since.
///
/// # Errors
/// The game does not run.
pub(super) fn before_line(live: &LoadedTable, seat: Seat) -> Result<Played, Refusal> {
    if live.draft(seat).is_some_and(|draft| !draft.is_begun()) {
        return Ok(Played::new(live.running()?, seat));
    }
    let mut played = current(live, seat)?;
    if played.held {
        played.held = false;
        played.steps.pop();
    }
    Ok(played)
}

/// A line as the value of an offer: without blanks behind its semicolons where it is too long with
/// them; nothing where it is too long without them, too.
fn offered_line(steps: &[String]) -> Option<String> {
    ["; ", ";"].iter().map(|between| steps.join(between)).find(|line| line.chars().count() <= LONGEST_OFFER)
}

/// How a half-typed line may go on.
pub(super) fn complete(live: &LoadedTable, user: UserId, typed: &str) -> Vec<Completion> {
    let Ok(seat) = acting_seat(live, user) else { return Vec::new() };
    let Ok(mut played) = before_line(live, seat) else { return Vec::new() };
    if typed.len() > LONGEST_LINE {
        return Vec::new();
    }
    let (before, last) = typed.rsplit_once(';').map_or((None, typed), |(before, last)| (Some(before), last));
    let mut prefix: Vec<String> = Vec::new();
    for step in before.into_iter().flat_map(|before| before.split(';')).map(tidy).filter(|step| !step.is_empty()) {
        if played.push(&step).is_err() {
            return Vec::new();
        }
        prefix.push(step);
    }
    if played.held {
        return Vec::new();
    }
    let wanted = tidy(last);
    let words: Vec<&str> = wanted.split(' ').collect();
    let mut offers: Vec<(u8, Completion)> = Vec::new();
    let mut too_long = false;
    for choice in played.position.prompt(seat).choices {
        let rank = if choice.step.starts_with(&wanted) {
            0
        } else if words.iter().all(|word| choice.step.contains(word)) {
            1
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
    // What does not fit Discord's limit can follow in another line: the draft keeps these steps.
    if too_long && let Some(value) = offered_line(&prefix).filter(|value| !value.is_empty()) {
        offers.push((2, Completion { value, label: Phrase::new("ui-completion-so-far") }));
    }
    // A stable sort: within a rank the order of the record format stays.
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
