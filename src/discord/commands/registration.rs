//! The commands in the form that Discord's bulk registration takes.

use serenity::builder::{CreateCommand, CreateCommandOption};
use serenity::model::Permissions;
use serenity::model::application::{CommandOptionType, InstallationContext, InteractionContext};

use crate::text::Texts;

use super::describe::{command, message_command, option};
use super::list::{ADMIN_COMMANDS, COMMANDS, CommandSpec, MESSAGE_COMMANDS};

/// Commands that need no game, so they also work in group chats.
const ANYWHERE: [&str; 4] = ["games", "remind", "rules", "help"];

/// The whole tree of commands in all languages.
pub fn registration(texts: &Texts) -> Vec<CreateCommand> {
    let same_command = |a: &CommandSpec, b: &CommandSpec| a.path.first() == b.path.first();
    let of_messages = MESSAGE_COMMANDS.iter().map(|(key, _)| {
        message_command(key, texts)
            .contexts(vec![InteractionContext::Guild, InteractionContext::BotDm])
            .integration_types(all_contexts())
    });
    COMMANDS
        .chunk_by(same_command)
        .filter_map(|specs| {
            let name = specs.first()?.path.first()?;
            let command = command(name, &format!("cmd-{name}"), texts)
                .set_options(subcommand_options(specs, 1, texts))
                .contexts(contexts(name))
                .integration_types(all_contexts());
            Some(command)
        })
        .chain(of_messages)
        .collect()
}

/// The command of the bot admins, for registration in their server. By default, only the server's administrators see
/// it. The bot refuses it for everyone except the application's owners.
pub fn admin_registration(texts: &Texts) -> CreateCommand {
    command("admin", "cmd-admin", texts)
        .set_options(subcommand_options(ADMIN_COMMANDS, 1, texts))
        .default_member_permissions(Permissions::empty())
        .contexts(vec![InteractionContext::Guild])
        .integration_types(vec![InstallationContext::Guild])
}

/// The places to install the bot: a server, or a user's account for direct messages.
fn all_contexts() -> Vec<InstallationContext> {
    vec![InstallationContext::Guild, InstallationContext::User]
}

/// The places where a command works. A game needs a channel in which the bot can write: in one of its servers, or in
/// the direct messages with a user, who plays against computer players there.
fn contexts(name: &str) -> Vec<InteractionContext> {
    let mut contexts = vec![InteractionContext::Guild, InteractionContext::BotDm];
    if ANYWHERE.contains(&name) {
        contexts.push(InteractionContext::PrivateChannel);
    }
    contexts
}

/// The options below the first `depth` words that these commands share: the options of a command without more words, or
/// otherwise its groups and subcommands.
fn subcommand_options(specs: &[CommandSpec], depth: usize, texts: &Texts) -> Vec<CreateCommandOption> {
    let same_word = |a: &CommandSpec, b: &CommandSpec| a.path.get(depth) == b.path.get(depth);
    let mut options = Vec::new();
    for specs in specs.chunk_by(same_word) {
        let Some(spec) = specs.first() else { continue };
        let Some(word) = spec.path.get(depth) else {
            options.extend(spec.options.iter().flat_map(|option| option.describe(&spec.key(), texts)));
            continue;
        };
        let last = spec.path.len() == depth + 1;
        let kind = if last { CommandOptionType::SubCommand } else { CommandOptionType::SubCommandGroup };
        let key = format!("cmd-{}", spec.path[..=depth].join("-"));
        options.push(option(kind, word, &key, texts).set_sub_options(subcommand_options(specs, depth + 1, texts)));
    }
    options
}
