//! Answers requests for statistics and lists. Each reads what it shows, from indexes.

use std::collections::{BTreeMap, BTreeSet};

use jiff::{SignedDuration, Timestamp};

use crate::ai::Strength;
use crate::games::Title;

use crate::table::rules::people::anchors::{anchor, is_provisional};
use crate::table::rules::people::ratings;
use crate::table::service::error::{RequestError, TableError};
use crate::table::service::tables::Tables;
use crate::table::values::{
    AgainstCard, EVERYONE, GuildId, LISTED_AFTER, ListSeason, ListedPerson, LobbyRefusal, Meeting, NamedPerson,
    PeopleQuery, PeopleRequest, PeopleSheet, PeopleShown, Pool, Rating, RatingList, RatingRow, Refusal, Reply, Request,
    ResultRow, Season, ServerChoice, StatsCard, Store, StoreError, Sums, UserId,
};

/// Rows of a page.
pub const LISTED_ON_A_PAGE: u32 = 10;

/// Games in the curve of a person's rating.
const IN_CURVE: u32 = 40;

/// Games in a comparison of two people. Older ones would only make it slow.
const MEETINGS: u32 = 1_000;

/// Newest games in which the bot looks for frequent opponents, and the number that the menu offers.
const OPPONENTS: (u32, u32) = (100, 10);

/// Rows of the short list of people with too few games.
const SO_FAR: u32 = 5;

/// The arrows of a list compare it with the list of this time before.
const A_WEEK: SignedDuration = SignedDuration::from_hours(7 * 24);

impl Tables {
    /// The servers that a reply in direct messages can be about: those with finished games of the user. Of those that
    /// the bot has left, no name is known.
    pub(in crate::table) async fn servers_of(&self, user: UserId) -> Result<Vec<(GuildId, String)>, TableError> {
        let servers = self.ask(move |store| store.servers_of(user)).await?;
        Ok(servers.into_iter().map(|server| (server, self.open_channels.name(server).unwrap_or_default())).collect())
    }

    /// Answers a request about people in a server. In direct messages, the user chooses one of their servers. Without a
    /// choice, it is the server of the last game.
    pub(in crate::table) async fn people(
        &self,
        request: &Request,
        wanted: &PeopleRequest,
    ) -> Result<Reply, RequestError> {
        let updating = self.tallied().await?;
        let (reader, guild, now) = (request.actor.user, request.origin.guild, self.clock.now());
        let titles = self.titles().to_vec();
        if let Some(game) = &wanted.game
            && self.title(game).is_none()
        {
            return Err(Refusal::Lobby(LobbyRefusal::UnknownGame { game: game.clone() }).into());
        }
        let wanted = wanted.clone();
        let (guild, servers) = match guild {
            Some(guild) => (guild, ServerChoice::default()),
            None => {
                let servers = self.servers_of(reader).await?;
                let now = servers.iter().map(|(server, _)| *server).find(|server| wanted.server == Some(*server));
                let now = now.or_else(|| servers.first().map(|(server, _)| *server));
                // No server has the identifier 0, so nothing is found.
                (now.unwrap_or(GuildId(0)), ServerChoice { servers, now })
            }
        };
        let sheet = self
            .ask(move |store| {
                let own_theme = store.people(&[reader])?.get(&reader).and_then(|person| person.theme);
                let theme = own_theme.filter(|_| !wanted.public).unwrap_or_default();
                let about = match &wanted.what {
                    PeopleQuery::Stats { player } | PeopleQuery::Against { player, .. } => player.unwrap_or(reader),
                    PeopleQuery::List { .. } | PeopleQuery::HowItWorks => reader,
                };
                let (game, others) = game_of(store, guild, &titles, wanted.game.as_deref(), about)?;
                let look = Look { store, pool: Pool { guild, game: game.id().to_owned() }, game, reader, now };
                let what = match wanted.what.clone() {
                    PeopleQuery::Stats { .. } => match look.hidden(&[about], wanted.public)? {
                        Some(hidden) => PeopleShown::Hidden(hidden),
                        None => PeopleShown::Stats(Box::new(look.stats(about)?)),
                    },
                    PeopleQuery::Against { other, .. } => match look.hidden(&[about, other], wanted.public)? {
                        Some(hidden) => PeopleShown::Hidden(hidden),
                        None => PeopleShown::Against(Box::new(look.against([about, other])?)),
                    },
                    PeopleQuery::List { season, page } => PeopleShown::List(Box::new(look.list(season, page)?)),
                    PeopleQuery::HowItWorks => PeopleShown::HowItWorks,
                };
                Ok(PeopleSheet { game, others, theme, public: wanted.public, updating, now, servers, what })
            })
            .await?;
        Ok(Reply::People(Box::new(sheet)))
    }
}

/// The game to show: the wanted one, or the one that the person finished last, or the first that anyone finished. Also
/// the other games with results in the server.
fn game_of(
    store: &dyn Store,
    guild: GuildId,
    titles: &[&'static dyn Title],
    wanted: Option<&str>,
    about: UserId,
) -> Result<(&'static dyn Title, Vec<&'static dyn Title>), StoreError> {
    let pool = |title: &dyn Title| Pool { guild, game: title.id().to_owned() };
    let mut played = Vec::new();
    for title in titles {
        if let Some((last, _)) = store.newest_result(&pool(*title))? {
            let own = store.last_result(&pool(*title), about)?;
            played.push((own, last, *title));
        }
    }
    played.sort_by_key(|(own, last, _)| std::cmp::Reverse((*own, *last)));
    let chosen = match wanted {
        Some(wanted) => titles.iter().copied().find(|title| title.id() == wanted),
        None => played.first().map(|(.., title)| *title),
    };
    // The bot always offers a game, or no request would have reached this point.
    let chosen = chosen.or(titles.first().copied()).ok_or_else(|| StoreError::Failed("no game is offered".into()))?;
    let others = played.into_iter().map(|(.., title)| title).filter(|title| title.id() != chosen.id()).collect();
    Ok((chosen, others))
}

/// A look at one pool.
struct Look<'a> {
    store: &'a dyn Store,
    pool: Pool,
    game: &'static dyn Title,
    reader: UserId,
    now: Timestamp,
}

impl Look<'_> {
    fn stats(&self, user: UserId) -> Result<StatsCard, StoreError> {
        let Look { store, pool, .. } = self;
        let mut standing = store.standing(pool, &[user, EVERYONE], &[Season::ALL_TIME, Season::COMPUTERS])?;
        let rating = standing.ratings.get(&(Season::ALL_TIME, user)).copied();
        let mut curve = store.rating_changes(pool, Season::ALL_TIME, user, (self.now, IN_CURVE))?;
        curve.reverse();
        let listed = rating.filter(|(_, games)| *games >= LISTED_AFTER);
        let rank = match listed {
            Some((rating, _)) => Some((
                1 + store.rating_list_before(pool, Season::ALL_TIME, LISTED_AFTER, (ratings::low(rating), user))?,
                store.rating_list_length(pool, Season::ALL_TIME, LISTED_AFTER)?,
            )),
            None => None,
        };
        let computers = standing.ratings.get(&(Season::COMPUTERS, user)).map(|(rating, _)| (*rating, self.anchors()));
        let mut opponents = store.frequent_opponents(pool, user, OPPONENTS)?;
        let hidden = store.hidden(&opponents)?;
        opponents.retain(|other| !hidden.contains(other));
        let mut names = store.names_in(pool.guild, &opponents)?;
        let named = |user| names.remove(&user).map(|name| NamedPerson { user, name });
        let mut sums = |user| standing.sums.remove(&user).unwrap_or_default();
        let (everyone, own): (Sums, Sums) = (sums(EVERYONE), sums(user));
        Ok(StatsCard {
            person: self.named(user)?,
            own: user == self.reader,
            hidden: !store.hidden(&[user])?.is_empty(),
            rating: rating.map(|(rating, _)| rating),
            rank,
            curve,
            sums: own,
            everyone,
            computers,
            opponents: opponents.into_iter().filter_map(named).collect(),
        })
    }

    /// The first hidden person of these: hidden from the reader, or from everyone.
    fn hidden(&self, people: &[UserId], public: bool) -> Result<Option<NamedPerson>, StoreError> {
        let hidden = self.store.hidden(people)?;
        let first = people.iter().find(|user| hidden.contains(user) && (public || **user != self.reader));
        first.map(|user| self.named(*user)).transpose()
    }

    fn anchors(&self) -> Vec<(Strength, i64)> {
        Strength::ALL.into_iter().map(|strength| (strength, anchor(self.game.id(), strength))).collect()
    }

    /// The name of a person; empty without a finished game in the server.
    fn named(&self, user: UserId) -> Result<NamedPerson, StoreError> {
        let name = self.store.names_in(self.pool.guild, &[user])?.remove(&user).unwrap_or_default();
        Ok(NamedPerson { user, name })
    }

    fn against(&self, people: [UserId; 2]) -> Result<AgainstCard, StoreError> {
        let Look { store, pool, .. } = self;
        let both = store.meetings(pool, people, MEETINGS)?;
        let mut meetings: Vec<Meeting> = both.iter().filter_map(meeting).collect();
        meetings.reverse();
        let sums = store.standing(pool, &people, &[Season::ALL_TIME])?;
        let rating = |user| sums.ratings.get(&(Season::ALL_TIME, user)).map(|(rating, _)| *rating);
        let next = rating(people[0]).zip(rating(people[1])).map(|(one, other)| ratings::ahead(one, other));
        Ok(AgainstCard {
            people: [self.named(people[0])?, self.named(people[1])?],
            meetings,
            sources: self.averages(&both),
            next,
        })
    }

    /// The average points by source in the games in which both have points.
    fn averages(&self, both: &[[ResultRow; 2]]) -> Vec<(&'static str, [i64; 2])> {
        let counts = |rows: &&[ResultRow; 2]| {
            rows.iter().all(|row| row.result.as_ref().is_some_and(|result| result.points.is_some()))
        };
        let games: Vec<&[ResultRow; 2]> = both.iter().filter(counts).collect();
        let sum = |source: &str, side: usize| -> i64 {
            let of = |rows: &&[ResultRow; 2]| rows[side].result.as_ref()?.sources.get(source).copied();
            games.iter().filter_map(of).map(i64::from).sum()
        };
        // Hundreds of games at most.
        let count = (games.len() as i64).max(1);
        let average = |source: &str| [sum(source, 0) * 1000 / count, sum(source, 1) * 1000 / count];
        let sources = self.game.sources().iter().map(|source| (source.id, average(source.id)));
        sources.filter(|(_, averages)| averages.iter().any(|average| *average != 0)).collect()
    }

    fn list(&self, wanted: ListSeason, page: u32) -> Result<RatingList, StoreError> {
        let Look { store, pool, reader, now, .. } = self;
        let season = match wanted {
            ListSeason::Now => Season::of(*now),
            ListSeason::Of(season) => season,
        };
        let computers = season == Season::COMPUTERS;
        let least = if computers { 1 } else { LISTED_AFTER };
        let length = store.rating_list_length(pool, season, least)?;
        let pages = length.div_ceil(LISTED_ON_A_PAGE).max(1);
        let page = page.min(pages - 1);
        let from = page * LISTED_ON_A_PAGE;
        let shown = store.rating_list(pool, season, least, (from, LISTED_ON_A_PAGE))?;
        let first =
            if page == 0 { shown.first().cloned() } else { store.rating_list(pool, season, least, (0, 1))?.pop() };
        let own = store.rating_changes(pool, season, *reader, (*now, 1))?.pop();
        let is_visible = store.hidden(&[*reader])?.is_empty();
        let own = own
            .filter(|_| is_visible)
            .filter(|row| row.games >= least && shown.iter().all(|other| other.user != row.user));
        let own = match own {
            Some(row) => {
                let place = store.rating_list_before(pool, season, least, (ratings::low(row.rating), row.user))?;
                Some((place, row))
            }
            None => None,
        };
        let so_far = if length < 2 { store.rating_list(pool, season, 1, (0, SO_FAR))? } else { Vec::new() };
        let users: BTreeSet<UserId> = shown
            .iter()
            .chain(&first)
            .chain(own.iter().map(|(_, row)| row))
            .chain(&so_far)
            .map(|row| row.user)
            .collect();
        let names = store.names_in(pool.guild, &users.into_iter().collect::<Vec<_>>())?;
        let named = |user: UserId| NamedPerson { user, name: names.get(&user).cloned().unwrap_or_default() };
        let before = self.week_before(season, least)?;
        let person = |(place, row): (u32, &RatingRow)| -> Result<ListedPerson, StoreError> {
            let form = store.rating_changes(pool, season, row.user, (*now, 5))?;
            Ok(ListedPerson {
                rank: place + 1,
                person: named(row.user),
                rating: row.rating,
                games: row.games,
                gained: before.place(self, season, least, row)?.map(|before| i64::from(before) - i64::from(place)),
                form: form.iter().rev().map(|row| row.behind).collect(),
            })
        };
        let rows: Vec<ListedPerson> = (from..).zip(&shown).map(person).collect::<Result<_, StoreError>>()?;
        let own = own.as_ref().map(|(place, row)| person((*place, row))).transpose()?;
        let everyone = store.standing(pool, &[EVERYONE], &[])?.sums.remove(&EVERYONE).unwrap_or_default();
        let games = match season {
            Season::ALL_TIME => everyone.rated,
            season => everyone.seasons.get(&season.0).copied().unwrap_or_default(),
        };
        Ok(RatingList {
            season,
            page,
            pages,
            rows,
            own,
            reader: *reader,
            games,
            leader: first.map(|row| named(row.user)),
            so_far: so_far.iter().map(|row| (named(row.user), row.games)).collect(),
            anchors: if computers { self.anchors() } else { Vec::new() },
            provisional: is_provisional(self.game.id()),
        })
    }

    /// The ratings of a week ago of everyone whose rating has changed since.
    fn week_before(&self, season: Season, least: u32) -> Result<WeekBefore, StoreError> {
        let Look { store, pool, now, .. } = self;
        let then = now.checked_sub(A_WEEK).unwrap_or(Timestamp::MIN);
        let mut changed = BTreeMap::new();
        let people = store.rated_after(pool, season, then)?;
        let hidden = store.hidden(&people)?;
        let shown = |user: &UserId| user.0.cast_signed() > 0 && !hidden.contains(user);
        for user in people.into_iter().filter(shown) {
            let old = store.rating_changes(pool, season, user, (then, 1))?.pop();
            let new = store.rating_changes(pool, season, user, (*now, 1))?.pop();
            let listed = |row: Option<RatingRow>| row.filter(|row| row.games >= least).map(|row| row.rating);
            changed.insert(user, (listed(old), listed(new)));
        }
        Ok(WeekBefore { changed })
    }
}

/// The part of a list that has changed in a week: everyone's rating before and now, if they were listed.
struct WeekBefore {
    changed: BTreeMap<UserId, (Option<Rating>, Option<Rating>)>,
}

impl WeekBefore {
    /// The place of a person in the list of a week ago, counted from 0. The others keep their places, so only people
    /// with a change are counted again.
    fn place(&self, look: &Look<'_>, season: Season, least: u32, row: &RatingRow) -> Result<Option<u32>, StoreError> {
        let old = match self.changed.get(&row.user) {
            Some((None, _)) => return Ok(None),
            Some((Some(old), _)) => *old,
            None => row.rating,
        };
        let own = (ratings::low(old), row.user);
        let now = i64::from(look.store.rating_list_before(&look.pool, season, least, own)?);
        let higher = |rating: &Option<Rating>, user: UserId| {
            i64::from(rating.is_some_and(|rating| (ratings::low(rating), user) > own))
        };
        let others = self.changed.iter().filter(|(user, _)| **user != row.user);
        let moved: i64 = others.map(|(user, (old, new))| higher(old, *user) - higher(new, *user)).sum();
        // The person's own new rating doesn't count as someone before the old one.
        let own_now = self.changed.get(&row.user).map_or(0, |(_, new)| higher(new, row.user));
        Ok(u32::try_from(now + moved - own_now).ok())
    }
}

/// A game of two people, if the places of both count.
fn meeting(rows: &[ResultRow; 2]) -> Option<Meeting> {
    let [one, other] = rows;
    let (one_result, other_result) = (one.result.as_ref()?, other.result.as_ref()?);
    Some(Meeting {
        ended: one.ended,
        places: [one_result.place?, other_result.place?],
        points: one_result.points.zip(other_result.points).map(|(one, other)| [one, other]),
    })
}
