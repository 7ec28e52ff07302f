//! Escapes text from users: a name must not turn into markdown or a ping.

use std::borrow::Cow;

use crate::engine::is_direction;

/// Escapes a name or another text for markdown, so that Discord shows it literally: no emphasis, link, mention or
/// spoiler.
pub fn markdown(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 8);
    let mut after_dot = false;
    for c in text.chars() {
        after_dot = !c.is_whitespace() && (after_dot || c == '.');
        match c {
            '\n' | '\r' => out.push(' '),
            // A zero-width space breaks up mentions, even without a ping, and automatic links.
            '@' => out.push_str("@\u{200b}"),
            ':' => out.push_str(":\u{200b}"),
            // Discord shows an invitation (discord.gg/x) even without https://.
            '/' if after_dot => out.push_str("/\u{200b}"),
            '\\' | '*' | '_' | '~' | '`' | '|' | '>' | '<' | '[' | ']' | '(' | ')' | '#' | '-' | '+' => {
                out.push('\\');
                out.push(c);
            }
            c if c.is_control() || is_direction(c) => {}
            c => out.push(c),
        }
    }
    out
}

/// Cleans a name for plain text: labels, descriptions, alt text.
pub fn plain(text: &str) -> String {
    text.chars()
        .map(|c| if c == '\n' || c == '\r' { ' ' } else { c })
        .filter(|&c| !c.is_control() && !is_direction(c))
        .collect()
}

/// Returns `true` if a name still shows something after cleaning. Some characters are invisible.
pub fn is_visible(name: &str) -> bool {
    let is_empty = |c: char| {
        matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}')
    };
    plain(name).chars().any(|c| !c.is_whitespace() && !is_empty(c))
}

/// Shortens a text to at most `max` characters, with an ellipsis. `max` is at least 1. An emoji, a mention or a time is
/// kept whole or left out.
pub fn cut(text: &str, max: usize) -> Cow<'_, str> {
    match text.char_indices().nth(max) {
        None => Cow::Borrowed(text),
        Some(_) => {
            let end = text.char_indices().nth(max - 1).map_or(0, |(index, _)| index);
            let kept = &text[..end];
            let open = kept.rfind('<').filter(|at| !kept[*at..].contains('>'));
            let broken =
                open.filter(|at| ["<:", "<@", "<#", "<t:", "</"].iter().any(|start| text[*at..].starts_with(start)));
            Cow::Owned(format!("{}…", kept[..broken.unwrap_or(end)].trim_end()))
        }
    }
}

/// The first of these texts with at most `max` characters. If all are longer, the last one loses whole words.
pub fn first_within(texts: impl IntoIterator<Item = String>, max: usize) -> String {
    let mut last = String::new();
    for text in texts {
        if text.chars().count() <= max {
            return text;
        }
        last = text;
    }
    let cut = cut(&last, max);
    let words = cut.strip_suffix('…').filter(|kept| !last[kept.len()..].starts_with(char::is_whitespace));
    match words.and_then(|kept| kept.rsplit_once(char::is_whitespace)) {
        Some((words, _)) => format!("{}…", words.trim_end()),
        None => cut.into_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_become_markup() {
        assert_eq!(markdown("Ada"), "Ada");
        assert_eq!(markdown("*x*_y_"), "\\*x\\*\\_y\\_");
        assert_eq!(markdown("@everyone"), "@\u{200b}everyone");
        assert_eq!(markdown("<@1>"), "\\<@\u{200b}1\\>");
        assert_eq!(markdown("https://x.y"), "https:\u{200b}//x.y");
        assert_eq!(markdown("Europe/Rome"), "Europe/Rome");
        for invitation in ["discord.gg/abc", "discord.com/invite/abc", "dsc.gg/abc"] {
            let shown = markdown(invitation);
            assert!(shown.split('/').skip(1).all(|part| part.starts_with('\u{200b}')), "{shown}");
            assert_eq!(shown.replace('\u{200b}', ""), invitation, "it still reads the same");
        }
        assert_eq!(markdown("a\n# b"), "a \\# b");
        assert_eq!(markdown("\u{202e}evil"), "evil");
        assert_eq!(plain("*x*\n\u{7}"), "*x* ");
    }

    #[test]
    fn invisible_names_show_nothing() {
        for name in ["", " ", "\u{200b}\u{2060}\u{feff}", "\u{202e}\u{202d}", "\u{3164}", "\n"] {
            assert!(!is_visible(name), "{name:?}");
        }
        for name in ["a", "\u{202e}Ada", "★", "日本", "*"] {
            assert!(is_visible(name), "{name:?}");
        }
    }

    #[test]
    fn cuts_count_characters() {
        assert_eq!(cut("Kukulkán", 8), "Kukulkán");
        assert_eq!(cut("Kukulkán", 7), "Kukulk…");
        assert_eq!(cut("one two", 5), "one…");
        assert_eq!(cut("ab", 1), "…");
        assert_eq!(cut("", 1), "");
        assert_eq!(cut("−1 <:corn:123> and more", 10), "−1…");
        assert_eq!(cut("−1 <:corn:123> and more", 16), "−1 <:corn:123>…");
        assert_eq!(cut("1 < 2, and more", 8), "1 < 2,…");
        assert_eq!(first_within(["too long".to_owned(), "short".to_owned()], 5), "short");
        assert_eq!(first_within(["too long".to_owned(), "longer".to_owned()], 5), "long…");
        assert_eq!(first_within(["one two three".to_owned()], 10), "one two…");
        assert_eq!(first_within(["one two three".to_owned()], 8), "one two…");
    }
}
