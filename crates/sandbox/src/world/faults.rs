//! Faults for tests: errors, lost connections and delays for selected requests of the bot.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// A fault that waits for matching requests.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Fault {
    /// HTTP method in capitals; `None` matches all.
    #[serde(default)]
    pub method: Option<String>,
    /// Path after `/api/v10`, such as `/channels/*/messages`; `*` matches one segment, a final `**` the rest.
    pub path: String,
    /// Number of matching requests to let through first.
    #[serde(default)]
    pub skip: u32,
    /// Number of requests to affect.
    #[serde(default = "once")]
    pub times: u32,
    /// Effect on these requests.
    #[serde(flatten)]
    pub effect: FaultEffect,
}

fn once() -> u32 {
    1
}

/// Effect of a fault. With `after`, the request is carried out first, so only the answer is lost.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "effect", rename_all = "snake_case")]
pub enum FaultEffect {
    /// Answer 429.
    RateLimit {
        /// Seconds to wait, sent in header and body.
        retry_after: f64,
        /// `true` for a global limit.
        #[serde(default)]
        global: bool,
    },
    /// Answer with a status: 401, 403 and 404 with Discord's JSON, all others (such as 502) like a proxy in front of
    /// Discord.
    Status {
        status: u16,
        /// `true` to carry out the request first.
        #[serde(default)]
        after: bool,
    },
    /// Refuse the request with this answer.
    Answer {
        status: u16,
        /// A text is sent as an HTML page, like that of a proxy in front of Discord. Anything else is sent as JSON.
        body: Value,
    },
    /// Cut the connection without an answer.
    Drop {
        /// `true` to carry out the request first.
        #[serde(default)]
        after: bool,
    },
    /// Never answer, so the bot waits until its timeout.
    Hang {
        /// `true` to carry out the request first.
        #[serde(default)]
        after: bool,
    },
    /// Wait, then continue as usual.
    Delay {
        /// Milliseconds.
        ms: u64,
        /// `true` to carry out the request before waiting.
        #[serde(default)]
        after: bool,
    },
}

impl FaultEffect {
    /// Refuses with one of Discord's codes.
    pub fn refusal(status: u16, code: i64, message: &str) -> Self {
        FaultEffect::Answer { status, body: json!({ "message": message, "code": code }) }
    }

    /// Answers with an HTML page instead of Discord's JSON.
    pub fn page(status: u16) -> Self {
        FaultEffect::Answer { status, body: "<html><body>error code</body></html>".into() }
    }
}

impl Fault {
    /// Creates a fault for the next request with this method and path pattern.
    pub fn next(method: &str, path: &str, effect: FaultEffect) -> Self {
        Self { method: Some(method.to_owned()), path: path.to_owned(), skip: 0, times: 1, effect }
    }

    /// Applies the fault to the next `times` matching requests.
    pub fn times(self, times: u32) -> Self {
        Self { times, ..self }
    }

    fn matches(&self, method: &str, path: &str) -> bool {
        if self.method.as_deref().is_some_and(|wanted| wanted != method) {
            return false;
        }
        let mut given = path.split('/').filter(|part| !part.is_empty());
        for wanted in self.path.split('/').filter(|part| !part.is_empty()) {
            if wanted == "**" {
                return true;
            }
            match given.next() {
                Some(part) if wanted == "*" || wanted == part => {}
                _ => return false,
            }
        }
        given.next().is_none()
    }
}

/// All faults that aren't used up.
#[derive(Debug, Default)]
pub struct Faults(pub Vec<Fault>);

impl Faults {
    /// Returns the effect of the oldest matching fault on a request, if any, and uses the fault up by one.
    pub fn strike(&mut self, method: &str, path: &str) -> Option<FaultEffect> {
        let index = self.0.iter().position(|fault| fault.matches(method, path))?;
        let fault = &mut self.0[index];
        if fault.skip > 0 {
            fault.skip -= 1;
            return None;
        }
        let effect = fault.effect.clone();
        fault.times = fault.times.saturating_sub(1);
        if fault.times == 0 {
            self.0.remove(index);
        }
        Some(effect)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_strikes_the_requests_it_names_and_no_more() {
        let mut faults = Faults::default();
        let effect = FaultEffect::Status { status: 502, after: false };
        faults.0.push(Fault { skip: 1, ..Fault::next("POST", "/channels/*/messages", effect.clone()).times(2) });
        assert_eq!(faults.strike("GET", "/channels/1/messages"), None);
        assert_eq!(faults.strike("POST", "/channels/1/messages/2"), None);
        assert_eq!(faults.strike("POST", "/channels/1/messages"), None, "one is skipped");
        assert_eq!(faults.strike("POST", "/channels/1/messages"), Some(effect.clone()));
        assert_eq!(faults.strike("POST", "/channels/2/messages"), Some(effect));
        assert_eq!(faults.strike("POST", "/channels/1/messages"), None, "used up");
    }

    #[test]
    fn two_stars_stand_for_the_rest_of_a_path() {
        let fault = Fault::next("POST", "/webhooks/**", FaultEffect::Drop { after: true });
        assert!(fault.matches("POST", "/webhooks/1/abc/messages/@original"));
        assert!(!fault.matches("POST", "/channels/1"));
    }

    #[test]
    fn faults_are_read_from_json() {
        let text = r#"{"method":"POST","path":"/channels/*/messages","effect":"rate_limit","retry_after":0.2}"#;
        let fault: Fault = serde_json::from_str(text).unwrap();
        assert_eq!((fault.times, fault.skip), (1, 0));
        assert_eq!(fault.effect, FaultEffect::RateLimit { retry_after: 0.2, global: false });
        let text =
            r#"{"path":"/users/@me","times":3,"effect":"answer","status":403,"body":{"message":"no","code":40333}}"#;
        let fault: Fault = serde_json::from_str(text).unwrap();
        assert_eq!((fault.times, fault.effect), (3, FaultEffect::refusal(403, 40333, "no")));
    }
}
