-- Owner: modules/desk.
-- What staff say among themselves about a chat: a stream of its own, numbered apart from the messages, so that no reader
-- of messages can come upon it by a wrong condition.
CREATE TABLE desk_note_count (
  chat_id uuid PRIMARY KEY REFERENCES chat ON DELETE CASCADE,
  last_seq int NOT NULL
);
CREATE TABLE desk_note (
  id uuid PRIMARY KEY,
  chat_id uuid NOT NULL REFERENCES chat ON DELETE CASCADE,
  seq int NOT NULL,
  author_id uuid NOT NULL,
  cid uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('note', 'whisper', 'handover')),
  -- Sealed with the chat's key, this row's id as associated data. Of a handover it is JSON.
  body bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (chat_id, seq),
  UNIQUE (chat_id, author_id, cid)
);

-- The team's own words for what a chat is about; kept by supervisors.
CREATE TABLE desk_tag (
  id uuid PRIMARY KEY,
  label text NOT NULL,
  archived boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX desk_tag_label ON desk_tag (lower(label));
CREATE TABLE desk_chat_tag (
  chat_id uuid NOT NULL REFERENCES chat ON DELETE CASCADE,
  tag_id uuid NOT NULL REFERENCES desk_tag,
  put_by uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (chat_id, tag_id)
);

-- The risk itself stands in the chat's row; here is how it came there.
CREATE TABLE desk_risk_change (
  id uuid PRIMARY KEY,
  chat_id uuid NOT NULL REFERENCES chat ON DELETE CASCADE,
  risk_from text NOT NULL CHECK (risk_from IN ('sos', 'high', 'medium', 'low')),
  risk_to text NOT NULL CHECK (risk_to IN ('sos', 'high', 'medium', 'low')),
  -- Sealed with the chat's key, this row's id as associated data.
  reason bytea NOT NULL,
  changed_by uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX desk_risk_change_chat ON desk_risk_change (chat_id, created_at DESC);

-- A hint itself is never stored: it is found anew in the sealed message each time. Only that a person put it away is.
CREATE TABLE desk_hint_dismissal (
  message_id uuid NOT NULL REFERENCES message ON DELETE CASCADE,
  topic text NOT NULL,
  dismissed_by uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (message_id, topic)
);

CREATE TABLE desk_transfer (
  id uuid PRIMARY KEY,
  chat_id uuid NOT NULL REFERENCES chat ON DELETE CASCADE,
  from_id uuid NOT NULL,
  to_id uuid NOT NULL,
  state text NOT NULL DEFAULT 'offered' CHECK (state IN ('offered', 'accepted', 'rejected', 'cancelled', 'expired')),
  -- Both sealed with the chat's key, this row's id and the column as associated data.
  card bytea NOT NULL,
  word bytea,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz NOT NULL,
  settled_at timestamptz
);
-- One offer at a time.
CREATE UNIQUE INDEX desk_transfer_open ON desk_transfer (chat_id) WHERE state = 'offered';
CREATE INDEX desk_transfer_recent ON desk_transfer (created_at);

-- Two people keep a person from writing for a time; the date itself stands in the chats' rows.
CREATE TABLE desk_block (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  chat_id uuid NOT NULL REFERENCES chat ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'confirmed', 'refused', 'lifted')),
  -- Sealed with the person's key, this row's id as associated data: it outlives a deleted conversation.
  reason bytea NOT NULL,
  until timestamptz NOT NULL,
  asked_by uuid NOT NULL,
  decided_by uuid,
  decided_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- Four eyes, whatever the code says.
  CHECK (decided_by IS NULL OR state = 'lifted' OR decided_by <> asked_by)
);
CREATE UNIQUE INDEX desk_block_asked ON desk_block (account_id) WHERE state = 'asked';
CREATE INDEX desk_block_account ON desk_block (account_id, created_at DESC);
