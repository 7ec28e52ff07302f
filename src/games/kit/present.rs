//! Connects a game to the functions in its two folders `words` and `picture`.

/// Implements [`Present`](crate::games::Present) with functions of the modules `words` and `picture` next to the call,
/// which have the names and arguments of the trait's methods. A game lists a method with a default only if it has its
/// own version: `present!(Tzolkin, follows, needs);`.
macro_rules! present {
    ($game:ident $(, $own:ident)*) => {
        impl $crate::games::Present for $game {
            fn question(view: &View, seat: $crate::engine::Seat) -> $crate::engine::Phrase {
                words::question(view, seat)
            }

            fn choice(view: &View, seat: $crate::engine::Seat, action: Action) -> $crate::games::Choice {
                words::choice(view, seat, action)
            }

            fn why_not(view: &View, seat: $crate::engine::Seat) -> Vec<$crate::engine::Phrase> {
                words::why_not(view, seat)
            }

            fn status(view: &View) -> $crate::engine::Phrase {
                words::status(view)
            }

            fn secret(view: &View) -> bool {
                words::secret(view)
            }

            fn shortage(view: &View, seat: $crate::engine::Seat) -> Option<(u16, $crate::engine::Phrase)> {
                words::shortage(view, seat)
            }

            fn round(view: &View) -> Option<u32> {
                words::round(view)
            }

            fn goods(view: &View, seat: $crate::engine::Seat) -> $crate::engine::Phrase {
                words::goods(view, seat)
            }

            fn text_board(view: &View) -> Vec<$crate::engine::Phrase> {
                words::text_board(view)
            }

            fn score(view: &View) -> Vec<Vec<$crate::games::ScoreLine>> {
                words::score(view)
            }

            fn topics() -> Vec<$crate::games::Topic> {
                words::topics()
            }

            fn scene(view: &View, request: &$crate::games::PictureRequest<'_, View>) -> $crate::scene::Scene {
                picture::scene(view, request)
            }

            fn word_icons() -> $crate::games::WordIcons {
                picture::word_icons()
            }

            $($crate::games::kit::present::present!(@own $own);)*
        }
    };
    (@own follows) => {
        fn follows(view: &View, seat: $crate::engine::Seat) -> bool {
            words::follows(view, seat)
        }
    };
    (@own score_notes) => {
        fn score_notes(view: &View) -> Vec<$crate::engine::Phrase> {
            words::score_notes(view)
        }
    };
    (@own advice) => {
        fn advice(view: &View, seat: $crate::engine::Seat) -> Option<$crate::engine::Phrase> {
            words::advice(view, seat)
        }
    };
    (@own advised_region) => {
        fn advised_region(view: &View, seat: $crate::engine::Seat) -> Option<String> {
            words::advised_region(view, seat)
        }
    };
    (@own shown_topics) => {
        fn shown_topics(view: &View, seat: $crate::engine::Seat) -> Vec<String> {
            words::shown_topics(view, seat)
        }
    };
    (@own why_refused) => {
        fn why_refused(view: &View, seat: $crate::engine::Seat, step: &str) -> Option<$crate::engine::Phrase> {
            words::why_refused(view, seat, step)
        }
    };
    (@own recap) => {
        fn recap(view: &View, since: &View, seat: $crate::engine::Seat) -> Vec<$crate::engine::Phrase> {
            words::recap(view, since, seat)
        }
    };
    (@own pending) => {
        fn pending(view: &View, seat: $crate::engine::Seat) -> Vec<$crate::engine::Summary> {
            words::pending(view, seat)
        }
    };
    (@own regions) => {
        fn regions(view: &View) -> Vec<$crate::games::Region> {
            picture::regions(view)
        }
    };
    (@own needs) => {
        fn needs(view: &View, seat: $crate::engine::Seat) -> Option<$crate::engine::Phrase> {
            words::needs(view, seat)
        }
    };
}
pub(in crate::games) use present;
