//! Lines as people type them: in notation, or in the words in which the steps are shown to them.

use crate::engine::Phrase;
use crate::table::UserId;

use super::draft::{LONGEST_LINE, Played, UNDO, acting_seat, before_line, tidy};
use crate::table::core::loaded::LoadedTable;

/// So many semicolons the words of a choice have at most, and so long they are with all that is shown beside them: what
/// is typed is compared with every choice, so it has bounds.
const MOST_PARTS: usize = 4;
const LONGEST_WORDS: usize = 400;

/// A typed line in notation: what was written as it is shown, in words, becomes its step. `shown` says whether what was
/// typed is a choice with this step and label. From what is not understood on, the line stays as it is.
pub fn read(live: &LoadedTable, user: UserId, typed: &str, shown: impl Fn(&str, &str, &Phrase) -> bool) -> String {
    let undo = Phrase::new("ui-button-undo-step");
    let undoes = |part: &&str| tidy(part) == UNDO || shown(part, UNDO, &undo);
    let taken_back = typed.split(';').take_while(undoes).count();
    let rest: Vec<&str> = typed.split(';').skip(taken_back).collect();
    let before = acting_seat(live, user).and_then(|seat| before_line(live, seat, taken_back));
    let Some(played) = before.ok().filter(|_| typed.len() <= LONGEST_LINE) else { return typed.to_owned() };
    let undone = std::iter::repeat_n(UNDO.to_owned(), taken_back);
    undone.chain([read_on(played, &rest.join(";"), shown)]).collect::<Vec<_>>().join("; ")
}

/// The same on the draft on which the line goes on.
pub fn read_on(mut played: Played, typed: &str, shown: impl Fn(&str, &str, &Phrase) -> bool) -> String {
    let parts: Vec<&str> = typed.split(';').collect();
    let (mut steps, mut at) = (Vec::new(), 0);
    while at < parts.len() && !played.is_complete() {
        let step = tidy(parts[at]);
        if step.is_empty() || played.push(&step).is_ok() {
            steps.push(step);
            at += 1;
            continue;
        }
        let choices = played.position.prompt(played.seat).choices;
        // Words may have semicolons of their own; where two choices have the same, nobody knows which is meant.
        let ends = at + 1..=parts.len().min(at + MOST_PARTS);
        let found = ends.rev().find_map(|end| {
            let words = Some(parts[at..end].join(";")).filter(|words| words.len() <= LONGEST_WORDS)?;
            let mut meant = choices.iter().filter(|choice| shown(&words, &choice.step, &choice.label));
            let step = &meant.next()?.step;
            meant.all(|other| other.step == *step).then_some((step, end))
        });
        match found {
            Some((step, end)) if played.push(step).is_ok() => {
                steps.push(step.clone());
                at = end;
            }
            _ => break,
        }
    }
    steps.extend(parts[at..].iter().map(|part| part.trim().to_owned()));
    steps.retain(|step| !step.is_empty());
    steps.join("; ")
}
