//! Typed reasons for refusing a request, each with one sentence for the user. Each feature has its own refusals.

use serde::{Deserialize, Serialize};

use crate::engine::Phrase;

use super::ids::TableId;
use super::input_kind::InputKind;
use super::sentence::{quoted, sentence};
use crate::table::features::access::refusal::AccessRefusal;
use crate::table::features::channels::refusal::ChannelRefusal;
use crate::table::features::fairness::refusal::FairnessRefusal;
use crate::table::features::lobby::refusal::LobbyRefusal;
use crate::table::features::notes::refusal::NoteRefusal;
use crate::table::features::planning::refusal::PlanningRefusal;
use crate::table::features::preferences::refusal::PreferenceRefusal;
use crate::table::features::push::refusal::PushRefusal;
use crate::table::features::queued_turns::refusal::QueuedTurnRefusal;
use crate::table::features::review::refusal::HintRefusal;
use crate::table::features::seats::refusal::SeatRefusal;
use crate::table::features::settings::refusal::SettingRefusal;
use crate::table::features::standstill::refusal::PauseRefusal;
use crate::table::features::undo::refusal::UndoRefusal;
use crate::table::features::viewing::refusal::ViewingRefusal;

/// A request that was refused. Nothing has changed, except perhaps after [`Refusal::Uncertain`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum Refusal {
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
    /// A request that opens, joins or starts a game.
    #[error(transparent)]
    Lobby(#[from] LobbyRefusal),
    /// A request that only some servers or people may make.
    #[error(transparent)]
    Access(#[from] AccessRefusal),
    /// A request that changes who plays a seat.
    #[error(transparent)]
    Seat(#[from] SeatRefusal),
    /// A request that plans a turn or a what-if.
    #[error(transparent)]
    Planning(#[from] PlanningRefusal),
    /// A request that queues a turn.
    #[error(transparent)]
    QueuedTurn(#[from] QueuedTurnRefusal),
    /// A request that writes a note.
    #[error(transparent)]
    Note(#[from] NoteRefusal),
    /// A request that undoes a turn.
    #[error(transparent)]
    Undo(#[from] UndoRefusal),
    /// A request that changes a person's settings.
    #[error(transparent)]
    Preference(#[from] PreferenceRefusal),
    /// A request that changes a game's settings.
    #[error(transparent)]
    Setting(#[from] SettingRefusal),
    /// A request that pauses or resumes a game.
    #[error(transparent)]
    Pause(#[from] PauseRefusal),
    /// A request that looks at an earlier turn.
    #[error(transparent)]
    Viewing(#[from] ViewingRefusal),
    /// A request that sets up notifications outside Discord.
    #[error(transparent)]
    Push(#[from] PushRefusal),
    /// A request that asks for a hint.
    #[error(transparent)]
    Hint(#[from] HintRefusal),
    /// A request that checks a game.
    #[error(transparent)]
    Fairness(#[from] FairnessRefusal),
    /// A request that moves a game to another channel.
    #[error(transparent)]
    Channel(#[from] ChannelRefusal),
}

impl Refusal {
    /// The sentence for the user.
    pub fn phrase(&self) -> Phrase {
        match self {
            Refusal::Lobby(refusal) => refusal.phrase(),
            Refusal::Access(refusal) => refusal.phrase(),
            Refusal::Seat(refusal) => refusal.phrase(),
            Refusal::Planning(refusal) => refusal.phrase(),
            Refusal::QueuedTurn(refusal) => refusal.phrase(),
            Refusal::Note(refusal) => refusal.phrase(),
            Refusal::Undo(refusal) => refusal.phrase(),
            Refusal::Preference(refusal) => refusal.phrase(),
            Refusal::Setting(refusal) => refusal.phrase(),
            Refusal::Pause(refusal) => refusal.phrase(),
            Refusal::Viewing(refusal) => refusal.phrase(),
            Refusal::Push(refusal) => refusal.phrase(),
            Refusal::Hint(refusal) => refusal.phrase(),
            Refusal::Fairness(refusal) => refusal.phrase(),
            Refusal::Channel(refusal) => refusal.phrase(),
            Refusal::Unclear { text, expected } => {
                Phrase::new(format!("ui-refusal-unclear{}", expected.attribute())).named("text", quoted(text))
            }
            _ => sentence(self),
        }
    }

    /// The bot admin's text about the maintenance.
    pub fn hosts_words(&self) -> Option<&str> {
        match self {
            Refusal::Access(AccessRefusal::Maintenance { text } | AccessRefusal::NoNewGames { text }) => Some(text),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use strum::IntoEnumIterator;

    use super::*;
    use crate::table::features::*;

    /// Keys of sentences without a refusal of the same name: each replaces another one's sentence if details are
    /// missing.
    const MORE: [&str; 2] = ["channel-busy-unposted", "illegal-nothing"];

    #[test]
    fn every_refusal_has_its_sentence() {
        let texts = [
            include_str!("../../../assets/locales/en/table.ftl"),
            include_str!("../../../assets/locales/en/hosting.ftl"),
            include_str!("../../../assets/locales/en/what-ifs.ftl"),
            include_str!("../../../assets/locales/en/notes.ftl"),
            include_str!("../../../assets/locales/en/queued-turns.ftl"),
            include_str!("../../../assets/locales/en/people.ftl"),
            include_str!("../../../assets/locales/en/pause.ftl"),
            include_str!("../../../assets/locales/en/sleep.ftl"),
            include_str!("../../../assets/locales/en/preferences.ftl"),
        ];
        let refusal = |line: &'static str| line.strip_prefix("ui")?.strip_prefix("-refusal-");
        let keys = texts.iter().flat_map(|text| text.lines()).filter_map(refusal);
        let known: BTreeSet<String> = keys.filter_map(|rest| Some(rest.split_once(" =")?.0.to_owned())).collect();
        let nested = [
            "lobby",
            "access",
            "seat",
            "planning",
            "queued-turn",
            "note",
            "undo",
            "preference",
            "setting",
            "pause",
            "viewing",
            "push",
            "hint",
            "fairness",
            "channel",
        ];
        let variants: BTreeSet<String> = RefusalDiscriminants::iter()
            .map(|variant| variant.to_string())
            .filter(|variant| !nested.contains(&variant.as_str()))
            .chain(lobby::refusal::LobbyRefusalDiscriminants::iter().map(|variant| variant.to_string()))
            .chain(access::refusal::AccessRefusalDiscriminants::iter().map(|variant| variant.to_string()))
            .chain(seats::refusal::SeatRefusalDiscriminants::iter().map(|variant| variant.to_string()))
            .chain(planning::refusal::PlanningRefusalDiscriminants::iter().map(|variant| variant.to_string()))
            .chain(queued_turns::refusal::QueuedTurnRefusalDiscriminants::iter().map(|variant| variant.to_string()))
            .chain(notes::refusal::NoteRefusalDiscriminants::iter().map(|variant| variant.to_string()))
            .chain(undo::refusal::UndoRefusalDiscriminants::iter().map(|variant| variant.to_string()))
            .chain(preferences::refusal::PreferenceRefusalDiscriminants::iter().map(|variant| variant.to_string()))
            .chain(settings::refusal::SettingRefusalDiscriminants::iter().map(|variant| variant.to_string()))
            .chain(standstill::refusal::PauseRefusalDiscriminants::iter().map(|variant| variant.to_string()))
            .chain(viewing::refusal::ViewingRefusalDiscriminants::iter().map(|variant| variant.to_string()))
            .chain(push::refusal::PushRefusalDiscriminants::iter().map(|variant| variant.to_string()))
            .chain(review::refusal::HintRefusalDiscriminants::iter().map(|variant| variant.to_string()))
            .chain(fairness::refusal::FairnessRefusalDiscriminants::iter().map(|variant| variant.to_string()))
            .chain(channels::refusal::ChannelRefusalDiscriminants::iter().map(|variant| variant.to_string()))
            .chain(MORE.map(str::to_owned))
            .collect();
        assert_eq!(known, variants);
        let refusal = Refusal::Setting(SettingRefusal::BadHours { most: 1 });
        assert_eq!(refusal.phrase().key, "ui-refusal-bad-hours");
    }
}
