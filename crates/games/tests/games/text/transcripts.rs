//! Whole recorded games as shown in the channel: the length of messages.

use std::path::{Path, PathBuf};

use ai::{Ask, Strength};
use engine::{Event, Facts, Options, Phrase, Rng, Seat, Seed, Viewer, fitted};
use games::record::Record;
use games::{Position, Title, titles};
use text::Texts;

fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data")
}

/// The turns in each message of a game, as the first player sees them in a game with computer players: those since the
/// last message that notified the player.
fn messages(
    mut position: Box<dyn Position>,
    mut next: impl FnMut(&dyn Position) -> Option<(Seat, String)>,
) -> Vec<Vec<Vec<Event>>> {
    let (mut all, mut turns, mut events) = (Vec::new(), Vec::new(), Vec::new());
    while let Some((seat, step)) = next(&*position) {
        let turn = position.turn();
        events.extend(position.play(seat, &step).unwrap());
        if position.turn() == turn {
            continue;
        }
        turns.push(std::mem::take(&mut events));
        let to_act = position.to_act();
        if to_act.is_empty() || (to_act.len() == 1 && to_act.first() == Some(Seat::new(0))) {
            all.push(std::mem::take(&mut turns));
        }
    }
    all
}

/// The samples, and games of easy computer players.
fn games_of(title: &dyn Title) -> Vec<Vec<Vec<Event>>> {
    let mut announced = Vec::new();
    for entry in std::fs::read_dir(data().join("samples")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        if name.starts_with(title.id()) && name.ends_with(".record.json") {
            let record = Record::read(&std::fs::read_to_string(&path).unwrap()).unwrap();
            let mut steps = record.steps.iter();
            announced.extend(messages(record.start().unwrap(), |_| steps.next().map(|s| (s.seat, s.action.clone()))));
        }
    }
    for seats in title.min_seats()..=title.max_seats() {
        let (options, seed) = (Options::default(), Seed::new(9000 + u64::from(seats)));
        let start = title.start(seats, &options, &title.deal(seats, &options, seed).unwrap()).unwrap();
        let mut planned: Vec<String> = Vec::new();
        announced.extend(messages(start, |position| {
            let seat = position.to_act().first()?;
            if planned.is_empty() {
                let advice = position.coach().advise(seat, &Ask::new(Strength::Easy, seed), &mut || false)?;
                planned = advice.turns.into_iter().next()?.steps;
            }
            Some((seat, planned.remove(0)))
        }));
    }
    announced
}

#[test]
fn messages_are_short() {
    let texts = Texts::embedded();
    let names: Vec<String> = ["Ik", "Imix", "Akbal", "Kimi"].map(str::to_owned).to_vec();
    for title in titles() {
        let messages = games_of(*title);
        let mut effects: Vec<usize> =
            messages.iter().map(|turns| turns.iter().map(|turn| turn.len() + 1).sum::<usize>() + 2).collect();
        println!("{}: told effect by effect {:?}", title.id(), figures(&mut effects));
        for locale in ["en", "it", "es", "ro"] {
            let say = |line: &Phrase| texts.say(locale, line, &names);
            let (mut lines, mut lengths, mut longest) = (Vec::new(), Vec::new(), Vec::new());
            for turns in &messages {
                let announced = Facts::of_turns(turns.iter().map(Vec::as_slice)).lines(Viewer::Public);
                let announced: Vec<String> = announced
                    .into_iter()
                    .flat_map(|line| fitted(line, 120, |line| say(line).chars().count()))
                    .map(|line| say(&line))
                    .collect();
                for text in &announced {
                    assert!(locale != "en" || !text.contains("none") && !text.contains(": ;"), "{text}");
                    // Names may have any length.
                    let name = names.iter().find(|name| text.starts_with(&format!("{name} ")));
                    lengths.push(text.chars().count() - name.map_or(0, |name| name.chars().count() + 1));
                    longest.push((text.chars().count(), text.clone()));
                }
                // The first line says whose turn it is.
                lines.push(announced.len() + 1);
            }
            let ([median, most_of, most], characters) = (figures(&mut lines), figures(&mut lengths));
            let over = lengths.iter().filter(|length| **length > 120).count() as f32 * 100.0 / lengths.len() as f32;
            println!("{} {locale}: {} messages, lines {median} / {most_of} / {most}", title.id(), lines.len());
            println!("{} {locale}: characters {characters:?}, {over:.1} % of lines over 120", title.id());
            longest.sort_unstable_by(|one, other| other.cmp(one));
            longest.dedup();
            longest.iter().take(6).for_each(|(length, line)| println!("{length}: {line}"));
            assert!(characters[1] <= 120, "{} {locale}: a line has {characters:?} characters", title.id());
            assert!(median <= 6 && most_of < 12, "{} {locale}: {median} lines in the median, {most_of}", title.id());
        }
    }
}

/// Median, 95th percentile and maximum.
fn figures(sizes: &mut [usize]) -> [usize; 3] {
    sizes.sort_unstable();
    [50, 95, 100].map(|percent| sizes[(sizes.len() - 1) * percent / 100])
}

/// The opening gains take one line per player, for every reader. No message has two lines about the same player.
#[test]
fn the_opening_is_one_line_for_each_player() {
    let texts = Texts::embedded();
    let names = ["Ada", "Bo", "Cyd", "Di"].map(str::to_owned);
    for title in titles() {
        for seats in title.min_seats()..=title.max_seats() {
            for seed in 0..12 {
                let (options, reader) = (Options::default(), Seat::new((seed % u64::from(seats)) as u8));
                let setup = title.deal(seats, &options, Seed::new(seed)).unwrap();
                let mut position = title.start(seats, &options, &setup).unwrap();
                let mut rng = Rng::new(Seed::new(seed));
                let (mut turns, mut events, mut begun) = (Vec::new(), Vec::new(), false);
                let mut announced_all: Vec<String> = Vec::new();
                while !begun {
                    let seat = position.to_act().first().unwrap();
                    let (turn, legal) = (position.turn(), position.legal(seat));
                    events.extend(position.play(seat, &legal[rng.index(legal.len())]).unwrap());
                    if position.turn() == turn {
                        continue;
                    }
                    turns.push(std::mem::take(&mut events));
                    begun = position.face(Viewer::Public).round().is_some();
                    if begun || position.to_act().contains(reader) {
                        let announced = Facts::of_turns(turns.iter().map(Vec::as_slice)).lines(Viewer::Public);
                        let text: Vec<String> = announced.iter().map(|line| texts.say("en", line, &names)).collect();
                        for name in &names[..usize::from(seats)] {
                            let of = text.iter().filter(|line| line.starts_with(name)).count();
                            assert!(of <= 1, "{} {seed}: {text:#?}", title.id());
                        }
                        announced_all.extend(text);
                        turns.clear();
                    }
                }
                let starts = announced_all.iter().filter(|line| line.contains(" starts ")).count();
                assert_eq!(starts, usize::from(seats), "{} {seed}: {announced_all:#?}", title.id());
            }
        }
    }
}
