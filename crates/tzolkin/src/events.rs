//! The game's events as phrases. Every event is made in this file.
//!
//! Arguments that name components are phrases themselves: `tzolkin-gear-<id>`, `tzolkin-temple-<id>`,
//! `tzolkin-technology-<id>`, `tzolkin-wealth-<id>`, `tzolkin-building-<id>`, `tzolkin-monument-<id>`. Goods are a list
//! of `tzolkin-amount-<material>`, each with `count`. Every event of a seat has that seat as argument `seat`.

use engine::{Event, Phrase, Seat};

use super::data::{Effect, Goods, data};
use super::ids::{BuildingId, BuildingSet, Gear, Material, MonumentId, Resource, Technology, Temple, TileSet};
use super::phrases::{amount, amounts, building, building_name, gear, monument, space, technology, temple, tile};
use super::score::ScoreSource;
use super::state::Earned;

/// A change of a material in the summary of a turn: `tzolkin-change-<material>`.
fn change(material: Material) -> String {
    format!("tzolkin-change-{}", material.id())
}

/// Points by source.
const SOURCE: &str = "fact-points";
/// Workers that weren't fed.
const UNPAID: &str = "fact-unpaid";
/// A new building or monument.
const NEW: &str = "tzolkin-change-new-building";
/// Workers on a gear.
const ON_GEAR: &str = "fact-workers";
/// Workers in hand.
const HAND: &str = "fact-hand";
/// Corn in the pool.
const POOL: &str = "fact-pool";
/// Tiles in the jungle.
const JUNGLE_CORN: &str = "fact-jungle-corn";
const JUNGLE_WOOD: &str = "fact-jungle-wood";
/// A worker on the first player space.
const ON_FIRST_PLAYER_SPACE: &str = "fact-first-player-space";
/// The light side of the player board.
const LIGHT: &str = "fact-light";

/// Steps up in temples and technologies, in the summary of a turn.
const UP: &str = "tzolkin-change-up";
/// Steps down in temples.
const DOWN: &str = "tzolkin-change-down";
/// Points, in the summary of a turn.
const POINTS: &str = "tzolkin-change-points";

/// The event with all goods as changes, gained (1) or paid (-1).
fn changes(event: Event, goods: Goods, sign: i64) -> Event {
    goods.iter().fold(event, |event, (material, count)| event.change(change(material), sign * i64::from(count)))
}

/// The event with the action of the worker. If the next event shows the action (a tile, a building, a skull), earlier
/// payments belong to that event.
fn acts(event: Event, on: Gear, from: u8, number: u8) -> Event {
    let key = match data().offer(on, number).main() {
        Some(Effect::Fish { .. }) => "tzolkin-did-fish",
        Some(Effect::Gain { .. }) => "tzolkin-did-take",
        Some(Effect::AdvanceAny { .. }) => "tzolkin-did-study",
        Some(Effect::ClimbAny { .. }) => "tzolkin-did-pray",
        Some(Effect::GainWorker { .. }) => "tzolkin-did-recruit",
        Some(Effect::Market) => return event.did(TRADE, None),
        _ => return event.next(),
    };
    event.did(key, space_from(on, from, number))
}

/// The space of an action, with the space from which the worker stepped back to it: "Tikal 3 → 1".
fn space_from(of: Gear, from: u8, number: u8) -> Phrase {
    if from == number {
        return space(of, number);
    }
    Phrase::new("tzolkin-space-from").with("gear", gear(of)).with("from", from).with("space", number)
}

/// The event with the corn paid for an action. If the action gives goods, the summary shows the price next to them.
fn fee(event: Event, on: Gear, number: u8, corn: u16) -> Event {
    match data().offer(on, number).main() {
        Some(Effect::Fish { .. } | Effect::Gain { .. } | Effect::Harvest { .. }) => {
            event.fee(change(Material::Corn), corn)
        }
        _ => event.change(change(Material::Corn), -i64::from(corn)),
    }
}

/// The clause for exchanges at the market.
const TRADE: &str = "tzolkin-did-trade";

/// An event of a seat, whose phrase has the seat as argument.
fn of(seat: Seat, key: &str, with: impl FnOnce(Phrase) -> Phrase) -> Event {
    Event {
        seat: Some(seat),
        phrase: with(Phrase::new(key).seat("seat", seat)),
        reveals: false,
        depth: 0,
        summary: Vec::new(),
    }
}

fn table(key: &str, with: impl FnOnce(Phrase) -> Phrase) -> Event {
    Event { seat: None, phrase: with(Phrase::new(key)), reveals: false, depth: 0, summary: Vec::new() }
}

/// A seat has secretly chosen its wealth tiles: no more arguments.
pub fn tiles_kept(seat: Seat) -> Event {
    of(seat, "tzolkin-event-kept", |phrase| phrase)
}

/// All seats have chosen. Shows this seat's tiles: `tiles` (list).
pub fn revealed(seat: Seat, tiles: TileSet) -> Event {
    let tiles = tiles.iter().map(tile).collect::<Vec<_>>();
    let revealed = of(seat, "tzolkin-event-revealed", |phrase| phrase.with("tiles", tiles.clone()));
    Event { reveals: true, ..tiles.into_iter().fold(revealed, |event, tile| event.did("tzolkin-did-keep", tile)) }
}

/// A seat begs: `before` and `after`, its corn.
pub fn begged(seat: Seat, before: u16, after: u16) -> Event {
    of(seat, "tzolkin-event-begged", |phrase| phrase.with("before", before).with("after", after))
        .did("tzolkin-did-beg", None)
        .change(change(Material::Corn), i64::from(after) - i64::from(before))
}

/// The current step of a marker: `temple`, `step`, and the `points` of that step, which identify it in pictures.
fn reached(phrase: Phrase, which: Temple, step: u8) -> Phrase {
    let points = data().temple(which).steps[usize::from(step)].vp;
    phrase.with("temple", temple(which)).with("step", step).with("points", points)
}

/// A marker went down: `temple`, `step` reached, `points`.
pub(crate) fn lowered(seat: Seat, which: Temple, step: u8) -> Event {
    of(seat, "tzolkin-event-lowered", |phrase| reached(phrase, which, step)).change_of(DOWN, temple(which), -1)
}

/// A marker went up: `temple`, `step` reached, `points`.
pub fn climbed(seat: Seat, which: Temple, step: u8) -> Event {
    of(seat, "tzolkin-event-climbed", |phrase| reached(phrase, which, step)).change_of(UP, temple(which), 1)
}

/// A marker could not go up, and the step is lost: `temple`.
pub(crate) fn step_lost(seat: Seat, which: Temple) -> Event {
    of(seat, "tzolkin-event-step-lost", |phrase| phrase.with("temple", temple(which)))
}

/// No marker could go up, and the step of choice is lost: no more arguments.
pub(crate) fn choice_lost(seat: Seat) -> Event {
    of(seat, "tzolkin-event-choice-lost", |phrase| phrase)
}

/// A worker was placed: `gear`, `space`, `corn` paid.
pub fn placed(seat: Seat, on: Gear, space: u8, corn: u16) -> Event {
    of(seat, "tzolkin-event-placed", |phrase| phrase.with("gear", gear(on)).with("space", space).with("corn", corn))
        .did("tzolkin-did-place", self::space(on, space))
        .change(change(Material::Corn), -i64::from(corn))
        .fact(ON_GEAR, gear(on), 1)
        .fact(HAND, None, -1)
}

/// The clause for the first player space.
const FIRST_PLAYER: &str = "tzolkin-did-first-player";

/// A worker was placed on the first player space: `corn` paid.
pub(crate) fn placed_first_player(seat: Seat, corn: u16) -> Event {
    of(seat, "tzolkin-event-placed-first-player", |phrase| phrase.with("corn", corn))
        .did(FIRST_PLAYER, None)
        .change(change(Material::Corn), -i64::from(corn))
        .fact(ON_FIRST_PLAYER_SPACE, None, 1)
        .fact(HAND, None, -1)
}

/// The gods showed mercy with a placement that the seat couldn't pay: `corn` given instead.
pub fn mercy(seat: Seat, corn: u16) -> Event {
    of(seat, "tzolkin-event-mercy", |phrase| phrase.with("corn", corn))
}

/// A worker was picked up: `gear`, `space`.
pub fn picked(seat: Seat, from: Gear, number: u8) -> Event {
    of(seat, "tzolkin-event-picked", |phrase| phrase.with("gear", gear(from)).with("space", number))
        .announced("tzolkin-did-pick-up", space(from, number))
        .fact(ON_GEAR, gear(from), -1)
        .fact(HAND, None, 1)
}

/// A worker that was picked up `from` a space uses an action: `gear`, `action`, and `corn` paid for stepping back (0 if
/// it is free).
pub fn action(seat: Seat, of_gear: Gear, from: u8, number: u8, corn: u16) -> Event {
    let event = of(seat, "tzolkin-event-action", |phrase| {
        phrase.with("gear", gear(of_gear)).with("action", number).with("corn", corn)
    });
    fee(acts(event, of_gear, from, number), of_gear, number, corn)
}

/// Another action uses an action: `gear`, `action`, `corn` paid for it.
pub fn used(seat: Seat, of_gear: Gear, number: u8, corn: u16) -> Event {
    let event = of(seat, "tzolkin-event-used", |phrase| {
        phrase.with("gear", gear(of_gear)).with("action", number).with("corn", corn)
    });
    fee(acts(event, of_gear, number, number), of_gear, number, corn)
}

/// A worker returned from this space without an action: no more arguments.
pub fn nothing(seat: Seat, from: Gear, number: u8) -> Event {
    of(seat, "tzolkin-event-nothing", |phrase| phrase).did("tzolkin-did-return", space(from, number))
}

/// Goods came from the bank: `goods` (list).
pub fn gained(seat: Seat, what: Goods) -> Event {
    changes(of(seat, "tzolkin-event-gained", |phrase| phrase.with("goods", amounts(what))), what, 1)
}

/// Goods went to the bank: `goods` (list).
pub fn paid(seat: Seat, what: Goods) -> Event {
    changes(of(seat, "tzolkin-event-paid", |phrase| phrase.with("goods", amounts(what))), what, -1)
}

/// The bank had fewer skulls than due: `missing`.
pub(crate) fn skulls_missing(seat: Seat, missing: u16) -> Event {
    of(seat, "tzolkin-event-skulls-missing", |phrase| phrase.with("missing", missing))
}

/// Points on the track: `points`, which can be negative. If scores can't fall below 0, this is the actual change.
pub fn scored(seat: Seat, points: i16) -> Event {
    of(seat, "tzolkin-event-scored", |phrase| phrase.with("points", points)).change(POINTS, points)
}

/// As [`scored`], with the source of the points.
pub(crate) fn earned(seat: Seat, points: i16, from: Earned) -> Event {
    scored(seat, points).fact(SOURCE, score_source(ScoreSource::Earned(from)), points)
}

/// The clause for a harvest.
const HARVEST: &str = "tzolkin-did-harvest";

/// A corn tile was taken: `group`.
pub(crate) fn harvested_corn(seat: Seat, group: u8) -> Event {
    of(seat, "tzolkin-event-harvested-corn", |phrase| phrase.with("group", group))
        .did(HARVEST, space(Gear::Palenque, group))
        .change("tzolkin-change-corn-tile", 1)
        .fact(JUNGLE_CORN, None, -1)
}

/// A wood tile was taken: `group`.
pub(crate) fn harvested_wood(seat: Seat, group: u8) -> Event {
    of(seat, "tzolkin-event-harvested-wood", |phrase| phrase.with("group", group))
        .did(HARVEST, space(Gear::Palenque, group))
        .change("tzolkin-change-wood-tile", 1)
        .fact(JUNGLE_WOOD, None, -1)
}

/// A wood tile was burnt and the corn tile under it taken: `group`.
pub(crate) fn burnt(seat: Seat, group: u8) -> Event {
    of(seat, "tzolkin-event-burnt", |phrase| phrase.with("group", group))
        .did("tzolkin-did-burn", space(Gear::Palenque, group))
        .change("tzolkin-change-corn-tile", 1)
        .fact(JUNGLE_CORN, None, -1)
        .fact(JUNGLE_WOOD, None, -1)
}

/// Corn was harvested without a tile: `group`.
pub(crate) fn harvested_bare(seat: Seat, group: u8) -> Event {
    of(seat, "tzolkin-event-harvested-bare", |phrase| phrase.with("group", group))
        .did(HARVEST, space(Gear::Palenque, group))
}

/// A technology advanced: `technology`, `level` reached.
pub fn advanced(seat: Seat, which: Technology, level: u8) -> Event {
    of(seat, "tzolkin-event-advanced", |phrase| phrase.with("technology", technology(which)).with("level", level))
        .change_of(UP, technology(which), 1)
}

/// The bonus beyond the highest level is taken: `technology`.
pub fn bonus(seat: Seat, which: Technology) -> Event {
    of(seat, "tzolkin-event-bonus", |phrase| phrase.with("technology", technology(which)))
}

/// A building was built: `building`, `goods` paid (list, may be empty).
pub fn built(seat: Seat, which: BuildingId, price: Goods) -> Event {
    let built = of(seat, "tzolkin-event-built", |phrase| {
        phrase.with("building", building(which)).with("goods", amounts(price))
    });
    changes(built.did("tzolkin-did-build", building(which)), price, -1).fact(NEW, building_name(which), 1)
}

/// A monument was built: `monument`, `goods` paid (list).
pub(crate) fn built_monument(seat: Seat, which: MonumentId, price: Goods) -> Event {
    let built = of(seat, "tzolkin-event-built-monument", |phrase| {
        phrase.with("monument", monument(which)).with("goods", amounts(price))
    });
    changes(built.did("tzolkin-did-build", monument(which)), price, -1).fact(NEW, monument(which), 1)
}

/// A worker came from the bank into the hand: `workers` in play now.
pub fn worker(seat: Seat, workers: u8) -> Event {
    of(seat, "tzolkin-event-worker", |phrase| phrase.with("workers", workers))
        .change("tzolkin-change-worker", 1)
        .fact(HAND, None, 1)
}

/// All workers are in play already, and the new one is lost: no more arguments.
pub(crate) fn worker_lost(seat: Seat) -> Event {
    of(seat, "tzolkin-event-worker-lost", |phrase| phrase)
}

/// A resource was bought: `resource` (an amount), `corn` paid.
pub fn bought(seat: Seat, resource: Resource, corn: u16) -> Event {
    let what = amount(resource.material(), 1);
    of(seat, "tzolkin-event-bought", |phrase| phrase.with("resource", what).with("corn", corn))
        .did(TRADE, None)
        .change(change(resource.material()), 1)
        .change(change(Material::Corn), -i64::from(corn))
}

/// A resource was sold: `resource` (an amount), `corn` gained.
pub fn sold(seat: Seat, resource: Resource, corn: u16) -> Event {
    let what = amount(resource.material(), 1);
    of(seat, "tzolkin-event-sold", |phrase| phrase.with("resource", what).with("corn", corn))
        .did(TRADE, None)
        .change(change(resource.material()), -1)
        .change(change(Material::Corn), corn)
}

/// A skull was put on an action of Chichen Itza: `action`.
pub(crate) fn skull_offered(seat: Seat, action: u8) -> Event {
    of(seat, "tzolkin-event-skull-offered", |phrase| phrase.with("action", action))
        .did("tzolkin-did-offer", space(Gear::ChichenItza, action))
        .named(change(Material::Skull), -1)
        .fact("fact-skulls-on-chichen-itza", None, 1)
}

/// A player board was turned to its light side: no more arguments.
pub fn board_light(seat: Seat) -> Event {
    of(seat, "tzolkin-event-board-light", |phrase| phrase).fact(LIGHT, None, 1)
}

/// A player board was turned to its dark side: no more arguments.
pub(crate) fn board_dark(seat: Seat) -> Event {
    of(seat, "tzolkin-event-board-dark", |phrase| phrase).did("tzolkin-did-two-days", None).fact(LIGHT, None, -1)
}

/// The seat chose one day instead of two: no more arguments.
pub(crate) fn one_day(seat: Seat) -> Event {
    of(seat, "tzolkin-event-one-day", |phrase| phrase).did("tzolkin-did-one-day", None)
}

/// Corn of the pool was taken: `corn`.
pub(crate) fn pool_taken(seat: Seat, corn: u16) -> Event {
    of(seat, "tzolkin-event-pool-taken", |phrase| phrase.with("corn", corn))
        .did(FIRST_PLAYER, None)
        .change(change(Material::Corn), corn)
        .fact(POOL, None, -i64::from(corn))
}

/// Buildings were turned up: `buildings` (list).
pub fn drawn(which: BuildingSet) -> Event {
    let buildings = which.iter().map(building).collect::<Vec<_>>();
    Event { reveals: true, ..table("tzolkin-event-drawn", |phrase| phrase.with("buildings", buildings)) }
}

/// A food day begins: `number`, 1 to 4.
pub(crate) fn food_day(number: u8) -> Event {
    table("tzolkin-event-food-day", |phrase| phrase.with("number", number))
}

/// The line for a food day.
const FED: &str = "tzolkin-day-fed";

/// Workers were fed: `workers` in play, `corn` paid, `unfed` workers. The next event shows the loss for these.
pub fn fed(seat: Seat, workers: u8, corn: u16, unfed: u16) -> Event {
    of(seat, "tzolkin-event-fed", |phrase| phrase.with("workers", workers).with("corn", corn).with("unfed", unfed))
        .share(FED, "tzolkin-change-fed", i64::from(workers) - i64::from(unfed))
        .share(FED, "tzolkin-change-hungry", unfed)
        .share(FED, change(Material::Corn), -i64::from(corn))
        .fact(UNPAID, None, unfed)
}

/// Points were lost for unfed workers: `unfed`, `points` (negative).
pub fn hunger(seat: Seat, unfed: u16, points: i16) -> Event {
    of(seat, "tzolkin-event-hunger", |phrase| phrase.with("unfed", unfed).with("points", points))
        .share(FED, POINTS, points)
        .fact(SOURCE, score_source(ScoreSource::Earned(Earned::Hunger)), points)
}

/// The second age begins: no arguments.
pub(crate) fn age_changed() -> Event {
    table("tzolkin-event-age-changed", |phrase| phrase).line()
}

/// The temples gave goods on a food day: `goods` (list).
pub fn rewarded(seat: Seat, what: Goods) -> Event {
    let rewarded = of(seat, "tzolkin-event-rewarded", |phrase| phrase.with("goods", amounts(what)));
    what.iter().fold(rewarded, |event, (material, count)| event.share("tzolkin-day-rewards", change(material), count))
}

/// The bank had too few skulls for all seats due, so no seat gets one: `due`, `bank`.
pub(crate) fn skulls_short(due: u8, bank: u8) -> Event {
    table("tzolkin-event-skulls-short", |phrase| phrase.with("due", due).with("bank", bank)).line()
}

/// A temple scored at an end of age: `temple`, `step`, `steps` (points of the step), `bonus` (points for the highest),
/// `points` (the change of the score).
pub(crate) fn temple_scored(
    seat: Seat,
    which: Temple,
    step: u8,
    [steps, bonus, points]: [i16; 3],
    from: Earned,
) -> Event {
    of(seat, "tzolkin-event-temple-scored", |phrase| {
        let phrase = phrase.with("temple", temple(which)).with("step", step);
        phrase.with("steps", steps).with("bonus", bonus).with("points", points)
    })
    .share("tzolkin-day-temples", "core-share-points", points)
    .fact(SOURCE, score_source(ScoreSource::Earned(from)), points)
}

/// No seat took the first player space: `corn` now in the pool.
pub(crate) fn pool_grew(corn: u16) -> Event {
    table("tzolkin-event-pool-grew", |phrase| phrase.with("corn", corn)).fact(POOL, None, 1)
}

/// The worker on the first player space returned: no more arguments.
pub(crate) fn first_player_returned(seat: Seat) -> Event {
    of(seat, "tzolkin-event-first-player-returned", |phrase| phrase)
        .fact(ON_FIRST_PLAYER_SPACE, None, -1)
        .fact(HAND, None, 1)
}

/// The first player marker went from seat `from` to seat `seat`.
pub fn marker(from: Seat, to: Seat) -> Event {
    of(to, "tzolkin-event-marker", |phrase| phrase.seat("from", from))
}

/// The calendar advances: `days`, and the `round` (from 1) that begins.
pub fn calendar(days: u8, round: u8) -> Event {
    table("tzolkin-event-calendar", |phrase| phrase.with("days", days).with("round", round))
        .fact("fact-day", None, days)
}

/// The calendar advances by its last day: no arguments.
pub(crate) fn last_day() -> Event {
    table("tzolkin-event-last-day", |phrase| phrase)
}

/// A worker was pushed off: `gear`, and its last `space`.
pub(crate) fn pushed_off(seat: Seat, off: Gear) -> Event {
    let last = data().gear(off).last_space;
    of(seat, "tzolkin-event-pushed-off", |phrase| phrase.with("gear", gear(off)).with("space", last))
        .share_of("tzolkin-day-pushed-off", "tzolkin-share-pushed-off", space(off, last))
        .fact(ON_GEAR, gear(off), -1)
        .fact(HAND, None, 1)
}

/// Points of the final scoring: `source` (`tzolkin-score-track`, `-goods` with `corn`, `-skulls` with `count`, or a
/// monument), `quarters` in all, and the same as `whole` points and `rest` quarters (0 to 3) beyond them.
pub fn final_points(seat: Seat, from: ScoreSource, quarters: i32) -> Event {
    let text = |phrase: Phrase| points(phrase.with("source", score_source(from)), quarters);
    of(seat, "tzolkin-event-final-points", text).fact("fact-final-quarters", score_source(from), quarters)
}

/// A final score: `quarters`, `whole` and `rest` as in [`final_points`], and the `place`.
pub(crate) fn final_score(seat: Seat, quarters: i32, place: u8) -> Event {
    of(seat, "tzolkin-event-final-score", |phrase| points(phrase, quarters).with("place", place))
}

/// The source of points in the final scoring.
pub(crate) fn score_source(source: ScoreSource) -> Phrase {
    match source {
        ScoreSource::Track => Phrase::new("tzolkin-score-track"),
        ScoreSource::Earned(from) => Phrase::new(format!("tzolkin-score-{}", from.id())),
        ScoreSource::Goods { corn } => Phrase::new("tzolkin-score-goods").with("corn", corn),
        ScoreSource::Skulls { count } => Phrase::new("tzolkin-score-skulls").with("count", count),
        ScoreSource::Monument(which) => monument(which),
    }
}

fn points(phrase: Phrase, quarters: i32) -> Phrase {
    let (whole, rest) = (quarters.div_euclid(4), quarters.rem_euclid(4));
    phrase.with("quarters", quarters).with("whole", whole).with("rest", rest)
}
