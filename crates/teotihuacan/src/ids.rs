//! The closed sets of components: boards, temples, resources, icons and the kinds of tiles.

use game_kit::ids::{by_number, ids, numbered};

ids! {
    /// An action board (rules 1.2).
    Board "action board" {
        /// The only board without a main action. Ascended workers go here.
        Palace = "palace",
        /// Produces wood.
        Forest = "forest",
        /// Produces stone.
        Quarry = "quarry",
        /// Produces gold.
        GoldDeposits = "gold_deposits",
        Alchemy = "alchemy",
        /// Buildings.
        Nobles = "nobles",
        /// Decorations of the pyramid.
        Decorations = "decorations",
        /// Tiles of the pyramid.
        Construction = "construction",
    }
}

ids! {
    /// A temple (rules 8).
    Temple "temple" {
        /// Gives resources.
        Blue = "blue",
        /// Gives points.
        Red = "red",
        /// Gives cocoa.
        Green = "green",
    }
}

ids! {
    /// A resource. Cocoa is a good, but not a resource (rules 1.1).
    Resource "resource" {
        /// Produced by the forest.
        Wood = "wood",
        /// Produced by the quarry.
        Stone = "stone",
        /// Produced by the gold deposits.
        Gold = "gold",
    }
}

ids! {
    /// An icon of the pyramid (rules 12.2).
    Icon "icon" {
        /// An icon of the blue temple.
        Blue = "blue",
        /// An icon of the red temple.
        Red = "red",
        /// An icon of the green temple.
        Green = "green",
        /// An icon of no temple.
        Plain = "plain",
    }
}

ids! {
    /// A reward for an ascended worker (rules 7.1).
    Reward "ascension reward" {
        Score = "ascend_score",
        /// Two temple steps for cocoa.
        TwoTemples = "ascend_two_temples",
        /// The fourth worker comes into play.
        FourthWorker = "ascend_fourth_worker",
        /// One temple step.
        OneTemple = "ascend_one_temple",
        Cocoa = "ascend_cocoa",
    }
}

ids! {
    /// A technology tile (rules 11).
    Technology "technology" {
        /// 01: cocoa for a move that reaches or passes the palace.
        PalaceCocoa = "tech_palace_cocoa",
        /// 03: points after alchemy and nobles.
        AlchemyNoblesPoints = "tech_alchemy_nobles_points",
        /// 05: one more resource from the producing boards.
        ExtraResource = "tech_extra_resource",
        /// 07: cocoa and a point from the producing boards.
        GatheringCocoaPoint = "tech_gathering_cocoa_point",
        /// 09: points for a decoration.
        DecorationPoints = "tech_decoration_points",
        /// 11: points after construction.
        ConstructionPoints = "tech_construction_points",
        /// 13: an optional power-up for a price.
        BoughtPowerUp = "tech_bought_power_up",
        /// 15: a worker and a discount on construction.
        ConstructionWorker = "tech_construction_worker",
        /// 17: a temple step after construction.
        ConstructionTemple = "tech_construction_temple",
    }
}

ids! {
    /// A royal tile (rules 6.1).
    Royal "royal tile" {
        /// Points by the player's technologies.
        Technologies = "royal_a_technologies",
        /// Points by the pyramid track.
        PyramidTrack = "royal_a_pyramid_track",
        /// Points by the Avenue of the Dead.
        Avenue = "royal_a_avenue",
        /// Cocoa for wood and stone.
        WoodStone = "royal_b_wood_stone",
        /// Cocoa for stone and gold.
        StoneGold = "royal_b_stone_gold",
        /// Cocoa and a resource for any resources.
        AnyResources = "royal_b_any_resources",
        /// Cocoa by power.
        Cocoa = "royal_c_cocoa",
        /// Resources for cocoa.
        SellResources = "royal_c_sell_resources",
        /// Cocoa for temple steps.
        Temples = "royal_c_temples",
    }
}

ids! {
    /// A temple bonus tile (rules 16).
    Bonus "temple bonus tile" {
        /// The best mask set a second time.
        MaskSet = "bonus_mask_set",
        /// Points for the player's technologies.
        Technologies = "bonus_technologies",
        /// Fixed points.
        Fixed = "bonus_fixed",
        /// Points for steps on the Avenue of the Dead.
        Avenue = "bonus_avenue",
        /// Points for temple bonus tiles reached.
        Temples = "bonus_temples",
        /// Points for discovery tiles that are not masks.
        Discoveries = "bonus_discoveries",
        /// Points for workers in play.
        Workers = "bonus_workers",
    }
}

ids! {
    /// A place for discovery tiles that lie face up (rules 3.3).
    DiscoveryStack "place for discovery tiles" {
        BoardPalace = "board_palace",
        BoardForest = "board_forest",
        BoardQuarry = "board_quarry",
        BoardGoldDeposits = "board_gold_deposits",
        BoardDecorations = "board_decorations",
        /// Step 4 of the blue temple.
        TempleBlue4 = "temple_blue_4",
        /// Step 5 of the red temple.
        TempleRed5 = "temple_red_5",
        /// Step 3 of the green temple.
        TempleGreen3 = "temple_green_3",
        /// Step 6 of the green temple.
        TempleGreen6 = "temple_green_6",
        /// Step 3 of the Avenue of the Dead.
        Avenue3 = "avenue_3",
        /// Step 6 of the Avenue of the Dead.
        Avenue6 = "avenue_6",
        /// Step 8 of the Avenue of the Dead.
        Avenue8 = "avenue_8",
    }
}

ids! {
    /// A type of discovery tile (rules 10).
    DiscoveryKind "kind of discovery tile" {
        /// A mask of one copy.
        Mask1 = "mask_1",
        /// A mask of two copies.
        Mask2 = "mask_2",
        /// A mask of two copies.
        Mask3 = "mask_3",
        /// A mask of three copies.
        Mask4 = "mask_4",
        /// A mask of three copies.
        Mask5 = "mask_5",
        /// A mask of three copies.
        Mask6 = "mask_6",
        /// A mask of three copies.
        Mask7 = "mask_7",
        Score4 = "score_4",
        /// Any three resources.
        Resources3 = "resources_3",
        /// Any two resources.
        Resources2 = "resources_2",
        /// A step on the Avenue of the Dead.
        Avenue = "avenue",
        /// A step on any temple.
        AnyTemple = "any_temple",
        /// A step on the blue temple.
        BlueTemple = "blue_temple",
        /// A step on the red temple.
        RedTemple = "red_temple",
        /// A step on the green temple.
        GreenTemple = "green_temple",
        Cocoa4 = "cocoa_4",
        /// Two power-ups.
        PowerUps = "power_ups",
        /// A second worker moves too.
        SecondWorker = "second_worker",
        /// Replaces one payment of cocoa.
        FreeCocoa = "free_cocoa",
        /// The move can go to any board.
        AnyDistance = "any_distance",
        /// One more worker on alchemy, nobles or construction.
        ExtraWorker = "extra_worker",
    }
}

impl DiscoveryKind {
    /// The number of mask types.
    pub(crate) const MASKS: usize = 7;

    /// Returns `true` if the tile is a mask. A mask has no use action.
    pub(crate) const fn is_mask(self) -> bool {
        (self as usize) < Self::MASKS
    }
}

impl DiscoveryStack {
    /// Number of places on boards. They come first, and only they are refilled (rules 3.3).
    pub(crate) const ON_BOARDS: usize = 5;
}

impl Icon {
    /// The temple of the icon; plain has none.
    pub const fn temple(self) -> Option<Temple> {
        match self {
            Icon::Blue => Some(Temple::Blue),
            Icon::Red => Some(Temple::Red),
            Icon::Green => Some(Temple::Green),
            Icon::Plain => None,
        }
    }
}

numbered! {
    /// Discovery tile, by its place in the data file.
    Discovery, 54
}
numbered! {
    /// Pyramid tile, by its place in the data file.
    PyramidTile, 32
}
numbered! {
    /// Decoration tile, by its place in the data file.
    DecorationTile, 15
}
numbered! {
    /// Starting tile, by its place in the data file.
    StartingTile, 18
}
numbered! {
    /// Pyramid space, by its place in the data file. The last is the top.
    Space, 30
}
numbered! {
    /// Decoration space, by its place in the data file.
    Ledge, 16
}
by_number! { Discovery "discovery tile" }
by_number! { PyramidTile "pyramid tile" }
by_number! { DecorationTile "decoration" }
by_number! { StartingTile "starting tile" }
by_number! { Space "pyramid space" }
by_number! { Ledge "decoration space" }

/// The letter of a tile on a display, in labels and pictures. Spaces have numbers.
pub fn letter(index: usize) -> String {
    char::from(b'A' + (index % 26) as u8).to_string()
}

/// The members of a bit set of components, in the order of the data file.
pub fn members<T: TryFrom<u8>>(set: impl Into<u64>) -> impl Iterator<Item = T> + Clone {
    let mut set = set.into();
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let lowest = set.trailing_zeros() as u8;
            set &= set - 1;
            lowest
        })
    })
    .filter_map(|number| T::try_from(number).ok())
}
