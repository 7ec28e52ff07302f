//! Searches everything the bot sends for secrets, at the moment of sending.

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;

use super::world::World;

/// Marks a player's choices in the trial's texts (`world.rs`). Only that player may see them, in private answers.
const CHOSEN: &str = "CHOICE[";

/// All spellings of the salt and seed that seal a game.
fn shown(salt: Option<String>, seed: Option<i64>) -> Vec<String> {
    let mut all = Vec::new();
    if let Some(salt) = salt {
        let byte = |at: usize| u8::from_str_radix(&salt[at..at + 2], 16).unwrap();
        let bytes: Vec<u8> = (0..salt.len()).step_by(2).map(byte).collect();
        all.push(STANDARD_NO_PAD.encode(bytes));
        all.push(salt);
    }
    if let Some(seed) = seed.map(i64::cast_unsigned) {
        all.extend([seed.to_string(), format!("{seed:x}"), format!("{seed:016x}")]);
    }
    // A short number would match everywhere.
    all.retain(|secret| secret.len() > 8);
    all
}

impl World {
    /// Checks that the bot never sent the seal of an unfinished game, or one player's secrets to others. A finished
    /// game may reveal its seal, so the check runs before and after each delivery.
    pub fn check_secrets(&mut self) {
        let sent = self.discord.sent();
        if sent.is_empty() {
            return;
        }
        let mut unfinished = self.file.prepare_cached("SELECT salt, seed FROM tables WHERE state = 'running'").unwrap();
        let secrets = unfinished.query_map([], |row| Ok(shown(row.get(0)?, row.get(1)?))).unwrap();
        let secrets: Vec<String> = secrets.flat_map(Result::unwrap).collect();
        for text in &sent {
            for secret in &secrets {
                assert!(!text.text.contains(secret), "world {}: {secret} was told: {}", self.seed, text.text);
            }
            let chosen = text.text.contains(CHOSEN) && text.public;
            assert!(!chosen, "world {}: a choice was told: {}", self.seed, text.text);
        }
    }
}
