-- The secret name of the game's page on the web. NULL until the game needs one.
ALTER TABLE tables ADD COLUMN page TEXT;

CREATE UNIQUE INDEX tables_by_page ON tables (page);
