//! Whole random games as text, also before the title is in the registry: players never read a raw key, and everything
//! fits Discord's limits.

use engine::{Facts, Game, Notation, Options, Phrase, Rng, Seat, Seed, Viewer};
use games::{self, Decide, Position, Report};
use teotihuacan::{Action, State, Teotihuacan};
use text::Texts;

use super::position::{A, B, Table, data};

const LABEL: usize = 80;
const EFFECT: usize = 100;

struct Reader {
    texts: Texts,
    names: Vec<String>,
}

impl Reader {
    fn new() -> Reader {
        Reader { texts: Texts::embedded(), names: ["Ada", "Bo", "Cyd", "Di"].map(str::to_owned).to_vec() }
    }

    fn read(&self, phrase: &Phrase) -> String {
        let text = self.texts.say("en", phrase, &self.names);
        let bare = text.contains(['{', '}', '_', '#', '\n']) || text.contains("  ");
        let raw = text.contains("teotihuacan-") || text.contains("core-") || text.contains('_');
        assert!(!bare && !raw && !text.trim().is_empty(), "`{text}` for {phrase:?}");
        text
    }

    fn read_all(&self, state: &State) {
        for viewer in Seat::all(Teotihuacan::seats(state)).map(Viewer::Seat).chain([Viewer::Public]) {
            let view = Teotihuacan::view(state, viewer);
            self.read(&view.status());
            view.text_board().iter().for_each(|line| drop(self.read(line)));
            for seat in Seat::all(Teotihuacan::seats(state)) {
                self.read(&view.goods(seat));
            }
            view.score().iter().flatten().for_each(|line| drop(self.read(&line.source)));
        }
    }

    fn read_prompt(&self, state: &State, seat: Seat) {
        let view = Teotihuacan::view(state, Viewer::Seat(seat));
        self.read(&view.question(seat));
        view.why_not(seat).iter().for_each(|reason| drop(self.read(reason)));
        let mut actions = Vec::new();
        Teotihuacan::legal(state, seat, &mut actions);
        let mut labels: Vec<(String, Option<String>)> = Vec::new();
        for action in actions {
            let choice = view.choice(seat, action);
            let label = self.read(&choice.label);
            assert!(label.chars().count() <= LABEL, "{} characters: {label}", label.chars().count());
            let effect = choice.effect.as_ref().map(|effect| self.read(effect));
            let length = effect.as_ref().map_or(0, |effect| effect.chars().count());
            assert!(length <= EFFECT, "{length} characters: {effect:?}");
            let other = labels.iter().find(|(other, _)| *other == label);
            assert!(other.is_none_or(|other| other.1 == effect), "`{label}` is {other:?} and {effect:?}");
            labels.push((label, effect));
        }
    }
}

#[test]
fn every_event_of_a_game_has_words() {
    let reader = Reader::new();
    let mut predicted = 0;
    for (players, on, seed) in
        [(2, "", 1), (3, "", 2), (4, "", 3), (4, "", 4), (3, "starting_tile_draft", 5), (4, "first_game", 6)]
    {
        let mut options = Options::default();
        if !on.is_empty() {
            options.0.insert(on.to_owned(), "on".to_owned());
        }
        let mut rng = Rng::new(Seed::new(seed));
        let setup = Teotihuacan::deal(players, &options, &mut rng);
        let mut state = Teotihuacan::start(players, &options, &setup).unwrap();
        let mut steps = 0;
        while let Some(seat) = Teotihuacan::to_act(&state).first() {
            reader.read_prompt(&state, seat);
            if steps % 24 == 0 {
                reader.read_all(&state);
            }
            let mut actions = Vec::new();
            Teotihuacan::legal(&state, seat, &mut actions);
            if let Some(points) = after_salaries(&state) {
                assert_eq!(sums(&state), points, "what is foretold is what comes");
                predicted += 1;
            }
            let mut events = Vec::new();
            Teotihuacan::apply(&mut state, seat, actions[rng.index(actions.len())], &mut events);
            events.iter().for_each(|event| drop(reader.read(&event.phrase)));
            steps += 1;
        }
        reader.read_all(&state);
        // After the game is over, the sources add up to the points.
        let points = Teotihuacan::outcome(&state).unwrap().points;
        assert_eq!(sums(&state), points);
    }
    assert!(predicted > 0);
}

/// Sums the points of each seat over all sources.
fn sums(state: &State) -> Vec<i32> {
    let view = Teotihuacan::view(state, Viewer::Public);
    view.score().iter().map(|lines| lines.iter().map(|line| line.points).sum()).collect()
}

/// The result if only salaries remain and all players pay as much as they can.
fn after_salaries(state: &State) -> Option<Vec<i32>> {
    let mut after = *state;
    while let Some(seat) = Teotihuacan::to_act(&after).first() {
        let mut actions = Vec::new();
        Teotihuacan::legal(&after, seat, &mut actions);
        let paid = |action: &Action| match action {
            Action::Salary(amount) => Some(*amount),
            _ => None,
        };
        let most = actions.into_iter().filter(|action| paid(action).is_some()).max_by_key(paid)?;
        Teotihuacan::apply(&mut after, seat, most, &mut Vec::new());
    }
    Teotihuacan::outcome(&after).map(|outcome| outcome.points).filter(|_| Teotihuacan::outcome(state).is_none())
}

#[test]
fn every_component_has_a_name_and_an_effect() {
    let texts = Texts::embedded();
    for (list, effect) in [("technology_tiles", true), ("royal_tiles", true), ("temple_bonus_tiles", true)] {
        for item in data()[list].as_array().unwrap() {
            let key = format!("teotihuacan-{}", item["id"].as_str().unwrap());
            assert!(texts.has(&key) && texts.has(&format!("{key}.effect")) == effect, "{key}");
        }
    }
    for tile in data()["discovery_tiles"].as_array().unwrap() {
        let key = format!("teotihuacan-disc-{}", tile["kind"].as_str().unwrap());
        assert!(texts.has(&key) && texts.has(&format!("{key}.effect")), "{key}");
    }
    for reward in data()["rewards"].as_array().unwrap() {
        let key = format!("teotihuacan-{}", reward["id"].as_str().unwrap());
        assert!(texts.has(&key) && texts.has(&format!("{key}.effect")), "{key}");
    }
    for option in Teotihuacan::OPTIONS {
        let key = format!("teotihuacan-option-{}", option.id);
        assert!(texts.has(&key) && texts.has(&format!("{key}.description")), "{key}");
        assert!(option.values.iter().all(|value| texts.has(&format!("{key}.{value}"))), "{key}");
    }
}

#[test]
fn prompts_say_what_they_mean() {
    let reader = Reader::new();
    let position = Table::new()
        .worker(A, 1, "palace", 2)
        .locked(A, 2, "quarry", 1, 1)
        .worker(B, 1, "forest", 4)
        .locked(B, 2, "forest", 2, 1)
        .goods(A, "cocoa 1")
        .ready();
    let text_of = |state: &State, step: &str| {
        let view = Teotihuacan::view(state, Viewer::Seat(A));
        let choice = view.choice(A, teotihuacan::Action::parse(step).unwrap());
        (reader.read(&choice.label), choice.effect.map(|effect| reader.read(&effect)))
    };
    let move_ = text_of(&position.state, "move palace 2 forest");
    assert_eq!(move_.0, "Move worker 2 from the Palace to the Forest");
    assert_eq!(move_.1.unwrap(), "collect 2 cocoa; the main action costs 1 cocoa");
    let view = Teotihuacan::view(&position.state, Viewer::Seat(A));
    let reasons: Vec<String> = view.why_not(A).iter().map(|reason| reader.read(reason)).collect();
    assert_eq!(reasons, ["Unlocking before the move costs 3 cocoa. You have 1 cocoa."]);
    let position = position.play("move palace 2 forest");
    assert_eq!(text_of(&position.state, "main").1.unwrap(), "1 wood, then a power-up");
    assert_eq!(text_of(&position.state, "worship 1").0, "Worship: Forest (1 cocoa unlocks the worker there)");
    let offer = text_of(&position.state, "worship 1").1.unwrap();
    assert!(offer.contains("red temple"), "{offer}");
    let position = position.play("main");
    assert_eq!(text_of(&position.state, "raise forest 2").0, "Raise worker 2 in the Forest to 3");
}

/// Kept tiles are secret until all have chosen. Placed workers aren't, so the text doesn't promise that.
#[test]
fn workers_are_placed_in_public() {
    let game = games::title("teotihuacan").unwrap();
    let setup = game.deal(3, &Options::default(), Seed::new(1)).unwrap();
    let mut position = game.start(3, &Options::default(), &setup).unwrap();
    assert!(position.face(Viewer::Public).secret());
    for seat in Seat::all(3) {
        let step = position.legal(seat)[0].clone();
        position.play(seat, &step).unwrap();
    }
    assert!(!position.face(Viewer::Public).secret());
    let step = position.legal(Seat::new(0))[0].clone();
    let before = position.view(Viewer::Public);
    position.play(Seat::new(0), &step).unwrap();
    assert_ne!(position.view(Viewer::Public), before, "everybody sees it");
}

/// A position as players meet it, after these steps of A.
fn played(table: Table, steps: &str) -> Box<dyn Position> {
    let state = serde_json::to_string(&table.ready().state).unwrap();
    let mut position = games::title("teotihuacan").unwrap().load(&state).unwrap();
    steps.split("; ").for_each(|step| drop(position.play(A, step).unwrap()));
    position
}

/// The planner's choices in words, each with its steps.
fn choices(position: &dyn Position) -> Vec<(Vec<String>, String)> {
    let reader = Reader::new();
    let entries = games::menus(position, A, None).into_iter().flat_map(|menu| menu.entries);
    let said = entries.map(|entry| {
        let effect = entry.effect().map(|effect| reader.read(&effect)).unwrap_or_default();
        (entry.steps.clone(), format!("{} | {effect}", reader.read(&entry.label)))
    });
    said.collect()
}

/// A Helper asks whether it counts for a building. Both answers name the points.
#[test]
fn a_building_of_the_nobles_names_its_points_with_and_without_a_helper() {
    let table = Table::new().worker(A, 1, "alchemy", 2).goods(A, "wood 2").holds(A, &["disc_extra_worker_a"]);
    let asked = played(table, "move alchemy 2 nobles; main");
    let said: Vec<String> = choices(&*asked).into_iter().map(|(_, text)| text).collect();
    assert!(said.iter().any(|text| text.contains("3 points")), "{said:?}");
    assert!(said.iter().any(|text| text.contains("5 points")), "{said:?}");
}

/// A tile with four equal icons isn't turned: its space and rotation are one choice.
#[test]
fn a_tile_that_looks_the_same_in_every_rotation_is_not_turned() {
    let table = || Table::new().worker(A, 1, "gold_deposits", 2).goods(A, "stone 2").display(&["pyramid_30"]);
    let lay = "move gold_deposits 2 construction; main; tile pyramid_30";
    let spaces = choices(&*played(table(), lay));
    assert!(!spaces.is_empty());
    for (steps, text) in &spaces {
        assert_eq!(steps[1], "rotate 0", "{steps:?}");
        assert!(text.starts_with("space ") && text.contains(" → −2 stone"), "{text}");
    }
    let turned = played(table(), &format!("{lay}; space p1r0c0"));
    assert_eq!(games::auto_step(&*turned, A).as_deref(), Some("rotate 0"));
    assert_eq!(turned.legal(A).len(), 4, "players can type the others");
}

/// The tiles of the Avenue and the rewards of the ascension that reached them are two questions.
#[test]
fn the_avenue_and_the_reward_are_two_questions() {
    let table = Table::new().worker(A, 1, "palace", 5).goods(A, "cocoa 9").at(A, "avenue 2");
    let table = table.stack("avenue_3", &["disc_mask_4_a", "disc_score_4_a"]);
    let raising = played(table, "move palace 5 forest; main");
    let claims: Vec<_> = choices(&*raising)
        .into_iter()
        .filter(|(steps, _)| steps.iter().any(|step| step.starts_with("claim")))
        .collect();
    assert!(!claims.is_empty());
    for (steps, text) in claims {
        assert!(!steps.iter().any(|step| step.starts_with("reward")), "{text}: {steps:?}");
    }
}

/// An ascension moves the light disc. Players see in the turn's line why the eclipse comes sooner.
#[test]
fn an_ascension_says_that_the_eclipse_comes_sooner() {
    let reader = Reader::new();
    let ascends = |table: Table| {
        let mut position = played(table.worker(A, 1, "palace", 5), "move palace 5 forest; main");
        let events = position.play(A, "raise forest 5").unwrap();
        reader.read(&Facts::of(&events).lines(Viewer::Public)[0])
    };
    assert!(ascends(Table::new()).contains("has a worker ascend (eclipse a round sooner)"));
    let late = ascends(Table::new().with("light_disc", serde_json::json!(12)).with("last_round", "now".into()));
    assert!(late.contains("has a worker ascend") && !late.contains("sooner"), "{late}");
}

/// Refusals and reasons are about what forbids the whole step. A Favor tile pays cocoa, so cocoa isn't missing then.
#[test]
fn obstacles_are_those_of_the_whole_step() {
    let reader = Reader::new();
    let refused = |position: &dyn Position, step: &str| {
        let reason = position.face(Viewer::Seat(A)).why_refused(A, step);
        reason.map(|reason| reader.read(&reason)).unwrap_or_default()
    };
    let favor = || Table::new().holds(A, &["disc_free_cocoa_a"]);
    let table = Table::new().worker(A, 1, "palace", 1).stack("board_forest", &["disc_mask_4_a"]);
    let asked = played(table, "move palace 1 forest; worship 1");
    assert_eq!(refused(&*asked, "take both"), "Both parts cost 1 cocoa.");

    let table = favor().worker(A, 1, "palace", 1).locked(B, 1, "forest", 2, 1).at(A, "red 10").at(B, "red 11");
    let asked = played(table, "move palace 1 forest");
    let nothing = "You can't worship here (Forest). You couldn't take the temple step or the tile.";
    assert_eq!(refused(&*asked, "worship 1 with disc_free_cocoa_a"), nothing);

    let table = favor().worker(A, 1, "alchemy", 1).worker(B, 1, "nobles", 2).goods(A, "wood 1").ready();
    let view = Teotihuacan::view(&table.state, Viewer::Seat(A));
    let reasons: Vec<String> = view.why_not(A).iter().map(|reason| reader.read(reason)).collect();
    assert!(reasons.iter().any(|text| text.ends_with("costs at least 2 wood. You have 1 wood.")), "{reasons:?}");
}
