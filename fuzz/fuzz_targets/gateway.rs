//! The bot reads or ignores any message from the gateway, and reads the same from it twice.

#![no_main]

use daykeeper::discord::incoming::gateway::{GatewayEvent, event};
use daykeeper::discord::parts::interaction::read;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Some(first) = event(text) else { return };
    assert_eq!(Some(&first), event(text).as_ref());
    if let GatewayEvent::Interaction(data) = first {
        let _ = read(&data);
    }
});
