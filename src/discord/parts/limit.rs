//! Discord's limits, in characters (of the content, a label, a description, an alt text) or items.

pub const CONTENT: usize = 2000;
/// All texts of a laid-out message together.
pub const LAID_OUT: usize = 4000;
/// Label of a button.
pub const BUTTON: usize = 80;
/// Label of an option in a menu, or its description, or its value.
pub const OPTION: usize = 100;
/// Placeholder of a menu.
pub const PLACEHOLDER: usize = 150;
/// Title of a form, or label of its field.
pub const FORM: usize = 45;
/// Options in a menu, choices of an autocompletion.
pub const OPTIONS: usize = 25;
/// Buttons in a row.
pub const BUTTONS: usize = 5;
/// Rows of buttons and menus below a message.
pub const ROWS: usize = 5;
/// Description of an attachment.
pub const ALT: usize = 1024;
/// Name or value of an autocompletion choice.
pub const COMPLETION: usize = 100;
