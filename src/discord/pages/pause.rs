//! Pauses: the proposal, the notice, and the button that resumes the game.

use crate::engine::Phrase;
use crate::table::{PauseRequest, ProposalState, Stamp, TableCard, TableId, TablePause, TurnNews};

use super::content::mentions;
use crate::discord::parts::buttons::PauseButton;
use crate::discord::parts::components::{Button, ButtonStyle, Row, button};
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::Message;

/// The line about the pause, above the player to act.
pub(crate) fn line(news: &TurnNews) -> Option<Phrase> {
    news.pause.as_ref().map(TablePause::phrase)
}

pub(crate) fn go_on(localizer: &Localizer<'_>, table: TableId) -> Button {
    let stamp = Stamp::of_table(table);
    button(stamp, PauseButton::GoOn, ButtonStyle::Primary, &localizer.word("ui-button-go-on"))
}

/// A proposal of a pause, with a line for each vote.
pub(crate) fn asked(localizer: &Localizer<'_>, table: &TableCard, request: &PauseRequest) -> Message {
    let asked = match request.days {
        Some(days) => Phrase::new("ui-pause-asked.days").with("days", days),
        None => Phrase::new("ui-pause-asked"),
    };
    let mut lines = vec![asked.seat("player", request.by.seat)];
    lines.extend(request.agreed.iter().map(|player| Phrase::new("ui-pause-agrees").seat("player", player.seat)));
    match request.state {
        ProposalState::Open => lines.extend(
            request
                .waiting
                .iter()
                .map(|player| Phrase::new("ui-pause-waits").with("player", mentions(std::slice::from_ref(player)))),
        ),
        ProposalState::Agreed => lines.push(Phrase::new("ui-pause-agreed")),
        ProposalState::Refused(seat) if seat == request.by.seat => {
            lines.push(Phrase::new("ui-pause-withdrawn").seat("player", seat));
        }
        ProposalState::Refused(seat) => lines.push(Phrase::new("ui-pause-refused").seat("player", seat)),
        ProposalState::Lapsed => lines.push(Phrase::new("ui-pause-lapsed")),
    }
    let mut rows = Vec::new();
    if request.state == ProposalState::Open {
        let stamp = Stamp::of_table(table.id);
        let answer = |agree, style, key: &str| {
            button(stamp, PauseButton::Answer(request.number, agree), style, &localizer.word(key))
        };
        rows.push(Row::Buttons(vec![
            answer(true, ButtonStyle::Success, "ui-button-agree"),
            answer(false, ButtonStyle::Danger, "ui-button-refuse"),
        ]));
    }
    let lines: Vec<String> = lines.iter().map(|line| localizer.say(line)).collect();
    Message { content: lines.join("\n"), rows, ..Message::default() }
}
