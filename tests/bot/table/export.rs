//! Games as files.

use daykeeper::discord::commands::intent::ReplyFormat;
use daykeeper::discord::pages;
use daykeeper::discord::parts::localizer::Localizer;
use daykeeper::discord::parts::message::PictureContent;
use daykeeper::games::{self, record::Record};
use daykeeper::table::{ChannelId, ExportFormat, Query, Refusal, TableState, ViewingRefusal};
use daykeeper::text::Texts;
use serde_json::Value;

use super::bench::Bench;
use crate::support::pebbles::CHANGED;

/// The reply, the name of the file and its content.
async fn exported(bench: &Bench, number: u64, format: ExportFormat) -> [String; 3] {
    let reply = bench.ask(number, Query::Export(format)).await.unwrap();
    let (texts, names) = (Texts::embedded(), ["Player 1".to_owned(), "Player 2".to_owned()]);
    let message = pages::messages(&Localizer::new(&texts, "en", &names), &reply, ReplyFormat::Usual).remove(0);
    let PictureContent::Ready { name, bytes } = message.picture.unwrap().content else { panic!("no file") };
    [message.content, name, String::from_utf8(bytes.to_vec()).unwrap()]
}

async fn to_the_end(bench: &Bench) {
    while bench.info().await.table.state == TableState::Running {
        let user = bench.info().await.to_act[0].occupant.person().unwrap();
        if bench.play(user.0, "take 3; take 3; end").await.is_err() {
            bench.end(user.0, "take 1; end").await;
        }
    }
}

#[tokio::test]
async fn a_finished_game_is_a_record_without_names() {
    let bench = Bench::new();
    bench.begin(2).await;
    to_the_end(&bench).await;
    let [said, name, text] = exported(&bench, 9, ExportFormat::Record).await;
    assert_eq!(said, "Here's **Game 1** as a game record, without names.");
    assert_eq!(name, "pebbles-1.record.json");
    assert!(!text.contains("Player"), "{text}");
    let record = bench.tables.export(bench.table().await).await.unwrap();
    assert_eq!(Record::read(&text).unwrap(), record);
    let [said, name, text] = exported(&bench, 1, ExportFormat::Text).await;
    assert_eq!((said.as_str(), name.as_str()), ("Here's the log of **Game 1**.", "pebbles-1.txt"));
    assert!(text.lines().count() >= record.steps.len() / 3, "{text}");

    // The steps of a game by older rules don't lead to its result.
    let bench = bench.restart_playing(vec![&CHANGED]);
    let refusal = bench.refused(1, Query::Export(ExportFormat::Record)).await;
    assert_eq!(refusal, Refusal::Viewing(ViewingRefusal::OldRules));
    exported(&bench, 1, ExportFormat::Text).await;
}

#[tokio::test]
async fn exporting_from_another_channel_needs_access_to_the_game() {
    let bench = Bench::new();
    bench.begin(2).await;
    let table = bench.table().await;
    let elsewhere = async |number: u64| {
        let mut request = bench.request(number, Query::Export(ExportFormat::Record));
        (request.table, request.origin.channel) = (Some(table), ChannelId(777));
        bench.tables.handle(request).await
    };
    assert_eq!(elsewhere(1).await.err(), Some(Refusal::NotHere), "it is running");
    to_the_end(&bench).await;
    assert!(elsewhere(1).await.is_ok());
    assert_eq!(elsewhere(9).await.err(), Some(Refusal::NotHere));
}

/// All texts in the setup that name hidden tiles.
fn hidden(setup: &Value) -> Vec<String> {
    let texts = |key: &str| -> Vec<String> {
        let list = setup[key].as_array().unwrap_or_else(|| panic!("no {key} in {setup}"));
        list.iter().map(|tile| tile.as_str().unwrap().to_owned()).collect()
    };
    texts("deck_age_1").into_iter().skip(6).chain(texts("deck_age_2")).collect()
}

/// The files of a running game: as a player and a stranger get them.
async fn files(bench: &Bench) -> Vec<[String; 3]> {
    let mut all = Vec::new();
    for number in [1, 2, 9] {
        for format in [ExportFormat::Record, ExportFormat::Text] {
            all.push(exported(bench, number, format).await);
        }
    }
    all
}

#[tokio::test]
async fn a_running_game_gives_only_its_public_turns() {
    let mut before_the_reveal = Vec::new();
    for choice in [0, 1] {
        let bench = Bench::playing(vec![games::title("tzolkin").unwrap()]);
        bench.start(2).await;
        let own = bench.planner(1).await;
        let kept = own.position.legal(own.seat)[choice].clone();
        bench.end(1, &kept).await;
        let secret = files(&bench).await;
        for [said, _, text] in &secret {
            assert_eq!(said, "Here are the public turns so far. Hidden tiles are left out.");
            assert!(!text.contains(&kept) && !text.contains("keep "), "{text}");
        }
        before_the_reveal.push(secret);

        let other = bench.planner(2).await;
        bench.end(2, &other.position.legal(other.seat)[0]).await;
        for (number, turn) in [(1, "place palenque; end"), (2, "place yaxchilan; end"), (1, "place tikal; end")] {
            let player = bench.info().await.to_act[0].occupant.person().unwrap();
            bench.end(if player.0 == number { number } else { player.0 }, turn).await;
        }
        let setup = bench.tables.export(bench.table().await).await.unwrap().setup;
        let hidden = hidden(&setup);
        assert!(hidden.len() > 20, "{setup}");
        for [_, name, text] in files(&bench).await {
            assert!(hidden.iter().all(|tile| !text.contains(tile)), "{text}");
            assert!(!text.contains("setup"), "{text}");
            if name.ends_with(".json") {
                assert_eq!(name, "tzolkin-1.turns.json");
                let turns: Value = serde_json::from_str(&text).unwrap();
                assert_eq!(turns["turns"][0]["do"], kept, "known since the reveal");
                assert_eq!(turns["turns"].as_array().unwrap().len(), 5);
                assert!(Record::read(&text).is_err(), "it isn't a record");
            }
        }
    }
    assert_eq!(before_the_reveal[0], before_the_reveal[1], "the files don't depend on a secret choice");
}
