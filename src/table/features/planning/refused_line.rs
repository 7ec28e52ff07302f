//! Refusals of a step in a typed line.

use crate::engine::Phrase;

use super::refusal::{AfterPlan, PlanningRefusal};
use crate::table::core::by_feature::Refusal;

impl Refusal {
    /// Adds the draft that the line continues.
    #[must_use]
    pub fn after(self, planned: &[String], plan: Vec<Phrase>) -> Self {
        match self {
            Refusal::Planning(PlanningRefusal::Illegal { step, spelled, possible, words, reason })
                if !planned.is_empty() && !possible.is_empty() =>
            {
                let words = Box::new(AfterPlan { possible: words, planned: plan });
                let planned = planned.to_vec();
                Refusal::Planning(PlanningRefusal::IllegalAfter { step, spelled, possible, planned, words, reason })
            }
            other => other,
        }
    }

    /// Adds the step's number in the line, from 1. The possible steps there are not those of the current position.
    #[must_use]
    pub fn in_line(self, number: usize) -> Self {
        match self {
            Refusal::Planning(PlanningRefusal::Illegal { step, spelled, possible, words, reason })
                if number > 1 && !possible.is_empty() =>
            {
                Refusal::Planning(PlanningRefusal::IllegalInLine { number, step, spelled, possible, words, reason })
            }
            other => other,
        }
    }
}
