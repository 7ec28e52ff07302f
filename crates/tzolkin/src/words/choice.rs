//! One answer as text: its name, cost and effect.

use crate::action::{Architecture, Harvest};
use crate::data::Goods;
use crate::goods_of;
use crate::ids::{BuildingId, Resource};

use super::prelude::*;
use super::questions::missing_corn;
use super::spaces;

/// A label, and a line with the rest of the description.
type Words = (Phrase, Option<Phrase>);

/// The label of an answer, and its cost and effect if the label doesn't show them.
pub fn words(view: &View, seat: Seat, action: Action) -> Words {
    let table = &view.table;
    let player = table.player(seat);
    match action {
        Action::Keep(pair) => {
            let tiles = [pair.0, pair.1];
            let effects = tiles.iter().flat_map(|tile| &data().wealth_tiles[tile.index()].effects);
            let label = Phrase::new("tzolkin-choice-keep")
                .with("first", phrases::tile(pair.0))
                .with("second", phrases::tile(pair.1));
            (label, Some(phrases::all(phrases::effects(effects))))
        }
        Action::Beg(temple) => beg(table, seat, temple),
        Action::Place(gear) => place(table, seat, gear),
        Action::PlaceFirstPlayer => place_first_player(table, seat),
        Action::Pick(gear, space) => (
            Phrase::new("tzolkin-choice-pick").with("space", phrases::space(gear, space)),
            Some(spaces::action(table, seat, gear, space)),
        ),
        Action::Action(number) => {
            let (gear, space) = table.task().and_then(Task::space).unwrap_or((Gear::Palenque, number));
            use_space(table, seat, gear, number, table.stepping_cost(seat, gear, space, number).unwrap_or_default())
        }
        Action::Use(gear, number) => {
            let corn = match table.task() {
                Some(Task::Use { corn, .. }) => corn,
                _ => 0,
            };
            use_space(table, seat, gear, number, corn)
        }
        Action::Nothing => (Phrase::new("tzolkin-choice-nothing"), None),
        Action::Harvest(how) => harvest(table, seat, how),
        Action::Lower(temple) => (
            Phrase::new("tzolkin-choice-lower").with("temple", phrases::temple(temple)),
            Some(down(table, seat, temple, "tzolkin-choice-lower.effect")),
        ),
        Action::Advance(technology) => advance(table, seat, technology),
        Action::Pay(payment) => {
            let mut left = player.goods;
            left -= goods_of(payment);
            left[Material::Corn] = 0;
            left[Material::Skull] = 0;
            let left = if left.is_empty() {
                Phrase::new("tzolkin-choice-pay.all")
            } else {
                Phrase::new("tzolkin-choice-pay.effect").with("goods", phrases::goods(left))
            };
            (Phrase::new("tzolkin-choice-pay").with("goods", phrases::goods(goods_of(payment))), Some(left))
        }
        Action::Climb(temple) => (
            Phrase::new("tzolkin-choice-climb").with("temple", phrases::temple(temple)),
            Some(phrases::all(up(table, seat, temple))),
        ),
        Action::Gain(resource) => (Phrase::new("tzolkin-choice-gain").with("goods", phrases::one(resource)), None),
        Action::Build(building, architecture) => build(table, seat, building, architecture),
        Action::Monument(monument) => {
            let form = &data().monuments[monument.index()];
            (
                Phrase::new("tzolkin-choice-build")
                    .with("name", phrases::monument(monument))
                    .with("cost", phrases::goods(form.cost)),
                Some(
                    Phrase::new("tzolkin-choice-monument.effect")
                        .with("kind", phrases::monument_kind(form.kind))
                        .with("score", phrases::monument_score(monument)),
                ),
            )
        }
        Action::Buy(resource) => (trade("tzolkin-choice-buy", resource), None),
        Action::Sell(resource) => (trade("tzolkin-choice-sell", resource), None),
        Action::Offer(resource) => (
            Phrase::new("tzolkin-choice-offer").with("goods", phrases::one(resource)),
            Some(Phrase::new("tzolkin-choice-offer.effect")),
        ),
        Action::Stop => (stop(table), None),
        Action::End => (Phrase::new("tzolkin-choice-end"), None),
        Action::Days(days) => {
            let day = table.day + days;
            let effect = match days {
                _ if day > data().food_days[3].day => "tzolkin-choice-days.effect-last",
                1 => "tzolkin-choice-days.effect-one",
                _ => "tzolkin-choice-days.effect-two",
            };
            (Phrase::new("tzolkin-choice-days").with("days", days), Some(Phrase::new(effect).with("round", day + 1)))
        }
    }
}

/// Maximum number of spaces or actions that the line of begging names. More don't fit.
const NAMED: usize = 2;

fn beg(table: &Table, seat: Seat, temple: Temple) -> Words {
    let label = Phrase::new("tzolkin-choice-beg").with("temple", phrases::temple(temple));
    let effect = |key| down(table, seat, temple, key).with("corn", data().beg_corn_after);
    let (spaces, actions) = begging_allows(table, seat);
    let more = spaces.len() + actions.len();
    let (key, mut names) = match spaces.is_empty() {
        true if more == 0 => return (label, Some(effect("tzolkin-choice-beg.effect"))),
        true => ("tzolkin-choice-beg.uses", actions),
        false => ("tzolkin-choice-beg.places", spaces),
    };
    names.truncate(NAMED);
    if more > names.len() {
        names.push(Phrase::new("tzolkin-beg-more").with("count", more - names.len()));
    }
    (label, Some(effect(key).with("names", names)))
}

/// The spaces for workers, and the actions of workers on gears, that cost more corn than the seat has but not more than
/// begging leaves it.
fn begging_allows(table: &Table, seat: Seat) -> (Vec<Phrase>, Vec<Phrase>) {
    let player = table.player(seat);
    let (before, after) = (player.goods[Material::Corn], data().beg_corn_after);
    let newly =
        |cost: Option<u16>| player.workers_in_hand > 0 && cost.is_some_and(|cost| before < cost && cost <= after);
    let gears = Gear::ALL.into_iter().filter(|&gear| newly(table.placement_cost(gear)));
    let spaces = gears.filter_map(|gear| Some(phrases::space(gear, table.lowest_free_space(gear)?)));
    let first = newly(table.first_player_cost()).then(|| Phrase::new("tzolkin-first-player-space.short"));
    let mut actions = Vec::new();
    for gear in Gear::ALL {
        let (workers, form) = (table.gears.of(seat, gear), data().gear(gear));
        let usable = |number: u8, corn: u16| {
            (0..=form.last_space).filter(|space| workers >> space & 1 == 1).any(|space| {
                let left = table.stepping_cost(seat, gear, space, number).and_then(|price| corn.checked_sub(price));
                left.is_some_and(|left| table.action_available(seat, gear, number, left))
            })
        };
        let numbers = (1..=form.last_action).filter(|&number| !usable(number, before) && usable(number, after));
        actions.extend(numbers.map(|number| phrases::space(gear, number)));
    }
    (spaces.chain(first).collect(), actions)
}

fn place(table: &Table, seat: Seat, gear: Gear) -> Words {
    let space = table.lowest_free_space(gear).unwrap_or_default();
    let cost = table.placement_cost(gear).unwrap_or_default();
    let corn = table.player(seat).goods[Material::Corn];
    let here = phrases::space(gear, space);
    let label = if cost > corn {
        Phrase::new("tzolkin-choice-place-mercy").with("space", here).with("corn", corn)
    } else {
        Phrase::new("tzolkin-choice-place").with("space", here).with("corn", cost)
    };
    // No seat picks up in a turn of placing, so the relevant space is the one a day later.
    let last = data().gear(gear).last_space;
    let next = data().offer(gear, space + 1);
    let no_skull = table.player(seat).goods[Material::Skull] == 0;
    let leads_to = if table.is_last_round() {
        Phrase::new("tzolkin-place-over")
    } else if no_skull && next.takes_skull() && !spaces::is_used(table, space + 1) {
        let action = spaces::action(table, seat, gear, space + 1);
        Phrase::new("tzolkin-choice-place.no-skull").with("action", action)
    } else if matches!(next.main(), Some(Effect::Harvest { .. }))
        && !table.action_available(seat, gear, space + 1, corn)
    {
        Phrase::new("tzolkin-choice-place.no-tile")
    } else if space < last {
        let action = spaces::action(table, seat, gear, space + 1);
        Phrase::new("tzolkin-choice-place.effect").with("action", action)
    } else {
        Phrase::new("tzolkin-choice-place.last")
    };
    // If the payment makes a shortage worse, the line shows the missing corn instead of the rest. One warning is
    // enough.
    let paid = cost.min(corn);
    let warns = leads_to.key == "tzolkin-choice-place.no-skull";
    if warns || missing_corn(table, seat, paid) > missing_corn(table, seat, 0) {
        return (label, Some(leads_to));
    }
    let left = Phrase::new("tzolkin-choice-place.left").with("left", corn - paid);
    (label, Some(Phrase::new("core-series").with("first", leads_to).with("next", left)))
}

fn place_first_player(table: &Table, seat: Seat) -> Words {
    let cost = table.first_player_cost().unwrap_or_default();
    let label =
        Phrase::new("tzolkin-choice-place").with("space", Phrase::new("tzolkin-part-first-player")).with("corn", cost);
    if table.is_last_round() {
        return (label, Some(Phrase::new("tzolkin-first-player-over").with("pool", table.pool)));
    }
    let marker = if table.first_seat == seat { "gives" } else { "takes" };
    let board = match table.held_to_one_day(seat) {
        _ if !table.player(seat).board_light => Phrase::new("tzolkin-choice-place-first.board-dark"),
        Some((gear, space)) => {
            Phrase::new("tzolkin-choice-place-first.board-held").with("space", phrases::space(gear, space))
        }
        None => Phrase::new("tzolkin-choice-place-first.board-light"),
    };
    let effect = Phrase::new("tzolkin-choice-place-first.effect")
        .with("pool", table.pool)
        .with("marker", Phrase::new(format!("tzolkin-choice-place-first.marker-{marker}")))
        .with("board", board);
    (label, Some(effect))
}

/// An action of a space for this much corn.
fn use_space(table: &Table, seat: Seat, gear: Gear, number: u8, corn: u16) -> Words {
    let offer = data().offer(gear, number);
    let (action, effect) = match offer.main() {
        Some(Effect::Harvest { .. }) => {
            let group = table.group(number);
            let jungle = Phrase::new("tzolkin-choice-action.jungle");
            let jungle = jungle.with("free", group.corn.saturating_sub(group.wood)).with("wood", group.wood);
            (spaces::action(table, seat, gear, number), Some(jungle))
        }
        Some(points) if offer.takes_skull() => {
            let effects = offer.effects.iter().skip(1).flat_map(|&effect| match effect {
                Effect::Climb { temple, .. } if table.can_climb(seat, temple) => up(table, seat, temple),
                Effect::Climb { temple, .. } => {
                    vec![Phrase::new("tzolkin-choice-action.no-step").with("temple", phrases::temple(temple))]
                }
                other => vec![phrases::effect(other, None)],
            });
            let points = Phrase::new("tzolkin-action-skull").with("gains", phrases::effect(points, None));
            (points, Some(phrases::all(effects.collect())))
        }
        _ => (spaces::action(table, seat, gear, number), None),
    };
    let label = Phrase::new("tzolkin-choice-action")
        .with("space", phrases::space(gear, number))
        .with("corn", corn)
        .with("action", action);
    (label, effect)
}

fn harvest(table: &Table, seat: Seat, how: Harvest) -> Words {
    let (_, space) = table.task().and_then(Task::space).unwrap_or((Gear::Palenque, 2));
    let (corn, wood) = table.harvest(seat, space);
    let corn = phrases::corn(corn);
    let group = table.group(space);
    let (label, corn_left, wood_left) = match how {
        Harvest::Corn => {
            (Phrase::new("tzolkin-choice-harvest-corn").with("goods", corn), group.corn.saturating_sub(1), group.wood)
        }
        Harvest::Wood => {
            let wood = phrases::amount(Material::Wood, wood);
            let label = Phrase::new("tzolkin-choice-harvest-wood").with("goods", wood);
            (label, group.corn, group.wood.saturating_sub(1))
        }
        Harvest::Burn => (
            Phrase::new("tzolkin-choice-harvest-burn").with("goods", corn),
            group.corn.saturating_sub(1),
            group.wood.saturating_sub(1),
        ),
        Harvest::Bare => (Phrase::new("tzolkin-choice-harvest-bare").with("goods", corn), group.corn, group.wood),
    };
    let effect = Phrase::new("tzolkin-choice-harvest.effect");
    let effect = effect.with("free", corn_left.saturating_sub(wood_left)).with("wood", wood_left);
    (label, Some(effect))
}

fn advance(table: &Table, seat: Seat, technology: Technology) -> Words {
    let level = table.player(seat).level(technology);
    let paid = !matches!(table.task(), Some(Task::AdvanceFree { .. }));
    let cost = if paid { table.advance_cost(seat, technology) } else { 0 };
    let label = if level < 3 { "tzolkin-choice-advance" } else { "tzolkin-choice-advance-bonus" };
    let label = Phrase::new(label)
        .with("technology", phrases::technology(technology))
        .with("level", level + 1)
        .with("cost", cost);
    let effect = if level == 3 && !table.bonus_possible(seat, technology) {
        Phrase::new("tzolkin-choice-advance.lost")
    } else {
        phrases::benefit(technology, level + 1)
    };
    (label, Some(effect))
}

/// The points of a marker on a step at the end of the age if no other marker moves, with the bonus for the highest.
fn points_on(table: &Table, seat: Seat, temple: Temple, step: u8) -> i16 {
    let mut then = *table;
    then.players[seat.index()].temples[temple.index()] = step;
    let bonus = table.next_food_day().map_or(0, |day| then.highest_bonus(temple, day.age)[seat.index()]);
    then.step_points(seat, temple) + bonus
}

/// The effect of angering the gods in a temple: the markers' steps and points.
fn down(table: &Table, seat: Seat, temple: Temple, key: &str) -> Phrase {
    let from = table.step(seat, temple);
    let to = from.saturating_sub(1);
    let vp = |step: u8| points_on(table, seat, temple, step);
    Phrase::new(key)
        .with("temple", phrases::temple(temple))
        .with("points-before", vp(from))
        .with("points-after", vp(to))
}

/// The points before and after one step up in a temple.
pub(super) fn climb(table: &Table, seat: Seat, temple: Temple) -> Phrase {
    let form = data().temple(temple);
    let from = table.step(seat, temple);
    let points = |step: u8| points_on(table, seat, temple, step);
    Phrase::new("tzolkin-choice-climb.effect")
        .with("temple", phrases::temple(temple))
        .with("points-before", points(from))
        .with("points-after", points((from + 1).min(form.top())))
}

/// The effects of one step up in a temple.
fn up(table: &Table, seat: Seat, temple: Temple) -> Vec<Phrase> {
    let form = data().temple(temple);
    let to = (table.step(seat, temple) + 1).min(form.top());
    let step = form.steps[usize::from(to)];
    let mut phrases = vec![climb(table, seat, temple)];
    phrases.extend(step.reward.filter(|_| table.goods_to_come() > 0).map(|material| reward(table, material)));
    if to == form.top() && !table.player(seat).board_light && !table.is_last_round() {
        phrases.push(Phrase::new("tzolkin-choice-climb.top"));
    }
    phrases
}

/// The gain from a step on the coming food days on which the temples give goods.
fn reward(table: &Table, material: Material) -> Phrase {
    Phrase::new("tzolkin-choice-climb.reward")
        .with("goods", phrases::amount(material, 1))
        .with("food-days", table.goods_to_come())
}

fn build(table: &Table, seat: Seat, building: BuildingId, architecture: Architecture) -> Words {
    let how = match table.task() {
        Some(Task::Build { how }) => how,
        _ => BuildWay::default(),
    };
    let form = &data().buildings[building.index()];
    let price = table.build_price(seat, how, building, architecture);
    let name = phrases::building_name(building);
    let label = match (how, architecture) {
        (BuildWay::Corn, _) => Phrase::new("tzolkin-choice-build")
            .with("name", name)
            .with("cost", phrases::corn(table.corn_price(seat, building))),
        (_, Architecture::Sparing(resource)) => {
            let cost = if price.is_empty() { Phrase::new("tzolkin-choice-build.free") } else { phrases::goods(price) };
            Phrase::new("tzolkin-choice-build-sparing")
                .with("name", name)
                .with("cost", cost)
                .with("spared", phrases::one(resource))
        }
        (_, Architecture::Plain) => {
            Phrase::new("tzolkin-choice-build-plain").with("name", name).with("cost", phrases::goods(price))
        }
        (_, Architecture::Full) => {
            Phrase::new("tzolkin-choice-build").with("name", name).with("cost", phrases::goods(price))
        }
    };
    let gains = if how == BuildWay::SecondWithout || architecture == Architecture::Plain {
        Vec::new()
    } else {
        architecture_gains(table, seat)
    };
    let effects = phrases::effects(&form.effects);
    let effect = if gains.is_empty() {
        phrases::all(effects)
    } else {
        Phrase::new("tzolkin-choice-build.effect").with("effects", effects).with("gains", gains)
    };
    (label, Some(effect))
}

/// The gains from architecture for a building, apart from its discount.
fn architecture_gains(table: &Table, seat: Seat) -> Vec<Phrase> {
    let level = table.player(seat).level(Technology::Architecture);
    let gains = [
        Effect::Gain { materials: Goods::of(Material::Corn, data().build_corn[level]) },
        Effect::GainVp { vp: data().build_vp[level] },
    ];
    phrases::effects(&gains)
}

fn trade(key: &str, resource: Resource) -> Phrase {
    Phrase::new(key).with("goods", phrases::one(resource)).with("corn", phrases::corn(data().corn_value(resource)))
}

/// The effects that the seat skips by stopping.
fn stop(table: &Table) -> Phrase {
    let what = match table.task() {
        Some(Task::Advance { .. }) => "advance",
        Some(Task::Build { how: BuildWay::Granted }) => "granted",
        Some(Task::Build { .. }) => "build",
        Some(Task::Market) => "market",
        Some(Task::Use { .. }) => "use",
        Some(Task::Offering) => "offering",
        _ => "other",
    };
    Phrase::new(format!("tzolkin-choice-stop.{what}"))
}
