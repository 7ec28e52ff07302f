-- Of a seat that came into other hands: who sat there before, so that older turns are told of whoever played them.
-- Not known of entries that are older than this.
ALTER TABLE log ADD COLUMN former TEXT;
