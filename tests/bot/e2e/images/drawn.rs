//! Pictures of the renderer: boards, the animation of the front page, and the sheets of all regions.

use std::collections::BTreeMap;

use daykeeper::discord::commands::intent::ReplyFormat;
use daykeeper::engine::{Phrase, Viewer};
use daykeeper::games::{PictureKind, Position, Theme, replay};
use daykeeper::render::Renderer;
use daykeeper::scene::Scene;
use daykeeper::text::{ENGLISH, Texts};
use image::{RgbImage, imageops};

use super::messages::{THEMES, sheet};
use super::{compare, path, sample_record, writes};
use crate::discord::{look_back, statistics};

const TZOLKIN: &str = "tzolkin-3p-7-priest";
const TEOTIHUACAN: &str = "teotihuacan-2p-66";
/// Steps of the game that the front page shows, and the width of the animation.
const FRONT: (usize, u32) = (81, 880);
/// Sample games and the step that the sheets of regions show.
const SHEETS: [(&str, &str, usize); 2] =
    [("tzolkin", "tzolkin-4p-3-builder", 262), ("teotihuacan", "teotihuacan-3p-889", 258)];
/// Devices with the frame in pixels into which Discord fits a lone picture, and the columns of their sheet.
const FRAMES: [(&str, (u32, u32), usize); 2] = [("desktop", (550, 350), 3), ("phone", (330, 440), 4)];

/// A sample game after its first steps.
struct Moment {
    position: Box<dyn Position>,
    /// The position after each turn.
    turns: Vec<Box<dyn Position>>,
    /// By seat: the position after the seat's last turn.
    last: Vec<Option<Box<dyn Position>>>,
    names: Vec<String>,
}

impl Moment {
    fn after(sample: &str, steps: usize, names: &[&str]) -> Self {
        let record = sample_record(sample);
        let mut position = record.start().unwrap();
        let mut last: Vec<_> = (0..record.seats).map(|_| None).collect();
        let mut turns = Vec::new();
        for step in &record.steps[..steps] {
            let turn = position.turn();
            position.play(step.seat, &step.action).unwrap();
            if position.turn() > turn {
                last[usize::from(step.seat)] = Some(position.fork());
                turns.push(position.fork());
            }
        }
        Self { position, turns, last, names: names.iter().map(|name| (*name).to_owned()).collect() }
    }

    fn scene(&self, kind: PictureKind, theme: Theme) -> Scene {
        let since = self.position.to_act().first().and_then(|seat| self.last[usize::from(seat)].as_deref());
        self.position.scene(kind, Viewer::Public, since, &self.names, theme)
    }
}

struct Studio {
    texts: Texts,
    renderer: Renderer,
    shown: BTreeMap<String, String>,
}

impl Studio {
    fn new() -> Self {
        Self { texts: Texts::embedded(), renderer: Renderer::new(), shown: BTreeMap::new() }
    }

    /// Notes what a file shows, and writes the file if the pictures must be drawn again.
    fn take(
        &mut self,
        file: &str,
        names: &[String],
        scenes: &[Scene],
        draw: impl FnOnce(&Renderer, &dyn Fn(&Phrase) -> String) -> Vec<u8>,
    ) {
        let say = |phrase: &Phrase| self.texts.say(ENGLISH, phrase, names);
        if writes() {
            std::fs::write(path(file), draw(&self.renderer, &say)).unwrap();
        }
        let mut shown = String::new();
        for scene in scenes {
            shown += &scene.to_string();
            for placed in self.renderer.placed(scene, &say) {
                shown += &format!("{}\n", placed.what);
            }
        }
        self.shown.insert(file.to_owned(), shown);
    }

    fn picture(&mut self, file: &str, moment: &Moment, kind: PictureKind, width: u32, theme: Theme) {
        let scene = moment.scene(kind, theme);
        self.take(file, &moment.names, std::slice::from_ref(&scene), |renderer, say| {
            renderer.png_of_width(&scene, width, say)
        });
    }
}

#[test]
fn boards_and_their_parts() {
    let mut studio = Studio::new();
    let games = [
        ("tzolkin", TZOLKIN, [162, 162], ["buildings", "technologies"]),
        ("teotihuacan", TEOTIHUACAN, [185, 185], ["nobles", "temples"]),
    ];
    let names = ["Player 1", "Player 2", "Player 3"];
    for (game, sample, [table, draft], [light, dark]) in games {
        let seats = usize::from(sample_record(sample).seats);
        let moment = Moment::after(sample, table + 1, &names[..seats]);
        let file = |part: &str| format!("picture-{game}-{part}.png");
        let region = |id: &str| PictureKind::Region(id.to_owned());
        studio.picture(&file("board"), &moment, PictureKind::Board, 467, Theme::Light);
        studio.picture(&file("overview"), &moment, PictureKind::Overview, 550, Theme::Light);
        let asked = Moment::after(sample, draft + 1, &names[..seats]);
        let seat = asked.position.to_act().first().unwrap();
        studio.picture(&file("planner"), &asked, PictureKind::Draft(seat), 550, Theme::Light);
        studio.picture(&file(light), &moment, region(light), 550, Theme::Light);
        studio.picture(&file(dark), &moment, region(dark), 550, Theme::Dark);
        if sample == TZOLKIN {
            let scene = moment.scene(PictureKind::Board, Theme::Light);
            studio.picture("board.png", &moment, PictureKind::Board, scene.width, Theme::Light);
        }
    }
    compare(&studio.shown);
}

#[test]
fn the_animation_of_the_front_page() {
    let (mut studio, (steps, width)) = (Studio::new(), FRONT);
    let moment = Moment::after(TZOLKIN, steps, &["Ana", "Bogdan", "Chiara"]);
    let scenes = replay(&moment.turns, &moment.names, Theme::Light);
    let shown: Vec<_> = scenes.iter().map(|(scene, _)| scene.clone()).collect();
    studio.take("turn.gif", &moment.names, &shown, |renderer, say| {
        renderer.animation(&scenes, width, Renderer::ANIMATION_BYTES, say).unwrap()
    });
    compare(&studio.shown);
}

#[test]
fn sheets_of_all_regions() {
    let mut studio = Studio::new();
    for (game, sample, steps) in SHEETS {
        let moment = Moment::after(sample, steps, &["Ileana", "Ștefan", "Lucía", "Tommaso"]);
        for (theme, suffix) in [Theme::Light, Theme::Dark].into_iter().zip(THEMES) {
            let regions = moment.position.face(Viewer::Public).regions().into_iter();
            let regions = regions.map(|region| PictureKind::Region(region.id));
            let kinds = [PictureKind::Board, PictureKind::Overview].into_iter().chain(regions);
            let scene = |kind| moment.position.scene(kind, Viewer::Public, None, &moment.names, theme);
            let scenes: Vec<_> = kinds.map(scene).collect();
            for (device, frame, columns) in FRAMES {
                let file = format!("regions-{game}-{device}-{suffix}.png");
                studio.take(&file, &moment.names, &scenes, |renderer, say| {
                    let shots = scenes.iter().map(|scene| shrink(&renderer.png(scene, say), frame));
                    sheet(&shots.collect::<Vec<_>>(), columns)
                });
            }
        }
    }
    compare(&studio.shown);
}

/// The pictures of people, with made-up names and numbers.
#[test]
fn sheets_of_people() {
    let mut studio = Studio::new();
    for (theme, suffix) in [Theme::Light, Theme::Dark].into_iter().zip(THEMES) {
        let shown = ["stats", "list", "pair", "stats of one game", "list of three", "list against computers"];
        let mut scenes = Vec::new();
        for game in ["tzolkin", "teotihuacan"] {
            let samples = statistics::samples(game, theme);
            let wanted = shown.iter().take(if game == "tzolkin" { 6 } else { 3 });
            for name in wanted {
                let (_, sheet) = samples.iter().find(|(known, _)| known == name).unwrap();
                scenes.extend(statistics::scene(&statistics::message(ENGLISH, sheet)).cloned());
            }
        }
        assert_eq!(scenes.len(), 9);
        for (device, frame, _) in FRAMES {
            let file = format!("people-{device}-{suffix}.png");
            studio.take(&file, &[], &scenes, |renderer, say| {
                let shots = scenes.iter().map(|scene| shrink(&renderer.png(scene, say), frame));
                sheet(&shots.collect::<Vec<_>>(), 3)
            });
        }
    }
    compare(&studio.shown);
}

/// Look backs with made-up chances, at games of two to four.
#[test]
fn sheets_of_look_backs() {
    let mut studio = Studio::new();
    for (theme, suffix) in [Theme::Light, Theme::Dark].into_iter().zip(THEMES) {
        let shown = ["of four", "of two", "of three", "of Teotihuacan", "being computed", "with long names"];
        let samples = look_back::samples(theme);
        let samples = samples.into_iter().filter(|(name, _)| shown.contains(name));
        let (mut scenes, mut names) = (Vec::new(), Vec::new());
        for (_, sheet) in samples {
            let message = look_back::message(ENGLISH, &sheet, ReplyFormat::NewMessage);
            scenes.extend(statistics::scene(&message).cloned());
            names.push(sheet.table.names());
        }
        for (_, page) in look_back::pages_of_games(theme) {
            scenes.extend(statistics::scene(&look_back::message_of_games(ENGLISH, &page)).cloned());
            names.push(Vec::new());
        }
        assert_eq!(scenes.len(), shown.len() + 2);
        for (device, frame, _) in FRAMES {
            let file = format!("people-look-back-{device}-{suffix}.png");
            studio.take(&file, &names[0], &scenes, |renderer, _| {
                let texts = Texts::embedded();
                let draw = |(scene, names): (&Scene, &Vec<String>)| {
                    renderer.png(scene, &|phrase| texts.say(ENGLISH, phrase, names))
                };
                let shots = scenes.iter().zip(&names).map(draw).map(|png| shrink(&png, frame));
                sheet(&shots.collect::<Vec<_>>(), 3)
            });
        }
    }
    compare(&studio.shown);
}

/// Fits a picture into Discord's frame.
fn shrink(png: &[u8], frame: (u32, u32)) -> RgbImage {
    let picture = image::load_from_memory(png).unwrap();
    picture.resize(frame.0, frame.1, imageops::FilterType::CatmullRom).into_rgb8()
}
