-- Times are milliseconds since 1970 (UTC). Discord's numbers, seeds and hashes are 64 bits without
-- a sign, kept in SQLite's signed integers bit by bit.

-- A table: one game in a channel, from its lobby to its end.
CREATE TABLE tables (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    game          TEXT    NOT NULL,
    rules_version INTEGER NOT NULL,
    capacity      INTEGER NOT NULL,
    options       TEXT    NOT NULL,             -- JSON: chosen options by id
    seating       TEXT    NOT NULL,
    seed          INTEGER,                      -- from the start on
    setup         TEXT,                         -- JSON, as in records, from the start on
    guild         INTEGER,
    channel       INTEGER NOT NULL,
    host          INTEGER NOT NULL,
    host_name     TEXT    NOT NULL,
    state         TEXT    NOT NULL CHECK (state IN ('lobby', 'running', 'over', 'cancelled')),
    locale        TEXT    NOT NULL,
    theme         TEXT    NOT NULL,
    pace          INTEGER NOT NULL,             -- seconds until a player is reminded
    opened_at     INTEGER NOT NULL,
    started_at    INTEGER,
    ended_at      INTEGER,
    CHECK (state NOT IN ('running', 'over') OR (seed IS NOT NULL AND setup IS NOT NULL AND started_at IS NOT NULL))
) STRICT;

CREATE UNIQUE INDEX one_table_in_a_channel ON tables (channel) WHERE state IN ('lobby', 'running');
CREATE INDEX tables_by_channel ON tables (channel, id);

-- Who sits where, and who sat there before.
CREATE TABLE seats (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,                  -- in the lobby the order of joining
    user     INTEGER,                           -- NULL: a computer player, or a former player
    name     TEXT    NOT NULL,
    kind     TEXT    NOT NULL CHECK (kind IN ('human', 'ai')),
    since    INTEGER NOT NULL,
    until    INTEGER                            -- NULL: sits there now
) STRICT;

CREATE UNIQUE INDEX one_player_on_a_seat ON seats (table_id, seat) WHERE until IS NULL;
CREATE UNIQUE INDEX one_seat_for_a_user ON seats (table_id, user) WHERE until IS NULL AND user IS NOT NULL;
CREATE INDEX seats_by_user ON seats (user) WHERE until IS NULL;

-- The log is the game: entries are appended, and the state is the replay of what still counts.
CREATE TABLE log (
    table_id    INTEGER NOT NULL REFERENCES tables (id),
    seq         INTEGER NOT NULL CHECK (seq >= 1),
    kind        TEXT    NOT NULL
                CHECK (kind IN ('turn', 'undo_asked', 'undo_agreed', 'undo_refused', 'undone', 'resumed')),
    body        TEXT    NOT NULL,               -- steps in notation, or what the kind needs
    seat        INTEGER,
    user        INTEGER,
    at          INTEGER NOT NULL,
    interaction INTEGER,
    turn        INTEGER NOT NULL,               -- turns completed after this entry
    hash        INTEGER NOT NULL,               -- of the state after this entry
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

-- Who it was may be forgotten on request; what was done may not.
CREATE TRIGGER log_is_not_rewritten
BEFORE UPDATE OF table_id, seq, kind, body, seat, at, turn, hash ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is not rewritten');
END;

CREATE TRIGGER log_is_not_shortened
BEFORE DELETE ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is not shortened');
END;

-- Turns being planned.
CREATE TABLE drafts (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    seq      INTEGER NOT NULL,                  -- log entries when this decision of the seat began
    revision INTEGER NOT NULL,
    steps    TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- The position after the newest log entry, for when the log cannot be replayed.
CREATE TABLE snapshots (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    saved    TEXT    NOT NULL
) STRICT;

-- Messages owed to Discord, delivered in order of id within each lane.
CREATE TABLE outbox (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id   INTEGER NOT NULL REFERENCES tables (id),
    lane       TEXT    NOT NULL CHECK (lane IN ('channel', 'direct')),
    lane_id    INTEGER NOT NULL,
    owed       TEXT    NOT NULL,                -- JSON: what it is about
    slot       TEXT,                            -- the message that it makes or changes
    edit       INTEGER NOT NULL CHECK (edit IN (0, 1)),
    state      TEXT    NOT NULL CHECK (state IN ('waiting', 'claimed', 'sent', 'dropped', 'failed')),
    attempts   INTEGER NOT NULL,
    uncertain  INTEGER NOT NULL CHECK (uncertain IN (0, 1)),
    not_before INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    settled_at INTEGER,
    why        TEXT                             -- the newest failure
) STRICT;

CREATE INDEX outbox_undelivered ON outbox (lane, lane_id, id) WHERE state IN ('waiting', 'claimed');
CREATE INDEX outbox_by_time ON outbox (not_before) WHERE state IN ('waiting', 'claimed');
CREATE INDEX outbox_by_slot ON outbox (table_id, slot) WHERE state IN ('waiting', 'claimed');

-- Messages that may be changed later.
CREATE TABLE messages (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    slot     TEXT    NOT NULL,
    channel  INTEGER NOT NULL,
    message  INTEGER NOT NULL,
    UNIQUE (table_id, slot)
) STRICT;

-- Things due later.
CREATE TABLE jobs (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    kind     TEXT    NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    seq      INTEGER NOT NULL,                  -- log entries when the reason arose
    due_at   INTEGER NOT NULL,
    payload  TEXT,
    attempts INTEGER NOT NULL DEFAULT 0,
    UNIQUE (table_id, kind, seat)
) STRICT;

CREATE INDEX jobs_by_due_time ON jobs (due_at);

-- Interactions answered lately: the same one again gets the same answer.
CREATE TABLE interactions (
    id     INTEGER PRIMARY KEY,
    at     INTEGER NOT NULL,
    answer TEXT    NOT NULL
) STRICT;

CREATE INDEX interactions_by_time ON interactions (at);
