//! The private gallery: the whole board, and a menu of its regions.

use serde_json::json;

use super::bot::World;
use super::person::{find, start_game, text_of};
use crate::support::{Answer, Seen, User};

/// Returns the private message of an answer.
fn gallery(answer: Answer) -> Seen {
    text_of(&answer);
    let message = answer.message.unwrap();
    assert!(message.ephemeral && message.attachments.len() == 1, "{message:?}");
    message
}

/// Returns the alt text and the size of a message's picture.
fn picture(message: &Seen) -> (&str, (u32, u32)) {
    let file = &message.attachments[0];
    (file.description.as_deref().unwrap(), (file.width.unwrap(), file.height.unwrap()))
}

async fn choose(person: &User, message: &Seen, region: &str) -> Seen {
    let menu = &message.selects()[0];
    gallery(person.select(message, &menu.custom_id, &[region]).await.unwrap())
}

/// Players and viewers leaf through the regions in one private message.
async fn leaf_through(game: &str, count: usize, (id, name): (&str, &str), words: &str) {
    let world = World::start().await;
    let (people, channel) = world.people_in("regions", 3).await;
    start_game(&people[..2], channel, game, &[("seating", "joined")]).await;
    let begun = people[0].wait_for(channel, "the first message", |seen| find(seen, "Board")).await.unwrap();
    for person in [&people[1], &people[2]] {
        let board = gallery(person.click_label(&begun, "Board").await.unwrap());
        let menu = &board.selects()[0];
        let labels: Vec<&str> = menu.options.iter().map(|option| option.label.as_str()).collect();
        assert_eq!(labels.len(), count, "{labels:?}");
        assert_eq!((labels[0], labels[count - 2].to_lowercase()), (name, people[0].name.to_lowercase()));
        assert!(menu.options.iter().all(|option| !option.default) && board.button("Full board").is_none());
        let first = choose(person, &board, id).await;
        assert_eq!(first.id, board.id, "the same message");
        assert!(first.content.ends_with(&format!("**{name}**")), "{}", first.content);
        let (alt, size) = picture(&first);
        assert!(alt.starts_with(&format!("{name}, drawn large.")) && alt.contains(words), "{alt}");
        assert_eq!(size, (1100, 700));
        let chosen = first.selects()[0].options.iter().find(|option| option.default).cloned();
        assert_eq!(chosen.unwrap().value, id);
        let own = choose(person, &first, "player-2").await;
        assert!(picture(&own).0.starts_with(labels[count - 1]) && own.content.ends_with("\n**Ștefan**"), "{own:?}");
        let whole = gallery(person.click_label(&own, "Full board").await.unwrap());
        assert_eq!((picture(&whole).1, whole.id), (picture(&board).1, board.id));
        assert!(whole.button("Full board").is_none() && whole.selects().len() == 1);
    }
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_of_teotihuacan_opens_a_gallery_of_regions() {
    leaf_through("teotihuacan", 13, ("palace", "Palace"), "Space 1:").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_of_tzolkin_opens_a_gallery_of_regions() {
    leaf_through("tzolkin", 11, ("palenque", "Palenque"), "Price of the next worker").await;
}

/// `/board region:` offers the regions in the user's language, and reads their names and identifiers.
#[tokio::test(flavor = "multi_thread")]
async fn a_command_shows_a_region() {
    let world = World::start().await;
    let (people, channel) = world.people_in("regions", 3).await;
    start_game(&people[..2], channel, "teotihuacan", &[("seating", "joined")]).await;
    let viewer = &people[2];
    for (locale, temples, whole, refused) in [
        ("en-US", "Temples", "Full board", "no such region"),
        ("it", "Templi", "Plancia intera", "non ha una zona così"),
        ("es-ES", "Templos", "Tablero completo", "no tiene esa zona"),
        ("ro", "Temple", "Tabla întreagă", "nu are o astfel de zonă"),
    ] {
        viewer.set_locale(locale).await.unwrap();
        let half = &temples[..4].to_lowercase();
        let offers = viewer.autocomplete(channel, "board", &[("region", json!(half))], "region").await.unwrap();
        assert!(offers.iter().any(|offer| offer.name == temples && offer.value == "temples"), "{locale}: {offers:?}");
        for region in ["temples", temples] {
            let shown = gallery(viewer.command(channel, "board", &[("region", json!(region))]).await.unwrap());
            assert!(shown.content.ends_with(&format!("**{temples}**")), "{}", shown.content);
            assert!(picture(&shown).0.starts_with(temples) && shown.button(whole).is_some(), "{shown:?}");
        }
        let words = [("region", json!("temples")), ("format", json!("text"))];
        let answer = viewer.command(channel, "board", &words).await.unwrap();
        assert!(text_of(&answer).contains(temples), "{:?}", answer.message);
        // A region of another game.
        let answer = viewer.command(channel, "board", &[("region", json!("yaxchilan"))]).await.unwrap();
        let answer = text_of(&answer);
        assert!(answer.contains(refused) && !answer.contains('\n'), "{answer}");
    }
    world.end().await;
}
