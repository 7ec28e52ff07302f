//! The values in which a game shows itself: prompts, score lines, topics and requests for pictures.

use engine::{Phrase, Seat, Summary, Viewer};
use scene::Colours;

use crate::picture::sources::PointSource;

/// The drawings of a game's board that replace words in texts, so that text and picture look alike. The game assigns
/// them, not a translation: an amount is the number and the drawing in every language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordIcons {
    /// The colors of the drawings.
    pub colours: &'static Colours,
    /// The drawings of the players' pieces, by seat.
    pub pieces: Vec<&'static str>,
    /// Amounts: phrases with a number (`n` or `count`) that a number and a drawing can replace ("7 corn"). Key and
    /// drawing of each.
    pub amounts: Vec<(String, &'static str)>,
    /// Phrases that get a drawing next to them, such as the name of a temple. Key and drawing of each.
    pub names: Vec<(String, &'static str)>,
}

/// A question to a seat and its legal answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prompt {
    pub question: Phrase,
    /// Every legal answer, in the fixed order of the record format. Empty if it isn't the seat's turn to decide.
    pub choices: Vec<Choice>,
    /// The reasons why answers that players may miss aren't legal.
    pub why_not: Vec<Phrase>,
    /// `true` if the question belongs to the previous choice ([`Decide::follows`](crate::Decide::follows)).
    pub follows: bool,
}

/// A legal answer as text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// The step in notation. The game leaves it out, since the prompt adds it.
    pub step: String,
    /// A short label for a button ("Palenque 2, 3 corn").
    pub label: Phrase,
    /// Cost and effect in a few words, if the label doesn't show them.
    pub effect: Option<Phrase>,
    /// A text before the effect, if there is room for both: the possibilities that the answer opens.
    pub also: Option<Phrase>,
    /// `true` if the effect consists only of amounts. A longer choice adds them up automatically.
    pub only_amounts: bool,
    /// A gain that isn't an amount ("from now on 1 corn more for fishing"). A longer choice shows it too.
    pub brings: Option<Phrase>,
    /// The consequences that later answers show. A longer choice shows them only if this answer is its last.
    pub opens: Option<Phrase>,
    /// `true` if another answer is always at least as good, such as the same effect for a lower price. Players can type
    /// it, but the menus don't offer it.
    pub hidden: bool,
    /// `true` if the answer is also possible at other times of the turn. Then it is no part of a longer choice.
    pub any_time: bool,
    /// `true` if the answer is taken automatically when all other answers are hidden or remain possible later.
    pub auto_selected: bool,
    /// Payments that the answer makes necessary later ([`Summary::Change`]), as part of its price.
    pub due: Vec<Summary>,
    /// `true` if the answer includes the payments that earlier answers made necessary, or cancels them.
    pub settles: bool,
    /// `true` if the questions after it never belong to a longer choice, since their answers are too many.
    pub asks_later: bool,
    /// `true` if it only chooses the payment for an earlier answer.
    pub pays: bool,
    /// `true` if this answer ends the turn. The game leaves it out, since the prompt adds it.
    pub ends_turn: bool,
    /// Its name as a part of a longer choice ("Palenque 4"). `None` if its changes describe it.
    pub part: Option<Phrase>,
    /// Its name on *Undo*, if its amounts don't describe it.
    pub undo: Option<Phrase>,
    /// Its menu, or `None` for the menu of the question.
    pub menu: Option<Menu>,
    /// Likelihood that players want it.
    pub rank: Rank,
    /// The place among answers of the same rank, lowest first. Equal ones keep the order of the record format.
    pub order: i16,
}

impl Choice {
    /// An answer with only a label.
    pub fn new(label: Phrase) -> Self {
        Choice { label, ..Choice::default() }
    }
}

/// Answers that appear together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Menu {
    /// The text above them ("Place on…").
    pub key: &'static str,
    /// The key of a sentence next to the menu that explains how to tick several answers.
    pub hint_text: Option<&'static str>,
    /// `true` if several answers can be chosen together, in any order. Each is offered again after the others.
    pub several: bool,
    /// `true` if its answers only lead to those of other menus ("move a worker", then "collect cocoa"). The other menus
    /// then show them.
    pub leads: bool,
    /// The place among the menus, from the top. It depends on the kind of choice only, so players find it by habit.
    pub place: u8,
    /// The text of a button without the text above ("Collect cocoa: 3 to Forest"), a phrase with `path`. `None` if the
    /// answers are clear without it.
    pub button: Option<&'static str>,
}

impl Menu {
    /// A menu of answers that exclude each other.
    pub const fn new(key: &'static str, place: u8, button: Option<&'static str>) -> Self {
        Menu { key, hint_text: None, several: false, leads: false, place, button }
    }
}

/// Likelihood that players want an answer. Less likely answers come further down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    #[default]
    Usual,
    /// An occasional choice.
    Rare,
    /// A choice that players hardly ever make.
    Seldom,
    Last,
}

/// One source of points of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreLine {
    /// The source of the points.
    pub source: Phrase,
    /// The identifier of the source over many games ([`Present::SOURCES`](crate::Present::SOURCES)), which several lines can share.
    pub kind: &'static str,
    /// Points in units of `1 / denominator` of the outcome.
    pub points: i32,
}

impl ScoreLine {
    /// One line for each source of a game, under its name over many games.
    pub fn by_source(game: &str, sources: &[PointSource], points: &[i32]) -> Vec<ScoreLine> {
        let line = |(of, points): (&PointSource, &i32)| {
            let source = Phrase::new(format!("{game}-source-{}", of.id));
            ScoreLine { source, kind: of.id, points: *points }
        };
        sources.iter().zip(points).map(line).collect()
    }
}

/// A thing that players can look up: a rule, an action, a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Topic {
    /// The identifier, unique within the game.
    pub id: String,
    pub name: Phrase,
    /// Other words that players use for it, and questions about it. Only the search uses them.
    pub asked: Option<Phrase>,
    /// The text, line by line.
    pub text: Vec<Phrase>,
    /// The component to show ([`PictureKind::Card`]).
    pub card: Option<String>,
    /// The region to show if the topic has no component ([`PictureKind::Region`]).
    pub region: Option<String>,
    /// Identifiers of the topics listed under it.
    pub parts: Vec<String>,
}

impl Topic {
    /// A topic of which the search knows only the name and the text.
    pub fn new(id: String, name: Phrase, text: Vec<Phrase>) -> Self {
        Topic { id, name, asked: None, text, card: None, region: None, parts: Vec::new() }
    }

    /// Prefix of an option's identifier.
    pub const OPTION: &'static str = "option-";

    /// An option of a game, under the name that it has where players create a game.
    pub fn of_option(game: &str, id: &str) -> Self {
        let key = format!("{game}-option-{id}");
        let text = vec![Phrase::new("core-option"), Phrase::new(format!("{key}.description"))];
        Topic::new(format!("{}{id}", Self::OPTION), Phrase::new(key), text)
    }

    /// The topic that explains the game to a newcomer. It shows a turn as a picture.
    pub const OVERVIEW: &'static str = "rule-overview";

    /// Prefix of a ruling's identifier.
    pub(crate) const RULING: &'static str = "ruling-";

    /// Returns `true` for a note to players who know the rules: an option, or a point on which the printed rules are
    /// silent or disagree.
    pub fn is_note(&self) -> bool {
        self.id.starts_with(Self::RULING) || self.id.starts_with(Self::OPTION)
    }
}

/// A part of the table with its own picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Region {
    /// The identifier, unique within the game.
    pub id: String,
    pub name: Phrase,
    /// The player to whom the part belongs, if it belongs to one.
    pub seat: Option<Seat>,
}

/// Light or dark pictures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// Dark ink on pale paper.
    #[default]
    Light,
    /// Pale ink on dark paper.
    Dark,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PictureKind {
    /// The whole table as a board, for a large screen.
    Board,
    /// The whole table for a chat window, in type that players can read without opening the picture.
    Overview,
    /// The whole table after a turn. It names the latest turn or round, not the next player.
    Replay(Past),
    /// The overview after a turn of this seat. It names this player, not the next one.
    Recap(Seat),
    /// One part of the table by identifier, large and for its viewer, or for the player to move if everyone sees it.
    Region(String),
    /// An enlarged region with the parts that matter to the deciding seat.
    Draft(Seat),
    /// The overview with the steps of this seat's plan, in notation, and without changes.
    Plan(Seat, Vec<String>),
    /// The final scoring by source.
    Scoring,
    /// One component by identifier (a building, a tile).
    Card(String),
    /// A thumbnail for lists.
    Thumbnail,
}

/// The latest turn or round in a picture of a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Past {
    Turn(Seat),
    /// All turns of this round.
    Round(u32),
}

/// The contents of a picture, in addition to the view.
#[derive(Clone, Debug)]
pub struct PictureRequest<'a, V> {
    pub kind: PictureKind,
    /// The viewer. The picture may show this seat's hidden things, but no other seat's.
    pub viewer: Viewer,
    /// The same viewer's view at an earlier moment. The picture marks changes since then.
    pub since: Option<&'a V>,
    pub names: &'a [String],
    /// Light or dark.
    pub theme: Theme,
}
