//! A game's text and pictures, made from a view alone as phrases and scenes.

use engine::{Game, Phrase, Seat, Summary, Viewer};
use scene::{Colours, Scene};

use crate::picture::sources::PointSource;
use crate::typed::Word;

/// The text and pictures of a game. They are made from a [`Game::View`], so they show only information that the viewer
/// may have.
pub trait Present: Game {
    /// The question that the seat must answer now ("Place a worker, or pick one up").
    fn question(view: &Self::View, seat: Seat) -> Phrase;

    /// One legal action as text, with its cost and effect.
    fn choice(view: &Self::View, seat: Seat, action: Self::Action) -> Choice;

    /// The reasons why actions that players commonly look for aren't offered now.
    fn why_not(view: &Self::View, seat: Seat) -> Vec<Phrase>;

    /// The reason why a seat can't take this step in notation now. `None` if no sentence tells it.
    fn why_refused(_view: &Self::View, _seat: Seat, _step: &str) -> Option<Phrase> {
        None
    }

    /// The words of the notation that have a text, so players can type steps in their own language.
    fn vocabulary() -> Vec<Word> {
        Vec::new()
    }

    /// Returns `true` if the question belongs to the seat's previous choice ("which action does the worker do?"). Then
    /// one click can answer both.
    fn follows(_view: &Self::View, _seat: Seat) -> bool {
        false
    }

    /// One line with information that a seat needs to plan its turn ("you need 6 corn, you have 4"). It doesn't list
    /// goods, but the use for them.
    fn needs(_view: &Self::View, _seat: Seat) -> Option<Phrase> {
        None
    }

    /// Advice for a newcomer: an aim for this round, and two or three ways to it. `None` when the seat has
    /// had each important thing once.
    fn advice(_view: &Self::View, _seat: Seat) -> Option<Phrase> {
        None
    }

    /// The identifiers of the topics about what a seat sees and can choose now, the most useful first.
    fn shown_topics(_view: &Self::View, _seat: Seat) -> Vec<String> {
        Vec::new()
    }

    /// One line about the progress of the game ("Round 6 of 27, food day in 2 days").
    fn status(view: &Self::View) -> Phrase;

    /// Returns `true` if simultaneous choices stay hidden until all seats have chosen.
    fn secret(_view: &Self::View) -> bool {
        true
    }

    /// A seat's shortage for its next payment, in units of it, with the text for it ("3 corn short for the food day").
    /// `None` if no payment is due soon.
    fn shortage(_view: &Self::View, _seat: Seat) -> Option<(u16, Phrase)> {
        None
    }

    /// Amounts that a seat gains after its open question with every answer ([`Summary::Change`]).
    fn pending(_view: &Self::View, _seat: Seat) -> Vec<Summary> {
        Vec::new()
    }

    /// The changes for a seat since an earlier moment, in at most two lines: things that it could pay for and that are
    /// gone, and prices that have changed.
    fn recap(_view: &Self::View, _since: &Self::View, _seat: Seat) -> Vec<Phrase> {
        Vec::new()
    }

    /// The current round, from 1. `None` outside of rounds (the opening, between rounds).
    fn round(_view: &Self::View) -> Option<u32> {
        None
    }

    /// One line with a seat's goods.
    fn goods(view: &Self::View, seat: Seat) -> Phrase;

    /// The whole table as text, line by line, for screen readers and slow connections.
    fn text_board(view: &Self::View) -> Vec<Phrase>;

    /// The points of each seat by source, if the game ended now (or the final points, after the end).
    fn score(view: &Self::View) -> Vec<Vec<ScoreLine>>;

    /// Notes for players on [`Present::score`] before the end: the assumptions behind the points, and the points that
    /// the next scoring would bring.
    fn score_notes(_view: &Self::View) -> Vec<Phrase> {
        Vec::new()
    }

    /// The topics that players can look up, in the order in which a newcomer meets them: rules, then components.
    fn topics() -> Vec<Topic>;

    /// The sources by which people compare their points over many games, in display order.
    fn sources() -> &'static [PointSource] {
        &[]
    }

    /// An empty picture of this size in the game's colors, for pictures about its people.
    fn canvas(theme: Theme, size: (u32, u32)) -> Scene;

    /// The parts of the table that have their own picture ([`PictureKind::Region`]), in the order of a menu.
    fn regions(_view: &Self::View) -> Vec<Region> {
        Vec::new()
    }

    fn scene(view: &Self::View, request: &PictureRequest<'_, Self::View>) -> Scene;

    /// The drawings of the board that replace words.
    fn word_icons() -> WordIcons;
}

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
    /// `true` if the question belongs to the previous choice ([`Present::follows`]).
    pub follows: bool,
}

/// A legal answer as text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// The step in notation.
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
    /// `true` if this answer ends the turn.
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
    pub fn new(step: impl Into<String>, label: Phrase) -> Self {
        Choice { step: step.into(), label, ..Choice::default() }
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
    /// The identifier of the source over many games ([`Present::sources`]), which several lines can share.
    pub kind: &'static str,
    /// Points in units of `1 / denominator` of the outcome.
    pub points: i32,
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
