//! Applies choices in a panel to the game or the user's preferences, and shows the panel again.

use crate::table::{
    Command, InputKind, PreferencesChange, Query, Refusal, Reply, SettingsChange, TableAction, TableId,
};

use crate::discord::commands;
use crate::discord::commands::intent::{Intent, ReplyFormat};
use crate::discord::pages::{self, panel};
use crate::discord::parts::buttons::PanelKind;
use crate::discord::parts::interaction::InteractionContext;
use crate::discord::parts::localizer::Localizer;
use crate::discord::parts::message::Message;
use crate::discord::state::bot::Bot;

impl Bot {
    /// Converts a choice in a panel to a command, with the game it is for.
    pub(crate) async fn panel_value(
        &self,
        context: &InteractionContext,
        table: TableId,
        kind: PanelKind,
        entry: u8,
        value: &str,
    ) -> Result<(Option<TableId>, Command), Refusal> {
        let table = Some(table).filter(|_| kind == PanelKind::Table);
        let unclear = || Refusal::Unclear { text: value.to_owned(), expected: InputKind::default() };
        if entry >= panel::GAME_OPTIONS {
            let card = self.card(context, table).await.ok_or(Refusal::NoTable)?;
            let option = panel::game_option(card.game, entry).ok_or_else(unclear)?;
            let option = Some((option.to_owned(), value.to_owned()));
            let change = SettingsChange { option, ..SettingsChange::default() };
            return Ok((table, TableAction::Settings(Box::new(change)).into()));
        }
        let option = panel::option(kind, entry).ok_or_else(unclear)?;
        let value = panel::value(&option, value);
        match commands::with_option(panel::path(kind), option.name, value) {
            Some(Intent::Table { command, .. }) => Ok((table, command)),
            Some(Intent::Refused(refusal)) => Err(refusal),
            _ => Err(unclear()),
        }
    }

    /// Shows a refusal above the panel, where the user can make another choice.
    pub(crate) async fn refused_in_panel(
        &self,
        context: &InteractionContext,
        table: Option<TableId>,
        refusal: &Refusal,
        format: ReplyFormat,
    ) -> Vec<Message> {
        let names = self.card(context, table).await.map(|card| card.names()).unwrap_or_default();
        let localizer = self.localizer(context, &names);
        let replies = vec![Message::text(localizer.say(&refusal.phrase()))];
        self.panel_again(context, &localizer, table, replies, format).await
    }

    /// Shows the panel again after a change or a refusal: the game's panel, or the user's own if `table` is `None`.
    pub(crate) async fn panel_again(
        &self,
        context: &InteractionContext,
        localizer: &Localizer<'_>,
        table: Option<TableId>,
        replies: Vec<Message>,
        format: ReplyFormat,
    ) -> Vec<Message> {
        let shown = match table {
            Some(_) => Query::Settings.into(),
            None => Command::from(PreferencesChange::default()),
        };
        let Ok(sheet @ (Reply::Settings(_) | Reply::Preferences(_))) = self.ask(context, table, shown).await else {
            return replies;
        };
        let mut messages = pages::messages(localizer, &sheet, format);
        if let (Some(panel), Some(replies)) = (messages.first_mut(), replies.first()) {
            panel.content = format!("{}\n{}", replies.content, panel.content);
        }
        messages
    }
}
