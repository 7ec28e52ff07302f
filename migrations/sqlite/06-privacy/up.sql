-- People can hide from lists. The numbers that stand for forgotten people are negative, so no list shows them, and a
-- forgotten person has no name: games show "Player 2" in the reader's language instead.

ALTER TABLE people ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1));

UPDATE log SET user = -user WHERE user > 0 AND EXISTS (
    SELECT 1 FROM seats s WHERE s.table_id = log.table_id AND s.user = log.user AND s.name = '#' || s.user);
UPDATE tables SET host = -host, host_name = '' WHERE host > 0 AND host_name = '#' || host;
UPDATE seats SET user = -user, name = '' WHERE user > 0 AND name = '#' || user;
