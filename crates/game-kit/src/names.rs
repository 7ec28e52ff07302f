//! Names of components as phrases.

/// Defines a function for each kind of component: its name is the phrase with this key, in which `{}` is the
/// component's identifier.
#[macro_export]
macro_rules! names {
    ($($name:ident($type:ty) = $key:literal;)*) => {$(
        pub(super) fn $name(of: $type) -> engine::Phrase {
            engine::Phrase::new(format!($key, of.id()))
        }
    )*};
}
pub use names;
