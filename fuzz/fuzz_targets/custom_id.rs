//! Users can send any custom id: the bot refuses it, or encodes it back to the same text.

#![no_main]

use daykeeper::discord::parts::custom_id::CustomId;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(id) = CustomId::decode(text) {
        assert_eq!(id.encode(), text);
    }
});
