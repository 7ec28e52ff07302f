-- Which message each row became: what may have been posted for a later row of the same destination is newer.
ALTER TABLE outbox ADD COLUMN message INTEGER;
UPDATE outbox SET message = (SELECT m.message FROM messages m
    WHERE m.table_id = outbox.table_id AND m.slot = outbox.slot AND m.channel = outbox.lane_id)
    WHERE state = 'sent' AND lane = 'channel' AND (edit = 0 OR slot = 'status');
CREATE INDEX outbox_posted ON outbox (lane, lane_id, message) WHERE message IS NOT NULL AND late = 0;
