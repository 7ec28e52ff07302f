//! Widgets with which every game draws: panels, charts, pieces by seat, small marks.

pub(in crate::games) mod panel;
pub(in crate::games) mod parts;
pub(in crate::games) mod scoring_chart;
