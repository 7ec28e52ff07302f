//! What the seat that is deciding may do, for marking it: black is what can be done next.

use crate::engine::Seat;
use crate::games::tzolkin::action::Action;
use crate::games::tzolkin::ids::{BuildingId, Gear, Material, MonumentId, Resource, Technology, Temple};
use crate::games::tzolkin::state::{Table, Task};

/// The decisions that a seat has before it.
pub(super) struct Choices<'a> {
    table: &'a Table,
    pub(super) seat: Seat,
    actions: Vec<Action>,
}

impl<'a> Choices<'a> {
    /// Those of a seat now; none if it has nothing to decide.
    pub(super) fn new(table: &'a Table, seat: Seat) -> Self {
        let mut actions = Vec::new();
        table.choices(seat, &mut actions);
        Choices { table, seat, actions }
    }

    fn any(&self, is: impl Fn(Action) -> bool) -> bool {
        self.actions.iter().any(|&action| is(action))
    }

    /// The corn that is really paid: under mercy less than asked for.
    fn paid(&self, cost: u16) -> u16 {
        cost.min(self.table.player(self.seat).goods[Material::Corn])
    }

    /// The corn that placing a worker on a gear costs, if one may be placed there.
    pub(super) fn place(&self, gear: Gear) -> Option<u16> {
        let cost = self.table.placement_cost(gear)?;
        self.any(|action| matches!(action, Action::Place(of) if of == gear)).then(|| self.paid(cost))
    }

    /// Likewise for the first player space.
    pub(super) fn place_first_player(&self) -> Option<u16> {
        let cost = self.table.first_player_cost()?;
        self.any(|action| matches!(action, Action::PlaceFirstPlayer)).then(|| self.paid(cost))
    }

    /// Whether the worker on a space may be picked up.
    pub(super) fn pick(&self, gear: Gear, space: u8) -> bool {
        self.any(|action| matches!(action, Action::Pick(of, at) if (of, at) == (gear, space)))
    }

    /// The corn that an action of a gear costs, beside what it asks for itself, if it may be used.
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

    /// Whether some placement, and whether some pick, is possible.
    pub(super) fn kinds(&self) -> Kinds {
        Kinds {
            place: self.any(|action| matches!(action, Action::Place(_) | Action::PlaceFirstPlayer)),
            pick: self.any(|action| matches!(action, Action::Pick(..))),
            action: self.any(|action| matches!(action, Action::Action(_) | Action::Use(..))),
        }
    }

    /// Whether a building may be built.
    pub(super) fn build(&self, building: BuildingId) -> bool {
        self.any(|action| matches!(action, Action::Build(of, _) if of == building))
    }

    /// Whether a monument may be built.
    pub(super) fn monument(&self, monument: MonumentId) -> bool {
        self.any(|action| matches!(action, Action::Monument(of) if of == monument))
    }

    /// How many steps the marker in a temple may go: up, down, or not at all.
    pub(super) fn step(&self, temple: Temple) -> Option<i8> {
        self.actions.iter().find_map(|&action| match action {
            Action::Climb(of) if of == temple => Some(1),
            Action::Lower(of) | Action::Beg(of) if of == temple => Some(-1),
            _ => None,
        })
    }

    /// Whether a resource may be gained, bought or sold.
    pub(super) fn resource(&self, resource: Resource) -> bool {
        self.any(|action| matches!(action, Action::Gain(of) | Action::Buy(of) | Action::Sell(of) if of == resource))
    }

    /// Whether a technology may be advanced.
    pub(super) fn advance(&self, technology: Technology) -> bool {
        self.any(|action| matches!(action, Action::Advance(of) if of == technology))
    }
}

/// What sorts of decisions there are on the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Kinds {
    /// Placing a worker.
    pub(super) place: bool,
    /// Picking one up.
    pub(super) pick: bool,
    /// Using an action.
    pub(super) action: bool,
}
