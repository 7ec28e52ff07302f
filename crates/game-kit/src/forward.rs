//! Connects the methods of a trait with the functions of a game.

/// Defines methods that call the function of the same name in a module.
#[macro_export]
macro_rules! forward {
    ($($module:ident $name:ident($($argument:ident: $type:ty),*) -> $result:ty;)*) => {$(
        fn $name($($argument: $type),*) -> $result {
            $module::$name($($argument),*)
        }
    )*};
}
pub use forward;
