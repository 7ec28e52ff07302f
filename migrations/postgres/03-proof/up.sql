-- As in SQLite (migrations/sqlite/).

ALTER TABLE tables ADD COLUMN sealed_rules BIGINT;
ALTER TABLE log ADD COLUMN counted BIGINT;

DROP TRIGGER log_is_not_rewritten ON log;
CREATE TRIGGER log_is_not_rewritten
BEFORE UPDATE OF table_id, seq, kind, body, seat, at, turn, hash, shown, counted ON log
FOR EACH ROW EXECUTE FUNCTION log_is_not_rewritten();
