//! Names of the components (rules 0 and 17).

use game_kit::ids::{id_set, ids, numbered};

ids! {
    /// One of the five gears with spaces, in the order in which they are always listed.
    Gear "gear" {
        /// Corn and wood from the jungle (rules 8.1).
        Palenque = "palenque",
        /// Resources and skulls (rules 8.2).
        Yaxchilan = "yaxchilan",
        /// Technology and building (rules 8.3).
        Tikal = "tikal",
        /// Trade (rules 8.4).
        Uxmal = "uxmal",
        /// Skulls for the gods (rules 8.5).
        ChichenItza = "chichen_itza",
    }
}

ids! {
    /// A temple (rules 12).
    Temple "temple" {
        Chaac = "chaac",
        Quetzalcoatl = "quetzalcoatl",
        Kukulkan = "kukulkan",
    }
}

ids! {
    /// A technology (rules 9).
    Technology "technology" {
        /// Better harvests.
        Agriculture = "agriculture",
        /// Better gains of resources.
        Extraction = "extraction",
        /// Better building.
        Architecture = "architecture",
        /// Better actions on Chichen Itza.
        Theology = "theology",
    }
}

ids! {
    /// Corn, a resource or a crystal skull (rules 0).
    Material "material" {
        /// Food and money.
        Corn = "corn",
        /// Worth two corn.
        Wood = "wood",
        /// Worth three corn.
        Stone = "stone",
        /// Worth four corn.
        Gold = "gold",
        /// Limited to thirteen.
        Skull = "skull",
    }
}

ids! {
    /// The materials that count as "a resource" (rules 0).
    Resource "resource" {
        /// Worth two corn.
        Wood = "wood",
        /// Worth three corn.
        Stone = "stone",
        /// Worth four corn.
        Gold = "gold",
    }
}

ids! {
    /// The kind of a construction (rules 10.3).
    Kind "kind of construction" {
        /// Saves corn on food days.
        Farm = "farm",
        Tomb = "tomb",
        Civic = "civic",
        Shrine = "shrine",
    }
}

impl Resource {
    pub const fn material(self) -> Material {
        match self {
            Resource::Wood => Material::Wood,
            Resource::Stone => Material::Stone,
            Resource::Gold => Material::Gold,
        }
    }
}

numbered! {
    /// A starting wealth tile (rules 17.1).
    TileId, 21
}
numbered! {
    /// A building (rules 17.2 and 17.3).
    BuildingId, 32
}
numbered! {
    /// A monument (rules 17.4).
    MonumentId, 13
}

id_set! {
    /// A set of wealth tiles.
    TileSet of TileId as u32
}
id_set! {
    BuildingSet of BuildingId as u32
}
id_set! {
    MonumentSet of MonumentId as u16
}
id_set! {
    GearSet of Gear as u8
}
id_set! {
    TempleSet of Temple as u8
}
