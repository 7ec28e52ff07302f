//! Positions of Tzolk'in set up by hand, as on an analysis board: the helper changes the text of a saved game and loads
//! it, which also checks that the position is possible.

use engine::{Options, Seed};
use games::{Position, title};
use serde_json::{Value, json};

use super::samples::difference;

/// A position under construction. By default it is the opening of rules 19: day 0, empty gears, full jungle, no goods,
/// an empty offer, and seat 0 begins its turn.
#[derive(Clone)]
pub struct Board {
    saved: Value,
    hands: [Option<u8>; 4],
}

const GEARS: [(&str, usize); 5] =
    [("palenque", 10), ("yaxchilan", 10), ("tikal", 10), ("uxmal", 10), ("chichen_itza", 13)];

impl Board {
    pub fn new(seats: u8) -> Self {
        Self::with_options(seats, &Options::default())
    }

    pub fn floor_at_zero(seats: u8) -> Self {
        let options = [("negative_scores".to_owned(), "floor_at_zero".to_owned())];
        Self::with_options(seats, &Options(options.into()))
    }

    fn with_options(seats: u8, options: &Options) -> Self {
        let tzolkin = title("tzolkin").unwrap();
        let setup = tzolkin.deal(seats, options, Seed::new(1)).unwrap();
        let mut position = tzolkin.start(seats, options, &setup).unwrap();
        while let Some(seat) = position.to_act().first().filter(|_| position.describe()["phase"] == "choosing") {
            let step = position.legal(seat).remove(0);
            position.play(seat, &step).unwrap();
        }
        let mut saved: Value = serde_json::from_str(&position.save()).unwrap();
        let table = &mut saved["table"];
        for (gear, positions) in GEARS {
            table["gears"][gear] = json!(vec![Value::Null; positions]);
        }
        for player in table["players"].as_array_mut().unwrap() {
            player["goods"] = json!({});
            player["workers_in_play"] = json!(3);
            player["temples"] = json!([1, 1, 1]);
            player["technologies"] = json!([0, 0, 0, 0]);
            player["wealth"] = json!([]);
        }
        table["monuments"] = json!([]);
        table["first_seat"] = json!(0);
        table["active"] = json!(0);
        Board { saved, hands: [None; 4] }.offer(&[])
    }

    pub fn set(mut self, field: &str, value: impl Into<Value>) -> Self {
        assert!(self.saved["table"].get(field).is_some(), "a table has no {field}");
        self.saved["table"][field] = value.into();
        self
    }

    fn player(mut self, seat: u8, field: &str, value: Value) -> Self {
        let player = &mut self.saved["table"]["players"][usize::from(seat)];
        assert!(player.get(field).is_some(), "a player has no {field}");
        player[field] = value;
        self
    }

    pub fn goods(self, seat: u8, goods: Value) -> Self {
        self.player(seat, "goods", goods)
    }

    pub fn vp(self, seat: u8, vp: i16) -> Self {
        self.player(seat, "vp", json!(vp))
    }

    pub fn temples(self, seat: u8, steps: [u8; 3]) -> Self {
        self.player(seat, "temples", json!(steps))
    }

    pub fn technologies(self, seat: u8, levels: [u8; 4]) -> Self {
        self.player(seat, "technologies", json!(levels))
    }

    pub fn buildings(self, seat: u8, ids: &[&str]) -> Self {
        self.player(seat, "buildings", json!(ids))
    }

    pub fn monuments(self, seat: u8, ids: &[&str]) -> Self {
        self.player(seat, "monuments", json!(ids))
    }

    pub fn wealth(self, seat: u8, ids: &[&str]) -> Self {
        self.player(seat, "wealth", json!(ids))
    }

    pub fn tiles(self, seat: u8, corn: u8, wood: u8) -> Self {
        self.player(seat, "corn_tiles", json!(corn)).player(seat, "wood_tiles", json!(wood))
    }

    pub fn dark(self, seat: u8) -> Self {
        self.player(seat, "board_light", json!(false))
    }

    pub fn worker(mut self, seat: u8, gear: &str, space: usize) -> Self {
        self.saved["table"]["gears"][gear][space] = json!(seat);
        self
    }

    pub fn dummy(mut self, gear: &str, space: usize) -> Self {
        self.saved["table"]["gears"][gear][space] = json!("dummy");
        self
    }

    /// Sets the workers in hand. By default, three workers are in play.
    pub fn hand(mut self, seat: u8, workers: u8) -> Self {
        self.hands[usize::from(seat)] = Some(workers);
        self
    }

    pub fn group(mut self, space: usize, corn: u8, wood: u8) -> Self {
        self.saved["table"]["jungle"][space - 2] = json!({ "corn": corn, "wood": wood });
        self
    }

    pub fn offer(self, ids: &[&str]) -> Self {
        let mut offer = vec![Value::Null; 6];
        for (place, id) in offer.iter_mut().zip(ids) {
            *place = json!(id);
        }
        self.set("offer", offer)
    }

    /// The second age, after the second food day.
    pub fn second_age(self) -> Self {
        self.set("age", 2).set("day", 14).set("food_days_held", 2)
    }

    /// A day after `held` food days.
    pub fn day(self, day: u8, held: u8) -> Self {
        let age = if held < 2 { 1 } else { 2 };
        self.set("day", day).set("food_days_held", held).set("age", age)
    }

    /// Sets the skulls in the bank. The last seat has the rest.
    pub fn bank_skulls(mut self, bank: u64) -> Self {
        let table = &mut self.saved["table"];
        let last = table["players"].as_array().unwrap().len() - 1;
        let others: u64 = (0..last).map(|seat| table["players"][seat]["goods"]["skull"].as_u64().unwrap_or(0)).sum();
        let offered = u64::from(table["skulls_on_chichen_itza"].as_u64().unwrap().count_ones());
        table["players"][last]["goods"]["skull"] = json!(13 - bank - others - offered);
        self
    }

    pub fn offered_skulls(self, actions: &[u8]) -> Self {
        self.set("skulls_on_chichen_itza", actions.iter().map(|action| 1_u16 << action).sum::<u16>())
    }

    /// The last turn of the round: this seat has placed a worker and can end its turn.
    pub fn ending(self, seat: u8) -> Self {
        let seats = self.saved["table"]["players"].as_array().unwrap().len() as u8;
        self.set("active", seat)
            .set("first_seat", (seat + 1) % seats)
            .set("turn", json!({ "mode": "placing", "begged": false, "mercy": false, "placed": 1 }))
    }

    /// Builds the position, adjusting the bank, hands, decks and the last seat's tiles to fit.
    pub fn position(&self) -> Game {
        let mut saved = self.saved.clone();
        let table = &mut saved["table"];
        let seats = table["players"].as_array().unwrap().len();
        for seat in 0..seats {
            let on = |value: &Value| value.as_array().unwrap().iter().filter(|&place| place == seat).count();
            let gears: usize = GEARS.iter().map(|(gear, _)| on(&table["gears"][gear])).sum();
            let out = gears + usize::from(table["first_player_space"] == seat);
            let hand = self.hands[seat].map_or(3_usize.saturating_sub(out), usize::from);
            let player = &mut table["players"][seat];
            player["workers_in_hand"] = json!(hand);
            player["workers_in_play"] = json!(hand + out);
        }
        let sum = |table: &Value, field: &str, of: &str| -> u64 {
            table[field]
                .as_array()
                .unwrap()
                .iter()
                .map(|item| item.pointer(of).and_then(Value::as_u64).unwrap_or(0))
                .sum()
        };
        let offered = u64::from(table["skulls_on_chichen_itza"].as_u64().unwrap().count_ones());
        table["skulls_in_bank"] = json!(13 - offered - sum(table, "players", "/goods/skull"));
        let stacks = seats as u64;
        let corn = 4 * stacks - sum(table, "jungle", "/corn") - sum(table, "players", "/corn_tiles");
        let last = &mut table["players"][seats - 1]["corn_tiles"];
        *last = json!(last.as_u64().unwrap() + corn);

        let used = table["offer"].as_array().unwrap().iter().cloned();
        let built =
            table["players"].as_array().unwrap().iter().flat_map(|player| player["buildings"].as_array().unwrap());
        let used: Vec<Value> = used.chain(built.cloned()).collect();
        let deck = |age: u8, count: u8| -> Vec<Value> {
            let all = (1..=count).map(|number| json!(format!("a{age}_{number:02}")));
            all.filter(|id| !used.contains(id)).collect()
        };
        let (first, second) = (deck(1, 14), deck(2, 18));
        let age_1 = table["age"] == 1;
        table["deck"] = json!(if age_1 { first.len() } else { second.len() });
        saved["hidden"]["deck_age_1"] = json!(if age_1 { first } else { Vec::new() });
        saved["hidden"]["deck_age_2"] = json!(second);
        Game(title("tzolkin").unwrap().load(&saved.to_string()).unwrap())
    }
}

pub struct Game(pub Box<dyn Position>);

impl Game {
    /// Plays steps, separated by `; `, each by the seat to act.
    pub fn play(&mut self, steps: &str) -> &mut Self {
        for step in steps.split("; ") {
            let seat = self.0.to_act().first().expect("the game is over");
            self.0.play(seat, step).unwrap();
        }
        self
    }

    /// The legal steps of the seat to act.
    pub fn legal(&self) -> Vec<String> {
        self.0.legal(self.0.to_act().first().expect("the game is over"))
    }

    /// Returns `true` if a step is legal.
    pub fn can(&self, step: &str) -> bool {
        self.legal().iter().any(|legal| legal == step)
    }

    /// Asserts the whole list of legal steps, in any order.
    #[track_caller]
    pub fn asks(&mut self, steps: &[&str]) -> &mut Self {
        let (mut found, mut expected) = (self.legal(), steps.to_vec());
        found.sort();
        expected.sort_unstable();
        assert_eq!(found, expected);
        self
    }

    /// Asserts fields of the state. Unnamed fields may have any value.
    #[track_caller]
    pub fn is(&mut self, expected: Value) -> &mut Self {
        assert_eq!(difference(&expected, &self.0.describe(), "state"), None);
        self
    }

    /// Asserts fields of a seat.
    #[track_caller]
    pub fn has(&mut self, seat: u8, expected: Value) -> &mut Self {
        let state = self.0.describe();
        assert_eq!(difference(&expected, &state["seats"][usize::from(seat)], &format!("seat {seat}")), None);
        self
    }

    /// Asserts the workers on all positions of a gear.
    #[track_caller]
    pub fn stand(&mut self, gear: &str, workers: &[(usize, Value)]) -> &mut Self {
        let state = self.0.describe();
        let found: Vec<_> = state["gears"][gear].as_array().unwrap().iter().cloned().enumerate().collect();
        let found: Vec<_> = found.into_iter().filter(|(_, worker)| !worker.is_null()).collect();
        assert_eq!(found, workers, "{gear}");
        self
    }
}
