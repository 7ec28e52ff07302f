-- The message of a server that lists its tables (/games board): one of each server.
CREATE TABLE boards (
    guild   INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    locale  TEXT    NOT NULL
) STRICT;
