-- The seal covers the version of the rules, and the log has the counted time of each turn.

ALTER TABLE tables ADD COLUMN sealed_rules INTEGER;     -- version of the rules at the start; NULL in lobbies and older games
ALTER TABLE log ADD COLUMN counted INTEGER;             -- milliseconds of a person's turn without rests and pauses

DROP TRIGGER log_is_not_rewritten;
CREATE TRIGGER log_is_not_rewritten
BEFORE UPDATE OF table_id, seq, kind, body, seat, at, turn, hash, shown, counted ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is not rewritten');
END;
