//! Debug buttons: buttons on the page that do something to whoever started the sandbox, such as setting its clock.

use std::fmt;
use std::sync::Arc;

/// A button on the page. The sandbox knows no more than its label and whom to call.
#[derive(Clone)]
pub struct DebugButton {
    /// What the button says: a key of the page's words, or the text itself.
    pub label: String,
    /// Called when it is pressed.
    pub press: Arc<dyn Fn() + Send + Sync>,
}

impl fmt::Debug for DebugButton {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DebugButton").field("label", &self.label).finish_non_exhaustive()
    }
}
