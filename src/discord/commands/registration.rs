//! The commands as Discord's bulk registration takes them.

use serde_json::{Value, json};

use crate::text::Texts;

use super::describe::named;
use super::list::COMMANDS;

/// Discord's numbers for the types of options that hold others.
const SUBCOMMAND: u8 = 1;
/// See [`SUBCOMMAND`].
const SUBCOMMAND_GROUP: u8 = 2;

/// The whole tree, in every language that there is.
pub fn registration(texts: &Texts) -> Value {
    let mut commands: Vec<Value> = Vec::new();
    for spec in COMMANDS {
        let key = spec.key();
        let options: Vec<Value> = spec.options.iter().flat_map(|option| option.describe(&key, texts)).collect();
        match spec.path {
            [name] => commands.push(command(name, &key, options, texts)),
            [name, groups @ .., sub] => {
                if commands.last().is_none_or(|last| last["name"] != *name) {
                    commands.push(command(name, &format!("cmd-{name}"), Vec::new(), texts));
                }
                let mut subcommand = named(sub, &key, texts);
                subcommand["type"] = SUBCOMMAND.into();
                subcommand["options"] = options.into();
                let mut siblings = commands.last_mut().and_then(|last| last["options"].as_array_mut());
                for group in groups {
                    let key = format!("cmd-{name}-{group}");
                    siblings = siblings.and_then(|options| grouped(options, group, &key, texts));
                }
                if let Some(siblings) = siblings {
                    siblings.push(subcommand);
                }
            }
            [] => {}
        }
    }
    commands.into()
}

/// The options of a group of subcommands, which is made where it is not.
fn grouped<'a>(options: &'a mut Vec<Value>, name: &str, key: &str, texts: &Texts) -> Option<&'a mut Vec<Value>> {
    let known = options.iter().position(|option| option["name"] == name);
    let index = known.unwrap_or_else(|| {
        let mut group = named(name, key, texts);
        group["type"] = SUBCOMMAND_GROUP.into();
        group["options"] = json!([]);
        options.push(group);
        options.len() - 1
    });
    options.get_mut(index)?["options"].as_array_mut()
}

fn command(name: &str, key: &str, options: Vec<Value>, texts: &Texts) -> Value {
    let mut command = named(name, key, texts);
    command["type"] = 1.into();
    command["options"] = options.into();
    // In servers only: a table needs a channel that its players share.
    command["contexts"] = json!([0]);
    command["integration_types"] = json!([0]);
    command
}
