-- The finished games of a person, newest first, are read from an index. `seats` has what the lists need: the end and
-- the server of a finished game, in one row for each person of the game.

ALTER TABLE seats ADD COLUMN finished INTEGER;          -- the game's end; NULL in open games and for earlier stays
ALTER TABLE seats ADD COLUMN guild INTEGER;             -- the game's server, next to `finished`

CREATE INDEX seats_by_table ON seats (table_id, "user");
CREATE INDEX seats_finished_in ON seats ("user", guild, finished, table_id) WHERE finished IS NOT NULL;
CREATE INDEX seats_finished ON seats ("user", finished, table_id) WHERE finished IS NOT NULL;

UPDATE seats SET
    finished = (SELECT coalesce(t.ended_at, t.touched_at) FROM tables t WHERE t.id = seats.table_id),
    guild = (SELECT t.guild FROM tables t WHERE t.id = seats.table_id)
WHERE id IN (SELECT max(s.id) FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE t.state = 'over' AND s."user" IS NOT NULL GROUP BY s.table_id, s."user");
