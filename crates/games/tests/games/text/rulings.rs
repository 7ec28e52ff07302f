//! Tests that the pages of rulings match the texts of `/rules`.

use engine::Phrase;
use games::titles;
use text::Texts;

/// `DAYKEEPER_RULINGS=write` rewrites the pages.
#[test]
fn the_pages_of_rulings_are_those_of_the_program() {
    let texts = Texts::embedded();
    for title in titles() {
        let game = title.id();
        let say = |phrase: &Phrase| texts.say("en", phrase, &[]);
        let name = say(&Phrase::new(format!("{game}-name")));
        let mut page = format!(
            "# Rulings of {name}\n\nWhere the printed rules are silent or the sources disagree, this is what is played; `/rules topic: rulings` \
             gives the same.\nThe complete rules: [{game}.md]({game}.md). This page is made of the program's texts by \
             `DAYKEEPER_RULINGS=write cargo test --test games rulings`.\n"
        );
        let topics = title.topics();
        let rulings = topics.iter().find(|topic| topic.id == "rulings").expect("the game has rulings");
        for part in &rulings.parts {
            let topic = topics.iter().find(|topic| topic.id == *part).expect("each of them is a topic");
            page += &format!("\n## {}\n\n", say(&topic.name));
            page += &topic.text.iter().map(say).collect::<Vec<_>>().join("\n\n");
            page.push('\n');
        }
        let path = format!("{}/../../docs/rules/rulings-{game}.md", env!("CARGO_MANIFEST_DIR"));
        if std::env::var("DAYKEEPER_RULINGS").is_ok_and(|value| value == "write") {
            std::fs::write(&path, &page).unwrap();
        }
        assert_eq!(std::fs::read_to_string(&path).unwrap(), page, "{path}");
    }
}
