//! One answer as text: its name, cost and effect.

use crate::action::Pair;
use crate::data::RoyalGain;
use crate::ids::{Ledge, Space, letter};
use crate::pyramid::price_of;
use crate::state::{Placed, SeatState};
use engine::Arg;

use super::effects;
use super::prelude::*;

/// A label, and a line with the rest of the description.
type Words = (Phrase, Option<Phrase>);

/// A phrase with its attribute `.effect`.
fn effect_of(phrase: &Phrase) -> Phrase {
    Phrase::new(format!("{}.effect", phrase.key))
}

/// The letter of a tile on its display.
fn letter_of<T: TryFrom<u8> + PartialEq>(display: impl Into<u64>, tile: T) -> String {
    letter(members(display).position(|other: T| other == tile).unwrap_or_default())
}

/// The label of an answer, and its cost and effect if the label doesn't show them.
pub fn words(view: &View, seat: Seat, action: Action) -> Words {
    let state = &view.state;
    let plain = |key: &str| (Phrase::new(key), None);
    match action {
        Action::Keep(Pair(first, second)) => {
            let label = Phrase::new("teotihuacan-choice-keep");
            let label = label.with("first", say::starting_tile(first)).with("second", say::starting_tile(second));
            let gains = effects::starting_tiles(state, [first, second]);
            (label, Some(Phrase::new("teotihuacan-effect-step").with("reward", gains)))
        }
        Action::Draft(tile) => {
            let label = Phrase::new("teotihuacan-choice-draft").with("tile", say::starting_tile(tile));
            let gains = effects::starting_tiles(state, [tile]);
            (label, Some(Phrase::new("teotihuacan-effect-step").with("reward", gains)))
        }
        Action::Place(board) => (
            Phrase::new("teotihuacan-choice-place").with("board", say::board(board)),
            Some(effect_of(&say::board(board))),
        ),
        Action::Move { from, power, to } => moving(state, from, power, to),
        Action::Join(power) => (Phrase::new("teotihuacan-choice-join").with("power", power), None),
        Action::Collect => {
            let cocoa = 1 + u16::from(state.colours(state.turn.to));
            (Phrase::new("teotihuacan-choice-collect").with("goods", say::cocoa(cocoa)), None)
        }
        Action::Main => {
            let due = state.colours(state.turn.to);
            let label = Phrase::new("teotihuacan-choice-main").with("cocoa", due);
            (label.with("board", say::board(state.turn.to)), Some(main_effect(state)))
        }
        Action::MainWith(_) => {
            let label = Phrase::new("teotihuacan-choice-main-with").with("board", say::board(state.turn.to));
            (label, Some(main_effect(state)))
        }
        Action::Worship(space) => worship(state, space, false),
        Action::WorshipWith(space, _) => worship(state, space, true),
        Action::UnlockTurn => plain("teotihuacan-choice-unlock-turn"),
        Action::UnlockPay => {
            (Phrase::new("teotihuacan-choice-unlock-pay").with("goods", say::cocoa(data().cocoa.unlock_all)), None)
        }
        Action::UnlockWith(_) => plain("teotihuacan-choice-unlock-with"),
        Action::TakeTemple => (Phrase::new("teotihuacan-choice-take-temple"), Some(temple_part(state))),
        Action::TakeRoyal => {
            (Phrase::new("teotihuacan-choice-take-royal"), Some(royal_effect(state, state.turn.space)))
        }
        Action::TakeDiscovery => {
            let Some(tile) = tile_on_board(state) else { return plain("teotihuacan-hidden-tile") };
            let label = Phrase::new("teotihuacan-choice-take-discovery").with("tile", say::discovery(tile));
            (label.with("price", price(tile)), Some(discovery(state, tile)))
        }
        Action::TakeBoth => {
            let both = Goods::cocoa(if state.turn.waived { 0 } else { data().cocoa.both_parts });
            let Some(tile) = tile_on_board(state) else { return plain("teotihuacan-hidden-tile") };
            let mut whole = both;
            whole.add(&tile_price(tile));
            let palace = state.turn.to == Board::Palace;
            let key = if palace { "teotihuacan-choice-take-both.royal" } else { "teotihuacan-choice-take-both" };
            let label = Phrase::new(key).with("tile", say::discovery(tile)).with("price", goods_or_free(&whole));
            let brings = discovery(state, tile);
            let effect = if palace && state.chosen_royal().is_free() {
                Phrase::new("core-series").with("first", royal_effect(state, state.turn.space)).with("next", brings)
            } else {
                brings
            };
            // The part that is taken first may still give the missing goods.
            let missing = state.me().goods.missing(&whole);
            (label, Some(if missing.is_nothing() { effect } else { lacking(&missing, effect) }))
        }
        Action::TakeBothWith(_) => (Phrase::new("teotihuacan-choice-take-both-with"), both_parts(state)),
        Action::PartTemple => (Phrase::new("teotihuacan-choice-part-temple"), Some(temple_part(state))),
        Action::PartRoyal => {
            (Phrase::new("teotihuacan-choice-part-royal"), Some(royal_effect(state, state.turn.space)))
        }
        Action::Claim(tile) => {
            let label = Phrase::new("teotihuacan-choice-claim").with("tile", say::discovery(tile));
            (label.with("price", price(tile)), Some(discovery(state, tile)))
        }
        Action::Printed => {
            let reward = match state.stack.top() {
                Some(Frame::LargeStep(temple, step)) => effects::effects(&data().step(temple, step).reward),
                _ => effects::effects(&Default::default()),
            };
            (Phrase::new("teotihuacan-choice-printed").with("reward", reward), None)
        }
        Action::Advance(temple) => advance(state, temple),
        Action::Gain(resource) => {
            (Phrase::new("teotihuacan-choice-gain").with("goods", say::resource(resource, 1)), None)
        }
        Action::Raise(board, power) => {
            let label = if power < 5 { "teotihuacan-choice-raise" } else { "teotihuacan-choice-raise-ascends" };
            let label = Phrase::new(label).with("power", power).with("next", power + 1);
            (label.with("board", say::board(board)), None)
        }
        Action::Buy => {
            (Phrase::new("teotihuacan-choice-buy").with("goods", say::cocoa(data().cocoa.bought_power_up)), None)
        }
        // The reward's name on the board already explains its effect.
        Action::Reward(Reward::OneTemple) => (Phrase::new("teotihuacan-part-ascend_one_temple"), None),
        Action::Reward(reward) => (say::reward(reward), Some(effect_of(&say::reward(reward)))),
        Action::RewardWith(_) => {
            (Phrase::new("teotihuacan-choice-reward-with"), Some(effect_of(&say::reward(Reward::TwoTemples))))
        }
        Action::Exchange(times) => exchange(state, times, "teotihuacan-choice-exchange"),
        Action::ExchangeWith(times, _) => exchange(state, times, "teotihuacan-choice-exchange-with"),
        Action::ExchangeFor(resource) => exchange_for(state, resource, "teotihuacan-choice-exchange"),
        Action::ExchangeForWith(resource, _) => exchange_for(state, resource, "teotihuacan-choice-exchange-for-with"),
        Action::Sell(sold) => {
            let count: u8 = sold.iter().sum();
            let each = state.chosen_royal().exchange().map_or(0, |each| each.goods.cocoa);
            let label = Phrase::new("teotihuacan-choice-sell").with("paid", say::goods(&effects::amounts(sold)));
            (label.with("gained", say::cocoa(u16::from(count) * each)), None)
        }
        Action::Acquire(technology) => acquire(state, technology),
        Action::PyramidTile(tile) => {
            let label = Phrase::new("teotihuacan-choice-tile").with("letter", letter_of(state.pyramid_display, tile));
            (label.with("tile", say::pyramid_tile(tile, 0)), None)
        }
        Action::DecorationTile(tile) => {
            let label = Phrase::new("teotihuacan-choice-decoration");
            let label = label.with("letter", letter_of(state.decoration_display, tile));
            (label.with("tile", say::decoration(tile)), None)
        }
        Action::Space(space) => pyramid_space(state, space),
        Action::Ledge(ledge) => decoration_space(state, ledge),
        Action::Rotate(turns) => rotation(state, turns),
        Action::Spare(resource) => {
            let label = Phrase::new("teotihuacan-choice-spare").with("goods", say::resource(resource, 1));
            let due = match state.stack.top() {
                Some(Frame::SpareFor(_, space, _)) => price_of(space, Some(resource)).unwrap_or_default(),
                _ => Goods::default(),
            };
            (label, Some(Phrase::new("teotihuacan-choice-spare.effect").with("goods", say::goods(&due))))
        }
        Action::Use(tile) => {
            let label = Phrase::new("teotihuacan-choice-use").with("tile", say::discovery(tile));
            let builds = matches!(state.stack.top(), Some(Frame::NoblesWorkers));
            (label, Some(if builds { nobles(state, state.number() + 1) } else { effect_of(&say::discovery(tile)) }))
        }
        Action::Salary(amount) => {
            let salary = state.seat(seat).salary();
            let unpaid = salary.saturating_sub(u16::from(amount));
            let lost = (unpaid * data().eclipse.unpaid).min(state.seat(seat).vp);
            let label = Phrase::new("teotihuacan-choice-salary").with("paid", amount).with("owed", salary);
            (label, Some(Phrase::new("teotihuacan-choice-salary.effect").with("lost", lost)))
        }
        Action::SalaryWith(_) => plain("teotihuacan-choice-salary-with"),
        Action::Stop if matches!(state.stack.top(), Some(Frame::NoblesWorkers)) => {
            (stop(state), Some(nobles(state, state.number())))
        }
        Action::Stop => (stop(state), None),
    }
}

fn moving(state: &State, from: Board, power: u8, to: Board) -> Words {
    let label = Phrase::new("teotihuacan-choice-move").with("power", power);
    let label = label.with("from", say::board(from)).with("to", say::board(to));
    let mut workers = state.me().workers.iter();
    let mover = workers.position(|worker| worker.unlocked_on(from) && worker.power == power);
    let colours = state.colours_without(to, mover.map_or(0, |index| 1 << index));
    let key = if to == Board::Palace { "teotihuacan-choice-move.palace" } else { "teotihuacan-choice-move.effect" };
    (label, Some(Phrase::new(key).with("collected", colours + 1).with("due", colours)))
}

/// The effect of the main action on the reached board.
fn main_effect(state: &State) -> Phrase {
    let board = state.turn.to;
    let (workers, lowest) = state.own_workers(board);
    let row = usize::from(workers.clamp(1, 3)) - 1;
    let power_ups = data().boards[board.index()].power_ups[row];
    match board {
        Board::Forest | Board::Quarry | Board::GoldDeposits => {
            let cell = &data().boards[board.index()].production[row][usize::from(lowest.clamp(1, 5)) - 1];
            let gains = Phrase::new("teotihuacan-main-production").with("gains", effects::effects(cell));
            gains.with("n", power_ups)
        }
        Board::Nobles => nobles(state, workers),
        Board::Decorations => {
            Phrase::new("teotihuacan-main-decorations").with("price", say::goods(&State::decoration_price(workers)))
        }
        Board::Construction => {
            let number = (workers + state.built_in_workers(board)).min(3);
            Phrase::new("teotihuacan-main-construction").with("tiles", number)
        }
        Board::Alchemy | Board::Palace => effect_of(&say::board(board)),
    }
}

/// The effect of a building of the Nobles with this many workers.
fn nobles(state: &State, workers: u8) -> Phrase {
    let value = state.nobles_row(workers).map_or(0, |row| data().nobles_rows[row][usize::from(state.nobles_rows[row])]);
    let power_ups = data().boards[Board::Nobles.index()].power_ups[usize::from(workers.clamp(1, 3)) - 1];
    Phrase::new("teotihuacan-main-nobles").with("points", value).with("n", power_ups)
}

fn worship(state: &State, space: u8, favour: bool) -> Words {
    let board = state.turn.to;
    let occupied = state.worshipper(board, space).is_some();
    let what = if board == Board::Palace { say::royal(state.royal_tile(space)) } else { say::board(board) };
    let key = if favour { "teotihuacan-choice-worship-with" } else { "teotihuacan-choice-worship" };
    let label = Phrase::new(key).with("what", what);
    let label = label.with("cocoa", if occupied { data().cocoa.unlock_other } else { 0 });
    let effect = match state.tile_on_board(board) {
        _ if board == Board::Palace => royal_effect(state, space),
        Some((_, tile)) => tile_or_step(state, tile, (occupied, favour)),
        None => temple_part(state),
    };
    (label, Some(effect))
}

/// The offer of a worship with a discovery tile, limited to what the seat can pay after unlocking the worker there.
fn tile_or_step(state: &State, tile: Discovery, (occupied, favour): (bool, bool)) -> Phrase {
    let me = state.me();
    let mut left = me.goods;
    if occupied && !favour {
        left.remove(&Goods::cocoa(data().cocoa.unlock_other));
    }
    let both = Goods::cocoa(data().cocoa.both_parts);
    let (own, mut whole) = (tile_price(tile), both);
    whole.add(&own);
    // A Favor pays all the cocoa of one worship.
    let another = me.hand(DiscoveryKind::FreeCocoa) != 0;
    let temples = &data().boards[state.turn.to.index()].worship_temples;
    let key = if temples.iter().all(|temple| state.blocked(state.active, *temple)) {
        "teotihuacan-worship.tile"
    } else if !left.cover(&own) {
        "teotihuacan-worship.dear"
    } else if favour {
        "teotihuacan-worship.waived"
    } else if left.cover(&whole) || another {
        "teotihuacan-worship.effect"
    } else {
        "teotihuacan-worship.one"
    };
    let step = match temples[..] {
        [temple] => say::temple(temple),
        _ => Phrase::new("teotihuacan-any-temple"),
    };
    let effect = Phrase::new(key).with("step", step).with("tile", say::discovery(tile)).with("price", price(tile));
    effect.with("both", say::goods(&both))
}

/// The discovery tile that the seat can claim with a royal tile, and its additional cost.
pub(crate) fn palace_tile(state: &State, action: Action) -> Option<Phrase> {
    let here = matches!(action, Action::Worship(_) | Action::WorshipWith(..)) && state.turn.to == Board::Palace;
    let (_, tile) = state.tile_on_board(Board::Palace).filter(|_| here)?;
    let mut whole = tile_price(tile);
    // A Favor that unlocks the worker there pays for both parts as well.
    if matches!(action, Action::Worship(_)) {
        whole.add(&Goods::cocoa(data().cocoa.both_parts));
    }
    let key = if whole.is_nothing() { "teotihuacan-worship-tile.free" } else { "teotihuacan-worship-tile" };
    Some(Phrase::new(key).with("tile", say::discovery(tile)).with("price", say::goods(&whole)))
}

/// The temple step of a worship with both parts. The effect names only the tile.
pub(crate) fn step_of_both(state: &State, action: Action) -> Option<Phrase> {
    (action == Action::TakeBoth && state.turn.to != Board::Palace).then(|| temple_part(state))
}

/// An effect, after the goods that are missing for it.
fn lacking(missing: &Goods, effect: Phrase) -> Phrase {
    Phrase::new("teotihuacan-choice-take-both-lacking").with("missing", say::goods(missing)).with("effect", effect)
}

fn tile_on_board(state: &State) -> Option<Discovery> {
    state.tile_on_board(state.turn.to).map(|(_, tile)| tile)
}

/// The price of claiming a tile.
pub(crate) fn tile_price(tile: Discovery) -> Goods {
    data().discoveries[tile.index()].price
}

fn goods_or_free(goods: &Goods) -> Arg {
    if goods.is_nothing() { Phrase::new("teotihuacan-free").into() } else { say::goods(goods) }
}

/// The price of claiming a tile as text.
fn price(tile: Discovery) -> Arg {
    goods_or_free(&tile_price(tile))
}

fn temple_part(state: &State) -> Phrase {
    match data().boards[state.turn.to.index()].worship_temples[..] {
        [temple] if !state.blocked(state.active, temple) => {
            let (step, reward) = advance(state, temple);
            let phrase = Phrase::new("teotihuacan-effect-step-named").with("step", step.inside());
            reward.into_iter().fold(phrase, |phrase, reward| phrase.with("reward", reward))
        }
        [temple] => Phrase::new("teotihuacan-why-blocked").with("temple", say::temple(temple)),
        _ => Phrase::new("teotihuacan-effect-any-temple").with("n", 1),
    }
}

/// The effect of a space's royal tile for the worker that has come to the Palace.
fn royal_effect(state: &State, space: u8) -> Phrase {
    let royal = &data().royal_tiles[state.royal_tile(space).index()];
    let limit = state.royal_limit(royal);
    let exchange = |gained: Arg, times: u8| {
        let mut paid = match say::goods(&Goods::cocoa(royal.cocoa)) {
            Arg::List(goods) if royal.cocoa > 0 => goods,
            _ => Vec::new(),
        };
        let any = Phrase::new("teotihuacan-effect-any-resources").with("n", royal.any_resources);
        paid.extend((royal.any_resources > 0).then_some(any));
        Phrase::new("teotihuacan-royal-exchange").with("paid", paid).with("gained", gained).with("n", times)
    };
    match royal.gain {
        RoyalGain::Points { each, measure } => {
            say::points(each * state.measure(state.active, measure).min(limit.into()))
        }
        RoyalGain::EachTime(each) if royal.is_free() => {
            Phrase::new("teotihuacan-effect-step").with("reward", effects::effects(&each.times(limit)))
        }
        RoyalGain::EachTime(each) => exchange(effects::effects(&each), limit),
        RoyalGain::AnyResources => exchange(Phrase::new("teotihuacan-effect-any-resources").with("n", limit).into(), 1),
    }
}

/// The gain of a discovery tile. For a mask, the worth of all masks afterwards.
fn discovery(state: &State, tile: Discovery) -> Phrase {
    if !data().discoveries[tile.index()].kind.is_mask() {
        return effect_of(&say::discovery(tile));
    }
    let owner = state.me();
    let with = SeatState { discoveries: owner.discoveries | 1 << tile.index(), ..*owner };
    let mask = Phrase::new("teotihuacan-effect-mask").with("before", owner.mask_score());
    mask.with("after", with.mask_score())
}

fn both_parts(state: &State) -> Option<Phrase> {
    let tile = tile_on_board(state)?;
    let effect = Phrase::new("teotihuacan-choice-take-both-with.effect").with("tile", say::discovery(tile));
    Some(effect.with("price", price(tile)))
}

fn advance(state: &State, temple: Temple) -> Words {
    let step = state.me().temples[temple.index()] + 1;
    let label = Phrase::new("teotihuacan-choice-advance").with("temple", say::temple(temple)).with("step", step);
    (label, Some(effects::next_step(state, temple)))
}

fn exchange(state: &State, times: u8, key: &str) -> Words {
    let royal = state.chosen_royal();
    let gained = royal.exchange().unwrap_or_default().times(times);
    let paid = Goods::cocoa(royal.cocoa * u16::from(times));
    (Phrase::new(key).with("paid", say::goods(&paid)).with("gained", effects::effects(&gained)), None)
}

/// The temple steps that exchanges bring, if they bring some.
pub(crate) fn bought_steps(state: &State, times: u8) -> Option<Phrase> {
    let steps = state.chosen_royal().exchange()?.any_temple * times;
    (steps > 0).then(|| Phrase::new("teotihuacan-effect-any-temple").with("n", steps))
}

fn exchange_for(state: &State, resource: Resource, key: &str) -> Words {
    let royal = state.chosen_royal();
    let with_cocoa = key == "teotihuacan-choice-exchange";
    let mut paid = Goods::cocoa(if with_cocoa { royal.cocoa } else { 0 });
    paid.add(&Goods::of(resource, 1));
    let gained = Phrase::new("teotihuacan-effect-any-resources").with("n", state.royal_limit(royal));
    (Phrase::new(key).with("paid", say::goods(&paid)).with("gained", gained), None)
}

fn acquire(state: &State, technology: Technology) -> Words {
    let gold = Goods::of(Resource::Gold, data().technologies[technology.index()].gold);
    let name = acquired(state, technology);
    let effect = effect_of(&say::technology(technology));
    let slot = state.technologies.iter().position(|other| *other == technology).unwrap_or(0);
    let label = Phrase::new("teotihuacan-choice-acquire").with("technology", name).with("price", say::goods(&gold));
    (label.with("temple", say::temple(Temple::ALL[slot % 3])), Some(effect))
}

/// A technology by its name, with the points of its other owners when a seat acquires it.
pub(crate) fn acquired(state: &State, technology: Technology) -> Phrase {
    let name = say::technology(technology);
    let owned = state.all_seats().any(|seat| seat != state.active && state.seat(seat).owns(technology));
    if !owned {
        return name;
    }
    let points = data().other_owner_points;
    Phrase::new("teotihuacan-choice-acquire-owned").with("technology", name).with("points", points)
}

/// The number of a space among the free ones, in reading order, level by level, as in the picture.
pub(crate) fn free_number(state: &State, space: Space) -> usize {
    state.legal_spaces().take_while(|free| *free <= space).count()
}

fn pyramid_space(state: &State, space: Space) -> Words {
    let label = Phrase::new("teotihuacan-choice-space").with("number", free_number(state, space));
    let under = data().spaces[space.index()].cells.map(|cell| say::plain_icon(state.visible(cell)));
    let [top_left, top_right, bottom_right, bottom_left] = under;
    let effect = Phrase::new("teotihuacan-choice-space.effect")
        .with("top_left", top_left)
        .with("top_right", top_right)
        .with("bottom_right", bottom_right)
        .with("bottom_left", bottom_left)
        .with("space", say::space(space));
    let price = say::goods(&price_of(space, None).unwrap_or_default());
    let points = level_points(space);
    let points = match state.stack.top() {
        Some(Frame::PlaceTile(tile)) => {
            let matching = [0, 1, 2, 3]
                .map(|rotation| state.matches(state.covered(Placed { tile, rotation }, space).into_iter()).0);
            let [least, most] =
                [matching.iter().min(), matching.iter().max()].map(|extra| points + extra.copied().unwrap_or_default());
            if least == most {
                say::points(most)
            } else {
                Phrase::new("teotihuacan-points-by-rotation").with("from", least).with("to", most)
            }
        }
        _ => say::points(points),
    };
    (label.with("points", points).with("price", price), Some(effect))
}

/// The points of a space for its level.
fn level_points(space: Space) -> u16 {
    data().levels[usize::from(data().spaces[space.index()].level) - 1].points
}

/// All points of a tile that scores `base` and its matching icons, and the steps of the icons.
fn matching(base: u16, icons: u16, temples: Vec<Temple>) -> Phrase {
    let points = Phrase::new("teotihuacan-effect-matches").with("n", icons).with("points", say::points(base + icons));
    let step = |temple| Phrase::new("teotihuacan-effect-temple").with("temple", say::temple(temple)).with("n", 1);
    let steps: Vec<Phrase> = temples.into_iter().map(step).collect();
    if steps.is_empty() { points } else { Phrase::new("core-series").with("first", points).with("next", steps) }
}

fn decoration_space(state: &State, ledge: Ledge) -> Words {
    let Some(Frame::PlaceDecoration(tile)) = state.stack.top() else { return (say::ledge(ledge), None) };
    let (icons, temples) = state.matches(state.covered_by(tile, ledge).into_iter());
    (say::ledge(ledge), Some(matching(data().decoration_points, icons, temples.collect())))
}

fn rotation(state: &State, turns: u8) -> Words {
    let label = Phrase::new("teotihuacan-choice-rotate").with("turns", turns);
    let Some(Frame::RotateTile(tile, space)) = state.stack.top() else { return (label, None) };
    let covered = state.covered(Placed { tile, rotation: turns }, space);
    let (icons, temples) = state.matches(covered.into_iter());
    let effect = matching(level_points(space), icons, temples.collect());
    (label.with("tile", say::pyramid_tile(tile, turns)), Some(effect))
}

fn stop(state: &State) -> Phrase {
    let Some(frame) = state.stack.top() else { return Phrase::new("teotihuacan-choice-stop") };
    match frame {
        Frame::Join => Phrase::new("teotihuacan-choice-stop-join"),
        Frame::TurnEnd => Phrase::new("teotihuacan-choice-stop-turn"),
        Frame::DiscoveryPart | Frame::AvenueClaim(_) | Frame::AttachedClaim(_) => {
            Phrase::new("teotihuacan-choice-stop-claim")
        }
        Frame::Exchange => Phrase::new("teotihuacan-choice-stop-exchange"),
        Frame::BuyPowerUp => Phrase::new("teotihuacan-choice-stop-buy"),
        Frame::NoblesWorkers => Phrase::new("teotihuacan-choice-stop-workers").with("n", state.number()),
        Frame::ChooseTile => Phrase::new("teotihuacan-choice-stop-tile"),
        Frame::SpareFor(_, space, _) => {
            let due = price_of(space, None).unwrap_or_default();
            Phrase::new("teotihuacan-choice-stop-spare").with("goods", say::goods(&due))
        }
        _ => Phrase::new("teotihuacan-choice-stop"),
    }
}
