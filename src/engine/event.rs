//! What happened when a step was played.

use serde::{Deserialize, Serialize};

use super::{Phrase, Seat};

/// One effect of a step, in the order in which the effects happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// Whose effect it is; `None` where it concerns the table.
    pub seat: Option<Seat>,
    /// What to say. The phrase names only what everybody may know.
    pub phrase: Phrase,
    /// Whether a hidden thing became known (a tile drawn): such a turn is not taken back freely.
    pub reveals: bool,
    /// How many decisions and effects were open when it happened: what follows from something has at least the
    /// depth of that, and what has less belongs to something before it. 0 in a game that nests nothing.
    #[serde(default, skip_serializing_if = "is_outermost")]
    pub depth: u16,
    /// What it contributes to the summary of its turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub summary: Vec<Summary>,
}

fn is_outermost(depth: &u16) -> bool {
    *depth == 0
}

/// What an event contributes to the summary of a turn. An event that contributes nothing is a detail.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Summary {
    /// Something that the player did. What has the same key within one turn is one clause, whose argument
    /// `things` is the list of all things ("places on Tikal and Uxmal").
    Did {
        /// The clause.
        key: String,
        /// What was done it to, if the clause names something.
        thing: Option<Phrase>,
    },
    /// The same, but a clause each time, because each time brings something else.
    Separately {
        /// The clause.
        key: String,
    },
    /// Something that the player did in the middle of something else, as a tile that is played: a clause too. Once
    /// it is over, which [`Event::depth`] tells, changes belong to the clause before again.
    Aside {
        /// The clause.
        key: String,
        /// What was done it to, if the clause names something.
        thing: Option<Phrase>,
    },
    /// The same, if it is not worth telling beside something else that the player did.
    Idle {
        /// The clause.
        key: String,
        /// What was done it to, if the clause names something.
        thing: Option<Phrase>,
    },
    /// Changes from here on belong to the clause that comes next, as a price that is paid before its thing is
    /// taken.
    Next,
    /// The same, with the clause that tells it as long as nothing has come yet, in the middle of a turn.
    Announced {
        /// The clause.
        key: String,
        /// What was done it to, if the clause names something.
        thing: Option<Phrase>,
    },
    /// Something that the player gained, or paid if `n` is negative: part of the clause that came last and is not
    /// over ([`Event::depth`]). What has
    /// the same key and thing within a clause is added up, and left out where the sum is 0.
    Change {
        /// The phrase for an amount of it: `n`, or the list `things` where things have names.
        key: String,
        /// What of, where one phrase tells several ("Chaac and Kukulkan up").
        thing: Option<Phrase>,
        /// How much.
        n: i64,
    },
    /// So much of it was paid for something that may bring the same: told as a price, and not taken off the gain.
    Fee {
        /// The phrase for an amount of it.
        key: String,
        /// How much.
        n: i64,
    },
    /// Something gained or paid that the clause names ("offers a skull"): told where choices are compared, and not once
    /// more beside the clause.
    Named {
        /// The phrase for an amount of it.
        key: String,
        /// How much, negative if it was paid.
        n: i64,
    },
    /// What one player gains or pays by something that concerns everybody: one line for all players, whose
    /// argument `shares` lists each player's (`core-share`: `player`, `changes`), added up as above. Of an event that
    /// is nobody's it is the line alone, which is told even if nobody gains or pays anything.
    Share {
        /// The line.
        line: String,
        /// The phrase for an amount of it.
        key: String,
        /// What it is about, as in [`Summary::Change`].
        thing: Option<Phrase>,
        /// How much.
        n: i64,
    },
    /// The event is a line of its own, as it is.
    Line,
    /// The rest of what the event contributes is told of its turn alone, as in a draft: when several turns are told
    /// together, another event tells it ([`Summary::Public`]), or the picture beside them shows it.
    Draft,
    /// The rest of what the event contributes sums up what those events told that were for drafts.
    Public,
}

impl Event {
    /// The event with this clause: [`Summary::Did`].
    #[must_use]
    pub fn did(mut self, key: &str, thing: impl Into<Option<Phrase>>) -> Self {
        self.summary.push(Summary::Did { key: key.to_owned(), thing: thing.into() });
        self
    }

    /// The event with a clause that is not joined with others of its key: [`Summary::Separately`].
    #[must_use]
    pub fn separately(mut self, key: &str) -> Self {
        self.summary.push(Summary::Separately { key: key.to_owned() });
        self
    }

    /// The event with this clause in the middle of another: [`Summary::Aside`].
    #[must_use]
    pub fn aside(mut self, key: &str, thing: impl Into<Option<Phrase>>) -> Self {
        self.summary.push(Summary::Aside { key: key.to_owned(), thing: thing.into() });
        self
    }

    /// The event with this clause, which is not worth telling beside others: [`Summary::Idle`].
    #[must_use]
    pub fn idle(mut self, key: &str, thing: impl Into<Option<Phrase>>) -> Self {
        self.summary.push(Summary::Idle { key: key.to_owned(), thing: thing.into() });
        self
    }

    /// The event as the beginning of the next clause: [`Summary::Next`].
    #[must_use]
    pub fn next(mut self) -> Self {
        self.summary.push(Summary::Next);
        self
    }

    /// The event as the beginning of the next clause, which until then is this: [`Summary::Announced`].
    #[must_use]
    pub fn announced(mut self, key: &str, thing: impl Into<Option<Phrase>>) -> Self {
        self.summary.push(Summary::Announced { key: key.to_owned(), thing: thing.into() });
        self
    }

    /// The event with this amount: [`Summary::Change`].
    #[must_use]
    pub fn change(mut self, key: impl Into<String>, n: impl Into<i64>) -> Self {
        self.summary.push(Summary::Change { key: key.into(), thing: None, n: n.into() });
        self
    }

    /// The event with so many of a thing that has a name: [`Summary::Change`].
    #[must_use]
    pub fn change_of(mut self, key: impl Into<String>, thing: Phrase, n: impl Into<i64>) -> Self {
        self.summary.push(Summary::Change { key: key.into(), thing: Some(thing), n: n.into() });
        self
    }

    /// The event with this price: [`Summary::Fee`].
    #[must_use]
    pub fn fee(mut self, key: impl Into<String>, n: impl Into<i64>) -> Self {
        self.summary.push(Summary::Fee { key: key.into(), n: n.into() });
        self
    }

    /// The event with this amount, which its clause names: [`Summary::Named`].
    #[must_use]
    pub fn named(mut self, key: impl Into<String>, n: impl Into<i64>) -> Self {
        self.summary.push(Summary::Named { key: key.into(), n: n.into() });
        self
    }

    /// The event as one player's part of a line: [`Summary::Share`].
    #[must_use]
    pub fn share(mut self, line: &str, key: impl Into<String>, n: impl Into<i64>) -> Self {
        self.summary.push(Summary::Share { line: line.to_owned(), key: key.into(), thing: None, n: n.into() });
        self
    }

    /// The same of one thing that has a name.
    #[must_use]
    pub fn share_of(mut self, line: &str, key: &str, thing: Phrase) -> Self {
        self.summary.push(Summary::Share { line: line.to_owned(), key: key.to_owned(), thing: Some(thing), n: 1 });
        self
    }

    /// The event as something that is told of its turn alone: [`Summary::Draft`].
    #[must_use]
    pub fn for_draft(mut self) -> Self {
        self.summary.push(Summary::Draft);
        self
    }

    /// The event as the sum of others that are told of their turns alone: [`Summary::Public`].
    #[must_use]
    pub fn for_public(mut self) -> Self {
        self.summary.push(Summary::Public);
        self
    }

    /// The event at this depth: [`Event::depth`].
    #[must_use]
    pub fn at(mut self, depth: u16) -> Self {
        self.depth = depth;
        self
    }

    /// The event as a line: [`Summary::Line`].
    #[must_use]
    pub fn line(mut self) -> Self {
        self.summary.push(Summary::Line);
        self
    }
}

/// Where a game reports its events.
///
/// Phrases cost allocations, so a game builds an event only inside the closure; a simulation
/// passes [`Silent`], which never calls it.
pub trait Events {
    /// Reports the event that the closure makes.
    fn emit(&mut self, event: impl FnOnce() -> Event);
}

/// Nobody listens.
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
