//! Players can type everything that `/play` shows.

use daykeeper::discord::parts::localizer::Localizer;
use daykeeper::discord::parts::typed;
use daykeeper::games;
use daykeeper::table::Planner;
use daykeeper::text::Texts;

use super::play;

/// Asserts that the parser understands each label from the list of `/play` or its refusal: with notation, and as words
/// alone or within a sentence.
fn can_be_typed(texts: &Texts, locale: &str, planner: &Planner) {
    let localizer = Localizer::new(texts, locale, &planner.table.names());
    let choices = &planner.prompt.choices;
    for choice in choices {
        let words = [
            typed::option_value(&localizer, &choice.step, &choice.label),
            localizer.plain(&choice.label),
            localizer.plain(&choice.label.clone().inside()),
            localizer.plain(&choice.label).to_uppercase(),
        ];
        for words in words {
            let understood =
                choices.iter().find(|other| typed::is_shown(&localizer, &words, &other.step, &other.label));
            let understood = understood.unwrap_or_else(|| panic!("{locale}: `{words}` means nothing"));
            // Two tiles of one kind are interchangeable, so either one is fine.
            let alike = (&understood.label, &understood.effect) == (&choice.label, &choice.effect);
            assert!(alike, "{locale}: `{words}` means {} and {}", understood.step, choice.step);
            let notation = words.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
            let as_notation = planner.position.fork().play(planner.seat, &notation);
            assert!(as_notation.is_err() || notation == choice.step, "{locale}: `{words}` is another step");
        }
    }
}

#[test]
fn every_step_can_be_typed_as_it_is_shown() {
    let texts = Texts::embedded();
    let mut asked = 0;
    for title in games::titles() {
        for (seats, seed) in [(2, 40), (4, 41)] {
            let each_step = |planner: &Planner| {
                asked += 1;
                ["en", "it", "es", "ro"].iter().for_each(|locale| can_be_typed(&texts, locale, planner));
            };
            play::game(*title, seats, seed, each_step, |_, _| {});
        }
    }
    assert!(asked > 500, "{asked}");
}
