//! A private PostgreSQL server in a temporary folder. It listens on a socket there and ends with the process that
//! started it.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

/// The folder in which Debian installs the server's programs.
const DEBIAN: &str = "/usr/lib/postgresql";

/// Runs the server until the script's input closes, so the server ends with this process, even after a crash.
const SCRIPT: &str = r#"
set -e
cd "$1"
"$2/initdb" -D data -U daykeeper -A trust -E UTF8 --locale=C >/dev/null
"$2/pg_ctl" -D data -w -t 120 -l log -o "-k $1 -c listen_addresses= -c max_connections=200 -c fsync=$3 \
  -c full_page_writes=$3" start >/dev/null </dev/null
echo ready
cat >/dev/null
"$2/pg_ctl" -D data -m immediate stop >/dev/null
cd /
rm -rf "$1"
"#;

pub struct Cluster {
    folder: PathBuf,
    /// The script's input. The server ends when it closes.
    _child: Child,
}

/// Returns this process's server, or `None` if PostgreSQL is not installed (an error in CI).
pub fn cluster() -> Option<&'static Cluster> {
    static SHARED: OnceLock<Option<Cluster>> = OnceLock::new();
    SHARED.get_or_init(|| Cluster::start(false)).as_ref()
}

fn programs() -> Option<PathBuf> {
    let is_whole = |folder: &PathBuf| ["initdb", "pg_ctl", "postgres"].iter().all(|name| folder.join(name).exists());
    let versions = std::fs::read_dir(DEBIAN).into_iter().flatten().flatten().map(|entry| entry.path().join("bin"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    versions.filter(is_whole).max().or_else(|| std::env::split_paths(&path).find(is_whole))
}

impl Cluster {
    /// Starts a server. With `durable`, stored data is really on disk.
    pub fn start(durable: bool) -> Option<Self> {
        let Some(programs) = programs() else {
            assert!(std::env::var_os("CI").is_none(), "PostgreSQL is missing");
            eprintln!("skipped: PostgreSQL is not installed");
            return None;
        };
        let folder = tempfile::Builder::new().prefix("daykeeper-pg").tempdir().unwrap().keep();
        // The server refuses to run as root.
        let root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n");
        let mut shell = match root {
            true => {
                assert!(Command::new("chown").arg("postgres").arg(&folder).status().unwrap().success());
                let mut shell = Command::new("setpriv");
                shell.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "sh"]);
                shell
            }
            false => Command::new("sh"),
        };
        let durable = if durable { "on" } else { "off" };
        let mut child = shell
            .args(["-c", SCRIPT, "cluster"])
            .args([&folder, &programs])
            .arg(durable)
            .env("PGUSER", "daykeeper")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let text = BufReader::new(child.stdout.take().unwrap()).lines().next();
        assert_eq!(
            text.map(Result::unwrap).as_deref(),
            Some("ready"),
            "the server in {} did not start",
            folder.display()
        );
        Some(Cluster { folder, _child: child })
    }

    /// Creates an empty database and returns its address.
    pub fn database(&self) -> String {
        static NUMBER: AtomicU64 = AtomicU64::new(1);
        // A schema serves as well as a database and is created faster.
        let schema = format!("t{}x{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        let address = self.address("");
        ask(&address, &format!("CREATE SCHEMA {schema}"));
        self.address(&format!("?options=-c%20search_path%3D{schema}"))
    }

    /// Rewrites a database address to connect through another place, such as `127.0.0.1:5000`.
    pub fn through(&self, address: &str, place: &str) -> String {
        address.replacen(&encoded(&self.folder), place, 1)
    }

    pub fn socket(&self) -> PathBuf {
        self.folder.join(".s.PGSQL.5432")
    }

    fn address(&self, options: &str) -> String {
        format!("postgres://daykeeper@{}/postgres{options}", encoded(&self.folder))
    }
}

fn encoded(folder: &Path) -> String {
    folder.to_str().unwrap().replace('/', "%2F")
}

/// Runs a query on a separate connection. Returns each row with its values as text.
pub fn ask(address: &str, sql: &str) -> Vec<Vec<Option<String>>> {
    let (address, sql) = (address.to_owned(), sql.to_owned());
    // The calling test may already be inside a runtime.
    let asked = std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async move {
            let (client, connection) = tokio_postgres::connect(&address, tokio_postgres::NoTls).await.unwrap();
            let connection = tokio::spawn(connection);
            let answer = client.simple_query(&sql).await.unwrap_or_else(|error| panic!("{sql}: {error:?}"));
            drop(client);
            let _ = connection.await;
            let mut rows = Vec::new();
            for message in answer {
                if let tokio_postgres::SimpleQueryMessage::Row(row) = message {
                    rows.push((0..row.len()).map(|column| row.get(column).map(str::to_owned)).collect());
                }
            }
            rows
        })
    });
    asked.join().unwrap()
}

/// Runs a query that returns a single number.
pub fn count(address: &str, sql: &str) -> i64 {
    ask(address, sql)[0][0].as_deref().unwrap().parse().unwrap()
}
