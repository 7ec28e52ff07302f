//! The text that a button or a menu carries: `v1:<table>:<seq>-<draft>:<verb>[:<argument>]`.
//!
//! One codec for all of them. The stamp says what the press was about, so that a press on an older
//! state is known as such.

use crate::engine::Seat;
use crate::table::{Stamp, Strength, TableId};

/// Discord's limit for a custom id, in characters.
pub const MAX_LENGTH: usize = 100;

const VERSION: &str = "v1";

/// What a button or a menu says when it is used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CustomId {
    /// The table and the state which the message showed.
    pub stamp: Stamp,
    /// What is wanted.
    pub press: Press,
}

/// What can be wanted by a button or a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Press {
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
    /// Answer the planner's question with the step chosen in this menu.
    Choose,
    /// Show this page of the planner's answers, counted from 0.
    Page(u16),
    /// Take back the last step of the draft.
    UndoStep,
    /// Drop the draft.
    StartOver,
    /// Make the draft final.
    EndTurn,
    /// Show the board.
    Board,
    /// Open the log at the last turn.
    Log,
    /// Show the log's picture after this turn, reached by that button of the log viewer.
    Turn(Leaf, u32),
    /// Show the log's page with this turn, reached by that button of the log viewer.
    Entries(Leaf, u32),
    /// Take back the turn of this log entry.
    TakeBack(u32),
    /// Answer somebody's request to take a turn back.
    AnswerUndo {
        /// The request.
        request: u32,
        /// Yes or no.
        agree: bool,
    },
    /// Open a lobby for the same game once more.
    Rematch,
    /// Choose how well a computer player shall play that joins the lobby.
    ChooseComputer,
    /// Add a computer player.
    AddComputer(Strength),
    /// Take the seat that is offered.
    TakeSeat(Seat),
    /// Agree that a seat is offered.
    AgreeOffer(Seat),
    /// Take one's own seat back.
    Back,
    /// Ask what a computer player would do.
    Hint,
    /// Put this advised turn into the planner, counted from 0.
    UseHint(u8),
    /// Show where the game was decided.
    TurningPoints,
}

/// The buttons of the log viewer. Two may lead to the same turn, but no two components of a
/// message may have the same id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaf {
    /// To the first turn.
    First,
    /// One turn back.
    Back,
    /// One turn on.
    Forward,
    /// To the last turn.
    Last,
    /// The other way of showing the same turn.
    Other,
}

impl Leaf {
    const ALL: [(Leaf, &'static str); 5] = [
        (Leaf::First, "first"),
        (Leaf::Back, "back"),
        (Leaf::Forward, "forward"),
        (Leaf::Last, "last"),
        (Leaf::Other, "other"),
    ];

    fn word(self) -> &'static str {
        // The table lists every variant.
        Self::ALL.iter().find(|(leaf, _)| *leaf == self).map_or("", |(_, word)| word)
    }
}

/// A custom id that this version does not understand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CustomIdError {
    /// It was made by another version of this program.
    #[error("this button was made by another version")]
    OtherVersion,
    /// It was not made by this program.
    #[error("this button cannot be read")]
    Malformed,
}

impl CustomId {
    /// The id as text. Only [`Press::Step`] with an extraordinarily long step can be longer than
    /// [`MAX_LENGTH`]; see [`CustomId::fits`].
    pub fn encode(&self) -> String {
        let Stamp { table, seq, draft } = self.stamp;
        let (verb, arg) = match &self.press {
            Press::Join => ("join", None),
            Press::Leave => ("leave", None),
            Press::Start => ("start", None),
            Press::Planner => ("plan", None),
            Press::Step(step) => ("step", Some(step.clone())),
            Press::Choose => ("choose", None),
            Press::Page(page) => ("page", Some(page.to_string())),
            Press::UndoStep => ("undo-step", None),
            Press::StartOver => ("restart", None),
            Press::EndTurn => ("end", None),
            Press::Board => ("board", None),
            Press::Log => ("log", None),
            Press::Turn(leaf, turn) => ("turn", Some(format!("{}:{turn}", leaf.word()))),
            Press::Entries(leaf, turn) => ("entries", Some(format!("{}:{turn}", leaf.word()))),
            Press::TakeBack(entry) => ("take-back", Some(entry.to_string())),
            Press::AnswerUndo { request, agree: true } => ("agree", Some(request.to_string())),
            Press::AnswerUndo { request, agree: false } => ("refuse", Some(request.to_string())),
            Press::Rematch => ("rematch", None),
            Press::ChooseComputer => ("add-ai", None),
            Press::AddComputer(strength) => ("ai", Some(strength.id().to_owned())),
            Press::TakeSeat(seat) => ("take-seat", Some(seat.to_string())),
            Press::AgreeOffer(seat) => ("agree-offer", Some(seat.to_string())),
            Press::Back => ("back", None),
            Press::Hint => ("hint", None),
            Press::UseHint(rank) => ("use-hint", Some(rank.to_string())),
            Press::TurningPoints => ("turning", None),
        };
        let start = format!("{VERSION}:{table}:{seq}-{draft}:{verb}");
        match arg {
            Some(arg) => format!("{start}:{arg}"),
            None => start,
        }
    }

    /// Whether Discord accepts the id.
    pub fn fits(&self) -> bool {
        self.encode().chars().count() <= MAX_LENGTH
    }

    /// Reads an id.
    ///
    /// # Errors
    /// Another version wrote it, or nobody of ours.
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
        let press = match (verb, arg) {
            ("join", None) => Press::Join,
            ("leave", None) => Press::Leave,
            ("start", None) => Press::Start,
            ("plan", None) => Press::Planner,
            ("step", Some(step)) => Press::Step(step.to_owned()),
            ("choose", None) => Press::Choose,
            ("page", Some(page)) => Press::Page(number(page)?),
            ("undo-step", None) => Press::UndoStep,
            ("restart", None) => Press::StartOver,
            ("end", None) => Press::EndTurn,
            ("board", None) => Press::Board,
            ("log", None) => Press::Log,
            ("take-back", Some(entry)) => Press::TakeBack(number(entry)?),
            ("agree" | "refuse", Some(request)) => {
                Press::AnswerUndo { request: number(request)?, agree: verb == "agree" }
            }
            ("rematch", None) => Press::Rematch,
            ("add-ai", None) => Press::ChooseComputer,
            ("ai", Some(id)) => Press::AddComputer(Strength::from_id(id).ok_or(CustomIdError::Malformed)?),
            ("take-seat", Some(seat)) => Press::TakeSeat(number(seat)?),
            ("agree-offer", Some(seat)) => Press::AgreeOffer(number(seat)?),
            ("back", None) => Press::Back,
            ("hint", None) => Press::Hint,
            ("use-hint", Some(rank)) => Press::UseHint(number(rank)?),
            ("turning", None) => Press::TurningPoints,
            ("turn" | "entries", Some(arg)) => {
                let (word, turn) = arg.split_once(':').ok_or(CustomIdError::Malformed)?;
                let leaf = Leaf::ALL.iter().find(|(_, name)| *name == word).ok_or(CustomIdError::Malformed)?.0;
                let turn = number(turn)?;
                if verb == "turn" { Press::Turn(leaf, turn) } else { Press::Entries(leaf, turn) }
            }
            _ => return Err(CustomIdError::Malformed),
        };
        Ok(CustomId { stamp, press })
    }
}

/// Reads a number written in the one way in which [`CustomId::encode`] writes it.
fn number<T: std::str::FromStr + ToString>(text: &str) -> Result<T, CustomIdError> {
    text.parse().ok().filter(|number: &T| number.to_string() == text).ok_or(CustomIdError::Malformed)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn press() -> impl Strategy<Value = Press> {
        let leaf = prop::sample::select(Leaf::ALL.map(|(leaf, _)| leaf).to_vec());
        prop_oneof![
            prop::sample::select(vec![
                Press::Join,
                Press::Leave,
                Press::Start,
                Press::Planner,
                Press::Choose,
                Press::UndoStep,
                Press::StartOver,
                Press::EndTurn,
                Press::Board,
                Press::Log,
                Press::Rematch,
            ]),
            "[a-z0-9_ :]{0,40}".prop_map(Press::Step),
            any::<u16>().prop_map(Press::Page),
            any::<u32>().prop_map(Press::TakeBack),
            (leaf.clone(), any::<u32>()).prop_map(|(leaf, turn)| Press::Turn(leaf, turn)),
            (leaf, any::<u32>()).prop_map(|(leaf, turn)| Press::Entries(leaf, turn)),
            (any::<u32>(), any::<bool>()).prop_map(|(request, agree)| Press::AnswerUndo { request, agree }),
        ]
    }

    proptest! {
        #[test]
        fn every_id_comes_back(table in any::<i64>(), seq in any::<u32>(), draft in any::<u32>(), press in press()) {
            let id = CustomId { stamp: Stamp { table: TableId(table), seq, draft }, press };
            prop_assert_eq!(CustomId::decode(&id.encode()), Ok(id.clone()));
            prop_assert!(id.fits() || matches!(id.press, Press::Step(_)), "{} is too long", id.encode());
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
        let id = |press| CustomId { stamp, press }.encode();
        assert_eq!(id(Press::Join), "v1:7:12-3:join");
        assert_eq!(id(Press::Step("build a1_08 sparing stone".into())), "v1:7:12-3:step:build a1_08 sparing stone");
        assert_eq!(id(Press::Turn(Leaf::Back, 4)), "v1:7:12-3:turn:back:4");
        assert_eq!(id(Press::AnswerUndo { request: 9, agree: false }), "v1:7:12-3:refuse:9");
    }
}
