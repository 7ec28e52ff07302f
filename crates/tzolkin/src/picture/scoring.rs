//! The scoring as a table with bars. All monuments are one source there, since each player has different ones.

use crate::events;
use crate::score::{ScoreSource, TemplesGive};
use crate::state::Earned;
use game_kit::picture::scoring_chart::{self, Coming, PlayerColumn, SourcePoints};

use super::alt;
use super::prelude::*;

/// The scoring of all seats: the final one, or the present one during the game.
pub(super) fn scene(view: &View, request: &Request<'_>) -> Scene {
    let table = &view.table;
    let result = table.result.unwrap_or_else(|| table.final_result());
    let players = table.seats().map(|seat| {
        let rank = result.ranking.get(usize::from(seat)).copied().unwrap_or_default();
        let total = result.quarters.get(usize::from(seat)).copied().unwrap_or_default();
        let mut parts: Vec<SourcePoints> = Vec::new();
        for (source, amount) in table.sources(seat) {
            let part = part(source, amount);
            match parts.iter_mut().find(|known| known.order == part.order) {
                Some(known) => {
                    known.amount += amount;
                    known.figure = quarters(known.amount);
                }
                None => parts.push(part),
            }
        }
        PlayerColumn { seat, rank, total: quarters(total), parts }
    });
    let (alt, is_final, coming) = (alt::scoring(view), table.result.is_some(), coming(table));
    scoring_chart::scene(&STYLE, request, alt, is_final, players.collect(), coming, 40)
}

/// The gains from the temples on the next food day.
fn coming(table: &Table) -> Option<Coming> {
    let figure = |of: Material, amount: u16| (amount.to_string(), icon(of.id(), 26.0));
    Some(match table.next_from_temples()? {
        TemplesGive::Goods(goods) => Coming {
            name: phrase("next-goods"),
            figures: goods
                .iter()
                .map(|goods| goods.iter().filter(|(_, n)| *n > 0).map(|(of, n)| figure(of, n)).collect())
                .collect(),
        },
        TemplesGive::Points { points, counted } => Coming {
            name: phrase(if counted { "next-points-counted" } else { "next-points" }),
            figures: points.iter().map(|points| vec![(signed(i32::from(*points)), icon("vp", 24.0))]).collect(),
        },
    })
}

/// A source with the color and the drawing of its bars. Its name has no player's amount.
fn part(source: ScoreSource, amount: i32) -> SourcePoints {
    let (last, named) = (Earned::ALL.len(), events::score_source(source));
    let (order, name, tint, icon) = match source {
        ScoreSource::Earned(from) => {
            let (tint, drawing, size) = match from {
                Earned::Tiles => (TIER_3, "disctile", 22.0),
                Earned::TemplesFirst => (QUETZALCOATL_TIER, "sun", 24.0),
                Earned::TemplesSecond => (KUKULKAN_TIER, "t-any", 24.0),
                Earned::Offerings => (HUB_CHICHEN_ITZA, "skull", 25.0),
                Earned::Buildings => (HUB_TIKAL, "house", 23.0),
                Earned::Technologies => (HUB_UXMAL, "tech", 22.0),
                Earned::Hunger => (CHAAC_TIER, "nofood", 23.0),
            };
            (from as usize, named, tint, icon(drawing, size))
        }
        ScoreSource::Track => (last, named, TIER_3, icon("vp", 22.0)),
        ScoreSource::Goods { .. } => (last + 1, phrase("source-goods"), CORN_TILE, icon("corn", 25.0)),
        ScoreSource::Skulls { .. } => (last + 2, phrase("source-skulls"), SKULL, icon("skull", 25.0)),
        ScoreSource::Monument(id) => {
            let of = data().monuments[id.index()].kind;
            (last + 3, phrase("source-monuments"), kind(of).2, kind_icon(of, true, 24.0))
        }
    };
    SourcePoints { order, name, amount, figure: quarters(amount), tint, icon }
}
