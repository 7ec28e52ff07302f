//! The tables of forest, quarry and gold deposits.

use super::geometry::{Form, Frame};
use super::icons::Icons;
use super::parts::figure;
use super::prelude::*;

/// The height of a cell.
const CELL: f64 = 24.0;

/// The position of a board's table.
struct Table {
    left: f64,
    right: f64,
    head: f64,
    /// Middle of the first row, and distance to the next.
    first: f64,
    step: f64,
    /// Share of the width for each column.
    shares: [f64; 3],
}

/// The lowest powers of the columns.
const POWERS: [(&str, usize); 3] = [("1", 1), ("2–3", 2), ("4–5", 4)];

impl Table {
    fn of(board: Board, frame: &Frame) -> Table {
        let (left, right) = frame.lower();
        let shares = if board == Board::GoldDeposits { [63.56, 54.2, 81.24] } else { [62.52, 60.44, 76.04] };
        match frame.form {
            Form::Side => Table { left, right, head: 593.0, first: 617.0, step: 26.5, shares: [57.0, 70.0, 72.0] },
            _ => Table { left, right, head: frame.bottom - 99.0, first: frame.bottom - 76.0, step: 27.0, shares },
        }
    }

    /// Left edge and width of a column.
    fn column(&self, column: usize) -> (f64, f64) {
        let room = self.right - self.left - 61.0 - 6.0;
        let all: f64 = self.shares.iter().sum();
        let width = |column: usize| room * self.shares[column] / all;
        let before: f64 = (0..column).map(|column| width(column) + 3.0).sum();
        (self.left + 31.0 + before, width(column))
    }
}

/// The table of a producing board.
pub(super) fn table(layer: &mut Layer, board: Board, frame: &Frame) {
    let table = Table::of(board, frame);
    let about = &data().boards[board.index()];
    layer.add(Sprite::icon("anydie", table.left + 13.0, table.head, 18.0));
    layer.add(Sprite::icon("pow", table.right - 13.5, table.head, 18.0));
    for (column, (powers, _)) in POWERS.into_iter().enumerate() {
        let (x, width) = table.column(column);
        layer.add(Text::new(powers, Face::Bold, 16.0, INK2, x + width / 2.0, table.head).middle());
    }
    for (row, cells) in about.production.iter().enumerate() {
        let y = table.first + table.step * row as f64;
        layer.add(Text::new((row + 1).to_string(), Face::Bold, 17.0, INK2, table.left + 3.0, y));
        layer.add(Sprite::icon("pawn", table.left + 20.0, y, 15.0));
        for (column, (_, power)) in POWERS.into_iter().enumerate() {
            let (x, width) = table.column(column);
            layer.fill(Outline::rounded(x, y - CELL / 2.0, width, CELL, 4.0), PAPER);
            let icons = Icons::new(18.5, 19.0).effects(&cells[power - 1]);
            layer.add(icons.middle(x + width / 2.0, y).within(width - 3.0));
        }
        layer.add(figure(about.power_ups[row].to_string(), 19.0, INK, table.right - 13.5, y).middle());
    }
}
