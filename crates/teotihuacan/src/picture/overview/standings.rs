//! The right column: the three temples as ladders, the Avenue of the Dead, the pyramid track.

use crate::data::BonusScoring;
use crate::picture::parts::{mark, mask, measure, temple, temple_colours};
use crate::picture::prelude::*;

use super::discovery;
use super::parts::{Area, Icons, moved, number};

const COLUMN: Area = Area::new(1080.0, 12.0, 512.0, 792.0);
/// Left edge, width and distance of the ladders; top of their lowest step and distance between two steps.
const LEFT: f64 = 1088.0;
const WIDTH: f64 = 164.0;
const PITCH: f64 = 167.0;
const BASE: f64 = 478.0;
const STEP: f64 = 37.0;
/// First field and distance of the tracks; their height, tops and the middles of their headings.
const FIELD: f64 = 1089.0;
const FIELDS: f64 = 49.6;
const TALL: f64 = 58.0;
const AVENUE: f64 = 570.0;
const TRACK: f64 = 738.0;

fn step(of: Temple, step: u8) -> Area {
    Area::new(LEFT + PITCH * of.index() as f64, BASE - STEP * f64::from(step), WIDTH, STEP - 2.0)
}

/// The place of a seat's mark on a step.
pub(super) fn lane(of: Temple, at: u8, seat: Seat) -> (f64, f64) {
    let area = step(of, at);
    (area.x + 17.5 + 23.8 * f64::from(seat.number()), area.middle().1)
}

fn field(at: u8, top: f64) -> Area {
    Area::new(FIELD + FIELDS * f64::from(at), top, FIELDS - 2.0, TALL)
}

/// Draws the parts that never change in a game.
pub(super) fn surfaces(layer: &mut Layer, state: &State) {
    layer.fill(COLUMN.outline(12.0), PLATE);
    for of in Temple::ALL {
        let (colour, pale) = temple_colours(of);
        layer.add(Sprite::icon(temple(of), LEFT + PITCH * of.index() as f64 + WIDTH / 2.0, 42.0, 42.0));
        for at in 0..data().temples[of.index()].len() as u8 {
            layer.fill(step(of, at).outline(3.0), if at % 2 == 0 { colour } else { pale });
        }
        let line = bonus(state, of);
        let area = step(of, data().temple_penultimate);
        layer.add(line.end(area.right() - 4.0, area.middle().1).within(60.0));
    }
    for (top, last, name, key) in
        [(AVENUE, data().avenue_max, "road", "avenue"), (TRACK, data().track_max, "block", "pyramid-track")]
    {
        let y = top - 25.0;
        layer.add(Sprite::icon(name, LEFT + 16.0, y, 31.0));
        let room = if name == "road" { 290.0 } else { 200.0 };
        layer.add(Text::new(phrase(key), Face::Name, 28.0, INK, LEFT + 40.0, y).shrink(room, 19.0));
        for at in 0..=last {
            let tiles = name == "road" && data().avenue_stacks.get(usize::from(at)).is_some_and(Option::is_some);
            layer.fill(field(at, top).outline(4.0), if tiles { ROAD_TILES } else { ROAD });
        }
    }
}

/// The scoring of a temple's bonus tile.
pub(super) fn bonus(state: &State, of: Temple) -> Icons {
    let line = Icons::bold(30.5, 28.0).need(Need::Inform);
    match data().bonus_tiles[state.bonus_tiles[of.index()].index()].scoring {
        BonusScoring::Fixed(score) => line.points(score),
        BonusScoring::MaskSet => line.text("+").icon(mask(DiscoveryKind::Mask4.index())),
        BonusScoring::Per(what, each) => line.points(each).icon(measure(what)),
        BonusScoring::Workers(weak, strong) => line.text(format!("{weak}/{strong}")).icon("anydie"),
    }
}

pub(super) fn draw(layer: &mut Layer, state: &State, changes: Changes<'_>) {
    for of in Temple::ALL {
        ladder(layer, state, changes, of);
    }
    if state.phase != Phase::Over {
        let [avenue, track] = eclipse_formulas(state, (30.5, 28.0));
        layer.add(avenue.end(COLUMN.right() - 8.0, AVENUE - 25.0));
        layer.add(track.end(COLUMN.right() - 8.0, TRACK - 25.0));
    }
    let room = (COLUMN.x + 7.0, COLUMN.right() - 7.0);
    avenue_tiles(layer, state, changes, room, (AVENUE + 63.0, 46.0), |at| field(at, AVENUE).middle().0);
    track(layer, state, AVENUE, data().avenue_max, |state, seat| state.seat(seat).avenue, changes, true);
    track(layer, state, TRACK, data().track_max, |state, seat| state.seat(seat).track, changes, !changes.eclipsed());
}

/// The points of an eclipse now for the Avenue and for the pyramid track, in figures and icons of these sizes.
pub(super) fn eclipse_formulas(state: &State, (figure, icon): (f64, f64)) -> [Icons; 2] {
    let line = || Icons::bold(figure, icon).icon("eclipse");
    let avenue = line().points(state.building_value()).text("×").icon("road");
    let track = line().points(state.track_points()).text("×").icon("block").text("+");
    [avenue, track.points(data().eclipse.leader).icon("lead")]
}

/// The points of an eclipse now for a player: for the Avenue, the pyramid track, the leader and the masks.
pub(super) fn eclipse_points(state: &State, seat: Seat) -> [u16; 4] {
    let owner = state.seat(seat);
    let leader = if state.track_leaders().any(|leader| leader == seat) { data().eclipse.leader } else { 0 };
    let tracks = [state.building_value() * u16::from(owner.avenue), state.track_points() * u16::from(owner.track)];
    [tracks[0], tracks[1], leader, owner.mask_score()]
}

/// The tiles of the Avenue in a row, each stack below its field if there is room.
pub(super) fn avenue_tiles(
    layer: &mut Layer,
    state: &State,
    changes: Changes<'_>,
    (start, end): (f64, f64),
    (top, height): (f64, f64),
    middle: impl Fn(u8) -> f64,
) {
    const GAP: f64 = 10.0;
    let stacks: Vec<_> = data().avenue_stacks.iter().zip(0..).filter_map(|(stack, at)| Some(((*stack)?, at))).collect();
    let full: f64 = stacks.iter().map(|(stack, _)| discovery::width(state, *stack)).sum();
    let most = height / 46.0;
    let zoom = ((end - start - GAP * (stacks.len() as f64 - 1.0)) / full.max(1.0)).min(most);
    let widths: Vec<f64> = stacks.iter().map(|(stack, _)| discovery::width(state, *stack) * zoom).collect();
    // From the right: each stack starts at most so far right that it and the later ones fit.
    let mut lefts = vec![0.0; stacks.len()];
    let mut limit = end;
    for index in (0..stacks.len()).rev() {
        let below = middle(stacks[index].1) - widths[index] / 2.0;
        lefts[index] = below.min(limit - widths[index]);
        limit = lefts[index] - GAP;
    }
    let mut from = start;
    for (((stack, _), width), left) in stacks.into_iter().zip(widths).zip(lefts) {
        let left = left.max(from);
        discovery::stack(layer, state, changes, stack, Area::new(left, top, width, height));
        from = left + width + GAP;
    }
}

/// The rewards and the marks of a temple. The reward of the next step of the player to move is framed.
fn ladder(layer: &mut Layer, state: &State, changes: Changes<'_>, of: Temple) {
    let place = |state: &State, seat: Seat| state.seat(seat).temples[of.index()];
    let steps = &data().temples[of.index()];
    let next = place(state, state.active) + 1;
    let framed = matches!(state.phase, Phase::Turns | Phase::Bonuses) && !state.blocked(state.active, of);
    for (at, about) in steps.iter().enumerate() {
        let area = step(of, at as u8);
        if framed && at == usize::from(next) {
            let card = Area::new(area.right() - 60.0, area.y, 60.0, area.height);
            let bonus = at == usize::from(data().temple_penultimate);
            let outline = card.outline(5.0);
            layer.add(if bonus {
                Shape::stroked(outline, INK, 3.0)
            } else {
                Shape::filled(outline, CARD).edged(INK, 3.0)
            });
        }
        let (x, y) = (area.right() - 7.0, area.middle().1);
        let tiles =
            about.stack.map_or(0, |stack| members::<crate::ids::Discovery>(state.stacks[stack.index()]).count() as u16);
        if tiles > 0 {
            layer.add(Icons::bold(31.0, 27.0).amount(tiles, "disctile").end(x, y));
            if let Some(stack) = about.stack
                && changes.before(|state| state.stacks[stack.index()]).is_some()
            {
                layer.line(
                    Area::new(area.right() - 60.0, area.y + 1.0, 59.0, area.height - 2.0).outline(5.0),
                    CHANGE,
                    5.0,
                );
            }
        } else {
            layer.add(Icons::bold(31.0, 27.0).effects(&about.reward).end(x, y).within(56.0));
        }
    }
    let mut marks = Vec::new();
    for seat in state.all_seats() {
        let at = lane(of, place(state, seat), seat);
        if changes.temple(seat, of) {
            let before = changes.since.map(|since| lane(of, place(since, seat), seat));
            moved(layer, before, at, 16.5);
        }
        marks.push(Sprite::piece(mark(seat), at.0, at.1, 23.0));
    }
    marks.into_iter().for_each(|mark| layer.add(mark));
}

/// The place of a seat's mark in its field of a track, from the middle, and its size.
fn within_field(state: &State, seat: Seat, of: &impl Fn(&State, Seat) -> u8) -> ((f64, f64), f64) {
    let here: Vec<Seat> = state.all_seats().filter(|other| of(state, *other) == of(state, seat)).collect();
    let place = here.iter().position(|other| *other == seat).unwrap_or(0);
    match here.len() {
        1 => ((0.0, 0.0), 31.0),
        2 => ((0.0, 28.0 * (place as f64 - 0.5)), 23.5),
        _ => ((23.0 * ((place % 2) as f64 - 0.5), 27.0 * ((place / 2) as f64 - 0.5)), 20.0),
    }
}

/// The places of a seat's marks on the Avenue and on the pyramid track, and their sizes.
pub(super) fn on_tracks(state: &State, seat: Seat) -> [((f64, f64), f64); 2] {
    let at = |top: f64, of: fn(&State, Seat) -> u8| {
        let ((dx, dy), size) = within_field(state, seat, &of);
        let (x, y) = field(of(state, seat), top).middle();
        ((x + dx, y + dy), size)
    };
    [at(AVENUE, |state, seat| state.seat(seat).avenue), at(TRACK, |state, seat| state.seat(seat).track)]
}

/// The places for the number of a step by the icons of the Avenue and of the pyramid track.
pub(super) const TRACK_CORNERS: [(f64, f64); 2] = [(LEFT, AVENUE - 36.0), (LEFT, TRACK - 36.0)];

/// The place for the number of a step by the icon of a temple.
pub(super) fn temple_corner(of: Temple) -> (f64, f64) {
    (LEFT + PITCH * of.index() as f64 + WIDTH / 2.0 - 42.0, 42.0)
}

/// A track: figures on empty fields, marks on the others.
fn track(
    layer: &mut Layer,
    state: &State,
    top: f64,
    last: u8,
    of: impl Fn(&State, Seat) -> u8,
    changes: Changes<'_>,
    marked: bool,
) {
    for at in (0..=last).filter(|at| state.all_seats().all(|seat| of(state, seat) != *at)) {
        let (x, y) = field(at, top).middle();
        let colour: Colour = INK2;
        layer.add(number(at.to_string(), 27.0, colour, x, y).middle().need(Need::Inform));
    }
    let mut marks = Vec::new();
    for seat in state.all_seats() {
        let at = of(state, seat);
        let ((dx, dy), size) = within_field(state, seat, &of);
        let (x, y) = field(at, top).middle();
        let before = changes.since.map(|since| of(since, seat)).filter(|before| marked && *before != at);
        if let Some(before) = before {
            let from = field(before, top);
            let tail = (at > before).then(|| (from.middle().0, top + 51.0));
            if let Some(from) = tail {
                layer.fill(Outline::circle(from.0, from.1, 6.0), CHANGE);
                layer.line(Outline::polyline(&[from, (x - 12.0, top + 51.0)]), CHANGE, 5.0);
            }
            moved(layer, None, (x + dx, y + dy), size * 0.68);
        }
        marks.push(Sprite::piece(mark(seat), x + dx, y + dy, size));
    }
    marks.into_iter().for_each(|mark| layer.add(mark));
}
