//! What people decide about being told: a host for the table, everybody for themselves.

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};

use crate::engine::{Phrase, SeatSet};

use super::jobs::{JobKind, JobsChange, RemovedJobs};
use super::live::{Decision, LoadedTable, RequestError, StoredReply};
use super::lobby::check_host;
use super::person::{NotifyBy, Preferences, QuietHours, Vacation};
use super::service::Tables;
use super::settings::SettingsChange;
use super::turn::Cause;
use super::{
    Change, ChannelId, MessageKey, NewOutboxRow, OutboxPayload, Pace, Refusal, Reply, Request, Seating, TableCard,
    TableId, TableState, UserId, bank,
};

/// The longest vacation, in days.
const LONGEST_AWAY: i64 = 366;
/// The longest bank of a clock, and the longest increment, in seconds: 90 days.
const LONGEST_CLOCK: u32 = 90 * 24 * 60 * 60;

/// What somebody changes about being told: each that is given.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PreferencesChange {
    /// Where they are told.
    pub notify_by: Option<NotifyBy>,
    /// Their time zone, by its IANA name.
    pub zone: Option<String>,
    /// Their quiet hours; `Some(None)` for none.
    pub quiet: Option<Option<QuietHours>>,
    /// Their vacation: the day on which they are back; `Some(None)` for now.
    pub back: Option<Option<Date>>,
}

/// How somebody is told, and when next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PreferencesSheet {
    /// How.
    pub person: Preferences,
    /// Whether they are on vacation now: until when.
    pub away: Option<Timestamp>,
    /// The next time they will be told, as things are: when, and where.
    pub next: Option<(Timestamp, ChannelId)>,
    /// At how many tables the game waits for them.
    pub waiting: u32,
}

/// The settings of a table.
#[derive(Clone)]
pub struct SettingsSheet {
    /// The table with its settings.
    pub table: TableCard,
}

/// Changes a table's settings.
///
/// # Errors
/// Not the host, the table has ended, or a setting cannot be so.
pub(super) fn settings(
    live: &LoadedTable,
    wanted: &SettingsChange,
    cause: Cause<'_>,
) -> Result<Decision, RequestError> {
    match live.row.state {
        TableState::Over => return Err(Refusal::GameOver.into()),
        TableState::Cancelled => return Err(Refusal::Cancelled.into()),
        TableState::Lobby | TableState::Running => {}
    }
    check_host(live, cause.actor)?;
    if let Some(Pace::Hours(hours)) = wanted.pace
        && !(1..=Pace::MOST_HOURS).contains(&hours)
    {
        return Err(Refusal::BadHours { most: Pace::MOST_HOURS }.into());
    }
    let mut wanted = wanted.clone();
    if let (Some(Some(rule)), Some(now)) = (&mut wanted.clock, live.row.settings.clock)
        && rule.bank == 0
    {
        // An increment alone: the bank stays.
        rule.bank = now.bank;
    }
    if let Some(Some(rule)) = wanted.clock
        && (rule.bank == 0 || rule.bank > LONGEST_CLOCK || rule.increment > LONGEST_CLOCK)
    {
        return Err(Refusal::BadClock.into());
    }
    let running = live.row.state == TableState::Running;
    if running && wanted.seating.is_some_and(|seating| seating != live.row.seating) {
        return Err(Refusal::AlreadyStarted.into());
    }
    let mut row = live.row.clone();
    row.settings = wanted.applied(row.settings);
    row.seating = wanted.seating.unwrap_or(row.seating);
    row.locale = wanted.locale.clone().unwrap_or(row.locale);
    row.theme = wanted.theme.unwrap_or(row.theme);
    let mut change = Change::new(cause.at);
    let settings = changed(live, &row);
    if row == live.row {
        return Ok(Decision { change, stored: StoredReply::Done(Phrase::new("ui-table-settings-same")) });
    }
    if running {
        change.jobs = Some(clocks(live, &mut row, cause.at)?);
        let said = Phrase::new("ui-notice-settings").with("name", cause.actor.name.as_str());
        let said = said.with("settings", settings.clone());
        change.outbox = vec![live.post(OutboxPayload::Notice(said), None)];
    } else {
        change.outbox = vec![live.edit(OutboxPayload::Lobby, MessageKey::Lobby)];
    }
    change.table = Some(row);
    Ok(Decision {
        change,
        stored: StoredReply::Done(Phrase::new("ui-table-settings-changed").with("settings", settings)),
    })
}

/// What changes, each with its new value.
fn changed(live: &LoadedTable, row: &super::TableRow) -> Vec<Phrase> {
    let (old, new) = (live.row.settings.phrases(), row.settings.phrases());
    let mut changed: Vec<Phrase> = new.into_iter().filter(|phrase| !old.contains(phrase)).collect();
    if row.seating != live.row.seating {
        changed.push(Phrase::new(match row.seating {
            Seating::Random => "ui-seating-random",
            Seating::Joined => "ui-seating-joined",
        }));
    }
    if row.locale != live.row.locale {
        changed.push(Phrase::new("ui-setting-language").with("value", row.locale.as_str()));
    }
    if row.theme != live.row.theme {
        changed.push(Phrase::new("ui-setting-theme").with("value", theme(row.theme)));
    }
    changed
}

/// A theme in words.
pub fn theme(theme: crate::games::Theme) -> Phrase {
    Phrase::new(match theme {
        crate::games::Theme::Light => "ui-theme-light",
        crate::games::Theme::Dark => "ui-theme-dark",
    })
}

/// The jobs of a running table follow its new settings; clocks of another kind begin anew.
fn clocks(live: &LoadedTable, row: &mut super::TableRow, at: Timestamp) -> Result<JobsChange, RequestError> {
    let mut jobs = JobsChange { wake: true, ..JobsChange::default() };
    if row.settings.clock == live.row.settings.clock {
        return Ok(jobs);
    }
    let history = live.running()?;
    let asked: SeatSet = history.position().to_act();
    row.clocks = bank::new(row.settings.clock, row.seats.len());
    bank::begin(row, asked, at);
    for seat in asked.iter() {
        jobs.drop.push(RemovedJobs::One(JobKind::Timeout, seat));
        let user = row.seats.get(usize::from(seat)).and_then(|seat| seat.user);
        let person = user.map(|user| live.person(user)).unwrap_or_default();
        jobs.add.extend(bank::job(row, &person, seat, history.asked_since(seat), at));
    }
    Ok(jobs)
}

/// How a person is told after a change.
///
/// # Errors
/// There is no such time zone, quiet hours without one, too long, or a vacation that is over.
pub(super) fn reminded(
    person: &Preferences,
    wanted: &PreferencesChange,
    at: Timestamp,
) -> Result<Preferences, Refusal> {
    let mut person = person.clone();
    if let Some(told) = wanted.notify_by {
        person.notify_by = told;
    }
    if let Some(zone) = &wanted.zone {
        let known = TimeZone::get(zone).ok().and_then(|zone| zone.iana_name().map(str::to_owned));
        person.zone = Some(known.ok_or_else(|| Refusal::UnknownZone { zone: zone.clone() })?);
    }
    match wanted.quiet {
        None => {}
        Some(None) => person.quiet = None,
        Some(Some(quiet)) => {
            if quiet.minutes() == 0 || quiet.minutes() > QuietHours::LONGEST {
                return Err(Refusal::BadQuiet { hours: QuietHours::LONGEST / 60 });
            }
            if person.zone.is_none() {
                return Err(Refusal::NoZone);
            }
            person.quiet = Some(quiet);
        }
    }
    match wanted.back {
        None => {}
        Some(None) => {
            // What is over stays: it counts for clocks that ran through it.
            person.vacation = person.vacation.map(|away| Vacation { until: away.until.min(at), ..away });
        }
        Some(Some(day)) => {
            let zone = person.time_zone();
            let until = day.to_zoned(zone.clone()).map(|day| day.timestamp()).unwrap_or(Timestamp::MIN);
            let today = zone.to_datetime(at).date();
            let last = today.checked_add(LONGEST_AWAY.days()).unwrap_or(Date::MAX);
            if until <= at || day > last {
                return Err(Refusal::BadAway { days: LONGEST_AWAY });
            }
            let since = person.vacation.filter(|away| at < away.until).map_or(at, |away| away.since);
            person.vacation = Some(Vacation { since, until });
        }
    }
    Ok(person)
}

impl Tables {
    /// Shows and changes how the asker is told.
    ///
    /// # Errors
    /// It cannot be so.
    pub(super) async fn remind(&self, request: &Request, wanted: &PreferencesChange) -> Result<Reply, RequestError> {
        let user = request.actor.user;
        let repeated = match self.answered(request.interaction).await? {
            Some(StoredReply::Refused(refusal)) => return Err(refusal.into()),
            stored => stored.is_some(),
        };
        let before = self.ask(move |store| store.people(&[user])).await?.remove(&user).unwrap_or_default();
        let now = self.clock.now();
        let mut person = if repeated { before.clone() } else { reminded(&before, wanted, now)? };
        person.locale = Some(request.actor.locale.clone());
        if person != before {
            self.change_person(user, &before, &person, request, now).await?;
        }
        Ok(Reply::Remind(Box::new(self.remind_sheet(user, person, now).await?)))
    }

    async fn change_person(
        &self,
        user: UserId,
        before: &Preferences,
        person: &Preferences,
        request: &Request,
        now: Timestamp,
    ) -> Result<(), RequestError> {
        let tables = self.ask(move |store| store.tables_of(user)).await?;
        let mut change = Change::new(now);
        if (&before.zone, before.quiet, before.vacation) != (&person.zone, person.quiet, person.vacation) {
            // What was used so far is measured by the old rules. If nothing else comes of it, that
            // is true all the same.
            for &table in &tables {
                self.change_with(table, |_, live, at| {
                    let mut row = live.row.clone();
                    bank::settle(&mut row, user, before, at);
                    let mut change = Change::new(at);
                    change.table = (row != live.row).then_some(row);
                    Ok(change)
                })
                .await?;
            }
        }
        if let Some(until) = person.away_at(now).filter(|until| before.away_at(now) != Some(*until)) {
            for &table in &tables {
                let Some(row) = self.ask(move |store| store.table(table)).await? else { continue };
                let name = row.seats.iter().find(|seat| seat.user == Some(user)).map(|seat| seat.name.clone());
                let said = Phrase::new("ui-notice-away")
                    .with("name", name.unwrap_or_else(|| request.actor.name.clone()))
                    .with("until", date(until));
                let destination = super::Destination::Channel(row.channel);
                change.elsewhere.push((table, NewOutboxRow::post(destination, OutboxPayload::Notice(said))));
            }
        }
        change.person = Some((user, person.clone()));
        change.answered = Some(super::service::answered(
            request.interaction,
            &StoredReply::Done(Phrase::new("ui-table-settings-changed")),
        )?);
        self.ask(move |store| store.commit(TableId(0), &change)).await?;
        self.outbox_changed.notify_one();
        self.planned.notify_one();
        Ok(())
    }

    async fn remind_sheet(
        &self,
        user: UserId,
        person: Preferences,
        now: Timestamp,
    ) -> Result<PreferencesSheet, RequestError> {
        let mut sheet = PreferencesSheet { away: person.away_at(now), person, next: None, waiting: 0 };
        for table in self.ask(move |store| store.tables_of(user)).await? {
            let jobs = self.ask(move |store| store.jobs(table)).await?;
            let person = &sheet.person;
            let due = self
                .look(table, |live| {
                    let seat = live.seat_of(user)?;
                    let job = jobs.iter().find(|job| job.kind == JobKind::Reminder && job.seat == seat)?;
                    let next = Tables::next_told(live, person, seat, job.told()).ok()?;
                    Some((next, live.row.channel))
                })
                .await;
            // A table that cannot be read tells nobody anything.
            let Ok(Some((next, channel))) = due else { continue };
            sheet.waiting += 1;
            if let Some(at) = next.map(|at| at.max(now))
                && sheet.next.is_none_or(|(earliest, _)| at < earliest)
            {
                sheet.next = Some((at, channel));
            }
        }
        Ok(sheet)
    }
}

/// A moment as Discord shows it to every reader in their own zone.
pub fn date(at: Timestamp) -> String {
    format!("<t:{}:f>", at.as_second())
}
