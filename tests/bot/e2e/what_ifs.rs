//! Trying, naming, leaving and finding what-ifs through the real client. Other players can't see them.

use serde_json::json;

use super::bot::World;
use super::person::{any_turn, find, start_game, text_of};
use crate::support::{Answer, Seen, User};

fn shown(answer: Answer) -> Seen {
    text_of(&answer);
    answer.message.unwrap()
}

/// Chooses the first answer on the board. Returns the new board and the step.
async fn choose(person: &User, board: &Seen) -> (Seen, String) {
    let step = board.buttons().into_iter().find_map(|button| button.custom_id.filter(|id| id.contains(":step:")));
    match (step, board.selects().first()) {
        (Some(id), _) => {
            let step = id.split_once(":step:").unwrap().1.to_owned();
            (shown(person.click(board, &id).await.unwrap()), step)
        }
        (None, Some(menu)) => {
            let step = menu.options[0].value.clone();
            (shown(person.select(board, &menu.custom_id, &[&step]).await.unwrap()), step)
        }
        (None, None) => panic!("nothing to choose: {}", board.content),
    }
}

/// Returns the channel's public messages.
async fn public(person: &User, channel: u64) -> Vec<(u64, String)> {
    let seen = person.messages(channel).await.unwrap();
    let public = seen.into_iter().filter(|message| !message.ephemeral);
    public.map(|message| (message.id, message.content)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_what_if_is_private() {
    let world = World::start().await;
    let (people, channel) = world.people_in("what_ifs", 2).await;
    start_game(&people, channel, "tzolkin", &[("seating", "joined")]).await;
    let mut rng = daykeeper::engine::Rng::new(daykeeper::engine::Seed::new(1));
    for _ in 0..2 {
        any_turn(&people, channel, &mut rng).await;
    }
    let (ada, ben) = (&people[0], &people[1]);
    // Waits for the last public message and edit about the choices.
    let announced = |seen: &[Seen]| {
        let chosen = seen.iter().any(|message| message.content.starts_with("Everyone has chosen"));
        find(seen, "Take your turn").filter(|_| chosen)
    };
    ada.wait_for(channel, "the first turn", announced).await.unwrap();
    let before = public(ben, channel).await;

    let board = shown(ada.command(channel, "board", &[]).await.unwrap());
    let mut tried = shown(ada.click_label(&board, "What-if").await.unwrap());
    assert_ne!(tried.id, board.id, "the board stays");
    assert!(tried.content.contains("What-if from turn 2"), "{}", tried.content);
    assert_eq!(tried.attachments.len(), 1, "a picture");
    assert!(tried.button("Computer plays this turn").is_none() && tried.button("Hint").is_none());
    for turn in 0..5 {
        while tried.button("End turn").is_none() {
            tried = choose(ada, &tried).await.0;
        }
        assert!(tried.button("Leave").is_some() && tried.button("My what-ifs").is_some(), "turn {turn}");
        tried = shown(ada.click_label(&tried, "End turn").await.unwrap());
    }
    tried = shown(ada.click_label(&tried, "Undo turn").await.unwrap());
    assert!(tried.button("End turn").is_some(), "the turn is planned again: {}", tried.content);
    tried = shown(ada.click_label(&tried, "End turn").await.unwrap());

    let list = shown(ada.click_label(&tried, "My what-ifs").await.unwrap());
    assert!(list.content.contains("After turn 2 (5 turns)"), "{}", list.content);
    let back = shown(ada.click_label(&list, "Back").await.unwrap());
    let left = shown(ada.click_label(&back, "Leave").await.unwrap());
    assert!(left.content.contains("/whatif") && left.buttons().is_empty(), "{}", left.content);

    let list = shown(ada.command(channel, "whatif", &[]).await.unwrap());
    let menu = list.selects().remove(0);
    let again = shown(ada.select(&list, &menu.custom_id, &[&menu.options[0].value]).await.unwrap());
    assert!(again.content.contains("What-if · turn 2"), "{}", again.content);
    let start = shown(ada.command(channel, "whatif", &[("turn", json!(0))]).await.unwrap());
    assert!(start.content.contains("from the start"), "{}", start.content);

    choose(ada, &start).await;
    let list = shown(ada.command(channel, "whatif", &[]).await.unwrap());
    assert_eq!(list.selects().remove(0).options.len(), 2);

    // A player without saved what-ifs starts a new one immediately, and can type its steps.
    let of_ben = shown(ben.command(channel, "whatif", &[]).await.unwrap());
    assert!(of_ben.content.contains("What-if"), "{}", of_ben.content);
    let (clicked, step) = choose(ben, &of_ben).await;
    let undo = clicked.buttons().into_iter().find(|button| button.label.starts_with("Undo: ")).unwrap();
    let undone = shown(ben.click(&clicked, &undo.custom_id.unwrap()).await.unwrap());
    assert!(undone.content.contains("What-if"), "{}", undone.content);
    let typed = shown(ben.command(channel, "whatif", &[("action", json!(step))]).await.unwrap());
    assert_eq!(typed.attachments.len(), 1);
    assert!(typed.buttons().iter().any(|button| button.label.starts_with("Undo: ")), "the step is planned");

    assert_eq!(before, public(ben, channel).await, "nothing is said or changed in the channel");
    // The real turn is unchanged.
    let planner = shown(ada.command(channel, "turn", &[]).await.unwrap());
    assert!(!planner.content.contains("What-if") && planner.button("Start over").is_none(), "{}", planner.content);
    world.end().await;
}
