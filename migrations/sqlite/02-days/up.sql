-- What keeps the days: how a table and its people want to be reminded, and clocks.

-- The pace is one of the settings now; nobody could choose another than the default before.
ALTER TABLE tables DROP COLUMN pace;
ALTER TABLE tables ADD COLUMN settings TEXT NOT NULL DEFAULT '{}';    -- JSON: what differs from the defaults
ALTER TABLE tables ADD COLUMN clocks   TEXT NOT NULL DEFAULT '[]';    -- JSON: by seat, where there are clocks

-- How a person wants to be told; no row: in the usual way.
CREATE TABLE people (
    user     INTEGER PRIMARY KEY,
    settings TEXT NOT NULL                      -- JSON
) STRICT;

-- A late row waits behind everything that is not: reminders behind turns.
ALTER TABLE outbox ADD COLUMN late INTEGER NOT NULL DEFAULT 0 CHECK (late IN (0, 1));
