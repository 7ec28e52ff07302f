//! Hints: up to three plans for a turn that differ in their aims, each with a reason if one is proved.
//!
//! A search finds turns. Turns with the same aim are one plan. All plans are followed in the same deals, which match
//! what the seat knows. A game adds the words and the kinds of reasons ([`Advise`]).

mod compare;

use serde::{Deserialize, Serialize};

use crate::ai::{Ask, Evaluate, Lab, Stop, notation};
use crate::engine::{Arg, Event, Phrase, Seat, Seed, Silent, summarize};

pub use compare::clearly_more;
use compare::{Comparison, compare};

/// Maximum number of plans in a hint.
const PLANS: usize = 3;
/// Maximum number of turns with different aims that are followed.
const FOLLOWED: usize = 6;
/// The search's first turns are considered if it visited them at all.
const CONSIDERED: usize = 8;
/// Later turns with this many times fewer visits than the best turn are not considered.
const HARDLY: u32 = 20;
/// Number of deals in which the plans are followed.
const DEALS: u64 = 12;

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

    fn name<G: Advise>(&self) -> Phrase {
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
        [with, without]: [i64; 2],
        args: impl FnOnce(Phrase) -> Phrase,
    ) -> Self {
        let words = args(Phrase::new(format!("{}-reason-{kind}", G::ID)));
        Reason { kind: kind.to_owned(), words, check, with, without, names: false }
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
    /// The sentences of the plan after its name: the steps, the reason, the price.
    pub fn sentences(&self) -> Vec<Phrase> {
        let reason = self.reason.as_ref().map(|reason| reason.words.clone());
        [Some(self.now.clone()), reason, self.price.clone()].into_iter().flatten().collect()
    }

    /// The whole plan in one phrase: its number and name, the steps, the reason, the price and the comparison.
    pub fn phrase(&self, number: u8) -> Phrase {
        let phrase = Phrase::new(if self.gap.is_some() { "core-plan.compared" } else { "core-plan" });
        let phrase = phrase.with("number", number).with("name", self.name.clone()).with("text", self.text());
        self.gap.iter().fold(phrase, |phrase, gap| phrase.with("gap", gap.phrase()))
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
    fn is_below(&self, other: &Holdings) -> bool {
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

    /// All proved reasons, the most important first.
    fn reasons(_case: &mut Case<'_, '_, Self>) -> Vec<Reason>
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

/// A turn with its aim.
struct Candidate<G: Advise> {
    actions: Vec<G::Action>,
    aim: Aim,
    after: G::State,
    /// The steps that make the plan, and the others that can be left out; both sorted.
    core: Vec<String>,
    extra: Vec<String>,
    holdings: Holdings,
}

impl<G: Advise> Candidate<G> {
    fn new(before: &G::State, seat: Seat, actions: Vec<G::Action>) -> Option<Self> {
        let after = after::<G>(before, seat, &actions)?;
        let sorted = |part: fn(G::Action) -> bool| {
            let chosen = actions.iter().filter(|action| part(**action));
            let mut steps: Vec<String> = chosen.map(|&action| notation::<G>(action)).collect();
            steps.sort_unstable();
            steps
        };
        let core = sorted(|action| G::is_core(action) && !G::is_extra(action));
        let extra = sorted(|action| G::is_extra(action));
        let (aim, holdings) = (G::aim(before, seat, &actions), G::holdings(&after, seat));
        Some(Candidate { actions, aim, after, core, extra, holdings })
    }

    /// Returns `true` if two turns are one plan: they have the same aim or result, or one of them only adds steps that
    /// can be left out.
    fn is_same(&self, other: &Self) -> bool {
        let (short, long) = if self.extra.len() < other.extra.len() { (self, other) } else { (other, self) };
        let added = self.core == other.core && is_part(&short.extra, &long.extra);
        self.aim == other.aim || self.after == other.after || added
    }
}

/// Returns `true` if every step of a sorted list is in the other one.
fn is_part(part: &[String], whole: &[String]) -> bool {
    let mut left = whole.iter();
    part.iter().all(|step| left.any(|other| other == step))
}

/// The state after a seat's own actions. Effects of the end of the turn on other players are left out if the game
/// separates them. `None` if an action is illegal.
fn after<G: Advise>(before: &G::State, seat: Seat, actions: &[G::Action]) -> Option<G::State> {
    let (last, first) = actions.split_last()?;
    let mut state = crate::ai::play::<G>(before, seat, first)?;
    let mut legal = Vec::new();
    G::legal(&state, seat, &mut legal);
    if !legal.contains(last) {
        return None;
    }
    if !G::apply_held(&mut state, seat, *last, &mut Silent) && !G::ends_turn(*last) {
        G::apply(&mut state, seat, *last, &mut Silent);
    }
    Some(state)
}

/// The plans of a seat that has this view, best first. `None` if the seat is not to act. The answer depends only on the
/// view, the request and the moment at which `stop` first returns `true`.
pub fn plans<G: Advise>(view: &G::View, seat: Seat, ask: &Ask, stop: Stop<'_>) -> Option<Plans> {
    let mut lab = Lab::<G>::new(view, seat, ask.seed, DEALS);
    let (found, steps) = lab.turns(ask, stop);
    let before = lab.deals().first()?.clone();
    let most = found.first()?.visits;
    let often = |place: usize, visits: u32| {
        place == 0 || (place < CONSIDERED && (visits > 0 || most == 0)) || visits.saturating_mul(HARDLY) >= most.max(1)
    };
    let mut candidates: Vec<Candidate<G>> = Vec::new();
    for (place, turn) in found.into_iter().enumerate() {
        if candidates.len() == FOLLOWED || !often(place, turn.visits) {
            continue;
        }
        let Some(new) = Candidate::<G>::new(&before, seat, turn.actions) else { continue };
        if !candidates.iter().any(|known| known.is_same(&new) || new.holdings.is_below(&known.holdings)) {
            candidates.push(new);
        }
    }
    // A later turn can have more of everything than an earlier one.
    let dominated = |index: usize| candidates.iter().any(|other| candidates[index].holdings.is_below(&other.holdings));
    let kept: Vec<bool> = (0..candidates.len()).map(|index| !dominated(index)).collect();
    let mut kept = kept.into_iter();
    candidates.retain(|_| kept.next() == Some(true));
    let compared = compare(&mut lab, &candidates.iter().map(|candidate| &candidate.actions[..]).collect::<Vec<_>>());
    let order = compared.order(candidates.len(), PLANS);
    let plans = explain(&mut lab, seat, &before, &candidates, &order, &compared);
    (!plans.is_empty()).then_some(Plans { plans, steps })
}

/// The plans with their words and reasons.
fn explain<G: Advise>(
    lab: &mut Lab<'_, G>,
    seat: Seat,
    before: &G::State,
    candidates: &[Candidate<G>],
    order: &[usize],
    compared: &Comparison,
) -> Vec<Plan> {
    let mut plans: Vec<Plan> = Vec::new();
    for (rank, &index) in order.iter().enumerate() {
        let candidate = &candidates[index];
        let actions = &candidate.actions[..];
        let mut case = Case { lab, seat, before: before.clone(), after: candidate.after.clone(), actions };
        let told: Vec<&Reason> = plans.iter().filter_map(|plan| plan.reason.as_ref()).collect();
        // Another kind of reason says more than the same kind about another space.
        let mut reasons = G::reasons(&mut case);
        reasons.retain(|reason| told.iter().all(|known| known.words != reason.words));
        reasons.sort_by_key(|reason| told.iter().any(|known| known.kind == reason.kind));
        let reason = reasons.into_iter().next();
        let name = match reason.as_ref().filter(|reason| reason.names) {
            Some(reason) => Phrase { key: format!("{}-plan-{}", G::ID, reason.kind), ..reason.words.clone() },
            None => candidate.aim.name::<G>(),
        };
        let price = G::price(&case, reason.as_ref());
        plans.push(Plan {
            steps: actions.iter().map(|&action| notation::<G>(action)).collect(),
            aim: candidate.aim.name::<G>(),
            name,
            now: G::now(before, seat, actions),
            reason,
            price,
            gap: compared.gap(order, rank),
        });
    }
    plans
}

/// The proved reasons for a turn, given as steps, the most important first.
pub fn reasons<G: Advise>(view: &G::View, seat: Seat, seed: Seed, deals: u64, steps: &[String]) -> Vec<Reason> {
    let mut lab = Lab::<G>::new(view, seat, seed, deals);
    let actions: Option<Vec<G::Action>> = steps.iter().map(|step| G::parse_action(step)).collect();
    let (Some(actions), Some(before)) = (actions, lab.deals().first().cloned()) else { return Vec::new() };
    let Some(after) = after::<G>(&before, seat, &actions) else { return Vec::new() };
    G::reasons(&mut Case { lab: &mut lab, seat, before, after, actions: &actions })
}

/// A seat's expected final points after each of these turns, given as steps, in each deal. `None` if a step is
/// unreadable or a turn can't be followed.
pub fn forecasts<G: Advise>(
    view: &G::View,
    seat: Seat,
    seed: Seed,
    deals: u64,
    turns: &[&[String]],
) -> Option<Vec<Vec<f32>>> {
    let mut lab = Lab::<G>::new(view, seat, seed, deals);
    let read = |turn: &&[String]| turn.iter().map(|step| G::parse_action(step)).collect::<Option<Vec<_>>>();
    turns.iter().map(|turn| lab.forecast(&read(turn)?)).collect()
}

/// The gains and costs of some events of a seat, as amounts and things.
pub fn gains_and_costs(events: &[Event], named: &[&str]) -> (Vec<Phrase>, Vec<Phrase>) {
    let Some(line) = summarize(events).into_iter().find(|line| line.key == "core-turn") else {
        return Default::default();
    };
    let list = |phrase: &Phrase, name: &str| {
        let found = phrase.args.iter().find(|(known, _)| known == name);
        found.and_then(|(_, arg)| if let Arg::List(list) = arg { Some(list.clone()) } else { None }).unwrap_or_default()
    };
    let (mut gains, mut costs) = (Vec::new(), Vec::new());
    for clause in list(&line, "clauses") {
        if named.contains(&clause.key.as_str()) {
            gains.extend(list(&clause, "things"));
        }
        gains.extend(list(&clause, "gains"));
        costs.extend(list(&clause, "costs"));
    }
    gains.extend(list(&line, "changes"));
    (gains, costs)
}
