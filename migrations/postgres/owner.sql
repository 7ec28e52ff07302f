-- One process works on the database at a time: this row says which one, and each change checks it first. The row also has
-- the version of the tables, so that no one changes them while another process works.
CREATE TABLE daykeeper (
    id         BIGINT PRIMARY KEY CHECK (id = 1),
    version    BIGINT NOT NULL,                 -- the number of the last migration
    fence      BIGINT NOT NULL,                 -- grows with each process; an older one may not write
    session    BIGINT NOT NULL,                 -- the server's id of the process's connection
    until      BIGINT NOT NULL,                 -- end of the lease, by the server's clock
    written    BIGINT NOT NULL,                 -- the number of the last stored change, in case its answer was lost
    last_table BIGINT NOT NULL                  -- the highest table id ever used
);

INSERT INTO daykeeper (id, version, fence, session, until, written, last_table) VALUES (1, 0, 0, 0, 0, 0, 0);

-- The program refuses databases from before its first release, which lack this mark.
COMMENT ON TABLE daykeeper IS 'Daykeeper 0.1';
