//! Comments, docs and messages keep to `docs/dev/english.md`: the habits that it lists are counted, and the budget in
//! `tests/data/english.txt` only falls.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use super::sources::{files, sources, tests};

/// Words that start a comment block only if it is a clause without a main verb.
const QUESTION_WORDS: &[&str] =
    &["what", "whether", "how", "who", "whose", "whom", "where", "when", "why", "which", "whoever", "whatever"];

/// Habits of written English that nobody uses at a table, in lower case between word boundaries.
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
    "mended",
    "heeds",
    "what is",
    "what was",
    "what has",
    "what they",
    "who is",
    "who has",
    "who was",
];

/// How far below its budget a count may be before the budget has to follow.
const SLACK: usize = 20;

/// A line of prose: its place, its text, and whether it starts a block.
struct Line {
    place: String,
    text: String,
    starts: bool,
}

fn comments(folders: &[String]) -> Vec<Line> {
    let mut lines = Vec::new();
    for file in files(folders) {
        let mut before = None;
        for (index, line) in file.text.lines().enumerate() {
            let bare = line.trim();
            let kind = ["///", "//!", "//"].into_iter().find(|kind| bare.starts_with(kind));
            if let Some(kind) = kind {
                let text = bare[kind.len()..].trim().to_owned();
                lines.push(Line { place: format!("{}:{}", file.path, index + 1), text, starts: before != Some(kind) });
            }
            before = kind;
        }
    }
    lines
}

/// The lines of the text files with this ending below a folder. Code blocks and the rules of the games are left out.
fn texts(folder: &str, ending: &str) -> Vec<Line> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut open, mut paths) = (vec![root.join(folder)], Vec::new());
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
        } else if path.extension().is_some_and(|found| found == ending) {
            paths.push(path);
        }
    }
    paths.sort();
    let mut lines = Vec::new();
    for path in paths {
        let shown = path.strip_prefix(root).unwrap().to_str().unwrap().replace('\\', "/");
        // The style page quotes the habits, and the formats and rules are fixed interfaces.
        if ["docs/rules/", "docs/formats/", "docs/dev/english.md"].iter().any(|left_out| shown.starts_with(left_out)) {
            continue;
        }
        let mut fenced = false;
        for (index, line) in fs::read_to_string(&path).unwrap().lines().enumerate() {
            fenced ^= line.trim().starts_with("```");
            // The questions that `/rules` answers are asked in any words.
            if !fenced && !line.starts_with('#') && !line.trim().starts_with(".asked") {
                let text = without_arguments(line);
                lines.push(Line { place: format!("{shown}:{}", index + 1), text, starts: false });
            }
        }
    }
    lines
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
    if line.starts && !line.text.trim_end().ends_with('?') {
        found.extend(QUESTION_WORDS.iter().filter(|word| text.starts_with(&format!(" {word} "))));
    }
    found
}

#[test]
fn the_budgets_of_habits_only_fall() {
    let budgets = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/english.txt")).unwrap();
    let budgets: BTreeMap<&str, usize> = budgets
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split_once(": ").map(|(area, count)| (area, count.parse().unwrap())).unwrap())
        .collect();
    let areas = [
        ("comments in src", comments(&sources())),
        ("comments in tests", comments(&tests())),
        ("docs", texts("docs", "md")),
        ("English messages", texts("assets/locales/en", "ftl")),
    ];
    assert_eq!(budgets.len(), areas.len());
    let mut wrong = Vec::new();
    for (area, lines) in areas {
        let found: Vec<String> = lines
            .iter()
            .flat_map(|line| {
                habits(line).into_iter().map(move |habit| format!("{}: `{habit}`: {}", line.place, line.text))
            })
            .collect();
        let (count, budget) = (found.len(), budgets[area]);
        println!("{area}: {count} of {budget}");
        if count > budget {
            wrong.push(format!("{area}: {count} habits, and {budget} are allowed:\n{}", found.join("\n")));
        } else if count + SLACK < budget {
            wrong.push(format!("{area}: only {count} habits are left; lower the budget in tests/data/english.txt"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn habits_are_found() {
    let line = |text: &str, starts| Line { place: String::new(), text: text.to_owned(), starts };
    assert_eq!(habits(&line("Nobody is told.", true)), ["nobody", "is told"]);
    assert_eq!(habits(&line("What a row holds.", true)), ["what"]);
    assert!(habits(&line("What a row holds?", true)).is_empty());
    assert!(habits(&line("in what a row holds", false)).is_empty());
    assert!(habits(&line("He withstood it.", false)).is_empty());
}
