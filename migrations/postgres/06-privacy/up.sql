-- As in SQLite (migrations/sqlite/).

ALTER TABLE people ADD COLUMN hidden BIGINT NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1));

UPDATE log SET "user" = -"user" WHERE "user" > 0 AND EXISTS (
    SELECT 1 FROM seats s WHERE s.table_id = log.table_id AND s."user" = log."user"
        AND s.name = '#' || CAST(s."user" AS TEXT));
UPDATE tables SET host = -host, host_name = '' WHERE host > 0 AND host_name = '#' || CAST(host AS TEXT);
UPDATE seats SET "user" = -"user", name = '' WHERE "user" > 0 AND name = '#' || CAST("user" AS TEXT);
