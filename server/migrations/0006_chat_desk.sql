-- Owner: modules/chat.
ALTER TABLE message DROP CONSTRAINT message_kind_check;
-- Of any kind but text, the sealed body is JSON: what the message says, and its attachment or card.
ALTER TABLE message ADD CONSTRAINT message_kind_check CHECK (kind IN ('text', 'image', 'voice', 'card'));
ALTER TABLE chat
  -- The order of the queue; a person of the team sets it, with a reason (modules/desk keeps the history).
  ADD risk text NOT NULL DEFAULT 'low' CHECK (risk IN ('sos', 'high', 'medium', 'low')),
  -- The counsellor's console is alive until then; afterwards the chat goes back to the queue.
  ADD lease_until timestamptz,
  -- The person cannot write here until then; reports and SOS stay open.
  ADD blocked_until timestamptz;

-- Owner: modules/audit. Who looked at or did what, written before the personal data leaves. Rows are only added.
CREATE TABLE audit_entry (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  actor_id uuid NOT NULL,
  -- Closed list in modules/audit.
  action text NOT NULL,
  -- What it was done to: a chat, an account.
  subject_id uuid NOT NULL,
  -- Why, in the actor's words; sealed with the subject's key, this row's id as associated data.
  reason bytea
);
CREATE INDEX audit_entry_subject ON audit_entry (subject_id, at);
CREATE INDEX audit_entry_actor ON audit_entry (actor_id, at);
