//! Hashes of positions, for the search of a turn and for playouts.

use std::hash::Hash;

use super::super::State;
use super::super::ids::{BuildingId, Gear, Material};
use super::super::state::{Mode, Phase, Player, Table};
use ai::{PositionHasher, packed};
use engine::Seat;

/// A hash of everything that can change within a turn. (The offer follows from the built buildings.)
pub(super) fn position(table: &Table) -> u64 {
    let seat = table.active;
    // The goods of the other players don't change within the turn, so the hash leaves them out.
    let player = table.player(seat);
    let mut hasher = PositionHasher::new(seat.into());
    hasher.add(goods(player), (player.vp as u64) << 32 | packed(&player.technologies));
    let [chaac, quetzalcoatl, kukulkan] = player.temples;
    let [workers, in_hand, light] = [player.workers_in_play, player.workers_in_hand, player.board_light.into()];
    let (corn, wood) = (player.corn_tiles, player.wood_tiles);
    let [gears, chichen_itza] = gears(table, seat);
    hasher.add(packed(&[chaac, quetzalcoatl, kukulkan, workers, in_hand, light, corn, wood]), gears);
    let skulls = u64::from(table.skulls_on_chichen_itza) << 8 | u64::from(table.skulls_in_bank);
    hasher.add(chichen_itza << 48 | jungle(table), player.buildings.bits() << 32 | skulls);
    let first = table.first_player_space.map_or(9, Seat::number);
    let turn = table.turn;
    let [begged, mercy] = [turn.begged, turn.mercy].map(u8::from);
    let turn = packed(&[first, turn.mode as u8, begged, mercy, turn.placed, table.phase as u8]);
    hasher.add(player.monuments.bits(), turn);
    add_tasks(&mut hasher, table);
    hasher.finish()
}

/// A hash of the main factors of a seat's turn: its workers, the progress of the turn, the spaces for workers, its
/// goods (from a few on, the number doesn't matter), and towards the end the days left. It leaves out steps, levels,
/// the goods of the others and the offer.
pub(super) fn playout_key(state: &State, seat: Seat) -> Option<u64> {
    let table = &state.table;
    if table.phase != Phase::Turns {
        return None;
    }
    let player = table.player(seat);
    let some = |material: Material, enough: u16| player.goods[material].min(enough) as u8;
    let mut hasher = PositionHasher::new(seat.into());
    let [gears, chichen_itza] = gears(table, seat);
    let has = [
        some(Material::Corn, 5),
        some(Material::Wood, 3),
        some(Material::Stone, 3),
        some(Material::Gold, 3),
        some(Material::Skull, 1),
        player.workers_in_play,
        player.workers_in_hand,
        table.rounds().saturating_sub(table.day).min(4),
    ];
    hasher.add(packed(&has), gears);
    let turn = match table.turn.mode {
        Mode::Picking => u64::MAX,
        Mode::Open | Mode::Placing => placing(table),
    };
    hasher.add(turn, chichen_itza);
    add_tasks(&mut hasher, table);
    Some(hasher.finish())
}

/// Adds the open tasks of the turn.
#[inline]
fn add_tasks(hasher: &mut PositionHasher, table: &Table) {
    table.tasks.iter().for_each(|task| task.hash(hasher));
}

/// Positions of a seat's workers: on four gears, and on Chichen Itza.
#[inline]
fn gears(table: &Table, seat: Seat) -> [u64; 2] {
    let [palenque, yaxchilan, tikal, uxmal, chichen_itza] = Gear::ALL.map(|gear| u64::from(table.gears.of(seat, gear)));
    [palenque << 48 | yaxchilan << 32 | tikal << 16 | uxmal, chichen_itza]
}

/// The progress of the turn, and the space for the next worker.
#[inline]
fn placing(table: &Table) -> u64 {
    let space = |gear: Gear| table.lowest_free_space(gear).map_or(15, u64::from);
    let first = u64::from(table.first_player_space.is_none());
    let free = Gear::ALL.into_iter().fold(first, |all, gear| all << 4 | space(gear));
    let turn = table.turn;
    free << 32 | packed(&[turn.mode as u8, turn.begged.into(), turn.mercy.into(), turn.placed])
}

/// The goods of a player. No player ever has more than 4095 of a kind.
#[inline]
fn goods(player: &Player) -> u64 {
    Material::ALL.iter().fold(0, |all, &material| all << 12 ^ u64::from(player.goods[material]))
}

/// The tiles left in the jungle, packed into 32 bits.
pub(super) fn jungle(table: &Table) -> u64 {
    table.jungle.iter().fold(0, |all, group| all << 8 | u64::from(group.corn) << 4 | u64::from(group.wood))
}

/// The offer in 36 bits.
pub(super) fn offer(table: &Table) -> u64 {
    let place = |place: Option<BuildingId>| place.map_or(0, |building| building.index() as u64 + 1);
    table.offer.iter().fold(0, |all, &building| all << 6 | place(building))
}
