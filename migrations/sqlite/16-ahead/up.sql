-- From where in another game a table goes on: JSON, with the setup and the steps of that game until then.
ALTER TABLE tables ADD COLUMN origin TEXT;
