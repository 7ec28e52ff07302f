//! Restoring backups over the database. The games exist on disk at every moment, and only their owner can read the
//! files.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, Instant};

use daykeeper::games;
use daykeeper::store::{self, Database, OpenError, Restoring, sibling_path};
use daykeeper::table::{Store, UserId, chain};

use super::bench::Bench;

/// The number of killed restores. DAYKEEPER_RESTORE_KILLS sets a higher one.
const KILLS: u64 = 20;

/// The author of the note that distinguishes the two databases.
const OWNER: UserId = UserId(7);

/// A database whose newest change is only in its write-ahead log, and a backup.
struct Files {
    folder: tempfile::TempDir,
    database: PathBuf,
    backup: PathBuf,
}

impl Files {
    /// Creates both with this many megabytes in each.
    async fn new(megabytes: u32) -> Self {
        let bench = Bench::playing(games::titles().to_vec());
        bench.start(2).await;
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let [database, backup, open] = ["games.db", "backup.db", "open.db"].map(|name| folder.path().join(name));
        for (file, note) in [(&open, "old"), (&backup, "backup")] {
            store::copy(&bench.path, file).unwrap();
            let sql = rusqlite::Connection::open(file).unwrap();
            let add = "INSERT INTO notes (table_id, user, turn, text) SELECT id, ?1, 0, ?2 FROM tables";
            sql.execute(add, (OWNER.0.cast_signed(), note)).unwrap();
            for user in 0..megabytes {
                sql.execute(add, (1_000 + user, "x".repeat(1_000_000))).unwrap();
            }
        }
        // A copy taken during work, as after a crash.
        let sql = rusqlite::Connection::open(&open).unwrap();
        sql.query_row("PRAGMA journal_mode = WAL", [], |_| Ok(())).unwrap();
        sql.execute("UPDATE notes SET text = 'newest' WHERE text = 'old'", []).unwrap();
        for ending in ["", "-wal"] {
            std::fs::copy(sibling_path(&open, ending), folder.path().join(format!("crashed{ending}"))).unwrap();
        }
        drop(sql);
        std::fs::remove_file(&open).unwrap();
        let files = Files { folder, database, backup };
        files.again();
        files
    }

    /// Resets the database to its state before the restore.
    fn again(&self) {
        for file in std::fs::read_dir(self.folder.path()).unwrap().map(|file| file.unwrap().path()) {
            if file.file_name().unwrap().to_str().unwrap().starts_with("games.db") {
                std::fs::remove_file(file).unwrap();
            }
        }
        for ending in ["", "-wal"] {
            std::fs::copy(self.folder.path().join(format!("crashed{ending}")), sibling_path(&self.database, ending))
                .unwrap();
        }
    }

    fn names(&self) -> Vec<String> {
        let files = std::fs::read_dir(self.folder.path()).unwrap();
        files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect()
    }

    /// Returns the databases that restores moved away, without their log files.
    fn before(&self) -> Vec<PathBuf> {
        let is_one =
            |name: &String| name.starts_with("games.db.before-") && !name.contains("-wal") && !name.contains("-shm");
        self.names().into_iter().filter(is_one).map(|name| self.folder.path().join(name)).collect()
    }

    fn restore(&self) -> Command {
        program(&["restore", "--database", self.database.to_str().unwrap(), self.backup.to_str().unwrap()])
    }
}

fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_daykeeper"));
    command.args(arguments);
    command
}

/// Runs a command in a shell after a setup line.
fn after(announced: &str, command: &Command) -> Output {
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("{announced}; exec \"$@\""), "sh"]).arg(command.get_program()).args(command.get_args());
    shell.output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn note(database: &Path) -> String {
    let database = Database::open(database).unwrap_or_else(|error| panic!("{}", chain(&error)));
    database.notes(OWNER).unwrap().remove(0).text
}

fn refusal(database: &Path) -> String {
    chain(&Database::open(database).expect_err("it was opened"))
}

#[tokio::test]
async fn a_killed_restore_leaves_the_games_for_the_next_start() {
    let files = Files::new(12).await;
    let begun = Instant::now();
    assert!(files.restore().output().unwrap().status.success());
    let whole = begun.elapsed();
    assert_eq!(note(&files.database), "backup");
    assert_eq!(note(&files.before()[0]), "newest");
    let kills = std::env::var("DAYKEEPER_RESTORE_KILLS").map_or(KILLS, |kills| kills.parse().unwrap());
    let (mut noise, mut cut) = (crate::support::killing::Noise(9), 0);
    for _ in 0..kills {
        files.again();
        let mut child = files.restore().stdout(std::process::Stdio::null()).spawn().unwrap();
        std::thread::sleep(Duration::from_micros(noise.next() % (whole.as_micros() as u64)));
        child.kill().unwrap();
        cut += u64::from(!child.wait().unwrap().success());
        if files.database.exists() {
            let expected = if files.before().is_empty() { "newest" } else { "backup" };
            assert_eq!(note(&files.database), expected);
        } else {
            let text = refusal(&files.database);
            assert!(text.contains("games.db.before-") && !files.database.exists(), "{text}");
        }
        // A second run succeeds from any state that the kill left.
        let again = files.restore().output().unwrap();
        assert!(again.status.success(), "{}", text(&again.stderr));
        assert_eq!(note(&files.database), "backup");
        assert!(!files.names().iter().any(|name| name.contains(".part")), "{:?}", files.names());
    }
    // On a busy machine, more of them end before the kill.
    assert!(cut * 4 > kills, "only {cut} of {kills} restores were cut off");
}

#[tokio::test]
async fn an_interrupted_restore_is_named_at_the_next_start() {
    let files = Files::new(0).await;
    // Interrupted between the two renames, before moving the log.
    let old = store::before(&files.database, "2026-11-24-190000");
    std::fs::rename(&files.database, &old).unwrap();
    let text = refusal(&files.database);
    assert!(text.contains(old.to_str().unwrap()) && text.contains("rename it back"), "{text}");
    assert!(!files.database.exists(), "an empty one would hide that the games are gone");
    std::fs::rename(&old, &files.database).unwrap();
    assert_eq!(note(&files.database), "newest");

    files.again();
    std::fs::rename(&files.database, &old).unwrap();
    assert!(files.restore().output().unwrap().status.success());
    assert_eq!(note(&files.database), "backup", "the log is not of this one");
    assert_eq!(note(&old), "newest", "it is of the old one");

    // The first restore on a new machine was interrupted.
    files.again();
    for ending in ["-wal", ""] {
        std::fs::remove_file(sibling_path(&files.database, ending)).unwrap();
    }
    std::fs::write(files.folder.path().join("games.db.part"), "half").unwrap();
    let text = refusal(&files.database);
    assert!(text.contains("games.db.part") && text.contains("run the restore again"), "{text}");
    assert!(files.restore().output().unwrap().status.success());
    assert_eq!(note(&files.database), "backup");
}

#[tokio::test]
async fn no_bot_starts_during_a_restore() {
    let files = Files::new(0).await;
    let restoring = Restoring::begin(&files.backup, &files.database, false).unwrap();
    assert!(matches!(Database::open(&files.database), Err(OpenError::InUse { .. })));
    assert!(restoring.finish(&store::before(&files.database, "1")).unwrap());
    assert_eq!(note(&files.database), "backup");

    // A refused restore doesn't create a missing database.
    let other = files.folder.path().join("other.db");
    let restoring = Restoring::begin(&files.backup, &other, true).unwrap();
    assert!(matches!(Database::open(&other), Err(OpenError::Gone { .. })));
    std::fs::write(&other, "made meanwhile").unwrap();
    assert!(restoring.finish(&store::before(&other, "1")).is_err());
    assert_eq!(std::fs::read_to_string(&other).unwrap(), "made meanwhile");
}

#[cfg(unix)]
#[tokio::test]
async fn a_restore_without_room_changes_nothing_and_names_the_copy() {
    let files = Files::new(8).await;
    let before = std::fs::read(&files.database).unwrap();
    let full = after("trap '' XFSZ; ulimit -f 4000", &files.restore());
    let text = text(&full.stderr);
    assert_eq!(full.status.code(), Some(2), "{text}");
    assert!(text.contains("games.db.part") && !text.contains("backup.db"), "{text}");
    assert_eq!(std::fs::read(&files.database).unwrap(), before);
    assert!(!files.names().iter().any(|name| name.contains(".part")), "{:?}", files.names());
    assert_eq!(note(&files.database), "newest");
}

#[cfg(unix)]
#[tokio::test]
async fn only_their_owner_reads_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let files = Files::new(0).await;
    let path = |name: &str| files.folder.path().join(name);
    let mode = |file: &Path| std::fs::metadata(file).unwrap().permissions().mode() & 0o777;
    let run = |arguments: &[&str]| {
        let done = after("umask 022", &program(arguments));
        assert!(done.status.success(), "{}", text(&done.stderr));
    };
    let shown = |file: &Path| file.to_str().unwrap().to_owned();
    let [copy, moved, fresh] = ["copy.db", "moved.db", "fresh.db"].map(path);
    run(&["backup", "--database", &shown(&files.database), &shown(&copy)]);
    run(&["restore", "--create", "--database", &shown(&fresh), &shown(&copy)]);
    run(&["move", "--from", &shown(&copy), "--to", &shown(&moved)]);
    assert_eq!([&copy, &fresh, &moved].map(|file| mode(file)), [0o600; 3]);

    std::fs::set_permissions(&files.database, std::fs::Permissions::from_mode(0o640)).unwrap();
    run(&["restore", "--database", &shown(&files.database), &shown(&copy)]);
    assert_eq!(mode(&files.database), 0o640, "as its owner wants it");

    let made = path("made.db");
    let _database = Database::open(&made).unwrap();
    assert_eq!(["", "-wal", "-shm"].map(|ending| mode(&sibling_path(&made, ending))), [0o600; 3]);
}

#[tokio::test]
async fn a_database_is_moved_without_its_address_on_the_command_line() {
    let files = Files::new(0).await;
    let target = files.folder.path().join("moved.db");
    let mut moving = program(&["move"]);
    moving.env("DAYKEEPER_DATABASE", &files.database).env("DAYKEEPER_MOVE_TO", &target);
    let done = moving.output().unwrap();
    assert!(done.status.success(), "{}", text(&done.stderr));
    assert_eq!(note(&target), "newest");
    let help = text(
        &program(&["move", "--help"]).env("DAYKEEPER_MOVE_TO", "postgres://a:secret@b/c").output().unwrap().stdout,
    );
    assert!(help.contains("DAYKEEPER_MOVE_TO") && !help.contains("secret"), "{help}");
}

#[tokio::test]
async fn a_file_without_games_is_not_restored() {
    let files = Files::new(0).await;
    let path = |name: &str| files.folder.path().join(name);
    let restore = |backup: &Path, more: &[&str]| {
        let mut restoring =
            program(&["restore", "--database", files.database.to_str().unwrap(), backup.to_str().unwrap()]);
        restoring.args(more).output().unwrap()
    };
    let (broken_off, foreign, fresh) = (path("broken-off.db"), path("foreign.db"), path("fresh.db"));
    std::fs::write(&broken_off, "").unwrap();
    rusqlite::Connection::open(&foreign).unwrap().execute_batch("CREATE TABLE accounts (id INTEGER)").unwrap();
    for (backup, expected) in [(&broken_off, "isn't a backup"), (&foreign, "isn't a backup")] {
        let refused = restore(backup, &["--empty"]);
        assert!(!refused.status.success() && text(&refused.stderr).contains(expected), "{}", text(&refused.stderr));
    }
    drop(Database::open(&fresh).unwrap());
    let refused = restore(&fresh, &[]);
    assert!(!refused.status.success() && text(&refused.stderr).contains("--empty"), "{}", text(&refused.stderr));
    assert_eq!(note(&files.database), "newest");
    assert!(files.before().is_empty() && !files.names().iter().any(|name| name.contains(".part")));
    assert!(restore(&fresh, &["--empty"]).status.success());
    assert_eq!(files.before().len(), 1);
}

#[tokio::test]
async fn a_restore_without_a_database_is_refused_unless_asked() {
    let files = Files::new(0).await;
    let elsewhere = files.folder.path().join("elsewhere");
    std::fs::create_dir(&elsewhere).unwrap();
    let run = |arguments: &[&str]| {
        let mut command = program(arguments);
        command.current_dir(&elsewhere).env_remove("DAYKEEPER_DATABASE").output().unwrap()
    };
    let backup = files.backup.to_str().unwrap();
    for arguments in [["restore", backup], ["backup", "copy.db"]] {
        let refused = run(&arguments);
        let text = text(&refused.stderr);
        let expected = elsewhere.canonicalize().unwrap().join("daykeeper.db");
        assert!(!refused.status.success() && text.contains(expected.to_str().unwrap()), "{text}");
        assert!(text.contains("DAYKEEPER_DATABASE"), "{text}");
        assert_eq!(std::fs::read_dir(&elsewhere).unwrap().count(), 0);
    }
    assert!(run(&["restore", "--create", backup]).status.success());
    assert_eq!(note(&elsewhere.join("daykeeper.db")), "backup");
}

#[test]
fn two_restores_in_one_second_keep_both_databases() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.db");
    let first = store::before(&database, "2026-11-24-190000");
    std::fs::write(&first, "the first").unwrap();
    assert_ne!(store::before(&database, "2026-11-24-190000"), first);
}
