//! A progress bar.

use std::io::IsTerminal;

/// A progress bar on a terminal. Elsewhere it prints nothing.
#[derive(Default)]
pub(super) struct Bar {
    shown: Option<u64>,
}

impl Bar {
    const WIDTH: u64 = 40;

    /// Shows that this many parts are done.
    pub(super) fn show(&mut self, done: u64, all: u64) {
        let percent = if done < all { done * 100 / all } else { 100 };
        if self.shown == Some(percent) || !std::io::stderr().is_terminal() {
            return;
        }
        self.shown = Some(percent);
        let full = percent * Self::WIDTH / 100;
        let bar: String = (0..Self::WIDTH).map(|place| if place < full { '█' } else { '░' }).collect();
        eprint!("\r{bar} {percent}%");
        if percent == 100 {
            eprintln!();
        }
    }

    /// Ends the line of a bar that doesn't reach its end.
    pub(super) fn leave(&mut self) {
        if self.shown.take().is_some_and(|percent| percent < 100) {
            eprintln!();
        }
    }
}
