//! Messages and pictures of look backs.

use std::sync::LazyLock;

use daykeeper::ai::{PlayerSpec, Strength};
use daykeeper::discord::commands::intent::ReplyFormat;
use daykeeper::discord::pages;
use daykeeper::discord::parts::components::Row;
use daykeeper::discord::parts::localizer::Localizer;
use daykeeper::discord::parts::message::Message;
use daykeeper::engine::{Options, Phrase, Seat, Seed};
use daykeeper::games::look_back::{Award, Awarded, Chances, LookBack, recorded_course, recorded_turns};
use daykeeper::games::record::Record;
use daykeeper::games::simulate::play_record;
use daykeeper::games::{self, Theme};
use daykeeper::render::{PlacedItem, Renderer};
use daykeeper::table::{
    Ending, FinishedGame, HistorySheet, LookBackSheet, Reply, ReviewReply, ServerChoice, TableCard, TableState, UserId,
};
use jiff::Timestamp;

use super::messages::TEXTS;
use super::statistics::{made_up, scene, shared};
use super::{judge, play};

/// Games of computer players: the game, and the numbers of seats.
const GAMES: [(&str, usize); 4] = [("tzolkin", 4), ("tzolkin", 2), ("teotihuacan", 3), ("teotihuacan", 4)];

/// The record of each game.
static RECORDS: LazyLock<Vec<Record>> = LazyLock::new(|| {
    let play = |(game, seats): (&str, usize)| {
        let players = vec![PlayerSpec::with_budget(Strength::Medium, 300); seats];
        play_record(games::title(game).unwrap(), &players, &Options::default(), Seed::new(7)).unwrap()
    };
    GAMES.into_iter().map(play).collect()
});

fn at(text: &str) -> Timestamp {
    text.parse().unwrap()
}

/// Chances that look like those of a game: they move a little in each turn and a lot in some, and the winner ends alone.
fn walk(turns: usize, seats: usize, winner: usize) -> Vec<Chances> {
    let mut strengths = vec![100.0_f64; seats];
    let mut all = Vec::new();
    for turn in 0..=turns {
        let jumps = turn > 0 && turn % (turns / 4).max(1) == 0;
        for (seat, strength) in strengths.iter_mut().enumerate() {
            let step = made_up((turn * 7 + seat * 31) as u64) % 100;
            let size = if jumps { 0.95 } else { 0.1 };
            *strength = (*strength * (1.0 + size * (step as f64 / 50.0 - 1.0))).clamp(12.0, 400.0);
        }
        let ending = (turn as f64 / turns as f64).powi(6);
        let sum: f64 = strengths.iter().sum();
        let share = |seat: usize| {
            let own = strengths[seat] / sum * (1.0 - ending);
            if seat == winner { own + ending } else { own }
        };
        let mut chances: Chances = (0..seats).map(|seat| (share(seat) * 1000.0) as u16).collect();
        chances[winner] += 1000 - chances.iter().sum::<u16>();
        all.push(chances);
    }
    all
}

/// A look back at a game with made-up chances and these awards.
fn sheet(record: &Record, theme: Theme, names: &[&str], awards: Vec<Awarded>) -> LookBackSheet {
    let turns = recorded_turns(record).unwrap();
    let outcome = turns.last().unwrap().after.outcome().unwrap();
    let course = recorded_course(&turns);
    let winner = outcome.ranking.iter().position(|rank| *rank == 1).unwrap();
    let chances = walk(turns.len(), outcome.points.len(), winner);
    let seats = outcome.points.len();
    let from_winner = |seat: Seat| Seat::try_from((winner + usize::from(seat)) % seats).unwrap();
    let awards = awards.into_iter().map(|of| Awarded { seat: from_winner(of.seat), ..of }).collect();
    let back = LookBack { course, chances, awards };
    let decisive = back.decisive(1..=turns.len() as u32);
    let ending =
        Ending { started: at("2026-11-03T18:00:00Z"), ended: at("2026-11-26T20:00:00Z"), outcome: Some(outcome) };
    let card = play::card(games::title(&record.game).unwrap(), record.seats);
    let mut table = TableCard { state: TableState::Over, theme, name: None, number: None, ..card };
    table.players.iter_mut().zip(names).for_each(|(player, name)| player.name = (*name).to_owned());
    LookBackSheet { table, ending, back, turns: decisive, computing: None }
}

/// All awards.
fn awards() -> Vec<Award> {
    vec![
        Award::Comeback { chance: 40 },
        Award::FullTable,
        Award::SteadyHand { lost: 60 },
        Award::PhotoFinish { lead: 1 },
        Award::OneWay { source: "temples".to_owned(), percent: 52 },
        Award::QuickHand { turn_time: 5 * 3_600_000 },
        Award::NewBest { points: 71, before: 66 },
        Award::PhotoFinish { lead: 0 },
    ]
}

/// Awards of a game: from this one on, one for each player from the winner on.
fn awarded(first: usize, count: u8) -> Vec<Awarded> {
    let award = |number: u8| awards()[(first + usize::from(number)) % awards().len()].clone();
    (0..count).map(|number| Awarded { seat: Seat::new(number), award: award(number) }).collect()
}

const NAMES: [&str; 4] = ["Ileana", "Ștefan", "Lucía", "Tommaso"];
const LONG: [&str; 4] = ["WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", "Maximiliana-Alexandrina of Habsb", "안녕하세요", "👩‍👩‍👧‍👦🏳️‍🌈"];

/// Look backs with their names.
pub fn samples(theme: Theme) -> Vec<(&'static str, LookBackSheet)> {
    let of = |record: usize, names: &[&str], first, count| sheet(&RECORDS[record], theme, names, awarded(first, count));
    let computing = |sheet: LookBackSheet| {
        let back = LookBack { chances: Vec::new(), awards: Vec::new(), ..sheet.back };
        LookBackSheet { back, turns: Vec::new(), computing: Some(40), ..sheet }
    };
    let mut early = of(0, &NAMES, 3, 2);
    early.turns = vec![1, 2, 3];
    let mut late = of(1, &NAMES[..2], 5, 2);
    late.turns = (late.back.course.turns.len() as u32 - 2..).take(3).collect();
    let mut open = of(2, &NAMES[..3], 0, 0);
    open.turns.clear();
    vec![
        ("of four", of(0, &NAMES, 0, 3)),
        ("of two", of(1, &NAMES[..2], 5, 2)),
        ("of three", of(2, &NAMES[..3], 3, 3)),
        ("of Teotihuacan", of(3, &NAMES, 4, 3)),
        ("being computed", computing(of(3, &NAMES, 0, 0))),
        ("with long names", of(0, &LONG, 3, 3)),
        ("with other scripts", of(3, &["محمد", "안녕하세요", "Ωμέγα", "山田太郎"], 7, 3)),
        ("of early turns", early),
        ("of late turns", late),
        ("without a decisive turn", open),
    ]
}

pub fn message(locale: &str, sheet: &LookBackSheet, format: ReplyFormat) -> Message {
    let localizer = Localizer::new(&TEXTS, locale, &[]);
    pages::messages(&localizer, &Reply::Review(ReviewReply::LookBack(Box::new(sheet.clone()))), format).remove(0)
}

/// Pages of finished games: of all kinds, and with names that are hard to draw.
pub fn pages_of_games(theme: Theme) -> Vec<(&'static str, HistorySheet)> {
    let all = samples(theme);
    let game = |(_, sheet): &(&str, LookBackSheet)| FinishedGame {
        table: sheet.table.clone(),
        ending: sheet.ending.clone(),
        turns: 104,
        chances: sheet.back.chances.clone(),
    };
    let page = |games: &[(&'static str, LookBackSheet)]| HistorySheet {
        reader: UserId(u64::MAX - 1),
        theme,
        player: None,
        page: 0,
        servers: ServerChoice::default(),
        imports: Vec::new(),
        pages: 1,
        games: games.iter().map(game).collect(),
    };
    vec![("games", page(&all[..5])), ("games with long names", page(&all[5..7]))]
}

pub fn message_of_games(locale: &str, sheet: &HistorySheet) -> Message {
    let localizer = Localizer::new(&TEXTS, locale, &[]);
    pages::messages(&localizer, &Reply::History(Box::new(sheet.clone())), ReplyFormat::Usual).remove(0)
}

fn find(name: &str) -> LookBackSheet {
    samples(Theme::Light).into_iter().find(|(known, _)| *known == name).unwrap().1
}

fn labels(message: &Message) -> Vec<&str> {
    let mut labels = Vec::new();
    for row in &message.rows {
        if let Row::Buttons(buttons) = row {
            labels.extend(buttons.iter().map(|button| button.label.as_str()));
        }
    }
    labels
}

#[test]
fn a_look_back_names_the_decisive_turns() {
    let mut sheet = find("of four");
    sheet.back.course.turns = [0, 1, 2, 3].map(Seat::new).repeat(30);
    let chances = |one: u16, other: u16| vec![one, other, 1000 - one - other, 0];
    sheet.back.chances = vec![chances(400, 300); 120];
    sheet.back.chances[5..].fill(chances(190, 300));
    sheet.back.chances[10..].fill(chances(190, 0));
    sheet.turns = sheet.back.decisive([5, 10, 20]);
    let shown = message("en", &sheet, ReplyFormat::NewMessage);
    assert_eq!(shown.content, "**Tzolk'in** turned in two turns: **Ileana**'s 5 (−21%) and **Ștefan**'s 10 (−30%).");
    assert_eq!(labels(&shown), ["Turn 5", "Turn 10", "Post"]);
    let posted = message("en", &sheet, ReplyFormat::Public);
    assert!(posted.rows.is_empty() && posted.content == shown.content);
    let alt = shown.picture.unwrap().alt;
    for part in ["Tzolk'in: 1st ", "Turning points: Ileana's 5 (−21%)", "Comeback: Ștefan won from 4%."] {
        assert!(alt.contains(part), "no {part} in {alt}");
    }
    sheet.table.name = Some("Rainy Sunday".to_owned());
    let named = message("en", &sheet, ReplyFormat::NewMessage);
    assert!(named.content.starts_with("**Rainy Sunday** turned in two turns"), "{}", named.content);
    assert!(named.picture.unwrap().alt.starts_with("Rainy Sunday: 1st "));
    let open = message("en", &find("without a decisive turn"), ReplyFormat::NewMessage);
    assert_eq!(open.content, "No single turn decided **Teotihuacan**.");
    let computing = message("en", &find("being computed"), ReplyFormat::NewMessage);
    assert_eq!(computing.content, "Computing chances: 40%");
    assert_eq!(labels(&computing), ["Check again"]);
}

/// The texts of a picture that are outside, too small, or cover something.
fn faults_of(renderer: &Renderer, name: &str, locale: &str, message: &Message, names: &[String]) -> Vec<String> {
    let scene = scene(message).unwrap();
    let say = |phrase: &Phrase| TEXTS.say(locale, phrase, names);
    let placed: Vec<PlacedItem> = renderer.placed(scene, &say);
    let mut faults = Vec::new();
    for (index, one) in placed.iter().enumerate() {
        let fault = |what: &str| format!("{name}, {locale}: {} {what}", one.what);
        if one.left < 0 || one.right > scene.width as i32 || one.bottom > scene.height as i32 {
            faults.push(fault("is outside"));
        }
        // Letters of some other scripts are taller, so they are drawn smaller.
        let is_tall = one.what.chars().any(|letter| letter > '\u{24F}' && letter.is_alphabetic());
        if one.size.is_some_and(|size| size < 33.5) && !is_tall {
            faults.push(fault("is too small"));
        }
        for other in placed[index + 1..].iter().filter(|other| one.size.is_some() || other.size.is_some()) {
            let (across, down) = shared(one, other);
            if across > 2 && down > 2 {
                faults.push(fault(&format!("covers {}", other.what)));
            }
        }
    }
    faults
}

/// Every text is inside the picture, covers nothing else with a meaning, and can be read on a phone.
#[test]
fn texts_of_look_backs_stay_apart_and_can_be_read_on_a_phone() {
    let renderer = Renderer::new();
    let mut faults = Vec::new();
    for theme in [Theme::Light, Theme::Dark] {
        for locale in TEXTS.complete() {
            for (name, sheet) in samples(theme) {
                let shown = message(locale, &sheet, ReplyFormat::NewMessage);
                faults.extend(faults_of(&renderer, name, locale, &shown, &sheet.table.names()));
            }
            for (name, sheet) in pages_of_games(theme) {
                faults.extend(faults_of(&renderer, name, locale, &message_of_games(locale, &sheet), &[]));
            }
        }
    }
    faults.sort();
    faults.dedup();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn discord_accepts_look_backs_in_every_language() {
    let mut largest = judge::Largest::default();
    for (name, sheet) in samples(Theme::Dark) {
        for locale in TEXTS.complete() {
            for format in [ReplyFormat::NewMessage, ReplyFormat::Public] {
                let message = message(locale, &sheet, format);
                judge::message(&message.body(None), &mut largest);
                let alt = &message.picture.as_ref().unwrap().alt;
                assert!(!message.content.contains("ui-"), "{name}: {}", message.content);
                assert!(!alt.contains("ui-") && !alt.contains("core-") && alt.chars().count() > 30, "{name}: {alt}");
            }
        }
    }
}

/// A list of finished games shows the ribbons of the games whose chances are known.
#[test]
fn a_list_of_finished_games_has_a_picture() {
    for (name, sheet) in pages_of_games(Theme::Light) {
        let shown = message_of_games("en", &sheet);
        let alt = &shown.picture.as_ref().unwrap().alt;
        assert_eq!(alt.matches(": 1st ").count(), sheet.games.len(), "{name}: {alt}");
        let without = |change: fn(&mut FinishedGame)| {
            let mut sheet = sheet.clone();
            sheet.games.iter_mut().for_each(change);
            message_of_games("en", &sheet)
        };
        assert_ne!(scene(&without(|game| game.chances.clear())), scene(&shown), "the ribbons");
        assert!(without(|game| game.ending.outcome = None).picture.is_none(), "without a result, nothing is to see");
    }
}
