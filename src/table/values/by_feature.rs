//! The enums that collect the features' own types. A new feature adds one line to each enum that it needs.

use serde::{Deserialize, Serialize};

use crate::engine::Phrase;

use super::access::AccessRefusal;
use super::channels::ChannelRefusal;
use super::exports::{ExportFormat, ExportSheet};
use super::fairness::FairnessRefusal;
use super::finished_games::HistorySheet;
use super::follows::{FollowRefusal, FollowSheet};
use super::ids::TableId;
use super::imports::ImportRefusal;
use super::lessons::{LessonRefusal, LessonReply};
use super::lobby::{LobbyAction, LobbyRefusal};
use super::names::NameRefusal;
use super::notes::{NoteRefusal, NotesSheet};
use super::people::PeopleSheet;
use super::planning::{PlanAction, PlanningQuery, PlanningRefusal};
use super::preferences::{PreferenceRefusal, PreferencesSheet};
use super::privacy::PrivacyReply;
use super::queued_turns::{QueuedTurnAction, QueuedTurnRefusal};
use super::reply::{MyTables, Planner, ProofSheet, QueueSheet, SettingsSheet, TakingBack, TurnDone, WhatIfReply};
use super::review::{HintRefusal, ReviewQuery, ReviewReply};
use super::seats::{SeatAction, SeatRefusal};
use super::sentence::{InputKind, quoted, sentence};
use super::settings::{SettingRefusal, SettingsChange};
use super::standstill::{PauseAction, PauseRefusal};
use super::teaching::TopicsSheet;
use super::undo::{UndoAction, UndoRefusal};
use super::viewing::{ViewingQuery, ViewingRefusal, ViewingReply};

/// A request that changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Query {
    /// Looks at a game.
    Viewing(ViewingQuery),
    /// Shows a draft.
    Planning(PlanningQuery),
    /// The player's queued turns.
    QueuedTurns,
    Settings,
    /// Asks a computer player.
    Review(ReviewQuery),
    /// The game as a file.
    Export(ExportFormat),
    /// The proof that a finished game was fair.
    Proof,
    /// The effect of undoing the player's last turn.
    TakingBack,
    /// The topics about what the player sees now.
    Topics,
}

/// A change to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableAction {
    /// Opens, fills, starts, ends or reopens a game.
    Lobby(LobbyAction),
    /// Plans and ends a turn.
    Plan(PlanAction),
    /// Changes a queued turn.
    QueuedTurn(QueuedTurnAction),
    /// Undoes turns.
    Undo(UndoAction),
    /// Pauses and resumes a game.
    Pause(PauseAction),
    /// Changes the occupant of a seat.
    Seat(SeatAction),
    /// Moves a game from a deleted channel to this channel.
    Move {
        /// The game's number ([`TableId::number`]); `None` if there is only one such game.
        table: Option<i64>,
    },
    /// Names the game (host or *Manage Channels*).
    Name(String),
    /// Renews the link to the game's page (host or *Manage Channels*).
    RenewPage,
    /// Changes the game's settings (host or *Manage Channels*).
    Settings(Box<SettingsChange>),
}

/// The reply to a request.
#[derive(Clone)]
pub enum Reply {
    /// One sentence. The request's change is stored.
    Done(Phrase),
    /// A turn was committed.
    TurnDone(TurnDone),
    Planner(Box<Planner>),
    /// The player's queued turns.
    QueuedTurns(Box<QueueSheet>),
    /// The user's notes.
    Notes(Box<NotesSheet>),
    WhatIf(WhatIfReply),
    Viewing(ViewingReply),
    Review(ReviewReply),
    /// The game as a file.
    Export(Box<ExportSheet>),
    /// The proof that a finished game was fair.
    Proof(Box<ProofSheet>),
    /// The user's games.
    Games(Box<MyTables>),
    /// Following a game.
    Follow(Box<FollowSheet>),
    /// Finished games.
    History(Box<HistorySheet>),
    /// Statistics and lists of people.
    People(Box<PeopleSheet>),
    /// The user's own data.
    Privacy(PrivacyReply),
    Settings(Box<SettingsSheet>),
    /// The user's reminder settings.
    Preferences(Box<PreferencesSheet>),
    /// The effect of undoing the player's last turn.
    TakingBack(TakingBack),
    /// The topics about what the player sees now.
    Topics(TopicsSheet),
    Lesson(LessonReply),
}

/// Defines [`Refusal`] from the general refusals and one line for each feature.
macro_rules! refusals {
    ({ $($general:tt)* } $($(#[$doc:meta])* $feature:ident($own:ty),)+) => {
        /// A request that was refused. Nothing has changed, except perhaps after [`Refusal::Uncertain`].
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
        #[serde(rename_all = "snake_case")]
        #[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
        #[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
        pub enum Refusal {
            $($general)*
            $($(#[$doc])* #[error(transparent)] $feature(#[from] $own),)+
        }

        impl Refusal {
            /// The sentence for the user.
            pub fn phrase(&self) -> Phrase {
                match self {
                    $(Refusal::$feature(refusal) => refusal.phrase(),)+
                    Refusal::Unclear { text, expected } => {
                        Phrase::new(format!("ui-refusal-unclear{}", expected.attribute())).named("text", quoted(text))
                    }
                    _ => sentence(self),
                }
            }
        }

        /// The names of all refusals.
        #[cfg(test)]
        fn names() -> std::collections::BTreeSet<String> {
            use strum::{IntoDiscriminant, IntoEnumIterator};
            let of_features = [$(RefusalDiscriminants::$feature),+];
            let general = RefusalDiscriminants::iter().filter(|variant| !of_features.contains(variant));
            let mut names: std::collections::BTreeSet<String> = general.map(|variant| variant.to_string()).collect();
            $(names.extend(<$own as IntoDiscriminant>::Discriminant::iter().map(|variant| variant.to_string()));)+
            names
        }
    };
}

refusals! {
    {
        /// There is no game in this channel.
        #[error("no game in this channel")]
        NoTable,
        /// The button belongs to a game that isn't in this channel.
        #[error("that table is not here")]
        NotHere,
        #[error("not at the table")]
        NotAtTable,
        #[error("the game has not begun")]
        NotStarted,
        /// The ended game can no longer be resumed.
        #[error("too late")]
        TooLate,
        /// The bot can't read a typed date or time.
        #[error("cannot read `{text}`")]
        Unclear {
            text: String,
            #[serde(default)]
            expected: InputKind,
        },
        #[error("the game is over")]
        GameOver,
        #[error("the table was cancelled")]
        Cancelled,
        /// The user has too many requests to computer players open.
        #[error("still thinking")]
        StillThinking,
        #[error("the game is not over")]
        NotOver,
        /// The stored game can't be read. The log has the cause.
        #[error("could not read table {table}")]
        Unreadable { table: TableId },
        /// The bot failed, and nothing changed. The log has the cause.
        #[error("trouble on our side")]
        Trouble,
        /// The bot failed, and the change may be stored or not. The log has the cause.
        #[error("trouble on our side, with an unknown end")]
        Uncertain,
    }
    /// A request that opens, joins or starts a game.
    Lobby(LobbyRefusal),
    /// A request that only some servers or people may make.
    Access(AccessRefusal),
    /// A request that changes who plays a seat.
    Seat(SeatRefusal),
    /// A request that plans a turn or a what-if.
    Planning(PlanningRefusal),
    /// A request that queues a turn.
    QueuedTurn(QueuedTurnRefusal),
    /// A request that imports a game.
    Import(ImportRefusal),
    /// A request that names a game.
    Name(NameRefusal),
    /// A request that follows a game.
    Follow(FollowRefusal),
    /// A request that writes a note.
    Note(NoteRefusal),
    /// A request that undoes a turn.
    Undo(UndoRefusal),
    /// A request that changes a person's settings.
    Preference(PreferenceRefusal),
    /// A request that changes a game's settings.
    Setting(SettingRefusal),
    /// A request that pauses or resumes a game.
    Pause(PauseRefusal),
    /// A request that looks at an earlier turn.
    Viewing(ViewingRefusal),
    /// A request that asks for a hint.
    Hint(HintRefusal),
    /// A request in a lesson.
    Lesson(LessonRefusal),
    /// A request that checks a game.
    Fairness(FairnessRefusal),
    /// A request that moves a game to another channel.
    Channel(ChannelRefusal),
}

impl Refusal {
    /// The bot admin's text about the maintenance.
    pub fn maintenance_text(&self) -> Option<&str> {
        match self {
            Refusal::Access(AccessRefusal::Maintenance { text } | AccessRefusal::NoNewGames { text }) => Some(text),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Keys of sentences without a refusal of the same name: each replaces another one's sentence if it has other
    /// details.
    const MORE: [&str; 3] = ["because", "channel-busy-unposted", "illegal-nothing"];

    #[test]
    fn every_refusal_has_a_sentence() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/locales/en");
        let files = std::fs::read_dir(folder).unwrap();
        let texts: Vec<String> = files.map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap()).collect();
        let name =
            |line: &str| Some(line.strip_prefix("ui")?.strip_prefix("-refusal-")?.split_once(" =")?.0.to_owned());
        let known: BTreeSet<String> = texts.iter().flat_map(|text| text.lines()).filter_map(name).collect();
        assert_eq!(known, names().into_iter().chain(MORE.map(str::to_owned)).collect());
        let refusal = Refusal::Setting(SettingRefusal::BadHours { most: 1 });
        assert_eq!(refusal.phrase().key, "ui-refusal-bad-hours");
    }
}
