//! The page of the sandbox in a real browser.
