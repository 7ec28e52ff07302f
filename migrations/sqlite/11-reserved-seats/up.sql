-- The game before a lobby and its reserved seats are no settings.

ALTER TABLE tables ADD COLUMN previous INTEGER;
ALTER TABLE tables ADD COLUMN reserved TEXT;

UPDATE tables SET previous = settings ->> '$.before', reserved = settings ->> '$.reserved',
    settings = json_remove(settings, '$.before', '$.reserved');
