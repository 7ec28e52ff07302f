-- People who get direct messages about a game that they don't play. The rows go with the end of the game.
CREATE TABLE follows (
    user     INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    news     TEXT    NOT NULL CHECK (news IN ('result', 'rounds', 'turns')),
    PRIMARY KEY (user, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX follows_by_table ON follows (table_id);
