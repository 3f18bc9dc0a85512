-- Owner: modules/attachments. Pictures and voice notes of chats. The bytes lie sealed under DATA_DIR/private.
CREATE TABLE attachment (
  id uuid PRIMARY KEY,
  -- No reference: when the chat is gone the row tells the sweep which files have to go too.
  chat_id uuid NOT NULL,
  -- The chat's key; null once it was destroyed.
  key_id uuid REFERENCES data_key ON DELETE SET NULL,
  sender_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('image', 'voice')),
  -- pending: every byte is there, not yet checked and cleaned. infected: refused by the virus scan, bytes deleted.
  state text NOT NULL DEFAULT 'uploading' CHECK (state IN ('uploading', 'pending', 'clean', 'infected')),
  size int NOT NULL,
  received int NOT NULL DEFAULT 0,
  -- Folder of the files; a random name of our own.
  folder text NOT NULL,
  -- The files' own key, sealed with the chat's; without it they are noise. This row's id is associated data.
  file_key bytea NOT NULL,
  -- Type, sizes, seconds: JSON, sealed like file_key; null until it is clean.
  details bytea,
  -- The send it belongs to: one attachment, one message.
  cid uuid,
  -- The bytes were deleted when their time was over.
  expired_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX attachment_chat ON attachment (chat_id);
CREATE INDEX attachment_unsent ON attachment (sender_id, created_at) WHERE cid IS NULL;
CREATE INDEX attachment_voice ON attachment (created_at) WHERE kind = 'voice' AND expired_at IS NULL;
