//! Tests of the refusals of `render`, `record` and `simulate`, and of the valid values that they list.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use daykeeper::engine::{Options, Seed};
use daykeeper::games;
use daykeeper::games::proof::{Bytes32, Deal, Entry, FORMAT, Proof};

fn daykeeper(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_daykeeper"))
        .args(arguments)
        .env("LC_ALL", "C")
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

/// Returns the error text of a refused command. It prints nothing to standard output.
fn refusal(arguments: &[&str]) -> String {
    let output = daykeeper(arguments);
    let text = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {text}");
    assert!(output.stdout.is_empty(), "{arguments:?}");
    text
}

fn sample(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("crates/games/tests/data/samples")
        .join(format!("{name}.record.json"))
}

/// Returns the arguments of `render` for a two-player game, and the path of its output file.
fn render(directory: &Path, file: &str, more: &[&str]) -> (Vec<String>, PathBuf) {
    let out = directory.join(file);
    let record = sample("tzolkin-2p-10-pauper");
    let paths = ["render", record.to_str().unwrap(), "--step", "30", "--out", out.to_str().unwrap()];
    (paths.iter().chain(more).map(|&argument| argument.to_owned()).collect(), out)
}

fn refused_render(file: &str, more: &[&str]) -> String {
    let directory = tempfile::tempdir().unwrap();
    let (arguments, out) = render(directory.path(), file, more);
    let text = refusal(&arguments.iter().map(String::as_str).collect::<Vec<&str>>());
    assert!(!out.exists(), "{text}");
    text
}

#[test]
fn render_refuses_what_it_cannot_draw() {
    for (file, more, expected) in [
        ("a.png", &["--kind", "card", "--card", "nope"][..], &["“nope” isn't a component", "a1_01", "tikal_1"][..]),
        ("a.png", &["--kind", "card", "--card", "chaac"], &["“chaac” isn't a component"]),
        ("a.png", &["--locale", "xx"], &["“xx” isn't a language", "en"]),
        ("a.png", &["--kind", "replay"], &["a.png", "an animation is a GIF", ".gif"]),
        ("a.jpg", &[], &["a.jpg", "a picture is a PNG", ".png"]),
        ("a.gif", &["--kind", "scoring"], &["a picture is a PNG"]),
        ("a.gif", &["--kind", "replay", "--width", "6400"], &["an animation is at most 1600 pixels wide"]),
        ("a.gif", &["--kind", "replay", "--text"], &["cannot be written as text"]),
        ("a.png", &["--text"], &["a description is text", ".txt"]),
        ("a.png", &["--names", "Ana"], &["1 name for 2 players"]),
        ("a.png", &["--names", "Ana,Bo,Cy"], &["3 names for 2 players"]),
        ("a.png", &["--kind", "card"], &["--card"]),
        ("a.png", &["--kind", "draft", "--seat", "2"], &["0 to 1"]),
    ] {
        let text = refused_render(file, more);
        assert!(expected.iter().all(|part| text.contains(part)), "{more:?}: {text}");
    }
}

#[test]
fn render_draws_positions_of_records() {
    let directory = tempfile::tempdir().unwrap();
    for (file, more) in [
        ("board.png", &["--names", "Ana,Bo", "--locale", "en", "--width", "400"][..]),
        ("draft.PNG", &["--kind", "draft", "--seat", "1", "--width", "300"]),
        ("card", &["--kind", "card", "--card", "a1_01"]),
        ("replay.gif", &["--kind", "replay", "--width", "200"]),
        ("board.txt", &["--text"]),
    ] {
        let (arguments, out) = render(directory.path(), file, more);
        let output = daykeeper(&arguments.iter().map(String::as_str).collect::<Vec<&str>>());
        assert!(output.status.success(), "{more:?}: {}", String::from_utf8_lossy(&output.stderr));
        let written = std::fs::read(out).unwrap();
        let begins = match file {
            "replay.gif" => &b"GIF89a"[..],
            "board.txt" => b"",
            _ => b"\x89PNG",
        };
        assert!(written.starts_with(begins), "{file}");
    }
}

#[test]
fn a_record_has_bounds_and_an_end() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("game.json");
    let replay = |text: &str| {
        std::fs::write(&file, text).unwrap();
        refusal(&["record", "replay", file.to_str().unwrap()])
    };
    let whole = std::fs::read_to_string(sample("tzolkin-2p-10-pauper")).unwrap();
    let text = replay(&whole[..whole.len() / 2]);
    assert!(text.contains("the record ends too early, in line "), "{text}");
    let text = replay(&format!("{whole}{}", " ".repeat(2_000_000)));
    assert!(text.contains("A record has at most 2 MB"), "{text}");
}

#[test]
fn hints_are_printed_for_a_moment_of_a_record() {
    let file = sample("tzolkin-2p-10-pauper");
    let file = file.to_str().unwrap();
    let hints = |more: &[&str]| {
        let policy = ["hints", file, "--locale", "en", "--policy", "hard:2000"];
        String::from_utf8(daykeeper(&[&policy[..], more].concat()).stdout).unwrap()
    };
    let text = hints(&["--step", "20"]);
    assert!(text.starts_with("**1. "), "{text}");
    let data: serde_json::Value = serde_json::from_str(&hints(&["--step", "20", "--json"])).unwrap();
    assert!(data["plans"][0]["steps"].is_array() && data["plans"][0]["name"].is_string(), "{data}");
    let refused = |more: &[&str]| refusal(&[&["hints", file, "--locale", "en"][..], more].concat());
    assert!(refused(&["--step", "9999"]).contains("9999"));
    assert!(refused(&[]).contains("the game is over"));
    assert!(refused(&["--step", "20", "--policy", "random"]).contains("`random` gives no hints"));
}

#[test]
fn hints_are_measured_and_written_to_files() {
    let folder = tempfile::tempdir().unwrap();
    let measure = ["hints", "--locale", "en", "--policy", "hard:2000", "--positions", "2", "--write"];
    let output = daykeeper(&[&measure[..], &[folder.path().to_str().unwrap()]].concat());
    let text = String::from_utf8(output.stdout).unwrap();
    for zero in ["more of everything", "don't reproduce", "missing in a language", "two plans of a hint"] {
        let lines: Vec<&str> = text.lines().filter(|line| line.contains(zero)).collect();
        assert_eq!(lines.len(), games::titles().len(), "{zero}: {text}");
        assert!(lines.iter().all(|line| line.contains(": 0  [target: 0]")), "{lines:?}");
    }
    let files: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path()).collect();
    assert_eq!(files.len(), games::titles().len(), "one moment of each game");
    for file in files {
        let hint: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
        assert!(hint["plans"][0]["words"].as_u64() > Some(2), "{hint}");
        assert_eq!(hint["plans"][0]["exact"], true, "{hint}");
    }
}

#[test]
fn sheets_of_hints_have_the_engines_count_next_to_each_number() {
    let sheets = ["hints", "--locale", "en", "--policy", "hard:2000", "--positions", "2", "--sheets"];
    let text = String::from_utf8(daykeeper(&[&sheets[..], &["teotihuacan"]].concat()).stdout).unwrap();
    let parts = [
        "== 2. teotihuacan, seed 1, step ",
        "Advice for Player ",
        "**1. ",
        "  steps: ",
        "  facts, Player ",
        "  engine: ",
    ];
    for part in parts {
        assert!(text.contains(&format!("\n{part}")) || text.starts_with(part), "{part} isn't in {text}");
    }
    assert!(text.contains("words agree with the engine: yes") && !text.contains("engine: NO"), "{text}");
    assert!(refusal(&[&sheets[..], &["chess"]].concat()).contains("chess"));
}

#[test]
fn options_and_numbers_that_do_not_exist_are_refused_with_those_that_do() {
    let simulate = |more: &[&str]| {
        refusal(&[&["simulate", "--game", "tzolkin", "--seats", "2", "--seed", "1"][..], more].concat())
    };
    let text = simulate(&["--games", "0"]);
    assert!(text.contains("--games"), "{text}");
    let text = simulate(&["--games", "1", "--option", "speed=fast"]);
    assert!(text.contains("unknown option `speed`") && text.contains("negative_scores"), "{text}");
    let text = simulate(&["--games", "1", "--option", "negative_scores=maybe"]);
    assert!(text.contains("invalid value `maybe`") && text.contains("allowed"), "{text}");
    let text = refusal(&["arena", "--game", "tzolkin", "--players", "easy,medium", "--games", "0"]);
    assert!(text.contains("--games"), "{text}");
    let new = ["record", "new", "--game", "tzolkin", "--seats", "2", "--seed", "1", "--option", "speed"];
    assert!(refusal(&new).contains("`speed` does not look like name=value"));
}

#[test]
fn a_regional_tag_finds_its_language() {
    let record = sample("tzolkin-2p-10-pauper");
    let transcript = |locale: &str| {
        let output = daykeeper(&["transcript", record.to_str().unwrap(), "--locale", locale]);
        String::from_utf8(output.stdout).unwrap()
    };
    let (spanish, italian) = (transcript("es"), transcript("it"));
    assert!(!spanish.is_empty() && spanish != italian && italian != transcript("en"));
    assert_eq!(transcript("es-419"), spanish);
    assert_eq!(transcript("it_CH.UTF-8"), italian);
}

/// Refusals use the player's language. Commands for bot admins reuse the same sentences.
#[test]
fn a_refusal_is_in_the_language_of_its_reader() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("game.json");
    let whole = std::fs::read_to_string(sample("tzolkin-2p-10-pauper")).unwrap();
    let text_of = |locale: &str, text: &str| {
        std::fs::write(&file, text).unwrap();
        let file = file.to_str().unwrap();
        let transcript = refusal(&["transcript", file, "--locale", locale]);
        assert_eq!(refusal(&["render", file, "--out", "a.png", "--locale", locale]), transcript);
        transcript
    };
    for (locale, text, expected) in [
        ("en", &whole[..whole.len() / 2], "game.json: the record ends too early, in line "),
        ("it", &whole[..whole.len() / 2], "game.json: il file si interrompe alla riga "),
        ("es", &whole.replacen("daykeeper-record/1", "x/2", 1), "game.json: el formato de esta transcripción es “x/2”"),
        (
            "ro",
            &whole.replacen("\"seats\":2", "\"rules_version\":99,\"seats\":2", 1),
            "game.json: versiunea 99 a regulilor",
        ),
    ] {
        let refused = text_of(locale, text);
        assert!(refused.contains(expected), "{locale}: {refused}");
    }
    let record = sample("tzolkin-2p-10-pauper");
    let record = record.to_str().unwrap();
    let named = |locale: &str, names: &str| refusal(&["transcript", record, "--names", names, "--locale", locale]);
    assert!(named("it", "Ana").contains("1 nome per 2 giocatori"), "{}", named("it", "Ana"));
    assert!(named("ro", "Ana,Bo,Cy").contains("3 nume pentru 2 jucători"));
    let system = Command::new(env!("CARGO_BIN_EXE_daykeeper"))
        .args(["transcript", record, "--locale", "xx"])
        .env("LC_ALL", "es_ES.UTF-8")
        .output()
        .unwrap();
    assert!(String::from_utf8(system.stderr).unwrap().contains("“xx” no es uno de los idiomas"));
}

#[test]
fn a_transcript_needs_a_name_for_each_seat_and_a_known_player() {
    let record = sample("tzolkin-2p-10-pauper");
    let transcript = |more: &[&str]| refusal(&[&["transcript", record.to_str().unwrap()], more].concat());
    assert!(transcript(&["--names", "Ana"]).contains("1 name for 2 players"));
    assert!(transcript(&["--names", "Ana,Bo,Cy"]).contains("3 names for 2 players"));
    for person in ["0", "3"] {
        assert!(transcript(&["--person", person]).contains("the players of this game are 1 to 2"), "{person}");
    }
}

/// Returns the proof of a game's first turns.
fn proof() -> Proof {
    let (title, seed, options) = (games::title("tzolkin").unwrap(), Seed::new(5), Options::default());
    let setup = title.deal(2, &options, seed).unwrap();
    let mut position = title.start(2, &options, &setup).unwrap();
    let deal = Deal {
        salt: Bytes32::of([1, 2, 3, 4]),
        rules_version: Some(title.rules_version()),
        seed,
        game: "tzolkin".to_owned(),
        seats: 2,
        options,
        setup,
        begun: None,
    };
    let commitment = deal.commitment();
    let (mut head, mut entries) = (commitment, Vec::new());
    for seq in 1..=2 {
        let seat = position.to_act().first().unwrap();
        let body = position.legal(seat)[0].clone();
        position.play(seat, &body).unwrap();
        let (turn, state) = (position.turn(), format!("{:016x}", position.hash()));
        let entry = Entry {
            before: head,
            seq,
            at: 1_800_000_000_000,
            counted: Some(60_000),
            seat: Some(seat),
            turn,
            state,
            kind: "turn".into(),
            body,
        };
        head = entry.hash();
        entries.push(entry);
    }
    Proof { format: FORMAT.to_owned(), commitment, rules_version: title.rules_version(), deal, entries, head }
}

#[test]
fn a_proof_is_checked_and_a_changed_part_is_named() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("game.proof.json");
    let verify = ["record", "verify", file.to_str().unwrap()];
    let text = proof().write();
    std::fs::write(&file, &text).unwrap();
    let output = daykeeper(&verify);
    let printed = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(printed.contains("its 2 turns weren't changed") && printed.contains("not over"), "{printed}");
    let seal = proof().commitment.shown();
    assert!(printed.contains(&seal), "{printed}");
    assert!(daykeeper(&[&verify[..], &["--seal", &seal]].concat()).status.success());
    let other = refusal(&[&verify[..], &["--seal", "0123456789abcdef0123456789abcdef"]].concat());
    assert!(other.contains(&format!("its seal is {seal}, not the one that you gave")), "{other}");
    let salt = proof().deal.salt.short();
    let announced = |seed, salt| [&verify[..], &["--seed", seed, "--salt", salt]].concat();
    assert!(daykeeper(&announced("5", &salt)).status.success());
    for other in [refusal(&announced("6", &salt)), refusal(&announced("5", &salt[1..]))] {
        assert!(other.contains(&format!("its seed is 5 and its salt is {salt}, not what you gave")), "{other}");
    }
    let italian = Command::new(env!("CARGO_BIN_EXE_daykeeper"))
        .args(verify)
        .env("LC_ALL", "")
        .env("LC_MESSAGES", "it_IT.UTF-8")
        .output()
        .unwrap();
    assert!(String::from_utf8(italian.stdout).unwrap().contains("La partita non è ancora finita"));
    for tag in ["es", "es-419", "es_MX.UTF-8", "ES"] {
        let spanish = daykeeper(&["record", "verify", "--locale", tag, file.to_str().unwrap()]);
        assert!(String::from_utf8(spanish.stdout).unwrap().contains("La partida aún no ha terminado"), "{tag}");
    }
    for (from, to, expected) in [
        ("\"seed\":5", "\"seed\":6", "do not give the commitment"),
        ("\"at\":1800000000000", "\"at\":1800000000001", "entry 2 does not follow"),
        ("\"counted\":60000", "\"counted\":6000", "entry 2 does not follow"),
        ("\"counted\":60000,", "", "entry 2 does not follow"),
        ("\"seq\":1", "\"sequence\":1", "does not have the right form"),
        ("daykeeper-proof/3", "daykeeper-proof/9", "does not have the right form"),
        ("daykeeper-proof/3", "daykeeper-proof/1", "does not have the right form"),
        ("\"rules_version\":1", "\"rules_version\":2", "do not give the commitment"),
        // An invented version must not avoid the check of the deal.
        ("\"rules_version\": 1", "\"rules_version\": 0", "version 0 of the rules is unknown"),
        ("\"rules_version\": 1", "\"rules_version\": 4000000000", "version 4000000000 of the rules is unknown"),
    ] {
        std::fs::write(&file, text.replacen(from, to, 1)).unwrap();
        let text = refusal(&verify);
        assert!(text.contains(expected), "{from}: {text}");
    }
}

#[test]
fn proofs_of_games_from_before_the_rules_were_sealed_are_still_checked() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("game.proof.json");
    let mut proof = proof();
    proof.deal.rules_version = None;
    proof.commitment = proof.deal.commitment();
    let mut head = proof.commitment;
    for entry in &mut proof.entries {
        (entry.before, entry.counted) = (head, None);
        head = entry.hash();
    }
    (proof.format, proof.head) = ("daykeeper-proof/1".to_owned(), head);
    std::fs::write(&file, proof.write()).unwrap();
    let output = daykeeper(&["record", "verify", file.to_str().unwrap()]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn a_proof_without_a_repeated_deal_fails() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("game.proof.json");
    let mut proof = proof();
    let title = games::title("tzolkin").unwrap();
    let mut position = title.start(2, &proof.deal.options, &proof.deal.setup).unwrap();
    for entry in &proof.entries {
        position.play(entry.seat.unwrap(), &entry.body).unwrap();
    }
    // Games that continued under newer rules have such an entry.
    let entry = Entry {
        before: proof.head,
        seq: 3,
        kind: "resumed".to_owned(),
        seat: None,
        body: position.save(),
        ..proof.entries[1].clone()
    };
    proof.head = entry.hash();
    proof.entries.push(entry);
    std::fs::write(&file, proof.write()).unwrap();
    let output = daykeeper(&["record", "verify", file.to_str().unwrap()]);
    let (printed, error) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
    assert_eq!(output.status.code(), Some(2), "{printed}{error}");
    assert!(printed.contains("the deal was not repeated") && error.contains("the deal was not checked"), "{error}");
}

#[test]
fn a_record_may_begin_with_a_byte_order_mark() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("game.json");
    let whole = std::fs::read_to_string(sample("tzolkin-2p-10-pauper")).unwrap();
    std::fs::write(&file, format!("\u{feff}{whole}")).unwrap();
    let replayed = daykeeper(&["record", "replay", file.to_str().unwrap()]);
    assert!(replayed.status.success(), "{}", String::from_utf8_lossy(&replayed.stderr));
    let utf16: Vec<u8> = [0xFEFF].into_iter().chain(whole.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    std::fs::write(&file, utf16).unwrap();
    for command in ["replay", "verify"] {
        let text = refusal(&["record", command, file.to_str().unwrap()]);
        assert!(text.contains("UTF-16") && text.contains("UTF-8"), "{text}");
    }
}
