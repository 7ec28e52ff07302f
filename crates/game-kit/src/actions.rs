//! The decisions of a game as values, and as text: lower-case words separated by single spaces (the record format,
//! "Notation").

use std::fmt::{Result, Write};
use std::str::Split;

/// A property of an action for plans and hints.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Mark {
    /// It begins a step of a plan, which has a number in text and picture.
    Step,
    /// A plan is about it, and not only about its details.
    Core,
}

/// An action with marks.
pub trait Marked: Copy {
    /// Returns `true` if the action has this mark.
    fn is(self, mark: Mark) -> bool;
}

/// Declares `Action` with its notation. Each line has the arguments of an action, its notation and its marks. A notation
/// begins with fixed words. After `if` is the function that refuses actions that no component allows.
///
/// ```
/// use engine::Notation;
/// use game_kit::actions::{Mark, Marked, actions};
///
/// actions! {
///     /// One decision of one seat.
///     Action if exists;
///     /// Move the worker with this power at the end.
///     Move(power: u8) = ["move" power "last"] is Core;
///     Stop = ["stop"];
/// }
///
/// fn exists(action: Action) -> bool {
///     !matches!(action, Action::Move(0))
/// }
///
/// let mut text = String::new();
/// assert!(Action::Move(3).write(&mut text).is_ok());
/// assert_eq!(text, "move 3 last");
/// assert_eq!(Action::parse("move 3 last"), Some(Action::Move(3)));
/// assert_eq!(Action::parse("stop"), Some(Action::Stop));
/// assert!(["stop now", "move 03 last", "move 0 last"].iter().all(|text| Action::parse(text).is_none()));
/// assert!(Action::Move(3).is(Mark::Core) && !Action::Stop.is(Mark::Core));
/// ```
#[macro_export]
macro_rules! actions {
    (
        $(#[$all:meta])* Action $(if $exists:ident)?;
        $(
            $(#[$doc:meta])* $action:ident $(($($arg:ident: $type:ty),+))? $({$($field:ident: $of:ty),+})?
                = [$first:literal $($word:tt)*] $(is $($mark:ident)+)?;
        )+
    ) => {
        $(#[$all])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Action {
            $($(#[$doc])* $action $(($($type),+))? $({$($field: $of),+})?,)+
        }

        impl $crate::actions::Marked for Action {
            fn is(self, mark: $crate::actions::Mark) -> bool {
                match self {
                    $(Action::$action { .. } => [$($($crate::actions::Mark::$mark),+)?].contains(&mark),)+
                }
            }
        }

        impl engine::Notation for Action {
            fn write(self, out: &mut impl std::fmt::Write) -> std::fmt::Result {
                match self {
                    $(Action::$action $(($($arg),+))? $({$($field),+})? => {
                        out.write_str($first)?;
                        $($crate::actions!(@write out $word);)*
                    })+
                }
                Ok(())
            }

            fn parse(text: &str) -> Option<Action> {
                let action = None;
                $(
                    let action = action.or_else(|| {
                        let mut words = $crate::actions::after($first, text)?;
                        $($crate::actions!(@read words $word);)*
                        let action = Action::$action $(($($arg),+))? $({$($field),+})?;
                        words.next().is_none().then_some(action)
                    });
                )+
                $(let action = action.filter(|action| $exists(*action));)?
                action
            }
        }
    };
    (@write $out:ident $word:literal) => {
        $out.write_str(concat!(" ", $word))?
    };
    (@write $out:ident $argument:ident) => {
        $crate::actions::Argument::<Action>::write($argument, $out)?
    };
    (@read $words:ident $word:literal) => {
        $words.next().filter(|word| *word == $word)?;
    };
    (@read $words:ident $argument:ident) => {
        let $argument = $crate::actions::Argument::<Action>::read(&mut $words)?;
    };
}
pub use actions;

/// The words after the first ones, if these are as given.
pub fn after<'a>(first: &str, text: &'a str) -> Option<Split<'a, char>> {
    let mut words = text.split(' ');
    first.split(' ').all(|word| words.next() == Some(word)).then_some(words)
}

/// An argument of actions of type `A` in notation. Components with identifiers are arguments of any action.
pub trait Argument<A>: Sized {
    /// Writes its words, each after a space.
    fn write(self, out: &mut impl Write) -> Result;

    /// Reads it from the next words. `None` if they aren't an argument of this type.
    fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Self>;
}

/// At most two digits, without sign or leading zero.
impl<A> Argument<A> for u8 {
    fn write(self, out: &mut impl Write) -> Result {
        write!(out, " {self}")
    }

    fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        let word = words.next()?;
        let plain = matches!(word.as_bytes(), [b'0'..=b'9'] | [b'1'..=b'9', b'0'..=b'9']);
        if plain { word.parse().ok() } else { None }
    }
}

/// Makes a component with an identifier an argument.
#[macro_export]
macro_rules! argument {
    ($name:ident) => {
        impl<A> $crate::actions::Argument<A> for $name {
            fn write(self, out: &mut impl std::fmt::Write) -> std::fmt::Result {
                write!(out, " {}", self.id())
            }

            fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
                $name::from_id(words.next()?)
            }
        }
    };
}

/// Makes amounts of things with identifiers an argument: one word for each unit, in order, with a limit on the units
/// together. `amounts! { Resource, 3 }` makes `[u8; 3]` an argument that reads and writes `wood wood gold`.
#[macro_export]
macro_rules! amounts {
    ($of:ident, $most:literal) => {
        impl $crate::actions::Argument<Action> for [u8; $of::ALL.len()] {
            fn write(self, out: &mut impl std::fmt::Write) -> std::fmt::Result {
                let units = $of::ALL.into_iter().zip(self).flat_map(|(of, n)| std::iter::repeat_n(of, n.into()));
                units.into_iter().try_for_each(|of| write!(out, " {}", of.id()))
            }

            fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
                $crate::actions::read_amounts($of::ALL.map($of::id), words, $most)
            }
        }
    };
}
pub use amounts;

/// Reads all remaining words as amounts of at most this many units together, and of at least one.
pub fn read_amounts<'a, const N: usize>(
    ids: [&str; N],
    words: &mut impl Iterator<Item = &'a str>,
    most: usize,
) -> Option<[u8; N]> {
    let mut amounts = [0; N];
    let mut last = 0;
    let mut count = 0;
    for word in words {
        let index = ids.iter().position(|id| *id == word).filter(|index| *index >= last)?;
        last = index;
        amounts[index] += 1;
        count += 1;
        if count > most {
            return None;
        }
    }
    (count > 0).then_some(amounts)
}

/// Two things in any order.
#[derive(Clone, Copy, Debug, Eq, serde::Serialize, serde::Deserialize)]
pub struct Pair<T>(pub T, pub T);

impl<T: PartialEq> PartialEq for Pair<T> {
    fn eq(&self, other: &Self) -> bool {
        (&self.0, &self.1) == (&other.0, &other.1) || (&self.0, &self.1) == (&other.1, &other.0)
    }
}

impl<A, T: Argument<A>> Argument<A> for Pair<T> {
    fn write(self, out: &mut impl Write) -> Result {
        self.0.write(out)?;
        self.1.write(out)
    }

    fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        Some(Pair(T::read(words)?, T::read(words)?))
    }
}
