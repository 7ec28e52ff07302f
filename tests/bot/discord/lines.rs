//! Lines in the channel that have the button of the current turn.

use daykeeper::discord::pages;
use daykeeper::discord::parts::localizer::Localizer;
use daykeeper::engine::Phrase;
use daykeeper::games;
use daykeeper::table::{Announcement, Body};
use daykeeper::text::Texts;

use super::play;

#[test]
fn the_line_after_a_pause_has_the_button_of_the_turn() {
    let table = play::card(games::title("tzolkin").unwrap(), 2);
    let texts = Texts::embedded();
    let localizer = Localizer::new(&texts, "en", &table.names());
    let phrase = Phrase::new("ui-notice-pause-ended");
    let body = Body::NoticeWithButton { phrase, to_act: table.players[..1].to_vec(), pause: None };
    let announcement =
        Announcement { table: table.clone(), body, ping: Vec::new(), later: Vec::new(), locale: "en".to_owned() };
    let message = pages::announcement(&localizer, &announcement).unwrap();
    let body = message.body(None).to_string();
    assert!(body.contains("The pause is over.") && body.contains("Take your turn"), "{body}");
    assert!(message.silent && message.ping.is_empty());
}
