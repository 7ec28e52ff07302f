-- As in SQLite (migrations/sqlite/).

ALTER TABLE tables ADD COLUMN page TEXT;

CREATE UNIQUE INDEX tables_by_page ON tables (page);
