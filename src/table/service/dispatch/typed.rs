//! Typed lines: completes them, and converts the bot's words in them to notation.

use crate::engine::Phrase;
use crate::games::Word;

use crate::table::rules::loaded::LoadedTable;
use crate::table::rules::planning::acting::acting_seat;
use crate::table::rules::planning::draft::Played;
use crate::table::rules::planning::plan::Plan;
use crate::table::rules::planning::reading::ReaderLanguage;
use crate::table::rules::planning::{plan, reading};
use crate::table::rules::queued_turns::ahead;
use crate::table::service::error::{TableError, chain};
use crate::table::service::tables::Tables;
use crate::table::values::{ChannelId, Completion, Meaning, Refusal, RequestOrigin, TypedTurn, UserId};

/// A typed line, with the plan that it continues. Reading it compares it with every choice.
pub struct TypedLine {
    typed: String,
    /// The number of clicks that the line undoes at its start.
    undone: usize,
    played: Played,
}

impl TypedLine {
    /// The words of the game's notation that have a text.
    pub fn vocabulary(&self) -> Vec<Word> {
        self.played.position.title().vocabulary()
    }

    /// Suggests up to 25 continuations. `meant` returns `true` if the last typed step may mean a choice with this step
    /// and label, and `readings` returns the notation of an earlier step.
    pub fn complete(
        self,
        meant: impl Fn(&str, &Phrase) -> bool,
        readings: impl Fn(&str) -> Vec<String>,
    ) -> Vec<Completion> {
        reading::complete(self.played, &self.typed, meant, readings)
    }

    /// Converts the line to notation: words become the steps that they show. `shown` returns `true` if the text is a
    /// choice with this step and label, `meant` how closely a text in the reader's own words means it, and `readings`
    /// returns its possible notations.
    pub fn read(
        self,
        shown: impl Fn(&str, &str, &Phrase) -> bool,
        meant: impl Fn(&str, &Phrase) -> Meaning,
        readings: impl Fn(&str) -> Vec<String>,
    ) -> String {
        reading::read(self.played, &self.typed, self.undone, &ReaderLanguage { shown, meant, readings })
    }
}

impl Tables {
    /// Finds the plan that a typed line continues. `None` if the user can't plan this turn. `shown` returns `true` if
    /// the text is a choice with this step and label.
    pub async fn typed_line(
        &self,
        origin: &RequestOrigin,
        user: UserId,
        (typed, turn): (&str, TypedTurn),
        shown: impl Fn(&str, &str, &Phrase) -> bool + Send,
    ) -> Option<TypedLine> {
        let undone = reading::undone(typed, shown);
        let played = self.continued(origin.channel, user, turn, undone).await?;
        Some(TypedLine { typed: typed.to_owned(), undone, played })
    }

    /// The plan that a typed line continues after undoing this many clicks. `None` if the user can't plan this turn.
    async fn continued(&self, channel: ChannelId, user: UserId, turn: TypedTurn, undone: usize) -> Option<Played> {
        let continued = move |plan: Result<Plan, Refusal>| plan.and_then(|plan| plan.continued(undone)).ok();
        let plan = async {
            let Some(id) = self.table_here(channel, matches!(turn, TypedTurn::WhatIf { .. })).await? else {
                return Ok(None);
            };
            match turn {
                TypedTurn::Own => {
                    let own = |table: &LoadedTable| plan::of_turn(table, acting_seat(table, user)?);
                    self.with_table(id, |table| continued(own(table))).await
                }
                TypedTurn::Ahead => self.with_table(id, |table| continued(ahead::plan(table, user))).await,
                TypedTurn::WhatIf { from } => {
                    let tried = self.typed_what_if((id, user), from, move |tried| continued(tried.plan())).await?;
                    Ok(tried.flatten())
                }
            }
        };
        plan.await.unwrap_or_else(|error: TableError| {
            tracing::error!(error = chain(&error), "could not read the game of a typed line");
            None
        })
    }
}
