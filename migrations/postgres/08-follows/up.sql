-- As in SQLite (migrations/sqlite/).

CREATE TABLE follows (
    "user"   BIGINT NOT NULL,
    table_id BIGINT NOT NULL REFERENCES tables (id),
    news     TEXT   NOT NULL CHECK (news IN ('result', 'rounds', 'turns')),
    PRIMARY KEY ("user", table_id)
);

CREATE INDEX follows_by_table ON follows (table_id);
