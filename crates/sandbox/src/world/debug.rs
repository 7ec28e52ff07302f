//! Debug buttons on the page, which call the program that started the sandbox, for example to set its clock.

use std::fmt;
use std::sync::Arc;

/// A button on the page. The sandbox knows only its label and its callback.
#[derive(Clone)]
pub struct DebugButton {
    /// Label of the button: a key of the page's texts, or a literal text.
    pub label: String,
    /// Callback for a click.
    pub press: Arc<dyn Fn() + Send + Sync>,
}

impl fmt::Debug for DebugButton {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DebugButton").field("label", &self.label).finish_non_exhaustive()
    }
}
