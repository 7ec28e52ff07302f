//! Every message of whole games.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

use daykeeper::discord::commands::intent::ReplyFormat;
use daykeeper::discord::outgoing::board;
use daykeeper::discord::pages::{self, planner, reply};
use daykeeper::discord::parts::buttons::{ComponentAction, PlanButton};
use daykeeper::discord::parts::components::Row;
use daykeeper::discord::parts::custom_id::CustomId;
use daykeeper::discord::parts::limit;
use daykeeper::discord::parts::localizer::Localizer;
use daykeeper::discord::parts::message::{Attachment, Message};
use daykeeper::discord::parts::posted::MessageKind;
use daykeeper::engine::{Outcome, Phrase, Seat, Seed, Viewer};
use daykeeper::games::{self, MenuEntry, MenuLimits, PlannerMenu, Position, Prompt, Rank, Theme, Title};
use daykeeper::table::{
    Announcement, Body, Bytes32, ChannelId, ClockRule, Ending, FINISHED_ON_A_PAGE, FairPlay, FinishedGame, FollowNews,
    FollowSheet, FollowedNews, GuildId, Happened, HappenedRange, HistorySheet, Lead, LogLine, LogPage, LookingBack,
    MessageId, MessageLink, NotifyBy, Pace, PeopleNews, PlanKind, Planner, PlannerPart, Player, Preferences,
    PreferencesSheet, QuietHours, ReminderNews, ReplaySheet, Reply, ResultFact, ScoreSheet, ServerChoice, Settings,
    SettingsSheet, Snapshot, Stamp, TableCard, TableId, TableInfo, TableState, TimeLeft, TimeOut, TopicsSheet,
    TurnDone, TurnNews, TurnSummary, UndoRequest, UndoRule, UndoState, UserId, ViewingReply, WhatIfPlanning,
};
use daykeeper::text::Texts;

use super::judge::{self, Largest};
use super::play::{self, TABLE, Turn};
use crate::support::pseudo;
use crate::support::sweep::sweep;

/// All real languages and two made-up ones.
pub static TEXTS: LazyLock<Texts> = LazyLock::new(pseudo::texts);

/// More servers than a menu has options, with the longest names.
pub fn longest_servers() -> ServerChoice {
    let servers = (0..60).map(|number| (GuildId(u64::MAX / 2 - number), "W".repeat(100))).collect();
    ServerChoice { servers, now: Some(GuildId(u64::MAX / 2)) }
}

#[derive(Default)]
pub struct Judge {
    largest: Largest,
    messages: usize,
    asked: usize,
}

/// The longest clocks that a message can show: all of them stopped.
pub fn clocks(table: &TableCard) -> Vec<TimeLeft> {
    let left = std::time::Duration::from_secs(u64::from(u32::MAX));
    let clock = |player: &Player| TimeLeft { seat: player.seat, left, until: Some(LATE), stands: true };
    table.players.iter().map(clock).collect()
}

pub fn away(table: &TableCard) -> Vec<(Seat, jiff::Timestamp)> {
    table.players.iter().map(|player| (player.seat, LATE)).collect()
}

/// A timestamp with as many digits as any real one.
const LATE: jiff::Timestamp = jiff::Timestamp::constant(99_999_999_999, 0);

/// The localizer for a game, with the longest public address that a bot can have.
fn localizer<'a>(locale: &str, table: &TableCard) -> Localizer<'a> {
    let address = format!("https://{}", "a".repeat(392));
    Localizer::new(&TEXTS, locale, &table.names()).with_web(Some(address.into()))
}

impl Judge {
    fn all(&mut self, messages: &[Message]) {
        messages.iter().for_each(|message| self.one(message));
    }

    fn one(&mut self, message: &Message) {
        self.messages += 1;
        let attachment = message.picture.as_ref().map(|picture| Attachment {
            name: "board.png".to_owned(),
            alt: picture.alt.clone(),
            bytes: Arc::default(),
        });
        judge::message(&message.body(attachment.as_ref()), &mut self.largest);
        // A plain private message can replace a laid-out one.
        if message.layout.is_some() || self.messages % 10 == 1 {
            judge::laid_out(&message.body_as(MessageKind::LaidOut, attachment.as_ref()));
        }
        if self.messages % 50 == 1 {
            let body = message.creation(attachment.as_ref(), "7fffffffffffffff-7fffffff");
            judge::schema_accepts("MessageCreateRequest", &body);
            // A text falls back to English if it uses an argument that the code doesn't pass.
            let complete = |text: &String| TEXTS.complete().any(|tag| text.split(' ').next() == Some(tag));
            let missing: Vec<String> = TEXTS.missing().into_iter().filter(complete).collect();
            assert_eq!(missing, Vec::<String>::new(), "could not be said");
        }
        // A missing message shows as its key.
        let words = message.words();
        for text in [&words].into_iter().chain(message.picture.as_ref().map(|picture| &picture.alt)) {
            for key in ["ui-", "core-", "tzolkin-", "teotihuacan-"] {
                assert!(!text.contains(key), "no words for something in: {text}");
            }
        }
        let components = message.body(None)["components"].clone();
        for label in labels(&components) {
            for key in ["ui-", "core-", "tzolkin-", "teotihuacan-"] {
                assert!(!label.starts_with(key), "no words for a button or an option: {label}");
            }
        }
        // Names can't become markup or mentions.
        for evil in [" **WWWW", "@everyone", "<@1>", "<@&2>", "[x](y)"] {
            assert!(!words.contains(evil), "a name came through as it is: {words}");
        }
    }

    /// Renders and checks the public message for an event.
    pub fn announce(&mut self, table: &TableCard, body: Body) -> Message {
        let ping: Vec<UserId> = table.players.iter().filter_map(|player| player.user()).collect();
        let text =
            Announcement { table: table.clone(), body, ping: ping.clone(), later: Vec::new(), locale: "en".to_owned() };
        let [_, last] = [table.locale.as_str(), self.another()].map(|locale| {
            let message = pages::announcement(&localizer(locale, table), &text).unwrap();
            assert_eq!(message.ping, ping);
            self.one(&message);
            message
        });
        last
    }

    /// Returns the next language in turn.
    fn another(&mut self) -> &'static str {
        self.asked += 1;
        TEXTS.locales().cycle().nth(self.asked % TEXTS.locales().count()).unwrap()
    }

    pub fn reply(&mut self, table: &TableCard, reply: &Reply, look: ReplyFormat) {
        for locale in ["en-GB", self.another()] {
            let localizer = localizer(locale, table);
            self.all(&pages::messages(&localizer, reply, look));
        }
    }

    fn planner(&mut self, planner: &Planner) {
        let localizer = localizer("en", &planner.table);
        let text = |phrase: &Phrase| localizer.plain(phrase);
        let pages = games::layout(&planner.menus, &MenuLimits::USUAL, 0, &text).pages;
        for page in 0..pages {
            let look = ReplyFormat::Page(u16::try_from(page).unwrap());
            self.reply(&planner.table, &Reply::Planner(Box::new(planner.clone())), look);
        }
    }

    fn turn(&mut self, table: &TableCard, turn: &Turn) {
        let to_act: Vec<Player> = turn.after.to_act().iter().filter_map(|seat| table.player(seat)).cloned().collect();
        let news = Box::new(TurnNews {
            seq: u32::MAX,
            turn: turn.after.turn(),
            position: Arc::clone(&turn.after),
            since: Some(Arc::clone(&turn.before)),
            summaries: vec![turn.summary.clone()],
            status: turn.after.face(Viewer::Public).status(),
            to_act,
            open: true,
            fair_play: fair_play(),
            undo: Some(u32::MAX),
            pause: None,
            clocks: clocks(table),
            away: away(table),
        });
        match turn.after.outcome() {
            Some(outcome) => {
                let score = turn.after.face(Viewer::Public).score();
                assert_eq!(outcome.denominator, table.game.denominator());
                let position: Arc<dyn Position> = turn.after.fork().into();
                let sheet = |outcome| ScoreSheet {
                    table: table.clone(),
                    position: Arc::clone(&position),
                    viewer: Viewer::Public,
                    lines: score.clone(),
                    outcome,
                };
                self.reply(
                    table,
                    &Reply::Viewing(ViewingReply::Score(Box::new(sheet(Some(outcome.clone()))))),
                    ReplyFormat::Usual,
                );
                self.reply(table, &Reply::Viewing(ViewingReply::Score(Box::new(sheet(None)))), ReplyFormat::Usual);
                self.announce(table, Body::Turn(news.clone()));
                let records = Seat::all(position.seats()).map(|seat| (seat, i32::MAX)).collect();
                let ended = outcome.clone();
                let fact = Some((Seat::new(0), ResultFact::Surprise { percent: 19 }));
                let people = PeopleNews { fact, ..PeopleNews::default() };
                let result = Body::Final { news, days: 365, outcome: ended, score, records, people };
                self.announce(table, result.clone());
                self.followed(table, result);
                self.announce(table, Body::Replay(vec![Arc::clone(&position); 3]));
                let positions = vec![position; 3];
                let replay = ReplaySheet { table: table.clone(), positions };
                self.reply(table, &Reply::Viewing(ViewingReply::Replay(Box::new(replay))), ReplyFormat::Usual);
                self.finished(table, turn, &outcome);
            }
            None => {
                self.announce(table, Body::Turn(news.clone()));
                let chosen = table.players[1..].to_vec();
                let by = table.players[0].clone();
                if turn.summary.turn <= u32::from(table.capacity) {
                    self.announce(table, Body::Choosing { news: news.clone(), chosen });
                    self.announce(table, Body::Revealed(news.clone()));
                    self.followed(table, Body::Turn(news.clone()));
                    let undone = Body::Undone { news, by, turns: 3 };
                    self.announce(table, undone.clone());
                    self.followed(table, undone);
                }
            }
        }
        self.look_back(table, turn);
    }

    /// The news of a message for followers.
    fn followed(&mut self, table: &TableCard, about: Body) {
        let link = Some(MessageLink { guild: table.guild, channel: table.channel, message: MessageId(u64::MAX) });
        for wanted in FollowNews::ALL {
            let news = FollowedNews { about: about.clone(), wanted, link };
            self.announce(table, Body::Followed(Box::new(news)));
            for (now, asks) in [(Some(wanted), true), (Some(wanted), false), (None, true), (None, false)] {
                let sheet = FollowSheet { table: table.clone(), now, asks };
                self.reply(table, &Reply::Follow(Box::new(sheet)), ReplyFormat::Usual);
            }
        }
    }

    /// The longest list of finished games, and the board of one of them.
    fn finished(&mut self, table: &TableCard, turn: &Turn, outcome: &Outcome) {
        let outcome = Outcome { points: vec![i32::MIN + 1; outcome.points.len()], ..outcome.clone() };
        let ending = Ending { started: jiff::Timestamp::UNIX_EPOCH, ended: LATE, outcome: Some(outcome) };
        let game = |number| {
            let table = TableCard { id: TableId(i64::MAX - i64::from(number)), ..table.clone() };
            FinishedGame { table, ending: ending.clone(), turns: u32::MAX, chances: Vec::new() }
        };
        for (player, page) in [(None, 0), (Some(UserId(u64::MAX)), u32::MAX - 2)] {
            let games = (0..FINISHED_ON_A_PAGE).map(game).collect();
            let imports = (0..10).map(game).collect();
            let (reader, theme) = (UserId(u64::MAX), Theme::Dark);
            let servers = longest_servers();
            let sheet = HistorySheet { reader, theme, player, page, pages: u32::MAX, servers, games, imports };
            self.reply(table, &Reply::History(Box::new(sheet.clone())), ReplyFormat::Usual);
            let empty = HistorySheet { page: 0, pages: 1, games: Vec::new(), ..sheet };
            self.reply(table, &Reply::History(Box::new(empty)), ReplyFormat::Usual);
        }
        let known = Some(vec![turn.summary.turn]);
        let notice = Phrase::new("ui-import-stopped").with("number", 9999).with("before", 9998);
        let looking_back = LookingBack {
            ending: ending.clone(),
            turning_points: known,
            may_play_on: true,
            rounds: (0..60).map(|round| (round + 1, round * 4)).collect(),
            imported: false,
            notice: Some(notice.named("step", "*".repeat(61))),
            replays: true,
        };
        let over = TableCard { state: TableState::Over, ..table.clone() };
        for last_turn in [turn.summary.turn, turn.summary.turn + 1] {
            let board = Snapshot { last_turn, looking_back: Some(looking_back.clone()), ..snapshot(&over, turn) };
            let board = Reply::Viewing(ViewingReply::Board(Box::new(board)));
            for look in [ReplyFormat::Usual, ReplyFormat::Viewer(7), ReplyFormat::NewMessage] {
                self.reply(&over, &board, look);
            }
        }
    }

    fn look_back(&mut self, table: &TableCard, turn: &Turn) {
        let happened = Happened {
            table: table.clone(),
            seq: turn.summary.turn,
            turns: vec![turn.summary.clone(); 3],
            range: HappenedRange::SinceOwnTurn,
            days_at_this_pace: Some(22),
            summary: turn.after.recap(&*turn.before, turn.summary.seat),
            positions: vec![Arc::clone(&turn.before), Arc::clone(&turn.after)],
        };
        self.reply(table, &Reply::Viewing(ViewingReply::Happened(Box::new(happened))), ReplyFormat::Usual);
        let board = Reply::Viewing(ViewingReply::Board(Box::new(snapshot(table, turn))));
        let looks = [ReplyFormat::Usual, ReplyFormat::Viewer(7), ReplyFormat::Text];
        looks.into_iter().for_each(|look| self.reply(table, &board, look));
    }
}

/// The board after a turn that isn't the last one.
fn snapshot(table: &TableCard, turn: &Turn) -> Snapshot {
    Snapshot {
        region: None,
        table: table.clone(),
        position: Arc::clone(&turn.after),
        since: Some(Arc::clone(&turn.before)),
        viewer: Viewer::Seat(turn.summary.seat),
        turn: turn.summary.turn,
        last_turn: turn.summary.turn + 1,
        own_turn: Some(turn.summary.turn + 1),
        summaries: vec![turn.summary.clone()],
        status: turn.after.face(Viewer::Public).status(),
        note: None,
        what_ifs: Vec::new(),
        looking_back: None,
    }
}

/// Every option of a menu and every button has a distinct label as Discord shows it, and no option is cut.
fn can_be_told_apart(locale: &str, planner: &Planner) {
    let localizer = Localizer::new(&TEXTS, locale, &planner.table.names());
    let mut buttons = BTreeSet::new();
    for row in &planner::planner(&localizer, planner, 0).rows {
        match row {
            Row::Buttons(row) => row.iter().for_each(|button| {
                assert!(buttons.insert(button.label.clone()), "{locale}: two buttons say `{}`", button.label);
            }),
            Row::Menu { options, .. } => {
                let mut read = BTreeSet::new();
                for option in options {
                    assert!(!is_cut(&option.label), "{locale}: there is no room for `{}`", option.label);
                    let below = option.description.as_ref().map_or(0, |text| text.chars().count());
                    assert!(below <= limit::OPTION, "{locale}: too long: {option:?}");
                    let words = (&option.label, &option.description);
                    assert!(read.insert(words), "{locale}: two options say {words:?}: {options:#?}");
                }
            }
        }
    }
}

/// Returns `true` if a label was cut. A label that leads to another question ends alike, but is hardly this long.
fn is_cut(text: &str) -> bool {
    text.ends_with('…') && text.chars().count() > 95
}

fn labels(components: &serde_json::Value) -> Vec<&str> {
    match components {
        serde_json::Value::Array(items) => items.iter().flat_map(labels).collect(),
        serde_json::Value::Object(fields) => {
            let words = ["label", "description", "placeholder"];
            let own = fields.iter().filter(|(name, _)| words.contains(&name.as_str()));
            let own = own.filter_map(|(_, value)| value.as_str());
            own.chain(fields.values().flat_map(labels)).collect()
        }
        _ => Vec::new(),
    }
}

/// Plays random games with the longest names and numbers.
fn whole_games(title: &'static dyn Title, seats: u8, seeds: std::ops::Range<u64>) {
    let judge = std::cell::RefCell::new(Judge::default());
    for seed in seeds {
        play::game(
            title,
            seats,
            seed,
            |planner| {
                judge.borrow_mut().planner(planner);
                for locale in ["en", "it", "es", "ro"] {
                    can_be_told_apart(locale, planner);
                }
            },
            |table, turn| judge.borrow_mut().turn(table, turn),
        );
    }
    let judge = judge.into_inner();
    println!("{} for {seats}: {} messages, largest {:?}", title.id(), judge.messages, judge.largest);
    assert!(judge.messages > 1000);
}

#[test]
fn games_of_two() {
    for title in games::titles() {
        whole_games(*title, 2, 0..sweep(1, 2));
    }
}

#[test]
fn games_of_three() {
    for title in games::titles() {
        whole_games(*title, 3, 10..10 + sweep(1, 2));
    }
}

#[test]
fn games_of_four() {
    for title in games::titles() {
        whole_games(*title, 4, 20..20 + sweep(1, 2));
    }
}

pub fn each_table(check: impl Fn(&mut Judge, &TableCard, Arc<dyn Position>)) {
    assert!(!games::titles().is_empty());
    for title in games::titles() {
        let table = play::card(*title, title.max_seats());
        let options = daykeeper::engine::Options::default();
        let setup = title.deal(title.max_seats(), &options, Seed::new(1)).unwrap();
        let position = title.start(title.max_seats(), &options, &setup).unwrap();
        check(&mut Judge::default(), &table, Arc::from(position));
    }
}

#[test]
fn lobbies_and_information() {
    each_table(|judge, table, position| {
        for state in [TableState::Lobby, TableState::Running, TableState::Over, TableState::Cancelled] {
            let mut table = table.clone();
            table.state = state;
            judge.announce(&table, Body::Lobby);
            let now = jiff::Timestamp::UNIX_EPOCH;
            let link = MessageLink { guild: Some(GuildId(u64::MAX)), channel: ChannelId(1), message: MessageId(1) };
            let info = TableInfo {
                table: table.clone(),
                status: Some(position.face(Viewer::Public).status()),
                turn: u32::MAX,
                to_act: table.players.clone(),
                waiting_since: Some(now),
                link: Some(link),
                pause: None,
                days_at_this_pace: Some(9),
                clocks: clocks(&table),
                away: away(&table),
                channel_deleted: false,
                may_follow: true,
                may_renew_page: true,
            };
            let listed: Vec<TableInfo> = (1..=12)
                .map(|number| {
                    let link = info.link.map(|link| MessageLink { message: MessageId(number), ..link });
                    TableInfo { link, ..info.clone() }
                })
                .collect();
            for locale in ["en", judge.another()] {
                let localizer = Localizer::new(&TEXTS, locale, &[]);
                judge.all(&[board::message(&localizer, &listed, 500), board::message(&localizer, &[], 0)]);
            }
            judge.reply(&table, &Reply::Viewing(ViewingReply::Info(Box::new(info))), ReplyFormat::Usual);
        }
        let mut empty = table.clone();
        empty.state = TableState::Lobby;
        empty.players.truncate(1);
        judge.announce(&empty, Body::Lobby);
    });
}

#[test]
fn requests_to_undo() {
    each_table(|judge, table, _| {
        for state in [UndoState::Open, UndoState::Agreed, UndoState::Refused, UndoState::Lapsed] {
            let request = UndoRequest {
                request: u32::MAX,
                by: table.players[0].clone(),
                turns: 100,
                revealed: vec![Phrase::new("teotihuacan-name"); 8],
                agreed: vec![table.players[1].clone()],
                waiting: table.players[2..].to_vec(),
                refused: (state == UndoState::Refused).then(|| table.players[1].clone()),
                state,
            };
            judge.announce(table, Body::UndoAsked(Box::new(request)));
        }
        let done = TurnDone {
            table: TABLE,
            seq: u32::MAX,
            phrase: Phrase::new("ui-table-turn-done-revealed"),
            may_undo: true,
            may_plan: true,
            comment: true,
        };
        judge.reply(table, &Reply::TurnDone(done), ReplyFormat::Usual);
    });
}

#[test]
fn a_turn_with_more_effects_than_a_message_holds() {
    let commitment = Bytes32::of([u64::MAX; 4]);
    each_table(|judge, table, position| {
        let event = |seat| daykeeper::engine::Event {
            seat: Some(seat),
            phrase: Phrase::new("ui-undo-refused").seat("player", seat),
            reveals: false,
            depth: 0,
            summary: vec![daykeeper::engine::Summary::Line],
        };
        let announced: Vec<TurnSummary> = (1..50)
            .map(|turn| TurnSummary {
                turn,
                round: Some(turn),
                seat: Seat::new(0),
                events: (0..4).map(Seat::new).map(event).collect(),
                reason: None,
                names: table.names(),
            })
            .collect();
        let news = TurnNews {
            seq: 1,
            turn: 50,
            position: Arc::clone(&position),
            since: None,
            summaries: announced,
            status: position.face(Viewer::Public).status(),
            to_act: table.players.clone(),
            open: true,
            fair_play: Some(FairPlay::Sealed { commitment }),
            undo: None,
            pause: None,
            clocks: clocks(table),
            away: away(table),
        };
        let text = Announcement {
            table: table.clone(),
            body: Body::Turn(Box::new(news)),
            ping: Vec::new(),
            later: Vec::new(),
            locale: "en".to_owned(),
        };
        let localizer = Localizer::new(&TEXTS, "en", &table.names());
        let message = pages::announcement(&localizer, &text).unwrap();
        judge.one(&message);
        assert!(message.content.contains("earlier lines"), "{}", message.content);
        assert!(message.content.contains(&format!("<@{}>", u64::MAX)), "the ping is kept: {}", message.content);
        assert!(message.content.contains(&commitment.shown()), "the seal is kept: {}", message.content);
    });
}

/// More answers than one menu can hold: each is on one of the pages, and the pages link to each other.
#[test]
fn pages_of_the_planner() {
    each_table(|judge, table, position| {
        let path = |number: usize| MenuEntry {
            steps: vec![format!("step {number}")],
            label: Phrase::new("ui-player").seat("player", Seat::new(0)),
            effects: vec![Phrase::new("ui-lobby-started")],
            warning: None,
            short: None,
            split: None,
            undo: None,
            gain: -(number as i64),
            rank: Rank::Usual,
            again: 0,
        };
        let prompt = Prompt {
            question: position.face(Viewer::Public).status(),
            choices: vec![],
            why_not: vec![],
            follows: false,
        };
        let menus = vec![PlannerMenu {
            key: None,
            place: 0,
            button: None,
            hint_text: None,
            most: 1,
            entries: (0..60).map(path).collect(),
        }];
        let planner = Planner {
            stamp: Stamp { draft: 1, ..Stamp::of_message(TABLE, 1) },
            table: table.clone(),
            seat: Seat::new(0),
            position: Arc::clone(&position),
            since: Arc::clone(&position),
            prompt,
            menus,
            steps: Vec::new(),
            complete: false,
            end_step: None,
            undoes: Vec::new(),
            simultaneous: false,
            may_take_back: true,
            hints: true,
            parts: vec![PlannerPart::Notes(Vec::new())],
        };
        judge.planner(&planner);
        for lead in [Lead::Question, Lead::Advice(position.face(Viewer::Seat(planner.seat)).advice(planner.seat))] {
            judge.planner(&planner.clone().with(PlannerPart::Lead(lead)));
        }
        let topics = TopicsSheet { title: position.title(), topics: position.title().topics() };
        judge.reply(table, &Reply::Topics(topics), ReplyFormat::Usual);
        let line = WhatIfPlanning { turn: u32::MAX, turns: 999, last_events: Vec::new(), cut: true, computers: true };
        let undoes = vec![position.face(Viewer::Public).status()];
        let stamp = Stamp { plan: PlanKind::WhatIf, draft: u32::MAX, ..planner.stamp };
        let ends = Some("end".to_owned());
        let planned = planner.clone().with(PlannerPart::WhatIf(line));
        judge.planner(&Planner { stamp, undoes, end_step: ends, ..planned });
        let localizer = Localizer::new(&TEXTS, "en", &table.names());
        let mut steps = Vec::new();
        let mut pages = Vec::new();
        let mut page = Some(0);
        while let Some(number) = page {
            let body = planner::planner(&localizer, &planner, number).body(None);
            let components = body["components"].as_array().unwrap();
            let options = components[0]["components"][0]["options"].as_array().unwrap();
            steps.extend(options.iter().map(|option| option["value"].as_str().unwrap().to_owned()));
            let turns: Vec<u16> = components[1]["components"]
                .as_array()
                .unwrap()
                .iter()
                .filter_map(|button| match CustomId::decode(button["custom_id"].as_str().unwrap()).unwrap().action {
                    ComponentAction::Plan(PlanButton::Page(page)) => Some(page),
                    _ => None,
                })
                .collect();
            assert!(number == 0 || turns.contains(&(number - 1)), "the way back from page {number}: {turns:?}");
            pages.push(number);
            page = turns.into_iter().find(|page| *page > number);
        }
        assert_eq!(pages, [0, 1, 2, 3]);
        assert_eq!(steps, (0..60).map(|number| format!("step {number}")).collect::<Vec<_>>());
        // A page beyond the end, after the answers have changed, shows the last page.
        let beyond = planner::planner(&localizer, &planner, u16::MAX).body(None);
        assert_eq!(beyond, planner::planner(&localizer, &planner, 3).body(None));
    });
}

#[test]
fn pages_of_the_log() {
    each_table(|judge, table, _| {
        let line = |seq| LogLine {
            seq,
            round: Some(seq / 4),
            turn: Some(seq),
            seat: Some(Seat::new(0)),
            at: jiff::Timestamp::UNIX_EPOCH,
            title: Phrase::new("ui-entry-turn").seat("seat", Seat::new(0)).with("turn", seq),
            names: table.names(),
            steps: Some("place first_player; ".repeat(20)),
            events: Vec::new(),
            undone: seq % 2 == 0,
        };
        for (page, previous, next) in
            [(1, None, Some(11)), (2, Some(1), Some(21)), (3, Some(11), None), (1, None, None)]
        {
            let lines = (1..=30).map(line).collect();
            let page = LogPage { table: table.clone(), page, pages: 3, previous, next, lines, notes: Vec::new() };
            judge.reply(table, &Reply::Viewing(ViewingReply::Log(Box::new(page))), ReplyFormat::Usual);
        }
    });
}

#[test]
fn the_first_answers_of_interactions() {
    use serde_json::json;
    let message = Message::text("Hello.").private(None);
    judge::schema_accepts("CreateMessageInteractionCallbackRequest", &json!({ "type": 4, "data": message }));
    judge::schema_accepts("CreateMessageInteractionCallbackRequest", &json!({ "type": 5, "data": { "flags": 64 } }));
    judge::schema_accepts("UpdateMessageInteractionCallbackRequest", &json!({ "type": 6 }));
    let choices: Vec<_> = (0..25).map(|n| json!({ "name": "x".repeat(100), "value": n.to_string() })).collect();
    let body = json!({ "type": 8, "data": { "choices": choices } });
    judge::schema_accepts("ApplicationCommandAutocompleteCallbackRequest", &body);
    let localizer = Localizer::new(&TEXTS, "en", &[]);
    let help = [reply::help(&localizer), reply::more_help(&localizer)].concat();
    Judge::default().all(&help);
    assert!(help.iter().all(|page| !page.content.contains('\\')), "nothing is escaped within code");
}

#[test]
fn reminders_of_many_tables_fit_one_message() {
    each_table(|judge, table, _| {
        let player = &table.players[0];
        for (times, choosing) in [(0, false), (0, true), (3, false), (3, true)] {
            let link = MessageLink { guild: Some(GuildId(u64::MAX)), channel: ChannelId(1), message: MessageId(1) };
            let news = ReminderNews {
                table: table.clone(),
                user: player.user().unwrap(),
                seat: player.seat,
                since: LATE,
                times,
                choosing,
                clock: clocks(table).pop(),
                link: Some(link),
            };
            judge.announce(table, Body::Reminders(vec![news.clone()]));
            judge.announce(table, Body::Reminders(vec![news; 60]));
        }
    });
}

#[test]
fn preferences_and_settings_of_a_game() {
    each_table(|judge, table, _| {
        let quiet = Some(QuietHours { from: 1350, until: 0 });
        let zone = Some("America/Argentina/Buenos_Aires".to_owned());
        for announced in [NotifyBy::Channel, NotifyBy::Direct, NotifyBy::Both, NotifyBy::Nowhere] {
            for (zone, quiet, away) in
                [(None, None, None), (zone.clone(), None, Some(LATE)), (zone.clone(), quiet, None)]
            {
                for (waiting, next) in [(0, None), (1, None), (2, Some((LATE, ChannelId(u64::MAX))))] {
                    let person =
                        Preferences { notify_by: announced, zone: zone.clone(), quiet, ..Preferences::default() };
                    let sheet = PreferencesSheet { at: LATE, person, away, next, waiting };
                    judge.reply(table, &Reply::Preferences(Box::new(sheet)), ReplyFormat::Usual);
                }
            }
        }
        let mut table = table.clone();
        let localizer = Localizer::new(&TEXTS, "en-GB", &table.names());
        for pace in Pace::NAMED.map(|(_, pace)| pace).into_iter().chain([Pace::Hours(1), Pace::Hours(720)]) {
            for time_out in [TimeOut::Remind, TimeOut::Turn, TimeOut::Seat] {
                for undo in [UndoRule::Agreed, UndoRule::Free, UndoRule::Never] {
                    let clock = Some(ClockRule { bank: u32::MAX, increment: 59 });
                    table.settings = Settings { pace, time_out, undo, clock, ..Settings::default() };
                    let sheet = SettingsSheet { table: table.clone(), may_change: false };
                    let text =
                        pages::messages(&localizer, &Reply::Settings(Box::new(sheet.clone())), ReplyFormat::Usual);
                    assert!(text[0].content.contains("Language: English"), "{}", text[0].content);
                    for may_change in [false, true] {
                        let sheet = SettingsSheet { may_change, ..sheet.clone() };
                        judge.reply(&table, &Reply::Settings(Box::new(sheet)), ReplyFormat::Usual);
                    }
                }
            }
        }
    });
}

/// The most data that a finished game can publish.
fn fair_play() -> Option<FairPlay> {
    let bytes = Bytes32::of([u64::MAX; 4]);
    Some(FairPlay::Ended { seed: Seed::new(u64::MAX), salt: bytes, head: bytes })
}
