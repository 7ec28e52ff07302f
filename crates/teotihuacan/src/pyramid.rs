//! Construction and decorations (rules 12 and 13).

use engine::Events;

use super::action::Action;
use super::apply::Play;
use super::data::{Covers, TileIcon, data};
use super::events;
use super::frames::Frame;
use super::goods::Goods;
use super::ids::{DecorationTile, Icon, Ledge, PyramidTile, Resource, Space, Technology, Temple, members};
use super::legal::Sink;
use super::state::{LastRound, Placed, Source, State};

/// Most tiles added in one action.
const MOST_TILES: u8 = 3;
/// The resources that the discount can spare.
const SPARED: [Resource; 2] = [Resource::Wood, Resource::Stone];

impl State {
    /// The highest tile on a cell with its space, and the quadrant that lies there.
    pub(super) fn top(&self, cell: u8) -> Option<(Space, Placed, usize)> {
        data().space_over.iter().rev().find_map(|level| {
            let space = level[usize::from(cell)]?;
            let placed = self.pyramid[space.index()]?;
            let quadrant = data().spaces[space.index()].cells.iter().position(|other| *other == cell)?;
            Some((space, placed, quadrant))
        })
    }

    /// The visible icon of a cell: that of the highest tile on it, or of the plan (rules 12.2).
    pub(super) fn visible(&self, cell: u8) -> Icon {
        let printed = data().plan.as_flattened()[usize::from(cell)];
        self.top(cell).map_or(printed, |(_, placed, quadrant)| icon_at(placed, quadrant).icon)
    }

    /// Empty spaces with complete support (rules 12.1).
    pub(super) fn legal_spaces(&self) -> impl Iterator<Item = Space> {
        let filled = self.filled();
        let open = move |(space, about)| State::no_support(filled, space, about).is_none().then_some(space);
        Space::all().zip(&data().spaces).filter_map(open)
    }

    /// Returns `true` if the discount of a technology is available in this action.
    fn discount_open(&self) -> bool {
        self.me().owns(Technology::ConstructionWorker) && !self.turn.spared
    }

    pub(super) fn pays_in_full(&self, space: Space) -> bool {
        price_of(space, None).is_some_and(|price| self.me().goods.cover(&price))
    }

    /// Returns `true` if the seat can pay for a space, with the discount if it is available.
    pub(super) fn affordable(&self, space: Space) -> bool {
        self.pays_in_full(space)
            || (self.discount_open() && SPARED.iter().any(|resource| self.no_spare(space, *resource).is_none()))
    }

    /// The highest level on which the seat can add a tile.
    pub(super) fn construction_level(&self) -> Option<u8> {
        let spaces = self.legal_spaces().filter(|space| self.no_construction().is_none() && self.affordable(*space));
        spaces.map(|space| data().spaces[space.index()].level).max()
    }

    pub(super) fn pyramid_tile_answers(&self, sink: &mut impl Sink) {
        if self.turn.laid < self.number().min(MOST_TILES) && self.no_construction().is_none() {
            for tile in members(self.pyramid_display) {
                sink.add(Action::PyramidTile(tile));
            }
        }
    }

    pub(super) fn space_answers(&self, sink: &mut impl Sink) {
        for space in self.legal_spaces().filter(|space| self.affordable(*space)) {
            sink.add(Action::Space(space));
        }
    }

    pub(super) fn rotation_answers(&self, space: Space, sink: &mut impl Sink) {
        if self.affordable(space) {
            for rotation in 0..4 {
                sink.add(Action::Rotate(rotation));
            }
        }
    }

    pub(super) fn spare_answers(&self, space: Space, sink: &mut impl Sink) {
        for resource in SPARED {
            if self.discount_open() && self.no_spare(space, resource).is_none() {
                sink.add(Action::Spare(resource));
            }
        }
    }

    /// Empty ledges with a decorated previous step and complete support (rules 13).
    pub(super) fn legal_ledges(&self) -> impl Iterator<Item = Ledge> {
        let filled = self.filled();
        let open = move |(ledge, about)| self.no_ledge(filled, ledge, about).is_none().then_some(ledge);
        Ledge::all().zip(&data().ledges).filter_map(open)
    }

    pub(super) fn decoration_price(workers: u8) -> Goods {
        let [base, discount, least] = data().decoration_gold;
        let price = base.saturating_sub(discount * u16::from(workers.saturating_sub(1))).max(least);
        Goods::of(Resource::Gold, price)
    }

    /// Returns `true` if this number of workers can add a decoration.
    pub(super) fn decoration_possible(&self, workers: u8) -> bool {
        self.no_decoration(workers).is_none()
    }

    pub(super) fn decoration_answers(&self, sink: &mut impl Sink) {
        if self.decoration_possible(self.turn.workers) {
            for tile in members(self.decoration_display) {
                sink.add(Action::DecorationTile(tile));
            }
        }
    }

    pub(super) fn ledge_answers(&self, sink: &mut impl Sink) {
        if self.me().goods.cover(&State::decoration_price(self.turn.workers)) {
            for ledge in self.legal_ledges() {
                sink.add(Action::Ledge(ledge));
            }
        }
    }

    /// Number of a tile's icons that match those they would cover, and the temples of the colored ones (rules 12.3 and
    /// 13).
    pub(super) fn matches<'a>(
        &self,
        pairs: impl Iterator<Item = (Icon, TileIcon)> + Clone + 'a,
    ) -> (u16, impl Iterator<Item = Temple> + 'a) {
        let matching = pairs.filter(|(under, tile)| *under == tile.icon);
        let temples = matching.clone().filter(|(_, tile)| tile.coloured).filter_map(|(_, tile)| tile.icon.temple());
        (matching.count() as u16, temples)
    }

    /// The icons that a pyramid tile would cover, each with the tile's icon, cell by cell.
    pub(super) fn covered(&self, placed: Placed, space: Space) -> [(Icon, TileIcon); 4] {
        let cells = data().spaces[space.index()].cells;
        std::array::from_fn(|quadrant| (self.visible(cells[quadrant]), icon_at(placed, quadrant)))
    }

    /// The icons that a decoration would cover.
    pub(super) fn covered_by(&self, tile: DecorationTile, ledge: Ledge) -> [(Icon, TileIcon); 2] {
        let under = match data().ledges[ledge.index()].covers {
            Covers::Printed(icons) => icons,
            Covers::Cells(cells) => cells.map(|cell| self.visible(cell)),
        };
        let icons = data().decorations[tile.index()].icons;
        [(under[0], icons[0]), (under[1], icons[1])]
    }
}

/// The icon of a tile in a quadrant (clockwise from the top left) after its rotation (rules 12.2).
pub(super) fn icon_at(placed: Placed, quadrant: usize) -> TileIcon {
    data().pyramid_tiles[placed.tile.index()].icons[(quadrant + 4 - usize::from(placed.rotation % 4)) % 4]
}

/// The price of a tile on a space. `None` if the price doesn't include the spared resource.
pub(super) fn price_of(space: Space, spared: Option<Resource>) -> Option<Goods> {
    let level = data().spaces[space.index()].level;
    let mut price = data().levels[usize::from(level - 1)].price;
    if let Some(resource) = spared {
        let due = &mut price.resources[resource.index()];
        *due = due.checked_sub(1)?;
    }
    Some(price)
}

impl<E: Events> Play<'_, E> {
    fn advance_track(&mut self) {
        if self.s.me().track < data().track_max {
            self.me().track += 1;
            let step = self.s.me().track;
            self.emit(|seat| events::track(seat, step));
        }
    }

    pub(super) fn rotate(&mut self, tile: PyramidTile, space: Space, rotation: u8) {
        self.s.stack.pop();
        self.push(Frame::SpareFor(tile, space, rotation));
        if !self.s.discount_open() {
            self.lay(tile, space, rotation, None);
        }
    }

    /// Adds a tile when its last question is answered: price, icons, level, track, temple (rules 12.3).
    pub(super) fn lay(&mut self, tile: PyramidTile, space: Space, rotation: u8, spared: Option<Resource>) {
        self.s.stack.pop();
        let Some(price) = price_of(space, spared) else { return };
        let placed = Placed { tile, rotation };
        let covered = self.s.covered(placed, space);
        let (points, temples) = self.s.matches(covered.into_iter());
        self.s.pyramid_display &= !(1 << tile.index());
        self.s.pyramid[space.index()] = Some(placed);
        self.s.turn.laid += 1;
        self.s.turn.spared |= spared.is_some();
        self.emit(|seat| events::laid(seat, placed, space));
        self.pay(price);
        self.score_own(points, Source::Pyramid);
        let level = data().spaces[space.index()].level;
        self.score_own(data().levels[usize::from(level - 1)].points, Source::Pyramid);
        self.advance_track();
        if usize::from(level) == data().levels.len() {
            self.finish_pyramid();
        }
        for temple in temples {
            self.push(Frame::Advance(temple));
        }
    }

    /// The top tile is on the pyramid, so the light disc goes to the dark disc (rules 12.4).
    fn finish_pyramid(&mut self) {
        self.s.pyramid_finished = true;
        self.emit(events::pyramid_finished);
        self.s.light_disc = self.s.dark_disc;
        if self.s.last_round == LastRound::No {
            self.reach_dark_disc(LastRound::Next);
        }
    }

    /// Ends construction after the last tile. Without a tile, the action has no result (rules 4.5).
    pub(super) fn finish_construction(&mut self) {
        if self.s.turn.laid == 0 {
            return self.emit(events::no_result);
        }
        self.technology_bonus(Technology::ConstructionPoints, None);
        self.push_power_ups();
        let technology = Technology::ConstructionTemple;
        if self.s.me().owns(technology) {
            self.push(Frame::AdvanceAny(data().technologies[technology.index()].effects.any_temple));
        }
    }

    /// Adds a decoration (rules 13).
    pub(super) fn decorate(&mut self, tile: DecorationTile, ledge: Ledge) {
        // Removes the question about the ledge and, below it, the one about the tile.
        self.s.stack.pop();
        self.s.stack.pop();
        let covered = self.s.covered_by(tile, ledge);
        let (points, mut temples) = self.s.matches(covered.into_iter());
        self.s.decoration_display &= !(1 << tile.index());
        self.s.decorations[ledge.index()] = Some(tile);
        self.emit(|seat| events::decorated(seat, tile, ledge));
        self.pay(State::decoration_price(self.s.turn.workers));
        self.score_own(points, Source::Decorations);
        self.score_own(data().decoration_points, Source::Decorations);
        self.technology_bonus(Technology::DecorationPoints, None);
        self.advance_track();
        self.push_power_ups();
        match (temples.next(), temples.next()) {
            (Some(first), Some(second)) if first != second => self.push(Frame::OrderSteps(first, second)),
            (first, second) => {
                for temple in first.into_iter().chain(second) {
                    self.push(Frame::Advance(temple));
                }
            }
        }
    }
}
