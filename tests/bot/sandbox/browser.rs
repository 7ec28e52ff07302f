//! A real browser with its driver.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use fantoccini::elements::Element;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;
use tokio::time::sleep;

/// Attempts to connect to a starting browser, and the wait in between: half a minute in total, because the machine
/// may be busy.
const TRIES: usize = 600;
const PAUSE: Duration = Duration::from_millis(50);

/// A browser with its driver. Dropping it ends both.
pub struct Browser {
    driver: Child,
    pub client: Client,
    _profile: tempfile::TempDir,
}

impl Drop for Browser {
    fn drop(&mut self) {
        // This also runs after a failed test. The driver may already have ended, so errors don't matter.
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

impl Browser {
    /// Opens a browser window of this size, or returns `None` if Chromium is missing (an error in CI).
    pub async fn open(width: u32, height: u32) -> Option<Self> {
        let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let mut driver = Command::new("chromedriver");
        driver.arg(format!("--port={port}")).stdout(Stdio::null()).stderr(Stdio::null());
        let Ok(driver) = driver.spawn() else {
            assert!(std::env::var_os("CI").is_none(), "chromedriver is missing");
            eprintln!("SKIPPED, not passed: this test needs Chromium, and there is no chromedriver on this machine");
            return None;
        };
        let profile = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let arguments = [
            "--headless".to_owned(),
            "--no-sandbox".to_owned(),
            "--disable-gpu".to_owned(),
            "--disable-quic".to_owned(),
            "--no-first-run".to_owned(),
            "--disable-background-networking".to_owned(),
            "--disable-component-update".to_owned(),
            "--disable-sync".to_owned(),
            "--hide-scrollbars".to_owned(),
            format!("--window-size={width},{height}"),
            format!("--user-data-dir={}", profile.path().display()),
        ];
        let mut options = json!({ "args": arguments });
        if width < 500 {
            let metrics = json!({ "width": width, "height": height, "pixelRatio": 2.0 });
            options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
        }
        let mut capabilities = serde_json::Map::new();
        capabilities.insert("goog:chromeOptions".to_owned(), options);
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(capabilities);
        for _ in 0..TRIES {
            match builder.connect(&format!("http://127.0.0.1:{port}")).await {
                Ok(client) => return Some(Self { driver, client, _profile: profile }),
                Err(_) => tokio::time::sleep(PAUSE).await,
            }
        }
        panic!("no browser");
    }

    /// Waits for a matching element that can be used, and returns the newest.
    pub async fn newest(&self, css: &str) -> Element {
        for _ in 0..1200 {
            let found = self.client.find_all(Locator::Css(css)).await.unwrap();
            if let Some(element) = found.into_iter().next_back()
                && element.is_enabled().await.unwrap_or(false)
                && element.attr("aria-disabled").await.is_ok_and(|waiting| waiting.as_deref() != Some("true"))
            {
                return element;
            }
            sleep(Duration::from_millis(25)).await;
        }
        self.shot("missing").await;
        panic!("nothing fits {css}");
    }

    /// Clicks the newest matching element. Retries, since the page may redraw it in between.
    pub async fn click(&self, css: &str) {
        for _ in 0..20 {
            if self.newest(css).await.click().await.is_ok() {
                return;
            }
            sleep(Duration::from_millis(50)).await;
        }
        self.shot("unclickable").await;
        panic!("{css} cannot be clicked");
    }

    pub async fn count(&self, css: &str) -> usize {
        self.client.find_all(Locator::Css(css)).await.unwrap().len()
    }

    pub async fn shot(&self, name: &str) {
        // Gives pictures and smooth transitions time to finish.
        sleep(Duration::from_millis(400)).await;
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/screenshots");
        std::fs::create_dir_all(&folder).unwrap();
        let bytes = self.client.screenshot().await.unwrap();
        std::fs::write(folder.join(name).with_extension("png"), bytes).unwrap();
    }

    /// Ends the session. Dropping the browser ends the driver.
    pub async fn close(self) {
        self.client.clone().close().await.unwrap();
    }
}
