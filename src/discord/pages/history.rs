//! Finished games: their list, and what the view of one adds to the log.

use crate::engine::{Arg, Outcome, Phrase, Seat, Viewer};
use crate::table::{Ending, FinishedGame, HistorySheet, LookingBack, Snapshot, Stamp, TableCard, ViewingRefusal};

use super::people::ribbons::{RibbonRow, scene};
use super::{content, lobby, notes, titles, web, what_ifs};
use crate::discord::parts::buttons::{ComponentAction, HistoryButton, LogNavigation, PastButton, ReviewButton};
use crate::discord::parts::components::{ButtonStyle, MenuOption, Row, button, menu};
use crate::discord::parts::limit;
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::{Message, Picture, fit};

/// A page of finished games, with a menu that opens one.
pub fn list(localizer: &Localizer<'_>, sheet: &HistorySheet) -> Message {
    let titled = |key: &str| match sheet.player {
        Some(player) => Phrase::new(format!("{key}-with")).with("player", content::mentioned(player)),
        None => Phrase::new(key),
    };
    let stamp = Stamp::of_server(sheet.servers.now);
    let options = |games: &[FinishedGame]| -> Vec<MenuOption> {
        (1_usize..).zip(games).map(|(number, game)| option(localizer, number, game)).collect()
    };
    let imports = options(&sheet.imports);
    let imports = (!imports.is_empty())
        .then(|| menu(stamp, PastButton::OpenImported, 1, &localizer.word("ui-history-imported"), imports));
    if sheet.pages <= 1 && sheet.games.is_empty() {
        let rows = imports.into_iter().chain(servers(localizer, sheet)).collect();
        return Message { rows, ..Message::text(localizer.say(&titled("ui-history-none"))) };
    }
    let title = titled("ui-history-title").with("page", sheet.page + 1).with("pages", sheet.pages);
    let mut lines = vec![localizer.say(&title)];
    lines.extend((1_usize..).zip(&sheet.games).map(|(number, game)| entry(localizer, number, game)));
    let mut rows = Vec::new();
    if !sheet.games.is_empty() {
        rows.push(menu(stamp, PastButton::Open, 1, &localizer.word("ui-history-open"), options(&sheet.games)));
    }
    rows.extend(imports);
    if sheet.pages > 1 {
        let player = sheet.player.map_or(0, |player| player.0);
        let page = |page: u32, key| {
            button(stamp, PastButton::Page(player, page), ButtonStyle::Secondary, &localizer.word(key))
        };
        // At either end, the two buttons still need different ids.
        let (older, newer) = (sheet.page + 1, sheet.page.checked_sub(1));
        rows.push(Row::Buttons(vec![
            page(older, "ui-button-older").enabled(older < sheet.pages),
            page(newer.unwrap_or(u32::MAX), "ui-button-newer").enabled(newer.is_some()),
        ]));
    }
    rows.extend(servers(localizer, sheet));
    let more = |count| localizer.say(&Phrase::new("ui-score-more").with("count", count));
    let range = 1..lines.len();
    Message {
        content: fit(&lines, range, limit::CONTENT, more),
        rows,
        picture: ribbons(localizer, sheet),
        ..Message::default()
    }
}

/// The menu of the servers, in direct messages.
fn servers(localizer: &Localizer<'_>, sheet: &HistorySheet) -> Option<Row> {
    let player = sheet.player.map_or(0, |player| player.0);
    content::server_menu(localizer, &sheet.servers, PastButton::FinishedIn(player), true)
}

/// The picture of the games with a known result, by which people recognize them.
fn ribbons(localizer: &Localizer<'_>, sheet: &HistorySheet) -> Option<Picture> {
    let owner = sheet.player.unwrap_or(sheet.reader);
    let rows: Vec<RibbonRow<'_>> = sheet
        .games
        .iter()
        .filter_map(|game| {
            Some(RibbonRow {
                game: game.table.game,
                title: game.table.name.as_deref(),
                names: localizer.of(&game.table.names()).names().to_vec(),
                ended: game.ending.ended,
                outcome: game.ending.outcome.as_ref()?,
                own: game.table.seat_of(owner),
                chances: &game.chances,
            })
        })
        .collect();
    scene(&rows, sheet.theme).map(|scene| content::scene_picture(localizer, scene))
}

/// A finished game in a list: its number on the page, its title and dates, the places, and the length.
fn entry(localizer: &Localizer<'_>, number: usize, game: &FinishedGame) -> String {
    let localizer = &localizer.of(&game.table.names());
    let head = Phrase::new("ui-history-game").with("number", number).with("game", dated(&game.table, &game.ending));
    let length = Phrase::new("ui-final-length").with("turns", game.turns).with("days", game.ending.days());
    let length = match web::text(localizer, &game.table, None) {
        Some(page) => Phrase::new("ui-history-length.web").with("length", length).with("page", page),
        None => Phrase::new("ui-history-length").with("length", length),
    };
    let lines = std::iter::once(head).chain(places(game.ending.outcome.as_ref())).chain([length]);
    lines.map(|line| localizer.say(&line)).collect::<Vec<_>>().join("\n")
}

fn option(localizer: &Localizer<'_>, number: usize, game: &FinishedGame) -> MenuOption {
    let localizer = localizer.of(&game.table.names());
    let label = Phrase::new("ui-history-option")
        .with("number", number)
        .with("game", titles::titled_plainly(&game.table))
        .with("players", lobby::players(&game.table));
    MenuOption {
        label: localizer.plain(&label),
        value: game.table.id.to_string(),
        description: places(game.ending.outcome.as_ref()).map(|places| localizer.plain(&places)),
        ..MenuOption::default()
    }
}

/// The title of a game with the days of its start and its end, in the reader's time zone.
fn dated(table: &TableCard, ending: &Ending) -> Phrase {
    let day = |time: jiff::Timestamp| format!("<t:{}:D>", time.as_second());
    let (from, to) = (day(ending.started), day(ending.ended));
    Phrase::new("ui-history-dated").with("game", titles::titled(table)).with("from", from).with("to", to)
}

/// All places with their points, from the winner down.
fn places(outcome: Option<&Outcome>) -> Option<Phrase> {
    let outcome = outcome?;
    let mut seats: Vec<usize> = (0..outcome.ranking.len().min(outcome.points.len())).collect();
    seats.sort_by_key(|&seat| outcome.ranking[seat]);
    let place = |seat: usize| {
        Phrase::new("ui-history-place")
            .with("place", outcome.ranking[seat])
            .seat("player", Seat::try_from(seat).unwrap_or_default())
            .with("points", outcome.points[seat])
            .with("denominator", outcome.denominator)
    };
    let places: Vec<Phrase> = seats.into_iter().map(place).collect();
    (!places.is_empty()).then(|| Phrase::new("ui-history-places").with("places", Arg::List(places)))
}

/// The lines above the board of a finished game: its title with the dates, and the places.
pub(super) fn heading(localizer: &Localizer<'_>, table: &TableCard, looking_back: &LookingBack) -> Vec<String> {
    let head = match looking_back.imported {
        true => Phrase::new("ui-import-title").with("game", titles::titled(table)),
        false => dated(table, &looking_back.ending),
    };
    let old = (!looking_back.replays).then(|| ViewingRefusal::OldRules.phrase());
    let above = looking_back.notice.clone();
    let below = places(looking_back.ending.outcome.as_ref()).into_iter().chain(old);
    let lines = above.into_iter().chain([head]).chain(below);
    lines.map(|line| localizer.say(&line)).collect()
}

/// The number of the turning point that the board shows, from 1.
pub(super) fn turning_point(snapshot: &Snapshot) -> Option<usize> {
    let known = snapshot.looking_back.as_ref()?.turning_points.as_ref()?;
    known.iter().position(|turn| *turn == snapshot.turn).map(|index| index + 1)
}

/// The rows below the board of a finished game. `from` has the same meaning as in [`super::log::turn`].
pub(super) fn rows(localizer: &Localizer<'_>, snapshot: &Snapshot, looking_back: &LookingBack, from: u32) -> Vec<Row> {
    let (table, now, last) = (snapshot.table.id, snapshot.turn.min(snapshot.last_turn), snapshot.last_turn);
    let stamp = Stamp::of_message(table, from);
    let of = |action: ComponentAction, key: &str| button(stamp, action, ButtonStyle::Secondary, &localizer.word(key));
    let log = of(HistoryButton::Entries(LogNavigation::Other, now.max(1)).into(), "ui-button-log").enabled(last > 0);
    let points = of(PastButton::Score.into(), "ui-button-points");
    let export = of(PastButton::Export.into(), "ui-button-export");
    // A record has no seal.
    let fair_play = (!looking_back.imported).then(|| of(ReviewButton::Proof.into(), "ui-button-fair-play"));
    if !looking_back.replays {
        return vec![Row::Buttons([log, points].into_iter().chain(fair_play).collect())];
    }
    let to =
        |navigation, turn, key: &str, possible| of(HistoryButton::Turn(navigation, turn).into(), key).enabled(possible);
    let known = looking_back.turning_points.as_ref();
    let another = known.is_none_or(|turns| turns.iter().any(|turn| *turn != now));
    let navigation = vec![
        to(LogNavigation::First, 0, "ui-button-first", now > 0),
        to(LogNavigation::Back, now.saturating_sub(1), "ui-button-back", now > 0),
        to(LogNavigation::Forward, (now + 1).min(last), "ui-button-forward", now < last),
        to(LogNavigation::Last, last, "ui-button-last", now < last),
        of(PastButton::NextTurningPoint(now).into(), "ui-button-next-turning-point").enabled(another),
    ];
    let mut ways = vec![
        log,
        of(ReviewButton::LookBack.into(), "ui-button-look-back"),
        of(PastButton::Replay.into(), "ui-button-replay"),
        what_ifs::try_out(localizer, table, now),
    ];
    if now < last && looking_back.may_play_on {
        ways.push(of(ReviewButton::PlayOn(now).into(), "ui-button-play-on"));
    }
    let note = (now > 0 && snapshot.viewer != Viewer::Public)
        .then(|| notes::write(localizer, table, now, "ui-button-note-turn"));
    // The recap has a list of turning points nearby.
    let list = if from > 0 {
        of(HistoryButton::Recap.into(), "ui-button-back-to-planner")
    } else {
        of(ReviewButton::TurningPoints.into(), "ui-button-turning-points")
    };
    let more = note.into_iter().chain([list, points]).chain(fair_play).chain([export]);
    let rows = [Some(Row::Buttons(navigation)), go_to(localizer, snapshot, looking_back, stamp)];
    rows.into_iter().flatten().chain([Row::Buttons(ways), Row::Buttons(more.collect())]).collect()
}

/// The menu of the rounds, and of the user's own last turn.
fn go_to(localizer: &Localizer<'_>, snapshot: &Snapshot, looking_back: &LookingBack, stamp: Stamp) -> Option<Row> {
    let own = snapshot.own_turn.map(|turn| MenuOption {
        label: localizer.word("ui-button-own-turn"),
        // No two options have the same value.
        value: format!("own-{turn}"),
        ..MenuOption::default()
    });
    let rounds = &looking_back.rounds;
    // A game with more rounds than a menu has options shows every second one, or fewer.
    let step = rounds.len().div_ceil(limit::OPTIONS - 1).max(1);
    let round = |(round, before): &(u32, u32)| MenuOption {
        label: localizer.plain(&Phrase::new("ui-history-round").with("round", *round)),
        value: before.to_string(),
        chosen: *before == snapshot.turn,
        ..MenuOption::default()
    };
    let options: Vec<MenuOption> = own.into_iter().chain(rounds.iter().step_by(step).map(round)).collect();
    let placeholder = localizer.word("ui-history-go-to");
    (!options.is_empty()).then(|| menu(stamp, PastButton::GoTo, 1, &placeholder, options))
}
