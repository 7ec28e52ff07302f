-- As in SQLite (migrations/sqlite/).

ALTER TABLE tables ADD COLUMN previous BIGINT;
ALTER TABLE tables ADD COLUMN reserved TEXT;

UPDATE tables SET previous = (settings::json ->> 'before')::bigint, reserved = settings::json ->> 'reserved',
    settings = (settings::jsonb - 'before' - 'reserved')::text;
