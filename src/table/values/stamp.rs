//! The state of a game for which a button was made.

use serde::{Deserialize, Serialize};

use super::ids::{GuildId, TableId};

/// The kind of plan that a button belongs to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlanKind {
    #[default]
    Turn,
    /// A turn that the player prepares ahead of time.
    Ahead,
    WhatIf,
    /// A turn in a lesson.
    Lesson,
}

impl PlanKind {
    pub const ALL: [PlanKind; 4] = [PlanKind::Turn, PlanKind::Ahead, PlanKind::WhatIf, PlanKind::Lesson];
}

/// The state that a button refers to. The bot refuses a click on an outdated state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stamp {
    pub table: TableId,
    pub plan: PlanKind,
    /// The number of log entries when the seat's decision began. For a what-if, its number.
    pub seq: u32,
    /// The revision of the plan, which grows with every change.
    pub draft: u32,
}

impl Stamp {
    /// The stamp of buttons that don't depend on the state of the game.
    pub fn of_table(table: TableId) -> Self {
        Self::of_message(table, 0)
    }

    /// The stamp of buttons that belong to no game. In direct messages, it names the server that they are about.
    pub fn of_server(server: Option<GuildId>) -> Self {
        Self::of_table(TableId(server.map_or(0, |server| server.0.cast_signed())))
    }

    /// The server of such a stamp.
    pub fn server(self) -> Option<GuildId> {
        Some(GuildId(self.table.0.cast_unsigned())).filter(|server| server.0 != 0)
    }

    /// The stamp of buttons of a public message, posted when the log had this number of entries.
    pub fn of_message(table: TableId, seq: u32) -> Self {
        Stamp { table, plan: PlanKind::Turn, seq, draft: 0 }
    }
}
