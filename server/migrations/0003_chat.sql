-- Owner: modules/chat.
CREATE TABLE chat (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account,
  key_id uuid NOT NULL REFERENCES data_key,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'active', 'ended')),
  lang text NOT NULL CHECK (lang IN ('uz', 'ru', 'en')),
  -- Dense from 1; raised under this row's lock in the statement that inserts the message.
  last_seq int NOT NULL DEFAULT 0,
  user_read_seq int NOT NULL DEFAULT 0,
  staff_read_seq int NOT NULL DEFAULT 0,
  assigned_to uuid REFERENCES account,
  -- When it came into the queue: with its first message, or when it was released. Its place there.
  queued_at timestamptz,
  -- Since when the person waits for an answer; null when nobody waits. In no index: it changes with every answer.
  waiting_since timestamptz,
  -- Which wording on confidentiality stood above the first message.
  confidentiality_version text,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_message_at timestamptz,
  ended_at timestamptz
  -- Room on the page, so that the counters of a lively chat are updated in place, without touching an index.
) WITH (fillfactor = 80);
-- One open chat a person: "always at least one, the open one first".
CREATE UNIQUE INDEX chat_open ON chat (account_id) WHERE state <> 'ended';
CREATE INDEX chat_account ON chat (account_id, created_at DESC);
CREATE INDEX chat_queue ON chat (queued_at) WHERE state = 'waiting' AND queued_at IS NOT NULL;
CREATE INDEX chat_assigned ON chat (assigned_to) WHERE state = 'active';

CREATE TABLE message (
  id uuid PRIMARY KEY,
  chat_id uuid NOT NULL REFERENCES chat ON DELETE CASCADE,
  seq int NOT NULL,
  sender_id uuid NOT NULL,
  cid uuid NOT NULL,
  is_admin boolean NOT NULL,
  kind text NOT NULL DEFAULT 'text' CHECK (kind IN ('text')),
  -- Sealed with the chat's key, this row's id as associated data.
  body bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (chat_id, seq),
  UNIQUE (chat_id, sender_id, cid)
);
