//! Plays for `daykeeper arena --other-build`: reads questions from standard input, one per line, and writes its turns.
//!
//! `docs/dev/computer-players.md` shows how to compare two builds with it.

use std::error::Error;
use std::io::Write;

use ai::PlayerSpec;
use clap::Parser;
use games::QuestionLine;

/// Play for the arena of another build, reading questions from standard input
#[derive(Parser)]
struct Arguments {
    /// The game to play
    #[arg(long)]
    game: String,
    /// The computer player: easy, medium or hard, optionally with a budget of steps (hard:50000)
    #[arg(long)]
    player: String,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments = Arguments::parse();
    let title = games::title(&arguments.game).ok_or_else(|| format!("unknown game `{}`", arguments.game))?;
    let player = PlayerSpec::parse(&arguments.player, |_| Err("no files with weights here".to_owned()))?;
    let PlayerSpec::Computer { strength, budget, weights: None } = player else {
        return Err(format!("`{}` is no computer player with the usual weights", arguments.player).into());
    };
    let mut out = std::io::stdout().lock();
    for line in std::io::stdin().lines() {
        let question: QuestionLine = serde_json::from_str(&line?)?;
        let answer = question.answer(title, strength, budget)?;
        writeln!(out, "{}", serde_json::to_string(&answer)?)?;
        out.flush()?;
    }
    Ok(())
}
