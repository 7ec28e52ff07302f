//! The three temples as ladders, the Avenue of the Dead and the pyramid track, the buildings, the ascension.

use game_kit::ids::ids;

use super::boards::Arrangement;
use super::prelude::*;
use super::{changes, icons, offers, tiles};

/// A temple as a ladder.
#[derive(Clone, Copy)]
pub(super) struct Ladder {
    pub(super) of: Temple,
    /// Discovery tiles lie on their steps. Otherwise, the steps have only their number.
    pub(super) tiles: bool,
    /// The step that the player to move can reach, or that the question is about.
    pub(super) next: Option<usize>,
}

impl Ladder {
    pub(super) fn cell(self, sheet: Sheet, table: Changes<'_>) -> Cell<'_> {
        let ladder = Cell::new(move |layer, area| {
            let steps = self.steps(area);
            for (at, step) in steps.iter().enumerate() {
                let next = self.next == Some(at);
                sheet.marked(Sheet::Tiles, next, |next| self.step(table, at, next, *step)).draw(layer, *step);
            }
            sheet.on(Sheet::Now, || Cell::new(|layer, _| self.marks(layer, table, &steps))).draw(layer, area);
        });
        ladder.place(format!("temple:{}", self.of.id()))
    }

    /// The steps from the lowest one. Narrow steps with tiles are taller than the others.
    fn steps(self, mut area: Area) -> Vec<Area> {
        let tall = |has_tiles: bool| if self.tiles && has_tiles && area.width < 200.0 { 2.6 } else { 1.0 };
        let shares = data().temples[self.of.index()].map(|step| tall(step.stack.is_some()));
        let unit = area.height / shares.iter().sum::<f64>();
        shares.map(|share| area.take_bottom(share * unit).inset(0.0, unit * 0.03)).to_vec()
    }

    /// A step of this size: its reward, or the tiles that lie on it.
    fn step<'a>(self, table: Changes<'a>, at: usize, next: bool, Area { width, height, .. }: Area) -> Cell<'a> {
        let of = self.of;
        let (colour, pale) = temple_colours(of);
        let about = &data().temples[of.index()][at];
        let (low, bonus) = (height.min(45.0), table.bonus_tiles[of.index()]);
        let look = Look::bold(low * 0.89, low * 0.78);
        let is_bonus = at == usize::from(data().temple_penultimate);
        let right = |content: Cell<'a>| across().space(width * 0.63).rest(content).inset(3.0, 0.0);
        let icons = |look: Look, row: &IconRow| Cell::from(look.row(row).end()).inset(3.0, 0.0);
        let content = match about.stack.filter(|stack| table.stacks[stack.index()] != 0) {
            _ if is_bonus => right(icons(look.need(Importance::Inform), &icons::bonus(bonus)).place(bonus.id())),
            Some(stack) if self.tiles && width < 200.0 => {
                down().rest(tiles::stack(table, stack)).space(32.0).inset(3.0, 2.0)
            }
            Some(stack) if self.tiles => across().space(121.0).rest(tiles::stack(table, stack)).inset(3.0, 2.0),
            Some(stack) => {
                let changed = table.before(|state| state.stacks[stack.index()]).is_some();
                let frame = Cell::empty().framed(5.0, changed.then_some((CHANGE, 5.0))).inset(0.0, 1.0);
                let count = table.stacks[stack.index()].count_ones();
                right(icons(look, &IconRow::new().amount(count, "disctile")).and(frame))
            }
            None => right(icons(look, &icons::effects(&about.reward))),
        };
        let ground = if is_bonus { pale } else { CARD };
        let reachable = next.then(|| right(Cell::empty().edged(ground, 5.0, (INK, 3.0)).inset(-3.0, 0.0)));
        let step = Cell::from(reachable).and(content).on(if at.is_multiple_of(2) { colour } else { pale }, 4.0);
        step.place(format!("temple:{}:{at}", of.id()))
    }

    /// The marks of all seats on these steps.
    fn marks(self, layer: &mut Layer, table: Changes<'_>, steps: &[Area]) {
        let at = |state: &State, seat: Seat| state.seat(seat).temples[self.of.index()];
        let place = |state: &State, seat: Seat| lane(steps[usize::from(at(state, seat)).min(steps.len() - 1)], seat);
        for seat in table.all_seats().filter(|seat| table.before(|state| at(state, *seat)).is_some()) {
            let (to, size) = place(table.now, seat);
            moved(layer, table.since.map(|since| place(since, seat).0), to, size * 0.72);
        }
        for seat in table.all_seats() {
            let ((x, y), size) = place(table.now, seat);
            layer.add(Sprite::piece(mark(seat), x, y, size));
        }
    }
}

/// The place of a seat's mark on a step of a ladder, and its size.
pub(super) fn lane(step: Area, seat: Seat) -> ((f64, f64), f64) {
    let pitch = (step.width * 0.145).min(28.0);
    // On a step with tiles, marks are below them.
    let y = step.bottom() - step.height.min(44.0) / 2.0;
    ((step.x + pitch * (0.74 + f64::from(seat.number())), y), pitch * 0.96)
}

/// The three temples of the whole table, with their drawings above the ladders.
fn temples(sheet: Sheet, detail: Detail, table: Changes<'_>) -> Line<'_> {
    across().gap(3.0).each(Temple::ALL.map(|of| {
        let open = matches!(table.phase, Phase::Turns | Phase::Bonuses) && !table.blocked(table.active, of);
        let next = open.then(|| usize::from(table.me().temples[of.index()]) + 1);
        let head = sheet.on(Sheet::Tiles, || icon(temple(of), 42.0));
        let ladder = Ladder { of, tiles: detail == Detail::Printed, next };
        down().space(3.0).fixed(54.0, head).rest(ladder.cell(sheet, table))
    }))
}

ids! {
    /// One of the two tracks.
    Track "track" {
        Avenue = "avenue",
        Pyramid = "pyramid-track",
    }
}

impl Track {
    pub(super) fn icon(self) -> &'static str {
        match self {
            Track::Avenue => "road",
            Track::Pyramid => "block",
        }
    }

    /// A player's step.
    pub(super) fn of(self, state: &State, seat: Seat) -> u8 {
        match self {
            Track::Avenue => state.seat(seat).avenue,
            Track::Pyramid => state.seat(seat).track,
        }
    }

    fn last(self) -> u8 {
        match self {
            Track::Avenue => data().avenue_max,
            Track::Pyramid => data().track_max,
        }
    }

    /// The name, the points of an eclipse now, and the fields with their marks. Tiles lie below the Avenue.
    pub(super) fn cell(self, table: Changes<'_>, (head, below): (f64, f64)) -> Line<'_> {
        let mut line = across().fixed(head * 0.95, icon(self.icon(), head * 0.72));
        line = line.rest(heading(phrase(self.id()), head * 0.68).smallest(19.0));
        if table.phase != Phase::Over {
            let [avenue, track] = icons::eclipse(table.now);
            let row = if self == Track::Avenue { avenue } else { track };
            let look = Look::bold(head * 0.79, head * 0.72);
            line = line.space(4.0).fixed(look.width(&row) + 8.0, look.row(&row).end());
        }
        let fields = Cell::new(move |layer, mut area| {
            if self == Track::Avenue {
                let room = area.take_bottom(below);
                let fields: Vec<Area> = self.fields(area).collect();
                area.take_bottom(5.0);
                tiles::avenue(layer, table, room, |at| fields[usize::from(at).min(fields.len() - 1)].middle().0);
            }
            self.road(layer, table, area);
        });
        down().fixed(head, line).rest(fields)
    }

    fn fields(self, area: Area) -> impl Iterator<Item = Area> {
        area.columns(usize::from(self.last()) + 1, 2.0)
    }

    /// The fields: figures on empty ones, marks on the others.
    fn road(self, layer: &mut Layer, table: Changes<'_>, area: Area) {
        let state = table.now;
        let fields: Vec<Area> = self.fields(area).collect();
        for (at, field) in (0u8..).zip(&fields) {
            let tiles = self == Track::Avenue && data().avenue_stacks.get(usize::from(at)).is_some_and(Option::is_some);
            let free = state.all_seats().all(|seat| self.of(state, seat) != at);
            let figure = amount(at.to_string(), 27.0).ink(INK2).middle().need(Importance::Inform);
            let ground = Cell::from(free.then_some(figure)).on(if tiles { ROAD_TILES } else { ROAD }, 5.0);
            ground.place(format!("{}:{at}", self.id())).draw(layer, *field);
        }
        let marked = self == Track::Avenue || !changes::eclipsed(table);
        for seat in state.all_seats() {
            let at = self.of(state, seat);
            let (to, size) = on_field(fields[usize::from(at)], state, self, seat);
            let before = table.since.map(|since| self.of(since, seat)).filter(|before| marked && *before != at);
            if let Some(before) = before {
                if at > before {
                    let tail = |x: f64| (x, area.bottom() - 7.0);
                    let from = tail(fields[usize::from(before)].middle().0);
                    layer.fill(Outline::circle(from.0, from.1, 6.0), CHANGE);
                    layer.line(Outline::polyline(&[from, tail(to.0 - 12.0)]), CHANGE, 5.0);
                }
                moved(layer, None, to, size * 0.68);
            }
        }
        for seat in state.all_seats() {
            let ((x, y), size) = on_field(fields[usize::from(self.of(state, seat))], state, self, seat);
            layer.add(Sprite::piece(mark(seat), x, y, size));
        }
    }
}

/// The place of a seat's mark in its field of a track, and its size.
pub(super) fn on_field(field: Area, state: &State, track: Track, seat: Seat) -> ((f64, f64), f64) {
    let at = track.of(state, seat);
    let here: Vec<Seat> = state.all_seats().filter(|other| track.of(state, *other) == at).collect();
    let place = here.iter().position(|other| *other == seat).unwrap_or(0);
    let (columns, rows, size) = match here.len() {
        1 => (1, 1, 31.0),
        2 if field.width > field.height => (2, 1, 31.0),
        2 => (1, 2, 23.5),
        _ => (2, 2, 20.0),
    };
    let inside =
        Area::around(field.middle(), (field.width.min(1.16 * size * columns as f64), 1.2 * size * rows as f64));
    (inside.grid(columns, rows, 0.0).nth(place).unwrap_or(field).middle(), size)
}

/// A part of the column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Temples,
    Track(Track),
    Ascension,
}

impl Part {
    /// The parts of a table with their areas.
    pub(super) fn all(here: &Arrangement) -> Vec<(Part, Area)> {
        let printed = here.detail == Detail::Printed;
        let mut rest = here.column.inset(8.0, 0.0);
        let temples = rest.take_top(if printed { 577.0 } else { 501.0 });
        rest.take_top(10.0);
        let mut last = |height: f64| {
            rest.take_bottom(6.0);
            rest.take_bottom(height)
        };
        let ascension = printed.then(|| (Part::Ascension, last(84.0)));
        let pyramid = last(if printed { 90.0 } else { 97.0 });
        rest.take_bottom(6.0);
        let tracks = [(Part::Track(Track::Avenue), rest), (Part::Track(Track::Pyramid), pyramid)];
        std::iter::once((Part::Temples, temples)).chain(tracks).chain(ascension).collect()
    }

    /// Its layers. The temples have one for the steps and their tiles, which change seldom.
    pub(super) fn layers(self, detail: Detail, table: Changes<'_>, area: Area) -> Vec<Layer> {
        let (name, cell) = match self {
            Part::Temples => {
                let still = temples(Sheet::Tiles, detail, table);
                let still = Layer::still("temples").with(|layer| still.draw(layer, area));
                let now = temples(Sheet::Now, detail, table);
                return vec![still, Layer::new("temples-now").with(|layer| now.draw(layer, area))];
            }
            Part::Track(track) => {
                let below = if track == Track::Avenue { 46.0 } else { 0.0 };
                let mut line = down().rest(track.cell(table, (39.0, below)));
                if track == Track::Avenue && detail == Detail::Printed {
                    line = line.space(5.0).fixed(42.0, offers::avenue_values(table, 1));
                }
                (track.id(), Cell::from(line).place(track.id()))
            }
            Part::Ascension => ("ascension", ascension(&table).into()),
        };
        vec![Layer::new(name).with(|layer| cell.draw(layer, area))]
    }
}

/// The gain of an ascension, apart from its reward.
pub(super) fn brings() -> IconRow {
    IconRow::new().figure("+1").icon("road").gap(0.4).figure("+1").icon("sundisc")
}

/// The rewards of an ascension, its fixed effects, and the players without their fourth worker.
fn ascension<'a>(state: &State) -> Line<'a> {
    let look = Look::bold(26.0, 26.0).need(Importance::Inform);
    let head = across().rest(heading(phrase("ascension"), 26.0)).fixed(150.0, look.row(&brings()).end());
    let waiting = state.all_seats().filter(|seat| state.seat(*seat).workers[3].board.is_none());
    let waiting: Vec<Sprite> = waiting.map(|seat| icon(hollow(seat), 19.0).role(ItemRole::Piece)).collect();
    let rewards = Reward::ALL.iter().fold(across().gap(5.0), |line, reward| {
        let (icons, mut waits, mut room) = (icons::reward(*reward), across(), 0.0);
        let icons = match reward {
            Reward::FourthWorker => {
                (waits, room) = (waiting.iter().cloned().fold(waits, |line, piece| line.fixed(21.0, piece)), 84.0);
                IconRow::new().icon("wheeldie").and(icons)
            }
            _ => icons,
        };
        let content = across().rest(look.row(&icons).middle()).fixed(room, waits);
        line.share(look.width(&icons) + room + 14.0, content.inset(5.0, 0.0).on(CARD, 7.0).place(reward.id()))
    });
    down().fixed(36.0, head).rest(rewards)
}

/// The points of an eclipse now for a player: for the Avenue, the pyramid track, the leader and the masks.
pub(super) fn eclipse_points(state: &State, seat: Seat) -> [u16; 4] {
    let owner = state.seat(seat);
    let leader = if state.track_leaders().any(|leader| leader == seat) { data().eclipse.leader } else { 0 };
    let tracks = [state.building_value() * u16::from(owner.avenue), state.track_points() * u16::from(owner.track)];
    [tracks[0], tracks[1], leader, owner.mask_score()]
}
