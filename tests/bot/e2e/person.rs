//! What people do: press, choose, type.

use daykeeper::engine::Rng;
use serde_json::json;

use crate::support::{Answer, Seen, User};

/// A whole lobby: a table is opened, joined by all, and started. Its number.
pub async fn start_game(people: &[User], channel: u64, game: &str, options: &[(&str, &str)]) -> i64 {
    let mut given = vec![("game", json!(game)), ("seats", json!(people.len()))];
    given.extend(options.iter().map(|(name, value)| (*name, json!(value))));
    let opened = said(&people[0].command(channel, "game new", &given).await.unwrap());
    assert!(opened.contains("table is open"), "{opened}");
    let lobby = people[0].wait_for(channel, "the lobby", |seen| find(seen, "Join")).await.unwrap();
    for person in &people[1..] {
        let joined = said(&person.click_label(&lobby, "Join").await.unwrap());
        assert!(joined.contains("You're in"), "{joined}");
    }
    let ready = |seen: &[Seen]| find(seen, "Start").filter(|lobby| !lobby.button("Start").unwrap().disabled);
    let lobby = people[0].wait_for(channel, "enough players", ready).await.unwrap();
    let started = said(&people[0].click_label(&lobby, "Start").await.unwrap());
    assert!(started.contains("The game begins"), "{started}");
    let id = lobby.button("Start").unwrap().custom_id.unwrap();
    id.split(':').nth(1).unwrap().parse().unwrap()
}

/// Takes one turn, whoever of these is asked.
pub async fn any_turn(people: &[User], channel: u64, rng: &mut Rng) -> User {
    for person in people {
        let answer = person.command(channel, "turn", &[]).await.unwrap();
        said(&answer);
        let planner = answer.message.unwrap();
        if asks(&planner) {
            assert!(matches!(random_turn(person, planner, rng, || {}).await, Went::Done(..)));
            return person.clone();
        }
    }
    panic!("nobody is asked");
}

/// The newest public message with a button of this label.
pub fn find(seen: &[Seen], label: &str) -> Option<Seen> {
    let public = seen.iter().rev().filter(|message| !message.ephemeral);
    public.into_iter().find(|message| message.button(label).is_some()).cloned()
}

/// The words of an answer; it must be private and must have come.
pub fn said(answer: &Answer) -> String {
    assert_eq!(answer.failure, None, "no answer came");
    assert!(answer.settled, "the answer was not finished");
    let message = answer.message.as_ref().expect("an answer is a message");
    assert!(message.ephemeral, "an answer that others can see: {}", message.content);
    let texts = std::iter::once(message).chain(&answer.followups).map(|seen| seen.content.as_str());
    texts.collect::<Vec<_>>().join("\n")
}

/// The planner of a turn that has not begun in a channel whose log has so many entries, opened by
/// the button of the public message.
pub async fn open_planner(person: &User, channel: u64, table: i64, entries: u32) -> Seen {
    let id = format!("v1:{table}:{entries}-0:plan");
    let of_turn = |seen: &[Seen]| {
        let has = |message: &&Seen| message.buttons().iter().any(|button| button.custom_id.as_deref() == Some(&id));
        seen.iter().find(has).cloned()
    };
    let public = person.wait_for(channel, &format!("the turn after {entries} entries"), of_turn).await.unwrap();
    let answer = person.click(&public, &id).await.unwrap();
    said(&answer);
    answer.message.unwrap()
}

/// Presses through a turn: what is offered of it, then the button that ends the turn.
pub async fn press_turn(person: &User, planner: Seen, steps: &[String]) -> String {
    let mut planner = planner;
    let mut left = steps;
    while !left.is_empty() {
        match offer(person, planner, left).await {
            Ok((next, taken)) => (planner, left) = (next, &left[taken..]),
            Err(shown) => {
                // What has no alternative was taken already, and the last step may be the one which the button
                // stands for.
                assert!(shown.button("End turn").is_some() || shown.button("Confirm").is_some() || left.len() > 1);
                planner = shown;
                left = &left[1..];
            }
        }
    }
    end_turn(person, &planner).await
}

/// Presses the button that makes a draft final.
pub async fn end_turn(person: &User, planner: &Seen) -> String {
    let label = if planner.button("Confirm").is_some() { "Confirm" } else { "End turn" };
    said(&person.click_label(planner, label).await.unwrap())
}

/// The steps that a value stands for.
fn steps_of(value: &str) -> Vec<String> {
    value.split(';').filter(|step| !step.is_empty()).map(str::to_owned).collect()
}

/// Chooses the next steps by a button, or in a menu, turning its pages: as many as one click takes; the planner
/// without them where none is offered.
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
            said(&answer);
            return Ok((answer.message.unwrap(), count));
        }
        if shown.button("Next ▶").is_none() {
            return Err(shown);
        }
        let turned = person.click_label(&shown, "Next ▶").await.unwrap();
        said(&turned);
        shown = turned.message.unwrap();
    }
}

/// Plays a turn in one line.
pub async fn type_turn(person: &User, channel: u64, steps: &[String]) -> String {
    let line = steps.join("; ");
    said(&person.command(channel, "play", &[("action", json!(line))]).await.unwrap())
}

/// How a random turn went.
#[derive(Debug)]
pub enum Went {
    /// The player was told that the turn is done: the log entries before it, its steps.
    Done(u32, Vec<String>),
    /// No answer came to something; it may have happened or not.
    Unknown,
}

/// Takes one turn at random through the planner; `press` is told of each press before it is made.
pub async fn random_turn(person: &User, planner: Seen, rng: &mut Rng, press: impl Fn()) -> Went {
    let mut planner = planner;
    let mut steps = Vec::new();
    // A draft that was begun before an interruption is begun anew, so that its steps are known.
    if planner.button("Start over").is_some() {
        press();
        match pressed(person.click_label(&planner, "Start over").await) {
            Some(next) => planner = next,
            None => return Went::Unknown,
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
        // Turns are kept short, so that a game has many.
        let ends = end.filter(|_| offers.is_empty() || (steps.len() > 1 && rng.below(2) == 0));
        press();
        if let Some(end) = ends {
            let id = end.custom_id.unwrap();
            let entries = id.split(':').nth(2).and_then(|stamp| stamp.split('-').next()).unwrap().parse().unwrap();
            return match person.click(&planner, &id).await {
                Ok(answer) if answered(&answer) => {
                    let said = said(&answer);
                    if said.contains("is done") || said.contains("is made") {
                        Went::Done(entries, steps)
                    } else {
                        Went::Unknown
                    }
                }
                _ => Went::Unknown,
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
            Some(next) => planner = next,
            None => return Went::Unknown,
        }
        steps.extend(steps_of(&step));
    }
}

fn answered(answer: &Answer) -> bool {
    answer.failure.is_none() && answer.settled && answer.message.as_ref().is_some_and(|message| !message.thinking)
}

/// Whether a private message asks for a choice. Who is told that others move may plan ahead, but has nothing to choose.
pub fn asks(message: &Seen) -> bool {
    !message.rows().is_empty() && message.button("Plan ahead").is_none()
}

/// The planner after a press that went well.
pub fn pressed(answer: Result<Answer, crate::support::Error>) -> Option<Seen> {
    let answer = answer.ok().filter(answered)?;
    answer.message.filter(asks)
}
