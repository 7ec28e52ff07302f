-- Results and ratings of people. Both tables are computed from finished games: `daykeeper people rebuild` makes them again.

ALTER TABLE tables ADD COLUMN tallied INTEGER NOT NULL DEFAULT 0;   -- version of the formulas used; 0: not computed yet

UPDATE tables SET ended_at = touched_at WHERE state = 'over' AND ended_at IS NULL;
CREATE INDEX tables_untallied ON tables (ended_at, id) WHERE state = 'over' AND tallied = 0;

-- The result of each person in a finished game.
CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user     INTEGER NOT NULL,                  -- 0: the sums of all people of the server
    guild    INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    ended    INTEGER NOT NULL,                  -- time of the last turn
    rated    INTEGER NOT NULL CHECK (rated IN (0, 1)),
    body     TEXT,                              -- JSON: place, points, turn times; NULL for the sums of all people
    sums     TEXT    NOT NULL,                  -- JSON: of all games up to this one
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_of_person ON results (user, guild, game, ended, table_id);

-- Each change of a rating. Ratings and chances are in thousandths.
CREATE TABLE ratings (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user     INTEGER NOT NULL,
    guild    INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    season   INTEGER NOT NULL,                  -- 0: all time, 20264: October to December 2026, -1: against computer players
    ended    INTEGER NOT NULL,                  -- time of the last turn
    mean     INTEGER NOT NULL,                  -- after the game
    spread   INTEGER NOT NULL,                  -- the uncertainty of the mean
    low      INTEGER NOT NULL,                  -- the low end of the band
    expected INTEGER NOT NULL,                  -- the chance to win before the game
    won      INTEGER NOT NULL,                  -- a shared first place in parts
    behind   INTEGER NOT NULL,                  -- the share of the opponents who finished behind
    games    INTEGER NOT NULL,                  -- of this person up to this one
    newest   INTEGER NOT NULL CHECK (newest IN (0, 1)),     -- 1: the person's last change
    PRIMARY KEY (table_id, season, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_of_person ON ratings (user, guild, game, season, ended, table_id);
CREATE INDEX ratings_ranked ON ratings (guild, game, season, low, user) WHERE newest = 1;
CREATE INDEX ratings_by_time ON ratings (guild, game, season, ended);
