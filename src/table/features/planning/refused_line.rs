//! A step that is not possible, as a part of a typed line.

use crate::engine::Phrase;

use super::refusal::{AfterPlan, PlanningRefusal};
use crate::table::core::refusal::Refusal;

impl Refusal {
    /// The same of a line that goes on with steps that were planned before it.
    #[must_use]
    pub fn after(self, planned: &[String], plan: Vec<Phrase>) -> Self {
        match self {
            Refusal::Planning(PlanningRefusal::Illegal { step, possible, words })
                if !planned.is_empty() && !possible.is_empty() =>
            {
                let words = Box::new(AfterPlan { possible: words, planned: plan });
                Refusal::Planning(PlanningRefusal::IllegalAfter { step, possible, planned: planned.to_vec(), words })
            }
            other => other,
        }
    }

    /// The same of a step of a line with this number, from 1: what is possible there is not what is possible now.
    #[must_use]
    pub fn in_line(self, number: usize) -> Self {
        match self {
            Refusal::Planning(PlanningRefusal::Illegal { step, possible, words })
                if number > 1 && !possible.is_empty() =>
            {
                Refusal::Planning(PlanningRefusal::IllegalInLine { number, step, possible, words })
            }
            other => other,
        }
    }
}
