//! Anybody may send any custom id: it is refused, or it is written again as it was read.

#![no_main]

use daykeeper::discord::parts::custom_id::CustomId;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(id) = CustomId::decode(text) {
        assert_eq!(id.encode(), text);
    }
});
