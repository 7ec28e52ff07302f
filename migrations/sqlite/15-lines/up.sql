-- What people try out on a private board, from a moment of a real game: nobody else reads it.
CREATE TABLE lines (
    table_id    INTEGER NOT NULL REFERENCES tables (id),
    user        INTEGER NOT NULL,
    number      INTEGER NOT NULL,               -- drawn, so that it tells nothing of other lines
    seq         INTEGER NOT NULL,               -- the log entries there were at the moment from which it goes on
    seed        INTEGER NOT NULL,               -- what hidden things are dealt from
    moves       TEXT    NOT NULL,               -- JSON: the steps of its turns, as in a record
    draft       TEXT    NOT NULL,               -- the steps of the turn that is not complete
    advice      TEXT,                           -- JSON: what was advised for the draft's revision
    name        TEXT,
    revision    INTEGER NOT NULL,
    interaction INTEGER NOT NULL,               -- the press that changed it last
    changed_at  INTEGER NOT NULL,
    PRIMARY KEY (table_id, user, number)
) STRICT, WITHOUT ROWID;
