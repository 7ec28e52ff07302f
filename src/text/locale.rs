//! Which of our languages fits a reader's.

/// The best of some language tags for a wanted one: the same tag, else the plain language, else any
/// tag of the same language.
pub(super) fn best<'a>(tags: impl Iterator<Item = &'a str> + Clone, wanted: &str) -> Option<&'a str> {
    let same = |tag: &&str| tag.eq_ignore_ascii_case(wanted);
    let plain = |tag: &&str| tag.eq_ignore_ascii_case(language(wanted));
    let related = |tag: &&str| language(tag).eq_ignore_ascii_case(language(wanted));
    tags.clone().find(same).or_else(|| tags.clone().find(plain)).or_else(|| tags.clone().find(related))
}

fn language(tag: &str) -> &str {
    tag.split(['-', '_']).next().unwrap_or(tag)
}
