//! Levers: buttons on the page that do something to whoever started the sandbox.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// A button on the page. The sandbox knows no more than its label and whom to call.
#[derive(Clone)]
pub struct Lever {
    /// What the button says.
    pub label: String,
    /// Called when it is pressed.
    pub pull: Arc<dyn Fn() + Send + Sync>,
}

impl fmt::Debug for Lever {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lever").field("label", &self.label).finish_non_exhaustive()
    }
}

/// Tells how far ahead of this machine's clock the bot believes to be, so that the page's "in two
/// hours" counts from there.
#[derive(Clone)]
pub struct Ahead(pub Arc<dyn Fn() -> Duration + Send + Sync>);

impl Default for Ahead {
    fn default() -> Self {
        Ahead(Arc::new(|| Duration::ZERO))
    }
}

impl fmt::Debug for Ahead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Ahead").field(&(self.0)()).finish()
    }
}
