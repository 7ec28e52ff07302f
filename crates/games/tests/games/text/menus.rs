//! Tests of planner menus in random games: all answers of a menu read differently, and none appears twice.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use engine::{Phrase, Rng, Seat, Seed, Summary, Viewer};
use games::{self, Choice, MenuEntry, PlannerMenu, Position, Rank, Title};
use text::Texts;

use crate::sweep::sweep;

/// Number of faults to print.
const SHOWN: usize = 400;

/// The position after some steps, without the results that a planner hides.
pub fn after(position: &dyn Position, seat: Seat, steps: &[String]) -> Box<dyn Position> {
    let mut after = position.fork();
    for step in steps {
        after.play(seat, step).unwrap();
    }
    after
}

/// The step that ends the turn.
fn end_step(position: &dyn Position, seat: Seat) -> Option<String> {
    let turn = position.turn();
    position.legal(seat).into_iter().find(|step| {
        position.title().passes().contains(&step.as_str())
            && after(position, seat, std::slice::from_ref(step)).turn() > turn
    })
}

/// Shows every planner of a random game.
fn each_planner(title: &dyn Title, seats: u8, seed: u64, mut check: impl FnMut(&dyn Position, Seat, &[PlannerMenu])) {
    let options = Default::default();
    let setup = title.deal(seats, &options, Seed::new(seed)).unwrap();
    let mut position = title.start(seats, &options, &setup).unwrap();
    let mut rng = Rng::new(Seed::new(seed));
    while let Some(seat) = position.to_act().first() {
        let legal = position.legal(seat);
        if legal.len() > 1 {
            let end = end_step(&*position, seat);
            check(&*position, seat, &games::menus(&*position, seat, end.as_deref()));
        }
        position.play(seat, &legal[rng.index(legal.len())]).unwrap();
    }
}

/// A planner: the position, the seat and its menus.
type Shown = (Box<dyn Position>, Seat, Vec<PlannerMenu>);

/// The planners of some random games. Dozens of tests look at them, so they are made only once.
static PLANNERS: LazyLock<Vec<Shown>> = LazyLock::new(|| {
    let mut planners = Vec::new();
    for title in games::titles() {
        for seats in title.min_seats()..=title.max_seats() {
            for seed in 0..sweep(3, 4) {
                each_planner(*title, seats, seed, |position, seat, menus| {
                    planners.push((position.fork(), seat, menus.to_vec()));
                });
            }
        }
    }
    planners
});

pub fn every_planner(mut check: impl FnMut(&dyn Position, Seat, &[PlannerMenu])) {
    PLANNERS.iter().for_each(|(position, seat, menus)| check(&**position, *seat, menus));
}

fn show(faults: &BTreeSet<String>) -> String {
    let shown: Vec<&str> = faults.iter().take(SHOWN).map(String::as_str).collect();
    format!("{} faults:\n{}", faults.len(), shown.join("\n"))
}

#[test]
fn no_two_answers_of_a_menu_read_alike() {
    let texts = Texts::embedded();
    let names = ["Ada", "Bo", "Cyd", "Di"].map(str::to_owned);
    let mut faults = BTreeSet::new();
    every_planner(|_, _, menus| {
        for locale in ["en", "it", "es", "ro"] {
            for menu in menus {
                let mut read: BTreeMap<String, &[String]> = BTreeMap::new();
                for entry in menu.entries.iter().filter(|entry| entry.again == 0) {
                    let words = texts.say(locale, &entry.label, &names);
                    if let Some(other) = read.insert(words.clone(), &entry.steps) {
                        faults.insert(format!("{locale}: {words:?}: {other:?} and {:?}", entry.steps));
                    }
                }
            }
        }
    });
    assert!(faults.is_empty(), "{}", show(&faults));
}

/// A worker's move is combined with its action: each way appears in the menu of its action if its steps are known, and
/// otherwise in all menus that it may lead to.
#[test]
fn a_move_is_listed_under_the_heading_of_its_action() {
    let mut moves = 0;
    every_planner(|_, _, menus| {
        for menu in menus {
            assert_ne!(menu.key, Some("teotihuacan-menu-move"));
            for entry in menu.entries.iter().filter(|entry| entry.steps[0].starts_with("move ")) {
                let action = entry.steps.iter().find_map(|step| match step.split(' ').next() {
                    Some("collect") => Some("teotihuacan-menu-collect"),
                    Some("main") => Some("teotihuacan-menu-main"),
                    Some("worship") => Some("teotihuacan-menu-worship"),
                    _ => None,
                });
                assert!(action.is_none_or(|action| menu.key == Some(action)), "{:?}: {:?}", menu.key, entry.steps);
                assert!(menu.key.is_some(), "{:?} has no heading", entry.steps);
                moves += 1;
            }
        }
    });
    assert!(moves > 1000);
}

/// The list items in a label or an effect.
fn pieces(text: &str) -> Vec<&str> {
    let split = text.split([',', ';', '→']).map(|piece| piece.trim().trim_end_matches('…').trim());
    // "worker 4 → 5" is one item.
    split.filter(|piece| piece.parse::<u8>().is_err()).collect()
}

/// A label is one line: only names are capitalized, no amount appears twice, and the line below adds other facts.
#[test]
fn an_answer_of_several_steps_reads_as_one() {
    let texts = Texts::embedded();
    let names = ["Ada", "Bo", "Cyd", "Di"].map(str::to_owned);
    // Words that may start a button, other than names.
    let sources = Texts::sources();
    let keys = sources.iter().filter(|source| source.locale == "en").flat_map(|source| Texts::keys(*source).unwrap());
    let labels = keys.filter(|key| key.contains("-choice-") && !key.contains('.'));
    let labels: Vec<String> = labels.filter_map(|key| texts.lookup("en", &key)).collect();
    let verbs: BTreeSet<&str> = labels.iter().filter_map(|label| label.split(' ').next()).collect();
    let verbs: BTreeSet<&str> = verbs.into_iter().chain(["One", "Two", "The", "A", "Raise", "Use", "Take"]).collect();
    let mut faults = BTreeSet::new();
    every_planner(|_, _, menus| {
        for entry in menus.iter().flat_map(|menu| &menu.entries).filter(|entry| entry.steps.len() > 1) {
            let label = texts.say("en", &entry.label, &names);
            let effect = entry.effect().map(|effect| texts.say("en", &effect, &names)).unwrap_or_default();
            let text = pieces(&label);
            for (index, piece) in text.iter().enumerate() {
                let large = piece.split(' ').next().filter(|word| verbs.contains(word));
                let twice = index > 0 && text[..index].contains(piece);
                if (index > 0 && large.is_some()) || twice {
                    faults.insert(format!("{label}: {piece}"));
                }
            }
            // Later effects of a tile are not amounts of this step.
            let tile = label.contains(" tile") || effect.contains("claim");
            for piece in pieces(&effect).into_iter().filter(|piece| !tile && text.contains(piece)) {
                faults.insert(format!("{label} · {effect}: {piece}"));
            }
        }
    });
    assert!(faults.is_empty(), "{}", show(&faults));
}

/// An effect follows its label, so it starts in lower case unless with a name. A shortage follows after a semicolon,
/// and gains next to prices have their sign.
#[test]
fn effects_continue_the_sentence_of_their_label() {
    let texts = Texts::embedded();
    let names = ["Ada", "Bo", "Cyd", "Di"].map(str::to_owned);
    let sources = Texts::sources();
    let keys = sources.iter().filter(|source| source.locale == "en").flat_map(|source| Texts::keys(*source).unwrap());
    let kinds = [
        "-gear-",
        "-temple-",
        "-technology-",
        "-building-",
        "-monument-",
        "-board-",
        "-tech_",
        "-royal_",
        "-bonus_",
        "-disc-",
    ];
    let of_names = keys.filter(|key| kinds.iter().any(|kind| key.contains(kind)) && !key.contains('.'));
    let begins: BTreeSet<String> = of_names
        .filter_map(|key| Some(texts.lookup("en", &key)?.split(' ').next()?.to_owned()))
        .chain(names.iter().cloned())
        .chain(["Avenue".to_owned()])
        .collect();
    let mut faults = BTreeSet::new();
    every_planner(|position, seat, menus| {
        let text_of = |phrase: &Phrase| texts.say("en", phrase, &names);
        let single = position.prompt(seat).choices.into_iter().map(|choice| (choice.label, choice.effect));
        let entries = menus.iter().flat_map(|menu| &menu.entries).map(|entry| (entry.label.clone(), entry.effect()));
        for (label, effect) in single.chain(entries) {
            let (label, effect) = (text_of(&label), effect.map(|effect| text_of(&effect)).unwrap_or_default());
            let first = effect.split([' ', ',', ';']).next().unwrap_or_default();
            if first.starts_with(char::is_uppercase) && !begins.contains(first) {
                faults.insert(format!("{label} · {effect}: begins large"));
            }
            if [&label, &effect].into_iter().any(|text| {
                text.contains(" short for") && text.contains(", ") && {
                    let before = text.split(" short for").next().unwrap_or_default();
                    before
                        .rsplit([',', ';'])
                        .next()
                        .is_some_and(|last| before[..before.len() - last.len()].ends_with(','))
                }
            }) {
                faults.insert(format!("{label} · {effect}: the shortage is one of a list"));
            }
            let changes = label.split_once('→').map(|(_, changes)| changes).unwrap_or_default();
            // "2 → 3" is not an amount.
            let amounts =
                changes.trim_end_matches('…').split(", ").map(str::trim).filter(|amount| !amount.contains('→'));
            if changes.contains('−')
                && amounts.into_iter().any(|amount| amount.starts_with(|c: char| c.is_ascii_digit()))
            {
                faults.insert(format!("{label}: a gain without its sign"));
            }
        }
    });
    assert!(faults.is_empty(), "{}", show(&faults));
}

#[test]
fn two_workers_on_one_gear_are_one_choice() {
    let title = games::title("tzolkin").unwrap();
    let options = Default::default();
    let setup = title.deal(4, &options, Seed::new(7)).unwrap();
    let mut position = title.start(4, &options, &setup).unwrap();
    for seat in Seat::all(4) {
        let keep = position.legal(seat).remove(0);
        position.play(seat, &keep).unwrap();
    }
    let seat = position.to_act().first().unwrap();
    let texts = Texts::embedded();
    let say = |phrase: &Phrase| texts.say("en", phrase, &["Ada", "Bo", "Cyd", "Di"].map(str::to_owned));
    let menu = games::menus(&*position, seat, None).remove(0);
    let on_tikal = |steps: usize| {
        menu.entries
            .iter()
            .find(|entry| entry.steps.len() == steps && entry.steps.iter().all(|step| step == "place tikal"))
    };
    assert_eq!(say(&on_tikal(1).unwrap().label), "Place on Tikal 0, free");
    let two = on_tikal(2).unwrap();
    assert_eq!(say(&two.label), "Tikal 0 and 1 → −2 corn");
    // If both are selected, the longer choice counts. A single selection keeps its meaning.
    let chosen = |lines: &[&str]| games::join_steps(&lines.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>());
    assert_eq!(
        chosen(&["place tikal", "place tikal;place tikal", "place uxmal"]),
        "place tikal;place tikal;place uxmal"
    );
    assert_eq!(chosen(&["place tikal;place tikal"]), "place tikal;place tikal");
    assert_eq!(say(&Phrase::new(menu.key.unwrap())), "Place workers… (2nd: +1 corn, 3rd: +2 …)");
    position.play(seat, "place tikal").unwrap();
    let menu = games::menus(&*position, seat, Some("end")).remove(0);
    assert_eq!(say(&Phrase::new(menu.key.unwrap())), "Place another worker… (prices include the extra corn)");
}

#[test]
fn nothing_is_offered_twice_in_a_menu() {
    let mut faults = BTreeSet::new();
    every_planner(|position, seat, menus| {
        for menu in menus {
            let mut reached: BTreeMap<String, &[String]> = BTreeMap::new();
            for entry in menu.entries.iter().filter(|entry| entry.again == 0) {
                if let Some(other) = reached.insert(seen(position, seat, &entry.steps), &entry.steps) {
                    faults.insert(format!("{other:?} and {:?}", entry.steps));
                }
            }
        }
    });
    assert!(faults.is_empty(), "{}", show(&faults));
}

/// Identifies a position. The placing order of several identical workers doesn't matter.
fn seen(before: &dyn Position, seat: Seat, steps: &[String]) -> String {
    let after = after(before, seat, steps);
    let placing = before.legal(seat).iter().all(|step| step.starts_with("place "));
    if placing { after.describe().to_string() } else { after.hash().to_string() }
}

/// Two places for two workers leave no choice: one answer, without the effect of one board for both.
#[test]
fn places_for_all_workers_are_one_answer() {
    let mut found = 0;
    every_planner(|position, seat, menus| {
        let legal = position.legal(seat);
        let left = legal.iter().filter(|step| step.starts_with("place ")).count();
        let placed = position.describe()["seats"][usize::from(seat.number())]["workers"]
            .as_array()
            .map_or(0, |workers| workers.iter().filter(|worker| !worker["board"].is_null()).count());
        if position.title().id() == "teotihuacan" && left > 1 && left == legal.len() && left + placed == 3 {
            let entries: Vec<_> =
                menus.iter().flat_map(|menu| &menu.entries).filter(|entry| entry.again == 0).collect();
            assert_eq!(entries.len(), 1, "{entries:?}");
            assert_eq!((entries[0].steps.len(), entries[0].effect()), (left, None));
            found += 1;
        }
    });
    assert!(found > 0);
}

/// The preview of a pending step is the same for all hidden components.
#[test]
fn a_held_step_tells_nothing_hidden() {
    let title = games::title("teotihuacan").unwrap();
    let mut held = 0;
    for seed in 0..6 {
        each_planner(title, 2 + (seed % 3) as u8, seed, |position, seat, _| {
            for step in position.legal(seat) {
                if after(position, seat, std::slice::from_ref(&step)).turn() == position.turn() {
                    continue;
                }
                let shown = |mut position: Box<dyn Position>| {
                    let events = position.hold(seat, &step).unwrap();
                    assert!(events.iter().all(|event| !event.reveals && event.seat == Some(seat)), "{step}");
                    (events, position.view(Viewer::Seat(seat)))
                };
                let other = position.imagine(Viewer::Seat(seat), Seed::new(seed + 100));
                assert_eq!(shown(position.fork()), shown(other), "{step}");
                held += 1;
            }
        });
    }
    assert!(held > 100);
}

/// The price of a worship with both parts is the whole price, including the tile's.
#[test]
fn a_worship_says_its_whole_price() {
    let texts = Texts::embedded();
    let say = |phrase: &Phrase| texts.say("en", phrase, &["Ada", "Bo", "Cyd", "Di"].map(str::to_owned));
    let mut both = 0;
    every_planner(|position, seat, menus| {
        for entry in menus.iter().flat_map(|menu| &menu.entries).filter(|entry| entry.steps == ["take both"]) {
            let taken = after(position, seat, &entry.steps);
            let Some(claim) = taken.legal(seat).into_iter().find(|step| step.starts_with("claim ")) else { continue };
            let cocoa = |position: &dyn Position| {
                position.describe()["seats"][usize::from(seat.number())]["cocoa"].as_i64().unwrap()
            };
            let price = cocoa(position) - cocoa(&*after(&*taken, seat, &[claim]));
            let label = say(&entry.label);
            assert!(price <= 1 || label.contains(&format!("{price} cocoa")), "{label}: {price}");
            assert!(!label.contains("free"), "{label}");
            both += usize::from(price > 1);
        }
    });
    assert!(both > 0);
}

/// *Undo* reverses the whole click, and names it with the text of the answer.
#[test]
fn the_first_click_is_named_whole() {
    let (mut planners, mut several) = (0, 0);
    every_planner(|position, seat, menus| {
        planners += 1;
        let entries = menus.iter().flat_map(|menu| &menu.entries).filter(|entry| entry.again == 0);
        let Some(longest) = entries.max_by_key(|entry| entry.steps.len()).filter(|_| planners % 10 == 0) else {
            return;
        };
        let click = games::first_click(position, seat, &longest.steps).unwrap();
        assert_eq!((&click.steps, &click.label), (&longest.steps, &longest.label));
        several += usize::from(click.steps.len() > 1);
    });
    assert!(several > 100);
}

/// Explains missing main actions: one line per board, with the missing goods.
#[test]
fn missing_main_actions_have_a_reason() {
    let texts = Texts::embedded();
    let names = ["Ada", "Bo", "Cyd", "Di"].map(str::to_owned);
    let mut reasons = 0;
    every_planner(|position, seat, menus| {
        let why = position.prompt(seat).why_not.into_iter().filter(|why| why.key == "teotihuacan-why-main");
        let text: Vec<String> = why.map(|why| texts.say("en", &why, &names)).collect();
        let boards: BTreeSet<&str> = text.iter().filter_map(|text| text.split(" costs").next()).collect();
        assert_eq!(boards.len(), text.len(), "{text:?}");
        assert!(!boards.contains("The main action at the Palace"), "it has none: {text:?}");
        for text in &text {
            assert!(text.contains("You have ") && !text.contains("nothing") && text.chars().count() <= 80, "{text}");
        }
        let offered = menus.iter().filter(|menu| menu.key == Some("teotihuacan-menu-main"));
        let offered: BTreeSet<&str> =
            offered.flat_map(|menu| &menu.entries).filter_map(|entry| entry.steps[0].rsplit(' ').next()).collect();
        for board in boards {
            let board = board.rsplit(' ').next().unwrap_or_default().to_lowercase();
            assert!(!offered.contains(board.as_str()), "{text:?}");
        }
        reasons += text.len();
    });
    assert!(reasons > 100);
}

/// Returns `true` if every continuation leads to an offered position in another order.
fn covered(position: &dyn Position, seat: Seat, turn: u32, offered: &BTreeSet<String>) -> bool {
    offered.contains(&position.hash().to_string())
        || offered.contains(&position.describe().to_string())
        || (position.turn() == turn && position.to_act().contains(seat) && {
            let mut choices = position.prompt(seat).choices;
            choices.retain(|choice| !choice.hidden);
            let alike = |one: &Choice, other: &Choice| one.label == other.label && one.effect == other.effect;
            let first = |index: &usize| !choices[..*index].iter().any(|other| alike(other, &choices[*index]));
            (0..choices.len()).filter(first).all(|index| {
                let next = after(position, seat, std::slice::from_ref(&choices[index].step));
                covered(&*next, seat, turn, offered)
            })
        })
}

#[test]
fn every_answer_is_offered() {
    let mut faults = BTreeSet::new();
    every_planner(|position, seat, menus| {
        let end = end_step(position, seat);
        let entries = || menus.iter().flat_map(|menu| &menu.entries);
        let first: BTreeSet<&str> = entries().map(|entry| entry.steps[0].as_str()).collect();
        let mut choices = position.prompt(seat).choices;
        // Choices that are never better than another are left out.
        choices.retain(|choice| !choice.hidden);
        // Of identical components, the menu offers one.
        let alike = |choice: &Choice| {
            let words = |other: &&Choice| other.label == choice.label && other.effect == choice.effect;
            choices.iter().filter(words).any(|other| first.contains(other.step.as_str()))
        };
        let missing = choices.iter().filter(|choice| Some(&choice.step) != end.as_ref() && !alike(choice));
        let missing: Vec<&String> = missing.map(|choice| &choice.step).collect();
        if missing.is_empty() {
            return;
        }
        let offered: BTreeSet<String> = entries().map(|entry| seen(position, seat, &entry.steps)).collect();
        for step in missing {
            let next = after(position, seat, std::slice::from_ref(step));
            if !covered(&*next, seat, position.turn(), &offered) {
                faults.insert(format!("{step} is not among {first:?}"));
            }
        }
    });
    assert!(faults.is_empty(), "{}", show(&faults));
}

/// A seat's goods, by their words in labels.
fn purse(position: &dyn Position, seat: Seat) -> BTreeMap<&'static str, i64> {
    let described = position.describe();
    let has = &described["seats"][usize::from(seat.number())];
    let words = [
        ("corn", "corn"),
        ("wood", "wood"),
        ("stone", "stone"),
        ("gold", "gold"),
        ("skull", "skull"),
        ("cocoa", "cocoa"),
    ];
    let goods = words.into_iter().chain([("vp", "point")]);
    goods.filter_map(|(key, word)| Some((word, has[key].as_i64()?))).collect()
}

/// The paid and gained amounts of a label, by their words.
fn amounts(label: &str) -> BTreeMap<&str, (i64, i64)> {
    let mut sums: BTreeMap<&str, (i64, i64)> = BTreeMap::new();
    for piece in pieces(label) {
        let (number, what) = piece.split_once(' ').unwrap_or((piece, ""));
        let paid = number.strip_prefix('−');
        let Ok(n) = paid.or(number.strip_prefix('+')).unwrap_or(number).parse::<i64>() else { continue };
        let sum = sums.entry(what.trim_end_matches('s')).or_default();
        if paid.is_some() { sum.0 += n } else { sum.1 += n }
    }
    sums
}

/// The amount that a seat gains after its open question with every answer.
fn pending(position: &dyn Position, seat: Seat, word: &str) -> i64 {
    let amounts = position.face(Viewer::Seat(seat)).pending(seat).into_iter().map(|part| match part {
        Summary::Change { key, n, .. } if key.rsplit('-').next().is_some_and(|last| last.starts_with(word)) => n,
        _ => 0,
    });
    amounts.sum()
}

/// Returns the position after some steps, without the effects of the end of the turn, which menus don't predict.
fn predicted(before: &dyn Position, seat: Seat, steps: &[String]) -> Option<Box<dyn Position>> {
    let (last, others) = steps.split_last()?;
    let mut there = after(before, seat, others);
    let whole = after(&*there, seat, std::slice::from_ref(last));
    if whole.turn() == before.turn() {
        return Some(whole);
    }
    there.hold(seat, last).map(|_| there)
}

/// A choice of several steps shows all its costs and gains, each kind of goods once and net, even if it also concerns
/// the calendar or another player. It then also shows the missing amount.
#[test]
fn a_choice_says_all_that_it_costs_and_brings() {
    let texts = Texts::embedded();
    let names = ["Ada", "Bo", "Cyd", "Di"].map(str::to_owned);
    let (mut faults, mut worse, mut counted) = (BTreeSet::new(), 0, 0);
    every_planner(|position, seat, menus| {
        let entries = menus.iter().flat_map(|menu| &menu.entries);
        // A later price is part of the label, too.
        let several = entries
            .filter(|entry| entry.steps.len() > 1 && entry.steps.iter().all(|step| !step.starts_with("take both")));
        for entry in several {
            let Some(then) = predicted(position, seat, &entry.steps) else { continue };
            let label = texts.say("en", &entry.label, &names);
            let text = amounts(&label);
            let (had, has) = (purse(position, seat), purse(&*then, seat));
            for (word, before) in had {
                let (paid, gained) = text.get(word).copied().unwrap_or_default();
                // The price of stepping back on a gear stays visible next to the corn that the space brings.
                if paid > 0 && gained > 0 && word != "corn" {
                    faults.insert(format!("{label}: {word} is paid and gained, {:?}", entry.steps));
                }
                // Gains after the question count for no answer, and gains after an open answer count for it.
                let (earlier, later) = (pending(position, seat, word), pending(&*then, seat, word));
                let due = has[word] - before - earlier + later;
                if gained - paid != due {
                    faults.insert(format!("{label}: {due} {word}, {:?}", entry.steps));
                }
                counted += usize::from(earlier + later > 0);
            }
            let lacks =
                |position: &dyn Position| position.face(Viewer::Seat(seat)).shortage(seat).map(|(lacks, _)| lacks);
            // While a gain is still open, the shortage isn't known, and no path makes it worse.
            let (lacked, lacking) = (lacks(position).unwrap_or(u16::MAX), lacks(&*then).unwrap_or(0));
            let warning = entry.warning.as_ref().map(|warning| texts.say("en", warning, &names)).unwrap_or_default();
            let warned = warning.starts_with(&format!("{lacking} corn short for"))
                || warning.starts_with(&format!("{lacking} cocoa short for"));
            if (lacking > lacked) != warned {
                faults.insert(format!("{label} · {warning}: {lacking} are missing, {lacked} were"));
            }
            worse += usize::from(lacking > lacked);
        }
    });
    assert!(faults.is_empty(), "{}", show(&faults));
    assert!(worse > 20 && counted > 0, "{worse}, {counted}");
}

/// Only the kind of choice decides the place of its menu.
#[test]
fn menus_keep_their_places() {
    let mut orders: BTreeMap<&str, BTreeSet<Vec<Option<&str>>>> = BTreeMap::new();
    every_planner(|position, _, menus| {
        orders.entry(position.title().id()).or_default().insert(menus.iter().map(|menu| menu.key).collect());
    });
    let place = |key: &Option<&str>| match *key {
        Some(
            "tzolkin-menu-place" | "tzolkin-menu-place.one" | "tzolkin-menu-place.more" | "teotihuacan-menu-collect",
        ) => 0,
        Some("tzolkin-menu-pick" | "teotihuacan-menu-main") => 1,
        Some("tzolkin-menu-beg" | "teotihuacan-menu-worship") => 2,
        _ => 3,
    };
    for order in orders.values().flatten() {
        assert!(order.iter().map(place).is_sorted(), "{order:?}");
    }
    assert!(orders["teotihuacan"].iter().any(|order| order.len() > 2), "{orders:?}");
}

/// A worker is named by its power and its board, so that the power doesn't read as a quantity.
#[test]
fn a_moved_worker_is_named_with_its_board() {
    let texts = Texts::embedded();
    let mut moves = 0;
    every_planner(|position, _, menus| {
        for entry in menus.iter().flat_map(|menu| &menu.entries).filter(|entry| entry.steps[0].starts_with("move ")) {
            let label = texts.say("en", &entry.label, &["Ada", "Bo", "Cyd", "Di"].map(str::to_owned));
            assert!(label.contains(" from ") && label.contains(" to "), "{label}: {}", position.title().id());
            moves += 1;
        }
    });
    assert!(moves > 1000);
}

/// The highest possible salary comes first, as the usual answer. Lower ones follow in order.
#[test]
fn the_whole_salary_is_the_usual_answer() {
    let mut asked = 0;
    every_planner(|_, _, menus| {
        let entries = menus.iter().flat_map(|menu| &menu.entries);
        let paid = |entry: &MenuEntry| entry.steps[0].strip_prefix("salary ")?.parse::<u8>().ok();
        let salaries: Vec<(u8, Rank)> = entries.filter_map(|entry| Some((paid(entry)?, entry.rank))).collect();
        if salaries.len() > 1 {
            assert!(salaries.is_sorted_by(|one, next| one.0 > next.0), "{salaries:?}");
            assert!(
                salaries.iter().enumerate().all(|(at, (_, rank))| (*rank == Rank::Usual) == (at == 0)),
                "{salaries:?}"
            );
            asked += 1;
        }
    });
    assert!(asked > 10, "{asked}");
}

/// The rewards of an ascension are one line each. Temple steps are a separate question, not a line for each temple.
#[test]
fn the_rewards_of_an_ascension_are_few_lines() {
    let mut asked = 0;
    every_planner(|position, seat, menus| {
        if position.legal(seat).iter().filter(|step| step.starts_with("reward ")).count() > 1 {
            let entries = menus.iter().flat_map(|menu| &menu.entries);
            let rewards: Vec<_> = entries.filter(|entry| entry.steps[0].starts_with("reward ")).collect();
            assert!(rewards.len() <= 6, "{} lines: {rewards:?}", rewards.len());
            asked += 1;
        }
    });
    assert!(asked > 0);
}

/// *Undo* names each reward of a click as that of an ascension, in every language. The amounts alone would look like
/// those of another step of the click.
#[test]
fn undo_names_every_ascension_of_a_click() {
    let texts = Texts::embedded();
    let names = ["Ada", "Bo", "Cyd", "Di"].map(str::to_owned);
    let (mut one, mut two) = (0, 0);
    every_planner(|_, _, menus| {
        for entry in menus.iter().flat_map(|menu| &menu.entries) {
            let rewards: Vec<&String> = entry.steps.iter().filter(|step| step.starts_with("reward ")).collect();
            if rewards.is_empty() {
                continue;
            }
            let kinds: BTreeSet<&String> = rewards.iter().copied().collect();
            for (locale, word) in [("en", "ascension"), ("it", "ascensione"), ("es", "ascenso"), ("ro", "înălțare")]
            {
                let undo = texts.say(locale, entry.undo.as_ref().unwrap(), &names);
                assert_eq!(undo.matches(word).count(), kinds.len(), "{locale}: {undo}: {:?}", entry.steps);
            }
            one += 1;
            two += usize::from(rewards.len() > 1);
        }
    });
    assert!(one > 10, "{one} with an ascension, {two} with two");
}

/// A menu in which a payment is chosen together with its action has at most nine lines. A long menu shows the highest
/// printed gains first, and every kind of likelihood in its place.
#[test]
fn payments_lengthen_no_menu() {
    let (mut paid, mut long) = (0, 0);
    every_planner(|position, _, menus| {
        for menu in menus.iter().filter(|menu| menu.most == 1) {
            // The steps before a payment. Several entries with the same steps let the player choose a payment.
            let before = |entry: &MenuEntry| {
                let pay = entry.steps.iter().position(|step| step.starts_with("pay ")).filter(|pay| *pay > 0)?;
                Some(entry.steps[..pay].to_vec())
            };
            let paths: Vec<_> = menu.entries.iter().filter_map(before).collect();
            let different: BTreeSet<_> = paths.iter().collect();
            if different.len() < paths.len() {
                assert!(menu.entries.len() <= games::MenuLimits::USUAL.first_page, "{:?}", menu.entries);
                paid += 1;
            }
            if menu.entries.len() > games::MenuLimits::USUAL.first_page {
                let order = |entry: &MenuEntry| (entry.rank, -entry.gain);
                assert!(menu.entries.is_sorted_by_key(order), "{}", position.title().id());
                long += 1;
            }
        }
    });
    assert!(paid > 0 && long > 0, "{paid}, {long}");
}

/// The menu offers a tile that works at any time separately, and doesn't repeat it with every other answer.
#[test]
fn a_tile_in_hand_doubles_no_answer() {
    let texts = Texts::embedded();
    let names = ["Ada", "Bo", "Cyd", "Di"].map(str::to_owned);
    let mut alone = 0;
    every_planner(|position, _, menus| {
        if position.title().id() != "teotihuacan" {
            return;
        }
        for entry in menus.iter().flat_map(|menu| &menu.entries) {
            alone += usize::from(entry.steps[0].starts_with("use "));
            let later = entry.steps.iter().skip(1).any(|step| step.starts_with("use "));
            let label = texts.say("en", &entry.label, &names);
            assert!(!later || label.contains("Helper"), "{label}: {:?}", entry.steps);
        }
    });
    assert!(alone > 100);
}

/// A player can pick up every worker on a gear, with its action or without one. The menu leaves out no action where the
/// action is free and only brings something. It can still be typed.
#[test]
fn no_action_is_an_answer_unless_it_wastes_a_gain() {
    let free = ["palenque 1", "uxmal 3", "yaxchilan 1", "yaxchilan 2", "yaxchilan 3", "yaxchilan 4", "yaxchilan 5"];
    let (mut found, mut wasted) = (0, 0);
    every_planner(|position, seat, menus| {
        let entries = || menus.iter().flat_map(|menu| &menu.entries);
        for pick in position.legal(seat).into_iter().filter(|step| step.starts_with("pick ")) {
            let wastes = pick.strip_prefix("pick ").is_some_and(|space| free.contains(&space));
            let none = |steps: &[String]| steps.get(1).is_some_and(|step| step == "nothing");
            let of_it = |steps: &[String]| steps[0] == pick && (wastes || steps.len() == 1 || none(steps));
            let all: Vec<&[String]> = entries().map(|entry| &entry.steps[..]).collect();
            assert!(all.iter().any(|steps| of_it(steps)), "{pick}: {all:?}, {}", position.describe());
            assert!(!wastes || !all.iter().any(|steps| steps[0] == pick && none(steps)), "{pick}: {all:?}");
            found += 1;
            wasted += usize::from(wastes);
        }
    });
    assert!(found > 100 && wasted > 10, "{found}, {wasted}");
}

/// A royal tile shows its current gain, not only its rule.
#[test]
fn a_royal_tile_says_what_it_gives() {
    let texts = Texts::embedded();
    let mut found = 0;
    every_planner(|position, seat, _| {
        let choices = position.prompt(seat).choices.into_iter();
        for choice in choices.filter(|choice| choice.step == "take royal") {
            let Some(then) = predicted(position, seat, &["take royal".to_owned()]) else { continue };
            let (had, has) = (purse(position, seat), purse(&*then, seat));
            let effect = texts.say("en", choice.effect.as_ref().unwrap(), &[]);
            for word in ["point", "cocoa"] {
                let gained = has[word] - had[word];
                if gained > 0 {
                    assert!(effect.starts_with(&format!("{gained} {word}")), "{effect}: {gained} {word}");
                    found += 1;
                }
            }
        }
    });
    assert!(found > 10);
}
