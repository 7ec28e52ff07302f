//! The bot understands or refuses any interaction, and never shows its token.

#![no_main]

use daykeeper::discord::commands;
use daykeeper::discord::commands::intent::Intent;
use daykeeper::discord::parts::custom_id::CustomId;
use daykeeper::discord::parts::interaction::{InteractionKind, read};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(data) = serde_json::from_str::<serde_json::Value>(text) else { return };
    let Ok(interaction) = read(&data) else { return };
    match interaction.kind {
        InteractionKind::Command(input) => drop(commands::understand(&input)),
        // Already decoded completely.
        InteractionKind::MessageCommand { .. } => {}
        InteractionKind::Form { custom_id, .. } => drop(CustomId::decode(&custom_id)),
        InteractionKind::Autocomplete(input) => drop(commands::typing(&input)),
        InteractionKind::Component { custom_id, values, .. } => {
            if let Ok(id) = CustomId::decode(&custom_id) {
                drop(Intent::from_component(id, values));
            }
        }
    }
    // The output must not depend on the token. (A search for the token would also find one that happens to be a word of
    // the output.)
    let mut other = data.clone();
    other["token"] = "another".into();
    let Ok(twin) = read(&other) else { panic!("a token decides whether an interaction is read") };
    assert_eq!(format!("{:?}", interaction.context), format!("{:?}", twin.context), "the token is shown");
});
