//! Plans, reasons, and the interface of a game that explains turns.

use serde::{Deserialize, Serialize};

use ai::Evaluate;
use engine::{Facts, Phrase, Seat};

use super::walk::events_of;

/// The aim of a plan. Two plans of one hint never have the same one.
#[derive(Clone, Debug, PartialEq)]
pub struct Aim {
    /// The kind of the main action, part of the key of its name.
    pub kind: &'static str,
    /// The space, board or thing that the plan is about.
    pub target: Option<Phrase>,
}

impl Aim {
    /// An aim without a target.
    pub fn new(kind: &'static str) -> Self {
        Aim { kind, target: None }
    }

    /// An aim with a target.
    pub fn of(kind: &'static str, target: Phrase) -> Self {
        Aim { kind, target: Some(target) }
    }

    /// The name of a plan with this aim.
    pub(super) fn name<G: Advise>(&self) -> Phrase {
        let name = Phrase::new(format!("{}-plan-{}", G::ID, self.kind));
        self.target.iter().fold(name, |name, target| name.with("target", target.clone()))
    }
}

/// The proof of a reason, for a check that plays the lines again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    /// The turn itself does it.
    Turn,
    /// The turn is the player's last one, and the points are those of the final scoring.
    Last,
    /// The points by a payday, compared with those after other steps.
    More { than: Vec<String>, payday: u32 },
    /// A thing that the player gets within a number of turns.
    Follows { turns: u32 },
    /// The rules say it.
    Rules,
}

/// A proved reason for a plan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    /// The form, as in the key of its text.
    pub kind: String,
    /// One or two sentences.
    pub words: Phrase,
    pub claim: Claim,
    /// Tenths of a point, to put the largest reason first.
    pub worth: i32,
}

impl Reason {
    /// A reason of this form. `words` has the arguments; its key is made from the form.
    pub fn new(prefix: &str, kind: &str, claim: Claim, worth: i32, args: impl FnOnce(Phrase) -> Phrase) -> Self {
        let words = args(Phrase::new(format!("{prefix}-reason-{kind}")));
        Reason { kind: kind.to_owned(), words, claim, worth }
    }
}

/// A moment at which points are paid.
pub struct Moment {
    /// The moment in words ("at the eclipse").
    pub when: Phrase,
    /// The number of paydays of the game by then ([`Advise::paydays`]).
    pub payday: u32,
}

/// A thing that a step gets: a building, a technology, the action of a space.
#[derive(Clone, Debug, PartialEq)]
pub struct Thing {
    /// The form of the reason that names it.
    pub kind: &'static str,
    pub name: Phrase,
    /// The piece that gets it, if one does ([`Advise::pieces`]).
    pub piece: Option<u16>,
    /// Tenths of a point, compared with what other pieces get.
    pub worth: i32,
    /// Further arguments of the sentence.
    pub with: Vec<(String, Phrase)>,
}

impl Thing {
    pub fn new(kind: &'static str, name: Phrase) -> Self {
        Thing { kind, name, piece: None, worth: 0, with: Vec::new() }
    }

    /// Returns `true` if the thing is worth a plan, as a building is. Others come up in most games.
    pub(super) fn is_rare(&self) -> bool {
        self.piece.is_none() && self.worth == 0
    }

    /// Returns `true` if the other thing is the same, and gets there by the same piece if this one names a piece.
    pub(super) fn is_same(&self, other: &Thing) -> bool {
        let piece = self.piece.is_none() || self.piece == other.piece;
        self.kind == other.kind && self.name == other.name && piece
    }
}

/// A part of a turn.
pub struct Part<A> {
    /// The part in a word or two. `None` if it is the whole turn.
    pub name: Option<Phrase>,
    /// The same turn without the part.
    pub rest: Vec<A>,
}

/// A payment that is due soon, such as food or pay.
pub struct Need {
    /// Days or rounds until it is due.
    pub days: u8,
    pub need: u16,
    pub have: u16,
    /// Tenths of a point that each missing one costs.
    pub worth: i32,
}

/// The comparison of a plan with another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gap {
    /// The difference is small or unclear.
    Even { with: u8 },
    /// The plan is clearly better. The points are known if they are stable.
    Better {
        than: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        points: Option<u8>,
    },
}

impl Gap {
    /// The text next to the plan.
    pub fn phrase(self) -> Phrase {
        match self {
            Gap::Even { with } => Phrase::new("core-plan-even").with("plan", with),
            Gap::Better { than, points: None } => Phrase::new("core-plan-better").with("plan", than),
            Gap::Better { than, points: Some(points) } => {
                Phrase::new("core-plan-points").with("plan", than).with("points", points)
            }
        }
    }
}

/// A suggested turn with its aim.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// The steps in notation, up to the end of the turn if the search can foresee it.
    pub steps: Vec<String>,
    /// The aim. No other plan of the hint has the same one.
    pub aim: Phrase,
    /// A name of at most six words: the aim or the reason.
    pub name: Phrase,
    /// The steps to play now, with the workers and their places.
    pub now: Phrase,
    /// The proved reasons, the largest first: at most two.
    #[serde(default)]
    pub reasons: Vec<Reason>,
    /// The disadvantage, if it hurts soon.
    pub price: Option<Phrase>,
    /// The comparison with another plan, if there is one to tell.
    pub gap: Option<Gap>,
    /// `true` if the search had too little time.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hurried: bool,
}

impl Plan {
    /// The sentences of the plan after its name: the steps with their totals, the price, the reasons.
    pub fn sentences(&self) -> Vec<Phrase> {
        let reasons = self.reasons.iter().map(|reason| reason.words.clone());
        let hurried = self.hurried.then(|| Phrase::new("core-plan-hurried"));
        std::iter::once(self.now.clone()).chain(self.price.clone()).chain(reasons).chain(hurried).collect()
    }

    /// The whole plan in one phrase: its number and name, its sentences and the comparison.
    pub fn phrase(&self, number: u8) -> Phrase {
        let phrase = Phrase::new(if self.gap.is_some() { "core-plan.compared" } else { "core-plan" });
        let phrase = phrase.with("number", number).with("name", self.name.clone()).with("text", self.text());
        self.gap.iter().fold(phrase, |phrase, gap| phrase.with("gap", gap.phrase()))
    }

    /// Number of words that a player reads, without the plan's number and its comparison.
    pub fn words(&self, say: impl Fn(&Phrase) -> String) -> usize {
        // The sign of a step, such as ②, points to its disc in the picture and isn't a word.
        let is_word = |part: &&str| part.chars().any(|sign| sign.is_alphabetic() || sign.is_ascii_digit());
        let count = |phrase: &Phrase| say(phrase).split_whitespace().filter(is_word).count();
        count(&self.name) + count(&self.text())
    }

    /// The sentences after the name as one phrase.
    pub fn text(&self) -> Phrase {
        let mut sentences = self.sentences().into_iter();
        let first = sentences.next().unwrap_or_else(|| self.now.clone());
        sentences.fold(first, |first, next| Phrase::new("core-plan-then").with("first", first).with("next", next))
    }
}

/// A hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plans {
    /// One to three plans, best first.
    pub plans: Vec<Plan>,
    /// Steps that the search played.
    pub steps: u64,
}

/// A seat's possessions after a turn, to find plans that are worse in every respect.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Holdings {
    /// Amounts of which more is better.
    pub amounts: Vec<i32>,
    /// Facts without an order. Turns are only compared if they agree in these.
    pub facts: Vec<u64>,
}

impl Holdings {
    /// Returns `true` if the other turn leaves at least as much of everything and more of something.
    pub(super) fn is_below(&self, other: &Holdings) -> bool {
        let pairs = || self.amounts.iter().zip(&other.amounts);
        self.facts == other.facts && pairs().all(|(own, other)| own <= other) && pairs().any(|(own, other)| own < other)
    }
}

/// A game that explains turns.
pub trait Advise: Evaluate + Sized {
    /// The aim of a turn.
    fn aim(before: &Self::State, seat: Seat, actions: &[Self::Action]) -> Aim {
        let done = Facts::of(&events_of::<Self>(before, seat, actions)).actions(seat);
        done.map_or_else(|| Aim::new("other"), |done| Aim::of("turn", done))
    }

    /// Returns `true` if the action is part of what makes a plan. Turns that differ only in other actions, such as the
    /// choice of a temple, are one plan.
    fn is_core(_action: Self::Action) -> bool {
        true
    }

    /// Returns `true` if a turn with this action and one without it are one plan.
    fn is_extra(_action: Self::Action) -> bool {
        false
    }

    /// The seat's possessions.
    fn holdings(_state: &Self::State, _seat: Seat) -> Holdings {
        Holdings::default()
    }

    /// The steps of a turn in one line, with the workers and their places.
    fn now(before: &Self::State, seat: Seat, actions: &[Self::Action]) -> Phrase {
        match Facts::of(&events_of::<Self>(before, seat, actions)).turn(seat) {
            Some(turn) => Phrase::new(format!("{}-plan-now", Self::ID)).with("turn", turn),
            None => Phrase::new(format!("{}-plan-ends", Self::ID)),
        }
    }

    /// The aim of the first part of a turn, such as of its first worker. No two plans of a hint have the same one.
    fn first_aim(before: &Self::State, seat: Seat, actions: &[Self::Action]) -> Aim {
        Self::aim(before, seat, actions)
    }

    /// Returns `true` if two aims of this kind are alike even if their targets differ.
    fn is_alike(_kind: &str) -> bool {
        false
    }

    /// Returns `true` if the action only gives up another one.
    fn is_idle(_action: Self::Action) -> bool {
        false
    }

    /// The number of paydays (food days, eclipses) that are over.
    fn paydays(_state: &Self::State) -> u32 {
        0
    }

    /// The moments at which the points of a turn are compared, the nearest first.
    fn moments(_before: &Self::State, _seat: Seat) -> Vec<Moment> {
        Vec::new()
    }

    /// The points that a seat has scored, by source, in units of the outcome.
    fn points(_state: &Self::State, _seat: Seat) -> Vec<(Phrase, i32)> {
        Vec::new()
    }

    /// The points that coming scorings would bring a seat with the board as it is: their source, their moment in words,
    /// and their number in units of the outcome.
    fn standing(_state: &Self::State, _seat: Seat) -> Vec<(Phrase, Phrase, i32)> {
        Vec::new()
    }

    /// The seat's pieces on the board that can get things later, with their names. A piece keeps its number.
    fn pieces(_state: &Self::State, _seat: Seat) -> Vec<(u16, Phrase)> {
        Vec::new()
    }

    /// The day of the calendar, if the game has one. A seat has a turn each day, but players can skip days.
    fn day(_state: &Self::State) -> Option<u32> {
        None
    }

    /// The final points after the seat's last turn by source, in units of the outcome. `before` is the state before that
    /// turn. `None` if another turn follows, or if other players can still change the points.
    fn last_points(_before: &Self::State, _state: &Self::State, _seat: Seat) -> Option<Vec<(Phrase, i32)>> {
        None
    }

    /// The parts of a turn that can be left out, one at a time.
    fn turn_parts(_before: &Self::State, _seat: Seat, _actions: &[Self::Action]) -> Vec<Part<Self::Action>> {
        Vec::new()
    }

    /// The things that a seat gets with a step.
    fn things(_state: &Self::State, _seat: Seat, _action: Self::Action) -> Vec<Thing> {
        Vec::new()
    }

    /// The things on offer whose price the seat's goods cover, the dearest first.
    fn affordable(_state: &Self::State, _seat: Seat) -> Vec<Phrase> {
        Vec::new()
    }

    /// The seat's next payment, if it is due soon.
    fn need(_state: &Self::State, _seat: Seat) -> Option<Need> {
        None
    }

    /// Reasons that no other form can tell.
    fn special(_before: &Self::State, _after: &Self::State, _seat: Seat, _actions: &[Self::Action]) -> Vec<Reason> {
        Vec::new()
    }

    /// The disadvantage of a plan, if it hurts soon. `.solved` and `.open` of its key say whether the plan probably avoids
    /// it later.
    fn price(_before: &Self::State, _after: &Self::State, _seat: Seat, _actions: &[Self::Action]) -> Option<Drawback> {
        None
    }
}

/// The disadvantage of a plan.
pub struct Drawback {
    pub words: Phrase,
    /// The key of the source of points that it costs at the next payday, if the plan can still avoid it.
    pub source: Option<&'static str>,
}
