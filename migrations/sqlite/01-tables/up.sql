-- Times are milliseconds since 1970 (UTC). Discord ids, seeds and hashes are unsigned 64-bit numbers, stored bit by bit
-- in SQLite's signed integers.

-- "DKPR". The program refuses databases from before its first release, which lack this mark.
PRAGMA application_id = 1145786450;

-- A game in a channel, from its lobby to its end.
CREATE TABLE tables (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    game          TEXT    NOT NULL,
    rules_version INTEGER NOT NULL,
    capacity      INTEGER NOT NULL,
    options       TEXT    NOT NULL,             -- JSON: chosen options by id
    seating       TEXT    NOT NULL,
    seed          INTEGER,                      -- NULL in a lobby
    setup         TEXT,                         -- JSON as in records; NULL in a lobby
    guild         INTEGER,
    channel       INTEGER NOT NULL,
    host          INTEGER NOT NULL,
    host_name     TEXT    NOT NULL,
    state         TEXT    NOT NULL CHECK (state IN ('lobby', 'running', 'over', 'cancelled')),
    locale        TEXT    NOT NULL,
    theme         TEXT    NOT NULL,
    opened_at     INTEGER NOT NULL,
    started_at    INTEGER,
    ended_at      INTEGER,
    settings      TEXT    NOT NULL DEFAULT '{}',    -- JSON: the settings that differ from the defaults
    clocks        TEXT    NOT NULL DEFAULT '[]',    -- JSON: by seat, if the game has clocks
    homeless      INTEGER NOT NULL DEFAULT 0 CHECK (homeless IN (0, 1)),    -- 1: the channel was deleted
    salt          TEXT,                         -- 64 hexadecimal digits: makes the seal at the start unguessable
    pauses        TEXT    NOT NULL DEFAULT '[]',    -- JSON: the last one may still be open
    proposal      TEXT,                         -- JSON: the last proposed pause
    origin        TEXT,                         -- JSON: the position of another game that this one starts from
    told_full     INTEGER NOT NULL DEFAULT 0,   -- 1: the host knows that the lobby is full
    touched_at    INTEGER NOT NULL DEFAULT 0,   -- when a person last acted in the game
    sleep_asked   INTEGER,                      -- when the bot asked whether to close or pause an inactive game
    CHECK (state NOT IN ('running', 'over') OR (seed IS NOT NULL AND setup IS NOT NULL AND started_at IS NOT NULL))
) STRICT;

-- A game without a channel doesn't occupy one.
CREATE UNIQUE INDEX one_table_in_a_channel ON tables (channel) WHERE state IN ('lobby', 'running') AND homeless = 0;
CREATE INDEX tables_by_channel ON tables (channel, id);
CREATE INDEX tables_by_guild ON tables (guild) WHERE state IN ('lobby', 'running');
CREATE INDEX tables_by_host ON tables (host) WHERE state IN ('lobby', 'running');
CREATE INDEX tables_by_touch ON tables (touched_at) WHERE state IN ('lobby', 'running');

-- Present and former players of each seat.
CREATE TABLE seats (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,                  -- in a lobby, the order of joining
    user     INTEGER,                           -- NULL: a computer player or a former player
    name     TEXT    NOT NULL,
    kind     TEXT    NOT NULL CHECK (kind IN ('human', 'ai')),
    since    INTEGER NOT NULL,
    until    INTEGER,                           -- NULL: the present player
    strength TEXT,                              -- of a computer player; with a user, it fills in for them
    offer    TEXT                               -- JSON: to whom the seat is offered, and who agreed
) STRICT;

CREATE UNIQUE INDEX one_player_on_a_seat ON seats (table_id, seat) WHERE until IS NULL;
CREATE UNIQUE INDEX one_seat_for_a_user ON seats (table_id, user) WHERE until IS NULL AND user IS NOT NULL;
CREATE INDEX seats_by_user ON seats (user) WHERE until IS NULL;

-- The log is the game: entries are only appended, and the state is the replay of the entries that count.
CREATE TABLE log (
    table_id    INTEGER NOT NULL REFERENCES tables (id),
    seq         INTEGER NOT NULL CHECK (seq >= 1),
    kind        TEXT    NOT NULL
                CHECK (kind IN ('turn', 'undo_asked', 'undo_agreed', 'undo_refused', 'undone', 'resumed', 'seated')),
    body        TEXT    NOT NULL,               -- steps in notation, or what the kind needs
    seat        INTEGER,
    user        INTEGER,
    at          INTEGER NOT NULL,
    interaction INTEGER,
    turn        INTEGER NOT NULL,               -- turns completed after this entry
    hash        INTEGER NOT NULL,               -- of the state after this entry
    shown       INTEGER NOT NULL DEFAULT 0 CHECK (shown IN (0, 1, 2)),  -- 1: with a later turn, 2: in the newest message
    budget      INTEGER,                        -- search steps for each decision of a computer player's turn
    before      TEXT,                           -- hash of the previous entry, or the seal for the first one
    former      TEXT,                           -- name of the player who left the seat
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

-- Games that are being deleted. Only their log entries may go.
CREATE TABLE deletions (
    table_id INTEGER PRIMARY KEY
) STRICT;

-- The user can be forgotten on request, but the game can't change.
CREATE TRIGGER log_is_not_rewritten
BEFORE UPDATE OF table_id, seq, kind, body, seat, at, turn, hash, shown ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is not rewritten');
END;

CREATE TRIGGER log_is_not_shortened
BEFORE DELETE ON log
WHEN NOT EXISTS (SELECT 1 FROM deletions WHERE deletions.table_id = OLD.table_id)
BEGIN
    SELECT RAISE(ABORT, 'the log is not shortened');
END;

-- Turns in the planner.
CREATE TABLE drafts (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    seq      INTEGER NOT NULL,                  -- log entries when this decision of the seat began
    revision INTEGER NOT NULL,
    steps    TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- The position after the newest log entry: for lists, and in case the log can't be replayed.
CREATE TABLE snapshots (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    saved    TEXT    NOT NULL
) STRICT;

-- Messages for Discord, delivered in order of id within each lane.
CREATE TABLE outbox (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id   INTEGER NOT NULL REFERENCES tables (id),
    lane       TEXT    NOT NULL CHECK (lane IN ('channel', 'direct')),
    lane_id    INTEGER NOT NULL,
    owed       TEXT    NOT NULL,                -- JSON: the subject of the message
    slot       TEXT,                            -- the message that it creates or edits
    edit       INTEGER NOT NULL CHECK (edit IN (0, 1)),
    state      TEXT    NOT NULL CHECK (state IN ('waiting', 'claimed', 'sent', 'dropped', 'failed')),
    attempts   INTEGER NOT NULL,
    uncertain  INTEGER NOT NULL CHECK (uncertain IN (0, 1)),
    not_before INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    settled_at INTEGER,
    why        TEXT,                            -- the last failure
    late       INTEGER NOT NULL DEFAULT 0 CHECK (late IN (0, 1)),       -- 1: reminders, which go after turns
    withheld   INTEGER NOT NULL DEFAULT 0 CHECK (withheld IN (0, 1)),   -- 1: the bot lacks a permission
    message    INTEGER                          -- the posted message
) STRICT;

CREATE INDEX outbox_undelivered ON outbox (lane, lane_id, id) WHERE state IN ('waiting', 'claimed');
CREATE INDEX outbox_by_time ON outbox (not_before) WHERE state IN ('waiting', 'claimed');
CREATE INDEX outbox_by_slot ON outbox (table_id, slot) WHERE state IN ('waiting', 'claimed');
CREATE INDEX outbox_posted ON outbox (lane, lane_id, message) WHERE message IS NOT NULL AND late = 0;

-- Messages that the bot may edit later.
CREATE TABLE messages (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    slot     TEXT    NOT NULL,
    channel  INTEGER NOT NULL,
    message  INTEGER NOT NULL,
    UNIQUE (table_id, slot)
) STRICT;

-- Things to do later.
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

-- Recent interactions: a repeated one gets the same answer.
CREATE TABLE interactions (
    id     INTEGER PRIMARY KEY,
    at     INTEGER NOT NULL,
    answer TEXT    NOT NULL
) STRICT;

CREATE INDEX interactions_by_time ON interactions (at);

-- Each person's settings; no row: the defaults.
CREATE TABLE people (
    user     INTEGER PRIMARY KEY,
    settings TEXT NOT NULL                      -- JSON
) STRICT;

-- The lessons of each person.
CREATE TABLE learners (
    user     INTEGER PRIMARY KEY,
    progress TEXT NOT NULL                      -- JSON
) STRICT;

-- Hints given for a decision, which their buttons refer to.
CREATE TABLE hints (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    seq      INTEGER NOT NULL,                  -- log entries when the decision began
    body     TEXT    NOT NULL,                  -- JSON
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- The turning points of a finished game, after the first request for them.
CREATE TABLE reviews (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    body     TEXT NOT NULL                      -- JSON
) STRICT;

-- The message that lists the games of a server.
CREATE TABLE boards (
    guild   INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    locale  TEXT    NOT NULL
) STRICT;

-- Forum posts with games, and the tags that each shows (NULL: not checked yet).
CREATE TABLE posts (
    channel INTEGER PRIMARY KEY,
    forum   INTEGER NOT NULL,
    shown   TEXT
) STRICT;

-- Queued turns, and the one in the planner. Private to their player.
CREATE TABLE queued_turns (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    user     INTEGER NOT NULL,
    body     TEXT    NOT NULL,                  -- JSON
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- Private notes. Turn 0 means the whole game.
CREATE TABLE notes (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user     INTEGER NOT NULL,
    turn     INTEGER NOT NULL,
    text     TEXT    NOT NULL,
    PRIMARY KEY (table_id, user, turn)
) STRICT, WITHOUT ROWID;

-- Maintenance mode. by_setting = 1: it ends when the bot starts without the setting.
CREATE TABLE maintenance (
    id         INTEGER PRIMARY KEY CHECK (id = 1),
    said       TEXT    NOT NULL,
    scope      TEXT    NOT NULL CHECK (scope IN ('everything', 'new_games')),
    by_setting INTEGER NOT NULL CHECK (by_setting IN (0, 1))
) STRICT;

-- Times without jobs and clocks, for one server or for all (guild NULL).
CREATE TABLE pauses (
    id    INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER,
    since INTEGER NOT NULL,
    until INTEGER                               -- NULL: not over yet
) STRICT;

CREATE INDEX pauses_open ON pauses (guild) WHERE until IS NULL;

-- Servers that removed the bot and still have games.
CREATE TABLE removed_servers (
    guild INTEGER PRIMARY KEY,
    since INTEGER NOT NULL
) STRICT;

-- The last outbox row whose time was compared with the clock: older rows can't show that the clock was set back.
CREATE TABLE clock (
    id         INTEGER PRIMARY KEY CHECK (id = 1),
    outbox_row INTEGER NOT NULL
) STRICT;

-- What-ifs. Private to their player.
CREATE TABLE what_ifs (
    table_id    INTEGER NOT NULL REFERENCES tables (id),
    user        INTEGER NOT NULL,
    number      INTEGER NOT NULL,               -- random, so that it reveals nothing about other what-ifs
    seq         INTEGER NOT NULL,               -- log entries at its first position
    seed        INTEGER NOT NULL,               -- deals the hidden components
    moves       TEXT    NOT NULL,               -- JSON: the steps of its turns, as in a record
    draft       TEXT    NOT NULL,               -- the steps of the incomplete turn
    advice      TEXT,                           -- JSON: the hint for the draft's revision
    name        TEXT,
    revision    INTEGER NOT NULL,
    interaction INTEGER NOT NULL,               -- the last click that changed it
    changed_at  INTEGER NOT NULL,
    PRIMARY KEY (table_id, user, number)
) STRICT, WITHOUT ROWID;
