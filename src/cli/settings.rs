//! Settings from environment variables and `.env`.

use std::collections::{BTreeSet, HashMap};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::encoding::decode;
use crate::discord::{BotAccess, NoToken, Secret};
use crate::store::{AddressError, DatabaseAddress};
use crate::table::{GuildId, Maintenance, MaintenanceScope, ServerLists, SleepRule, TableLimits};

/// The default database file.
const DEFAULT_DATABASE: &str = "daykeeper.db";
/// Default days to keep a server's games after it removes the bot.
const KEEP_REMOVED_DAYS: u32 = 90;
/// The default log level.
const DEFAULT_LOG: &str = "info";
/// Marks that people and editors put around values. No token has one.
const QUOTATION_MARKS: [char; 7] = ['"', '\'', '`', '“', '”', '‘', '’'];
/// The prefixes of the names of settings.
const PREFIXES: [&str; 2] = ["DAYKEEPER_", "DISCORD_"];
/// All names of settings.
const NAMES: [&str; 21] = [
    "DAYKEEPER_ADMIN_SERVER",
    "DAYKEEPER_ALLOWED_SERVERS",
    "DAYKEEPER_BACKUPS",
    "DAYKEEPER_CLOSE_LOBBIES",
    "DAYKEEPER_DATABASE",
    "DAYKEEPER_DENIED_SERVERS",
    "DAYKEEPER_KEEP_REMOVED_SERVERS",
    "DAYKEEPER_LOG",
    "DAYKEEPER_LOG_FORMAT",
    "DAYKEEPER_MAINTENANCE",
    "DAYKEEPER_METRICS",
    "DAYKEEPER_NO_NEW_GAMES",
    "DAYKEEPER_SLEEP",
    "DAYKEEPER_TABLES_PER_HOST",
    "DAYKEEPER_TABLES_PER_SERVER",
    "DAYKEEPER_WEB",
    "DAYKEEPER_WEB_PROXIES",
    "DAYKEEPER_WEB_URL",
    "DISCORD_API_URL",
    "DISCORD_GUILD_ID",
    "DISCORD_TOKEN",
];
/// The variable of `daykeeper move`, which isn't a setting of the bot.
const MOVE_TO: &str = "DAYKEEPER_MOVE_TO";
/// Differing characters up to which a name counts as a misspelling.
const MISSPELLED: usize = 3;

/// The settings, each documented in `.env.example`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotSettings {
    /// `DISCORD_TOKEN`: the bot's token. Without it the sandbox starts.
    pub token: Option<Secret>,
    /// `DAYKEEPER_DATABASE`: the file of the database, or its address on a PostgreSQL server.
    pub database: DatabaseAddress,
    /// `true` if `DISCORD_TOKEN` is set to an empty text, which is often a forgotten token.
    pub token_empty: bool,
    /// `true` if `DAYKEEPER_DATABASE` was set, not left at its default.
    pub database_given: bool,
    /// `DAYKEEPER_BACKUPS`: the folder for the running bot's daily backups. `None`: no backups.
    pub backups: Option<PathBuf>,
    /// `DAYKEEPER_METRICS`: the address that serves a monitoring system. `None`: no metrics.
    pub metrics: Option<SocketAddr>,
    /// `DAYKEEPER_LOG_FORMAT`: text for people, or JSON for programs.
    pub log_format: LogFormat,
    /// `DAYKEEPER_LOG`: a level (`info`) or a list of directives (`daykeeper=debug,hyper=info`).
    pub log: String,
    /// `DISCORD_GUILD_ID`: the only server that gets the commands, without Discord's delay for global commands.
    pub guild: Option<u64>,
    /// `DAYKEEPER_ADMIN_SERVER`: the only server with `/admin`. Default: `DISCORD_GUILD_ID`.
    pub admin: Option<u64>,
    /// `DAYKEEPER_ALLOWED_SERVERS` and `DAYKEEPER_DENIED_SERVERS`: the servers where the bot works.
    pub servers: ServerLists,
    /// `DAYKEEPER_MAINTENANCE` or `DAYKEEPER_NO_NEW_GAMES`: the maintenance message.
    pub maintenance: Option<Maintenance>,
    /// `DAYKEEPER_KEEP_REMOVED_SERVERS`: time to keep a server's games after it removes the bot. `None`: forever.
    pub keep_removed: Option<Duration>,
    /// `DAYKEEPER_CLOSE_LOBBIES` and `DAYKEEPER_SLEEP`: time after which idle lobbies close and idle games pause.
    pub sleep: SleepRule,
    /// `DISCORD_API_URL`: the base address of a server compatible with Discord, without its `/api/v10`.
    pub api: Option<String>,
    /// `DAYKEEPER_TABLES_PER_HOST` and `DAYKEEPER_TABLES_PER_SERVER`: limits for open games.
    pub limits: TableLimits,
    /// `DAYKEEPER_WEB_URL` and its companions: the pages of the games. `None`: no pages.
    pub web: Option<WebSettings>,
}

/// The addresses of the pages on the web.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebSettings {
    /// `DAYKEEPER_WEB_URL`: the public address, without a slash at its end.
    pub url: String,
    /// `DAYKEEPER_WEB`: the address to listen on.
    pub listen: SocketAddr,
    /// `DAYKEEPER_WEB_PROXIES`: the networks of trusted proxies, each with the length of its prefix in bits.
    pub proxies: Vec<(IpAddr, u8)>,
}

/// The longest public address: Discord's limit for link buttons is 512 characters, with the names of pages.
const LONGEST_ADDRESS: usize = 400;

/// The default address to listen on for pages. Only this machine can reach it.
pub const WEB_LISTEN: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8788);

/// The format of log lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogFormat {
    /// Text for people.
    #[default]
    Text,
    /// One JSON object per line, for programs.
    Json,
}

/// An invalid setting. Each message names the setting and the expected form.
#[derive(Debug, thiserror::Error)]
pub enum SettingsError {
    /// `DISCORD_GUILD_ID` isn't an id.
    #[error("invalid DISCORD_GUILD_ID `{0}`. Use a server id such as 1098765432101234567")]
    Guild(String),
    /// A server list contains an invalid id.
    #[error("invalid {name} `{text}`. Use server ids separated by commas, such as 1098765432101234567")]
    Servers { name: &'static str, text: String },
    /// Both maintenance messages are set.
    #[error("both DAYKEEPER_MAINTENANCE and DAYKEEPER_NO_NEW_GAMES are set. Set only one")]
    TwoMessages,
    /// `DAYKEEPER_KEEP_REMOVED_SERVERS` isn't a number of days.
    #[error(
        "invalid DAYKEEPER_KEEP_REMOVED_SERVERS `{0}`. Use a number of days such as 90, or 0 to keep games forever"
    )]
    KeepRemoved(String),
    /// A setting isn't a number of days.
    #[error("invalid {name} `{text}`. Use a number of days such as 14, or 0 for never")]
    Days { name: &'static str, text: String },
    /// `DISCORD_API_URL` isn't an address.
    #[error("invalid DISCORD_API_URL `{0}`. Use an address such as http://127.0.0.1:8787")]
    Api(String),
    /// `DAYKEEPER_METRICS` isn't an address to listen on.
    #[error("invalid DAYKEEPER_METRICS `{0}`. Use an address and port such as 127.0.0.1:9187")]
    Metrics(String),
    /// `DAYKEEPER_LOG_FORMAT` isn't a known format.
    #[error("invalid DAYKEEPER_LOG_FORMAT `{0}`. Use text or json")]
    LogFormat(String),
    /// `DAYKEEPER_WEB_URL` isn't an address.
    #[error("invalid DAYKEEPER_WEB_URL `{0}`. Use an address such as https://daykeeper.example.org")]
    WebUrl(String),
    /// `DAYKEEPER_WEB` isn't an address to listen on.
    #[error("invalid DAYKEEPER_WEB `{0}`. Use an address and port such as 127.0.0.1:8788")]
    Web(String),
    /// `DAYKEEPER_WEB_PROXIES` has something other than an address or a network.
    #[error("invalid DAYKEEPER_WEB_PROXIES `{0}`. Use addresses or networks separated by commas, such as 10.0.0.0/8")]
    WebProxies(String),
    /// A setting of the pages is set, but not their public address.
    #[error("{0} is set without DAYKEEPER_WEB_URL. Set the public address of the pages too")]
    WebWithoutUrl(&'static str),
    /// A limit isn't a number of games.
    #[error("invalid {name} `{text}`. Use a number of games such as 25")]
    Limit { name: &'static str, text: String },
    /// `DISCORD_TOKEN` has characters that no token has.
    #[error("DISCORD_TOKEN doesn't look like a bot token. Copy it again from the application's Bot page")]
    Token(#[from] NoToken),
    /// Some readers of `.env` files keep the quotation marks around a value.
    #[error("DISCORD_TOKEN has quotation marks. Remove them")]
    Quoted,
    /// `DAYKEEPER_DATABASE` is an address that can't be used.
    #[error("invalid DAYKEEPER_DATABASE: {0}")]
    Database(#[from] AddressError),
    /// The `.env` file can't be read.
    #[error("could not read {path}: {reason}")]
    File { path: String, reason: String },
}

impl BotSettings {
    /// Reads the settings from the environment. Variables that aren't set come from `.env` in the working directory
    /// or above it.
    ///
    /// # Errors
    /// An invalid setting, or an unreadable `.env`.
    pub fn load() -> Result<Self, SettingsError> {
        let file = env_file()?;
        Self::read(|name| std::env::var(name).ok().or_else(|| file.get(name).cloned()))
    }

    /// Returns a warning for each variable of the environment or `.env` with a name that is probably misspelled.
    ///
    /// # Errors
    /// An unreadable `.env`.
    pub fn unknown_names() -> Result<Vec<String>, SettingsError> {
        let file = env_file()?;
        let environment = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
        let names: BTreeSet<String> = environment.chain(file.into_keys()).collect();
        Ok(names.iter().filter_map(|name| unknown(name)).collect())
    }

    /// Returns the parameters for connecting to Discord with this token.
    pub fn connection(&self, token: Secret) -> BotAccess {
        BotAccess { token, api: self.api.clone(), guild: self.guild, admin: self.admin }
    }

    /// Reads the settings from an `.env` file only.
    ///
    /// # Errors
    /// See [`BotSettings::load`]. Also, the file may be missing.
    pub fn load_file(path: &Path) -> Result<Self, SettingsError> {
        let shown = path.display().to_string();
        let file = entries(path, &shown)?;
        Self::read(|name| file.get(name).cloned())
    }

    /// Reads the settings from any source of named values. Empty values count as absent.
    ///
    /// # Errors
    /// An invalid setting.
    pub fn read(source: impl Fn(&str) -> Option<String>) -> Result<Self, SettingsError> {
        let get = |name| source(name).map(|value| value.trim().to_owned()).filter(|value| !value.is_empty());
        let token = get("DISCORD_TOKEN");
        if token.as_ref().is_some_and(|token| token.contains(QUOTATION_MARKS)) {
            return Err(SettingsError::Quoted);
        }
        let token = token.map(Secret::token).transpose()?;
        let guild = get("DISCORD_GUILD_ID")
            .map(|text| text.parse().ok().filter(|&id: &u64| id != 0).ok_or(SettingsError::Guild(text)))
            .transpose()?;
        let api = get("DISCORD_API_URL").map(|text| api_base(&text)).transpose()?.flatten();
        let database = get("DAYKEEPER_DATABASE");
        let metrics = get("DAYKEEPER_METRICS").map(|text| text.parse().map_err(|_| SettingsError::Metrics(text)));
        let log_format = match get("DAYKEEPER_LOG_FORMAT").as_deref() {
            None | Some("text") => LogFormat::Text,
            Some("json") => LogFormat::Json,
            Some(other) => return Err(SettingsError::LogFormat(other.to_owned())),
        };
        let limit = |name, usual| match get(name) {
            None => Ok(usual),
            Some(text) => text.parse().ok().filter(|&most: &usize| most > 0).ok_or(SettingsError::Limit { name, text }),
        };
        let servers = |name| get(name).map(|text| servers(name, &text)).transpose();
        let maintenance = |name, scope| get(name).map(|text| Maintenance { text, scope, by_setting: true });
        let maintenance = match (
            maintenance("DAYKEEPER_MAINTENANCE", MaintenanceScope::Everything),
            maintenance("DAYKEEPER_NO_NEW_GAMES", MaintenanceScope::NewGames),
        ) {
            (Some(_), Some(_)) => return Err(SettingsError::TwoMessages),
            (all, new) => all.or(new),
        };
        let keep_removed = match get("DAYKEEPER_KEEP_REMOVED_SERVERS") {
            None => KEEP_REMOVED_DAYS,
            Some(text) => text.parse::<u32>().map_err(|_| SettingsError::KeepRemoved(text))?,
        };
        let usual = SleepRule::default();
        let days = |name, usual| match get(name) {
            None => Ok(usual),
            Some(text) => match text.parse::<u32>() {
                Ok(days) => Ok((days > 0).then(|| Duration::from_secs(u64::from(days) * 24 * 60 * 60))),
                Err(_) => Err(SettingsError::Days { name, text }),
            },
        };
        let sleep = SleepRule {
            lobby: days("DAYKEEPER_CLOSE_LOBBIES", usual.lobby)?,
            game: days("DAYKEEPER_SLEEP", usual.game)?,
        };
        let admin = servers("DAYKEEPER_ADMIN_SERVER")?.unwrap_or_default();
        if admin.len() > 1 {
            let text = get("DAYKEEPER_ADMIN_SERVER").unwrap_or_default();
            return Err(SettingsError::Servers { name: "DAYKEEPER_ADMIN_SERVER", text });
        }
        let usual = TableLimits::default();
        let limits = TableLimits {
            per_host: limit("DAYKEEPER_TABLES_PER_HOST", usual.per_host)?,
            per_server: limit("DAYKEEPER_TABLES_PER_SERVER", usual.per_server)?,
        };
        let web = get("DAYKEEPER_WEB_URL").map(|url| web(&url, get("DAYKEEPER_WEB"), get("DAYKEEPER_WEB_PROXIES")));
        let web = web.transpose()?;
        if let Some(name) = ["DAYKEEPER_WEB", "DAYKEEPER_WEB_PROXIES"].into_iter().find(|name| get(name).is_some())
            && web.is_none()
        {
            return Err(SettingsError::WebWithoutUrl(name));
        }
        Ok(BotSettings {
            token_empty: source("DISCORD_TOKEN").is_some() && token.is_none(),
            token,
            database_given: database.is_some(),
            database: DatabaseAddress::read(database.as_deref().unwrap_or(DEFAULT_DATABASE))?,
            backups: get("DAYKEEPER_BACKUPS").map(PathBuf::from),
            metrics: metrics.transpose()?,
            log_format,
            log: get("DAYKEEPER_LOG").unwrap_or_else(|| DEFAULT_LOG.to_owned()),
            guild,
            admin: admin.first().map(|admin| admin.0).or(guild),
            servers: ServerLists {
                allowed: servers("DAYKEEPER_ALLOWED_SERVERS")?,
                denied: servers("DAYKEEPER_DENIED_SERVERS")?.unwrap_or_default(),
            },
            maintenance,
            keep_removed: (keep_removed > 0).then(|| Duration::from_secs(u64::from(keep_removed) * 24 * 60 * 60)),
            sleep,
            api,
            limits,
            web,
        })
    }
}

/// Parses ids of servers, separated by commas or spaces.
fn servers(name: &'static str, text: &str) -> Result<BTreeSet<GuildId>, SettingsError> {
    let wrong = || SettingsError::Servers { name, text: text.to_owned() };
    let ids = text.split([',', ' ']).map(str::trim).filter(|id| !id.is_empty());
    ids.map(|id| id.parse().ok().filter(|&id: &u64| id != 0).map(GuildId).ok_or_else(wrong)).collect()
}

/// Reads the nearest `.env` in the working directory or above it.
fn env_file() -> Result<HashMap<String, String>, SettingsError> {
    let folder = std::env::current_dir().unwrap_or_default();
    let found = folder.ancestors().map(|folder| folder.join(".env")).find(|file| file.is_file());
    found.map_or_else(|| Ok(HashMap::new()), |file| entries(&file, ".env"))
}

/// Reads an `.env` file. Errors don't quote its lines: a line may contain the token.
fn entries(file: &Path, shown: &str) -> Result<HashMap<String, String>, SettingsError> {
    let unreadable = |reason: String| SettingsError::File { path: shown.to_owned(), reason };
    let bytes = std::fs::read(file).map_err(|error| unreadable(error.to_string()))?;
    let text = decode(&bytes).map_err(|error| unreadable(error.to_string()))?;
    let entries = dotenvy::from_read_iter(text.as_bytes()).collect::<Result<_, _>>();
    entries.map_err(|error| {
        unreadable(match error {
            dotenvy::Error::LineParse(line, _) => {
                // The error has the whole line, or only the value at its end.
                let number = text.lines().position(|other| other.trim_end().ends_with(line.trim()));
                let line = number.map_or_else(|| "a line".to_owned(), |number| format!("line {}", number + 1));
                format!("{line} isn't NAME=VALUE. Put a value with spaces in quotation marks")
            }
            _ => "a value can't be used".to_owned(),
        })
    })
}

/// Returns a warning if a variable looks like a setting but isn't one. Other programs have names with `DISCORD_` too, so
/// such a name has to be similar to a setting's.
fn unknown(name: &str) -> Option<String> {
    let prefix = PREFIXES.iter().find(|prefix| name.starts_with(**prefix))?;
    if NAMES.contains(&name) || name == MOVE_TO {
        return None;
    }
    let closest = NAMES.iter().map(|known| (distance(name, known), known)).min()?;
    match (closest, *prefix) {
        ((distance, known), _) if distance <= MISSPELLED => {
            Some(format!("ignoring the unknown setting {name}. Did you mean {known}?"))
        }
        (_, "DAYKEEPER_") => Some(format!("ignoring the unknown setting {name}. See docs/operate/settings.md")),
        _ => None,
    }
}

/// Counts the single characters to add, remove or replace to turn one name into the other.
fn distance(one: &str, other: &str) -> usize {
    // The distances from the beginning of `one` to each beginning of `other`.
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (number, sign) in (1..).zip(one.bytes()) {
        let mut diagonal = std::mem::replace(&mut row[0], number);
        for (column, other) in (1..).zip(other.bytes()) {
            let replaced = diagonal + usize::from(sign != other);
            diagonal = row[column];
            row[column] = replaced.min(row[column] + 1).min(row[column - 1] + 1);
        }
    }
    row[other.len()]
}

fn web(url: &str, listen: Option<String>, proxies: Option<String>) -> Result<WebSettings, SettingsError> {
    let listen = listen.map_or(Ok(WEB_LISTEN), |text| text.parse().map_err(|_| SettingsError::Web(text)))?;
    let proxies = proxies.unwrap_or_default();
    let networks = proxies.split([',', ' ']).filter(|network| !network.is_empty());
    let networks = networks.map(|text| network(text).ok_or_else(|| SettingsError::WebProxies(text.to_owned())));
    let url = plain_address(url).ok_or_else(|| SettingsError::WebUrl(url.to_owned()))?;
    Ok(WebSettings { url, listen, proxies: networks.collect::<Result<_, _>>()? })
}

/// Reads an address (all bits) or a network such as 10.0.0.0/8.
fn network(text: &str) -> Option<(IpAddr, u8)> {
    let (address, bits) = text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
    let address: IpAddr = address.parse().ok()?;
    let most = if address.is_ipv4() { 32 } else { 128 };
    let bits = bits.map_or(Some(most), |bits| bits.parse().ok())?;
    (bits <= most).then_some((address, bits))
}

/// Reads an address without a query and without slashes at its end.
fn plain_address(text: &str) -> Option<String> {
    let text = text.trim_end_matches('/');
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"))?;
    let plain = |c: char| c.is_ascii_alphanumeric() || "-._:[]/~%".contains(c);
    let fits = !host.is_empty() && text.len() <= LONGEST_ADDRESS;
    (fits && !host.starts_with(['/', ':']) && host.chars().all(plain)).then(|| text.to_owned())
}

/// Removes `/api/v10` from the address. Returns `None` for Discord's own address, which needs no setting.
fn api_base(text: &str) -> Result<Option<String>, SettingsError> {
    let refuse = || SettingsError::Api(text.to_owned());
    let mut base = text.trim_end_matches('/');
    for suffix in ["/v10", "/api"] {
        base = base.strip_suffix(suffix).unwrap_or(base).trim_end_matches('/');
    }
    let host = base.strip_prefix("https://").or_else(|| base.strip_prefix("http://")).ok_or_else(refuse)?;
    let plain = |c: char| c.is_ascii_alphanumeric() || "-._:[]/".contains(c);
    if host.is_empty() || host.starts_with(['/', ':']) || !host.chars().all(plain) {
        return Err(refuse());
    }
    Ok((base != "https://discord.com").then(|| base.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(pairs: &[(&str, &str)]) -> Result<BotSettings, SettingsError> {
        BotSettings::read(|name| pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned()))
    }

    #[test]
    fn pages_need_a_public_address() {
        assert_eq!(read(&[]).unwrap().web, None);
        let web = |pairs: &[(&str, &str)]| {
            read(&[&[("DAYKEEPER_WEB_URL", "https://example.org/daykeeper/")], pairs].concat())
        };
        let usual = web(&[]).unwrap().web.unwrap();
        assert_eq!((usual.url.as_str(), usual.listen), ("https://example.org/daykeeper", WEB_LISTEN));
        assert_eq!(usual.proxies, []);
        let behind = [("DAYKEEPER_WEB", "[::1]:80"), ("DAYKEEPER_WEB_PROXIES", "127.0.0.1, 10.0.0.0/8,fd00::/8")];
        let behind = web(&behind).unwrap().web.unwrap();
        assert_eq!(behind.listen, "[::1]:80".parse().unwrap());
        let networks = [("127.0.0.1", 32), ("10.0.0.0", 8), ("fd00::", 8)];
        assert_eq!(behind.proxies, networks.map(|(address, bits)| (address.parse().unwrap(), bits)));
        for (name, text) in [
            ("DAYKEEPER_WEB", "8788"),
            ("DAYKEEPER_WEB", "localhost"),
            ("DAYKEEPER_WEB_PROXIES", "10.0.0.0/33"),
            ("DAYKEEPER_WEB_PROXIES", "127.0.0.1;127.0.0.2"),
            ("DAYKEEPER_WEB_PROXIES", "caddy"),
        ] {
            let error = web(&[(name, text)]).unwrap_err().to_string();
            assert!(error.contains(name) && error.contains(text), "{error}");
            let alone = read(&[(name, text)]).unwrap_err().to_string();
            assert!(alone.contains(name) && alone.contains("DAYKEEPER_WEB_URL"), "{alone}");
        }
        for url in
            ["example.org", "ftp://example.org", "https://", "https:///t", "https://a b", "https://example.org/?a"]
        {
            let error = read(&[("DAYKEEPER_WEB_URL", url)]).unwrap_err().to_string();
            assert!(error.contains("DAYKEEPER_WEB_URL") && error.contains(url), "{error}");
        }
    }

    #[test]
    fn nothing_given_means_the_sandbox_and_the_defaults() {
        let settings = read(&[("DISCORD_TOKEN", "  ")]).unwrap();
        assert_eq!(settings.token, None);
        assert_eq!(settings.database, DatabaseAddress::File("daykeeper.db".into()));
        assert!(!settings.database_given);
        assert_eq!(settings.log, "info");
        assert_eq!((settings.guild, settings.api, settings.limits), (None, None, TableLimits::default()));
    }

    #[test]
    fn a_database_is_a_file_or_a_server_and_its_password_stays_hidden() {
        let settings =
            read(&[("DAYKEEPER_DATABASE", "postgres://bot:secret@db.example/games?sslmode=require")]).unwrap();
        assert!(settings.database.file().is_none());
        assert_eq!(settings.database.to_string(), "games on db.example");
        assert!(!format!("{settings:?}").contains("secret"), "{settings:?}");
    }

    #[test]
    fn a_limit_is_a_number_of_games() {
        let settings = read(&[("DAYKEEPER_TABLES_PER_HOST", "3")]).unwrap();
        assert_eq!(settings.limits, TableLimits { per_host: 3, ..TableLimits::default() });
        for text in ["0", "-1", "many"] {
            let error = read(&[("DAYKEEPER_TABLES_PER_SERVER", text)]).unwrap_err().to_string();
            assert!(error.contains("DAYKEEPER_TABLES_PER_SERVER") && error.contains(text), "{error}");
        }
    }

    #[test]
    fn servers_are_lists_of_ids() {
        let lists = |pairs: &[(&str, &str)]| read(pairs).unwrap().servers;
        let open = lists(&[]);
        assert!(open.allows_server(Some(GuildId(1))) && open.allows_server(None));
        let allowed = lists(&[("DAYKEEPER_ALLOWED_SERVERS", "1, 2"), ("DAYKEEPER_DENIED_SERVERS", "2 3")]);
        let answers = [1, 2, 3, 4].map(|id| allowed.allows_server(Some(GuildId(id))));
        assert_eq!(answers, [true, false, false, false], "who is denied is not let in, whatever else is said");
        assert!(allowed.allows_server(None), "direct messages are no server");
        assert!(!lists(&[("DAYKEEPER_DENIED_SERVERS", "7")]).allows_server(Some(GuildId(7))));
        for name in ["DAYKEEPER_ALLOWED_SERVERS", "DAYKEEPER_DENIED_SERVERS", "DAYKEEPER_ADMIN_SERVER"] {
            for text in ["0", "home", "1;2"] {
                let error = read(&[(name, text)]).unwrap_err().to_string();
                assert!(error.contains(name) && error.contains(text), "{error}");
            }
        }
        assert!(read(&[("DAYKEEPER_ADMIN_SERVER", "1,2")]).is_err(), "one place is enough");
        assert_eq!(read(&[("DISCORD_GUILD_ID", "5")]).unwrap().admin, Some(5));
        assert_eq!(read(&[("DISCORD_GUILD_ID", "5"), ("DAYKEEPER_ADMIN_SERVER", "6")]).unwrap().admin, Some(6));
    }

    #[test]
    fn idle_times_are_read() {
        let days = |days: u64| Some(Duration::from_secs(days * 24 * 60 * 60));
        assert_eq!(read(&[]).unwrap().sleep, SleepRule { lobby: days(14), game: days(60) });
        let given = [("DAYKEEPER_CLOSE_LOBBIES", "0"), ("DAYKEEPER_SLEEP", "30")];
        assert_eq!(read(&given).unwrap().sleep, SleepRule { lobby: None, game: days(30) });
        let wrong = read(&[("DAYKEEPER_SLEEP", "a month")]).unwrap_err().to_string();
        assert!(wrong.contains("DAYKEEPER_SLEEP") && wrong.contains("a month"), "{wrong}");
    }

    #[test]
    fn a_maintenance_is_one_message() {
        let scope = |pairs: &[(&str, &str)]| read(pairs).unwrap().maintenance.map(|on| (on.text, on.scope));
        assert_eq!(scope(&[("DAYKEEPER_MAINTENANCE", " ")]), None);
        let back = "back at eight".to_owned();
        let all = (back.clone(), MaintenanceScope::Everything);
        assert_eq!(scope(&[("DAYKEEPER_MAINTENANCE", "back at eight")]), Some(all));
        assert_eq!(scope(&[("DAYKEEPER_NO_NEW_GAMES", "back at eight")]), Some((back, MaintenanceScope::NewGames)));
        let both = read(&[("DAYKEEPER_MAINTENANCE", "a"), ("DAYKEEPER_NO_NEW_GAMES", "b")]);
        assert!(matches!(both, Err(SettingsError::TwoMessages)));
    }

    #[test]
    fn tables_of_removed_servers_are_kept_for_days() {
        let kept = |text: &str| read(&[("DAYKEEPER_KEEP_REMOVED_SERVERS", text)]).map(|settings| settings.keep_removed);
        assert_eq!(kept("").unwrap(), Some(Duration::from_secs(90 * 24 * 60 * 60)));
        assert_eq!(kept("7").unwrap(), Some(Duration::from_secs(7 * 24 * 60 * 60)));
        assert_eq!(kept("0").unwrap(), None);
        assert!(matches!(kept("-1"), Err(SettingsError::KeepRemoved(_))));
    }

    #[test]
    fn every_setting_is_applied() {
        let settings = read(&[
            ("DISCORD_TOKEN", "Bot abc.def"),
            ("DAYKEEPER_DATABASE", "/tmp/x.db"),
            ("DAYKEEPER_LOG", "daykeeper=debug"),
            ("DISCORD_GUILD_ID", "42"),
            ("DISCORD_API_URL", "http://127.0.0.1:8787/api/v10/"),
        ])
        .unwrap();
        assert_eq!(settings.token.unwrap().expose(), "abc.def");
        assert_eq!(settings.database, DatabaseAddress::File("/tmp/x.db".into()));
        assert_eq!(settings.guild, Some(42));
        assert_eq!(settings.api.as_deref(), Some("http://127.0.0.1:8787"));
    }

    #[test]
    fn the_address_is_taken_with_and_without_its_version() {
        for (text, base) in [
            ("http://localhost:1", Some("http://localhost:1")),
            ("http://localhost:1/", Some("http://localhost:1")),
            ("http://localhost:1/api", Some("http://localhost:1")),
            ("https://chat.example/discord/api/v10", Some("https://chat.example/discord")),
            ("https://discord.com/api/v10", None),
            ("https://discord.com", None),
        ] {
            assert_eq!(api_base(text).unwrap().as_deref(), base, "{text}");
        }
        for text in ["localhost:1", "ftp://x", "http://", "http:///x", "http://a b", "http://x?y=1"] {
            assert!(api_base(text).is_err(), "{text}");
        }
    }

    #[test]
    fn invalid_settings_are_refused_without_showing_a_token() {
        assert!(matches!(read(&[("DISCORD_GUILD_ID", "home")]), Err(SettingsError::Guild(_))));
        assert!(matches!(read(&[("DISCORD_GUILD_ID", "0")]), Err(SettingsError::Guild(_))));
        let error = read(&[("DISCORD_TOKEN", "my token")]).unwrap_err();
        assert!(!error.to_string().contains("my token"));
        let settings = read(&[("DISCORD_TOKEN", "hush")]).unwrap();
        assert!(!format!("{settings:?}").contains("hush"));
    }

    #[test]
    fn quotation_marks_around_a_token_are_named() {
        for text in ["\"abc.def.ghi\"", "'abc.def.ghi'", "“abc.def.ghi”"] {
            let error = read(&[("DISCORD_TOKEN", text)]).unwrap_err().to_string();
            assert!(error.contains("quotation marks") && !error.contains("abc"), "{error}");
        }
    }

    #[test]
    fn misspelled_names_are_found() {
        assert_eq!(
            unknown("DAYKEEPER_DATABSE").unwrap(),
            "ignoring the unknown setting DAYKEEPER_DATABSE. Did you mean DAYKEEPER_DATABASE?"
        );
        assert!(unknown("DISCORD_TOKN").unwrap().contains("DISCORD_TOKEN"));
        assert!(unknown("DAYKEEPER_SOMETHING_ELSE").unwrap().contains("settings.md"));
        for fine in ["DAYKEEPER_DATABASE", "DAYKEEPER_MOVE_TO", "DISCORD_WEBHOOK_OF_OTHERS", "PATH"] {
            assert_eq!(unknown(fine), None, "{fine}");
        }
    }

    #[test]
    fn an_empty_token_differs_from_an_absent_one() {
        assert!(read(&[("DISCORD_TOKEN", " ")]).unwrap().token_empty);
        assert!(!read(&[]).unwrap().token_empty && !read(&[("DISCORD_TOKEN", "abc")]).unwrap().token_empty);
    }

    #[test]
    fn an_env_file_may_begin_with_a_mark() {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), b"\xEF\xBB\xBFDISCORD_GUILD_ID=5\n").unwrap();
        assert_eq!(BotSettings::load_file(file.path()).unwrap().guild, Some(5));
        std::fs::write(file.path(), b"\xFF\xFED\0=\0x\0").unwrap();
        let error = BotSettings::load_file(file.path()).unwrap_err().to_string();
        assert!(error.contains("UTF-16"), "{error}");
    }

    #[test]
    fn a_line_without_quotation_marks_is_named_by_its_number() {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), "DISCORD_GUILD_ID=5\nDAYKEEPER_MAINTENANCE=Back at 8\n").unwrap();
        let error = BotSettings::load_file(file.path()).unwrap_err().to_string();
        assert!(error.contains("line 2") && error.contains("quotation marks") && !error.contains("Back"), "{error}");
    }

    #[test]
    fn a_broken_file_is_named_but_not_quoted() {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), "DISCORD_TOKEN=\"hush\n").unwrap();
        let error = BotSettings::load_file(file.path()).unwrap_err().to_string();
        assert!(error.contains(&file.path().display().to_string()), "{error}");
        assert!(!error.contains("hush"), "{error}");
    }

    #[test]
    fn the_example_names_every_setting() {
        let settings = BotSettings::load_file(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".env.example")).unwrap();
        assert_eq!(
            settings,
            read(&[("DISCORD_TOKEN", "")]).unwrap(),
            "the example changes nothing until it is filled in"
        );
        let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(".env.example")).unwrap();
        let compose = include_str!("../../compose.yaml");
        let asked = std::cell::RefCell::new(BTreeSet::new());
        BotSettings::read(|name| {
            asked.borrow_mut().insert(name.to_owned());
            None
        })
        .unwrap();
        assert_eq!(asked.into_inner(), NAMES.map(str::to_owned).into());
        for name in NAMES {
            assert!(text.contains(&format!("\n{name}=")), "{name}");
            // These are set in the image itself, or only used by tests.
            let of_the_image = ["DAYKEEPER_DATABASE", "DAYKEEPER_BACKUPS", "DISCORD_API_URL"];
            assert!(of_the_image.contains(&name) || compose.contains(&format!("\n      {name}: ")), "{name}");
        }
    }
}
