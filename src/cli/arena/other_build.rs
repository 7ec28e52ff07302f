//! A player run by another build (`examples/think.rs`), which replies over a pipe.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};

use crate::ai::{DecisionRequest, ExternalPlayer, PlayerSpec};
use crate::cli::failure::Failure;
use crate::games::{AnswerLine, QuestionLine};

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
        .args(["--game", game, "--player", player])
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
    fn turn(&self, question: &DecisionRequest<'_>) -> Result<(Vec<String>, u64), String> {
        let mut process = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let answer = process.ask(&question.into()).map_err(|error| format!("the other build: {error}"))?;
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
