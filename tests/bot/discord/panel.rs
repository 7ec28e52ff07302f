//! Panels show each current setting as chosen.

use daykeeper::discord::pages::panel::{self, Subject};
use daykeeper::discord::parts::components::{MenuOption, Row};
use daykeeper::discord::parts::localizer::Localizer;
use daykeeper::games;
use daykeeper::table::{ClockRule, NotifyBy, Preferences, TableCard, TableState};
use daykeeper::text::Texts;

use super::play;

/// Returns the options of the first menu, and of the second menu after choosing the entry with this label.
fn menus(subject: Subject<'_>, label: &str) -> (Vec<MenuOption>, Vec<MenuOption>) {
    let texts = Texts::embedded();
    let localizer = Localizer::new(&texts, "en", &[]);
    let options = |row: &Row| match row {
        Row::Menu { options, .. } => options.clone(),
        Row::Buttons(_) => panic!("no menu"),
    };
    let first = options(&panel::rows(&localizer, subject, None)[0]);
    let entry = first.iter().find(|option| option.label.starts_with(label)).unwrap_or_else(|| panic!("{first:?}"));
    let rows = panel::rows(&localizer, subject, Some(entry.value.parse().unwrap()));
    (options(&rows[0]), options(&rows[1]))
}

fn chosen(options: &[MenuOption]) -> Vec<&str> {
    options.iter().filter(|option| option.chosen).map(|option| option.label.as_str()).collect()
}

#[test]
fn menus_select_the_current_settings_of_a_game() {
    let game = games::title("teotihuacan").unwrap();
    let mut table = TableCard { state: TableState::Lobby, ..play::card(game, 3) };
    table.options.0.insert("first_game".to_owned(), "on".to_owned());
    table.settings.clock = Some(ClockRule { bank: 2 * 24 * 60 * 60, increment: 4 * 60 * 60 });
    let subject = Subject::Table(&table);
    for (label, value) in [
        ("Remind after", "1, 3, 7, 15 … days (daily)"),
        ("First game", "on"),
        ("Dark eclipse", "off"),
        ("Time bank", "2d"),
        ("Time per turn", "4h"),
        ("Theme", "light"),
        ("Language", "English"),
    ] {
        let (entries, values) = menus(subject, label);
        assert_eq!(chosen(&values), [value], "{label}");
        let [entry] = chosen(&entries)[..] else { panic!("{label} is not shown as the entry that is open") };
        assert!(entry.ends_with(&format!(": {value}")), "{entry}");
    }
    table.settings.clock = None;
    assert_eq!(chosen(&menus(Subject::Table(&table), "Time bank").1), ["none"]);
    // "Not decided" is a value too, so that hosts can return to it.
    for (hints, value) in [(None, "when alone"), (Some(true), "yes"), (Some(false), "no")] {
        table.settings.hints = hints;
        let (entries, values) = menus(Subject::Table(&table), "Hints");
        assert_eq!((chosen(&values), values.len()), (vec![value], 3));
        assert!(chosen(&entries)[0].ends_with(value), "{entries:?}");
    }
}

#[test]
fn menus_select_the_current_preferences_of_a_person() {
    let person = Preferences {
        notify_by: NotifyBy::Both,
        zone: Some("Europe/Rome".to_owned()),
        quiet: daykeeper::discord::parts::typed::quiet("22:00-07:00").unwrap(),
        ..Preferences::default()
    };
    let subject = Subject::Person(&person, jiff::Timestamp::UNIX_EPOCH);
    for value in ["Europe/Rome", "22:00-07:00"] {
        let texts = Texts::embedded();
        let localizer = Localizer::new(&texts, "en", &[]);
        let Row::Menu { options, .. } = &panel::rows(&localizer, subject, None)[0] else { panic!("no menu") };
        let text = options.iter().any(|option| option.label.ends_with(&format!(": {value}")));
        assert!(text, "{value}: {options:?}");
    }
}

#[test]
fn the_page_is_an_entry_only_if_the_bot_has_pages() {
    let texts = Texts::embedded();
    let mut table = play::card(games::title("tzolkin").unwrap(), 3);
    let without = Localizer::new(&texts, "en", &[]);
    let with = without.clone().with_web(Some("https://example.org".into()));
    let entry = |localizer: &Localizer<'_>, table: &TableCard| {
        let labels = menus_of(localizer, Subject::Table(table));
        labels.into_iter().find(|label| label.starts_with("Page on the web"))
    };
    assert_eq!(entry(&without, &table), None);
    assert_eq!(entry(&with, &table).as_deref(), Some("Page on the web: yes"));
    table.settings.web = false;
    assert_eq!(entry(&with, &table).as_deref(), Some("Page on the web: no"));
}

/// Each entry shows its current value, even a value that no menu offers.
#[test]
fn every_entry_shows_the_current_value() {
    let texts = Texts::embedded();
    let at = jiff::Timestamp::UNIX_EPOCH;
    let game = games::title("tzolkin").unwrap();
    let mut table = TableCard { locale: "en-GB".to_owned(), ..play::card(game, 3) };
    table.settings.clock = Some(ClockRule { bank: 5 * 60 * 60, increment: 0 });
    let away = Preferences { zone: Some("America/Lima".to_owned()), ..Preferences::default() };
    for locale in ["en", "it", "es", "ro"] {
        let localizer = Localizer::new(&texts, locale, &[]);
        for subject in [Subject::Table(&table), Subject::Person(&away, at)] {
            let Row::Menu { options, .. } = &panel::rows(&localizer, subject, None)[0] else { panic!("no menu") };
            assert!(options.iter().all(|option| option.label.contains(": ")), "{locale}: {options:?}");
        }
        let person = menus_of(&localizer, Subject::Person(&away, at));
        assert!(person.iter().any(|label| label.ends_with("America/Lima")), "{person:?}");
        let vacation = localizer.word("ui-panel-vacation");
        assert!(person.iter().any(|label| label.starts_with(&vacation)), "{person:?}");
    }
}

fn menus_of(localizer: &Localizer<'_>, subject: Subject<'_>) -> Vec<String> {
    match &panel::rows(localizer, subject, None)[0] {
        Row::Menu { options, .. } => options.iter().map(|option| option.label.clone()).collect(),
        Row::Buttons(_) => Vec::new(),
    }
}
