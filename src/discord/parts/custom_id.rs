//! The custom ids of buttons and menus: `v1:<table>:<seq>-<draft>:<verb>[:<argument>]`.
//!
//! One codec serves all of them. The stamp names the state of the table that the button was made for, so the bot
//! recognizes a click on an outdated button.

use serde_json::Value;

use crate::engine::{Ahead, Seat};
use crate::table::{Stamp, Strength, TableId};

use super::posted;

/// Discord's limit for a custom id, in characters.
pub const MAX_LENGTH: usize = 100;

const VERSION: &str = "v1";

/// The decoded id of a button or a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CustomId {
    /// The table and the state that the message showed.
    pub stamp: Stamp,
    /// The action.
    pub action: ComponentAction,
}

/// The action of a button or a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter)))]
pub enum ComponentAction {
    /// Take a seat in the lobby.
    Join,
    /// Leave the lobby.
    Leave,
    /// Start the game.
    Start,
    /// Open the planner.
    Planner,
    /// Answer the planner's question with this step, in notation.
    Step(String),
    /// Answer the planner's question with the option chosen in this menu, counted from 0.
    Choose(u8),
    /// Show this page of the planner's answers, counted from 0.
    Page(u16),
    /// Undo the last step of the draft.
    UndoStep,
    /// Drop the draft.
    StartOver,
    /// End the turn with this draft.
    EndTurn,
    /// Show the board.
    Board,
    /// Show the recap: to a player, all turns since their last one.
    Happened,
    /// Show the recap of this message's turn.
    HappenedHere,
    /// Open the log at the last turn.
    Log,
    /// Show the log's picture after this turn, reached by that button of the log viewer.
    Turn(LogNavigation, u32),
    /// Show the log's page with this turn, reached by that button of the log viewer.
    Entries(LogNavigation, u32),
    /// Undo the turn of this log entry.
    TakeBack(u32),
    /// Answer another player's request to undo a turn.
    AnswerUndo {
        /// The request.
        request: u32,
        /// `true` to agree.
        agree: bool,
    },
    /// Open a lobby for the same game again.
    Rematch,
    /// Choose the strength of a computer player for the lobby.
    ChooseComputer,
    /// Add a computer player.
    AddComputer(Strength),
    /// Take the seat that a player offers.
    TakeSeat(Seat),
    /// Agree to the offer of this seat.
    AgreeOffer(Seat),
    /// Return to the player's own seat from a computer player, or cancel its offer.
    Back,
    /// Ask a computer player for a hint.
    Hint,
    /// Put this suggestion of the hint into the planner, counted from 0.
    UseHint(u8),
    /// Show the turning points of the game.
    TurningPoints,
    /// Check that the game was fair.
    Proof,
    /// Explain the rule chosen in this menu. Belongs to no table.
    Rules,
    /// Post the log's picture after this turn in a new message.
    Show(u32),
    /// Fill the open seats with computer players and start.
    StartWithComputers,
    /// Open a panel.
    Panel(PanelKind),
    /// Choose a setting in a panel's menu.
    PanelEntry(PanelKind),
    /// Set this numbered setting of a panel to the value chosen in this menu.
    PanelValue(PanelKind, u8),
    /// Confirm a drastic action.
    Sure(Drastic),
    /// Cancel a drastic action.
    Keep,
    /// Make the bot leave this server. Belongs to no table.
    LeaveServer(u64),
    /// Answer another player's proposal to pause.
    AnswerPause {
        /// The proposal.
        number: i64,
        /// `true` to agree.
        agree: bool,
    },
    /// Resume a paused game, or keep an idle table open.
    GoOn,
    /// Close an idle lobby, or put an idle game to sleep.
    Rest,
    /// Reopen a canceled game.
    Reopen,
    /// Queue a turn before it's the player's turn.
    Ahead,
    /// Switch the position that the turn is queued for.
    PlanOn(Ahead),
    /// Show the queued turns.
    QueuedTurns,
    /// Choose in this menu when to play this queued turn, counted from 0.
    Condition(u8),
    /// Show the form for a note about the game after this turn; 0 means the whole game. The submitted form has the
    /// same id.
    Note(u32),
    /// Start a what-if from the game after this turn.
    Try(u32),
    /// Use a button of a what-if.
    WhatIf(WhatIfButton),
    /// Open a lobby for a game that continues from this one after this turn.
    PlayOn(u32),
    /// Start a what-if in the game chosen in this menu. Belongs to no table.
    TryIn,
}

/// The buttons and the menus of what-ifs, in addition to those of the planner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhatIfButton {
    /// Let a computer player play the turn.
    Computer,
    /// List the player's what-ifs.
    List,
    /// Open the what-if chosen in this menu.
    Open,
    /// Open the what-if chosen in this menu in a new message.
    Look,
    /// Compare the what-ifs chosen in this menu.
    Compare,
    /// Start a new what-if from the current position.
    New,
    /// Show the form for the what-if's name. The submitted form has the same id.
    Name,
    /// Delete the what-if.
    Drop,
    /// Close the board without deleting the what-if.
    Leave,
}

impl WhatIfButton {
    const ALL: [(WhatIfButton, &'static str); 9] = [
        (WhatIfButton::Computer, "computer"),
        (WhatIfButton::List, "list"),
        (WhatIfButton::Open, "open"),
        (WhatIfButton::Look, "look"),
        (WhatIfButton::Compare, "compare"),
        (WhatIfButton::New, "new"),
        (WhatIfButton::Name, "name"),
        (WhatIfButton::Drop, "drop"),
        (WhatIfButton::Leave, "leave"),
    ];

    fn word(self) -> &'static str {
        // The table lists every variant.
        Self::ALL.iter().find(|(button, _)| *button == self).map_or("", |(_, word)| word)
    }

    fn from_word(word: &str) -> Result<Self, CustomIdError> {
        Self::ALL.iter().find(|(_, known)| *known == word).map(|(button, _)| *button).ok_or(CustomIdError::Malformed)
    }
}

/// The subject of a settings panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanelKind {
    /// A table.
    Table,
    /// A player's reminders.
    Person,
}

impl PanelKind {
    const ALL: [(PanelKind, &'static str); 2] = [(PanelKind::Table, "table"), (PanelKind::Person, "person")];

    fn word(self) -> &'static str {
        // The table lists every variant.
        Self::ALL.iter().find(|(kind, _)| *kind == self).map_or("", |(_, word)| word)
    }

    fn from_word(word: &str) -> Result<Self, CustomIdError> {
        Self::ALL.iter().find(|(_, known)| *known == word).map(|(kind, _)| *kind).ok_or(CustomIdError::Malformed)
    }
}

/// An action that needs a confirmation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drastic {
    /// End the game for all players.
    Cancel,
    /// Resign and let a computer player take the seat.
    Resign,
    /// Resign and leave the seat open to anyone.
    ResignToAnybody,
    /// Undo this turn and all later ones, including turns of other players.
    TakeBack(u32),
}

/// The buttons of the log viewer. Two buttons can lead to the same turn, but each component of a message needs a
/// different id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogNavigation {
    /// Jump to the first turn.
    First,
    /// Go back one turn.
    Back,
    /// Go forward one turn.
    Forward,
    /// Jump to the last turn.
    Last,
    /// Jump to the viewer's own last turn.
    Own,
    /// Switch to the other view of the same turn.
    Other,
}

impl LogNavigation {
    const ALL: [(LogNavigation, &'static str); 6] = [
        (LogNavigation::First, "first"),
        (LogNavigation::Back, "back"),
        (LogNavigation::Forward, "forward"),
        (LogNavigation::Last, "last"),
        (LogNavigation::Own, "own"),
        (LogNavigation::Other, "other"),
    ];

    fn word(self) -> &'static str {
        // The table lists every variant.
        Self::ALL.iter().find(|(navigation, _)| *navigation == self).map_or("", |(_, word)| word)
    }
}

/// A custom id that this version can't decode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CustomIdError {
    /// Another version of this program made it.
    #[error("this button is from another version")]
    OtherVersion,
    /// This program didn't make it.
    #[error("could not read this button")]
    Malformed,
}

impl CustomId {
    /// Encodes the id. The result can exceed [`MAX_LENGTH`] only for [`ComponentAction::Step`] with an
    /// extraordinarily long step. See [`CustomId::fits`].
    pub fn encode(&self) -> String {
        let Stamp { table, seq, draft } = self.stamp;
        let (verb, arg) = match &self.action {
            ComponentAction::Join => ("join", None),
            ComponentAction::Leave => ("leave", None),
            ComponentAction::Start => ("start", None),
            ComponentAction::Planner => ("plan", None),
            ComponentAction::Step(step) => ("step", Some(step.clone())),
            ComponentAction::Choose(0) => ("choose", None),
            ComponentAction::Choose(menu) => ("choose", Some(menu.to_string())),
            ComponentAction::Page(page) => ("page", Some(page.to_string())),
            ComponentAction::UndoStep => ("undo-step", None),
            ComponentAction::StartOver => ("restart", None),
            ComponentAction::EndTurn => ("end", None),
            ComponentAction::Board => ("board", None),
            ComponentAction::Happened => ("happened", None),
            ComponentAction::HappenedHere => ("happened-here", None),
            ComponentAction::Log => ("log", None),
            ComponentAction::Turn(navigation, turn) => ("turn", Some(format!("{}:{turn}", navigation.word()))),
            ComponentAction::Entries(navigation, turn) => ("entries", Some(format!("{}:{turn}", navigation.word()))),
            ComponentAction::TakeBack(entry) => ("take-back", Some(entry.to_string())),
            ComponentAction::AnswerUndo { request, agree: true } => ("agree", Some(request.to_string())),
            ComponentAction::AnswerUndo { request, agree: false } => ("refuse", Some(request.to_string())),
            ComponentAction::Rematch => ("rematch", None),
            ComponentAction::ChooseComputer => ("add-ai", None),
            ComponentAction::AddComputer(strength) => ("ai", Some(strength.id().to_owned())),
            ComponentAction::TakeSeat(seat) => ("take-seat", Some(seat.to_string())),
            ComponentAction::AgreeOffer(seat) => ("agree-offer", Some(seat.to_string())),
            ComponentAction::Back => ("back", None),
            ComponentAction::Hint => ("hint", None),
            ComponentAction::UseHint(rank) => ("use-hint", Some(rank.to_string())),
            ComponentAction::TurningPoints => ("turning", None),
            ComponentAction::Proof => ("proof", None),
            ComponentAction::Rules => ("rules", None),
            ComponentAction::Show(turn) => ("show", Some(turn.to_string())),
            ComponentAction::StartWithComputers => ("start-ai", None),
            ComponentAction::Panel(kind) => ("panel", Some(kind.word().to_owned())),
            ComponentAction::PanelEntry(kind) => ("panel-entry", Some(kind.word().to_owned())),
            ComponentAction::PanelValue(kind, entry) => ("panel-value", Some(format!("{}:{entry}", kind.word()))),
            ComponentAction::Sure(Drastic::Cancel) => ("sure-cancel", None),
            ComponentAction::Sure(Drastic::Resign) => ("sure-resign", None),
            ComponentAction::Sure(Drastic::ResignToAnybody) => ("sure-leave", None),
            ComponentAction::Sure(Drastic::TakeBack(entry)) => ("sure-undo", Some(entry.to_string())),
            ComponentAction::Keep => ("keep", None),
            ComponentAction::LeaveServer(server) => ("leave-server", Some(server.to_string())),
            ComponentAction::AnswerPause { number, agree: true } => ("pause", Some(number.to_string())),
            ComponentAction::AnswerPause { number, agree: false } => ("no-pause", Some(number.to_string())),
            ComponentAction::GoOn => ("go-on", None),
            ComponentAction::Rest => ("rest", None),
            ComponentAction::Reopen => ("reopen", None),
            ComponentAction::Ahead => ("ahead", None),
            ComponentAction::PlanOn(Ahead::Now) => ("plan-on", Some("now".to_owned())),
            ComponentAction::PlanOn(Ahead::NextDay) => ("plan-on", Some("next-day".to_owned())),
            ComponentAction::QueuedTurns => ("orders", None),
            ComponentAction::Condition(number) => ("condition", Some(number.to_string())),
            ComponentAction::Note(turn) => ("note", Some(turn.to_string())),
            ComponentAction::Try(turn) => ("try", Some(turn.to_string())),
            ComponentAction::TryIn => ("try-in", None),
            ComponentAction::PlayOn(turn) => ("play-on", Some(turn.to_string())),
            ComponentAction::WhatIf(button) => ("line", Some(button.word().to_owned())),
        };
        let start = format!("{VERSION}:{table}:{seq}-{draft}:{verb}");
        match arg {
            Some(arg) => format!("{start}:{arg}"),
            None => start,
        }
    }

    /// Returns `true` if the id is short enough for Discord.
    pub fn fits(&self) -> bool {
        self.encode().chars().count() <= MAX_LENGTH
    }

    /// Decodes an id.
    ///
    /// # Errors
    /// Another version of this program made it, or another program.
    pub fn decode(text: &str) -> Result<Self, CustomIdError> {
        let mut parts = text.splitn(5, ':');
        let version = parts.next().unwrap_or_default();
        if version != VERSION {
            let ours = version.strip_prefix('v').is_some_and(|number| number.parse::<u32>().is_ok());
            return Err(if ours { CustomIdError::OtherVersion } else { CustomIdError::Malformed });
        }
        let mut next = || parts.next().ok_or(CustomIdError::Malformed);
        let (table, stamp, verb) = (next()?, next()?, next()?);
        let arg = parts.next();
        let (seq, draft) = stamp.split_once('-').ok_or(CustomIdError::Malformed)?;
        let stamp = Stamp { table: TableId(number(table)?), seq: number(seq)?, draft: number(draft)? };
        let action = match (verb, arg) {
            ("join", None) => ComponentAction::Join,
            ("leave", None) => ComponentAction::Leave,
            ("start", None) => ComponentAction::Start,
            ("plan", None) => ComponentAction::Planner,
            ("step", Some(step)) => ComponentAction::Step(step.to_owned()),
            ("choose", None) => ComponentAction::Choose(0),
            ("choose", Some(menu)) if menu != "0" => ComponentAction::Choose(number(menu)?),
            ("page", Some(page)) => ComponentAction::Page(number(page)?),
            ("undo-step", None) => ComponentAction::UndoStep,
            ("restart", None) => ComponentAction::StartOver,
            ("end", None) => ComponentAction::EndTurn,
            ("board", None) => ComponentAction::Board,
            ("happened", None) => ComponentAction::Happened,
            ("happened-here", None) => ComponentAction::HappenedHere,
            ("log", None) => ComponentAction::Log,
            ("take-back", Some(entry)) => ComponentAction::TakeBack(number(entry)?),
            ("agree" | "refuse", Some(request)) => {
                ComponentAction::AnswerUndo { request: number(request)?, agree: verb == "agree" }
            }
            ("rematch", None) => ComponentAction::Rematch,
            ("add-ai", None) => ComponentAction::ChooseComputer,
            ("ai", Some(id)) => ComponentAction::AddComputer(Strength::from_id(id).ok_or(CustomIdError::Malformed)?),
            ("take-seat", Some(seat)) => ComponentAction::TakeSeat(number(seat)?),
            ("agree-offer", Some(seat)) => ComponentAction::AgreeOffer(number(seat)?),
            ("back", None) => ComponentAction::Back,
            ("hint", None) => ComponentAction::Hint,
            ("use-hint", Some(rank)) => ComponentAction::UseHint(number(rank)?),
            ("turning", None) => ComponentAction::TurningPoints,
            ("proof", None) => ComponentAction::Proof,
            ("rules", None) => ComponentAction::Rules,
            ("show", Some(turn)) => ComponentAction::Show(number(turn)?),
            ("start-ai", None) => ComponentAction::StartWithComputers,
            ("panel", Some(kind)) => ComponentAction::Panel(PanelKind::from_word(kind)?),
            ("panel-entry", Some(kind)) => ComponentAction::PanelEntry(PanelKind::from_word(kind)?),
            ("panel-value", Some(arg)) => {
                let (kind, entry) = arg.split_once(':').ok_or(CustomIdError::Malformed)?;
                ComponentAction::PanelValue(PanelKind::from_word(kind)?, number(entry)?)
            }
            ("ahead", None) => ComponentAction::Ahead,
            ("plan-on", Some("now")) => ComponentAction::PlanOn(Ahead::Now),
            ("plan-on", Some("next-day")) => ComponentAction::PlanOn(Ahead::NextDay),
            ("orders", None) => ComponentAction::QueuedTurns,
            ("condition", Some(number)) => ComponentAction::Condition(self::number(number)?),
            ("note", Some(turn)) => ComponentAction::Note(self::number(turn)?),
            ("try", Some(turn)) => ComponentAction::Try(self::number(turn)?),
            ("try-in", None) => ComponentAction::TryIn,
            ("play-on", Some(turn)) => ComponentAction::PlayOn(self::number(turn)?),
            ("line", Some(button)) => ComponentAction::WhatIf(WhatIfButton::from_word(button)?),
            ("sure-cancel", None) => ComponentAction::Sure(Drastic::Cancel),
            ("sure-resign", None) => ComponentAction::Sure(Drastic::Resign),
            ("sure-leave", None) => ComponentAction::Sure(Drastic::ResignToAnybody),
            ("sure-undo", Some(entry)) => ComponentAction::Sure(Drastic::TakeBack(number(entry)?)),
            ("keep", None) => ComponentAction::Keep,
            ("leave-server", Some(server)) => ComponentAction::LeaveServer(number(server)?),
            ("pause" | "no-pause", Some(number)) => {
                ComponentAction::AnswerPause { number: self::number(number)?, agree: verb == "pause" }
            }
            ("go-on", None) => ComponentAction::GoOn,
            ("rest", None) => ComponentAction::Rest,
            ("reopen", None) => ComponentAction::Reopen,
            ("turn" | "entries", Some(arg)) => {
                let (word, turn) = arg.split_once(':').ok_or(CustomIdError::Malformed)?;
                let navigation =
                    LogNavigation::ALL.iter().find(|(_, name)| *name == word).ok_or(CustomIdError::Malformed)?.0;
                let turn = number(turn)?;
                if verb == "turn" {
                    ComponentAction::Turn(navigation, turn)
                } else {
                    ComponentAction::Entries(navigation, turn)
                }
            }
            _ => return Err(CustomIdError::Malformed),
        };
        Ok(CustomId { stamp, action })
    }
}

/// Parses a number in the exact form that [`CustomId::encode`] writes.
fn number<T: std::str::FromStr + ToString>(text: &str) -> Result<T, CustomIdError> {
    text.parse().ok().filter(|number: &T| number.to_string() == text).ok_or(CustomIdError::Malformed)
}

/// Returns the stamp of a posted message's buttons, or `None` if it has no buttons of ours.
pub fn stamp_of(posted: &Value) -> Option<Stamp> {
    let components = posted::all_components(posted).into_iter();
    let mut ids = components.filter_map(|component| component["custom_id"].as_str());
    ids.find_map(|id| CustomId::decode(id).ok()).map(|id| id.stamp)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use strum::IntoEnumIterator;

    use super::*;

    /// Generates any action of a kind. This doesn't compile until a new kind is added here.
    fn actions(kind: ComponentActionDiscriminants) -> BoxedStrategy<ComponentAction> {
        use ComponentAction as Action;
        use ComponentActionDiscriminants as Kind;
        let navigation = prop::sample::select(LogNavigation::ALL.map(|(navigation, _)| navigation).to_vec());
        let strength = prop::sample::select(Strength::ALL.to_vec());
        let panel = prop::sample::select(vec![PanelKind::Table, PanelKind::Person]);
        let drastic = |entry| {
            use Drastic::{Cancel, Resign, ResignToAnybody, TakeBack};
            prop::sample::select(vec![Cancel, Resign, ResignToAnybody, TakeBack(entry)])
        };
        match kind {
            Kind::Join => Just(Action::Join).boxed(),
            Kind::Leave => Just(Action::Leave).boxed(),
            Kind::Start => Just(Action::Start).boxed(),
            Kind::Planner => Just(Action::Planner).boxed(),
            Kind::Step => "[a-z0-9_ :;]{0,40}".prop_map(Action::Step).boxed(),
            Kind::Choose => any::<u8>().prop_map(Action::Choose).boxed(),
            Kind::Page => any::<u16>().prop_map(Action::Page).boxed(),
            Kind::UndoStep => Just(Action::UndoStep).boxed(),
            Kind::StartOver => Just(Action::StartOver).boxed(),
            Kind::EndTurn => Just(Action::EndTurn).boxed(),
            Kind::Board => Just(Action::Board).boxed(),
            Kind::Happened => Just(Action::Happened).boxed(),
            Kind::HappenedHere => Just(Action::HappenedHere).boxed(),
            Kind::Log => Just(Action::Log).boxed(),
            Kind::Turn => (navigation, any::<u32>()).prop_map(|(to, turn)| Action::Turn(to, turn)).boxed(),
            Kind::Entries => (navigation, any::<u32>()).prop_map(|(to, turn)| Action::Entries(to, turn)).boxed(),
            Kind::TakeBack => any::<u32>().prop_map(Action::TakeBack).boxed(),
            Kind::AnswerUndo => {
                let answer = |(request, agree)| Action::AnswerUndo { request, agree };
                (any::<u32>(), any::<bool>()).prop_map(answer).boxed()
            }
            Kind::Rematch => Just(Action::Rematch).boxed(),
            Kind::ChooseComputer => Just(Action::ChooseComputer).boxed(),
            Kind::AddComputer => strength.prop_map(Action::AddComputer).boxed(),
            Kind::TakeSeat => any::<u8>().prop_map(|seat| Action::TakeSeat(Seat::new(seat))).boxed(),
            Kind::AgreeOffer => any::<u8>().prop_map(|seat| Action::AgreeOffer(Seat::new(seat))).boxed(),
            Kind::Back => Just(Action::Back).boxed(),
            Kind::Hint => Just(Action::Hint).boxed(),
            Kind::UseHint => any::<u8>().prop_map(Action::UseHint).boxed(),
            Kind::TurningPoints => Just(Action::TurningPoints).boxed(),
            Kind::Proof => Just(Action::Proof).boxed(),
            Kind::Rules => Just(Action::Rules).boxed(),
            Kind::Show => any::<u32>().prop_map(Action::Show).boxed(),
            Kind::StartWithComputers => Just(Action::StartWithComputers).boxed(),
            Kind::Panel => panel.prop_map(Action::Panel).boxed(),
            Kind::PanelEntry => panel.prop_map(Action::PanelEntry).boxed(),
            Kind::PanelValue => (panel, any::<u8>()).prop_map(|(kind, entry)| Action::PanelValue(kind, entry)).boxed(),
            Kind::Sure => any::<u32>().prop_flat_map(drastic).prop_map(Action::Sure).boxed(),
            Kind::Keep => Just(Action::Keep).boxed(),
            Kind::LeaveServer => any::<u64>().prop_map(Action::LeaveServer).boxed(),
            Kind::AnswerPause => {
                let answer = |(number, agree)| Action::AnswerPause { number, agree };
                (any::<i64>(), any::<bool>()).prop_map(answer).boxed()
            }
            Kind::GoOn => Just(Action::GoOn).boxed(),
            Kind::Rest => Just(Action::Rest).boxed(),
            Kind::Reopen => Just(Action::Reopen).boxed(),
            Kind::Ahead => Just(Action::Ahead).boxed(),
            Kind::PlanOn => proptest::sample::select(Ahead::ALL.to_vec()).prop_map(Action::PlanOn).boxed(),
            Kind::QueuedTurns => Just(Action::QueuedTurns).boxed(),
            Kind::Note => any::<u32>().prop_map(Action::Note).boxed(),
            Kind::Try => any::<u32>().prop_map(Action::Try).boxed(),
            Kind::WhatIf => prop::sample::select(WhatIfButton::ALL.map(|(button, _)| button).to_vec())
                .prop_map(Action::WhatIf)
                .boxed(),
            Kind::TryIn => Just(Action::TryIn).boxed(),
            Kind::PlayOn => any::<u32>().prop_map(Action::PlayOn).boxed(),
            Kind::Condition => any::<u8>().prop_map(Action::Condition).boxed(),
        }
    }

    /// Generates one action of each kind.
    fn all_kinds() -> impl Strategy<Value = Vec<ComponentAction>> {
        ComponentActionDiscriminants::iter().map(actions).collect::<Vec<_>>()
    }

    proptest! {
        #[test]
        fn every_id_comes_back(table in any::<i64>(), seq in any::<u32>(), draft in any::<u32>(), actions in all_kinds()) {
            for action in actions {
                let id = CustomId { stamp: Stamp { table: TableId(table), seq, draft }, action };
                prop_assert_eq!(CustomId::decode(&id.encode()), Ok(id.clone()));
                prop_assert!(id.fits() || matches!(id.action, ComponentAction::Step(_)), "{} is too long", id.encode());
            }
        }

        #[test]
        fn no_text_makes_it_panic_and_none_has_two_readings(text in "(v1:)?[-a-z0-9: ]{0,60}|\\PC{0,40}") {
            if let Ok(id) = CustomId::decode(&text) {
                prop_assert_eq!(id.encode(), text);
            }
        }
    }

    #[test]
    fn other_versions_are_told_from_nonsense() {
        assert_eq!(CustomId::decode("v2:1:0-0:join"), Err(CustomIdError::OtherVersion));
        assert_eq!(CustomId::decode("v0"), Err(CustomIdError::OtherVersion));
        for text in
            ["", "vote", "v1", "v1:1", "v1:1:0-0", "v1:1:0:join", "v1:x:0-0:join", "v1:1:0-0:dance", "v1:1:0-0:join:x"]
        {
            assert_eq!(CustomId::decode(text), Err(CustomIdError::Malformed), "{text}");
        }
    }

    #[test]
    fn ids_read_as_before() {
        let stamp = Stamp { table: TableId(7), seq: 12, draft: 3 };
        let id = |action| CustomId { stamp, action }.encode();
        assert_eq!(id(ComponentAction::Join), "v1:7:12-3:join");
        assert_eq!(
            id(ComponentAction::Step("build a1_08 sparing stone".into())),
            "v1:7:12-3:step:build a1_08 sparing stone"
        );
        assert_eq!(id(ComponentAction::Turn(LogNavigation::Back, 4)), "v1:7:12-3:turn:back:4");
        assert_eq!(id(ComponentAction::AnswerUndo { request: 9, agree: false }), "v1:7:12-3:refuse:9");
    }
}
