//! The options of the deciding seat, for marks in the picture. Black marks the next options.

use crate::action::Action;

use super::cards::Card;
use super::prelude::*;

/// The legal decisions of a seat.
pub(super) struct Choices<'a> {
    table: &'a Table,
    pub(super) seat: Seat,
    actions: Vec<Action>,
}

impl<'a> Choices<'a> {
    /// The decisions of a seat now, empty if it has none.
    pub(super) fn new(table: &'a Table, seat: Seat) -> Self {
        let mut actions = Vec::new();
        table.choices(seat, &mut actions);
        Choices { table, seat, actions }
    }

    /// Returns `true` if one of them is like this.
    pub(super) fn any(&self, is: impl Fn(Action) -> bool) -> bool {
        self.actions.iter().any(|&action| is(action))
    }

    /// The corn that the player really pays, which is less under mercy.
    fn paid(&self, cost: u16) -> u16 {
        cost.min(self.table.player(self.seat).goods[Material::Corn])
    }

    /// The corn for placing a worker on a gear, if that is legal.
    pub(super) fn place(&self, gear: Gear) -> Option<u16> {
        let cost = self.table.placement_cost(gear)?;
        self.any(|action| matches!(action, Action::Place(of) if of == gear)).then(|| self.paid(cost))
    }

    /// The corn for placing a worker on the first player space, if that is legal.
    pub(super) fn place_first_player(&self) -> Option<u16> {
        let cost = self.table.first_player_cost()?;
        self.any(|action| matches!(action, Action::PlaceFirstPlayer)).then(|| self.paid(cost))
    }

    /// Returns `true` if the seat can pick up the worker on a space.
    pub(super) fn pick(&self, gear: Gear, space: u8) -> bool {
        self.any(|action| matches!(action, Action::Pick(of, at) if (of, at) == (gear, space)))
    }

    /// The corn for reaching an action of a gear, without the action's own price, if the seat can use it.
    pub(super) fn action(&self, gear: Gear, number: u8) -> Option<u16> {
        match self.table.task()? {
            Task::ChooseAction { gear: of, space } if of == gear => {
                let cost = self.table.stepping_cost(self.seat, gear, space, number)?;
                self.any(|action| matches!(action, Action::Action(of) if of == number)).then_some(cost)
            }
            Task::Use { corn, .. } => {
                self.any(|action| matches!(action, Action::Use(of, at) if (of, at) == (gear, number))).then_some(corn)
            }
            _ => None,
        }
    }

    /// Returns `true` if the seat can pick up a worker.
    pub(super) fn picks(&self) -> bool {
        self.any(|action| matches!(action, Action::Pick(..)))
    }

    /// Returns `true` if the seat can build the building or monument.
    pub(super) fn card(&self, card: Card) -> bool {
        self.any(|action| match action {
            Action::Build(building, _) => card == Card::Building(building),
            Action::Monument(monument) => card == Card::Monument(monument),
            _ => false,
        })
    }

    /// The step that the marker in a temple can take: up, down or none.
    pub(super) fn step(&self, temple: Temple) -> Option<i8> {
        self.actions.iter().find_map(|&action| match action {
            Action::Climb(of) if of == temple => Some(1),
            Action::Lower(of) | Action::Beg(of) if of == temple => Some(-1),
            _ => None,
        })
    }
}
