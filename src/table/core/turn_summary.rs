//! Summary of a turn before it is played.

use crate::engine::{Arg, Event, Phrase, Seat, summarize};
use crate::games::{Position, try_step};

/// Summarizes the actions and gains of these steps, up to the first hidden information (`core-summary`: the lists
/// `clauses` and `changes`). `None` if both lists are empty.
pub fn turn_summary(position: &dyn Position, seat: Seat, steps: &[String]) -> Option<Phrase> {
    let mut position = position.fork();
    let mut events: Vec<Event> = Vec::new();
    for step in steps {
        let Some(tried) = try_step(&*position, seat, step) else { break };
        events.extend(tried.events);
        if tried.complete || tried.reveals {
            break;
        }
        position = tried.position;
    }
    let line = summarize(&events).into_iter().find(|line| line.key == "core-turn")?;
    let list = |name: &str| line.args.iter().find(|(known, _)| known == name).map(|(_, list)| list.clone());
    let (clauses, changes) = (list("clauses")?, list("changes")?);
    let empty = |list: &Arg| matches!(list, Arg::List(phrases) if phrases.is_empty());
    if empty(&clauses) && empty(&changes) {
        return None;
    }
    Some(Phrase::new("core-turn-summary").with("clauses", clauses).with("changes", changes))
}

#[cfg(test)]
mod tests {
    use crate::engine::{Options, Rng, Seed};
    use crate::games::title;

    use super::*;

    #[test]
    fn a_turn_is_told_before_it_is_played() {
        let title = title("tzolkin").unwrap();
        let setup = title.deal(2, &Options::default(), Seed::new(5)).unwrap();
        let mut position = title.start(2, &Options::default(), &setup).unwrap();
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
        let summary = turn_summary(&*position, seat, &steps).unwrap();
        assert_eq!(summary.key, "core-turn-summary");
        assert!(turn_summary(&*position, seat, &[]).is_none());
        assert!(turn_summary(&*position, seat, &["no step".to_owned()]).is_none());
    }
    /// An ascension moves the calendar, which no player does, but the summary still has its reward.
    #[test]
    fn an_ascension_is_told_with_its_reward() {
        let title = title("teotihuacan").unwrap();
        let setup = title.deal(2, &Options::default(), Seed::new(3)).unwrap();
        let mut position = title.start(2, &Options::default(), &setup).unwrap();
        let mut rng = Rng::new(Seed::new(3));
        let (mut begun, mut steps, mut ascended) = (position.fork(), Vec::new(), 0);
        while let Some(seat) = position.to_act().first() {
            let (turn, legal) = (position.turn(), position.legal(seat));
            let step = legal[rng.index(legal.len())].clone();
            position.play(seat, &step).unwrap();
            steps.push(step);
            if position.turn() > turn {
                if steps.iter().any(|step| step.starts_with("reward ")) {
                    let summary = turn_summary(&*begun, seat, &steps).unwrap();
                    let Some((_, Arg::List(clauses))) = summary.args.first() else { panic!("{summary:?}") };
                    assert!(clauses.iter().any(|clause| clause.key == "teotihuacan-did-ascend"), "{clauses:?}");
                    ascended += 1;
                }
                (begun, steps) = (position.fork(), Vec::new());
            }
        }
        assert!(ascended > 0);
    }
}
