//! `/rules`: everything can be found by its name, and everything found is explained.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use daykeeper::discord::limit;
use daykeeper::discord::localizer::Localizer;
use daykeeper::discord::rules::{Here, answer, offers};
use daykeeper::games::{Theme, Title, titles};
use daykeeper::text::Texts;

static TEXTS: LazyLock<Texts> = LazyLock::new(Texts::embedded);

fn localizer() -> Localizer<'static> {
    Localizer::new(&TEXTS, "en", &[])
}

fn here(game: &str) -> Option<Here> {
    Some(Here { game: daykeeper::games::title(game).unwrap(), seats: 3, theme: Theme::Light })
}

#[test]
fn every_topic_is_offered_and_explained() {
    for title in titles() {
        let topics = title.topics();
        let ids: BTreeSet<&str> = topics.iter().map(|topic| &*topic.id).collect();
        assert_eq!(ids.len(), topics.len(), "identifiers are unique");
        let names: BTreeSet<String> = topics.iter().map(|topic| localizer().plain(&topic.name)).collect();
        assert_eq!(names.len(), topics.len(), "names are unique in {}", title.id());
        for topic in topics {
            let name = localizer().plain(&topic.name);
            let value = format!("{}:{}", title.id(), topic.id);
            assert!(name.chars().count() <= limit::COMPLETION && value.len() <= limit::COMPLETION, "{value}");
            let found = offers(&localizer(), &[*title], here(title.id()), &name);
            assert_eq!(found[0], (name.clone(), value.clone()), "the whole name comes first");
            let message = answer(&localizer(), &[*title], here(title.id()), &value);
            assert!(message.content.starts_with(&format!("**{name}**")), "{}", message.content);
            assert!(message.content.lines().count() >= 2, "{name} is explained");
            assert!(message.content.chars().count() <= limit::CONTENT);
            assert!(!message.content.contains(&format!("{}-", title.id())), "no words: {}", message.content);
            assert_eq!(message.picture.is_some(), topic.card.is_some());
        }
    }
}

#[test]
fn a_part_of_a_name_is_enough() {
    let tzolkin: &[&'static dyn Title] = &[daykeeper::games::title("tzolkin").unwrap()];
    let names = |typed: &str| -> Vec<String> {
        offers(&localizer(), tzolkin, here("tzolkin"), typed).into_iter().map(|(name, _)| name).collect()
    };
    assert_eq!(names("GRANARY"), ["Stone Granary"]);
    assert_eq!(names("great"), ["Great Fields", "Great Causeway", "Great Archive"]);
    assert_eq!(names("days food"), ["Food days"], "words in any order");
    assert!(names("").len() == limit::OPTIONS, "at first what a newcomer asks");
    assert!(names("xyzzy").is_empty());
    let typed_freely = answer(&localizer(), tzolkin, None, "granary");
    assert!(typed_freely.content.contains("Agriculture") || typed_freely.content.contains("agriculture"));
    assert!(typed_freely.content.contains("3 wood"), "its price: {}", typed_freely.content);
    let nothing = answer(&localizer(), tzolkin, None, "xyzzy");
    assert!(nothing.content.contains("/rules") && nothing.picture.is_none());
}
