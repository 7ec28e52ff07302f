//! Private boards on which a player tries turns: the what-ifs. The board is imagined from its owner's view of the real
//! game, so it can't reveal hidden information, not even through random events.

use std::sync::Arc;

use jiff::Timestamp;

use crate::engine::{Event, Rng, Seat, Seed, Viewer};
use crate::games::Position;
use crate::games::record::Step;

use super::draft;
use super::draft::Played;
use super::plan::Plan;
use crate::table::rules::loaded::LoadedTable;
use crate::table::values::{
    InteractionId, MOST_WHAT_IFS, PlanAction, PlanChange, Planner, PlannerPart, PlanningRefusal, Refusal, Reply,
    ScoreSheet, ShownWhatIf, TableState, UserId, ViewingRefusal, WhatIf, WhatIfOver, WhatIfPlanning, WhatIfReply,
};

/// Upper limit of the numbers of what-ifs.
const NUMBERS: u32 = 1 << 30;

/// A turn of a what-if.
struct WhatIfTurn {
    seat: Seat,
    /// The number of the what-if's steps before this turn.
    from: usize,
    before: Arc<dyn Position>,
    events: Vec<Event>,
}

/// A what-if, played.
pub struct PlayedWhatIf {
    what_if: WhatIf,
    /// The number of real turns before it begins.
    turn: u32,
    turns: Vec<WhatIfTurn>,
    /// The position after the what-if's turns.
    position: Arc<dyn Position>,
    cut: bool,
}

impl PlayedWhatIf {
    /// Plays a what-if up to the first turn that isn't possible: the rules or its owner's seat may have changed since.
    ///
    /// # Errors
    /// The real game has not begun, or can't be read.
    pub fn new(table: &LoadedTable, what_if: &WhatIf) -> Result<Self, Refusal> {
        let then = table.after(what_if.seq).map_err(|_| Refusal::Unreadable { table: table.row.id })?;
        let turn = u32::try_from(then.turns().len()).unwrap_or(u32::MAX);
        if then.mismatch().is_some() {
            return Err(Refusal::Viewing(ViewingRefusal::LostTurn { turn }));
        }
        let viewer = table.seat_of(what_if.user).map_or(Viewer::Public, Viewer::Seat);
        let position: Arc<dyn Position> = then.position().imagine(viewer, what_if.seed).into();
        let mut played = PlayedWhatIf { what_if: what_if.clone(), turn, turns: Vec::new(), position, cut: false };
        played.play();
        Ok(played)
    }

    fn play(&mut self) {
        let mut position = self.position.fork();
        let (mut from, mut events) = (0, Vec::new());
        for (number, step) in self.what_if.moves.iter().enumerate() {
            let turn = position.turn();
            let Ok(did) = position.play(step.seat, &step.action) else { break };
            events.extend(did);
            if position.turn() > turn {
                let after: Arc<dyn Position> = position.fork().into();
                let before = std::mem::replace(&mut self.position, after);
                let events = std::mem::take(&mut events);
                self.turns.push(WhatIfTurn { seat: step.seat, from, before, events });
                from = number + 1;
            }
        }
        self.cut = from < self.what_if.moves.len();
        if self.cut {
            self.what_if.moves.truncate(from);
            self.what_if.draft.clear();
        }
    }

    /// The what-if, without turns that are no longer possible.
    pub fn what_if(&self) -> &WhatIf {
        &self.what_if
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
        self.seat().ok_or(Refusal::Planning(PlanningRefusal::StaleWhatIf))
    }

    /// The plan of the current turn.
    ///
    /// # Errors
    /// The game is over.
    pub fn plan(&self) -> Result<Plan, Refusal> {
        Ok(Plan {
            stamp: self.what_if.stamp(),
            seat: self.acting()?,
            begins: Arc::clone(&self.position),
            steps: self.what_if.draft.clone(),
            begun: true,
        })
    }

    fn planning(&self, table: &LoadedTable) -> WhatIfPlanning {
        WhatIfPlanning {
            turn: self.turn,
            turns: self.turns.len(),
            last_events: self.turns.last().map(|turn| turn.events.clone()).unwrap_or_default(),
            cut: self.cut,
            computers: allows_computers(table),
        }
    }

    /// The owner's view: the planner for the seat that must act, or the result of the game.
    ///
    /// # Errors
    /// The real game has not begun, or can't be read.
    pub fn shown(&self, table: &LoadedTable) -> Result<Reply, Refusal> {
        let (stamp, what_if) = (self.what_if.stamp(), self.planning(table));
        let Ok(plan) = self.plan() else {
            return Ok(Reply::WhatIf(WhatIfReply::Over(Box::new(WhatIfOver {
                stamp,
                what_if,
                score: self.score(table),
            }))));
        };
        let planner = plan.shown(table.card_for(self.what_if.user), what_if.computers)?;
        // The picture marks the changes of the last turn until the next turn begins.
        let before = self.turns.last().filter(|_| self.what_if.draft.is_empty()).map(|turn| Arc::clone(&turn.before));
        let since = before.unwrap_or_else(|| Arc::clone(&planner.since));
        Ok(Reply::Planner(Box::new(Planner { since, ..planner.with(PlannerPart::WhatIf(what_if)) })))
    }

    fn score(&self, table: &LoadedTable) -> ScoreSheet {
        let viewer = table.seat_of(self.what_if.user).map_or(Viewer::Public, Viewer::Seat);
        let (lines, outcome) = (self.position.face(viewer).score(), self.position.outcome());
        ScoreSheet {
            table: table.card_for(self.what_if.user),
            position: Arc::clone(&self.position),
            viewer,
            lines,
            outcome,
        }
    }

    /// The entry for the list of what-ifs.
    pub fn listed(&self, table: &LoadedTable) -> ShownWhatIf {
        ShownWhatIf {
            stamp: self.what_if.stamp(),
            what_if: WhatIfPlanning { last_events: Vec::new(), ..self.planning(table) },
            status: self.position.face(Viewer::Public).status(),
            seat: self.seat(),
            changed_at: self.what_if.changed_at,
        }
    }

    /// Returns the what-if after a click in its planner.
    ///
    /// # Errors
    /// The change is not possible.
    pub fn changed(&self, action: &PlanAction) -> Result<WhatIf, Refusal> {
        let mut what_if = WhatIf { advice: None, ..self.what_if.clone() };
        match action {
            PlanAction::Change(_, PlanChange::UndoStep)
                if self.plan().map_or(true, |plan| plan.played().is_empty()) =>
            {
                self.undo_turn(&mut what_if)?;
            }
            PlanAction::Change(_, change) => {
                let hint = match change {
                    PlanChange::UseHint(rank) => self.what_if.advice.as_ref().and_then(|turns| turns.get(*rank)),
                    _ => None,
                };
                what_if.draft = self.plan()?.changed(change, hint)?;
            }
            PlanAction::EndTurn(_) => {
                let plan = self.plan()?;
                add(&mut what_if, plan.seat, plan.played().finish()?.steps);
            }
            // No button of a what-if does this, and typed lines arrive as a `WhatIfRequest`.
            PlanAction::Play(_) | PlanAction::PlayAhead(_) => {
                return Err(Refusal::Planning(PlanningRefusal::StaleWhatIf));
            }
        }
        Ok(what_if)
    }

    /// Undoes the last turn and makes it the draft.
    fn undo_turn(&self, what_if: &mut WhatIf) -> Result<(), Refusal> {
        let last = self.turns.last().ok_or(Refusal::Planning(PlanningRefusal::NothingDrafted))?;
        let steps: Vec<String> = what_if.moves.drain(last.from..).map(|step| step.action).collect();
        what_if.draft = draft::to_be_changed(&*last.before, last.seat, &steps);
        Ok(())
    }

    /// Adds a whole turn of the seat that must act.
    ///
    /// # Errors
    /// The turn is not possible, or not complete.
    pub fn with_turn(&self, steps: &[String]) -> Result<WhatIf, Refusal> {
        let mut what_if = self.what_if.clone();
        let seat = self.acting()?;
        let mut played = Played::on(&*self.position, seat);
        for step in steps {
            played.push(step)?;
        }
        add(&mut what_if, seat, played.finish()?.steps);
        what_if.advice = None;
        Ok(what_if)
    }

    /// Adds the steps of a typed line. After a complete turn, the next seat continues.
    ///
    /// # Errors
    /// A step is not possible.
    pub fn typed(&self, text: &str) -> Result<WhatIf, Refusal> {
        let mut what_if = WhatIf { advice: None, ..self.what_if.clone() };
        let mut seat = self.acting()?;
        let played = self.plan()?.typed(text, |played| {
            let turn = played.finish()?;
            add(&mut what_if, seat, turn.steps);
            // If the game is over, no step is possible, so the next step returns the refusal.
            seat = turn.position.to_act().first().unwrap_or(seat);
            Ok(Played::on(&*turn.position, seat))
        })?;
        what_if.draft = played.notation();
        Ok(what_if)
    }
}

/// Adds a complete turn to a what-if.
fn add(what_if: &mut WhatIf, seat: Seat, steps: Vec<String>) {
    what_if.moves.extend(steps.into_iter().map(|action| Step { seat, action }));
    what_if.draft.clear();
}

/// Returns `true` if computer players can help in a what-if. Before the game is over, this needs hints to be allowed,
/// since their turns are hints. A canceled game may resume, so it isn't over.
pub fn allows_computers(table: &LoadedTable) -> bool {
    table.row.state == TableState::Over || table.allows_hints()
}

/// The number of log entries after this number of current turns, or now if `turn` is `None`.
///
/// # Errors
/// The game has not begun, or has no such turn.
pub fn moment(table: &LoadedTable, turn: Option<u32>) -> Result<u32, Refusal> {
    let history = table.history()?;
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

/// Creates a what-if. Also returns the numbers of those that it replaces: blank ones, and the oldest if there are too
/// many.
pub fn begin(
    table: &LoadedTable,
    user: UserId,
    known: &[WhatIf],
    (seq, chance): (u32, Seed),
    (interaction, at): (InteractionId, Timestamp),
) -> (WhatIf, Vec<u32>) {
    let mut gone: Vec<u32> = known.iter().filter(|what_if| what_if.is_blank()).map(|what_if| what_if.number).collect();
    // `known` has the most recently changed what-ifs first.
    let kept = known.iter().filter(|what_if| !what_if.is_blank());
    gone.extend(kept.skip(MOST_WHAT_IFS - 1).map(|what_if| what_if.number));
    let mut rng = Rng::stream(chance, user.0);
    let mut number = rng.below(NUMBERS);
    while known.iter().any(|what_if| what_if.number == number) {
        number = rng.below(NUMBERS);
    }
    // Boards from the same moment share a deal, so that players can compare them.
    let seed = known.iter().find(|what_if| what_if.seq == seq).map_or_else(|| rng.seed(), |what_if| what_if.seed);
    let what_if = WhatIf {
        table: table.row.id,
        user,
        number,
        seq,
        seed,
        moves: Vec::new(),
        draft: Vec::new(),
        advice: None,
        revision: 0,
        interaction,
        changed_at: at,
    };
    (what_if, gone)
}
