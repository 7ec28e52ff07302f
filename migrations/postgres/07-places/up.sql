-- As in SQLite (migrations/sqlite/).

ALTER TABLE tables ADD COLUMN parent BIGINT;

UPDATE tables SET parent = (SELECT p.forum FROM posts p WHERE p.channel = tables.channel);

ALTER TABLE tables ADD COLUMN name TEXT;
ALTER TABLE tables ADD COLUMN named_by BIGINT;
ALTER TABLE tables ADD COLUMN number BIGINT;

UPDATE tables SET number = counted.number
FROM (SELECT id, row_number() OVER (PARTITION BY guild ORDER BY id) AS number FROM tables WHERE guild IS NOT NULL) counted
WHERE counted.id = tables.id;
CREATE UNIQUE INDEX tables_by_number ON tables (guild, number);
