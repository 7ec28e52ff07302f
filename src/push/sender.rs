//! Sends one notification over the network.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::redirect::Policy;
use reqwest::{Client, StatusCode, Url};

use crate::table::PushHosts;

use super::silent::SilentHosts;

/// Time limit for a connection.
const CONNECT: Duration = Duration::from_secs(3);

/// The outcome of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Attempt {
    Accepted,
    /// It definitely didn't arrive. A retry may work.
    NotNow,
    /// The server doesn't accept notifications there.
    Refused,
    /// Unknown: it may have arrived.
    Lost,
}

pub(super) struct Sender {
    hosts: PushHosts,
    /// For servers with public addresses only.
    public: Client,
    /// For the bot admin's own servers, which may be private.
    own: Client,
    silent: Mutex<SilentHosts>,
}

impl Sender {
    pub(super) fn new(hosts: PushHosts, whole: Duration) -> Result<Self, reqwest::Error> {
        let agent = concat!(env!("CARGO_PKG_NAME"), "/", env!("CARGO_PKG_VERSION"));
        let client = || {
            let client = Client::builder().user_agent(agent).no_proxy();
            client.redirect(Policy::none()).connect_timeout(CONNECT).timeout(whole)
        };
        let public = client().dns_resolver(Arc::new(PublicOnly)).build()?;
        Ok(Sender { hosts, public, own: client().build()?, silent: Mutex::default() })
    }

    /// Sends a text; ntfy shows the title and opens the link.
    pub(super) async fn send(&self, address: &str, text: &str, link: Option<&str>) -> Attempt {
        // The list may have changed since the address was set.
        if !self.hosts.lists(address) {
            return Attempt::Refused;
        }
        let Ok(url) = Url::parse(address) else { return Attempt::Refused };
        let own = self.hosts.may_be_private(address);
        // The resolver only sees names, so numeric addresses are checked here.
        if !own && ip_of(&url).is_some_and(|ip| !is_public(ip)) {
            return Attempt::Refused;
        }
        let host = format!("{}:{}", url.host_str().unwrap_or_default(), url.port().unwrap_or_default());
        if !self.silent().may_try(&host, Instant::now()) {
            return Attempt::NotNow;
        }
        let client = if own { &self.own } else { &self.public };
        let body = link.map_or_else(|| text.to_owned(), |link| format!("{text}\n{link}"));
        let mut request = client.post(url).header("content-type", "text/plain; charset=utf-8");
        request = request.header("title", "Daykeeper").body(body);
        if let Some(link) = link {
            request = request.header("click", link);
        }
        let answer = request.send().await;
        match &answer {
            Err(error) if error.is_timeout() => self.silent().was_silent(&host, Instant::now()),
            _ => self.silent().answered(&host),
        }
        match answer {
            Ok(answer) => judged(answer.status()),
            Err(error) if error.is_connect() => Attempt::NotNow,
            Err(error) if error.is_builder() => Attempt::Refused,
            Err(_) => Attempt::Lost,
        }
    }

    fn silent(&self) -> MutexGuard<'_, SilentHosts> {
        // No code panics while holding the lock.
        self.silent.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns the host of an address if it is an IP address in any notation, which skips the resolver.
fn ip_of(url: &Url) -> Option<IpAddr> {
    url.host_str()?.trim_start_matches('[').trim_end_matches(']').parse().ok()
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

/// Resolves a server's name to public addresses only: a stranger can point a name at a private network.
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
    // 0.0.0.0/8, addresses shared by providers (100.64.0.0/10), benchmarks (198.18.0.0/15), reserved (240.0.0.0/4).
    let special = a == 0 || (a == 100 && b & 0xc0 == 64) || (a == 198 && b & 0xfe == 18) || a >= 240;
    let private = address.is_private() || address.is_loopback() || address.is_link_local();
    !(special || private || address.is_multicast() || address.is_documentation())
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let segments = address.segments();
    let inner = |high: u16, low: u16| Ipv4Addr::from(u32::from(high) << 16 | u32::from(low));
    match segments {
        // 6to4 and Teredo addresses contain an IPv4 address: the server's, and inverted the client's.
        [0x2002, high, low, ..] => is_public_v4(inner(high, low)),
        [0x2001, 0, high, low, _, _, own_high, own_low] => {
            is_public_v4(inner(high, low)) && is_public_v4(inner(!own_high, !own_low))
        }
        // Global addresses begin with the bits 001.
        _ => segments[0] & 0xe000 == 0x2000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn private_networks_are_known() {
        for address in ["9.9.9.9", "172.32.0.1", "100.63.0.1", "2606:4700::1111", "::ffff:9.9.9.9", "2002:909:909::1"] {
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
            "2002:7f00:1::",
            "2002:a01:203::1",
            // Its server is public, its client 192.168.1.1.
            "2001:0:909:909:0:0:3f57:fefe",
            "2001:0:7f00:1::",
        ] {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
    }

    #[tokio::test]
    async fn numbers_of_private_networks_are_not_reached() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        for host in ["127.0.0.1", "2130706433", "0x7f.1", "127.1", "[::ffff:127.0.0.1]"] {
            let hosts = PushHosts::read(&format!("{host}:{port}")).unwrap();
            let sender = Sender::new(hosts, Duration::from_secs(1)).unwrap();
            assert_eq!(
                sender.send(&format!("https://{host}:{port}/ada"), "hello", None).await,
                Attempt::Refused,
                "{host}"
            );
        }
        let reached = tokio::time::timeout(Duration::from_millis(50), listener.accept()).await;
        assert!(reached.is_err(), "one was reached");
    }

    #[tokio::test]
    async fn a_server_that_was_silent_twice_keeps_no_place() {
        // The system accepts the connections, but no one replies.
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let host = format!("http://{}", listener.local_addr().unwrap());
        let sender = Sender::new(PushHosts::read(&host).unwrap(), Duration::from_millis(50)).unwrap();
        let address = format!("{host}/ada");
        let mut attempts = Vec::new();
        for _ in 0..3 {
            attempts.push(sender.send(&address, "hello", None).await);
        }
        assert_eq!(attempts, [Attempt::Lost, Attempt::Lost, Attempt::NotNow]);
    }

    #[test]
    fn answers_are_judged() {
        let of = |status: u16| judged(StatusCode::from_u16(status).unwrap());
        assert_eq!([200, 204].map(of), [Attempt::Accepted; 2]);
        assert_eq!([301, 302, 400, 401, 403, 404].map(of), [Attempt::Refused; 6], "nobody is followed elsewhere");
        assert_eq!([429, 500, 503].map(of), [Attempt::NotNow; 3]);
    }
}
