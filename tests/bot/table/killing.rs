//! A test of this program in a process of its own, which is killed.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

/// Random numbers that are the same each time.
pub struct Noise(pub u64);

impl Noise {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0
    }
}

/// Runs a test with the path of a file in a variable of its surroundings. Once it has said so many
/// lines that begin with `done` (`least`, and up to `more` at random), it is killed at a random moment
/// of the next milliseconds. All that it said is done.
pub fn killed(
    test: &str,
    (variable, path): (&str, &Path),
    (least, more): (u64, u64),
    noise: &mut Noise,
) -> Vec<String> {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args([test, "--exact", "--nocapture", "--test-threads=1"])
        .env(variable, path)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let noise = noise.next();
    let until = usize::try_from(least + (noise >> 33) % (more + 1)).unwrap();
    let mut done: Vec<String> = Vec::new();
    let said = |line: String| line.strip_prefix("done ").map(str::to_owned);
    while done.len() < until {
        done.extend(said(lines.next().expect("the process ended by itself").unwrap()));
    }
    std::thread::sleep(Duration::from_micros((noise >> 40) % 4_000));
    child.kill().unwrap();
    child.wait().unwrap();
    // What it still said before it died is done too.
    done.extend(lines.map_while(Result::ok).filter_map(said));
    done
}
