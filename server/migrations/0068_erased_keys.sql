-- Owner: modules/backup. Keys that were destroyed and do not stand on the list outside of this database yet (docs/decisions/0095). They get here with
-- the commit that destroys them, whoever does it.
CREATE TABLE erased_key (
  id uuid PRIMARY KEY,
  erased_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- One row: how far the list goes that this database has written. A list that goes further is of later than the database.
CREATE TABLE erased_list (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  last_seq bigint NOT NULL
);
INSERT INTO erased_list (last_seq) VALUES (0);

CREATE FUNCTION note_erased_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO erased_key (id) SELECT id FROM gone ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER data_key_erased AFTER DELETE ON data_key
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_erased_keys();
