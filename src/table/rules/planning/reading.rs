//! Typed lines, in notation or in the words in which the bot shows the steps, and suggestions for them.

use crate::engine::Phrase;
use crate::games::Choice;

use super::draft::{LONGEST_LINE, Played, UNDO, normalize};
use crate::table::values::{AfterPlan, Completion, Meaning, PlanningRefusal, Refusal};

impl Refusal {
    /// Adds the draft that the line continues.
    #[must_use]
    pub fn after(self, planned: &[String], plan: Vec<Phrase>) -> Self {
        match self {
            Refusal::Planning(PlanningRefusal::Illegal { step, spelled, possible, words, reason })
                if !planned.is_empty() && !possible.is_empty() =>
            {
                let words = Box::new(AfterPlan { possible: words, planned: plan });
                let planned = planned.to_vec();
                Refusal::Planning(PlanningRefusal::IllegalAfter { step, spelled, possible, planned, words, reason })
            }
            other => other,
        }
    }

    /// Adds the step's number in the line, from 1. The possible steps there are not those of the current position.
    #[must_use]
    pub fn in_line(self, number: usize) -> Self {
        match self {
            Refusal::Planning(PlanningRefusal::Illegal { step, spelled, possible, words, reason })
                if number > 1 && !possible.is_empty() =>
            {
                Refusal::Planning(PlanningRefusal::IllegalInLine { number, step, spelled, possible, words, reason })
            }
            other => other,
        }
    }
}

/// Limits for the words of one choice: the semicolons in them, and their length with all shown details. The typed text
/// is compared with every choice, so it needs limits.
const MOST_PARTS: usize = 4;
const LONGEST_WORDS: usize = 400;

/// Discord's limits for autocompletion: the number of suggestions, and the characters of each.
const MOST_OFFERS: usize = 25;

const LONGEST_OFFER: usize = 100;

/// Returns how many of the last clicks the line undoes at its start. `shown` returns `true` if the text is a choice
/// with this step and label.
pub fn undone(typed: &str, shown: impl Fn(&str, &str, &Phrase) -> bool) -> usize {
    let undo = Phrase::new("ui-button-undo-step");
    typed.split(';').take_while(|part| normalize(part) == UNDO || shown(part, UNDO, &undo)).count()
}

/// The reader's language, for comparing typed text with steps.
pub struct ReaderLanguage<S, M, R> {
    /// Returns `true` if the text is a choice with this step and label.
    pub shown: S,
    /// Compares a text in the reader's own words with a label.
    pub meant: M,
    /// The possible meanings of a text in notation, best first.
    pub readings: R,
}

/// Converts a typed line to notation: words become the steps that they show. The draft already lacks the `undone`
/// clicks. The first part that isn't possible becomes notation if its words are known, so the refusal can tell the
/// reason. After it, the line stays unchanged.
pub fn read<S, M, R>(mut played: Played, typed: &str, undone: usize, language: &ReaderLanguage<S, M, R>) -> String
where
    S: Fn(&str, &str, &Phrase) -> bool,
    M: Fn(&str, &Phrase) -> Meaning,
    R: Fn(&str) -> Vec<String>,
{
    let ReaderLanguage { shown, meant, readings } = language;
    if typed.len() > LONGEST_LINE {
        return typed.to_owned();
    }
    let parts: Vec<&str> = typed.split(';').skip(undone).collect();
    let (mut steps, mut at) = (vec![UNDO.to_owned(); undone], 0);
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
        let short = Some(step.as_str()).filter(|step| step.len() <= LONGEST_WORDS);
        let read = short.map_or_else(Vec::new, readings);
        let found = found.or_else(|| Some((only_legal(&choices, &read)?, at + 1)));
        let found = found.or_else(|| Some((own_words(&choices, short?, meant)?, at + 1)));
        let found = found.or_else(|| Some((after_verb(&choices, short?, meant, readings)?, at + 1)));
        match found {
            Some((step, end)) if played.push(step).is_ok() => {
                steps.push(step.clone());
                at = end;
            }
            _ => {
                let known = read.iter().find(|reading| played.position.title().is_notation(reading));
                let in_notation = known.or(read.first());
                steps.extend(in_notation.cloned());
                at += usize::from(in_notation.is_some());
                break;
            }
        }
    }
    steps.extend(parts[at..].iter().map(|part| part.trim().to_owned()));
    steps.retain(|step| !step.is_empty());
    steps.join("; ")
}

/// The step that one of the readings is, if only one is legal.
fn only_legal<'a>(choices: &'a [Choice], readings: &[String]) -> Option<&'a String> {
    let mut legal = choices.iter().map(|choice| &choice.step).filter(|step| readings.contains(step));
    let step = legal.next()?;
    legal.next().is_none().then_some(step)
}

/// The step that a text in the reader's own words means, if it means only one.
fn own_words<'a>(
    choices: impl IntoIterator<Item = &'a Choice>,
    typed: &str,
    meant: impl Fn(&str, &Phrase) -> Meaning,
) -> Option<&'a String> {
    let meanings = choices.into_iter().map(|choice| (meant(typed, &choice.label), &choice.step));
    let meanings: Vec<_> = meanings.collect();
    let closest = meanings.iter().map(|(meaning, _)| *meaning).max().filter(|most| *most > Meaning::Other)?;
    let mut steps = meanings.into_iter().filter(|(meaning, _)| *meaning == closest).map(|(_, step)| step);
    let step = steps.next()?;
    steps.next().is_none().then_some(step)
}

/// The step that a text with a verb of the notation and words of a label means, if it means only one.
fn after_verb<'a>(
    choices: &'a [Choice],
    typed: &str,
    meant: impl Fn(&str, &Phrase) -> Meaning,
    readings: impl Fn(&str) -> Vec<String>,
) -> Option<&'a String> {
    let (verb, rest) = typed.split_once(' ')?;
    let verbs = readings(verb);
    let is_meant =
        |choice: &&Choice| choice.step.split(' ').next().is_some_and(|verb| verbs.iter().any(|own| own == verb));
    own_words(choices.iter().filter(is_meant), rest, meant)
}

/// The text of a suggested line, without blanks after the semicolons if it would be too long with them. `None` if it is
/// still too long.
fn offered_line(steps: &[String]) -> Option<String> {
    ["; ", ";"].iter().map(|between| steps.join(between)).find(|line| line.chars().count() <= LONGEST_OFFER)
}

/// Suggests continuations of an unfinished line on this draft: steps that contain the typed text, or that `meant`
/// accepts by step and label. `readings` are the possible notations of an earlier step.
pub fn complete(
    mut played: Played,
    typed: &str,
    meant: impl Fn(&str, &Phrase) -> bool,
    readings: impl Fn(&str) -> Vec<String>,
) -> Vec<Completion> {
    if typed.len() > LONGEST_LINE {
        return Vec::new();
    }
    let seat = played.seat;
    let taken_back = typed.split(';').map(normalize).any(|step| step == UNDO);
    let (before, last) = typed.rsplit_once(';').map_or((None, typed), |(before, last)| (Some(before), last));
    let mut prefix: Vec<String> = Vec::new();
    let planned = !played.is_empty();
    for step in before.into_iter().flat_map(|before| before.split(';')).map(normalize).filter(|step| !step.is_empty()) {
        if step == UNDO || played.push(&step).is_ok() {
            prefix.push(step);
            continue;
        }
        let read = if step.len() <= LONGEST_WORDS { readings(&step) } else { Vec::new() };
        let choices = played.position.prompt(seat).choices;
        match only_legal(&choices, &read) {
            Some(step) if played.push(step).is_ok() => prefix.push(step.clone()),
            _ => return Vec::new(),
        }
    }
    if played.is_complete() {
        return Vec::new();
    }
    let wanted = normalize(last);
    let words: Vec<&str> = wanted.split(' ').collect();
    let mut offers: Vec<(u8, Completion)> = Vec::new();
    let mut too_long = false;
    for choice in played.position.prompt(seat).choices {
        let rank = if choice.step.starts_with(&wanted) {
            0
        } else if words.iter().all(|word| choice.step.contains(word)) {
            1
        } else if meant(&choice.step, &choice.label) {
            2
        } else {
            continue;
        };
        prefix.push(choice.step);
        match offered_line(&prefix) {
            Some(value) => offers.push((rank, Completion { value, label: choice.label })),
            None => too_long = true,
        }
        prefix.pop();
    }
    if planned && before.is_none() && !taken_back && UNDO.starts_with(&wanted) {
        offers.push((1, Completion { value: UNDO.to_owned(), label: Phrase::new("ui-button-undo-step") }));
    }
    // Steps that don't fit Discord's limit can follow in another line, since the draft keeps the earlier ones.
    if too_long && let Some(value) = offered_line(&prefix).filter(|value| !value.is_empty()) {
        offers.push((3, Completion { value, label: Phrase::new("ui-completion-so-far") }));
    }
    // The sort is stable, so choices of the same rank stay in the order of the record format.
    offers.sort_by_key(|(rank, _)| *rank);
    offers.into_iter().map(|(_, offer)| offer).take(MOST_OFFERS).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_line_is_offered_without_spaces_if_it_fits() {
        let steps = |count: usize| vec!["take 1".to_owned(); count];
        assert_eq!(offered_line(&steps(2)).as_deref(), Some("take 1; take 1"));
        assert_eq!(offered_line(&steps(12)).map(|line| line.len()), Some(94), "with blanks");
        assert_eq!(offered_line(&steps(14)).map(|line| line.len()), Some(97), "without blanks");
        assert_eq!(offered_line(&steps(15)), None);
        assert_eq!(offered_line(&[]).as_deref(), Some(""));
    }
}
