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
    ChannelId, Command, Lead, LobbyAction, NewTable, PlanAction, Planner, PlanningQuery, Query, Refusal, Reply,
    Seating, TableAction, ViewingQuery, ViewingReply,
};
use daykeeper::text::Texts;

use super::bench::{Bench, Parts};

static TEXTS: LazyLock<Texts> = LazyLock::new(Texts::embedded);

fn three_seats(game: &str) -> NewTable {
    NewTable {
        game: game.to_owned(),
        options: Options::default(),
        seats: Some(3),
        seating: Seating::Joined,
        start_when_full: false,
        rated: true,
    }
}

/// Opens a game of one person against computer players.
pub async fn alone(game: &str) -> Bench {
    let bench = Bench::playing(daykeeper::games::titles().to_vec());
    bench.done(1, Command::New(three_seats(game))).await;
    bench.done(1, TableAction::Lobby(LobbyAction::StartWithComputers)).await;
    bench
}

async fn lead(bench: &Bench, command: impl Into<Command>) -> Option<Lead> {
    match bench.ask(1, command).await {
        Ok(Reply::Planner(planner)) => planner.lead().cloned(),
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

/// The planner's picture. With advice or without, it is the one for the decision.
fn assert_shows_the_decision(planner: &Planner) {
    let names = planner.table.names();
    let (viewer, since) = (Viewer::Seat(planner.seat), Some(&*planner.since));
    let kind = PictureKind::Draft(planner.seat);
    let expected = planner.position.scene(kind, viewer, since, &names, planner.table.theme);
    let reply = Reply::Planner(Box::new(planner.clone()));
    let messages = pages::messages(&Localizer::new(&TEXTS, "en", &names), &reply, ReplyFormat::Usual);
    assert_eq!(messages[0].picture.as_ref().unwrap().content, PictureContent::Still(Box::new(expected)));
}

/// Plays a turn of first choices. In the middle of a turn, the planner gives no advice.
async fn play_first(bench: &Bench, mut planner: Planner) {
    while !planner.may_end() {
        let step = planner.prompt.choices[0].step.clone();
        planner = bench.step(1, &step).await;
        assert_eq!(key(planner.lead().cloned()), None);
    }
    bench.ask(1, TableAction::Plan(PlanAction::EndTurn(planner.stamp))).await.map(drop).unwrap();
}

#[tokio::test]
async fn a_newcomer_is_asked_once_and_led_through_the_first_rounds() {
    for (game, first, second) in
        [("tzolkin", "tzolkin-advice-wealth", "place"), ("teotihuacan", "teotihuacan-advice-tiles", "move")]
    {
        let bench = alone(game).await;
        assert_eq!(bench.planner(1).await.lead(), Some(&Lead::Question), "{game}");
        assert_eq!(key(lead(&bench, Command::Explain(true)).await).as_deref(), Some(first));
        let bench = bench.restart();
        let planner = bench.planner(1).await;
        assert_eq!(key(planner.lead().cloned()).as_deref(), Some(first), "{game}");

        // After the first rounds, the advice names what the player hasn't had yet.
        let mut seen = BTreeSet::new();
        for _ in 0..14 {
            let planner = bench.planner(1).await;
            assert_shows_the_decision(&planner);
            seen.extend(key(planner.lead().cloned()));
            play_first(&bench, planner).await;
            bench.work().await;
        }
        assert!(seen.contains(&format!("{game}-advice-{second}")), "{game}: {seen:?}");
        let aims = ["technology", "building", "temple"].map(|aim| format!("{game}-advice-{aim}"));
        assert!(aims.iter().any(|aim| seen.contains(aim)), "{game}: {seen:?}");
    }
}

/// The game after an explained one offers to explain it too, and the third game doesn't.
#[tokio::test]
async fn a_newcomer_is_offered_a_second_explained_game() {
    let bench = Bench::playing(daykeeper::games::titles().to_vec());
    for (channel, is_asked) in [(701, true), (702, true), (703, false)] {
        let ask = async |command: Command| {
            let mut request = bench.request(1, command);
            request.origin.channel = ChannelId(channel);
            bench.tables.handle(request).await.unwrap()
        };
        ask(Command::New(three_seats("tzolkin"))).await;
        ask(TableAction::Lobby(LobbyAction::StartWithComputers).into()).await;
        let Reply::Planner(planner) = ask(PlanningQuery::Planner.into()).await else { panic!("no planner") };
        assert_eq!(planner.lead() == Some(&Lead::Question), is_asked, "{channel}");
        if is_asked {
            ask(Command::Explain(true)).await;
        }
    }
}

#[tokio::test]
async fn only_newcomers_in_solo_games_are_asked() {
    let bench = alone("tzolkin").await;
    assert_eq!(lead(&bench, Command::Explain(false)).await, None);
    assert_eq!(bench.planner(1).await.lead(), None);

    let bench = Bench::new();
    bench.begin(2).await;
    assert_eq!(bench.planner(1).await.lead(), None);
}

#[tokio::test]
async fn explanations_cover_the_displayed_things() {
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
            board.position.face(board.viewer).regions().into_iter().map(|region| region.id).collect();
        let named: BTreeSet<String> = board.table.game.topics().into_iter().filter_map(|topic| topic.region).collect();
        assert!(named.is_subset(&regions), "{named:?}");
    }
}
