//! The players' pages `docs/<language>.md` match the program. `DAYKEEPER_PAGES=write cargo test --test games pages`
//! rewrites them.

use std::fmt::Write as _;
use std::path::Path;

use daykeeper::discord::commands;
use daykeeper::engine::Phrase;
use daykeeper::text::Texts;

const LANGUAGES: [&str; 4] = ["en", "it", "es", "ro"];

/// The commands that a player needs first. `/help` lists the others.
const COMMANDS: [&str; 18] = [
    "game new",
    "game start",
    "game settings",
    "turn",
    "play",
    "plan",
    "note",
    "whatif",
    "undo",
    "board",
    "log",
    "score",
    "rules",
    "hint",
    "learn",
    "remind",
    "games",
    "help",
];

fn page(texts: &Texts, locale: &str) -> String {
    let say = |key: &str| texts.say(locale, &Phrase::new(key), &[]);
    let links = LANGUAGES.map(|other| {
        let name = texts.lookup(other, "ui-language-name").unwrap();
        if other == locale { name } else { format!("[{name}]({other}.md)") }
    });
    let mut page = format!("# {}\n\n{}\n\n{}\n\n", say("page-title"), links.join(" · "), say("page-about"));
    // The images are in the language of the page: tests/bot/e2e/images/pages.rs.
    let image = |game: &str| {
        let name = say(&format!("{game}-name"));
        let (small, large) = (format!("images/{locale}-{game}-550.png"), format!("images/{locale}-{game}-1600.png"));
        format!("<a href=\"{large}\"><img src=\"{small}\" alt=\"{name}\" width=\"49%\"></a>")
    };
    // Side by side, so that all of it fits a screen.
    let images = [image("tzolkin"), image("teotihuacan")].join(" ");
    writeln!(page, "{images}\n\n## {}\n", say("page-play")).unwrap();
    for (number, step) in (1..).zip(["open", "turn", "read", "rules", "remind"]) {
        writeln!(page, "{number}. {}", say(&format!("page-play-{step}"))).unwrap();
    }
    writeln!(page, "\n## {}\n", say("page-commands")).unwrap();
    writeln!(page, "| {} | {} |\n| --- | --- |", say("page-command"), say("page-does")).unwrap();
    for path in COMMANDS {
        let (_, about) = commands::list().find(|(name, _)| name == path).unwrap();
        let name = commands::name(path, say);
        writeln!(page, "| `/{name}` | {} |", texts.say(locale, &about, &[])).unwrap();
    }
    writeln!(page, "\n{}", say("page-more")).unwrap();
    assert_eq!(texts.missing(), Vec::<String>::new(), "{locale}");
    page
}

#[test]
fn pages_say_what_the_program_says() {
    let texts = Texts::embedded();
    for locale in LANGUAGES {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("docs/{locale}.md"));
        let now = page(&texts, locale);
        if std::env::var_os("DAYKEEPER_PAGES").is_some_and(|value| value == "write") {
            std::fs::write(&path, &now).unwrap();
        }
        let then = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(then == now, "docs/{locale}.md is old: DAYKEEPER_PAGES=write cargo test --test games pages");
        assert!(now.lines().count() <= 40, "docs/{locale}.md is longer than a screen");
    }
}
