-- Owner: modules/shifts. When a language is answered, on the clock of Asia/Tashkent. `intervals` is JSON,
-- [{"opens": "08:00", "closes": "13:00"}, …]; one that closes before it opens runs past midnight. No row: closed.
CREATE TABLE working_day (
  lang text NOT NULL CHECK (lang IN ('uz', 'ru', 'en')),
  -- 1 Monday … 7 Sunday.
  weekday int NOT NULL CHECK (weekday BETWEEN 1 AND 7),
  intervals jsonb NOT NULL,
  PRIMARY KEY (lang, weekday)
);
-- A holiday, or a day with hours of its own; it stands in for the weekday. Without intervals it is closed.
CREATE TABLE special_day (
  day date NOT NULL,
  langs text[] NOT NULL,
  title text NOT NULL,
  intervals jsonb NOT NULL,
  PRIMARY KEY (day, langs)
);
-- Who is planned to work when. Being on shift is the counsellor's own act (staff_presence).
CREATE TABLE rota_shift (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  CHECK (ends_at > starts_at)
);
CREATE INDEX rota_shift_time ON rota_shift (starts_at);
CREATE INDEX rota_shift_account ON rota_shift (account_id, starts_at);
-- One row: how the team works.
CREATE TABLE team_setting (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  chat_cap int NOT NULL DEFAULT 4 CHECK (chat_cap > 0),
  assignment text NOT NULL DEFAULT 'pull' CHECK (assignment IN ('pull', 'auto')),
  -- How long a chat waits for a console that is not heard any more.
  lease_seconds int NOT NULL DEFAULT 90 CHECK (lease_seconds > 0)
);
INSERT INTO team_setting DEFAULT VALUES;

-- Owner: modules/staff.
-- When the console was last heard. On shift with a console that is silent for long is not there.
ALTER TABLE staff_presence ADD seen_at timestamptz;

-- Owner: modules/chat. One row for each time a chat was taken from the queue: what honest waits are made of.
CREATE TABLE queue_wait (
  id uuid PRIMARY KEY,
  chat_id uuid NOT NULL REFERENCES chat ON DELETE CASCADE,
  lang text NOT NULL CHECK (lang IN ('uz', 'ru', 'en')),
  risk text NOT NULL,
  staff_id uuid NOT NULL,
  queued_at timestamptz NOT NULL,
  taken_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX queue_wait_taken ON queue_wait (lang, taken_at);
CREATE INDEX queue_wait_staff ON queue_wait (staff_id, taken_at);
CREATE INDEX queue_wait_chat ON queue_wait (chat_id);
-- A supervisor who reads a chat that is not theirs: until when this is still the same look, already in the audit.
CREATE TABLE silent_view (
  chat_id uuid NOT NULL REFERENCES chat ON DELETE CASCADE,
  staff_id uuid NOT NULL,
  until timestamptz NOT NULL,
  PRIMARY KEY (chat_id, staff_id)
);
CREATE INDEX chat_lease ON chat (lease_until) WHERE state = 'active';
-- Chats that were taken before there were leases get one.
UPDATE chat SET lease_until = clock_timestamp() + interval '90 seconds' WHERE state = 'active';
