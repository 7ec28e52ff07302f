//! Hints: up to three plans for a turn that differ in their aims, each with a reason if one is proved.
//!
//! A search finds turns. Turns with the same aim are one plan. All plans are followed in the same deals, which match
//! the seat's knowledge. Reasons have a few forms that compare these lines of play. A game describes the parts of its
//! turns ([`Advise`]).

mod candidate;
mod compare;
mod exact;
mod line;
mod plan;
mod reasons;
mod search;
mod steps;
mod walk;

pub use compare::clearly_more;
pub use exact::is_exact;
pub use plan::{Advise, Aim, Claim, Drawback, Gap, Holdings, Moment, Need, Part, Plan, Plans, Reason, Thing};
pub use search::{comment, forecasts, has_more, plans, reason, reasons};
pub use steps::{number_sign, numbered, played};
