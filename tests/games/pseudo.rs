//! Two languages that nobody speaks, made of English: one whose words are 40 % longer, and one that is written from
//! right to left. What has room for them has room for those that will come.

use daykeeper::text::{Source, Texts};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};

/// The language with long words.
pub const LONG: &str = "en-XA";
/// The language from right to left.
pub const RIGHT_TO_LEFT: &str = "ar-XB";

/// All languages of the program and these two.
pub fn texts() -> Texts {
    let english: Vec<Source> = Texts::sources().into_iter().filter(|source| source.locale == "en").collect();
    let made: Vec<(&str, &str, String)> = [(LONG, longer as fn(&str) -> String), (RIGHT_TO_LEFT, mirrored)]
        .iter()
        .flat_map(|(locale, change)| english.iter().map(|source| (*locale, source.file, changed(source.text, *change))))
        .collect();
    let mut sources = Texts::sources();
    sources.extend(made.iter().map(|(locale, file, text)| Source { locale, file, text }));
    Texts::load(&sources).unwrap()
}

/// A resource with other words: arguments, functions and selections stay.
fn changed(source: &str, change: fn(&str) -> String) -> String {
    let mut resource = parser::parse(source.to_owned()).unwrap();
    for entry in &mut resource.body {
        let Entry::Message(message) = entry else { continue };
        let key = message.id.name.as_str();
        // Names that are typed or compared.
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

/// Two letters more for every five; what stands in code font is typed and stays.
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

/// Arabic letters for Latin ones.
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
        let said = |locale| texts.lookup(locale, key).unwrap();
        assert_eq!(said("en"), plain);
        assert!(said(LONG).chars().count() > plain.chars().count() && said(RIGHT_TO_LEFT) != plain);
    }
}
