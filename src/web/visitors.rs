//! Visitors: their addresses behind trusted proxies, and limits for each address.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::http::HeaderMap;

/// Open event streams of all visitors, and of one address.
const STREAMS: usize = 2000;
const STREAMS_OF_ONE: usize = 20;
/// Unknown names for which an address may ask within a minute.
const UNKNOWN: u32 = 20;
const MINUTE: Duration = Duration::from_secs(60);
/// Addresses that are remembered for their unknown names.
const REMEMBERED: usize = 10_000;

/// A network: an address and the number of its bits that count.
pub type Network = (IpAddr, u8);

/// The visitors' addresses and their limits. Clones share them.
#[derive(Clone)]
pub struct Visitors {
    proxies: Arc<[Network]>,
    known: Arc<Mutex<Known>>,
}

#[derive(Default)]
struct Known {
    streams: HashMap<IpAddr, usize>,
    unknown: HashMap<IpAddr, (Instant, u32)>,
}

/// A place for an event stream, which is free again after it.
pub struct StreamPlace {
    visitors: Visitors,
    address: IpAddr,
}

impl Visitors {
    pub fn new(proxies: Vec<Network>) -> Visitors {
        Visitors { proxies: proxies.into(), known: Arc::default() }
    }

    /// The visitor's address: that of the connection, or the last one that a trusted proxy added to
    /// `X-Forwarded-For`. A visitor can forge only the addresses before it.
    pub fn address(&self, connection: SocketAddr, headers: &HeaderMap) -> IpAddr {
        let mut address = connection.ip().to_canonical();
        let forwarded: Vec<&str> =
            headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok()).collect();
        for hop in forwarded.iter().flat_map(|value| value.split(',')).rev() {
            if !self.proxies.iter().any(|network| contains(network, address)) {
                break;
            }
            let Ok(hop) = hop.trim().parse::<IpAddr>() else { break };
            address = hop.to_canonical();
        }
        address
    }

    /// A place for an event stream. `None` if there are too many.
    pub fn stream(&self, address: IpAddr) -> Option<StreamPlace> {
        let mut known = self.known();
        if known.streams.values().sum::<usize>() >= STREAMS {
            return None;
        }
        let own = known.streams.entry(address).or_default();
        if *own >= STREAMS_OF_ONE {
            return None;
        }
        *own += 1;
        Some(StreamPlace { visitors: self.clone(), address })
    }

    /// Returns `true` if an address has asked for too many unknown names.
    pub fn must_wait(&self, address: IpAddr) -> bool {
        let known = self.known();
        known.unknown.get(&address).is_some_and(|(since, count)| since.elapsed() < MINUTE && *count >= UNKNOWN)
    }

    /// Counts an unknown name.
    pub fn asked_unknown(&self, address: IpAddr) {
        let mut known = self.known();
        if known.unknown.len() >= REMEMBERED {
            known.unknown.retain(|_, (since, _)| since.elapsed() < MINUTE);
        }
        let (since, count) = known.unknown.entry(address).or_insert((Instant::now(), 0));
        if since.elapsed() >= MINUTE {
            (*since, *count) = (Instant::now(), 0);
        }
        *count += 1;
    }

    fn known(&self) -> std::sync::MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for StreamPlace {
    fn drop(&mut self) {
        let mut known = self.visitors.known();
        if let Some(own) = known.streams.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                known.streams.remove(&self.address);
            }
        }
    }
}

/// Returns `true` if an address is in a network.
fn contains((network, bits): &Network, address: IpAddr) -> bool {
    let masked = |address: u128, size: u32| address.checked_shr(size.saturating_sub(u32::from(*bits))).unwrap_or(0);
    match (network, address) {
        (IpAddr::V4(network), IpAddr::V4(address)) => {
            masked(network.to_bits().into(), 32) == masked(address.to_bits().into(), 32)
        }
        (IpAddr::V6(network), IpAddr::V6(address)) => masked(network.to_bits(), 128) == masked(address.to_bits(), 128),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    fn asked(proxies: &[(&str, u8)], from: &str, forwarded: &[&str]) -> IpAddr {
        let visitors = Visitors::new(proxies.iter().map(|(text, bits)| (address(text), *bits)).collect());
        let mut headers = HeaderMap::new();
        forwarded.iter().for_each(|value| {
            headers.append("x-forwarded-for", value.parse().unwrap());
        });
        visitors.address(SocketAddr::new(address(from), 4000), &headers)
    }

    #[test]
    fn a_forwarded_address_counts_only_from_a_trusted_proxy() {
        assert_eq!(asked(&[], "9.9.9.9", &["1.2.3.4"]), address("9.9.9.9"), "forged");
        let proxy = &[("10.0.0.0", 8)];
        assert_eq!(asked(proxy, "10.1.1.1", &["1.2.3.4"]), address("1.2.3.4"));
        assert_eq!(asked(proxy, "11.1.1.1", &["1.2.3.4"]), address("11.1.1.1"));
        assert_eq!(asked(proxy, "10.1.1.1", &["6.6.6.6, 1.2.3.4"]), address("1.2.3.4"), "forged before the proxy");
        assert_eq!(asked(proxy, "10.1.1.1", &["1.2.3.4, 10.2.2.2"]), address("1.2.3.4"), "two proxies");
        assert_eq!(asked(proxy, "10.1.1.1", &["1.2.3.4", "10.2.2.2"]), address("1.2.3.4"), "two headers");
        assert_eq!(asked(proxy, "::ffff:10.1.1.1", &["1.2.3.4"]), address("1.2.3.4"), "a mapped address");
        assert_eq!(asked(proxy, "10.1.1.1", &["nonsense"]), address("10.1.1.1"));
        assert_eq!(asked(&[("::1", 128)], "::1", &["2001:db8::7"]), address("2001:db8::7"));
        assert_eq!(asked(&[("0.0.0.0", 0)], "7.7.7.7", &["1.2.3.4"]), address("1.2.3.4"), "all of version 4");
    }

    #[test]
    fn one_address_has_a_limited_number_of_streams() {
        let visitors = Visitors::new(Vec::new());
        let one = address("1.2.3.4");
        let mut places: Vec<StreamPlace> = (0..STREAMS_OF_ONE).map(|_| visitors.stream(one).unwrap()).collect();
        assert!(visitors.stream(one).is_none());
        assert!(visitors.stream(address("5.6.7.8")).is_some());
        places.pop();
        assert!(visitors.stream(one).is_some());
    }

    #[test]
    fn guessing_page_names_is_slowed_down() {
        let visitors = Visitors::new(Vec::new());
        let one = address("1.2.3.4");
        (0..UNKNOWN).for_each(|_| {
            assert!(!visitors.must_wait(one));
            visitors.asked_unknown(one);
        });
        assert!(visitors.must_wait(one) && !visitors.must_wait(address("5.6.7.8")));
    }
}
