-- Plain names for columns and for the fields of stored values.

ALTER TABLE tables RENAME COLUMN homeless TO channel_deleted;
ALTER TABLE tables RENAME COLUMN told_full TO full_announced;
ALTER TABLE tables RENAME COLUMN sleep_asked TO idle_asked_at;
ALTER TABLE tables RENAME COLUMN tallied TO results_version;

ALTER TABLE outbox RENAME COLUMN owed TO subject;
ALTER TABLE outbox RENAME COLUMN why TO error;

ALTER TABLE maintenance RENAME COLUMN said TO message;

-- Serialized values have no spaces, and a job's only field is the first one.
UPDATE jobs SET payload = '{"reminder_progress":' || substr(payload, 9) WHERE payload LIKE '{"told":%';
UPDATE people SET settings = json_remove(json_set(settings, '$.notify_by', json(settings -> '$.told')), '$.told')
WHERE settings -> '$.told' IS NOT NULL;
UPDATE people SET settings = json_remove(json_set(settings, '$.vacation', json(settings -> '$.away')), '$.away')
WHERE settings -> '$.away' IS NOT NULL;
