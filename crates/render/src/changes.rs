//! Finds the areas that differ between two pictures.

use image::{GrayImage, ImageBuffer, Luma, Pixel};
use imageproc::distance_transform::Norm;
use imageproc::morphology::dilate;
use imageproc::rect::Rect;
use imageproc::region_labelling::{Connectivity, connected_components};

/// The side, in pixels, of the square cells that are compared as one.
const CELL: u32 = 4;
/// Two differences are in one area if at most twice this many cells lie between them.
const REACH: u8 = 2;

/// Returns the areas that differ between two pictures of the same size: rectangles in pixels, which can overlap. Two
/// pixels differ if one of their channels differs by more than `tolerance`.
pub fn changed_areas<P>(old: &ImageBuffer<P, Vec<u8>>, new: &ImageBuffer<P, Vec<u8>>, tolerance: u8) -> Vec<Rect>
where
    P: Pixel<Subpixel = u8>,
{
    let (width, height) = new.dimensions();
    let channels = usize::from(P::CHANNEL_COUNT);
    let mut differing = GrayImage::new(width.div_ceil(CELL), height.div_ceil(CELL));
    let length = (width as usize * channels).max(1);
    for (y, (old, new)) in (0..).zip(old.as_raw().chunks_exact(length).zip(new.as_raw().chunks_exact(length))) {
        if old == new {
            continue;
        }
        for (x, (old, new)) in (0..).zip(old.chunks_exact(channels).zip(new.chunks_exact(channels))) {
            if old.iter().zip(new).any(|(old, new)| old.abs_diff(*new) > tolerance) {
                differing.put_pixel(x / CELL, y / CELL, Luma([u8::MAX]));
            }
        }
    }
    let areas = connected_components(&dilate(&differing, Norm::LInf, REACH), Connectivity::Eight, Luma([0]));
    // By area: the left, upper, right and lower edge, in cells. The last two are outside.
    let mut edges: Vec<[u32; 4]> = Vec::new();
    for (x, y, Luma([differs])) in differing.enumerate_pixels() {
        if *differs == 0 {
            continue;
        }
        let area = areas.get_pixel(x, y).0[0] as usize;
        if edges.len() < area {
            edges.resize(area, [u32::MAX, u32::MAX, 0, 0]);
        }
        // Areas are numbered from 1, and a cell that differs is in one.
        let [left, top, right, bottom] = &mut edges[area - 1];
        (*left, *top) = ((*left).min(x), (*top).min(y));
        (*right, *bottom) = ((*right).max(x + 1), (*bottom).max(y + 1));
    }
    let rect = |[left, top, right, bottom]: [u32; 4]| {
        let (left, top) = (left * CELL, top * CELL);
        Rect::at(left as i32, top as i32).of_size((right * CELL).min(width) - left, (bottom * CELL).min(height) - top)
    };
    edges.into_iter().map(rect).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use image::RgbImage;

    fn picture(points: &[(u32, u32)]) -> RgbImage {
        let mut picture = RgbImage::new(101, 63);
        for &(x, y) in points {
            picture.put_pixel(x, y, image::Rgb([40, 0, 0]));
        }
        picture
    }

    #[test]
    fn equal_pictures_have_no_changed_area() {
        assert_eq!(changed_areas(&picture(&[(3, 4)]), &picture(&[(3, 4)]), 0), []);
        assert_eq!(changed_areas(&RgbImage::new(0, 0), &RgbImage::new(0, 0), 0), []);
    }

    #[test]
    fn differences_within_the_tolerance_do_not_count() {
        assert_eq!(changed_areas(&picture(&[]), &picture(&[(3, 4)]), 40), []);
        assert_eq!(changed_areas(&picture(&[]), &picture(&[(3, 4)]), 39).len(), 1);
    }

    #[test]
    fn near_changes_share_an_area_and_far_ones_do_not() {
        let areas = changed_areas(&picture(&[]), &picture(&[(2, 2), (18, 9), (100, 62)]), 0);
        assert_eq!(areas, [Rect::at(0, 0).of_size(20, 12), Rect::at(100, 60).of_size(1, 3)]);
    }
}
