//! Notifications outside Discord: a person's own address, which the bot notifies on their turn.

use serde::{Deserialize, Serialize};

use crate::engine::Phrase;

use crate::table::core::ids::{TableId, UserId};

/// Maximum length of an address, in bytes.
pub const LONGEST_ADDRESS: usize = 300;

/// Number of notifications in a row with an unknown outcome after which the bot stops sending more.
const MOST_LOST: u8 = 3;

/// The state of an address.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PushState {
    /// A test is under way.
    #[default]
    Tested,
    /// The test was accepted.
    Works,
    /// The test or a later notification failed, so the bot sends no more.
    Failed,
}

/// A person's own address.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PushAddress {
    pub address: String,
    pub state: PushState,
    /// The number of notifications in a row that may not have arrived.
    #[serde(default)]
    pub lost: u8,
}

// Anyone who knows an address can write to it, so logs must not contain it.
impl std::fmt::Debug for PushAddress {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "PushAddress({}, {:?})", self.host(), self.state)
    }
}

impl PushAddress {
    /// Creates an untested address.
    pub fn new(address: &str) -> Self {
        PushAddress { address: address.to_owned(), state: PushState::Tested, lost: 0 }
    }

    pub fn host(&self) -> &str {
        parts(&self.address).map_or("", |(_, host)| host)
    }

    /// Returns the address after a notification with this outcome.
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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PushOutcome {
    /// The server accepted the notification.
    Accepted,
    /// The server is unreachable, or refuses messages to the address.
    Refused,
    /// The notification may have arrived or not.
    Lost,
}

/// The host of an address without unusual characters. The first value is `true` for `http`.
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

/// A host that may receive notifications.
#[derive(Clone, Debug, PartialEq, Eq)]
struct PushHost {
    name: String,
    /// `true` for `http`, which isn't encrypted.
    open: bool,
    /// `true` if the host may be in a private network.
    own: bool,
}

/// The hosts that may receive notifications: those that the bot admin lists, and no others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PushHosts(Vec<PushHost>);

impl PushHosts {
    /// Parses a list such as `ntfy.sh, https://push.home.example, http://10.0.0.7:8080`. A host with a scheme is the
    /// bot admin's own and may be in a private network. Returns `None` if an entry is invalid.
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

    /// Returns `true` if the bot admin lists no hosts.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The starts of addresses at these hosts.
    pub fn addresses(&self) -> Vec<String> {
        let address = |host: &PushHost| format!("{}://{}", if host.open { "http" } else { "https" }, host.name);
        self.0.iter().map(address).collect()
    }

    fn find(&self, address: &str) -> Option<&PushHost> {
        let (open, name) = parts(address)?;
        self.0.iter().find(|host| host.name.eq_ignore_ascii_case(name) && (!open || host.open))
    }

    /// Returns `true` if an address is at one of these hosts.
    pub fn lists(&self, address: &str) -> bool {
        self.find(address).is_some()
    }

    /// Returns `true` if the host of this address may be in a private network.
    pub fn may_be_private(&self, address: &str) -> bool {
        self.find(address).is_some_and(|host| host.own)
    }
}

/// A notification to an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PushNews {
    /// The owner of the address.
    pub user: UserId,
    /// The game that waits; `None` for a test.
    pub table: Option<TableId>,
    pub to: PushAddress,
    pub phrase: Phrase,
    pub link: Option<String>,
    pub locale: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_servers_that_are_listed_may_be_told_something() {
        let hosts = PushHosts::read("ntfy.sh, Push.Example.org:8443 http://10.0.0.7:8080,https://push.home").unwrap();
        let begin = ["https://ntfy.sh", "https://push.example.org:8443", "http://10.0.0.7:8080", "https://push.home"];
        assert_eq!(hosts.addresses(), begin);
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
