//! Connects a game to the functions in its two folders `words` and `picture`.

/// Implements [`Present`](crate::games::Present) with functions of the modules `words` and `picture` next to the call,
/// which have the names and arguments of the trait's methods. A game lists a method with a default only if it has its
/// own version: `present!(Tzolkin, follows, needs);`. The file imports the engine's `Phrase` and `Seat`.
macro_rules! present {
    ($game:ident $(, $own:ident)*) => {
        impl $crate::games::Present for $game {
            $crate::games::kit::forward! {
                words question(view: &View, seat: Seat) -> Phrase;
                words choice(view: &View, seat: Seat, action: Action) -> $crate::games::Choice;
                words why_not(view: &View, seat: Seat) -> Vec<Phrase>;
                words status(view: &View) -> Phrase;
                words secret(view: &View) -> bool;
                words shortage(view: &View, seat: Seat) -> Option<(u16, Phrase)>;
                words round(view: &View) -> Option<u32>;
                words goods(view: &View, seat: Seat) -> Phrase;
                words text_board(view: &View) -> Vec<Phrase>;
                words score(view: &View) -> Vec<Vec<$crate::games::ScoreLine>>;
                words topics() -> Vec<$crate::games::Topic>;
                picture scene(view: &View, request: &$crate::games::PictureRequest<'_, View>) -> $crate::scene::Scene;
                picture word_icons() -> $crate::games::WordIcons;
            }
            $($crate::games::kit::present::own!($own);)*
        }
    };
}

/// A method with a default of which a game has its own version.
macro_rules! own {
    (follows) => {
        $crate::games::kit::forward!(words follows(view: &View, seat: Seat) -> bool;);
    };
    (score_notes) => {
        $crate::games::kit::forward!(words score_notes(view: &View) -> Vec<Phrase>;);
    };
    (advice) => {
        $crate::games::kit::forward!(words advice(view: &View, seat: Seat) -> Option<Phrase>;);
    };
    (advised_region) => {
        $crate::games::kit::forward!(words advised_region(view: &View, seat: Seat) -> Option<String>;);
    };
    (shown_topics) => {
        $crate::games::kit::forward!(words shown_topics(view: &View, seat: Seat) -> Vec<String>;);
    };
    (why_refused) => {
        $crate::games::kit::forward!(words why_refused(view: &View, seat: Seat, step: &str) -> Option<Phrase>;);
    };
    (recap) => {
        $crate::games::kit::forward!(words recap(view: &View, since: &View, seat: Seat) -> Vec<Phrase>;);
    };
    (pending) => {
        $crate::games::kit::forward!(words pending(view: &View, seat: Seat) -> Vec<$crate::engine::Summary>;);
    };
    (regions) => {
        $crate::games::kit::forward!(picture regions(view: &View) -> Vec<$crate::games::Region>;);
    };
    (needs) => {
        $crate::games::kit::forward!(words needs(view: &View, seat: Seat) -> Option<Phrase>;);
    };
}
pub(in crate::games) use {own, present};
