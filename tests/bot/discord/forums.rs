//! Requests about forums, checked against Discord's description.

use daykeeper::discord::outgoing::forum::{self, Tag};
use daykeeper::discord::parts::localizer::Localizer;
use daykeeper::discord::parts::message::Attachment;
use daykeeper::games;
use daykeeper::table::{NewTable, Seating};
use daykeeper::text::Texts;
use serde_json::json;

use super::judge::schema_accepts;

#[test]
fn requests_about_posts_are_as_discord_describes_them() {
    let texts = Texts::embedded();
    let bare = json!({ "type": 15, "flags": 0, "available_tags": [
        { "id": "5", "name": "Casual", "moderated": true, "emoji_id": null, "emoji_name": "🎲" },
    ] });
    assert!(forum::is_forum(&bare) && !forum::requires_tag(&bare));
    for locale in ["en", "it", "es", "ro"] {
        let localizer = Localizer::new(&texts, locale, &[]);
        let change = forum::with_tags(&texts, &bare, &localizer).unwrap();
        schema_accepts("UpdateGuildChannelRequestPartial", &change);
        let tags = change["available_tags"].as_array().unwrap();
        assert_eq!((tags.len(), &tags[0]), (4, &bare["available_tags"][0]), "what there is stays");
        let made = |(index, tag): (usize, &serde_json::Value)| {
            let name = tag["name"].as_str().unwrap();
            assert!((1..=20).contains(&name.chars().count()), "{locale}: {name}");
            json!({ "id": (10 + index).to_string(), "name": name.to_uppercase(), "moderated": false })
        };
        let made: Vec<_> = tags.iter().enumerate().map(made).collect();
        let full = json!({ "type": 15, "flags": 16, "available_tags": made });
        // The bot recognizes a tag by its name in any of its languages, in upper or lower case.
        assert_eq!(forum::with_tags(&texts, &full, &Localizer::new(&texts, "en", &[])), None, "{locale}");
        assert_eq!(forum::usable(&texts, &full, &[Tag::Open]), ["11"]);
        let change = forum::change(&texts, &full, &json!({ "applied_tags": ["10", "11"] }), &[Tag::Running]).unwrap();
        assert_eq!(change, json!({ "applied_tags": ["12", "10"] }), "other tags stay");
        schema_accepts("UpdateThreadRequestPartial", &change);
        assert_eq!(forum::change(&texts, &full, &json!({ "applied_tags": ["10", "13"] }), &[Tag::Over]), None);
        for title in games::titles() {
            let new = NewTable {
                game: title.id().to_owned(),
                options: Default::default(),
                seats: None,
                seating: Seating::default(),
                start_when_full: false,
                rated: true,
            };
            let message = forum::first_message(&localizer, *title, &new, "Ada");
            let alt = message.picture.as_ref().unwrap().alt.clone();
            let file = Attachment { name: "board.png".to_owned(), alt, bytes: Default::default() };
            schema_accepts("CreateForumThreadRequest", &forum::post("Game", &message, Some(&file), &["11".to_owned()]));
        }
    }
    // A forum that requires tags keeps its last one. A full forum gets no new tags.
    let strict = json!({ "type": 15, "flags": 16, "available_tags": [{ "id": "1", "name": "Running" }] });
    assert_eq!(forum::change(&texts, &strict, &json!({ "applied_tags": ["1"] }), &[Tag::Over]), None);
    let many: Vec<_> = (0..18).map(|id| json!({ "id": (100 + id).to_string(), "name": format!("tag {id}") })).collect();
    let many = json!({ "type": 15, "available_tags": many });
    assert_eq!(forum::with_tags(&texts, &many, &Localizer::new(&texts, "en", &[])), None);
}
