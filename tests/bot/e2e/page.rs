//! The sandbox's page in a real browser: a short game by hand, from the lobby to the first turns.
//! Screenshots go to `target/screenshots`.

use std::time::Duration;

use fantoccini::Locator;
use tokio::time::sleep;

use super::bot::World;
use super::browser::Browser;
use super::person::start_game;

impl Browser {
    async fn button(&self, label: &str) {
        self.click(&format!("[data-testid=button][data-label='{label}']")).await;
    }

    async fn user(&self, name: &str) {
        self.click(&format!("[data-testid=user][data-name='{name}']")).await;
        self.newest(&format!("[data-testid=user][data-name='{name}'][aria-pressed=true]")).await;
    }

    /// Waits until the page shows this text.
    async fn page_reads(&self, text: &str) {
        let mut last = String::new();
        for _ in 0..1200 {
            if let Ok(messages) = self.client.find(Locator::Css("#messages")).await {
                last = messages.text().await.unwrap_or_default();
                if last.contains(text) {
                    return;
                }
            }
            sleep(Duration::from_millis(25)).await;
        }
        self.shot("unread").await;
        panic!("the page does not read {text:?} but {last:?}");
    }

    /// Chooses the planner's first answer, by button or menu.
    async fn first_answer(&self) {
        self.page_reads("Only you can see this").await;
        let button = "[data-testid=button][data-custom-id*=':step:']";
        for _ in 0..1200 {
            if self.count(button).await > 0 {
                return self.click(button).await;
            }
            if self.count("[data-testid=select]").await > 0 {
                self.click("[data-testid=select]").await;
                self.click("[data-testid=option][id$='-0']").await;
                // A menu for several choices waits for more.
                if self.count("[data-testid=select-done]").await > 0 {
                    self.click("[data-testid=select-done]").await;
                }
                return;
            }
            sleep(Duration::from_millis(25)).await;
        }
        panic!("the planner asks nothing");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_menu_of_a_message_covers_no_words() {
    const COVERED: &str = "
        const covered = [];
        let menus = 0;
        for (const apps of document.querySelectorAll('.message > .apps')) {
            const button = apps.querySelector('summary').getBoundingClientRect();
            const words = document.createTreeWalker(apps.parentElement.querySelector('.body'), NodeFilter.SHOW_TEXT);
            menus += 1;
            while (words.nextNode()) {
                const range = document.createRange();
                range.selectNodeContents(words.currentNode);
                for (const box of range.getClientRects()) {
                    const apart = box.right <= button.left || box.left >= button.right
                        || box.bottom <= button.top || box.top >= button.bottom;
                    if (!apart && box.width > 0) covered.push(words.currentNode.textContent);
                }
            }
        }
        return [menus, covered];";
    let world = World::start().await;
    let (people, channel) = world.people_in("narrow", 2).await;
    for person in &people {
        // The second of two messages shows no author, and its first line fills the page's width.
        for _ in 0..2 {
            person.say(channel, &"long words ".repeat(40)).await.unwrap();
        }
    }
    start_game(&people, channel, "tzolkin", &[]).await;
    let Some(browser) = Browser::open(550, 900).await else { return };
    browser.client.goto(world.client.url()).await.unwrap();
    // On a narrow page, the list of channels is collapsed.
    browser.newest("[data-testid=channel][data-name='narrow']").await;
    let open = "document.querySelector(\"[data-testid=channel][data-name='narrow']\").click()";
    browser.client.execute(open, vec![]).await.unwrap();
    browser.page_reads("long words").await;
    browser.page_reads("choose").await;
    let found = browser.client.execute(COVERED, vec![]).await.unwrap();
    assert!(found[0].as_u64().unwrap() > 4, "{found}");
    assert_eq!(found[1], serde_json::json!([]), "covered by the menu of their message");
    browser.close().await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_short_game_in_the_browser() {
    let world = World::start().await;
    let Some(browser) = Browser::open(1280, 1000).await else { return };
    browser.client.goto(world.client.url()).await.unwrap();
    browser.click("[data-testid=channel][data-name='game-1']").await;
    browser.user("Ileana").await;

    // A user opens a lobby with a typed command. Buttons join and start it.
    let composer = browser.newest("[data-testid=composer]").await;
    composer.send_keys("/game new game:Tzolk'in seats:2 seating:in order of joining\n").await.unwrap();
    browser.page_reads("is looking for players").await;
    browser.page_reads("Your lobby is open").await;
    browser.shot("1-lobby").await;
    browser.user("Ștefan").await;
    browser.button("Join").await;
    browser.page_reads("You're in").await;
    browser.user("Ileana").await;
    browser.button("Start").await;

    // Each player chooses tiles that the other can't see.
    for name in ["Ileana", "Ștefan"] {
        browser.user(name).await;
        browser.button("Choose your tiles").await;
        browser.first_answer().await;
        browser.page_reads("Your choice is complete").await;
        if name == "Ileana" {
            browser.shot("2-choice").await;
        }
        browser.button("Confirm").await;
        browser.page_reads("Choice made").await;
    }
    browser.page_reads("starts with").await;
    browser.shot("3-first-turn").await;

    // Each player takes a turn: place a worker, check the draft, end the turn.
    for (name, next) in [("Ileana", "Ștefan"), ("Ștefan", "Ileana")] {
        browser.user(name).await;
        browser.button("Take your turn").await;
        browser.first_answer().await;
        browser.newest("[data-testid=button][data-label^='Undo: ']").await;
        browser.shot(&format!("4-planner-{}", name.to_ascii_lowercase().replace('Ș', "S"))).await;
        browser.button("End turn").await;
        browser.page_reads("Turn done").await;
        browser.page_reads(&format!("@{next}, your turn")).await;
    }
    // A button moves the clock forward by a day, and the bot reminds the player whose turn it is.
    let button = "[data-testid=debug-button][data-label='sandbox-forward-1d']";
    browser.click(button).await;
    while world.tables.next_delivery().await.unwrap().is_none() {
        sleep(Duration::from_millis(25)).await;
    }
    browser.click(button).await;
    browser.page_reads("is waiting for you in").await;
    browser.page_reads("2 days ago").await;
    browser.shot("7-reminder").await;

    browser.button("Board").await;
    browser.page_reads("of 4").await;
    browser.button("Recap").await;
    browser.button("Log").await;
    browser.button("◀ Back").await;
    browser.shot("5-log").await;
    browser.click("[data-testid=picture]").await;
    browser.shot("6-picture").await;

    assert!(browser.count("[data-testid=failure]").await == 0, "something failed on the page");
    browser.close().await;
    world.end().await;
}
