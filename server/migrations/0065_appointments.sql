-- Owner: modules/follow-ups. An appointment is a promise to be in the talk at a day and hour. Its person always sees it, and it has no words but ours.
ALTER TABLE follow_up
  ADD kind text NOT NULL DEFAULT 'promise' CHECK (kind IN ('promise', 'appointment')),
  -- When its person said that this time does not suit.
  ADD declined_at timestamptz,
  -- Whether its person wants to be reminded, and when that was done.
  ADD reminder_asked boolean NOT NULL DEFAULT false,
  ADD reminded_at timestamptz,
  ADD CONSTRAINT follow_up_appointment_shown CHECK (kind = 'promise' OR shown),
  ADD CONSTRAINT follow_up_answered CHECK (kind = 'appointment' OR (declined_at IS NULL AND NOT reminder_asked AND reminded_at IS NULL));
-- One hour agreed by two presses is one appointment.
CREATE UNIQUE INDEX follow_up_appointment ON follow_up (chat_id, due_at) WHERE kind = 'appointment' AND settled_at IS NULL;
CREATE INDEX follow_up_reminder ON follow_up (due_at) WHERE reminder_asked AND reminded_at IS NULL AND settled_at IS NULL;

-- Owner: modules/notifications.
ALTER TABLE notification DROP CONSTRAINT notification_kind_check;
ALTER TABLE notification
  ADD CONSTRAINT notification_kind_check CHECK (kind IN ('message', 'question', 'report', 'account', 'news', 'appointment'));
