//! Tests of the text layer, and that every text of the program exists.

mod announced;
mod components;
mod facts;
mod games;
mod guide;
mod keys;
mod labels;
mod languages;
mod layer;
mod layout;
mod lessons;
mod menus;
mod menus_foretell;
mod refusals;
mod refused;
mod rulings;
mod summary;
mod transcripts;
mod translations;
mod typed;
mod wording;
