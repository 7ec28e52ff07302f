//! Tests of the text of whole random games: players never read a raw key.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use engine::{Phrase, Rng, Seat, Seed, Viewer};
use games::{Choice, Position, Title, all};
use text::Texts;

use crate::pseudo;
use crate::sweep::sweep;

/// Keys of labels and effects that may be cut in the language with 40 % longer words, with the reasons. The start of a
/// cut label still distinguishes it from others. The rest of an effect is on its card and in `/rules`.
const CUT_WHERE_LONGER: [(&str, &str); 17] = [
    ("core-list", "six things of two tiles at once, which the picture shows"),
    ("teotihuacan-choice-worship-with", "the price comes last"),
    ("teotihuacan-effect-step", "six things of two tiles at once, which the picture shows"),
    ("teotihuacan-royal_a_avenue.effect", "the limit comes last"),
    ("teotihuacan-royal_a_pyramid_track.effect", "the limit comes last"),
    ("teotihuacan-royal_a_technologies.effect", "the limit comes last"),
    ("teotihuacan-royal_b_stone_gold.effect", "the limit comes last"),
    ("teotihuacan-royal_b_wood_stone.effect", "the limit comes last"),
    ("teotihuacan-royal_c_temples.effect", "the limit comes last"),
    ("teotihuacan-tech_extra_resource.effect", "the three boards come last"),
    ("teotihuacan-tech_gathering_cocoa_point.effect", "the three boards come last"),
    ("tzolkin-choice-action", "the exception, Chichen Itza, comes last"),
    ("tzolkin-choice-beg.places", "the end of the age comes last"),
    ("tzolkin-choice-beg.uses", "the end of the age comes last"),
    ("tzolkin-choice-harvest-burn", "the question after it names the temples"),
    ("tzolkin-choice-place-first.effect", "the days come last"),
    ("tzolkin-technology-theology.level-2", "what is gained comes last"),
];

/// Discord's limits for the label of a button and the description of an option of a select menu.
const LABEL: usize = 80;
const EFFECT: usize = 100;

struct Reader {
    texts: Texts,
    names: Vec<String>,
    /// Labels and effects that exceed Discord's limits.
    long: RefCell<BTreeSet<String>>,
    /// Prefixes of keys. Text must not contain any of them.
    families: Vec<String>,
}

impl Reader {
    fn new() -> Self {
        let names = ["Ada", "Bo", "Cyd", "Di"].map(str::to_owned).to_vec();
        let families = ["core", "ui", "cmd"].into_iter().chain(all().map(Title::id));
        let families = families.map(|family| format!("{family}-")).collect();
        Reader { texts: pseudo::texts(), names, long: RefCell::default(), families }
    }

    /// Returns the phrase in English, and checks it in all other languages.
    fn read(&self, phrase: &Phrase) -> String {
        for locale in self.texts.locales().filter(|&locale| locale != "en") {
            self.read_in(locale, phrase);
        }
        self.read_in("en", phrase)
    }

    /// Returns the phrase as text, and checks that it contains no raw key or unresolved argument.
    fn read_in(&self, locale: &str, phrase: &Phrase) -> String {
        let text = self.texts.say(locale, phrase, &self.names);
        let raw = self.families.iter().any(|family| text.contains(family));
        let bare = text.contains(['{', '}', '_', '#', '\n']) || text.contains('\u{2068}') || text.contains("  ");
        assert!(!raw && !bare && !text.trim().is_empty(), "{locale}: `{text}` for {phrase:?}");
        text
    }

    /// Reads everything that the position shows to each seat and to the public.
    fn read_all(&self, position: &dyn Position) {
        self.read(&position.face(Viewer::Public).status());
        for viewer in Seat::all(position.seats()).map(Viewer::Seat).chain([Viewer::Public]) {
            position.face(viewer).text_board().iter().for_each(|line| drop(self.read(line)));
            for seat in Seat::all(position.seats()) {
                self.read(&position.face(viewer).goods(seat));
            }
            for line in position.face(viewer).score().iter().flatten() {
                self.read(&line.source);
            }
            position.face(viewer).score_notes().iter().for_each(|note| drop(self.read(note)));
        }
    }

    fn read_prompt(&self, position: &dyn Position, seat: Seat) {
        let prompt = position.prompt(seat);
        self.read(&prompt.question);
        for reason in &prompt.why_not {
            self.read(reason);
        }
        for locale in self.texts.locales() {
            self.read_choices(&prompt.choices, locale);
        }
    }

    fn read_choices(&self, choices: &[Choice], locale: &str) {
        let mut labels = Vec::new();
        for choice in choices {
            let label = self.read_in(locale, &choice.label);
            let effect = choice.effect.as_ref().map(|effect| self.read_in(locale, effect));
            let length = effect.as_ref().map_or(0, |effect| effect.chars().count());
            let effect_key = choice.effect.as_ref().map_or("", |effect| effect.key.as_str());
            let long = [(label.chars().count() > LABEL, choice.label.key.as_str()), (length > EFFECT, effect_key)];
            for (_, key) in long.into_iter().filter(|(is_long, _)| *is_long) {
                if locale != pseudo::LONG || !CUT_WHERE_LONGER.iter().any(|(one, _)| *one == key) {
                    self.long.borrow_mut().insert(format!("{locale}: {key}: {label}: {effect:?}"));
                }
            }
            // Some buildings are alike, so a menu may repeat a text if both answers mean the same.
            let other = labels.iter().find(|(other, _)| *other == label);
            assert!(
                other.is_none_or(|other| other.1 == effect),
                "{locale}: `{label}` is offered twice, as {other:?} and {effect:?}"
            );
            labels.push((label, effect));
        }
    }
}

fn play(reader: &Reader, title: &dyn Title, seats: u8, seed: u64) {
    let options = Default::default();
    let setup = title.deal(seats, &options, Seed::new(seed)).unwrap();
    let mut position = title.start(seats, &options, &setup).unwrap();
    let mut rng = Rng::new(Seed::new(seed));
    let mut steps = 0_usize;
    let topics: Vec<String> = title.topics().into_iter().map(|topic| topic.id).collect();
    while let Some(seat) = position.to_act().first() {
        reader.read_prompt(&*position, seat);
        position.face(Viewer::Seat(seat)).advice(seat).iter().for_each(|advice| drop(reader.read(advice)));
        let shown = position.face(Viewer::Seat(seat)).shown_topics(seat);
        for (index, topic) in shown.iter().enumerate() {
            assert!(topics.contains(topic), "no topic {topic}");
            // Discord refuses a menu with one value twice.
            assert!(!shown[..index].contains(topic), "{topic} twice");
        }
        if steps.is_multiple_of(16) {
            reader.read_all(&*position);
        }
        let legal = position.legal(seat);
        let step = &legal[rng.index(legal.len())];
        for event in position.play(seat, step).unwrap() {
            reader.read(&event.phrase);
        }
        steps += 1;
    }
    reader.read_all(&*position);
}

#[test]
fn every_event_and_prompt_of_a_game_has_words() {
    let reader = Reader::new();
    for title in all() {
        for seats in title.min_seats()..=title.max_seats() {
            for seed in 0..sweep(1, 6) {
                play(&reader, title, seats, seed);
            }
        }
    }
    // A message that uses an argument which the game doesn't pass falls back to English, so the test finds it here.
    // Other tests count missing messages.
    let keys = |locale: &str| {
        let sources = Texts::sources().into_iter().filter(|source| source.locale == locale);
        sources.flat_map(|source| Texts::keys(source).unwrap()).collect::<BTreeSet<_>>()
    };
    let keys: BTreeMap<&str, BTreeSet<String>> = reader.texts.locales().map(|locale| (locale, keys(locale))).collect();
    let mut faults = reader.texts.missing();
    faults.retain(|fault| {
        fault
            .split_once(' ')
            .is_none_or(|(locale, key)| locale == "en" || keys[locale].is_empty() || keys[locale].contains(key))
    });
    assert!(faults.is_empty(), "could not be said: {faults:?}");
    let long: Vec<String> = reader.long.into_inner().into_iter().collect();
    assert!(long.is_empty(), "too long:\n{}", long.join("\n"));
}

#[test]
fn phrases_of_games_say_what_they_mean() {
    let reader = Reader::new();
    let title = games::title("tzolkin").unwrap();
    let options = Default::default();
    let setup = title.deal(4, &options, Seed::new(7)).unwrap();
    let mut position = title.start(4, &options, &setup).unwrap();
    assert_eq!(reader.read(&position.face(Viewer::Public).status()), "Everyone is choosing two wealth tiles");
    let keep = |seat: Seat| {
        let offer = setup["wealth_offers"][usize::from(seat)].as_array().unwrap();
        format!("keep {} {}", offer[0].as_str().unwrap(), offer[1].as_str().unwrap())
    };
    for seat in Seat::all(4) {
        position.play(seat, &keep(seat)).unwrap();
    }
    assert_eq!(
        reader.read(&position.face(Viewer::Public).status()),
        "Round 1 of 27, food day in 7 days (temples give goods)"
    );
    let first = position.to_act().first().unwrap();
    let label = |position: &dyn Position, seat: Seat, step: &str| {
        let choice = position.prompt(seat).choices.into_iter().find(|choice| choice.step == step).unwrap();
        (reader.read(&choice.label), choice.effect.map(|effect| reader.read(&effect)), choice.ends_turn)
    };
    let (place, effect, ends) = label(&*position, first, "place tikal");
    assert_eq!((place.as_str(), ends), ("Place on Tikal 0, free", false));
    assert!(effect.unwrap().starts_with("after one day: advance a technology; leaves you "));
    position.play(first, "place tikal").unwrap();
    assert_eq!(label(&*position, first, "end"), ("End turn".to_owned(), None, true));
    let reasons: Vec<String> = position.prompt(first).why_not.iter().map(|reason| reader.read(reason)).collect();
    assert_eq!(reasons[0], "You already placed a worker this turn, so you can't pick any up.");
}
