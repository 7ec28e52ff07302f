//! A newcomer's first game: the question before it, the advice in the planner, and the topics to look up.

use crate::engine::Phrase;
use crate::games::Topic;
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

/// A menu of what the player sees and can choose now. Each option shows a topic of `/rules`.
pub(super) fn topics(localizer: &Localizer<'_>, sheet: &TopicsSheet) -> Message {
    let option = |topic: &Topic| rules::option(localizer, &localizer.plain(&topic.name), sheet.title, topic);
    let options = sheet.topics.iter().take(limit::OPTIONS).map(option).collect();
    let rows = rules::menu(localizer, "ui-rules-choose", options).into_iter().collect();
    Message { content: localizer.word("ui-teach-topics"), rows, ..Message::default() }
}
