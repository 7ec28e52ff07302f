//! Tests that no two files depend on each other, directly or indirectly. Re-exports are resolved: a path leads to the
//! file that defines the item, however it was imported. Names in calls of macros that define items count as defined,
//! and the strings of serde attributes count as code.

use std::collections::{BTreeMap, BTreeSet};

use super::paths::{Import, imports, tokens, used_paths};
use super::sources::{SourceFile, blank, files, sources};

/// The definitions and imports of a file.
pub struct Module {
    path: String,
    /// The file's code without its tests.
    code: String,
    defined: BTreeSet<String>,
    imports: Vec<Import>,
}

pub type Modules = BTreeMap<Vec<String>, Module>;

/// The modules of one crate. Its files call macros of any crate.
pub fn modules(own: Vec<SourceFile>) -> Modules {
    let names: BTreeSet<Vec<String>> = own.iter().map(SourceFile::name).collect();
    let others = files(&sources());
    let macros: BTreeSet<String> =
        own.iter().chain(&others).flat_map(|file| defining_macros(&tokens(&file.code))).collect();
    own.into_iter()
        .map(|file| {
            let name = file.name();
            let code = file.code.split("#[cfg(test)]").next().unwrap_or_default();
            let code = format!("{code}\n{}", serde_paths(&file.text, code));
            let mut imports = imports(&name, &code);
            // Other first segments than a child of this module, `crate` or `super` belong to another crate.
            imports.retain(|import| {
                !import.path.starts_with(&name)
                    || import.path.get(..=name.len()).is_some_and(|child| names.contains(child))
            });
            let mut defined = definitions(&code);
            let called = names_in_calls(&tokens(&code), &macros);
            defined.extend(called.into_iter().filter(|called| imports.iter().all(|import| import.name != *called)));
            (name, Module { path: file.path.clone(), defined, imports, code })
        })
        .collect()
}

/// The keywords before the name of an item.
const KEYWORDS: &[&str] = &["fn", "struct", "enum", "trait", "const", "static", "type", "union"];

/// The end of the group of brackets that begins at a token.
fn end_of_group(tokens: &[String], start: usize) -> usize {
    let mut depth = 0;
    for (index, token) in tokens.iter().enumerate().skip(start) {
        match token.as_str() {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return index;
        }
    }
    tokens.len()
}

/// The macros of a file that define items with a name from their call.
fn defining_macros(tokens: &[String]) -> Vec<String> {
    let starts = (0..tokens.len()).filter(|index| tokens[*index] == "macro_rules" && index + 3 < tokens.len());
    let defines = |start: &usize| {
        let body = &tokens[start + 3..end_of_group(tokens, start + 3)];
        body.windows(2).any(|pair| KEYWORDS.contains(&pair[0].as_str()) && pair[1] == "$")
    };
    starts.filter(defines).map(|start| tokens[start + 2].clone()).collect()
}

/// All words in the calls of these macros.
fn names_in_calls(tokens: &[String], macros: &BTreeSet<String>) -> BTreeSet<String> {
    let calls = (0..tokens.len())
        .filter(|index| macros.contains(&tokens[*index]) && tokens.get(index + 1).is_some_and(|token| token == "!"));
    calls.flat_map(|call| tokens[call + 2..end_of_group(tokens, call + 2)].iter().cloned()).collect()
}

/// The strings of serde attributes, which can name types and functions of other files.
fn serde_paths(text: &str, code: &str) -> String {
    let (text, code): (Vec<char>, Vec<char>) = (text.chars().collect(), code.chars().collect());
    let attribute: Vec<char> = "#[serde(".chars().collect();
    let mut paths = String::new();
    for start in (0..code.len()).filter(|start| code[*start..].starts_with(&attribute)) {
        let end = code[start..].iter().position(|&c| c == ']').map_or(code.len(), |length| start + length);
        let inside: String = text[start..end].iter().collect();
        for (index, literal) in inside.split('"').enumerate() {
            if index % 2 == 1 {
                paths += literal;
            }
            paths += ";";
        }
    }
    paths
}

/// The names of the items that a file defines, at any depth.
fn definitions(code: &str) -> BTreeSet<String> {
    let tokens = tokens(code);
    let mut defined = BTreeSet::new();
    for (index, token) in tokens.iter().enumerate() {
        if KEYWORDS.contains(&token.as_str()) {
            defined.extend(tokens.get(index + 1).cloned());
        }
        if token == "macro_rules" {
            defined.extend(tokens.get(index + 2).cloned());
        }
    }
    defined
}

/// Finds the modules that define the item of a path. A path to a module leads to that module.
fn resolve(modules: &Modules, path: &[String], seen: &mut BTreeSet<Vec<String>>, found: &mut BTreeSet<Vec<String>>) {
    if !seen.insert(path.to_vec()) {
        return;
    }
    let Some(length) = (0..=path.len()).rev().find(|length| modules.contains_key(&path[..*length])) else { return };
    let (home, rest) = path.split_at(length);
    let module = &modules[home];
    let Some(name) = rest.first() else {
        found.insert(home.to_vec());
        return;
    };
    if module.defined.contains(name) {
        found.insert(home.to_vec());
        return;
    }
    for import in &module.imports {
        let target = if import.glob { [&import.path[..], rest].concat() } else { import.path.clone() };
        if import.glob && defines(modules, &import.path, name, &mut BTreeSet::new()) {
            resolve(modules, &target, seen, found);
        } else if !import.glob && import.name == *name {
            resolve(modules, &[&target[..], &rest[1..]].concat(), seen, found);
        }
    }
}

/// Returns `true` if a module gives access to a name: it defines or re-exports it, or has a child of that name.
fn defines(modules: &Modules, home: &[String], name: &str, seen: &mut BTreeSet<Vec<String>>) -> bool {
    let Some(module) = modules.get(home) else { return false };
    if !seen.insert(home.to_vec()) {
        return false;
    }
    module.defined.contains(name)
        || modules.contains_key(&[home, &[name.to_owned()]].concat())
        || module.imports.iter().any(|import| {
            import.public && (import.name == name || import.glob && defines(modules, &import.path, name, seen))
        })
}

/// The files that each file depends on.
pub fn edges(modules: &Modules) -> BTreeMap<&Vec<String>, BTreeSet<Vec<String>>> {
    let mut edges = BTreeMap::new();
    for (name, module) in modules {
        let mut found = BTreeSet::new();
        for path in used_paths(name, &module.code, &module.imports) {
            resolve(modules, &path, &mut BTreeSet::new(), &mut found);
        }
        let words: BTreeSet<String> = tokens(&module.code).into_iter().collect();
        for import in module.imports.iter().filter(|import| import.glob && !import.public) {
            for word in words.iter().filter(|word| defines(modules, &import.path, word, &mut BTreeSet::new())) {
                let path = [&import.path[..], std::slice::from_ref(word)].concat();
                resolve(modules, &path, &mut BTreeSet::new(), &mut found);
            }
        }
        found.remove(name);
        edges.insert(name, found);
    }
    edges
}

/// Groups of files that all depend on each other, directly or indirectly.
fn cycles(modules: &Modules) -> Vec<Vec<String>> {
    let edges = edges(modules);
    let reached: BTreeMap<&Vec<String>, BTreeSet<&Vec<String>>> = edges
        .keys()
        .map(|start| {
            let (mut reached, mut open) = (BTreeSet::new(), vec![*start]);
            while let Some(next) = open.pop() {
                open.extend(edges[next].iter().filter(|target| reached.insert(*target)));
            }
            (*start, reached)
        })
        .collect();
    let mut groups = BTreeSet::new();
    for (name, targets) in &reached {
        let mut group: Vec<String> = targets
            .iter()
            .filter(|target| reached.get(**target).is_some_and(|back| back.contains(*name)))
            .map(|target| modules[*target].path.clone())
            .collect();
        group.sort();
        if group.len() > 1 {
            groups.insert(group);
        }
    }
    groups.into_iter().collect()
}

#[test]
fn no_files_import_each_other() {
    let groups = sources().into_iter().flat_map(|folder| cycles(&modules(files(&[folder]))));
    let cycles: Vec<String> = groups.map(|group| group.join("\n  ")).collect();
    assert!(cycles.is_empty(), "files that need each other:\n  {}", cycles.join("\n\n  "));
}

#[test]
fn cycles_are_found_through_re_exports_macros_and_attributes() {
    let file = |path: &str, code: &str| SourceFile { path: path.to_owned(), text: code.to_owned(), code: blank(code) };
    let cyclic = |sources: &[(&str, &str)]| {
        cycles(&modules(sources.iter().map(|(path, code)| file(path, code)).collect()))
            .into_iter()
            .map(|group| group.join(" "))
            .collect::<Vec<_>>()
    };
    let root = ("src/lib.rs", "pub mod table;");
    let access = ("src/table/mod.rs", "mod a; mod b; pub use a::*; pub use b::B;");
    assert_eq!(
        cyclic(&[
            root,
            access,
            ("src/table/a.rs", "use super::B; pub struct A;"),
            ("src/table/b.rs", "use super::A; pub struct B;")
        ]),
        ["src/table/a.rs src/table/b.rs"]
    );
    assert_eq!(
        cyclic(&[root, access, ("src/table/a.rs", "use super::B; pub struct A;"), ("src/table/b.rs", "pub struct B;")]),
        [""; 0]
    );
    let code = ("src/table/mod.rs", "mod a; mod b; pub use b::B; pub struct M; fn f() { a::g() }");
    assert_eq!(
        cyclic(&[
            root,
            code,
            ("src/table/a.rs", "use super::*; fn g(_: M, _: B) {}"),
            ("src/table/b.rs", "pub struct B;")
        ]),
        ["src/table/a.rs src/table/mod.rs"]
    );
    assert_eq!(
        cyclic(&[
            root,
            ("src/table/mod.rs", "pub mod a; pub mod b;"),
            ("src/table/a.rs", "use super::b; fn g() { b::f() }"),
            ("src/table/b.rs", "fn f() { crate::table::a::g() }")
        ]),
        ["src/table/a.rs src/table/b.rs"]
    );
    let made = "macro_rules! ids { ($name:ident) => { pub struct $name; } }";
    let ids = |code: &'static str| ("src/table/a.rs", code);
    let data = ("src/table/b.rs", "use super::a::Card; pub fn data() -> Card { Card }");
    let (root, access) = (("src/lib.rs", "mod table; mod kit;"), ("src/table/mod.rs", "mod a; mod b;"));
    assert_eq!(
        cyclic(&[
            root,
            access,
            ("src/kit.rs", made),
            ids("use crate::kit::ids; use super::b::data; ids! { Card } fn f() { data() }"),
            data
        ]),
        ["src/table/a.rs src/table/b.rs"]
    );
    assert_eq!(cyclic(&[root, access, ("src/kit.rs", made), ids("use crate::kit::ids; ids! { Card }"), data]), [""; 0]);
    assert_eq!(
        cyclic(&[
            root,
            access,
            ("src/table/a.rs", r#"#[serde(try_from = "super::b::Parts")] pub struct State;"#),
            ("src/table/b.rs", "use super::a::State; pub struct Parts;")
        ]),
        ["src/table/a.rs src/table/b.rs"]
    );
}
