//! Games as animated pictures, read by a small reader of our own.

use daykeeper::games::{Position, Theme, replay};
use daykeeper::render::Renderer;
use image::RgbImage;

use super::positions::{NAMES, english, length, names, recorded};

/// The frames of a GIF as they are seen, each with the hundredths of a second for which it is shown.
fn frames(gif: &[u8]) -> Vec<(RgbImage, u16)> {
    assert_eq!(&gif[..6], b"GIF89a");
    let number = |at: usize| u32::from(u16::from_le_bytes([gif[at], gif[at + 1]]));
    let mut seen = RgbImage::new(number(6), number(8));
    assert_eq!(gif[10], 0xF7, "256 colours for all frames");
    let colours = &gif[13..13 + 768];
    let (mut at, mut shown, mut clear) = (13 + 768, 0, None);
    let mut frames = Vec::new();
    loop {
        match gif[at] {
            0x21 if gif[at + 1] == 0xF9 => {
                shown = number(at + 4) as u16;
                clear = (gif[at + 3] & 1 != 0).then_some(gif[at + 6]);
                at += 8;
            }
            0x21 => {
                at += 2;
                blocks(gif, &mut at);
            }
            0x2C => {
                let [left, top, width, height] = [1, 3, 5, 7].map(|offset| number(at + offset));
                assert_eq!(&gif[at + 9..at + 11], &[0, 8]);
                at += 11;
                let entries = unpacked(&blocks(gif, &mut at));
                assert_eq!(entries.len() as u32, width * height);
                for (index, &entry) in entries.iter().enumerate().filter(|&(_, &entry)| Some(entry) != clear) {
                    let (x, y) = (left + index as u32 % width, top + index as u32 / width);
                    let from = usize::from(entry) * 3;
                    seen.put_pixel(x, y, image::Rgb([colours[from], colours[from + 1], colours[from + 2]]));
                }
                frames.push((seen.clone(), shown));
            }
            0x3B => {
                assert_eq!(at + 1, gif.len());
                return frames;
            }
            other => panic!("{other:02X} at {at}"),
        }
    }
}

/// The bytes of a chain of blocks.
fn blocks(gif: &[u8], at: &mut usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    loop {
        let length = usize::from(gif[*at]);
        bytes.extend(&gif[*at + 1..*at + 1 + length]);
        *at += 1 + length;
        if length == 0 {
            return bytes;
        }
    }
}

/// LZW with codes of 9 to 12 bits, read as its description says.
fn unpacked(bytes: &[u8]) -> Vec<u8> {
    let single = || (0..258).map(|code: u16| vec![code as u8]).collect::<Vec<Vec<u8>>>();
    let (mut table, mut width, mut last, mut out, mut bit) = (single(), 9, None::<u16>, Vec::new(), 0);
    loop {
        let code = (0..width).fold(0u16, |code, n| {
            let at = bit + n;
            code | u16::from(bytes[at / 8] >> (at % 8) & 1) << n
        });
        bit += width;
        match code {
            256 => (table, width, last) = (single(), 9, None),
            257 => return out,
            _ => {
                if let Some(last) = last {
                    let mut entry = table[usize::from(last)].clone();
                    let first = table.get(usize::from(code)).unwrap_or(&entry)[0];
                    entry.push(first);
                    if table.len() < 4096 {
                        table.push(entry);
                    }
                }
                out.extend(&table[usize::from(code)]);
                last = Some(code);
                if table.len() == 1 << width && width < 12 {
                    width += 1;
                }
            }
        }
    }
}

/// The first turns of a game and its end.
fn turns() -> Vec<Box<dyn Position>> {
    let game = "tzolkin-4p-3-builder";
    let mut turns: Vec<Box<dyn Position>> = Vec::new();
    for steps in (4..120).step_by(9).chain([length(game)]) {
        turns.push(recorded(game, steps, 0).now);
    }
    turns
}

#[test]
fn a_replay_shows_every_turn_as_its_picture() {
    let (turns, names) = (turns(), names(NAMES));
    let scenes = replay(&turns, &names, Theme::Light);
    let (renderer, say) = (Renderer::new(), english(&names));
    let gif = renderer.animation(&scenes, 400, usize::MAX, &say);
    let frames = frames(&gif);
    assert_eq!(frames.len(), scenes.len());
    for (number, ((scene, shown), (frame, shown_for))) in scenes.iter().zip(&frames).enumerate() {
        let png = renderer.png_of_width(scene, 400, &say);
        assert!(*frame == image::load_from_memory(&png).unwrap().into_rgb8(), "frame {number}");
        assert_eq!(shown, shown_for, "frame {number}");
    }
    assert!(frames[frames.len() - 1].1 > 4 * frames[0].1, "the end stays");
}

#[test]
fn a_replay_takes_no_more_room_than_it_may() {
    let (turns, names) = (turns(), names(NAMES));
    let scenes = replay(&turns, &names, Theme::Dark);
    let (renderer, say) = (Renderer::new(), english(&names));
    let whole = renderer.animation(&scenes, 400, usize::MAX, &say);
    let most = whole.len() * 2 / 3;
    let gif = renderer.animation(&scenes, 400, most, &say);
    assert!(gif.len() <= most, "{} of {most}", gif.len());
    let (fewer, all) = (frames(&gif), frames(&whole));
    assert!(fewer.len() > 1 && fewer.len() < all.len());
    assert!(fewer.last() == all.last(), "the end is shown all the same");
}
