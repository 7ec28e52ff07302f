//! The players' panels.

use crate::engine::Seat;
use crate::games::PictureRequest;
use crate::games::teotihuacan::View;
use crate::games::teotihuacan::components::{Discovery, DiscoveryKind, Resource, Technology, members};
use crate::games::teotihuacan::data::data;
use crate::games::teotihuacan::state::{Phase, State};
use crate::scene::{Face, Layer, Outline, Row, Sprite, Text};

use super::changes::Changes;
use super::parts::{
    DIM, change, change_ring, figure, figure_part, hollow, icon, leaders, mask, name, phrase, piece, pill, points,
    resource, seat_colour, technology,
};
use super::theme::*;
use super::{dice, discovery};

/// Top and height of the panels on the board.
const TOP: f64 = 968.0;
pub(super) const HEIGHT: f64 = 216.0;
/// Space between two panels.
const GAP: f64 = 14.0;

/// A panel: whose, where, how wide.
#[derive(Clone, Copy)]
pub(super) struct Panel {
    pub(super) seat: Seat,
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
}

impl Panel {
    /// The panel of a seat on the board.
    pub(super) fn on_board(state: &State, seat: Seat) -> Panel {
        let count = f64::from(state.players);
        let width = (1560.0 - GAP * (count - 1.0)) / count;
        Panel { seat, x: 20.0 + (width + GAP) * f64::from(seat), y: TOP, width }
    }

    /// The surface.
    pub(super) fn surface(&self, layer: &mut Layer) {
        layer.fill(Outline::rounded(self.x, self.y, self.width, HEIGHT, 12.0), CARD);
        let y = self.y + 132.0;
        layer.line(Outline::polyline(&[(self.x + 16.0, y), (self.x + self.width - 16.0, y)]), LINE, 1.5);
        let x = self.x + self.width - 96.0;
        layer.line(Outline::polyline(&[(x, self.y + 97.0), (x, self.y + 123.0)]), LINE2, 1.5);
    }

    /// Everything on the panel.
    pub(super) fn contents(
        &self,
        layer: &mut Layer,
        request: &PictureRequest<'_, View>,
        state: &State,
        changes: Changes<'_>,
    ) {
        let moves = state.to_act().contains(self.seat);
        if moves {
            let frame = Outline::rounded(self.x + 3.0, self.y + 3.0, self.width - 6.0, HEIGHT - 6.0, 10.0);
            layer.line(frame, seat_colour(self.seat), 6.0);
        }
        self.head(layer, request, state, moves);
        self.points(layer, state, changes);
        self.goods(layer, state, changes);
        self.salary(layer, state);
        self.workers(layer, state);
        self.technologies(layer, state, changes);
        self.tiles(layer, state, changes);
    }

    fn head(&self, layer: &mut Layer, request: &PictureRequest<'_, View>, state: &State, moves: bool) {
        let seat = self.seat;
        layer.add(Sprite::piece(piece(seat), self.x + 42.0, self.y + 44.0, 50.0));
        let room = self.width - 199.5;
        let who = Text::new(name(request, seat, None), Face::Bold, 32.0, INK, self.x + 80.0, self.y + 33.0);
        layer.add(who.within(room));
        let (face, colour) = if moves { (Face::Bold, INK) } else { (Face::Text, INK2) };
        let words = match state.outcome() {
            Some(outcome) => phrase("place").with("n", outcome.ranking.get(usize::from(seat)).copied().unwrap_or(1)),
            None if moves && state.phase == Phase::Turns => phrase("order-to-move").with("n", seat + 1),
            None if moves => phrase("order-to-decide").with("n", seat + 1),
            None => phrase("order").with("n", seat + 1),
        };
        layer.add(Text::new(words, face, 18.0, colour, self.x + 80.0, self.y + 63.0).within(room));
    }

    fn points(&self, layer: &mut Layer, state: &State, changes: Changes<'_>) {
        let (x, y) = (self.x + self.width - 61.0, self.y + 39.5);
        let leads = leaders(state).contains(&self.seat);
        if leads {
            layer.fill(Outline::rounded(x - 47.0, y - 27.5, 94.0, 54.0, 10.0), JADE);
        }
        let colour = if leads { CREAM } else { INK };
        let score = state.seat(self.seat).vp;
        layer.add(figure(score.to_string(), 60.0, colour, x, y).middle().shrink(84.0, 24.0));
        match changes.points(self.seat) {
            0 => {}
            more => layer.add(pill(change(more), x - 76.0, y + 24.0)),
        }
    }

    fn goods(&self, layer: &mut Layer, state: &State, changes: Changes<'_>) {
        let owner = state.seat(self.seat);
        let cell = ((self.width - 115.5) / 4.0).min(104.0);
        let mut put = |index: usize, name: &'static str, amount: u16, more: i32| {
            let (x, y) = (self.x + 33.0 + cell * index as f64, self.y + 110.0);
            let (opacity, colour) = if amount == 0 { (DIM, INK2) } else { (100, INK) };
            layer.add(Sprite::icon(name, x, y, 31.0).opacity(opacity));
            layer.add(figure(amount.to_string(), 32.0, colour, x + 20.0, y).shrink(29.0, 20.0));
            if more != 0 {
                layer.add(pill(change(more), x + 30.0, y - 25.0));
            }
        };
        put(0, "cocoa", owner.goods.cocoa, changes.cocoa(self.seat));
        for (index, kind) in Resource::ALL.iter().enumerate() {
            let amount = owner.goods.resources[kind.index()];
            put(index + 1, resource(*kind), amount, changes.resource(self.seat, *kind));
        }
    }

    /// The cocoa that the next eclipse will ask for.
    fn salary(&self, layer: &mut Layer, state: &State) {
        let owner = state.seat(self.seat);
        let (right, y) = (self.x + self.width - 14.0, self.y + 110.0);
        layer.add(Sprite::icon("eclipse", self.x + self.width - 76.0, y, 25.0));
        let due = owner.salary();
        let short = due > owner.goods.cocoa && state.phase != Phase::Over;
        let colour = if short { CREAM } else { INK };
        let row = Row::new(right - 2.0, y)
            .text(figure_part(format!("−{due}"), 26.0, colour))
            .gap(4.0)
            .sprite(icon("cocoa", 19.0))
            .end()
            .within(46.0);
        layer.add(if short { row.on(CLAY_RED, 3.0, 27.0, 6.0) } else { row });
    }

    fn workers(&self, layer: &mut Layer, state: &State) {
        let owner = state.seat(self.seat);
        let mut powers: Vec<u8> = owner.workers.iter().filter(|w| w.board.is_some()).map(|w| w.power).collect();
        powers.sort_unstable_by(|a, b| b.cmp(a));
        let y = self.y + 156.0;
        for (index, power) in powers.iter().enumerate() {
            layer.add(dice::sprite(self.seat, *power, self.x + 36.0 + 42.0 * index as f64, y, 31.0));
        }
        let waiting = &owner.workers[3];
        if waiting.board.is_none() && waiting.power > 0 {
            let x = self.x + 36.0 + 42.0 * powers.len() as f64;
            let die = Sprite::piece(hollow(self.seat), x, y, 32.0);
            let down = if self.seat % 4 == 1 { 3.0 } else { 0.0 };
            let figure = waiting.power.to_string();
            layer.add(die.label(figure, 17.0, INK2).label_edged(down, CARD, 0.5));
        }
    }

    fn technologies(&self, layer: &mut Layer, state: &State, changes: Changes<'_>) {
        let owner = state.seat(self.seat);
        // The last acquired stand on the right, as far as their order is known: by number.
        let owned = Technology::ALL.iter().rev().filter(|tile| owner.owns(**tile));
        for (index, tile) in owned.enumerate() {
            let (x, y) = (self.x + self.width - 31.0 - 27.5 * index as f64, self.y + 156.0);
            if changes.technology(self.seat, *tile) {
                let edge = Outline::rounded(x - 13.0, y - 13.0, 26.0, 26.0, 5.0);
                layer.line(edge, CHANGE, 3.0);
            }
            layer.add(Sprite::icon(technology(*tile), x, y, 25.0));
        }
    }

    /// Masks and what their sets are worth; from the right used tiles, then tiles in hand.
    fn tiles(&self, layer: &mut Layer, state: &State, changes: Changes<'_>) {
        let owner = state.seat(self.seat);
        let y = self.y + 192.0;
        let mut x = self.x + 34.0;
        let masks = owner.masks();
        let is_mask = |tile: &Discovery| data().discoveries[usize::from(*tile)].kind.is_mask();
        let kinds = masks.iter().filter(|count| **count > 0).count();
        let hand: Vec<Discovery> = members(owner.discoveries).filter(|tile| !is_mask(tile)).collect();

        let mut right = self.x + self.width - 18.0;
        let used = owner.used.count_ones();
        if used > 0 {
            let count = figure(used.to_string(), 20.0, INK2, right, y).end();
            layer.add(count);
            let width = if used > 9 { 27.0 } else { 20.0 };
            layer.add(Sprite::icon("disctile", right - width, y, 26.0));
            if changes.used(self.seat) > 0 {
                layer.line(Outline::rounded(right - width - 11.0, y - 14.0, 22.0, 28.0, 5.0), CHANGE, 3.0);
            }
            right -= width + 14.0;
        } else {
            right += 4.0;
        }
        // Seven kinds of masks and two tiles fit; more tiles lie on one another.
        let taken = 34.0 + 32.0 * kinds as f64 + if kinds > 0 { 62.0 } else { 0.0 };
        let room = (right - self.x - taken).max(30.0);
        let step = ((room - 28.0) / (hand.len().max(2) - 1) as f64).clamp(8.0, 30.0);
        for (index, tile) in hand.iter().enumerate().rev() {
            let at = right - 14.0 - step * index as f64;
            discovery::tile(layer, *tile, at, y, 0.82, changes.claimed(self.seat, *tile));
        }

        let step = ((right - step * hand.len() as f64 - self.x - 96.0) / kinds.max(1) as f64).clamp(26.0, 40.0);
        for (kind, count) in masks.iter().enumerate().filter(|(_, count)| **count > 0) {
            let of = DiscoveryKind::ALL[kind];
            let new = members(owner.discoveries & data().all_of(of)).any(|tile| changes.claimed(self.seat, tile));
            if new {
                change_ring(layer, x, y, 16.0, CARD);
            }
            layer.add(Sprite::icon(mask(kind), x, y, 27.0));
            if *count > 1 {
                layer.add(Text::new(count.to_string(), Face::Bold, 15.0, INK, x + 15.0, y + 8.0));
            }
            x += step;
        }
        if kinds > 0 {
            layer.add(figure("=", 22.0, INK2, x - 10.0, y));
            layer.add(points(owner.mask_score().to_string(), x + 18.0, y, 27.0));
        }
    }
}
