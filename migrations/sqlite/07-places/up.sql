-- A finished game in a channel that everyone can see is open to the members of its server. A thread is as open as its
-- channel, and Discord doesn't report archived threads after a restart.

ALTER TABLE tables ADD COLUMN parent INTEGER;   -- channel of a public thread; NULL: another channel, or unknown

UPDATE tables SET parent = (SELECT p.forum FROM posts p WHERE p.channel = tables.channel);

-- Names of games, and numbers for games without one.
ALTER TABLE tables ADD COLUMN name TEXT;     -- by the host
ALTER TABLE tables ADD COLUMN named_by INTEGER;
ALTER TABLE tables ADD COLUMN number INTEGER;   -- counted in each server; NULL in direct messages

UPDATE tables SET number = counted.number
FROM (SELECT id, row_number() OVER (PARTITION BY guild ORDER BY id) AS number FROM tables WHERE guild IS NOT NULL) counted
WHERE counted.id = tables.id;
CREATE UNIQUE INDEX tables_by_number ON tables (guild, number);
