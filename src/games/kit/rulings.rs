//! Points on which the printed rules are silent or disagree, as topics of `/rules`.

use crate::engine::Phrase;
use crate::games::Topic;

/// A topic that leads to all rulings of a game, and one for each ruling: the rule as played (`.played`), then the text
/// of the sources (`.sources`). The phrases are `<game>-rulings` and `<game>-ruling-<id>`.
pub fn topics(game: &str, rulings: &[&str]) -> Vec<Topic> {
    let id = |ruling: &&str| format!("{}{ruling}", Topic::RULING);
    let key = format!("{game}-rulings");
    let all = Topic {
        id: "rulings".to_owned(),
        text: vec![Phrase::new(format!("{key}.text"))],
        asked: Some(Phrase::new(format!("{key}.asked"))),
        name: Phrase::new(key),
        card: None,
        region: None,
        parts: rulings.iter().map(id).collect(),
    };
    let each = rulings.iter().map(|ruling| {
        let key = format!("{game}-ruling-{ruling}");
        Topic {
            id: id(ruling),
            text: vec![Phrase::new(format!("{key}.played")), Phrase::new(format!("{key}.sources"))],
            asked: None,
            name: Phrase::new(key),
            card: None,
            region: None,
            parts: Vec::new(),
        }
    });
    std::iter::once(all).chain(each).collect()
}
