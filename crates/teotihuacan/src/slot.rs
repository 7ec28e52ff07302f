//! Places for components, and their saved form: the component's number, or a mark.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The saved mark of an empty place.
const EMPTY: u8 = u8::MAX;
/// The saved mark of a hidden component.
const HIDDEN: u8 = EMPTY - 1;

/// A place for a component that views can hide.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Slot<T> {
    /// The component is here, and the viewer knows which it is.
    Known(T),
    /// A component is here, but face down for the viewer.
    Hidden,
    #[default]
    Empty,
}

impl<T: Copy> Slot<T> {
    /// The component, if it is here and not hidden.
    #[inline]
    pub fn known(self) -> Option<T> {
        match self {
            Slot::Known(component) => Some(component),
            Slot::Hidden | Slot::Empty => None,
        }
    }
}

impl<T: Copy + PartialEq> Slot<T> {
    /// Returns `true` if no component is here.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Slot::Empty
    }
}

impl<T: Copy + Into<u8>> Slot<T> {
    /// The saved form.
    pub fn number(self) -> u8 {
        match self {
            Slot::Known(component) => component.into(),
            Slot::Hidden => HIDDEN,
            Slot::Empty => EMPTY,
        }
    }
}

impl<T: Copy + Into<u8>> Serialize for Slot<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de, T: TryFrom<u8, Error: std::fmt::Display>> Deserialize<'de> for Slot<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match u8::deserialize(deserializer)? {
            EMPTY => Ok(Slot::Empty),
            HIDDEN => Ok(Slot::Hidden),
            number => T::try_from(number).map(Slot::Known).map_err(serde::de::Error::custom),
        }
    }
}

/// Saves a place that views never hide.
pub fn save<T: Copy + Into<u8>, S: Serializer>(place: &Option<T>, serializer: S) -> Result<S::Ok, S::Error> {
    place.map_or(Slot::Empty, Slot::Known).serialize(serializer)
}

/// Reads a place that views never hide.
pub fn load<'de, T, D>(deserializer: D) -> Result<Option<T>, D::Error>
where
    T: TryFrom<u8, Error: std::fmt::Display>,
    D: Deserializer<'de>,
{
    shown(Slot::deserialize(deserializer)?)
}

/// Saves places that views never hide, as a list.
pub(crate) fn save_each<T: Copy + Into<u8>, S: Serializer>(
    places: &[Option<T>],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(places.iter().map(|place| place.map_or(Slot::Empty, Slot::Known)))
}

/// Reads a list of places that views never hide.
pub(crate) fn load_each<'de, T, D, const N: usize>(deserializer: D) -> Result<[Option<T>; N], D::Error>
where
    T: TryFrom<u8, Error: std::fmt::Display>,
    D: Deserializer<'de>,
{
    let places = Vec::<Slot<T>>::deserialize(deserializer)?.into_iter().map(shown);
    let places: Vec<Option<T>> = places.collect::<Result<_, D::Error>>()?;
    places.try_into().map_err(|places: Vec<_>| serde::de::Error::invalid_length(places.len(), &"all places"))
}

fn shown<T, E: serde::de::Error>(place: Slot<T>) -> Result<Option<T>, E> {
    match place {
        Slot::Known(component) => Ok(Some(component)),
        Slot::Empty => Ok(None),
        Slot::Hidden => Err(E::custom("a component that everyone sees is hidden")),
    }
}
