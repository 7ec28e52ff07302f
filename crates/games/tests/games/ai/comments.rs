//! Tests of comments on turns, which agree with the hint for the same decision, and of reasons for the recap.

use std::sync::atomic::{AtomicU32, Ordering};

use ai::Strength;
use engine::{Phrase, Seed, Viewer};
use games::{Gap, titles};
use text::Texts;

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
                let found =
                    position.coach().plans(seat, &ask(Strength::Hard, seed, BUDGET), &mut || false, &mut |_| {});
                let plans = found.unwrap().plans;
                let best = &plans[0];
                let good = |words: &Phrase| Phrase::new("core-comment-good").with("reason", words.clone());
                // A comment has no other plans that it could name.
                let alone = |words: &&Phrase| !texts.say("en", words, &names).contains(" plan ");
                let reason = best.reasons.first().map(|reason| &reason.words).filter(alone).map(good);
                assert_eq!(position.coach().comment(seat, seed, best, &best.steps), reason, "{:?}", best.steps);
                count(if reason.is_some() { &praised } else { &silent });
                for other in &plans[1..] {
                    let comment = position.coach().comment(seat, seed, best, &other.steps);
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

/// Everyone can open a recap.
#[test]
fn a_reason_for_the_recap_needs_only_public_information() {
    let found = AtomicU32::new(0);
    for title in titles() {
        in_parallel(2, |seed| {
            let seed = Seed::new(seed);
            random_positions(*title, title.max_seats(), seed, 29, |position, seat| {
                let advice = position.coach().advise(seat, &ask(Strength::Medium, seed, 300), &mut || false).unwrap();
                let steps = &advice.turns[0].steps;
                let reason = position.coach().reason(seat, seed, steps);
                let dealt = position.imagine(Viewer::Public, Seed::new(7));
                assert_eq!(dealt.coach().reason(seat, seed, steps), reason, "{steps:?}");
                if reason.is_some() {
                    count(&found);
                }
            });
        });
    }
    println!("{found:?} reasons");
    assert!(found.into_inner() > 20);
}
