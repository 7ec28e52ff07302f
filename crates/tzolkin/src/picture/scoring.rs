//! The scoring as a table with bars. All monuments are one source there, since each player has different ones.

use crate::events;
use crate::score::{ScoreSource, TemplesGive};
use crate::state::Earned;
use game_kit::picture::scoring_chart::{self, Coming, PlayerColumn, SourcePoints};

use super::alt;
use super::prelude::*;

/// The scoring of all seats: the final one, or the present one during the game.
pub(super) fn scene(view: &View, request: &PictureRequest<'_, View>) -> Scene {
    let table = &view.table;
    let result = table.result.unwrap_or_else(|| table.final_result());
    let players = table.seats().map(|seat| {
        let rank = result.ranking.get(usize::from(seat)).copied().unwrap_or_default();
        let total = result.quarters.get(usize::from(seat)).copied().unwrap_or_default();
        let mut sources: Vec<(ScoreSource, i32)> = Vec::new();
        for (source, amount) in table.sources(seat) {
            match sources.iter_mut().find(|(known, _)| order(*known) == order(source)) {
                Some((_, sum)) => *sum += amount,
                None => sources.push((source, amount)),
            }
        }
        let part = |(source, amount)| {
            let (tint, icon) = look(source);
            SourcePoints { order: order(source), name: name(source), amount, figure: quarters(amount), tint, icon }
        };
        PlayerColumn { seat, rank, total: quarters(total), parts: sources.into_iter().map(part).collect() }
    });
    scoring_chart::scene(
        &STYLE,
        request,
        alt::scoring(view),
        table.result.is_some(),
        players.collect(),
        coming(table),
        40,
    )
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

/// The place of a source among all.
fn order(source: ScoreSource) -> usize {
    match source {
        ScoreSource::Earned(from) => from as usize,
        ScoreSource::Track => Earned::ALL.len(),
        ScoreSource::Goods { .. } => Earned::ALL.len() + 1,
        ScoreSource::Skulls { .. } => Earned::ALL.len() + 2,
        ScoreSource::Monument(_) => Earned::ALL.len() + 3,
    }
}

/// The name of a source, without any player's amount.
fn name(source: ScoreSource) -> Phrase {
    match source {
        ScoreSource::Goods { .. } => phrase("source-goods"),
        ScoreSource::Skulls { .. } => phrase("source-skulls"),
        ScoreSource::Monument(_) => phrase("source-monuments"),
        ScoreSource::Track | ScoreSource::Earned(_) => events::score_source(source),
    }
}

/// The color of a source's bars, and its drawing.
fn look(source: ScoreSource) -> (Colour, Sprite) {
    match source {
        ScoreSource::Track => (TIER_3, icon("vp", 22.0)),
        ScoreSource::Earned(Earned::Tiles) => (TIER_3, icon("disctile", 22.0)),
        ScoreSource::Earned(Earned::TemplesFirst) => (QUETZALCOATL_TIER, icon("sun", 24.0)),
        ScoreSource::Earned(Earned::TemplesSecond) => (KUKULKAN_TIER, icon("t-any", 24.0)),
        ScoreSource::Earned(Earned::Offerings) => (HUB_CHICHEN_ITZA, icon("skull", 25.0)),
        ScoreSource::Earned(Earned::Buildings) => (HUB_TIKAL, icon("house", 23.0)),
        ScoreSource::Earned(Earned::Technologies) => (HUB_UXMAL, icon("tech", 22.0)),
        ScoreSource::Earned(Earned::Hunger) => (CHAAC_TIER, icon("nofood", 23.0)),
        ScoreSource::Goods { .. } => (CORN_TILE, icon("corn", 25.0)),
        ScoreSource::Skulls { .. } => (SKULL, icon("skull", 25.0)),
        ScoreSource::Monument(id) => {
            let of = data().monuments[id.index()].kind;
            (kind(of).2, kind_icon(of, true, 24.0))
        }
    }
}
