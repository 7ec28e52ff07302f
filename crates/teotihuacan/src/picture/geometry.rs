//! Positions on the pyramid.

/// Center of the pyramid, and half the side of the jade around it.
pub(super) const CENTRE: (f64, f64) = (540.0, 518.0);
pub(super) const GROUND: f64 = 208.0;
/// The side of a cell of the pyramid.
pub(super) const CELL: f64 = 40.0;

/// The center of a cell, row × 8 + column.
pub(super) fn cell(cell: u8) -> (f64, f64) {
    let along = |index: u8| CELL * (f64::from(index) - 3.5);
    (CENTRE.0 + along(cell % 8), CENTRE.1 + along(cell / 8))
}

/// The center of a pyramid space.
pub(super) fn space(level: u8, row: u8, column: u8) -> (f64, f64) {
    let along = |index: u8| CELL * (2.0 * f64::from(index) + f64::from(level) - 4.0);
    (CENTRE.0 + along(column), CENTRE.1 + along(row))
}

/// The direction of a side of the pyramid from its center.
pub(super) fn direction(side: &str) -> (f64, f64) {
    match side {
        "left" => (-1.0, 0.0),
        "top" => (0.0, -1.0),
        "right" => (1.0, 0.0),
        _ => (0.0, 1.0),
    }
}

/// The center of a ledge of a side, step 1 to 4.
pub(super) fn ledge(side: &str, step: u8) -> (f64, f64) {
    let (dx, dy) = direction(side);
    let far = [189.0, 140.0, 100.0, 60.0][usize::from(step.clamp(1, 4)) - 1];
    (CENTRE.0 + dx * far, CENTRE.1 + dy * far)
}

/// Positions of the first and second icon of a ledge, clockwise around the pyramid.
pub(super) fn ledge_icons(side: &str, step: u8) -> [(f64, f64); 2] {
    let (x, y) = ledge(side, step);
    let (dx, dy) = direction(side);
    // A quarter turn clockwise from the side's direction.
    let (ax, ay) = (-dy * CELL / 2.0, dx * CELL / 2.0);
    [(x - ax, y - ay), (x + ax, y + ay)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::{Covers, data};

    #[test]
    fn ledges_lie_on_the_cells_that_they_cover() {
        for ledge in &data().ledges {
            if let Covers::Cells(cells) = ledge.covers {
                assert_eq!(ledge_icons(&ledge.side, ledge.step), cells.map(cell), "{}", ledge.id);
            }
        }
    }

    #[test]
    fn spaces_lie_on_the_cells_that_they_cover() {
        for about in &data().spaces {
            let (x, y) = space(about.level, about.row, about.column);
            let corners = [(-20.0, -20.0), (20.0, -20.0), (20.0, 20.0), (-20.0, 20.0)];
            assert_eq!(about.cells.map(cell), corners.map(|(dx, dy)| (x + dx, y + dy)), "{}", about.id);
        }
    }
}
