//! The pages of games on the web, over real connections.

mod browser;
mod pages;
mod site;
