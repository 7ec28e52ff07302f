//! The topics of `/rules` that every game has.

use crate::Topic;
use engine::Phrase;

/// A topic for each rule: `<game>-rule-<id>` with its text (`.text`) and what players ask (`.asked`).
pub fn rules(game: &str, rules: &[&str]) -> Vec<Topic> {
    let rule = |id: &&str| {
        let key = format!("{game}-rule-{id}");
        let (text, asked) = (vec![Phrase::new(format!("{key}.text"))], Some(Phrase::new(format!("{key}.asked"))));
        Topic { asked, ..Topic::new(format!("rule-{id}"), Phrase::new(key), text) }
    };
    rules.iter().map(rule).collect()
}

/// The points on which the printed rules are silent or disagree: a topic that leads to all rulings of a game, and one
/// for each ruling: the rule as played (`.played`), then the text of the sources (`.sources`). Both have what players
/// ask (`.asked`). The phrases are `<game>-rulings` and `<game>-ruling-<id>`.
pub fn rulings(game: &str, rulings: &[&str]) -> Vec<Topic> {
    let id = |ruling: &&str| format!("{}{ruling}", Topic::RULING);
    let key = format!("{game}-rulings");
    let (text, asked) = (vec![Phrase::new(format!("{key}.text"))], Some(Phrase::new(format!("{key}.asked"))));
    let parts = rulings.iter().map(id).collect();
    let all = Topic { asked, parts, ..Topic::new("rulings".to_owned(), Phrase::new(key), text) };
    let each = rulings.iter().map(|ruling| {
        let key = format!("{game}-ruling-{ruling}");
        let text = vec![Phrase::new(format!("{key}.played")), Phrase::new(format!("{key}.sources"))];
        let asked = Some(Phrase::new(format!("{key}.asked")));
        Topic { asked, ..Topic::new(id(ruling), Phrase::new(key), text) }
    });
    std::iter::once(all).chain(each).collect()
}
