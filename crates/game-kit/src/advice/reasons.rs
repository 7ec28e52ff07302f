//! The forms of reasons. Each compares lines of play by the engine's own scoring, or the facts of turns.

use ai::Lab;
use engine::{Phrase, Seat};

use super::candidate::{Candidate, things, written};
use super::line::{MOSTLY, OFTEN, Playout, points_from, surely};
use super::plan::{Advise, Claim, Moment, Part, Reason, Thing};

/// Points from which a difference is worth a sentence.
const LEAST: i32 = 1;
/// Points at once for which a turn is praised, and for which one is that has no other reason.
const PRAISED: i32 = 3;
const FEW: i32 = 2;
/// Tenths of a point in a point ([`Reason::worth`]).
const TENTHS: i32 = 10;
/// The worth of a reason without points, and at least that of a thing that a part of the turn causes.
const SOME: i32 = 5;
const CAUSED: i32 = 45;
/// Maximum number of things in a sentence.
const NAMED: usize = 2;
/// Parts of a turn that are left out, one at a time.
const PARTS: usize = 3;

/// A line with which the plan is compared.
struct Other<'a, G: Advise> {
    actions: &'a [G::Action],
    line: &'a Playout<G>,
    /// The part that the same turn lacks. `None` for another plan.
    part: Option<&'a Part<G::Action>>,
}

/// A plan to explain, with all that it is compared with.
struct Explained<'a, 'v, G: Advise> {
    lab: &'a mut Lab<'v, G>,
    seat: Seat,
    before: &'a G::State,
    plan: &'a Candidate<G>,
    line: &'a Playout<G>,
    /// The turn without a part, or the best other plan.
    others: Vec<Other<'a, G>>,
    /// The other plans of the hint.
    plans: Vec<(&'a Candidate<G>, &'a Playout<G>)>,
}

/// The reasons for each plan, the largest first, and the lines that they come from.
pub(super) fn explain<G: Advise>(
    lab: &mut Lab<'_, G>,
    before: &G::State,
    plans: &[&Candidate<G>],
) -> Vec<(Vec<Reason>, Option<Playout<G>>)> {
    let seat = lab.seat();
    let lines: Vec<Option<Playout<G>>> = plans.iter().map(|plan| Playout::of(lab, &plan.actions)).collect();
    let mut all = Vec::new();
    for (index, plan) in plans.iter().enumerate() {
        let Some(line) = &lines[index] else {
            all.push(Vec::new());
            continue;
        };
        let parts = G::turn_parts(before, seat, &plan.actions).into_iter().take(PARTS);
        let less: Vec<_> = parts.filter_map(|part| Some((Playout::of(lab, &part.rest)?, part))).collect();
        let rest = (0..plans.len()).filter(|other| *other != index);
        let rest: Vec<_> = rest.filter_map(|other| Some((plans[other], lines[other].as_ref()?))).collect();
        let mut others: Vec<Other<'_, G>> =
            less.iter().map(|(line, part)| Other { actions: &part.rest, line, part: Some(part) }).collect();
        if others.is_empty() {
            let best = rest.first();
            others.extend(best.map(|(plan, line)| Other { actions: &plan.actions, line, part: None }));
        }
        let mut explained = Explained { lab: &mut *lab, seat, before, plan, line, others, plans: rest };
        all.push(explained.reasons());
    }
    drop_common(&mut all);
    all.into_iter().zip(lines).collect()
}

/// Removes the reasons that hold for every plan, except the only one of the first plan.
fn drop_common(all: &mut [Vec<Reason>]) {
    if all.len() < 2 {
        return;
    }
    let common = |reason: &Reason| all.iter().all(|other| other.iter().any(|known| known.words == reason.words));
    let common: Vec<Phrase> = all[0]
        .iter()
        .filter(|reason| common(reason) && reason.claim != Claim::Last)
        .map(|reason| reason.words.clone())
        .collect();
    let first = all[0].first().cloned();
    all.iter_mut().for_each(|reasons| reasons.retain(|reason| !common.contains(&reason.words)));
    if all[0].is_empty() {
        all[0].extend(first);
    }
}

/// The reason for points at once.
fn at_once(points: i32, sources: Vec<Phrase>) -> Reason {
    let words = |phrase: Phrase| phrase.with("n", points).with("sources", sources);
    Reason::new("core", "scored", Claim::Turn, points * TENTHS, words)
}

/// The sum of points by source.
pub(super) fn total(points: &[(Phrase, i32)]) -> i32 {
    points.iter().map(|(_, points)| points).sum()
}

/// The reason for a plan if no turn scores any more.
pub(super) fn nothing() -> Reason {
    Reason::new("core", "nothing", Claim::Last, 0, |phrase| phrase)
}

/// The reason for a thing that follows, with the name of the piece that gets it.
fn follow<G: Advise>(thing: &Thing, turns: u32, worth: i32, piece: Option<Phrase>) -> Reason {
    let with = |phrase: Phrase, (name, arg): &(String, Phrase)| phrase.with(name, arg.clone());
    Reason::new(G::ID, thing.kind, Claim::Follows { turns }, worth, |phrase| {
        let phrase = phrase.with("thing", thing.name.clone()).with("turns", turns);
        let phrase = piece.into_iter().fold(phrase, |phrase, name| phrase.with("piece", name));
        thing.with.iter().fold(phrase, with)
    })
}

impl<G: Advise> Explained<'_, '_, G> {
    fn reasons(&mut self) -> Vec<Reason> {
        if let Some(last) = self.last() {
            return last.into_iter().collect();
        }
        let mut found = self.scored();
        found.extend(self.stands());
        found.extend(self.saves());
        found.extend(self.gets());
        found.extend(self.need());
        found.extend(self.acts(true));
        found.extend(self.opens());
        found.extend(G::special(self.before, &self.plan.after, self.seat, &self.plan.actions));
        found.extend(self.affords());
        if found.is_empty() {
            found.extend(self.acts(false));
        }
        if found.is_empty() {
            found.extend(self.few());
        }
        // The sort is stable: of equal reasons, the earlier form comes first.
        found.sort_by_key(|reason| std::cmp::Reverse(reason.worth));
        found
    }

    /// The points that the turn adds to the final score, if it is the last one, with their largest sources.
    fn last(&self) -> Option<Option<Reason>> {
        let before = G::last_points(self.before, self.before, self.seat)?;
        let after = G::last_points(self.before, &self.plan.after, self.seat)?;
        let n = (total(&after) - total(&before)).div_euclid(G::DENOMINATOR);
        let known =
            |key: &str| before.iter().filter(|(known, _)| known.key == key).map(|(_, points)| points).sum::<i32>();
        let mut more: Vec<(Phrase, i32)> =
            after.into_iter().map(|(source, points)| (source.clone(), points - known(&source.key))).collect();
        more.retain(|(_, points)| *points >= G::DENOMINATOR);
        more.sort_by_key(|(_, points)| std::cmp::Reverse(*points));
        let sources: Vec<Phrase> = more.into_iter().map(|(source, _)| source).take(NAMED).collect();
        let words = |phrase: Phrase| phrase.with("n", n).with("sources", sources);
        Some((n > 0).then(|| Reason::new("core", "last", Claim::Last, n * TENTHS, words)))
    }

    /// The sources of points that the turn itself brings.
    fn new_points(&self) -> impl Iterator<Item = (Phrase, i32)> {
        G::points(&self.plan.after, self.seat).into_iter().filter_map(|(source, points)| {
            let points = (points - points_from::<G>(self.before, self.seat, &source.key)).div_euclid(G::DENOMINATOR);
            (points > 0).then_some((source, points))
        })
    }

    /// Sources that bring many points at once.
    fn scored(&self) -> Vec<Reason> {
        let many = self.new_points().filter(|(_, points)| *points >= PRAISED);
        many.map(|(source, points)| at_once(points, vec![source])).collect()
    }

    /// The few points of a turn without another reason.
    fn few(&self) -> Option<Reason> {
        let (sources, points): (Vec<Phrase>, Vec<i32>) = self.new_points().unzip();
        let points = points.into_iter().sum();
        (points >= FEW).then(|| at_once(points, sources))
    }

    /// Points that coming scorings would bring more after the turn, with the board as it is.
    fn stands(&self) -> Vec<Reason> {
        let before = G::standing(self.before, self.seat);
        // The moments with their sources and points.
        let mut all: Vec<(Phrase, Vec<Phrase>, i32)> = Vec::new();
        for (source, when, points) in G::standing(&self.plan.after, self.seat) {
            let known = before.iter().find(|(known, ..)| *known == source).map_or(0, |(.., points)| *points);
            let n = points - known;
            match all.iter_mut().find(|(known, ..)| *known == when) {
                _ if n == 0 => {}
                Some((_, sources, sum)) => {
                    sources.push(source);
                    *sum += n;
                }
                None => all.push((when, vec![source], n)),
            }
        }
        let told = |(when, sources, n): (Phrase, Vec<Phrase>, i32)| {
            let n = n.div_euclid(G::DENOMINATOR);
            let words = |phrase: Phrase| phrase.with("n", n).with("sources", sources).with("when", when);
            (n >= LEAST).then(|| Reason::new("core", "stands", Claim::Turn, n * TENTHS, words))
        };
        all.into_iter().filter_map(told).collect()
    }

    /// Points that the seat would lose at a payday before its next turn if the turn left out a part.
    fn saves(&mut self) -> Vec<Reason> {
        let mut found = Vec::new();
        for moment in G::moments(self.before, self.seat) {
            let Some(with) = self.line.at(self.lab, moment.payday) else { continue };
            let follows = |line: &Playout<G>| line.is_paid_at_once();
            for other in
                self.others.iter().filter(|other| other.part.is_some() && follows(self.line) && follows(other.line))
            {
                let Some(without) = other.line.at(self.lab, moment.payday) else { continue };
                let sources = G::points(&with[0], self.seat);
                found.extend(
                    sources.iter().filter_map(|(source, _)| self.saved(source, &moment, [&with, &without], other)),
                );
            }
        }
        found
    }

    fn saved(
        &self,
        source: &Phrase,
        moment: &Moment,
        [with, without]: [&[G::State]; 2],
        other: &Other<'_, G>,
    ) -> Option<Reason> {
        let points = |state: &G::State| points_from::<G>(state, self.seat, &source.key);
        let mut values = with.iter().zip(without).map(|(with, without)| points(with) - points(without));
        let saved = values.next()?;
        let n = saved.div_euclid(G::DENOMINATOR);
        let loses = without.iter().all(|state| points(state) < points(self.before));
        if n < LEAST || !loses || values.any(|other| other != saved) {
            return None;
        }
        let claim = Claim::More { than: written::<G>(other.actions), payday: moment.payday };
        let mut reason = Reason::new("core", "saves", claim, n * TENTHS, |phrase| {
            phrase.with("n", n).with("source", source.clone()).with("when", moment.when.clone())
        });
        if let Some(part) = other.part.and_then(|part| part.name.clone()) {
            reason.words.key.push_str(".part");
            reason.words = reason.words.with("part", part);
        }
        Some(reason)
    }

    /// The mean lead over another line in the same deals, in tenths of a point, and at least one.
    fn lead(&mut self, other: usize) -> i32 {
        let forecasts = [self.plan.actions.as_slice(), self.others[other].actions].map(|turn| self.lab.forecast(turn));
        let [Some(own), Some(than)] = forecasts else { return 1 };
        let lead: f32 = own.iter().zip(&than).map(|(own, than)| own - than).sum();
        ((lead / own.len() as f32 * TENTHS as f32) as i32).max(1)
    }

    /// Rare things that follow the turn, and neither the turn without a part nor every other plan. They are worth what the
    /// turn gains with that part.
    fn gets(&mut self) -> Vec<Reason> {
        let (mut found, mut leads) = (Vec::new(), vec![None; self.others.len()]);
        for thing in self.line.things(self.seat).into_iter().filter(Thing::is_rare) {
            let Some(turns) = self.follows(&thing) else { continue };
            let missing = |other: &Other<'_, G>| {
                surely(MOSTLY, self.line.count() - other.line.often(self.seat, &thing, turns), self.line.count())
            };
            let worth = match self.others.iter().position(missing) {
                Some(other) => {
                    let lead = leads[other].unwrap_or_else(|| self.lead(other));
                    leads[other] = Some(lead);
                    if self.others[other].part.is_some() { lead.max(CAUSED) } else { lead }
                }
                None if self.others.is_empty() => SOME,
                None => continue,
            };
            found.push(follow::<G>(&thing, turns, worth, None));
        }
        found
    }

    /// The first thing that a start is for.
    fn opens(&self) -> Option<Reason> {
        let mut things =
            self.line.things(self.seat).into_iter().filter(|thing| thing.piece.is_none() && !thing.is_rare());
        things.find_map(|thing| Some(follow::<G>(&thing, self.line.turns(self.seat, &thing)?, thing.worth, None)))
    }

    /// The turns within which a thing follows the turn. `None` if it rarely does, or if other plans get it too.
    fn follows(&self, thing: &Thing) -> Option<u32> {
        let (seat, deals) = (self.seat, self.line.count());
        let turns = self.line.turns(seat, thing)?;
        let often = |line: &Playout<G>, turns| surely(OFTEN, line.often(seat, thing, turns), deals);
        let mut plans = self.plans.iter();
        let now = |plan: &Candidate<G>| {
            things::<G>(self.before, seat, &plan.actions).iter().any(|known| thing.is_same(known))
        };
        let common = !self.plans.is_empty() && plans.clone().all(|(_, line)| often(line, turns));
        (!common && !plans.any(|(plan, _)| now(plan))).then_some(turns)
    }

    /// The first use of each piece that the turn places, or of the one with the best use of those that stay.
    fn acts(&self, placed: bool) -> Vec<Reason> {
        let before = G::pieces(self.before, self.seat);
        let pieces = G::pieces(&self.plan.after, self.seat).into_iter();
        let pieces = pieces.filter(|(piece, _)| before.iter().any(|(known, _)| known == piece) != placed);
        let use_of = |(piece, name): (u16, Phrase)| {
            let things = self.line.things(self.seat).into_iter().filter(|thing| thing.piece == Some(piece));
            let (thing, turns) = things
                .filter_map(|thing| Some((self.follows(&thing)?, thing)))
                .map(|(turns, thing)| (thing, turns))
                .min_by_key(|(_, turns)| *turns)?;
            Some(follow::<G>(&thing, turns, thing.worth - turns as i32, Some(name)))
        };
        let mut found: Vec<Reason> = pieces.filter_map(use_of).collect();
        found.sort_by_key(|reason| std::cmp::Reverse(reason.worth));
        found.truncate(if placed { NAMED } else { 1 });
        found
    }

    /// Food or pay that the turn brings for a payment that is missing some.
    fn need(&self) -> Option<Reason> {
        let had = G::need(self.before, self.seat)?;
        let need = G::need(&self.plan.after, self.seat)?;
        let all = |(plan, _): &(&Candidate<G>, _)| {
            G::need(&plan.after, self.seat).is_some_and(|other| other.have >= need.have.min(need.need))
        };
        let common = !self.plans.is_empty() && self.plans.iter().all(all);
        let brought = i32::from(need.have.min(need.need)) - i32::from(had.have);
        (had.have < need.need && brought > 0 && !common).then(|| {
            Reason::new(G::ID, "need", Claim::Turn, brought * need.worth, |phrase| {
                let phrase = phrase.with("days", need.days).with("need", need.need);
                phrase.with("had", had.have).with("have", need.have)
            })
        })
    }

    /// Things on offer that the goods before the turn couldn't pay for.
    fn affords(&self) -> Option<Reason> {
        let before = G::affordable(self.before, self.seat);
        let after = G::affordable(&self.plan.after, self.seat).into_iter();
        let things: Vec<Phrase> = after.filter(|thing| !before.contains(thing)).take(NAMED).collect();
        let words = |phrase: Phrase| phrase.with("things", things.clone());
        (!things.is_empty()).then(|| Reason::new("core", "affords", Claim::Turn, SOME, words))
    }
}
