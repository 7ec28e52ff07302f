//! All games behind one type, and everything that works with any of them: menus, records, replays, proofs, lessons,
//! simulation and the arena.
//!
//! This crate is the only registry of games. A game implements [`engine::Game`] (its rules) and [`Present`] (its texts and
//! pictures, see [`Face`]), and gets one line in `unoffered`, later in [`titles`]. All other code uses games only as [`Title`] and
//! [`Position`]. It knows no Discord, no database and no language.
//!
//! ```
//! use engine::{Options, Seat, Seed};
//!
//! let title = games::title("tzolkin").expect("it is offered");
//! let setup = title.deal(2, &Options::default(), Seed::new(7)).expect("two can play");
//! let mut position = title.start(2, &Options::default(), &setup).expect("a dealt setup can be played");
//! let first = position.legal(Seat::new(0)).swap_remove(0);
//! assert!(first.starts_with("keep "), "players keep two of four wealth tiles");
//! position.play(Seat::new(0), &first).expect("a legal step can be played");
//! ```

pub mod arena;
mod begun;
mod coach;
mod futures;
mod layout;
pub mod lessons;
mod limits;
pub mod look_back;
mod menu;
pub mod proof;
mod questions;
mod recheck;
pub mod record;
mod replay;
pub mod simulate;
mod strict_json;
mod title;
mod tried;
pub mod turning_points;
mod typed;
mod weights;

use std::marker::PhantomData;

pub use begun::{Begun, go_on};
pub use coach::Coach;
pub use futures::{Later, Until};
pub use game_kit::advice::{Advise, Aim, Claim, Gap, Plan, Plans, Reason, is_exact};
pub use game_kit::picture::parts::{piece, seat_colour};
pub use game_kit::picture::sources::PointSource;
pub use game_kit::picture::style::Style;
pub use game_kit::typed::Word;
pub use game_kit::{
    BoardThing, Choice, Decide, Draw, Face, Guide, Menu, Narrow, PageBoard, Past, PictureKind, PictureRequest, Present,
    Prompt, Rank, Region, Report, ScoreLine, Theme, Topic, WordIcons,
};
pub use layout::{EntryButton, EntryMenu, EntryOption, LayoutRow, MenuLayout, layout};
pub use limits::MenuLimits;
pub use menu::{
    MenuEntry, PlannerMenu, SplitLabel, auto_step, first_click, forced_step, join_steps, menus, printed_worth,
    undo_names,
};
pub use questions::{AnswerLine, QuestionLine};
pub use recheck::{Recheck, recheck};
pub use replay::{recap, replay};
pub use title::{Erased, Future, Illegal, Position, Title};
pub use tried::{StepPreview, facts_of, try_step, turn_in_words};
pub use weights::{WeightsError, format_weights, parse_weights};

/// Every game that players are offered.
pub fn titles() -> &'static [&'static dyn Title] {
    &[&title::Erased::<tzolkin::Tzolkin>(PhantomData), &title::Erased::<teotihuacan::Teotihuacan>(PhantomData)]
}

/// Games with the usual tests that players can't choose: the example to copy for a new game, and unfinished games.
pub(crate) fn unoffered() -> &'static [&'static dyn Title] {
    &[&title::Erased::<example::Example>(PhantomData)]
}

/// All games, including unoffered ones.
pub fn all() -> impl Iterator<Item = &'static dyn Title> {
    titles().iter().chain(unoffered()).copied()
}

/// The game with this identifier, offered or not.
pub fn title(id: &str) -> Option<&'static dyn Title> {
    all().find(|title| title.id() == id)
}
