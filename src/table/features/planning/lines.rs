//! Private boards to try turns (lines in code, what-ifs in texts). The board is imagined from its owner's view of the
//! real game, so it can't reveal hidden information, not even through random events.

use std::sync::Arc;

use jiff::Timestamp;

use crate::engine::{Event, Rng, Seat, Seed, Viewer};
use crate::games::Position;
use crate::games::record::Step;
use crate::table::{
    ComparedLine, InteractionId, Line, LineOver, LinePlanning, MOST_LINES, PlanChange, PlanOrder, Planner,
    PlanningRefusal, Refusal, Reply, ScoreSheet, ShownLine, TableState, UserId, ViewingRefusal,
};

use super::draft::{self, Played};
use super::plan::Plan;
use crate::table::core::loaded::LoadedTable;

/// Upper limit of the numbers of what-ifs.
const NUMBERS: u32 = 1 << 30;

/// A turn of a what-if.
struct TriedTurn {
    seat: Seat,
    /// The number of the what-if's steps before it.
    from: usize,
    before: Arc<dyn Position>,
    events: Vec<Event>,
}

/// A what-if, played.
pub struct Tried {
    line: Line,
    /// The number of real turns before it begins.
    turn: u32,
    turns: Vec<TriedTurn>,
    /// The position after its turns.
    position: Arc<dyn Position>,
    cut: bool,
}

impl Tried {
    /// Plays a what-if up to the first turn that isn't possible: the rules or its owner's seat may have changed since.
    ///
    /// # Errors
    /// The real game has not begun, or can't be read.
    pub fn new(live: &LoadedTable, line: &Line) -> Result<Self, Refusal> {
        let then = live.after(line.seq).map_err(|_| Refusal::Unreadable { table: live.row.id })?;
        let turn = u32::try_from(then.turns().len()).unwrap_or(u32::MAX);
        if then.mismatch().is_some() {
            return Err(Refusal::Viewing(ViewingRefusal::LostTurn { turn }));
        }
        let viewer = live.seat_of(line.user).map_or(Viewer::Public, Viewer::Seat);
        let position: Arc<dyn Position> = then.position().imagine(viewer, line.seed).into();
        let mut tried = Tried { line: line.clone(), turn, turns: Vec::new(), position, cut: false };
        tried.play();
        Ok(tried)
    }

    fn play(&mut self) {
        let mut position = self.position.fork();
        let (mut from, mut events) = (0, Vec::new());
        for (number, step) in self.line.moves.iter().enumerate() {
            let turn = position.turn();
            let Ok(did) = position.play(step.seat, &step.action) else { break };
            events.extend(did);
            if position.turn() > turn {
                let after: Arc<dyn Position> = position.fork().into();
                let before = std::mem::replace(&mut self.position, after);
                let events = std::mem::take(&mut events);
                self.turns.push(TriedTurn { seat: step.seat, from, before, events });
                from = number + 1;
            }
        }
        self.cut = from < self.line.moves.len();
        if self.cut {
            self.line.moves.truncate(from);
            self.line.draft.clear();
        }
    }

    /// The what-if, without turns that are no longer possible.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// The seat that must act. In a secret choice, the seats choose one after the other.
    pub fn seat(&self) -> Option<Seat> {
        self.position.to_act().first()
    }

    /// The position at the start of the current turn.
    pub fn position(&self) -> &Arc<dyn Position> {
        &self.position
    }

    fn acting(&self) -> Result<Seat, Refusal> {
        self.seat().ok_or(Refusal::Planning(PlanningRefusal::StaleLine))
    }

    /// The plan of the current turn.
    ///
    /// # Errors
    /// The game is over.
    pub fn plan(&self) -> Result<Plan, Refusal> {
        Ok(Plan {
            stamp: self.line.stamp(),
            seat: self.acting()?,
            begins: Arc::clone(&self.position),
            steps: self.line.draft.clone(),
            begun: true,
        })
    }

    fn planning(&self, live: &LoadedTable) -> LinePlanning {
        LinePlanning {
            name: self.line.name.clone(),
            turn: self.turn,
            turns: self.turns.len(),
            told: self.turns.last().map(|turn| turn.events.clone()).unwrap_or_default(),
            cut: self.cut,
            computers: allows_computers(live),
        }
    }

    /// The owner's view: the planner for the seat that must act, or the result of the game.
    ///
    /// # Errors
    /// The real game has not begun, or can't be read.
    pub fn shown(&self, live: &LoadedTable) -> Result<Reply, Refusal> {
        let (stamp, line) = (self.line.stamp(), self.planning(live));
        let Ok(plan) = self.plan() else {
            return Ok(Reply::LineOver(Box::new(LineOver { stamp, line, score: self.score(live) })));
        };
        let planner = plan.shown(live)?;
        // The picture marks the changes of the last turn until the next turn begins.
        let before = self.turns.last().filter(|_| self.line.draft.is_empty()).map(|turn| Arc::clone(&turn.before));
        let since = before.unwrap_or_else(|| Arc::clone(&planner.since));
        Ok(Reply::Planner(Box::new(Planner { since, hints: line.computers, line: Some(line), ..planner })))
    }

    fn score(&self, live: &LoadedTable) -> ScoreSheet {
        let viewer = live.seat_of(self.line.user).map_or(Viewer::Public, Viewer::Seat);
        let (lines, outcome) = (self.position.score(viewer), self.position.outcome());
        ScoreSheet { table: live.card(), position: Arc::clone(&self.position), viewer, lines, outcome }
    }

    /// The entry for the list of what-ifs.
    pub fn listed(&self, live: &LoadedTable) -> ShownLine {
        ShownLine {
            stamp: self.line.stamp(),
            line: LinePlanning { told: Vec::new(), ..self.planning(live) },
            status: self.position.status(),
            seat: self.seat(),
            changed_at: self.line.changed_at,
        }
    }

    /// The view for a comparison.
    pub fn compared(&self, live: &LoadedTable) -> ComparedLine {
        let line = LinePlanning { told: Vec::new(), ..self.planning(live) };
        ComparedLine { line, position: Arc::clone(&self.position) }
    }

    /// Returns the what-if after a click in its planner.
    ///
    /// # Errors
    /// The change is not possible.
    pub fn changed(&self, order: &PlanOrder) -> Result<Line, Refusal> {
        let mut line = Line { advice: None, ..self.line.clone() };
        match order {
            PlanOrder::Change(_, PlanChange::UndoStep) if self.plan().map_or(true, |plan| plan.played().is_empty()) => {
                self.undo_turn(&mut line)?;
            }
            PlanOrder::Change(_, change) => {
                let hint = match change {
                    PlanChange::UseHint(rank) => self.line.advice.as_ref().and_then(|turns| turns.get(*rank)),
                    _ => None,
                };
                line.draft = self.plan()?.changed(change, hint)?;
            }
            PlanOrder::EndTurn(_) => {
                let plan = self.plan()?;
                add(&mut line, plan.seat, plan.played().finish()?.steps);
            }
            // No button of a what-if does this, and typed lines arrive as a `LineRequest`.
            PlanOrder::PlanOn(..) | PlanOrder::Play(_) | PlanOrder::PlayAhead(_) => {
                return Err(Refusal::Planning(PlanningRefusal::StaleLine));
            }
        }
        Ok(line)
    }

    /// Undoes the last turn and makes it the draft.
    fn undo_turn(&self, line: &mut Line) -> Result<(), Refusal> {
        let last = self.turns.last().ok_or(Refusal::Planning(PlanningRefusal::NothingDrafted))?;
        let steps: Vec<String> = line.moves.drain(last.from..).map(|step| step.action).collect();
        line.draft = draft::to_be_changed(&*last.before, last.seat, &steps);
        Ok(())
    }

    /// Adds a whole turn of the seat that must act.
    ///
    /// # Errors
    /// The turn is not possible, or not complete.
    pub fn with_turn(&self, steps: &[String]) -> Result<Line, Refusal> {
        let mut line = self.line.clone();
        let seat = self.acting()?;
        let mut played = Played::on(&*self.position, seat);
        for step in steps {
            played.push(step)?;
        }
        add(&mut line, seat, played.finish()?.steps);
        line.advice = None;
        Ok(line)
    }

    /// Adds the steps of a typed line. After a complete turn, the next seat continues.
    ///
    /// # Errors
    /// A step is not possible.
    pub fn typed(&self, text: &str) -> Result<Line, Refusal> {
        let mut line = Line { advice: None, ..self.line.clone() };
        let mut seat = self.acting()?;
        let played = self.plan()?.typed(text, |played| {
            let turn = played.finish()?;
            add(&mut line, seat, turn.steps);
            // If the game is over, no step is possible, and the next one returns the refusal.
            seat = turn.position.to_act().first().unwrap_or(seat);
            Ok(Played::on(&*turn.position, seat))
        })?;
        line.draft = played.notation();
        Ok(line)
    }
}

/// Adds a complete turn to a what-if.
fn add(line: &mut Line, seat: Seat, steps: Vec<String>) {
    line.moves.extend(steps.into_iter().map(|action| Step { seat, action }));
    line.draft.clear();
}

/// Returns `true` if computer players can help in a what-if. Before the game is over, this needs hints to be allowed,
/// since their turns are hints. A canceled game may resume, so it isn't over.
pub fn allows_computers(live: &LoadedTable) -> bool {
    live.row.state == TableState::Over || live.allows_hints()
}

/// The number of log entries after this number of current turns, or now if `turn` is `None`.
///
/// # Errors
/// The game has not begun, or has no such turn.
pub fn moment(live: &LoadedTable, turn: Option<u32>) -> Result<u32, Refusal> {
    let history = live.history()?;
    let turns = history.turns();
    let last = u32::try_from(turns.len()).unwrap_or(u32::MAX);
    match turn {
        None => Ok(history.entries()),
        Some(turn) if turn == last => Ok(history.entries()),
        Some(0) => Ok(0),
        Some(turn) => turns
            .get(turn as usize - 1)
            .map(|turn| turn.seq)
            .ok_or(Refusal::Viewing(ViewingRefusal::UnknownTurn { last })),
    }
}

/// Creates a what-if. Also returns the numbers of those that it replaces: blank ones, and the oldest without a name if
/// there are too many.
///
/// # Errors
/// All of them have names.
pub fn begin(
    live: &LoadedTable,
    user: UserId,
    known: &[Line],
    (seq, chance): (u32, Seed),
    (interaction, at): (InteractionId, Timestamp),
) -> Result<(Line, Vec<u32>), Refusal> {
    let mut gone: Vec<u32> = known.iter().filter(|line| line.is_blank()).map(|line| line.number).collect();
    let kept: Vec<&Line> = known.iter().filter(|line| !line.is_blank()).collect();
    // The most recently changed ones come first.
    let mut oldest = kept.iter().rev().filter(|line| line.name.is_none());
    for _ in MOST_LINES..=kept.len() {
        gone.push(oldest.next().ok_or(Refusal::Planning(PlanningRefusal::TooManyLines { most: MOST_LINES }))?.number);
    }
    let mut rng = Rng::stream(chance, user.0);
    let mut number = rng.below(NUMBERS);
    while known.iter().any(|line| line.number == number) {
        number = rng.below(NUMBERS);
    }
    // Boards from the same moment share a deal, so that players can compare them.
    let seed = known.iter().find(|line| line.seq == seq).map_or_else(|| rng.seed(), |line| line.seed);
    let line = Line {
        table: live.row.id,
        user,
        number,
        seq,
        seed,
        moves: Vec::new(),
        draft: Vec::new(),
        advice: None,
        name: None,
        revision: 0,
        interaction,
        changed_at: at,
    };
    Ok((line, gone))
}
