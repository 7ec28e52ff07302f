-- As in SQLite (migrations/sqlite/).

ALTER TABLE tables ADD COLUMN tallied BIGINT NOT NULL DEFAULT 0;

UPDATE tables SET ended_at = touched_at WHERE state = 'over' AND ended_at IS NULL;
CREATE INDEX tables_untallied ON tables (ended_at, id) WHERE state = 'over' AND tallied = 0;

CREATE TABLE results (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    "user"   BIGINT NOT NULL,
    guild    BIGINT NOT NULL,
    game     TEXT   NOT NULL,
    ended    BIGINT NOT NULL,
    rated    BIGINT NOT NULL CHECK (rated IN (0, 1)),
    body     TEXT,
    sums     TEXT   NOT NULL,
    PRIMARY KEY (table_id, "user")
);

CREATE INDEX results_of_person ON results ("user", guild, game, ended, table_id);

CREATE TABLE ratings (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    "user"   BIGINT NOT NULL,
    guild    BIGINT NOT NULL,
    game     TEXT   NOT NULL,
    season   BIGINT NOT NULL,
    ended    BIGINT NOT NULL,
    mean     BIGINT NOT NULL,
    spread   BIGINT NOT NULL,
    low      BIGINT NOT NULL,
    expected BIGINT NOT NULL,
    won      BIGINT NOT NULL,
    behind   BIGINT NOT NULL,
    games    BIGINT NOT NULL,
    newest   BIGINT NOT NULL CHECK (newest IN (0, 1)),
    PRIMARY KEY (table_id, season, "user")
);

CREATE INDEX ratings_of_person ON ratings ("user", guild, game, season, ended, table_id);
CREATE INDEX ratings_ranked ON ratings (guild, game, season, low, "user") WHERE newest = 1;
CREATE INDEX ratings_by_time ON ratings (guild, game, season, ended);
