//! The public state of a game, as its page on the web shows it.
