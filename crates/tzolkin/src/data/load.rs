//! The data file in its written form, and its conversion to the tables that the rules use.

use serde::Deserialize;
use serde::de::Error as _;

use super::super::ids::{
    BuildingId, BuildingSet, Gear, Material, MonumentId, MonumentSet, Resource, Technology, Temple, TileId,
};
use super::model::{
    Building, ByPlayers, Data, Effect, FoodDay, GearData, Goods, Monument, Payment, SpaceAction, SpaceBonus, SpaceName,
    TechnologyData, TempleData, WealthTile,
};

#[derive(Deserialize)]
struct File {
    materials: Vec<MaterialRow>,
    setup: SetupRow,
    calendar: CalendarRow,
    placement_cost: Vec<PlacementRow>,
    first_player_space: FirstPlayerRow,
    begging: BeggingRow,
    feeding: FeedingRow,
    final_scoring: FinalRow,
    gears: Vec<GearRow>,
    technologies: Vec<TechnologyRow>,
    temples: Vec<Named<TempleData>>,
    wealth_tiles: Vec<WealthTile>,
    buildings: Vec<Building>,
    monuments: Vec<Monument>,
}

#[derive(Deserialize)]
struct Named<T> {
    id: String,
    #[serde(flatten)]
    value: T,
}

#[derive(Deserialize)]
struct MaterialRow {
    id: Material,
    corn_value: Option<u16>,
    supply: Option<u8>,
}

#[derive(Deserialize)]
struct SetupRow {
    corn_at_start: u16,
    workers_at_start: u8,
    workers_max: u8,
    by_players: Vec<ByPlayers>,
}

#[derive(Deserialize)]
struct CalendarRow {
    food_days: [FoodDay; 4],
}

#[derive(Deserialize)]
struct PlacementRow {
    corn: u16,
}

#[derive(Deserialize)]
struct FirstPlayerRow {
    placement_corn: u16,
}

#[derive(Deserialize)]
struct BeggingRow {
    max_corn: u16,
    corn_after: u16,
}

#[derive(Deserialize)]
struct FeedingRow {
    corn_per_worker: u16,
    vp_lost_per_unfed_worker: i16,
}

#[derive(Deserialize)]
struct FinalRow {
    corn_per_vp: i32,
    vp_per_skull: i32,
}

#[derive(Deserialize)]
struct GearRow {
    id: Gear,
    teeth: u8,
    last_space: u8,
    dummy_opposite_offset: Option<u8>,
    spaces: Vec<SpaceRow>,
}

#[derive(Deserialize)]
struct SpaceRow {
    space: usize,
    action: SpaceAction,
}

#[derive(Deserialize)]
struct TechnologyRow {
    id: Technology,
    levels: Vec<LevelRow>,
    bonus: BonusRow,
}

#[derive(Deserialize)]
struct LevelRow {
    level: usize,
    cost: u8,
    benefits: Vec<Benefit>,
}

#[derive(Deserialize)]
struct BonusRow {
    cost: u8,
    effects: Vec<Effect>,
}

/// A permanent benefit of a technology level (rules 9).
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
enum Benefit {
    HarvestBonus { corn: u16 },
    HarvestWithoutTile,
    FishBonus { corn: u16 },
    SpaceGainBonus { material: Material, amount: u16, spaces: Vec<SpaceName> },
    BuildCornBonus { corn: u16 },
    BuildVpBonus { vp: i16 },
    BuildDiscount { resources: u8, corn: u16 },
    ActionAhead { gear: Gear, spaces: u8 },
    PayToClimbAfterAction { gear: Gear, any_resources: u8, steps: u8 },
}

/// Reads the data file.
///
/// # Errors
/// The text isn't such a file, or a part has a shape that the rules don't support.
pub(super) fn read(text: &str) -> Result<Data, serde_json::Error> {
    let file: File = serde_json::from_str(text)?;
    let wrong = |what: &str| serde_json::Error::custom(format!("{what} are not those of the rules"));
    let in_order = file.gears.iter().map(|row| row.id).eq(Gear::ALL)
        && file.technologies.iter().map(|row| row.id).eq(Technology::ALL)
        && file.temples.iter().map(|row| row.id.as_str()).eq(Temple::ALL.map(Temple::id))
        && file.materials.iter().map(|row| row.id).eq(Material::ALL);
    if !in_order {
        return Err(wrong("gears, technologies, temples or materials"));
    }
    if file.wealth_tiles.len() != TileId::COUNT
        || file.buildings.len() != BuildingId::COUNT
        || file.monuments.len() != MonumentId::COUNT
    {
        return Err(wrong("tiles, buildings or monuments"));
    }

    let mut by_players = [ByPlayers::default(); 5];
    for row in file.setup.by_players {
        *by_players.get_mut(row.players).ok_or_else(|| wrong("numbers of players"))? = row;
    }
    let totals: Vec<u16> = file.placement_cost.iter().map(|row| row.corn).collect();
    let added: Vec<u16> = totals
        .iter()
        .enumerate()
        .map(|(placed, total)| total - if placed == 0 { 0 } else { totals[placed - 1] })
        .collect();
    let skull = file.materials.iter().find_map(|row| row.supply).ok_or_else(|| wrong("skulls"))?;
    let value =
        |resource: Resource| file.materials[resource.material().index()].corn_value.ok_or_else(|| wrong("corn values"));

    let mut gears = Vec::new();
    for row in &file.gears {
        gears.push(gear(row).ok_or_else(|| wrong("spaces"))?);
    }
    let mut data = Data {
        corn_at_start: file.setup.corn_at_start,
        workers_at_start: file.setup.workers_at_start,
        workers_max: file.setup.workers_max,
        by_players,
        food_days: file.calendar.food_days,
        placement_cost: added.try_into().map_err(|_| wrong("placement costs"))?,
        first_player_corn: file.first_player_space.placement_corn,
        beg_max_corn: file.begging.max_corn,
        beg_corn_after: file.begging.corn_after,
        corn_per_worker: file.feeding.corn_per_worker,
        vp_per_unfed: file.feeding.vp_lost_per_unfed_worker,
        corn_per_vp: file.final_scoring.corn_per_vp,
        vp_per_skull: file.final_scoring.vp_per_skull,
        skulls: skull,
        corn_value: [value(Resource::Wood)?, value(Resource::Stone)?, value(Resource::Gold)?],
        corn_per_resource: corn_per_resource(&gears).ok_or_else(|| wrong("ways of building"))?,
        gears: gears.try_into().map_err(|_| wrong("gears"))?,
        technologies: std::array::from_fn(|number| costs(&file.technologies[number])),
        harvest_corn: [0; 4],
        fish_corn: [0; 4],
        harvest_bare: [false; 4],
        build_corn: [0; 4],
        build_vp: [0; 4],
        discount_resources: [0; 4],
        discount_corn: [0; 4],
        ahead: [0; 4],
        offering: [false; 4],
        temples: file
            .temples
            .into_iter()
            .map(|temple| temple.value)
            .collect::<Vec<_>>()
            .try_into()
            .map_err(|_| wrong("temples"))?,
        wealth_tiles: file.wealth_tiles,
        of_kind: of_kind(&file.buildings, &file.monuments),
        buildings: file.buildings,
        monuments: file.monuments,
    };
    for row in &file.technologies {
        for level in &row.levels {
            for benefit in &level.benefits {
                // Higher levels include the benefits of the lower ones (rules 9).
                for reached in level.level..4 {
                    grant(&mut data, row.id, reached, benefit).ok_or_else(|| wrong("benefits"))?;
                }
            }
        }
    }
    Ok(data)
}

fn of_kind(buildings: &[Building], monuments: &[Monument]) -> [(BuildingSet, MonumentSet); 4] {
    std::array::from_fn(|kind| {
        let buildings = BuildingId::all().zip(buildings).filter(|(_, building)| building.kind.index() == kind);
        let monuments = MonumentId::all().zip(monuments).filter(|(_, monument)| monument.kind.index() == kind);
        (buildings.map(|(id, _)| id).collect(), monuments.map(|(id, _)| id).collect())
    })
}

fn costs(row: &TechnologyRow) -> TechnologyData {
    let mut cost = [row.bonus.cost; 4];
    for level in &row.levels {
        if let Some(place) = cost.get_mut(level.level.wrapping_sub(1)) {
            *place = level.cost;
        }
    }
    TechnologyData { cost, bonus: row.bonus.effects.clone() }
}

fn gear(row: &GearRow) -> Option<GearData> {
    let mut actions = [SpaceAction::None; 13];
    for space in &row.spaces {
        *actions.get_mut(space.space)? = space.action;
    }
    let last_action =
        actions.iter().rposition(|action| !matches!(action, SpaceAction::None | SpaceAction::FreeChoice))?;
    let bonus = SpaceBonus { technology: Technology::Extraction, by_level: [Goods::NONE; 4] };
    let fits = row.teeth <= 13 && row.last_space < row.teeth && row.spaces.len() == usize::from(row.last_space) + 1;
    fits.then_some(GearData {
        teeth: row.teeth,
        last_space: row.last_space,
        last_action: last_action as u8,
        dummy_opposite_offset: row.dummy_opposite_offset,
        actions,
        bonus: [bonus; 13],
    })
}

/// The corn price per resource, which is the same on all spaces that build for corn.
fn corn_per_resource(gears: &[GearData]) -> Option<u16> {
    gears.iter().flat_map(|gear| gear.actions).find_map(|action| match action {
        SpaceAction::Build { payment: Payment::Corn { corn_per_resource }, .. } => Some(corn_per_resource),
        _ => None,
    })
}

/// Adds a benefit to the tables of one level. `None` if the rules don't support it in this form.
fn grant(data: &mut Data, technology: Technology, level: usize, benefit: &Benefit) -> Option<()> {
    let known = match benefit {
        Benefit::HarvestBonus { .. } | Benefit::HarvestWithoutTile | Benefit::FishBonus { .. } => {
            technology == Technology::Agriculture
        }
        Benefit::SpaceGainBonus { .. } => true,
        Benefit::BuildCornBonus { .. } | Benefit::BuildVpBonus { .. } => technology == Technology::Architecture,
        Benefit::BuildDiscount { resources, .. } => technology == Technology::Architecture && *resources == 1,
        Benefit::ActionAhead { gear, spaces } => {
            technology == Technology::Theology && *gear == Gear::ChichenItza && *spaces == 1
        }
        Benefit::PayToClimbAfterAction { gear, any_resources, steps } => {
            technology == Technology::Theology && *gear == Gear::ChichenItza && *any_resources == 1 && *steps == 1
        }
    };
    match benefit {
        Benefit::HarvestBonus { corn } => data.harvest_corn[level] += corn,
        Benefit::HarvestWithoutTile => data.harvest_bare[level] = true,
        Benefit::FishBonus { corn } => data.fish_corn[level] += corn,
        Benefit::BuildCornBonus { corn } => data.build_corn[level] += corn,
        Benefit::BuildVpBonus { vp } => data.build_vp[level] += vp,
        Benefit::BuildDiscount { resources, corn } => {
            data.discount_resources[level] += resources;
            data.discount_corn[level] += corn;
        }
        Benefit::ActionAhead { spaces, .. } => data.ahead[level] += spaces,
        Benefit::PayToClimbAfterAction { .. } => data.offering[level] = true,
        Benefit::SpaceGainBonus { material, amount, spaces } => {
            for name in spaces {
                let bonus = data.gears[name.gear.index()].bonus.get_mut(usize::from(name.space))?;
                bonus.technology = technology;
                bonus.by_level[level][*material] += amount;
            }
        }
    }
    known.then_some(())
}

#[cfg(test)]
mod tests {
    use super::super::data;
    use super::*;

    #[test]
    fn the_data_file_is_complete() {
        let data = data();
        assert_eq!(data.placement_cost, [0, 1, 2, 3, 4, 5]);
        assert_eq!(data.harvest_corn, [0, 1, 1, 3]);
        assert_eq!(data.technologies[0].cost, [1, 2, 3, 1]);
        assert_eq!(data.gears.map(|gear| gear.last_action), [5, 5, 5, 5, 9]);
        assert_eq!(data.gear(Gear::Yaxchilan).bonus[5].by_level[3].resources(), 2);
    }

    #[test]
    fn a_file_of_another_shape_is_refused() {
        let file = include_str!("../../../../assets/data/tzolkin.json");
        assert!(read(file).is_ok());
        assert!(read(&file.replace("\"id\": \"tikal\"", "\"id\": \"uxmal\"")).is_err());
        assert!(read("{}").is_err());
    }
}
