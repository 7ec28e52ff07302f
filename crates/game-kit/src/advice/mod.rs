//! Hints: up to three plans for a turn that differ in their aims, each with a reason if one is proved.
//!
//! A search finds turns. Turns with the same aim are one plan. All plans are followed in the same deals, which match
//! what the seat knows. A game adds the words and the kinds of reasons ([`Advise`]).

mod comment;
mod compare;
mod exact;
mod plan;
mod search;
mod steps;

pub use comment::{comment, reason};
pub use compare::clearly_more;
pub use exact::assert_exact;
pub use exact::is_exact;
pub use plan::{ALWAYS, Advise, Aim, Case, Check, Gap, Holdings, MOSTLY, OFTEN, Plan, Plans, Reason, SOMETIMES};
pub use search::{forecasts, has_more, plans, reasons};
pub use steps::{number_sign, numbered, played};

/// The kinds of reasons that have a text.
pub fn kinds_with_texts(game: &str) -> Vec<&'static str> {
    let texts = include_str!("../../../../assets/locales/en/advice.ftl");
    let kind = |line: &'static str| line.strip_prefix(game)?.strip_prefix("-reason-")?.split(' ').next();
    texts.lines().filter_map(kind).collect()
}
