//! News about the people of a finished game: the changes of their ratings, and the rarest fact.

use crate::engine::Seat;

use crate::table::rules::people::ratings;
use crate::table::service::error::TableError;
use crate::table::service::tables::Tables;
use crate::table::values::{
    LISTED_AFTER, PeopleNews, RatingNews, RatingRow, ResultFact, Season, Store, StoreError, TableId, Tally, UserId,
};

/// A winner is a surprise if their chance by rating was below this, in thousandths.
const SURPRISE: i64 = 200;

/// Wins in a row that are worth a line, and the most that the bot counts.
const IN_A_ROW: (u32, u32) = (3, 100);

/// A rated person who still has the seat of their result and isn't hidden.
struct Rated<'a> {
    row: &'a RatingRow,
    seat: Seat,
    place: Option<u8>,
    /// The sum of the person's wins up to this game, in thousandths.
    won: i64,
    /// The earlier changes of the person's rating, the newest first.
    earlier: Vec<RatingRow>,
}

impl Tables {
    /// The news about the people of a finished game. Empty if the game isn't rated, or if its results aren't computed
    /// yet.
    pub(in crate::table) async fn people_news(&self, table: TableId) -> Result<PeopleNews, TableError> {
        self.tallied().await?;
        self.ask(move |store| {
            let tally = store.tally_of(table)?;
            let people = rated(store, &tally)?;
            Ok(PeopleNews { ratings: people.iter().map(change).collect(), fact: fact(store, &tally, &people)? })
        })
        .await
    }
}

/// The rated people of a game, from the winner down.
fn rated<'a>(store: &dyn Store, tally: &'a Tally) -> Result<Vec<Rated<'a>>, StoreError> {
    let table = tally.table;
    let seats = store.table(table)?.map_or_else(Vec::new, |row| row.seats);
    let users: Vec<UserId> = tally.ratings.iter().map(|row| row.user).collect();
    let hidden = store.hidden(&users)?;
    let mut people = Vec::new();
    for row in tally.ratings.iter().filter(|row| row.season == Season::ALL_TIME && !hidden.contains(&row.user)) {
        let Some(of_person) = tally.results.iter().find(|result| result.user == row.user) else { continue };
        let Some(result) = &of_person.result else { continue };
        // The seat of a person who left has another name now.
        if seats.get(result.seat.index()).is_none_or(|seat| seat.occupant.user() != Some(row.user)) {
            continue;
        }
        let mut earlier = store.rating_changes(&row.pool, row.season, row.user, (row.ended, IN_A_ROW.1))?;
        earlier.retain(|other| other.table != table);
        people.push(Rated { row, seat: result.seat, place: result.place, won: of_person.sums.won, earlier });
    }
    people.sort_by_key(|person| person.place);
    Ok(people)
}

fn change(person: &Rated<'_>) -> RatingNews {
    let before = person.earlier.first().map_or(ratings::START, |row| row.rating);
    let now = ratings::shown(person.row.rating.mean);
    RatingNews { seat: person.seat, change: now - ratings::shown(before.mean), now }
}

/// The rarest fact about a person, if there is one.
fn fact(store: &dyn Store, tally: &Tally, people: &[Rated<'_>]) -> Result<Option<(Seat, ResultFact)>, StoreError> {
    let winner = people.iter().find(|person| person.row.won == 1000);
    if let Some(Rated { row, seat, won, earlier, .. }) = winner {
        let in_a_row = 1 + earlier.iter().take_while(|row| row.won == 1000).count();
        let in_a_row = u32::try_from(in_a_row).unwrap_or(u32::MAX);
        if *won == row.won {
            return Ok(Some((*seat, ResultFact::FirstWin)));
        }
        if row.expected < SURPRISE {
            return Ok(Some((*seat, ResultFact::Surprise { percent: (row.expected + 5) / 10 })));
        }
        if in_a_row >= IN_A_ROW.0 {
            return Ok(Some((*seat, ResultFact::InARow { count: in_a_row })));
        }
    }
    let leader = new_leader(store, tally)?;
    let leader = people.iter().find(|person| leader == Some(person.row.user));
    Ok(leader.map(|leader| (leader.seat, ResultFact::Leader)))
}

/// The person who leads the list of the season since this game. The others keep their low ends, so only the people of
/// the game are compared with their earlier ones.
fn new_leader(store: &dyn Store, tally: &Tally) -> Result<Option<UserId>, StoreError> {
    let Some(first) = tally.ratings.first() else { return Ok(None) };
    let (pool, season, ended) = (&first.pool, Season::of(first.ended), first.ended);
    // A later game has its own news.
    if store.newest_result(pool)? != Some((ended, tally.table)) {
        return Ok(None);
    }
    let people: Vec<UserId> = tally.ratings.iter().filter(|row| row.season == season).map(|row| row.user).collect();
    let most = u32::try_from(people.len()).unwrap_or(u32::MAX).saturating_add(1);
    let top = store.rating_list(pool, season, LISTED_AFTER, (0, most))?;
    let [leader, _, ..] = &top[..] else { return Ok(None) };
    let mut others: Vec<_> =
        top.iter().filter(|row| !people.contains(&row.user)).map(|row| (ratings::low(row.rating), row.user)).collect();
    let mut led = None;
    for user in people {
        let before = store.rating_changes(pool, season, user, (ended, 2))?;
        let before = before.into_iter().find(|row| row.table != tally.table && row.games >= LISTED_AFTER);
        let low = before.map(|row| (ratings::low(row.rating), user));
        match user == leader.user {
            true => led = low,
            false => others.extend(low),
        }
    }
    let is_new = led.is_none_or(|led| others.iter().any(|other| *other > led));
    Ok(Some(leader.user).filter(|_| is_new))
}
