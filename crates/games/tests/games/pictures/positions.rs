//! Positions to draw: moments of recorded games, random games, and extremes.

use std::sync::LazyLock;

use engine::{Options, Phrase, Rng, Seat, Seed, Viewer};
use games::record::Record;
use games::{PictureKind, Position, Theme, Title};
use scene::Scene;
use serde_json::{Value, json};
use text::{ENGLISH, Texts};

use crate::pseudo;

/// The four-player sample that shows the most features of each game.
pub const SAMPLES: [&str; 2] = ["tzolkin-4p-3-builder", "teotihuacan-4p-890"];

/// Player names for most pictures.
pub const NAMES: [&str; 4] = ["Ileana", "Ștefan", "Lucía", "Tommaso"];

/// Names of Discord's greatest length, in several scripts, one of them in characters that no font has.
pub const LONG_NAMES: [&str; 4] =
    ["Maximiliana-Theodora von Hohenst", "владимир_великий_из_новгорода_42", "مريم بنت عبد الرحمن الأندلسية", "🦊🦊🦊"];

/// Names in scripts with tall and deep letters.
pub const TALL_NAMES: [&str; 4] = ["ผู้ยิ่งใหญ่ที่สุดในปฐพี", "श्रीकृष्णार्जुनसिंह्रौ", "ٱلْمُسْتَنْصِرُ بِٱللَّٰهِ", "Ŵǻṩḩḯǹģťổñ Ģẫ̌ŕƈḭ̂ą"];

/// A position to draw, and an earlier one to mark changes since.
pub struct TurnMessage {
    pub now: Box<dyn Position>,
    pub since: Option<Box<dyn Position>>,
}

pub fn names(names: [&str; 4]) -> Vec<String> {
    names.map(str::to_owned).to_vec()
}

/// Every language, plus two made-up ones.
pub static TEXTS: LazyLock<Texts> = LazyLock::new(pseudo::texts);

pub fn english(names: &[String]) -> impl Fn(&Phrase) -> String + Send + 'static {
    spoken(ENGLISH, names)
}

/// Returns a function that renders phrases in a language.
pub fn spoken(locale: &str, names: &[String]) -> impl Fn(&Phrase) -> String + Send + 'static {
    let (locale, names) = (locale.to_owned(), names.to_vec());
    move |phrase| TEXTS.say(&locale, phrase, &names)
}

impl TurnMessage {
    /// The public picture.
    pub fn board(&self, names: &[String], theme: Theme) -> Scene {
        self.picture(PictureKind::Board, names, theme)
    }

    /// A picture for the seat of its kind, or else for the public.
    pub fn picture(&self, kind: PictureKind, names: &[String], theme: Theme) -> Scene {
        let viewer = match kind {
            PictureKind::Draft(seat) => Viewer::Seat(seat),
            _ => Viewer::Public,
        };
        self.now.scene(kind, viewer, self.since.as_deref(), names, theme)
    }
}

fn sample(name: &str) -> Record {
    let path = format!("{}/tests/data/samples/{name}.record.json", env!("CARGO_MANIFEST_DIR"));
    Record::read(&std::fs::read_to_string(&path).unwrap()).unwrap()
}

/// Returns a sample after `steps` steps, with changes marked since `before` steps earlier.
pub fn recorded(name: &str, steps: usize, before: usize) -> TurnMessage {
    let record = sample(name);
    let mut now = record.start().unwrap();
    let mut since = None;
    for (index, step) in record.steps.iter().enumerate().take(steps) {
        if index + before == steps {
            since = Some(now.fork());
        }
        now.play(step.seat, &step.action).unwrap();
    }
    TurnMessage { now, since }
}

/// Visits every position of a sample before a step, with changes marked since the step before.
pub fn walk(name: &str, mut visit: impl FnMut(Seat, &TurnMessage)) {
    let record = sample(name);
    let mut moment = TurnMessage { now: record.start().unwrap(), since: None };
    for step in &record.steps {
        visit(step.seat, &moment);
        moment.since = Some(moment.now.fork());
        moment.now.play(step.seat, &step.action).unwrap();
    }
}

/// The turns of a sample: the position before each, its seat and its steps.
pub fn turns(name: &str) -> Vec<(Box<dyn Position>, Seat, Vec<String>)> {
    let record = sample(name);
    let mut now = record.start().unwrap();
    let mut turns: Vec<(Box<dyn Position>, Seat, Vec<String>)> = Vec::new();
    let mut turn = None;
    for step in &record.steps {
        let this = (now.turn(), step.seat);
        if turn.replace(this) != Some(this) {
            turns.push((now.fork(), step.seat, Vec::new()));
        }
        turns.last_mut().unwrap().2.push(step.action.clone());
        now.play(step.seat, &step.action).unwrap();
    }
    turns
}

/// The number of steps of a sample.
pub fn length(name: &str) -> usize {
    sample(name).steps.len()
}

/// Visits positions of random games, a few from each, together with the positions a few steps earlier.
pub fn random(game: &dyn Title, count: usize, mut visit: impl FnMut(usize, TurnMessage)) {
    let mut rng = Rng::new(Seed::new(20_261_120));
    let mut shown = 0;
    let mut seed = 0;
    while shown < count {
        seed += 1;
        let seats = 2 + (seed % 3) as u8;
        let setup = game.deal(seats, &Options::default(), Seed::new(seed)).unwrap();
        let mut now = game.start(seats, &Options::default(), &setup).unwrap();
        let mut since = None;
        let mut steps = 0;
        while let Some(seat) = now.to_act().first() {
            let legal = now.legal(seat);
            now.play(seat, &legal[rng.index(legal.len())]).unwrap();
            steps += 1;
            if steps % 17 == 0 {
                if shown == count {
                    return;
                }
                visit(shown, TurnMessage { now: now.fork(), since: since.take() });
                shown += 1;
            }
            if steps % 17 == 9 {
                since = Some(now.fork());
            }
        }
        visit(shown, TurnMessage { now, since });
        shown += 1;
    }
}

/// Changes the saved form of a recorded position.
fn changed(name: &str, steps: usize, change: impl FnOnce(&mut Value)) -> TurnMessage {
    let now = recorded(name, steps, 0).now;
    let mut saved: Value = serde_json::from_str(&now.save()).unwrap();
    change(&mut saved);
    let now = now.title().load(&saved.to_string()).unwrap();
    TurnMessage { now, since: None }
}

pub fn all_workers_on_one_gear() -> TurnMessage {
    changed("tzolkin-4p-2-greedy", 8, |saved| {
        let table = &mut saved["table"];
        for gear in ["palenque", "yaxchilan", "tikal", "uxmal"] {
            table["gears"][gear] = json!([null, null, null, null, null, null, null, null, null, null]);
        }
        table["gears"]["chichen_itza"] = json!([1, 1, 1, 1, 1, 1, null, null, null, null, null, null, null]);
        table["first_player_space"] = json!(null);
        for player in table["players"].as_array_mut().unwrap() {
            player["workers_in_hand"] = player["workers_in_play"].clone();
        }
        table["players"][1]["workers_in_hand"] = json!(0);
        table["players"][1]["workers_in_play"] = json!(6);
    })
}

/// All skulls are on Chichen Itza or with one player, scores are far below 0, and goods have two digits.
pub fn all_skulls_and_negative_scores() -> TurnMessage {
    changed("tzolkin-3p-2-greedy", 40, |saved| {
        let table = &mut saved["table"];
        table["skulls_on_chichen_itza"] = json!(0b11_1111_1110);
        table["skulls_in_bank"] = json!(0);
        for (seat, player) in table["players"].as_array_mut().unwrap().iter_mut().enumerate() {
            let skulls = if seat == 0 { 4 } else { 0 };
            player["goods"] = json!({"corn": 88, "wood": 44, "stone": 23, "gold": 19, "skull": skulls});
            player["vp"] = json!(-128 - seat as i64);
        }
    })
}

/// One player has 20 buildings, all monuments, every harvest tile and six workers.
pub fn twenty_buildings() -> TurnMessage {
    changed("tzolkin-2p-2-greedy", 60, |saved| {
        let offered: Vec<Value> = saved["table"]["offer"].as_array().unwrap().clone();
        let deck = |key: &str| -> Vec<Value> { saved["hidden"][key].as_array().unwrap().clone() };
        let others = saved["table"]["players"][1]["buildings"].as_array().unwrap().clone();
        let taken: Vec<Value> = [offered, deck("deck_age_1"), deck("deck_age_2"), others].concat();
        let all = (1..=14).map(|n| json!(format!("a1_{n:02}"))).chain((1..=18).map(|n| json!(format!("a2_{n:02}"))));
        let mut own: Vec<Value> = all.clone().filter(|id| !taken.contains(id)).collect();
        // Buildings that the game has not dealt yet come from the deck of age 2.
        while own.len() < 20 {
            let Some(next) = saved["hidden"]["deck_age_2"].as_array_mut().unwrap().pop() else { break };
            own.push(next);
        }
        if saved["table"]["age"] == 2 {
            saved["table"]["deck"] = json!(saved["hidden"]["deck_age_2"].as_array().unwrap().len());
        }
        let table = &mut saved["table"];
        own.sort_by_key(Value::to_string);
        table["players"][0]["buildings"] = json!(own);
        let mut monuments = table["monuments"].as_array().unwrap().clone();
        for player in table["players"].as_array().unwrap() {
            monuments.extend(player["monuments"].as_array().unwrap().iter().cloned());
        }
        monuments.sort_by_key(Value::to_string);
        for player in table["players"].as_array_mut().unwrap() {
            player["monuments"] = json!([]);
            player["corn_tiles"] = json!(0);
            player["wood_tiles"] = json!(0);
        }
        table["players"][0]["monuments"] = json!(monuments);
        table["monuments"] = json!([]);
        table["players"][0]["corn_tiles"] = json!(8);
        table["players"][0]["wood_tiles"] = json!(6);
        for group in ["0", "1", "2", "3"] {
            table["jungle"][group.parse::<usize>().unwrap()] = json!({"corn": 0, "wood": 0});
        }
    })
}

const TEOTIHUACAN: &str = "teotihuacan-4p-890";

pub fn all_dice_on_one_board(board: &str) -> TurnMessage {
    changed(TEOTIHUACAN, 120, |saved| {
        for (index, seat) in saved["seats"].as_array_mut().unwrap().iter_mut().enumerate() {
            for (number, worker) in seat["workers"].as_array_mut().unwrap().iter_mut().enumerate() {
                *worker = json!({"board": board, "power": 1 + (index + number) % 5, "space": 0});
            }
        }
    })
}

pub fn all_worship_spaces_and_technologies() -> TurnMessage {
    changed(TEOTIHUACAN, 200, |saved| {
        let spaces = [
            ("palace", 1),
            ("palace", 2),
            ("palace", 3),
            ("forest", 1),
            ("quarry", 1),
            ("gold_deposits", 1),
            ("decorations", 1),
        ];
        let technologies = saved["technologies"].clone();
        let seats = saved["seats"].as_array_mut().unwrap();
        for (index, (board, space)) in spaces.into_iter().enumerate() {
            seats[index % 4]["workers"][index / 4] = json!({"board": board, "power": 5, "space": space});
        }
        let ids = teotihuacan::ids::Technology::ALL;
        let in_play: Vec<Value> = technologies.as_array().unwrap().clone();
        let owned = ids.iter().enumerate().filter(|(_, tile)| in_play.contains(&json!(tile.id())));
        let owned = owned.fold(0, |set, (index, _)| set | 1 << index);
        for seat in seats {
            seat["technologies"] = json!(owned);
        }
    })
}

/// One player has a mask of each kind and two tiles in hand, another has several of the same mask. Many tiles are used,
/// points have three digits and goods two.
pub fn all_masks_and_full_hands() -> TurnMessage {
    changed(TEOTIHUACAN, 250, |saved| {
        let of = |tiles: &[u64]| tiles.iter().fold(0_u64, |set, tile| set | 1 << tile);
        let hands = [of(&[0, 1, 3, 5, 8, 11, 14, 17, 20]), 0, of(&[6, 7, 9, 10, 12]), 0];
        for (index, seat) in saved["seats"].as_array_mut().unwrap().iter_mut().enumerate() {
            seat["goods"] = json!({"cocoa": 28, "resources": [44, 23, 19]});
            seat["vp"] = json!(238 + index);
            seat["discoveries"] = json!(hands[index]);
            seat["used"] = json!(if index == 1 { 0x3f_ffff_f000_0000_u64 } else { 0 });
        }
        saved["stacks"] = json!([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    })
}

pub fn finished_pyramid() -> TurnMessage {
    let path = format!("{}/tests/data/endings/teotihuacan-pyramid-finished.record.json", env!("CARGO_MANIFEST_DIR"));
    let record = Record::read(&std::fs::read_to_string(path).unwrap()).unwrap();
    TurnMessage { now: record.replay(|_, _| {}).unwrap(), since: None }
}
