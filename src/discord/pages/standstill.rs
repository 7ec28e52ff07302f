//! Games at a standstill: the proposal of a pause, the question about an idle game, and the button that resumes the game.

use crate::engine::Phrase;
use crate::table::{IdleNews, PauseRequest, ProposalState, Stamp, TableCard, TableId, TablePause, TurnNews, date};

use super::content::mentions;
use crate::discord::parts::buttons::PauseButton;
use crate::discord::parts::components::{Button, ButtonStyle, Row, button};
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::Message;

/// The line about the pause, above the player to act.
pub(crate) fn line(news: &TurnNews) -> Option<Phrase> {
    news.pause.as_ref().map(TablePause::phrase)
}

/// The button that resumes the game.
pub(crate) fn go_on(localizer: &Localizer<'_>, table: TableId) -> Button {
    answer(localizer, table, PauseButton::GoOn, ButtonStyle::Primary, "ui-button-go-on")
}

fn answer(localizer: &Localizer<'_>, table: TableId, to: PauseButton, style: ButtonStyle, key: &str) -> Button {
    button(Stamp::of_table(table), to, style, &localizer.word(key))
}

/// A proposal of a pause, with a line for each vote.
pub(crate) fn proposal(localizer: &Localizer<'_>, table: &TableCard, request: &PauseRequest) -> Message {
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
    let vote = |agree, style, key| answer(localizer, table.id, PauseButton::Answer(request.number, agree), style, key);
    let votes = || {
        vec![vote(true, ButtonStyle::Success, "ui-button-agree"), vote(false, ButtonStyle::Danger, "ui-button-refuse")]
    };
    let rows = (request.state == ProposalState::Open).then(|| Row::Buttons(votes())).into_iter().collect();
    let lines: Vec<String> = lines.iter().map(|line| localizer.say(line)).collect();
    Message { content: lines.join("\n"), rows, ..Message::default() }
}

/// The question whether to close or pause an idle game, or its outcome.
pub(crate) fn question(localizer: &Localizer<'_>, table: &TableCard, news: &IdleNews) -> Message {
    let stay = |key: &str| answer(localizer, table.id, PauseButton::GoOn, ButtonStyle::Primary, key);
    let rest = |key: &str| answer(localizer, table.id, PauseButton::Rest, ButtonStyle::Secondary, key);
    let (phrase, buttons) = match news {
        IdleNews::Asked { lobby, since, until } => {
            let key = if *lobby { "ui-idle-lobby" } else { "ui-idle-game" };
            let since = format!("<t:{}:R>", since.as_second());
            let phrase = Phrase::new(key).with("since", since).with("until", date(*until));
            let buttons = match lobby {
                true => vec![stay("ui-button-keep-open"), rest("ui-button-close")],
                false => vec![stay("ui-button-go-on"), rest("ui-button-sleep")],
            };
            (phrase, buttons)
        }
        IdleNews::Asleep => (Phrase::new("ui-pause-asleep"), vec![stay("ui-button-go-on")]),
        IdleNews::Stays { lobby: true } => (Phrase::new("ui-idle-stays-open"), Vec::new()),
        IdleNews::Stays { lobby: false } => (Phrase::new("ui-idle-stays-awake"), Vec::new()),
        IdleNews::Closed => (Phrase::new("ui-idle-closed"), Vec::new()),
    };
    let rows = if buttons.is_empty() { Vec::new() } else { vec![Row::Buttons(buttons)] };
    Message { rows, ..Message::text(localizer.say(&phrase)) }
}
