-- As in SQLite (migrations/sqlite/).

ALTER TABLE seats ADD COLUMN finished BIGINT;
ALTER TABLE seats ADD COLUMN guild BIGINT;

CREATE INDEX seats_by_table ON seats (table_id, "user");
CREATE INDEX seats_finished_in ON seats ("user", guild, finished, table_id) WHERE finished IS NOT NULL;
CREATE INDEX seats_finished ON seats ("user", finished, table_id) WHERE finished IS NOT NULL;

UPDATE seats SET
    finished = (SELECT coalesce(t.ended_at, t.touched_at) FROM tables t WHERE t.id = seats.table_id),
    guild = (SELECT t.guild FROM tables t WHERE t.id = seats.table_id)
WHERE id IN (SELECT max(s.id) FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE t.state = 'over' AND s."user" IS NOT NULL GROUP BY s.table_id, s."user");
