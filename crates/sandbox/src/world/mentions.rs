//! Mentions in a text, and the permission to ping.

use std::collections::HashSet;

use super::model::Id;

/// The checked `allowed_mentions` of a message.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Allowed {
    /// Ping any mentioned user.
    pub all_users: bool,
    /// Ping any mentioned role.
    pub all_roles: bool,
    /// `@everyone` and `@here`.
    pub everyone: bool,
    pub users: HashSet<Id>,
    pub roles: HashSet<Id>,
    /// The author of the referenced message.
    pub replied_user: bool,
}

impl Allowed {
    /// The default for a message without `allowed_mentions`: ping everyone it mentions.
    pub fn everything() -> Self {
        Self { all_users: true, all_roles: true, everyone: true, replied_user: true, ..Self::default() }
    }

    /// Reduces the mentions of a text to the allowed ones.
    pub fn filter(&self, named: Mentions) -> Mentions {
        Mentions {
            users: named.users.into_iter().filter(|id| self.all_users || self.users.contains(id)).collect(),
            roles: named.roles.into_iter().filter(|id| self.all_roles || self.roles.contains(id)).collect(),
            everyone: named.everyone && self.everyone,
        }
    }
}

/// The users and roles that a text mentions, each only once, in order.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Mentions {
    /// `<@id>`
    pub users: Vec<Id>,
    /// `<@&id>`
    pub roles: Vec<Id>,
    /// `@everyone` or `@here`
    pub everyone: bool,
}

/// Finds the mentions in a text, except in code.
pub fn named(text: &str) -> Mentions {
    let mut named = Mentions::default();
    // Pieces with even indices are outside code.
    let outside = text.split("```").step_by(2).flat_map(|piece| piece.split('`').step_by(2));
    for piece in outside {
        named.everyone |= piece.contains("@everyone") || piece.contains("@here");
        for part in piece.split("<@").skip(1) {
            let Some((inner, _)) = part.split_once('>') else { continue };
            let (list, digits) = match inner.strip_prefix('&') {
                Some(digits) => (&mut named.roles, digits),
                None => (&mut named.users, inner.strip_prefix('!').unwrap_or(inner)),
            };
            if let Ok(id) = digits.parse()
                && !list.contains(&id)
            {
                list.push(id);
            }
        }
    }
    named
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mentions_are_found_outside_of_code() {
        let found = named("<@1> and <@!2>, <@&3>, <@1> again; `<@4>` ```<@5> @everyone``` <@x> <#6>");
        assert_eq!(found, Mentions { users: vec![1, 2], roles: vec![3], everyone: false });
        assert!(named("hello @here").everyone);
    }

    #[test]
    fn only_allowed_mentions_remain() {
        let text = named("<@1> <@2> <@&3> @everyone");
        let allowed = Allowed { users: HashSet::from([2]), ..Allowed::default() };
        assert_eq!(allowed.filter(text.clone()), Mentions { users: vec![2], roles: vec![], everyone: false });
        assert_eq!(Allowed::everything().filter(text.clone()), text);
        assert_eq!(Allowed::default().filter(text), Mentions::default());
    }
}
