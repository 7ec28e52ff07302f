//! The positions of the workers: one bit for each position of a gear.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use engine::Seat;

use super::data::data;
use super::ids::Gear;

/// The worker on a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum GearOccupant {
    /// A worker of the player on this seat.
    Player(Seat),
    /// A dummy worker (rules 2.1).
    Dummy(Dummy),
}

/// The word for a dummy worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dummy {
    /// A worker without a player.
    Dummy,
}

/// The workers on the gears.
///
/// A position is a bit. Turning a gear, finding its lowest free space and counting a player's workers take a few
/// instructions each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gears {
    players: [[u16; 5]; 4],
    dummies: [u16; 5],
}

impl Gears {
    /// The worker on a position, if there is one.
    pub fn at(&self, gear: Gear, position: u8) -> Option<GearOccupant> {
        let bit = 1_u16.checked_shl(position.into())?;
        if self.dummies[gear.index()] & bit != 0 {
            return Some(GearOccupant::Dummy(Dummy::Dummy));
        }
        Seat::all(4).find(|&seat| self.of(seat, gear) & bit != 0).map(GearOccupant::Player)
    }

    /// The positions of a player's workers on a gear, one bit each.
    pub fn of(&self, seat: Seat, gear: Gear) -> u16 {
        self.players[usize::from(seat)][gear.index()]
    }

    /// Every occupied position, one bit each.
    pub fn taken(&self, gear: Gear) -> u16 {
        self.of_players(gear) | self.dummies[gear.index()]
    }

    /// The positions of all players' workers, one bit each.
    pub(crate) fn of_players(&self, gear: Gear) -> u16 {
        self.players.iter().fold(0, |bits, gears| bits | gears[gear.index()])
    }

    /// A player's workers on all gears.
    pub fn count(&self, seat: Seat) -> u8 {
        self.players[usize::from(seat)].iter().map(|bits| bits.count_ones() as u8).sum()
    }

    /// Returns `true` if a player has a worker on any gear.
    pub fn any(&self, seat: Seat) -> bool {
        self.players[usize::from(seat)] != [0; 5]
    }

    /// Dummy workers on a gear, one bit for each position.
    pub fn dummies_on(&self, gear: Gear) -> u16 {
        self.dummies[gear.index()]
    }

    /// The lowest numbered space without a worker (rules 6), if there is one.
    pub(crate) fn lowest_free_space(&self, gear: Gear) -> Option<u8> {
        let space = self.taken(gear).trailing_ones() as u8;
        (space <= data().gear(gear).last_space).then_some(space)
    }

    pub(super) fn put(&mut self, seat: Seat, gear: Gear, space: u8) {
        self.players[usize::from(seat)][gear.index()] |= 1 << space;
    }

    pub(super) fn take(&mut self, seat: Seat, gear: Gear, space: u8) {
        self.players[usize::from(seat)][gear.index()] &= !(1 << space);
    }

    pub(super) fn put_dummy(&mut self, gear: Gear, position: u8) {
        self.dummies[gear.index()] |= 1 << position;
    }

    /// Turns all gears by one space (rules 14.2) and returns the workers that were pushed off, by seat and gear.
    pub(super) fn turn(&mut self) -> [[bool; 5]; 4] {
        let mut pushed = [[false; 5]; 4];
        for gear in Gear::ALL {
            let form = data().gear(gear);
            let last = 1 << form.last_space;
            for (player, pushed) in self.players.iter_mut().zip(&mut pushed) {
                let bits = &mut player[gear.index()];
                pushed[gear.index()] = *bits & last != 0;
                *bits = (*bits & !last) << 1;
            }
            let bits = &mut self.dummies[gear.index()];
            *bits = (*bits << 1 | *bits >> (form.teeth - 1)) & ((1 << form.teeth) - 1);
        }
        pushed
    }

    /// All positions of a gear from space 0 up.
    pub fn positions(&self, gear: Gear) -> impl Iterator<Item = Option<GearOccupant>> + '_ {
        (0..data().gear(gear).teeth).map(move |position| self.at(gear, position))
    }
}

/// The written form of the gears: every position from space 0 up.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct NamedGears {
    palenque: Vec<Option<GearOccupant>>,
    yaxchilan: Vec<Option<GearOccupant>>,
    tikal: Vec<Option<GearOccupant>>,
    uxmal: Vec<Option<GearOccupant>>,
    chichen_itza: Vec<Option<GearOccupant>>,
}

impl Serialize for Gears {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let positions = |gear| self.positions(gear).collect();
        NamedGears {
            palenque: positions(Gear::Palenque),
            yaxchilan: positions(Gear::Yaxchilan),
            tikal: positions(Gear::Tikal),
            uxmal: positions(Gear::Uxmal),
            chichen_itza: positions(Gear::ChichenItza),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Gears {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let named = NamedGears::deserialize(deserializer)?;
        let mut gears = Gears::default();
        let lists = [named.palenque, named.yaxchilan, named.tikal, named.uxmal, named.chichen_itza];
        for (gear, positions) in Gear::ALL.into_iter().zip(lists) {
            let form = data().gear(gear);
            if positions.len() != usize::from(form.teeth) {
                return Err(D::Error::custom(format!("{} has {} positions", gear.id(), form.teeth)));
            }
            for (position, occupant) in (0..).zip(positions) {
                match occupant {
                    Some(GearOccupant::Player(seat)) if seat.number() < 4 && position <= form.last_space => {
                        gears.put(seat, gear, position);
                    }
                    Some(GearOccupant::Dummy(_)) => gears.put_dummy(gear, position),
                    None => {}
                    Some(_) => return Err(D::Error::custom(format!("no such worker on {} {position}", gear.id()))),
                }
            }
        }
        Ok(gears)
    }
}
