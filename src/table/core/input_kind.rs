//! The kinds of typed input, for error messages.

/// The kind of input that a typed field expects.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum InputKind {
    /// One of the offered choices.
    #[default]
    Offered,
    Span,
    /// A start and an end of quiet hours.
    Quiet,
    Day,
}

impl InputKind {
    /// The attribute of the message that explains the format.
    pub(in crate::table) fn attribute(self) -> &'static str {
        match self {
            InputKind::Offered => "",
            InputKind::Span => ".span",
            InputKind::Quiet => ".quiet",
            InputKind::Day => ".day",
        }
    }
}
