-- Owner: modules/reports. What somebody told us, and the inbox in which they are answered. How we work on it is a case.
CREATE TABLE report (
  id uuid PRIMARY KEY,
  -- Eight letters and digits to name it by; opens nothing.
  ref text NOT NULL UNIQUE,
  -- form: the steps of a report; sos: the inbox an SOS of a guest opens.
  source text NOT NULL DEFAULT 'form' CHECK (source IN ('form', 'sos')),
  -- The report's own key: seals all of it, its inbox, its files' keys, its case. All goes with it.
  key_id uuid NOT NULL REFERENCES data_key ON DELETE CASCADE,
  -- Of a guest neither account nor address is known, only the keyed hash of the receipt. Both are null once the account is
  -- deleted or the inbox was left unread for long: then nobody but the team reaches it.
  account_id uuid REFERENCES account,
  receipt_index bytea UNIQUE,
  lang text NOT NULL CHECK (lang IN ('uz', 'ru', 'en')),
  reporter_role text NOT NULL CHECK (reporter_role IN (
    'child_self', 'friend', 'parent', 'relative', 'teacher', 'medic', 'social_worker', 'neighbour', 'witness', 'other')),
  type_ids text[] NOT NULL CHECK (cardinality(type_ids) BETWEEN 1 AND 3),
  urgency text NOT NULL CHECK (urgency IN ('now', 'days', 'ongoing', 'past')),
  -- null: an SOS of a guest, who was not asked.
  region_code text,
  child_age_band text CHECK (child_age_band IN ('0-6', '7-10', '11-13', '14-17', 'unknown')),
  child_gender text CHECK (child_gender IN ('girl', 'boy', 'unknown')),
  -- JSON, sealed, this row's id and the column as associated data: description, child_name, district, place_kind,
  -- happened_from, happened_to, suspect_relation, suspect_has_access, contact, share.
  facts bytea NOT NULL,
  -- Which wording on what stays secret stood before it (safety.md 7).
  notice text,
  -- By when the first words come to the reporter.
  answer_by timestamptz NOT NULL,
  -- Inbox: numbers of the last message, and of the last one each side has read.
  last_seq int NOT NULL DEFAULT 0,
  reporter_seq int NOT NULL DEFAULT 0,
  team_seq int NOT NULL DEFAULT 0,
  -- When the reporter last opened the inbox: unread for long it is closed (safety.md 28).
  opened_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  CHECK (account_id IS NULL OR receipt_index IS NULL)
);
CREATE INDEX report_own ON report (account_id, created_at DESC);
CREATE INDEX report_time ON report (created_at);
CREATE INDEX report_key ON report (key_id);

CREATE TABLE report_message (
  id uuid PRIMARY KEY,
  report_id uuid NOT NULL REFERENCES report ON DELETE CASCADE,
  seq int NOT NULL,
  cid uuid NOT NULL,
  -- Of staff; null: the reporter's own.
  author_id uuid,
  -- Sealed with the report's key, this row's id as associated data.
  message bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (report_id, seq)
);
-- One send, one message, whatever is repeated.
CREATE UNIQUE INDEX report_message_send ON report_message (report_id, cid);

-- An opened inbox: 15 minutes from its last use. Only the token's hash is kept.
CREATE TABLE report_session (
  token_hash bytea PRIMARY KEY,
  report_id uuid NOT NULL REFERENCES report ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX report_session_report ON report_session (report_id);
CREATE INDEX report_session_time ON report_session (expires_at);
