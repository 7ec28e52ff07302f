-- As in SQLite (migrations/sqlite/).

ALTER TABLE tables ADD COLUMN parent BIGINT;

UPDATE tables SET parent = (SELECT p.forum FROM posts p WHERE p.channel = tables.channel);
