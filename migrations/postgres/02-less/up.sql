-- As in SQLite (migrations/sqlite/).

DELETE FROM jobs WHERE kind = 'push';
UPDATE people SET settings = (settings::jsonb - 'push')::text;
ALTER TABLE what_ifs DROP COLUMN name;
