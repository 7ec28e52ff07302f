//! Servers that accept a connection but never reply. They must not block the few parallel attempts.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use crate::table::Backoff;

/// Attempts without a reply in a row before a server has to wait.
const FORGIVEN: u32 = 2;

/// The wait after that.
const WAITS: Backoff = Backoff::new(Duration::from_secs(30), Duration::from_secs(10 * 60));

/// The servers whose newest attempts all ended without a reply.
#[derive(Debug, Default)]
pub(super) struct SilentHosts(HashMap<String, Silent>);

#[derive(Debug)]
struct Silent {
    times: u32,
    until: Instant,
}

impl SilentHosts {
    /// Returns `true` if a server may be tried now. A silent server gets one notification per wait.
    pub(super) fn may_try(&mut self, host: &str, now: Instant) -> bool {
        let Some(silent) = self.0.get_mut(host).filter(|silent| silent.times >= FORGIVEN) else { return true };
        let free = silent.until <= now;
        if free {
            silent.until = now + WAITS.wait(silent.times - FORGIVEN);
        }
        free
    }

    pub(super) fn was_silent(&mut self, host: &str, now: Instant) {
        let silent = self.0.entry(host.to_owned()).or_insert(Silent { times: 0, until: now });
        silent.times = silent.times.saturating_add(1);
        silent.until = now + WAITS.wait(silent.times.saturating_sub(FORGIVEN));
    }

    pub(super) fn answered(&mut self, host: &str) {
        self.0.remove(host);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_that_was_silent_twice_waits_longer_each_time() {
        let (mut hosts, now) = (SilentHosts::default(), Instant::now());
        let after = |seconds| now + Duration::from_secs(seconds);
        hosts.was_silent("slow", now);
        assert!(hosts.may_try("slow", now), "once is no pattern");
        hosts.was_silent("slow", now);
        assert!(!hosts.may_try("slow", after(29)));
        assert!(hosts.may_try("other", now));
        assert!(hosts.may_try("slow", after(30)));
        assert!(!hosts.may_try("slow", after(30)), "one at a time");
        hosts.was_silent("slow", after(38));
        assert!(!hosts.may_try("slow", after(38 + 59)) && hosts.may_try("slow", after(38 + 60)));
        for _ in 0..100 {
            hosts.was_silent("slow", after(1_000));
        }
        assert!(hosts.may_try("slow", after(1_000 + 10 * 60)), "ten minutes at most");
        hosts.answered("slow");
        assert!(hosts.may_try("slow", after(1_000 + 10 * 60)));
    }
}
