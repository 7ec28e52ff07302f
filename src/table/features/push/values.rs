//! Notifications outside Discord: an address of a person's own that is told when it is their turn.

use serde::{Deserialize, Serialize};

use crate::engine::Phrase;

use crate::table::core::ids::{TableId, UserId};

/// The longest address.
pub const LONGEST_ADDRESS: usize = 300;

/// So many notifications in a row of which nobody knows whether they arrived, and no more are sent.
const MOST_LOST: u8 = 3;

/// Whether an address can be told anything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PushState {
    /// A test is on its way.
    #[default]
    Tested,
    /// The test was accepted.
    Works,
    /// It did not work, so nothing is sent any more.
    Failed,
}

/// An address of a person's own.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PushAddress {
    /// The address.
    pub address: String,
    /// Whether it can be told anything.
    pub state: PushState,
    /// How many notifications in a row may not have arrived.
    #[serde(default)]
    pub lost: u8,
}

// Who knows an address can write to it, so it stands in no log.
impl std::fmt::Debug for PushAddress {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "PushAddress({}, {:?})", self.host(), self.state)
    }
}

impl PushAddress {
    /// An address that was not tried yet.
    pub fn new(address: &str) -> Self {
        PushAddress { address: address.to_owned(), state: PushState::Tested, lost: 0 }
    }

    /// The server alone.
    pub fn host(&self) -> &str {
        parts(&self.address).map_or("", |(_, host)| host)
    }

    /// The address after a notification.
    #[must_use]
    pub fn after(&self, outcome: PushOutcome) -> Self {
        let (state, lost) = match outcome {
            PushOutcome::Accepted => (PushState::Works, 0),
            PushOutcome::Refused => (PushState::Failed, self.lost),
            PushOutcome::Lost if self.state == PushState::Works && self.lost + 1 < MOST_LOST => {
                (PushState::Works, self.lost + 1)
            }
            PushOutcome::Lost => (PushState::Failed, self.lost),
        };
        PushAddress { address: self.address.clone(), state, lost }
    }
}

/// What became of a notification.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PushOutcome {
    /// The server took it.
    Accepted,
    /// The server cannot be reached, or takes nothing there.
    Refused,
    /// Nobody knows whether it arrived.
    Lost,
}

/// Whether the scheme is that without encryption, and the server, of an address without anything unusual.
fn parts(address: &str) -> Option<(bool, &str)> {
    let usual = |c: char| c.is_ascii_alphanumeric() || "-._~/%?&=+:,;@[]".contains(c);
    let plain = address.len() <= LONGEST_ADDRESS && address.chars().all(usual);
    let (open, rest) = match address.strip_prefix("https://") {
        Some(rest) => (false, rest),
        None => (true, address.strip_prefix("http://")?),
    };
    let host = rest.split(['/', '?']).next().filter(|host| !host.is_empty() && plain)?;
    Some((open, host))
}

/// A server that may be told something.
#[derive(Clone, Debug, PartialEq, Eq)]
struct PushHost {
    name: String,
    /// Whether without encryption.
    open: bool,
    /// Whether it may be in a private network.
    own: bool,
}

/// The servers that may be told something: those that the operator lists, and no other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PushHosts(Vec<PushHost>);

impl PushHosts {
    /// Reads a list such as `ntfy.sh, https://push.home.example, http://10.0.0.7:8080`. A server that is listed with
    /// its scheme is the operator's own and may be in a private network. `None` where one of them is none.
    pub fn read(text: &str) -> Option<Self> {
        let hosts = text.split([',', ' ']).map(str::trim).filter(|host| !host.is_empty()).map(|listed| {
            let own = listed.contains("://");
            let address = if own { listed.to_owned() } else { format!("https://{listed}") };
            let (open, name) = parts(address.trim_end_matches('/'))?;
            let only_host = address.trim_end_matches('/').ends_with(name) && !name.contains(['@', '%']);
            only_host.then(|| PushHost { name: name.to_ascii_lowercase(), open, own })
        });
        hosts.collect::<Option<Vec<PushHost>>>().map(PushHosts)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What they are called.
    pub fn names(&self) -> Vec<String> {
        self.0.iter().map(|host| host.name.clone()).collect()
    }

    fn find(&self, address: &str) -> Option<&PushHost> {
        let (open, name) = parts(address)?;
        self.0.iter().find(|host| host.name.eq_ignore_ascii_case(name) && (!open || host.open))
    }

    /// Whether an address is at one of them.
    pub fn lists(&self, address: &str) -> bool {
        self.find(address).is_some()
    }

    /// Whether the server of this address may be in a private network.
    pub fn may_be_private(&self, address: &str) -> bool {
        self.find(address).is_some_and(|host| host.own)
    }
}

/// What an address is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PushNews {
    /// Whose it is.
    pub user: UserId,
    /// The table that waits; `None`: it is a test.
    pub table: Option<TableId>,
    /// The address.
    pub to: PushAddress,
    /// What it is told.
    pub said: Phrase,
    /// Where that leads.
    pub link: Option<String>,
    /// In which language.
    pub locale: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_servers_that_are_listed_may_be_told_something() {
        let hosts = PushHosts::read("ntfy.sh, Push.Example.org:8443 http://10.0.0.7:8080,https://push.home").unwrap();
        assert_eq!(hosts.names(), ["ntfy.sh", "push.example.org:8443", "10.0.0.7:8080", "push.home"]);
        for (address, private) in [
            ("https://ntfy.sh/ada", false),
            ("https://NTFY.sh/ada?priority=high", false),
            ("https://push.example.org:8443/x", false),
            ("http://10.0.0.7:8080/up", true),
            ("https://push.home/x", true),
        ] {
            assert!(hosts.lists(address), "{address}");
            assert_eq!(hosts.may_be_private(address), private, "{address}");
        }
        for address in [
            "http://ntfy.sh/ada",
            "ftp://ntfy.sh/ada",
            "ntfy.sh/ada",
            "https://ntfy.sh.evil.example/ada",
            "https://ntfy.sh@evil.example/ada",
            "https://evil.example\\@ntfy.sh/ada",
            "https://evil.example#@ntfy.sh/ada",
            "https://evil.example/ntfy.sh",
            "https://push.example.org/x",
            "https://10.0.0.7/up",
            "https://ntfy.sh/a da",
            "https:///ntfy.sh",
            "https://",
            "",
        ] {
            assert!(!hosts.lists(address), "{address}");
        }
        assert!(!hosts.lists(&format!("https://ntfy.sh/{}", "a".repeat(LONGEST_ADDRESS))));
        assert!(PushHosts::read(" ").unwrap().is_empty() && !PushHosts::default().lists("https://ntfy.sh/ada"));
        for text in ["ntfy.sh/topic", "https://", "a@b", "ntfy sh!", "ftp://x"] {
            assert_eq!(PushHosts::read(text).filter(|_| text != "ntfy sh!"), None, "{text}");
        }
    }

    #[test]
    fn an_address_that_fails_is_told_nothing_more() {
        let new = PushAddress::new("https://ntfy.sh/secret");
        assert!(!format!("{new:?}").contains("secret"), "it stands in no log");
        let works = new.after(PushOutcome::Accepted);
        assert_eq!(works.state, PushState::Works);
        assert_eq!(new.after(PushOutcome::Lost).state, PushState::Failed, "a test must be accepted");
        assert_eq!(works.after(PushOutcome::Refused).state, PushState::Failed);
        let twice = works.after(PushOutcome::Lost).after(PushOutcome::Lost);
        assert_eq!(twice.state, PushState::Works);
        assert_eq!(twice.after(PushOutcome::Accepted).after(PushOutcome::Lost).state, PushState::Works);
        assert_eq!(twice.after(PushOutcome::Lost).state, PushState::Failed);
    }
}
