//! One notification over the network.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::redirect::Policy;
use reqwest::{Client, StatusCode};

use crate::table::PushHosts;

/// How long a connection may take, and the whole.
const CONNECT: Duration = Duration::from_secs(3);
const WHOLE: Duration = Duration::from_secs(8);

/// What became of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Attempt {
    Accepted,
    /// It surely did not arrive; later it may.
    NotNow,
    /// Nothing is taken there.
    Refused,
    /// Nobody knows.
    Lost,
}

/// The network.
pub(super) struct Sender {
    hosts: PushHosts,
    /// For servers that anybody can reach.
    public: Client,
    /// For the operator's own.
    own: Client,
}

impl Sender {
    pub(super) fn new(hosts: PushHosts) -> Result<Self, reqwest::Error> {
        let agent = concat!(env!("CARGO_PKG_NAME"), "/", env!("CARGO_PKG_VERSION"));
        let client = || {
            let client = Client::builder().user_agent(agent).no_proxy();
            client.redirect(Policy::none()).connect_timeout(CONNECT).timeout(WHOLE)
        };
        Ok(Sender { hosts, public: client().dns_resolver(Arc::new(PublicOnly)).build()?, own: client().build()? })
    }

    /// Sends a text; ntfy shows the title and opens the link.
    pub(super) async fn send(&self, address: &str, said: &str, link: Option<&str>) -> Attempt {
        // The list may have changed since the address was set.
        if !self.hosts.lists(address) {
            return Attempt::Refused;
        }
        let client = if self.hosts.may_be_private(address) { &self.own } else { &self.public };
        let body = link.map_or_else(|| said.to_owned(), |link| format!("{said}\n{link}"));
        let mut request = client.post(address).header("content-type", "text/plain; charset=utf-8");
        request = request.header("title", "Daykeeper").body(body);
        if let Some(link) = link {
            request = request.header("click", link);
        }
        match request.send().await {
            Ok(answer) => judged(answer.status()),
            Err(error) if error.is_connect() => Attempt::NotNow,
            Err(error) if error.is_builder() => Attempt::Refused,
            Err(_) => Attempt::Lost,
        }
    }
}

fn judged(status: StatusCode) -> Attempt {
    if status.is_success() {
        Attempt::Accepted
    } else if status.is_server_error() || status == StatusCode::TOO_MANY_REQUESTS {
        Attempt::NotNow
    } else {
        Attempt::Refused
    }
}

/// Finds the addresses of a server, but none of a private network: a name may lead there by somebody else's doing.
struct PublicOnly;

impl Resolve for PublicOnly {
    fn resolve(&self, name: Name) -> Resolving {
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let public: Vec<SocketAddr> = found.filter(|address| is_public(address.ip())).collect();
            if public.is_empty() {
                return Err(format!("{} has no public address", name.as_str()).into());
            }
            Ok(Box::new(public.into_iter()) as Addrs)
        })
    }
}

fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => match address.to_ipv4() {
            Some(inner) => is_public_v4(inner),
            None => is_public_v6(address),
        },
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, ..] = address.octets();
    // This network, those shared by providers, for tests, and what is reserved.
    let special = a == 0 || (a == 100 && b & 0xc0 == 64) || (a == 198 && b & 0xfe == 18) || a >= 240;
    let private = address.is_private() || address.is_loopback() || address.is_link_local();
    !(special || private || address.is_multicast() || address.is_documentation())
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    // Global addresses begin with the bits 001.
    address.segments()[0] & 0xe000 == 0x2000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn private_networks_are_known() {
        for address in ["9.9.9.9", "172.32.0.1", "100.63.0.1", "2606:4700::1111", "::ffff:9.9.9.9"] {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
        for address in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "255.255.255.255",
            "224.0.0.1",
            "::1",
            "::",
            "fe80::1",
            "fd00::1",
            "::ffff:127.0.0.1",
            "::127.0.0.1",
        ] {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
    }

    #[test]
    fn answers_are_judged() {
        let of = |status: u16| judged(StatusCode::from_u16(status).unwrap());
        assert_eq!([200, 204].map(of), [Attempt::Accepted; 2]);
        assert_eq!([301, 302, 400, 401, 403, 404].map(of), [Attempt::Refused; 6], "nobody is followed elsewhere");
        assert_eq!([429, 500, 503].map(of), [Attempt::NotNow; 3]);
    }
}
