//! A lesson through the real client, in a channel without a game.

use super::bot::World;
use super::person::text_of;
use crate::support::{Answer, Seen};

fn shown(answer: Answer) -> Seen {
    text_of(&answer);
    answer.message.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_works_in_a_channel_without_a_game() {
    let world = World::start().await;
    let (people, channel) = world.people_in("lessons", 1).await;
    let ada = &people[0];
    let list = shown(ada.command(channel, "learn", &[]).await.unwrap());
    assert!(list.content.contains("A worker rides the gear"), "{}", list.content);
    let menu = list.selects().remove(0);
    let lesson = menu.options.iter().find(|option| option.label == "The food day").unwrap();
    let task = shown(ada.select(&list, &menu.custom_id, &[&lesson.value]).await.unwrap());
    assert_eq!((task.id, task.attachments.len()), (list.id, 1), "the task replaces the list and has a picture");

    let workers = task.selects().remove(0);
    let wood = workers.options.iter().find(|option| option.value.contains("use palenque 3")).unwrap();
    let planned = shown(ada.select(&task, &workers.custom_id, &[&wood.value]).await.unwrap());
    let again = shown(ada.click_label(&planned, "End turn").await.unwrap());
    assert!(again.content.contains("❌") && again.button("End turn").is_none(), "{}", again.content);

    let workers = again.selects().remove(0);
    let corn = workers.options.iter().find(|option| option.value.contains("use palenque 2")).unwrap();
    let planned = shown(ada.select(&again, &workers.custom_id, &[&corn.value]).await.unwrap());
    let solved = shown(ada.click_label(&planned, "End turn").await.unwrap());
    assert!(solved.content.contains("✅") && solved.attachments.len() == 1, "{}", solved.content);
    let question = shown(ada.click_label(&solved, "Continue").await.unwrap());
    let wrong = shown(ada.click_label(&question, "Nothing").await.unwrap());
    assert!(wrong.content.contains("❌"), "{}", wrong.content);

    // The list offers the open lesson.
    let list = shown(ada.command(channel, "learn", &[("game", "tzolkin".into())]).await.unwrap());
    let open = shown(ada.click_label(&list, "Continue: The food day").await.unwrap());
    assert!(open.content.contains("task 2 of 3"), "{}", open.content);
    let public = ada.messages(channel).await.unwrap().into_iter().filter(|message| !message.ephemeral).count();
    assert_eq!(public, 0, "no one else sees a lesson");
    world.end().await;
}
