//! A newcomer's first game: the question before it, the advice in the planner, and the topics to look up.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use daykeeper::discord::commands::intent::ReplyFormat;
use daykeeper::discord::pages;
use daykeeper::discord::pages::rules::{Here, RuleBook};
use daykeeper::discord::parts::localizer::Localizer;
use daykeeper::discord::parts::message::PictureContent;
use daykeeper::engine::{Options, Viewer};
use daykeeper::games::PictureKind;
use daykeeper::table::{
    Command, Lead, LobbyAction, NewTable, PlanAction, Planner, Query, Refusal, Reply, Seating, TableAction,
    ViewingQuery, ViewingReply,
};
use daykeeper::text::Texts;

use super::bench::Bench;

static TEXTS: LazyLock<Texts> = LazyLock::new(Texts::embedded);

/// Opens a game of one person against computer players.
pub async fn alone(game: &str) -> Bench {
    let bench = Bench::playing(daykeeper::games::titles().to_vec());
    let new = NewTable {
        game: game.to_owned(),
        options: Options::default(),
        seats: Some(3),
        seating: Seating::Joined,
        start_when_full: false,
    };
    bench.done(1, Command::New(new)).await;
    bench.done(1, TableAction::Lobby(LobbyAction::StartWithComputers)).await;
    bench
}

async fn lead(bench: &Bench, command: impl Into<Command>) -> Option<Lead> {
    match bench.ask(1, command).await {
        Ok(Reply::Planner(planner)) => planner.lead,
        Ok(_) => panic!("no planner"),
        Err(refusal) => panic!("refused: {refusal}"),
    }
}

fn key(lead: Option<Lead>) -> Option<String> {
    match lead {
        Some(Lead::Advice(advice)) => advice.map(|advice| advice.key),
        other => panic!("no advice: {other:?}"),
    }
}

/// The part of the board that the planner shows with the advice. Without one, it shows the picture for the decision.
fn shown_region(planner: &Planner) -> Option<String> {
    let region = planner.position.advised_region(planner.seat);
    let names = planner.table.names();
    let kind = region.clone().map_or(PictureKind::Draft(planner.seat), PictureKind::Region);
    let (viewer, since) = (Viewer::Seat(planner.seat), Some(&*planner.since));
    let expected = planner.position.scene(kind, viewer, since, &names, planner.table.theme);
    let reply = Reply::Planner(Box::new(planner.clone()));
    let messages = pages::messages(&Localizer::new(&TEXTS, "en", &names), &reply, ReplyFormat::Usual);
    let shown = messages[0].picture.as_ref().unwrap();
    assert_eq!(shown.content, PictureContent::Still(Box::new(expected)));
    let regions = planner.position.regions(viewer);
    assert!(region.iter().all(|id| regions.iter().any(|region| region.id == *id)), "{region:?}");
    region
}

/// Plays a turn of first choices. In the middle of a turn, the planner gives no advice.
async fn play_first(bench: &Bench, mut planner: Planner) {
    while !planner.may_end() {
        let step = planner.prompt.choices[0].step.clone();
        planner = bench.step(1, &step).await;
        assert_eq!(key(planner.lead.clone()), None);
    }
    bench.ask(1, TableAction::Plan(PlanAction::EndTurn(planner.stamp))).await.map(drop).unwrap();
}

#[tokio::test]
async fn a_newcomer_is_asked_once_and_led_through_the_first_rounds() {
    for (game, first) in [("tzolkin", "tzolkin-advice-wealth"), ("teotihuacan", "teotihuacan-advice-tiles")] {
        let bench = alone(game).await;
        assert_eq!(bench.planner(1).await.lead, Some(Lead::Question), "{game}");
        assert_eq!(key(lead(&bench, Command::Explain(true)).await).as_deref(), Some(first));
        let bench = bench.restart();
        let planner = bench.planner(1).await;
        assert_eq!(key(planner.lead).as_deref(), Some(first), "{game}");

        let (mut seen, mut lit) = (Vec::new(), BTreeSet::new());
        for _ in 0..12 {
            let planner = bench.planner(1).await;
            lit.extend(shown_region(&planner));
            seen.extend(key(planner.lead.clone()));
            play_first(&bench, planner).await;
            bench.work().await;
        }
        seen.dedup();
        assert_eq!(seen.last().map(String::as_str), Some("core-advice-done"), "{game}: {seen:?}");
        assert!(seen.len() >= 4, "{game}: {seen:?}");
        // A board first, and then the player's own goods.
        assert!(lit.len() >= 2 && lit.contains("player-1"), "{game}: {lit:?}");
    }
}

#[tokio::test]
async fn whoever_declines_or_plays_with_people_is_not_asked() {
    let bench = alone("tzolkin").await;
    assert_eq!(lead(&bench, Command::Explain(false)).await, None);
    assert_eq!(bench.planner(1).await.lead, None);

    let bench = Bench::new();
    bench.begin(2).await;
    assert_eq!(bench.planner(1).await.lead, None);
}

#[tokio::test]
async fn what_is_this_lists_what_the_player_sees() {
    let bench = alone("teotihuacan").await;
    let Ok(Reply::Topics(sheet)) = bench.ask(1, Query::Topics).await else { panic!("no topics") };
    assert_eq!(sheet.title.id(), "teotihuacan");
    assert_eq!(sheet.topics.first().map(|topic| &*topic.id), Some("rule-starting_tiles"));
    assert_eq!(bench.refused(2, Query::Topics).await, Refusal::NotAtTable);
}

/// A topic of the menu shows its region in the reader's game.
#[tokio::test]
async fn topics_show_a_part_of_the_readers_board() {
    for (game, topic, region) in [
        ("tzolkin", "gear-tikal", "tikal"),
        ("tzolkin", "temple-chaac", "temples"),
        ("teotihuacan", "board-forest", "forest"),
    ] {
        let bench = alone(game).await;
        let Ok(Reply::Viewing(ViewingReply::Board(board))) = bench.ask(1, ViewingQuery::Board { turn: None }).await
        else {
            panic!("no board")
        };
        let kind = PictureKind::Region(region.to_owned());
        let expected = board.position.scene(kind, board.viewer, None, &board.table.names(), board.table.theme);
        let localizer = Localizer::new(&TEXTS, "en", &[]);
        let book = RuleBook::new(&localizer, daykeeper::games::titles());
        let here = Here { game: board.table.game, seats: 3, theme: board.table.theme, board: Some(&board) };
        let message = book.answer(&localizer, Some(here), &format!("{game}:{topic}"));
        assert_eq!(message.picture.unwrap().content, PictureContent::Still(Box::new(expected)), "{topic}");
        // Every part that a topic names exists.
        let regions: BTreeSet<String> =
            board.position.regions(board.viewer).into_iter().map(|region| region.id).collect();
        let named: BTreeSet<String> = board.table.game.topics().into_iter().filter_map(|topic| topic.region).collect();
        assert!(named.is_subset(&regions), "{named:?}");
    }
}
