-- The game before a lobby and its reserved seats are no settings.

ALTER TABLE tables ADD COLUMN previous INTEGER;
ALTER TABLE tables ADD COLUMN reserved TEXT;

UPDATE tables SET previous = settings ->> '$.before', reserved = settings ->> '$.reserved',
    settings = json_remove(settings, '$.before', '$.reserved');

-- The keys of the settings' texts are the names of the settings.
UPDATE interactions SET answer = replace(replace(answer, '"ui-setting-full"', '"ui-setting-start-when-full"'),
    '"ui-setting-sleep"', '"ui-setting-sleeps"')
WHERE answer LIKE '%"ui-setting-%';
UPDATE outbox SET subject = replace(replace(subject, '"ui-setting-full"', '"ui-setting-start-when-full"'),
    '"ui-setting-sleep"', '"ui-setting-sleeps"')
WHERE subject LIKE '%"ui-setting-%';
