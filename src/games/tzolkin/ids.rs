//! Names of the components, as small plain values (rules 0 and 17).
//!
//! Everything is written and read by its identifier in the data file, so saved games and records
//! stay readable and survive a change of how a value is kept in memory.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use super::data::data;

/// Declares an enum whose values are known by an identifier.
macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $id:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name {
            $($(#[$value_doc])* $value,)*
        }

        impl $name {
            /// All of them, in the order of the data file.
            pub const ALL: [$name; [$($id),*].len()] = [$($name::$value),*];

            /// The identifier.
            pub const fn id(self) -> &'static str {
                match self {
                    $($name::$value => $id,)*
                }
            }

            /// The value with this identifier.
            pub fn from_id(id: &str) -> Option<Self> {
                match id {
                    $($id => Some($name::$value),)*
                    _ => None,
                }
            }

            /// Its place in [`Self::ALL`].
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        by_id!($name);
    };
}

/// Reads and writes a type by its identifier.
macro_rules! by_id {
    ($name:ident) => {
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let id = std::borrow::Cow::<str>::deserialize(deserializer)?;
                $name::from_id(&id).ok_or_else(|| D::Error::custom(format!("there is nothing called `{id}`")))
            }
        }
    };
}

named! {
    /// One of the five gears with spaces, in the order in which they are always listed.
    Gear {
        /// Corn and wood from the jungle (rules 8.1).
        Palenque = "palenque",
        /// Resources and skulls (rules 8.2).
        Yaxchilan = "yaxchilan",
        /// Technology and building (rules 8.3).
        Tikal = "tikal",
        /// Trade (rules 8.4).
        Uxmal = "uxmal",
        /// Skulls for the gods (rules 8.5).
        ChichenItza = "chichen_itza",
    }
}

named! {
    /// A temple (rules 12).
    Temple {
        /// The brown temple.
        Chaac = "chaac",
        /// The yellow temple.
        Quetzalcoatl = "quetzalcoatl",
        /// The green temple.
        Kukulkan = "kukulkan",
    }
}

named! {
    /// A technology (rules 9).
    Technology {
        /// Better harvests.
        Agriculture = "agriculture",
        /// Better gains of resources.
        Extraction = "extraction",
        /// Better building.
        Architecture = "architecture",
        /// Better actions on Chichen Itza.
        Theology = "theology",
    }
}

named! {
    /// Corn, a resource or a crystal skull (rules 0).
    Material {
        /// Food and money.
        Corn = "corn",
        /// Worth two corn.
        Wood = "wood",
        /// Worth three corn.
        Stone = "stone",
        /// Worth four corn.
        Gold = "gold",
        /// Limited to thirteen.
        Skull = "skull",
    }
}

named! {
    /// The materials that can be asked for as "a resource" (rules 0).
    Resource {
        /// Worth two corn.
        Wood = "wood",
        /// Worth three corn.
        Stone = "stone",
        /// Worth four corn.
        Gold = "gold",
    }
}

named! {
    /// What a construction is (rules 10.3).
    Kind {
        /// Saves corn on food days.
        Farm = "farm",
        /// A tomb.
        Tomb = "tomb",
        /// A civic building.
        Civic = "civic",
        /// A shrine.
        Shrine = "shrine",
    }
}

impl Resource {
    /// The resource as a material.
    pub const fn material(self) -> Material {
        match self {
            Resource::Wood => Material::Wood,
            Resource::Stone => Material::Stone,
            Resource::Gold => Material::Gold,
        }
    }
}

/// Declares a numbered component whose identifiers stand in the data file.
macro_rules! numbered {
    ($(#[$doc:meta])* $name:ident, $count:literal, $list:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u8);

        impl $name {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// All of them, in the order of the data file.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> {
                (0..$count).map($name)
            }

            /// The one with this number, counted from 0 in the order of the data file.
            pub const fn new(number: usize) -> Option<Self> {
                if number < $count { Some($name(number as u8)) } else { None }
            }

            /// Its place in the data file, from 0.
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The identifier.
            pub fn id(self) -> &'static str {
                &data().$list[self.index()].id
            }

            /// The component with this identifier.
            pub fn from_id(id: &str) -> Option<Self> {
                data().$list.iter().position(|component| component.id == id).and_then($name::new)
            }
        }

        by_id!($name);
    };
}

numbered! {
    /// A starting wealth tile (rules 17.1).
    TileId, 21, wealth_tiles
}
numbered! {
    /// A building (rules 17.2 and 17.3).
    BuildingId, 32, buildings
}
numbered! {
    /// A monument (rules 17.4).
    MonumentId, 13, monuments
}

/// Declares a set of components, kept as bits and written as a list.
macro_rules! id_set {
    ($(#[$doc:meta])* $name:ident of $item:ident as $bits:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $name($bits);

        impl $name {
            /// Puts one in.
            pub fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.index();
            }

            /// Takes one out.
            pub fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.index());
            }

            /// Whether it is there.
            pub const fn contains(self, item: $item) -> bool {
                self.0 >> item.index() & 1 != 0
            }

            /// Whether nothing is there.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// What is in both.
            pub const fn and(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }

            /// How many there are.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// What is there, in the order of the data file.
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    let number = rest.trailing_zeros() as usize;
                    rest &= rest.wrapping_sub(1);
                    $item::new(number)
                })
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = $name::default();
                items.into_iter().for_each(|item| set.insert(item));
                set
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Ok(Vec::<$item>::deserialize(deserializer)?.into_iter().collect())
            }
        }
    };
}

id_set! {
    /// Wealth tiles that lie somewhere.
    TileSet of TileId as u32
}
id_set! {
    /// Buildings that lie somewhere.
    BuildingSet of BuildingId as u32
}
id_set! {
    /// Monuments that lie somewhere.
    MonumentSet of MonumentId as u16
}
id_set! {
    /// Some of the gears.
    GearSet of Gear as u8
}
id_set! {
    /// Some of the temples.
    TempleSet of Temple as u8
}

impl TileSet {
    /// One bit for each.
    pub(super) fn bits(self) -> u64 {
        self.0.into()
    }
}

impl BuildingSet {
    /// One bit for each.
    pub(super) fn bits(self) -> u64 {
        self.0.into()
    }
}

impl MonumentSet {
    /// One bit for each.
    pub(super) fn bits(self) -> u64 {
        self.0.into()
    }
}

impl Gear {
    /// The gear with this number, from 0.
    pub const fn new(number: usize) -> Option<Self> {
        if number < Self::ALL.len() { Some(Self::ALL[number]) } else { None }
    }
}

impl Temple {
    /// The temple with this number, from 0.
    pub const fn new(number: usize) -> Option<Self> {
        if number < Self::ALL.len() { Some(Self::ALL[number]) } else { None }
    }
}
