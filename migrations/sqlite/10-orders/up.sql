-- What players have planned and written down by themselves: nobody else reads it.

-- Turns planned before their time: the one in the planner, and those that are to be carried out.
CREATE TABLE orders (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    user     INTEGER NOT NULL,
    body     TEXT    NOT NULL,                  -- JSON
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- Private notes; turn 0 is about the whole game.
CREATE TABLE notes (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user     INTEGER NOT NULL,
    turn     INTEGER NOT NULL,
    text     TEXT    NOT NULL,
    PRIMARY KEY (table_id, user, turn)
) STRICT, WITHOUT ROWID;
