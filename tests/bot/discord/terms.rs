//! The terms of a game, for players who think about joining.

use daykeeper::discord::commands::intent::ReplyFormat;
use daykeeper::discord::pages;
use daykeeper::discord::parts::localizer::Localizer;
use daykeeper::games;
use daykeeper::table::{
    Announcement, Body, ClockRule, Pace, Reply, ReservedSeats, Settings, TableCard, TableId, TableInfo, TableState,
    TimeOut, UserId, ViewingReply,
};
use daykeeper::text::Texts;

use super::play;

/// Returns the lobby message of a game.
fn lobby(table: &TableCard) -> String {
    let texts = Texts::embedded();
    let announcement = Announcement {
        table: table.clone(),
        body: Body::Lobby,
        ping: Vec::new(),
        later: Vec::new(),
        locale: "en".to_owned(),
    };
    pages::announcement(&Localizer::new(&texts, "en", &table.names()), &announcement).unwrap().content
}

/// Returns the answer to `/game info`.
fn info(table: &TableCard) -> String {
    let texts = Texts::embedded();
    let info = TableInfo {
        table: table.clone(),
        status: None,
        turn: 0,
        to_act: Vec::new(),
        days_at_this_pace: None,
        pause: None,
        waiting_since: None,
        clocks: Vec::new(),
        away: Vec::new(),
        link: None,
        channel_deleted: false,
        may_follow: false,
        may_renew_page: false,
    };
    let reply = Reply::Viewing(ViewingReply::Info(Box::new(info)));
    pages::messages(&Localizer::new(&texts, "en", &table.names()), &reply, ReplyFormat::Usual)[0].content.clone()
}

#[test]
fn the_lobby_the_rematch_lobby_and_the_info_show_the_same_terms() {
    let game = games::title("teotihuacan").unwrap();
    let settings = Settings {
        pace: Pace::Relaxed,
        clock: Some(ClockRule { bank: 3 * 24 * 60 * 60, increment: 12 * 60 * 60 }),
        time_out: TimeOut::Turn,
        hints: Some(true),
        one_message: true,
        ..Settings::default()
    };
    let table = TableCard { state: TableState::Lobby, settings, ..play::card(game, 3) };
    let until = jiff::Timestamp::UNIX_EPOCH;
    let reserved = Some(ReservedSeats { of: TableId(1), players: [Some(UserId(7)), None, None, None], until });
    let rematch = TableCard { reserved, ..table.clone() };
    let terms = "-# Remind after: 3 days (relaxed); Clock: 3 d for each player, plus 12 h every turn; \
                 On timeout: a computer player takes the turn; Hints: yes; One message per round: yes";
    for text in [lobby(&table), lobby(&rematch), info(&table)] {
        assert!(text.lines().any(|line| line == terms), "{text}");
    }
}

#[test]
fn without_a_clock_the_terms_have_no_timeout() {
    let table = TableCard { state: TableState::Lobby, ..play::card(games::title("tzolkin").unwrap(), 2) };
    let terms = "-# Remind after: 1, 3, 7, 15 … days (daily); Clock: none; Hints: only when one person plays alone";
    for text in [lobby(&table), info(&table)] {
        assert!(text.lines().any(|line| line == terms), "{text}");
    }
}
