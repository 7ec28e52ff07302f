//! Comments, names of tests, docs and messages keep to `docs/dev/english.md`: the habits that it lists are counted, and the budget in
//! `tests/data/english.txt` only falls.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Words that start a comment block only if it is a clause without a main verb.
const QUESTION_WORDS: &[&str] =
    &["what", "whether", "how", "who", "whose", "whom", "where", "when", "why", "which", "whoever", "whatever"];

/// Habits of written English that no one uses at a table, in lower case between word boundaries.
const HABITS: &[&str] = &[
    "whoever",
    "whomever",
    "whatever",
    "wherever",
    "nobody",
    "somebody",
    "everybody",
    "is told",
    "are told",
    "was told",
    "were told",
    "be told",
    "is said",
    "are said",
    "was said",
    "be said",
    "is heard",
    "are heard",
    "owed",
    "goes on",
    "go on",
    "went on",
    "plays on",
    "stands still",
    "stand still",
    "stood",
    "anew",
    "of its own",
    "of their own",
    "by itself",
    "by themselves",
    "but for",
    "in the place of",
    "meanwhile",
    "so many",
    "so long as",
    "as far as",
    "nothing where",
    "none where",
    "beside",
    "mend",
    "mends",
    "mended",
    "heed",
    "heeds",
    "what is",
    "what was",
    "what has",
    "what they",
    "who is",
    "who has",
    "who was",
];

/// A line of prose: its number, its text, and whether it starts a block.
struct Line {
    number: usize,
    text: String,
    starts: bool,
}

/// Text of one kind, with a budget in `tests/data/english.txt`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Area {
    Source,
    Tests,
    Names,
    Manifests,
    Docs,
    Messages,
}

impl Area {
    const ALL: [Area; 6] = [Area::Source, Area::Tests, Area::Names, Area::Manifests, Area::Docs, Area::Messages];

    /// The name in `tests/data/english.txt`.
    fn name(self) -> &'static str {
        match self {
            Area::Source => "comments in src",
            Area::Tests => "comments in tests",
            Area::Names => "names of tests",
            Area::Manifests => "comments in toml",
            Area::Docs => "docs",
            Area::Messages => "English messages",
        }
    }

    fn contains(self, path: &str) -> bool {
        // The style page quotes the habits, and the rules are the publishers'.
        let left_out =
            ["docs/rules/", "docs/dev/english.md", "tests/data/"].iter().any(|folder| path.starts_with(folder));
        let rust = path.ends_with(".rs");
        let source = path.starts_with("src/") || path.starts_with("crates/") && path.contains("/src/");
        match self {
            Area::Source => rust && source,
            Area::Tests => rust && !source,
            Area::Names => rust,
            Area::Manifests => path.ends_with(".toml"),
            Area::Docs => path.ends_with(".md") && !left_out || path == ".env.example",
            Area::Messages => path.starts_with("assets/locales/en/") && path.ends_with(".ftl"),
        }
    }

    fn lines(self, path: &str, text: &str) -> Vec<Line> {
        match self {
            Area::Source | Area::Tests => comments(text, &["///", "//!", "//"]),
            Area::Names => names_of_tests(text),
            Area::Manifests => comments(text, &["#"]),
            Area::Docs if path == ".env.example" => comments(text, &["#"]),
            Area::Docs => markdown(text),
            Area::Messages => messages(text),
        }
    }
}

/// The lines that start with one of these marks.
fn comments(text: &str, marks: &[&str]) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut before = None;
    for (index, line) in text.lines().enumerate() {
        let bare = line.trim();
        let mark = marks.iter().copied().find(|mark| bare.starts_with(mark));
        if let Some(mark) = mark {
            let text = bare[mark.len()..].trim().to_owned();
            lines.push(Line { number: index + 1, text, starts: before != Some(mark) });
        }
        before = mark;
    }
    lines
}

/// The names of the tests in a Rust file, with spaces instead of underscores.
fn names_of_tests(text: &str) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut is_test = false;
    for (index, line) in text.lines().enumerate() {
        let bare = line.trim();
        if bare.starts_with("#[test") || bare.starts_with("#[tokio::test") {
            is_test = true;
        } else if let Some((_, rest)) = bare.split_once("fn ").filter(|_| is_test && !bare.starts_with('#')) {
            let name = rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default();
            lines.push(Line { number: index + 1, text: name.replace('_', " "), starts: true });
            is_test = false;
        }
    }
    lines
}

/// The lines of a page without code and addresses.
fn markdown(text: &str) -> Vec<Line> {
    let mut fenced = false;
    let mut lines = Vec::new();
    for (index, line) in text.lines().enumerate() {
        fenced ^= line.trim().starts_with("```");
        if !fenced {
            let prose = line.split('`').step_by(2).collect::<Vec<_>>().join(" x ");
            lines.push(Line { number: index + 1, text: prose, starts: false });
        }
    }
    lines
}

/// The texts of a Fluent file. The questions that `/rules` answers are asked in any words.
fn messages(text: &str) -> Vec<Line> {
    let lines = text.lines().enumerate();
    lines
        .filter(|(_, line)| !line.starts_with('#') && !line.trim().starts_with(".asked"))
        .map(|(index, line)| {
            (index, line.split_once(" = ").filter(|(key, _)| !key.contains(' ')).map_or(line, |(_, text)| text))
        })
        .map(|(index, text)| Line { number: index + 1, text: without_arguments(text), starts: false })
        .collect()
}

/// A line of Fluent without its placeables, whose names are no prose.
fn without_arguments(line: &str) -> String {
    let mut depth = 0;
    let outside = line.chars().filter(|c| {
        depth += i32::from(*c == '{');
        let keep = depth == 0;
        depth -= i32::from(*c == '}' && depth > 0);
        keep
    });
    outside.collect()
}

fn habits(line: &Line) -> Vec<&'static str> {
    let words: Vec<String> =
        line.text.to_lowercase().split(|c: char| !c.is_alphanumeric() && c != '\'').map(str::to_owned).collect();
    let text = format!(" {} ", words.iter().filter(|word| !word.is_empty()).cloned().collect::<Vec<_>>().join(" "));
    let mut found: Vec<&str> = HABITS.iter().copied().filter(|habit| text.contains(&format!(" {habit} "))).collect();
    if line.starts && !line.text.trim_end().ends_with('?') && !text.starts_with(" what if") {
        found.extend(QUESTION_WORDS.iter().filter(|word| text.starts_with(&format!(" {word} "))));
    }
    found
}

/// The habits in the files below a folder, by area: place, habit, text
fn habits_below(root: &Path) -> BTreeMap<Area, Vec<String>> {
    let mut found: BTreeMap<Area, Vec<String>> = Area::ALL.map(|area| (area, Vec::new())).into();
    for file in files(root) {
        let path = file.strip_prefix(root).unwrap().to_str().unwrap().replace('\\', "/");
        let areas: Vec<Area> = Area::ALL.into_iter().filter(|area| area.contains(&path)).collect();
        if areas.is_empty() {
            continue;
        }
        let text = fs::read_to_string(&file).unwrap();
        for area in areas {
            for line in area.lines(&path, &text) {
                let row = |habit| format!("{path}:{}: {habit}: {}", line.number, line.text);
                found.get_mut(&area).unwrap().extend(habits(&line).into_iter().map(row));
            }
        }
    }
    found
}

/// Every file below a folder, without build results and the insides of Git.
fn files(root: &Path) -> Vec<PathBuf> {
    let (mut open, mut files) = (vec![root.to_owned()], Vec::new());
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let entry = entry.unwrap();
            let kind = entry.file_type().unwrap();
            if kind.is_file() {
                files.push(entry.path());
            } else if kind.is_dir() && entry.file_name() != "target" && entry.file_name() != ".git" {
                open.push(entry.path());
            }
        }
    }
    files.sort();
    files
}

/// The budgets that are exceeded, and those that have to follow a lower count.
fn wrong_budgets(budgets: &str, found: &BTreeMap<Area, Vec<String>>) -> Vec<String> {
    let budgets: BTreeMap<&str, usize> = budgets
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split_once(": ").map(|(area, count)| (area, count.parse().unwrap())).unwrap())
        .collect();
    assert_eq!(budgets.len(), found.len());
    let mut wrong = Vec::new();
    for (area, rows) in found {
        let (name, count) = (area.name(), rows.len());
        let budget = budgets[name];
        if count > budget {
            wrong.push(format!("{name}: {count} habits, and {budget} are allowed:\n{}", rows.join("\n")));
        } else if count < budget {
            wrong.push(format!("{name}: only {count} habits are left; lower the budget in tests/data/english.txt"));
        }
    }
    wrong
}

#[test]
fn the_budgets_of_habits_only_fall() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let budgets = fs::read_to_string(root.join("tests/data/english.txt")).unwrap();
    let wrong = wrong_budgets(&budgets, &habits_below(root));
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn a_budget_that_is_too_low_or_too_high_is_reported() {
    let found: BTreeMap<Area, Vec<String>> = Area::ALL.map(|area| (area, vec!["one".to_owned(); 2])).into();
    let budgets = |docs: usize| {
        let count = |area| if area == Area::Docs { docs } else { 2 };
        Area::ALL.map(|area| format!("{}: {}", area.name(), count(area))).join("\n")
    };
    assert_eq!(wrong_budgets(&budgets(2), &found), Vec::<String>::new());
    assert_eq!(wrong_budgets(&budgets(1), &found), ["docs: 2 habits, and 1 are allowed:\none\none"]);
    assert_eq!(
        wrong_budgets(&budgets(3), &found),
        ["docs: only 2 habits are left; lower the budget in tests/data/english.txt"]
    );
}

#[test]
fn a_habit_is_found_in_every_kind_of_file() {
    let planted = [
        ("src/a.rs", "/// Nobody knows.\nfn nobody() {}\n", vec![Area::Source]),
        ("crates/a/src/b.rs", "// Nobody knows.\n", vec![Area::Source]),
        ("crates/a/tests/b.rs", "//! Nobody knows.\n", vec![Area::Tests]),
        ("src/c.rs", "#[test]\n#[ignore]\nfn nobody_moves() {}\n\nfn nobody() {}\n", vec![Area::Names]),
        ("tests/c.rs", "// Nobody.\n#[tokio::test]\nasync fn nobody_moves() {}\n", vec![Area::Tests, Area::Names]),
        ("crates/a/Cargo.toml", "# Nobody knows.\nname = \"nobody\"\n", vec![Area::Manifests]),
        ("README.md", "Nobody knows.\n```\nnobody\n```\n", vec![Area::Docs]),
        ("docs/formats/record.md", "# Nobody\n\nIt's `nobody`.\n", vec![Area::Docs]),
        (".env.example", "# Nobody knows.\nNOBODY=\n", vec![Area::Docs]),
        (
            "assets/locales/en/a.ftl",
            "# nobody\na-nobody = Nobody. { $nobody }\n    .asked = Nobody?\n",
            vec![Area::Messages],
        ),
        ("assets/locales/it/a.ftl", "a = Nobody.\n", vec![]),
        ("docs/rules/a.md", "Nobody knows.\n", vec![]),
        ("target/debug/a.rs", "// Nobody knows.\n", vec![]),
    ];
    for (path, text, expected) in planted {
        let root = tempfile::tempdir().unwrap();
        fs::create_dir_all(root.path().join(path).parent().unwrap()).unwrap();
        fs::write(root.path().join(path), text).unwrap();
        let found: Vec<(Area, usize)> =
            habits_below(root.path()).into_iter().map(|(area, rows)| (area, rows.len())).collect();
        let wanted = Area::ALL.map(|area| (area, usize::from(expected.contains(&area))));
        assert_eq!(found, wanted, "{path}");
    }
}

#[test]
fn habits_are_found() {
    let line = |text: &str, starts| Line { number: 1, text: text.to_owned(), starts };
    assert_eq!(habits(&line("Nobody is told.", true)), ["nobody", "is told"]);
    assert_eq!(habits(&line("What a row holds.", true)), ["what"]);
    assert!(habits(&line("What a row holds?", true)).is_empty());
    assert!(habits(&line("What-ifs.", true)).is_empty());
    assert!(habits(&line("in what a row holds", false)).is_empty());
    assert!(habits(&line("He withstood it.", false)).is_empty());
}
