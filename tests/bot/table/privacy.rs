//! A person's own data: shown, hidden and forgotten in chat.

use daykeeper::discord::commands::intent::ReplyFormat;
use daykeeper::discord::pages;
use daykeeper::discord::parts::localizer::Localizer;
use daykeeper::table::{
    Body, Command, ListSeason, LobbyAction, LobbyRefusal, PeopleQuery, PeopleRequest, PeopleSheet, PeopleShown,
    PrivacyReply, PrivacyRequest, Refusal, Reply, Season, SettingsChange, TableAction, TableId, TableState, UserId,
    verify,
};
use daykeeper::text::Texts;

use super::bench::Bench;

async fn to_the_end(bench: &Bench) {
    while bench.info().await.table.state == TableState::Running {
        let user = bench.info().await.to_act[0].occupant.person().unwrap();
        if bench.play(user.0, "take 3; take 3; end").await.is_err() {
            bench.end(user.0, "take 1; end").await;
        }
    }
}

async fn finish(bench: &Bench, players: u64) -> TableId {
    bench.begin(players).await;
    to_the_end(bench).await;
    bench.table().await
}

async fn privacy(bench: &Bench, number: u64, wanted: PrivacyRequest) -> PrivacyReply {
    match bench.ask(number, wanted).await {
        Ok(Reply::Privacy(reply)) => reply,
        Ok(_) => panic!("another answer"),
        Err(refusal) => panic!("refused: {refusal}"),
    }
}

async fn people(bench: &Bench, number: u64, what: PeopleQuery) -> PeopleSheet {
    match bench.ask(number, PeopleRequest { game: None, what, public: false, server: None }).await {
        Ok(Reply::People(sheet)) => *sheet,
        Ok(_) => panic!("another answer"),
        Err(refusal) => panic!("refused: {refusal}"),
    }
}

/// The people on the list of all time, with their ranks.
async fn listed(bench: &Bench, number: u64) -> Vec<(u32, u64)> {
    let all_time = PeopleQuery::List { season: ListSeason::Of(Season::ALL_TIME), page: 0 };
    let PeopleShown::List(list) = people(bench, number, all_time).await.what else { panic!("no list") };
    list.rows.iter().map(|row| (row.rank, row.person.user.0)).collect()
}

fn stats(player: u64) -> PeopleQuery {
    PeopleQuery::Stats { player: Some(UserId(player)) }
}

#[tokio::test]
async fn hidden_people_are_on_no_list_and_their_ranks_close_up() {
    let bench = Bench::new();
    for _ in 0..2 {
        finish(&bench, 3).await;
    }
    let before = listed(&bench, 1).await;
    assert_eq!(before.len(), 3);
    let first = before[0].1;
    assert!(matches!(privacy(&bench, first, PrivacyRequest::Hide(true)).await, PrivacyReply::Hidden(true)));
    let other = before[1].1;
    assert_eq!(listed(&bench, other).await, [(1, before[1].1), (2, before[2].1)]);
    assert_eq!(listed(&bench, first).await, [(1, before[1].1), (2, before[2].1)], "for themselves too");

    let shown = people(&bench, other, stats(first)).await;
    assert!(matches!(&shown.what, PeopleShown::Hidden(person) if person.user == UserId(first)));
    let against = PeopleQuery::Against { player: None, other: UserId(first) };
    assert!(matches!(people(&bench, other, against).await.what, PeopleShown::Hidden(_)));
    let PeopleShown::Stats(own) = people(&bench, first, stats(first)).await.what else { panic!("no card") };
    assert!(own.hidden && own.rating.is_some());
    let PeopleShown::Stats(card) = people(&bench, other, stats(other)).await.what else { panic!("no card") };
    assert!(card.opponents.iter().all(|person| person.user != UserId(first)), "not in the menu either");

    // Their games still count for the others, and a result still has no line about them.
    let table = finish(&bench, 3).await;
    let posted = bench.deliver().await;
    let ratings = posted.iter().find_map(|(_, announcement)| match &announcement.body {
        Body::Final { people, .. } if announcement.table.id == table => Some(people.ratings.len()),
        _ => None,
    });
    assert_eq!(ratings, Some(2));
    privacy(&bench, first, PrivacyRequest::Hide(false)).await;
    assert_eq!(listed(&bench, other).await.len(), 3);
}

#[tokio::test]
async fn a_person_gets_everything_that_is_stored_with_derived_figures_marked() {
    let bench = Bench::new();
    finish(&bench, 2).await;
    bench.tables.tally_all().await.unwrap();
    let PrivacyReply::Data(data) = privacy(&bench, 1, PrivacyRequest::Show).await else { panic!("no data") };
    let json = serde_json::to_value(&*data).unwrap();
    assert_eq!(json["seats"][0]["name"], "Player 1");
    assert!(json["log"].as_array().unwrap().len() > 2);
    assert_eq!(json["derived_results"][0]["rated"], 1);
    assert_eq!(json["derived_ratings"].as_array().unwrap().len(), 2, "all time and the season");
    let reply = Reply::Privacy(PrivacyReply::Data(data));
    let texts = Texts::embedded();
    let message = pages::messages(&Localizer::new(&texts, "en", &[]), &reply, ReplyFormat::Usual).remove(0);
    assert_eq!(message.content, "Here's everything I keep about you. Only you can see this file.");
    assert!(message.picture.is_some());
}

#[tokio::test]
async fn forgetting_asks_and_waits_for_the_end_of_running_games() {
    let bench = Bench::new();
    bench.begin(2).await;
    for wanted in [PrivacyRequest::AskToForget, PrivacyRequest::Forget] {
        let before = bench.fingerprint();
        let PrivacyReply::Plays(channels) = privacy(&bench, 2, wanted).await else { panic!("{wanted:?}") };
        assert_eq!(channels.len(), 1);
        assert_eq!(bench.fingerprint(), before, "{wanted:?}");
    }
    to_the_end(&bench).await;
    assert!(matches!(privacy(&bench, 2, PrivacyRequest::AskToForget).await, PrivacyReply::Ask { games: 1 }));
    assert_eq!(bench.count("SELECT count(*) FROM seats WHERE user = 2"), 1, "the question changes nothing");
    assert!(matches!(privacy(&bench, 9, PrivacyRequest::Forget).await, PrivacyReply::Unknown));
}

#[tokio::test]
async fn forgotten_people_are_a_seat_everywhere_and_the_ratings_of_the_others_stay() {
    let bench = Bench::new();
    for _ in 0..3 {
        finish(&bench, 3).await;
    }
    bench.tables.tally_all().await.unwrap();
    let others = |bench: &Bench| {
        let sql = bench.sql();
        let mut rows = sql
            .prepare("SELECT table_id, user, season, mean, spread FROM ratings WHERE user <> 2 AND user > 0 ORDER BY 1, 2, 3")
            .unwrap();
        let row = |row: &rusqlite::Row<'_>| Ok((0..5).map(|at| row.get(at)).collect::<Result<Vec<i64>, _>>().unwrap());
        rows.query_map([], row).unwrap().collect::<Result<Vec<_>, _>>().unwrap()
    };
    let before = others(&bench);
    bench.deliver().await;
    assert_eq!(bench.info().await.table.names()[1], "Player 2", "the name that the person chose");
    bench.sql().execute("UPDATE seats SET name = 'Ileana' WHERE user = 2", []).unwrap();
    assert!(matches!(privacy(&bench, 2, PrivacyRequest::Forget).await, PrivacyReply::Forgotten { games: 3 }));

    for table in ["seats", "results", "ratings", "log", "people"] {
        assert_eq!(bench.count(&format!("SELECT count(*) FROM {table} WHERE user = 2")), 0, "{table}");
        let all = "SELECT count(*) FROM (SELECT DISTINCT user FROM {} WHERE user < 0)";
        assert!(bench.count(&all.replace("{}", table)) <= 1, "one number in {table}");
    }
    assert_eq!(others(&bench), before);
    assert_eq!(listed(&bench, 1).await.len(), 2, "ranks close up");
    // The game in memory was dropped, so it has no name either.
    let names = bench.info().await.table.names();
    assert_eq!(names[1], "");
    let texts = Texts::embedded();
    assert_eq!(Localizer::new(&texts, "en", &names).names()[1], "Player 2");
    assert_eq!(Localizer::new(&texts, "it", &names).names()[1], "Giocatore 2");

    // The log leads to the same results, and a rebuild too.
    let titles = bench.tables.titles().to_vec();
    let verified = bench.tables.ask(move |store| verify(store, &titles, &mut |_| {})).await.unwrap();
    assert_eq!(verified, Ok(()));
    bench.tables.ask(|store| store.clear_tallies()).await.unwrap();
    bench.tables.tally_all().await.unwrap();
    assert_eq!(others(&bench), before);
}

#[tokio::test]
async fn a_lobby_reserves_no_seat_for_a_forgotten_person() {
    let bench = Bench::new();
    let old = finish(&bench, 3).await;
    bench.done(1, Command::Again(old)).await;
    assert_eq!(bench.info().await.table.reserved_seats().unwrap().0, [UserId(2), UserId(3)]);
    assert!(matches!(privacy(&bench, 2, PrivacyRequest::Forget).await, PrivacyReply::Forgotten { games: 1 }));
    assert_eq!(bench.info().await.table.reserved_seats().unwrap().0, [UserId(3)]);
}

#[tokio::test]
async fn an_unrated_game_changes_no_rating_and_the_choice_ends_with_the_start() {
    let bench = Bench::new();
    bench.open().await;
    let unrated = |rated| SettingsChange { rated: Some(rated), ..SettingsChange::default() };
    bench.set(unrated(false)).await;
    bench.done(2, TableAction::Lobby(LobbyAction::Join)).await;
    bench.done(1, TableAction::Lobby(LobbyAction::Start)).await;
    assert_eq!(
        bench.refused(1, TableAction::Settings(Box::new(unrated(true)))).await,
        Refusal::Lobby(LobbyRefusal::AlreadyStarted)
    );
    bench.end(1, "bid 3").await;
    bench.end(2, "bid 1").await;
    to_the_end(&bench).await;
    bench.tables.tally_all().await.unwrap();
    assert_eq!(bench.count("SELECT count(*) FROM ratings"), 0);
    assert_eq!(bench.count("SELECT count(*) FROM results WHERE user > 0"), 2, "turn times and averages count");
}
