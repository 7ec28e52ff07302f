//! Saves a world in a folder, so channels and messages survive a restart.

use std::collections::HashSet;
use std::fs;
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;

use super::http::shared::Shared;
use super::world::model::Id;
use super::world::snapshot::WorldSnapshot;
use super::world::state::World;

const STATE: &str = "state.json";
/// Delay before saving, so that changes in quick succession are written together.
const PAUSE: Duration = Duration::from_millis(300);

/// Restores the saved world. Does nothing if the folder has no saved world.
///
/// # Errors
/// The folder can't be read, or its data is damaged.
pub fn load(world: &mut World, folder: &Path) -> io::Result<()> {
    let path = folder.join(STATE);
    let bytes = match fs::read(&path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error),
    };
    let damaged = |error| {
        let text = format!("{} cannot be read ({error}); delete it to begin with empty channels", path.display());
        io::Error::new(io::ErrorKind::InvalidData, text)
    };
    let snapshot: WorldSnapshot = serde_json::from_slice(&bytes).map_err(damaged)?;
    world.restore(snapshot, |id| fs::read(folder.join(id.to_string())).map(Bytes::from).unwrap_or_default());
    Ok(())
}

/// Saves the world after each change until the sandbox closes, and then a last time.
pub async fn run(shared: Arc<Shared>, folder: &Path) {
    let mut changes = shared.world().changes();
    let mut closing = false;
    while !closing {
        closing = tokio::select! {
            changed = changes.changed() => changed.is_err(),
            () = shared.closing.cancelled() => true,
        };
        if !closing {
            tokio::time::sleep(PAUSE).await;
        }
        changes.mark_unchanged();
        let (snapshot, files) = shared.world().snapshot();
        let target = folder.to_owned();
        let saved = tokio::task::spawn_blocking(move || save(&target, &snapshot, &files)).await;
        if let Err(error) = saved.unwrap_or_else(|panic| Err(io::Error::other(panic))) {
            tracing::warn!(folder = %folder.display(), %error, "could not save the sandbox's channels");
        }
    }
}

/// Writes new files, then the state atomically, then removes unused files.
fn save(folder: &Path, snapshot: &WorldSnapshot, files: &[(Id, Bytes)]) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    for (id, data) in files {
        let path = folder.join(id.to_string());
        if !path.exists() {
            fs::write(path, data)?;
        }
    }
    let new = folder.join("state.new");
    fs::write(&new, serde_json::to_vec(snapshot)?)?;
    fs::rename(&new, folder.join(STATE))?;
    let kept: HashSet<String> = snapshot.files().map(|id| id.to_string()).collect();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.parse::<Id>().is_ok() && !kept.contains(&name) {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}
