//! `daykeeper check`: finds problems that would stop the bot from working, before it starts.

use std::fmt;
use std::fs::File;
use std::io::Write;
use std::path::Path;

use jiff::Timestamp;
use serde::Serialize;

use crate::discord::DiscordError;
use crate::discord::incoming::health::{Health, ServerHealth, health, invitation};
use crate::engine::Phrase;
use crate::store::{self, Database, DatabaseAddress, OpenError, ServerState};
use crate::table::{GuildId, ServerLists, chain};
use crate::text::{ENGLISH, Texts};

use super::backup::{Contents, contents, inspect};
use super::failure::Failure;
use super::run::runtime;
use super::settings::{BotSettings, SettingsError, WebSettings};

/// Free disk space in bytes below which to warn. A table takes 100 KB.
const LITTLE_ROOM: u64 = 200 * 1024 * 1024;
/// Largest tolerated clock difference in seconds. Beyond it Discord refuses replies to interactions, and reminders
/// come at the wrong time.
const CLOCK_DIFFERS: i64 = 30;
/// Remaining connections below which to warn. Each start of the bot takes one.
const FEW_STARTS: u64 = 50;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// Print the findings as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum Status {
    Ok,
    Warning,
    Wrong,
}

/// One line of the report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Finding {
    status: Status,
    what: String,
    found: String,
    /// The fix, empty if all is well.
    remedy: String,
}

impl Finding {
    fn new(status: Status, what: &str, found: impl Into<String>, remedy: impl Into<String>) -> Self {
        Finding { status, what: what.to_owned(), found: found.into(), remedy: remedy.into() }
    }

    fn ok(what: &str, found: impl Into<String>) -> Self {
        Finding::new(Status::Ok, what, found, "")
    }

    fn warning(what: &str, found: impl Into<String>, remedy: impl Into<String>) -> Self {
        Finding::new(Status::Warning, what, found, remedy)
    }

    fn wrong(what: &str, found: impl Into<String>, remedy: impl Into<String>) -> Self {
        Finding::new(Status::Wrong, what, found, remedy)
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = match self.status {
            Status::Ok => "ok     ",
            Status::Warning => "WARNING",
            Status::Wrong => "WRONG  ",
        };
        write!(f, "{mark}  {:<12}  {}", self.what, self.found)?;
        if self.remedy.is_empty() { Ok(()) } else { write!(f, "\n{:25}{}", "", self.remedy) }
    }
}

impl Arguments {
    pub(super) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let findings = findings();
        if self.json {
            writeln!(out, "{}", serde_json::to_string_pretty(&findings).map_err(Failure::refused)?)?;
        } else {
            findings.iter().try_for_each(|finding| writeln!(out, "{finding}"))?;
        }
        match findings.iter().filter(|finding| finding.status == Status::Wrong).count() {
            0 => Ok(()),
            1 => Err(Failure::refused("1 problem found")),
            wrong => Err(Failure::Refused(format!("{wrong} problems found"))),
        }
    }
}

fn findings() -> Vec<Finding> {
    let settings = match BotSettings::load() {
        Ok(settings) => settings,
        Err(error) => return vec![wrong_settings(&error)],
    };
    let mut findings = vec![Finding::ok("settings", "can be read")];
    let unknown = BotSettings::unknown_names().unwrap_or_default();
    findings.extend(unknown.iter().map(|warning| Finding::warning("settings", warning, "Fix the name.")));
    findings.extend(discord(&settings));
    match &settings.database {
        DatabaseAddress::File(file) => {
            findings.extend(database(file));
            findings.push(settings.backups.as_deref().map_or_else(no_backups, backups));
        }
        DatabaseAddress::Server(url) => findings.extend(server(&settings.database, url)),
    }
    findings.extend(settings.web.as_ref().map(pages));
    findings
}

/// Warns if the bot can't tell the visitors of its pages apart.
fn pages(web: &WebSettings) -> Finding {
    if web.proxies.is_empty() {
        let remedy =
            "Set DAYKEEPER_WEB_PROXIES to the address of your proxy. Without it, all visitors share one limit.";
        return Finding::warning("pages", format!("at {}, without a trusted proxy", web.url), remedy);
    }
    Finding::ok("pages", format!("at {}", web.url))
}

fn wrong_settings(error: &SettingsError) -> Finding {
    Finding::wrong("settings", chain(error), "Fix the variable, or its line in .env.")
}

fn discord(settings: &BotSettings) -> Vec<Finding> {
    let Some(token) = &settings.token else {
        let remedy = "Set DISCORD_TOKEN. Without it, only the sandbox starts.";
        return vec![Finding::wrong("token", "no token set", remedy)];
    };
    let connection = settings.connection(token.clone());
    let asked = runtime().map(|runtime| runtime.block_on(health(&connection, Timestamp::now)));
    match asked {
        Err(failure) => vec![Finding::wrong("discord", failure.to_string(), "")],
        Ok(Err(error @ DiscordError::Token)) => {
            let remedy = "Copy the token again from the Bot page at https://discord.com/developers/applications.";
            vec![Finding::wrong("token", error.to_string(), remedy)]
        }
        Ok(Err(error)) => {
            let remedy = "Check this machine's connection, DISCORD_API_URL and https://discordstatus.com.";
            vec![Finding::wrong("discord", chain(&error), remedy)]
        }
        Ok(Ok(health)) => health_findings(&health, settings),
    }
}

/// Turns Discord's report into findings.
fn health_findings(health: &Health, settings: &BotSettings) -> Vec<Finding> {
    let Health { application: (id, name), starts, clock_ahead, commands, servers } = health;
    let mut findings = vec![Finding::ok("token", format!("belongs to the application {name} ({id})"))];
    findings.extend(clock_ahead.map(|ahead| {
        let seconds = ahead.as_secs();
        let found = format!("differs from Discord's by {} s", seconds.abs());
        match seconds.abs() > CLOCK_DIFFERS {
            true => Finding::wrong("clock", found, "Turn on time synchronization: timedatectl set-ntp true."),
            false => Finding::ok("clock", found),
        }
    }));
    let found = format!("{} of {} connections left today", starts.remaining, starts.total);
    findings.push(match starts.remaining < FEW_STARTS {
        true => Finding::warning("connections", found, "Something keeps restarting the bot. Check its log."),
        false => Finding::ok("connections", found),
    });
    findings.push(match commands {
        0 => Finding::warning("commands", "none registered", "The bot registers them when it starts."),
        commands => Finding::ok("commands", format!("{commands} registered")),
    });
    let invite = format!("Invite the bot again: {}", invitation(*id));
    if servers.is_empty() {
        let remedy = format!("Invite the bot: {}", invitation(*id));
        findings.push(Finding::warning("servers", "the bot is in no server", remedy));
    }
    findings.extend(servers.iter().map(|server| server_finding(server, &settings.servers, &invite)));
    findings.extend(settings.admin.and_then(|admin| admin_finding(servers, GuildId(admin))));
    findings
}

/// Warns if the bot isn't in the admin server, since `/admin` can't be registered there.
fn admin_finding(servers: &[ServerHealth], admin: GuildId) -> Option<Finding> {
    let there = servers.iter().any(|server| server.id == admin);
    let remedy = "Set DAYKEEPER_ADMIN_SERVER to the id of one of your servers that has the bot.";
    (!there).then(|| Finding::warning("admin", format!("the bot is not in the server {admin}"), remedy))
}

fn server_finding(server: &ServerHealth, lists: &ServerLists, invite: &str) -> Finding {
    let ServerHealth { id, name, lacking, commands } = server;
    if !lists.allows_server(Some(*id)) {
        return Finding::ok("server", format!("{name}: blocked by the settings"));
    }
    if *commands == Some(false) {
        return Finding::wrong("server", format!("{name}: commands are not allowed"), invite);
    }
    if lacking.is_empty() {
        return Finding::ok("server", format!("{name}: has all permissions (channels may override them)"));
    }
    let texts = Texts::embedded();
    let names: Vec<String> = lacking.iter().map(|name| texts.say(ENGLISH, &Phrase::new(*name), &[])).collect();
    Finding::wrong("server", format!("{name}: the bot lacks {}", names.join(", ")), invite)
}

fn database(path: &Path) -> Vec<Finding> {
    let path = &std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let shown = path.display();
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut findings = vec![room(folder)];
    if !path.exists() {
        findings.push(writable(folder).unwrap_or_else(|| {
            let remedy =
                "The bot creates it when it starts. If the bot has games already, set DAYKEEPER_DATABASE as for it.";
            Finding::warning("database", format!("there is no database {shown}"), remedy)
        }));
        return findings;
    }
    findings.extend(writable(folder));
    match inspect(path) {
        Ok(contents) => findings.push(contents_finding(&path.display().to_string(), &contents)),
        Err(failure) => {
            let remedy = "Restore a backup: daykeeper restore FILE.";
            findings.push(Finding::wrong("database", failure.to_string(), remedy));
            return findings;
        }
    }
    findings.push(match store::try_lock(path) {
        Ok(()) => Finding::ok("lock", "the file can be locked, and no bot is using it"),
        Err(OpenError::InUse { .. }) => Finding::ok("lock", "a bot is using the database"),
        Err(error) => {
            let remedy = "Move the database to a local disk. Network file systems don't lock reliably.";
            Finding::wrong("lock", chain(&error), remedy)
        }
    });
    findings
}

/// Checks a database on a server: reachable, writable, and every game of a snapshot replays.
fn server(address: &DatabaseAddress, url: &str) -> Vec<Finding> {
    let ServerState { version, may_create, made, in_use } = match store::look(url) {
        Ok(state) => state,
        Err(error) => {
            let remedy = "Check that the server runs and accepts this user from here. See docs/operate/postgresql.md.";
            return vec![Finding::wrong("database", chain(&error), remedy)];
        }
    };
    let mut findings = vec![Finding::ok("postgres", format!("{address} answers: {version}"))];
    findings.push(match (made, may_create) {
        (_, true) => Finding::ok("rights", "can create and change tables"),
        (true, false) => Finding::warning(
            "rights",
            "can't create tables",
            "Updates may need this right. GRANT CREATE ON SCHEMA to the bot's user.",
        ),
        (false, false) => Finding::wrong(
            "rights",
            "can't create tables",
            "Make the bot's user the owner of the database, or GRANT CREATE ON SCHEMA.",
        ),
    });
    if !made {
        findings.push(Finding::ok(
            "database",
            format!("{address} is still empty. The bot creates its tables when it starts"),
        ));
        return findings;
    }
    let found = Database::look_at(url).map_err(Failure::caused);
    findings.push(match found.and_then(|database| contents(&database)) {
        Ok(contents) => contents_finding(&address.to_string(), &contents),
        Err(failure) => {
            let remedy = "Restore a backup. See docs/operate/postgresql.md.";
            Finding::wrong("database", failure.to_string(), remedy)
        }
    });
    let found = if in_use { "a bot is using the database" } else { "no bot is using the database" };
    findings.push(Finding::ok("owner", found));
    findings
}

fn contents_finding(database: &str, contents: &Contents) -> Finding {
    let found = format!("{database}: {contents}");
    if contents.broken.is_empty() {
        return Finding::ok("database", found);
    }
    let broken: Vec<String> = contents.broken.iter().map(|(id, why)| format!("table {id}: {why}")).collect();
    let remedy = "These games are damaged. An older backup may still contain them: daykeeper restore FILE.";
    Finding::wrong("database", format!("{found}: {}", broken.join("; ")), remedy)
}

fn room(folder: &Path) -> Finding {
    match fs4::available_space(folder) {
        Ok(bytes) if bytes < LITTLE_ROOM => {
            let found = format!("{} MB free next to the database", bytes / (1024 * 1024));
            Finding::warning("disk", found, "Free some space. The bot can't store turns when the disk is full.")
        }
        Ok(bytes) => Finding::ok("disk", format!("{} MB free next to the database", bytes / (1024 * 1024))),
        Err(error) => {
            let remedy = "Check that the folder in DAYKEEPER_DATABASE exists.";
            Finding::wrong("disk", format!("{}: {error}", folder.display()), remedy)
        }
    }
}

/// Checks that the folder is writable, since SQLite puts its own files next to the database.
fn writable(folder: &Path) -> Option<Finding> {
    let file = folder.join(format!(".daykeeper-check-{}", std::process::id()));
    let written = File::create(&file).and_then(|_| std::fs::remove_file(&file));
    let error = written.err()?;
    let remedy = "Give the bot's user write access to this folder.";
    Some(Finding::wrong("disk", format!("{}: {error}", folder.display()), remedy))
}

fn no_backups() -> Finding {
    let remedy = "Set DAYKEEPER_BACKUPS to a folder, and the bot makes a backup every day.";
    Finding::warning("backups", "no backup folder set, so backups weren't checked", remedy)
}

fn backups(folder: &Path) -> Finding {
    let newest = super::backup::newest(folder);
    let shown = folder.display();
    match newest {
        Ok(Some(date)) => Finding::ok("backups", format!("the newest backup in {shown} is from {date}")),
        Ok(None) => Finding::warning(
            "backups",
            format!("no backup in {shown} yet"),
            "The bot makes a backup within an hour after it starts.",
        ),
        Err(error) => Finding::warning(
            "backups",
            format!("{shown}: {error}"),
            "The bot creates the folder when it starts if it has write access.",
        ),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::discord::SessionStarts;

    fn of(servers: Vec<ServerHealth>) -> Health {
        Health {
            application: (7, "Daykeeper".to_owned()),
            starts: SessionStarts { remaining: 990, total: 1000, reset_after: Duration::from_secs(60), at_once: 1 },
            clock_ahead: Some(jiff::SignedDuration::from_secs(1)),
            commands: 12,
            servers,
        }
    }

    #[test]
    fn a_server_without_a_permission_is_named_with_its_remedy() {
        let server = |lacking, commands| ServerHealth { id: GuildId(7), name: "Maya".to_owned(), lacking, commands };
        let none = BotSettings::read(|_| None).unwrap();
        let health_findings = |health: &Health| health_findings(health, &none);
        let fine = health_findings(&of(vec![server(Vec::new(), Some(true))]));
        assert!(fine.iter().all(|finding| finding.status == Status::Ok), "{fine:?}");
        let lacking = health_findings(&of(vec![server(vec!["ui-permission-attach-files"], Some(true))]));
        let last = lacking.last().unwrap().to_string();
        assert!(last.starts_with("WRONG") && last.contains("Maya: the bot lacks Attach Files"), "{last}");
        assert!(last.contains("client_id=7&scope=bot+applications.commands&permissions="), "{last}");
        let foreign = health_findings(&of(vec![server(Vec::new(), Some(false))]));
        assert_eq!(foreign.last().unwrap().status, Status::Wrong);
    }

    #[test]
    fn server_lists_in_the_settings_are_compared_with_the_servers() {
        let server =
            |id| ServerHealth { id: GuildId(id), name: format!("Maya {id}"), lacking: Vec::new(), commands: None };
        let given = |name: &str| match name {
            "DAYKEEPER_DENIED_SERVERS" => Some("8".to_owned()),
            "DAYKEEPER_ADMIN_SERVER" => Some("9".to_owned()),
            _ => None,
        };
        let settings = BotSettings::read(given).unwrap();
        let found = |ids: &[u64]| {
            let servers = ids.iter().map(|id| server(*id)).collect();
            health_findings(&of(servers), &settings).iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
        };
        let without = found(&[7, 8]);
        assert!(
            without.contains("Maya 8: blocked by the settings") && !without.contains("Maya 7: blocked"),
            "{without}"
        );
        assert!(without.contains("WARNING") && without.contains("the bot is not in the server 9"), "{without}");
        assert!(!found(&[7, 9]).contains("admin"));
    }

    #[test]
    fn pages_without_a_trusted_proxy_are_a_warning() {
        let found = |proxies: Option<&str>| {
            let given = |name: &str| match name {
                "DAYKEEPER_WEB_URL" => Some("https://example.org".to_owned()),
                "DAYKEEPER_WEB_PROXIES" => proxies.map(str::to_owned),
                _ => None,
            };
            pages(&BotSettings::read(given).unwrap().web.unwrap())
        };
        let without = found(None);
        assert_eq!(without.status, Status::Warning);
        assert!(without.remedy.contains("DAYKEEPER_WEB_PROXIES"), "{without}");
        assert_eq!(found(Some("127.0.0.1")), Finding::ok("pages", "at https://example.org"));
    }

    #[test]
    fn a_wrong_clock_and_few_connections_are_reported() {
        let mut health = of(Vec::new());
        health.clock_ahead = Some(jiff::SignedDuration::from_secs(-90));
        health.starts.remaining = 3;
        health.commands = 0;
        let findings = health_findings(&health, &BotSettings::read(|_| None).unwrap());
        let of = |what: &str| findings.iter().find(|finding| finding.what == what).unwrap().status;
        assert_eq!(of("clock"), Status::Wrong);
        assert_eq!(
            (of("connections"), of("commands"), of("servers")),
            (Status::Warning, Status::Warning, Status::Warning)
        );
    }
}
