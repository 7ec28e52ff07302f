-- One process at a time works on the database: this one row says which, and every change begins by asking it.
-- The version of the tables is in it too, so that nobody changes them while another process works.
CREATE TABLE daykeeper (
    id         BIGINT PRIMARY KEY CHECK (id = 1),
    version    BIGINT NOT NULL,                 -- the number of the last migration
    fence      BIGINT NOT NULL,                 -- higher with each process; who has an older one may write nothing
    session    BIGINT NOT NULL,                 -- the server's number of the process's connection
    until      BIGINT NOT NULL,                 -- by the server's clock, renewed with every change and while nothing changes
    written    BIGINT NOT NULL,                 -- the number of the last change: whether it was stored, if no answer came
    last_table BIGINT NOT NULL                  -- the table that was made last, also if it is gone
);

INSERT INTO daykeeper (id, version, fence, session, until, written, last_table) VALUES (1, 1, 0, 0, 0, 0, 0);
