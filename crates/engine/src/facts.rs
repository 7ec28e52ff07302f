//! Facts of turns: what each seat did, and the changes that the events report. They are data; texts come last.
//!
//! Everything that tells of a turn asks its facts, so two texts can't differ: the public line, the planner, hints,
//! recaps, turning points.

use super::changes::Balance;
use super::event::{Event, Summary};
use super::game::Viewer;
use super::lines::{Lines, OWN_TURN};
use super::phrase::{Arg, Phrase};
use super::seat::Seat;

/// One change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact<'a> {
    /// The kind of change, also the key of its text if it has one.
    pub key: &'a str,
    /// The changed thing, if there are several of the kind.
    pub thing: Option<&'a Phrase>,
    /// The amount, negative for a loss.
    pub n: i64,
}

/// Everything that some events change, by seat and for the table.
#[derive(Clone, Debug, Default)]
pub struct Facts {
    seats: Vec<(Option<Seat>, Balance)>,
    lines: Lines,
}

/// Part of the keys of changes that have a text.
const TOLD: &str = "-change-";
/// Part of the keys of new things. They come before amounts.
const NEW: &str = "-change-new-";
/// Points that one line shares out among all players.
const SHARED_POINTS: &str = "core-share-points";

impl Facts {
    /// The facts of one turn, or of a part of it. Events that repeat others for several turns don't count.
    pub fn of<'a>(events: impl IntoIterator<Item = &'a Event>) -> Self {
        let mut facts = Facts::default();
        facts.read(events, &Summary::Public);
        facts
    }

    /// The facts of several turns in order, for all players. Events that only one turn shows don't count.
    pub fn of_turns<'a>(turns: impl IntoIterator<Item = &'a [Event]>) -> Self {
        let mut facts = Facts::default();
        turns.into_iter().for_each(|events| facts.read(events, &Summary::Draft));
        facts
    }

    /// Reads the events of a turn, except those marked `hidden`.
    fn read<'a>(&mut self, events: impl IntoIterator<Item = &'a Event>, hidden: &Summary) {
        self.lines.begin();
        for event in events.into_iter().filter(|event| !event.summary.contains(hidden)) {
            for part in &event.summary {
                self.seat_mut(event.seat).count(part);
                self.lines.add(event, part);
            }
        }
        self.lines.end();
    }

    /// Each player's actions (`core-turn`: `player`, the lists `clauses` and `changes`) and the effects on all players,
    /// in the order in which each began. The viewer's own turn is a `core-turn-summary` without `player`.
    ///
    /// A clause has `count` (repetitions of the action) and the lists `things`, `gains` and `costs`. An amount has `n`
    /// and `things`; see [`Summary`]. Of several turns, each has a line, and effects on all players come where they
    /// happened. Such an effect gets only one line if it spans consecutive turns.
    pub fn lines(&self, viewer: Viewer) -> Vec<Phrase> {
        self.lines.phrases(viewer)
    }

    /// The actions of a seat's turn in one phrase, without gains and costs. `None` if there are none.
    pub fn actions(&self, seat: Seat) -> Option<Phrase> {
        let mut own = self.own_turn(seat)?;
        for (name, arg) in &mut own.args {
            match arg {
                Arg::List(clauses) if name == "clauses" && !clauses.is_empty() => {
                    let brought = |name: &str| name == "gains" || name == "costs";
                    let args = clauses.iter_mut().flat_map(|clause| &mut clause.args);
                    args.filter(|(name, _)| brought(name)).for_each(|(_, arg)| *arg = Arg::List(Vec::new()));
                }
                Arg::List(changes) if name == "changes" => changes.clear(),
                _ => return None,
            }
        }
        Some(own)
    }

    fn own_turn(&self, seat: Seat) -> Option<Phrase> {
        self.lines(Viewer::Seat(seat)).into_iter().find(|line| line.key == OWN_TURN)
    }

    /// A seat's turn in one phrase for its player, with what others get. `None` if nothing happened.
    pub fn turn(&self, seat: Seat) -> Option<Phrase> {
        let own = self.own_turn(seat)?;
        let shares = self.of_others(seat);
        Some(if shares.is_empty() {
            own
        } else {
            Phrase::new("core-turn-others").with("turn", own).with("shares", shares)
        })
    }

    fn seat_mut(&mut self, seat: Option<Seat>) -> &mut Balance {
        let index = self.seats.iter().position(|(known, _)| *known == seat).unwrap_or_else(|| {
            self.seats.push((seat, Balance::default()));
            self.seats.len() - 1
        });
        &mut self.seats[index].1
    }

    /// The changes of a seat, or of the table, in the order in which they came up.
    pub fn all(&self, seat: Option<Seat>) -> impl Iterator<Item = Fact<'_>> {
        let changes = self.seats.iter().filter(move |(known, _)| *known == seat);
        changes.flat_map(|(_, changes)| changes.sums()).map(|(key, thing, n)| Fact { key, thing, n })
    }

    /// The sum of the changes of a kind.
    pub fn sum(&self, seat: Option<Seat>, key: &str) -> i64 {
        self.all(seat).filter(|fact| fact.key == key).map(|fact| fact.n).sum()
    }

    /// The gains and the costs of a seat as amounts and things. No limit leaves out any of them.
    pub fn gains_and_costs(&self, seat: Seat) -> (Vec<Phrase>, Vec<Phrase>) {
        let own = self.seats.iter().find(|(known, _)| *known == Some(seat));
        let Some(mut changes) = own.map(|(_, changes)| changes.clone()) else { return Default::default() };
        changes.only(|key| key.contains(TOLD));
        let mut gains = Vec::new();
        changes.phrases(|n| n > 0).into_iter().for_each(|gain| add(&mut gains, gain));
        gains.sort_by_key(|gain| !gain.key.contains(NEW));
        (gains, changes.phrases(|n| n < 0))
    }

    /// The changes of the other seats (`core-share`: `player`, `changes`), for a viewer in `seat`.
    pub fn of_others(&self, seat: Seat) -> Vec<Phrase> {
        let share = |(other, changes): &(Option<Seat>, Balance)| {
            let other = other.filter(|other| *other != seat)?;
            let mut changes = changes.clone();
            changes.only(|key| key.contains(TOLD) || key == SHARED_POINTS);
            let mut amounts = changes.amounts();
            let points = amounts.iter_mut().filter(|amount| amount.key == SHARED_POINTS);
            points.for_each(|amount| amount.key.push_str(".named"));
            (!amounts.is_empty()).then(|| Phrase::new("core-share").seat("player", other).with("changes", amounts))
        };
        self.seats.iter().filter_map(share).collect()
    }
}

/// The list of things of a gain, and the first of them if it came up several times.
fn several(gain: &mut Phrase) -> Option<(&mut Phrase, Arg)> {
    let things =
        gain.args.iter_mut().find_map(|(_, arg)| if let Arg::List(things) = arg { Some(things) } else { None });
    match &mut things?[..] {
        [Phrase { key, args }] if key == "core-repeated" => match &mut args[..] {
            [(_, Arg::Phrase(thing)), (_, count)] => Some((thing, count.clone())),
            _ => None,
        },
        _ => None,
    }
}

/// Adds a gain. Different things that came up equally often share one: "Chaac and Kukulkan up by 2".
fn add(gains: &mut Vec<Phrase>, mut gain: Phrase) {
    let key = gain.key.clone();
    if let Some((thing, count)) = several(&mut gain) {
        let same = |known: &mut Phrase| known.key == key && several(known).is_some_and(|(_, often)| often == count);
        let index = gains.iter_mut().position(same);
        if let Some((other, _)) = index.and_then(|index| several(&mut gains[index])) {
            let mut things = match &other.args[..] {
                [(_, Arg::List(things))] if other.key == "core-list" => things.clone(),
                _ => vec![other.clone()],
            };
            things.push(thing.clone());
            *other = Phrase::new("core-list").with("items", things);
            return;
        }
    }
    gains.push(gain);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_that_came_up_equally_often_share_a_gain() {
        let up = |thing: Phrase, count: i64| {
            let thing = Phrase::new("core-repeated").with("thing", thing).with("count", count);
            Phrase::new("up").with("n", count).with("things", vec![thing])
        };
        let mut gains = Vec::new();
        for (thing, count) in [("red", 2), ("green", 3), ("blue", 2), ("white", 2)] {
            add(&mut gains, up(Phrase::new(thing), count));
        }
        let items = ["red", "blue", "white"].map(Phrase::new).to_vec();
        let all = Phrase::new("core-list").with("items", items);
        assert_eq!(gains, [up(all, 2), up(Phrase::new("green"), 3)]);
    }
}
