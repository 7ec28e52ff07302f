//! The steps of a plan on an overview: numbered discs, arrows, and ghosts where pieces end.

use crate::advice::{Advise, played};
use crate::{PictureKind, PictureRequest};
use engine::{Phrase, Rng, Seat, Seed};
use scene::{Importance, ItemRole, Layer, Outline, Scene, Shape, Sprite, Text, Typeface, tokens::*};

use super::parts::{arrow, mark, seat_colour};

/// Radius of a disc, and font size of its number, which is 8 pixels high in a chat window.
const RADIUS: f64 = 20.0;
const NUMBER: f64 = 31.0;

/// The overview with the marks of a plan. `marks` finds the things that the plan names among the places of the overview.
pub fn scene<G: Advise>(
    view: &G::View,
    request: &PictureRequest<'_, G::View>,
    (seat, steps): (Seat, &[String]),
    overview: impl Fn(&G::View, &PictureRequest<'_, G::View>) -> Scene,
    marks: impl Fn(&Scene, &G::State, Seat, &[(G::State, G::Action)], &G::State) -> Marks,
) -> Scene {
    // A plan ends before anything hidden appears, so any deal will do.
    let before = G::imagine(view, &mut Rng::new(Seed::default()));
    let (moments, after) = played::<G>(&before, seat, steps);
    let actions: Vec<G::Action> = moments.iter().map(|(_, action)| *action).collect();
    let request = PictureRequest { kind: PictureKind::Overview, since: None, ..request.clone() };
    let scene = overview(view, &request);
    marks(&scene, &before, seat, &moments, &after).onto(scene, G::now(&before, seat, &actions))
}

/// The marks of a seat's plan.
pub struct Marks {
    seat: Seat,
    layer: Layer,
    discs: Vec<(usize, (f64, f64))>,
}

impl Marks {
    pub fn new(seat: Seat) -> Self {
        Marks { seat, layer: Layer::new("steps"), discs: Vec::new() }
    }

    /// A disc with the number of a step, above everything else.
    pub fn step(&mut self, number: usize, at: (f64, f64)) {
        self.discs.push((number, at));
    }

    /// A ring around a place that a worker takes. The number in it stays legible.
    pub fn place(&mut self, (x, y): (f64, f64), radius: f64) {
        self.frame(Outline::circle(x, y, radius));
    }

    /// A frame around a thing that the player takes.
    pub fn frame(&mut self, outline: Outline) {
        self.layer.line(outline.clone(), PAPER, 10.0);
        self.layer.line(outline, seat_colour(self.seat), 6.0);
    }

    /// The ghost of a piece at its new place.
    pub fn ghost(&mut self, sprite: Sprite) {
        self.layer.add(sprite.opacity(70).role(ItemRole::Ground));
    }

    /// The ghost of the seat's marker on a track. An arrow next to both shows the way, since a step is hardly longer
    /// than a marker.
    pub fn marker(&mut self, from: (f64, f64), to: (f64, f64), size: f64) {
        self.ghost(Sprite::piece(mark(self.seat), to.0, to.1, size));
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let away = (size / 2.0 + 2.0) / dx.hypot(dy).max(1.0);
        self.arrow(&[from, to].map(|(x, y)| (x + dy * away, y - dx * away)));
    }

    /// An arrow along these points.
    pub fn arrow(&mut self, points: &[(f64, f64)]) {
        arrow(&mut self.layer, points, seat_colour(self.seat));
    }

    /// The picture with the marks. The plan in words describes it, with the same numbers.
    pub fn onto(mut self, mut scene: Scene, words: Phrase) -> Scene {
        for (number, (x, y)) in self.discs {
            let (x, y) =
                (x.clamp(RADIUS, f64::from(scene.width) - RADIUS), y.clamp(RADIUS, f64::from(scene.height) - RADIUS));
            self.layer.fill(Outline::circle(x, y, RADIUS), PAPER);
            let disc = Shape::filled(Outline::circle(x, y, RADIUS - 4.0), CARD);
            self.layer.add(disc.edged(seat_colour(self.seat), 5.0));
            let number = Text::new(number.to_string(), Typeface::Bold, NUMBER, INK, x, y);
            self.layer.add(number.middle().need(Importance::Decide));
        }
        scene.alt = vec![words];
        scene.layers.push(self.layer);
        scene
    }
}
