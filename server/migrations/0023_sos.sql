-- Owner: modules/sos. Calls for help. Texts are sealed with the call's own key, the row's id and the column as associated data.
CREATE TABLE sos_call (
  id uuid PRIMARY KEY,
  -- Keyed hash of the sender's nonce: the same again is the same call, and by it a guest comes back.
  nonce_index bytea NOT NULL UNIQUE,
  -- All goes with it.
  key_id uuid NOT NULL REFERENCES data_key ON DELETE CASCADE,
  -- null: a guest.
  account_id uuid REFERENCES account,
  -- Where the sender is answered: a chat, or the inbox of a report.
  chat_id uuid REFERENCES chat ON DELETE SET NULL,
  report_id uuid REFERENCES report ON DELETE SET NULL,
  lang text NOT NULL CHECK (lang IN ('uz', 'ru', 'en')),
  kind text NOT NULL CHECK (kind IN ('self', 'other')),
  can_speak boolean NOT NULL,
  words bytea,
  phone bytea,
  -- Only what is left after rounding to about 100 m; taken away after seven days.
  place bytea,
  place_at timestamptz,
  state text NOT NULL DEFAULT 'sent' CHECK (state IN ('sent', 'accepted', 'helped', 'false_alarm', 'handed_to_112', 'unreachable')),
  -- Supervisors were told that nobody had accepted it.
  escalated_at timestamptz,
  accepted_by uuid REFERENCES account,
  accepted_at timestamptz,
  -- The sender said it was a mistake.
  cancelled_at timestamptz,
  settled_by uuid REFERENCES account,
  settled_at timestamptz,
  note bytea,
  created_at timestamptz NOT NULL,
  CHECK ((state IN ('sent', 'accepted')) = (settled_at IS NULL)),
  CHECK (state <> 'accepted' OR accepted_by IS NOT NULL),
  CHECK ((place IS NULL) = (place_at IS NULL))
);
CREATE INDEX sos_call_open ON sos_call (created_at) WHERE settled_at IS NULL;
CREATE INDEX sos_call_time ON sos_call (created_at);
CREATE INDEX sos_call_account ON sos_call (account_id);
CREATE INDEX sos_call_place ON sos_call (place_at) WHERE place_at IS NOT NULL;
