//! The comparison of plans: the same deals for all, and a number only if it is stable.

use ai::Lab;

use super::plan::{Advise, Gap};

/// Difference in points below which no plan is better.
const EVEN: f32 = 2.0;
/// Difference in points below which plans are about even. Between the two limits, the hint is silent.
const LEVEL: f32 = 1.5;
/// Standard errors below which a difference is unclear.
const CLEAR: f32 = 2.0;
/// Standard errors by which another plan must lead the search's best one to come first.
const SURE: f32 = 3.0;
/// Maximum standard error of a difference that is shown as a number.
const STABLE: f32 = 1.5;
/// Maximum difference that is shown as a number.
const MOST: f32 = 10.0;
/// Difference in points at which a clearly worse plan isn't worth showing.
const POOR: f32 = 8.0;

/// The expected points of the plans, deal by deal.
pub(super) struct Comparison {
    points: Option<Vec<Vec<f32>>>,
}

/// Follows every plan in the deals of the lab.
pub(super) fn compare<G: Advise>(lab: &mut Lab<'_, G>, turns: &[&[G::Action]]) -> Comparison {
    let points = if turns.len() > 1 { turns.iter().map(|turn| lab.forecast(turn)).collect() } else { None };
    Comparison { points }
}

/// A mean difference with its standard error.
#[derive(Clone, Copy)]
struct Difference {
    mean: f32,
    error: f32,
}

impl Difference {
    fn is_clear(self, errors: f32) -> bool {
        self.mean >= EVEN && self.mean > errors * self.error
    }
}

/// The mean difference of points in the same deals.
fn difference(own: &[f32], other: &[f32]) -> Difference {
    let differences: Vec<f32> = own.iter().zip(other).map(|(own, other)| own - other).collect();
    let count = differences.len() as f32;
    let mean = differences.iter().sum::<f32>() / count;
    let spread = differences.iter().map(|own| (own - mean) * (own - mean)).sum::<f32>();
    Difference { mean, error: (spread / (count - 1.0) / count).sqrt() }
}

/// Returns `true` if the first points are clearly more than the others in the same deals.
pub fn clearly_more(own: &[f32], other: &[f32]) -> bool {
    difference(own, other).is_clear(CLEAR)
}

impl Comparison {
    /// The lead of a plan over another one, in points.
    fn difference(&self, plan: usize, other: usize) -> Option<Difference> {
        let points = self.points.as_ref()?;
        Some(difference(points.get(plan)?, points.get(other)?))
    }

    fn clearly(&self, plan: usize, other: usize, errors: f32) -> bool {
        self.difference(plan, other).is_some_and(|difference| difference.is_clear(errors))
    }

    /// The plans to show, best first. The search's best plan comes first unless another one clearly leads it. Plans
    /// that are much worse are left out.
    pub(super) fn order(&self, count: usize, most: usize) -> Vec<usize> {
        let lead = |plan: usize, other: usize| self.difference(plan, other).map_or(0.0, |difference| difference.mean);
        let leaders = (1..count).filter(|&plan| self.clearly(plan, 0, SURE));
        let first = leaders.max_by(|&a, &b| lead(a, 0).total_cmp(&lead(b, 0))).unwrap_or(0);
        let poor = |plan: usize| self.clearly(first, plan, CLEAR) && lead(first, plan) >= POOR;
        let mut others: Vec<usize> = (0..count).filter(|&plan| plan != first && !poor(plan)).collect();
        others.sort_by(|&a, &b| lead(b, first).total_cmp(&lead(a, first)).then(a.cmp(&b)));
        std::iter::once(first).chain(others).take(most.min(count)).collect()
    }

    /// The comparison to tell with the plan of this rank: the first plan against the second, and others against the
    /// first if they are about even.
    pub(super) fn gap(&self, order: &[usize], rank: usize) -> Option<Gap> {
        let first = *order.first()?;
        if rank == 0 {
            let lead = self.difference(first, *order.get(1)?).filter(|lead| lead.is_clear(CLEAR))?;
            let stable = lead.error <= STABLE && lead.mean <= MOST;
            return Some(Gap::Better { than: 2, points: stable.then(|| lead.mean.round() as u8) });
        }
        let lead = self.difference(first, order[rank])?;
        (lead.mean.abs() < LEVEL).then_some(Gap::Even { with: 1 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn compared(points: &[[f32; 4]]) -> Comparison {
        Comparison { points: Some(points.iter().map(|points| points.to_vec()).collect()) }
    }

    #[test]
    fn a_number_is_shown_only_if_it_is_stable() {
        let stable = compared(&[[10.0, 12.0, 11.0, 13.0], [6.0, 8.0, 7.0, 9.0]]);
        assert_eq!(stable.gap(&[0, 1], 0), Some(Gap::Better { than: 2, points: Some(4) }));
        assert_eq!(stable.gap(&[0, 1], 1), None);
        let large = compared(&[[30.0, 32.0, 31.0, 33.0], [6.0, 8.0, 7.0, 9.0]]);
        assert_eq!(large.gap(&[0, 1], 0), Some(Gap::Better { than: 2, points: None }));
        let loose = compared(&[[16.0, 10.0, 18.0, 12.0], [6.0, 8.0, 7.0, 9.0]]);
        assert_eq!(loose.gap(&[0, 1], 0), Some(Gap::Better { than: 2, points: None }));
        let even = compared(&[[6.0, 9.0, 7.0, 9.0], [6.0, 8.0, 7.0, 9.0]]);
        assert_eq!((even.gap(&[0, 1], 0), even.gap(&[0, 1], 1)), (None, Some(Gap::Even { with: 1 })));
        let small = compared(&[[8.0, 10.0, 9.0, 10.6], [6.0, 8.0, 7.0, 9.0]]);
        assert_eq!((small.gap(&[0, 1], 0), small.gap(&[0, 1], 1)), (None, None), "1.9 points aren't even");
    }

    #[test]
    fn the_best_plan_of_the_search_stays_first_unless_another_clearly_leads() {
        let unclear = compared(&[[6.0, 8.0, 7.0, 9.0], [20.0, 8.0, 7.0, 9.0]]);
        assert_eq!(unclear.order(2, 3), [0, 1]);
        let clear = compared(&[[6.0, 8.0, 7.0, 9.0], [10.0, 12.0, 11.0, 13.0]]);
        assert_eq!(clear.order(2, 3), [1, 0]);
        let poor = compared(&[[16.0, 18.0, 17.0, 19.0], [6.0, 8.0, 7.0, 9.0], [15.0, 18.0, 17.0, 18.0]]);
        assert_eq!(poor.order(3, 3), [0, 2], "a plan that is ten points worse isn't shown");
        assert_eq!(Comparison { points: None }.order(2, 3), [0, 1]);
    }
}
