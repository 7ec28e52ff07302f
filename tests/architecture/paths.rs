//! Finds the paths of this crate in a file.

use std::collections::BTreeSet;

/// A name imported by a `use`.
#[derive(Clone, Debug, PartialEq)]
pub struct Import {
    /// The name in this file, or empty for a glob.
    pub name: String,
    /// The imported path, below the crate's root.
    pub path: Vec<String>,
    /// `true` if it imports everything in the path.
    pub glob: bool,
    /// `true` if it is a re-export.
    pub public: bool,
}

/// Lists the imports of a file from this crate.
pub fn imports(module: &[String], code: &str) -> Vec<Import> {
    let tokens = tokens(code);
    let mut found = Vec::new();
    for index in 0..tokens.len() {
        if tokens[index] != "use" {
            continue;
        }
        let before = tokens[..index].iter().rev().take(8).take_while(|token| !matches!(token.as_str(), ";" | "}"));
        let public = before.into_iter().any(|token| token == "pub");
        tree(&tokens, index + 1, module, None, public, &mut found);
    }
    found.retain(|import| !import.path.is_empty() || import.glob);
    found
}

/// Reads one branch of a `use` tree below `base`, unless it is the whole tree. Returns the index of its end.
fn tree(
    tokens: &[String],
    mut at: usize,
    module: &[String],
    base: Option<&[String]>,
    public: bool,
    found: &mut Vec<Import>,
) -> usize {
    let mut path = base.unwrap_or_default().to_vec();
    let mut first = base.is_none();
    loop {
        match tokens.get(at).map(String::as_str) {
            Some("{") => {
                at += 1;
                while at < tokens.len() && tokens[at] != "}" {
                    at = tree(tokens, at, module, Some(&path), public, found);
                    while at < tokens.len() && !matches!(tokens[at].as_str(), "," | "}") {
                        at += 1;
                    }
                    at += usize::from(tokens.get(at).is_some_and(|token| token == ","));
                }
                return at + 1;
            }
            Some("*") => {
                found.push(Import { name: String::new(), path, glob: true, public });
                return at + 1;
            }
            Some(word) if is_word(word) => {
                match word {
                    "crate" | "daykeeper" if first => path.clear(),
                    "self" if first => path = module.to_vec(),
                    "self" => {}
                    "super" if first => path = parent(module),
                    "super" => path = parent(&path),
                    // A path may also start with a child of this module, or with a foreign crate whose name differs
                    // from all modules here.
                    _ if first => path = [module, &[word.to_owned()]].concat(),
                    _ => path.push(word.to_owned()),
                }
                first = false;
                match tokens.get(at + 1).map(String::as_str) {
                    Some("::") => at += 2,
                    Some("as") => {
                        let name = tokens.get(at + 2).cloned().unwrap_or_default();
                        found.push(Import { name, path, glob: false, public });
                        return at + 3;
                    }
                    _ => {
                        let name = path.last().cloned().unwrap_or_default();
                        found.push(Import { name, path, glob: false, public });
                        return at + 1;
                    }
                }
            }
            _ => return at + 1,
        }
    }
}

/// Every path that a file uses, below the crate's root: its private imports, and paths in its code with `crate::`,
/// `super::`, `self::` or an imported module. Re-exports and child modules don't count.
pub fn used_paths(module: &[String], code: &str, imports: &[Import]) -> BTreeSet<Vec<String>> {
    let tokens = without_imports(tokens(code));
    let mut paths: BTreeSet<Vec<String>> = imports
        .iter()
        .filter(|import| !import.public && !import.glob)
        .filter(|import| !tokens.windows(2).any(|pair| pair[0] == import.name && pair[1] == "::"))
        .map(|import| import.path.clone())
        .collect();
    let mut at = 0;
    while at < tokens.len() {
        let begins = is_word(&tokens[at])
            && tokens.get(at + 1).is_some_and(|token| token == "::")
            && (at == 0 || tokens[at - 1] != "::")
            // `pub(in crate::cli)` sets visibility and isn't a dependency.
            && !(at >= 2 && tokens[at - 1] == "in" && tokens[at - 2] == "(");
        if !begins {
            at += 1;
            continue;
        }
        let mut segments = vec![tokens[at].clone()];
        at += 1;
        while tokens.get(at).is_some_and(|token| token == "::")
            && tokens.get(at + 1).is_some_and(|token| is_word(token))
        {
            segments.push(tokens[at + 1].clone());
            at += 2;
        }
        paths.insert(absolute(module, &segments, imports));
    }
    paths
}

/// The tokens outside of `use` statements.
fn without_imports(tokens: Vec<String>) -> Vec<String> {
    let mut importing = false;
    let outside = |token: &String| {
        importing = (importing || token == "use") && token != ";";
        !importing
    };
    tokens.into_iter().filter(outside).collect()
}

/// A path of the code below the crate's root.
fn absolute(module: &[String], segments: &[String], imports: &[Import]) -> Vec<String> {
    let (first, rest) = segments.split_first().map_or(("", segments), |(first, rest)| (first.as_str(), rest));
    match first {
        "crate" | "daykeeper" => rest.to_vec(),
        "self" => [module, rest].concat(),
        "super" => {
            let ups = rest.iter().take_while(|segment| *segment == "super").count();
            let kept = module.len().saturating_sub(ups + 1);
            [&module[..kept], &rest[ups..]].concat()
        }
        _ => match imports.iter().find(|import| !import.glob && import.name == first) {
            Some(import) => [&import.path[..], rest].concat(),
            None => [module, segments].concat(),
        },
    }
}

fn parent(module: &[String]) -> Vec<String> {
    module.split_last().map_or_else(Vec::new, |(_, parent)| parent.to_vec())
}

fn is_word(token: &str) -> bool {
    token.chars().all(|c| c.is_alphanumeric() || c == '_')
}

/// Words, `::`, and single characters.
pub fn tokens(code: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    let mut rest = code.trim_start();
    while let Some(first) = rest.chars().next() {
        let end = if first.is_alphanumeric() || first == '_' {
            rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len())
        } else if rest.starts_with("::") {
            2
        } else {
            first.len_utf8()
        };
        tokens.push(rest[..end].to_owned());
        rest = rest[end..].trim_start();
    }
    tokens
}

#[test]
fn imports_are_read() {
    let module: Vec<String> = ["table", "turn"].map(str::to_owned).to_vec();
    let read = |code: &str| -> Vec<String> {
        imports(&module, code)
            .into_iter()
            .map(|import| format!("{}={}{}", import.name, import.path.join("::"), if import.glob { "::*" } else { "" }))
            .collect()
    };
    assert_eq!(
        read("use crate::{engine::{Seat, Phrase as P}, store};"),
        ["Seat=engine::Seat", "P=engine::Phrase", "store=store"]
    );
    assert_eq!(read("use super::{self, undo};"), ["table=table", "undo=table::undo"]);
    assert_eq!(read("pub use super::super::scene::*;"), ["=scene::*"]);
    assert_eq!(read("use self::inner::X;"), ["X=table::turn::inner::X"]);
}

#[test]
fn used_paths_are_found() {
    let module: Vec<String> = ["table", "turn"].map(str::to_owned).to_vec();
    let used = |code: &str| -> Vec<String> {
        used_paths(&module, code, &imports(&module, code)).into_iter().map(|path| path.join("::")).collect()
    };
    assert_eq!(used("use super::undo; fn f() { undo::free() }"), ["table::undo::free"]);
    assert_eq!(used("pub use super::undo::free;"), [""; 0]);
    assert_eq!(used("use super::undo::undo; fn f() { undo() }"), ["table::undo::undo"]);
    assert_eq!(used("fn f() { super::super::discord::send() }"), ["discord::send"]);
    assert_eq!(used("use crate::engine::Seat;"), ["engine::Seat"]);
    assert_eq!(used("pub(in crate::table) fn f() {}"), [""; 0]);
}
