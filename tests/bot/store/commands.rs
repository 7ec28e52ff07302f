//! Tests of the commands for bot admins, with the games on a server.

use std::path::Path;
use std::process::{Command, Output};

use daykeeper::store::{Database, DatabaseAddress};

use super::server::with_a_table;
use crate::support::both::cluster::{ask, cluster, count};

fn run(address: &str, folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_daykeeper"))
        .args(arguments)
        .current_dir(folder)
        .env_remove("DISCORD_TOKEN")
        .env("DAYKEEPER_DATABASE", address)
        .output()
        .unwrap()
}

fn text_of(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

#[test]
fn a_database_on_a_server_is_moved_and_checked_and_never_copied_as_a_file() {
    let Some(cluster) = cluster() else { return };
    let (source, target) = (cluster.database(), cluster.database());
    let folder = tempfile::tempdir().unwrap();
    drop(Database::at(&DatabaseAddress::read(&source).unwrap()).unwrap());
    with_a_table(&source);

    let empty = text_of(&run(&target, folder.path(), &["check"]));
    assert!(empty.contains("answers: PostgreSQL") && empty.contains("is still empty"), "{empty}");
    let file = folder.path().join("moved.db");
    let file = file.to_str().unwrap();
    let moved = run(&target, folder.path(), &["move", "--from", &source, "--to", file]);
    assert!(moved.status.success() && text_of(&moved).contains("1 games"), "{}", text_of(&moved));
    let moved = run(&target, folder.path(), &["move", "--from", file, "--to", &target]);
    assert!(moved.status.success() && text_of(&moved).contains("1 games"), "{}", text_of(&moved));
    assert_eq!(count(&target, "SELECT count(*) FROM tables WHERE host_name = 'Ana'"), 1);
    let again = run(&target, folder.path(), &["move", "--from", file, "--to", &target]);
    assert!(!again.status.success() && text_of(&again).contains("not empty"), "{}", text_of(&again));
    let none = run(&target, folder.path(), &["move", "--from", "none.db", "--to", &target]);
    assert!(!none.status.success() && text_of(&none).contains("there is no database none.db"), "{}", text_of(&none));

    let bot = Database::at(&DatabaseAddress::read(&target).unwrap()).unwrap();
    let checked = text_of(&run(&target, folder.path(), &["check"]));
    assert!(checked.contains("a bot is using the database") && checked.contains("all replayed"), "{checked}");
    let busy = run(&target, folder.path(), &["move", "--from", &target, "--to", "other.db"]);
    assert!(!busy.status.success() && text_of(&busy).contains("in use by another process"), "{}", text_of(&busy));
    drop(bot);
    for arguments in [["backup", "x.db"], ["restore", "x.db"]] {
        let refused = run(&target, folder.path(), &arguments);
        assert!(!refused.status.success() && text_of(&refused).contains("pg_dump"), "{}", text_of(&refused));
    }
}

#[test]
fn forgetting_a_person_on_a_database_server_leaves_a_number() {
    let Some(cluster) = cluster() else { return };
    let address = cluster.database();
    let folder = tempfile::tempdir().unwrap();
    drop(Database::at(&DatabaseAddress::read(&address).unwrap()).unwrap());
    let user = (1_u64 << 40) + 7;
    with_a_table(&address);
    ask(&address, &format!("UPDATE tables SET host = {user}, state = 'cancelled'"));
    let offer = format!("{{\"to\":{user},\"open\":true,\"agreed\":[]}}");
    ask(
        &address,
        &format!(
            "INSERT INTO seats (table_id, seat, \"user\", name, kind, since, offer)
             VALUES (1, 0, {user}, 'Ana', 'human', 0, NULL), (1, 1, NULL, '', 'human', 0, '{offer}');
             INSERT INTO outbox (table_id, lane, lane_id, subject, edit, state, attempts, uncertain, not_before, created_at)
             VALUES (1, 'channel', 5, '{{\"said\":\"Ana\"}}', 0, 'sent', 0, 0, 0, 0),
                 (1, 'direct', {user}, '\"status\"', 0, 'sent', 0, 0, 0, 0)"
        ),
    );
    let shown = text_of(&run(&address, folder.path(), &["forget", &user.to_string(), "--show"]));
    assert!(shown.contains("\"seat\": 1") && shown.contains("\"since\": \"1970-01-01T00:00:00Z\""), "{shown}");
    let forgotten = run(&address, folder.path(), &["forget", &user.to_string()]);
    assert!(
        forgotten.status.success() && text_of(&forgotten).contains("1 games show their seat"),
        "{}",
        text_of(&forgotten)
    );
    for (sql, left) in [
        ("SELECT count(*) FROM tables WHERE host_name = '' AND host < 0", 1),
        ("SELECT count(*) FROM seats WHERE name = '' AND \"user\" < 0", 1),
        ("SELECT count(*) FROM seats WHERE offer IS NOT NULL", 0),
        ("SELECT count(*) FROM outbox WHERE subject LIKE '%Ana%' OR lane = 'direct'", 0),
    ] {
        assert_eq!(count(&address, sql), left, "{sql}");
    }
}
