//! Reads the data file. It has the shape of [`Data`].

use serde::Deserialize;
use serde::de::Error as _;
use serde_json::Error;

use super::super::ids::{
    Board, Bonus, DecorationTile, Discovery, DiscoveryStack, Ledge, PyramidTile, Reward, Royal, Space, StartingTile,
    Technology,
};
use super::model::{Covers, Data};

/// The parts of the file that name spaces of the pyramid.
#[derive(Deserialize)]
struct Starts {
    pyramid_start: [Vec<String>; 3],
    pyramid_alternatives: [Vec<Vec<String>>; 3],
}

/// Reads the data file.
///
/// # Errors
/// The text isn't such a file, or its lists aren't those of the rules.
pub(super) fn read(text: &str) -> Result<Data, Error> {
    let mut data: Data = serde_json::from_str(text)?;
    check(&data)?;

    for (index, tile) in data.discoveries.iter().enumerate() {
        data.discoveries_of[tile.kind.index()] |= 1 << index;
    }
    data.space_over = vec![[None; 64]; data.levels.len()];
    for (index, space) in Space::all().zip(&data.spaces) {
        for cell in space.cells {
            data.space_over[usize::from(space.level - 1)][usize::from(cell)] = Some(index);
        }
    }
    // The tiles of a level lie on those below their cells. A decoration of step 2 leans on level 1, and so on.
    let over = &data.space_over;
    let on_level = |cells: &[u8], level: u8| {
        let below = level.checked_sub(1).map(|index| &over[usize::from(index)]);
        let below = below.into_iter().flat_map(|below| cells.iter().filter_map(|cell| below[usize::from(*cell)]));
        below.fold(0u32, |set, space| set | 1 << space.index())
    };
    for space in &mut data.spaces {
        space.supports = on_level(&space.cells, space.level - 1);
    }
    let places: Vec<_> = data.ledges.iter().map(|ledge| (ledge.side.clone(), ledge.step)).collect();
    for ledge in &mut data.ledges {
        if let Covers::Cells(cells) = &ledge.covers {
            ledge.supports = on_level(cells, ledge.step - 1);
        }
        let before = places.iter().position(|(side, step)| *side == ledge.side && step + 1 == ledge.step);
        ledge.previous = before.and_then(Ledge::new);
    }

    let starts: Starts = serde_json::from_str(text)?;
    let spaces = |ids: &Vec<String>| {
        // `Space::from_id` needs the finished data.
        let space = |id: &String| data.spaces.iter().position(|space| space.id == *id).and_then(Space::new);
        let spaces: Option<Vec<Space>> = ids.iter().map(space).collect();
        spaces.ok_or_else(|| Error::custom("the pyramid starts on spaces that don't exist"))
    };
    for (players, (start, all)) in starts.pyramid_start.iter().zip(&starts.pyramid_alternatives).enumerate() {
        data.pyramid_start[players] = spaces(start)?;
        data.pyramid_alternatives[players] = all.iter().map(spaces).collect::<Result<_, _>>()?;
    }
    Ok(data)
}

/// Checks that the file lists the components of each closed set in the order of that set.
fn check(data: &Data) -> Result<(), Error> {
    let in_order = data.boards.iter().map(|board| board.id).eq(Board::ALL)
        && data.royal_tiles.iter().map(|tile| tile.id).eq(Royal::ALL)
        && data.technologies.iter().map(|tile| tile.id).eq(Technology::ALL)
        && data.bonus_tiles.iter().map(|tile| tile.id).eq(Bonus::ALL)
        && data.rewards.iter().map(|reward| reward.id).eq(Reward::ALL)
        && data.discovery_stacks.iter().map(|stack| stack.id).eq(DiscoveryStack::ALL);
    let complete = data.discoveries.len() == Discovery::COUNT
        && data.pyramid_tiles.len() == PyramidTile::COUNT
        && data.decorations.len() == DecorationTile::COUNT
        && data.starting_tiles.len() == StartingTile::COUNT
        && data.spaces.len() == Space::COUNT
        && data.ledges.len() == Ledge::COUNT;
    if in_order && complete { Ok(()) } else { Err(Error::custom("the components are not those of the rules")) }
}
