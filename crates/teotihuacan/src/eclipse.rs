//! The calendar, eclipses and the end of the game (rules 15 and 16).

use engine::{Events, Seat};

use super::action::Action;
use super::apply::Play;
use super::data::data;
use super::events;
use super::frames::Frame;
use super::goods::Goods;
use super::ids::{Discovery, DiscoveryKind, Temple, members};
use super::legal::Sink;
use super::state::{LastRound, Phase, Source, State};

impl State {
    /// Returns `true` if the eclipse of this era is the last one (rules 16).
    pub(super) fn final_eclipse(&self) -> bool {
        self.pyramid_finished || usize::from(self.era) >= data().eclipse.step.len()
    }

    pub(super) fn salary_answers(&self, sink: &mut impl Sink) {
        let me = self.me();
        for amount in (0..).take_while(|amount| self.no_salary(*amount).is_none()) {
            sink.add(Action::Salary(amount as u8));
        }
        for tile in members(me.hand(DiscoveryKind::FreeCocoa)) {
            sink.add(Action::SalaryWith(tile));
        }
    }
}

impl<E: Events> Play<'_, E> {
    /// Moves the light disc one step. On the dark disc, further steps are lost.
    pub(super) fn advance_light_disc(&mut self, then: LastRound) {
        if self.s.last_round != LastRound::No {
            return;
        }
        self.s.light_disc += 1;
        let (light, dark) = (self.s.light_disc, self.s.dark_disc);
        self.report(|| events::light_disc(light, dark));
        if light >= dark {
            self.reach_dark_disc(then);
        }
    }

    /// Handles the light disc's arrival on the dark disc: one more full round, or none in `dark_eclipse`.
    pub(super) fn reach_dark_disc(&mut self, then: LastRound) {
        self.s.last_round = if self.s.dark_eclipse { LastRound::Now } else { then };
        self.report(events::dark_disc_reached);
    }

    /// Scores an eclipse up to the salaries (rules 15.3). `next` is the seat that begins afterwards.
    pub(super) fn eclipse(&mut self, next: Seat) {
        self.s.after_eclipse = next;
        let era = self.s.era;
        self.report(|| events::eclipse(era));
        let value = self.s.building_value();
        for seat in self.s.all_seats() {
            self.score(seat, value * u16::from(self.s.seat(seat).avenue), Source::Avenue);
        }
        for seat in self.s.all_seats() {
            if self.s.track_leaders().any(|leader| leader == seat) {
                self.score(seat, data().eclipse.leader, Source::PyramidTrack);
            }
        }
        let each = self.s.track_points();
        for seat in self.s.all_seats() {
            self.score(seat, each * u16::from(self.s.seat(seat).track), Source::PyramidTrack);
        }
        for seat in self.s.all_seats() {
            self.score(seat, self.s.seat(seat).mask_score(), Source::Masks);
        }
        self.s.phase = Phase::Eclipse;
        self.begin_salary(Seat::default());
    }

    fn begin_salary(&mut self, seat: Seat) {
        self.s.active = seat;
        self.s.stack.clear();
        self.push(Frame::Salary);
    }

    pub(super) fn pay_salary(&mut self, amount: u16) {
        let me = self.me();
        me.goods.remove(&Goods::cocoa(amount));
        let unpaid = me.salary().saturating_sub(amount);
        let lost = (unpaid * data().eclipse.unpaid).min(me.vp);
        me.vp -= lost;
        let sum = &mut me.scored[Source::Salary as usize];
        *sum = sum.saturating_sub_unsigned(lost);
        self.emit(|seat| events::salary(seat, amount, unpaid, lost));
        self.next_salary();
    }

    pub(super) fn waive_salary(&mut self, tile: Discovery) {
        if self.discard_tile(tile) {
            self.emit(|seat| events::salary_waived(seat, tile));
        }
        self.next_salary();
    }

    fn next_salary(&mut self) {
        if self.held {
            self.s.stack.clear();
            return;
        }
        self.s.turns += 1;
        if self.s.active.ordinal() < self.s.players {
            self.begin_salary(self.s.active.next(self.s.players));
        } else if self.s.final_eclipse() {
            self.end_game();
        } else {
            self.next_era();
        }
    }

    fn next_era(&mut self) {
        for seat in &mut self.s.seats {
            seat.track = 0;
        }
        self.s.era += 1;
        self.s.light_disc = 0;
        self.s.dark_disc = data().dark_disc[self.s.players_index()][usize::from(self.s.era) - 1];
        self.s.last_round = LastRound::No;
        let era = self.s.era;
        self.report(|| events::era(era));
        self.place_neutral_workers();
        self.begin_turn(self.s.after_eclipse);
    }

    fn end_game(&mut self) {
        for temple in &Temple::ALL {
            let bonus = self.s.bonus_tiles[temple.index()];
            for seat in self.s.all_seats() {
                if self.s.reaches_bonus(seat, *temple) {
                    self.score(seat, self.s.bonus_points(seat, bonus), Source::BonusTiles);
                }
            }
        }
        self.s.phase = Phase::Over;
        self.s.stack.clear();
        let state = &*self.s;
        self.events.emit(|| events::over(state));
    }
}
