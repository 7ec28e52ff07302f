//! A player run by another build of this program, which replies over a pipe.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};

use serde::{Deserialize, Serialize};

use crate::ai::{ExternalPlayer, PlayerSpec, Question};
use crate::cli::failure::Failure;
use crate::engine::{Options, Seat, Seed};

/// A question as one line of JSON: the fields of [`Question`].
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct QuestionLine {
    pub(super) seats: u8,
    pub(super) options: Options,
    pub(super) deal: Seed,
    pub(super) steps: Vec<(Seat, String)>,
    pub(super) seat: Seat,
    pub(super) seed: Seed,
}

/// The answer as one line of JSON: the turn, and the number of steps that the search played.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct AnswerLine {
    pub(super) turn: Vec<String>,
    pub(super) searched: u64,
}

/// The other program while it runs.
#[derive(Debug)]
struct Process {
    child: Child,
    questions: ChildStdin,
    answers: BufReader<ChildStdout>,
}

#[derive(Debug)]
struct OtherBuild(Mutex<Process>);

pub(super) fn player(program: &Path, game: &str, player: &str) -> Result<PlayerSpec, Failure> {
    let refuse = |why: &dyn std::fmt::Display| Failure::Refused(format!("{}: {why}", program.display()));
    let mut child = Command::new(program)
        .args(["think", "--game", game, "--player", player])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| refuse(&error))?;
    let pipes = child.stdin.take().zip(child.stdout.take());
    let (questions, answers) = pipes.ok_or_else(|| refuse(&"it has no standard input or output"))?;
    let process = Process { child, questions, answers: BufReader::new(answers) };
    Ok(PlayerSpec::External(Arc::new(OtherBuild(Mutex::new(process)))))
}

impl ExternalPlayer for OtherBuild {
    fn turn(&self, question: &Question<'_>) -> Result<(Vec<String>, u64), String> {
        let &Question { seats, options, deal, steps, seat, seed } = question;
        let line = QuestionLine { seats, options: options.clone(), deal, steps: steps.to_vec(), seat, seed };
        let mut process = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let answer = process.ask(&line).map_err(|error| format!("the other build: {error}"))?;
        Ok((answer.turn, answer.searched))
    }
}

impl Process {
    fn ask(&mut self, question: &QuestionLine) -> std::io::Result<AnswerLine> {
        let mut line = serde_json::to_string(question)?;
        line.push('\n');
        self.questions.write_all(line.as_bytes())?;
        let mut answer = String::new();
        self.answers.read_line(&mut answer)?;
        Ok(serde_json::from_str(&answer)?)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended already, which is just as good.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
