//! What a game says and shows: from a view alone, as phrases and scenes.

use crate::engine::{Game, Phrase, Seat, Summary, Viewer};
use crate::scene::{Colours, Scene};

/// The words and pictures of a game. Everything here is made from a [`Game::View`], so it can show
/// nothing that its viewer may not know.
pub trait Present: Game {
    /// What the seat is asked now ("Place a worker, or pick one up").
    fn question(view: &Self::View, seat: Seat) -> Phrase;

    /// One legal action in words, with its cost and effect.
    fn choice(view: &Self::View, seat: Seat, action: Self::Action) -> Choice;

    /// Where players commonly ask why something is not offered: the reasons, now.
    fn why_not(view: &Self::View, seat: Seat) -> Vec<Phrase>;

    /// Whether the question belongs to what the seat chose before ("which action does the worker do?"), so that
    /// both can be answered with one click.
    fn follows(_view: &Self::View, _seat: Seat) -> bool {
        false
    }

    /// One line: what a seat that plans its turn would regret not to know ("you need 6 corn, you have 4"). Not its
    /// goods: what they are needed for.
    fn needs(_view: &Self::View, _seat: Seat) -> Option<Phrase> {
        None
    }

    /// One line: where the game is ("Round 6 of 27, food day in 2 days").
    fn status(view: &Self::View) -> Phrase;

    /// Where several seats choose at the same time: whether each choice stays hidden until all have chosen.
    fn secret(_view: &Self::View) -> bool {
        true
    }

    /// How much a seat will lack of what it must pay soon, in units of it, with the words for it ("3 corn short for
    /// the food day"); `None` where nothing is due soon.
    fn shortage(_view: &Self::View, _seat: Seat) -> Option<(u16, Phrase)> {
        None
    }

    /// The round that is played, from 1; `None` while the game is not in one (its opening, between rounds).
    fn round(_view: &Self::View) -> Option<u32> {
        None
    }

    /// One line: what a seat has.
    fn goods(view: &Self::View, seat: Seat) -> Phrase;

    /// The whole table in words, line by line: for screen readers and slow lines.
    fn text_board(view: &Self::View) -> Vec<Phrase>;

    /// What each seat would score if the game ended now (or did score, once it is over), source by
    /// source.
    fn score(view: &Self::View) -> Vec<Vec<ScoreLine>>;

    /// What to know about [`Present::score`] before the end: how it counts, and what the next scoring would bring.
    fn score_notes(_view: &Self::View) -> Vec<Phrase> {
        Vec::new()
    }

    /// What can be asked about, in the order in which a newcomer meets it: rules, then components.
    fn topics() -> Vec<Topic>;

    /// A picture of the table, as values.
    fn scene(view: &Self::View, request: &PictureRequest<'_, Self::View>) -> Scene;

    /// The drawings of the board that stand for words.
    fn word_icons() -> WordIcons;
}

/// The drawings of a game's board that stand for words in texts, so that text and picture speak one language. Which
/// drawing means what is the game's and no translation's: an amount is the number and the drawing in every language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordIcons {
    /// The colours in which they are drawn.
    pub colours: &'static Colours,
    /// The drawings of the players' pieces, by seat.
    pub pieces: Vec<&'static str>,
    /// Amounts: phrases with a number (`n` or `count`) that the number and the drawing say as well ("7 corn"). Key
    /// and drawing of each.
    pub amounts: Vec<(String, &'static str)>,
    /// Phrases beside which the drawing stands, such as the name of a temple. Key and drawing of each.
    pub names: Vec<(String, &'static str)>,
}

/// A question to a seat and its legal answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prompt {
    /// What is asked.
    pub question: Phrase,
    /// Every legal answer, in the fixed order of the record format. Empty when the seat is not to
    /// act.
    pub choices: Vec<Choice>,
    /// Why things that players may miss are not among the answers.
    pub why_not: Vec<Phrase>,
    /// Whether the question belongs to what was chosen before ([`Present::follows`]).
    pub follows: bool,
}

/// A legal answer in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The step in notation.
    pub step: String,
    /// A short label for a button ("Palenque 2, 3 corn").
    pub label: Phrase,
    /// Cost and effect in a few words, where the label does not say them.
    pub effect: Option<Phrase>,
    /// What is said before the effect where there is room for both: what it makes possible.
    pub also: Option<Phrase>,
    /// Whether the effect is nothing but amounts, which a longer choice says by itself.
    pub only_amounts: bool,
    /// What it brings that is no amount ("from now on 1 corn more for fishing"): said of a longer choice too.
    pub brings: Option<Phrase>,
    /// What it leads to, which later answers say: said of a longer choice only where it comes last.
    pub opens: Option<Phrase>,
    /// Whether it is never better than another answer, as what does the same for more: it can be typed, and is not offered.
    pub unwanted: bool,
    /// Whether it can be done at other times of the turn as well: then it is no part of a longer choice.
    pub apart: bool,
    /// Whether it is taken by itself where all other answers can be given at other times as well.
    pub certain: bool,
    /// What it obliges to pay later ([`Summary::Change`]): a part of its price.
    pub due: Vec<Summary>,
    /// Whether what an earlier answer obliges to pay is paid with it, or is not due any more.
    pub settles: bool,
    /// Whether this answer ends the turn.
    pub ends_turn: bool,
    /// What it is called as a part of a longer choice ("Palenque 4"); `None` where what it changes says it.
    pub part: Option<Phrase>,
    /// The menu that it belongs to; `None`: that of the question.
    pub menu: Option<Menu>,
    /// How likely it is wanted.
    pub rank: Rank,
}

impl Choice {
    /// An answer with a label alone.
    pub fn new(step: impl Into<String>, label: Phrase) -> Self {
        Choice {
            step: step.into(),
            label,
            effect: None,
            also: None,
            only_amounts: false,
            brings: None,
            opens: None,
            unwanted: false,
            apart: false,
            certain: false,
            due: Vec::new(),
            settles: false,
            ends_turn: false,
            part: None,
            menu: None,
            rank: Rank::Usual,
        }
    }
}

/// Answers that stand together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Menu {
    /// The text above them ("Place on…").
    pub key: &'static str,
    /// What is to be known where several can be ticked at once: the key of a sentence beside the menu.
    pub legend: Option<&'static str>,
    /// Whether several can be chosen at once, in any order: each is offered again after the others.
    pub several: bool,
    /// Whether its answers only lead to those of other menus ("move a worker", then "collect cocoa"): then they
    /// stand there.
    pub leads: bool,
    /// How a button says it without the text above ("Collect cocoa: 3 to Forest"): a phrase with `path`. `None`
    /// where the answers themselves say it.
    pub button: Option<&'static str>,
}

/// How likely an answer is wanted: what is wanted less stands further down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// What is usually done.
    #[default]
    Usual,
    /// What is done now and then.
    Rare,
    /// What is hardly ever done.
    Seldom,
    /// A last resort.
    Last,
}

/// One source of points of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreLine {
    /// Where the points come from.
    pub source: Phrase,
    /// Points in units of `1 / denominator` of the outcome.
    pub points: i32,
}

/// A thing that a player may ask about: a rule, an action, a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Topic {
    /// The identifier, unique within the game.
    pub id: String,
    /// What it is called.
    pub name: Phrase,
    /// Other words that people use for it, and what they ask when they need it: for the search alone.
    pub asked: Option<Phrase>,
    /// What there is to say, line by line.
    pub text: Vec<Phrase>,
    /// The component to show ([`PictureKind::Card`]).
    pub card: Option<String>,
    /// The topics that belong to it, by identifier: they are listed under it.
    pub parts: Vec<String>,
}

impl Topic {
    /// What begins the identifier of an option.
    pub const OPTION: &'static str = "option-";

    /// An option of a game, under the name that it has where a game is opened.
    pub fn of_option(game: &str, id: &str) -> Self {
        let key = format!("{game}-option-{id}");
        Topic {
            id: format!("{}{id}", Self::OPTION),
            text: vec![Phrase::new("core-option"), Phrase::new(format!("{key}.description"))],
            name: Phrase::new(key),
            asked: None,
            card: None,
            parts: Vec::new(),
        }
    }

    /// What begins the identifier of a ruling.
    pub const RULING: &'static str = "ruling-";

    /// Whether it is a note for who knows the rule: on what the printed rules are silent or disagree, or an option.
    pub fn is_note(&self) -> bool {
        self.id.starts_with(Self::RULING) || self.id.starts_with(Self::OPTION)
    }
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

/// Which picture of a table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PictureKind {
    /// The whole table.
    Board,
    /// The whole table as it was left: first stands what has just been played, and not who is next.
    Replay(Past),
    /// What matters to the seat that is deciding, larger.
    Draft(Seat),
    /// A seat's own area.
    Area(Seat),
    /// The final scoring by source.
    Scoring,
    /// One component by identifier (a building, a tile).
    Card(String),
    /// A small picture for lists.
    Thumbnail,
}

/// What has just been played in a picture of a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Past {
    /// A turn of this seat.
    Turn(Seat),
    /// All turns of this round.
    Round(u32),
}

/// What a picture should show, beside the view itself.
#[derive(Clone, Debug)]
pub struct PictureRequest<'a, V> {
    /// Which picture.
    pub kind: PictureKind,
    /// Who looks: hidden things of this seat may be shown, nobody else's.
    pub viewer: Viewer,
    /// The same viewer's view at an earlier moment: what has changed since is marked.
    pub since: Option<&'a V>,
    /// The players' names by seat.
    pub names: &'a [String],
    /// Light or dark.
    pub theme: Theme,
}
