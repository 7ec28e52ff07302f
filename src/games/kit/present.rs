//! Connects a game to the functions in its two folders `words` and `picture`.

/// Implements [`Present`](crate::games::Present) with functions of the modules `words` and `picture` next to the call,
/// which have the names and arguments of the trait's methods. A game lists a method with a default only if it has its
/// own version: `present!(Tzolkin, follows, needs);`.
macro_rules! present {
    ($game:ident $(, $own:ident)*) => {
        impl $crate::games::Present for $game {
            $crate::games::kit::present::forward! {
                words question(view: &View, seat: $crate::engine::Seat) -> $crate::engine::Phrase;
                words choice(view: &View, seat: $crate::engine::Seat, action: Action) -> $crate::games::Choice;
                words why_not(view: &View, seat: $crate::engine::Seat) -> Vec<$crate::engine::Phrase>;
                words status(view: &View) -> $crate::engine::Phrase;
                words secret(view: &View) -> bool;
                words shortage(view: &View, seat: $crate::engine::Seat) -> Option<(u16, $crate::engine::Phrase)>;
                words round(view: &View) -> Option<u32>;
                words goods(view: &View, seat: $crate::engine::Seat) -> $crate::engine::Phrase;
                words text_board(view: &View) -> Vec<$crate::engine::Phrase>;
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
        $crate::games::kit::present::forward! {
            words follows(view: &View, seat: $crate::engine::Seat) -> bool;
        }
    };
    (score_notes) => {
        $crate::games::kit::present::forward! {
            words score_notes(view: &View) -> Vec<$crate::engine::Phrase>;
        }
    };
    (advice) => {
        $crate::games::kit::present::forward! {
            words advice(view: &View, seat: $crate::engine::Seat) -> Option<$crate::engine::Phrase>;
        }
    };
    (advised_region) => {
        $crate::games::kit::present::forward! {
            words advised_region(view: &View, seat: $crate::engine::Seat) -> Option<String>;
        }
    };
    (shown_topics) => {
        $crate::games::kit::present::forward! {
            words shown_topics(view: &View, seat: $crate::engine::Seat) -> Vec<String>;
        }
    };
    (why_refused) => {
        $crate::games::kit::present::forward! {
            words why_refused(view: &View, seat: $crate::engine::Seat, step: &str) -> Option<$crate::engine::Phrase>;
        }
    };
    (recap) => {
        $crate::games::kit::present::forward! {
            words recap(view: &View, since: &View, seat: $crate::engine::Seat) -> Vec<$crate::engine::Phrase>;
        }
    };
    (pending) => {
        $crate::games::kit::present::forward! {
            words pending(view: &View, seat: $crate::engine::Seat) -> Vec<$crate::engine::Summary>;
        }
    };
    (regions) => {
        $crate::games::kit::present::forward! {
            picture regions(view: &View) -> Vec<$crate::games::Region>;
        }
    };
    (needs) => {
        $crate::games::kit::present::forward! {
            words needs(view: &View, seat: $crate::engine::Seat) -> Option<$crate::engine::Phrase>;
        }
    };
}

/// Methods that call the function of the same name in a module.
macro_rules! forward {
    ($($module:ident $name:ident($($argument:ident: $type:ty),*) -> $result:ty;)*) => {$(
        fn $name($($argument: $type),*) -> $result {
            $module::$name($($argument),*)
        }
    )*};
}
pub(in crate::games) use {forward, own, present};
