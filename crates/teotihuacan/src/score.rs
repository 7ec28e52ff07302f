//! Points (rules 14 to 16): the scoring of an eclipse, the effects of the end, and the winner.

use engine::{Outcome, Seat};

use super::data::{BonusScoring, data, is_strong, salary_of};
use super::ids::{Bonus, Discovery, DiscoveryKind, Temple, members};
use super::state::{Phase, SeatState, Source, State};

impl SeatState {
    /// The salary of the workers in play (rules 15.3).
    pub fn salary(&self) -> u16 {
        self.workers.iter().filter(|worker| worker.board.is_some()).map(|worker| salary_of(worker.power)).sum()
    }

    /// The cocoa that is missing for the salary, even with the seat's discovery tiles.
    pub(crate) fn missing_salary(&self) -> u16 {
        if self.hand(DiscoveryKind::FreeCocoa) != 0 {
            return 0;
        }
        let tiles = members(self.hand(DiscoveryKind::Cocoa4));
        let cocoa: u16 = tiles.map(|tile: Discovery| data().discoveries[tile.index()].effects.goods.cocoa).sum();
        self.salary().saturating_sub(self.goods.cocoa + cocoa)
    }

    /// The points of the masks in an eclipse (rules 14).
    pub(crate) fn mask_score(&self) -> u16 {
        self.mask_sets().iter().map(|size| data().mask_points[usize::from(*size)]).sum()
    }
}

impl State {
    /// Points for each step of the pyramid track in the next eclipse, by its number. In the variant
    /// `early_end_as_third`, the eclipse of a finished pyramid counts as the third.
    pub(super) fn track_points(&self) -> u16 {
        let steps = &data().eclipse.step;
        let eclipse =
            if self.pyramid_finished && self.early_end_as_third { steps.len() } else { usize::from(self.era) };
        steps[eclipse.clamp(1, steps.len()) - 1]
    }

    /// The lowest visible value of the buildings row (rules 9).
    pub(super) fn building_value(&self) -> u16 {
        let values = &data().building_values;
        values[self.buildings().min(values.len() - 1)]
    }

    /// The leading seats on the pyramid track. Empty while all seats are at 0.
    pub(super) fn track_leaders(&self) -> impl Iterator<Item = Seat> {
        let most = self.all_seats().map(|seat| self.seat(seat).track).max().unwrap_or(0);
        self.all_seats().filter(move |seat| most > 0 && self.seat(*seat).track == most)
    }

    /// The points of a bonus tile for a seat (rules 16).
    pub(super) fn bonus_points(&self, seat: Seat, bonus: Bonus) -> u16 {
        let owner = self.seat(seat);
        match data().bonus_tiles[bonus.index()].scoring {
            BonusScoring::MaskSet => data().mask_points[usize::from(owner.mask_sets()[0])],
            BonusScoring::Fixed(points) => points,
            BonusScoring::Per(measure, each) => each * self.measure(seat, measure),
            BonusScoring::Workers(weak, strong) => {
                let in_play = owner.workers.iter().filter(|worker| worker.board.is_some());
                in_play.map(|worker| if is_strong(worker.power) { strong } else { weak }).sum()
            }
        }
    }

    /// Returns `true` if the seat scores the bonus tile of a temple.
    pub(super) fn reaches_bonus(&self, seat: Seat, temple: Temple) -> bool {
        self.seat(seat).temples[temple.index()] >= data().temple_penultimate
    }

    /// The points of each seat if the game ended with an eclipse now, by source: the points so far, then the eclipse,
    /// with its salary paid with the present cocoa (rules 15.3), and the temple bonus tiles (rules 16) that are still
    /// to come. Sources without points are left out.
    pub(super) fn points_by_source(&self) -> Vec<Vec<(Source, i32)>> {
        let points = |seat: Seat, source: Source| {
            i32::from(self.seat(seat).scored[source as usize]) + self.still_due(seat, source)
        };
        let scored = |seat| Source::ALL.into_iter().map(move |source| (source, points(seat, source)));
        self.all_seats().map(|seat| scored(seat).filter(|(_, points)| *points != 0).collect()).collect()
    }

    /// The points that each seat would score if the eclipse came now, after losses for an unpaid salary.
    /// [`State::points_by_source`] includes these points. `None` in an eclipse and after the game.
    pub(super) fn next_eclipse(&self) -> Option<Vec<i32>> {
        let parts = [Source::Avenue, Source::PyramidTrack, Source::Masks, Source::Salary];
        let points = |seat| parts.into_iter().map(|source| self.still_due(seat, source)).sum();
        (!matches!(self.phase, Phase::Eclipse | Phase::Over)).then(|| self.all_seats().map(points).collect())
    }

    /// The points that a source would still bring if an eclipse and then the end of the game came now.
    pub(super) fn still_due(&self, seat: Seat, source: Source) -> i32 {
        let owner = self.seat(seat);
        let eclipse = !matches!(self.phase, Phase::Eclipse | Phase::Over);
        let gained = match source {
            // In an eclipse the seats pay one after the other.
            Source::Salary if eclipse || self.phase == Phase::Eclipse && seat >= self.active => {
                return -self.salary_to_lose(seat);
            }
            Source::Avenue if eclipse => self.building_value() * u16::from(owner.avenue),
            Source::PyramidTrack if eclipse => {
                let leads = self.track_leaders().any(|leader| leader == seat);
                let leader = if leads { data().eclipse.leader } else { 0 };
                leader + self.track_points() * u16::from(owner.track)
            }
            Source::Masks if eclipse => owner.mask_score(),
            Source::BonusTiles if self.phase != Phase::Over => Temple::ALL
                .iter()
                .filter(|temple| self.reaches_bonus(seat, **temple))
                .map(|temple| self.bonus_points(seat, self.bonus_tiles[temple.index()]))
                .sum(),
            _ => 0,
        };
        gained.into()
    }

    /// The points that a seat would lose for an unpaid salary in an eclipse now, at most the points that it has by
    /// then.
    fn salary_to_lose(&self, seat: Seat) -> i32 {
        let owner = self.seat(seat);
        let unpaid = owner.salary().saturating_sub(owner.goods.cocoa);
        let before = [Source::Avenue, Source::PyramidTrack, Source::Masks];
        let points = i32::from(owner.vp) + before.into_iter().map(|source| self.still_due(seat, source)).sum::<i32>();
        i32::from(unpaid * data().eclipse.unpaid).min(points)
    }

    /// The seats from first to last: points, then cocoa, then seat (rules 16). In the variant `dark_eclipse` the higher
    /// seat wins the last tie.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let worth = |seat: Seat| {
            let owner = self.seat(seat);
            let place = i16::from(seat);
            (owner.vp, owner.goods.cocoa, if self.dark_eclipse { place } else { -place })
        };
        Some(Outcome {
            points: self.all_seats().map(|seat| i32::from(self.seat(seat).vp)).collect(),
            denominator: 1,
            ranking: self
                .all_seats()
                .map(|seat| 1 + self.all_seats().filter(|other| worth(*other) > worth(seat)).count() as u8)
                .collect(),
        })
    }
}
