//! The host's settings, and permission to change them.

use daykeeper::games::Theme;
use daykeeper::table::{
    AccessRefusal, ClockRule, LobbyAction, LobbyRefusal, Query, Refusal, Reply, Seating, SettingRefusal,
    SettingsChange, TableAction, UndoAction, UndoRefusal, UndoRule, ViewingQuery, ViewingReply,
};

use super::world::{What, World};

const BEGIN: &str = "2027-01-10T12:00:00Z";

async fn refused(world: &World, user: u64, change: SettingsChange) -> Refusal {
    match world.ask(user, 1, TableAction::Settings(Box::new(change))).await {
        Err(refusal) => refusal,
        Ok(_) => panic!("not refused"),
    }
}

#[tokio::test]
async fn changes_by_the_host_are_announced() {
    let world = World::new(BEGIN);
    world.game(1, &[1, 2]).await;
    world.news();
    let hints = SettingsChange { hints: Some(Some(false)), ..SettingsChange::default() };
    assert!(matches!(refused(&world, 2, hints.clone()).await, Refusal::Access(AccessRefusal::NotHost { .. })));
    world.set(1, 1, hints.clone()).await;
    world.work().await;
    let news = world.news();
    assert_eq!(news.len(), 1);
    assert_eq!(news[0].what, What::Notice("ui-notice-settings".into()));
    world.set(1, 1, hints).await;
    world.work().await;
    assert!(world.news().is_empty(), "what is so already is no news");
    // Everyone may look.
    let Reply::Settings(sheet) = world.must(9, 1, Query::Settings).await else { panic!("no sheet") };
    assert!(sheet.table.settings.hints == Some(false) && sheet.table.settings.ai);
}

#[tokio::test]
async fn language_theme_and_seating() {
    let world = World::new(BEGIN);
    world.lobby(1, &[1, 2]).await;
    let change = SettingsChange {
        locale: Some("it".into()),
        theme: Some(Theme::Dark),
        seating: Some(Seating::Random),
        ..SettingsChange::default()
    };
    world.set(1, 1, change).await;
    let world = world.restart();
    let Reply::Viewing(ViewingReply::Info(info)) = world.must(1, 1, ViewingQuery::Info).await else {
        panic!("no table")
    };
    assert_eq!(
        (info.table.locale.as_str(), info.table.theme, info.table.seating),
        ("it", Theme::Dark, Seating::Random)
    );
    world.must(1, 1, TableAction::Lobby(LobbyAction::Start)).await;
    let seating = SettingsChange { seating: Some(Seating::Joined), ..SettingsChange::default() };
    assert_eq!(refused(&world, 1, seating).await, Refusal::Lobby(LobbyRefusal::AlreadyStarted));
}

#[tokio::test]
async fn clocks_need_a_bank() {
    let world = World::new(BEGIN);
    world.lobby(1, &[1, 2]).await;
    for (bank, increment) in [(0, 60), (u32::MAX, 0), (60, u32::MAX)] {
        let clock = SettingsChange { clock: Some(Some(ClockRule { bank, increment })), ..SettingsChange::default() };
        assert_eq!(refused(&world, 1, clock).await, Refusal::Setting(SettingRefusal::BadClock));
    }
    let longest = 90 * 24 * 60 * 60;
    let rule = |bank, increment| SettingsChange {
        clock: Some(Some(ClockRule { bank, increment })),
        ..SettingsChange::default()
    };
    for (bank, increment) in [(longest + 1, 0), (60, longest + 1)] {
        assert_eq!(refused(&world, 1, rule(bank, increment)).await, Refusal::Setting(SettingRefusal::BadClock));
    }
    world.set(1, 1, rule(longest, longest)).await;
    world.set(1, 1, rule(1, 0)).await;
    // Setting only the increment keeps the existing time for the game.
    world.set(1, 1, rule(7200, 0)).await;
    world.set(1, 1, rule(0, 60)).await;
    let Reply::Settings(sheet) = world.must(1, 1, Query::Settings).await else { panic!("no sheet") };
    assert_eq!(sheet.table.settings.clock, Some(ClockRule { bank: 7200, increment: 60 }));
    world.must(1, 1, TableAction::Lobby(LobbyAction::Cancel)).await;
    let hints = SettingsChange { hints: Some(Some(false)), ..SettingsChange::default() };
    assert_eq!(refused(&world, 1, hints).await, Refusal::Cancelled);
}

#[tokio::test]
async fn undo_follows_the_setting_of_the_game() {
    let world = World::new(BEGIN);
    world.game(1, &[1, 2]).await;
    let undo = |rule| SettingsChange { undo: Some(rule), ..SettingsChange::default() };
    let take_back = async |user| world.ask(user, 1, TableAction::Undo(UndoAction::Undo { turn: None })).await.err();
    world.set(1, 1, undo(UndoRule::Free)).await;
    world.play(1, 1, "take 1; end").await;
    assert_eq!(take_back(1).await, None);
    world.play(1, 1, "draw").await;
    assert_eq!(take_back(1).await, Some(Refusal::Undo(UndoRefusal::UndoOnlyFree)));
    world.set(1, 1, undo(UndoRule::Never)).await;
    world.play(2, 1, "take 1; end").await;
    assert_eq!(take_back(2).await, Some(Refusal::Undo(UndoRefusal::UndoNever)));
    world.set(1, 1, undo(UndoRule::Agreed)).await;
    assert_eq!(take_back(2).await, None);
}
