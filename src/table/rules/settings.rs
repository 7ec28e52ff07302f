//! Changes to a game's settings.

use jiff::Timestamp;

use crate::engine::{Phrase, SeatSet};

use super::cause::Cause;
use super::decision::{Decision, DecisionError, StoredReply};
use super::loaded::LoadedTable;
use super::{clocks as time_bank, messages};
use crate::table::values::{
    Change, ClockRule, JobKind, JobsChange, LobbyRefusal, MessageKey, OutboxPayload, Pace, Refusal, RemovedJobs,
    SettingRefusal, SettingsChange, TableRow, TableState, theme,
};

/// Maximum bank and increment of a clock, in seconds: 90 days.
const LONGEST_CLOCK: u32 = 90 * 24 * 60 * 60;

/// Changes a game's settings.
///
/// # Errors
/// The user is not the host, the game has ended, or a setting isn't possible.
pub fn settings(table: &LoadedTable, wanted: &SettingsChange, cause: Cause<'_>) -> Result<Decision, DecisionError> {
    // The page stays after the end, so its setting does too.
    let only_page = wanted.web.is_some() && *wanted == SettingsChange { web: wanted.web, ..SettingsChange::default() };
    match table.row.state {
        TableState::Over if !only_page => return Err(Refusal::GameOver.into()),
        TableState::Cancelled if !only_page => return Err(Refusal::Cancelled.into()),
        _ => {}
    }
    table.check_host(cause.actor)?;
    if let Some(Pace::Hours(hours)) = wanted.pace
        && !(1..=Pace::MOST_HOURS).contains(&hours)
    {
        return Err(Refusal::Setting(SettingRefusal::BadHours { most: Pace::MOST_HOURS }).into());
    }
    let mut wanted = wanted.clone();
    if let (Some(Some(rule)), Some(now)) = (&mut wanted.clock, table.row.settings.clock)
        && rule.bank == 0
    {
        // Only an increment was given, so the bank stays.
        rule.bank = now.bank;
    }
    if table.row.settings.clock.is_none() && wanted.clock == Some(Some(ClockRule { bank: 0, increment: 0 })) {
        // An empty clock for a game that doesn't measure time changes nothing.
        wanted.clock = None;
    }
    if let Some(Some(rule)) = wanted.clock
        && (rule.bank == 0 || rule.bank > LONGEST_CLOCK || rule.increment > LONGEST_CLOCK)
    {
        return Err(Refusal::Setting(SettingRefusal::BadClock).into());
    }
    let running = table.row.state == TableState::Running;
    if running && wanted.seating.is_some_and(|seating| seating != table.row.seating) {
        return Err(Refusal::Lobby(LobbyRefusal::AlreadyStarted).into());
    }
    if running && wanted.start_when_full.is_some_and(|start| start != table.row.settings.start_when_full) {
        return Err(Refusal::Lobby(LobbyRefusal::AlreadyStarted).into());
    }
    // Otherwise a host could take a lost game out of the ratings.
    if running && wanted.rated.is_some_and(|rated| rated != table.row.settings.rated) {
        return Err(Refusal::Lobby(LobbyRefusal::AlreadyStarted).into());
    }
    if running && wanted.option.is_some() {
        return Err(Refusal::Lobby(LobbyRefusal::AlreadyStarted).into());
    }
    let mut row = table.row.clone();
    if let Some((option, value)) = &wanted.option {
        row.options.0.insert(option.clone(), value.clone());
        row.options
            .check(table.title.options())
            .map_err(|error| Refusal::Lobby(LobbyRefusal::BadOption { option: error.option().to_owned() }))?;
    }
    row.settings = wanted.applied(row.settings);
    // The link ends immediately. If the page is turned on again, it gets another one.
    row.page = row.page.filter(|_| row.settings.web);
    row.seating = wanted.seating.unwrap_or(row.seating);
    row.locale = wanted.locale.clone().unwrap_or(row.locale);
    row.theme = wanted.theme.unwrap_or(row.theme);
    let mut change = Change::new(cause.at);
    let settings = list_changes(table, &row);
    if row == table.row {
        return Ok(Decision::new(change, StoredReply::Done(Phrase::new("ui-table-settings-same"))));
    }
    if running {
        change.jobs = Some(clocks(table, &mut row, cause.at)?);
        let phrase = Phrase::new("ui-notice-settings").named("name", cause.actor.name.as_str());
        let phrase = phrase.with("settings", settings.clone());
        change.outbox = vec![table.post(OutboxPayload::NoticeWithButton(phrase), None)];
        if row.settings.web != table.row.settings.web {
            change.outbox.extend(messages::relink(table));
        }
    } else if table.row.state == TableState::Lobby {
        change.outbox = vec![table.edit(OutboxPayload::Lobby, MessageKey::Lobby)];
    }
    change.table = Some(row);
    Ok(Decision::new(change, StoredReply::Done(Phrase::new("ui-table-settings-changed").with("settings", settings))))
}

fn list_changes(table: &LoadedTable, row: &TableRow) -> Vec<Phrase> {
    let (old, new) = (table.row.settings.phrases(), row.settings.phrases());
    let mut changed: Vec<Phrase> = new.into_iter().filter(|phrase| !old.contains(phrase)).collect();
    if row.seating != table.row.seating {
        changed.push(row.seating.phrase());
    }
    for spec in table.title.options().iter().filter(|spec| row.options.get(spec) != table.row.options.get(spec)) {
        let key = format!("{}-option-{}", table.title.id(), spec.id);
        let value = Phrase::new(format!("{key}.{}", row.options.get(spec)));
        changed.push(Phrase::new("ui-option").with("option", Phrase::new(key)).with("value", value));
    }
    if row.locale != table.row.locale {
        changed.push(Phrase::new("ui-setting-language").with("value", row.locale.as_str()));
    }
    if row.theme != table.row.theme {
        changed.push(Phrase::new("ui-setting-theme").with("value", theme(row.theme)));
    }
    changed
}

/// Updates the jobs and clocks of a running game. A new kind of clock restarts all clocks.
fn clocks(table: &LoadedTable, row: &mut TableRow, at: Timestamp) -> Result<JobsChange, DecisionError> {
    let mut jobs = JobsChange { wake: true, ..JobsChange::default() };
    if row.settings.clock == table.row.settings.clock {
        return Ok(jobs);
    }
    let history = table.running()?;
    let asked: SeatSet = history.position().to_act();
    row.clocks = time_bank::new(row.settings.clock, row.seats.len());
    time_bank::begin(row, asked, at);
    for seat in asked.iter() {
        jobs.drop.push(RemovedJobs::One(JobKind::Timeout, seat));
        let user = row.seats.get(usize::from(seat)).and_then(|seat| seat.occupant.user());
        let person = user.map(|user| table.person(user)).unwrap_or_default();
        jobs.add.extend(time_bank::job(row, &person, seat, history.decision_start(seat), at));
    }
    Ok(jobs)
}
