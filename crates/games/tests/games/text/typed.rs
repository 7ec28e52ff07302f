//! Tests of steps that are typed in the reader's own language.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Phrase, Rng, Seat, Seed};
use games::{Position, titles};
use text::Texts;
use text::lexicon::Lexicon;

const LANGUAGES: [&str; 4] = ["en", "es", "it", "ro"];

fn lexicon(texts: &Texts, locale: &str, position: &dyn Position) -> Lexicon {
    let say = |phrase: &Phrase| texts.say(locale, phrase, &[]);
    let mut spellings = Vec::new();
    for word in position.title().vocabulary() {
        let also = word.also.as_ref().map(say).unwrap_or_default();
        let all = also.split(',').map(str::to_owned).chain([say(&word.name)]);
        spellings.extend(all.map(|spelling| (word.notation.clone(), spelling)));
    }
    Lexicon::new(spellings, &say(&Phrase::new("ui-typed-fillers")))
}

/// Calls `each` in every position of random games of each offered game.
fn sampled(mut each: impl FnMut(&str, &dyn Position, Seat, &[String])) {
    for title in titles() {
        for seed in 0..6 {
            let seats = 2 + (seed % 3) as u8;
            let setup = title.deal(seats, &Default::default(), Seed::new(seed)).unwrap();
            let mut position = title.start(seats, &Default::default(), &setup).unwrap();
            let mut rng = Rng::new(Seed::new(seed));
            while let Some(seat) = position.to_act().first() {
                let legal = position.legal(seat);
                each(title.id(), &*position, seat, &legal);
                position.play(seat, &legal[rng.index(legal.len())]).unwrap();
            }
        }
    }
}

/// In each language, a step that is written with the language's verbs and names is that step and no other one.
#[test]
fn every_step_can_be_typed_in_each_language() {
    let texts = Texts::embedded();
    let (mut seen, mut verbs, mut wrong) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for locale in LANGUAGES {
        let mut lexicons = BTreeMap::new();
        sampled(|game, position, _, legal| {
            let lexicon = lexicons.entry(game.to_owned()).or_insert_with(|| lexicon(&texts, locale, position));
            for step in legal {
                if !seen.insert((locale, game.to_owned(), step.clone(), legal.len())) {
                    continue;
                }
                let typed = texts.say(locale, &position.title().spelled(step), &[]);
                let readings = lexicon.readings(&typed);
                let meant: Vec<&String> = legal.iter().filter(|legal| readings.contains(legal)).collect();
                if meant != [step] {
                    wrong.insert(format!("{locale}, {game}: `{step}`, typed as `{typed}`, means {meant:?}"));
                }
                let verb = step.split(' ').next().unwrap_or_default();
                verbs.insert((game.to_owned(), verb.to_owned()));
                let known = position.title().vocabulary().iter().any(|word| word.notation == verb);
                assert!(known, "`{verb}` has no words");
                // Notation stays possible, and can be mixed with names.
                assert!(lexicon.readings(step).contains(step), "{locale}: `{step}`");
                let local = texts.say(locale, &position.title().spelled(verb), &[]);
                let mixed = format!("{verb}{}", typed.strip_prefix(&local).unwrap_or_default());
                let readings = lexicon.readings(&mixed);
                assert!(readings.contains(step), "{locale}: `{step}`, typed as `{mixed}`, is read as {readings:?}");
            }
        });
    }
    assert!(wrong.is_empty(), "{}", wrong.into_iter().collect::<Vec<_>>().join("\n"));
    for verb in [("teotihuacan", "move"), ("teotihuacan", "worship"), ("tzolkin", "pick"), ("tzolkin", "place")] {
        let sampled = verbs.contains(&(verb.0.to_owned(), verb.1.to_owned()));
        assert!(sampled, "{verb:?} was not sampled");
    }
}

/// People type verbs in several forms, with articles, without accents, and with shortened names.
#[test]
fn steps_are_read_in_the_forms_that_people_type() {
    let texts = Texts::embedded();
    for (locale, game, typed, step) in [
        ("es", "teotihuacan", "mover bosque 3 alquimia", "move forest 3 alchemy"),
        ("es", "teotihuacan", "muevo el trabajador bosque 3 a la alquimia", "move forest 3 alchemy"),
        ("es", "teotihuacan", "mueve bosq 3 depósitos", "move forest 3 gold_deposits"),
        ("es", "teotihuacan", "move bosque 3 palacio", "move forest 3 palace"),
        ("it", "teotihuacan", "sposto foresta 2 cava di pietra", "move forest 2 quarry"),
        ("ro", "teotihuacan", "mut padure 1 palat", "move forest 1 palace"),
        ("en", "teotihuacan", "move the worker from gold deposits 2 to the forest", "move gold_deposits 2 forest"),
        ("es", "teotihuacan", "desbloqueo turno", "unlock turn"),
        ("it", "tzolkin", "piazzo palenque", "place palenque"),
        ("es", "tzolkin", "coloco chichen itza", "place chichen_itza"),
        ("ro", "tzolkin", "ridic tikal 2", "pick tikal 2"),
        ("es", "tzolkin", "colocar jugador inicial", "place first_player"),
    ] {
        let title = games::title(game).unwrap();
        let setup = title.deal(2, &Default::default(), Seed::new(1)).unwrap();
        let position = title.start(2, &Default::default(), &setup).unwrap();
        let readings = lexicon(&texts, locale, &*position).readings(typed);
        assert!(readings.contains(&step.to_owned()), "{locale}: `{typed}` is read as {readings:?}");
    }
}

/// The examples in the documentation are read as steps.
#[test]
fn the_examples_for_players_can_be_typed() {
    let texts = Texts::embedded();
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/play/commands.md");
    let page = std::fs::read_to_string(page).unwrap();
    let mut count = 0;
    for (name, locale) in [("English", "en"), ("Spanish", "es"), ("Italian", "it"), ("Romanian", "ro")] {
        let row = page.lines().find(|line| line.starts_with(&format!("| {name} |"))).unwrap();
        for (game, line) in ["tzolkin", "teotihuacan"].into_iter().zip(row.split('`').skip(1).step_by(2)) {
            let title = games::title(game).unwrap();
            let setup = title.deal(2, &Default::default(), Seed::new(1)).unwrap();
            let position = title.start(2, &Default::default(), &setup).unwrap();
            let lexicon = lexicon(&texts, locale, &*position);
            for step in line.split(';') {
                let readings = lexicon.readings(step);
                assert!(
                    readings.iter().any(|read| position.title().is_notation(read)),
                    "{locale}: `{step}` is {readings:?}"
                );
                count += 1;
            }
        }
    }
    assert_eq!(count, 12);
}
