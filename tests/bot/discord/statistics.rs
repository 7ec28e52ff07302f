//! Messages and pictures about people: statistics, lists and comparisons.

use std::collections::BTreeMap;

use daykeeper::discord::commands::intent::ReplyFormat;
use daykeeper::discord::pages;
use daykeeper::discord::parts::localizer::Localizer;
use daykeeper::discord::parts::message::{Message, PictureContent};
use daykeeper::engine::Phrase;
use daykeeper::games::{self, Theme, Title};
use daykeeper::render::{PlacedItem, Renderer};
use daykeeper::scene::{ItemRole, Scene};
use daykeeper::table::{
    AgainstCard, GuildId, ListedPerson, Meeting, NamedPerson, PeopleSheet, PeopleShown, Pool, Rating, RatingList,
    RatingRow, Reply, Season, SeatSums, ServerChoice, StatsCard, Strength, Sums, TableId, TurnTimes, UserId, ratings,
};
use jiff::Timestamp;

use super::judge;
use super::messages::{TEXTS, longest_servers};

const NAMES: [&str; 10] = ["Ștefan", "Ileana", "Pilar", "Jonas", "Tommaso", "Noor", "Lucía", "Bram", "Mirela", "Odile"];

fn at(text: &str) -> Timestamp {
    text.parse().unwrap()
}

fn title(id: &str) -> &'static dyn Title {
    games::title(id).unwrap()
}

fn person(number: usize) -> NamedPerson {
    NamedPerson { user: UserId(1_000 + number as u64), name: NAMES[number % NAMES.len()].to_owned() }
}

/// A sheet without a person's own statistics.
pub fn sheet(game: &str, theme: Theme, what: PeopleShown) -> PeopleSheet {
    let others = games::titles().iter().copied().filter(|title| title.id() != game).collect();
    let now = at("2026-11-28T10:00:00Z");
    let servers = ServerChoice::default();
    PeopleSheet { game: title(game), others, theme, public: false, updating: None, now, servers, what }
}

/// Numbers that look like chance and are the same on every machine.
pub fn made_up(seed: u64) -> u64 {
    (seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ (seed << 7)).rotate_left(23).wrapping_mul(0xD6E8_FEB8_6659_FD93) >> 33
}

/// A person with this many rated games, whose ratings follow the formula.
pub fn card(game: &str, count: u32) -> StatsCard {
    let title = title(game);
    let mut rating = ratings::START;
    let mut curve = Vec::new();
    let mut sums = Sums { since: at("2026-03-04T00:00:00Z").as_second(), people: 1, ..Sums::default() };
    for number in 0..count {
        let place = [1, 2, 1, 3, 4, 1, 2, 1][(made_up(u64::from(number)) % 8) as usize];
        let others = [Rating { mean: 26_000, spread: 2_500 }, Rating { mean: 25_500, spread: 3_000 }];
        let ranks = [(rating, place), (others[0], 2), (others[1], 4)];
        let expected = ratings::expected(&[rating, others[0], others[1]])[0];
        rating = ratings::rated(&ranks)[0];
        let behind = if place == 1 { 1000 } else { i64::from(4 - place) * 333 };
        let ended = at("2026-03-04T00:00:00Z").as_second() + i64::from(number) * 7 * 24 * 3600;
        curve.push(RatingRow {
            table: TableId(i64::from(number) + 1),
            user: UserId(1_001),
            pool: Pool { guild: GuildId(7), game: game.to_owned() },
            season: Season::ALL_TIME,
            ended: Timestamp::from_second(ended).unwrap(),
            rating,
            expected,
            won: if place == 1 { 1000 } else { 0 },
            behind,
            games: number + 1,
        });
        sums.games += 1;
        sums.rated += 1;
        sums.won += if place == 1 { 1000 } else { 0 };
        sums.expected += expected;
    }
    let unit = title.denominator();
    let of_seats = |games: u32, average: i64, best: i32, worst: i32, more: i64| {
        let sources = title.sources().iter().zip(0..).map(|(source, number)| {
            let points = (made_up(number) % 15) as i64 + more * [1, -1, 2, 0, -2, 1, 0][number as usize % 7];
            (source.id.to_owned(), points * i64::from(games) * i64::from(unit))
        });
        SeatSums {
            games,
            points: average * i64::from(games) * i64::from(unit),
            best: best * unit,
            worst: worst * unit,
            sources: sources.collect(),
        }
    };
    let part = |share: u32| (count * share / 10).max(u32::from(count > 0));
    let seats = |more| -> BTreeMap<u8, SeatSums> {
        [(2, part(2), 64, 93, 41), (3, part(3), 55, 88, 33), (4, part(5), 51, 81, 30)]
            .into_iter()
            .filter(|(.., games, _, _, _)| *games > 0)
            .map(|(seats, games, average, best, worst)| (seats, of_seats(games, average, best, worst, more)))
            .collect()
    };
    sums.seats = seats(3);
    let times = |limit: u32, minutes: u64, late| {
        let durations = [minutes / 2, minutes, minutes * 3].map(|minutes| (TurnTimes::bucket(minutes * 60_000), 30));
        (limit, TurnTimes { limit, turns: 90, late, durations: durations.into_iter().collect() })
    };
    sums.times = [times(24 * 60, 300, 3), times(72 * 60, 1_260, 0)].into_iter().collect();
    let everyone = Sums { people: 11, seats: seats(0), ..Sums::default() };
    let strengths = vec![(Strength::Easy, 20_000), (Strength::Medium, 25_000), (Strength::Hard, 30_000)];
    StatsCard {
        person: person(1),
        own: true,
        hidden: false,
        rating: (count > 0).then_some(rating),
        rank: (count > 1).then_some((3, 11)),
        curve: curve.split_off(curve.len().saturating_sub(40)),
        sums,
        everyone,
        computers: Some((Rating { mean: 27_300, spread: 1_700 }, strengths)),
        opponents: (2..6).map(person).collect(),
    }
}

/// A list of this many people, of whom the reader is the second.
pub fn list(season: Season, people: usize) -> RatingList {
    let row = |number: usize| {
        let rating =
            Rating { mean: 29_800 - 600 * number as i64, spread: 2_300 + (made_up(number as u64) % 2_400) as i64 };
        let form = (0..5_u64).map(|game| [0, 333, 667, 1000][(made_up(game * 11 + number as u64) % 4) as usize]);
        ListedPerson {
            rank: number as u32 + 1,
            person: person(number),
            rating,
            games: 11 - number.min(9) as u32,
            gained: [Some(2), Some(0), Some(-2), Some(1), Some(-1), Some(3), Some(0), Some(-3), Some(0), None]
                [number % 10],
            form: form.skip(if number == 9 { 3 } else { 0 }).collect(),
        }
    };
    let anchors = [(Strength::Easy, 20_000), (Strength::Medium, 25_000), (Strength::Hard, 30_000)];
    RatingList {
        season,
        page: 0,
        pages: 1,
        rows: (0..people).map(row).collect(),
        own: None,
        reader: person(1).user,
        games: 24,
        leader: (people > 0).then(|| person(0)),
        so_far: vec![(person(1), 1), (person(0), 1)],
        anchors: if season == Season::COMPUTERS { anchors.to_vec() } else { Vec::new() },
        provisional: true,
    }
}

/// Two people with this many games.
pub fn pair(game: &str, games: u64) -> AgainstCard {
    let unit = title(game).denominator();
    let meeting = |number: u64| {
        let (one, other) = (50 + made_up(number) % 35, 48 + made_up(number + 99) % 34);
        let (one, other) = (one as i32, if number == 4 { one as i32 } else { other as i32 });
        let winner = made_up(number * 3).is_multiple_of(2);
        let places = match one.cmp(&other) {
            std::cmp::Ordering::Greater => [if winner { 1 } else { 2 }, 3],
            std::cmp::Ordering::Equal => [2, 2],
            std::cmp::Ordering::Less => [4, if winner { 1 } else { 2 }],
        };
        let ended = at("2026-03-04T00:00:00Z").as_second() + number as i64 * 15 * 24 * 3600;
        Meeting { ended: Timestamp::from_second(ended).unwrap(), places, points: Some([one * unit, other * unit]) }
    };
    let sources = title(game).sources().iter().zip(0..).map(|(source, number)| {
        (source.id, [made_up(number), made_up(number + 50)].map(|sum| (sum % 20) as i64 * 1000 * i64::from(unit)))
    });
    AgainstCard {
        people: [person(1), person(0)],
        meetings: (0..games).map(meeting).collect(),
        sources: sources.collect(),
        next: Some(474),
    }
}

/// Every kind of answer with its name.
pub fn samples(game: &str, theme: Theme) -> Vec<(&'static str, PeopleSheet)> {
    let of = |what| sheet(game, theme, what);
    let mut far = list(Season::ALL_TIME, 10);
    (far.page, far.pages, far.reader) = (1, 7, UserId(77));
    far.own =
        Some(ListedPerson { rank: 47, person: NamedPerson { user: UserId(77), ..person(1) }, ..far.rows[3].clone() });
    let mut close = list(Season(20264), 5);
    for (number, row) in close.rows.iter_mut().enumerate() {
        row.rating = Rating { mean: 25_075 - 60 * number as i64, spread: 350 };
    }
    let alone = StatsCard { rating: None, rank: None, curve: Vec::new(), ..card(game, 0) };
    let alone = StatsCard { sums: Sums { games: 3, ..alone.sums.clone() }, ..alone };
    let two = StatsCard { everyone: Sums { people: 2, ..Sums::default() }, ..card(game, 9) };
    vec![
        ("stats", of(PeopleShown::Stats(Box::new(card(game, 38))))),
        ("stats of one game", of(PeopleShown::Stats(Box::new(card(game, 1))))),
        ("stats of two people", of(PeopleShown::Stats(Box::new(two)))),
        ("stats against computers", of(PeopleShown::Stats(Box::new(alone)))),
        ("list", of(PeopleShown::List(Box::new(list(Season(20264), 10))))),
        ("far list", of(PeopleShown::List(Box::new(far)))),
        ("list of three", of(PeopleShown::List(Box::new(list(Season::ALL_TIME, 3))))),
        ("close list", of(PeopleShown::List(Box::new(close)))),
        ("list against computers", of(PeopleShown::List(Box::new(list(Season::COMPUTERS, 4))))),
        ("short list", of(PeopleShown::List(Box::new(list(Season(20264), 1))))),
        ("pair", of(PeopleShown::Against(Box::new(pair(game, 18))))),
        ("pair of one game", of(PeopleShown::Against(Box::new(pair(game, 1))))),
        ("strangers", of(PeopleShown::Against(Box::new(pair(game, 0))))),
        ("hidden", of(PeopleShown::Hidden(person(5)))),
        ("how", of(PeopleShown::HowItWorks)),
    ]
}

pub fn message(locale: &str, sheet: &PeopleSheet) -> Message {
    let localizer = Localizer::new(&TEXTS, locale, &[]);
    let reply = Reply::People(Box::new(sheet.clone()));
    pages::messages(&localizer, &reply, ReplyFormat::Usual).remove(0)
}

pub fn scene(message: &Message) -> Option<&Scene> {
    match &message.picture.as_ref()?.content {
        PictureContent::Still(scene) => Some(scene),
        _ => panic!("not a still picture"),
    }
}

#[test]
fn statistics_say_what_their_pictures_show() {
    let say = |name: &str| {
        let samples = samples("tzolkin", Theme::Light);
        let (_, sheet) = samples.into_iter().find(|(known, _)| *known == name).unwrap();
        message("en", &sheet)
    };
    let stats = say("stats");
    let shown = ratings::shown(card("tzolkin", 38).rating.unwrap().mean);
    assert!(stats.content.starts_with(&format!("**Ileana** in Tzolk'in: {shown} ± ")), "{}", stats.content);
    assert!(stats.content.contains(", 3rd of 11\n"), "{}", stats.content);
    assert!(stats.content.contains(" wins in 38 games. Ratings predicted "), "{}", stats.content);
    let alt = stats.picture.unwrap().alt;
    assert!(alt.contains("Ileana in Tzolk'in, 38 games.") && alt.contains(&format!("Rating {shown} ±")), "{alt}");
    let one = say("stats of one game").content;
    assert!(one.ends_with("One more game and you're on the list."), "{one}");

    let list = say("list");
    assert_eq!(
        list.content.lines().collect::<Vec<_>>(),
        [
            "**Tzolk'in, October to December 2026**: Ștefan leads with at least 1574",
            "You're 2nd.",
            "The season ends in 5 weeks."
        ]
    );
    let alt = list.picture.unwrap().alt;
    assert!(alt.contains("1: Ștefan, at least 1574, 11 games."), "{alt}");
    let short = say("short list");
    assert_eq!(short.content, "The list needs two people with two rated games each. So far: Ileana 1, Ștefan 1.");
    assert!(short.picture.is_none());

    let pair = say("pair");
    assert!(
        pair.content.starts_with("**Ileana ") && pair.content.contains(" Ștefan** in Tzolk'in, by who"),
        "{}",
        pair.content
    );
    assert!(pair.content.ends_with("Ileana has a 47% chance to be ahead next time."), "{}", pair.content);
    assert_eq!(say("strangers").content, "Ileana and Ștefan haven't finished a game of Tzolk'in together here yet.");
}

/// An answer that everyone sees has neither buttons nor the reader's frame.
#[test]
fn posted_statistics_have_no_buttons() {
    for (name, sheet) in samples("tzolkin", Theme::Light) {
        let posted = message("en", &PeopleSheet { public: true, ..sheet.clone() });
        assert!(posted.rows.is_empty(), "{name}");
        // In direct messages, the menu of servers is one more row.
        let direct = message("en", &PeopleSheet { servers: longest_servers(), ..sheet.clone() });
        // A hidden person is hidden everywhere.
        let menu = usize::from(!matches!(sheet.what, PeopleShown::Hidden(_) | PeopleShown::HowItWorks));
        assert_eq!(direct.rows.len(), message("en", &sheet).rows.len() + menu, "{name}");
        judge::message(&direct.body(None), &mut judge::Largest::default());
        assert!(!posted.content.contains("You're"), "{name}: {}", posted.content);
        if name == "list" {
            let (own, posted) = (message("en", &sheet), posted);
            assert_ne!(scene(&own), scene(&posted), "the frame");
        }
    }
}

/// Returns the overlap of two things in pixels. Icons are round.
pub fn shared(a: &PlacedItem, b: &PlacedItem) -> (i32, i32) {
    let inset = |thing: &PlacedItem| match thing.role {
        ItemRole::Icon | ItemRole::Piece => (thing.right - thing.left) * 15 / 100,
        _ => 0,
    };
    let (of_a, of_b) = (inset(a), inset(b));
    let across = (a.right - of_a).min(b.right - of_b) - (a.left + of_a).max(b.left + of_b);
    let down = (a.bottom - of_a).min(b.bottom - of_b) - (a.top + of_a).max(b.top + of_b);
    (across, down)
}

/// Every text is inside the picture, covers no other text, and can be read on a phone.
#[test]
fn texts_of_pictures_stay_apart_and_can_be_read_on_a_phone() {
    let renderer = Renderer::new();
    let mut faults = Vec::new();
    for (game, theme) in [("tzolkin", Theme::Light), ("teotihuacan", Theme::Dark)] {
        for (name, sheet) in samples(game, theme) {
            for locale in TEXTS.complete() {
                let message = message(locale, &sheet);
                let Some(scene) = scene(&message) else { continue };
                let say = |phrase: &Phrase| TEXTS.say(locale, phrase, &[]);
                let placed = renderer.placed(scene, &say);
                let texts: Vec<&PlacedItem> = placed.iter().filter(|thing| thing.size.is_some()).collect();
                assert!(texts.len() > 4, "{name}");
                for (index, one) in texts.iter().enumerate() {
                    if one.left < 0 || one.right > scene.width as i32 || one.bottom > scene.height as i32 {
                        faults.push(format!("{name}, {locale}: {} is outside", one.what));
                    }
                    // The smallest text has 34 pixels at 1600, which are 7 at 330.
                    if one.size < Some(33.5) {
                        faults.push(format!("{name}, {locale}: {} is too small", one.what));
                    }
                    for other in &texts[index + 1..] {
                        let (across, down) = shared(one, other);
                        if across > 2 && down > 2 {
                            faults.push(format!("{name}, {locale}: {} and {}", one.what, other.what));
                        }
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Discord accepts every answer in every language, with names in any script.
#[test]
fn discord_accepts_statistics_in_every_language() {
    let mut largest = judge::Largest::default();
    let names = [
        "W".repeat(32),
        "\u{202e}ɐɥɔ".to_owned(),
        "محمد".to_owned(),
        "안녕하세요".to_owned(),
        "👩‍👩‍👧‍👦🏳️‍🌈".to_owned(),
        "**_x_**".to_owned(),
    ];
    for game in ["tzolkin", "teotihuacan"] {
        for (number, (_, sheet)) in samples(game, Theme::Dark).into_iter().enumerate() {
            let mut sheet = sheet;
            let renamed =
                |named: &mut NamedPerson, more: usize| named.name = names[(number + more) % names.len()].clone();
            match &mut sheet.what {
                PeopleShown::Stats(card) => {
                    renamed(&mut card.person, 0);
                    card.opponents.iter_mut().zip(1..).for_each(|(named, more)| renamed(named, more));
                }
                PeopleShown::List(list) => {
                    list.rows.iter_mut().zip(0..).for_each(|(row, more)| renamed(&mut row.person, more));
                    list.leader.iter_mut().for_each(|named| renamed(named, 0));
                }
                PeopleShown::Against(card) => {
                    card.people.iter_mut().zip(0..).for_each(|(named, more)| renamed(named, more))
                }
                PeopleShown::Hidden(_) | PeopleShown::HowItWorks => {}
            }
            for locale in TEXTS.complete() {
                let message = message(locale, &sheet);
                judge::message(&message.body(None), &mut largest);
                assert!(
                    !message.content.contains("ui-") && !message.content.contains("**_x_**"),
                    "{}",
                    message.content
                );
                if let Some(picture) = &message.picture {
                    assert!(!picture.alt.contains("ui-") && picture.alt.chars().count() > 20, "{}", picture.alt);
                }
            }
        }
    }
}
