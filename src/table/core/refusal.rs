//! Why something was not done: typed, and one sentence for a person.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::engine::{Arg, Phrase, Seat};

use super::card::MessageLink;
use super::ids::{ChannelId, TableId};
use super::wanted::Wanted;
use crate::table::features::preferences::values::date;

/// How many characters of what was typed a refusal repeats.
const LONGEST_QUOTE: usize = 60;

/// A request that was refused; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(strum::EnumDiscriminants), strum_discriminants(derive(strum::EnumIter, strum::Display)))]
#[cfg_attr(test, strum_discriminants(strum(serialize_all = "kebab-case")))]
pub enum Refusal {
    /// There is no game in this channel.
    #[error("no game in this channel")]
    NoTable,
    /// The button is about a table that is not in this channel, if it is anywhere.
    #[error("that table is not here")]
    NotHere,
    /// There is no game of this name.
    #[error("no game `{game}`")]
    UnknownGame {
        /// What was asked for.
        game: String,
    },
    /// The game has no such option, or the option no such value.
    #[error("no option `{option}` with this value")]
    BadOption {
        /// The option.
        option: String,
    },
    /// The game is not for so many players.
    #[error("{game} is for {min} to {max} players")]
    BadSeats {
        /// Identifier of the game.
        game: String,
        /// Fewest.
        min: u8,
        /// Most.
        max: u8,
    },
    /// The channel has a table already.
    #[error("the channel has table {table}")]
    ChannelBusy {
        /// That table.
        table: TableId,
        /// The channel.
        channel: ChannelId,
        /// Its newest public message, once it was posted.
        link: Option<MessageLink>,
    },
    /// The bot does not work in this server.
    #[error("this server is not let in")]
    ServerNotLetIn,
    /// Nothing is played for now.
    #[error("maintenance")]
    Maintenance {
        /// What the host of the bot says.
        said: String,
    },
    /// No games begin for now.
    #[error("no new games")]
    NoNewGames {
        /// What the host of the bot says.
        said: String,
    },
    /// The asker hosts as many open tables as one person may.
    #[error("{most} open tables for a host")]
    TooManyTables {
        /// How many.
        most: usize,
    },
    /// The server has as many open tables as one may have.
    #[error("{most} open tables in a server")]
    ServerFull {
        /// How many.
        most: usize,
    },
    /// Every seat is taken.
    #[error("every seat is taken")]
    TableFull,
    /// The asker sits at this table already.
    #[error("already at the table")]
    AlreadyJoined,
    /// The asker does not sit at this table.
    #[error("not at the table")]
    NotAtTable,
    /// The asker has no seat in this lobby.
    #[error("no seat in this lobby")]
    NotInLobby,
    /// The asker has given up the seat at this table.
    #[error("resigned")]
    HasResigned,
    /// The seat that the asker gave up is somebody else's by now.
    #[error("somebody else has the seat")]
    SeatGone,
    /// Only the host, or who may manage the channel, may do this.
    #[error("not the host")]
    NotHost {
        /// The host's name.
        host: String,
    },
    /// The host has left the server, and the table got another one: the asker may ask again.
    #[error("the host was gone")]
    HostGone,
    /// Too few players to start.
    #[error("{have} players, {need} needed")]
    TooFewPlayers {
        /// How many there are.
        have: u8,
        /// How many are needed.
        need: u8,
    },
    /// The game has begun, so nobody joins, leaves or starts it.
    #[error("the game has begun")]
    AlreadyStarted,
    /// The game has not begun.
    #[error("the game has not begun")]
    NotStarted,
    /// Somebody else is to move.
    #[error("not your turn")]
    NotYourTurn {
        /// Who is to move.
        who: Vec<Seat>,
    },
    /// It is the asker's turn, so nothing is planned ahead.
    #[error("your turn")]
    YourTurn,
    /// What comes cannot be foretold now, so nothing is planned ahead.
    #[error("nothing to plan ahead")]
    NothingAhead,
    /// The asker has as many orders as one may.
    #[error("{most} orders")]
    TooManyOrders {
        /// How many.
        most: usize,
    },
    /// The note is longer than one may be.
    #[error("{most} characters")]
    NoteTooLong {
        /// How many characters.
        most: usize,
    },
    /// The asker has no such line.
    #[error("no such line")]
    UnknownLine,
    /// The press was about an earlier state of a line.
    #[error("stale line")]
    StaleLine,
    /// The asker has as many named lines at the table as one may have lines.
    #[error("{most} lines")]
    TooManyLines {
        /// How many.
        most: usize,
    },
    /// The name of a line is longer than one may be.
    #[error("{most} characters")]
    LineNameTooLong {
        /// How many characters.
        most: usize,
    },
    /// The asker has chosen; others have not.
    #[error("already chosen")]
    AlreadyChosen {
        /// Who has still to choose.
        who: Vec<Seat>,
    },
    /// The press was about an earlier state of the turn.
    #[error("stale press")]
    StalePress,
    /// The turn that the press was about was committed since.
    #[error("already done")]
    AlreadyDone,
    /// The draft has no step to take back.
    #[error("the draft is empty")]
    NothingDrafted,
    /// Something is still to be chosen before the turn can end.
    #[error("the turn is not complete")]
    TurnNotComplete,
    /// A step of the line is not possible; nothing of the line was applied.
    #[error("`{step}` is not possible")]
    Illegal {
        /// The step.
        step: String,
        /// Every step that would be possible in its place.
        possible: Vec<String>,
        /// The same in words, the first ones.
        #[serde(default)]
        words: Vec<Phrase>,
    },
    /// A step of the line is not possible behind the steps that are planned already; nothing of the line was applied.
    #[error("`{step}` is not possible behind what is planned")]
    IllegalAfter {
        /// The step.
        step: String,
        /// Every step that would be possible in its place.
        possible: Vec<String>,
        /// The steps that were planned before the line.
        planned: Vec<String>,
        /// Both in words.
        #[serde(default)]
        words: Box<AfterPlan>,
    },
    /// A later step of the line is not possible behind those before it; nothing of the line was applied.
    #[error("step {number}, `{step}`, is not possible")]
    IllegalInLine {
        /// Which step of the line, from 2.
        number: usize,
        /// The step.
        step: String,
        /// Every step that would be possible in its place.
        possible: Vec<String>,
        /// The same in words, the first ones.
        words: Vec<Phrase>,
    },
    /// What was ended cannot be gone on with any more.
    #[error("too late")]
    TooLate,
    /// Things were chosen together of which each is possible alone.
    #[error("not possible together")]
    NotTogether,
    /// The line goes on after the step that completes the turn.
    #[error("`{step}` comes after the end of the turn")]
    AfterTheEnd {
        /// The first step that is too many.
        step: String,
    },
    /// The line has no step.
    #[error("no step")]
    EmptyLine,
    /// The line is longer than any turn.
    #[error("the line is too long")]
    LineTooLong,
    /// The asker has no turn to take back.
    #[error("nothing to take back")]
    NothingToUndo,
    /// The asker wants to take back somebody else's turn.
    #[error("the turn of {who}")]
    TurnOfAnother {
        /// Whose it is.
        who: Seat,
    },
    /// That turn is not the asker's last one any more.
    #[error("that turn cannot be taken back any more")]
    NotLastTurn,
    /// The turn was played before the game had to go on from a saved position.
    #[error("the turn lies before a saved position")]
    BeforeSaved,
    /// There is an open request to take a turn back already.
    #[error("a request is open")]
    UndoPending,
    /// The request was answered by all, refused, or the game went on.
    #[error("the request is closed")]
    UndoClosed,
    /// Who asks cannot agree with themselves.
    #[error("own request")]
    OwnRequest,
    /// The asker has answered this request.
    #[error("already answered")]
    AlreadyAnswered,
    /// What is played here is played.
    #[error("nothing is taken back here")]
    UndoNever,
    /// Turns may be taken back here only while nobody has built on them.
    #[error("only free taking back")]
    UndoOnlyFree,
    /// A pace of one's own has a whole number of hours within bounds.
    #[error("1 to {most} hours")]
    BadHours {
        /// The most hours.
        most: u16,
    },
    /// A clock needs a bank that is not empty and not endless.
    #[error("no such clock")]
    BadClock,
    /// There is no time zone of this name.
    #[error("no time zone `{zone}`")]
    UnknownZone {
        /// What was asked for.
        zone: String,
    },
    /// Quiet hours need a time zone.
    #[error("no time zone")]
    NoZone,
    /// Quiet hours need a beginning and an end, and must not be the whole day.
    #[error("quiet hours of up to {hours} hours")]
    BadQuiet {
        /// The most hours.
        hours: u16,
    },
    /// A vacation ends in the future, and not too far away.
    #[error("a vacation of up to {days} days")]
    BadAway {
        /// The most days.
        days: i64,
    },
    /// A date or a time that cannot be read.
    #[error("cannot read `{text}`")]
    Unclear {
        /// What was typed.
        text: String,
        /// What was asked for.
        #[serde(default)]
        wanted: Wanted,
    },
    /// There is no such turn.
    #[error("there are {last} turns")]
    UnknownTurn {
        /// How many turns there are.
        last: u32,
    },
    /// That turn cannot be shown since the rules changed.
    #[error("turn {turn} cannot be replayed")]
    LostTurn {
        /// The turn.
        turn: u32,
    },
    /// The table stands still, by its players' wish.
    #[error("the game is paused")]
    Paused {
        /// When that ends by itself.
        until: Option<Timestamp>,
    },
    /// The table does not stand still.
    #[error("the game is not paused")]
    NotPaused,
    /// The channel is not asked any more whether the table may rest.
    #[error("nothing is asked")]
    NotAsked,
    /// A pause of so many days cannot be.
    #[error("a pause of 1 to {most} days")]
    BadPause {
        /// The most days.
        most: u16,
    },
    /// A pause is proposed already.
    #[error("a pause is proposed")]
    PausePending,
    /// The proposal was answered by all, refused, or has lapsed.
    #[error("the proposal is closed")]
    PauseClosed,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The table was cancelled.
    #[error("the table was cancelled")]
    Cancelled,
    /// There is no seat for which this can be done.
    #[error("no such seat")]
    NoSuchSeat,
    /// It can be done for several seats.
    #[error("which seat of {seats:?}?")]
    WhichSeat {
        /// These.
        seats: Vec<Seat>,
    },
    /// The table allows no computer players.
    #[error("no computer players here")]
    NoComputers,
    /// Who is to take a seat has one already.
    #[error("sits at the table already")]
    SitsAlready,
    /// The free seats of a lobby are kept for those who played the game before.
    #[error("the free seats are kept until {until}")]
    SeatsKept {
        /// Until when.
        until: Timestamp,
    },
    /// Who asks for a rematch has not played.
    #[error("has not played the game of which this would be a rematch")]
    NotYourRematch,
    /// The operator lists no servers outside Discord.
    #[error("no notifications outside Discord")]
    PushNotOffered,
    /// The address is at no server that the operator lists.
    #[error("no address at a listed server")]
    PushNotListed {
        /// The servers.
        hosts: String,
    },
    /// From this position of a finished game no other game can go on.
    #[error("nothing can be played on from there")]
    NothingToPlayOn,
    /// The asker wants to take a second seat of the same game.
    #[error("has a seat in this game")]
    HasSeat,
    /// The seat is offered already, or players are asked whether it shall be.
    #[error("offered already")]
    OfferedAlready,
    /// The player is not late enough to be replaced by the others.
    #[error("not overdue")]
    NotOverdue {
        /// The host's name.
        host: String,
    },
    /// The seat is not offered any more.
    #[error("not offered")]
    OfferClosed,
    /// The seat is offered to somebody else.
    #[error("offered to somebody else")]
    OfferedToAnother,
    /// The asker sits at their own seat.
    #[error("never left")]
    NeverLeft,
    /// A computer holds the asker's seat until they take it back.
    #[error("a computer holds the seat")]
    HeldByComputer,
    /// The table allows no hints.
    #[error("no hints here")]
    NoHints,
    /// No turn could be advised.
    #[error("no advice")]
    NoAdvice,
    /// The asker waits for as many answers of computer players as one person may.
    #[error("still thinking")]
    StillThinking,
    /// The game is not over.
    #[error("the game is not over")]
    NotOver,
    /// The game began when nothing was sealed, so it cannot be checked.
    #[error("the game was not sealed")]
    NotSealed,
    /// None of the asker's tables has lost its channel.
    #[error("no table without a channel")]
    NothingToMove,
    /// Several of the asker's tables have lost their channel.
    #[error("which table of {tables:?}?")]
    WhichTable {
        /// These.
        tables: Vec<TableId>,
    },
    /// The stored game cannot be read; the log has why.
    #[error("table {table} cannot be read")]
    Unreadable {
        /// The table.
        table: TableId,
    },
    /// Something went wrong on our side; the log has why.
    #[error("trouble on our side")]
    Trouble,
}

/// A step that is not possible behind a plan, in words.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct AfterPlan {
    /// The first steps that would be possible in its place.
    pub possible: Vec<Phrase>,
    /// The steps that were planned.
    pub planned: Vec<Phrase>,
}

impl Refusal {
    /// Steps that are possible instead: more are only counted.
    pub const NAMED_STEPS: usize = 6;

    /// The sentence for the person who asked.
    pub fn phrase(&self) -> Phrase {
        let phrase = || Phrase::new(self.key());
        match self {
            Refusal::UnknownGame { game } => phrase().with("game", quoted(game)),
            Refusal::BadOption { option } => phrase().named("option", quoted(option)),
            Refusal::BadSeats { game, min, max } => {
                phrase().with("game", Phrase::new(format!("{game}-name"))).with("min", *min).with("max", *max)
            }
            Refusal::ChannelBusy { link: Some(link), .. } => phrase().with("link", link.url()),
            Refusal::ChannelBusy { link: None, .. } => Phrase::new("ui-refusal-channel-busy-unposted"),
            Refusal::TooManyTables { most }
            | Refusal::ServerFull { most }
            | Refusal::TooManyOrders { most }
            | Refusal::NoteTooLong { most }
            | Refusal::TooManyLines { most }
            | Refusal::LineNameTooLong { most } => phrase().with("most", *most),
            Refusal::Paused { until: Some(until) } => {
                Phrase::new("ui-refusal-paused.until").with("until", date(*until))
            }
            Refusal::SeatsKept { until } => phrase().with("until", date(*until)),
            Refusal::BadPause { most } => phrase().with("most", *most),
            Refusal::NotHost { host } => phrase().named("host", host.as_str()),
            Refusal::TooFewPlayers { have, need } => phrase().with("have", *have).with("need", *need),
            Refusal::NotYourTurn { who } => phrase().with("who", named_seats(who)),
            Refusal::AlreadyChosen { who } => phrase().with("who", named_seats(who)),
            Refusal::Illegal { step, possible, .. } if possible.is_empty() => {
                Phrase::new("ui-refusal-illegal-nothing").with("step", quoted(step))
            }
            Refusal::Illegal { step, possible, words } => phrase()
                .with("step", quoted(step))
                .with("possible", named(words))
                .with("more", possible.len().saturating_sub(Refusal::NAMED_STEPS)),
            Refusal::IllegalAfter { step, possible, words, .. } => phrase()
                .with("step", quoted(step))
                .with("planned", words.planned.clone())
                .with("possible", named(&words.possible))
                .with("more", possible.len().saturating_sub(Refusal::NAMED_STEPS)),
            Refusal::IllegalInLine { number, step, possible, words } => phrase()
                .with("number", *number)
                .with("step", quoted(step))
                .with("possible", named(words))
                .with("more", possible.len().saturating_sub(Refusal::NAMED_STEPS)),
            Refusal::AfterTheEnd { step } => phrase().with("step", quoted(step)),
            Refusal::BadHours { most } => phrase().with("most", *most),
            Refusal::UnknownZone { zone } => phrase().with("zone", quoted(zone)),
            Refusal::BadQuiet { hours } => phrase().with("hours", *hours),
            Refusal::BadAway { days } => phrase().with("days", *days),
            Refusal::Unclear { text, wanted } => {
                Phrase::new(format!("ui-refusal-unclear{}", wanted.attribute())).named("text", quoted(text))
            }
            Refusal::PushNotListed { hosts } => phrase().with("hosts", hosts.as_str()),
            Refusal::UnknownTurn { last } => phrase().with("last", *last),
            Refusal::LostTurn { turn } => phrase().with("turn", *turn),
            Refusal::WhichSeat { seats } => {
                let named =
                    |seat: &Seat| Phrase::new("ui-seat-number").with("number", seat.ordinal()).seat("seat", *seat);
                phrase().with("seats", Arg::List(seats.iter().map(named).collect()))
            }
            Refusal::TurnOfAnother { who } => phrase().seat("who", *who),
            Refusal::NotOverdue { host } => phrase().named("host", host.as_str()),
            Refusal::WhichTable { tables } => {
                let numbers: Vec<String> = tables.iter().map(|table| table.number().to_string()).collect();
                phrase().with("tables", numbers.join(", "))
            }
            _ => phrase(),
        }
    }

    /// What the host of the bot says besides, in words of their own.
    pub fn hosts_words(&self) -> Option<&str> {
        match self {
            Refusal::Maintenance { said } | Refusal::NoNewGames { said } => Some(said),
            _ => None,
        }
    }

    /// The key of the sentence: the variant's name as it is stored, with hyphens.
    fn key(&self) -> String {
        let stored = serde_json::to_value(self).unwrap_or_default();
        let named = stored.as_object().and_then(|fields| fields.keys().next()).map(String::as_str);
        format!("ui-refusal-{}", stored.as_str().or(named).unwrap_or("trouble").replace('_', "-"))
    }
}

/// The first steps, in words.
fn named(words: &[Phrase]) -> Vec<Phrase> {
    words.iter().take(Refusal::NAMED_STEPS).cloned().collect()
}

/// What somebody typed, as far as it takes to recognize it.
fn quoted(typed: &str) -> String {
    match typed.char_indices().nth(LONGEST_QUOTE) {
        Some((end, _)) => format!("{}…", &typed[..end]),
        None => typed.to_owned(),
    }
}

/// Seats as an argument of a phrase.
pub fn named_seats(seats: &[Seat]) -> Arg {
    Arg::List(seats.iter().map(|&seat| Phrase::new("core-seat").seat("seat", seat)).collect())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use strum::IntoEnumIterator;

    use super::*;

    /// Sentences beside those of the variants: the same refusal where less is known.
    const MORE: [&str; 2] = ["channel-busy-unposted", "illegal-nothing"];

    #[test]
    fn every_refusal_has_its_sentence() {
        let texts = [
            include_str!("../../../assets/locales/en/table.ftl"),
            include_str!("../../../assets/locales/en/hosting.ftl"),
            include_str!("../../../assets/locales/en/lines.ftl"),
            include_str!("../../../assets/locales/en/notes.ftl"),
            include_str!("../../../assets/locales/en/orders.ftl"),
            include_str!("../../../assets/locales/en/people.ftl"),
            include_str!("../../../assets/locales/en/pause.ftl"),
            include_str!("../../../assets/locales/en/sleep.ftl"),
            include_str!("../../../assets/locales/en/preferences.ftl"),
        ];
        let refusal = |line: &'static str| line.strip_prefix("ui")?.strip_prefix("-refusal-");
        let keys = texts.iter().flat_map(|text| text.lines()).filter_map(refusal);
        let said: BTreeSet<String> = keys.filter_map(|rest| Some(rest.split_once(" =")?.0.to_owned())).collect();
        let variants = RefusalDiscriminants::iter().map(|variant| variant.to_string());
        assert_eq!(said, variants.chain(MORE.map(str::to_owned)).collect());
        assert_eq!(Refusal::BadHours { most: 1 }.key(), "ui-refusal-bad-hours");
    }
}
