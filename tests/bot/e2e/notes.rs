//! A note through the real client: the form below the planner, and the places that show the note.

use serde_json::json;

use super::bot::World;
use super::person::{start_game, text_of};

#[tokio::test(flavor = "multi_thread")]
async fn a_note_is_written_in_a_form_and_read_by_its_writer_alone() {
    let world = World::start().await;
    let (people, channel) = world.people_in("notes", 2).await;
    start_game(&people, channel, "tzolkin", &[("order", "joined")]).await;
    let (ada, ben) = (&people[0], &people[1]);
    let empty = ada.command(channel, "note", &[]).await.unwrap();
    assert!(text_of(&empty).contains("You have no notes"));
    let form = ada.click_label(&empty.message.unwrap(), "Note").await.unwrap();
    let kept = ada.submit(&form, &[("text", json!("*Tikal* first;\nthen temples"))]).await.unwrap();
    let text = text_of(&kept);
    assert!(text.contains("\\*Tikal\\* first"), "it is shown letter by letter: {text}");
    // The form opens with the saved text.
    let form = ada.click_label(&kept.message.unwrap(), "Note").await.unwrap();
    let kept = ada.submit(&form, &[("text", json!("temples"))]).await.unwrap();
    assert!(!text_of(&kept).contains("Tikal"));
    let games = text_of(&ada.command(channel, "games", &[]).await.unwrap());
    assert!(games.contains("temples"), "{games}");
    let found = text_of(&ada.command(channel, "note", &[("find", json!("TEMPLES"))]).await.unwrap());
    assert!(found.contains("temples") && found.contains(&format!("<#{channel}>")), "{found}");
    for command in ["games", "note"] {
        let others = text_of(&ben.command(channel, command, &[]).await.unwrap());
        assert!(!others.contains("temples"), "{others}");
    }
    world.end().await;
}
