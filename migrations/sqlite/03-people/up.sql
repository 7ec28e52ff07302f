-- Who sits at a table: computer players, seats in other hands, tables without a channel.

-- How well a computer plays; NULL for a person's seat. A computer with a user holds the seat until
-- that user returns.
ALTER TABLE seats ADD COLUMN strength TEXT;
-- JSON: to whom the seat is offered, or who wants it to be; NULL: nobody asked for that.
ALTER TABLE seats ADD COLUMN offer TEXT;
UPDATE seats SET strength = 'medium' WHERE kind = 'ai';

-- The channel was deleted: the table waits until it is moved to another one.
ALTER TABLE tables ADD COLUMN homeless INTEGER NOT NULL DEFAULT 0 CHECK (homeless IN (0, 1));

-- A table without a channel takes none from others.
DROP INDEX one_table_in_a_channel;
CREATE UNIQUE INDEX one_table_in_a_channel ON tables (channel) WHERE state IN ('lobby', 'running') AND homeless = 0;
CREATE INDEX tables_by_guild ON tables (guild) WHERE state IN ('lobby', 'running');

-- Changes of who sits where are entries of the log. A turn of a computer has a reason, and may be
-- told with a later turn (quiet). A constraint cannot be changed in place, so the log is copied.
CREATE TABLE log_with_seats (
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
    reason      TEXT,                           -- JSON phrase: why a computer played this turn
    quiet       INTEGER NOT NULL DEFAULT 0 CHECK (quiet IN (0, 1)),
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

INSERT INTO log_with_seats (table_id, seq, kind, body, seat, user, at, interaction, turn, hash)
    SELECT table_id, seq, kind, body, seat, user, at, interaction, turn, hash FROM log;
DROP TABLE log;
ALTER TABLE log_with_seats RENAME TO log;

-- Who it was may be forgotten on request; what was done may not.
CREATE TRIGGER log_is_not_rewritten
BEFORE UPDATE OF table_id, seq, kind, body, seat, at, turn, hash, reason, quiet ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is not rewritten');
END;

CREATE TRIGGER log_is_not_shortened
BEFORE DELETE ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is not shortened');
END;

-- Advice given for a decision: the buttons under it mean these turns.
CREATE TABLE hints (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    seq      INTEGER NOT NULL,                  -- log entries when the decision began
    body     TEXT    NOT NULL,                  -- JSON
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- The turning points of a finished game, once somebody asked for them.
CREATE TABLE reviews (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    body     TEXT NOT NULL                      -- JSON
) STRICT;
