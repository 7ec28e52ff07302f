//! Actions of simulated users: click, choose, type.

use daykeeper::engine::Rng;
use serde_json::json;

use crate::support::{Answer, Seen, User};

/// Opens a lobby, lets everyone join, and starts the game. Returns the game's number.
pub async fn start_game(people: &[User], channel: u64, game: &str, options: &[(&str, &str)]) -> i64 {
    let mut given = vec![("game", json!(game)), ("seats", json!(people.len()))];
    given.extend(options.iter().map(|(name, value)| (*name, json!(value))));
    let opened = text_of(&people[0].command(channel, "game new", &given).await.unwrap());
    assert!(opened.contains("lobby is open"), "{opened}");
    let lobby = people[0].wait_for(channel, "the lobby", |seen| find(seen, "Join")).await.unwrap();
    for person in &people[1..] {
        let joined = text_of(&person.click_label(&lobby, "Join").await.unwrap());
        assert!(joined.contains("You're in"), "{joined}");
    }
    let ready = |seen: &[Seen]| find(seen, "Start").filter(|lobby| !lobby.button("Start").unwrap().disabled);
    let lobby = people[0].wait_for(channel, "enough players", ready).await.unwrap();
    let started = text_of(&people[0].click_label(&lobby, "Start").await.unwrap());
    assert!(started.contains("The game starts"), "{started}");
    let id = lobby.button("Start").unwrap().custom_id.unwrap();
    id.split(':').nth(1).unwrap().parse().unwrap()
}

/// Plays one turn for the current player. Returns that player.
pub async fn any_turn(people: &[User], channel: u64, rng: &mut Rng) -> User {
    for person in people {
        let answer = person.command(channel, "turn", &[]).await.unwrap();
        text_of(&answer);
        let planner = answer.message.unwrap();
        if asks(&planner) {
            assert!(matches!(random_turn(person, planner, rng, || {}).await, Went::Done(..)));
            return person.clone();
        }
    }
    panic!("nobody is asked");
}

/// Finds the newest public message with a button of this label.
pub fn find(seen: &[Seen], label: &str) -> Option<Seen> {
    let public = seen.iter().rev().filter(|message| !message.ephemeral);
    public.into_iter().find(|message| message.button(label).is_some()).cloned()
}

/// Returns a reply's text. The reply must have arrived and be private.
pub fn text_of(answer: &Answer) -> String {
    assert_eq!(answer.failure, None, "no answer came");
    assert!(answer.settled, "the answer was not finished");
    let message = answer.message.as_ref().expect("an answer is a message");
    assert!(message.ephemeral, "an answer that others can see: {}", message.content);
    let texts = std::iter::once(message).chain(&answer.followups).map(|seen| seen.content.as_str());
    texts.collect::<Vec<_>>().join("\n")
}

/// Opens the planner of a new turn with the public message's button, in a game with this number of log entries.
pub async fn open_planner(person: &User, channel: u64, table: i64, entries: u32) -> Seen {
    let id = format!("v1:{table}:{entries}-0:plan");
    let of_turn = |seen: &[Seen]| {
        let has = |message: &&Seen| message.buttons().iter().any(|button| button.custom_id.as_deref() == Some(&id));
        seen.iter().find(has).cloned()
    };
    let public = person.wait_for(channel, &format!("the turn after {entries} entries"), of_turn).await.unwrap();
    let answer = person.click(&public, &id).await.unwrap();
    text_of(&answer);
    answer.message.unwrap()
}

/// Clicks through a turn's steps and then the button that ends it.
pub async fn press_turn(person: &User, planner: Seen, steps: &[String]) -> String {
    let mut planner = planner;
    let mut left = steps;
    while !left.is_empty() {
        match offer(person, planner, left).await {
            Ok((next, taken)) => (planner, left) = (next, &left[taken..]),
            Err(shown) => {
                // The planner took a forced step automatically, and *End turn* may include the last step.
                assert!(shown.button("End turn").is_some() || shown.button("Confirm").is_some() || left.len() > 1);
                planner = shown;
                left = &left[1..];
            }
        }
    }
    end_turn(person, &planner).await
}

/// Clicks the button that makes a draft final.
pub async fn end_turn(person: &User, planner: &Seen) -> String {
    let label = if planner.button("Confirm").is_some() { "Confirm" } else { "End turn" };
    text_of(&person.click_label(planner, label).await.unwrap())
}

/// Returns the steps that a component's value contains.
fn steps_of(value: &str) -> Vec<String> {
    value.split(';').filter(|step| !step.is_empty()).map(str::to_owned).collect()
}

/// Chooses as many of the next steps as one click allows, by a button or in a menu's pages. Returns the unchanged
/// planner if it offers none.
async fn offer(person: &User, planner: Seen, left: &[String]) -> Result<(Seen, usize), Seen> {
    let mut shown = planner;
    loop {
        let mut found: Option<(usize, String, Option<String>)> = None;
        let mut see = |value: &str, id: &str, chosen: Option<&str>| {
            let steps = steps_of(value);
            if left.starts_with(&steps) && found.as_ref().is_none_or(|(most, ..)| steps.len() > *most) {
                found = Some((steps.len(), id.to_owned(), chosen.map(str::to_owned)));
            }
        };
        for id in shown.buttons().into_iter().filter_map(|button| button.custom_id) {
            if let Some((_, value)) = id.split_once(":step:") {
                see(value, &id, None);
            }
        }
        for menu in shown.selects() {
            for option in &menu.options {
                see(&option.value, &menu.custom_id, Some(&option.value));
            }
        }
        if let Some((count, id, chosen)) = found {
            let answer = match &chosen {
                Some(value) => person.select(&shown, &id, &[value]).await.unwrap(),
                None => person.click(&shown, &id).await.unwrap(),
            };
            text_of(&answer);
            return Ok((answer.message.unwrap(), count));
        }
        if shown.button("More ▶").is_none() {
            return Err(shown);
        }
        let turned = person.click_label(&shown, "More ▶").await.unwrap();
        text_of(&turned);
        shown = turned.message.unwrap();
    }
}

/// Plays a whole turn with one command.
pub async fn type_turn(person: &User, channel: u64, steps: &[String]) -> String {
    let line = steps.join("; ");
    text_of(&person.command(channel, "play", &[("action", json!(line))]).await.unwrap())
}

/// The result of a random turn.
#[derive(Debug)]
pub enum Went {
    /// The bot confirmed the turn. Contains the number of log entries before it, and its steps.
    Done(u32, Vec<String>),
    /// A request got no answer, so the turn may be done or not. Contains what came instead.
    Unknown(String),
}

/// Plays one random turn through the planner, and calls `press` before each click.
pub async fn random_turn(person: &User, planner: Seen, rng: &mut Rng, press: impl Fn()) -> Went {
    let mut planner = planner;
    let mut steps = Vec::new();
    // A draft from before an interruption starts over, so that its steps are known.
    if planner.button("Start over").is_some() {
        press();
        match pressed(person.click_label(&planner, "Start over").await) {
            Ok(next) => planner = next,
            Err(instead) => return Went::Unknown(instead),
        }
    }
    loop {
        let mut offers: Vec<(String, Option<String>)> = Vec::new();
        for button in planner.buttons() {
            let id = button.custom_id.unwrap();
            if id.contains(":step:") {
                offers.push((id, None));
            }
        }
        for menu in planner.selects() {
            offers.extend(menu.options.iter().map(|option| (menu.custom_id.clone(), Some(option.value.clone()))));
        }
        let end = planner.buttons().into_iter().find(|button| ["End turn", "Confirm"].contains(&button.label.as_str()));
        // Short turns leave room for more of them.
        let ends = end.filter(|_| offers.is_empty() || (steps.len() > 1 && rng.below(2) == 0));
        press();
        if let Some(end) = ends {
            let id = end.custom_id.unwrap();
            let entries = id.split(':').nth(2).and_then(|stamp| stamp.split('-').next()).unwrap().parse().unwrap();
            return match person.click(&planner, &id).await {
                Ok(answer) if answered(&answer) => {
                    let text = text_of(&answer);
                    if text.contains("Turn done") || text.contains("Choice made") {
                        Went::Done(entries, steps)
                    } else {
                        Went::Unknown(text)
                    }
                }
                other => Went::Unknown(format!("{other:?}")),
            };
        }
        assert!(!offers.is_empty(), "nothing can be pressed: {}", planner.content);
        let (id, value) = offers.swap_remove(rng.index(offers.len()));
        let answer = match &value {
            Some(value) => person.select(&planner, &id, &[value]).await,
            None => person.click(&planner, &id).await,
        };
        let step = value.unwrap_or_else(|| id.rsplit_once(":step:").unwrap().1.to_owned());
        match pressed(answer) {
            Ok(next) => planner = next,
            Err(instead) => return Went::Unknown(instead),
        }
        steps.extend(steps_of(&step));
    }
}

fn answered(answer: &Answer) -> bool {
    answer.failure.is_none() && answer.settled && answer.message.as_ref().is_some_and(|message| !message.thinking)
}

/// Waits until the reasons of a hint are proved, and returns the hint.
pub async fn proved(person: &User, hint: &Seen) -> Seen {
    let ready = |seen: &Seen| seen.id == hint.id && seen.button("Use hint 1").is_some_and(|button| !button.disabled);
    let find = |seen: &[Seen]| seen.iter().find(|message| ready(message)).cloned();
    person.wait_for(hint.channel_id, "the reasons of a hint", find).await.unwrap()
}

/// Returns `true` if a private message asks for a choice. A waiting player may plan ahead, but has no choice to make.
pub fn asks(message: &Seen) -> bool {
    !message.rows().is_empty() && message.button("Plan ahead").is_none()
}

/// Returns the planner after a successful click, or what came instead.
fn pressed(answer: Result<Answer, crate::support::Error>) -> Result<Seen, String> {
    match answer {
        Ok(answer) if answered(&answer) && answer.message.as_ref().is_some_and(asks) => Ok(answer.message.unwrap()),
        other => Err(format!("{other:?}")),
    }
}
