-- Notifications outside Discord and names of what-ifs are gone. Their addresses are secrets, so they are deleted.

DELETE FROM jobs WHERE kind = 'push';
UPDATE people SET settings = json_remove(settings, '$.push');
ALTER TABLE what_ifs DROP COLUMN name;
