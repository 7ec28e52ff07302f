//! The page in a real browser: a newcomer's steps with keyboard and mouse, on a wide and a narrow screen.
//! Screenshots go to `target/screenshots`.

use std::sync::Arc;
use std::time::Duration;

use daykeeper::cli::page_words;
use daykeeper::sandbox::{Config, DebugButton, Names, PageTexts, Sandbox, WorldClock};
use daykeeper::text::Texts;
use fantoccini::Locator;
use fantoccini::elements::Element;
use fantoccini::key::Key;
use serde_json::json;
use serenity::all::*;

use super::bot::{Stage, picture};
use super::browser::Browser;

/// Checks for a slow change, and the wait in between: half a minute in total, because the machine may be busy.
const TRIES: usize = 600;
const PAUSE: Duration = Duration::from_millis(50);

impl Browser {
    async fn find(&self, css: &str) -> Element {
        let wait = self.client.wait().at_most(Duration::from_secs(30));
        wait.for_element(Locator::Css(css)).await.unwrap_or_else(|error| panic!("{css}: {error}"))
    }

    async fn counts(&self, css: &str, wanted: usize) {
        let mut last = 0;
        for _ in 0..TRIES {
            last = self.count(css).await;
            if last == wanted {
                return;
            }
            tokio::time::sleep(PAUSE).await;
        }
        panic!("{css} fits {last} elements, not {wanted}");
    }

    /// Waits until an element contains a text.
    async fn reads(&self, css: &str, text: &str) {
        self.reads_what(css, text, |last| last.contains(text)).await;
    }

    /// Waits until an element has exactly this text.
    async fn reads_just(&self, css: &str, text: &str) {
        self.reads_what(css, text, |last| last == text).await;
    }

    async fn reads_what(&self, css: &str, text: &str, fits: impl Fn(&str) -> bool) {
        let mut last = String::new();
        for _ in 0..TRIES {
            if let Ok(element) = self.client.find(Locator::Css(css)).await {
                last = element.text().await.unwrap_or_default();
                if fits(&last) {
                    return;
                }
            }
            tokio::time::sleep(PAUSE).await;
        }
        panic!("{css} reads {last:?}, not {text:?}");
    }
}

fn words() -> PageTexts {
    page_words(Arc::new(Texts::embedded()))
}

const LAST: &str = "[data-testid=message]:last-child";

fn last(inner: &str) -> String {
    format!("{LAST} {inner}")
}

/// Posts a message with everything that the page can show.
async fn showcase(stage: &Stage, channel: u64) {
    let ada = stage.user("Ada").await.id;
    let text = format!(
        "# Round 6 of 27\n<@{ada}> it is **your turn**, until <t:{}:R>\n-# Food day in 2 days\n> *Rain* ends ||at dawn||\n\
         - 3 corn\n  - 1 of them yellow\n- `code` and ~~strike~~ in <#{channel}>\n```\nplace palenque\n```[a link](https://example.org)",
        jiff::Timestamp::now().as_second() + 7200
    );
    let files = [
        CreateAttachment::bytes(picture(640, 420), "board.png").description("The board: a jungle at night"),
        CreateAttachment::bytes(picture(300, 120), "scores.png").description("A chart"),
    ];
    let message = CreateMessage::new().content(text).add_files(files);
    ChannelId::new(channel).send_message(&stage.http, message).await.unwrap();
}

#[tokio::test]
async fn a_newcomer_finds_the_way() {
    let Some(browser) = Browser::open(1280, 900).await else { return };
    let names =
        Names { first_channel: "random".to_owned(), first_command: Some("game new".to_owned()), ..Names::default() };
    let stage = Stage::with(Config { names, words: words(), ..Config::default() }).await;
    let channel = stage.channel("random").await;
    browser.client.goto(&stage.sandbox.url()).await.unwrap();
    browser.reads("[data-testid=hint]", "/game new").await;
    browser.reads("[data-testid=bot-state]", "Bot online").await;
    browser.counts("[data-testid=notice]:not([hidden])", 0).await;
    showcase(&stage, channel).await;
    browser.reads(LAST, "your turn").await;
    browser.counts("[data-testid=hint]:not([hidden])", 0).await;
    browser.reads_just(&last(".md h3"), "Round 6 of 27").await;
    browser.reads_just(&last("time.stamp"), "in 2 hours").await;
    browser.reads_just(&last(".mention"), "@Ada").await;
    browser.counts(&last("[data-testid=picture]"), 2).await;
    browser.shot("wide-message").await;

    // A command by keyboard: the list, its subcommand, an option from the list of users.
    let composer = browser.find("[data-testid=composer]").await;
    composer.send_keys("/gam").await.unwrap();
    browser.reads("#popup", "/game list").await;
    browser.shot("wide-commands").await;
    composer.send_keys(&format!("{}{}", char::from(Key::Down), char::from(Key::Enter))).await.unwrap();
    let option = browser.find("[data-testid=option-input][data-name=rival]").await;
    option.send_keys("tom").await.unwrap();
    browser.reads("#popup", "Tommaso").await;
    option.send_keys(&char::from(Key::Tab).to_string()).await.unwrap();
    browser.click("[data-testid=add-option][data-name=seats]").await;
    let seats = browser.find("[data-testid=option-input][data-name=seats]").await;
    seats.send_keys("9\n").await.unwrap();
    browser.reads("#composer-error", "out of bounds").await;
    seats.send_keys(&format!("{}3\n", char::from(Key::Backspace))).await.unwrap();
    browser.reads(LAST, "Integer(3)").await;
    browser.reads_just(&last("[data-testid=used] b"), "Ileana").await;
    browser.reads_just(&last("[data-testid=used] .command"), "/game new").await;

    // Autocompletion with arrows and mouse.
    let composer = browser.find("[data-testid=composer]").await;
    composer.send_keys("/find ").await.unwrap();
    let fruit = browser.find("[data-testid=option-input][data-name=fruit]").await;
    fruit.send_keys("ap").await.unwrap();
    browser.reads("#popup", "APRICOT").await;
    browser.shot("wide-autocomplete").await;
    browser.click("[data-testid=suggestion][data-value=apricot]").await;
    browser.click("[data-testid=send]").await;
    browser.reads(LAST, "apricot").await;

    // A whole command in one typed line.
    browser.find("[data-testid=composer]").await.send_keys("/echo text:a whole *line*\n").await.unwrap();
    browser.reads(LAST, "a whole line").await;
    browser.reads_just(&last("em"), "line").await;
    browser.close().await;
    stage.end().await;
}

#[tokio::test]
async fn buttons_menus_forms_and_pictures_work() {
    let Some(browser) = Browser::open(1280, 900).await else { return };
    let stage = Stage::new().await;
    browser.client.goto(&stage.sandbox.url()).await.unwrap();
    browser.find("[data-testid=composer]").await.send_keys("/picture\n").await.unwrap();
    browser.reads(LAST, "Here").await;
    browser.click(&last("[data-label=Later]")).await;
    browser.reads(LAST, "Here later").await;
    browser.click(&last("[data-testid=select]")).await;
    browser.shot("wide-select").await;
    browser.click(&last("[data-value=banana]")).await;
    browser.click(&last("[data-value=cherry]")).await;
    browser.click(&last("[data-testid=select-done]")).await;
    browser.reads(LAST, "banana and cherry").await;
    browser.find(&last("[data-label=Off]:disabled")).await;

    browser.click(&last("[data-label=Form]")).await;
    let input = browser.find("[data-testid=form-input]").await;
    input.send_keys("rain").await.unwrap();
    browser.shot("wide-form").await;
    browser.click("[data-testid=form-submit]").await;
    browser.reads(LAST, "Because rain").await;

    // The picture, which the bot posts in two steps.
    let composer = browser.find("[data-testid=composer]").await;
    composer.send_keys("/picture\n").await.unwrap();
    browser.click(&last("[data-testid=picture]")).await;
    browser.click("#picture img").await;
    browser.find("#picture.full").await;
    browser.click("[data-testid=picture-close]").await;

    // A secret shows only for one user. Others see the channel and the messages that ping them.
    composer.send_keys("/secret\n").await.unwrap();
    browser.reads(&last("[data-testid=ephemeral]"), "Only you can see this").await;
    browser.shot("wide-ephemeral").await;
    let (before, channel) = (browser.count("[data-testid=message]").await, stage.channel("project").await);
    let stefan = stage.user("Ștefan").await;
    ChannelId::new(channel).say(&stage.http, format!("<@{}> it is your turn", stefan.id)).await.unwrap();
    browser.reads("[data-testid=user][data-name='Ștefan'] .badge", "1").await;
    browser.click("[data-testid=user][data-name='Ștefan']").await;
    browser.reads("[data-testid=user][aria-pressed=true]", "Ștefan").await;
    browser.counts("[data-testid=message]", before - 1).await;
    browser.reads("[data-testid=channel][data-name=project] .badge", "1").await;
    browser.click("[data-testid=channel][data-name=project]").await;
    browser.find(&format!("{LAST}.pinged")).await;
    browser.shot("wide-ping").await;
    browser.counts(".badge:not([hidden])", 0).await;
    browser.close().await;
    stage.end().await;
}

#[tokio::test]
async fn a_telephone_shows_it_all_too() {
    let Some(browser) = Browser::open(390, 844).await else { return };
    let clock = WorldClock::manual();
    let stage = Stage::with(Config { clock: clock.clone(), words: words(), ..Config::default() }).await;
    let channel = stage.channel("general").await;
    showcase(&stage, channel).await;
    browser.client.goto(&stage.sandbox.url()).await.unwrap();
    browser.reads(LAST, "your turn").await;
    browser.shot("narrow-message").await;
    let wide = browser.client.execute("return document.documentElement.scrollWidth", vec![]).await.unwrap();
    assert_eq!(wide, json!(390), "nothing sticks out");
    browser.click("#menu").await;
    browser.shot("narrow-menu").await;
    browser.click("[data-testid=user][data-name=Ada]").await;
    browser.find(&format!("{LAST}.pinged")).await;
    browser.find("[data-testid=composer]").await.send_keys("/slow\n").await.unwrap();
    stage.notes.noted("slow").await;
    clock.advance(Duration::from_secs(3));
    browser.reads("[data-testid=pending] [data-testid=failure]", "The application did not respond").await;
    browser.click("[data-testid=pending] [data-testid=dismiss]").await;
    browser.find("[data-testid=composer]").await.send_keys("/picture\n").await.unwrap();
    browser.reads(LAST, "Here").await;
    browser.click(&last("[data-testid=select]")).await;
    browser.shot("narrow-select").await;
    browser.find("[data-testid=composer]").await.send_keys("/").await.unwrap();
    browser.reads("#popup", "/picture").await;
    browser.shot("narrow-commands").await;
    let wide = browser.client.execute("return document.documentElement.scrollWidth", vec![]).await.unwrap();
    assert_eq!(wide, json!(390));
    browser.close().await;
    stage.end().await;
}

#[tokio::test]
async fn enter_takes_a_suggestion_also_for_an_option_that_may_be_left_out() {
    let Some(browser) = Browser::open(1280, 900).await else { return };
    let stage = Stage::new().await;
    browser.client.goto(&stage.sandbox.url()).await.unwrap();
    let composer = browser.find("[data-testid=composer]").await;
    composer.send_keys("/settings").await.unwrap();
    browser.reads("#popup", "/settings").await;
    // A command that has options shows them before it is sent.
    composer.send_keys("\n").await.unwrap();
    browser.click("[data-testid=add-option][data-name=hints]").await;
    browser.reads("#popup", "true").await;
    let hints = browser.find("[data-testid=option-input][data-name=hints]").await;
    hints.send_keys("\n").await.unwrap();
    assert_eq!(hints.prop("value").await.unwrap().as_deref(), Some("true"));
    hints.send_keys("\n").await.unwrap();
    browser.reads(LAST, "Boolean(true)").await;
    // Without any option, a second Enter sends it.
    browser.find("[data-testid=composer]").await.send_keys("/settings\n").await.unwrap();
    browser.find("[data-testid=command-title]:focus").await.send_keys("\n").await.unwrap();
    browser.reads_just(&last(".md"), "[]").await;
    browser.close().await;
    stage.end().await;
}

#[tokio::test]
async fn the_focus_survives_updates() {
    let Some(browser) = Browser::open(1280, 900).await else { return };
    let stage = Stage::new().await;
    browser.client.goto(&stage.sandbox.url()).await.unwrap();
    browser.find("[data-testid=composer]").await.send_keys("/picture\n").await.unwrap();
    browser.reads(LAST, "Here").await;
    browser.click(&last("[data-custom-id=later]")).await;
    browser.reads(LAST, "Here later").await;
    browser.find(&last("[data-custom-id=later]:focus:not([aria-disabled])")).await;
    browser.click(&last("[data-testid=select]")).await;
    browser.click(&last("[data-value=banana]")).await;
    browser.click(&last("[data-testid=select-done]")).await;
    browser.reads(LAST, "banana").await;
    browser.find(&last("[data-custom-id=fruit]:focus:not([aria-disabled])")).await;
    browser.close().await;
    stage.end().await;
}

#[tokio::test]
async fn an_answered_message_is_quoted_in_one_line() {
    let Some(browser) = Browser::open(1280, 900).await else { return };
    let stage = Stage::new().await;
    let channel = ChannelId::new(stage.channel("general").await);
    let ada = stage.user("Ada").await.id;
    let image = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAA\
                 AABJRU5ErkJggg==";
    let emoji = json!({ "name": "green", "image": image });
    let emoji = stage.http.create_application_emoji(&emoji).await.unwrap();
    let text = format!(
        "# Turn 4\n{emoji} **Ileana** places *two* workers on `tikal`, {} <@{ada}> it is your turn",
        "and so on,".repeat(8)
    );
    let answered = channel.say(&stage.http, text).await.unwrap();
    channel.send_message(&stage.http, CreateMessage::new().content("Well").reference_message(&answered)).await.unwrap();
    browser.client.goto(&stage.sandbox.url()).await.unwrap();
    let quote = last("[data-testid=quote]");
    browser.reads(&quote, "Turn 4 Ileana places two workers on tikal, and so on,").await;
    let text = browser.find(&quote).await.text().await.unwrap();
    assert!(!text.contains(['*', '`', '#', '<', ':']) && text.ends_with('…'), "{text}");
    assert_eq!(browser.count(&format!("{quote} img.emoji")).await, 1);
    browser.close().await;
    stage.end().await;
}

#[tokio::test]
async fn without_a_bot_the_page_says_so() {
    let Some(browser) = Browser::open(390, 844).await else { return };
    let sandbox = Sandbox::start(Config { words: words(), ..Config::default() }).await.unwrap();
    browser.client.goto(&sandbox.url()).await.unwrap();
    browser.reads("[data-testid=notice]", "No bot is connected").await;
    browser.find("[data-testid=composer]").await.send_keys("/game new\n").await.unwrap();
    browser.reads("#composer-error", "No bot is connected").await;
    browser.shot("narrow-no-bot").await;
    assert_eq!(browser.count("[data-testid=message]").await, 0);
    browser.close().await;
}

#[tokio::test]
async fn a_program_that_has_stopped_is_noticed() {
    let Some(browser) = Browser::open(1280, 900).await else { return };
    let stage = Stage::new().await;
    browser.client.goto(&stage.sandbox.url()).await.unwrap();
    browser.find("[data-testid=composer]").await.send_keys("/picture\n").await.unwrap();
    browser.reads(LAST, "Here").await;
    stage.end().await;
    browser.reads("[data-testid=notice]", "doesn't answer").await;
    browser.click(&last("[data-label=Later]")).await;
    browser.reads(&last("[data-testid=failure]"), "doesn't answer").await;
    browser.shot("wide-stopped").await;
    browser.close().await;
}

#[tokio::test]
async fn the_clock_and_the_bots_languages_are_shown() {
    let Some(browser) = Browser::open(390, 844).await else { return };
    let clock = WorldClock::system();
    let passed = clock.clone();
    let press = move || passed.advance(Duration::from_secs(24 * 60 * 60));
    let button = DebugButton { label: "+1 day".to_owned(), press: Arc::new(press) };
    let stage = Stage::with(Config { clock, debug_buttons: vec![button], words: words(), ..Config::default() }).await;
    browser.client.goto(&stage.sandbox.url()).await.unwrap();
    let time = browser.find("[data-testid=clock][datetime]").await;
    let shown = async || time.attr("datetime").await.unwrap().unwrap().parse::<jiff::Timestamp>().unwrap();
    let before = shown().await;
    browser.click("[data-testid=debug-button]").await;
    let day = jiff::SignedDuration::from_hours(24);
    while shown().await.duration_since(before) < day {
        tokio::time::sleep(PAUSE).await;
    }
    browser.shot("narrow-clock").await;
    let wide = browser.client.execute("return document.documentElement.scrollWidth", vec![]).await.unwrap();
    assert_eq!(wide, json!(390));
    browser.click("#menu").await;
    browser.reads("#locale option[value=it]", "Italiano (the bot answers in English)").await;
    browser.reads_just("#locale option[value=en-US]", "English").await;
    browser.close().await;
    stage.end().await;
}
