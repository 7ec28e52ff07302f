-- The posts of forums in which there are tables, and which of our tags each shows (NULL: nothing is known of them).
CREATE TABLE posts (
    channel INTEGER PRIMARY KEY,
    forum   INTEGER NOT NULL,
    shown   TEXT
) STRICT;
