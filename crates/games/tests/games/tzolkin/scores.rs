//! Tests of the projected final scores, and of the temple rewards on the next food day.

use std::sync::LazyLock;

use engine::{Arg, Event, Options, Phrase, Rng, Seed, Viewer};
use games::{Position, Title, all};
use text::Texts;

use crate::common::in_parallel;

static TEXTS: LazyLock<Texts> = LazyLock::new(Texts::embedded);

const SECOND: &str = "tzolkin-score-temples-second";

#[test]
fn the_score_counts_final_temples_once_and_predicts_the_next_food_day() {
    let title = all().find(|title| title.id() == "tzolkin").unwrap();
    in_parallel(120, |game| watch(title, game));
}

fn watch(title: &dyn Title, game: u64) {
    let (seed, options, seats) = (Seed::new(game), Options::default(), 2 + (game % 3) as u8);
    let setup = title.deal(seats, &options, seed).unwrap();
    let mut position = title.start(seats, &options, &setup).unwrap();
    let mut rng = Rng::stream(seed, 11);
    let (mut food_days, mut last) = (0, None);
    while let Some(seat) = position.to_act().first() {
        let before = position.fork();
        let legal = position.legal(seat);
        let events = position.play(seat, &legal[rng.index(legal.len())]).unwrap();
        if !events.iter().any(|event| event.phrase.key == "tzolkin-event-food-day") {
            continue;
        }
        food_days += 1;
        let notes = before.face(Viewer::Public).score_notes();
        let text = list(&notes[1], "shares").to_vec();
        let keys = ["tzolkin-next-goods", "tzolkin-next-points", "tzolkin-next-goods", "tzolkin-next-points-counted"];
        assert_eq!(notes[1].key, keys[food_days - 1]);
        for (place, share) in (0..).zip(&text) {
            let change = &list(share, "changes")[0];
            if food_days % 2 == 0 {
                assert_eq!(number(change, "n"), temple_points(&events, place), "{notes:?}");
            } else {
                assert_eq!(say(change), rewarded(&events, place));
            }
        }
        if food_days == 4 {
            last = Some((0..usize::from(seats)).map(|seat| counted(&*before, seat)).collect::<Vec<_>>());
            assert!(text.iter().enumerate().all(|(seat, share)| {
                counted(&*before, seat) == 4 * number(&list(share, "changes")[0], "n") as i32
            }));
        }
    }
    // The last food day doesn't change earlier counts.
    let end: Vec<i32> = (0..usize::from(seats)).map(|seat| counted(&*position, seat)).collect();
    assert_eq!(last, Some(end));
    assert!(position.face(Viewer::Public).score_notes().is_empty());
    let result = position.outcome().unwrap();
    for (lines, points) in position.face(Viewer::Public).score().iter().zip(&result.points) {
        assert_eq!(lines.iter().map(|line| line.points).sum::<i32>(), *points);
    }
}

/// A seat's projected points from the temples of the second age.
fn counted(position: &dyn Position, seat: usize) -> i32 {
    let lines = &position.face(Viewer::Public).score()[seat];
    lines.iter().filter(|line| line.source.key == SECOND).map(|line| line.points).sum()
}

fn of_seat<'a>(events: &'a [Event], key: &'a str, seat: u8) -> impl Iterator<Item = &'a Event> {
    let is = move |event: &&Event| event.phrase.key == key && event.seat.is_some_and(|of| of.number() == seat);
    events.iter().filter(is)
}

fn temple_points(events: &[Event], seat: u8) -> i64 {
    of_seat(events, "tzolkin-event-temple-scored", seat).map(|event| number(&event.phrase, "points")).sum()
}

/// The temple rewards, in words.
fn rewarded(events: &[Event], seat: u8) -> String {
    let goods = of_seat(events, "tzolkin-event-rewarded", seat).next();
    let goods = goods.map(|event| match argument(&event.phrase, "goods") {
        Some(Arg::Phrase(goods)) => goods.clone(),
        Some(Arg::List(goods)) => Phrase::new("core-list").with("items", goods.clone()),
        other => panic!("no goods but {other:?}"),
    });
    say(&goods.unwrap_or_else(|| Phrase::new("tzolkin-amount-nothing")))
}

fn say(phrase: &Phrase) -> String {
    TEXTS.say("en", phrase, &[])
}

fn argument<'a>(phrase: &'a Phrase, name: &str) -> Option<&'a Arg> {
    phrase.args.iter().find(|(known, _)| known == name).map(|(_, value)| value)
}

fn number(phrase: &Phrase, name: &str) -> i64 {
    match argument(phrase, name) {
        Some(Arg::Number(number)) => *number,
        other => panic!("no {name} but {other:?}"),
    }
}

fn list<'a>(phrase: &'a Phrase, name: &str) -> &'a [Phrase] {
    match argument(phrase, name) {
        Some(Arg::List(phrases)) => phrases,
        other => panic!("no {name} but {other:?}"),
    }
}
