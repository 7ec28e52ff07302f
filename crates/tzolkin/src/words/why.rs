//! The reasons why an action isn't offered, for common questions.

use super::prelude::*;

/// The reasons why actions that a player may miss aren't legal now.
pub fn why_not(view: &View, seat: Seat) -> Vec<Phrase> {
    let table = &view.table;
    if table.phase != Phase::Turns || !table.is_to_act(seat) {
        return Vec::new();
    }
    match table.task() {
        None => turn(table, seat),
        Some(Task::ChooseAction { gear, space }) => actions(table, seat, gear, space),
        Some(Task::Harvest { space }) => harvests(table, seat, space),
        Some(Task::Lower { .. }) => lowest(table, seat),
        Some(Task::Advance { .. }) => advances(table, seat),
        Some(Task::Climb { except, .. }) => Temple::ALL
            .into_iter()
            .filter(|&temple| !except.contains(temple))
            .filter_map(|t| no_climb(table, seat, t))
            .collect(),
        Some(Task::Build { how }) => builds(table, seat, how),
        Some(Task::Use { .. }) => vec![Phrase::new("tzolkin-why-use-chichen-itza")],
        Some(_) => Vec::new(),
    }
}

/// The reasons why the seat can't place or pick up a worker, or beg.
fn turn(table: &Table, seat: Seat) -> Vec<Phrase> {
    let player = table.player(seat);
    let on_gears = table.gears.any(seat);
    let mut reasons = Vec::new();
    match table.turn.mode {
        Mode::Picking => {
            if player.workers_in_hand > 0 {
                reasons.push(Phrase::new("tzolkin-why-picked"));
            }
        }
        Mode::Placing => {
            if on_gears {
                reasons.push(Phrase::new("tzolkin-why-placed").with("count", table.turn.placed));
            }
            if table.turn.mercy {
                reasons.push(Phrase::new("tzolkin-why-mercy-one"));
            } else {
                reasons.extend(placing(table, seat));
            }
        }
        Mode::Open if must_beg(table, seat) && !table.turn.begged => {
            let key = if table.can_lower(seat) { "tzolkin-why-must-beg" } else { "tzolkin-why-mercy" };
            reasons.push(Phrase::new(key));
        }
        Mode::Open => {
            reasons.extend(placing(table, seat));
            if !on_gears {
                reasons.push(Phrase::new("tzolkin-why-none-on-gears"));
            }
            let corn = player.goods[Material::Corn];
            if !table.turn.begged && corn <= data().beg_max_corn && !table.can_lower(seat) {
                reasons.push(Phrase::new("tzolkin-why-beg-lowest"));
            }
            if table.turn.begged {
                reasons.push(Phrase::new("tzolkin-why-begged"));
            }
        }
    }
    reasons
}

/// Returns `true` if the player can neither pick up nor pay for any space (rules 5.1).
fn must_beg(table: &Table, seat: Seat) -> bool {
    let corn = table.player(seat).goods[Material::Corn];
    let costs = Gear::ALL.into_iter().filter_map(|gear| table.placement_cost(gear)).chain(table.first_player_cost());
    !table.gears.any(seat) && costs.min().is_some_and(|least| least > corn)
}

/// Spaces that are full or too expensive.
fn placing(table: &Table, seat: Seat) -> Vec<Phrase> {
    let player = table.player(seat);
    if player.workers_in_hand == 0 {
        return vec![Phrase::new("tzolkin-why-no-hand")];
    }
    let corn = player.goods[Material::Corn];
    let mut reasons = Vec::new();
    let dear: Vec<Phrase> = Gear::ALL
        .into_iter()
        .filter_map(|gear| {
            let (space, cost) = (table.lowest_free_space(gear)?, table.placement_cost(gear)?);
            let price = Phrase::new("tzolkin-why-price")
                .with("what", phrases::space(gear, space))
                .with("price", phrases::corn(cost));
            (cost > corn).then_some(price)
        })
        .collect();
    if !dear.is_empty() {
        reasons.push(Phrase::new("tzolkin-why-dear-spaces").with("spaces", dear).with("corn", phrases::corn(corn)));
    }
    let full = Gear::ALL.into_iter().filter(|&gear| table.lowest_free_space(gear).is_none());
    let full: Vec<Phrase> = full.map(phrases::gear).collect();
    if !full.is_empty() {
        reasons.push(Phrase::new("tzolkin-why-full").with("gears", full));
    }
    reasons.extend(table.first_player_space.map(|other| first_player(seat, other)));
    if table.turn.placed > 0 && table.first_player_cost().is_some_and(|cost| cost > corn) {
        reasons.push(
            Phrase::new("tzolkin-why-first-player-dear")
                .with("price", phrases::corn(table.first_player_cost().unwrap_or_default())),
        );
    }
    reasons
}

/// The reason why the seat can't take the first player space, which another worker has.
pub(super) fn first_player(seat: Seat, other: Seat) -> Phrase {
    let key = if other == seat { "tzolkin-why-first-player-own" } else { "tzolkin-why-first-player" };
    Phrase::new(key).seat("seat", other)
}

/// The reason why a worker on this space can't use an action of its gear.
pub(super) fn action(table: &Table, seat: Seat, (gear, space): (Gear, u8), number: u8) -> Option<Phrase> {
    let corn = table.player(seat).goods[Material::Corn];
    let Some(left) = table.stepping_cost(seat, gear, space, number).and_then(|price| corn.checked_sub(price)) else {
        return Some(Phrase::new("tzolkin-why-stepping").with("corn", phrases::corn(corn)));
    };
    unavailable_here(table, seat, (gear, number), left)
}

/// The reason why a player with this much corn can't use an action of a space.
pub(super) fn unavailable_here(table: &Table, seat: Seat, (gear, number): (Gear, u8), corn: u16) -> Option<Phrase> {
    let reason = unavailable(table, seat, gear, number, corn)?;
    let spaces = vec![phrases::space(gear, number)];
    Some(Phrase::new("tzolkin-why-action").with("spaces", spaces).with("reason", reason))
}

/// Actions of a gear that a worker can reach but can't use, by reason.
fn actions(table: &Table, seat: Seat, gear: Gear, space: u8) -> Vec<Phrase> {
    if space == 0 && table.stepping_cost(seat, gear, space, 1).is_none() {
        return vec![Phrase::new("tzolkin-why-space-0")];
    }
    let corn = table.player(seat).goods[Material::Corn];
    let mut by_reason: Vec<(Phrase, Vec<Phrase>)> = Vec::new();
    let mut too_far = false;
    for action in 1..=data().gear(gear).last_action {
        let Some(price) = table.stepping_cost(seat, gear, space, action) else { continue };
        let Some(left) = corn.checked_sub(price) else {
            too_far = true;
            continue;
        };
        if let Some(reason) = unavailable(table, seat, gear, action, left) {
            let here = phrases::space(gear, action);
            match by_reason.iter_mut().find(|(known, _)| *known == reason) {
                Some((_, spaces)) => spaces.push(here),
                None => by_reason.push((reason, vec![here])),
            }
        }
    }
    let mut reasons: Vec<Phrase> = by_reason
        .into_iter()
        .map(|(reason, spaces)| Phrase::new("tzolkin-why-action").with("spaces", spaces).with("reason", reason))
        .collect();
    if too_far {
        reasons.push(Phrase::new("tzolkin-why-stepping").with("corn", phrases::corn(corn)));
    }
    reasons
}

/// The reason why a player with this much corn can't choose an action, or `None`.
fn unavailable(table: &Table, seat: Seat, gear: Gear, action: u8, corn: u16) -> Option<Phrase> {
    if table.action_available(seat, gear, action, corn) {
        return None;
    }
    let player = table.player(seat);
    Some(match data().gear(gear).actions[usize::from(action)] {
        SpaceAction::Harvest { .. } => Phrase::new("tzolkin-why-harvest"),
        SpaceAction::Gain { .. } => Phrase::new("tzolkin-why-no-skulls"),
        SpaceAction::AdvanceTechnology { .. } => Phrase::new("tzolkin-why-advance"),
        SpaceAction::Build { monument_instead: true, .. } => Phrase::new("tzolkin-why-build-or-monument"),
        SpaceAction::Build { .. } => Phrase::new("tzolkin-why-build"),
        SpaceAction::PayToClimb { .. } if !table.can_climb_any(seat) => Phrase::new("tzolkin-why-no-climb"),
        SpaceAction::PayToClimb { corn: 0, any_resources, .. } => {
            Phrase::new("tzolkin-why-cost").with("cost", phrases::resources(any_resources))
        }
        SpaceAction::PayToClimb { corn, .. } | SpaceAction::UseAction { corn, .. } => {
            Phrase::new("tzolkin-why-cost").with("cost", phrases::corn(corn))
        }
        SpaceAction::Market => Phrase::new("tzolkin-why-market"),
        SpaceAction::GainWorker { .. } => Phrase::new("tzolkin-why-workers").with("count", data().workers_max),
        SpaceAction::OfferSkull { .. } if player.goods[Material::Skull] == 0 => Phrase::new("tzolkin-why-own-no-skull"),
        SpaceAction::OfferSkull { .. } => Phrase::new("tzolkin-why-skull-laid"),
        SpaceAction::None | SpaceAction::Fish { .. } | SpaceAction::FreeChoice => return None,
    })
}

fn harvests(table: &Table, seat: Seat, space: u8) -> Vec<Phrase> {
    let group = table.group(space);
    let mut reasons = Vec::new();
    if group.uncovered() == 0 {
        reasons.push(Phrase::new(if group.corn > 0 { "tzolkin-why-corn-covered" } else { "tzolkin-why-corn-gone" }));
        if !data().harvest_bare[table.player(seat).level(Technology::Agriculture)] {
            reasons.push(Phrase::new("tzolkin-why-bare"));
        }
    }
    if group.wood > 0 && !table.can_lower(seat) {
        reasons.push(Phrase::new("tzolkin-why-burn-lowest"));
    }
    reasons
}

fn lowest(table: &Table, seat: Seat) -> Vec<Phrase> {
    Temple::ALL.into_iter().filter(|&temple| table.step(seat, temple) == 0).map(at_bottom).collect()
}

/// The reason why a marker can't go down in a temple.
pub(super) fn at_bottom(temple: Temple) -> Phrase {
    Phrase::new("tzolkin-why-lowest").with("temple", phrases::temple(temple))
}

/// The reason why the seat can't advance a technology.
pub(super) fn advance(table: &Table, seat: Seat, technology: Technology) -> Phrase {
    let (have, cost) = (table.player(seat).goods.resources(), table.advance_cost(seat, technology));
    if u16::from(cost) <= have {
        return Phrase::new("tzolkin-why-bonus").with("technology", phrases::technology(technology));
    }
    let price = Phrase::new("tzolkin-why-price").with("what", phrases::technology(technology));
    let dear = vec![price.with("price", phrases::resources(cost))];
    Phrase::new("tzolkin-why-dear-advances").with("technologies", dear).with("have", have)
}

fn advances(table: &Table, seat: Seat) -> Vec<Phrase> {
    let have = table.player(seat).goods.resources();
    let mut reasons = Vec::new();
    let mut dear = Vec::new();
    for technology in Technology::ALL {
        let cost = table.advance_cost(seat, technology);
        if u16::from(cost) > have {
            let price = Phrase::new("tzolkin-why-price").with("what", phrases::technology(technology));
            dear.push(price.with("price", phrases::resources(cost)));
        } else if !table.can_advance(seat, technology) {
            let technology = phrases::technology(technology);
            reasons.push(Phrase::new("tzolkin-why-bonus").with("technology", technology));
        }
    }
    if !dear.is_empty() {
        reasons.push(Phrase::new("tzolkin-why-dear-advances").with("technologies", dear).with("have", have));
    }
    reasons
}

/// The reason why a marker can't climb, or `None`.
pub(super) fn no_climb(table: &Table, seat: Seat, temple: Temple) -> Option<Phrase> {
    if table.can_climb(seat, temple) {
        return None;
    }
    let top = data().temple(temple).top();
    let holder = table.seats().find(|&other| table.step(other, temple) == top);
    Some(match holder {
        Some(other) if other != seat => {
            Phrase::new("tzolkin-why-top-taken").with("temple", phrases::temple(temple)).seat("seat", other)
        }
        _ => Phrase::new("tzolkin-why-top").with("temple", phrases::temple(temple)),
    })
}

fn builds(table: &Table, seat: Seat, how: Building) -> Vec<Phrase> {
    let player = table.player(seat);
    let corn = player.goods[Material::Corn];
    let mut dear: Vec<Phrase> = table
        .offered()
        .filter(|&building| !table.can_build(seat, building, how, corn))
        .map(|building| {
            let price = match how {
                Building::Corn => phrases::corn(table.corn_price(seat, building)),
                _ => phrases::goods(data().buildings[building.index()].cost),
            };
            Phrase::new("tzolkin-why-price").with("what", phrases::building(building)).with("price", price)
        })
        .collect();
    if how == Building::First {
        dear.extend(table.monuments.iter().filter_map(|monument| {
            let cost = data().monuments[monument.index()].cost;
            let name = phrases::monument(monument);
            let price = Phrase::new("tzolkin-why-price").with("what", name).with("price", phrases::goods(cost));
            (!player.goods.cover(cost)).then_some(price)
        }));
    }
    let mut reasons = Vec::new();
    if !dear.is_empty() {
        reasons.push(Phrase::new("tzolkin-why-dear-buildings").with("buildings", dear));
    }
    let affordable = table.monuments.iter().any(|monument| player.goods.cover(data().monuments[monument.index()].cost));
    if how != Building::First && affordable {
        reasons.push(Phrase::new(not_monument(how)));
    }
    reasons
}

/// The reason why this way of building allows no monument.
pub(super) fn not_monument(how: Building) -> &'static str {
    match how {
        Building::Second | Building::SecondWithout => "tzolkin-why-monument-second",
        _ => "tzolkin-why-monument-here",
    }
}
