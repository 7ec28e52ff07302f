//! No room of the code grows unnoticed: its lines, its longest function, and the places that list an enum's variants keep
//! to `tests/data/sizes.txt`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::sources::{SourceFile, files, sources};

const FILE: &str = "tests/data/sizes.txt";

const HEAD: &str = "\
# The most lines of each room without inline tests, and of its longest function; then the most places of each enum of a
# game with four variants or more. A place is a function that names at least half of the variants. Raise a number only
# with the reason in the same commit. DAYKEEPER_SIZES=write cargo test --test architecture sizes
";

/// The games with counted enums, by folder, and the least number of variants of such an enum.
const GAMES: [&str; 2] = ["tzolkin", "teotihuacan"];
const COUNTED: usize = 4;

/// A function with its lines of code.
struct Function<'a> {
    /// The type whose `impl` block it is in.
    of: &'a str,
    lines: Vec<&'a str>,
}

/// The lines of a file before its inline tests.
fn own_lines(code: &str) -> Vec<&str> {
    let lines: Vec<&str> = code.lines().collect();
    let tests = lines.windows(2).position(|pair| pair[0] == "#[cfg(test)]" && pair[1].starts_with("mod "));
    lines[..tests.unwrap_or(lines.len())].to_vec()
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

fn is_function(line: &str) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    let is_qualifier = |word: &&str| matches!(*word, "const" | "async" | "unsafe") || word.starts_with("pub");
    // `pub(in crate::table)` is two words.
    words.iter().find(|word| !is_qualifier(word) && !word.ends_with(')')) == Some(&"fn")
}

/// The functions of formatted code: each ends with a brace that is indented like its first line.
fn functions<'a>(lines: &[&'a str]) -> Vec<Function<'a>> {
    let mut found = Vec::new();
    let mut of = "";
    for (first, line) in lines.iter().enumerate() {
        if line.starts_with("impl") {
            let head = line.trim_end_matches(['{', ' ']).split(" where").next().unwrap_or_default();
            of = head.rsplit([' ', ':']).next().unwrap_or_default().split('<').next().unwrap_or_default();
        } else if *line == "}" {
            of = "";
        }
        if !is_function(line) {
            continue;
        }
        let signature = lines[first..].iter().position(|line| line.ends_with(['{', '}', ';'])).unwrap_or(0);
        let has_body = lines[first + signature].ends_with('{');
        let is_end = |line: &&str| indent(line) == indent(lines[first]) && line.trim() == "}";
        let body = if has_body { lines[first + signature..].iter().position(is_end).unwrap_or(0) } else { 0 };
        found.push(Function { of, lines: lines[first..=first + signature + body].to_vec() });
    }
    found
}

/// The counted enums of a file with their variants.
fn enums<'a>(lines: &[&'a str]) -> Vec<(&'a str, BTreeSet<&'a str>)> {
    let mut found = Vec::new();
    for (first, line) in lines.iter().enumerate() {
        let name = match line.split_once("enum ") {
            Some((_, name)) => name,
            // A table declares the actions of Tzolk'in.
            None if *line == "actions! {" => "Action",
            None => continue,
        };
        let name = name.trim_end_matches(['{', ' ']).split('<').next().unwrap_or_default();
        let inner = lines[first + 1..].iter().take_while(|inner| inner.trim() != "}" || indent(inner) > indent(line));
        let is_variant =
            |inner: &&&str| indent(inner) == indent(line) + 4 && inner.trim().starts_with(char::is_uppercase);
        let word = |inner: &&'a str| inner.trim().split(|letter: char| !letter.is_alphanumeric()).next();
        let variants: BTreeSet<&str> = inner.filter(is_variant).filter_map(word).collect();
        if variants.len() >= COUNTED {
            found.push((name, variants));
        }
    }
    found
}

/// The variants of an enum that a function names.
fn named<'a>(function: &Function<'a>, name: &str) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    for line in &function.lines {
        for (at, _) in line.match_indices("::") {
            let before = line[..at].rsplit(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
            if before == name || (before == "Self" && function.of == name) {
                found.extend(line[at + 2..].split(|letter: char| !letter.is_alphanumeric()).next());
            }
        }
    }
    found
}

/// The room of a file: a crate, or a folder in it.
fn room(path: &str) -> String {
    let parts: Vec<&str> = path.split('/').collect();
    let folders = &parts[..parts.len() - 1];
    let depth = match folders {
        ["crates", _, "src", ..] | ["src", "table", ..] => 4,
        ["src", "discord", ..] => 3,
        _ => 2,
    };
    folders.iter().take(depth).copied().collect::<Vec<_>>().join("/")
}

/// The counted numbers: lines and longest function by room, places by enum.
fn counted(all: &[SourceFile]) -> BTreeMap<String, Vec<usize>> {
    let mut numbers: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for file in all {
        let lines = own_lines(&file.code);
        let longest = functions(&lines).iter().map(|function| function.lines.len()).max().unwrap_or(0);
        let known = numbers.entry(room(&file.path)).or_insert_with(|| vec![0, 0]);
        *known = vec![known[0] + lines.len(), known[1].max(longest)];
    }
    for game in GAMES {
        let is_own = |file: &&SourceFile| file.path.split('/').any(|folder| folder == game);
        let own: Vec<Vec<&str>> = all.iter().filter(is_own).map(|file| own_lines(&file.code)).collect();
        let functions: Vec<Function<'_>> = own.iter().flat_map(|lines| functions(lines)).collect();
        for (name, variants) in own.iter().flat_map(|lines| enums(lines)) {
            let is_place =
                |function: &&Function<'_>| named(function, name).intersection(&variants).count() * 2 >= variants.len();
            let places = functions.iter().filter(is_place).count();
            numbers.insert(format!("{game}/{name}"), vec![places]);
        }
    }
    numbers
}

/// `DAYKEEPER_SIZES=write` writes the numbers, and `print` prints them with their sum.
#[test]
fn no_room_grows() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    let counted = counted(&files(&sources()));
    let line = |(name, numbers): (&String, &Vec<usize>)| {
        let numbers: Vec<String> = numbers.iter().map(usize::to_string).collect();
        format!("{name} {}\n", numbers.join(" "))
    };
    let written: String = counted.iter().map(line).collect();
    match std::env::var("DAYKEEPER_SIZES").as_deref() {
        Ok("write") => fs::write(&path, format!("{HEAD}{written}")).unwrap(),
        Ok("print") => {
            let lines: usize = counted.values().filter(|numbers| numbers.len() == 2).map(|numbers| numbers[0]).sum();
            println!("{written}{lines} lines");
            return;
        }
        _ => {}
    }
    let allowed = fs::read_to_string(&path).unwrap();
    let allowed: BTreeMap<&str, Vec<usize>> = allowed
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let (name, numbers) = line.split_once(' ').unwrap();
            (name, numbers.split(' ').map(|number| number.parse().unwrap()).collect())
        })
        .collect();
    let mut grown = Vec::new();
    for (name, numbers) in &counted {
        let Some(most) = allowed.get(name.as_str()) else {
            grown.push(format!("{name}: not in the file, has {numbers:?}"));
            continue;
        };
        if numbers.iter().zip(most).any(|(number, most)| number > most) {
            grown.push(format!("{name}: {numbers:?}, more than {most:?}"));
        }
    }
    assert!(grown.is_empty(), "grown:\n{}", grown.join("\n"));
}

#[test]
fn functions_and_places_are_counted() {
    let code = "\
enum Verb {
    Take,
    Give { n: u8 },
    Build(u8),
    Pray,
    Move,
    Rest,
    Sell,
    Buy,
}

impl Verb {
    pub(crate) const fn short(self) -> u8 {
        match self {
            Self::Take | Self::Give { .. } | Self::Build(_) => 1,
            Self::Pray => 2,
            _ => 3,
        }
    }
}

fn long(
    verb: Verb,
) -> bool {
    matches!(verb, Verb::Take | Verb::Buy)
}

fn declared();

#[cfg(test)]
mod tests {
    fn not_counted() {
    }
}
";
    let lines = own_lines(code);
    let found = functions(&lines);
    assert_eq!(found.iter().map(|function| function.lines.len()).collect::<Vec<_>>(), [7, 5, 1]);
    let enums = enums(&lines);
    assert_eq!((enums.len(), enums[0].0, enums[0].1.len()), (1, "Verb", 8));
    let places: Vec<usize> =
        found.iter().map(|function| named(function, "Verb").intersection(&enums[0].1).count()).collect();
    assert_eq!(places, [4, 2, 0]);
}
