//! The pages as a program sees them: answers, headers, versions, events and limits.

use std::time::Duration;

use daykeeper::games;
use daykeeper::table::{SettingsChange, TableAction};
use futures::StreamExt;
use reqwest::StatusCode;
use serde_json::Value;

use super::site::Site;

/// The content of a part of an update.
fn part<'a>(update: &'a Value, slot: &str) -> &'a str {
    let parts = update["parts"].as_array().unwrap();
    let part = parts.iter().find(|part| part[0] == slot).unwrap_or_else(|| panic!("no part {slot}"));
    part[2].as_str().unwrap_or_else(|| panic!("{slot} is left out"))
}

fn hashes(update: &Value) -> Vec<&str> {
    update["parts"].as_array().unwrap().iter().map(|part| part[1].as_str().unwrap()).collect()
}

#[tokio::test]
async fn a_page_shows_board_players_and_log_without_a_script() {
    for title in games::all() {
        let mut site = Site::start(title, 3).await;
        site.play_turns(9).await;
        let html = site.text("").await;
        for expected in ["<svg class=\"wide\"", "<svg class=\"narrow\"", "id=\"l-", "data-seat='2'", "?turn=9", "<h1>"]
        {
            assert!(html.contains(expected), "{}: {expected}", title.id());
        }
        assert!(!html.contains("{{") && !html.contains("web-"), "a placeholder or a text is missing");
        assert!(!html.contains("style=\"") && !html.contains("<script>"), "the policy forbids inline code");
        // The page of an earlier turn, and of one that doesn't exist.
        assert!(site.text("?turn=4").await.contains("data-turn=\"4\""));
        assert!(site.text("?turn=4000").await.contains("data-turn=\"9\""));
        assert!(site.text("?turn=x&lang=zz").await.contains("data-turn=\"9\""));
        for lang in ["en", "it", "es", "ro"] {
            let html = site.text(&format!("?lang={lang}")).await;
            assert!(html.contains(&format!("<html lang=\"{lang}\">")) && !html.contains("web-"));
        }
    }
}

#[tokio::test]
async fn an_update_has_only_what_the_reader_lacks() {
    let title = games::titles()[0];
    let mut site = Site::start(title, 2).await;
    site.play_turns(6).await;
    let whole = site.update("/now").await;
    let before = site.update("/5").await;
    let have = hashes(&before).join(",");
    let step = site.text(&format!("/6?have={have}")).await;
    let update: Value = serde_json::from_str(&step).unwrap();
    assert!(step.len() * 2 < whole.to_string().len(), "{} of {}", step.len(), whole.to_string().len());
    // Exactly the parts that the reader has are left out.
    // A turn looks the same from everywhere.
    let from_nowhere = site.update("/6?since=5").await;
    let lacking: Vec<&str> = hashes(&from_nowhere).into_iter().filter(|hash| !hashes(&before).contains(hash)).collect();
    assert_eq!(hashes(&update), lacking);
    // A version that is known for good may be kept, others not.
    let tag = whole["tag"].as_str().unwrap();
    let cached = |answer: reqwest::Response| answer.headers()["cache-control"].to_str().unwrap().to_owned();
    assert!(cached(site.get(&format!("/{tag}")).await).contains("immutable"));
    assert!(cached(site.get("/6").await).contains("no-store"));
    assert!(cached(site.get("/6-wrong").await).contains("no-store"));
}

#[tokio::test]
async fn every_answer_is_safe_and_nothing_but_reading_is_possible() {
    let site = Site::start(games::titles()[0], 2).await;
    let url = site.url().await;
    for path in ["", "/now", "/board.png", "/about/rule-overview", "/nothing/at/all"] {
        let headers = site.get(path).await.headers().clone();
        assert!(headers["content-security-policy"].to_str().unwrap().starts_with("default-src 'none'"), "{path}");
        assert_eq!(headers["referrer-policy"], "no-referrer");
        assert_eq!(headers["x-robots-tag"], "noindex, nofollow");
        assert_eq!(headers["x-content-type-options"], "nosniff");
        assert!(!headers.contains_key("set-cookie"));
    }
    for method in ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"] {
        for path in [url.clone(), format!("{url}/live"), format!("{}/web/page.css", site.address), format!("{url}/a/b")]
        {
            let method = reqwest::Method::from_bytes(method.as_bytes()).unwrap();
            assert_eq!(
                site.client.request(method, path).send().await.unwrap().status(),
                StatusCode::METHOD_NOT_ALLOWED
            );
        }
    }
}

#[tokio::test]
async fn renewed_and_unknown_links_look_alike() {
    let site = Site::start(games::titles()[0], 2).await;
    let old = site.url().await;
    assert_eq!(site.get("").await.status(), 200);
    let mut events = site.client.get(format!("{old}/live")).send().await.unwrap().bytes_stream();
    assert!(events.next().await.unwrap().is_ok(), "the first event is the present");
    // Turning the page off and on gives another name, as renewing does.
    for on in [false, true] {
        site.bench.set(SettingsChange { web: Some(on), ..SettingsChange::default() }).await;
    }
    let ended = tokio::time::timeout(Duration::from_secs(30), async { while events.next().await.is_some() {} }).await;
    assert!(ended.is_ok(), "the stream of a renewed link goes on");
    assert_ne!(site.url().await, old);
    let ask = async |path: String| {
        let answer = site.client.get(path).send().await.unwrap();
        let (status, headers) = (answer.status(), answer.headers().clone());
        let mut names: Vec<String> = headers
            .iter()
            .filter(|(name, _)| *name != "date")
            .map(|(name, value)| format!("{name}: {value:?}"))
            .collect();
        names.sort();
        (status, names, answer.bytes().await.unwrap())
    };
    let renewed = ask(old.clone()).await;
    assert_eq!(renewed.0, 404);
    for other in ["AAECAwQFBgcICQoLDA0ODw", "x", "AAECAwQFBgcICQoLDA0ODx", "%00"] {
        assert_eq!(renewed, ask(format!("{}/t/{other}", site.address)).await, "{other}");
    }
    for path in ["/live", "/now", "/board.png", "/about/rule-overview"] {
        assert_eq!(renewed, ask(format!("{old}{path}")).await, "{path}");
    }
}

#[tokio::test]
async fn an_address_that_guesses_names_must_wait() {
    let site = Site::behind(games::titles()[0], 2, vec![("127.0.0.1".parse().unwrap(), 32)]).await;
    let guess = async |visitor: &str| {
        let request = site.client.get(format!("{}/t/guess", site.address)).header("x-forwarded-for", visitor);
        request.send().await.unwrap().status()
    };
    for _ in 0..20 {
        assert_eq!(guess("203.0.113.5").await, 404);
    }
    assert_eq!(guess("203.0.113.5").await, 429);
    assert_eq!(guess("203.0.113.6").await, 404);
    let watch = async || {
        let request = site.client.get(site.url().await).header("x-forwarded-for", "203.0.113.5");
        request.send().await.unwrap().status()
    };
    assert_eq!(watch().await, 429);
    assert_eq!(site.get("").await.status(), 200);
    assert_eq!(watch().await, 200, "a page that someone watches is not guessed");
}

#[tokio::test]
async fn watchers_see_each_turn_and_share_one_drawing() {
    let mut site = Site::start(games::titles()[0], 2).await;
    site.play_turns(4).await;
    let url = site.url().await;
    let mut streams = Vec::new();
    for _ in 0..15 {
        let mut stream = site.client.get(format!("{url}/live")).send().await.unwrap().bytes_stream();
        stream.next().await.unwrap().unwrap();
        streams.push(stream);
    }
    let drawn = site.hub.count();
    site.play().await;
    let mut tags = Vec::new();
    for stream in &mut streams {
        let event = tokio::time::timeout(Duration::from_secs(30), stream.next()).await.unwrap().unwrap().unwrap();
        tags.push(String::from_utf8(event.to_vec()).unwrap());
    }
    assert!(tags.iter().all(|tag| tag.starts_with("data: 5-") && *tag == tags[0]), "{tags:?}");
    let tag = tags[0].trim().strip_prefix("data: ").unwrap().to_owned();
    let path = format!("/{tag}");
    let first = site.update(&path).await;
    for _ in 1..15 {
        assert_eq!(site.update(&path).await, first);
    }
    assert_eq!(site.hub.count(), drawn + 1);
}

#[tokio::test]
async fn one_address_may_watch_only_so_often() {
    let site = Site::start(games::titles()[0], 2).await;
    let url = site.url().await;
    let mut streams = Vec::new();
    for _ in 0..20 {
        let answer = site.client.get(format!("{url}/live")).send().await.unwrap();
        assert_eq!(answer.status(), 200);
        streams.push(answer);
    }
    let refused = site.client.get(format!("{url}/live")).send().await.unwrap();
    assert_eq!(
        (refused.status(), refused.headers()["retry-after"].to_str().unwrap()),
        (StatusCode::SERVICE_UNAVAILABLE, "60")
    );
}

#[tokio::test]
async fn the_page_of_a_lobby_lists_its_players() {
    let site = Site::start(games::titles()[0], 2).await;
    site.bench.done(1, TableAction::Lobby(daykeeper::table::LobbyAction::Cancel)).await;
    let html = site.text("").await;
    assert!(html.contains("This game was canceled") || html.contains("partita"), "{html}");
}

#[tokio::test]
async fn a_finished_game_has_charts_and_every_turn() {
    let mut site = Site::start(games::titles()[0], 2).await;
    site.play_to_the_end().await;
    let update = site.update("/now").await;
    let last = update["last"].as_u64().unwrap();
    let charts = part(&update, "charts");
    assert_eq!(charts.matches("class=\"line ").count(), 2);
    assert!(charts.contains("<tfoot>"));
    for turn in 0..=last {
        assert_eq!(site.update(&format!("/{turn}")).await["turn"], turn);
    }
    assert_eq!(site.get("/board.png").await.headers()["content-type"], "image/png");
}

/// Bytes over the line, as browsers ask for them.
async fn packed(site: &Site, path: &str) -> usize {
    let request = site.client.get(path).header("accept-encoding", "gzip");
    let answer = request.send().await.unwrap();
    assert_eq!(answer.status(), 200, "{path}");
    answer.bytes().await.unwrap().len()
}

#[tokio::test]
async fn a_page_and_its_turns_are_small() {
    for title in games::titles() {
        let mut site = Site::start(*title, 4).await;
        site.play_turns(60).await;
        let url = site.url().await;
        let files = ["page.css", "page.js"].map(|file| format!("{}/web/{file}", site.address));
        let mut own = std::fs::read("assets/web/page.html").unwrap().len() / 2;
        for file in &files {
            own += packed(&site, file).await;
        }
        let board = packed(&site, &format!("{}/web/{}-board.css", site.address, title.id())).await;
        let first = packed(&site, &url).await + board + own;
        let mut turns = Vec::new();
        let mut before = site.update("/40").await;
        for turn in 41..=60 {
            let have = hashes(&before).join(",");
            turns.push(packed(&site, &format!("{url}/{turn}?have={have}")).await);
            before = site.update(&format!("/{turn}")).await;
        }
        turns.sort_unstable();
        let (median, most) = (turns[turns.len() / 2], turns[turns.len() - 1]);
        println!("{}: own files {own}, first load {first}, a turn {median} (median) to {most} bytes", title.id());
        assert!(own < 25_000 && first < 90_000, "{own} and {first} bytes");
        assert!(median < 10_000 && most < 16_000, "{median} and {most} bytes");
    }
}

/// Returns `true` if a page has a thing with this identifier. Topics don't count: similar tiles share one.
fn has_thing(page: &str, id: &str) -> bool {
    page.contains(&format!("data-thing='{id}'")) || page.contains(&format!(":{id}'"))
}

#[tokio::test]
async fn no_page_has_a_hidden_thing_or_a_seed() {
    // The views of other games name tiles in another way. `pictures::page` deals their hidden parts again instead.
    for title in games::titles().iter().filter(|title| title.id() == "tzolkin") {
        let mut site = Site::start(*title, 4).await;
        let (mut probes, record) = (0, site.bench.tables.export(site.bench.table().await).await.unwrap());
        let seed = serde_json::to_value(&record).unwrap()["seed"].to_string();
        for _ in 0..15 {
            site.play_turns(5).await;
            let bytes = [site.text("").await, site.text("/now").await].concat();
            for id in site.hidden() {
                assert!(!has_thing(&bytes, &id), "{}: {id}", title.id());
                probes += 1;
            }
            assert!(seed == "null" || !bytes.contains(seed.trim_matches('"')));
            assert!(!bytes.contains("discord.com"));
        }
        println!("{}: {probes} hidden identifiers", title.id());
        assert!(probes > 50, "{}: {probes}", title.id());
    }
}
