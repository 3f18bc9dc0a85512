-- Owner: platform/crypto. One key per account or chat, wrapped by the master key that never enters the database.
-- Deleting the row makes everything sealed with it unreadable for ever (retention deletes the key first).
CREATE TABLE data_key (
  id uuid PRIMARY KEY,
  wrapped bytea NOT NULL,
  master_version int NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX data_key_master_version ON data_key (master_version);

-- Owner: platform/sms. Recipient and text are sealed; the queue's payload carries the id alone.
CREATE TABLE sms_message (
  id uuid PRIMARY KEY,
  key_id uuid NOT NULL REFERENCES data_key ON DELETE CASCADE,
  recipient bytea NOT NULL,
  body bytea NOT NULL,
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'failed', 'expired')),
  provider text,
  attempts int NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz
);
CREATE INDEX sms_message_created_at ON sms_message (created_at);

-- Owner: platform/http. The first answer of a creating POST, replayed for 24 h; sealed, because answers are personal.
CREATE TABLE idempotency_key (
  scope text NOT NULL,
  key_hash bytea NOT NULL,
  request_hash bytea NOT NULL,
  key_id uuid REFERENCES data_key ON DELETE CASCADE,
  status int,
  answer bytea,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (scope, key_hash)
);
CREATE INDEX idempotency_key_created_at ON idempotency_key (created_at);
