-- What a host decides about the bot as a whole.

-- The message that is answered in place of games, while there is one. `by_setting`: it is gone when a start does not
-- find the setting any more.
CREATE TABLE maintenance (
    id         INTEGER PRIMARY KEY CHECK (id = 1),
    said       TEXT    NOT NULL,
    scope      TEXT    NOT NULL CHECK (scope IN ('everything', 'new_games')),
    by_setting INTEGER NOT NULL CHECK (by_setting IN (0, 1))
) STRICT;

-- When tables do nothing of their own accord and no clock runs: those of a server, or all (NULL).
CREATE TABLE pauses (
    id    INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER,
    since INTEGER NOT NULL,
    until INTEGER                               -- NULL: still
) STRICT;

CREATE INDEX pauses_open ON pauses (guild) WHERE until IS NULL;

-- Servers with tables from which the bot was removed, since when.
CREATE TABLE removed_servers (
    guild INTEGER PRIMARY KEY,
    since INTEGER NOT NULL
) STRICT;

-- Tables that are being deleted: only while a table is listed here its log may go.
CREATE TABLE deletions (
    table_id INTEGER PRIMARY KEY
) STRICT;

DROP TRIGGER log_is_not_shortened;
CREATE TRIGGER log_is_not_shortened
BEFORE DELETE ON log
WHEN NOT EXISTS (SELECT 1 FROM deletions WHERE deletions.table_id = OLD.table_id)
BEGIN
    SELECT RAISE(ABORT, 'the log is not shortened');
END;
