//! Connects a game to the functions in its two folders `words` and `picture`.

/// Implements [`Present`](crate::Present) with functions of the modules `words` and `picture` next to the call,
/// which have the names and arguments of the trait's methods. A game lists a method with a default only if it has its
/// own version: `present! { Tzolkin; words follows(view: &View, seat: Seat) -> bool; }`. The file imports the engine's
/// `Phrase` and `Seat`.
#[macro_export]
macro_rules! present {
    ($game:ident; $($own:tt)*) => {
        impl $crate::Present for $game {
            $crate::forward! {
                words question(view: &View, seat: Seat) -> Phrase;
                words choice(view: &View, seat: Seat, action: Action) -> $crate::Choice;
                words why_not(view: &View, seat: Seat) -> Vec<Phrase>;
                words status(view: &View) -> Phrase;
                words round(view: &View) -> Option<u32>;
                words goods(view: &View, seat: Seat) -> Phrase;
                words text_board(view: &View) -> Vec<Phrase>;
                words score(view: &View) -> Vec<Vec<$crate::ScoreLine>>;
                words topics() -> Vec<$crate::Topic>;
                picture scene(view: &View, request: &$crate::PictureRequest<'_, View>) -> scene::Scene;
                picture word_icons() -> $crate::WordIcons;
                picture sources() -> &'static [$crate::picture::sources::PointSource];
                picture canvas(theme: $crate::Theme, size: (u32, u32)) -> scene::Scene;
                $($own)*
            }
        }
    };
}
pub use present;
