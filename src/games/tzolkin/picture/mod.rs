//! The game in pictures.

use crate::games::PictureRequest;
use crate::scene::Scene;

use super::View;

/// A picture of the table.
pub fn scene(_view: &View, _request: &PictureRequest<'_, View>) -> Scene {
    Scene::default()
}
