-- A finished game in a channel that everyone can see is open to the members of its server. A thread is as open as its
-- channel, and Discord doesn't report archived threads after a restart.

ALTER TABLE tables ADD COLUMN parent INTEGER;   -- channel of a public thread; NULL: another channel, or unknown

UPDATE tables SET parent = (SELECT p.forum FROM posts p WHERE p.channel = tables.channel);
