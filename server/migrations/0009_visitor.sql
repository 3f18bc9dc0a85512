-- Owner: modules/chat.
ALTER TABLE chat
  -- The person deleted the conversation: its messages and their key are gone, the counters stay. They do not see it any more.
  ADD forgotten_at timestamptz;

-- Owner: modules/visitor. The one question before the first message, "Are you safe now?"; the newest answer stands.
CREATE TABLE safe_answer (
  chat_id uuid PRIMARY KEY REFERENCES chat ON DELETE CASCADE,
  answer text NOT NULL CHECK (answer IN ('yes', 'no', 'unsure')),
  answered_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
-- What the person says of a conversation after its end. Whoever answered in it never reads the row.
CREATE TABLE survey (
  chat_id uuid PRIMARY KEY REFERENCES chat ON DELETE CASCADE,
  mood text NOT NULL CHECK (mood IN ('good', 'so_so', 'bad')),
  -- Sealed with the chat's key, "<chat id>:survey" as associated data; gone with a deleted conversation, the mood stays.
  body bytea,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX survey_created_at ON survey (created_at);
