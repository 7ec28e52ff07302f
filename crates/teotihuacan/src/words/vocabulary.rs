//! The words of typed steps.

use game_kit::typed::{Word, keywords};

use super::prelude::*;

/// The forms of steps, with `*` for a name.
pub(super) const FORMS: [&str; 25] = [
    "keep * *",
    "draft *",
    "place *",
    "move * 1 *",
    "join collect main printed buy stop with",
    "worship 1",
    "unlock turn pay",
    "take temple royal discovery both",
    "part temple royal",
    "claim *",
    "advance *",
    "gain *",
    "raise * 1",
    "reward *",
    "exchange *",
    "sell *",
    "acquire *",
    "tile *",
    "space *",
    "rotate 1",
    "spare *",
    "use *",
    "salary 1",
    "main with *",
    "unlock with *",
];

/// Every word of the notation that has a name. Spaces and tiles without a name are typed in notation.
pub fn vocabulary() -> Vec<Word> {
    let boards = Board::ALL.iter().map(|board| Word::named(board.id(), say::board(*board)));
    let temples = Temple::ALL.iter().map(|temple| Word::named(temple.id(), say::temple(*temple)));
    let technologies = Technology::ALL.iter().map(|tile| Word::named(tile.id(), say::technology(*tile)));
    let rewards = Reward::ALL.iter().map(|reward| Word::named(reward.id(), say::reward(*reward)));
    let starting = StartingTile::all();
    let starting = starting.map(|tile| Word::named(tile.id(), say::starting_tile(tile)));
    let discoveries = Discovery::all();
    let discoveries = discoveries.map(|tile| Word::named(tile.id(), say::discovery(tile)));
    keywords(&FORMS)
        .chain(Resource::ALL.iter().map(|resource| Word::good(resource.id())))
        .chain(boards)
        .chain(temples)
        .chain(technologies)
        .chain(rewards)
        .chain(starting)
        .chain(discoveries)
        .collect()
}
