//! A newcomer's first game: the question before it, the advice in the planner, and the topics to look up.

use std::collections::BTreeSet;

use crate::engine::Phrase;
use crate::games::{Title, Topic};
use crate::table::{Lead, Planner, TopicsSheet};

use super::content::PlannerFrame;
use super::rules;
use crate::discord::parts::buttons::TeachButton;
use crate::discord::parts::components::{ButtonStyle, button};
use crate::discord::parts::limit;
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::Message;

/// Adds the question to a newcomer, or the advice.
pub(super) fn frame(localizer: &Localizer<'_>, planner: &Planner, lead: &Lead, frame: &mut PlannerFrame) {
    let press = |action: TeachButton, style, key| button(planner.stamp, action, style, &localizer.word(key));
    match lead {
        Lead::Question => {
            frame.head.push(localizer.word("ui-teach-question"));
            frame.first.push(press(TeachButton::Explain(true), ButtonStyle::Success, "ui-button-explain"));
            frame.first.push(press(TeachButton::Explain(false), ButtonStyle::Secondary, "ui-button-no-explanations"));
        }
        Lead::Advice(advice) => {
            let advice = advice.iter().map(|advice| Phrase::new("ui-teach-advice").with("advice", advice.clone()));
            frame.head.extend(advice.map(|phrase| localizer.say(&phrase)));
            if planner.steps.is_empty() {
                frame.first.push(press(TeachButton::Topics, ButtonStyle::Secondary, "ui-button-what-is-this"));
            }
        }
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
