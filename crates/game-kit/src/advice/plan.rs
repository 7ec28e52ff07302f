//! Plans, reasons, and the interface of a game that explains turns.

use std::cell::Cell;

use serde::{Deserialize, Serialize};

use ai::{Evaluate, Lab};
use engine::{Phrase, Seat};

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

/// The way in which a reason was proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Check {
    /// The quantity was counted after the plan, in every deal.
    Count,
    /// The turn was played without the named part.
    Without,
    /// All other choices of the same kind were tried.
    Instead,
    /// The named part was tried one turn later.
    Later,
    /// All answers of the opponents were tried.
    Theirs,
}

/// A proved reason for a plan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    /// The kind, as in the key of its text.
    pub kind: String,
    /// One or two sentences.
    pub words: Phrase,
    /// The proof.
    pub check: Check,
    /// The counted quantity with the plan.
    pub with: i64,
    /// The counted quantity without the named part.
    pub without: i64,
    /// `true` if the plan is named after this reason.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub names: bool,
}

impl Reason {
    /// A reason of this kind. `words` has the arguments; its key is made from the kind.
    pub fn new<G: Advise>(
        kind: &str,
        check: Check,
        [with, without]: [impl Into<i64>; 2],
        args: impl FnOnce(Phrase) -> Phrase,
    ) -> Self {
        let words = args(Phrase::new(format!("{}-reason-{kind}", G::ID)));
        Reason { kind: kind.to_owned(), words, check, with: with.into(), without: without.into(), names: false }
    }

    /// Names the plan after this reason: `<game>-plan-<kind>`, with the reason's arguments.
    #[must_use]
    pub fn naming(mut self) -> Self {
        self.names = true;
        self
    }
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
    /// The proved reason, if any.
    pub reason: Option<Reason>,
    /// The disadvantage, if it hurts soon.
    pub price: Option<Phrase>,
    /// The comparison with another plan, if there is one to tell.
    pub gap: Option<Gap>,
}

impl Plan {
    /// The sentences of the plan after its name: the steps with their totals, the price, the reason.
    pub fn sentences(&self) -> Vec<Phrase> {
        let reason = self.reason.as_ref().map(|reason| reason.words.clone());
        [Some(self.now.clone()), self.price.clone(), reason].into_iter().flatten().collect()
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

/// A plan to explain.
pub struct Case<'a, 'v, G: Advise> {
    pub lab: &'a mut Lab<'v, G>,
    pub seat: Seat,
    /// The state before the turn, in one deal.
    pub before: G::State,
    /// The state after the seat's own actions, without the end of the turn.
    pub after: G::State,
    pub actions: &'a [G::Action],
    /// `true` to give reasons, `false` to confirm them in other deals.
    pub told: bool,
}

/// The share of all deals in which a reason's sentence claims to be true, in twelfths.
///
/// A reason is confirmed in other deals if at least this share of them agrees. It is given only if the share is surely
/// reached: the count must exceed the expected one by 1.645 standard deviations, the one-sided 95 % bound.
#[derive(Clone, Copy)]
pub struct Share(u8);

/// For a sentence without "probably".
pub const ALWAYS: Share = Share(12);
/// For a sentence with "probably".
pub const MOSTLY: Share = Share(8);
/// For a sentence about an action that the player can use.
pub const OFTEN: Share = Share(6);
/// For a sentence about one of several possible ways.
pub const SOMETIMES: Share = Share(1);

/// Standard deviations of the one-sided 95 % bound.
const SURELY: f64 = 1.645;

impl Share {
    /// Returns `true` if something that happens in `count` of these deals reaches the share, surely or just so.
    fn is_reached(self, count: usize, deals: usize, surely: bool) -> bool {
        let (share, deals) = (f64::from(self.0), deals as f64);
        let margin = if surely { SURELY * (deals * share * (12.0 - share)).sqrt() } else { 0.0 };
        12.0 * count as f64 >= deals * share + margin
    }
}

impl<G: Advise> Case<'_, '_, G> {
    /// Returns `true` if something that happens in this many deals reaches the share.
    pub fn reaches(&self, share: Share, count: usize) -> bool {
        share.is_reached(count, self.lab.deals().len(), self.told)
    }

    /// The number of deals in which at least this many steps that `counts` accepts follow the turn, before `over` accepts
    /// a state. `None` if a deal can't be followed.
    pub fn followed_by(
        &mut self,
        times: u32,
        over: impl Fn(&G::State) -> bool,
        counts: impl Fn(&G::State, Seat, G::Action) -> bool,
    ) -> Option<usize> {
        let mut deals = 0;
        for deal in 0..self.lab.deals().len() {
            let after = self.lab.play(&self.lab.deals()[deal], self.actions)?;
            let seen = Cell::new(0);
            let until = |state: &G::State| seen.get() >= times || over(state);
            self.lab.continue_until(after, until, |state, seat, action| {
                seen.set(seen.get() + u32::from(counts(state, seat, action)));
            })?;
            deals += usize::from(seen.get() >= times);
        }
        Some(deals)
    }

    /// The things that often follow the turn and mostly don't follow the actions `less`, with their number of deals.
    /// `things` finds them after some actions, deal by deal.
    pub fn due_to<T: Copy + PartialEq>(
        &mut self,
        less: &[G::Action],
        things: impl Fn(&mut Self, &[G::Action]) -> Option<Vec<Vec<T>>>,
    ) -> Option<Vec<(T, usize)>> {
        let often = |thing: &T, deals: &[Vec<T>]| deals.iter().filter(|things| things.contains(thing)).count();
        let actions = self.actions;
        let with = things(self, actions)?;
        let mut found: Vec<(T, usize)> = Vec::new();
        for thing in with.iter().flatten() {
            let deals = often(thing, &with);
            if self.reaches(OFTEN, deals) && !found.contains(&(*thing, deals)) {
                found.push((*thing, deals));
            }
        }
        if found.is_empty() {
            return None;
        }
        let without = things(self, less)?;
        found.retain(|(thing, _)| self.reaches(MOSTLY, without.len() - often(thing, &without)));
        Some(found)
    }

    /// The proved reasons of these kinds, in this order, up to one that is enough. A kind of `several` can prove more than
    /// one reason.
    pub fn proved(
        &mut self,
        enough: &dyn Fn(&Reason) -> bool,
        first: &[impl Fn(&mut Self) -> Option<Reason>],
        several: &[impl Fn(&mut Self) -> Vec<Reason>],
        last: &[impl Fn(&mut Self) -> Option<Reason>],
    ) -> Vec<Reason> {
        let mut all: Vec<Reason> = Vec::new();
        let mut add = |new: Vec<Reason>| {
            let done = new.iter().any(enough);
            all.extend(new);
            done
        };
        let _ = first.iter().any(|kind| add(kind(self).into_iter().collect()))
            || several.iter().any(|kind| add(kind(self)))
            || last.iter().any(|kind| add(kind(self).into_iter().collect()));
        all
    }
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
pub trait Advise: Evaluate {
    /// The aim of a turn.
    fn aim(_before: &Self::State, _seat: Seat, actions: &[Self::Action]) -> Aim {
        Aim::of("turn", Self::describe_turn(actions))
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
    fn now(_before: &Self::State, _seat: Seat, actions: &[Self::Action]) -> Phrase {
        Phrase::new(format!("{}-plan-now", Self::ID)).with("turn", Self::describe_turn(actions))
    }

    /// The proved reasons, the most important first, up to one that is enough.
    fn reasons(_case: &mut Case<'_, '_, Self>, _enough: &dyn Fn(&Reason) -> bool) -> Vec<Reason>
    where
        Self: Sized,
    {
        Vec::new()
    }

    /// The disadvantage of a plan, if it hurts soon and the reason doesn't name it.
    fn price(_case: &Case<'_, '_, Self>, _reason: Option<&Reason>) -> Option<Phrase>
    where
        Self: Sized,
    {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_given_only_if_other_deals_will_surely_confirm_it() {
        let shares = [ALWAYS, MOSTLY, OFTEN, SOMETIMES];
        let least = |deals: usize, surely| {
            shares.map(|share| (0..=deals).find(|count| share.is_reached(*count, deals, surely)).unwrap_or(deals + 1))
        };
        assert_eq!(least(12, true), [12, 11, 9, 3]);
        assert_eq!(least(24, false), [24, 16, 12, 2]);
        assert_eq!(least(24, true), [24, 20, 17, 5]);
    }
}
