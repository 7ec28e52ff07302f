//! Names of components as small plain values.
//!
//! Components are written and read by their identifiers in the data file. Saved games and records stay readable, even
//! if the representation in memory changes. An unknown identifier is an error that a player understands: "there is no
//! temple `xx`".

/// Declares an enum whose values have identifiers, in the order of the data file: `ids! { /// A temple. Temple "temple"
/// { /// The blue one. Blue = "blue", } }`.
#[macro_export]
macro_rules! ids {
    ($(#[$doc:meta])* $name:ident $what:literal { $($(#[$value_doc:meta])* $value:ident = $id:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum $name {
            $($(#[$value_doc])* $value,)+
        }

        impl $name {
            /// All values, in the order of the data file.
            pub const ALL: [$name; [$($id),+].len()] = [$($name::$value),+];

            /// The value with this number, counted from 0 in the order of the data file.
            pub const fn new(number: usize) -> Option<Self> {
                if number < Self::ALL.len() { Some(Self::ALL[number]) } else { None }
            }

            /// The value's number, from 0.
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The identifier in the data file and in records.
            pub const fn id(self) -> &'static str {
                match self {
                    $($name::$value => $id,)+
                }
            }

            pub fn from_id(id: &str) -> Option<Self> {
                match id {
                    $($id => Some($name::$value),)+
                    _ => None,
                }
            }
        }

        $crate::by_id!($name $what);
        $crate::argument!($name);
    };
}
pub use ids;

/// Declares a component that is only a number: `numbered! { /// A card. Card, 18 }`.
#[macro_export]
macro_rules! numbered {
    ($(#[$doc:meta])* $name:ident, $count:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u8);

        impl $name {
            /// Number of components of this kind.
            pub const COUNT: usize = $count;

            /// All components, in the order of the data file.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> {
                (0..$count).map($name)
            }

            /// The component with this number, counted from 0 in the order of the data file.
            pub const fn new(number: usize) -> Option<Self> {
                if number < $count { Some($name(number as u8)) } else { None }
            }

            /// The component's number, from 0.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}
pub use numbered;

/// Gives a numbered component the identifiers in a list of the data file: `named! { Card "card" in data().cards }`.
/// Without the text, the component isn't serialized as its identifier.
#[macro_export]
macro_rules! named {
    ($name:ident $what:literal in $list:expr) => {
        $crate::named!($name in $list);
        $crate::by_id!($name $what);
    };
    ($name:ident in $list:expr) => {
        impl $name {
            /// The identifier in the data file and in records.
            pub fn id(self) -> &'static str {
                &$list[self.index()].id
            }

            /// The component with this identifier.
            pub fn from_id(id: &str) -> Option<Self> {
                $list.iter().position(|component| component.id == id).and_then($name::new)
            }
        }

        $crate::argument!($name);
    };
}
pub use named;

/// Serializes a numbered component as its number: `by_number! { Card "card" }`.
#[macro_export]
macro_rules! by_number {
    ($name:ident $what:literal) => {
        impl From<$name> for u8 {
            fn from(component: $name) -> u8 {
                component.0
            }
        }

        impl TryFrom<u8> for $name {
            type Error = String;

            fn try_from(number: u8) -> Result<Self, String> {
                $name::new(usize::from(number)).ok_or_else(|| format!(concat!("there is no ", $what, " {}"), number))
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_u8(self.0)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $name::try_from(u8::deserialize(deserializer)?).map_err(serde::de::Error::custom)
            }
        }
    };
}
pub use by_number;

/// Serializes a type as its identifier.
#[macro_export]
macro_rules! by_id {
    ($name:ident $what:literal) => {
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let id = std::borrow::Cow::<str>::deserialize(deserializer)?;
                $name::from_id(&id)
                    .ok_or_else(|| serde::de::Error::custom(format!(concat!("there is no ", $what, " `{}`"), id)))
            }
        }
    };
}
pub use by_id;

/// Declares a set of such components, stored as bits and serialized as a list: `id_set! { /// Some of the temples.
/// TempleSet of Temple as u8 }`.
#[macro_export]
macro_rules! id_set {
    ($(#[$doc:meta])* $name:ident of $item:ident as $bits:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $name($bits);

        impl $name {
            pub fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.index();
            }

            pub fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.index());
            }

            /// Returns `true` if the set contains the item.
            pub const fn contains(self, item: $item) -> bool {
                self.0 >> item.index() & 1 != 0
            }

            /// Returns `true` if the set is empty.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The items in both sets.
            pub const fn and(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }

            /// Number of items.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// One bit per item, the lowest for the first of the data file.
            pub fn bits(self) -> u64 {
                self.0.into()
            }

            /// The items, in the order of the data file.
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

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Ok(Vec::<$item>::deserialize(deserializer)?.into_iter().collect())
            }
        }
    };
}
pub use id_set;

/// Declares `data()`, which reads the data file of the game once: `data! { Data = serde_json::from_str(FILE) }`.
#[macro_export]
macro_rules! data {
    ($data:ty = $read:expr) => {
        /// The numbers of the game, read once.
        pub fn data() -> &'static $data {
            static DATA: std::sync::LazyLock<$data> = std::sync::LazyLock::new(|| {
                // The file is part of the program, and every test of the game reads it.
                $read.expect("the data file is complete")
            });
            &DATA
        }
    };
}
pub use data;
