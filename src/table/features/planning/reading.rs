//! Typed lines, in notation or in the words in which the bot shows the steps.

use crate::engine::Phrase;
use crate::table::UserId;

use super::draft::{LONGEST_LINE, Played, UNDO, acting_seat, before_line, normalize};
use crate::table::core::loaded::LoadedTable;

/// Limits for the words of one choice: the semicolons in them, and their length with all shown details. The typed text
/// is compared with every choice, so it needs limits.
const MOST_PARTS: usize = 4;
const LONGEST_WORDS: usize = 400;

/// Converts a typed line to notation: words become the steps that they show. `shown` returns `true` if the text is a
/// choice with this step and label. From the first unknown part on, the line stays unchanged.
pub fn read(table: &LoadedTable, user: UserId, typed: &str, shown: impl Fn(&str, &str, &Phrase) -> bool) -> String {
    let undo = Phrase::new("ui-button-undo-step");
    let undoes = |part: &&str| normalize(part) == UNDO || shown(part, UNDO, &undo);
    let taken_back = typed.split(';').take_while(undoes).count();
    let rest: Vec<&str> = typed.split(';').skip(taken_back).collect();
    let before = acting_seat(table, user).and_then(|seat| before_line(table, seat, taken_back));
    let Some(played) = before.ok().filter(|_| typed.len() <= LONGEST_LINE) else { return typed.to_owned() };
    let undone = std::iter::repeat_n(UNDO.to_owned(), taken_back);
    undone.chain([read_on(played, &rest.join(";"), shown)]).collect::<Vec<_>>().join("; ")
}

/// Converts a typed line on this draft.
pub fn read_on(mut played: Played, typed: &str, shown: impl Fn(&str, &str, &Phrase) -> bool) -> String {
    let parts: Vec<&str> = typed.split(';').collect();
    let (mut steps, mut at) = (Vec::new(), 0);
    while at < parts.len() && !played.is_complete() {
        let step = normalize(parts[at]);
        if step.is_empty() || played.push(&step).is_ok() {
            steps.push(step);
            at += 1;
            continue;
        }
        let choices = played.position.prompt(played.seat).choices;
        // The words can contain semicolons. If two choices have the same words, the text is ambiguous.
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
