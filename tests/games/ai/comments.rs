//! Tests of comments on turns: they agree with the hint for the same decision.

use std::sync::atomic::{AtomicU32, Ordering};

use daykeeper::ai::Strength;
use daykeeper::engine::{Phrase, Seed};
use daykeeper::games::{Gap, titles};
use daykeeper::text::Texts;

use super::{ask, in_parallel, random_positions};

/// Budget of the search in steps.
const BUDGET: u64 = 2_000;

fn count(counter: &AtomicU32) {
    counter.fetch_add(1, Ordering::Relaxed);
}

#[test]
fn a_comment_agrees_with_the_hint() {
    let (praised, silent, corrected) = (AtomicU32::new(0), AtomicU32::new(0), AtomicU32::new(0));
    let texts = Texts::embedded();
    let names = ["Ada", "Bo", "Cy", "Di"].map(str::to_owned);
    for title in titles() {
        in_parallel(4, |seed| {
            let seed = Seed::new(seed);
            random_positions(*title, title.max_seats(), seed, 29, |position, seat| {
                let found = position.plans(seat, &ask(Strength::Hard, seed, BUDGET), &mut || false);
                let plans = found.unwrap().plans;
                let best = &plans[0];
                let good = |words: &Phrase| Phrase::new("core-comment-good").with("reason", words.clone());
                let reason = best.reason.as_ref().map(|reason| good(&reason.words));
                assert_eq!(position.comment(seat, seed, best, &best.steps), reason, "{:?}", best.steps);
                count(if reason.is_some() { &praised } else { &silent });
                for other in &plans[1..] {
                    let comment = position.comment(seat, seed, best, &other.steps);
                    assert!(other.gap != Some(Gap::Even { with: 1 }) || comment.is_none(), "{comment:?}, {other:?}");
                    let Some(comment) = comment else { continue };
                    assert_eq!(comment.key, "core-comment-better");
                    for locale in ["en", "it", "es", "ro"] {
                        let text = texts.say(locale, &comment, &names);
                        assert!(!text.contains("core-") && !text.contains('{') && !text.contains("  "), "{text}");
                    }
                    count(&corrected);
                }
            });
        });
    }
    println!("{praised:?} reasons, {silent:?} without one, {corrected:?} better plans");
    assert!(praised.into_inner() > 50 && corrected.into_inner() > 20);
}
