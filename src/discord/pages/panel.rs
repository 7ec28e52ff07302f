//! Panels: the current settings, with a menu for each setting.
//!
//! A panel is the reply to a settings command without options. A choice in the panel has the same effect as the
//! command's option.

use std::time::Duration;

use jiff::Timestamp;

use crate::engine::Phrase;
use crate::games::Title;
use crate::table::{
    Command, Preferences, PreferencesSheet, SettingInput, SettingScope, SettingsSheet, Stamp, TableAction, TableCard,
    TableId, TableState, span,
};

use super::preferences;
use crate::discord::commands::intent::{Intent, ReplyFormat};
use crate::discord::commands::{self, CompletionKind, PanelOption};
use crate::discord::parts::buttons::{PanelButton, PanelKind};
use crate::discord::parts::components::{MenuOption, Row, menu};
use crate::discord::parts::interaction::OptionValue;
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::Message;
use crate::discord::parts::typed;

/// First number of the game's options. Those of the command start at 0.
pub const GAME_OPTIONS: u8 = 100;

/// The subject of a panel's settings.
#[derive(Clone, Copy)]
pub enum Subject<'a> {
    Table(&'a TableCard),
    /// A person's preferences, and the time at which the panel shows them.
    Person(&'a Preferences, Timestamp),
}

impl Subject<'_> {
    pub fn kind(self) -> PanelKind {
        match self {
            Subject::Table(_) => PanelKind::Table,
            Subject::Person(..) => PanelKind::Person,
        }
    }

    /// Returns `true` if the value is already set.
    fn has(self, option: &PanelOption, value: &str) -> bool {
        let chosen = commands::with_option(path(self.kind()), option.name, self::value(option, value));
        match (self, chosen) {
            (
                Subject::Table(table),
                Some(Intent::Table { command: Command::Action(TableAction::Settings(change)), .. }),
            ) => option.setting.is_some_and(|setting| setting.is_same(*change, table.current_settings())),
            (Subject::Person(person, _), Some(Intent::Table { command: Command::Preferences(change), .. })) => {
                change.notify_by.is_none_or(|by| by == person.notify_by)
                    && change.zone.is_none_or(|zone| Some(zone) == person.zone)
                    && change.quiet.is_none_or(|quiet| quiet == person.quiet)
                    && change.back.is_none_or(|back| back.is_none() && person.vacation.is_none())
                    && change.play_forced.is_none_or(|forced| forced == person.play_forced)
                    && change.delay_queued_turns.is_none_or(|later| later == person.delay_queued_turns)
                    && change.comments.is_none_or(|comments| comments == person.comments)
                    && change.theme.is_none_or(|theme| theme == person.theme)
            }
            _ => false,
        }
    }
}

/// The settings of a game, with menus for a user who can change them.
pub(crate) fn of_table(localizer: &Localizer<'_>, sheet: &SettingsSheet, format: ReplyFormat) -> Message {
    let text = preferences::settings(localizer, sheet);
    if sheet.may_change { with_panel(localizer, text, Subject::Table(&sheet.table), format.entry()) } else { text }
}

/// A person's settings, with menus.
pub(crate) fn of_person(localizer: &Localizer<'_>, sheet: &PreferencesSheet, format: ReplyFormat) -> Message {
    let subject = Subject::Person(&sheet.person, sheet.at);
    with_panel(localizer, preferences::sheet(localizer, sheet), subject, format.entry())
}

fn with_panel(localizer: &Localizer<'_>, sheet: Message, subject: Subject<'_>, chosen: Option<u8>) -> Message {
    let typed = typed_value(localizer, subject.kind(), chosen);
    let lines: Vec<String> = std::iter::once(sheet.content).chain(typed).collect();
    Message { content: lines.join("\n"), rows: rows(localizer, subject, chosen), ..sheet }
}

/// A setting in a panel, with its possible values.
struct Entry {
    number: u8,
    label: String,
    about: String,
    /// The current value as text, if the menu doesn't offer it.
    set: Option<String>,
    values: Vec<Value>,
}

struct Value {
    id: String,
    label: String,
    /// `true` if this is the current value.
    present: bool,
}

/// The command with the options of a panel.
pub fn path(kind: PanelKind) -> &'static [&'static str] {
    match kind {
        PanelKind::Table => &["game", "settings"],
        PanelKind::Person => &["remind"],
    }
}

/// The option with this number in a panel's command.
pub fn option(kind: PanelKind, number: u8) -> Option<PanelOption> {
    commands::panel_options(path(kind)).into_iter().nth(number.into())
}

pub fn game_option(game: &dyn Title, number: u8) -> Option<&'static str> {
    let index = number.checked_sub(GAME_OPTIONS)?;
    game.options().get(usize::from(index)).map(|spec| spec.id)
}

/// The value of an option from a menu.
pub fn value(option: &PanelOption, chosen: &str) -> OptionValue {
    let known = option.values.iter().find(|(value, _)| id(value) == chosen);
    known.map_or_else(|| OptionValue::Text(chosen.to_owned()), |(value, _)| value.clone())
}

fn id(value: &OptionValue) -> String {
    match value {
        OptionValue::Text(text) => text.clone(),
        OptionValue::Flag(flag) => flag.to_string(),
        _ => String::new(),
    }
}

/// The menus of a panel: the settings and, after a choice, its values. The current values are marked.
pub fn rows(localizer: &Localizer<'_>, subject: Subject<'_>, chosen: Option<u8>) -> Vec<Row> {
    let kind = subject.kind();
    let entries = entries(localizer, subject);
    let table = if let Subject::Table(table) = subject { table.id } else { TableId(0) };
    let stamp = Stamp::of_table(table);
    let option = |entry: &Entry| {
        let present = entry.values.iter().find(|value| value.present);
        let set = present.map(|value| &value.label).or(entry.set.as_ref());
        let label = set.map_or_else(
            || entry.label.clone(),
            |value| {
                let label = Phrase::new("ui-panel-entry").named("setting", entry.label.as_str());
                localizer.plain(&label.named("value", value.as_str()))
            },
        );
        let chosen = Some(entry.number) == chosen;
        MenuOption {
            label,
            value: entry.number.to_string(),
            description: Some(entry.about.clone()),
            chosen,
            ..MenuOption::default()
        }
    };
    let first = entries.iter().map(option);
    let mut rows = vec![menu(stamp, PanelButton::Entry(kind), 1, &localizer.word("ui-panel-choose"), first)];
    if let Some(entry) = entries.iter().find(|entry| Some(entry.number) == chosen) {
        let placeholder = localizer.plain(&Phrase::new("ui-panel-value").named("setting", entry.label.as_str()));
        let values = entry.values.iter().map(|value| MenuOption {
            label: value.label.clone(),
            value: value.id.clone(),
            chosen: value.present,
            ..MenuOption::default()
        });
        rows.push(menu(stamp, PanelButton::Value(kind, entry.number), 1, &placeholder, values));
    }
    rows
}

/// The instructions for typing another value, if the entry allows more than its menu.
pub fn typed_value(localizer: &Localizer<'_>, kind: PanelKind, chosen: Option<u8>) -> Option<String> {
    let option = option(kind, chosen?).filter(|option| option.completion.is_some())?;
    let key = match kind {
        PanelKind::Table => "ui-panel-typed",
        PanelKind::Person => "ui-panel-typed.person",
    };
    let phrase = Phrase::new(key).with("option", Phrase::new(option.key));
    Some(format!("-# {}", localizer.say(&phrase)))
}

fn entries(localizer: &Localizer<'_>, subject: Subject<'_>) -> Vec<Entry> {
    let mut entries = Vec::new();
    let lobby = match subject {
        Subject::Table(table) => Some(table).filter(|table| table.state == TableState::Lobby),
        Subject::Person(..) => None,
    };
    for (table, (number, spec)) in
        lobby.into_iter().flat_map(|table| (GAME_OPTIONS..).zip(table.game.options()).map(move |spec| (table, spec)))
    {
        let key = format!("{}-option-{}", table.game.id(), spec.id);
        let value = |value: &&str| Value {
            id: (*value).to_owned(),
            label: localizer.word(&format!("{key}.{value}")),
            present: table.options.get(spec) == *value,
        };
        entries.push(Entry {
            number,
            label: localizer.word(&key),
            about: localizer.word(&format!("{key}.description")),
            set: None,
            values: spec.values.iter().map(value).collect(),
        });
    }
    for (number, option) in (0_u8..).zip(commands::panel_options(path(subject.kind()))) {
        let value = |(id, label): (String, String)| Value { present: subject.has(&option, &id), id, label };
        let values: Vec<Value> = values(localizer, &option, subject).into_iter().map(value).collect();
        let scope = option.setting.map_or(SettingScope::All, |setting| setting.scope);
        if !values.is_empty() && scope.includes(lobby.is_some(), localizer.has_web()) {
            let label = localizer.word(&format!("ui-panel-{}", option.name));
            let about = localizer.word(&format!("{}.description", option.key));
            entries.push(Entry { number, label, about, set: set(localizer, subject, &option), values });
        }
    }
    entries
}

/// The current value of an option in words, if it can differ from the offered ones.
fn set(localizer: &Localizer<'_>, subject: Subject<'_>, option: &PanelOption) -> Option<String> {
    let none = || typed::TimeWords::of(localizer).show(typed::NONE);
    let time = |minute: u16| format!("{:02}:{:02}", minute / 60, minute % 60);
    match (subject, option.name) {
        (Subject::Table(table), _) => {
            let mut current = table.current_settings();
            match option.setting?.input {
                SettingInput::Flag(_) | SettingInput::Choice { .. } => None,
                SettingInput::Pace(of) => of(&mut current).map(|pace| localizer.plain(&pace.phrase())),
                SettingInput::Span { get, .. } => Some(match get(&current) {
                    0 => none(),
                    seconds => localizer.plain(&span(Duration::from_secs(seconds.into()))),
                }),
                SettingInput::Language(of) => of(&mut current).as_deref().map(|locale| localizer.language(locale)),
            }
        }
        (Subject::Person(person, _), "timezone") => {
            Some(person.zone.as_deref().map_or_else(|| "UTC".to_owned(), typed::zone_name))
        }
        (Subject::Person(person, _), "quiet-hours") => {
            Some(person.quiet.map_or_else(none, |quiet| format!("{}-{}", time(quiet.from), time(quiet.until))))
        }
        (Subject::Person(person, at), "vacation") => {
            Some(person.away_at(at).map_or_else(none, |until| until.to_zoned(person.time_zone()).date().to_string()))
        }
        _ => None,
    }
}

fn values(localizer: &Localizer<'_>, option: &PanelOption, subject: Subject<'_>) -> Vec<(String, String)> {
    if !option.values.is_empty() {
        return option.values.iter().map(|(value, label)| (id(value), localizer.plain(label))).collect();
    }
    // The value has the form that commands read, and the label has the words of the language.
    let timed = |offers: Vec<(String, String)>| offers.into_iter().map(|(label, value)| (value, label)).collect();
    let words = typed::TimeWords::of(localizer);
    match option.completion {
        Some(CompletionKind::Spans) => timed(typed::spans(&words, "")),
        Some(CompletionKind::QuietHours) => timed(typed::quiets(&words, "")),
        Some(CompletionKind::Days) => match subject {
            Subject::Person(_, at) => timed(typed::days(&words, "", at)),
            Subject::Table(_) => Vec::new(),
        },
        Some(CompletionKind::Zones) => typed::common_zones().map(|zone| (zone.to_owned(), zone.to_owned())).collect(),
        _ if option.setting.is_some_and(|setting| matches!(setting.input, SettingInput::Language(_))) => {
            localizer.languages()
        }
        _ => Vec::new(),
    }
}
