//! Tests that every component of the data files has a name and an effect, and that both agree with the data.

use std::collections::BTreeSet;

use engine::Phrase;
use serde_json::Value;
use text::Texts;

fn data() -> Value {
    serde_json::from_str(include_str!("../../../../../assets/data/tzolkin.json")).unwrap()
}

fn say(texts: &Texts, key: &str) -> String {
    assert!(texts.has(key), "`{key}` cannot be said");
    texts.say("en", &Phrase::new(key), &[])
}

fn list<'a>(data: &'a Value, key: &str) -> &'a Vec<Value> {
    data[key].as_array().unwrap()
}

fn id(component: &Value) -> &str {
    component["id"].as_str().unwrap()
}

/// The amounts in effects and scorings: every number except identifiers of places.
fn amounts(value: &Value) -> BTreeSet<u64> {
    match value {
        Value::Number(number) => number.as_u64().into_iter().filter(|&n| n > 0).collect(),
        Value::Array(items) => items.iter().flat_map(amounts).collect(),
        Value::Object(fields) => {
            let places = ["space", "players"];
            fields
                .iter()
                .filter(|(name, _)| !places.contains(&name.as_str()))
                .flat_map(|(_, field)| amounts(field))
                .collect()
        }
        _ => BTreeSet::new(),
    }
}

/// The numbers in a sentence, as figures or words.
fn numbers(sentence: &str) -> BTreeSet<u64> {
    let words = ["zero", "one", "two", "three", "four", "five", "six"];
    let pieces = sentence.split(|c: char| !c.is_alphanumeric()).map(str::to_lowercase);
    pieces
        .filter_map(|piece| {
            piece.parse().ok().or_else(|| words.iter().position(|word| *word == piece).map(|number| number as u64))
        })
        .collect()
}

#[test]
fn everything_has_a_name() {
    let (texts, data) = (Texts::embedded(), data());
    for (family, key) in [
        ("materials", "material"),
        ("materials", "amount"),
        ("gears", "gear"),
        ("technologies", "technology"),
        ("temples", "temple"),
    ] {
        for component in list(&data, family) {
            let key = format!("tzolkin-{key}-{}", id(component));
            assert!(texts.has(&key), "`{key}` cannot be said");
        }
    }
    for tile in list(&data, "wealth_tiles") {
        say(&texts, &format!("tzolkin-wealth-{}", id(tile)));
    }
    for (family, key) in [("buildings", "building"), ("monuments", "monument")] {
        for component in list(&data, family) {
            let name = say(&texts, &format!("tzolkin-{key}-{}", id(component)));
            assert_eq!(name, component["name"].as_str().unwrap());
            let kind = component["kind"].as_str().unwrap();
            say(&texts, &format!("tzolkin-kind-{}{kind}", if key == "monument" { "monument-" } else { "" }));
        }
    }
    for technology in list(&data, "technologies") {
        let id = id(technology);
        for attribute in ["level-1", "level-2", "level-3", "bonus", "effect"] {
            say(&texts, &format!("tzolkin-technology-{id}.{attribute}"));
        }
    }
    for option in list(&data, "options") {
        for value in list(option, "values") {
            say(&texts, &format!("tzolkin-option-{}.{}", id(option), value.as_str().unwrap()));
        }
    }
}

#[test]
fn effects_name_the_amounts_of_the_data() {
    let (texts, data) = (Texts::embedded(), data());
    for (family, key, field) in [
        ("wealth_tiles", "wealth", "effects"),
        ("buildings", "building", "effects"),
        ("monuments", "monument", "scoring"),
    ] {
        for component in list(&data, family) {
            let sentence = say(&texts, &format!("tzolkin-{key}-{}.effect", id(component)));
            let (text, due) = (numbers(&sentence), amounts(&component[field]));
            assert!(due.is_subset(&text), "{}: `{sentence}` lacks one of {due:?}", id(component));
        }
    }
    for temple in list(&data, "temples") {
        let sentence = say(&texts, &format!("tzolkin-temple-{}.effect", id(temple)));
        let due = amounts(&temple["age_bonus"]);
        assert!(due.is_subset(&numbers(&sentence)), "{}: `{sentence}` lacks one of {due:?}", id(temple));
    }
}
