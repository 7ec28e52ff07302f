//! Telling positions apart, each time by what matters for something.

use super::super::State;
use super::super::ids::{BuildingId, Gear, Material};
use super::super::state::{Mode, Phase, Player, Source, Table, Task};
use super::prices::{highest_of_others, turn_done};
use crate::ai::{Mix, packed};
use crate::engine::Seat;

/// A hash of all that can change within a turn. (What is on offer follows from what was built.)
pub(super) fn fingerprint(table: &Table) -> u64 {
    let seat = table.active;
    // What the others have stays.
    let player = table.player(seat);
    let mut mix = Mix::new(seat.into());
    mix.add(goods(player), (player.vp as u64) << 32 | packed(&player.technologies));
    let [chaac, quetzalcoatl, kukulkan] = player.temples;
    let [workers, in_hand, light] = [player.workers_in_play, player.workers_in_hand, player.board_light.into()];
    let (corn, wood) = (player.corn_tiles, player.wood_tiles);
    let [gears, chichen_itza] = gears(table, seat);
    mix.add(packed(&[chaac, quetzalcoatl, kukulkan, workers, in_hand, light, corn, wood]), gears);
    let skulls = u64::from(table.skulls_on_chichen_itza) << 8 | u64::from(table.skulls_in_bank);
    mix.add(chichen_itza << 48 | jungle(table), player.buildings.bits() << 32 | skulls);
    let first = table.first_player_space.map_or(9, Seat::number);
    let turn = table.turn;
    let [begged, mercy] = [turn.begged, turn.mercy].map(u8::from);
    let turn = packed(&[first, turn.mode as u8, begged, mercy, turn.placed, table.phase as u8]);
    mix.add(player.monuments.bits(), turn);
    add_tasks(&mut mix, table);
    mix.finish()
}

/// A hash of all that decides what is best for a seat within its turn: all that its evaluation looks
/// at, how far the turn is, and where workers can be placed. Secret choices and days move more than
/// that.
pub(super) fn prospect(state: &State, seat: Seat) -> Option<u64> {
    let table = &state.table;
    if table.phase != Phase::Turns {
        return None;
    }
    let player = table.player(seat);
    let mut mix = Mix::new(seat.into());
    // Of the others only the highest markers count: how many monuments they have built follows, in one
    // game, from those that are still on offer.
    let ([chaac, quetzalcoatl, kukulkan], [one, two, three]) = (player.temples, highest_of_others(table, seat));
    let steps = [chaac, quetzalcoatl, kukulkan, one, two, three, player.workers_in_play, table.day];
    mix.add(packed(&steps), player.buildings.bits() << 32 | player.wealth.bits());
    let (tiles, done) = ([player.corn_tiles, player.wood_tiles], turn_done(table, seat).into());
    let more = [table.skulls_in_bank, table.food_days_held, table.players.len() as u8, done];
    mix.add(packed(&player.technologies) << 32 | packed(&more), packed(&tiles) << 48 | offer(table));
    let skulls = u64::from(table.skulls_on_chichen_itza);
    mix.add(player.monuments.bits() << 32 | table.monuments.bits() << 16 | skulls, goods(player));
    let [gears, chichen_itza] = gears(table, seat);
    mix.add(gears, 0);
    let first = table.first_player_space == Some(seat);
    let open = [seat == table.active, first, player.board_light].map(u8::from);
    mix.add((player.vp as u64) << 32 | packed(&open) << 8 | u64::from(player.workers_in_hand), chichen_itza);
    // Who places a worker on the first player space, or stands on it, looks forward to the pool's corn.
    let pool = if first || table.first_player_space.is_none() { table.pool.into() } else { 0 };
    mix.add(placing(table), pool << 32 | jungle(table));
    add_tasks(&mut mix, table);
    Some(mix.finish())
}

/// A hash of what moves a seat most within its turn: its workers, how far the turn is, where workers
/// can be placed, how much it has (a few are as good as many), and towards the end the days that are
/// left. Steps, levels, what the others have and what is on offer are left out.
pub(super) fn habit(state: &State, seat: Seat, own: bool) -> Option<u64> {
    let table = &state.table;
    if table.phase != Phase::Turns {
        return None;
    }
    let player = table.player(seat);
    let ([corn, resources, skulls], days) = if own { ([5, 3, 1], 4) } else { ([3, 1, 0], 2) };
    let some = |material: Material, enough: u16| player.goods[material].min(enough) as u8;
    let mut mix = Mix::new(seat.into());
    let [gears, chichen_itza] = gears(table, seat);
    let has = [
        some(Material::Corn, corn),
        some(Material::Wood, resources),
        some(Material::Stone, resources),
        some(Material::Gold, resources),
        some(Material::Skull, skulls),
        player.workers_in_play,
        player.workers_in_hand,
        table.rounds().saturating_sub(table.day).min(days),
    ];
    mix.add(packed(&has), gears);
    let turn = match table.turn.mode {
        Mode::Picking => u64::MAX,
        Mode::Open | Mode::Placing => placing(table),
    };
    mix.add(turn, chichen_itza);
    add_tasks(&mut mix, table);
    Some(mix.finish())
}

/// What is still to be done in the turn.
#[inline]
fn add_tasks(mix: &mut Mix, table: &Table) {
    table.tasks.iter().for_each(|&task| mix.add(code(task), 0));
}

/// Where the workers of a seat are: on four gears, and on Chichen Itza.
#[inline]
fn gears(table: &Table, seat: Seat) -> [u64; 2] {
    let [palenque, yaxchilan, tikal, uxmal, chichen_itza] = Gear::ALL.map(|gear| u64::from(table.gears.of(seat, gear)));
    [palenque << 48 | yaxchilan << 32 | tikal << 16 | uxmal, chichen_itza]
}

/// How far the turn is, and where the next worker can be placed.
#[inline]
fn placing(table: &Table) -> u64 {
    let space = |gear: Gear| table.lowest_free_space(gear).map_or(15, u64::from);
    let first = u64::from(table.first_player_space.is_none());
    let free = Gear::ALL.into_iter().fold(first, |all, gear| all << 4 | space(gear));
    let turn = table.turn;
    free << 32 | packed(&[turn.mode as u8, turn.begged.into(), turn.mercy.into(), turn.placed])
}

/// The goods of a player; more than 4095 of a kind is never reached.
#[inline]
fn goods(player: &Player) -> u64 {
    Material::ALL.iter().fold(0, |all, &material| all << 12 ^ u64::from(player.goods[material]))
}

pub(super) fn jungle(table: &Table) -> u64 {
    table.jungle.iter().fold(0, |all, group| all << 8 | u64::from(group.corn) << 4 | u64::from(group.wood))
}

/// The offer in 36 bits.
pub(super) fn offer(table: &Table) -> u64 {
    let place = |place: Option<BuildingId>| place.map_or(0, |building| building.index() as u64 + 1);
    table.offer.iter().fold(0, |all, &building| all << 6 | place(building))
}

/// A number for each task.
fn code(task: Task) -> u64 {
    let bytes = |kind: u8, a: u8, b: u8, c: u8| u64::from(u32::from_be_bytes([kind, a, b, c]));
    match task {
        Task::ChooseAction { gear, space } => bytes(1, gear.index() as u8, space, 0),
        Task::Harvest { space } => bytes(2, space, 0, 0),
        Task::Lower { space } => bytes(3, space, 0, 0),
        Task::Advance { levels, optional } => bytes(4, levels, optional.into(), 0),
        Task::PayAdvance { technology } => bytes(5, technology.index() as u8, 0, 0),
        Task::AdvanceFree { levels } => bytes(6, levels, 0, 0),
        Task::PayClimb { resources, temples } => bytes(7, resources, temples, 0),
        Task::Climb { steps, except, different } => {
            let except = except.iter().fold(0, |all, temple| all | 1 << temple.index());
            bytes(8, steps, except, different.into())
        }
        Task::GainAny { count } => bytes(9, count, 0, 0),
        Task::Build { how } => bytes(10, how as u8, 0, 0),
        Task::Market => bytes(11, 0, 0, 0),
        Task::Use { optional, corn, .. } => bytes(12, optional.into(), corn as u8, 0),
        Task::Offering => bytes(13, 0, 0, 0),
        Task::Effects { source, next } => match source {
            Source::Tile(tile) => bytes(14, tile.index() as u8, next, 0),
            Source::Building(building) => bytes(15, building.index() as u8, next, 0),
            Source::Bonus(technology) => bytes(16, technology.index() as u8, next, 0),
        },
    }
}
