//! Requests about a person's own data.

/// A request about the user's own data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrivacyRequest {
    /// Shows all stored data.
    Show,
    /// Hides the user from lists and statistics, or shows them again.
    Hide(bool),
    /// Asks before forgetting.
    AskToForget,
    /// Forgets the user.
    Forget,
}
