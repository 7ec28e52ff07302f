//! One full recorded game per title and language, as `daykeeper transcript` prints it.
//! `DAYKEEPER_TRANSCRIPTS=write cargo test --test bot transcripts::` rewrites them.

use std::path::Path;
use std::process::Command;

/// The games stored in full, with their languages.
const KEPT: [(&str, &str); 5] = [
    ("en", "tzolkin-4p-3-builder"),
    ("en", "teotihuacan-2p-90"),
    ("it", "teotihuacan-2p-90"),
    ("es", "tzolkin-4p-3-builder"),
    ("ro", "tzolkin-4p-3-builder"),
];

#[test]
fn whole_games_read_as_they_did() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (locale, game) in KEPT {
        let record = root.join("crates/games/tests/data/samples").join(format!("{game}.record.json"));
        let name = if locale == "en" { game.to_owned() } else { format!("{locale}-{game}") };
        let kept = root.join("tests/data/transcripts").join(format!("{name}.txt"));
        let names = if game.contains("-2p-") { "Ik,Imix" } else { "Ik,Imix,Akbal,Kimi" };
        let output = Command::new(env!("CARGO_BIN_EXE_daykeeper"))
            .args(["transcript", "--locale", locale, "--names", names])
            .arg(record)
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let now = String::from_utf8(output.stdout).unwrap();
        if std::env::var_os("DAYKEEPER_TRANSCRIPTS").is_some_and(|value| value == "write") {
            std::fs::write(&kept, &now).unwrap();
        }
        let then = std::fs::read_to_string(&kept).unwrap_or_default();
        for (line, (then, now)) in (1..).zip(then.lines().zip(now.lines())) {
            assert_eq!(then, now, "{name}, line {line}");
        }
        assert_eq!(then.lines().count(), now.lines().count(), "{name}");
    }
}
