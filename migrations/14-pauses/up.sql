-- When a table stood still by the wish of its players: JSON, the last one may last. And the pause that was proposed last.
ALTER TABLE tables ADD COLUMN pauses TEXT NOT NULL DEFAULT '[]';
ALTER TABLE tables ADD COLUMN proposal TEXT;
