//! Limits on pings for proposals. If someone repeats a pause proposal, an offered seat or a rematch, only some of the
//! messages ping the others.

use std::collections::HashMap;

use jiff::{SignedDuration, Timestamp};

use crate::table::rules::loaded::LoadedTable;
use crate::table::values::{Body, OutboxRowId, ProposalState, TableId, UserId};

/// Time during which a repeated proposal doesn't ping.
const QUIET: SignedDuration = SignedDuration::from_mins(10);

/// The key that identifies repetitions of a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Proposal {
    /// The game; `None` for a lobby, since every rematch has a new one.
    table: Option<TableId>,
    /// The player who proposes; `None` for an offered seat.
    by: Option<UserId>,
}

pub fn proposal(table: &LoadedTable, body: &Body) -> Option<Proposal> {
    let id = Some(table.row.id);
    match body {
        Body::Lobby => Some(Proposal { table: None, by: Some(table.row.host) }),
        Body::Offer(_) => Some(Proposal { table: id, by: None }),
        Body::PauseAsked(request) if request.state == ProposalState::Open => {
            Some(Proposal { table: id, by: request.by.occupant.person() })
        }
        _ => None,
    }
}

/// The recent pings by proposal and user. They are only in memory: a restart allows one more ping.
#[derive(Debug, Default)]
pub struct RecentPings(HashMap<(Proposal, UserId), (OutboxRowId, Timestamp)>);

impl RecentPings {
    /// Returns `true` if a proposal pings this user now, and remembers the ping. The bot may try the same message
    /// several times.
    pub fn allow(&mut self, proposal: Proposal, to: UserId, row: OutboxRowId, now: Timestamp) -> bool {
        // A ping in the future is from before the clock was set back.
        self.0.retain(|_, (_, at)| (SignedDuration::ZERO..QUIET).contains(&now.duration_since(*at)));
        let (first, _) = self.0.entry((proposal, to)).or_insert((row, now));
        *first == row
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(second: i64) -> Timestamp {
        Timestamp::from_second(1_800_000_000 + second).unwrap()
    }

    #[test]
    fn a_proposal_pings_a_person_once_in_ten_minutes() {
        let pause = |table, by| Proposal { table: Some(TableId(table)), by: Some(UserId(by)) };
        let (mut pings, ben) = (RecentPings::default(), UserId(2));
        let mut row = 0;
        let mut allow = |proposal, to, second| {
            row += 1;
            pings.allow(proposal, to, OutboxRowId(row), at(second))
        };
        assert!(allow(pause(1, 1), ben, 0));
        assert!((1..600).all(|second| !allow(pause(1, 1), ben, second)));
        assert!(allow(pause(2, 1), ben, 1), "another game");
        assert!(allow(pause(1, 3), ben, 1), "another player");
        assert!(allow(pause(1, 1), UserId(4), 1), "another person");
        assert!(allow(pause(1, 1), ben, 600));
        assert!(allow(pause(1, 1), ben, 0), "the clock was set back");
    }

    #[test]
    fn a_message_that_is_tried_again_still_pings() {
        let lobby = Proposal { table: None, by: Some(UserId(1)) };
        let mut pings = RecentPings::default();
        assert!(pings.allow(lobby, UserId(2), OutboxRowId(7), at(0)));
        assert!(pings.allow(lobby, UserId(2), OutboxRowId(7), at(60)));
        assert!(!pings.allow(lobby, UserId(2), OutboxRowId(8), at(60)));
    }
}
