//! Runs a test of this program in a separate process and kills it.

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

/// Runs a test in a new process, with a file's path in an environment variable.
/// Kills the process within 4 ms after a random number of lines that start with `done`: `least` to `least + more`.
/// Returns the text of all these lines.
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
    let text_of = |line: String| line.strip_prefix("done ").map(str::to_owned);
    while done.len() < until {
        done.extend(text_of(lines.next().expect("the process ended by itself").unwrap()));
    }
    std::thread::sleep(Duration::from_micros((noise >> 40) % 4_000));
    child.kill().unwrap();
    child.wait().unwrap();
    // Lines printed just before the kill count too.
    done.extend(lines.map_while(Result::ok).filter_map(text_of));
    done
}
