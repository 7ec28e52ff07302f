//! `/rules`: what a rule says and what a tile does, found by its name.

use crate::engine::{Options, Phrase, Seed, Viewer};
use crate::games::{PictureKind, Position, Theme, Title, Topic};

use super::content::picture;
use super::limit;
use super::localizer::Localizer;
use super::message::{Message, fit};

/// A topic with the game that it belongs to.
type Found = (&'static dyn Title, Topic);

/// Where it is asked: what comes first, and how a card looks.
#[derive(Clone, Copy)]
pub struct Here {
    /// The game of the table in this channel.
    pub game: &'static dyn Title,
    /// How many play it.
    pub seats: u8,
    /// The table's pictures.
    pub theme: Theme,
}

/// Topics that fit what was typed so far, as name and value, the best first; those of the game that
/// is played here come before others as good.
pub fn offers(
    localizer: &Localizer<'_>,
    titles: &[&'static dyn Title],
    here: Option<Here>,
    typed: &str,
) -> Vec<(String, String)> {
    let several = titles.len() > 1;
    let offer = |(title, topic): Found| {
        let mut name = localizer.plain(&topic.name);
        if several {
            let game = Phrase::new(format!("{}-name", title.id()));
            name = localizer.plain(&Phrase::new("ui-rules-offer").with("topic", topic.name).with("game", game));
        }
        (name, value(title, &topic.id))
    };
    ranked(localizer, titles, here, typed).into_iter().take(limit::OPTIONS).map(offer).collect()
}

/// The explanation of what was chosen among the offers or typed freely; what there is instead
/// where nothing has that name.
pub fn answer(localizer: &Localizer<'_>, titles: &[&'static dyn Title], here: Option<Here>, typed: &str) -> Message {
    let chosen = all(titles, here).find(|(title, topic)| value(*title, &topic.id) == typed);
    match chosen.or_else(|| ranked(localizer, titles, here, typed).into_iter().next()) {
        Some((title, topic)) => explanation(localizer, title, &topic, here),
        None => Message::text(localizer.say(&Phrase::new("ui-rules-unknown"))),
    }
}

fn explanation(localizer: &Localizer<'_>, title: &'static dyn Title, topic: &Topic, here: Option<Here>) -> Message {
    let game = Phrase::new(format!("{}-name", title.id()));
    let head = Phrase::new("ui-rules-title").with("topic", topic.name.clone()).with("game", game);
    let mut lines = vec![localizer.say(&head)];
    lines.extend(topic.text.iter().map(|line| localizer.say(line)));
    let cuttable = 1..lines.len();
    let content = fit(&lines, cuttable, limit::CONTENT, |count| {
        localizer.say(&Phrase::new("ui-rules-more").with("count", count))
    });
    let here = here.filter(|here| here.game.id() == title.id());
    let card = topic.card.as_ref().and_then(|card| {
        let position = example(title, here)?;
        let theme = here.map(|here| here.theme).unwrap_or_default();
        Some(picture(localizer, &*position, PictureKind::Card(card.clone()), Viewer::Public, None, theme))
    });
    Message { content, picture: card, ..Message::default() }
}

/// A game before its first step, for as many as play here: what a tile is worth may depend on that.
fn example(title: &'static dyn Title, here: Option<Here>) -> Option<Box<dyn Position>> {
    let seats = here.map_or(title.max_seats(), |here| here.seats.clamp(title.min_seats(), title.max_seats()));
    let options = Options::default();
    let setup = title.deal(seats, &options, Seed::default()).ok()?;
    title.start(seats, &options, &setup).ok()
}

/// Every topic, those of the game that is played here first.
fn all(titles: &[&'static dyn Title], here: Option<Here>) -> impl Iterator<Item = Found> {
    let mut titles = titles.to_vec();
    titles.sort_by_key(|title| here.is_none_or(|here| here.game.id() != title.id()));
    titles.into_iter().flat_map(|title| title.topics().into_iter().map(move |topic| (title, topic)))
}

/// The topics in whose name every typed word stands: what is called just so first, then names that
/// begin so, then those with a word that does.
fn ranked(localizer: &Localizer<'_>, titles: &[&'static dyn Title], here: Option<Here>, typed: &str) -> Vec<Found> {
    let typed = typed.trim().to_lowercase();
    let rank = |name: &str| {
        let name = name.to_lowercase();
        let has_all = typed.split_whitespace().all(|word| name.contains(word));
        let begins = name.split(|letter: char| !letter.is_alphanumeric()).any(|word| word.starts_with(&*typed));
        has_all.then_some(match () {
            () if name == typed => 0,
            () if name.starts_with(&*typed) => 1,
            () if begins => 2,
            () => 3,
        })
    };
    let mut found: Vec<(u8, Found)> =
        all(titles, here).filter_map(|found| rank(&localizer.plain(&found.1.name)).map(|rank| (rank, found))).collect();
    // Stable: what is as good stays in the order of the game.
    found.sort_by_key(|(rank, _)| *rank);
    found.into_iter().map(|(_, found)| found).collect()
}

/// What an offer carries.
fn value(title: &dyn Title, topic: &str) -> String {
    format!("{}:{topic}", title.id())
}
