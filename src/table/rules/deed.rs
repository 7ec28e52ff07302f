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
