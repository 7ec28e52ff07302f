//! A finished game in a form that its players can check: dealt as sealed at the start, and not changed since.
//!
//! Before the first decision the bot shows the game's *commitment*: the hash of a secret salt, the seed and the setup.
//! Every entry of the log contains the hash of the entry before it; the first one contains the commitment. After the
//! end the bot shows salt, seed and the hash of the last entry (`docs/formats/proof.md`).

use std::fmt;
use std::str::FromStr;

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use sha2::{Digest, Sha256};

use engine::{Options, Phrase, Seat, Seed, SetupError};

use super::record::FIRST_VERSION;
use super::strict_json::{StrictJson, difference, place};
use super::{Begun, Position, Title, go_on, title};

/// The format. Its seal covers the version of the rules, and its entries contain the counted time of turns.
pub const FORMAT: &str = "daykeeper-proof/3";

/// The format of older games that started from their own setup.
const FORMAT_1: &str = "daykeeper-proof/1";

/// The format of older games that continued from a position of another game.
const FORMAT_2: &str = "daykeeper-proof/2";

/// Number of hash digits in messages.
const SHOWN: usize = 32;

/// 32 bytes, written as 64 hexadecimal digits: a salt, or a hash (SHA-256).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bytes32([u8; 32]);

impl Bytes32 {
    /// The bytes of these numbers, one after the other.
    pub fn of(numbers: [u64; 4]) -> Self {
        let mut bytes = [0; 32];
        for (eight, number) in bytes.chunks_exact_mut(8).zip(numbers) {
            eight.copy_from_slice(&number.to_be_bytes());
        }
        Bytes32(bytes)
    }

    /// The first half of the digits, for messages. Finding two deals that share them takes 2^64 tries; finding one that
    /// shares them with a given deal takes 2^128.
    pub fn shown(self) -> String {
        let mut digits = self.to_string();
        digits.truncate(SHOWN);
        digits
    }

    /// All 32 bytes as 43 letters and digits (base64 without padding), as messages show a salt.
    pub fn short(self) -> String {
        STANDARD_NO_PAD.encode(self.0)
    }

    fn hash(text: &str) -> Self {
        Bytes32(Sha256::digest(text.as_bytes()).into())
    }
}

impl fmt::Display for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// A text that isn't 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not 64 hexadecimal digits")]
pub struct NotHex;

impl FromStr for Bytes32 {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Self, NotHex> {
        let digit = |digit: u8| match digit {
            b'0'..=b'9' => Ok(digit - b'0'),
            b'a'..=b'f' => Ok(digit - b'a' + 10),
            _ => Err(NotHex),
        };
        let digits: &[u8; 64] = text.as_bytes().try_into().map_err(|_| NotHex)?;
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = digit(pair[0])? << 4 | digit(pair[1])?;
        }
        Ok(Bytes32(bytes))
    }
}

impl Serialize for Bytes32 {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Bytes32 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A game's deal, which stays hidden until the end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// Random bytes that prevent guessing the seed from the commitment.
    pub salt: Bytes32,
    /// The version of the rules at the start. `None` in older games, whose seal doesn't cover it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules_version: Option<u32>,
    /// The seed of the setup.
    pub seed: Seed,
    pub game: String,
    pub seats: u8,
    pub options: Options,
    /// The setup, as in a record.
    pub setup: Value,
    /// The game that this one continues. Its hidden information was dealt again from there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begun: Option<Begun>,
}

impl Deal {
    pub fn format(&self) -> &'static str {
        match (self.rules_version, &self.begun) {
            (Some(_), _) => FORMAT,
            (None, Some(_)) => FORMAT_2,
            (None, None) => FORMAT_1,
        }
    }

    /// The hash that the bot shows before the first decision.
    pub fn commitment(&self) -> Bytes32 {
        // Plain data with names as keys: serialization to JSON can't fail.
        let options = serde_json::to_string(&self.options).unwrap_or_default();
        let Deal { salt, seed, game, seats, setup, .. } = self;
        let begun = self.begun.as_ref().map(|begun| serde_json::to_string(begun).unwrap_or_default());
        let begun = begun.map_or_else(String::new, |begun| format!("\n{begun}"));
        let rules = self.rules_version.map_or_else(String::new, |version| format!("\n{version}"));
        let format = self.format();
        Bytes32::hash(&format!("{format}{rules}\n{salt}\n{seed}\n{game}\n{seats}\n{options}\n{setup}{begun}"))
    }

    fn dealt(&self, title: &dyn Title, rules_version: u32) -> Result<Value, SetupError> {
        match &self.begun {
            Some(begun) => {
                let options = title.options_since(rules_version, &self.options);
                begun.redeal(title, self.seats, &options, self.seed)
            }
            None => title.deal(self.seats, &self.options, self.seed),
        }
    }

    fn start(&self, title: &dyn Title, rules_version: u32) -> Result<Box<dyn Position>, SetupError> {
        let options = title.options_since(rules_version, &self.options);
        let position = title.start(self.seats, &options, &self.setup)?;
        go_on(position, self.begun.as_ref().map_or(&[], |begun| &begun.steps))
    }
}

/// An entry of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The hash of the entry before it, or the commitment for the first one.
    pub before: Bytes32,
    /// Its number, from 1.
    pub seq: u32,
    /// The time, in milliseconds since 1970.
    pub at: i64,
    /// The duration of a person's turn without quiet hours, vacations and pauses, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counted: Option<u64>,
    /// The seat that the entry concerns.
    pub seat: Option<Seat>,
    /// Turns completed after it.
    pub turn: u32,
    /// The hash of the position after it, as 16 hexadecimal digits.
    pub state: String,
    pub kind: String,
    /// The steps of a turn in notation, separated by `; `. Other kinds contain other data.
    pub body: String,
}

impl Entry {
    /// The hash that the next entry contains.
    pub fn hash(&self) -> Bytes32 {
        let seat = self.seat.map_or_else(|| "-".to_owned(), |seat| seat.to_string());
        let counted = self.counted.map_or_else(String::new, |counted| format!(" {counted}"));
        let Entry { before, seq, at, turn, state, kind, body, .. } = self;
        // The body comes last, because only the body could contain line breaks.
        Bytes32::hash(&format!("{before}\n{seq}\n{at}{counted}\n{seat}\n{turn}\n{state}\n{kind}\n{body}"))
    }
}

/// A finished game with all data to check it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// [`FORMAT`], or an older one.
    pub format: String,
    /// The hash that the bot showed before the first decision.
    pub commitment: Bytes32,
    /// The version of the game's rules. In older games, nothing seals it.
    pub rules_version: u32,
    pub deal: Deal,
    pub entries: Vec<Entry>,
    /// The hash of the last entry, shown after the end.
    pub head: Bytes32,
}

/// A mismatch in a proof.
#[derive(Debug, thiserror::Error)]
pub enum ProofError {
    /// The text isn't in the form of a proof.
    #[error("not a proof: {0}")]
    Syntax(#[from] serde_json::Error),
    /// A value has another shape than the program writes, such as a list instead of an object.
    #[error("not a proof: unexpected content{}", place(.0))]
    Shape(String),
    /// The format of the proof is unknown.
    #[error("unexpected format of this proof: `{0}`")]
    Format(String),
    /// The game of the proof is unknown.
    #[error("unknown game `{0}`")]
    Game(String),
    /// The version of the rules is unknown to this program.
    #[error("unknown version {0} of the rules. The newest is {1}")]
    RulesVersion(u32, u32),
    /// Salt, seed and setup don't match the commitment.
    #[error("the seal doesn't match the salt, seed and setup")]
    Commitment,
    /// The deal differs from the one that the bot named.
    #[error("the seed of this game is {seed} and its salt {salt}")]
    Deal {
        seed: Seed,
        /// Its salt, in the short form.
        salt: String,
    },
    /// The seal differs from the game's first message.
    #[error("the seal of this game is {0}")]
    Seal(String),
    /// The setup was not dealt from the seed.
    #[error("the setup doesn't follow from the seed")]
    Dealt,
    /// The setup isn't valid for the game.
    #[error("the setup doesn't belong to this game: {0}")]
    Setup(#[from] SetupError),
    /// An entry does not follow the one before it.
    #[error("entry {0} doesn't follow the previous one: something was changed or left out")]
    Chain(u32),
    /// The log doesn't end with the stated hash.
    #[error("the log doesn't end with the published hash")]
    Head,
    /// An entry doesn't lead to the position that it names.
    #[error("entry {0} doesn't lead to its stated position")]
    State(u32),
}

impl ProofError {
    /// A description of the mismatch for players.
    pub fn phrase(&self) -> Phrase {
        match self {
            ProofError::Syntax(_) | ProofError::Shape(_) | ProofError::Format(_) => Phrase::new("core-proof-shape"),
            ProofError::Game(game) => Phrase::new("core-proof-game").named("game", game.as_str()),
            ProofError::RulesVersion(version, newest) => {
                Phrase::new("core-command-rules").with("version", *version).with("newest", *newest)
            }
            ProofError::Commitment => Phrase::new("core-proof-commitment"),
            ProofError::Deal { seed, salt } => {
                Phrase::new("core-proof-deal").with("seed", seed.to_string()).with("salt", salt.as_str())
            }
            ProofError::Seal(seal) => Phrase::new("core-proof-seal").with("seal", seal.as_str()),
            ProofError::Dealt => Phrase::new("core-proof-dealt"),
            ProofError::Setup(_) => Phrase::new("core-proof-setup"),
            ProofError::Chain(entry) => Phrase::new("core-proof-chain").with("entry", *entry),
            ProofError::Head => Phrase::new("core-proof-head"),
            ProofError::State(entry) => Phrase::new("core-proof-state").with("entry", *entry),
        }
    }
}

/// The results of a successful check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verified {
    /// Entries of the log.
    pub entries: usize,
    /// Turns that count, without undone ones.
    pub turns: usize,
    /// `true` if the setup was dealt again from the seed and compared. `false` if the rules have changed since.
    pub dealt: bool,
    /// `true` if the game is over.
    pub over: bool,
}

impl Proof {
    /// Reads a proof. [`Proof::verify`] checks it.
    ///
    /// # Errors
    /// The text isn't in the form of a proof, or has another format.
    pub fn read(text: &str) -> Result<Self, ProofError> {
        let StrictJson(given) = serde_json::from_str(text)?;
        let proof: Proof = serde_json::from_str(text)?;
        if let Some(place) = difference(&given, &serde_json::to_value(&proof)?) {
            return Err(ProofError::Shape(place));
        }
        if proof.format != proof.deal.format() {
            return Err(ProofError::Format(proof.format));
        }
        Ok(proof)
    }

    /// Writes a proof: one line for each entry.
    pub fn write(&self) -> String {
        // Plain data with names as keys: serialization to JSON can't fail.
        let json = |value: Result<String, serde_json::Error>| value.unwrap_or_default();
        let entries: Vec<String> =
            self.entries.iter().map(|entry| format!("    {}", json(serde_json::to_string(entry)))).collect();
        format!(
            "{{\n  \"format\": \"{}\",\n  \"commitment\": \"{}\",\n  \"rules_version\": {},\n  \"deal\": {},\n  \
             \"entries\": [\n{}\n  ],\n  \"head\": \"{}\"\n}}\n",
            self.deal.format(),
            self.commitment,
            self.rules_version,
            json(serde_json::to_string(&self.deal)),
            entries.join(",\n"),
            self.head,
        )
    }

    /// Compares the commitment with the seal in the game's first message.
    ///
    /// # Errors
    /// The seal belongs to another game, or has fewer digits than messages show.
    pub fn compare(&self, seal: &str) -> Result<(), ProofError> {
        let same = seal.len() >= SHOWN && self.commitment.to_string().starts_with(seal);
        if same { Ok(()) } else { Err(ProofError::Seal(self.commitment.shown())) }
    }

    /// Compares the deal with the one that the bot named: the seed, and the salt in its short form or as in the file.
    ///
    /// # Errors
    /// They belong to another game.
    pub fn compare_deal(&self, seed: Option<Seed>, salt: Option<&str>) -> Result<(), ProofError> {
        let Deal { seed: own, salt: sealed, .. } = self.deal;
        let same_salt = |salt: &str| salt == sealed.short() || salt == sealed.to_string();
        if seed.is_none_or(|seed| seed == own) && salt.is_none_or(same_salt) {
            return Ok(());
        }
        Err(ProofError::Deal { seed: own, salt: sealed.short() })
    }

    /// Checks that the game was dealt as sealed, that no entry was changed, left out or added, and that the turns lead
    /// to the logged positions.
    ///
    /// # Errors
    /// The first mismatch.
    pub fn verify(&self) -> Result<Verified, ProofError> {
        let title = title(&self.deal.game).ok_or_else(|| ProofError::Game(self.deal.game.clone()))?;
        self.verify_as(title)
    }

    /// As [`Proof::verify`], for a game that isn't in the registry.
    ///
    /// # Errors
    /// As [`Proof::verify`].
    pub fn verify_as(&self, title: &dyn Title) -> Result<Verified, ProofError> {
        let deal = &self.deal;
        // With an invented version, the deal would not be repeated.
        if !(FIRST_VERSION..=title.rules_version()).contains(&self.rules_version) {
            return Err(ProofError::RulesVersion(self.rules_version, title.rules_version()));
        }
        let other_rules = deal.rules_version.is_some_and(|sealed| sealed != self.rules_version);
        if other_rules || deal.commitment() != self.commitment {
            return Err(ProofError::Commitment);
        }
        let same_rules =
            title.rules_version() == self.rules_version && self.entries.iter().all(|entry| entry.kind != "resumed");
        if same_rules && deal.dealt(title, self.rules_version)? != deal.setup {
            return Err(ProofError::Dealt);
        }
        let mut head = self.commitment;
        for (number, entry) in (1..).zip(&self.entries) {
            if entry.before != head || entry.seq != number {
                return Err(ProofError::Chain(number));
            }
            head = entry.hash();
        }
        if head != self.head {
            return Err(ProofError::Head);
        }
        let (position, turns) = self.replay(title)?;
        Ok(Verified { entries: self.entries.len(), turns, dealt: same_rules, over: position.outcome().is_some() })
    }

    /// The position after the log, and the number of turns that count.
    fn replay(&self, title: &dyn Title) -> Result<(Box<dyn Position>, usize), ProofError> {
        let mut base = self.deal.start(title, self.rules_version)?;
        let mut position = base.fork();
        // The turns since the base, which can be undone.
        let mut turns: Vec<&Entry> = Vec::new();
        let mut fixed = 0;
        let mut wrong = None;
        for entry in &self.entries {
            match entry.kind.as_str() {
                "turn" => {
                    turns.push(entry);
                    let played = play(&mut *position, entry);
                    wrong = wrong.or(played.is_none().then_some(entry.seq));
                }
                "undone" => {
                    let gone: Vec<u32> = serde_json::from_str(&entry.body)?;
                    turns.retain(|turn| !gone.contains(&turn.seq));
                    position = base.fork();
                    let played = turns.iter().try_for_each(|turn| play(&mut *position, turn));
                    wrong = wrong.or(played.is_none().then_some(entry.seq));
                }
                // The log before this entry was played with other rules.
                "resumed" => {
                    base = title.load(&entry.body)?;
                    position = base.fork();
                    fixed += turns.len();
                    turns.clear();
                    wrong = None;
                }
                _ => {}
            }
            let leads = format!("{:016x}", position.hash()) == entry.state;
            wrong = wrong.or((!leads).then_some(entry.seq));
        }
        match wrong {
            Some(seq) => Err(ProofError::State(seq)),
            None => Ok((position, fixed + turns.len())),
        }
    }
}

fn play(position: &mut dyn Position, turn: &Entry) -> Option<()> {
    let seat = turn.seat?;
    turn.body.split(';').try_for_each(|step| position.play(seat, step.trim()).ok().map(|_| ()))
}
