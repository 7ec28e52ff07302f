//! Statistics, lists and comparisons of people.

mod draw;
mod list;
pub mod look_back;
mod pair;
pub mod ribbons;
mod stats;
mod words;

use crate::engine::Phrase;
use crate::table::{
    AgainstCard, NamedPerson, PeopleSheet, PeopleShown, RatingList, Season, Stamp, StatsCard, length, ratings,
};

use words::{place, score};
pub use words::{season, seasons};

use super::content::{self, mentioned, scene_picture};
use crate::discord::parts::buttons::{PastButton, PeopleButton};
use crate::discord::parts::components::{Button, ButtonStyle, MenuOption, Row, button, menu};
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::Message;

/// The answer to a request about people.
pub fn sheet(localizer: &Localizer<'_>, sheet: &PeopleSheet) -> Message {
    let localizer = &localizer.of(&[]);
    let mut message = match &sheet.what {
        PeopleShown::Stats(card) => stats_message(localizer, sheet, card),
        PeopleShown::Against(card) => against_message(localizer, sheet, card),
        PeopleShown::List(list) => list_message(localizer, sheet, list),
        PeopleShown::Hidden(person) => {
            Message::text(localizer.say(&named(Phrase::new("ui-people-hidden"), "player", person)))
        }
        PeopleShown::HowItWorks => Message::text(localizer.say(&Phrase::new("ui-people-how"))),
    };
    if let Some(percent) = sheet.updating {
        let updating = Phrase::new("ui-people-updating").with("percent", i64::try_from(percent).unwrap_or(100));
        message.content = format!("{}\n{}", message.content, localizer.say(&updating));
    }
    message.rows.extend(servers(localizer, sheet));
    if sheet.public {
        message.rows.clear();
    }
    message
}

/// The menu of the other servers, in direct messages.
fn servers(localizer: &Localizer<'_>, sheet: &PeopleSheet) -> Option<Row> {
    let action = match &sheet.what {
        PeopleShown::Stats(card) => PeopleButton::StatsIn(card.person.user.0),
        PeopleShown::Against(card) => PeopleButton::AgainstIn(card.people[0].user.0, card.people[1].user.0),
        PeopleShown::List(list) => PeopleButton::ListIn(list.season.0),
        PeopleShown::Hidden(_) | PeopleShown::HowItWorks => return None,
    };
    content::server_menu(localizer, &sheet.servers, action, false)
}

fn stamp(sheet: &PeopleSheet) -> Stamp {
    Stamp::of_server(sheet.servers.now)
}

fn small(localizer: &Localizer<'_>, sheet: &PeopleSheet, action: PeopleButton, key: &str) -> Button {
    button(stamp(sheet), action, ButtonStyle::Secondary, &localizer.word(key))
}

/// The buttons for the same question about the other games.
fn other_games(localizer: &Localizer<'_>, sheet: &PeopleSheet, ask: impl Fn(String) -> PeopleButton) -> Vec<Button> {
    let label = |id: &str| localizer.word(&format!("{id}-name"));
    let others = sheet.others.iter().take(2).map(|title| title.id());
    others.map(|id| button(stamp(sheet), ask(id.to_owned()), ButtonStyle::Secondary, &label(id))).collect()
}

fn named(phrase: Phrase, key: &str, person: &NamedPerson) -> Phrase {
    match person.name.as_str() {
        "" => phrase.with(key, mentioned(person.user)),
        name => phrase.named(key, name),
    }
}

fn title(sheet: &PeopleSheet) -> Phrase {
    Phrase::new(format!("{}-name", sheet.game.id()))
}

fn stats_message(localizer: &Localizer<'_>, sheet: &PeopleSheet, card: &StatsCard) -> Message {
    let game = sheet.game.id().to_owned();
    let player = card.person.user.0;
    if card.sums.games == 0 {
        let key = if card.own { "ui-people-no-game" } else { "ui-people-no-game-of" };
        let rows = other_games(localizer, sheet, |game| PeopleButton::Stats(player, game));
        let rows = (!rows.is_empty()).then_some(Row::Buttons(rows)).into_iter().collect();
        let none = named(Phrase::new(key).with("game", title(sheet)), "player", &card.person);
        return Message { rows, ..Message::text(localizer.say(&none)) };
    }
    let mut lines = vec![match (card.rating, card.rank) {
        (Some(rating), rank) => {
            let key = if rank.is_some() { "ui-people-stats-listed" } else { "ui-people-stats" };
            let (place, of) = rank.unwrap_or_default();
            named(Phrase::new(key), "player", &card.person)
                .with("game", title(sheet))
                .with("rating", ratings::shown(rating.mean))
                .with("band", ratings::band(rating.spread))
                .with("place", words::place(place))
                .with("count", of)
        }
        (None, _) => named(Phrase::new("ui-people-stats-unrated"), "player", &card.person).with("game", title(sheet)),
    }];
    if card.sums.rated > 0 {
        let tenths = |thousandths: i64| (thousandths + 50) / 100;
        let wins = Phrase::new("ui-people-wins-line").with("wins", tenths(card.sums.won));
        lines.push(wins.with("count", card.sums.rated).with("expected", tenths(card.sums.expected)));
    }
    if card.sums.rated == 1 {
        let key = if card.own { "ui-people-one-more" } else { "ui-people-one-more-of" };
        lines.push(Phrase::new(key));
    }
    if card.hidden {
        lines.push(Phrase::new("ui-people-only-you"));
    }
    let lines: Vec<String> = lines.iter().map(|line| localizer.say(line)).collect();
    let mut rows = Vec::new();
    if !card.opponents.is_empty() {
        let option = |person: &NamedPerson| MenuOption {
            label: person.name.clone(),
            value: person.user.to_string(),
            ..MenuOption::default()
        };
        let compare = PeopleButton::Compare(player, game.clone());
        let options = card.opponents.iter().map(option);
        rows.push(menu(stamp(sheet), compare, 1, &localizer.word("ui-people-compare"), options));
    }
    let games = if card.own { 0 } else { player };
    let mut buttons = vec![button(
        stamp(sheet),
        PastButton::Page(games, 0),
        ButtonStyle::Secondary,
        &localizer.word("ui-button-people-games"),
    )];
    if !card.hidden {
        buttons.push(small(localizer, sheet, PeopleButton::PostStats(player, game), "ui-button-post"));
    }
    buttons.extend(other_games(localizer, sheet, |game| PeopleButton::Stats(player, game)));
    rows.push(Row::Buttons(buttons));
    let picture = Some(scene_picture(localizer, stats::scene(sheet, card)));
    Message { rows, picture, ..Message::text(lines.join("\n")) }
}

fn against_message(localizer: &Localizer<'_>, sheet: &PeopleSheet, card: &AgainstCard) -> Message {
    let both = |phrase: Phrase| named(named(phrase, "one", &card.people[0]), "other", &card.people[1]);
    if card.meetings.is_empty() {
        return Message::text(localizer.say(&both(Phrase::new("ui-people-never-met").with("game", title(sheet)))));
    }
    let score = score(card);
    let first = Phrase::new("ui-people-score-line").with("ahead", score[0]).with("behind", score[1]);
    let mut lines = vec![both(first.with("game", title(sheet)))];
    let chance = |chance: i64| both(Phrase::new("ui-people-chance")).with("percent", (chance + 5) / 10);
    lines.extend(card.next.map(chance));
    let lines: Vec<String> = lines.iter().map(|line| localizer.say(line)).collect();
    let [one, other] = [card.people[0].user.0, card.people[1].user.0];
    let game = sheet.game.id().to_owned();
    let buttons = vec![small(localizer, sheet, PeopleButton::PostAgainst(one, other, game), "ui-button-post")];
    let picture = Some(scene_picture(localizer, pair::scene(sheet, card)));
    Message { rows: vec![Row::Buttons(buttons)], picture, ..Message::text(lines.join("\n")) }
}

fn list_message(localizer: &Localizer<'_>, sheet: &PeopleSheet, list: &RatingList) -> Message {
    let (game, computers) = (sheet.game.id().to_owned(), list.season == Season::COMPUTERS);
    let short = if computers { list.rows.is_empty() } else { list.rows.len() < 2 && list.page == 0 };
    let mut lines = Vec::new();
    if short {
        lines.push(too_short(sheet, list));
    } else {
        let leads = Phrase::new(if computers { "ui-people-list-computers" } else { "ui-people-leads" });
        let low = list.rows.first().map_or(0, |row| ratings::shown(ratings::low(row.rating)));
        let leader = list.leader.as_ref().map(|leader| named(leads, "player", leader));
        lines.extend(
            leader.map(|phrase| phrase.with("game", title(sheet)).with("season", season(list.season)).with("low", low)),
        );
        let own = list.rows.iter().chain(&list.own).find(|row| row.person.user == list.reader);
        lines.extend(
            own.filter(|_| !sheet.public).map(|own| Phrase::new("ui-people-you-are").with("place", place(own.rank))),
        );
        if computers && list.provisional {
            lines.push(Phrase::new("ui-people-provisional"));
        }
        let left = list.season.end().and_then(|end| std::time::Duration::try_from(end.duration_since(sheet.now)).ok());
        lines.extend(left.map(|left| Phrase::new("ui-people-season-ends").with("length", length(left))));
    }
    let lines: Vec<String> = lines.iter().map(|line| localizer.say(line)).collect();
    let to = |season: Season, page: u32| PeopleButton::List(season.0, page, game.clone());
    let now = Season::of(sheet.now);
    let mut ways = Vec::new();
    if list.season != Season::ALL_TIME {
        ways.push(small(localizer, sheet, to(Season::ALL_TIME, 0), "ui-button-all-time"));
    }
    if list.season != now {
        ways.push(small(localizer, sheet, to(now, 0), "ui-button-this-season"));
    }
    if let Some(before) = list.season.before() {
        ways.push(small(localizer, sheet, to(before, 0), "ui-button-season-before"));
    }
    if !computers {
        ways.push(small(localizer, sheet, to(Season::COMPUTERS, 0), "ui-button-against-computers"));
    }
    ways.push(small(localizer, sheet, PeopleButton::How(game.clone()), "ui-button-how-it-works"));
    let mut more = Vec::new();
    if list.pages > 1 {
        let (higher, lower) = (list.page.checked_sub(1), list.page + 1);
        // At either end, the two buttons still need different ids.
        more.push(
            small(localizer, sheet, to(list.season, higher.unwrap_or(u32::MAX)), "ui-button-higher")
                .enabled(higher.is_some()),
        );
        more.push(small(localizer, sheet, to(list.season, lower), "ui-button-lower").enabled(lower < list.pages));
    }
    if !short {
        more.push(small(localizer, sheet, PeopleButton::PostList(list.season.0, list.page, game), "ui-button-post"));
    }
    more.extend(other_games(localizer, sheet, |game| PeopleButton::List(list.season.0, 0, game)));
    let rows = [ways, more].into_iter().filter(|row| !row.is_empty()).map(Row::Buttons).collect();
    let picture = (!short).then(|| scene_picture(localizer, list::scene(sheet, list)));
    Message { rows, picture, ..Message::text(lines.join("\n")) }
}

/// The text instead of a list of fewer than two people.
fn too_short(sheet: &PeopleSheet, list: &RatingList) -> Phrase {
    if list.season == Season::COMPUTERS {
        return Phrase::new("ui-people-no-computers-list").with("game", title(sheet));
    }
    if list.games == 0 {
        let key = if list.season == Season::ALL_TIME { "ui-people-empty-list" } else { "ui-people-empty-season" };
        return Phrase::new(key).with("game", title(sheet));
    }
    let so_far = |(person, games): &(NamedPerson, u32)| {
        named(Phrase::new("ui-people-so-far"), "player", person).with("count", *games)
    };
    let so_far: Vec<Phrase> = list.so_far.iter().map(so_far).collect();
    Phrase::new("ui-people-short-list").with("people", so_far)
}
