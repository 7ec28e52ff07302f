-- What makes a game checkable after its end; NULL for games that began before.

-- Random, 64 hexadecimal digits: with seed and setup it gives the commitment told at the start.
ALTER TABLE tables ADD COLUMN salt TEXT;
-- The hash of the entry before, 64 hexadecimal digits; of the first entry, the commitment.
ALTER TABLE log ADD COLUMN before TEXT;
