//! The planner's text about a turn after its last step, in whole games of Teotihuacan.

use daykeeper::discord::pages::planner;
use daykeeper::discord::parts::components::Row;
use daykeeper::discord::parts::localizer::Localizer;
use daykeeper::discord::parts::{limit, typed};
use daykeeper::engine::Phrase;
use daykeeper::games::{self, Position};
use daykeeper::table::{DraftStep, Planner};

use super::messages::TEXTS;
use super::play;

/// Returns each planner with a complete turn, with its content.
fn complete(seats: u8, seed: u64) -> Vec<(Planner, String)> {
    let mut all = Vec::new();
    let title = games::title("teotihuacan").unwrap();
    play::game(
        title,
        seats,
        seed,
        |planner| {
            if planner.complete {
                let localizer = Localizer::new(&TEXTS, "en", &planner.table.names());
                all.push((planner.clone(), planner::planner(&localizer, planner, 0).content));
            }
        },
        |_, _| {},
    );
    all
}

#[test]
fn a_last_step_is_planned_and_counted() {
    let mut taken = 0;
    for (planner, content) in complete(2, 3).into_iter().chain(complete(4, 4)) {
        let pass = planner.is_pass(planner.steps.last().unwrap());
        let announced = content.lines().any(|line| line.starts_with("Planned: ") || line.starts_with("Chosen: "));
        assert!(announced || pass, "{content}");
        assert!(!content.contains("Then: "), "{content}");
        // In "Planned: works in the Quarry: 1 stone", the player's resources already include the stone.
        if planner.steps.last().unwrap().step == "gain stone" {
            let localizer = Localizer::new(&TEXTS, "en", &planner.table.names());
            let alt = planner::planner(&localizer, &planner, 0).picture.unwrap().alt;
            let have = alt.lines().find(|line| line.starts_with("You have: ")).unwrap();
            assert!(have.contains("stone"), "{alt}");
            taken += 1;
        }
    }
    assert!(taken > 0);
}

#[test]
fn placing_never_reads_as_the_action_of_the_board() {
    let mut placed = 0;
    for (planner, content) in complete(3, 5).into_iter().chain(complete(2, 6)) {
        if planner.steps[0].step.starts_with("place ") {
            let line = content.lines().find(|line| line.starts_with("Chosen: ") || line.starts_with("Planned: "));
            let line = line.unwrap();
            assert!(line.contains(": starts "), "{content}");
            for action in ["building", "technology", "pyramid for", "worship"] {
                assert!(!line.contains(action), "{content}");
            }
            placed += 1;
        }
    }
    assert_eq!(placed, 5);
}

/// No completion is cut. If notation and words together are too long, the completion shows only the words.
#[test]
fn completions_are_whole_in_every_language() {
    let (mut offered, mut alone) = (0, 0);
    for (title, seed) in games::all().zip(7..) {
        let check = |planner: &Planner| {
            for locale in ["en", "it", "es", "ro"] {
                let localizer = Localizer::new(&TEXTS, locale, &planner.table.names());
                for choice in &planner.prompt.choices {
                    let name = typed::option_value(&localizer, &choice.step, &choice.label);
                    assert!(name.chars().count() <= limit::COMPLETION, "{locale}: {name}");
                    assert!(name.ends_with(&localizer.plain(&choice.label)), "{locale}: {name}");
                    offered += 1;
                    alone += usize::from(!name.starts_with(&choice.step));
                }
            }
        };
        play::game(title, title.max_seats(), seed, check, |_, _| {});
    }
    assert!(offered > 10_000 && alone > 0, "{alone} of {offered}");
}

/// The button that undoes a click names it with whole words, although some clicks have many effects.
#[test]
fn undo_names_the_last_click_in_whole_words() {
    let mut named = [0; 3];
    for (title, seed) in games::all().zip(7..) {
        let check = |planner: &Planner| {
            let entries = planner.menus.iter().flat_map(|menu| &menu.entries);
            for entry in entries.filter(|entry| entry.again == 0).step_by(2) {
                let undoes = games::undo_names(&*planner.position, planner.seat, entry.clone());
                let planned = Planner { undoes, ..after(planner, &entry.steps) };
                for locale in ["en", "it", "es", "ro"] {
                    let localizer = Localizer::new(&TEXTS, locale, &planner.table.names());
                    let label = undo(&localizer, &planned);
                    let names: Vec<String> = planned.undoes.iter().map(|name| localizer.plain(name)).collect();
                    let place = names.iter().position(|name| label.ends_with(name));
                    let words = names.iter().any(|name| {
                        let rest = label.strip_suffix('…').and_then(|kept| name.strip_prefix(kept.split_once(": ")?.1));
                        rest.is_some_and(|rest| rest.starts_with(' '))
                    });
                    assert!(label.chars().count() <= 60 && (place.is_some() || words), "{locale}: {label}\n{names:?}");
                    named[place.map_or(2, |place| place.min(1))] += 1;
                }
            }
        };
        play::game(title, 2, seed, check, |_, _| {});
    }
    let [full, short, cut] = named;
    assert!(short > 1_000 && full > 2 * short && 100 * cut < full, "{named:?}");
}

/// The planner after the first of these steps.
fn after(planner: &Planner, steps: &[String]) -> Planner {
    let step =
        DraftStep { step: steps[0].clone(), label: planner.prompt.question.clone(), effect: None, events: vec![] };
    Planner { steps: vec![step], menus: Vec::new(), ..planner.clone() }
}

/// The label of the button that undoes the last click.
fn undo(localizer: &Localizer<'_>, planner: &Planner) -> String {
    let labels = planner::planner(localizer, planner, 0).rows.into_iter().flat_map(|row| match row {
        Row::Buttons(buttons) => buttons,
        Row::Menu { .. } => Vec::new(),
    });
    let undoes = localizer.plain(&Phrase::new("ui-button-undo-of").with("step", "|"));
    let undoes = undoes.split('|').next().unwrap();
    labels.map(|button| button.label).find(|label| label.starts_with(undoes)).unwrap()
}

/// If the player can choose several places together, the planner shows their total price, and shows it again before the
/// turn ends.
#[test]
fn several_places_say_what_they_cost_together() {
    let (mut ticked, mut several) = (0, 0);
    let title = games::title("tzolkin").unwrap();
    for seed in 0..12 {
        let count = |planner: &Planner| {
            let localizer = Localizer::new(&TEXTS, "en", &planner.table.names());
            let message = planner::planner(&localizer, planner, 0);
            let multiple = message.rows.iter().any(|row| matches!(row, Row::Menu { most, .. } if *most > 1));
            let details = planner::details(&localizer, planner).content;
            assert!(!multiple || details.contains("The second worker costs 1 corn more than listed"), "{details}");
            ticked += usize::from(multiple);
            let placed: Vec<_> = planner.steps.iter().filter(|step| step.step.starts_with("place ")).collect();
            if placed.len() > 1 && placed.len() == planner.steps.len() {
                let corn = |position: &dyn Position| {
                    position.describe()["seats"][usize::from(planner.seat.number())]["corn"].as_i64().unwrap()
                };
                let price = corn(&*planner.since) - corn(&*planner.position);
                let planned = message.content.lines().find(|line| line.starts_with("Planned: ")).unwrap();
                // The first player space has a separate price.
                let announced =
                    planned.split('−').skip(1).filter_map(|part| part.split_once(" corn")?.0.parse::<i64>().ok());
                assert_eq!(announced.sum::<i64>(), price, "{planned}");
                several += 1;
            }
        };
        play::game(title, 4, seed, count, |_, _| {});
    }
    assert!(ticked > 0 && several > 0, "{ticked}, {several}");
}

/// If a menu option has too little room for all its effects, it shows that something is missing.
#[test]
fn shortened_menu_labels_are_visible_as_such() {
    let (mut whole, mut cut) = (0, 0);
    for title in games::titles() {
        let each_step = |planner: &Planner| {
            let localizer = Localizer::new(&TEXTS, "en", &planner.table.names());
            let paths: Vec<_> = planner.menus.iter().flat_map(|menu| &menu.entries).collect();
            for row in planner::planner(&localizer, planner, 0).rows {
                let Row::Menu { options, .. } = row else { continue };
                for option in options {
                    let Some(path) = paths.iter().find(|path| path.steps.join(";") == option.value) else { continue };
                    let (Some(effect), Some(below)) = (path.effect(), option.description) else { continue };
                    if below.contains(&localizer.plain(&effect)) {
                        whole += 1;
                    } else {
                        assert!(below.ends_with('…'), "{}: {below}", option.label);
                        cut += 1;
                    }
                }
            }
        };
        play::game(*title, 4, 21, each_step, |_, _| {});
    }
    assert!(whole > 100 && cut > 0, "{whole}, {cut}");
}

#[test]
fn a_hint_stays_while_a_turn_is_planned() {
    let (title, mut planned) = (games::title("teotihuacan").unwrap(), 0);
    play::game(
        title,
        2,
        3,
        |planner| {
            let localizer = Localizer::new(&TEXTS, "en", &planner.table.names());
            let rows = planner::planner(&localizer, planner, 0).rows;
            let Some(Row::Buttons(controls)) = rows.last() else { panic!("{rows:?}") };
            let hint = controls.iter().any(|button| button.label == "Hint");
            // Choices and ways to them come first.
            let room = planner.steps.is_empty() || planner.complete;
            assert!(hint || !room, "{controls:?}");
            planned += u32::from(hint && !planner.steps.is_empty() && !planner.complete);
        },
        |_, _| {},
    );
    assert!(planned > 0, "a hint only before the first step");
}
