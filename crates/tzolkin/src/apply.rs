//! Plays a decision: the parts of a turn (rules 4 to 7).

use engine::{Event, Events, Seat};

use super::action::{Action, Pair};
use super::data::{Effect, Goods, data};
use super::events;
use super::ids::{BuildingSet, Gear, Material, Temple, TileId};
use super::state::{Earned, Mode, Phase, Player, Source, State, Table, Task, Turn};

/// A decision being played.
pub(super) struct Play<'a, E> {
    pub(super) state: &'a mut State,
    pub(super) events: &'a mut E,
    /// The deciding seat, or the receiving seat when all seats receive something.
    pub(super) seat: Seat,
    /// Nesting depth of the current effect: the number of tasks open when it began, itself included ([`Event::depth`]).
    depth: u16,
}

pub(super) fn apply(state: &mut State, seat: Seat, action: Action, events: &mut impl Events) {
    if state.table.is_to_act(seat) {
        let mut play = Play::new(state, events, seat);
        play.decide(action);
        play.settle();
    }
}

impl<'a, E: Events> Play<'a, E> {
    pub(super) fn new(state: &'a mut State, events: &'a mut E, seat: Seat) -> Self {
        Play { state, events, seat, depth: 0 }
    }
}

impl<E: Events> Play<'_, E> {
    fn decide(&mut self, action: Action) {
        self.deepen();
        match (self.table().phase, self.table().task(), action) {
            (Phase::Choosing, _, Action::Keep(pair)) => self.keep(pair),
            (Phase::Calendar, _, Action::Days(days)) => self.choose_days(days),
            (Phase::Turns, Some(task), action) => self.answer(task, action),
            (Phase::Turns, None, Action::Beg(temple)) => self.beg(temple),
            (Phase::Turns, None, Action::Place(gear)) => self.place(gear),
            (Phase::Turns, None, Action::PlaceFirstPlayer) => self.place_first_player(),
            (Phase::Turns, None, Action::Pick(gear, space)) => self.pick(gear, space),
            (Phase::Turns, None, Action::End) => self.end_turn(),
            // Nothing else is ever legal.
            _ => {}
        }
    }

    /// Makes the next effects consequences of the task on top.
    fn deepen(&mut self) {
        self.depth = self.table().tasks.len() as u16;
    }

    pub(super) fn emit(&mut self, event: impl FnOnce() -> Event) {
        let depth = self.depth;
        self.events.emit(|| event().at(depth));
    }

    pub(super) fn table(&mut self) -> &mut Table {
        &mut self.state.table
    }

    pub(super) fn player(&mut self) -> &mut Player {
        let seat = usize::from(self.seat);
        &mut self.state.table.players[seat]
    }

    /// A secret choice. The last one reveals them all (rules 2, steps 8 and 10).
    fn keep(&mut self, pair: Pair<TileId>) {
        let seat = self.seat;
        self.state.hidden.kept_tiles[usize::from(seat)] = Some(pair);
        self.table().chosen[usize::from(seat)] = true;
        self.table().turns += 1;
        self.emit(|| events::tiles_kept(seat));
        if self.state.table.seats().any(|seat| !self.state.table.chosen[usize::from(seat)]) {
            return;
        }
        let kept_tiles = std::mem::take(&mut self.state.hidden.kept_tiles);
        self.state.hidden.offers.clear();
        for (seat, pair) in self.state.table.turn_order().map(|seat| (seat, kept_tiles[usize::from(seat)])) {
            self.seat = seat;
            let wealth = pair.into_iter().flat_map(|pair| [pair.0, pair.1]).collect();
            self.player().wealth = wealth;
            self.emit(|| events::revealed(seat, wealth));
            for tile in wealth.iter() {
                for &effect in Table::effects(Source::Tile(tile)) {
                    self.effect(Earned::Tiles, effect);
                }
            }
        }
        self.begin_round();
    }

    pub(super) fn begin_round(&mut self) {
        let table = self.table();
        table.phase = Phase::Turns;
        table.active = table.first_seat;
        table.turn = Turn::default();
    }

    fn beg(&mut self, temple: Temple) {
        let seat = self.seat;
        let corn = &mut self.player().goods[Material::Corn];
        let before = std::mem::replace(corn, data().beg_corn_after);
        self.table().turn.begged = true;
        self.emit(|| events::begged(seat, before, data().beg_corn_after));
        let reached = self.step_down(temple);
        self.emit(|| events::lowered(seat, temple, reached));
    }

    fn place(&mut self, gear: Gear) {
        let (seat, table) = (self.seat, &self.state.table);
        let (Some(space), Some(cost)) = (table.lowest_free_space(gear), table.placement_cost(gear)) else { return };
        let paid = self.pay_placement(cost);
        self.table().gears.put(seat, gear, space);
        self.emit(|| events::placed(seat, gear, space, paid));
    }

    fn place_first_player(&mut self) {
        let seat = self.seat;
        let Some(cost) = self.state.table.first_player_cost() else { return };
        let paid = self.pay_placement(cost);
        self.table().first_player_space = Some(seat);
        self.emit(|| events::placed_first_player(seat, paid));
    }

    /// Moves a worker out of the hand and takes its cost. The cost exceeds the player's corn only under mercy, which
    /// takes all the corn there is (rules 5.2).
    fn pay_placement(&mut self, cost: u16) -> u16 {
        let seat = self.seat;
        let player = self.player();
        player.workers_in_hand = player.workers_in_hand.saturating_sub(1);
        let corn = &mut player.goods[Material::Corn];
        let paid = cost.min(*corn);
        *corn -= paid;
        let turn = &mut self.table().turn;
        turn.mode = Mode::Placing;
        turn.placed = turn.placed.saturating_add(1);
        if paid < cost {
            turn.mercy = true;
            self.emit(|| events::mercy(seat, paid));
        }
        paid
    }

    fn pick(&mut self, gear: Gear, space: u8) {
        let seat = self.seat;
        if self.state.table.gears.of(seat, gear) >> space & 1 == 0 {
            return;
        }
        self.table().gears.take(seat, gear, space);
        self.player().workers_in_hand += 1;
        self.table().turn.mode = Mode::Picking;
        self.ask(Task::ChooseAction { gear, space });
        self.emit(|| events::picked(seat, gear, space));
    }

    fn end_turn(&mut self) {
        let seat = self.seat;
        self.refill();
        let table = self.table();
        if table.first_player_space == Some(seat) && table.pool > 0 {
            let corn = std::mem::take(&mut table.pool);
            self.player().goods += Goods::of(Material::Corn, corn);
            self.emit(|| events::pool_taken(seat, corn));
        }
        let table = self.table();
        table.turns += 1;
        table.turn = Turn::default();
        table.active = table.left_neighbour(seat);
        if table.active == table.first_seat {
            self.end_round();
        }
    }

    /// Fills the empty places of the offer (rules 10.5).
    pub(super) fn refill(&mut self) {
        let hidden = &mut self.state.hidden;
        let table = &mut self.state.table;
        let mut drawn = BuildingSet::default();
        for place in table.offer.iter_mut().filter(|place| place.is_none()) {
            let next = if table.age == 1 { hidden.deck_age_1.pop() } else { hidden.deck_age_2.pop() };
            *place = next;
            if let Some(building) = next {
                table.deck -= 1;
                drawn.insert(building);
            }
        }
        if !drawn.is_empty() {
            self.emit(|| events::drawn(drawn));
        }
    }

    /// Puts a task on top of the others.
    pub(super) fn ask(&mut self, task: Task) {
        // The list always has room: see `TASKS`.
        self.table().tasks.push(task);
    }

    /// Plays all automatic effects, until the next question has an answer.
    fn settle(&mut self) {
        while let Some(&task) = self.state.table.tasks.last() {
            self.deepen();
            if let Task::Effects { source, next } = task {
                self.table().tasks.pop();
                if let Some(&effect) = Table::effects(source).get(usize::from(next)) {
                    if usize::from(next) + 1 < Table::effects(source).len() {
                        self.ask(Task::Effects { source, next: next + 1 });
                    }
                    self.effect(source.earns(), effect);
                }
            } else if self.state.table.has_answer(self.seat, task) {
                return;
            } else {
                self.table().tasks.pop();
                if let Task::Climb { .. } = task {
                    let seat = self.seat;
                    self.emit(|| events::choice_lost(seat));
                }
            }
        }
    }

    /// One effect of a space, a wealth tile, a building or a bonus (rules 8 to 10). `from` is the source of points.
    pub(super) fn effect(&mut self, from: Earned, effect: Effect) {
        match effect {
            Effect::Fish { corn } => self.gain(Goods::of(Material::Corn, corn)),
            Effect::Harvest { group, .. } => self.ask(Task::Harvest { space: group }),
            Effect::Gain { materials } => self.gain(materials),
            Effect::GainAnyResource { count } => self.ask(Task::GainAny { count }),
            Effect::GainVp { vp } => self.score(vp, from),
            Effect::GainWorker { workers } => (0..workers).for_each(|_| self.gain_worker()),
            Effect::Climb { temple, steps } => (0..steps).for_each(|_| self.climb(temple)),
            Effect::ClimbAny { steps, different } => self.ask(Task::climb(steps, different)),
            Effect::Advance { technology, levels } => (0..levels).for_each(|_| self.advance(technology)),
            Effect::AdvanceAny { levels, paid: true } => self.ask(Task::Advance { levels, optional: false }),
            Effect::AdvanceAny { levels, paid: false } => self.ask(Task::AdvanceFree { levels }),
            Effect::Build { way } => self.ask(Task::Build { how: way }),
            Effect::Market => self.ask(Task::Market),
            Effect::Use { corn, gears, optional } => self.ask(Task::Use { gears, corn, optional }),
            // Farms work on food days (rules 13.2).
            Effect::FeedFree { .. } | Effect::FeedDiscount { .. } => {}
        }
    }
}
