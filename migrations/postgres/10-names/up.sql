-- As in SQLite (migrations/sqlite/).

ALTER TABLE tables RENAME COLUMN homeless TO channel_deleted;
ALTER TABLE tables RENAME COLUMN told_full TO full_announced;
ALTER TABLE tables RENAME COLUMN sleep_asked TO idle_asked_at;
ALTER TABLE tables RENAME COLUMN tallied TO results_version;

ALTER TABLE outbox RENAME COLUMN owed TO subject;
ALTER TABLE outbox RENAME COLUMN why TO error;

ALTER TABLE maintenance RENAME COLUMN said TO message;

UPDATE jobs SET payload = '{"reminder_progress":' || substr(payload, 9) WHERE payload LIKE '{"told":%';
UPDATE people
SET settings = (settings::jsonb - 'told' || jsonb_build_object('notify_by', settings::jsonb -> 'told'))::text
WHERE settings::jsonb -> 'told' IS NOT NULL;
UPDATE people
SET settings = (settings::jsonb - 'away' || jsonb_build_object('vacation', settings::jsonb -> 'away'))::text
WHERE settings::jsonb -> 'away' IS NOT NULL;
