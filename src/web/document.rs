//! The page of a game after a number of turns, as parts with the hash of their content.
//!
//! The whole page and every update are made of the same parts, so that a browser asks only for those it lacks.

use std::fmt::Write;
use std::sync::Arc;

use serde_json::json;
use xxhash_rust::xxh3::xxh3_64;

use crate::engine::{Outcome, Phrase, Seat, SeatSet};
use crate::games::{BoardThing, PageBoard, Theme};
use crate::render::{Renderer, escaped, svg_use};
use crate::scene::{Area, Scene};
use crate::table::{PublicGame, PublicPosition, TableState, TurnInWords};

use super::chart;
use super::words::PageWords;

/// The slots of the parts that are the same after every turn.
const OF_THE_GAME: [&str; 2] = ["log", "charts"];

/// The content of those parts, written once for each version of the game and language.
pub struct Whole([Arc<str>; 2]);

impl Whole {
    pub fn new(words: &PageWords, game: &PublicGame) -> Whole {
        Whole([log(words, game).into(), chart::charts(words, game).into()])
    }
}

/// Maximum number of new turns that are listed.
const NEWS: u32 = 12;

/// A piece of the page: the content of the element with this id.
pub struct PageElement {
    pub slot: String,
    pub hash: String,
    pub content: Arc<str>,
}

/// The page after a number of turns.
pub struct Document {
    pub turn: u32,
    /// The number of turns of the game so far.
    pub last: u32,
    /// The turn and the version of the game after it.
    pub tag: String,
    /// The text in the title of the window.
    pub title: String,
    /// One sentence for screen readers.
    pub announcement: String,
    /// The size of the wide and of the narrow board.
    pub sizes: [(u32, u32); 2],
    pub parts: Vec<PageElement>,
}

/// The number of a turn with the version of the game after it.
pub fn tag(game: &PublicGame, turn: u32) -> String {
    format!("{turn}-{}", short(game.version(turn)))
}

/// A hash with as few characters as an address needs.
fn short(hash: u64) -> String {
    let mut left = hash >> 16;
    let mut digits = String::new();
    while left > 0 || digits.is_empty() {
        digits.push(char::from_digit((left % 36) as u32, 36).unwrap_or('0'));
        left /= 36;
    }
    digits
}

impl Document {
    /// Draws and writes the page after `turn` turns, with marks on what changed since `since` turns.
    pub fn new(
        renderer: &Renderer,
        words: &PageWords,
        (game, whole): (&PublicGame, &Whole),
        (turn, since): (u32, u32),
    ) -> Document {
        let last = game.turns();
        let moment = game.moment(turn);
        let mut document = Document {
            turn,
            last,
            tag: tag(game, turn),
            title: String::new(),
            announcement: String::new(),
            sizes: [(1, 1); 2],
            parts: Vec::new(),
        };
        let state = headline(game, moment.as_ref().filter(|_| turn == last), turn);
        document.title = words.plain(&state);
        document.add("head", head(words, game, moment.as_ref(), &state, turn));
        document.add("news", news(words, game, since, turn));
        if let Some(moment) = &moment {
            let before = (since < turn).then(|| game.moment(since)).flatten();
            document.board(renderer, words, moment, before.as_ref());
            for (seat, html) in players(words, moment).into_iter().enumerate() {
                document.add(&format!("{SEAT}{seat}"), html);
            }
            document.announcement = words.plain(&moment.face().status());
        } else {
            document.add(&format!("{SEAT}0"), seats(words, game));
        }
        for (slot, content) in OF_THE_GAME.into_iter().zip(&whole.0) {
            document.add(slot, Arc::clone(content));
        }
        if let Some(played) = game.turn(turn) {
            let lines: Vec<String> = played.lines.iter().map(|line| words.plain(line)).collect();
            document.announcement = lines.join(" ");
        }
        document
    }

    fn add(&mut self, slot: &str, content: impl Into<Arc<str>>) {
        let content = content.into();
        // The slot counts too: a reader with this hash keeps the content of the slot.
        let hash = short(xxh3_64(format!("{slot} {content}").as_bytes()));
        self.parts.push(PageElement { slot: slot.to_owned(), hash, content });
    }

    /// The layers of the board, their two arrangements, and the things on it.
    fn board(
        &mut self,
        renderer: &Renderer,
        words: &PageWords,
        moment: &PublicPosition,
        before: Option<&PublicPosition>,
    ) {
        let PageBoard { scene, narrow } = moment.board(before, words.names(), Theme::Light);
        self.sizes = [(scene.width, scene.height), (narrow.width, narrow.height)];
        let shown = |views: &mut dyn Iterator<Item = (&'static str, crate::scene::Transform)>| {
            views.map(|(name, view)| svg_use(&layer_id(name), &view)).collect::<String>()
        };
        let wide = shown(&mut scene.layers.iter().map(|layer| (layer.name, layer.view)));
        let thin = shown(&mut scene.layers.iter().map(|layer| layer.name).zip(narrow.views.iter().copied()));
        self.add("wide", wide);
        self.add("narrow", thin);
        let description: Vec<String> = scene.alt.iter().map(|line| words.attribute(line)).collect();
        self.add("about", format!("<p>{}</p>", description.join(" ")));
        let mut stacked = scene.clone();
        for (layer, view) in stacked.layers.iter_mut().zip(&narrow.views) {
            layer.view = *view;
        }
        for (group, html) in things(words, &moment.face().things(), &scene, &stacked).into_iter().enumerate() {
            self.add(&format!("{GROUP}{group}"), html);
        }
        for layer in renderer.svg_layers(&scene, &|phrase| words.plain(phrase)) {
            self.add(&layer_id(layer.name), layer.content);
        }
    }

    /// Its size in memory, in bytes.
    pub fn bytes(&self) -> usize {
        self.parts.iter().map(|part| part.content.len() + part.slot.len() + part.hash.len()).sum()
    }

    /// The page as an update: the parts that the reader lacks, each with its hash.
    pub fn update(&self, known: &[&str]) -> String {
        // The readers of a past turn have the log of the present already.
        let of_this_turn = |part: &PageElement| self.turn == self.last || !OF_THE_GAME.contains(&part.slot.as_str());
        let wanted = |part: &&PageElement| of_this_turn(part) && !known.contains(&part.hash.as_str());
        let part = |part: &PageElement| json!([part.slot, part.hash, &*part.content]);
        json!({
            "turn": self.turn,
            "last": self.last,
            "tag": self.tag,
            "title": self.title,
            "say": self.announcement,
            "sizes": self.sizes,
            "parts": self.parts.iter().filter(wanted).map(part).collect::<Vec<_>>(),
        })
        .to_string()
    }
}

/// Beginnings of the slots of layers, of groups of things and of players.
pub const LAYER: &str = "l-";
pub const SEAT: &str = "s-";
pub const GROUP: &str = "g-";

fn layer_id(name: &str) -> String {
    format!("{LAYER}{name}")
}

/// The players to move, or the winners. For a past turn, `now` is `None`, and the headline has only its number.
fn headline(game: &PublicGame, now: Option<&PublicPosition>, turn: u32) -> Phrase {
    let people = |seats: &mut dyn Iterator<Item = Seat>| -> Vec<Phrase> {
        seats.map(|seat| Phrase::new("core-seat").seat("seat", seat)).collect()
    };
    match (game.state, now) {
        (TableState::Lobby, _) => Phrase::new("web-lobby").with("open", open_seats(game)),
        (TableState::Cancelled, _) => Phrase::new("web-cancelled"),
        (_, Some(moment)) => match moment.outcome() {
            Some(outcome) => {
                let most = outcome.points.iter().max().copied().unwrap_or_default();
                let wins = Phrase::new("web-wins").with("points", most).with("denominator", outcome.denominator);
                wins.with("players", people(&mut winners(outcome).iter()))
            }
            None => Phrase::new("web-to-move").with("players", people(&mut moment.to_act().iter())),
        },
        (_, None) => Phrase::new("web-past").with("turn", turn),
    }
}

fn winners(outcome: Outcome) -> SeatSet {
    let ranks = Seat::all(outcome.ranking.len() as u8).zip(&outcome.ranking);
    ranks.filter(|(_, rank)| **rank == 1).map(|(seat, _)| seat).collect()
}

fn open_seats(game: &PublicGame) -> usize {
    usize::from(game.capacity).saturating_sub(game.names.len())
}

fn head(words: &PageWords, game: &PublicGame, moment: Option<&PublicPosition>, headline: &Phrase, turn: u32) -> String {
    let live = turn == game.turns();
    let shown = moment.filter(|_| live).map(|moment| moment.outcome().map_or_else(|| moment.to_act(), winners));
    let seats: Vec<Seat> = shown.into_iter().flat_map(|seats| seats.iter().collect::<Vec<_>>()).collect();
    let pieces: String = seats.into_iter().map(|seat| words.piece(seat)).collect();
    let mut html = format!("<h1>{pieces}<span>{}</span></h1>", words.html(headline));
    let since = game.ended.or(game.paused).or(game.since).filter(|_| live);
    if let Some(since) = since {
        let _ = write!(
            html,
            "<p class=\"since\"><time datetime=\"{since:.0}\">{}</time></p>",
            since.strftime("%Y-%m-%d %H:%M UTC")
        );
    }
    // At the end the headline says the same.
    if let Some(moment) = moment.filter(|_| !live || game.state != TableState::Over) {
        let _ = write!(html, "<p class=\"status\">{}</p>", words.html(&moment.face().status()));
    }
    let mut title = Phrase::new(format!("{}-name", game.title.id()));
    if let Some(name) = &game.name {
        title = Phrase::new("web-named").with("game", title).named("name", name);
    }
    let mode = match game.state {
        _ if !live => "web-mode-past",
        TableState::Running if game.paused.is_some() => "web-mode-paused",
        TableState::Running | TableState::Lobby => "web-mode-live",
        TableState::Over | TableState::Cancelled => "web-mode-over",
    };
    let _ = write!(
        html,
        "<p class=\"game\">{}</p><p class=\"mode {}\">{}</p>",
        words.html(&title),
        &mode["web-".len()..],
        words.word(mode)
    );
    html
}

/// The turns since the visitor's last look, newest last.
fn news(words: &PageWords, game: &PublicGame, since: u32, turn: u32) -> String {
    let count = turn.saturating_sub(since);
    if count == 0 {
        return String::new();
    }
    let first = turn.saturating_sub(NEWS.min(count) - 1);
    // A single turn may be new or not: a past one isn't.
    let title = match count {
        1 => Phrase::new("web-turn").with("turn", turn),
        _ => Phrase::new("web-news").with("count", count),
    };
    let mut html = format!("<h2>{}</h2><ol>", words.html(&title));
    if count > NEWS {
        let more = words.html(&Phrase::new("web-news-more").with("count", count - NEWS));
        let _ = write!(html, "<li><a href='?turn={}'>{more}</a></li>", since + 1);
    }
    for number in first..=turn {
        let Some(played) = game.turn(number) else { continue };
        let _ = write!(html, "<li>{}<span>{}</span></li>", words.piece(played.seat), lines(words, &played));
    }
    html + "</ol>"
}

fn seats(words: &PageWords, game: &PublicGame) -> String {
    let seat = |name: &String| format!("<p><bdi>{}</bdi></p>", escaped(name));
    let taken: String = words.names().iter().map(seat).collect();
    let free = format!("<p class='free'>{}</p>", words.word("web-seat-open")).repeat(open_seats(game));
    let options = game.title.options().iter().map(|spec| {
        let key = format!("{}-option-{}", game.title.id(), spec.id);
        let value = Phrase::new(format!("{key}.{}", game.options.get(spec)));
        words.html(&Phrase::new("ui-option").with("option", Phrase::new(key)).with("value", value))
    });
    let options: String = options.map(|option| format!("<p>{option}</p>")).collect();
    format!("{taken}{free}{options}")
}

/// The players in the order of their seats, each with goods, points and things.
fn players(words: &PageWords, moment: &PublicPosition) -> Vec<String> {
    let face = moment.face();
    let (to_act, outcome) = (moment.to_act(), moment.outcome());
    let player = |(seat, name): (Seat, &String)| {
        let place = outcome.as_ref().map(|outcome| place(words, outcome, seat)).unwrap_or_default();
        let class = if to_act.contains(seat) { "seat to-move" } else { "seat" };
        let more = moment.player(seat, words.names());
        let lines: String = more.iter().map(|line| format!("<p>{}</p>", words.html(line))).collect();
        let more = match lines.is_empty() {
            true => String::new(),
            false => format!("<details><summary>{}</summary>{lines}</details>", words.word("web-player-more")),
        };
        format!(
            "<div class='{class}' data-seat='{}'>{}<div><bdi>{}</bdi> {place}<p>{}</p>{more}</div></div>",
            seat.index(),
            words.piece(seat),
            escaped(name),
            words.html(&face.goods(seat)),
        )
    };
    let seats = u8::try_from(words.names().len()).unwrap_or_default();
    Seat::all(seats).zip(words.names()).map(player).collect()
}

/// A player's place and final points.
fn place(words: &PageWords, outcome: &Outcome, seat: Seat) -> String {
    let (Some(rank), Some(points)) = (outcome.ranking.get(seat.index()), outcome.points.get(seat.index())) else {
        return String::new();
    };
    let phrase = Phrase::new("web-place").with("place", *rank).with("points", *points);
    format!("<em>{}</em>", words.html(&phrase.with("denominator", outcome.denominator)))
}

/// The actions of a turn, and below them its effects on all players.
fn lines(words: &PageWords, turn: &TurnInWords) -> String {
    let line = |(index, line): (usize, &Phrase)| match index {
        0 => words.html(line),
        _ => format!("<small>{}</small>", words.html(line)),
    };
    turn.lines.iter().enumerate().map(line).collect()
}

/// All turns, grouped by round.
fn log(words: &PageWords, game: &PublicGame) -> String {
    let mut html = format!("<h2>{}</h2><ol>", words.word("web-log"));
    let mut round = None;
    for number in 1..=game.turns() {
        let Some(turn) = game.turn(number) else { continue };
        if turn.round.is_some() && turn.round != round {
            round = turn.round;
            let title = words.html(&Phrase::new("web-round").with("round", round.unwrap_or_default()));
            let _ = write!(html, "<li class=\"round\">{title}</li>");
        }
        let lines = lines(words, &turn);
        let _ = write!(
            html,
            "<li id=\"turn-{number}\"><a href=\"?turn={number}\">{}<span>{lines}</span><i>{number}</i></a></li>",
            words.piece(turn.seat)
        );
    }
    html + "</ol>"
}

/// The things of each part of the board, as buttons with their state.
fn things(words: &PageWords, things: &[BoardThing], wide: &Scene, narrow: &Scene) -> Vec<String> {
    let (wide, narrow) = (wide.places(), narrow.places());
    let mut groups: Vec<(&Phrase, Vec<&BoardThing>)> = Vec::new();
    for thing in things {
        match groups.iter_mut().find(|(group, _)| *group == &thing.group) {
            Some((_, members)) => members.push(thing),
            None => groups.push((&thing.group, vec![thing])),
        }
    }
    let write = |(group, members): &(&Phrase, Vec<&BoardThing>)| {
        let members: String = members.iter().map(|thing| button(words, thing, &wide, &narrow)).collect();
        format!("<h3>{}</h3><ul>{members}</ul>", words.html(group))
    };
    groups.iter().map(write).collect()
}

fn button(words: &PageWords, thing: &BoardThing, wide: &[(&str, Area)], narrow: &[(&str, Area)]) -> String {
    let area = |places: &[(&str, Area)]| {
        let found = places.iter().find(|(id, _)| *id == thing.place).map(|(_, area)| *area).unwrap_or_default();
        let Area { x, y, width, height } = found;
        [x, y, width, height].map(|length| format!("{length:.0}")).join(" ")
    };
    let state: String = thing.state.iter().map(|line| format!("<span>{}</span>", words.html(line))).collect();
    let topic = thing.topic.as_deref().map(|topic| format!(" data-topic='{}'", escaped(topic)));
    format!(
        "<li><button data-thing='{}' data-wide='{}' data-narrow='{}'{}><b>{}</b>{state}</button></li>",
        escaped(&thing.place),
        area(wide),
        area(narrow),
        topic.unwrap_or_default(),
        words.html(&thing.name)
    )
}
