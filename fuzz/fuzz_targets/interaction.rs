//! Whatever arrives as an interaction is understood or refused, and never shows its token.

#![no_main]

use daykeeper::discord::commands;
use daykeeper::discord::custom_id::CustomId;
use daykeeper::discord::intent::Intent;
use daykeeper::discord::interaction::{InteractionKind, read};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(data) = serde_json::from_str::<serde_json::Value>(text) else { return };
    let Ok(interaction) = read(&data) else { return };
    match interaction.kind {
        InteractionKind::Command(input) => drop(commands::understand(&input)),
        // Read whole already.
        InteractionKind::MessageCommand { .. } => {}
        InteractionKind::Autocomplete(input) => drop(commands::typing(&input)),
        InteractionKind::Component { custom_id, values, .. } => {
            if let Ok(id) = CustomId::decode(&custom_id) {
                drop(Intent::of_component(id, values));
            }
        }
    }
    let token = data["token"].as_str().unwrap_or_default();
    // A shorter one can stand in the numbers beside it.
    if token.len() > 20 {
        assert!(!format!("{:?}", interaction.context.handle).contains(token), "the token is shown");
    }
});
