//! The check of reasons: it plays the lines again in other deals and adds up their events. It shares no formula with the
//! search for reasons, and reads the numbers from the sentence.

use engine::{Arg, Event, Facts, Phrase, Seat, Seed, Summary, Viewer};
use game_kit::advice::{Claim, Reason};
use serde_json::Value;

use super::futures::{Later, Until};
use super::title::{Future, Position};

/// The part of the deals, in twelfths, in which a sentence with *probably* must be true.
const MOSTLY: usize = 8;
/// The part for one without it. A rare deal can differ from all deals of the hint.
const NEARLY: usize = 11;
/// Hundredths in a whole number.
const WHOLE: i64 = 100;
/// Turns after the last one of any game.
const END: Until = Until { turns: 1_000, paydays: 1_000 };

/// The engine's own count for a reason. The numbers are in hundredths.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recheck {
    /// The number in the sentence; 1 if the sentence says only that something happens.
    pub said: i64,
    /// The same number as played, in each deal.
    pub counted: Vec<i64>,
    /// `true` if the sentence agrees with enough deals.
    pub is_true: bool,
}

impl Recheck {
    /// A check that passes if enough counts fit the number in the sentence.
    fn of(said: i64, counted: Vec<i64>, twelfths: usize, fits: impl Fn(i64) -> bool) -> Self {
        let fitting = counted.iter().filter(|count| fits(**count)).count();
        let is_true = !counted.is_empty() && 12 * fitting >= twelfths * counted.len();
        Recheck { said, counted, is_true }
    }

    /// A check that passes if something happens in enough deals.
    fn happens(happened: impl Iterator<Item = bool>, twelfths: usize) -> Self {
        let counted = happened.map(|happened| if happened { WHOLE } else { 0 }).collect();
        Recheck::of(WHOLE, counted, twelfths, |count| count > 0)
    }

    /// A check that passes if a number is the same in all deals.
    fn equals(said: Option<i64>, counted: impl Iterator<Item = i64>) -> Option<Self> {
        let said = WHOLE * said?;
        Some(Recheck::of(said, counted.map(|count| WHOLE * count).collect(), NEARLY, |count| count == said))
    }
}

/// Plays the lines of a reason for these steps of a seat in other deals, and counts what the sentence says.
pub fn recheck(
    position: &dyn Position,
    seat: Seat,
    seed: Seed,
    deals: u64,
    steps: &[String],
    reason: &Reason,
) -> Recheck {
    let line = Lines { position, seat, deals: (seed, deals), steps };
    line.check(reason).unwrap_or_default()
}

/// A turn whose reason is checked.
struct Lines<'a> {
    position: &'a dyn Position,
    seat: Seat,
    deals: (Seed, u64),
    steps: &'a [String],
}

impl Lines<'_> {
    fn check(&self, reason: &Reason) -> Option<Recheck> {
        let words = &reason.words;
        match &reason.claim {
            Claim::Turn => self.turn(words),
            Claim::More { than, payday } => self.more(words, than, *payday),
            Claim::Follows { turns } => {
                let (thing, named) = (phrase(words, "thing")?, number(words, "turns")?);
                let with = self.futures(self.steps, Until { turns: *turns, paydays: 0 })?;
                // The number of turns is that of the sentence.
                let is_then = |turn: u32| (1..=named).contains(&i64::from(turn));
                Some(Recheck::happens(with.iter().map(|events| self.gets(events, thing, is_then)), MOSTLY / 2))
            }
            Claim::Last => self.last(words),
            Claim::Rules => self.rules(&reason.kind, words),
        }
    }

    fn unit(&self) -> i64 {
        i64::from(self.position.title().denominator())
    }

    fn futures(&self, steps: &[String], until: Until) -> Option<Vec<Vec<Later>>> {
        let futures = self.position.futures(self.seat, self.deals, steps, until)?;
        Some(futures.into_iter().map(|future| future.events).collect())
    }

    /// The play after these steps until this turn of the seat begins.
    fn futures_of(&self, steps: &[String], turns: u32) -> Option<Vec<Future>> {
        self.position.futures(self.seat, self.deals, steps, Until { turns, paydays: 0 })
    }

    /// Returns `true` if the seat gets a thing in a turn that `is_then` accepts.
    fn gets(&self, events: &[Later], thing: &Phrase, is_then: impl Fn(u32) -> bool) -> bool {
        events.iter().any(|(turn, event)| is_then(*turn) && event.seat == Some(self.seat) && shows(event, thing))
    }

    /// The points by a payday, compared with those after other steps.
    fn more(&self, words: &Phrase, than: &[String], payday: u32) -> Option<Recheck> {
        let until = Until { turns: 0, paydays: payday };
        let (with, without) = (self.futures(self.steps, until)?, self.futures(than, until)?);
        let (n, unit) = (number(words, "n")?, self.unit());
        let points = |events: &[Later]| points(events, self.seat, phrase(words, "source"), unit);
        let counted = with.iter().zip(&without).map(|(with, without)| points(with) - points(without));
        let counted: Vec<i64> = counted.map(|more| (WHOLE * more).div_euclid(unit)).collect();
        let said = WHOLE * n;
        Some(Recheck::of(said, counted, NEARLY, |more| WHOLE * more.div_euclid(WHOLE) == said))
    }

    /// The events of the turn itself, without the effects on all players at its end, and the position after it.
    fn own(&self) -> Option<(Vec<Event>, Box<dyn Position>)> {
        let (mut after, mut events) = (self.position.fork(), Vec::new());
        for (index, step) in self.steps.iter().enumerate() {
            let mut held = after.fork();
            let new = after.play(self.seat, step).ok()?;
            if index + 1 == self.steps.len() && after.turn() != self.position.turn() {
                events.extend(held.hold(self.seat, step).unwrap_or_default());
                return Some((events, held));
            }
            events.extend(new);
        }
        Some((events, after))
    }

    /// The turn itself does what its reason says.
    fn turn(&self, words: &Phrase) -> Option<Recheck> {
        let (events, after) = self.own()?;
        let facts = Facts::of(&events);
        let sum = |key: &str| facts.sum(Some(self.seat), key);
        match words.key.rsplit('-').next()? {
            "scored" => {
                let events: Vec<Later> = events.iter().map(|event| (0, event.clone())).collect();
                let Some(Arg::List(sources)) = arg(words, "sources") else { return None };
                let from = |source: &Phrase| points(&events, self.seat, Some(source), self.unit());
                let counted = sources.iter().map(from).sum::<i64>().div_euclid(self.unit());
                Recheck::equals(number(words, "n"), std::iter::once(counted))
            }
            "stands" => {
                let Some(Arg::List(sources)) = arg(words, "sources") else { return None };
                let due =
                    |position: &dyn Position| sources.iter().map(|source| self.due(position, &source.key)).sum::<i64>();
                let counted = (due(&*after) - due(self.position)).div_euclid(self.unit());
                Recheck::equals(number(words, "n"), std::iter::once(counted))
            }
            "affords" => {
                let Some(Arg::List(things)) = arg(words, "things") else { return None };
                let price =
                    |thing: &Phrase| Some((thing.key.ends_with("-affords-tile"), printed_price(&*after, thing)?));
                let prices = things.iter().map(price).collect::<Option<Vec<_>>>()?;
                // A technology spares a resource of a tile.
                let spares = |seat: &Value| knows(seat, &["-tech_construction_worker".to_owned()]);
                let pays = |position: &dyn Position, price: &(bool, Vec<(String, i64)>)| {
                    let seat = &position.describe()["seats"][self.seat.index()];
                    let missing =
                        price.1.iter().map(|(good, n)| (n - goods(position, self.seat, good)).max(0)).sum::<i64>();
                    missing <= i64::from(price.0 && spares(seat))
                };
                let new = prices.iter().map(|price| pays(&*after, price) && !pays(self.position, price));
                Some(Recheck::happens(new, 12))
            }
            "need" => {
                let food: i64 = FOOD.iter().map(|key| sum(key)).sum();
                Recheck::equals(number(words, "have"), std::iter::once(number(words, "had")? + food))
            }
            _ => None,
        }
    }

    /// The points of a source with the board as it is, in units of the outcome.
    fn due(&self, position: &dyn Position, source: &str) -> i64 {
        if let Some(age) = ["temples-first", "temples-second"].iter().position(|age| source.ends_with(age)) {
            let table = position.describe();
            return self.unit() * TEMPLES.iter().map(|temple| temple.points(&table, self.seat, age)).sum::<i64>();
        }
        self.lines(position).into_iter().filter(|(known, _)| known == source).map(|(_, points)| points).sum()
    }

    /// The points that the last turn adds: the final scores as played, less the score before the turn, which still has to
    /// feed its workers. Points that only later turns of others change don't count.
    fn last(&self, words: &Phrase) -> Option<Recheck> {
        let (own, after) = self.own()?;
        let (unit, own) = (self.unit(), Facts::of(&own));
        let [before, then] = [self.position, &*after].map(|position| self.lines(position));
        let changes = |end: &dyn Position| {
            let end = self.lines(end);
            let points = |lines: &[(String, i64)], source: &str| {
                lines.iter().filter(|(known, _)| known == source).map(|(_, points)| points).sum::<i64>()
            };
            let mut sources: Vec<&String> = before.iter().chain(&end).map(|(source, _)| source).collect();
            sources.sort_unstable();
            sources.dedup();
            let changed = |source: &&String| {
                let contested = CONTESTED.iter().any(|known| source.ends_with(known));
                !contested || points(&then, source) != points(&before, source)
            };
            let change = |source: &String| points(&end, source) - points(&before, source);
            sources.into_iter().filter(changed).map(change).sum::<i64>()
        };
        let futures = self.position.futures(self.seat, self.deals, self.steps, END)?;
        let is_fed = self.position.describe()["seats"][self.seat.index()]["workers_in_play"].is_number();
        let takes = |events: &[Later]| if is_fed { self.last_food(&*after, &own, events) } else { 0 };
        let added = futures.iter().map(|end| (changes(&*end.then) + takes(&end.events)).div_euclid(unit));
        match number(words, "n") {
            Some(n) => Recheck::equals(Some(n), added),
            // Nothing scores any more.
            None => Some(Recheck::of(0, added.collect(), NEARLY, |added| added <= 0)),
        }
    }

    /// The cost of the last food day if the turn is left out, in quarters of a point.
    fn last_food(&self, after: &dyn Position, own: &Facts, events: &[Later]) -> i64 {
        let workers = |position: &dyn Position| amount(position, self.seat, "workers_in_play");
        let facts = Facts::of(events.iter().map(|(_, event)| event));
        let later = |key: &str| facts.sum(Some(self.seat), key) - own.sum(Some(self.seat), key);
        match self.position.face(Viewer::Seat(self.seat)).shortage(self.seat) {
            Some((short, words)) if short > 0 => {
                let (short, unfed) = (i64::from(short), number(&words, "unfed").unwrap_or_default());
                // Some buildings let workers eat less. Leftover food feeds no one.
                let eats = if unfed == (short + 1) / EATS { EATS } else { 1 };
                amount(self.position, self.seat, "corn") + short - eats * unfed + self.unit() * HUNGER * unfed
            }
            _ => EATS * (later("tzolkin-change-hungry") + workers(self.position) - workers(after)) - later(FOOD[0]),
        }
    }

    /// A seat's points by the key of their source, in units of the outcome.
    fn lines(&self, position: &dyn Position) -> Vec<(String, i64)> {
        let lines =
            position.face(Viewer::Seat(self.seat)).score().into_iter().nth(self.seat.index()).unwrap_or_default();
        lines.into_iter().map(|line| (line.source.key, i64::from(line.points))).collect()
    }

    /// A reason from the rules, read in the play up to the seat's next turn.
    fn rules(&self, kind: &str, words: &Phrase) -> Option<Recheck> {
        let next = self.position.futures(self.seat, self.deals, self.steps, Until { turns: 0, paydays: 0 })?;
        let own = |value: &Value| value["seats"][self.seat.index()].clone();
        let moves_first =
            |then: &dyn Position| then.describe()["first_seat"].as_u64() == Some(self.seat.index() as u64);
        let pool = |events: &[Later]| {
            let taken = events.iter().map(|(_, event)| event).filter(|event| event.seat == Some(self.seat));
            let taken = taken.filter(|event| event.phrase.key == "tzolkin-event-pool-taken");
            taken.filter_map(|event| number(&event.phrase, "corn")).sum::<i64>()
        };
        match kind {
            "pool" => Recheck::equals(number(words, "corn"), next.iter().map(|future| pool(&future.events))),
            "moves-first" => Some(Recheck::happens(next.iter().map(|future| moves_first(&*future.then)), NEARLY)),
            "first-player" => {
                let corn = next.iter().map(|future| if moves_first(&*future.then) { pool(&future.events) } else { 0 });
                Recheck::equals(number(words, "corn"), corn)
            }
            // A technology with its effect.
            "effect" => {
                let (names, after) = (vec![phrase(words, "effect")?.key.clone()], own(&self.own()?.1.describe()));
                Some(Recheck::happens(
                    std::iter::once(knows(&after, &names) && !knows(&own(&self.position.describe()), &names)),
                    NEARLY,
                ))
            }
            "falls" => {
                let worker = phrase(words, "worker")?;
                let other = self.without(worker)?;
                let lines = self.futures(&other, Until { turns: 0, paydays: 0 })?;
                let falls = |(_, event): &Later| event.phrase.key.ends_with("-pushed-off") && shows(event, worker);
                Some(Recheck::happens(lines.iter().map(|events| events.iter().any(falls)), NEARLY))
            }
            "one-day" | "two-days" => {
                let chosen = if kind == "one-day" { 1 } else { 2 };
                let round = 1 + int(&self.position.describe()["day"]);
                let food = FOOD_ROUNDS.into_iter().find(|food| *food > round)? - round;
                let is_at = |days: i64, name: &str| {
                    let Some(Arg::List(said)) = arg(words, name) else { return None };
                    let said: Vec<(&str, i64)> = said.iter().filter_map(place_of).collect();
                    let then = self.futures_of(&[format!("days {days}")], 0)?;
                    Some(then.iter().all(|future| workers(&*future.then, self.seat).eq(&said)))
                };
                let numbers = number(words, "n") == Some(ROUNDS - round) && number(words, "food") == Some(food);
                let agrees = numbers && is_at(chosen, "spaces")? && is_at(3 - chosen, "others")?;
                Some(Recheck::happens(std::iter::once(agrees), NEARLY))
            }
            "feeds" => {
                let need = |position: &dyn Position| {
                    let lines = position.face(Viewer::Public).text_board().into_iter();
                    let mut fed = lines.filter(|line| line.key == "tzolkin-board-feeding");
                    let mut corn = Vec::new();
                    amounts(&fed.find(|line| seat_in(line, "seat") == Some(self.seat))?, &mut corn);
                    corn.first().map_or(Some(0), |(_, corn)| Some(*corn))
                };
                Recheck::equals(number(words, "corn"), std::iter::once(need(self.position)? - need(&*self.own()?.1)?))
            }
            "takes-skull" => {
                let after = self.own()?.1;
                let skulls = |position: &dyn Position| goods(position, self.seat, "skull");
                let table = after.describe();
                let laid = |space: i64| {
                    let laid = table["skulls_on_chichen_itza"].as_array();
                    laid.is_some_and(|laid| laid.iter().any(|known| known.as_i64() == Some(space)))
                };
                // A worker placed next turn moves on by one space each day. Theology lets it act one space ahead.
                let seat = &table["seats"][self.seat.index()];
                let reach = ROUNDS - 2 - int(&table["day"]) + int(&seat["technologies"]["theology"]).min(1);
                let open = (1..=reach).zip(SKULLS).filter(|(space, _)| !laid(*space)).map(|(_, points)| points).max();
                let more = skulls(&*after) > skulls(self.position);
                Recheck::equals(
                    number(words, "points"),
                    std::iter::once(if more { open.unwrap_or_default() } else { 0 }),
                )
            }
            "forced" => {
                let places = |step: &String| step.starts_with("place ");
                let none = !self.position.legal(self.seat).iter().any(places)
                    && self.steps.iter().any(|step| step.starts_with("pick "));
                Some(Recheck::happens(std::iter::once(none), NEARLY))
            }
            "boards" => {
                let after = self.own()?.1;
                let lines: Vec<Phrase> = after.face(Viewer::Public).text_board();
                let boards = lines.iter().filter(|line| line.key == "teotihuacan-board-board");
                let main =
                    boards.filter(|line| phrase(line, "board").is_some_and(|board| !board.key.ends_with("-palace")));
                let colours: Vec<i64> = main.filter_map(|line| number(line, "colours")).collect();
                let paid = |cocoa| colours.iter().filter(|colours| **colours <= cocoa).count() as i64;
                let [had, have] = [self.position, &*after].map(|position| goods(position, self.seat, "cocoa"));
                let said = ["had", "have", "few", "more"].map(|name| number(words, name));
                let is_so = said == [had, have, paid(had), paid(have)].map(Some) && paid(have) > paid(had);
                Some(Recheck::happens(std::iter::once(is_so), NEARLY))
            }
            "ready" => {
                let strong = |seat: Value| {
                    let workers = seat["workers"].as_array().cloned().unwrap_or_default();
                    workers.iter().filter(|worker| int(&worker["power"]) == 5).count()
                };
                let more = strong(own(&self.own()?.1.describe())) > strong(own(&self.position.describe()));
                Some(Recheck::happens(std::iter::once(more), NEARLY))
            }
            "tile" | "pays" => {
                let (before, then) = (own(&self.position.describe()), own(&self.own()?.1.describe()));
                let hand = |seat: &Value| seat["discoveries"].as_array().cloned().unwrap_or_default();
                let known = hand(&before);
                let id = format!("disc_{}", phrase(words, "tile")?.key.rsplit_once("-disc-")?.1);
                let is_new =
                    |tile: &Value| !known.contains(tile) && tile.as_str().is_some_and(|tile| tile.starts_with(&id));
                let mut agrees = hand(&then).iter().any(is_new);
                if kind == "pays" {
                    let powers = powers(&then, None);
                    let need = (powers.len() + powers.iter().filter(|power| **power > 3).count()) as i64;
                    let missing = need - int(&then["cocoa"]);
                    let paid = if id == "disc_cocoa_4" { missing.min(4) } else { missing };
                    agrees &= number(words, "need") == Some(need) && number(words, "paid") == Some(paid);
                }
                Some(Recheck::happens(std::iter::once(agrees), NEARLY))
            }
            "worker" => Recheck::equals(
                number(words, "n").filter(|n| *n > powers(&own(&self.position.describe()), None).len() as i64),
                std::iter::once(powers(&own(&self.own()?.1.describe()), None).len() as i64),
            ),
            "climbs" => {
                let after = self.own()?.1;
                let (temple, tile) = (phrase(words, "temple")?, phrase(words, "tile")?);
                let color = temple.key.rsplit('-').next()?;
                let step = |seat: Value| int(&seat["temples"][color]);
                let (from, to) = (step(own(&self.position.describe())), step(own(&after.describe())));
                let named = |line: &Phrase| {
                    let named = |wanted: &Phrase| line.args.iter().any(|(_, arg)| *arg == Arg::Phrase(wanted.clone()));
                    named(temple) && named(tile)
                };
                let is_its = after.face(Viewer::Public).text_board().iter().any(named);
                Recheck::equals(
                    number(words, "n"),
                    std::iter::once(if is_its && to > from + 1 { GOAL - to } else { 0 }),
                )
            }
            "frees" => {
                let locked = |position: &dyn Position| {
                    let workers = own(&position.describe())["workers"].as_array().cloned().unwrap_or_default();
                    workers.iter().filter(|worker| !worker["space"].is_null()).count() as i64
                };
                let freed = locked(self.position) - locked(&*self.own()?.1);
                Recheck::equals(number(words, "workers"), std::iter::once(freed))
            }
            _ => self.start(kind.strip_prefix("start-")?, words),
        }
    }

    /// The play up to the seat's first turn of the game after these steps, which keep starting tiles.
    fn opened(&self, steps: &[String]) -> Option<Vec<Future>> {
        let futures = |turns| self.position.futures(self.seat, self.deals, steps, Until { turns, paydays: 0 });
        let begun = |future: &Future| future.then.describe()["phase"] == "turns";
        (0..OPENING).filter_map(futures).find(|futures| futures.iter().all(begun))
    }

    /// A reason for starting tiles.
    fn start(&self, kind: &str, words: &Phrase) -> Option<Recheck> {
        let next = &self.opened(self.steps)?;
        let own = |position: &dyn Position| position.describe()["seats"][self.seat.index()].clone();
        let then = || next.iter().map(|future| own(&*future.then));
        let keeps = self.steps.first()?.starts_with("keep ");
        let is_tzolkin = self.position.title().id() == "tzolkin";
        // A drafted tile is one of two.
        let sum = |name: &str, of: &dyn Fn(&Value) -> i64| {
            let said = WHOLE * number(words, name)?;
            let counted: Vec<i64> = then().map(|seat| WHOLE * of(&seat)).collect();
            Some(Recheck::of(said, counted, NEARLY, |count| if keeps { count == said } else { count >= said }))
        };
        match kind {
            "worker" => sum("n", &|seat| int(&seat["workers_in_play"])),
            "technology" => {
                let mut names = Vec::new();
                leaves(phrase(words, if is_tzolkin { "benefit" } else { "technology" })?, &mut names);
                Some(Recheck::happens(then().map(|seat| knows(&seat, &names)), NEARLY))
            }
            "food" => {
                let lines = self.futures(self.steps, END)?;
                let fed = |events: &[Later]| {
                    let fed = events.iter().map(|(_, event)| event).filter(|event| event.seat == Some(self.seat));
                    let fed = fed.filter(|event| event.phrase.key == "tzolkin-event-fed");
                    fed.map(|event| event.phrase.clone()).collect::<Vec<_>>()
                };
                let days = number(words, "left")?;
                let saved = |fed: Vec<Phrase>| {
                    let first = fed.first().filter(|_| fed.len() as i64 == days)?;
                    let all = number(first, "workers")? - number(first, "unfed")?;
                    Some(EATS * all - number(first, "corn")?)
                };
                Recheck::equals(
                    number(words, "corn"),
                    lines.iter().map(|events| saved(fed(events)).unwrap_or_default()),
                )
            }
            "skull" => {
                let topics = self.position.title().topics();
                let gear = topics.into_iter().find(|topic| topic.id == "gear-chichen_itza")?;
                let mut printed = Vec::new();
                gear.text.iter().for_each(|line| amounts(line, &mut printed));
                let most = printed.into_iter().filter(|(kind, _)| kind == "vp").map(|(_, n)| n).max()?;
                Recheck::equals(
                    number(words, "points"),
                    then().map(|seat| if int(&seat["skull"]) > 0 { most } else { 0 }),
                )
            }
            "goods" if is_tzolkin => {
                let before = value(&own(self.position));
                self.most_of("corn", words, &|_, seat| value(seat) - before)
            }
            "goods" => self.most_of("n", words, &|events, _| printed_goods(events, self.seat)),
            "steps" => self.most_of("n", words, &|_, seat| {
                let temples = seat["temples"].as_object().into_iter().flatten();
                int(&seat["avenue"]) + temples.map(|(_, step)| int(step)).sum::<i64>()
            }),
            "avenue" => sum("n", &|seat| int(&seat["avenue"])),
            "power" => sum("n", &|seat| {
                let workers =
                    seat["workers"].as_array().into_iter().flatten().filter(|worker| !worker["board"].is_null());
                workers.map(|worker| int(&worker["power"]) - 1).sum()
            }),
            "temples" => {
                let mut pays = Vec::new();
                let Some(Arg::List(list)) = arg(words, "pays") else { return None };
                list.iter().for_each(|good| amounts(good, &mut pays));
                let paid = |future: &Future| {
                    let facts = Facts::of(future.events.iter().map(|(_, event)| event));
                    let got = |kind: &str| {
                        let kind = if kind == "vp" { "points" } else { kind };
                        facts.sum(Some(self.seat), &format!("teotihuacan-change-{kind}"))
                    };
                    !pays.is_empty() && pays.iter().all(|(kind, n)| got(kind) >= *n)
                };
                Some(Recheck::happens(next.iter().map(paid), NEARLY))
            }
            _ => None,
        }
    }

    /// A number of which the steps bring what the sentence says, and more than every other choice.
    fn most_of(&self, name: &str, words: &Phrase, of: &dyn Fn(&[Later], &Value) -> i64) -> Option<Recheck> {
        let count = |step: &String| {
            let futures = self.opened(std::slice::from_ref(step))?;
            let own = |future: &Future| of(&future.events, &future.then.describe()["seats"][self.seat.index()]);
            Some(futures.iter().map(own).collect::<Vec<_>>())
        };
        let step = self.steps.first()?;
        let keeps = step.starts_with("keep ");
        let counted = count(step)?;
        let others: Vec<String> = self.position.legal(self.seat).into_iter().filter(|other| other != step).collect();
        let best = others.iter().filter(|_| keeps).filter_map(|other| count(other)?.into_iter().max()).max();
        let said = number(words, name)?;
        let fits = |count: i64| {
            if keeps { count == WHOLE * said && best.is_none_or(|best| best < said) } else { count >= WHOLE * said }
        };
        Some(Recheck::of(WHOLE * said, counted.into_iter().map(|count| WHOLE * count).collect(), NEARLY, fits))
    }

    /// The steps of another turn that leaves a worker where it is.
    fn without(&self, worker: &Phrase) -> Option<Vec<String>> {
        let (gear, space) = place_of(worker)?;
        let avoided = format!("pick {gear} {space}");
        let turn = self.position.turn();
        let firsts = self.position.legal(self.seat).into_iter().filter(|first| *first != avoided);
        firsts.into_iter().find_map(|first| {
            let (mut after, mut steps) = (self.position.fork(), vec![first]);
            while steps.len() < LONGEST {
                after.play(self.seat, steps.last()?).ok()?;
                if after.turn() != turn {
                    return Some(steps);
                }
                // The last answers end a turn or decline something.
                steps.push(after.legal(self.seat).into_iter().rfind(|step| *step != avoided)?);
            }
            None
        })
    }
}

/// Decisions of a seat before its first turn of the game, at most.
const OPENING: u32 = 5;
/// Maximum number of steps of a turn that is only a comparison.
const LONGEST: usize = 40;
/// The food of the games.
const FOOD: [&str; 2] = ["tzolkin-change-corn", "teotihuacan-change-cocoa"];
/// Points by source, and those of the final scoring.
const SCORED: &str = "fact-points";
const FINAL: &str = "fact-final-quarters";

/// Corn for a worker on a food day, and the points that a hungry worker costs.
const EATS: i64 = 2;
const HUNGER: i64 = 3;
/// Sources of points that other players change.
const CONTESTED: [&str; 3] = ["-avenue", "-pyramid_track", "-temples-second"];
/// Rounds of Tzolk'in without any two-day advance.
const ROUNDS: i64 = 27;
/// The step of a temple that scores the bonus tile.
const GOAL: i64 = 10;
/// The rounds with a food day.
const FOOD_ROUNDS: [i64; 4] = [8, 14, 21, 27];
/// Points for a skull on the actions of Chichen Itza, from the first.
const SKULLS: [i64; 9] = [4, 5, 6, 7, 8, 8, 10, 11, 13];
/// Corn for each good on the market.
const MARKET: [(&str, i64); 4] = [("corn", 1), ("wood", 2), ("stone", 3), ("gold", 4)];

/// A temple of Tzolk'in as printed: the points of each step, and the bonus of each age for the
/// highest marker.
struct Temple {
    id: &'static str,
    points: &'static [i64],
    highest: [i64; 2],
}

const TEMPLES: [Temple; 3] = [
    Temple { id: "chaac", points: &[-1, 0, 2, 4, 6, 7, 8], highest: [6, 2] },
    Temple { id: "quetzalcoatl", points: &[-2, 0, 1, 2, 4, 6, 9, 12, 13], highest: [2, 6] },
    Temple { id: "kukulkan", points: &[-3, 0, 1, 3, 5, 7, 9, 10], highest: [4, 4] },
];

impl Temple {
    fn step(&self, seat: &Value) -> i64 {
        int(&seat["temples"][self.id])
    }

    /// The points of a seat at the end of an age.
    fn points(&self, table: &Value, seat: Seat, age: usize) -> i64 {
        let steps: Vec<i64> = table["seats"].as_array().into_iter().flatten().map(|seat| self.step(seat)).collect();
        let (own, highest) = (steps[seat.index()], steps.iter().max().copied().unwrap_or_default());
        let alone = steps.iter().filter(|step| **step == highest).count() == 1;
        let bonus = self.highest[age] / if alone { 1 } else { 2 };
        self.points[own as usize] + if own == highest { bonus } else { 0 }
    }
}

/// The market value of a seat's goods.
fn value(seat: &Value) -> i64 {
    MARKET.iter().map(|(good, corn)| corn * int(&seat[*good])).sum()
}

/// The powers of a seat's workers in play, or of its unlocked workers on a board.
fn powers(seat: &Value, board: Option<&str>) -> Vec<i64> {
    let workers = seat["workers"].as_array().into_iter().flatten();
    let here = |worker: &&Value| match board {
        Some(board) => worker["board"] == board && worker["space"].is_null(),
        None => !worker["board"].is_null(),
    };
    workers.filter(here).map(|worker| int(&worker["power"])).collect()
}

/// The goods on starting tiles of Teotihuacan. Those of temple steps come later, as effects of the steps.
fn printed_goods(events: &[Later], seat: Seat) -> i64 {
    let gained = events.iter().map(|(_, event)| event).filter(|event| event.seat == Some(seat));
    let gained = gained.filter(|event| event.phrase.key == "teotihuacan-event-gained");
    let outer = gained.clone().map(|event| event.depth).min();
    let goods = gained.filter(|event| Some(event.depth) == outer).flat_map(|event| {
        let mut all = Vec::new();
        amounts(&event.phrase, &mut all);
        all
    });
    goods.map(|(_, n)| n).sum()
}

/// Returns `true` if a seat has the technology, or its level, that one of these names is about.
fn knows(seat: &Value, names: &[String]) -> bool {
    let technologies = &seat["technologies"];
    let is_named = |id: &str, level: i64| {
        names.iter().any(|name| match name.split_once('.') {
            Some((name, of)) if of.starts_with("level-") => {
                name.ends_with(&format!("-{id}")) && of.ends_with(&format!("-{level}"))
            }
            _ => name.split('.').next().is_some_and(|name| name.ends_with(&format!("-{id}"))),
        })
    };
    let levels = technologies.as_object().into_iter().flatten().map(|(id, level)| (id.as_str(), int(level)));
    let tiles = technologies.as_array().into_iter().flatten().filter_map(Value::as_str).map(|id| (id, 1));
    levels.filter(|(_, level)| *level > 0).chain(tiles).any(|(id, level)| is_named(id, level))
}

fn int(value: &Value) -> i64 {
    value.as_i64().unwrap_or_default()
}

/// The amounts in a phrase, each with the last word of its key.
fn amounts(phrase: &Phrase, all: &mut Vec<(String, i64)>) {
    for (name, arg) in &phrase.args {
        match arg {
            Arg::Phrase(inner) => amounts(inner, all),
            Arg::List(list) => list.iter().for_each(|inner| amounts(inner, all)),
            Arg::Number(n) if name == "n" || name == "count" => {
                all.push((phrase.key.rsplit('-').next().unwrap_or_default().to_owned(), *n));
            }
            _ => {}
        }
    }
}

/// A number of a seat in the description of a position.
fn amount(position: &dyn Position, seat: Seat, name: &str) -> i64 {
    position.describe()["seats"][seat.index()][name].as_i64().unwrap_or_default()
}

/// A seat's amount of a good.
fn goods(position: &dyn Position, seat: Seat, good: &str) -> i64 {
    let seat = &position.describe()["seats"][seat.index()];
    int(if seat["goods"].is_object() { &seat["goods"][good] } else { &seat[good] })
}

/// The price of a thing, by good, as the board in words or the rules say it.
fn printed_price(position: &dyn Position, thing: &Phrase) -> Option<Vec<(String, i64)>> {
    let mut price = match thing.key.rsplit_once("-affords-") {
        Some((_, "decoration")) => vec![("gold".to_owned(), 3 * number(thing, "n")?)],
        Some((_, "building")) => vec![("wood".to_owned(), 2 * number(thing, "n")?)],
        Some((_, "tile")) => {
            let level = number(thing, "level")?;
            vec![("stone".to_owned(), 2), ("wood".to_owned(), level - 1)]
        }
        _ => Vec::new(),
    };
    if price.is_empty() {
        let lines = position.face(Viewer::Public).text_board();
        let named = |(_, arg): &(String, Arg)| matches!(arg, Arg::Phrase(name) if name == thing);
        let line = lines.iter().find(|line| line.args.iter().any(named))?;
        let (_, goods) = line.args.iter().find(|(name, _)| name == "cost" || name == "price")?;
        amounts(&Phrase::new("").with("goods", goods.clone()), &mut price);
    }
    Some(price)
}

/// A seat's workers on the gears, by gear and space.
fn workers(position: &dyn Position, seat: Seat) -> Vec<(&'static str, i64)> {
    let table = position.describe();
    let is_own = |owner: &Value| owner.as_u64() == Some(seat.index() as u64);
    let on = |gear: &'static str| {
        let spaces = table["gears"][gear].as_array().cloned().unwrap_or_default();
        (0..).zip(spaces).filter(|(_, owner)| is_own(owner)).map(|(space, _)| (gear, space)).collect::<Vec<_>>()
    };
    ["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"].into_iter().flat_map(on).collect()
}

/// The gear and the number of a space.
fn place_of(space: &Phrase) -> Option<(&str, i64)> {
    let (_, gear) = phrase(space, "gear")?.key.rsplit_once("-gear-")?;
    let number =
        space.args.iter().find_map(|(_, arg)| if let Arg::Number(number) = arg { Some(*number) } else { None });
    Some((gear, number?))
}

/// A seat's points in these events, from one source or from all.
fn points(events: &[Later], seat: Seat, source: Option<&Phrase>, unit: i64) -> i64 {
    let facts = Facts::of(events.iter().map(|(_, event)| event));
    let from =
        |thing: Option<&Phrase>| source.is_none_or(|source| thing.is_some_and(|of| last_word(of) == last_word(source)));
    let scored = facts.all(Some(seat)).filter(|fact| fact.key == SCORED && from(fact.thing));
    // After the end, monuments score too.
    let ends = |fact: &engine::Fact<'_>| {
        let monument = fact.thing.is_some_and(|thing| thing.key.contains("-monument-"));
        fact.key == FINAL && monument && from(fact.thing)
    };
    scored.map(|fact| unit * fact.n).sum::<i64>() + facts.all(Some(seat)).filter(ends).map(|fact| fact.n).sum::<i64>()
}

/// The last part of a key, by which a source of points is known.
fn last_word(source: &Phrase) -> &str {
    source.key.rsplit('-').next().unwrap_or_default()
}

/// Returns `true` if an event names this thing: all of its parts and its numbers.
fn shows(event: &Event, thing: &Phrase) -> bool {
    let (mut wanted, mut known) = (Vec::new(), Vec::new());
    leaves(thing, &mut wanted);
    leaves(&event.phrase, &mut known);
    for part in &event.summary {
        if let Summary::Fact { thing: Some(thing), .. } = part {
            leaves(thing, &mut known);
        }
    }
    wanted.iter().all(|leaf| known.contains(leaf))
}

/// The names without arguments and the numbers in a phrase.
fn leaves(phrase: &Phrase, all: &mut Vec<String>) {
    if phrase.args.is_empty() {
        all.push(phrase.key.split('.').next().unwrap_or_default().to_owned());
    }
    for (_, arg) in &phrase.args {
        match arg {
            Arg::Phrase(inner) => leaves(inner, all),
            Arg::List(list) => list.iter().for_each(|inner| leaves(inner, all)),
            Arg::Number(number) => all.push(number.to_string()),
            _ => {}
        }
    }
}

fn arg<'a>(phrase: &'a Phrase, name: &str) -> Option<&'a Arg> {
    phrase.args.iter().find(|(known, _)| known == name).map(|(_, arg)| arg)
}

fn number(phrase: &Phrase, name: &str) -> Option<i64> {
    if let Some(Arg::Number(number)) = arg(phrase, name) { Some(*number) } else { None }
}

fn phrase<'a>(of: &'a Phrase, name: &str) -> Option<&'a Phrase> {
    if let Some(Arg::Phrase(inner)) = arg(of, name) { Some(inner) } else { None }
}

fn seat_in(phrase: &Phrase, name: &str) -> Option<Seat> {
    if let Some(Arg::Seat(seat)) = arg(phrase, name) { Some(*seat) } else { None }
}
