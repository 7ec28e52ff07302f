//! The public message about turns, as the newest message and later.

use daykeeper::engine::Viewer;
use std::sync::Arc;

use daykeeper::discord::pages::{self, lobby};
use daykeeper::discord::parts::localizer::Localizer;
use daykeeper::games::{self, Title};
use daykeeper::table::{Announcement, Body, Occupant, Pace, Strength, TableCard, TableState, TurnNews, TurnSummary};
use daykeeper::text::Texts;

use super::play;

/// A whole game of two: its table, the summary of each turn, and the newest message after some of them.
struct Game {
    card: TableCard,
    turns: Vec<(TurnSummary, TurnNews)>,
}

impl Game {
    fn of(title: &'static dyn Title) -> Game {
        let card = play::card(title, 2);
        let mut turns = Vec::new();
        play::game(
            title,
            2,
            3,
            |_| {},
            |_, turn| {
                let to_act = turn.after.to_act().iter().filter_map(|seat| card.player(seat)).cloned().collect();
                let news = TurnNews {
                    seq: 1,
                    turn: turn.summary.turn,
                    position: Arc::clone(&turn.after),
                    since: None,
                    summaries: Vec::new(),
                    status: turn.after.face(Viewer::Public).status(),
                    to_act,
                    open: true,
                    fair_play: None,
                    undo: None,
                    pause: None,
                    clocks: Vec::new(),
                    away: Vec::new(),
                };
                turns.push((turn.summary.clone(), news));
            },
        );
        Game { card, turns }
    }

    /// Returns the message's lines for these turns.
    fn announced(&self, from: usize, until: usize, open: bool) -> Vec<String> {
        let summaries = self.turns[from..until].iter().map(|(announced, _)| announced.clone()).collect();
        let news = TurnNews { summaries, open, ..self.turns[until - 1].1.clone() };
        let text = Announcement {
            table: self.card.clone(),
            body: Body::Turn(Box::new(news)),
            ping: Vec::new(),
            later: Vec::new(),
            locale: "en".to_owned(),
        };
        let texts = Texts::embedded();
        let names = ["Ada".to_owned(), "Bo".to_owned()];
        let message = pages::announcement(&Localizer::new(&texts, "en", &names), &text).unwrap();
        message.content.lines().map(str::to_owned).collect()
    }

    /// Returns the first turn of each round except the first round.
    fn begins(&self) -> Vec<usize> {
        let rounds = self.turns.iter().map(|(announced, _)| announced.round).collect::<Vec<_>>();
        (1..rounds.len())
            .filter(|&turn| rounds[turn].is_some() && rounds[turn - 1].is_some() && rounds[turn] != rounds[turn - 1])
            .collect()
    }
}

#[test]
fn a_finished_message_says_which_turns_it_has() {
    for title in games::all() {
        let game = Game::of(title);
        let until = game.turns.len() / 2;
        let [newest, finished] = [true, false].map(|open| game.announced(until - 3, until, open));
        assert!(newest[0].contains("your turn"), "{newest:?}");
        assert!(finished[0].starts_with(&format!("Turns {} to {until} ·", until - 2)), "{finished:?}");
        assert!(!finished.iter().any(|line| line.contains("your turn")), "{finished:?}");
        let one = game.announced(until - 1, until, false);
        assert!(one[0].starts_with(&format!("Turn {until} ·")), "{one:?}");
        assert_eq!(newest[1..], finished[1..]);
    }
}

#[test]
fn a_new_round_inside_a_message_has_its_line() {
    for title in games::all() {
        let game = Game::of(title);
        let begins = game.begins();
        let first = *begins.first().unwrap_or_else(|| panic!("{}", title.id()));
        let line = |turn: usize| format!("**Round {}**", game.turns[turn].0.round.unwrap());
        let both = game.announced(first - 1, first + 1, true);
        assert_eq!(both.iter().filter(|text| **text == line(first)).count(), 1, "{both:?}");
        assert!(!game.announced(first, first + 1, true).contains(&line(first)), "the head says it");
    }
}

#[test]
fn the_end_is_announced_after_its_cause() {
    for title in games::all() {
        let game = Game::of(title);
        let count = game.turns.len();
        for open in [true, false] {
            let lines = game.announced(count - 2, count, open);
            let over = |line: &String| ["game is over", "wins the game"].iter().any(|end| line.contains(end));
            assert!(lines.len() > 1 && lines.iter().position(over) == Some(lines.len() - 1), "{lines:?}");
        }
    }
}

/// The lobby says how long a game takes at its pace with this number of people, as a simulated season measured.
#[test]
fn a_lobby_says_how_long_the_game_takes() {
    let texts = Texts::embedded();
    let mut card = play::card(games::title("tzolkin").unwrap(), 3);
    card.state = TableState::Lobby;
    let said = |card: &TableCard| {
        let message = lobby::lobby(&Localizer::new(&texts, "en", &card.names()), card);
        message.content.lines().find(|line| line.contains("who answer within")).map(str::to_owned)
    };
    let expected =
        "With 3 people who answer within 1 day, a game takes about 5 weeks. With queued turns, it takes about 3 weeks.";
    assert_eq!(said(&card).as_deref(), Some(expected));
    card.settings.pace = Pace::Live;
    let expected = "With 3 people who answer within 10 minutes, a game takes about 5 hours. With queued turns, it takes about 3 hours.";
    assert_eq!(said(&card).as_deref(), Some(expected));
    // A pace between two measured ones takes a time between theirs.
    card.settings.pace = Pace::Hours(48);
    let lengths = |card: &TableCard| card.usual_length().unwrap().1;
    let between = lengths(&card);
    for (pace, longer) in [(Pace::Daily, false), (Pace::Relaxed, true)] {
        card.settings.pace = pace;
        assert!(lengths(&card).iter().zip(&between).all(|(other, this)| (other > this) == longer), "{pace:?}");
    }
    // Computer players and a single person make no one wait.
    card.players[2].occupant = Occupant::Computer(Strength::Easy);
    assert_eq!(card.usual_length().map(|(people, _)| people), Some(2));
    card.players[1].occupant = Occupant::Computer(Strength::Easy);
    assert_eq!(said(&card), None);
}
