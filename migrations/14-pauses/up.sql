-- When a table stood still by the wish of its players: JSON, the last one may last. And the pause that was proposed last.
ALTER TABLE tables ADD COLUMN pauses TEXT NOT NULL DEFAULT '[]';
ALTER TABLE tables ADD COLUMN proposal TEXT;

-- Whether the host was told that every seat of the lobby is taken.
ALTER TABLE tables ADD COLUMN told_full INTEGER NOT NULL DEFAULT 0;
