-- Up to which row of the outbox it was noticed that the clock had been set back: the times of these rows, later than
-- now or not, say nothing about it any more.
CREATE TABLE clock (
    id         INTEGER PRIMARY KEY CHECK (id = 1),
    outbox_row INTEGER NOT NULL
) STRICT;
