//! A game in a store with its page on a real port.

use std::collections::BTreeSet;
use std::time::Duration;

use daykeeper::ai::{Ask, Strength};
use daykeeper::engine::{Rng, Seat, Seed, Viewer};
use daykeeper::games::{Position, Title};
use daykeeper::table::{PageName, TableState};
use daykeeper::text::Texts;
use daykeeper::web::{Hub, Network, serve};
use serde_json::Value;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use crate::table::bench::Bench;

/// A page that is served, and its game.
pub struct Site {
    pub bench: Bench,
    pub hub: Hub,
    pub address: &'static str,
    pub client: reqwest::Client,
    closing: CancellationToken,
    /// The same game, to find legal steps.
    shadow: Box<dyn Position>,
    setup: Value,
    chance: Rng,
}

impl Drop for Site {
    fn drop(&mut self) {
        self.closing.cancel();
    }
}

impl Site {
    /// Starts a game of these players.
    pub async fn start(title: &'static dyn Title, players: u64) -> Site {
        Self::behind(title, players, Vec::new()).await
    }

    /// Starts a game whose pages are behind trusted proxies.
    pub async fn behind(title: &'static dyn Title, players: u64, proxies: Vec<Network>) -> Site {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address: &'static str = Box::leak(format!("http://{}", listener.local_addr().unwrap()).into_boxed_str());
        let bench = Bench::playing(vec![title]).published_at(address);
        // Pages say how long ago something was.
        bench.clock.set(jiff::Timestamp::now().as_second());
        bench.start(players).await;
        let table = bench.table().await;
        let record: Value = serde_json::to_value(bench.tables.export(table).await.unwrap()).unwrap();
        let seats = record["seats"].as_u64().unwrap() as u8;
        let options = serde_json::from_value(record["options"].clone()).unwrap();
        let shadow = title.start(seats, &options, &record["setup"]).unwrap();
        let (hub, closing) = (Hub::new(bench.tables.clone(), Texts::embedded().into()), CancellationToken::new());
        let client = reqwest::Client::builder().timeout(Duration::from_secs(60)).build().unwrap();
        let site = Site {
            bench,
            hub,
            address,
            client,
            closing,
            shadow,
            setup: record["setup"].clone(),
            chance: Rng::new(Seed::new(3)),
        };
        site.serve_at(listener, proxies);
        site
    }

    fn serve_at(&self, listener: TcpListener, proxies: Vec<Network>) {
        tokio::spawn(self.hub.clone().follow(self.closing.clone()));
        tokio::spawn(serve(listener, self.hub.clone(), proxies, self.closing.clone()));
    }

    /// Ends the server, and starts another one at the same port.
    pub async fn restart_server(&mut self, away: Duration) {
        self.closing.cancel();
        tokio::time::sleep(away).await;
        let port = self.address.strip_prefix("http://").unwrap();
        let listener = loop {
            match TcpListener::bind(port).await {
                Ok(listener) => break listener,
                Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        };
        self.closing = CancellationToken::new();
        self.hub = Hub::new(self.bench.tables.clone(), Texts::embedded().into());
        self.serve_at(listener, Vec::new());
    }

    pub async fn name(&self) -> PageName {
        self.bench.info().await.table.page.expect("no page")
    }

    /// The address of the page.
    pub async fn url(&self) -> String {
        format!("{}/t/{}", self.address, self.name().await.as_str())
    }

    pub async fn get(&self, path: &str) -> reqwest::Response {
        self.client.get(format!("{}{path}", self.url().await)).send().await.unwrap()
    }

    /// The body of a part of the page, as text.
    pub async fn text(&self, path: &str) -> String {
        let answer = self.get(path).await;
        assert_eq!(answer.status(), 200, "{path}");
        answer.text().await.unwrap()
    }

    /// The page as an update, with all parts.
    pub async fn update(&self, path: &str) -> Value {
        serde_json::from_str(&self.text(path).await).unwrap()
    }

    /// Plays a turn of the seat to act. Returns `false` after the end.
    pub async fn play(&mut self) -> bool {
        let Some(seat) = self.shadow.to_act().first() else { return false };
        let steps = self.turn(seat);
        self.bench.end(u64::from(seat) + 1, &steps.join("; ")).await;
        true
    }

    pub async fn play_turns(&mut self, turns: usize) {
        for _ in 0..turns {
            self.play().await;
        }
    }

    /// The identifiers in the setup and the state that the public view doesn't have, such as those of covered tiles.
    pub fn hidden(&self) -> BTreeSet<String> {
        let (mut all, mut public) = (BTreeSet::new(), BTreeSet::new());
        strings(&self.shadow.describe(), &mut all);
        strings(&self.setup, &mut all);
        strings(&self.shadow.view(Viewer::Public), &mut public);
        // Those without a figure are also words of every page, such as "light".
        let hidden = all.difference(&public).filter(|id| id.contains(|character: char| character.is_ascii_digit()));
        hidden.cloned().collect()
    }

    /// The number of the user who played the last turn.
    pub async fn last_player(&self) -> u64 {
        u64::from(self.bench.steps().await.last().unwrap().0) + 1
    }

    pub async fn play_to_the_end(&mut self) {
        while self.play().await {}
        assert_eq!(self.bench.info().await.table.state, TableState::Over);
    }

    /// A turn of an easy computer player, as steps that are already played in the shadow.
    fn turn(&mut self, seat: Seat) -> Vec<String> {
        let (before, mut steps) = (self.shadow.turn(), Vec::new());
        while self.shadow.turn() == before {
            let ask = Ask { strength: Strength::Easy, seed: self.chance.seed(), budget: 200 };
            let advice = self.shadow.coach().advise(seat, &ask, &mut || false);
            let legal = self.shadow.legal(seat);
            let advised = advice.into_iter().flat_map(|advice| advice.turns).next().map(|turn| turn.steps[0].clone());
            let step = advised.unwrap_or_else(|| legal[self.chance.index(legal.len())].clone());
            self.shadow.play(seat, &step).unwrap();
            steps.push(step);
        }
        steps
    }
}

/// Collects the texts in a value.
fn strings(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => drop(found.insert(text.clone())),
        Value::Array(values) => values.iter().for_each(|value| strings(value, found)),
        Value::Object(fields) => fields.values().for_each(|value| strings(value, found)),
        _ => {}
    }
}
