//! Steps played on a copy: their outcome without anything that depends on hidden information.

use engine::{Event, Facts, Phrase, Seat};

use super::Position;

/// A step that was played on a copy.
pub struct StepPreview {
    /// The position after the step. If the step completes the turn, this is before the end of the turn. If the game
    /// doesn't separate the end of the turn, it is the position before the step ([`engine::Game::apply_held`]).
    pub position: Box<dyn Position>,
    /// Effects of the step, up to the first event that reveals something. Those of the end of the turn are left out.
    pub events: Vec<Event>,
    /// `true` if the step completes the turn.
    pub complete: bool,
    /// `true` if the step revealed something.
    pub reveals: bool,
    /// The hash of the resulting state, including the end of the turn.
    pub reached: u64,
}

/// Plays a seat's step on a copy. `None` if the step isn't legal.
pub fn try_step(before: &dyn Position, seat: Seat, step: &str) -> Option<StepPreview> {
    let mut after = before.fork();
    let mut events = after.play(seat, step).ok()?;
    let (complete, reached) = (after.turn() > before.turn(), after.hash());
    let reveals = events.iter().any(|event| event.reveals);
    if complete {
        // The end of the turn concerns all players and isn't this seat's doing.
        let mut held = before.fork();
        match held.hold(seat, step) {
            Some(own) => (events, after) = (own, held),
            None => {
                let till = events.iter().take_while(|event| event.seat == Some(seat)).count();
                events.truncate(till);
                after = before.fork();
            }
        }
    }
    let open = events.iter().take_while(|event| !event.reveals).count();
    events.truncate(open);
    Some(StepPreview { position: after, events, complete, reveals, reached })
}

/// The facts of a seat's turn before it is played, up to the first step that isn't legal or reveals something.
pub fn facts_of(position: &dyn Position, seat: Seat, steps: &[String]) -> Facts {
    let (mut position, mut events) = (position.fork(), Vec::new());
    for step in steps {
        let Some(tried) = try_step(&*position, seat, step) else { break };
        events.extend(tried.events);
        if tried.complete || tried.reveals {
            break;
        }
        position = tried.position;
    }
    Facts::of(&events)
}

/// A turn in one phrase before it is played: its facts, or the labels of its steps if it has none, as for a secret
/// choice.
pub fn turn_in_words(position: &dyn Position, seat: Seat, steps: &[String]) -> Phrase {
    facts_of(position, seat, steps).turn(seat).unwrap_or_else(|| {
        let (mut position, mut labels) = (position.fork(), Vec::new());
        for step in steps {
            let choices = position.prompt(seat).choices;
            labels.extend(choices.into_iter().find(|choice| choice.step == *step).map(|choice| choice.label));
            if position.play(seat, step).is_err() {
                break;
            }
        }
        Phrase::new("core-list").with("items", labels)
    })
}

#[cfg(test)]
mod tests {
    use engine::{Arg, Options, Rng, Seed};

    use super::*;
    use crate::title;

    fn begun(game: &str, seed: u64) -> Box<dyn Position> {
        let title = title(game).unwrap();
        let setup = title.deal(2, &Options::default(), Seed::new(seed)).unwrap();
        title.start(2, &Options::default(), &setup).unwrap()
    }

    #[test]
    fn a_turn_is_summarized_before_it_is_played() {
        let mut position = begun("tzolkin", 5);
        let seat = position.to_act().first().unwrap();
        let secret = position.legal(seat).remove(0);
        assert!(facts_of(&*position, seat, std::slice::from_ref(&secret)).turn(seat).is_none());
        let words = turn_in_words(&*position, seat, &[secret]);
        assert!(matches!(&words.args[..], [(_, Arg::List(labels))] if labels.len() == 1), "{words:?}");
        // Both choose their tiles. After that, the first player's turn can be planned.
        while position.turn() < 2 {
            let seat = position.to_act().first().unwrap();
            let step = position.legal(seat).remove(0);
            position.play(seat, &step).unwrap();
        }
        let seat = position.to_act().first().unwrap();
        let (mut planned, mut steps) = (position.fork(), Vec::new());
        while planned.turn() == 2 {
            let step = planned.legal(seat).remove(0);
            planned.play(seat, &step).unwrap();
            steps.push(step);
        }
        assert_eq!(facts_of(&*position, seat, &steps).turn(seat).unwrap().key, "core-turn-summary");
        assert!(facts_of(&*position, seat, &[]).turn(seat).is_none());
        assert!(facts_of(&*position, seat, &["no step".to_owned()]).turn(seat).is_none());
    }

    /// An ascension moves the calendar, which no player does, but the facts still have its reward. A technology can pay
    /// its other owners.
    #[test]
    fn a_summary_has_ascension_rewards_and_points_for_other_owners_of_a_technology() {
        let (mut ascended, mut paid) = (0, 0);
        for seed in 3..9 {
            let mut position = begun("teotihuacan", seed);
            let mut rng = Rng::new(Seed::new(seed));
            let (mut begun, mut steps) = (position.fork(), Vec::new());
            while let Some(seat) = position.to_act().first() {
                let (turn, legal) = (position.turn(), position.legal(seat));
                let step = legal[rng.index(legal.len())].clone();
                position.play(seat, &step).unwrap();
                steps.push(step);
                if position.turn() == turn {
                    continue;
                }
                let facts = facts_of(&*begun, seat, &steps);
                if steps.iter().any(|step| step.starts_with("reward ")) {
                    let words = format!("{:?}", facts.turn(seat).unwrap());
                    assert!(words.contains("teotihuacan-did-ascend"), "{words}");
                    ascended += 1;
                }
                if !facts.of_others(seat).is_empty() {
                    assert_eq!(facts.turn(seat).unwrap().key, "core-turn-others");
                    paid += 1;
                }
                (begun, steps) = (position.fork(), Vec::new());
            }
        }
        assert!(ascended > 0 && paid > 0, "{ascended}, {paid}");
    }
}
