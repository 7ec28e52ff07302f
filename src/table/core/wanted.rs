//! What a typed field takes, for whoever typed something else.

/// What a field that is typed takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wanted {
    /// One of what it offers.
    #[default]
    Offered,
    /// A span of time.
    Span,
    /// Quiet hours.
    Quiet,
    /// A day.
    Day,
}

impl Wanted {
    /// The attribute of the sentence that says how it is written.
    pub(in crate::table) fn attribute(self) -> &'static str {
        match self {
            Wanted::Offered => "",
            Wanted::Span => ".span",
            Wanted::Quiet => ".quiet",
            Wanted::Day => ".day",
        }
    }
}
