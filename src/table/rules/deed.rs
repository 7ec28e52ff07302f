//! What a turn does and brings, before it is played.

use crate::engine::{Arg, Event, Phrase, Seat, summarize};
use crate::games::Position;

/// What these steps of a seat do and bring (`core-deed`: the lists `clauses` and `changes`), as far as nothing hidden
/// decides it; nothing where there is nothing to tell.
pub fn deed(position: &dyn Position, seat: Seat, steps: &[String]) -> Option<Phrase> {
    let mut position = position.fork();
    let mut events: Vec<Event> = Vec::new();
    for step in steps {
        let Ok(more) = position.play(seat, step) else { break };
        let open = more.iter().take_while(|event| event.seat == Some(seat) && !event.reveals).count();
        events.extend(more.iter().take(open).cloned());
        if open < more.len() {
            break;
        }
    }
    let line = summarize(&events).into_iter().find(|line| line.key == "core-turn")?;
    let list = |name: &str| line.args.iter().find(|(known, _)| known == name).map(|(_, list)| list.clone());
    let (clauses, changes) = (list("clauses")?, list("changes")?);
    let empty = |list: &Arg| matches!(list, Arg::List(phrases) if phrases.is_empty());
    if empty(&clauses) && empty(&changes) {
        return None;
    }
    Some(Phrase::new("core-deed").with("clauses", clauses).with("changes", changes))
}

#[cfg(test)]
mod tests {
    use crate::engine::{Options, Seed};
    use crate::games::title;

    use super::*;

    #[test]
    fn a_turn_is_told_before_it_is_played() {
        let title = title("tzolkin").unwrap();
        let setup = title.deal(2, &Options::default(), Seed::new(5)).unwrap();
        let mut position = title.start(2, &Options::default(), &setup).unwrap();
        // Both choose their tiles; then the first player's turn is planned.
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
        let told = deed(&*position, seat, &steps).unwrap();
        assert_eq!(told.key, "core-deed");
        assert!(deed(&*position, seat, &[]).is_none());
        assert!(deed(&*position, seat, &["no step".to_owned()]).is_none());
    }
}
