//! A database that an earlier version wrote opens, and its games continue, on both engines. A README next to the
//! database lists what it holds.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use daykeeper::discord::commands::intent::ReplyFormat;
use daykeeper::discord::pages;
use daykeeper::discord::parts::localizer::Localizer;
use daykeeper::engine::{Seat, Seed};
use daykeeper::games;
use daykeeper::store::{Database, DatabaseAddress};
use daykeeper::table::{
    Body, ChannelId, Clock, Command, Destination, Guidance, HistoryRequest, InteractionId, JobPayload, LessonReply,
    LessonRequest, LobbyAction, NoteRequest, NotifyBy, Occupant, PauseAction, PlanAction, PlanChange, Planner,
    PlanningQuery, PreferencesChange, Query, Reply, Request, ReviewQuery, ReviewReply, SeatAction, Store, TableAction,
    TableId, TableInfo, TableRow, TableState, Tables, ThinkLimits, TimeOut, UserId, ViewingQuery, ViewingReply,
    WHOLE_GAME, WhatIfReply, WhatIfRequest, check,
};
use daykeeper::text::Texts;
use zlib_rs::{InflateConfig, ReturnCode, decompress_slice};

use crate::support::both::cluster::{ask, cluster};
use crate::table::bench::{Bench, Fixed, Parts, planner, turn_done};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/databases/a1617ecc");

/// A moment after the last change in the database, in seconds since 1970.
const AFTERWARDS: i64 = 1_795_832_160;

const ILEANA: u64 = 1_000_000_000_000_000_101;
const STEFAN: u64 = 1_000_000_000_000_000_102;
const LUCIA: u64 = 1_000_000_000_000_000_103;
const TOMMASO: u64 = 1_000_000_000_000_000_104;
const ADA: u64 = 1_000_000_000_000_000_105;

const TZOLKIN_OVER: TableId = TableId(25_624_149);
const TEOTIHUACAN_OVER: TableId = TableId(42_397_755);
const REMATCH: TableId = TableId(53_112_483);
const TZOLKIN: TableId = TableId(75_015_536);
const TEOTIHUACAN: TableId = TableId(99_805_099);
const PAUSED: TableId = TableId(105_398_512);
const PAUSED_FOR_DAYS: TableId = TableId(126_777_153);
const PAUSE_PROPOSED: TableId = TableId(139_990_644);
const LOBBY: TableId = TableId(151_381_466);
const CANCELED: TableId = TableId(169_187_271);
const FROM_A_POSITION: TableId = TableId(185_377_539);
const IN_A_FORUM: TableId = TableId(209_591_213);
const IN_A_THREAD: TableId = TableId(231_473_667);
const IN_DIRECT_MESSAGES: TableId = TableId(239_049_227);
const WITHOUT_A_CHANNEL: TableId = TableId(258_345_211);
const WITHOUT_PERMISSION: TableId = TableId(276_966_687);

/// The interaction that turned the inactivity check of the lobby off.
const SLEEPS_NO: InteractionId = InteractionId(1_576_058_863_923_232_768);

const GAMES: [(TableId, TableState); 16] = [
    (TZOLKIN_OVER, TableState::Over),
    (TEOTIHUACAN_OVER, TableState::Over),
    (REMATCH, TableState::Lobby),
    (TZOLKIN, TableState::Running),
    (TEOTIHUACAN, TableState::Running),
    (PAUSED, TableState::Running),
    (PAUSED_FOR_DAYS, TableState::Running),
    (PAUSE_PROPOSED, TableState::Running),
    (LOBBY, TableState::Lobby),
    (CANCELED, TableState::Cancelled),
    (FROM_A_POSITION, TableState::Running),
    (IN_A_FORUM, TableState::Running),
    (IN_A_THREAD, TableState::Running),
    (IN_DIRECT_MESSAGES, TableState::Running),
    (WITHOUT_A_CHANNEL, TableState::Running),
    (WITHOUT_PERMISSION, TableState::Running),
];

static TEXTS: LazyLock<Texts> = LazyLock::new(Texts::embedded);

fn unpacked(name: &str) -> Vec<u8> {
    let packed = std::fs::read(format!("{FOLDER}/{name}.gz")).unwrap();
    // A gzip file ends with the size of its content.
    let size = u32::from_le_bytes(*packed.last_chunk().unwrap());
    let mut content = vec![0; size as usize];
    // 15 stands for the largest window, and 16 for gzip's header.
    let (_, code) = decompress_slice(&mut content, &packed, InflateConfig { window_bits: 15 + 16 });
    assert!(matches!(code, ReturnCode::Ok), "{name}: {code:?}");
    content
}

/// The earlier version's database, opened by this one.
struct Earlier {
    bench: Bench,
    store: Arc<Database>,
    _folder: Option<tempfile::TempDir>,
}

impl Earlier {
    fn in_a_file() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tables.db");
        std::fs::write(&path, unpacked("sqlite.db")).unwrap();
        Self::open(Database::open(&path).unwrap(), Some(folder))
    }

    fn on_a_server() -> Option<Self> {
        let address = cluster()?.database();
        ask(&address, &String::from_utf8(unpacked("postgres.sql")).unwrap());
        Some(Self::open(Database::at(&DatabaseAddress::read(&address).unwrap()).unwrap(), None))
    }

    fn open(database: Database, folder: Option<tempfile::TempDir>) -> Self {
        let (store, titles) = (Arc::new(database), games::titles().to_vec());
        let mut bench = Bench::playing(titles.clone());
        let entropy = Arc::new(Fixed(Seed::new(11)));
        let limits = ThinkLimits { budget: Some(2_000), cap: Duration::from_secs(3600), at_once: 1, look_back: false };
        bench.tables = Tables::new(titles, store.clone(), bench.clock.clone(), entropy).thinking(limits);
        bench.clock.set(AFTERWARDS);
        Earlier { bench, store, _folder: folder }
    }

    fn row(&self, game: TableId) -> TableRow {
        self.store.table(game).unwrap().unwrap()
    }

    /// Creates a request about a game, in its channel.
    fn request(&self, user: u64, game: TableId, command: impl Into<Command>) -> Request {
        let row = self.row(game);
        let mut request = self.bench.request(user, command);
        (request.table, request.origin.channel, request.origin.guild) = (Some(game), row.channel, row.guild);
        request
    }

    /// Returns a reply after showing it in every language.
    async fn answer(&self, request: Request) -> Reply {
        let asked = format!("{request:?}");
        let reply = self.bench.tables.handle(request).await;
        let reply = reply.unwrap_or_else(|refusal| panic!("{asked} was refused: {refusal}"));
        for locale in TEXTS.complete() {
            assert!(!pages::messages(&Localizer::new(&TEXTS, locale, &[]), &reply, ReplyFormat::Usual).is_empty());
        }
        reply
    }

    async fn ask(&self, user: u64, game: TableId, command: impl Into<Command>) -> Reply {
        self.answer(self.request(user, game, command)).await
    }

    async fn done(&self, user: u64, game: TableId, command: impl Into<Command>) {
        assert!(matches!(self.ask(user, game, command).await, Reply::Done(_)));
    }

    async fn planner(&self, user: u64, game: TableId, command: impl Into<Command>) -> Planner {
        planner(Ok(self.ask(user, game, command).await))
    }

    async fn info(&self, game: TableId) -> TableInfo {
        match self.ask(self.row(game).host.0, game, ViewingQuery::Info).await {
            Reply::Viewing(ViewingReply::Info(info)) => *info,
            _ => panic!("no facts"),
        }
    }

    /// Chooses the first answer to each question until the turn can end. After twenty answers, which may be exchanges back
    /// and forth, it chooses the last one.
    async fn first_choices(&self, user: u64, game: TableId, mut shown: Planner) -> Planner {
        while !shown.may_end() {
            let mut entries = shown.menus.iter().flat_map(|menu| &menu.entries);
            let entry = if shown.steps.len() < 20 { entries.next() } else { entries.last() };
            let entry = entry.expect("a question has answers");
            let change = PlanChange::Step(entry.steps.join("; "));
            shown = self.planner(user, game, PlanAction::Change(shown.stamp, change)).await;
        }
        shown
    }

    async fn turn(&self, user: u64, game: TableId) {
        let shown = self.planner(user, game, PlanningQuery::Planner).await;
        let shown = self.first_choices(user, game, shown).await;
        turn_done(Ok(self.ask(user, game, PlanAction::EndTurn(shown.stamp)).await));
    }

    /// Plays turns of people and computer players, and delivers the messages.
    async fn turns(&self, game: TableId, wanted: u32) {
        let begun = self.info(game).await.turn;
        for _ in 0..100 {
            self.bench.work().await;
            self.bench.deliver().await;
            let info = self.info(game).await;
            if info.turn >= begun + wanted {
                return;
            }
            match info.to_act.iter().find_map(|player| player.occupant.person()) {
                Some(UserId(user)) => self.turn(user, game).await,
                // A computer player that takes its time.
                None => self.bench.clock.forward(20 * 60),
            }
        }
        panic!("game {game} doesn't continue");
    }
}

/// Runs a test on each engine.
async fn on_both(test: impl AsyncFn(Earlier)) {
    test(Earlier::in_a_file()).await;
    if let Some(earlier) = Earlier::on_a_server() {
        test(earlier).await;
    }
    assert!(TEXTS.missing().is_empty(), "no such texts: {:?}", TEXTS.missing());
}

fn steps(shown: &Planner) -> Vec<&str> {
    shown.steps.iter().map(|step| step.step.as_str()).collect()
}

#[tokio::test]
async fn every_game_of_an_earlier_version_replays() {
    on_both(async |earlier: Earlier| {
        assert_eq!(earlier.store.table_ids().unwrap(), GAMES.map(|(game, _)| game));
        for (game, state) in GAMES {
            let info = earlier.info(game).await;
            assert_eq!((info.table.id, info.table.state), (game, state));
            let row = earlier.row(game);
            assert_eq!(info.table.names(), row.seats.iter().map(|seat| seat.name.clone()).collect::<Vec<_>>());
            // After a change of the rules, games continue from their saved position.
            if row.rules_version == info.table.game.rules_version() {
                check(&[info.table.game], &row, &earlier.store.log(game).unwrap()).unwrap();
            }
            let played = matches!(state, TableState::Running | TableState::Over).then_some(info.turn);
            for turn in played.into_iter().flat_map(|last| (0..=last).step_by(10)) {
                earlier.ask(row.host.0, game, ViewingQuery::Board { turn: Some(turn) }).await;
                if turn > 0 {
                    earlier.ask(row.host.0, game, ViewingQuery::Log { turn: Some(turn) }).await;
                }
            }
        }
    })
    .await;
}

#[tokio::test]
async fn finished_games_of_an_earlier_version_show_their_results() {
    on_both(async |earlier: Earlier| {
        // Tzolk'in counts quarters of points.
        for (game, host, results) in [
            (TZOLKIN_OVER, ADA, [("Ada", -45), ("Kib", 226), ("Men", 165)]),
            (TEOTIHUACAN_OVER, STEFAN, [("Ileana", 19), ("Kimi", 106), ("Ștefan", 16)]),
        ] {
            let Reply::Viewing(ViewingReply::Score(score)) = earlier.ask(host, game, ViewingQuery::Score).await else {
                panic!("no score")
            };
            let outcome = score.outcome.clone().unwrap();
            let names = score.table.names();
            let shown: Vec<_> = names.iter().map(String::as_str).zip(outcome.points.iter().copied()).collect();
            assert_eq!(shown, results);
            let record = earlier.bench.tables.export(game).await.unwrap();
            assert_eq!(record.replay(|_, _| {}).unwrap().outcome(), Some(outcome));
            let Reply::Proof(proof) = earlier.ask(host, game, Query::Proof).await else { panic!("no proof") };
            assert!(proof.verified.is_ok(), "{:?}", proof.verified.err());
            // The search for turning points begins. The stored ones of that release have another form.
            earlier.done(host, game, Query::Review(ReviewQuery::TurningPoints)).await;
            let wanted = HistoryRequest { player: None, page: 0, server: None };
            let Reply::History(listed) = earlier.ask(host, game, wanted).await else { panic!("no list") };
            let entry =
                listed.games.iter().find(|entry| entry.table.id == game).expect("the game is in its player's list");
            assert_eq!(entry.ending.outcome, score.outcome);
        }
    })
    .await;
}

#[tokio::test]
async fn running_games_of_an_earlier_version_continue() {
    on_both(async |earlier: Earlier| {
        // Drafts, hints and turns planned ahead are still there.
        let shown = earlier.planner(STEFAN, TZOLKIN, PlanningQuery::Planner).await;
        assert_eq!(steps(&shown), ["beg chaac"]);
        let shown = earlier.planner(LUCIA, TEOTIHUACAN, PlanningQuery::Planner).await;
        assert_eq!(steps(&shown), ["move forest 3 construction", "collect"]);
        let ahead = earlier.planner(ADA, TZOLKIN, PlanningQuery::Ahead).await;
        assert_eq!(steps(&ahead), ["beg chaac"]);
        let (_, stored) = earlier.store.hint(TZOLKIN, Seat::new(1)).unwrap().unwrap();
        let reply = earlier.ask(STEFAN, TZOLKIN, ReviewQuery::Hint).await;
        let Reply::Review(ReviewReply::Hints(hints)) = reply else { panic!("no hints") };
        assert!(hints.plans.iter().all(|plan| stored.contains(&plan.steps[0])), "the stored hint is repeated");
        let change = PlanAction::Change(hints.stamp, PlanChange::UseHint(0));
        assert!(earlier.planner(STEFAN, TZOLKIN, change).await.may_end());

        assert_eq!(earlier.info(TZOLKIN).await.clocks.len(), 3);
        assert!(matches!(earlier.row(IN_A_FORUM).seats[1].occupant, Occupant::StandIn { .. }));
        earlier.done(STEFAN, IN_A_FORUM, SeatAction::Back).await;
        for game in [
            TZOLKIN,
            TEOTIHUACAN,
            PAUSE_PROPOSED,
            FROM_A_POSITION,
            IN_A_FORUM,
            IN_A_THREAD,
            IN_DIRECT_MESSAGES,
            WITHOUT_PERMISSION,
        ] {
            earlier.turns(game, 8).await;
        }
        // The game whose channel was deleted continues in another one.
        let mut request = earlier.request(ADA, WITHOUT_A_CHANNEL, TableAction::Move { table: None });
        (request.table, request.origin.channel) = (None, ChannelId(600));
        earlier.answer(request).await;
        earlier.turns(WITHOUT_A_CHANNEL, 4).await;
        // Someone takes the seat that its player offered there.
        earlier.done(ILEANA, WITHOUT_A_CHANNEL, SeatAction::Take(Seat::new(0))).await;
    })
    .await;
}

#[tokio::test]
async fn queued_turns_of_an_earlier_version_are_played() {
    on_both(async |earlier: Earlier| {
        let Reply::QueuedTurns(sheet) = earlier.ask(LUCIA, TZOLKIN, Query::QueuedTurns).await else {
            panic!("no queued turns")
        };
        assert_eq!(sheet.queued_turns.len(), 2);
        let queued = sheet.queued_turns[0].queued.steps.clone();
        earlier.turn(STEFAN, TZOLKIN).await;
        earlier.bench.work().await;
        let record = earlier.bench.tables.export(TZOLKIN).await.unwrap();
        let last = &record.steps[record.steps.len() - queued.len()..];
        assert!(last.iter().all(|step| step.seat == sheet.seat), "{last:?}");
        assert!(last.iter().map(|step| &step.action).eq(&queued), "{last:?} instead of {queued:?}");
        let posted = earlier.bench.deliver().await;
        assert!(posted.iter().any(|(row, announcement)| {
            row.destination == Destination::Direct(UserId(LUCIA)) && matches!(announcement.body, Body::Notice(_))
        }));

        // The queued turn of the other game depends on the turns before it. It is played, or its player sees the reason.
        let Reply::QueuedTurns(sheet) = earlier.ask(TOMMASO, TEOTIHUACAN, Query::QueuedTurns).await else {
            panic!("no queued turns")
        };
        let begun = earlier.bench.tables.export(TEOTIHUACAN).await.unwrap().steps.len();
        earlier.turn(LUCIA, TEOTIHUACAN).await;
        earlier.bench.work().await;
        let steps = earlier.bench.tables.export(TEOTIHUACAN).await.unwrap().steps.split_off(begun);
        let played: Vec<String> =
            steps.into_iter().filter(|step| step.seat == sheet.seat).map(|step| step.action).collect();
        if played.is_empty() {
            assert_eq!(earlier.planner(TOMMASO, TEOTIHUACAN, PlanningQuery::Planner).await.failed().len(), 1);
        } else {
            assert_eq!(played, sheet.queued_turns[0].queued.steps);
        }
    })
    .await;
}

#[tokio::test]
async fn pauses_and_lobbies_of_an_earlier_version_continue() {
    on_both(async |earlier: Earlier| {
        let number = earlier.row(PAUSE_PROPOSED).proposal.unwrap().number();
        for user in [TOMMASO, ILEANA] {
            earlier.done(user, PAUSE_PROPOSED, PauseAction::AnswerPause { number, agree: true }).await;
        }
        assert!(earlier.info(PAUSE_PROPOSED).await.pause.is_some());
        assert!(earlier.info(PAUSED).await.pause.is_some());
        earlier.done(STEFAN, PAUSED, PauseAction::GoOn).await;
        assert_eq!(earlier.row(PAUSED).settings.time_out, TimeOut::Seat);

        let turned_off = earlier.store.answer(SLEEPS_NO).unwrap().unwrap();
        assert!(turned_off.contains(r#"{"key":"ui-setting-sleeps","#), "{turned_off}");

        for (host, lobby) in [(ILEANA, LOBBY), (STEFAN, REMATCH)] {
            if lobby == REMATCH {
                assert_eq!(earlier.row(lobby).previous, Some(TEOTIHUACAN_OVER));
                let reserved = earlier.row(lobby).reserved.unwrap();
                assert_eq!(reserved.of, TEOTIHUACAN_OVER);
                assert_eq!(reserved.players, [Some(UserId(ILEANA)), None, None, None]);
                assert_eq!(reserved.until, "2026-11-30T02:14:32.239413465Z".parse().unwrap());
                earlier.done(ILEANA, lobby, LobbyAction::Join).await;
            }
            earlier.done(host, lobby, LobbyAction::Start).await;
        }
        earlier.done(ADA, CANCELED, LobbyAction::Reopen).await;
        for game in [PAUSED, LOBBY, REMATCH, CANCELED] {
            earlier.turns(game, 5).await;
        }

        assert!(earlier.info(PAUSED_FOR_DAYS).await.pause.is_some());
        earlier.bench.clock.forward(6 * 24 * 60 * 60);
        earlier.bench.work().await;
        for game in [PAUSED_FOR_DAYS, PAUSE_PROPOSED] {
            assert_eq!(earlier.info(game).await.pause, None);
            earlier.turns(game, 4).await;
        }
    })
    .await;
}

#[tokio::test]
async fn private_data_of_an_earlier_version_is_kept() {
    on_both(async |earlier: Earlier| {
        let Reply::Notes(sheet) = earlier.ask(ADA, TZOLKIN_OVER, NoteRequest::Show(None)).await else {
            panic!("no notes")
        };
        let notes: Vec<_> = sheet.notes.iter().map(|shown| (shown.note.turn, shown.note.text.as_str())).collect();
        assert_eq!(notes, [(WHOLE_GAME, "Temples early, skulls late."), (5, "Here I should have taken the corn.")]);
        let mut request = earlier.bench.request(LUCIA, NoteRequest::Find("piramide".to_owned()));
        request.origin.channel = ChannelId(600);
        let Reply::Notes(sheet) = earlier.answer(request).await else { panic!("no notes") };
        assert_eq!(sheet.notes.len(), 1);

        // The turn at which each what-if starts, and the number of its turns.
        let what_ifs = async |user, game| -> Vec<(u32, usize)> {
            let Reply::WhatIf(WhatIfReply::List(list)) = earlier.ask(user, game, WhatIfRequest::List(None)).await
            else {
                panic!("no what-ifs")
            };
            for shown in &list.what_ifs {
                let board = earlier.planner(user, game, WhatIfRequest::Show(shown.stamp.seq)).await;
                let what_if = board.what_if().unwrap().clone();
                assert!(!what_if.cut, "its turns are still possible");
                let drafted = if what_if.turn == 8 { vec!["pick yaxchilan 1", "action 1"] } else { Vec::new() };
                assert_eq!(steps(&board), drafted);
                let board = earlier.first_choices(user, game, board).await;
                let board = earlier.planner(user, game, PlanAction::EndTurn(board.stamp)).await;
                assert_eq!(board.what_if().unwrap().turns, what_if.turns + 1);
            }
            list.what_ifs.into_iter().map(|shown| (shown.what_if.turn, shown.what_if.turns)).collect()
        };
        assert_eq!(what_ifs(LUCIA, TZOLKIN).await, [(8, 1), (9, 1), (5, 2)]);
        assert_eq!(what_ifs(TOMMASO, TEOTIHUACAN).await, [(45, 2)]);
        assert_eq!(what_ifs(ADA, TZOLKIN_OVER).await, [(12, 3)]);

        let of = async |user| {
            let request = earlier.bench.request(user, PreferencesChange::default());
            let Reply::Preferences(sheet) = earlier.answer(request).await else { panic!("no preferences") };
            sheet
        };
        let ada = of(ADA).await.person;
        assert_eq!((ada.notify_by, ada.zone.as_deref()), (NotifyBy::Both, Some("Europe/Rome")));
        assert_eq!(ada.quiet.map(|quiet| (quiet.from, quiet.until)), Some((22 * 60 + 30, 7 * 60)));
        assert_eq!((ada.theme, ada.guidance), (Some(games::Theme::Dark), Guidance::In(TZOLKIN_OVER)));
        assert!(ada.play_forced && ada.comments);
        let stefan = of(STEFAN).await;
        assert_eq!(stefan.away, Some("2027-01-30T22:00:00Z".parse().unwrap()));
        assert!(stefan.person.delay_queued_turns);
        assert_eq!(of(LUCIA).await.person.notify_by, NotifyBy::Direct);
        let ileana = of(ILEANA).await.person;
        assert_eq!((ileana.notify_by, ileana.zone.as_deref()), (NotifyBy::Nowhere, Some("America/Bogota")));

        let request = earlier.bench.request(TOMMASO, LessonRequest::List(None));
        let Reply::Lesson(LessonReply::List(list)) = earlier.answer(request).await else { panic!("no lessons") };
        let lessons = list.games.iter().flat_map(|listed| &listed.lessons);
        assert_eq!(lessons.filter(|(_, _, done)| *done).count(), 1);
        let lesson = planner(Ok(earlier.answer(earlier.bench.request(LUCIA, LessonRequest::Show)).await));
        assert_eq!(lesson.lesson().map(|task| task.lesson.id.as_str()), Some("teotihuacan-move"));
        assert_eq!(steps(&lesson), ["move gold_deposits 1 forest", "collect"]);
    })
    .await;
}

#[tokio::test]
async fn messages_of_an_earlier_version_are_delivered() {
    on_both(async |earlier: Earlier| {
        let waiting = earlier.store.pending(WITHOUT_PERMISSION, earlier.store.newest_time().unwrap().unwrap()).unwrap();
        assert_eq!(earlier.bench.deliver().await.len(), 0, "{waiting:?}");
        earlier.bench.tables.release_withheld(earlier.row(WITHOUT_PERMISSION).channel).await.unwrap();
        let delivered = earlier.bench.deliver().await;
        let games: BTreeSet<TableId> = delivered.iter().map(|(row, _)| row.table).collect();
        assert_eq!((delivered.len(), games), (2, BTreeSet::from([WITHOUT_PERMISSION])));
        // A repeated click gets its stored reply.
        let clicked = earlier.store.log(TZOLKIN).unwrap().into_iter().find(|entry| entry.seq == 24).unwrap();
        let mut request = earlier.request(ADA, TZOLKIN, PlanAction::Play("end".to_owned()));
        request.interaction = clicked.interaction.unwrap();
        assert_eq!(turn_done(earlier.bench.tables.handle(request).await).seq, 24);
        // The list of games and the post in the forum keep their places.
        assert_eq!(earlier.bench.tables.boards().await.unwrap().len(), 1);
        let post = earlier.bench.tables.post(earlier.row(IN_A_FORUM).channel).await.unwrap().unwrap();
        assert_eq!(post.shown.as_deref(), Some("ui-tag-running"));
    })
    .await;
}

#[tokio::test]
async fn renamed_columns_and_fields_keep_their_values() {
    on_both(async |earlier: Earlier| {
        let with = |holds: fn(&TableRow) -> bool| -> Vec<TableId> {
            GAMES.map(|(game, _)| game).into_iter().filter(|game| holds(&earlier.row(*game))).collect()
        };
        assert_eq!(with(|row| row.channel_deleted), [WITHOUT_A_CHANNEL]);
        assert_eq!(
            with(|row| row.full_announced),
            [TZOLKIN, PAUSED, PAUSED_FOR_DAYS, CANCELED, WITHOUT_A_CHANNEL, WITHOUT_PERMISSION]
        );
        assert_eq!(with(|row| row.idle_asked_at.is_some()), []);

        let pending = earlier.store.pending(WITHOUT_PERMISSION, earlier.bench.clock.now()).unwrap();
        let reason = "Discord rejected the request (403, code 50013): Missing Permissions";
        assert_eq!((pending.messages, pending.why.as_deref()), (2, Some(reason)));

        let jobs = GAMES.map(|(game, _)| earlier.store.jobs(game).unwrap()).concat();
        let reminded = jobs.iter().filter_map(|job| match job.payload {
            JobPayload::ReminderProgress(progress) => Some((progress.by_turn, progress.times, progress.last.is_some())),
            _ => None,
        });
        assert_eq!(reminded.collect::<Vec<_>>(), [(true, 1, true); 8]);

        let data = earlier.store.person_data(UserId(STEFAN)).unwrap();
        let preferences = &serde_json::to_value(&data).unwrap()["preferences"][0];
        assert_eq!(preferences["notify_by"], "channel");
        assert_eq!(preferences["vacation"]["until"], "2027-01-30T22:00:00Z");
        assert!(preferences.get("told").is_none() && preferences.get("away").is_none());
    })
    .await;
}
