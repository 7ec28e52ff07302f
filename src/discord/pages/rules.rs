//! `/rules`: explanations of rules and tiles, found by name or by a question.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::engine::{Options, Phrase, Seed, Viewer};
use crate::games::{PictureKind, Position, Theme, Title, Topic};
use crate::table::{Snapshot, Stamp, TableId};
use crate::text::search::{Hit, Index, SearchDocument};

use super::content::picture;
use crate::discord::parts::buttons::HelpButton;
use crate::discord::parts::components::{self, MenuOption, Row};
use crate::discord::parts::limit;
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::{Message, Picture, fit};

/// Maximum number of steps of an example game until the second round.
const EXAMPLE_STEPS: usize = 500;
/// Maximum number of other topics in a menu.
const NEAR: usize = 8;
/// A topic is shown as the answer if its score exceeds that of the next one by this much. A question that matches
/// completely scores about 2.
const LEAD: f32 = 0.4;
/// Other games' topics are left out if the best topic of the channel's game has this share of the best score.
const HERE: f32 = 0.5;

/// All topics in one language.
pub struct RuleBook {
    topics: Vec<Found>,
    index: Index,
}

/// The rule books of all languages. Each is built on first use.
#[derive(Default)]
pub struct RuleBooks(Mutex<HashMap<String, Arc<RuleBook>>>);

impl RuleBooks {
    /// The rule book in this language.
    pub fn get(&self, localizer: &Localizer<'_>, titles: &[&'static dyn Title]) -> Arc<RuleBook> {
        let mut books = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let make = || Arc::new(RuleBook::new(localizer, titles));
        Arc::clone(books.entry(localizer.locale().to_owned()).or_insert_with(make))
    }
}

/// A topic, with the game it belongs to.
struct Found {
    title: &'static dyn Title,
    topic: Topic,
    name: String,
}

/// The channel's game, which decides the order of topics and the look of cards.
#[derive(Clone, Copy)]
pub struct Here<'a> {
    /// The title of the channel's game.
    pub game: &'static dyn Title,
    pub seats: u8,
    /// The theme of the channel's game, for pictures of cards.
    pub theme: Theme,
    /// The board of the channel's game for the reader, after its start.
    pub board: Option<&'a Snapshot>,
}

impl Found {
    /// The value of a suggestion.
    fn value(&self) -> String {
        value(self.title, &self.topic)
    }
}

impl RuleBook {
    /// The rules of these games in the localizer's language.
    pub fn new(localizer: &Localizer<'_>, titles: &[&'static dyn Title]) -> Self {
        let topics: Vec<Found> = titles
            .iter()
            .flat_map(|title| title.topics().into_iter().map(|topic| (*title, topic)))
            .map(|(title, topic)| Found { title, name: localizer.plain(&topic.name), topic })
            .collect();
        let document = |found: &Found| SearchDocument {
            name: found.name.clone(),
            asked: found.topic.asked.as_ref().map(|asked| localizer.plain(asked)).unwrap_or_default(),
            text: found.topic.text.iter().map(|line| localizer.plain(line)).collect::<Vec<_>>().join("\n"),
            is_note: found.topic.is_note(),
        };
        let ignored = localizer.word("ui-rules-ignored");
        let synonyms = localizer.word("ui-rules-synonyms");
        let index = Index::new(localizer.locale(), &ignored, &synonyms, topics.iter().map(document));
        RuleBook { topics, index }
    }

    /// The topics for the typed text, as name and value, best first.
    pub fn offers(&self, localizer: &Localizer<'_>, here: Option<Here<'_>>, typed: &str) -> Vec<(String, String)> {
        let found = self.found(here, typed).into_iter().map(|(found, _)| found);
        found.take(limit::OPTIONS).map(|found| (self.label(localizer, found), found.value())).collect()
    }

    /// The explanation of a chosen suggestion or a free question, with similar topics. If no topic fits well, the reply
    /// has only the similar ones.
    pub fn answer(&self, localizer: &Localizer<'_>, here: Option<Here<'_>>, typed: &str) -> Message {
        if let Some(chosen) = self.topics.iter().find(|found| found.value() == typed) {
            let near = self.found(here, &chosen.name);
            return self.explanation(localizer, chosen, &near, here);
        }
        let found = self.found(here, typed);
        let second = found.get(1).map_or(0.0, |(_, score)| *score);
        match found.first() {
            Some((best, score)) if score - second >= LEAD => self.explanation(localizer, best, &found, here),
            _ => self.near_misses(localizer, &found, here),
        }
    }

    /// The matching topics with their scores, or all topics if nothing was typed. In a channel with a game, other games'
    /// topics are left out unless they fit much better.
    fn found(&self, here: Option<Here<'_>>, typed: &str) -> Vec<(&Found, f32)> {
        let is_here = |found: &Found| here.is_some_and(|here| here.game.id() == found.title.id());
        if typed.trim().is_empty() {
            let shown = self.topics.iter().filter(|found| here.is_none() || is_here(found));
            return shown.map(|found| (found, 0.0)).collect();
        }
        let known = |hit: Hit| Some((self.topics.get(hit.document)?, hit.score));
        let mut found: Vec<(&Found, f32)> = self.index.find(typed).hits.into_iter().filter_map(known).collect();
        let best = found.first().map_or(0.0, |(_, score)| *score);
        if found.iter().any(|(found, score)| is_here(found) && *score >= HERE * best) {
            found.retain(|(found, _)| is_here(found));
        }
        found
    }

    /// The topic of a game with this identifier.
    fn part(&self, title: &dyn Title, id: &str) -> Option<&Found> {
        self.topics.iter().find(|found| found.title.id() == title.id() && found.topic.id == id)
    }

    /// The label in a list, with the game if there are several.
    fn label(&self, localizer: &Localizer<'_>, found: &Found) -> String {
        if self.topics.iter().all(|other| other.title.id() == found.title.id()) {
            return found.name.clone();
        }
        let game = Phrase::new(format!("{}-name", found.title.id()));
        let offer = Phrase::new("ui-rules-offer").with("topic", found.topic.name.clone()).with("game", game);
        localizer.plain(&offer)
    }

    fn explanation(
        &self,
        localizer: &Localizer<'_>,
        found: &Found,
        near: &[(&Found, f32)],
        here: Option<Here<'_>>,
    ) -> Message {
        let Found { title, topic, .. } = found;
        let game = Phrase::new(format!("{}-name", title.id()));
        let head = Phrase::new("ui-rules-title").with("topic", topic.name.clone()).with("game", game);
        let mut lines = vec![localizer.say(&head)];
        lines.extend(topic.text.iter().map(|line| localizer.say(line)));
        let parts: Vec<&Found> = topic.parts.iter().filter_map(|part| self.part(*title, part)).collect();
        lines.extend(
            parts
                .iter()
                .map(|part| localizer.say(&Phrase::new("ui-rules-part").with("topic", part.topic.name.clone()))),
        );
        let cuttable = 1..lines.len();
        let content = fit(&lines, cuttable, limit::CONTENT, |count| {
            localizer.say(&Phrase::new("ui-rules-more").with("count", count))
        });
        let here = here.filter(|here| here.game.id() == title.id());
        let theme = here.map(|here| here.theme).unwrap_or_default();
        let card = match &topic.card {
            _ if topic.id == Topic::OVERVIEW => example_turn(*title, here).map(|(before, after)| {
                picture(localizer, &*after, PictureKind::Overview, Viewer::Public, Some(&*before), theme)
            }),
            Some(card) => example(*title, here).map(|position| {
                picture(localizer, &*position, PictureKind::Card(card.clone()), Viewer::Public, None, theme)
            }),
            None => here.and_then(|here| region(localizer, topic, here.board?)),
        };
        let is_other = |other: &&Found| other.title.id() == title.id() && other.value() != found.value();
        let others = near.iter().map(|(found, _)| *found).filter(is_other);
        let menu = if parts.is_empty() {
            self.menu(localizer, "ui-rules-see-also", others.take(NEAR))
        } else {
            self.menu(localizer, "ui-rules-choose", parts.into_iter())
        };
        let rows = menu.into_iter().collect();
        Message { content, picture: card, rows, ..Message::default() }
    }

    /// The reply if no topic fits well: similar topics or, if there are none, those for newcomers.
    fn near_misses(&self, localizer: &Localizer<'_>, found: &[(&Found, f32)], here: Option<Here<'_>>) -> Message {
        let first = self.found(here, "");
        let near = if found.is_empty() { &first } else { found };
        let near = near.iter().map(|(found, _)| *found).take(NEAR);
        let rows = self.menu(localizer, "ui-rules-choose", near).into_iter().collect();
        let key = if found.is_empty() { "ui-rules-unknown" } else { "ui-rules-unsure" };
        Message { content: localizer.say(&Phrase::new(key)), rows, ..Message::default() }
    }

    fn menu<'a>(
        &self,
        localizer: &Localizer<'_>,
        placeholder: &str,
        topics: impl Iterator<Item = &'a Found>,
    ) -> Option<Row> {
        let labelled = |found: &Found| option(localizer, &self.label(localizer, found), found.title, &found.topic);
        menu(localizer, placeholder, topics.map(labelled).collect())
    }
}

/// The region that a topic explains, in the reader's game.
fn region(localizer: &Localizer<'_>, topic: &Topic, board: &Snapshot) -> Option<Picture> {
    let region = topic.region.clone()?;
    let localizer = localizer.of(&board.table.names());
    let (position, kind) = (board.position.as_ref(), PictureKind::Region(region));
    Some(picture(&localizer, position, kind, board.viewer, None, board.table.theme))
}

/// The value that stands for a topic in menus and suggestions.
fn value(title: &dyn Title, topic: &Topic) -> String {
    format!("{}:{}", title.id(), topic.id)
}

/// A topic as an option of [`menu`].
pub(super) fn option(localizer: &Localizer<'_>, label: &str, title: &dyn Title, topic: &Topic) -> MenuOption {
    MenuOption {
        label: label.to_owned(),
        value: value(title, topic),
        emoji: localizer.emoji(&topic.name),
        ..MenuOption::default()
    }
}

/// A menu of topics of the rules. `None` without options.
pub(super) fn menu(localizer: &Localizer<'_>, placeholder: &str, options: Vec<MenuOption>) -> Option<Row> {
    let stamp = Stamp::of_table(TableId(0));
    (!options.is_empty()).then(|| components::menu(stamp, HelpButton::Rule, 1, &localizer.word(placeholder), options))
}

/// A game before its first step. It has the number of players in this channel, since the value of a tile may depend on
/// that number.
fn example(title: &'static dyn Title, here: Option<Here<'_>>) -> Option<Box<dyn Position>> {
    let seats = here.map_or(title.max_seats(), |here| here.seats.clamp(title.min_seats(), title.max_seats()));
    let options = Options::default();
    let setup = title.deal(seats, &options, Seed::default()).ok()?;
    title.start(seats, &options, &setup).ok()
}

/// The positions before and after a turn of an example game, soon after its opening.
fn example_turn(title: &'static dyn Title, here: Option<Here<'_>>) -> Option<(Box<dyn Position>, Box<dyn Position>)> {
    let mut position = example(title, here)?;
    let mut before = position.fork();
    for _ in 0..EXAMPLE_STEPS {
        let turn = position.turn();
        let seat = position.to_act().first()?;
        let step = position.legal(seat).into_iter().next()?;
        position.play(seat, &step).ok()?;
        if position.turn() == turn {
            continue;
        }
        if position.face(Viewer::Public).round().is_some_and(|round| round > 1) {
            return Some((before, position));
        }
        before = position.fork();
    }
    None
}
