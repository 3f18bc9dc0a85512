-- Owner: modules/desk.
-- Which topics of our lists a message of an open chat touches: what the queue is ordered by. Neither where nor in which
-- words, and no longer than the chat is open.
CREATE TABLE desk_hint (
  message_id uuid NOT NULL REFERENCES message ON DELETE CASCADE,
  chat_id uuid NOT NULL REFERENCES chat ON DELETE CASCADE,
  topic text NOT NULL,
  said_at timestamptz NOT NULL,
  PRIMARY KEY (message_id, topic)
);
CREATE INDEX desk_hint_chat ON desk_hint (chat_id);
-- Up to which message an open chat has been looked through.
CREATE TABLE desk_hint_reading (
  chat_id uuid PRIMARY KEY REFERENCES chat ON DELETE CASCADE,
  seq int NOT NULL
);
-- Up to which note beside a chat a member of staff has read.
CREATE TABLE desk_note_reading (
  chat_id uuid NOT NULL REFERENCES chat ON DELETE CASCADE,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  seq int NOT NULL,
  PRIMARY KEY (chat_id, account_id)
);
