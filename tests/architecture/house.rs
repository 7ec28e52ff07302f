//! Tests of house rules that the compiler doesn't check.

use super::sources::{files, sources, tests};

/// Longer files are hard to read to the end.
const MOST_LINES: usize = 1000;

/// Files that may be longer, each with its reason.
const LONGER: &[(&str, &str)] = &[];

#[test]
fn files_are_short() {
    let mut wrong = Vec::new();
    for file in files(&[sources(), tests()].concat()) {
        let lines = file.text.lines().count();
        let excepted = LONGER.iter().any(|(path, _)| *path == file.path);
        if lines > MOST_LINES && !excepted {
            wrong.push(format!("{}: {lines} lines", file.path));
        }
        if lines <= MOST_LINES && excepted {
            wrong.push(format!("{}: {lines} lines, so it needs no exception", file.path));
        }
    }
    assert!(wrong.is_empty(), "more than {MOST_LINES} lines:\n{}", wrong.join("\n"));
}

/// A call that can panic needs a comment on the same line or above that explains why it can't fail.
#[test]
fn calls_that_can_panic_have_a_proof() {
    const STOPS: &[&str] = &[".unwrap()", ".expect(", ".unwrap_err()", ".expect_err(", "panic!(", "unreachable!("];
    let mut wrong = Vec::new();
    for file in files(&sources()) {
        let text: Vec<&str> = file.text.lines().collect();
        for (index, code) in file.code.lines().enumerate() {
            if code.trim_start().starts_with("#[cfg(test)]") {
                break;
            }
            if STOPS.iter().any(|stop| code.contains(stop)) && !commented(&text, index) {
                wrong.push(format!("{}:{}: {}", file.path, index + 1, text[index].trim()));
            }
        }
    }
    assert!(wrong.is_empty(), "could stop the program, and no comment says why it does not:\n{}", wrong.join("\n"));
}

/// Returns `true` if the line, or one of the few lines above in the same paragraph, has a comment.
fn commented(text: &[&str], index: usize) -> bool {
    text[..=index].iter().rev().take(8).take_while(|line| !line.trim().is_empty()).any(|line| {
        let line = line.trim_start();
        line.contains("// ") && !line.starts_with("///")
    })
}

#[test]
fn nothing_is_left_for_later() {
    const LATER: &[&str] = &["todo!", "unimplemented!", "#[ignore"];
    let mut wrong = Vec::new();
    for file in files(&[sources(), tests()].concat()) {
        for (index, (code, text)) in file.code.lines().zip(file.text.lines()).enumerate() {
            let marked =
                ["FIX", "TO", "XX"].iter().zip(["ME", "DO", "X"]).any(|(a, b)| text.contains(&format!("{a}{b}")));
            if marked || LATER.iter().any(|later| code.contains(later)) {
                wrong.push(format!("{}:{}: {}", file.path, index + 1, text.trim()));
            }
        }
    }
    assert!(wrong.is_empty(), "left for later:\n{}", wrong.join("\n"));
}
