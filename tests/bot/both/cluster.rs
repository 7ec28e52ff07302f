//! A PostgreSQL server of our own: in a temporary folder, on a socket there, ended with the process that started it.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

/// Where Debian puts the server's programs.
const DEBIAN: &str = "/usr/lib/postgresql";

/// Runs until its input ends: so it goes with this process, however that ends.
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

/// A running server.
pub struct Cluster {
    folder: PathBuf,
    /// Its input is the server's life.
    _child: Child,
}

/// The server of this process. None where PostgreSQL is not installed, which is an error in CI.
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
    /// A new server; `durable`: what it says to have stored is on disk, too.
    pub fn start(durable: bool) -> Option<Self> {
        let Some(programs) = programs() else {
            assert!(std::env::var_os("CI").is_none(), "PostgreSQL is missing");
            eprintln!("skipped: PostgreSQL is not installed");
            return None;
        };
        let folder = tempfile::Builder::new().prefix("daykeeper-pg").tempdir().unwrap().keep();
        // The server does not run as root.
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
        let said = BufReader::new(child.stdout.take().unwrap()).lines().next();
        assert_eq!(
            said.map(Result::unwrap).as_deref(),
            Some("ready"),
            "the server in {} did not start",
            folder.display()
        );
        Some(Cluster { folder, _child: child })
    }

    /// The address of an empty database.
    pub fn database(&self) -> String {
        static NUMBER: AtomicU64 = AtomicU64::new(1);
        // A schema is as good and made at once.
        let schema = format!("t{}x{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        let address = self.address("");
        ask(&address, &format!("CREATE SCHEMA {schema}"));
        self.address(&format!("?options=-c%20search_path%3D{schema}"))
    }

    /// The same database as at this address, reached at another place such as `127.0.0.1:5000`.
    pub fn through(&self, address: &str, place: &str) -> String {
        address.replacen(&encoded(&self.folder), place, 1)
    }

    /// Where the server listens.
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

/// What a database answers to somebody else: each row with its values as text.
pub fn ask(address: &str, sql: &str) -> Vec<Vec<Option<String>>> {
    let (address, sql) = (address.to_owned(), sql.to_owned());
    // Tests may be in the middle of a runtime already.
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

/// The one number that a database answers.
pub fn count(address: &str, sql: &str) -> i64 {
    ask(address, sql)[0][0].as_deref().unwrap().parse().unwrap()
}
