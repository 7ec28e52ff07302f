//! Following a game: the question which news a follower wants, and the news.

use crate::engine::Phrase;
use crate::table::{
    Body, FollowNews, FollowSheet, FollowedNews, PeopleNews, Stamp, TableCard, TableId, TableInfo, TurnNews,
    channel_url,
};

use super::content::{self, LeftOut, content, turn_lines};
use super::result::{self, Ended};
use super::{lobby, titles};
use crate::discord::parts::buttons::FollowButton;
use crate::discord::parts::components::{Button, ButtonStyle, MenuOption, Row, button, link, menu};
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::Message;

/// Value of the option that stops following.
const STOP: &str = "stop";

/// The button that asks which news the user wants.
pub(crate) fn follow(localizer: &Localizer<'_>, table: TableId) -> Button {
    let stamp = Stamp::of_table(table);
    button(stamp, FollowButton::Ask, ButtonStyle::Secondary, &localizer.word("ui-button-follow"))
}

/// The question which news the user wants, or the confirmation.
pub fn sheet(localizer: &Localizer<'_>, sheet: &FollowSheet) -> Message {
    let table = &sheet.table;
    let key = match (sheet.asks, sheet.now) {
        (true, None) => "ui-follow-ask".to_owned(),
        (true, Some(_)) => "ui-follow-change".to_owned(),
        (false, None) => "ui-follow-stopped".to_owned(),
        (false, Some(news)) => format!("ui-follow-{}", news.word()),
    };
    let text = localizer.say(&Phrase::new(key).with("game", titles::titled(table)));
    if !sheet.asks {
        return Message::text(text);
    }
    let option = |value: &str, chosen| MenuOption {
        label: localizer.word(&format!("ui-follow-option-{value}")),
        value: value.to_owned(),
        chosen,
        ..MenuOption::default()
    };
    let news = FollowNews::ALL.into_iter().map(|news| option(news.word(), sheet.now == Some(news)));
    let options: Vec<MenuOption> = news.chain(sheet.now.map(|_| option(STOP, false))).collect();
    let stamp = Stamp::of_table(table.id);
    let row = menu(stamp, FollowButton::Choose, 1, &localizer.word("ui-follow-choose"), options);
    Message { rows: vec![row], ..Message::text(text) }
}

/// A menu of the followed games, to stop following one.
pub(crate) fn stop_in(localizer: &Localizer<'_>, followed: &[TableInfo]) -> Option<Row> {
    let option = |info: &TableInfo| {
        let localizer = localizer.of(&info.table.names());
        let label = Phrase::new("ui-follow-stop-option").with("game", titles::titled_plainly(&info.table));
        MenuOption {
            label: localizer.plain(&label.with("players", lobby::players(&info.table))),
            value: info.table.id.to_string(),
            ..MenuOption::default()
        }
    };
    let options: Vec<MenuOption> = followed.iter().map(option).collect();
    let stamp = Stamp::of_table(TableId(0));
    let placeholder = localizer.word("ui-follow-stop-in");
    (!options.is_empty()).then(|| menu(stamp, FollowButton::StopIn, 1, &placeholder, options))
}

/// News for a follower. `None` for messages that have none.
pub(crate) fn news(localizer: &Localizer<'_>, table: &TableCard, news: &FollowedNews) -> Option<Message> {
    let address = news.link.map_or_else(|| channel_url(table.guild, table.channel), |link| link.url());
    let mut buttons = vec![link(address, &localizer.word("ui-button-open-game"))];
    let content = match &news.about {
        Body::Final { news, days, outcome, score, .. } => {
            let ended = Ended { days: *days, outcome, score, records: &[], people: &PeopleNews::default() };
            result::lines(localizer, table, news.turn, &ended).join("\n")
        }
        Body::Turn(turn) | Body::Revealed(turn) | Body::Choosing { news: turn, .. } => {
            round_or_turns(localizer, table, turn, None, news.wanted)
        }
        Body::Undone { news: turn, by, turns } => {
            let undone = Phrase::new("ui-turn-undone").seat("player", by.seat).with("turns", *turns);
            round_or_turns(localizer, table, turn, Some(undone), news.wanted)
        }
        _ => return None,
    };
    if !matches!(news.about, Body::Final { .. }) {
        let stop = localizer.word("ui-button-unfollow");
        buttons.push(button(Stamp::of_table(table.id), FollowButton::Stop, ButtonStyle::Secondary, &stop));
    }
    Some(Message { content, rows: vec![Row::Buttons(buttons)], ..Message::default() })
}

/// The state of the game and its players to act. A follower of every turn also sees the turns.
fn round_or_turns(
    localizer: &Localizer<'_>,
    table: &TableCard,
    news: &TurnNews,
    first: Option<Phrase>,
    wanted: FollowNews,
) -> String {
    let head = Phrase::new("ui-follow-news").with("game", titles::titled(table)).with("status", news.status.clone());
    let head = [head].into_iter().chain(first).map(|line| localizer.say(&line)).collect();
    let turns = match wanted {
        FollowNews::Turns => turn_lines(localizer, &news.summaries),
        FollowNews::Rounds | FollowNews::Result => Vec::new(),
    };
    let waiting = Phrase::new("ui-info-to-act").with("players", content::names(&news.to_act));
    let foot = (!news.to_act.is_empty()).then(|| localizer.say(&waiting)).into_iter().collect();
    content(localizer, head, turns, foot, LeftOut::Counted)
}
