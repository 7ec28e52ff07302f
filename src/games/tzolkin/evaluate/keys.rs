//! Telling positions apart, each time by what matters for something.

use super::super::State;
use super::super::ids::{BuildingId, Gear, Material};
use super::super::state::{Mode, Phase, Player, Source, Table, Task};
use crate::engine::Seat;

/// Mixes numbers into one.
struct Mix(u64);

impl Mix {
    fn add(&mut self, number: u64) {
        // A multiplication and a shift spread every bit: an odd constant loses nothing.
        let mixed = (self.0 ^ number).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 = mixed ^ mixed >> 29;
    }

    /// Two at once: in both halves of their product every bit of both counts.
    fn add_two(&mut self, one: u64, other: u64) {
        let product = u128::from(self.0 ^ one ^ 0xA076_1D64_78BD_642F) * u128::from(other ^ 0xE703_7ED1_A0B4_28DB);
        self.0 = product as u64 ^ (product >> 64) as u64;
    }
}

/// A hash of all that can change within a turn.
pub(super) fn fingerprint(table: &Table) -> u64 {
    let mut mix = Mix(u64::from(table.active) + 1);
    let seat = table.active;
    // What the others have stays.
    let player = table.player(seat);
    mix.add_two(goods(player), (player.vp as u64) << 32 | bytes(&player.technologies));
    let [chaac, quetzalcoatl, kukulkan] = player.temples;
    let [workers, in_hand, light] = [player.workers_in_play, player.workers_in_hand, player.board_light.into()];
    let (corn, wood) = (player.corn_tiles, player.wood_tiles);
    let [palenque, yaxchilan, tikal, uxmal, chichen_itza] = Gear::ALL.map(|gear| u64::from(table.gears.of(seat, gear)));
    mix.add_two(
        u64::from_le_bytes([chaac, quetzalcoatl, kukulkan, workers, in_hand, light, corn, wood]),
        palenque << 48 | yaxchilan << 32 | tikal << 16 | uxmal,
    );
    let skulls = u64::from(table.skulls_on_chichen_itza) << 8 | u64::from(table.skulls_in_bank);
    mix.add_two(chichen_itza << 48 | jungle(table), table.monuments.bits() << 24 | skulls);
    let first = table.first_player_space.map_or(9, u64::from);
    let turn = table.turn;
    let turn = bytes(&[turn.mode as u8, turn.begged.into(), turn.mercy.into(), turn.placed, table.phase as u8]);
    mix.add_two(offer(table), first << 48 | turn);
    for &task in table.tasks.iter() {
        mix.add(code(task));
    }
    mix.0
}

/// A hash of all that the evaluation of a seat looks at.
fn outlook(state: &State, seat: Seat) -> u64 {
    let table = &state.table;
    let player = table.player(seat);
    let mut mix = Mix(u64::from(seat) + 1);
    mix.add(goods(player));
    mix.add((player.vp as u64) << 32 | bytes(&player.technologies));
    let [chaac, quetzalcoatl, kukulkan] = player.temples;
    let [workers, in_hand] = [player.workers_in_play, player.workers_in_hand];
    mix.add(bytes(&[chaac, quetzalcoatl, kukulkan, workers, in_hand, player.corn_tiles, player.wood_tiles]));
    mix.add(player.buildings.bits() << 32 | player.wealth.bits());
    // Of the others only the highest markers and the number of monuments count.
    let (mut rivals, mut monuments) = ([0; 3], 0);
    for (other, others) in table.players.iter().enumerate() {
        monuments += others.monuments.len() as u8;
        if other != usize::from(seat) {
            for (most, &step) in rivals.iter_mut().zip(&others.temples) {
                *most = step.max(*most);
            }
        }
    }
    let done = super::prices::turn_done(table, seat);
    mix.add(bytes(&[rivals[0], rivals[1], rivals[2], monuments, table.players.len() as u8, table.day, done.into()]));
    mix.add(player.monuments.bits() << 32 | table.monuments.bits() << 16 | u64::from(table.skulls_on_chichen_itza));
    let gears = |gear: Gear| u64::from(table.gears.of(seat, gear));
    let [palenque, yaxchilan, tikal, uxmal, chichen_itza] = Gear::ALL.map(gears);
    mix.add(palenque << 48 | yaxchilan << 32 | tikal << 16 | uxmal);
    mix.add(chichen_itza << 40 | offer(table));
    let first = table.first_player_space == Some(seat);
    let acts = seat == table.active && table.phase == Phase::Turns;
    let pool = if first && acts && table.turn.mode == Mode::Placing { table.pool } else { 0 };
    let open = [table.phase as u8, table.food_days_held, first.into(), acts.into(), player.board_light.into()];
    mix.add(u64::from(pool) << 48 | bytes(&open) << 8 | u64::from(table.skulls_in_bank));
    mix.add(jungle(table));
    if acts {
        table.tasks.iter().for_each(|&task| mix.add(code(task)));
    }
    if let Some(pair) = state.hidden.kept[usize::from(seat)] {
        mix.add(bytes(&[pair.0.index() as u8, pair.1.index() as u8, 1]));
    }
    mix.0
}

/// A hash of all that decides the best next step of a seat within its turn: the outlook, how far the
/// turn is, and where workers can be placed. Secret choices and days move more than that.
pub(super) fn prospect(state: &State, seat: Seat) -> Option<u64> {
    let table = &state.table;
    (table.phase == Phase::Turns).then(|| {
        let mut mix = Mix(outlook(state, seat));
        mix.add(placing(table));
        // Who places a worker on the first player space looks forward to the corn of the pool.
        let free = table.first_player_space.is_none();
        mix.add(if free { table.pool.into() } else { 0 });
        mix.0
    })
}

/// A hash of what moves a seat most within its turn: its workers, how far the turn is, where workers can be
/// placed, how much it has (a few are as good as many), and towards the end the days that are left.
/// Steps, levels, what the others have and what is on offer are left out.
pub(super) fn habit(state: &State, seat: Seat) -> Option<u64> {
    let table = &state.table;
    if table.phase != Phase::Turns {
        return None;
    }
    let player = table.player(seat);
    let some = |material: Material, enough: u16| player.goods[material].min(enough) as u8;
    let mut mix = Mix(u64::from(seat) + 1);
    mix.add(u64::from_le_bytes([
        some(Material::Corn, 7),
        some(Material::Wood, 3),
        some(Material::Stone, 3),
        some(Material::Gold, 3),
        some(Material::Skull, 1),
        player.workers_in_play,
        player.workers_in_hand,
        table.rounds().saturating_sub(table.day).min(6),
    ]));
    let [palenque, yaxchilan, tikal, uxmal, chichen_itza] = Gear::ALL.map(|gear| u64::from(table.gears.of(seat, gear)));
    mix.add(palenque << 48 | yaxchilan << 32 | tikal << 16 | uxmal);
    mix.add(chichen_itza);
    match table.turn.mode {
        Mode::Picking => mix.add(u64::MAX),
        Mode::Open | Mode::Placing => mix.add(placing(table)),
    }
    table.tasks.iter().for_each(|&task| mix.add(code(task)));
    Some(mix.0)
}

/// How far the turn is, and where the next worker can be placed.
fn placing(table: &Table) -> u64 {
    let space = |gear: Gear| table.lowest_free_space(gear).map_or(15, u64::from);
    let first = u64::from(table.first_player_space.is_none());
    let free = Gear::ALL.into_iter().fold(first, |all, gear| all << 4 | space(gear));
    let turn = table.turn;
    free << 32 | bytes(&[turn.mode as u8, turn.begged.into(), turn.mercy.into(), turn.placed])
}

/// Some bytes as one number.
fn bytes(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0, |all, &byte| all << 8 | u64::from(byte))
}

/// The goods of a player; more than 4095 of a kind is never reached.
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
