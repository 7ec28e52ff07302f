//! Tests of the layout of choices: it keeps to its limits, and leaves out no choice.

use std::collections::BTreeSet;

use engine::Phrase;
use games::{LayoutRow, MenuLayout, MenuLimits, PlannerMenu, layout};
use text::Texts;

use super::menus::every_planner;

/// The smallest place for choices: two buttons or a menu of three.
const SMALL: MenuLimits = MenuLimits {
    rows: 1,
    buttons_per_row: 2,
    options: 3,
    description: 30,
    button_steps: 12,
    button_label: 20,
    ..MenuLimits::USUAL
};

const LIMITS: [MenuLimits; 4] = [
    MenuLimits::USUAL,
    SMALL,
    MenuLimits { rows: 2, options: 1, ..SMALL },
    MenuLimits { lone_buttons: usize::MAX, shared_buttons: 50, several_buttons: 50, rows: 9, ..MenuLimits::USUAL },
];

/// The steps of each choice in a layout, and the number of choices.
fn shown<'a>(layout: &MenuLayout<'a>) -> Vec<&'a [String]> {
    let steps = |row: &LayoutRow<'a>| -> Vec<&'a [String]> {
        match row {
            LayoutRow::Buttons(buttons) => buttons.iter().map(|button| &*button.entry.steps).collect(),
            LayoutRow::Menu(menu) => menu.options.iter().map(|option| &*option.entry.steps).collect(),
        }
    };
    layout.rows.iter().flat_map(steps).collect()
}

/// The pages of a layout.
fn pages<'a>(menus: &'a [PlannerMenu], limits: &MenuLimits, text: &dyn Fn(&Phrase) -> String) -> Vec<MenuLayout<'a>> {
    let pages = layout(menus, limits, 0, text).pages;
    (0..pages).map(|page| layout(menus, limits, page, text)).collect()
}

#[test]
fn every_limit_leaves_each_choice_on_a_page() {
    let texts = Texts::embedded();
    let names = ["Ada", "Bo", "Cyd", "Di"].map(str::to_owned);
    let text = |phrase: &Phrase| texts.say("en", phrase, &names);
    for limits in &LIMITS {
        let (mut several_pages, mut buttons) = (0, 0);
        every_planner(|_, _, menus| {
            let pages = pages(menus, limits, &text);
            let entries = menus.iter().flat_map(|menu| &menu.entries).filter(|entry| entry.again == 0);
            let offered: BTreeSet<&[String]> = entries.map(|entry| &*entry.steps).collect();
            let found: BTreeSet<&[String]> = pages.iter().flat_map(shown).collect();
            assert!(offered.is_subset(&found), "{limits:?}: {:?}", offered.difference(&found));
            several_pages += usize::from(pages.len() > 1);
            for row in pages.iter().flat_map(|page| &page.rows) {
                buttons += usize::from(matches!(row, LayoutRow::Buttons(_)));
            }
        });
        assert!(buttons > 100 && several_pages > 100, "{limits:?}: {buttons}, {several_pages}");
    }
}

#[test]
fn layouts_keep_to_their_limits() {
    let texts = Texts::embedded();
    let names = ["Ada", "Bo", "Cyd", "Di"].map(str::to_owned);
    let text = |phrase: &Phrase| texts.say("en", phrase, &names);
    let length = |phrase: &Phrase| text(phrase).chars().count();
    for limits in &LIMITS {
        every_planner(|_, _, menus| {
            for page in pages(menus, limits, &text) {
                assert!(page.rows.len() <= limits.rows, "{limits:?}: {:?}", page.rows);
                assert!(page.notes.len() <= limits.notes * limits.rows, "{limits:?}: {:?}", page.notes);
                for row in &page.rows {
                    match row {
                        LayoutRow::Buttons(buttons) => {
                            assert!((1..=limits.buttons_per_row).contains(&buttons.len()), "{buttons:?}");
                            for button in buttons {
                                assert!(length(&button.label) <= limits.button_label, "{button:?}");
                                assert!(button.entry.line().len() <= limits.button_steps, "{button:?}");
                            }
                        }
                        LayoutRow::Menu(menu) => {
                            assert!((1..=limits.options).contains(&menu.options.len()), "{menu:?}");
                            let descriptions = menu.options.iter().filter_map(|option| option.description.as_ref());
                            descriptions.for_each(|line| assert!(length(line) <= limits.description, "{line:?}"));
                        }
                    }
                }
            }
        });
    }
}
