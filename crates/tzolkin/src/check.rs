//! Checks of the invariants of every position (rules 16), for positions that come from outside.

use engine::Seat;
use game_kit::rules::checked;

use super::data::{Effect, data};
use super::gears::Gears;
use super::ids::{Gear, Material, Temple};
use super::state::{Hidden, Phase, State, TASKS, Table, Task};

/// The reason why a position can't occur in this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Impossible {
    /// Not 2 to 4 players, or a reference to a missing seat.
    #[error("the game needs two to four seats")]
    Seats,
    /// The age, the day and the number of past food days contradict each other.
    #[error("invalid calendar")]
    Calendar,
    /// Missing or extra skulls.
    #[error("the number of skulls isn't {}", data().skulls)]
    Skulls,
    /// Missing or extra workers of a player.
    #[error("seat {0} has the wrong number of workers")]
    Workers(Seat),
    /// Two workers on one position.
    #[error("two workers share a position on {}", .0.id())]
    Position(Gear),
    /// Missing or extra tiles in the jungle.
    #[error("invalid tiles in the jungle or with the players")]
    Jungle,
    /// A marker is above the top of its temple, or two share a top step.
    #[error("invalid markers in {}", .0.id())]
    Temple(Temple),
    /// A technology above level 3.
    #[error("seat {0} has a technology above its highest level")]
    Technology(Seat),
    /// A building in two places, or a deck of the wrong size.
    #[error("invalid buildings")]
    Buildings,
    /// A monument in two places.
    #[error("invalid monuments")]
    Monuments,
    /// More goods than any game can bring.
    #[error("seat {0} has impossible goods")]
    Goods(Seat),
    /// Choices of wealth tiles that don't match the phase.
    #[error("invalid wealth tiles")]
    Wealth,
    /// Tasks of a turn that don't match the phase.
    #[error("invalid turn state")]
    Turn,
}

checked! { State, check }

/// Upper limit for amounts of goods: far more than any game brings, and far below the limit of the number type.
const MOST: u16 = 9_999;

/// Upper limit for the turn counter, far more than any game has.
const MOST_TURNS: u32 = 99_999;

/// Checks a position.
///
/// # Errors
/// The first broken invariant.
fn check(State { table, hidden }: &State) -> Result<(), Impossible> {
    seats(table)?;
    // The second age begins with the second food day.
    let age = if table.food_days_held < 2 { 1 } else { 2 };
    let days = table.day <= table.rounds() && usize::from(table.food_days_held) <= data().food_days.len();
    require(table.age == age && days && table.pool <= MOST, Impossible::Calendar)?;
    let owned: u16 = table.players.iter().map(|player| player.goods[Material::Skull].min(MOST)).sum();
    let skulls = u32::from(owned) + u32::from(table.skulls_in_bank) + table.skulls_on_chichen_itza.count_ones();
    require(
        skulls == u32::from(data().skulls) && table.skulls_on_chichen_itza & !0b11_1111_1110 == 0,
        Impossible::Skulls,
    )?;
    workers(table)?;
    jungle(table)?;
    for temple in Temple::ALL {
        let top = data().temple(temple).top();
        let steps = || table.seats().map(|seat| table.step(seat, temple));
        let fits = steps().all(|step| step <= top) && steps().filter(|&step| step == top).count() <= 1;
        require(fits, Impossible::Temple(temple))?;
    }
    for seat in table.seats() {
        let player = table.player(seat);
        require(player.technologies.iter().all(|&level| level <= 3), Impossible::Technology(seat))?;
        let goods = player.goods.iter().all(|(_, amount)| amount <= MOST);
        require(goods && player.vp.unsigned_abs() <= MOST, Impossible::Goods(seat))?;
    }
    buildings(table, hidden)?;
    let mut monuments = table.monuments;
    for monument in table.players.iter().flat_map(|player| player.monuments.iter()) {
        require(!monuments.contains(monument), Impossible::Monuments)?;
        monuments.insert(monument);
    }
    turn(table, hidden)
}

fn require(holds: bool, otherwise: Impossible) -> Result<(), Impossible> {
    if holds { Ok(()) } else { Err(otherwise) }
}

fn seats(table: &Table) -> Result<(), Impossible> {
    let there = |seat: Seat| usize::from(seat) < table.players.len();
    let nobody = Seat::all(4).filter(|&seat| !there(seat)).all(|seat| !table.gears.any(seat));
    let named = there(table.first_seat) && there(table.active) && table.first_player_space.is_none_or(there);
    require((2..=4).contains(&table.players.len()) && nobody && named, Impossible::Seats)
}

fn workers(table: &Table) -> Result<(), Impossible> {
    for gear in Gear::ALL {
        let total: u32 = table.seats().map(|seat| table.gears.of(seat, gear).count_ones()).sum();
        let dummies = table.gears.dummies_on(gear).count_ones();
        require(total + dummies == table.gears.taken(gear).count_ones(), Impossible::Position(gear))?;
    }
    for seat in table.seats() {
        let player = table.player(seat);
        let out = Gears::count(&table.gears, seat) + u8::from(table.first_player_space == Some(seat));
        let in_play = data().workers_at_start..=data().workers_max;
        let fits = player.workers_in_hand.checked_add(out) == Some(player.workers_in_play)
            && in_play.contains(&player.workers_in_play);
        require(fits, Impossible::Workers(seat))?;
    }
    Ok(())
}

fn jungle(table: &Table) -> Result<(), Impossible> {
    let stacks = table.by_players().jungle_tiles_per_group;
    let fits = table.jungle.iter().all(|group| group.wood <= group.corn && group.corn <= stacks);
    let left: u16 = table.jungle.iter().map(|group| u16::from(group.corn)).sum();
    let kept_tiles: u16 = table.players.iter().map(|player| u16::from(player.corn_tiles)).sum();
    let wood: u16 = table.jungle.iter().map(|group| u16::from(group.wood)).sum();
    let wood_kept: u16 = table.players.iter().map(|player| u16::from(player.wood_tiles)).sum();
    let stacks = u16::from(stacks);
    let whole = left + kept_tiles == 4 * stacks && wood + wood_kept <= 3 * stacks && table.jungle[0].wood == 0;
    require(fits && whole, Impossible::Jungle)
}

fn buildings(table: &Table, hidden: &Hidden) -> Result<(), Impossible> {
    let mut seen = super::ids::BuildingSet::default();
    let lying = table.offered().chain(table.players.iter().flat_map(|player| player.buildings.iter()));
    for building in lying.chain(hidden.deck_age_1.iter().copied()).chain(hidden.deck_age_2.iter().copied()) {
        require(!seen.contains(building), Impossible::Buildings)?;
        seen.insert(building);
    }
    let of_age = |deck: &[super::ids::BuildingId], age| deck.iter().all(|id| data().buildings[id.index()].age == age);
    let deck = if table.age == 1 { hidden.deck_age_1.len() } else { hidden.deck_age_2.len() };
    let fits = of_age(&hidden.deck_age_1, 1) && of_age(&hidden.deck_age_2, 2);
    require(fits && deck == usize::from(table.deck), Impossible::Buildings)
}

fn turn(table: &Table, hidden: &Hidden) -> Result<(), Impossible> {
    let choosing = table.phase == Phase::Choosing;
    for seat in 0..4 {
        let chosen = hidden.kept_tiles[seat].is_some();
        require(chosen == table.chosen[seat] || !choosing, Impossible::Wealth)?;
        require(choosing || !chosen, Impossible::Wealth)?;
    }
    let offers = if choosing { table.players.len() } else { 0 };
    require(hidden.offers.len() == offers, Impossible::Wealth)?;
    let waits = choosing && table.seats().all(|seat| table.chosen[usize::from(seat)]);
    require(!waits, Impossible::Wealth)?;
    require(table.tasks.is_empty() || (table.phase == Phase::Turns && table.tasks.len() < TASKS), Impossible::Turn)?;
    require(table.tasks.iter().all(|&task| task_fits(task)) && table.turns <= MOST_TURNS, Impossible::Turn)?;
    let result = table.result.map(|result| [result.quarters.len(), result.ranking.len()]);
    let over = (table.phase == Phase::Over).then_some([table.players.len(); 2]);
    require(result == over, Impossible::Turn)
}

/// Returns `true` if the numbers of a task exist on the table.
fn task_fits(task: Task) -> bool {
    match task {
        Task::ChooseAction { gear, space } => space <= data().gear(gear).last_space,
        Task::Harvest { space } | Task::Lower { space } => {
            matches!(data().offer(Gear::Palenque, space).main(), Some(Effect::Harvest { .. }))
        }
        Task::PayClimb { resources, .. } => resources <= data().workers_max,
        Task::Use { gears, .. } => !gears.contains(Gear::ChichenItza),
        _ => true,
    }
}
