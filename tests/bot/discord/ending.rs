//! The final message explains the result correctly.

use std::sync::Arc;

use daykeeper::discord::pages;
use daykeeper::discord::parts::localizer::Localizer;
use daykeeper::engine::{Options, Outcome, Phrase, Seat, Seed, Viewer};
use daykeeper::games::{self, Position, ScoreLine};
use daykeeper::table::{Announcement, Body, PeopleNews, RatingNews, ResultFact, TableCard, TurnNews};
use daykeeper::text::Texts;

use super::play;

/// Returns the final message's text for these points per source.
fn text_of(outcome: &Outcome, score: Vec<Vec<ScoreLine>>) -> String {
    text_with(outcome, score, Vec::new(), PeopleNews::default())
}

/// Does the same for people with these records in earlier games, and these news.
fn text_with(outcome: &Outcome, score: Vec<Vec<ScoreLine>>, records: Vec<(Seat, i32)>, people: PeopleNews) -> String {
    let title = games::titles().iter().copied().find(|title| title.id() == "teotihuacan").unwrap();
    let mut table: TableCard = play::card(title, 2);
    for (player, name) in table.players.iter_mut().zip(["Ada", "Ben"]) {
        player.name = name.to_owned();
    }
    let setup = title.deal(2, &Options::default(), Seed::new(1)).unwrap();
    let position: Arc<dyn Position> = Arc::from(title.start(2, &Options::default(), &setup).unwrap());
    let news = Box::new(TurnNews {
        seq: 1,
        turn: 1,
        status: position.face(Viewer::Public).status(),
        position,
        since: None,
        summaries: Vec::new(),
        to_act: Vec::new(),
        open: false,
        fair_play: None,
        undo: None,
        pause: None,
        clocks: Vec::new(),
        away: Vec::new(),
    });
    let names = table.names();
    let body = Body::Final { news, days: 1, outcome: outcome.clone(), score, records, people };
    let announced = Announcement { table, body, ping: Vec::new(), later: Vec::new(), locale: "en".to_owned() };
    let texts = Texts::embedded();
    pages::announcement(&Localizer::new(&texts, "en", &names), &announced).unwrap().content
}

fn from(sources: &[(&str, i32)]) -> Vec<ScoreLine> {
    let line = |(source, points): &(&str, i32)| ScoreLine {
        source: Phrase::new(format!("teotihuacan-source-{source}")),
        kind: "any",
        points: *points,
    };
    sources.iter().map(line).collect()
}

/// A loss of the second player counts like a gain of the winner. Parts of one source are added up.
#[test]
fn the_difference_is_net() {
    let outcome = |points: [i32; 2]| Outcome { points: points.to_vec(), denominator: 1, ranking: vec![1, 2] };
    let lost = text_of(
        &outcome([40, 20]),
        vec![from(&[("buildings", 30), ("masks", 10)]), from(&[("buildings", 28), ("masks", 4), ("salary", -12)])],
    );
    assert!(lost.contains("Largest difference in points: unpaid salaries (0 for **Ada**, −12 for **Ben**)."), "{lost}");
    let both = text_of(
        &outcome([25, 18]),
        vec![from(&[("buildings", 30), ("salary", -5)]), from(&[("buildings", 31), ("salary", -13)])],
    );
    assert!(both.contains("unpaid salaries (−5 for **Ada**, −13 for **Ben**)"), "{both}");
    let parts = text_of(
        &outcome([30, 24]),
        vec![from(&[("masks", 10), ("avenue", 6), ("avenue", 14)]), from(&[("masks", 1), ("avenue", 3)])],
    );
    assert!(parts.contains("Avenue of the Dead (20 for **Ada**, 3 for **Ben**)"), "{parts}");
    let equal = text_of(&outcome([10, 10]), vec![from(&[("masks", 10)]), from(&[("masks", 10)])]);
    assert!(!equal.contains("difference"), "{equal}");
}

/// The result compares each person with their own earlier games, and has no values that only a check needs.
#[test]
fn the_result_names_personal_records() {
    let outcome = Outcome { points: vec![40, 20], denominator: 1, ranking: vec![1, 2] };
    let score = vec![from(&[("masks", 40)]), from(&[("masks", 20)])];
    let records = vec![(Seat::new(0), 38), (Seat::new(1), 20)];
    let told = text_with(&outcome, score.clone(), records, PeopleNews::default());
    assert!(told.contains("Personal records: **Ada** beat 38") && told.contains("**Ben** stays at 20"), "{told}");
    assert!(!text_of(&outcome, score).contains("records"), "no earlier game is known");
}

#[test]
fn the_result_has_one_fact_about_a_person_above_the_ratings() {
    let outcome = Outcome { points: vec![40, 20], denominator: 1, ranking: vec![1, 2] };
    let score = vec![from(&[("masks", 40)]), from(&[("masks", 20)])];
    for (fact, line) in [
        (ResultFact::FirstWin, "**Ada** wins Teotihuacan here for the first time."),
        (ResultFact::Surprise { percent: 12 }, "**Ada** wins with a chance of only 12% by rating."),
        (ResultFact::InARow { count: 3 }, "**Ada** has won 3 games in a row here."),
        (ResultFact::Leader, "**Ada** takes the lead of the season."),
    ] {
        let ratings = vec![RatingNews { seat: Seat::new(0), change: 46, now: 1612 }];
        let people = PeopleNews { ratings, fact: Some((Seat::new(0), fact)) };
        let told = text_with(&outcome, score.clone(), Vec::new(), people);
        assert!(told.contains(&format!("\n{line}\nRating: ")), "{told}");
    }
}
