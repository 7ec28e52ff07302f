//! Typed steps that aren't legal.

use engine::Phrase;

/// The first word that no step of the game has, as a reason for refusing a typed step. Each form of a step has `*` for
/// a name, and `parse` checks the syntax of a step.
pub fn unknown_word<A>(step: &str, forms: &[&str], parse: impl Fn(&str) -> Option<A>) -> Option<Phrase> {
    let known = |word: &str| {
        word.bytes().all(|byte| byte.is_ascii_digit())
            || forms.iter().any(|form| {
                form.split(' ').any(|part| part == word)
                    || (form.contains('*') && parse(&form.replace('*', word)).is_some())
            })
    };
    let word = step.split(' ').find(|word| !known(word))?;
    Some(Phrase::new("core-unknown-word").with("word", word))
}
