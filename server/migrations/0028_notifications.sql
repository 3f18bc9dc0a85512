-- Owner: modules/notifications. What people are told. Only which sentence it is and where it leads stands here, never what somebody wrote.
CREATE TABLE notification (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('message', 'question', 'report', 'account', 'news')),
  -- Which of our sentences (modules/notifications/sentences.policy.ts).
  what text NOT NULL,
  -- What stands in the sentence, of our own making: the name of a device.
  params jsonb NOT NULL DEFAULT '{}',
  path text,
  -- The chat, question or report it is about: whoever reads that has read this. Of news the broadcast.
  subject_id uuid,
  -- Since when there is what it is about: a curtain hides it with that (safety.md 5).
  about_since timestamptz(3) NOT NULL,
  -- The same event again is the same row.
  dedupe_key text NOT NULL,
  read_at timestamptz(3),
  -- When the person's devices were told, or it was decided that they are not.
  rung_at timestamptz,
  texted_at timestamptz,
  -- To the millisecond, as answers give it: "all up to this one" then means the same on both sides.
  created_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX notification_once ON notification (account_id, dedupe_key);
CREATE INDEX notification_list ON notification (account_id, created_at DESC, id DESC);
CREATE INDEX notification_unread ON notification (account_id, subject_id) WHERE read_at IS NULL;
CREATE INDEX notification_unrung ON notification (account_id) WHERE rung_at IS NULL;
CREATE INDEX notification_texted ON notification (texted_at) WHERE texted_at IS NOT NULL;
CREATE INDEX notification_created_at ON notification (created_at);

-- Owner: modules/notifications. What a person chose; without a row the first choices of contract/src/notification-lists.ts hold.
CREATE TABLE notification_preference (
  account_id uuid PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  -- By kind: {push, sms}.
  kinds jsonb NOT NULL,
  -- `22:00`, in Asia/Tashkent.
  quiet_from text,
  quiet_until text,
  updated_at timestamptz NOT NULL,
  CHECK ((quiet_from IS NULL) = (quiet_until IS NULL))
);

-- Owner: modules/notifications. Browsers that let us wake them. They live as long as the session they were made in.
CREATE TABLE push_subscription (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  session_id uuid NOT NULL REFERENCES session ON DELETE CASCADE,
  -- Whoever knows the address may try to wake the browser: sealed with the account's key; the index finds it again.
  endpoint bytea NOT NULL,
  endpoint_index bytea NOT NULL UNIQUE,
  expires_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX push_subscription_account ON push_subscription (account_id);

-- Owner: modules/notifications. The one pair of keys by which push services know this server (RFC 8292), made once.
CREATE TABLE push_key (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  key_id uuid NOT NULL REFERENCES data_key,
  public_key text NOT NULL,
  private_key bytea NOT NULL
);

-- Owner: modules/chat. Which chats ended lately, for those who did not see the last words.
CREATE INDEX chat_ended ON chat (ended_at) WHERE state = 'ended';

-- Owner: modules/broadcasts. An approved broadcast goes to everybody it is for, page by page.
ALTER TABLE broadcast DROP CONSTRAINT broadcast_state_check;
ALTER TABLE broadcast DROP CONSTRAINT broadcast_check;
ALTER TABLE broadcast
  ADD CONSTRAINT broadcast_state_check CHECK (state IN ('draft', 'review', 'approved', 'sending', 'sent', 'stopped')),
  ADD CONSTRAINT broadcast_approved CHECK ((state IN ('draft', 'review')) = (approved_by IS NULL)),
  ADD COLUMN begun_at timestamptz,
  -- How many it was for when it began, and how many of them have it.
  ADD COLUMN total int,
  ADD COLUMN done int NOT NULL DEFAULT 0,
  -- The last account that was looked at; sending goes on behind it.
  ADD COLUMN reached_id uuid,
  ADD COLUMN stepped_at timestamptz;
CREATE INDEX broadcast_under_way ON broadcast (state) WHERE state IN ('approved', 'sending');
