//! Registers the drawings of the boards as emojis of the application.
//!
//! The drawings change only with a release. So the bot registers an emoji with the version of all drawings last: if
//! that emoji exists and none are missing, the bot draws nothing. The registration runs in the background after the
//! start, and the bot uses words until it is done.

use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, PoisonError};

use xxhash_rust::xxh3::Xxh3;

use crate::games::{Title, WordIcons};
use crate::render::Pictures;

use crate::discord::parts::emojis::{Emoji, Emojis};
use crate::discord::rest::{self, RestError};
use crate::discord::state::bot::Bot;

/// The side of an emoji in pixels, as Discord stores it.
const SIDE: u32 = 128;
/// The start of the version emoji's name.
const VERSION: &str = "version_";

/// All drawings with their meanings.
struct Drawings {
    /// The name and PNG of each drawing.
    images: Vec<(String, Vec<u8>)>,
    /// Names of the emojis that replace amounts, by the phrase's key.
    amounts: HashMap<String, String>,
    /// Names of the emojis next to other phrases, by the phrase's key.
    names: HashMap<String, String>,
    pieces: Vec<String>,
}

impl Bot {
    /// Registers the missing emojis. The bot uses words until then, and for emojis that Discord refuses.
    pub(crate) async fn register_emojis(&self, application: u64) {
        let Some(drawings) = Drawings::of(self.tables.titles(), self.drawing.pictures()).await else { return };
        match self.registered_emojis(application, &drawings).await {
            Ok(registered) => {
                let emojis = drawings.emojis(&registered);
                *self.emojis.lock().unwrap_or_else(PoisonError::into_inner) = Arc::new(emojis);
                tracing::info!("registered {} application emojis", registered.len());
            }
            Err(error) => tracing::warn!("could not register emojis; using text instead: {error}"),
        }
    }

    /// Registers the missing emojis, and returns the ids of all emojis by name.
    async fn registered_emojis(
        &self,
        application: u64,
        drawings: &Drawings,
    ) -> Result<HashMap<String, u64>, RestError> {
        let list = || self.rest.emojis(application);
        let listed = rest::retry_forever("reading the emojis", list).await?;
        let version = drawings.version();
        let known: HashMap<&str, u64> = listed.iter().map(|(id, name)| (name.as_str(), *id)).collect();
        let current = known.contains_key(version.as_str());
        let mut registered = HashMap::new();
        for (name, image) in &drawings.images {
            match known.get(name.as_str()) {
                Some(id) if current => {
                    registered.insert(name.clone(), *id);
                    continue;
                }
                Some(id) => self.remove_emoji(application, *id).await?,
                None => {}
            }
            let create = || self.rest.create_emoji(application, name, image);
            match rest::retry_forever("registering an emoji", create).await {
                Ok(id) => drop(registered.insert(name.clone(), id)),
                Err(error @ RestError::Refused { .. }) => tracing::warn!(name, "Discord rejected an emoji: {error}"),
                Err(error) => return Err(error),
            }
        }
        if let (false, Some((_, image))) = (current, drawings.images.first()) {
            let create = || self.rest.create_emoji(application, &version, image);
            // Without the version emoji, the next start would register all emojis again.
            rest::retry_forever("registering the version of the emojis", create).await?;
            for (id, _) in listed.iter().filter(|(_, name)| name.starts_with(VERSION)) {
                self.remove_emoji(application, *id).await?;
            }
        }
        Ok(registered)
    }

    async fn remove_emoji(&self, application: u64, id: u64) -> Result<(), RestError> {
        let remove = || self.rest.delete_emoji(application, id);
        match rest::retry_forever("removing an emoji", remove).await {
            // Someone else has already removed the emoji.
            Err(RestError::Refused { status: 404, .. }) => Ok(()),
            result => result,
        }
    }
}

impl Drawings {
    /// Draws the emojis of all games. Returns `None` if drawing fails.
    async fn of(titles: &[&'static dyn Title], pictures: &Pictures) -> Option<Self> {
        let mut all =
            Drawings { images: Vec::new(), amounts: HashMap::new(), names: HashMap::new(), pieces: Vec::new() };
        for title in titles {
            let icons = title.word_icons();
            let wanted = names(title.id(), &icons);
            let drawn = pictures.icons(icons.colours, wanted.iter().map(|(drawing, _)| *drawing).collect(), SIDE).await;
            let images: HashMap<&str, Vec<u8>> = match drawn {
                Ok(drawn) => drawn.into_iter().collect(),
                Err(error) => {
                    tracing::error!("could not draw emojis; using text instead: {error}");
                    return None;
                }
            };
            let mut named: HashMap<&str, String> = HashMap::new();
            for (drawing, name) in wanted {
                let Some(image) = images.get(drawing) else { continue };
                named.insert(drawing, all.add(title.id(), name, image));
            }
            let name_of = |(key, drawing): &(String, &'static str)| Some((key.clone(), named.get(drawing)?.clone()));
            all.amounts.extend(icons.amounts.iter().filter_map(name_of));
            all.names.extend(icons.names.iter().filter_map(name_of));
            all.pieces = icons.pieces.iter().filter_map(|piece| named.get(piece).cloned()).collect();
        }
        Some(all)
    }

    /// Adds an image and returns its name. Games share identical images.
    fn add(&mut self, game: &str, name: String, image: &[u8]) -> String {
        let name = match self.images.iter().find(|(known, _)| *known == name) {
            Some((_, known)) if known == image => return name,
            Some(_) => format!("{name}_{game}"),
            None => name,
        };
        self.images.push((name.clone(), image.to_vec()));
        name
    }

    /// Returns the name of the version emoji for exactly these drawings.
    fn version(&self) -> String {
        let mut hasher = Xxh3::new();
        self.images.hash(&mut hasher);
        format!("{VERSION}{:08x}", hasher.finish() >> 32)
    }

    /// Returns the registered emojis by meaning.
    fn emojis(&self, registered: &HashMap<String, u64>) -> Emojis {
        let emoji = |name: &String| registered.get(name).map(|id| Emoji { id: *id, name: name.clone() });
        let by_key = |names: &HashMap<String, String>| {
            names.iter().filter_map(|(key, name)| Some((key.clone(), emoji(name)?))).collect()
        };
        // Players' emojis are used only as a complete set, since a missing one would make colors ambiguous.
        let pieces: Option<Vec<Emoji>> = self.pieces.iter().map(emoji).collect();
        Emojis { amounts: by_key(&self.amounts), names: by_key(&self.names), pieces: pieces.unwrap_or_default() }
    }
}

/// Returns each drawing of a game once, with its name for screen readers: the end of the first key that uses it
/// ("corn", "temple_chaac"), or the color of a piece.
fn names(game: &str, icons: &WordIcons) -> Vec<(&'static str, String)> {
    let own = |key: &str| key.strip_prefix(game).unwrap_or(key).trim_start_matches('-').replace('-', "_");
    let last = |name: &str| name.rsplit('-').next().unwrap_or(name).to_owned();
    let pieces = icons.pieces.iter().map(|piece| (*piece, last(piece)));
    let amounts = icons.amounts.iter().map(|(key, drawing)| (*drawing, last(key)));
    let others = icons.names.iter().map(|(key, drawing)| (*drawing, own(key)));
    let mut names: Vec<(&'static str, String)> = Vec::new();
    for (drawing, name) in pieces.chain(amounts).chain(others) {
        if names.iter().all(|(known, _)| *known != drawing) {
            names.push((drawing, name));
        }
    }
    names
}
