-- Owner: modules/complaints. What people said of how they were treated; who said it is known to nobody.
CREATE TABLE complaint (
  id uuid PRIMARY KEY,
  -- The complaint's own key; the row goes with it.
  key_id uuid NOT NULL REFERENCES data_key ON DELETE CASCADE,
  receipt_index bytea NOT NULL UNIQUE,
  lang text NOT NULL CHECK (lang IN ('uz', 'ru', 'en')),
  -- All that was written is sealed, the row's id and the column as associated data.
  words bytea NOT NULL,
  about bytea NOT NULL,
  -- Words of our lists stand in it: it is looked at first.
  marked boolean NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'answered', 'done')),
  answer bytea,
  answered_by uuid REFERENCES account,
  answered_at timestamptz,
  settled_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK ((state = 'waiting') = (settled_at IS NULL)),
  CHECK ((answer IS NULL) = (answered_at IS NULL)),
  CHECK (state <> 'answered' OR answer IS NOT NULL)
);
CREATE INDEX complaint_list ON complaint (state, marked DESC, created_at);
CREATE INDEX complaint_settled ON complaint (settled_at);
CREATE INDEX complaint_key ON complaint (key_id);
