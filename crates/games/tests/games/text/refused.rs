//! Tests of the reasons for refusing a typed step.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use engine::{Phrase, Rng, Seat, Seed, Viewer};
use games::{self, Position};
use text::Texts;

const LANGUAGES: [&str; 4] = ["en", "it", "es", "ro"];

/// Calls `each` in positions of random games, with the seat that decides and its legal steps.
fn sampled(game: &str, mut each: impl FnMut(&dyn Position, Seat, &[String])) {
    let title = games::title(game).unwrap();
    for seed in 0..6 {
        let setup = title.deal(3, &Default::default(), Seed::new(seed)).unwrap();
        let mut position: Box<dyn Position> = title.start(3, &Default::default(), &setup).unwrap();
        let mut rng = Rng::new(Seed::new(seed));
        while let Some(seat) = position.to_act().first() {
            let legal = position.legal(seat);
            each(&*position, seat, &legal);
            position.play(seat, &legal[rng.index(legal.len())]).unwrap();
        }
    }
}

/// Every step that is legal at some time in the sampled games, and some that never are.
fn steps(game: &str) -> BTreeSet<String> {
    let mut steps = BTreeSet::new();
    sampled(game, |_, _, legal| steps.extend(legal.iter().cloned()));
    let never = match game {
        "tzolkin" => {
            ["pick tikal 7", "pick chichen_itza 10", "use chichen_itza 1", "place tikal 7", "plce uxmal", "move"]
        }
        _ => ["worship 0", "worship 5", "exchange 0", "salary 40", "move nobles 1 forrest", "rotate 7"],
    };
    steps.extend(never.map(str::to_owned));
    steps
}

/// The key of a reason. For a reason inside another sentence, the inner key.
fn kind(reason: &Phrase) -> String {
    let inner = reason.args.iter().find_map(|(name, arg)| match arg {
        engine::Arg::Phrase(phrase) if name == "reason" => Some(phrase.key.clone()),
        _ => None,
    });
    inner.unwrap_or_else(|| reason.key.clone())
}

/// A worked line and a sentence by kind of reason.
type Reasons = BTreeMap<String, (String, String)>;

/// The reasons by kind, each with a worked line and the sentence for it in English.
fn reasons(game: &str) -> &'static Reasons {
    static TOLD: [OnceLock<Reasons>; 2] = [const { OnceLock::new() }; 2];
    TOLD[usize::from(game == "tzolkin")].get_or_init(|| collect(game))
}

fn collect(game: &str) -> Reasons {
    let texts = Texts::embedded();
    let names = ["Ada", "Bo", "Cyd", "Di"].map(str::to_owned);
    let steps = steps(game);
    let (mut told, mut lowercase) = (BTreeMap::new(), BTreeSet::new());
    let mut count = 0_usize;
    sampled(game, |position, seat, legal| {
        // Every 7th step is enough, because a game has hundreds of positions.
        count += 1;
        for step in steps.iter().skip(count % 7).step_by(7).filter(|step| !legal.contains(step)) {
            let reason = position
                .face(Viewer::Seat(seat))
                .why_refused(seat, step)
                .unwrap_or_else(|| panic!("`{step}` has no reason"));
            told.entry(kind(&reason)).or_insert_with(|| {
                for locale in LANGUAGES {
                    let sentence = texts.say(locale, &reason, &names);
                    assert!(!sentence.contains("-why-"), "{locale}: {reason:?}");
                    if sentence.starts_with(char::is_lowercase) {
                        lowercase.insert(format!("{locale}: {sentence}"));
                    }
                }
                (step.clone(), texts.say("en", &reason, &names))
            });
        }
    });
    assert!(lowercase.is_empty(), "{lowercase:#?}");
    told
}

/// Every refused step of both games has a reason, in every language, and no two kinds of reasons share a sentence.
#[test]
fn every_refused_step_has_its_own_reason() {
    for game in ["teotihuacan", "tzolkin"] {
        let told = reasons(game);
        let sentences: BTreeMap<&str, &str> =
            told.iter().map(|(kind, (_, text))| (text.as_str(), kind.as_str())).collect();
        assert_eq!(sentences.len(), told.len(), "{game}: two kinds share a sentence: {told:#?}");
        assert!(told.len() > 25, "{game}: {told:#?}");
    }
}

/// These kinds of reasons come up in the sampled games.
#[test]
fn each_kind_of_mistake_has_its_sentence() {
    let told = reasons("teotihuacan");
    for (kind, sentence) in [
        ("no-worker", "You have no worker "),
        ("locked", "is locked."),
        ("too-far", "boards long. A worker moves at most 3."),
        ("palace", "The Palace has no main action."),
        ("worship-count", "worship space"),
        ("none-locked", "None of your workers is locked."),
        ("unlock", "Unlocking before the move costs 3 cocoa."),
        ("not-in-hand", "You don't have the tile "),
        ("no-step", "The Palace has no temple step."),
        ("not-royal", "You won't find a royal tile "),
        ("tile-not-here", "isn't among the tiles that you can claim here."),
        ("not-dealt", "You weren't dealt the starting tile "),
        ("not-on-tiles", "None of your starting tiles shows "),
        ("salary-most", "Your salary is only "),
        ("not-on-display", "That tile isn't on display."),
        ("space-below", "Tiles are still missing below that space."),
    ] {
        let (step, text) =
            told.get(&format!("teotihuacan-why-{kind}")).unwrap_or_else(|| panic!("{kind} is missing: {told:#?}"));
        assert!(text.contains(sentence), "{step}: {text}");
    }
    let told = reasons("tzolkin");
    for (kind, sentence) in [
        ("not-yours", "You have no worker on "),
        ("no-hand", "You have no worker in hand to place."),
        ("dear-spaces", "Too expensive with your "),
        ("picked", "You already picked up a worker this turn"),
        ("placed", "You already placed a worker this turn"),
        ("beg-corn", "You can only beg with at most "),
        ("beg-late", "You can only beg before "),
        ("end", "Your turn needs a worker first."),
        ("reach", "can't use action "),
        ("not-dealt", "You weren't dealt tile "),
        ("not-offered", "isn't on offer."),
        ("dear-buildings", "Too expensive for you: "),
    ] {
        let (step, text) =
            told.get(&format!("tzolkin-why-{kind}")).unwrap_or_else(|| panic!("{kind} is missing: {told:#?}"));
        assert!(text.contains(sentence), "{step}: {text}");
    }
    for (kind, sentence) in [
        ("core-unknown-word", "I don't know the word “"),
        ("core-why-no-stop", "skip"),
        ("core-why-not-now", "the time for “"),
    ] {
        assert!(told[kind].1.contains(sentence), "{kind}: {told:#?}");
    }
}

/// On the Palace, a refused worship has its own reason, not that of the main action.
#[test]
fn a_refused_worship_on_the_palace_is_about_worship() {
    let (mut worship, mut main) = (0, 0);
    sampled("teotihuacan", |position, seat, legal| {
        let on_palace = !legal.contains(&"main".to_owned()) && legal.contains(&"worship 3".to_owned());
        if !legal.contains(&"collect".to_owned()) || !on_palace {
            return;
        }
        let key = |step: &str| position.face(Viewer::Seat(seat)).why_refused(seat, step).unwrap().key;
        assert_eq!(key("worship 5"), "teotihuacan-why-worship-count");
        assert_eq!(key("main"), "teotihuacan-why-palace");
        assert_eq!(key("unlock turn").strip_prefix("teotihuacan-why-palace"), None);
        worship += 1;
        main += usize::from(!legal.contains(&"worship 1".to_owned()));
        if !legal.contains(&"worship 1".to_owned()) {
            assert!(key("worship 1").starts_with("teotihuacan-why-worship-"), "{}", key("worship 1"));
        }
    });
    assert!(worship > 0 && main > 0);
}

/// An incomplete step has an example that is possible, in the reader's language.
#[test]
fn an_incomplete_step_has_an_example() {
    let texts = Texts::embedded();
    let mut examples = BTreeSet::new();
    for (game, verb) in [("teotihuacan", "move"), ("tzolkin", "place")] {
        sampled(game, |position, seat, legal| {
            if !legal.iter().any(|step| step.starts_with(&format!("{verb} "))) {
                return;
            }
            let reason = position.face(Viewer::Seat(seat)).why_refused(seat, verb).unwrap();
            assert_eq!(reason.key, "core-why-form");
            examples.insert(texts.say("es", &reason, &[]));
        });
    }
    assert!(
        examples.iter().any(|text| text.contains("“mover” no es un paso completo. Este sí: `mover ")),
        "{examples:#?}"
    );
    assert!(examples.iter().any(|text| text.contains("`colocar ")), "{examples:#?}");
}
