//! Tests of `daykeeper analyze`.

use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

/// A short game, and a long one.
const SHORT: &str = "crates/games/tests/data/endings/example-fourth-turn.record.json";
const LONG: &str = "crates/games/tests/data/samples/tzolkin-4p-3-builder.record.json";

fn analyze(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_daykeeper"));
    command.current_dir(env!("CARGO_MANIFEST_DIR")).args(["analyze", "--locale", "en"]).args(arguments);
    command
}

fn output(arguments: &[&str]) -> Output {
    analyze(arguments).output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

#[test]
fn the_look_back_is_printed_as_text() {
    let output = output(&[SHORT, "--names", "Ileana,Ștefan"]);
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""), "no bar outside of a terminal");
    let printed = text(&output.stdout);
    let first = printed.lines().next().unwrap();
    assert!(first.contains("1st ") && first.contains("Ileana") && first.contains("Ștefan"), "{printed}");
    assert!(printed.contains("Chances to win:\n") && printed.contains("Points by source:\n"), "{printed}");
    let last = printed.lines().find(|line| line.contains("100%")).expect("the end is the result");
    assert!(last.contains(" 0%") || last.contains("50%"), "{last}");
    assert!(!printed.contains("core-") && !printed.contains("ui-"), "{printed}");
}

#[test]
fn the_look_back_is_the_same_on_any_number_of_cores() {
    let json = |threads: &str| -> Value {
        let output = output(&[SHORT, "--json", "--threads", threads]);
        serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{}", text(&output.stderr)))
    };
    let one = json("1");
    assert_eq!(one, json("3"));
    let turns = one["turns"].as_array().unwrap().len();
    let chances = one["chances"].as_array().unwrap();
    assert_eq!(chances.len(), turns + 1);
    for chances in chances {
        assert_eq!(chances.as_array().unwrap().iter().map(|chance| chance.as_u64().unwrap()).sum::<u64>(), 1000);
    }
    let points = one["rounds"].as_array().unwrap().last().unwrap()["points"][0].as_array().unwrap();
    assert_eq!(
        points.iter().map(|points| points.as_i64().unwrap()).sum::<i64>(),
        one["result"]["points"][0].as_i64().unwrap()
    );
}

#[test]
fn the_look_back_is_drawn() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("back.png");
    let output = output(&[SHORT, "--png", file.to_str().unwrap(), "--dark", "--width", "550"]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let picture = image::open(&file).unwrap();
    assert!(picture.width() == 550 && picture.height() > 250);
}

#[test]
fn a_game_without_an_end_is_refused() {
    let mut record: Value = serde_json::from_str(&std::fs::read_to_string(SHORT).unwrap()).unwrap();
    record["steps"].as_array_mut().unwrap().pop();
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("open.json");
    std::fs::write(&file, record.to_string()).unwrap();
    let refused = output(&[file.to_str().unwrap()]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(text(&refused.stderr).trim_end().ends_with("this game isn't over"), "{}", text(&refused.stderr));
    assert_eq!(output(&[SHORT, "--policy", "random"]).status.code(), Some(2));
    assert_eq!(output(&[SHORT, "--dark"]).status.code(), Some(2), "nothing to draw");
}

/// Ctrl-C ends the search in the middle, with one message and without a picture.
#[cfg(target_os = "linux")]
#[test]
fn an_interrupted_search_ends_cleanly() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("back.png");
    let mut command = analyze(&[LONG, "--png", file.to_str().unwrap(), "--threads", "1"]);
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // One thread waits for signals, and another one searches.
    let tasks = format!("/proc/{}/task", child.id());
    let until = Instant::now() + Duration::from_secs(300);
    while std::fs::read_dir(&tasks).is_ok_and(|tasks| tasks.count() < 3) {
        assert!(Instant::now() < until, "the search doesn't begin");
        std::thread::sleep(Duration::from_millis(5));
    }
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(1), ""));
    assert_eq!(text(&output.stderr), "daykeeper: stopped before the end\n");
    assert!(!file.exists());
}
