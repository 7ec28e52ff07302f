//! Tests of `daykeeper arena`.

use std::path::Path;
use std::process::Command;

fn arena(arguments: &[&str]) -> std::process::Output {
    Command::new(env!("CARGO_BIN_EXE_daykeeper")).arg("arena").args(arguments).output().unwrap()
}

#[test]
fn the_arena_gives_the_same_results_with_any_number_of_threads() {
    let folder = tempfile::tempdir().unwrap();
    let json = |threads: &str| {
        let file = folder.path().join(threads);
        let path = file.to_str().unwrap();
        let output = arena(&[
            "--game",
            "tzolkin",
            "--players",
            "random,easy,medium:300",
            "--seats",
            "2",
            "--games",
            "4",
            "--seed",
            "3",
            "--threads",
            threads,
            "--json",
            path,
        ]);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let table = String::from_utf8(output.stdout).unwrap();
        assert!(table.contains("random against easy: "), "{table}");
        (table, std::fs::read_to_string(file).unwrap())
    };
    let (table, text) = json("1");
    assert_eq!((table, text.clone()), json("3"));
    let value: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(value["games"], 12);
    assert_eq!(value["players"][2]["player"], "medium:300");
    assert_eq!(value["players"][2]["against"]["easy"]["pairings"], 4);
}

/// Another build of the same version plays the same games.
#[test]
fn another_build_plays_as_this_one_does() {
    let program = Path::new(env!("CARGO_BIN_EXE_daykeeper")).with_file_name("examples").join("think");
    let program = program.to_str().unwrap();
    if !Path::new(program).exists() {
        assert!(std::env::var_os("CI").is_none(), "`cargo test` for the whole workspace builds it");
        println!("skipped: build it with cargo build --workspace --examples");
        return;
    }
    let table = |players: &str, more: &[&str]| {
        let arguments = ["--game", "teotihuacan", "--players", players, "--seats", "2", "--games", "2"];
        let output = arena(&[&arguments, more].concat());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    };
    let alone = table("easy,medium:300", &[]);
    assert_eq!(table("easy,medium:300", &["--other-build", program]), alone);
    let output = arena(&["--game", "tzolkin", "--players", "easy,random", "--other-build", program]);
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("`random` is no computer player"), "{error}");
}

#[test]
fn the_arena_names_invalid_arguments() {
    for (players, says) in [
        ("strong", "unknown player `strong`. Use random, easy, medium or hard"),
        ("hard:many", "invalid number of steps: `many`. Use a whole number such as 50000"),
        ("easy@/nowhere.json", "/nowhere.json: "),
    ] {
        let output = arena(&["--game", "tzolkin", "--players", players]);
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{error}");
        assert!(error.contains(says), "{error}");
    }
}

fn anchors(file: &Path, pairings: &str) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_daykeeper"))
        .args(["people", "anchors", "--game", "example", "--budget", "300", "--pairings", pairings, "--file"])
        .arg(file)
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The command continues where it stopped, and another version starts again.
#[test]
fn anchors_are_measured_in_parts() {
    let folder = tempfile::tempdir().unwrap();
    let (whole, parts) = (folder.path().join("whole.json"), folder.path().join("parts.json"));
    assert_eq!(anchors(&whole, "2").matches(" of 4\n").count(), 12);
    assert_eq!(anchors(&parts, "1").matches(" of 2\n").count(), 6);
    assert_eq!(anchors(&parts, "2").matches(" of 4\n").count(), 6);
    let text = std::fs::read_to_string(&whole).unwrap();
    assert_eq!(std::fs::read_to_string(&parts).unwrap(), text);
    let mut value: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(value["example"]["strengths"]["medium"]["mean"], 25_000);
    assert_eq!(value["example"]["results"]["easy-hard"]["games"], 4);
    value["example"]["version"] = "0.0.1".into();
    std::fs::write(&parts, value.to_string()).unwrap();
    assert_eq!(anchors(&parts, "1").matches(" of 2\n").count(), 6);
}
