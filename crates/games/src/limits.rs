//! The limits of a planner's choices.

/// Limits of a planner's choices: those of the place that shows them, then the author's, so that they are easy to read.
/// Lengths are in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MenuLimits {
    /// Rows for choices, each with buttons or one menu. At least 1.
    pub rows: usize,
    /// Buttons in a row.
    pub buttons_per_row: usize,
    /// Entries of a menu, on one page.
    pub options: usize,
    /// Length of an option's description.
    pub description: usize,
    /// Length of the steps that a button stands for.
    pub button_steps: usize,
    /// Length of the steps that one click can choose.
    pub click_steps: usize,
    /// Length of a button's label. Longer ones are hard to read on a phone, and a menu has two lines.
    pub button_label: usize,
    /// Length of an option's label that fits in one line, except on small screens. A longer one is split into label and
    /// description.
    pub option_label: usize,
    /// Length of an option's label that keeps one gain to differ from others. Longer ones would look cut.
    pub distinct_label: usize,
    /// Entries of a menu without *More*. A longer menu is ordered by the printed gains, and choices of a payment come as
    /// a separate question instead of making a menu longer.
    pub first_page: usize,
    /// Entries of a menu when an answer that players rarely want is extended.
    pub with_rare: usize,
    /// Amounts, steps and names in a label. With this many, the follow-up is a separate question.
    pub label_parts: usize,
    /// Repetitions of an answer that one entry offers, if several answers can be chosen together.
    pub repeats: usize,
    /// Buttons if there is a single question. More choices become a menu.
    pub lone_buttons: usize,
    /// Buttons of each of several questions.
    pub shared_buttons: usize,
    /// Buttons if the player can choose several things, or of several questions together. A button needs one click and a
    /// menu needs two.
    pub several_buttons: usize,
    /// Lines that give the effects of buttons with short labels.
    pub notes: usize,
}

impl MenuLimits {
    /// The usual limits. A place with other rows, buttons or menus replaces the first five.
    pub const USUAL: MenuLimits = MenuLimits {
        rows: 4,
        buttons_per_row: 5,
        options: 25,
        description: 100,
        button_steps: 90,
        click_steps: 90,
        button_label: 60,
        option_label: 80,
        distinct_label: 95,
        first_page: 9,
        with_rare: 15,
        label_parts: 5,
        repeats: 2,
        lone_buttons: 15,
        shared_buttons: 5,
        several_buttons: 6,
        notes: 2,
    };
}
