//! Panels: what is set, and a menu for each setting.
//!
//! A panel is the answer to a command that could change something and was given nothing. What is chosen in it is
//! what the command would have been given.

use crate::engine::Phrase;
use crate::games::Title;
use crate::table::{Stamp, TableCard, TableId, TableState};

use super::commands::{self, Completion, PanelOption};
use super::components::{MenuOption, Row};
use super::custom_id::{ComponentAction, CustomId, PanelKind};
use super::escape::cut;
use super::interaction::OptionValue;
use super::limit;
use super::localizer::Localizer;
use super::typed;

/// Options of the game are numbered from here on, those of the command from 0.
pub const GAME_OPTIONS: u8 = 100;

/// What in a panel can be set, and what it can be.
struct Entry {
    number: u8,
    label: String,
    about: String,
    values: Vec<(String, String)>,
}

/// The command whose options a panel shows.
pub fn path(kind: PanelKind) -> &'static [&'static str] {
    match kind {
        PanelKind::Table => &["game", "settings"],
        PanelKind::Person => &["remind"],
    }
}

/// The option of a panel's command with this number.
pub fn option(kind: PanelKind, number: u8) -> Option<PanelOption> {
    commands::panel_options(path(kind)).into_iter().nth(number.into())
}

/// The option of a game with this number.
pub fn game_option(game: &dyn Title, number: u8) -> Option<&'static str> {
    let index = number.checked_sub(GAME_OPTIONS)?;
    game.options().get(usize::from(index)).map(|spec| spec.id)
}

/// The value of an option of a command as it was chosen in a menu.
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

/// The menus of a panel: what to set, and, once that is chosen, its values.
pub fn rows(localizer: &Localizer<'_>, kind: PanelKind, table: Option<&TableCard>, chosen: Option<u8>) -> Vec<Row> {
    let entries = entries(localizer, kind, table);
    let stamp = Stamp { table: table.map_or(TableId(0), |table| table.id), seq: 0, draft: 0 };
    let options = entries.iter().map(|entry| (entry.number.to_string(), &entry.label, Some(&entry.about)));
    let mut rows = vec![menu(stamp, ComponentAction::PanelEntry(kind), &localizer.word("ui-panel-choose"), options)];
    if let Some(entry) = entries.iter().find(|entry| Some(entry.number) == chosen) {
        let placeholder = localizer.plain(&Phrase::new("ui-panel-value").named("setting", entry.label.as_str()));
        let values = entry.values.iter().map(|(value, label)| (value.clone(), label, None));
        rows.push(menu(stamp, ComponentAction::PanelValue(kind, entry.number), &placeholder, values));
    }
    rows
}

fn entries(localizer: &Localizer<'_>, kind: PanelKind, table: Option<&TableCard>) -> Vec<Entry> {
    let mut entries = Vec::new();
    let lobby = table.filter(|table| table.state == TableState::Lobby);
    for (number, spec) in lobby.into_iter().flat_map(|table| (GAME_OPTIONS..).zip(table.game.options())) {
        let game = lobby.map(|table| table.game.id()).unwrap_or_default();
        let key = format!("{game}-option-{}", spec.id);
        let value = |value: &&str| ((*value).to_owned(), localizer.word(&format!("{key}.{value}")));
        entries.push(Entry {
            number,
            label: localizer.word(&key),
            about: localizer.word(&format!("{key}.description")),
            values: spec.values.iter().map(value).collect(),
        });
    }
    for (number, option) in (0_u8..).zip(commands::panel_options(path(kind))) {
        let values = values(localizer, &option);
        // The order of the seats is decided at the start.
        let late = option.name == "order" && lobby.is_none();
        if !values.is_empty() && !late {
            let label = localizer.word(&format!("ui-panel-{}", option.name));
            entries.push(Entry {
                number,
                label,
                about: localizer.word(&format!("{}.description", option.key)),
                values,
            });
        }
    }
    entries
}

fn values(localizer: &Localizer<'_>, option: &PanelOption) -> Vec<(String, String)> {
    if !option.values.is_empty() {
        return option.values.iter().map(|(value, label)| (id(value), localizer.plain(label))).collect();
    }
    // Days depend on the present one; numbers are typed.
    let timed = |offers: Vec<(String, String)>| {
        let words = typed::Words::of(localizer);
        offers.into_iter().map(|(label, value)| (value, words.show(&label))).collect()
    };
    match option.completion {
        Some(Completion::Spans) => timed(typed::spans("")),
        Some(Completion::QuietHours) => timed(typed::quiets("")),
        Some(Completion::Zones) => typed::common_zones().map(|zone| (zone.to_owned(), zone.to_owned())).collect(),
        _ if option.name == "language" => localizer.languages(),
        _ => Vec::new(),
    }
}

fn menu<'a>(
    stamp: Stamp,
    action: ComponentAction,
    placeholder: &str,
    options: impl Iterator<Item = (String, &'a String, Option<&'a String>)>,
) -> Row {
    let short = |text: &str| cut(text, limit::OPTION).into_owned();
    let options = options.take(limit::OPTIONS).map(|(value, label, about)| MenuOption {
        label: short(label),
        value,
        description: about.map(|about| short(about)),
        emoji: None,
    });
    Row::Menu {
        custom_id: CustomId { stamp, action }.encode(),
        placeholder: cut(placeholder, limit::PLACEHOLDER).into_owned(),
        most: 1,
        options: options.collect(),
    }
}
