//! Three stories of queued turns through the real client: one is played, one fails and asks its player, one is removed.
//! `DAYKEEPER_TRANSCRIPTS=write` saves each user's view.

use std::path::PathBuf;

use super::bot::World;
use super::person::{end_turn, start_game, text_of, type_turn};
use crate::support::{Answer, Seen, Select, User};

/// The transcript so far.
#[derive(Default)]
struct Story(String);

/// Replaces ids that differ from run to run, of channels, users and emojis, with words.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('<') {
        plain.push_str(before);
        let Some((tag, behind)) = after.split_once('>') else { break };
        plain.push_str(match tag.split(':').nth(1) {
            Some(drawing) => drawing,
            None if tag.starts_with('#') => "#channel",
            None => "@player",
        });
        rest = behind;
    }
    plain + rest
}

impl Story {
    fn chapter(&mut self, title: &str) {
        self.0.push_str(&format!("\n== {title}\n"));
    }

    fn read(&mut self, who: &str, does: &str, message: &Seen) {
        self.0.push_str(&format!("\n{who}: {does}\n"));
        plain(&message.content).lines().for_each(|line| self.0.push_str(&format!("  | {line}\n")));
        for menu in message.selects() {
            let options = menu.options.iter().map(|option| plain(&option.label));
            self.0.push_str(&format!("  ({})\n", options.collect::<Vec<_>>().join(" / ")));
        }
        let labels: Vec<String> =
            message.buttons().iter().map(|button| format!("[{}]", plain(&button.label))).collect();
        if !labels.is_empty() {
            self.0.push_str(&format!("  {}\n", labels.join(" ")));
        }
    }

    async fn press(&mut self, (name, person): (&str, &User), message: &Seen, label: &str) -> Seen {
        let answer = person.click_label(message, label).await.unwrap();
        self.answered(name, &format!("presses {label}"), answer)
    }

    fn answered(&mut self, name: &str, does: &str, answer: Answer) -> Seen {
        text_of(&answer);
        let message = answer.message.unwrap();
        self.read(name, does, &message);
        message
    }

    /// Compares the story with the saved transcript, or saves it.
    fn check(&self) {
        let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests/data/transcripts/queued-turns.txt"].iter().collect();
        if std::env::var_os("DAYKEEPER_TRANSCRIPTS").is_some_and(|value| value == "write") {
            return std::fs::write(path, &self.0).unwrap();
        }
        let kept = std::fs::read_to_string(path).unwrap_or_default();
        assert!(kept == self.0, "DAYKEEPER_TRANSCRIPTS=write writes this anew:\n{}", self.0);
    }
}

/// Waits for a newer turn message that pings this user.
async fn called(person: &User, channel: u64, after: u64) -> Seen {
    let asks = |seen: &[Seen]| {
        let calls = |message: &&Seen| {
            message.id > after && message.pinged == [person.id] && message.button("Take your turn").is_some()
        };
        seen.iter().rev().find(calls).cloned()
    };
    person.wait_for(channel, "the turn", asks).await.unwrap()
}

async fn announced(world: &World, person: &User, words: &str) -> Seen {
    let found = async || {
        let Some(dm) = person.dm_channel().await? else { return Ok(None) };
        Ok(person.messages(dm).await?.into_iter().rev().find(|message| message.content.contains(words)))
    };
    world.client.wait("the direct message", found).await.unwrap()
}

/// Chooses this step in the planner, by a button or a menu option.
async fn choose(person: &User, planner: &Seen, step: &str) -> Answer {
    let suffix = format!(":step:{step}");
    let button = planner.buttons().into_iter().find_map(|button| button.custom_id.filter(|id| id.ends_with(&suffix)));
    if let Some(id) = button {
        return person.click(planner, &id).await.unwrap();
    }
    let offers = |menu: &&Select| menu.options.iter().any(|option| option.value == step);
    let menu = planner.selects().iter().find(offers).map(|menu| menu.custom_id.clone());
    person.select(planner, &menu.expect("the step is offered"), &[step]).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn three_stories_of_queued_turns() {
    let world = World::start().await;
    let (people, channel) = world.people_in("queued-turns", 2).await;
    start_game(&people, channel, "tzolkin", &[("seating", "joined")]).await;
    for person in &people {
        let planner = person.command(channel, "turn", &[]).await.unwrap().message.unwrap();
        let step = planner.buttons().into_iter().find_map(|button| button.custom_id.filter(|id| id.contains(":step:")));
        let chosen = match (step, planner.selects().first()) {
            (Some(id), _) => person.click(&planner, &id).await.unwrap(),
            (None, Some(menu)) => person.select(&planner, &menu.custom_id, &[&menu.options[0].value]).await.unwrap(),
            (None, None) => panic!("nothing to choose"),
        };
        end_turn(person, &chosen.message.unwrap()).await;
    }
    let (ada, ben) = (&people[0], &people[1]);
    let turn = called(ada, channel, 0).await;
    // The bot registers its emojis while it starts.
    let drawn = async || {
        let planner = ada.command(channel, "turn", &[]).await?.message.unwrap();
        let details = ada.click_label(&planner, "Details").await?.message.unwrap();
        Ok(details.content.contains("<:corn:").then_some(()))
    };
    world.client.wait("the drawings", drawn).await.unwrap();
    let mut story = Story::default();

    story.chapter("A queued turn that is carried out");
    let refused = story.press(("Ștefan", ben), &turn, "Take your turn").await;
    let planner = story.press(("Ștefan", ben), &refused, "Plan ahead").await;
    let planned = choose(ben, &planner, "place yaxchilan").await;
    let planner = story.answered("Ștefan", "places a worker on Yaxchilan", planned);
    let queue = story.press(("Ștefan", ben), &planner, "Queue turn").await;
    assert!(queue.content.contains("Your queued turns"), "{}", queue.content);
    type_turn(ada, channel, &["place palenque".to_owned(), "end".to_owned()]).await;
    let turn = called(ada, channel, turn.id).await;
    assert!(turn.content.contains("Yaxchilan"), "the order is told like any turn: {}", turn.content);
    story.read("The channel", "", &turn);
    let notice = announced(&world, ben, "was played").await;
    story.read("Ștefan", "reads a direct message", &notice);
    // After an undo, a queued turn is a draft like any other turn.
    let undone = ben.command(channel, "undo", &[]).await.unwrap();
    story.answered("Ștefan", "types /undo", undone);
    type_turn(ben, channel, &["place yaxchilan".to_owned(), "end".to_owned()]).await;
    let turn = called(ada, channel, turn.id).await;

    story.chapter("A queued turn that fails and asks");
    let planned = ben.command(channel, "plan", &[("action", serde_json::json!("place uxmal; end"))]).await.unwrap();
    story.answered("Ștefan", "types /plan action: place uxmal; end", planned);
    type_turn(ada, channel, &["place uxmal".to_owned(), "end".to_owned()]).await;
    let asked = called(ben, channel, turn.id).await;
    let planner = story.press(("Ștefan", ben), &asked, "Take your turn").await;
    assert!(planner.content.contains("was skipped"), "{}", planner.content);
    type_turn(ben, channel, &["place tikal".to_owned(), "end".to_owned()]).await;
    let turn = called(ada, channel, asked.id).await;

    story.chapter("A queued turn that is withdrawn");
    let planned = ben.command(channel, "plan", &[("action", serde_json::json!("pick tikal 0; end"))]).await.unwrap();
    if planned.message.as_ref().is_some_and(|message| message.selects().is_empty()) {
        story.answered("Ștefan", "types what is not possible", planned);
    }
    let planned =
        ben.command(channel, "plan", &[("action", serde_json::json!("place chichen_itza; end"))]).await.unwrap();
    let queue = story.answered("Ștefan", "types /plan action: place chichen_itza; end", planned);
    let menu = queue.selects()[0].custom_id.clone();
    let changed = ben.select(&queue, &menu, &["legal"]).await.unwrap();
    let queue = story.answered("Ștefan", "chooses: if it is possible at all", changed);
    let menu = queue.selects()[0].custom_id.clone();
    let withdrawn = ben.select(&queue, &menu, &["withdraw"]).await.unwrap();
    story.answered("Ștefan", "chooses: withdraw this order", withdrawn);
    type_turn(ada, channel, &["place tikal".to_owned(), "end".to_owned()]).await;
    called(ben, channel, turn.id).await;
    story.check();
    world.end().await;
}
