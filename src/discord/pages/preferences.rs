//! Reminders, clocks and vacations in words, and the replies to `/remind` and `/game settings`.

use jiff::Timestamp;

use crate::engine::{Phrase, Seat};
use crate::table::{
    NotifyBy, PreferencesSheet, QuietHours, ReminderNews, Settings, SettingsSheet, Stamp, TableState, TimeLeft, date,
    span, theme,
};

use super::lobby;
use crate::discord::parts::buttons::PlanButton;
use crate::discord::parts::components::{Button, ButtonStyle, Row, button};
use crate::discord::parts::limit;
use crate::discord::parts::localizer::{Localizer, mention};
use crate::discord::parts::message::{Message, pages};
use crate::discord::parts::typed::zone_name;

/// A moment such as "in two hours", which Discord shows in the reader's language.
fn relative(at: Timestamp) -> String {
    format!("<t:{}:R>", at.as_second())
}

/// One message with reminders that games wait for players.
pub fn reminders(localizer: &Localizer<'_>, news: &[ReminderNews]) -> Message {
    let mut lines = Vec::new();
    for reminder in news {
        let key = match (reminder.times, reminder.choosing) {
            (0, false) => "ui-reminder-turn",
            (0, true) => "ui-reminder-choice",
            (_, false) => "ui-reminder-turn-again",
            (_, true) => "ui-reminder-choice-again",
        };
        let line = Phrase::new(key)
            .with("user", mention(reminder.user))
            .with("game", Phrase::new(format!("{}-name", reminder.table.game.id())))
            .with("channel", format!("<#{}>", reminder.table.channel))
            .with("since", relative(reminder.since));
        lines.push(localizer.say(&line));
        if let Some(clock) = &reminder.clock {
            lines.push(localizer.say(&time_left("ui-clock-own", clock)));
        }
        if let Some(link) = &reminder.link {
            lines.push(localizer.say(&Phrase::new("ui-info-link").with("link", link.url())));
        }
    }
    // Dozens of games don't fit in one message. `/remind` shows the rest.
    let first = pages(&lines, limit::CONTENT).into_iter().next().unwrap_or_default();
    let buttons = take_turn(localizer, news);
    Message { rows: vec![Row::Buttons(buttons)], ..Message::text(first) }
}

/// A button for each waiting game, up to the limit of one row.
fn take_turn(localizer: &Localizer<'_>, news: &[ReminderNews]) -> Vec<Button> {
    let mut tables: Vec<&ReminderNews> = Vec::new();
    for reminder in news {
        if tables.iter().all(|other| other.table.id != reminder.table.id) {
            tables.push(reminder);
        }
    }
    let several = tables.len() > 1;
    let of = |reminder: &&ReminderNews| {
        let game = reminder.table.game.id();
        let label = match (several, reminder.choosing) {
            (true, _) => {
                let label = Phrase::new("ui-button-take-turn-of").with("game", Phrase::new(format!("{game}-name")));
                localizer.plain(&label)
            }
            (false, true) => localizer.word(&format!("{game}-choose")),
            (false, false) => localizer.word("ui-button-take-turn"),
        };
        let stamp = Stamp::of_table(reminder.table.id);
        button(stamp, PlanButton::Open, ButtonStyle::Primary, &label)
    };
    tables.iter().take(limit::BUTTONS).map(of).collect()
}

/// The message `key`, with the attribute for the clock's state: none for a stopped clock, `.runs` or `.paused`.
fn time_left(key: &str, clock: &TimeLeft) -> Phrase {
    let state = match (clock.until, clock.stands) {
        (None, _) => "",
        (Some(_), true) => ".paused",
        (Some(_), false) => ".runs",
    };
    let until = clock.until.map_or_else(String::new, date);
    Phrase::new(format!("{key}{state}")).seat("player", clock.seat).with("left", span(clock.left)).with("until", until)
}

/// The lines below the players to act: their remaining time, and their vacations.
pub fn waiting(localizer: &Localizer<'_>, clocks: &[TimeLeft], away: &[(Seat, Timestamp)]) -> Vec<String> {
    let clocks = clocks.iter().map(|clock| localizer.say(&time_left("ui-clock-left", clock)));
    let away = away.iter().map(|(seat, until)| {
        localizer.say(&Phrase::new("ui-turn-away").seat("player", *seat).with("until", date(*until)))
    });
    clocks.chain(away).collect()
}

/// The reply to `/game settings` without a change. Players with the menu, which has every value, see only the settings
/// that differ from their defaults.
pub fn settings(localizer: &Localizer<'_>, sheet: &SettingsSheet) -> Message {
    let table = &sheet.table;
    let lobby = table.state == TableState::Lobby;
    let mut lines = vec![Phrase::new("ui-settings-title")];
    // The game's options come first, as in the menu below.
    if lobby {
        lines.extend(if sheet.may_change { lobby::chosen_options(table) } else { lobby::options(table) });
    }
    let usual = if sheet.may_change { Settings::default().phrases() } else { Vec::new() };
    let settings = table.settings.shown(lobby, localizer.has_web()).into_iter();
    lines.extend(settings.filter(|line| !usual.contains(line)));
    if !sheet.may_change {
        lines.push(Phrase::new("ui-setting-language").with("value", table.locale.as_str()));
        lines.push(Phrase::new("ui-setting-theme").with("value", theme(table.theme)));
    } else if lines.len() == 1 {
        lines.push(Phrase::new("ui-settings-usual"));
    }
    Message::text(lines.iter().map(|line| localizer.say(line)).collect::<Vec<_>>().join("\n"))
}

/// The reply to `/remind`.
pub fn sheet(localizer: &Localizer<'_>, sheet: &PreferencesSheet) -> Message {
    let person = &sheet.person;
    let mut lines = vec![Phrase::new(match person.notify_by {
        NotifyBy::Channel => "ui-remind-channel",
        NotifyBy::Direct => "ui-remind-direct",
        NotifyBy::Both => "ui-remind-both",
        NotifyBy::Nowhere => "ui-remind-nowhere",
    })];
    lines.push(match person.quiet {
        Some(quiet) => hours(quiet).with("zone", person.zone.as_deref().map_or_else(|| "UTC".to_owned(), zone_name)),
        None => match &person.zone {
            Some(zone) => Phrase::new("ui-remind-zone").with("zone", zone_name(zone)),
            None => Phrase::new("ui-remind-no-quiet"),
        },
    });
    if let Some(until) = sheet.away {
        lines.push(Phrase::new("ui-remind-away").with("until", date(until)));
    }
    if person.play_forced {
        lines.push(Phrase::new("ui-remind-forced"));
    }
    if person.delay_queued_turns {
        lines.push(Phrase::new("ui-remind-later"));
    }
    if person.comments {
        lines.push(Phrase::new("ui-remind-comments"));
    }
    if let Some(own) = person.theme {
        lines.push(Phrase::new("ui-remind-pictures").with("value", theme(own)));
    }
    lines.push(match (sheet.waiting, sheet.next) {
        (0, _) => Phrase::new("ui-remind-nothing-waits"),
        (waiting, None) => Phrase::new("ui-remind-never").with("tables", waiting),
        (waiting, Some((at, channel))) => Phrase::new(match person.notify_by {
            NotifyBy::Direct => "ui-remind-next-direct",
            NotifyBy::Both => "ui-remind-next-both",
            NotifyBy::Channel | NotifyBy::Nowhere => "ui-remind-next-channel",
        })
        .with("tables", waiting)
        .with("channel", format!("<#{channel}>"))
        .with("at", date(at)),
    });
    Message::text(lines.iter().map(|line| localizer.say(line)).collect::<Vec<_>>().join("\n"))
}

fn hours(quiet: QuietHours) -> Phrase {
    let time = |minute: u16| format!("{:02}:{:02}", minute / 60, minute % 60);
    Phrase::new("ui-remind-quiet").with("from", time(quiet.from)).with("until", time(quiet.until))
}
