//! Events: the effects of a step, as phrases.

use serde::{Deserialize, Serialize};

use super::{Phrase, Seat};

/// One effect of a step, in the order in which the effects happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// The seat that the effect concerns; `None` if it concerns the whole table.
    pub seat: Option<Seat>,
    /// The text of the event. It names only public information.
    pub phrase: Phrase,
    /// `true` if hidden information became known (such as a drawn tile). Undoing such a turn needs everyone's consent.
    pub reveals: bool,
    /// Number of open decisions and effects when the event happened. An effect's consequences have at least its depth;
    /// an event of less depth belongs to something earlier. 0 in a game without nesting.
    #[serde(default, skip_serializing_if = "is_outermost")]
    pub depth: u16,
    /// The event's parts of the turn summary.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub summary: Vec<Summary>,
}

fn is_outermost(depth: &u16) -> bool {
    *depth == 0
}

/// Part of a turn summary. An event without such parts is a detail that summaries leave out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Summary {
    /// An action of the player. Actions with the same key within one turn become one clause, whose argument `things`
    /// lists all their things ("places on Tikal and Uxmal").
    Did {
        key: String,
        /// The object of the action, if the clause names one.
        thing: Option<Phrase>,
    },
    /// Like [`Summary::Did`], but a new clause each time, because each time brings something else.
    Separately { key: String },
    /// An action in the middle of another one, such as playing a tile: a clause too. After it ends (see
    /// [`Event::depth`]), changes belong to the outer clause again.
    Aside {
        key: String,
        /// The object of the action, if the clause names one.
        thing: Option<Phrase>,
    },
    /// Assigns the following changes to the next clause, such as a price paid before its thing is taken.
    Next,
    /// Like [`Summary::Next`], with a clause to show in the middle of a turn until the real one comes.
    Announced {
        key: String,
        /// The object of the action, if the clause names one.
        thing: Option<Phrase>,
    },
    /// A gain of the player, or a cost if `n` is negative. It is part of the latest clause that is still open
    /// ([`Event::depth`]). Changes with the same key and thing within a clause are added up, and left out if the sum is
    /// 0.
    Change {
        /// Key of the phrase for an amount: with `n`, or with the list `things` if the things have names.
        key: String,
        /// The changed thing, if one phrase lists several ("Chaac and Kukulkan up").
        thing: Option<Phrase>,
        /// The amount, negative for a cost.
        n: i64,
    },
    /// A price for an action that may bring the same resource. It is shown as a cost and not subtracted from the gain.
    Fee {
        /// Key of the phrase for an amount.
        key: String,
        /// The amount paid.
        n: i64,
    },
    /// A gain or cost that the clause already names ("offers a skull"). Comparisons of choices show it; the clause
    /// doesn't repeat it.
    Named {
        /// Key of the phrase for an amount.
        key: String,
        /// The amount, negative for a cost.
        n: i64,
    },
    /// A gain that goes without saying in a choice, such as a step that every built tile brings. Lines of turns show it;
    /// comparisons of choices don't.
    Told {
        /// Key of the phrase for an amount.
        key: String,
        n: i64,
    },
    /// A change that no summary shows because another part or the picture does ([`crate::Facts`]).
    Fact {
        /// Kind of the change. With a text, hints show it ("a worker ascends").
        key: String,
        /// The changed thing, if there are several of the kind.
        thing: Option<Phrase>,
        /// The amount, negative for a loss.
        n: i64,
    },
    /// One player's gain or cost from an effect on all players. All players share one line, whose argument `shares`
    /// lists each player's sums (`core-share`: `player`, `changes`). If the event has no seat, it only adds the line,
    /// which then appears even if no one gains or pays anything.
    Share {
        line: String,
        /// Key of the phrase for an amount.
        key: String,
        /// The changed thing, as in [`Summary::Change`].
        thing: Option<Phrase>,
        /// The amount, negative for a cost.
        n: i64,
    },
    /// The event's phrase is a separate line.
    Line,
    /// Limits the event's other parts to summaries of a single turn, such as a draft. In a summary of several turns,
    /// another event covers them ([`Summary::Public`]), or the picture shows them.
    Draft,
    /// Limits the event's other parts to summaries of several turns, in place of the [`Summary::Draft`] events.
    Public,
}

impl Event {
    /// An effect on the whole table.
    pub fn of_table(phrase: Phrase) -> Self {
        Event { seat: None, phrase, reveals: false, depth: 0, summary: Vec::new() }
    }

    /// An effect that concerns a seat. The phrase gets it as `seat`.
    pub fn of_seat(seat: Seat, phrase: Phrase) -> Self {
        Event { seat: Some(seat), ..Self::of_table(phrase.seat("seat", seat)) }
    }

    /// Marks that the effect made hidden information known.
    #[must_use]
    pub fn revealing(self) -> Self {
        Event { reveals: true, ..self }
    }

    /// Returns `true` if no summary shows anything of the event.
    pub fn is_detail(&self) -> bool {
        self.summary.iter().all(|part| matches!(part, Summary::Fact { .. }))
    }

    /// Adds a clause: [`Summary::Did`].
    #[must_use]
    pub fn did(mut self, key: &str, thing: impl Into<Option<Phrase>>) -> Self {
        self.summary.push(Summary::Did { key: key.to_owned(), thing: thing.into() });
        self
    }

    /// Adds a clause that is never joined with others of its key: [`Summary::Separately`].
    #[must_use]
    pub fn separately(mut self, key: &str) -> Self {
        self.summary.push(Summary::Separately { key: key.to_owned() });
        self
    }

    /// Adds a clause in the middle of another: [`Summary::Aside`].
    #[must_use]
    pub fn aside(mut self, key: &str, thing: impl Into<Option<Phrase>>) -> Self {
        self.summary.push(Summary::Aside { key: key.to_owned(), thing: thing.into() });
        self
    }

    /// Starts the next clause: [`Summary::Next`].
    #[must_use]
    pub fn next(mut self) -> Self {
        self.summary.push(Summary::Next);
        self
    }

    /// Starts the next clause and names a substitute for it: [`Summary::Announced`].
    #[must_use]
    pub fn announced(mut self, key: &str, thing: impl Into<Option<Phrase>>) -> Self {
        self.summary.push(Summary::Announced { key: key.to_owned(), thing: thing.into() });
        self
    }

    /// Adds an amount: [`Summary::Change`].
    #[must_use]
    pub fn change(mut self, key: impl Into<String>, n: impl Into<i64>) -> Self {
        self.summary.push(Summary::Change { key: key.into(), thing: None, n: n.into() });
        self
    }

    /// Adds an amount of a named thing: [`Summary::Change`].
    #[must_use]
    pub fn change_of(mut self, key: impl Into<String>, thing: Phrase, n: impl Into<i64>) -> Self {
        self.summary.push(Summary::Change { key: key.into(), thing: Some(thing), n: n.into() });
        self
    }

    /// Adds a price: [`Summary::Fee`].
    #[must_use]
    pub fn fee(mut self, key: impl Into<String>, n: impl Into<i64>) -> Self {
        self.summary.push(Summary::Fee { key: key.into(), n: n.into() });
        self
    }

    /// Adds an amount that the clause already names: [`Summary::Named`].
    #[must_use]
    pub fn named(mut self, key: impl Into<String>, n: impl Into<i64>) -> Self {
        self.summary.push(Summary::Named { key: key.into(), n: n.into() });
        self
    }

    /// Adds an amount that only lines of turns show: [`Summary::Told`].
    #[must_use]
    pub fn told(mut self, key: &str, n: i64) -> Self {
        self.summary.push(Summary::Told { key: key.to_owned(), n });
        self
    }

    /// Adds a change that no summary shows: [`Summary::Fact`].
    #[must_use]
    pub fn fact(mut self, key: &str, thing: impl Into<Option<Phrase>>, n: impl Into<i64>) -> Self {
        self.summary.push(Summary::Fact { key: key.to_owned(), thing: thing.into(), n: n.into() });
        self
    }

    /// Adds a player's share of a line: [`Summary::Share`].
    #[must_use]
    pub fn share(mut self, line: &str, key: impl Into<String>, n: impl Into<i64>) -> Self {
        self.summary.push(Summary::Share { line: line.to_owned(), key: key.into(), thing: None, n: n.into() });
        self
    }

    /// Adds a player's share of a line, with one named thing.
    #[must_use]
    pub fn share_of(mut self, line: &str, key: &str, thing: Phrase) -> Self {
        self.summary.push(Summary::Share { line: line.to_owned(), key: key.to_owned(), thing: Some(thing), n: 1 });
        self
    }

    /// Limits the event to summaries of a single turn: [`Summary::Draft`].
    #[must_use]
    pub fn for_draft(mut self) -> Self {
        self.summary.push(Summary::Draft);
        self
    }

    /// Limits the event to summaries of several turns: [`Summary::Public`].
    #[must_use]
    pub fn for_public(mut self) -> Self {
        self.summary.push(Summary::Public);
        self
    }

    /// Sets the depth: [`Event::depth`].
    #[must_use]
    pub fn at(mut self, depth: u16) -> Self {
        self.depth = depth;
        self
    }

    /// Makes the event a separate line: [`Summary::Line`].
    #[must_use]
    pub fn line(mut self) -> Self {
        self.summary.push(Summary::Line);
        self
    }
}

/// Receiver of a game's events.
///
/// Phrases cost allocations, so a game builds an event only inside the closure. A simulation passes [`Silent`], which
/// never calls the closure.
pub trait Events {
    /// Reports the event that the closure returns.
    fn emit(&mut self, event: impl FnOnce() -> Event);
}

/// Discards all events without building them.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Events for Silent {
    fn emit(&mut self, _event: impl FnOnce() -> Event) {}
}

impl Events for Vec<Event> {
    fn emit(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}
