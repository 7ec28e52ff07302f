//! The pages of games on the web: their secret names, and the links in Discord.

use std::process::Command;
use std::time::Duration;

use daykeeper::discord::commands::intent::ReplyFormat;
use daykeeper::discord::pages;
use daykeeper::discord::parts::components::{ButtonStyle, Row};
use daykeeper::discord::parts::localizer::Localizer;
use daykeeper::discord::parts::message::Message;
use daykeeper::games;
use daykeeper::store::{self, Database};
use daykeeper::table::{
    Body, Command as Wanted, GuildId, HistoryRequest, LobbyAction, PageName, PrivacyReply, PrivacyRequest, Refusal,
    Reply, SettingRefusal, SettingsChange, Store, TableAction, TableId, TableState, ViewingQuery,
};
use daykeeper::text::Texts;
use tokio::sync::broadcast::error::TryRecvError;

use super::bench::{Bench, CHANNEL};
use crate::discord::settings::Buffer;

const ADDRESS: &str = "https://example.org/daykeeper";

/// The label of the link button.
const LABEL: &str = "Board on the web";

fn published() -> Bench {
    Bench::new().published_at(ADDRESS)
}

fn web(on: bool) -> SettingsChange {
    SettingsChange { web: Some(on), ..SettingsChange::default() }
}

async fn page(bench: &Bench) -> Option<PageName> {
    bench.info().await.table.page
}

async fn found(bench: &Bench, name: &PageName) -> Option<TableId> {
    bench.tables.page(name).await.unwrap()
}

async fn to_the_end(bench: &Bench) {
    while bench.info().await.table.state == TableState::Running {
        let user = bench.info().await.to_act[0].occupant.person().unwrap();
        if bench.play(user.0, "take 3; take 3; end").await.is_err() {
            bench.end(user.0, "take 1; end").await;
        }
    }
}

/// The messages of a reply to a user, in English.
async fn answered(bench: &Bench, number: u64, command: impl Into<Wanted>) -> Vec<Message> {
    let (texts, reply) = (Texts::embedded(), bench.ask(number, command).await.unwrap());
    let localizer = localizer(&texts, bench);
    pages::messages(&localizer, &reply, ReplyFormat::Viewer(0))
}

fn localizer<'a>(texts: &'a Texts, bench: &Bench) -> Localizer<'a> {
    let names = ["Player 1".to_owned(), "Player 2".to_owned()];
    Localizer::new(texts, "en", &names).with_web(bench.tables.public_address().cloned())
}

/// The addresses of the link buttons to a page, and of the links in the text.
fn links(messages: &[Message]) -> (Vec<String>, Vec<String>) {
    let rows = messages.iter().flat_map(|message| &message.rows);
    let buttons = rows.filter_map(|row| match row {
        Row::Buttons(buttons) => Some(buttons),
        Row::Menu { .. } => None,
    });
    let pages = buttons.flatten().filter(|button| button.style == ButtonStyle::Link && button.label == LABEL);
    let text: String = messages.iter().map(|message| message.words() + "\n").collect();
    let written = text.split("](<https://example.org").skip(1).map(|rest| rest.split_once(">)").unwrap().0);
    let written = written.map(|path| format!("https://example.org{path}")).collect();
    (pages.map(|button| button.custom_id.clone()).collect(), written)
}

/// The delivered messages, in English.
async fn delivered(bench: &Bench) -> Vec<(Body, Message)> {
    let texts = Texts::embedded();
    let all = bench.deliver().await.into_iter();
    all.filter_map(|(_, sent)| {
        let message = pages::announcement(&localizer(&texts, bench), &sent)?;
        Some((sent.body, message))
    })
    .collect()
}

/// Returns `true` for the message of the current turn.
fn asks(body: &Body) -> bool {
    matches!(body, Body::Turn(news) | Body::Revealed(news) if news.open)
}

/// The delivered message of the current turn.
async fn newest(bench: &Bench) -> Message {
    delivered(bench).await.into_iter().find(|(body, _)| asks(body)).expect("no message").1
}

#[tokio::test]
async fn a_game_has_a_page_as_soon_as_the_bot_has_a_public_address() {
    let bench = Bench::new();
    bench.open().await;
    let old = bench.table().await;
    assert_eq!(page(&bench).await, None);
    assert_eq!(bench.count("SELECT count(*) FROM tables WHERE page IS NOT NULL"), 0);

    // The game from before gets its name when someone looks at it, and keeps it after a restart.
    let bench = bench.restart().published_at(ADDRESS);
    let name = page(&bench).await.expect("no page");
    assert_eq!(name.as_str().len(), PageName::LENGTH);
    assert_eq!(found(&bench, &name).await, Some(old));
    let bench = bench.restart();
    assert_eq!(found(&bench, &name).await, Some(old));
    assert_eq!(page(&bench).await, Some(name.clone()));
    bench.done(1, TableAction::Lobby(LobbyAction::Cancel)).await;

    // A new game has another one from the beginning.
    bench.open().await;
    let stored = PageName::parse(&bench.text("SELECT page FROM tables ORDER BY id DESC LIMIT 1")).unwrap();
    assert_ne!(stored, name);
    assert_eq!(page(&bench).await, Some(stored));
    assert_eq!(found(&bench, &PageName::parse("AAAAAAAAAAAAAAAAAAAAAA").unwrap()).await, None);
}

#[tokio::test]
async fn a_list_names_the_page_of_a_game_that_is_not_loaded() {
    let bench = Bench::new();
    bench.begin(2).await;
    let bench = bench.restart().published_at(ADDRESS);
    let Ok(Reply::Games(mine)) = bench.ask(1, Wanted::Games).await else { panic!("no list") };
    let name = mine.tables[0].table.page.clone().expect("no page");
    assert_eq!(page(&bench).await, Some(name), "the list and the game name the same page");
}

#[tokio::test]
async fn turning_the_page_off_ends_the_link_and_turning_it_on_makes_another() {
    let bench = published();
    bench.begin(2).await;
    bench.deliver().await;
    let first = page(&bench).await.unwrap();
    bench.set(web(false)).await;
    assert_eq!(found(&bench, &first).await, None);
    assert_eq!(page(&bench).await, None);
    // The newest message loses its button.
    assert_eq!(links(&[newest(&bench).await]), (vec![], vec![]));
    let bench = bench.restart();
    assert_eq!(page(&bench).await, None);

    bench.set(web(true)).await;
    let second = page(&bench).await.unwrap();
    assert_ne!(second, first);
    assert_eq!(found(&bench, &first).await, None);
    assert_eq!(found(&bench, &second).await, Some(bench.table().await));
    assert_eq!(links(&[newest(&bench).await]).0, [format!("{ADDRESS}/t/{}", second.as_str())]);

    // The page stays after the end, and so does its setting. No other one does.
    to_the_end(&bench).await;
    let pace = SettingsChange { pinned: Some(true), ..web(false) };
    assert_eq!(bench.refused(1, TableAction::Settings(Box::new(pace))).await, Refusal::GameOver);
    bench.set(web(false)).await;
    assert_eq!(found(&bench, &second).await, None);
}

#[tokio::test]
async fn renewing_a_link_ends_the_old_one() {
    let bench = published();
    bench.begin(2).await;
    bench.deliver().await;
    let old = page(&bench).await.unwrap();
    let refusal = bench.refused(2, TableAction::RenewPage).await;
    assert!(matches!(refusal, Refusal::Access(_)), "{refusal}");
    let mut changes = bench.tables.changes();
    assert_eq!(bench.done(1, TableAction::RenewPage).await.key, "ui-table-web-renewed");
    assert_eq!(changes.try_recv(), Ok(bench.table().await));
    let new = page(&bench).await.unwrap();
    assert_ne!(new, old);
    assert_eq!(found(&bench, &old).await, None);
    assert_eq!(found(&bench, &new).await, Some(bench.table().await));
    assert_eq!(links(&[newest(&bench).await]).0, [format!("{ADDRESS}/t/{}", new.as_str())]);
    let bench = bench.restart();
    assert_eq!(page(&bench).await, Some(new));

    bench.set(web(false)).await;
    assert_eq!(bench.refused(1, TableAction::RenewPage).await, Refusal::Setting(SettingRefusal::NoPage));
}

#[tokio::test]
async fn every_place_links_to_the_page() {
    let bench = published();
    bench.open().await;
    let url = format!("{ADDRESS}/t/{}", page(&bench).await.unwrap().as_str());
    let lobby = delivered(&bench).await.remove(0).1;
    assert!(lobby.content.contains("Anyone with [the link]"), "{}", lobby.content);
    assert_eq!(links(&[lobby]), (vec![], vec![url.clone()]));
    bench.done(2, TableAction::Lobby(LobbyAction::Join)).await;
    bench.done(1, TableAction::Lobby(LobbyAction::Start)).await;
    let (Body::Choosing { .. }, choice) = delivered(&bench).await.pop().unwrap() else { panic!("no choice") };
    assert_eq!(links(std::slice::from_ref(&choice)), (vec![url.clone()], vec![]));
    assert_eq!(choice.rows.len(), 2, "a separate row");
    for (number, bid) in [(1, "bid 3"), (2, "bid 1")] {
        bench.end(number, bid).await;
    }
    let messages = delivered(&bench).await;
    let turn = messages.iter().find(|(body, _)| asks(body)).unwrap();
    assert_eq!(links(std::slice::from_ref(&turn.1)).0, vec![url.clone()]);
    assert!(messages.iter().all(|(body, message)| match body {
        Body::Choosing { .. } => links(std::slice::from_ref(message)).0.is_empty(),
        _ => true,
    }));

    let info = answered(&bench, 1, ViewingQuery::Info).await;
    assert_eq!(links(&info), (vec![url.clone()], vec![url.clone()]));
    let renew = |info: &[Message]| format!("{:?}", info[0].rows).contains("Renew link");
    assert!(renew(&info) && !renew(&answered(&bench, 2, ViewingQuery::Info).await));
    assert_eq!(links(&answered(&bench, 2, Wanted::Games).await), (vec![], vec![url.clone()]));
    assert_eq!(links(&answered(&bench, 2, ViewingQuery::Board { turn: None }).await).0, vec![url.clone()]);

    to_the_end(&bench).await;
    let messages = delivered(&bench).await;
    let result = messages.into_iter().find(|(body, _)| matches!(body, Body::Final { .. })).unwrap().1;
    assert_eq!(links(std::slice::from_ref(&result)), (vec![url.clone()], vec![]));
    assert_eq!(result.rows.len(), 2);
    let history = HistoryRequest { player: None, page: 0, server: None };
    assert_eq!(links(&answered(&bench, 2, history.clone()).await), (vec![], vec![url.clone()]));
    let board = |turn| answered(&bench, 2, ViewingQuery::Board { turn });
    assert_eq!(links(&board(None).await), (vec![], vec![url.clone()]));
    assert_eq!(links(&board(Some(3)).await), (vec![], vec![format!("{url}?turn=3")]));

    // Without an address and with the page off, no message has a link.
    let off = bench.restart();
    off.set(web(false)).await;
    for history in [answered(&off, 2, history.clone()).await, answered(&off, 1, ViewingQuery::Info).await] {
        assert_eq!(links(&history), (vec![], vec![]));
    }
    let bench = Bench::new();
    bench.begin(2).await;
    to_the_end(&bench).await;
    let all = delivered(&bench).await.into_iter().map(|(_, message)| message);
    let all: Vec<Message> = all.chain(answered(&bench, 2, history).await).collect();
    assert_eq!(links(&all), (vec![], vec![]));
}

#[tokio::test]
async fn watchers_see_public_changes_and_never_drafts() {
    let bench = published();
    let mut changes = bench.tables.changes();
    bench.open().await;
    let id = bench.table().await;
    let mut heard = || {
        let mut count = 0;
        loop {
            match changes.try_recv() {
                Ok(table) => assert_eq!(table, id),
                Err(TryRecvError::Empty) => return count,
                Err(error) => panic!("{error}"),
            }
            count += 1;
        }
    };
    assert_eq!(heard(), 1, "opened");
    bench.done(2, TableAction::Lobby(LobbyAction::Join)).await;
    bench.done(1, TableAction::Lobby(LobbyAction::Start)).await;
    assert_eq!(heard(), 2);
    for number in [1, 2] {
        bench.end(number, if number == 1 { "bid 3" } else { "bid 1" }).await;
    }
    assert_eq!(heard(), 2);
    bench.step(1, "take 1").await;
    answered(&bench, 1, ViewingQuery::Info).await;
    assert_eq!(heard(), 0, "a draft is private");
    bench.end(1, "end").await;
    assert_eq!(heard(), 1);
    bench.set(SettingsChange { pinned: Some(true), ..SettingsChange::default() }).await;
    assert_eq!(heard(), 1);

    bench.tables.server_removed(GuildId(7)).await.unwrap();
    bench.clock.forward(2 * 24 * 60 * 60);
    let name = page(&bench).await.unwrap();
    assert_eq!(bench.tables.delete_removed(Duration::from_secs(24 * 60 * 60)).await.unwrap(), 1);
    assert_eq!(heard(), 1, "deleted");
    assert_eq!(found(&bench, &name).await, None);
}

#[tokio::test]
async fn a_restored_game_gets_another_link() {
    let bench = Bench::playing(games::titles().to_vec()).published_at(ADDRESS);
    bench.start(2).await;
    let name = page(&bench).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let [backup, restored] = ["backup.db", "restored.db"].map(|name| folder.path().join(name));
    store::copy(&bench.path, &backup).unwrap();
    let mut program = Command::new(env!("CARGO_BIN_EXE_daykeeper"));
    program.args(["restore", "--create", "--database"]).args([&restored, &backup]);
    let done = program.output().unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let database = Database::open(&restored).unwrap();
    assert_eq!(database.table_with_page(&name).unwrap(), None);
    assert_eq!(database.table(bench.table().await).unwrap().unwrap().page, None);
    // The backup itself stays as it is.
    let kept = Database::open(&backup).unwrap();
    assert_eq!(kept.table_with_page(&name).unwrap(), Some(bench.table().await));
}

#[tokio::test]
async fn exports_and_personal_data_have_no_link() {
    let bench = published();
    bench.begin(2).await;
    let name = page(&bench).await.unwrap();
    let record = bench.tables.export(bench.table().await).await.unwrap();
    let Ok(Reply::Privacy(PrivacyReply::Data(data))) = bench.ask(1, PrivacyRequest::Show).await else {
        panic!("no data")
    };
    for text in [serde_json::to_string(&record).unwrap(), serde_json::to_string(&data).unwrap()] {
        assert!(text.contains("bid 3") && !text.contains(name.as_str()), "{text}");
    }
}

#[test]
fn no_log_line_and_no_error_has_a_link() {
    let log = Buffer::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt().with_writer(move || writer.clone());
    let subscriber = subscriber.with_max_level(tracing::Level::TRACE).with_ansi(false).finish();
    let mut names = Vec::new();
    let mut texts = Vec::new();
    tracing::subscriber::with_default(subscriber, || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let bench = published();
            bench.begin(2).await;
            let id = bench.table().await;
            names.extend(page(&bench).await);
            bench.done(1, TableAction::RenewPage).await;
            names.extend(page(&bench).await);
            bench.deliver().await;
            let row = bench.tables.row_of(CHANNEL).await.unwrap();
            texts.push(format!("{row:?} {:?}", names[1]));
            // Another game can't have the same name, and the database's error doesn't show it.
            bench.done(1, TableAction::Lobby(LobbyAction::Cancel)).await;
            bench.open().await;
            let (other, name) = (bench.table().await, names[1].clone());
            let error = bench.tables.ask(move |store| store.keep_page(other, &name)).await.unwrap_err();
            texts.push(format!("{error:?} {error}"));
            assert_eq!(found(&bench, &names[1]).await, Some(id));
            // A database that refuses the new name.
            let full =
                "CREATE TRIGGER full BEFORE UPDATE OF page ON tables BEGIN SELECT RAISE(ABORT, 'disk full'); END";
            bench.sql().execute_batch(full).unwrap();
            texts.push(format!("{:?}", bench.refused(1, TableAction::RenewPage).await));
            names.extend(page(&bench).await);
        });
    });
    let log = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    // Lines of lower levels can be missing, since other tests change the level of the whole program.
    assert!(log.contains("could not handle a request"), "{log}");
    texts.push(log);
    assert_eq!(names.len(), 3);
    for (name, text) in names.iter().flat_map(|name| texts.iter().map(move |text| (name, text))) {
        assert!(!text.contains(name.as_str()), "{text}");
    }
}
