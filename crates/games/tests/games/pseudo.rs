//! Two made-up languages based on English: one with words 40 % longer, one written from right to left. Space that fits
//! them also fits future translations.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};
use text::{TextFile, Texts};

pub const LONG: &str = "en-XA";
pub const RIGHT_TO_LEFT: &str = "ar-XB";

/// All languages of the program and the two made-up ones.
pub fn texts() -> Texts {
    let english: Vec<TextFile> = Texts::sources().into_iter().filter(|source| source.locale == "en").collect();
    let made: Vec<(&str, &str, String)> = [(LONG, longer as fn(&str) -> String), (RIGHT_TO_LEFT, mirrored)]
        .iter()
        .flat_map(|(locale, change)| english.iter().map(|source| (*locale, source.file, changed(source.text, *change))))
        .collect();
    let mut sources = Texts::sources();
    sources.extend(made.iter().map(|(locale, file, text)| TextFile { locale, file, text }));
    Texts::load(&sources).unwrap()
}

/// Changes the words of a resource. Arguments, functions and selections stay.
fn changed(source: &str, change: fn(&str) -> String) -> String {
    let mut resource = parser::parse(source.to_owned()).unwrap();
    for entry in &mut resource.body {
        let Entry::Message(message) = entry else { continue };
        let key = message.id.name.as_str();
        // Players type these names, or the program compares them.
        let fixed = ["cmd-", "ui-typed-", "core-decimal"].iter().any(|family| key.starts_with(family));
        let value = message.value.as_mut().filter(|_| !fixed);
        let attributes = message.attributes.iter_mut().map(|attribute| &mut attribute.value);
        value.into_iter().chain(attributes).for_each(|pattern| of_pattern(pattern, change));
    }
    serializer::serialize(&resource)
}

fn of_pattern(pattern: &mut Pattern<String>, change: fn(&str) -> String) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = change(value),
            PatternElement::Placeable { expression } => of_expression(expression, change),
        }
    }
}

fn of_expression(expression: &mut Expression<String>, change: fn(&str) -> String) {
    match expression {
        Expression::Select { variants, .. } => {
            variants.iter_mut().for_each(|variant| of_pattern(&mut variant.value, change));
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => of_expression(expression, change),
        Expression::Inline(_) => {}
    }
}

/// Adds two letters for every five. Text in code font stays, since players type it.
fn longer(text: &str) -> String {
    let (mut credit, mut code, mut long) = (0, false, String::new());
    for letter in text.chars() {
        long.push(letter);
        code ^= letter == '`';
        if letter.is_alphabetic() && !code {
            credit += 2;
            if credit >= 5 {
                credit -= 5;
                long.extend(letter.to_lowercase());
            }
        }
    }
    long
}

/// Replaces Latin letters with Arabic ones.
fn mirrored(text: &str) -> String {
    const ALPHABET: [char; 26] = [
        'ا', 'ب', 'ج', 'د', 'ه', 'و', 'ز', 'ح', 'ط', 'ي', 'ك', 'ل', 'م', 'ن', 'س', 'ع', 'ف', 'ص', 'ق', 'ر', 'ش', 'ت',
        'ث', 'خ', 'ذ', 'ض',
    ];
    let mut code = false;
    let letter = |letter: char| {
        code ^= letter == '`';
        match letter.to_ascii_lowercase() {
            plain @ 'a'..='z' if !code => ALPHABET[usize::from(plain as u8 - b'a')],
            _ => letter,
        }
    };
    text.chars().map(letter).collect()
}

#[test]
fn their_words_are_other_words() {
    assert_eq!(longer("Take your turn"), "Takke yyourr tuurn");
    assert_eq!(longer("`place tikal`"), "`place tikal`");
    assert_eq!(mirrored("Ab, 3 `end`"), "اب, 3 `end`");
    let texts = texts();
    for (key, plain) in [("ui-button-take-turn", "Take your turn"), ("ui-button-log", "Log")] {
        let text_of = |locale| texts.lookup(locale, key).unwrap();
        assert_eq!(text_of("en"), plain);
        assert!(text_of(LONG).chars().count() > plain.chars().count() && text_of(RIGHT_TO_LEFT) != plain);
    }
}
