-- As in SQLite (migrations/sqlite/).

ALTER TABLE tables ADD COLUMN previous BIGINT;
ALTER TABLE tables ADD COLUMN reserved TEXT;

UPDATE tables SET previous = (settings::json ->> 'before')::bigint, reserved = settings::json ->> 'reserved',
    settings = (settings::jsonb - 'before' - 'reserved')::text;

-- The keys of the settings' texts are the names of the settings.
UPDATE interactions SET answer = replace(replace(answer, '"ui-setting-full"', '"ui-setting-start-when-full"'),
    '"ui-setting-sleep"', '"ui-setting-sleeps"')
WHERE answer LIKE '%"ui-setting-%';
UPDATE outbox SET subject = replace(replace(subject, '"ui-setting-full"', '"ui-setting-start-when-full"'),
    '"ui-setting-sleep"', '"ui-setting-sleeps"')
WHERE subject LIKE '%"ui-setting-%';
