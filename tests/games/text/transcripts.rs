//! Whole recorded games as the channel reads them: how long the messages are, and one game of each title and
//! language word for word. `DAYKEEPER_TRANSCRIPTS=write cargo test --test games transcripts::` writes the latter anew.

use std::path::{Path, PathBuf};
use std::process::Command;

use daykeeper::engine::summarize_turns;
use daykeeper::games::record::Record;
use daykeeper::text::Texts;

/// The games that are kept word for word, with their languages.
const KEPT: [(&str, &str); 5] = [
    ("en", "tzolkin-4p-3-builder"),
    ("en", "teotihuacan-2p-90"),
    ("it", "teotihuacan-2p-90"),
    ("es", "tzolkin-4p-3-builder"),
    ("ro", "tzolkin-4p-3-builder"),
];

fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data")
}

#[test]
fn whole_games_read_as_they_did() {
    for (locale, game) in KEPT {
        let record = data().join("samples").join(format!("{game}.record.json"));
        let name = if locale == "en" { game.to_owned() } else { format!("{locale}-{game}") };
        let kept = data().join("transcripts").join(format!("{name}.txt"));
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

/// Every sample as one person among computers reads it: each message tells what was played since the last one
/// that called the person.
#[test]
fn messages_are_short() {
    let texts = Texts::embedded();
    let names: Vec<String> = ["Ik", "Imix", "Akbal", "Kimi"].map(str::to_owned).to_vec();
    for game in ["tzolkin", "teotihuacan"] {
        let (mut lines, mut effects, mut lengths) = (Vec::new(), Vec::new(), Vec::new());
        let mut longest: Vec<(usize, String)> = Vec::new();
        for entry in std::fs::read_dir(data().join("samples")).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap();
            if !name.starts_with(game) || !name.ends_with(".record.json") {
                continue;
            }
            let record = Record::read(&std::fs::read_to_string(&path).unwrap()).unwrap();
            let mut position = record.start().unwrap();
            let (mut turns, mut events) = (Vec::new(), Vec::new());
            for step in &record.steps {
                let turn = position.turn();
                events.extend(position.play(step.seat, &step.action).unwrap());
                if position.turn() == turn {
                    continue;
                }
                turns.push(std::mem::take(&mut events));
                let to_act = position.to_act();
                if !to_act.is_empty() && (to_act.len() > 1 || to_act.first() != Some(daykeeper::engine::Seat::new(0))) {
                    continue;
                }
                let told = summarize_turns(turns.iter().map(Vec::as_slice));
                for line in &told {
                    let said = texts.say("en", line, &names);
                    lengths.push(said.chars().count());
                    assert!(!said.contains("none") && !said.contains(": ;"), "{name}: {said}");
                    longest.push((said.chars().count(), said));
                }
                // Whose turn it is comes first; every effect and a heading for each turn is how it was told before.
                lines.push(told.len() + 1);
                effects.push(turns.iter().map(|turn| turn.len() + 1).sum::<usize>() + 2);
                turns.clear();
            }
        }
        let [median, most_of, most] = figures(&mut lines);
        println!("{game}: {} messages, lines {median} / {most_of} / {most} (median / 95 % / most)", lines.len());
        println!("{game}: told effect by effect {:?}", figures(&mut effects));
        let characters = figures(&mut lengths);
        println!("{game}: characters of a line {characters:?}");
        longest.sort_unstable_by(|one, other| other.cmp(one));
        longest.dedup();
        for (length, line) in longest.iter().take(12) {
            println!("{length}: {line}");
        }
        assert!(characters[1] <= 120, "{game}: a line has {characters:?} characters");
        assert!(median <= 6 && most_of < 12, "{game}: {median} lines in the median, {most_of} in 95 %");
    }
}

/// Median, 95 % and most.
fn figures(sizes: &mut [usize]) -> [usize; 3] {
    sizes.sort_unstable();
    [50, 95, 100].map(|percent| sizes[(sizes.len() - 1) * percent / 100])
}
