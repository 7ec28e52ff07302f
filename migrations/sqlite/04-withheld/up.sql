-- What may not be posted for want of a permission waits for it, without being tried all the time.
ALTER TABLE outbox ADD COLUMN withheld INTEGER NOT NULL DEFAULT 0 CHECK (withheld IN (0, 1));
