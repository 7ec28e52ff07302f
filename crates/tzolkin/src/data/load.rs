//! Reads the data file. It has the shape of [`Data`].

use serde::de::Error as _;

use super::super::ids::{BuildingId, Gear, MonumentId, Technology, Temple, TileId};
use super::model::Data;

/// Reads the data file.
///
/// # Errors
/// The text isn't such a file, or its lists aren't those of the rules.
pub(super) fn read(text: &str) -> Result<Data, serde_json::Error> {
    let mut data: Data = serde_json::from_str(text)?;
    let in_order = data.gears.iter().map(|gear| gear.id).eq(Gear::ALL)
        && data.technologies.iter().map(|technology| technology.id).eq(Technology::ALL)
        && data.temples.iter().map(|temple| temple.id).eq(Temple::ALL);
    let complete = data.wealth_tiles.len() == TileId::COUNT
        && data.buildings.len() == BuildingId::COUNT
        && data.monuments.len() == MonumentId::COUNT
        && (2..=4).all(|players| data.by_players(players).players == players);
    if !in_order || !complete {
        return Err(serde_json::Error::custom("the components are not those of the rules"));
    }

    for (id, building) in BuildingId::all().zip(&data.buildings) {
        data.of_kind[building.kind.index()].0.insert(id);
    }
    for (id, monument) in MonumentId::all().zip(&data.monuments) {
        data.of_kind[monument.kind.index()].1.insert(id);
    }
    let offers = data.gears.iter().flat_map(|gear| gear.offers);
    let price = offers.map(|offer| offer.price.corn_per_resource).find(|corn| *corn > 0);
    data.corn_per_resource = price.ok_or_else(|| serde_json::Error::custom("no space builds for corn"))?;
    Ok(data)
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
        assert_eq!(data.offer(Gear::Yaxchilan, 5).bonus.by_level[3].resources(), 2);
    }

    #[test]
    fn a_file_of_another_shape_is_refused() {
        let file = include_str!("../../../../assets/data/tzolkin.json");
        assert!(read(file).is_ok());
        assert!(read(&file.replace("\"id\": \"tikal\"", "\"id\": \"uxmal\"")).is_err());
        assert!(read("{}").is_err());
    }
}
