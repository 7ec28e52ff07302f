//! The program, and what the README says about it.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use sandbox::FaultEffect;
use serde_json::{Value, json};

/// A running program, killed at the end of its test.
struct Program(Child);

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[tokio::test]
async fn the_program_prints_the_settings_for_a_bot() {
    let arguments = ["--port", "0", "--token", "a-token", "--bot", "Kitchen helper"];
    let mut command = Command::new(env!("CARGO_BIN_EXE_sandbox"));
    let mut program = Program(command.args(arguments).stdout(Stdio::piped()).spawn().unwrap());
    let mut lines = BufReader::new(program.0.stdout.take().unwrap()).lines();
    let mut printed = |label: &str| {
        let line = lines.next().unwrap().unwrap();
        line.strip_prefix(label).unwrap_or_else(|| panic!("{label} is missing: {line}")).trim().to_owned()
    };
    let (page, token, api, gateway) = (printed("Page:"), printed("Token:"), printed("API:"), printed("Gateway:"));

    let client = reqwest::Client::new();
    let shown = client.get(&page).send().await.unwrap().text().await.unwrap();
    assert!(shown.contains("Skip to the message box"), "{shown}");
    let ask = async |path: &str, token: &str| -> Value {
        let request = client.get(format!("{api}{path}")).header("authorization", format!("Bot {token}"));
        request.send().await.unwrap().json().await.unwrap()
    };
    assert_eq!(ask("/gateway/bot", &token).await["url"], gateway);
    assert_eq!(ask("/users/@me", &token).await["username"], "kitchen-helper");
    assert_eq!(ask("/users/@me", "sandbox-token").await["message"], "401: Unauthorized");
}

#[test]
fn the_readme_lists_every_fault() {
    let unknown = serde_json::from_value::<FaultEffect>(json!({ "effect": "?" })).unwrap_err().to_string();
    let (_, known) = unknown.split_once("expected one of").unwrap();
    let known: Vec<&str> = known.split('`').skip(1).step_by(2).collect();
    let readme = include_str!("../README.md");
    let (_, table) = readme.split_once("| effect |").unwrap();
    let rows = table.lines().skip(2).map_while(|line| line.strip_prefix("| `"));
    let listed: Vec<&str> = rows.filter_map(|row| row.split('`').next()).collect();
    assert_eq!(listed, known);
}

#[test]
fn the_readme_shows_the_flags() {
    let help = Command::new(env!("CARGO_BIN_EXE_sandbox")).arg("--help").output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let flags = help.lines().filter_map(|line| line.trim_start().strip_prefix("--")?.split([' ', '=']).next());
    let readme = include_str!("../README.md");
    let missing: Vec<&str> = flags.filter(|flag| !readme.contains(&format!("`--{flag}"))).collect();
    assert!(help.contains("--port") && missing.is_empty(), "{missing:?}\n{help}");
}
