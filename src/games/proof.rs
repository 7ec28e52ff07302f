//! A finished game as its players can check it: dealt as it was sealed at the start, and not changed since.
//!
//! Before the first decision a table tells its *commitment*: the hash of a secret salt, the seed and the
//! setup. Every entry of its log carries the hash of the entry before it, the first one the commitment.
//! After the end salt and seed are told, and the hash of the last entry (`docs/formats/proof.md`).

use std::fmt;
use std::str::FromStr;

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::engine::{Options, Phrase, Seat, Seed, SetupError};

use super::strict_json::{StrictJson, difference, place};
use super::{Begun, Position, Title, go_on, title};

/// The format of games that began at their beginning.
pub const FORMAT: &str = "daykeeper-proof/1";

/// The format of games that went on from a position of another one.
pub const FORMAT_BEGUN: &str = "daykeeper-proof/2";

/// How many digits of a hash messages show.
const SHOWN: usize = 32;

/// 32 bytes, written as 64 hexadecimal digits: a salt, or a hash (SHA-256).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bytes32([u8; 32]);

impl Bytes32 {
    /// These numbers, one after the other.
    pub fn of(numbers: [u64; 4]) -> Self {
        let mut bytes = [0; 32];
        for (eight, number) in bytes.chunks_exact_mut(8).zip(numbers) {
            eight.copy_from_slice(&number.to_be_bytes());
        }
        Bytes32(bytes)
    }

    /// The digits that messages show: half of them. To find two deals that share them takes 2^64 tries, and one
    /// that shares them with a given deal 2^128.
    pub fn shown(self) -> String {
        let mut digits = self.to_string();
        digits.truncate(SHOWN);
        digits
    }

    /// All 32 bytes in 43 letters and digits (base64 without padding), as messages show a salt.
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

/// A text that is not 64 hexadecimal digits.
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

/// What a game was dealt, and what nobody knows before its end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// Random, so that nobody can find the seed by trying.
    pub salt: Bytes32,
    /// What the setup was dealt from.
    pub seed: Seed,
    /// The identifier of the game.
    pub game: String,
    /// The number of players.
    pub seats: u8,
    /// The chosen options.
    pub options: Options,
    /// The setup, as in a record.
    pub setup: Value,
    /// The game from which it went on: the setup was dealt anew from there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begun: Option<Begun>,
}

impl Deal {
    /// The format of its proof.
    pub fn format(&self) -> &'static str {
        if self.begun.is_some() { FORMAT_BEGUN } else { FORMAT }
    }

    /// What is told of it before the first decision.
    pub fn commitment(&self) -> Bytes32 {
        // Plain data with names as keys: writing it as JSON cannot fail.
        let options = serde_json::to_string(&self.options).unwrap_or_default();
        let Deal { salt, seed, game, seats, setup, .. } = self;
        let begun = self.begun.as_ref().map(|begun| serde_json::to_string(begun).unwrap_or_default());
        let begun = begun.map_or_else(String::new, |begun| format!("\n{begun}"));
        let format = self.format();
        Bytes32::hash(&format!("{format}\n{salt}\n{seed}\n{game}\n{seats}\n{options}\n{setup}{begun}"))
    }

    /// The setup that the seed gives.
    fn dealt(&self, title: &dyn Title, rules_version: u32) -> Result<Value, SetupError> {
        match &self.begun {
            Some(begun) => {
                let options = title.options_since(rules_version, &self.options);
                begun.redeal(title, self.seats, &options, self.seed)
            }
            None => title.deal(self.seats, &self.options, self.seed),
        }
    }

    /// The game before the first entry of the log.
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
    /// The hash of the entry before it; of the first one, the commitment.
    pub before: Bytes32,
    /// Its number, from 1.
    pub seq: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Whose seat.
    pub seat: Option<Seat>,
    /// Turns completed after it.
    pub turn: u32,
    /// The hash of the position after it, as 16 hexadecimal digits.
    pub state: String,
    /// What it is.
    pub kind: String,
    /// The steps of a turn in notation, separated by `; `; of other kinds what they need.
    pub body: String,
}

impl Entry {
    /// What the next entry carries.
    pub fn hash(&self) -> Bytes32 {
        let seat = self.seat.map_or_else(|| "-".to_owned(), |seat| seat.to_string());
        let Entry { before, seq, at, turn, state, kind, body, .. } = self;
        // The body comes last: it alone could have lines of its own.
        Bytes32::hash(&format!("{before}\n{seq}\n{at}\n{seat}\n{turn}\n{state}\n{kind}\n{body}"))
    }
}

/// A finished game with everything that it takes to check it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// [`FORMAT`], or [`FORMAT_BEGUN`].
    pub format: String,
    /// What was told before the first decision.
    pub commitment: Bytes32,
    /// The version of the game's rules.
    pub rules_version: u32,
    /// What was dealt.
    pub deal: Deal,
    /// The whole log.
    pub entries: Vec<Entry>,
    /// The hash of the last entry, told after the end.
    pub head: Bytes32,
}

/// What does not fit in a proof.
#[derive(Debug, thiserror::Error)]
pub enum ProofError {
    /// The text is not of the form of a proof.
    #[error("this is not a proof: {0}")]
    Syntax(#[from] serde_json::Error),
    /// Something is written in another shape.
    #[error("this is not a proof: it is written in another shape{}", place(.0))]
    Shape(String),
    /// The proof is of a format that is not known here.
    #[error("the format of this proof is `{0}`, not the one that its deal needs")]
    Format(String),
    /// The proof is of a game that is not known here.
    #[error("there is no game `{0}`")]
    Game(String),
    /// Salt, seed and setup are not those of the commitment.
    #[error("salt, seed and setup do not give the commitment")]
    Commitment,
    /// The game was dealt otherwise than its last message told.
    #[error("the seed of this game is {seed} and its salt {salt}")]
    Deal {
        /// Its seed.
        seed: Seed,
        /// Its salt, in the short form.
        salt: String,
    },
    /// The game was sealed otherwise than its first message showed.
    #[error("the seal of this game is {0}")]
    Seal(String),
    /// The setup was not dealt from the seed.
    #[error("the setup was not dealt from the seed")]
    Dealt,
    /// The setup is none of the game.
    #[error("the setup is not one of this game: {0}")]
    Setup(#[from] SetupError),
    /// An entry does not follow the one before it.
    #[error("entry {0} does not follow the one before it: something was changed or left out")]
    Chain(u32),
    /// The log does not end where it is said to.
    #[error("the log does not end with the hash that was published")]
    Head,
    /// An entry does not lead to the position that it names.
    #[error("entry {0} does not lead to the position that it names")]
    State(u32),
}

impl ProofError {
    /// What is wrong, for a player.
    pub fn phrase(&self) -> Phrase {
        match self {
            ProofError::Syntax(_) | ProofError::Shape(_) | ProofError::Format(_) => Phrase::new("core-proof-shape"),
            ProofError::Game(game) => Phrase::new("core-proof-game").named("game", game.as_str()),
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

/// What was found to be so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verified {
    /// Entries of the log.
    pub entries: usize,
    /// Turns that count.
    pub turns: usize,
    /// Whether the setup was dealt anew and compared; not where the rules have changed since.
    pub dealt: bool,
    /// Whether the game is over.
    pub over: bool,
}

impl Proof {
    /// Reads a proof; whether it holds is asked by [`Proof::verify`].
    ///
    /// # Errors
    /// The text is not of the form of a proof, or of another format.
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
        // Plain data with names as keys: writing it as JSON cannot fail.
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

    /// Compares the commitment with the seal that the game's first message showed.
    ///
    /// # Errors
    /// It is another game's, or has fewer digits than messages show.
    pub fn compare(&self, seal: &str) -> Result<(), ProofError> {
        let same = seal.len() >= SHOWN && self.commitment.to_string().starts_with(seal);
        if same { Ok(()) } else { Err(ProofError::Seal(self.commitment.shown())) }
    }

    /// Compares the deal with what the game's last message told: the seed, and the salt in its short form or as the
    /// file has it.
    ///
    /// # Errors
    /// It is another game's.
    pub fn compare_deal(&self, seed: Option<Seed>, salt: Option<&str>) -> Result<(), ProofError> {
        let Deal { seed: own, salt: sealed, .. } = self.deal;
        let same_salt = |salt: &str| salt == sealed.short() || salt == sealed.to_string();
        if seed.is_none_or(|seed| seed == own) && salt.is_none_or(same_salt) {
            return Ok(());
        }
        Err(ProofError::Deal { seed: own, salt: sealed.short() })
    }

    /// Checks that the game was dealt as sealed, that no entry was changed, left out or added, and that the
    /// turns lead where the log says.
    ///
    /// # Errors
    /// The first thing that does not fit.
    pub fn verify(&self) -> Result<Verified, ProofError> {
        let title = title(&self.deal.game).ok_or_else(|| ProofError::Game(self.deal.game.clone()))?;
        self.verify_as(title)
    }

    /// The same for a game that need not be in the list of games.
    ///
    /// # Errors
    /// As [`Proof::verify`].
    pub fn verify_as(&self, title: &dyn Title) -> Result<Verified, ProofError> {
        let deal = &self.deal;
        if deal.commitment() != self.commitment {
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

    /// The position after the log, and how many turns count.
    fn replay(&self, title: &dyn Title) -> Result<(Box<dyn Position>, usize), ProofError> {
        let mut base = self.deal.start(title, self.rules_version)?;
        let mut position = base.fork();
        // The turns since the base, which may be taken back.
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
                // The log before it was not played by these rules.
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

/// Plays a turn.
fn play(position: &mut dyn Position, turn: &Entry) -> Option<()> {
    let seat = turn.seat?;
    turn.body.split(';').try_for_each(|step| position.play(seat, step.trim()).ok().map(|_| ()))
}
