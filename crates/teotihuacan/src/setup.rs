//! The setup: deals one, and starts a game from it (rules 3, record format).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use engine::{OptionSpec, Options, Rng, Seat, SetupError, Silent};

use super::apply::Play;
use super::data::data;
use super::frames::Stack;
use super::goods::Goods;
use super::ids::{
    Board, Bonus, DecorationTile, Discovery, DiscoveryStack, PyramidTile, Royal, Space, StartingTile, Technology,
    Temple,
};
use super::opening::neutral_colours;
use super::slot::Slot;
use super::state::{Deck, LastRound, Phase, Placed, SeatState, Source, State, Turn, Worker};

const SWITCH: &[&str] = &["off", "on"];

const fn switch(id: &'static str) -> OptionSpec {
    OptionSpec { id, values: SWITCH, default: "off" }
}

/// The variants of rules 18.
pub(super) const OPTIONS: &[OptionSpec] = &[
    switch("first_game"),
    switch("technology_three_per_row"),
    switch("starting_tile_draft"),
    switch("random_pyramid_start"),
    switch("dark_eclipse"),
    switch("early_end_as_third"),
];

/// Adds the option `early_end_as_third` to older games, since every game before version 2 of the rules used it.
pub(super) fn options_since(rules_version: u32, options: &Options) -> Options {
    let mut options = options.clone();
    if rules_version < 2 {
        options.0.entry("early_end_as_third".to_owned()).or_insert_with(|| "on".to_owned());
    }
    options
}

#[derive(Clone, Copy)]
struct Variants {
    first_game: bool,
    three_per_row: bool,
    draft: bool,
    random_pyramid: bool,
    dark_eclipse: bool,
    early_end_as_third: bool,
}

impl Variants {
    fn of(options: &Options) -> Self {
        let [first_game, three_per_row, draft, random_pyramid, dark_eclipse, early_end_as_third] =
            std::array::from_fn(|index| options.get(&OPTIONS[index]) == "on");
        // The first game fixes technologies and starting goods, so these variants have no effect.
        Variants {
            first_game,
            three_per_row: three_per_row && !first_game,
            draft: draft && !first_game,
            random_pyramid,
            dark_eclipse,
            early_end_as_third,
        }
    }
}

/// A filled space of the starting pyramid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartingPyramidTile {
    pub space: String,
    pub tile: String,
    /// Quarter turns clockwise, 0 to 3.
    pub rotation: u8,
}

/// All random decisions of the setup, as in records.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The boards on positions 1 to 8.
    pub ring: Vec<Board>,
    /// Royal tiles on palace spaces 1 to 3.
    pub royal_tiles: Vec<Royal>,
    /// Technologies by number, row by row.
    pub technology_tiles: Vec<Technology>,
    pub temple_bonus_tiles: BTreeMap<String, Bonus>,
    /// Discovery tiles by place.
    pub discovery_stacks: BTreeMap<String, Vec<String>>,
    /// Discovery tiles face down, in drawing order.
    pub discovery_pile: Vec<String>,
    /// All decorations in drawing order, the display first.
    pub decoration_pile: Vec<String>,
    pub pyramid_start: Vec<StartingPyramidTile>,
    /// The other pyramid tiles in drawing order, the display first.
    pub pyramid_pile: Vec<String>,
    /// Four for each seat. In a draft there is one list with the whole offer, in a first game the lists are empty.
    pub starting_tiles: Vec<Vec<String>>,
    /// Attached discovery tile by starting tile.
    pub attached_discovery: BTreeMap<String, String>,
    /// For each of three placings, a pair of starting tiles for each neutral color. Empty with four players.
    pub neutral_workers: Vec<Vec<Vec<String>>>,
}

pub(super) fn deal(seats: u8, options: &Options, rng: &mut Rng) -> Setup {
    let variants = Variants::of(options);
    let data = data();
    let players = usize::from(seats) - 2;

    let mut around =
        [Board::Forest, Board::Quarry, Board::GoldDeposits, Board::Alchemy, Board::Nobles, Board::Decorations];
    rng.shuffle(&mut around);
    let [a, b, c, d, e, f] = around;
    let mut ring = vec![Board::Palace, a, b, c, Board::Construction, d, e, f];

    let mut royal_tiles: Vec<Royal> = (0..3)
        .map(|category| {
            let of_category: Vec<Royal> = Royal::ALL
                .iter()
                .copied()
                .filter(|royal| data.royal_tiles[royal.index()].category == category)
                .collect();
            of_category[rng.index(of_category.len())]
        })
        .collect();
    let mut technologies = if variants.three_per_row {
        let (cheap, dear): (Vec<Technology>, Vec<Technology>) =
            rng.shuffled(Technology::ALL).into_iter().partition(|tile| data.technologies[tile.index()].gold == 1);
        [sorted(&cheap[..3]), sorted(&dear[..3])].concat()
    } else {
        sorted(&rng.shuffled(Technology::ALL)[..6])
    };
    let mut bonus = rng.shuffled(Bonus::ALL)[..3].to_vec();
    if variants.first_game {
        let fixed = &data.first_game;
        ring = fixed.ring.to_vec();
        royal_tiles = fixed.royal_tiles.to_vec();
        technologies = fixed.technologies.to_vec();
        bonus = fixed.bonus_tiles.to_vec();
    }

    let discovery_id = |tile: Discovery| tile.id().to_owned();
    let mut discoveries = rng.shuffled(Discovery::all()).into_iter().map(discovery_id);
    let discovery_stacks = DiscoveryStack::ALL
        .iter()
        .map(|stack| {
            let size = usize::from(data.discovery_stacks[stack.index()].sizes[players]);
            (stack.id().to_owned(), discoveries.by_ref().take(size).collect())
        })
        .collect();

    let decorations = rng.shuffled(DecorationTile::all());
    let mut pyramid = rng.shuffled(PyramidTile::all()).into_iter().map(|tile| tile.id().to_owned());
    let starts = &data.pyramid_alternatives[players];
    let start = if variants.random_pyramid { &starts[rng.index(starts.len())] } else { &data.pyramid_start[players] };
    let pyramid_start = start
        .iter()
        .zip(pyramid.by_ref())
        .map(|(space, tile)| StartingPyramidTile { space: space.id().to_owned(), tile, rotation: rng.below(4) as u8 })
        .collect();

    let starting_id = |tile: StartingTile| tile.id().to_owned();
    let mut starting = rng.shuffled(StartingTile::all()).into_iter();
    let dealt: Vec<Vec<StartingTile>> = if variants.first_game {
        vec![Vec::new(); usize::from(seats)]
    } else if variants.draft {
        vec![starting.by_ref().take(data.draft_tiles[players]).collect()]
    } else {
        (0..seats).map(|_| starting.by_ref().take(4).collect()).collect()
    };
    let bearing = dealt.iter().flatten().filter(|tile| data.starting_tiles[tile.index()].effects.attached_discovery);
    let attached_discovery = bearing.map(|tile| starting_id(*tile)).zip(discoveries.by_ref()).collect();

    let neutral_workers = match neutral_colours(seats) {
        0 => Vec::new(),
        colours => (0..3)
            .map(|_| {
                let pair = |_| rng.shuffled(StartingTile::all())[..2].iter().map(|tile| starting_id(*tile)).collect();
                (0..colours).map(pair).collect()
            })
            .collect(),
    };

    Setup {
        ring,
        royal_tiles,
        technology_tiles: technologies,
        temple_bonus_tiles: Temple::ALL.iter().map(|temple| temple.id().to_owned()).zip(bonus).collect(),
        discovery_stacks,
        discovery_pile: discoveries.collect(),
        decoration_pile: decorations.iter().map(|tile| tile.id().to_owned()).collect(),
        pyramid_start,
        pyramid_pile: pyramid.collect(),
        starting_tiles: dealt.iter().map(|tiles| tiles.iter().map(|tile| starting_id(*tile)).collect()).collect(),
        attached_discovery,
        neutral_workers,
    }
}

/// The setup with a new order of the piles, other discovery tiles under the rejected starting tiles, and other boards
/// for future neutral workers.
pub(super) fn redeal(setup: &Setup, state: &State, rng: &mut Rng) -> Option<Setup> {
    let mut setup = Some(setup.clone()).filter(|_| state.phase != Phase::Keeping)?;
    rng.shuffle_last(state.decoration_pile.len(), &mut setup.decoration_pile);
    rng.shuffle_last(state.pyramid_pile.len(), &mut setup.pyramid_pile);

    let seats = state.all_seats().map(usize::from);
    let left = seats.flat_map(|seat| {
        state.dealt[seat].into_iter().filter(move |tile| !state.seats[seat].kept_tiles.contains(tile))
    });
    let left: Vec<&str> = left.filter_map(Slot::known).map(StartingTile::id).collect();
    let pile = setup.discovery_pile.len();
    let drawn = pile - state.discovery_pile.len();
    let mut places: Vec<&mut String> = setup.discovery_pile.iter_mut().skip(drawn).collect();
    places.extend(
        setup.attached_discovery.iter_mut().filter(|(bearer, _)| left.contains(&bearer.as_str())).map(|(_, tile)| tile),
    );
    let tiles = rng.shuffled(places.iter().map(|tile| tile.to_string()));
    for (place, tile) in places.into_iter().zip(tiles) {
        *place = tile;
    }

    for placing in setup.neutral_workers.iter_mut().skip(state.placings()) {
        for pair in placing {
            *pair = rng.shuffled(StartingTile::all())[..2].iter().map(|tile| tile.id().to_owned()).collect();
        }
    }
    Some(setup)
}

fn sorted(tiles: &[Technology]) -> Vec<Technology> {
    let mut tiles = tiles.to_vec();
    tiles.sort_by_key(|tile| data().technologies[tile.index()].number);
    tiles
}

/// An error in a setup, in one sentence.
fn wrong<T>(what: impl Into<String>) -> Result<T, SetupError> {
    Err(SetupError(what.into()))
}

/// The list as an array. The rules fix its length.
fn exactly<T: Copy, const N: usize>(name: &str, items: &[T]) -> Result<[T; N], SetupError> {
    items.try_into().map_err(|_| SetupError(format!("`{name}` has {} entries, not {N}", items.len())))
}

/// Reads identifiers, and accepts each component only once.
struct Reader<'a, T> {
    name: &'a str,
    find: fn(&str) -> Option<T>,
    seen: u64,
}

impl<'a, T: Copy + Into<u8>> Reader<'a, T> {
    fn new(name: &'a str, find: fn(&str) -> Option<T>) -> Self {
        Reader { name, find, seen: 0 }
    }

    fn read(&mut self, id: &str) -> Result<T, SetupError> {
        let Some(component) = (self.find)(id) else { return wrong(format!("`{id}` is no {}", self.name)) };
        let bit = 1 << component.into();
        if self.seen & bit != 0 {
            return wrong(format!("the {} `{id}` is there twice", self.name));
        }
        self.seen |= bit;
        Ok(component)
    }

    fn read_all(&mut self, ids: &[String]) -> Result<Vec<T>, SetupError> {
        ids.iter().map(|id| self.read(id)).collect()
    }

    /// Checks that no component is missing.
    fn complete(&self, count: usize) -> Result<(), SetupError> {
        let found = self.seen.count_ones() as usize;
        if found == count { Ok(()) } else { wrong(format!("{found} of {count} {}s are there", self.name)) }
    }
}

/// The game before its first step.
pub(super) fn start(seats: u8, options: &Options, setup: &Setup) -> Result<State, SetupError> {
    if !(2..=4).contains(&seats) {
        return wrong(format!("teotihuacan is for 2 to 4 players, not {seats}"));
    }
    options.check(OPTIONS).map_err(|error| SetupError(error.to_string()))?;
    let variants = Variants::of(options);
    let players = usize::from(seats) - 2;

    let ring = exactly("ring", &setup.ring)?;
    if ring[0] != Board::Palace
        || ring[4] != Board::Construction
        || Board::ALL.iter().any(|board| !ring.contains(board))
    {
        return wrong("`ring` has every board once, the palace at 1 and construction at 5");
    }
    let royal_tiles: [Royal; 3] = exactly("royal_tiles", &setup.royal_tiles)?;
    let technologies: [Technology; 6] = exactly("technology_tiles", &setup.technology_tiles)?;
    let mut bonus_tiles = [Bonus::Fixed; 3];
    for temple in &Temple::ALL {
        let Some(bonus) = setup.temple_bonus_tiles.get(temple.id()) else {
            return wrong(format!("the {} temple has no bonus tile", temple.id()));
        };
        bonus_tiles[temple.index()] = *bonus;
    }
    let [blue, red, green] = bonus_tiles;
    if setup.temple_bonus_tiles.len() != 3 || blue == red || red == green || blue == green {
        return wrong("`temple_bonus_tiles` has one tile for each temple, all different");
    }
    check_tiles(variants, &ring, &royal_tiles, &technologies, &bonus_tiles)?;

    let (stacks, discovery_pile, attached, dealt, offer) = discoveries_and_starting_tiles(seats, variants, setup)?;

    let mut reader = Reader::new("decoration", DecorationTile::from_id);
    let mut decoration_pile = Deck::new(reader.read_all(&setup.decoration_pile)?.into_iter());
    reader.complete(data().decorations.len())?;
    let mut decoration_display = 0;
    for tile in std::iter::from_fn(|| decoration_pile.draw()).take(data().decoration_display) {
        decoration_display |= 1 << tile.index();
    }

    let (pyramid, mut pyramid_pile) = pyramid(players, variants, setup)?;
    let mut pyramid_display = 0;
    for tile in std::iter::from_fn(|| pyramid_pile.draw()).take(data().pyramid_display) {
        pyramid_display |= 1 << tile.index();
    }

    let mut state = State {
        players: seats,
        dark_eclipse: variants.dark_eclipse,
        early_end_as_third: variants.early_end_as_third,
        offer: offer.into_iter().collect(),
        ring,
        royal_tiles,
        technologies,
        bonus_tiles,
        dealt,
        attached,
        neutral_pairs: neutral_pairs(seats, setup)?,
        phase: Phase::Keeping,
        active: Seat::default(),
        era: 1,
        light_disc: 0,
        dark_disc: data().dark_disc[players][0],
        last_round: LastRound::No,
        after_eclipse: Seat::default(),
        pyramid_finished: false,
        turns: 0,
        stacks,
        discovery_pile,
        decoration_display,
        decoration_pile,
        decorations: [None; 16],
        pyramid_display,
        pyramid_pile,
        pyramid,
        nobles_rows: [0; 3],
        neutral_workers: [[None; 3]; 2],
        seats: std::array::from_fn(|seat| new_seat(data().starting_cocoa[players].get(seat).copied())),
        turn: Turn::default(),
        stack: Stack::default(),
    };
    if variants.first_game {
        begin_first_game(&mut state);
    }
    Ok(state)
}

fn new_seat(cocoa: Option<u16>) -> SeatState {
    let mut workers = [Worker::UNPLACED; 4];
    workers[3].power = 3;
    SeatState {
        goods: Goods::cocoa(cocoa.unwrap_or(0)),
        vp: 0,
        temples: [0; 3],
        avenue: 0,
        track: 0,
        workers,
        technologies: 0,
        discoveries: 0,
        used: 0,
        kept_tiles: [Slot::Empty; 2],
        scored: [0; Source::ALL.len()],
    }
}

/// The fixed positions of the first game (rules 18), then the first turn.
fn begin_first_game(state: &mut State) {
    for (index, fixed) in data().first_game.seats.iter().enumerate().take(usize::from(state.players)) {
        let seat = &mut state.seats[index];
        seat.goods.add(&fixed.goods);
        seat.temples = fixed.temples;
        seat.avenue = fixed.avenue;
        seat.vp = fixed.points;
        seat.scored[Source::Setup as usize] = fixed.points as i16;
        for slot in &fixed.technologies {
            seat.technologies |= 1 << state.technologies[usize::from(*slot)].index();
        }
        for (worker, (board, power)) in seat.workers.iter_mut().zip(fixed.workers) {
            *worker = Worker { board: Some(board), power, space: 0 };
        }
    }
    let mut nobody = Silent;
    let mut play = Play::new(state, &mut nobody);
    play.place_neutral_workers();
    play.begin_turn(Seat::default());
}

fn check_tiles(
    variants: Variants,
    ring: &[Board; 8],
    royal_tiles: &[Royal; 3],
    technologies: &[Technology; 6],
    bonus_tiles: &[Bonus; 3],
) -> Result<(), SetupError> {
    let data = data();
    if variants.first_game {
        let fixed = &data.first_game;
        let same = (ring, royal_tiles, technologies, bonus_tiles)
            == (&fixed.ring, &fixed.royal_tiles, &fixed.technologies, &fixed.bonus_tiles);
        return if same { Ok(()) } else { wrong("the first game has fixed boards and tiles") };
    }
    if !royal_tiles.iter().zip(0..).all(|(royal, category)| data.royal_tiles[royal.index()].category == category) {
        return wrong("`royal_tiles` has one tile of each category in the order A, B, C");
    }
    let rising = |row: &[Technology]| {
        row.is_sorted_by(|a, b| data.technologies[a.index()].number < data.technologies[b.index()].number)
    };
    if variants.three_per_row {
        let (row_1, row_2) = technologies.split_at(3);
        let of_gold = |row: &[Technology], gold| row.iter().all(|tile| data.technologies[tile.index()].gold == gold);
        if !(rising(row_1) && rising(row_2) && of_gold(row_1, 1) && of_gold(row_2, 2)) {
            return wrong("`technology_tiles` has three of 1 gold, then three of 2 gold, each by number");
        }
    } else if !rising(technologies) {
        return wrong("`technology_tiles` has six different tiles by number");
    }
    Ok(())
}

type Discoveries = (
    [u64; DiscoveryStack::ALL.len()],
    Deck<Slot<Discovery>, 54>,
    [Slot<Discovery>; StartingTile::COUNT],
    [[Slot<StartingTile>; 4]; 4],
    Vec<StartingTile>,
);

fn discoveries_and_starting_tiles(seats: u8, variants: Variants, setup: &Setup) -> Result<Discoveries, SetupError> {
    let data = data();
    let players = usize::from(seats) - 2;
    let mut reader = Reader::new("discovery tile", Discovery::from_id);
    let mut stacks = [0; DiscoveryStack::ALL.len()];
    for stack in &DiscoveryStack::ALL {
        let tiles = setup.discovery_stacks.get(stack.id()).map_or(&[][..], Vec::as_slice);
        let size = usize::from(data.discovery_stacks[stack.index()].sizes[players]);
        if tiles.len() != size {
            return wrong(format!("the discovery stack `{}` has {} tiles, not {size}", stack.id(), tiles.len()));
        }
        for tile in tiles {
            stacks[stack.index()] |= 1 << reader.read(tile)?.index();
        }
    }
    if setup.discovery_stacks.len() != DiscoveryStack::ALL.len() {
        return wrong("`discovery_stacks` has places that do not exist");
    }
    let pile = reader.read_all(&setup.discovery_pile)?;

    let mut starting = Reader::new("starting tile", StartingTile::from_id);
    let lists: Vec<Vec<StartingTile>> =
        setup.starting_tiles.iter().map(|tiles| starting.read_all(tiles)).collect::<Result<_, _>>()?;
    let sizes: Vec<usize> = lists.iter().map(Vec::len).collect();
    let (expected, kind) = if variants.first_game {
        (vec![0; usize::from(seats)], "is empty for each seat in a first game")
    } else if variants.draft {
        (vec![data.draft_tiles[players]], "has one list, the offer of the draft")
    } else {
        (vec![4; usize::from(seats)], "has four tiles for each seat")
    };
    if sizes != expected {
        return wrong(format!("`starting_tiles` {kind}"));
    }
    let mut attached = [Slot::Empty; StartingTile::COUNT];
    for (bearer, tile) in &setup.attached_discovery {
        let bearer = StartingTile::from_id(bearer).filter(|bearer| lists.iter().flatten().any(|dealt| dealt == bearer));
        let Some(bearer) = bearer.filter(|bearer| data.starting_tiles[bearer.index()].effects.attached_discovery)
        else {
            return wrong("`attached_discovery` names a starting tile that was not dealt, or has none");
        };
        attached[bearer.index()] = Slot::Known(reader.read(tile)?);
    }
    let bearing = |tile: &&StartingTile| data.starting_tiles[tile.index()].effects.attached_discovery;
    if lists.iter().flatten().filter(bearing).any(|tile| attached[tile.index()].is_empty()) {
        return wrong("`attached_discovery` lacks the tile of a dealt starting tile");
    }
    reader.complete(data.discoveries.len())?;

    let mut dealt = [[Slot::Empty; 4]; 4];
    let mut offer = Vec::new();
    if variants.draft {
        offer = lists.concat();
    } else {
        for (place, tile) in dealt.iter_mut().zip(&lists).flat_map(|(places, tiles)| places.iter_mut().zip(tiles)) {
            *place = Slot::Known(*tile);
        }
    }
    Ok((stacks, Deck::new(pile.into_iter().map(Slot::Known)), attached, dealt, offer))
}

type Pyramid = ([Option<Placed>; 30], Deck<PyramidTile, 32>);

fn pyramid(players: usize, variants: Variants, setup: &Setup) -> Result<Pyramid, SetupError> {
    let mut tiles = Reader::new("pyramid tile", PyramidTile::from_id);
    let mut spaces = Reader::new("pyramid space", Space::from_id);
    let mut pyramid = [None; 30];
    for start in &setup.pyramid_start {
        let space = spaces.read(&start.space)?;
        if start.rotation > 3 {
            return wrong(format!("the rotation of `{}` is 0 to 3", start.tile));
        }
        pyramid[space.index()] = Some(Placed { tile: tiles.read(&start.tile)?, rotation: start.rotation });
    }
    let set = |start: &Vec<Space>| start.iter().fold(0u64, |set, space| set | 1 << space.index());
    let usual = std::slice::from_ref(&data().pyramid_start[players]);
    let allowed = if variants.random_pyramid { &data().pyramid_alternatives[players][..] } else { usual };
    if !allowed.iter().any(|start| set(start) == spaces.seen) {
        return wrong("`pyramid_start` fills other spaces than the rules do");
    }
    let pile = tiles.read_all(&setup.pyramid_pile)?;
    tiles.complete(data().pyramid_tiles.len())?;
    Ok((pyramid, Deck::new(pile.into_iter())))
}

fn neutral_pairs(seats: u8, setup: &Setup) -> Result<[[[Slot<StartingTile>; 2]; 2]; 3], SetupError> {
    let mut pairs = [[[Slot::Empty; 2]; 2]; 3];
    let colours = neutral_colours(seats);
    if colours == 0 {
        let empty = setup.neutral_workers.iter().all(Vec::is_empty);
        return if empty { Ok(pairs) } else { wrong("with four players there are no neutral workers") };
    }
    if setup.neutral_workers.len() != pairs.len() {
        return wrong("`neutral_workers` has three placings");
    }
    for (placing, drawn) in pairs.iter_mut().zip(&setup.neutral_workers) {
        if drawn.len() != colours {
            return wrong(format!("`neutral_workers` has {colours} pairs of tiles in each placing"));
        }
        for (pair, ids) in placing.iter_mut().zip(drawn) {
            let mut reader = Reader::new("starting tile", StartingTile::from_id);
            *pair = exactly("neutral_workers", &reader.read_all(ids)?)?.map(Slot::Known);
        }
    }
    Ok(pairs)
}
