//! Building blocks of messages and interactions: components, identifiers, permissions, limits.

pub mod buttons;
pub mod components;
pub mod custom_id;
pub mod emojis;
pub mod escape;
pub mod interaction;
pub mod layout;
pub mod length;
pub mod limit;
pub mod localizer;
pub(crate) mod mark;
pub mod message;
pub mod permissions;
pub mod plain_words;
pub mod posted;
pub(crate) mod secret;
pub mod typed;
