//! The commands as Discord's bulk registration takes them.

use serenity::builder::{CreateCommand, CreateCommandOption};
use serenity::model::Permissions;
use serenity::model::application::{CommandOptionType, InstallationContext, InteractionContext};

use crate::text::Texts;

use super::describe::{command, message_command, option};
use super::list::{ADMIN_COMMANDS, COMMANDS, CommandSpec, MESSAGE_COMMANDS};

/// Commands that need no table: they work among any people as well.
const ANYWHERE: [&str; 4] = ["games", "remind", "rules", "help"];

/// The whole tree, in every language that there is.
pub fn registration(texts: &Texts) -> Vec<CreateCommand> {
    let same_command = |a: &CommandSpec, b: &CommandSpec| a.path.first() == b.path.first();
    let of_messages = MESSAGE_COMMANDS.iter().map(|(key, _)| {
        message_command(key, texts)
            .contexts(vec![InteractionContext::Guild, InteractionContext::BotDm])
            .integration_types(everywhere())
    });
    COMMANDS
        .chunk_by(same_command)
        .filter_map(|specs| {
            let name = specs.first()?.path.first()?;
            let command = command(name, &format!("cmd-{name}"), texts)
                .set_options(below(specs, 1, texts))
                .contexts(contexts(name))
                .integration_types(everywhere());
            Some(command)
        })
        .chain(of_messages)
        .collect()
}

/// The command of the application's owners, to be registered in a server of theirs. Until its managers decide otherwise
/// they alone see it there; whoever uses it without owning the application is refused.
pub fn admin_registration(texts: &Texts) -> CreateCommand {
    command("admin", "cmd-admin", texts)
        .set_options(below(ADMIN_COMMANDS, 1, texts))
        .default_member_permissions(Permissions::empty())
        .contexts(vec![InteractionContext::Guild])
        .integration_types(vec![InstallationContext::Guild])
}

/// By whom the program may be installed: a server, or a person who plays in direct messages.
fn everywhere() -> Vec<InstallationContext> {
    vec![InstallationContext::Guild, InstallationContext::User]
}

/// Where a command can be used. A table needs a channel into which the bot may write: of a server that it is in, or
/// the direct messages with one person, who plays against computers there.
fn contexts(name: &str) -> Vec<InteractionContext> {
    let mut contexts = vec![InteractionContext::Guild, InteractionContext::BotDm];
    if ANYWHERE.contains(&name) {
        contexts.push(InteractionContext::PrivateChannel);
    }
    contexts
}

/// What stands below the first `depth` words that these commands have in common: the options of a command
/// without further words; groups and subcommands otherwise.
fn below(specs: &[CommandSpec], depth: usize, texts: &Texts) -> Vec<CreateCommandOption> {
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
        options.push(option(kind, word, &key, texts).set_sub_options(below(specs, depth + 1, texts)));
    }
    options
}
