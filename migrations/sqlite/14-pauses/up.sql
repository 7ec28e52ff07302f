-- When a table stood still by the wish of its players: JSON, the last one may last. And the pause that was proposed last.
ALTER TABLE tables ADD COLUMN pauses TEXT NOT NULL DEFAULT '[]';
ALTER TABLE tables ADD COLUMN proposal TEXT;

-- Whether the host was told that every seat of the lobby is taken.
ALTER TABLE tables ADD COLUMN told_full INTEGER NOT NULL DEFAULT 0;

-- When a person last did something at a table, and since when its channel is asked whether it may be closed or put to
-- sleep, since nobody comes.
ALTER TABLE tables ADD COLUMN touched_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN sleep_asked INTEGER;

UPDATE tables SET touched_at = max(opened_at, coalesce(started_at, 0),
    coalesce((SELECT max(at) FROM log WHERE table_id = tables.id), 0));

CREATE INDEX tables_by_touch ON tables (touched_at) WHERE state IN ('lobby', 'running');
