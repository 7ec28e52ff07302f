//! Debug buttons: buttons on the page that do something to whoever started the sandbox, such as setting its clock.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// A button on the page. The sandbox knows no more than its label and whom to call.
#[derive(Clone)]
pub struct DebugButton {
    /// What the button says.
    pub label: String,
    /// Called when it is pressed.
    pub press: Arc<dyn Fn() + Send + Sync>,
}

impl fmt::Debug for DebugButton {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DebugButton").field("label", &self.label).finish_non_exhaustive()
    }
}

/// Tells how far ahead of this machine's clock the bot believes to be, so that the page's "in two
/// hours" counts from there.
#[derive(Clone)]
pub struct ClockOffset(pub Arc<dyn Fn() -> Duration + Send + Sync>);

impl Default for ClockOffset {
    fn default() -> Self {
        ClockOffset(Arc::new(|| Duration::ZERO))
    }
}

impl fmt::Debug for ClockOffset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("ClockOffset").field(&(self.0)()).finish()
    }
}
