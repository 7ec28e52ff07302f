//! The custom ids of buttons and menus: `v1:<table>:<seq>-<draft>:<verb>[:<argument>]`.
//!
//! The stamp names the state of the game that the button was made for, so the bot recognizes a click on an outdated
//! button. A letter in front of the draft's revision says which kind of plan it belongs to.

use serde_json::Value;

use crate::table::{PlanKind, Stamp, TableId};

use super::buttons::{ComponentAction, number};
use super::posted;

/// Discord's limit for a custom id, in characters.
pub const MAX_LENGTH: usize = 100;

const VERSION: &str = "v1";

/// The decoded id of a button or a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CustomId {
    /// The game and its state when the message was built.
    pub stamp: Stamp,
    /// The action.
    pub action: ComponentAction,
}

/// A custom id that this version can't decode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CustomIdError {
    /// Another version of this program made the id.
    #[error("this button is from another version")]
    OtherVersion,
    /// This program didn't make the id.
    #[error("could not read this button")]
    Malformed,
}

/// The letter of a kind of plan, in front of the revision.
fn letter(plan: PlanKind) -> &'static str {
    match plan {
        PlanKind::Turn => "",
        PlanKind::Ahead => "a",
        PlanKind::WhatIf => "w",
        PlanKind::Lesson => "l",
    }
}

impl CustomId {
    /// Encodes the id. The result can exceed [`MAX_LENGTH`] only for a step button with an extraordinarily long
    /// step, which the planner doesn't offer.
    pub fn encode(&self) -> String {
        let Stamp { table, plan, seq, draft } = self.stamp;
        let (verb, arguments) = self.action.encode();
        let mut id = format!("{VERSION}:{table}:{seq}-{}{draft}:{verb}", letter(plan));
        for argument in arguments {
            id.push(':');
            id.push_str(&argument);
        }
        id
    }

    /// Decodes an id.
    ///
    /// # Errors
    /// Another version of this program made the id, or another program.
    pub fn decode(text: &str) -> Result<Self, CustomIdError> {
        let mut parts = text.splitn(5, ':');
        let version = parts.next().unwrap_or_default();
        if version != VERSION {
            let ours = version.strip_prefix('v').is_some_and(|number| number.parse::<u32>().is_ok());
            return Err(if ours { CustomIdError::OtherVersion } else { CustomIdError::Malformed });
        }
        let (table, stamp, verb, arguments) = (parts.next(), parts.next(), parts.next(), parts.next());
        let decoded = || {
            let (seq, draft) = stamp?.split_once('-')?;
            let plan = PlanKind::ALL.into_iter().rfind(|plan| draft.starts_with(letter(*plan)))?;
            let draft = draft.strip_prefix(letter(plan))?;
            let stamp = Stamp { table: TableId(number(table?)?), plan, seq: number(seq)?, draft: number(draft)? };
            Some(CustomId { stamp, action: ComponentAction::decode(verb?, arguments)? })
        };
        decoded().ok_or(CustomIdError::Malformed)
    }
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

    use super::*;
    use crate::discord::parts::buttons::{
        HistoryButton, LobbyButton, LogNavigation, PeopleButton, PlanButton, UndoButton,
    };

    proptest! {
        #[test]
        fn every_custom_id_decodes_to_its_action(
            table in any::<i64>(),
            plan in prop::sample::select(PlanKind::ALL.to_vec()),
            seq in any::<u32>(),
            draft in any::<u32>(),
            actions in ComponentAction::all(),
        ) {
            for action in actions {
                let id = CustomId { stamp: Stamp { table: TableId(table), plan, seq, draft }, action };
                prop_assert_eq!(CustomId::decode(&id.encode()), Ok(id.clone()));
                // The planner checks its steps. Buttons of statistics have no stamp, and the name of a game.
                let varies = matches!(id.action, ComponentAction::Plan(PlanButton::Step(_)) | ComponentAction::People(_));
                prop_assert!(id.encode().chars().count() <= MAX_LENGTH || varies, "{} is too long", id.encode());
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
    fn buttons_of_statistics_fit() {
        let longest = "teotihuacan".to_owned();
        for button in [
            PeopleButton::PostAgainst(u64::MAX, u64::MAX, longest.clone()),
            PeopleButton::PostList(i64::MIN, u32::MAX, longest.clone()),
            PeopleButton::Compare(u64::MAX, longest),
        ] {
            let id = CustomId { stamp: Stamp::of_table(TableId(0)), action: button.into() };
            assert!(id.encode().chars().count() <= MAX_LENGTH, "{} is too long", id.encode());
        }
    }

    #[test]
    fn ids_of_other_versions_differ_from_nonsense() {
        assert_eq!(CustomId::decode("v2:1:0-0:join"), Err(CustomIdError::OtherVersion));
        assert_eq!(CustomId::decode("v0"), Err(CustomIdError::OtherVersion));
        for text in
            ["", "vote", "v1", "v1:1", "v1:1:0-0", "v1:1:0:join", "v1:x:0-0:join", "v1:1:0-0:dance", "v1:1:0-0:join:x"]
        {
            assert_eq!(CustomId::decode(text), Err(CustomIdError::Malformed), "{text}");
        }
    }

    #[test]
    fn earlier_ids_still_decode() {
        let stamp = Stamp { draft: 3, ..Stamp::of_message(TableId(7), 12) };
        let id = |action: ComponentAction| CustomId { stamp, action }.encode();
        assert_eq!(id(LobbyButton::Join.into()), "v1:7:12-3:join");
        let step = PlanButton::Step("build a1_08 sparing stone".into());
        assert_eq!(id(step.into()), "v1:7:12-3:step:build a1_08 sparing stone");
        let ahead = CustomId { stamp: Stamp { plan: PlanKind::Ahead, ..stamp }, action: PlanButton::EndTurn.into() };
        assert_eq!(ahead.encode(), "v1:7:12-a3:end");
        assert_eq!(id(HistoryButton::Turn(LogNavigation::Back, 4).into()), "v1:7:12-3:turn:back:4");
        assert_eq!(id(UndoButton::Answer(9, false).into()), "v1:7:12-3:answer-undo:9:no");
    }
}
