//! Questions before actions that the player can't undo.

use crate::engine::Phrase;
use crate::table::{Stamp, TableId, TableInfo, TableState, TakingBack};

use crate::discord::parts::buttons::{ComponentAction, ConfirmButton, Drastic, LobbyButton, SeatButton};
use crate::discord::parts::components::{ButtonStyle, Row, button};
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::Message;

/// Asks for confirmation, shows the loss, and offers two buttons.
pub fn ask(localizer: &Localizer<'_>, info: &TableInfo, what: Drastic) -> Message {
    let people = info.table.players.iter().filter(|player| player.user().is_some()).count();
    let lobby = info.table.state == TableState::Lobby;
    let phrase = match what {
        Drastic::Cancel => Phrase::new("ui-confirm-cancel"),
        // No person would be left to continue the game.
        Drastic::Resign | Drastic::ResignToAnybody if people <= 1 => Phrase::new("ui-confirm-resign-last"),
        Drastic::Resign if info.table.settings.ai => Phrase::new("ui-confirm-resign"),
        Drastic::Resign | Drastic::ResignToAnybody => Phrase::new("ui-confirm-resign-anybody"),
        Drastic::TakeBack(_) => Phrase::new("ui-confirm-undo"),
        Drastic::Replace(seat, _) if lobby => Phrase::new("ui-confirm-drop").seat("player", seat),
        Drastic::Replace(seat, _) => Phrase::new("ui-confirm-replace").seat("player", seat),
        Drastic::FillIn(seat, _) => Phrase::new("ui-confirm-fill-in").seat("player", seat),
    };
    let yes = match what {
        Drastic::Cancel => "ui-button-sure-cancel",
        Drastic::Resign | Drastic::ResignToAnybody => "ui-button-sure-resign",
        Drastic::TakeBack(_) => "ui-button-sure-undo",
        Drastic::Replace(..) if lobby => "ui-button-sure-drop",
        Drastic::Replace(..) => "ui-button-sure-replace",
        Drastic::FillIn(..) => "ui-button-sure-fill-in",
    };
    question(localizer, info.table.id, &phrase.with("turns", info.turn), what, yes)
}

/// Asks for confirmation of an undo that affects other players' turns.
pub fn take_back(localizer: &Localizer<'_>, taken: &TakingBack) -> Message {
    let phrase = Phrase::new("ui-confirm-undo").with("turns", taken.turns);
    question(localizer, taken.table, &phrase, Drastic::TakeBack(taken.turn), "ui-button-sure-undo")
}

/// A button that reopens a game.
pub fn reopen(localizer: &Localizer<'_>, table: TableId) -> Row {
    let stamp = Stamp::of_table(table);
    let label = localizer.word("ui-button-reopen");
    Row::Buttons(vec![button(stamp, ComponentAction::Lobby(LobbyButton::Reopen), ButtonStyle::Secondary, &label)])
}

/// A button with which a player takes their seat back after resigning.
pub fn take_back_resigning(localizer: &Localizer<'_>, table: TableId) -> Row {
    let stamp = Stamp::of_table(table);
    let label = localizer.word("ui-button-stay");
    Row::Buttons(vec![button(stamp, ComponentAction::Seat(SeatButton::Back), ButtonStyle::Secondary, &label)])
}

fn question(localizer: &Localizer<'_>, table: TableId, phrase: &Phrase, what: Drastic, yes: &str) -> Message {
    let stamp = Stamp::of_table(table);
    let about_another = matches!(what, Drastic::Replace(..) | Drastic::FillIn(..));
    let keep = if about_another { "ui-button-sure-not" } else { "ui-button-keep" };
    let buttons = vec![
        button(stamp, ComponentAction::Sure(what), ButtonStyle::Danger, &localizer.word(yes)),
        button(stamp, ConfirmButton::Keep, ButtonStyle::Secondary, &localizer.word(keep)),
    ];
    Message { content: localizer.say(phrase), rows: vec![Row::Buttons(buttons)], ..Message::default() }
}
