//! The things on the board of the web page, with their state now. The gains of workers are those of the pictures.

use crate::words::board as lines;
use game_kit::BoardThing;

use super::alt as about;
use super::forecast::tile_price;
use super::prelude::*;

/// Returns `true` for a place that belongs to another thing, such as a step of a temple.
pub(super) fn is_part(place: &str) -> bool {
    match place.split(':').collect::<Vec<_>>()[..] {
        ["yard" | "building" | "avenue" | "pyramid-track", _] | ["temple", _, _] => true,
        ["worship", board, _] => board == Board::Palace.id(),
        _ => false,
    }
}

pub fn things(state: &State) -> Vec<BoardThing> {
    let mut things = Vec::new();
    for board in state.ring {
        things.push(self::board(state, board));
        things.extend(on_board(state, board));
    }
    things.push(pyramid(state));
    if !state.pyramid_finished {
        things.extend(state.legal_spaces().map(|space| self::space(state, space)));
    }
    for of in Temple::ALL {
        things.extend(temple(state, of));
    }
    let (avenue, track) = (phrase("avenue"), phrase("pyramid-track"));
    let values = lines::avenue(state).into_iter().take(1).chain([about::eclipse(state)]);
    things.push(thing("avenue", &avenue, avenue.clone(), "rule-avenue", values.map(sentence)));
    for stack in data().avenue_stacks.into_iter().flatten() {
        things.extend(discoveries(state, stack, &avenue));
    }
    things.push(thing("pyramid-track", &track, track.clone(), "rule-pyramid_track", [sentence(lines::track(state))]));
    things.extend(Reward::ALL.iter().map(|reward| self::reward(state, *reward)));
    things
}

fn thing(
    place: impl Into<String>,
    group: &Phrase,
    name: Phrase,
    topic: impl Into<String>,
    state: impl IntoIterator<Item = Phrase>,
) -> BoardThing {
    let state = state.into_iter().collect();
    BoardThing { place: place.into(), group: group.clone(), name, state, topic: Some(topic.into()) }
}

/// A line of the board as a sentence.
fn sentence(line: Phrase) -> Phrase {
    phrase("alt-line").with("line", line)
}

/// The effect of a component as a sentence.
fn effect(name: &Phrase) -> Phrase {
    Phrase::new("teotihuacan-page-effect").with("effect", effect_of(name))
}

/// The worker that is locked on a worship space.
fn worshipper(state: &State, board: Board, space: u8) -> Phrase {
    match state.worshipper(board, space) {
        Some((seat, index)) => {
            let power = state.seat(seat).workers[index].power;
            Phrase::new("teotihuacan-page-locked").seat("seat", seat).with("power", power)
        }
        None => Phrase::new("teotihuacan-page-free"),
    }
}

/// A board with its workers, and what it costs and gives the player to move.
fn board(state: &State, board: Board) -> BoardThing {
    let name = say::board(board);
    // The tiles of a board are things too.
    let shown = if board == Board::Nobles { 2 } else { 1 };
    let lines = lines::board_lines(state, board).into_iter().take(shown).chain(about::visits(state, board));
    let id = format!("board-{}", board.id());
    thing(format!("board:{}", board.id()), &name, name.clone(), id, lines.map(sentence))
}

fn on_board(state: &State, board: Board) -> Vec<BoardThing> {
    let (about, group) = (&data().boards[board.index()], say::board(board));
    let mut things = Vec::new();
    if !about.worship_temples.is_empty() {
        let place = format!("worship:{}:1", board.id());
        things.push(thing(place, &group, phrase("region-worship"), "rule-worship", [worshipper(state, board, 1)]));
    }
    // The Palace has no room for its tile after the end.
    let shown = board != Board::Palace || state.phase != Phase::Over;
    things.extend(about.discovery.into_iter().filter(|_| shown).flat_map(|stack| discoveries(state, stack, &group)));
    let on_offer = |name: Phrase| sentence(Phrase::new("teotihuacan-board-tile").with("tile", name));
    match board {
        Board::Palace => things.extend(state.royal_tiles.into_iter().zip(1..).map(|(tile, space)| {
            let state = [sentence(lines::royal(tile, space)), worshipper(state, board, space)];
            thing(tile.id(), &group, say::royal(tile), tile.id(), state)
        })),
        Board::Alchemy => things.extend(state.technologies.into_iter().enumerate().map(|(slot, tile)| {
            thing(tile.id(), &group, say::technology(tile), tile.id(), [sentence(lines::technology(state, slot))])
        })),
        Board::Decorations => things.extend(members(state.decoration_display).map(|tile: DecorationTile| {
            let (id, name) = (tile.id(), say::decoration(tile));
            thing(id, &group, name.clone(), "rule-decorations", [on_offer(name)])
        })),
        Board::Construction => things.extend(members(state.pyramid_display).map(|tile: PyramidTile| {
            let (id, name) = (tile.id(), say::pyramid_tile(tile, 0));
            thing(id, &group, name.clone(), "rule-construction", [on_offer(name)])
        })),
        _ => {}
    }
    things
}

fn discoveries(state: &State, stack: DiscoveryStack, group: &Phrase) -> impl Iterator<Item = BoardThing> {
    members(state.stacks[stack.index()]).map(|tile: Discovery| {
        let (about, name) = (&data().discoveries[tile.index()], say::discovery(tile));
        let price = Phrase::new("teotihuacan-topic-discovery").with("price", say::goods(&about.price));
        let topic = format!("disc-{}", about.kind.id());
        thing(format!("discovery:{}", about.id), group, name.clone(), topic, [price, effect(&name)])
    })
}

/// The pyramid with its icons, row by row, and its decorations.
fn pyramid(state: &State) -> BoardThing {
    let name = Phrase::new("teotihuacan-page-pyramid");
    let lines = lines::plan(state).into_iter().chain(lines::decorations(state));
    thing("pyramid", &name, name.clone(), "rule-construction", lines.map(sentence))
}

/// An open space of the pyramid, with the price for the player to move.
fn space(state: &State, space: Space) -> BoardThing {
    let about = &data().spaces[space.index()];
    let price = Phrase::new("teotihuacan-why-dear-level").with("level", about.level);
    let price = price.with("price", say::goods(&tile_price(state, space)));
    let group = Phrase::new("teotihuacan-page-pyramid");
    thing(about.id.as_str(), &group, say::space(space), "rule-construction", [price])
}

/// A temple with its markers and the next step of the player to move, its bonus tile and its discovery tiles.
fn temple(state: &State, of: Temple) -> Vec<BoardThing> {
    let (name, bonus) = (say::temple(of), state.bonus_tiles[of.index()]);
    let next = (state.phase != Phase::Over).then(|| about::next_steps(state, &[of]));
    let lines = lines::temple_lines(state, of).into_iter().take(1).chain(next);
    let temple = thing(format!("temple:{}", of.id()), &name, name.clone(), "rule-climbing", lines.map(sentence));
    let scores = [Phrase::new("teotihuacan-topic-bonus"), effect(&say::bonus(bonus))];
    let bonus = thing(bonus.id(), &name, say::bonus(bonus), bonus.id(), scores);
    let stacks = data().temples[of.index()].iter().filter_map(|step| step.stack);
    let tiles = stacks.flat_map(|stack| discoveries(state, stack, &name));
    [temple, bonus].into_iter().chain(tiles).collect()
}

/// An ascension reward. Each player's fourth worker waits for one of them.
fn reward(state: &State, reward: Reward) -> BoardThing {
    let name = say::reward(reward);
    let waits = |seat: &Seat| reward == Reward::FourthWorker && state.seat(*seat).workers[3].board.is_none();
    let waiting = state.all_seats().filter(waits).map(|seat| sentence(lines::waiting(state, seat)));
    let lines = std::iter::once(effect(&name)).chain(waiting);
    thing(reward.id(), &phrase("ascension"), name.clone(), reward.id(), lines)
}
