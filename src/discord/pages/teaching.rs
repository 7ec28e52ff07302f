//! A newcomer's first game: the question before it, the advice in the planner, and the topics to look up.

use std::collections::BTreeSet;

use crate::engine::Phrase;
use crate::games::{Title, Topic};
use crate::table::{Lead, Planner, TopicsSheet};

use super::rules;
use crate::discord::parts::buttons::TeachButton;
use crate::discord::parts::components::{Button, ButtonStyle, button};
use crate::discord::parts::limit;
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::Message;

/// The line above the planner's own lines.
pub(super) fn line(localizer: &Localizer<'_>, planner: &Planner) -> Option<String> {
    match planner.lead.as_ref()? {
        Lead::Question => Some(localizer.word("ui-teach-question")),
        Lead::Advice(advice) => {
            let advice = advice.as_ref()?;
            Some(localizer.say(&Phrase::new("ui-teach-advice").with("advice", advice.clone())))
        }
    }
}

/// The buttons among the planner's controls.
pub(super) fn controls(localizer: &Localizer<'_>, planner: &Planner) -> Vec<Button> {
    let press = |action: TeachButton, style, key| button(planner.stamp, action, style, &localizer.word(key));
    match planner.lead {
        Some(Lead::Question) => vec![
            press(TeachButton::Explain(true), ButtonStyle::Success, "ui-button-explain"),
            press(TeachButton::Explain(false), ButtonStyle::Secondary, "ui-button-no-explanations"),
        ],
        Some(Lead::Advice(_)) if planner.steps.is_empty() => {
            vec![press(TeachButton::Topics, ButtonStyle::Secondary, "ui-button-what-is-this")]
        }
        Some(Lead::Advice(_)) | None => Vec::new(),
    }
}

/// A legend of the drawings, and a menu of what the player sees and can choose now. Each option shows a topic of `/rules`.
pub(super) fn topics(localizer: &Localizer<'_>, sheet: &TopicsSheet) -> Message {
    let option = |topic: &Topic| rules::option(localizer, &localizer.plain(&topic.name), sheet.title, topic);
    let options = sheet.topics.iter().take(limit::OPTIONS).map(option).collect();
    let rows = rules::menu(localizer, "ui-rules-choose", options).into_iter().collect();
    let legend = legend(localizer, sheet.title);
    let lines: Vec<String> = [localizer.word("ui-teach-topics")].into_iter().chain(legend).collect();
    Message { content: lines.join("\n"), rows, ..Message::default() }
}

/// The drawings of the board with their meanings. `None` without emojis.
fn legend(localizer: &Localizer<'_>, title: &dyn Title) -> Option<String> {
    let icons = title.word_icons();
    let mut drawn = BTreeSet::new();
    let amounts = icons.amounts.iter().filter(|(_, drawing)| drawn.insert(*drawing));
    let amounts = amounts.filter_map(|(key, _)| {
        let one = Phrase::new(key.as_str()).with("n", 1).with("count", 1);
        let (drawing, words) = (localizer.say(&one), localizer.plain(&one));
        (drawing != words).then(|| format!("{drawing} = {words}"))
    });
    let names = icons.names.iter().filter_map(|(key, _)| {
        let name = Phrase::new(key.as_str());
        localizer.emoji(&name).map(|emoji| format!("{} {}", emoji.markup(), localizer.plain(&name)))
    });
    let symbols: Vec<String> = amounts.chain(names).collect();
    (!symbols.is_empty()).then(|| localizer.say(&Phrase::new("ui-teach-legend").with("symbols", symbols.join(" · "))))
}
