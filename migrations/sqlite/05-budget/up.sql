-- How many steps a computer could play in search of each decision of a turn: fewer when many wait.
ALTER TABLE log ADD COLUMN budget INTEGER;
-- How many tables somebody has open.
CREATE INDEX tables_by_host ON tables (host) WHERE state IN ('lobby', 'running');
