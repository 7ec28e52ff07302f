//! The words of typed steps: their names in the reader's language, and those that no step has.

use engine::Phrase;

/// A word of the notation with its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    pub notation: String,
    /// Its text, as players type it. Similar components can share a name.
    pub name: Phrase,
    /// Other words for it, separated by commas.
    pub also: Option<Phrase>,
}

impl Word {
    /// The identifier of a component, with its name.
    pub fn named(id: &str, name: Phrase) -> Self {
        Word { notation: id.to_owned(), name, also: None }
    }

    /// A good without an amount.
    pub fn good(id: &str) -> Self {
        Self::named(id, Phrase::new(format!("core-typed-good-{id}")))
    }

    /// A word with a fixed meaning in the notation, such as `move`.
    fn keyword(word: &str) -> Self {
        let name = Phrase::new(format!("core-typed-{word}"));
        let also = Phrase::new(format!("core-typed-{word}.also"));
        Word { notation: word.to_owned(), name, also: Some(also) }
    }
}

/// The fixed words in the forms of steps. Each form has `*` for a name.
pub fn keywords(forms: &[&str]) -> impl Iterator<Item = Word> {
    let parts = forms.iter().flat_map(|form| form.split(' '));
    parts.filter(|part| *part != "*" && !is_number(part)).map(Word::keyword)
}

/// A step in the words of the reader's language. Numbers, unknown words, and names that several components share stay as
/// they are in notation, so the result can be typed.
pub fn spelled(step: &str, words: &[Word]) -> Phrase {
    let is_shared = |word: &Word| words.iter().any(|other| other.name == word.name && other.notation != word.notation);
    let spelled = step.split(' ').map(|part| match words.iter().find(|word| word.notation == part) {
        Some(word) if !is_shared(word) => word.name.clone(),
        _ => Phrase::new("core-typed").with("word", part),
    });
    let mut parts: Vec<Phrase> = spelled.collect();
    let last = parts.pop().unwrap_or_default();
    parts.into_iter().rfold(last, |rest, first| Phrase::new("core-typed-words").with("first", first).with("rest", rest))
}

fn is_number(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit())
}

/// The first word that no step of the game has, as a reason for refusing a typed step. Each form of a step has `*` for
/// a name, and `parse` checks the syntax of a step.
pub fn unknown_word<A>(
    step: &str,
    words: &[Word],
    forms: &[&str],
    parse: impl Fn(&str) -> Option<A>,
) -> Option<Phrase> {
    let known = |word: &str| {
        is_number(word)
            || words.iter().any(|known| known.notation == word)
            || forms.iter().any(|form| {
                form.split(' ').any(|part| part == word)
                    || (form.contains('*') && parse(&form.replace('*', word)).is_some())
            })
    };
    let word = step.split(' ').find(|word| !known(word))?;
    Some(Phrase::new("core-unknown-word").with("word", word))
}

/// The reason for refusing a text whose words are all known but don't form a step: an example of a possible step with
/// the same first word, if one exists.
pub fn incomplete(step: &str, mut possible: impl Iterator<Item = String>, words: &[Word]) -> Option<Phrase> {
    let verb = |step: &str| step.split(' ').next().unwrap_or_default().to_owned();
    let example = possible.find(|other| verb(other) == verb(step))?;
    let reason = Phrase::new("core-why-form").with("step", spelled(step, words));
    Some(reason.with("example", spelled(&example, words)))
}

/// The reason for refusing a step that doesn't answer the open question.
pub fn not_now(step: &str, words: &[Word]) -> Phrase {
    let verb = step.split(' ').next().unwrap_or_default();
    Phrase::new("core-why-not-now").with("verb", spelled(verb, words))
}

/// The reason for refusing to skip a choice.
pub fn no_stop() -> Phrase {
    Phrase::new("core-why-no-stop")
}
