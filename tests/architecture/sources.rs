//! Reads the Rust files of the workspace, and strips comments and literals from their code.

use std::fs;
use std::path::{Path, PathBuf};

pub struct SourceFile {
    /// Path from the workspace's root, with forward slashes: `crates/engine/src/game.rs`.
    pub path: String,
    pub text: String,
    /// The text with blanks instead of comments and quoted text, with the same lines as `text`.
    pub code: String,
}

impl SourceFile {
    /// The module path below the crate's root: `crates/engine/src/rng/mod.rs` is `rng`.
    pub fn module(&self) -> Vec<&str> {
        let path = self.path.split_once("src/").map_or(&*self.path, |(_, path)| path).trim_end_matches(".rs");
        let mut parts: Vec<&str> = path.split('/').collect();
        if matches!(parts.last(), Some(&("mod" | "lib" | "main"))) {
            parts.pop();
        }
        parts
    }

    /// The module path with owned parts.
    pub fn name(&self) -> Vec<String> {
        self.module().into_iter().map(str::to_owned).collect()
    }
}

/// The folders with the code of each crate: `src`, `crates/engine/src`, …
pub fn sources() -> Vec<String> {
    let mut folders: Vec<String> = crates().map(|name| format!("crates/{name}/src")).collect();
    folders.sort();
    folders.insert(0, "src".to_owned());
    folders
}

/// The folders with tests, benches and examples.
pub fn tests() -> Vec<String> {
    let own = ["tests", "benches", "fuzz"].map(str::to_owned).into_iter();
    own.chain(crates().flat_map(|name| ["tests", "examples"].map(|part| format!("crates/{name}/{part}")))).collect()
}

/// The tree to read: this one, or another one at `DAYKEEPER_TREE`, to compare their numbers.
fn root() -> PathBuf {
    std::env::var_os("DAYKEEPER_TREE").map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from)
}

fn crates() -> impl Iterator<Item = String> {
    let entries = fs::read_dir(root().join("crates")).into_iter().flatten();
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap())
}

/// Every Rust file below these folders of the workspace.
pub fn files(folders: &[impl AsRef<str>]) -> Vec<SourceFile> {
    let root = root();
    let mut paths = Vec::new();
    for folder in folders {
        collect(&root.join(folder.as_ref()), &mut paths);
    }
    paths.sort();
    let files: Vec<SourceFile> = paths
        .into_iter()
        .map(|path| {
            let text = fs::read_to_string(&path).unwrap();
            let path = path.strip_prefix(&root).unwrap().to_str().unwrap().replace('\\', "/");
            SourceFile { path, code: blank(&text), text }
        })
        .collect();
    assert!(!files.is_empty(), "no sources");
    files
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, paths);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            paths.push(path);
        }
    }
}

/// Replaces comments and quoted text with blanks.
pub fn blank(text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    while at < chars.len() {
        let end = match literal_or_comment(&chars, at) {
            Some(end) => end,
            None => {
                out.push(chars[at]);
                at += 1;
                continue;
            }
        };
        out.extend(chars[at..end].iter().map(|&c| if c == '\n' { '\n' } else { ' ' }));
        at = end;
    }
    out
}

/// The end of a comment or literal that starts at `at`, or `None`.
fn literal_or_comment(chars: &[char], at: usize) -> Option<usize> {
    let rest = &chars[at..];
    let part_of_word = at > 0 && (chars[at - 1].is_alphanumeric() || chars[at - 1] == '_');
    match rest {
        ['/', '/', ..] => Some(at + rest.iter().position(|&c| c == '\n').unwrap_or(rest.len())),
        ['/', '*', ..] => {
            let (mut depth, mut i) = (1, 2);
            while i < rest.len() && depth > 0 {
                match (rest[i], rest.get(i + 1)) {
                    ('/', Some('*')) => (depth, i) = (depth + 1, i + 2),
                    ('*', Some('/')) => (depth, i) = (depth - 1, i + 2),
                    _ => i += 1,
                }
            }
            Some(at + i)
        }
        ['r', '"' | '#', ..] if !part_of_word => {
            let hashes = rest[1..].iter().take_while(|&&c| c == '#').count();
            if rest.get(1 + hashes) != Some(&'"') {
                return None;
            }
            let mut i = 2 + hashes;
            while i < rest.len() {
                if rest[i] == '"' && rest[i + 1..].iter().take_while(|&&c| c == '#').count() >= hashes {
                    return Some(at + i + 1 + hashes);
                }
                i += 1;
            }
            Some(chars.len())
        }
        ['"', ..] => {
            let mut i = 1;
            while i < rest.len() && rest[i] != '"' {
                i += if rest[i] == '\\' { 2 } else { 1 };
            }
            Some((at + i + 1).min(chars.len()))
        }
        ['\'', '\\', ..] => {
            let close = rest[2..].iter().skip(1).position(|&c| c == '\'')?;
            Some(at + 2 + 1 + close + 1)
        }
        ['\'', _, '\'', ..] => Some(at + 3),
        _ => None,
    }
}

#[test]
fn comments_and_literals_are_blanked() {
    let cases = [
        ("a // b\nc", "a c"),
        ("a /* b /* c */ d */ e", "a e"),
        (r#"x("a // \" b"); y"#, "x( ); y"),
        ("let c = '\"'; d", "let c = ; d"),
        (r"let c = '\''; d", "let c = ; d"),
        ("fn f<'a>(x: &'a str)", "fn f<'a>(x: &'a str)"),
        ("r#\"a \" b\"# c", "c"),
    ];
    for (text, expected) in cases {
        let blanked = blank(text);
        assert_eq!(blanked.split_whitespace().collect::<Vec<_>>().join(" "), expected, "{text}");
        assert_eq!(blanked.chars().count(), text.chars().count(), "{text}");
    }
}
