//! Tests of the text layer: phrases become sentences.

use engine::{Phrase, Seat};
use text::{TextError, TextFile, Texts};

const CORE: &str = include_str!("../../../../../assets/locales/en/core.ftl");

/// English core texts, and another language with additional messages.
fn texts(english: &str, romanian: &str) -> Texts {
    let source = |locale, file, text| TextFile { locale, file, text };
    Texts::load(&[
        source("en", "en/core.ftl", CORE),
        source("en", "en/game.ftl", english),
        source("ro", "ro/game.ftl", romanian),
    ])
    .unwrap()
}

fn english(source: &str, phrase: &Phrase) -> String {
    texts(source, "").say("en", phrase, &["Ada".to_owned(), "Bo".to_owned()])
}

#[test]
fn a_list_is_an_enumeration() {
    let say = |items: &[&str]| {
        let list: Vec<Phrase> = items.iter().map(|&item| Phrase::new("item").with("name", item)).collect();
        english("item = { $name }\nwants = Wants { $things }.", &Phrase::new("wants").with("things", list))
    };
    assert_eq!(say(&[]), "Wants none.");
    assert_eq!(say(&["corn"]), "Wants corn.");
    assert_eq!(say(&["corn", "wood"]), "Wants corn and wood.");
    assert_eq!(say(&["corn", "wood", "stone"]), "Wants corn, wood and stone.");
    assert_eq!(say(&["corn", "wood", "stone", "gold"]), "Wants corn, wood, stone and gold.");
}

#[test]
fn a_language_has_its_own_lists() {
    let texts = texts("item = { $name }\nall = { $things }", "core-list-last = { $first } și { $next }");
    let list: Vec<Phrase> = ["a", "b", "c"].iter().map(|&item| Phrase::new("item").with("name", item)).collect();
    let phrase = Phrase::new("all").with("things", list);
    assert_eq!(texts.say("ro", &phrase, &[]), "a, b și c");
    assert_eq!(texts.say("en", &phrase, &[]), "a, b and c");
}

#[test]
fn plurals_follow_the_language() {
    let texts = texts(
        "days = { $n ->\n    [one] { $n } day\n   *[other] { $n } days\n}",
        "days = { $n ->\n    [one] o zi\n    [few] { $n } zile\n   *[other] { $n } de zile\n}",
    );
    let say = |locale, n: i64| texts.say(locale, &Phrase::new("days").with("n", n), &[]);
    assert_eq!(say("en", 1), "1 day");
    assert_eq!(say("en", 2), "2 days");
    assert_eq!(say("ro", 1), "o zi");
    assert_eq!(say("ro", 5), "5 zile");
    assert_eq!(say("ro", 27), "27 de zile");
}

/// The current CLDR rule: 101 to 119 count like 1 to 19, except 1 itself.
#[test]
fn romanian_counts_beyond_a_hundred() {
    let points = "points = { $n ->\n    [one] { $n } punct\n    [few] { $n } puncte\n   *[other] { $n } de puncte\n}\n\
                  left = { $n ->\n    [0] nimic\n    [one] un rând\n    [12] o duzină\n    [few] { points }\n   *[other] { $x ->\n        [one] x\n       *[other] { points }\n    }\n}";
    let texts = texts("points = { $n }\nleft = { $n } { $x }", points);
    let say = |key: &str, n: i64| texts.say("ro", &Phrase::new(key).with("n", n).with("x", 5), &[]);
    assert_eq!(say("points", 1), "1 punct");
    for n in [0, 2, 19, 101, 102, 119, 201, 219, 1001] {
        assert_eq!(say("points", n), format!("{n} puncte"));
    }
    for n in [20, 21, 99, 100, 120, 121, 200, 220, 1000] {
        assert_eq!(say("points", n), format!("{n} de puncte"));
    }
    // Explicit numbers, and selections inside selections.
    let numbers = [0, 1, 12, 13, 112, 20].map(|n| say("left", n));
    assert_eq!(numbers, ["nimic", "un rând", "o duzină", "13 puncte", "112 puncte", "20 de puncte"]);
}

#[test]
fn a_message_falls_back_to_english_in_english_plurals() {
    let texts = texts("days = { $n ->\n    [one] { $n } day\n   *[other] { $n } days\n}", "other = altceva");
    assert_eq!(texts.say("ro", &Phrase::new("days").with("n", 5), &[]), "5 days");
    assert_eq!(texts.say("ro", &Phrase::new("other"), &[]), "altceva");
}

#[test]
fn seats_become_names() {
    let source = "moved = { $who } moved.";
    assert_eq!(english(source, &Phrase::new("moved").seat("who", Seat::new(1))), "Bo moved.");
    assert_eq!(english(source, &Phrase::new("moved").seat("who", Seat::new(2))), "seat 3 moved.");
}

#[test]
fn phrases_nest() {
    let source =
        "building = Field School\n    .effect = agriculture +1\nbuilt = { $who } built { $what } ({ $effect }).";
    let phrase = Phrase::new("built")
        .seat("who", Seat::new(0))
        .with("what", Phrase::new("building"))
        .with("effect", Phrase::new("building.effect"));
    assert_eq!(english(source, &phrase), "Ada built Field School (agriculture +1).");
}

#[test]
fn numbers_have_a_true_minus_and_a_sign_on_demand() {
    let source = "score = { $n }\nchange = { SIGNED($n) }";
    assert_eq!(english(source, &Phrase::new("score").with("n", -3)), "\u{2212}3");
    assert_eq!(english(source, &Phrase::new("score").with("n", 3)), "3");
    assert_eq!(english(source, &Phrase::new("change").with("n", 3)), "+3");
    assert_eq!(english(source, &Phrase::new("change").with("n", -3)), "\u{2212}3");
    assert_eq!(english(source, &Phrase::new("change").with("n", 0)), "0");
    assert_eq!(english(source, &Phrase::new("score").with("n", 123_456_789_012_i64)), "123456789012");
}

#[test]
fn quarters_are_fractions() {
    let source = "score = { FRACTION($n, 4) } points";
    let say = |n: i64| english(source, &Phrase::new("score").with("n", n));
    assert_eq!(say(0), "0 points");
    assert_eq!(say(1), "¼ points");
    assert_eq!(say(231), "57¾ points");
    assert_eq!(say(228), "57 points");
    assert_eq!(say(-3), "\u{2212}¾ points");
    assert_eq!(say(-6), "\u{2212}1½ points");
}

#[test]
fn fractions_have_any_denominator() {
    let source = "score = { FRACTION($n, $of) }";
    let say = |n: i64, of: i64| english(source, &Phrase::new("score").with("n", n).with("of", of));
    assert_eq!(say(57, 1), "57");
    assert_eq!(say(17, 5), "3 2/5");
    assert_eq!(say(2, 6), "1/3");
    assert_eq!(say(3, 6), "½");
    assert_eq!(say(-7, 0), "\u{2212}7");
}

#[test]
fn tenths_have_the_decimal_sign_of_the_language() {
    let english = "gain = { TENTHS($n) }\nchange = { TENTHS($n, sign: \"always\") }";
    let texts = texts(english, "core-decimal = ,\ngain = { TENTHS($n) }");
    let say = |locale, key: &str, n: i64| texts.say(locale, &Phrase::new(key).with("n", n), &[]);
    assert_eq!(say("en", "gain", 25), "2.5");
    assert_eq!(say("en", "change", 25), "+2.5");
    assert_eq!(say("en", "change", 0), "+0.0");
    assert_eq!(say("en", "change", -3), "\u{2212}0.3");
    assert_eq!(say("ro", "gain", 25), "2,5");
}

#[test]
fn commands_are_named_as_the_reader_types_them() {
    let english = "cmd-game = game\ncmd-game-settings = settings\nhelp = Use { COMMAND(\"game settings\") }.";
    let romanian = "cmd-game = joc\ncmd-game-settings = setări\nhelp = Folosește { COMMAND(\"game settings\") }.";
    let texts = texts(english, romanian);
    assert_eq!(texts.say("en", &Phrase::new("help"), &[]), "Use /game settings.");
    assert_eq!(texts.say("ro", &Phrase::new("help"), &[]), "Folosește /joc setări.");
}

/// Messages may define forms for articulated prepositions, or none.
#[test]
fn a_message_gets_its_arguments_in_the_form_it_asks_for() {
    let english = "forest = Forest\nquarry = Quarry\nmoved = from { $from } to { $to }";
    let italian = "forest = Foresta\n    .from = dalla { forest }\n    .to = alla { forest }\n    .g = f\n\
                   quarry = Cava\nmoved = { $from-from } { $to-to }{ $to-g ->\n    [f] {\" \"}(f)\n   *[other] {\"\"}\n}";
    let texts = texts(english, italian);
    let moved = |from: &str, to: &str| Phrase::new("moved").with("from", Phrase::new(from)).with("to", Phrase::new(to));
    assert_eq!(texts.say("ro", &moved("forest", "forest"), &[]), "dalla Foresta alla Foresta (f)");
    assert_eq!(texts.say("ro", &moved("quarry", "quarry"), &[]), "Cava Cava", "without the form, the plain value");
    assert_eq!(texts.say("en", &moved("forest", "quarry"), &[]), "from Forest to Quarry");
}

#[test]
fn forms_have_the_arguments_of_their_message_and_pass_through_others() {
    let english = "gear = Tikal\nspace = { $gear } { $n }\nplaced = on { $space }\nsaid = { placed }!";
    let italian = "gear = Tikal\n    .on = su Tikal\nspace = { $gear } { $n }\n    .on = { $gear-on } { $n }\n\
                   placed = { $space-on }\nsaid = { placed }!";
    let texts = texts(english, italian);
    let space = || Phrase::new("space").with("gear", Phrase::new("gear")).with("n", 3);
    assert_eq!(texts.say("ro", &Phrase::new("placed").with("space", space()), &[]), "su Tikal 3");
    assert_eq!(texts.say("ro", &Phrase::new("said").with("space", space()), &[]), "su Tikal 3!");
}

#[test]
fn lists_have_forms_item_by_item_and_can_be_a_series() {
    let english = "a = Wood\nb = Stone\non = on { $things }\nlines = { $things-series }";
    let italian = "a = Bosco\n    .on = sul Bosco\nb = Pietra\non = { $things-on }\nlines = { $things-on-series }";
    let texts = texts(english, italian);
    let things = || vec![Phrase::new("a"), Phrase::new("b"), Phrase::new("a")];
    let say = |locale, key: &str| texts.say(locale, &Phrase::new(key).with("things", things()), &[]);
    assert_eq!(say("ro", "on"), "sul Bosco, Pietra and sul Bosco");
    assert_eq!(say("en", "on"), "on Wood, Stone and Wood");
    assert_eq!(say("en", "lines"), "Wood; Stone; Wood");
    assert_eq!(say("ro", "lines"), "sul Bosco; Pietra; sul Bosco");
}

/// Spanish uses *e* instead of *y* before the sound of an i.
#[test]
fn a_conjunction_can_depend_on_the_sound_behind_it() {
    let two = "core-list-two = { $next-vowel ->\n    [i] { $first } e { $next }\n   *[other] { $first } y { $next }\n}";
    let texts = texts("item = { $name }\nall = { $things }", two);
    let say = |next: &str| {
        let item = |name: &str| Phrase::new("item").with("name", name);
        texts.say("ro", &Phrase::new("all").with("things", vec![item("Ana"), item(next)]), &[])
    };
    for next in ["Ileana", "**Ileana**", "Íñigo", "Hilda", "Yvonne", "*i*"] {
        assert_eq!(say(next), format!("Ana e {next}"));
    }
    for next in ["Bo", "Hielo", "Hiato", "Yago", "Éric", "Hugo", "<@123>", "7", "", "**"] {
        assert_eq!(say(next), format!("Ana y {next}"));
    }
}

#[test]
fn missing_texts_are_recorded() {
    let texts = texts("needs = { $n } corn", "needs = { $m } porumb");
    assert!(texts.missing().is_empty());
    texts.say("ro", &Phrase::new("needs").with("n", 2), &[]);
    assert_eq!(texts.missing(), ["ro needs"]);
}

#[test]
fn a_message_can_select_by_the_length_of_a_list() {
    let source = "item = x\nbuilt = { $goods-count ->\n    [0] for nothing\n   *[other] for { $goods }\n}";
    let built = |goods: Vec<Phrase>| english(source, &Phrase::new("built").with("goods", goods));
    assert_eq!(built(Vec::new()), "for nothing");
    assert_eq!(built(vec![Phrase::new("item")]), "for x");
}

#[test]
fn number_functions_leave_other_text_unchanged() {
    assert_eq!(english("score = { FRACTION($n, 4) }", &Phrase::new("score").with("n", "many")), "many");
    assert_eq!(english("score = { SIGNED($n) }", &Phrase::new("score").with("n", "many")), "many");
}

#[test]
fn arguments_stay_as_they_are() {
    let text = english("ping = { $who }: your turn", &Phrase::new("ping").with("who", "<@123> { $x }"));
    assert_eq!(text, "<@123> { $x }: your turn", "no isolation marks, no second look at the argument");
}

#[test]
fn a_missing_or_broken_message_shows_its_key() {
    let source = "needs = { $n } corn\nbroken = { other }\nonly-attribute =\n    .text = hello";
    assert_eq!(english(source, &Phrase::new("no-such-message")), "no-such-message");
    assert_eq!(english(source, &Phrase::new("needs.no-such-attribute")), "needs.no-such-attribute");
    assert_eq!(english(source, &Phrase::new("needs")), "needs", "the argument is missing");
    assert_eq!(english(source, &Phrase::new("broken")), "broken");
    assert_eq!(english(source, &Phrase::new("only-attribute")), "only-attribute");
    assert_eq!(english(source, &Phrase::new("only-attribute.text")), "hello");
    assert_eq!(english(source, &Phrase::new("")), "");
    assert_eq!(english(source, &Phrase::new("..")), "..");
}

#[test]
fn a_message_broken_in_another_language_falls_back_to_english() {
    let texts = texts("needs = { $n } corn", "needs = { $m } porumb");
    assert_eq!(texts.say("ro", &Phrase::new("needs").with("n", 2), &[]), "2 corn");
}

#[test]
fn discord_locales_find_their_language() {
    let locales = ["en", "es", "pt-BR", "zh-CN", "zh-TW"];
    let sources: Vec<TextFile> = locales.iter().map(|&locale| TextFile { locale, file: locale, text: CORE }).collect();
    let texts = Texts::load(&sources).unwrap();
    assert_eq!(texts.locales().collect::<Vec<_>>(), locales);
    for (discord, ours) in [
        ("en-US", "en"),
        ("en-GB", "en"),
        ("es-ES", "es"),
        ("es-419", "es"),
        ("pt-BR", "pt-BR"),
        ("pt-PT", "pt-BR"),
        ("zh-TW", "zh-TW"),
        ("ZH-tw", "zh-TW"),
        ("hu", "en"),
        ("", "en"),
    ] {
        assert_eq!(texts.match_locale(discord), ours, "{discord}");
    }
}

#[test]
fn lookup_never_falls_back() {
    let texts = texts("cmd-play = play\n    .description = Take a step", "cmd-play = joacă");
    assert_eq!(texts.lookup("ro", "cmd-play").as_deref(), Some("joacă"));
    assert_eq!(texts.lookup("ro", "cmd-play.description"), None);
    assert_eq!(texts.lookup("en", "cmd-play.description").as_deref(), Some("Take a step"));
    assert_eq!(texts.lookup("hu", "cmd-play"), None);
    assert!(texts.has("cmd-play.description"));
    assert!(!texts.has("cmd-play.name"));
    assert!(!texts.has("cmd-plan"));
}

#[test]
fn an_error_in_a_file_is_named() {
    let load = |locale, text| Texts::load(&[TextFile { locale, file: "x/game.ftl", text }]);
    let syntax = load("en", "good = yes\n\nbad = { $n\n").err().unwrap();
    assert!(matches!(&syntax, TextError::Syntax { file, line: 3 | 4, .. } if file == "x/game.ftl"), "{syntax}");
    let twice = load("en", "a = 1\na = 2").err().unwrap();
    assert!(matches!(&twice, TextError::Twice { file, reason } if file == "x/game.ftl" && reason.contains('a')));
    assert_eq!(load("not a language", "a = 1").err().unwrap(), TextError::Locale("not a language".to_owned()));
    assert_eq!(load("it", "a = 1").err().unwrap(), TextError::NoEnglish);
}

#[test]
fn texts_are_shared_between_threads() {
    fn shared<T: Send + Sync>(_: &T) {}
    shared(&Texts::embedded());
}

/// A language with cases, whose sentences start with nouns, as a fifth language may need.
#[test]
fn each_language_defines_cases_names_and_capital_letters() {
    let texts = texts(
        "place = Forest\nmoved = from { $place } for { $seat }\nlost = { $place } is lost\nwood = wood\n    .effect = burns",
        "core-seat = { $seat }\n    .gen = lui { $seat }\nplace = Pădure\n    .dat = pădurii\n    .acc = pădurea\n\
         moved = { CAPITAL($place-dat) } de la { $seat-gen }\nlost = { CAPITAL($place-acc) } s-a pierdut\nwood = lemn",
    );
    let place = || Phrase::new("moved").with("place", Phrase::new("place"));
    assert_eq!(texts.say("ro", &place().seat("seat", Seat::new(0)), &["Ada".to_owned()]), "Pădurii de la lui Ada");
    assert_eq!(texts.say("ro", &place().named("seat", "Bo"), &[]), "Pădurii de la lui Bo");
    assert_eq!(texts.say("en", &place().named("seat", "Bo"), &[]), "from Forest for Bo");
    let lost = Phrase::new("lost").with("place", Phrase::new("place"));
    assert_eq!(texts.say("ro", &lost, &[]), "Pădurea s-a pierdut");
    assert_eq!(
        texts.say("ro", &Phrase::new("lost").with("place", "**ștefan**"), &[]),
        "**Ștefan** s-a pierdut",
        "markup"
    );
    assert_eq!(texts.say("ro", &Phrase::new("lost").with("place", "<@1>"), &[]), "<@1> s-a pierdut");
    // Incomplete languages are not offered.
    assert_eq!(texts.complete().collect::<Vec<_>>(), ["en"]);
    let offered = Texts::embedded().complete().map(str::to_owned).collect::<Vec<_>>();
    assert!(["en", "es", "it", "ro"].iter().all(|tag| offered.iter().any(|other| other == tag)), "{offered:?}");
}

#[test]
fn a_label_inside_a_sentence_starts_lowercase_unless_it_starts_with_a_name() {
    let texts = texts(
        "theology = Theology\nadvance = { $technology } to level { $n }\nplace = Place on { $n }\n\
         end = { $n ->\n    [0] End turn\n   *[other] Stop\n}\nquoted = { place }\n\
         one = ({ $label-inside })\nall = { $labels-inside-series }",
        "advance = Nivelul { $n } la { $technology }\none = ({ $label })",
    );
    let technology = || Phrase::new("advance").with("technology", Phrase::new("theology")).with("n", 2);
    let labels = || vec![technology(), Phrase::new("place").with("n", 3), Phrase::new("end").with("n", 0)];
    let all = Phrase::new("all").with("labels", labels());
    assert_eq!(texts.say("en", &all, &[]), "Theology to level 2; place on 3; end turn");
    assert_eq!(texts.say("ro", &all, &[]), "nivelul 2 la Theology; place on 3; end turn");
    let one = |label: Phrase| Phrase::new("one").with("label", label);
    assert_eq!(texts.say("en", &one(technology()), &[]), "(Theology to level 2)");
    assert_eq!(texts.say("en", &one(Phrase::new("quoted").with("n", 1)), &[]), "(place on 1)");
    assert_eq!(texts.say("ro", &one(technology()), &[]), "(Nivelul 2 la Theology)", "a language may keep it");
}

#[test]
fn a_gain_next_to_a_price_has_a_sign() {
    let texts =
        texts("wood = { $n } wood\nup = { $n } steps\n    .a = a step\ngain = { $amount-plus }", "wood = lemn: { $n }");
    let gain = |of: &str, n: i64| Phrase::new("gain").with("amount", Phrase::new(of).with("n", n));
    assert_eq!(texts.say("en", &gain("wood", 2), &[]), "+2 wood");
    assert_eq!(texts.say("en", &gain("wood", -2), &[]), "\u{2212}2 wood");
    assert_eq!(texts.say("en", &gain("up.a", 1), &[]), "a step");
    assert_eq!(texts.say("ro", &gain("wood", 2), &[]), "lemn: 2");
}
