//! A look back as text, JSON and a picture.

use serde_json::{Value, json};

use crate::discord::pages::people::look_back::{Finished, award, percent, result, scene};
use crate::engine::{Arg, Outcome, Phrase, Seat};
use crate::games::look_back::{LookBack, RecordedTurn, Round, VERSION};
use crate::games::turning_points::Costly;
use crate::games::{Theme, Title, turn_in_words};
use crate::scene::Scene;

use crate::cli::language::Reader;

/// Everything that is known about a game.
pub struct GameAnalysis<'a> {
    pub title: &'static dyn Title,
    pub theme: Theme,
    pub names: &'a [String],
    pub outcome: &'a Outcome,
    pub back: &'a LookBack,
    /// The turning points with the indexes of their turns.
    pub costly: Vec<(usize, &'a Costly)>,
    pub turns: &'a [RecordedTurn],
}

impl GameAnalysis<'_> {
    /// The turns that the picture marks.
    fn marked(&self) -> Vec<u32> {
        self.back.decisive(self.costly.iter().map(|(index, _)| number(*index)))
    }

    fn with<T>(&self, show: impl FnOnce(&Finished<'_>) -> T) -> T {
        let turns = self.marked();
        show(&Finished {
            game: self.title,
            theme: self.theme,
            names: self.names,
            title: None,
            days: None,
            outcome: self.outcome,
            back: self.back,
            turns: &turns,
            computing: None,
        })
    }

    pub fn scene(&self) -> Scene {
        self.with(scene)
    }

    /// The lines of the text.
    pub fn lines(&self) -> Vec<Phrase> {
        let mut lines = vec![self.with(result)];
        lines.extend(self.costly.iter().map(|(index, costly)| self.turning_point(*index, costly)));
        lines.extend(self.with(|game| self.back.awards.iter().map(|awarded| award(game, awarded)).collect::<Vec<_>>()));
        lines.push(Phrase::new("core-analyze-chances"));
        lines.extend(self.back.course.rounds.iter().filter_map(|round| self.chances(round)));
        lines.push(Phrase::new("core-analyze-points"));
        lines.extend(
            self.with(|game| game.by_rank()).into_iter().filter_map(|seat| self.points(Seat::try_from(seat).ok()?)),
        );
        lines
    }

    fn turning_point(&self, index: usize, costly: &Costly) -> Phrase {
        let turn = &self.turns[index];
        let played = |steps: &[String]| turn_in_words(&*turn.before, turn.seat, steps);
        Phrase::new("core-analyze-turning-point")
            .with("turn", number(index))
            .seat("player", turn.seat)
            .with("played", played(&turn.steps))
            .with("instead", played(&costly.steps))
            .with("lost", (costly.lost + 50) / 100)
            .with("percent", percent(self.back.lost(number(index)).max(0)))
    }

    /// The chances after a round.
    fn chances(&self, round: &Round) -> Option<Phrase> {
        let chances = self.back.chances.get(round.turns as usize)?;
        let share = |(seat, chance): (u8, &u16)| {
            let phrase = Phrase::new("core-analyze-chance").seat("player", Seat::new(seat));
            phrase.with("percent", percent(i32::from(*chance)))
        };
        let shares: Vec<Phrase> = (0..).zip(chances).map(share).collect();
        let key = if round.number.is_some() { "core-analyze-round" } else { "core-analyze-opening" };
        let line = Phrase::new(key).with("turn", round.turns).with("shares", Arg::List(shares));
        Some(line.with("round", round.number.unwrap_or_default()))
    }

    /// The final points of a seat by source.
    fn points(&self, seat: Seat) -> Option<Phrase> {
        let denominator = self.outcome.denominator;
        let source = |(points, id): (&i32, &String)| {
            let name = Phrase::new(format!("{}-source-{id}", self.title.id()));
            let phrase = Phrase::new("core-analyze-source").with("source", name).with("points", *points);
            phrase.with("denominator", denominator)
        };
        let own = self.back.course.final_points(seat).iter().zip(&self.back.course.sources);
        let sources: Vec<Phrase> = own.filter(|(points, _)| **points != 0).map(source).collect();
        let line = Phrase::new("core-analyze-seat").seat("player", seat).with("denominator", denominator);
        Some(line.with("points", *self.outcome.points.get(seat.index())?).with("sources", Arg::List(sources)))
    }

    /// Everything as data, with the awards and reasons in the reader's language.
    pub fn json(&self, reader: &Reader) -> Value {
        let turning: Vec<Value> = self
            .costly
            .iter()
            .map(|(index, costly)| {
                json!({
                    "turn": number(*index),
                    "seat": self.turns[*index].seat,
                    "lost_points": f64::from(costly.lost) / 100.0,
                    "lost_chance": f64::from(self.back.lost(number(*index))) / 1000.0,
                    "played": self.turns[*index].steps,
                    "better": costly.steps,
                    "why": costly.why.as_ref().map(|why| reader.say(why, self.names)),
                })
            })
            .collect();
        let awards = self.with(|game| {
            let text = |awarded| reader.say(&award(game, awarded), self.names);
            let one = |awarded| json!({ "award": awarded, "text": text(awarded) });
            self.back.awards.iter().map(one).collect::<Vec<Value>>()
        });
        json!({
            "version": VERSION,
            "game": self.title.id(),
            "names": self.names,
            "result": self.outcome,
            "turns": self.back.course.turns,
            "chances": self.back.chances,
            "sources": self.back.course.sources,
            "rounds": self.back.course.rounds,
            "turning_points": turning,
            "awards": awards,
        })
    }
}

/// The number of a turn with this index.
fn number(index: usize) -> u32 {
    u32::try_from(index + 1).unwrap_or(u32::MAX)
}
