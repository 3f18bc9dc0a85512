-- Owner: modules/duty. Phones that are rung when a call for help comes and nobody is there: members', and one partner line.
CREATE TABLE duty_phone (
  id uuid PRIMARY KEY,
  -- Seals the number and what was said of it; all goes with it.
  key_id uuid NOT NULL REFERENCES data_key ON DELETE CASCADE,
  -- null: the partner line, of which there is one.
  account_id uuid REFERENCES account ON DELETE CASCADE,
  -- Of the partner line: what it is called.
  name text,
  phone bytea NOT NULL,
  -- A member's: they gave the code that came by SMS. The partner line's: somebody called, and it was answered. null: it does not count.
  confirmed_at timestamptz,
  confirmed_by uuid REFERENCES account,
  -- Who answered at the partner line.
  answered_by bytea,
  code_id uuid,
  code_at timestamptz,
  code_tries int NOT NULL DEFAULT 0,
  -- The last test message.
  test_sms uuid,
  tested_at timestamptz,
  CHECK ((account_id IS NULL) = (name IS NOT NULL))
);
CREATE UNIQUE INDEX duty_phone_one ON duty_phone (account_id) NULLS NOT DISTINCT;
-- When a member may be woken, each week, on the clock of Asia/Tashkent. One that ends before it begins runs past midnight.
CREATE TABLE duty_slot (
  id uuid PRIMARY KEY,
  phone_id uuid NOT NULL REFERENCES duty_phone ON DELETE CASCADE,
  -- 1 Monday … 7 Sunday.
  weekday int NOT NULL CHECK (weekday BETWEEN 1 AND 7),
  opens text NOT NULL,
  closes text NOT NULL,
  -- Who is told first, second, …
  place int NOT NULL CHECK (place BETWEEN 1 AND 5)
);
CREATE INDEX duty_slot_phone ON duty_slot (phone_id);

-- Owner: modules/sos.
-- Waking the duty phones for a call: when it is looked at next, who said that they are coming, and since when nobody is left to tell.
ALTER TABLE sos_call
  ADD wake_at timestamptz,
  ADD coming_by uuid REFERENCES account,
  ADD coming_at timestamptz,
  ADD unanswered_at timestamptz;
CREATE INDEX sos_call_wake ON sos_call (wake_at) WHERE state = 'sent';
-- Who was told of a call by SMS. Never the number.
CREATE TABLE sos_alert (
  id uuid PRIMARY KEY,
  call_id uuid NOT NULL REFERENCES sos_call ON DELETE CASCADE,
  phone_id uuid NOT NULL,
  -- null: the partner line.
  account_id uuid REFERENCES account,
  -- Two calls at once share a message.
  sms_id uuid NOT NULL,
  state text NOT NULL DEFAULT 'sending' CHECK (state IN ('sending', 'sent', 'failed')),
  told_at timestamptz NOT NULL,
  failed_at timestamptz
);
CREATE INDEX sos_alert_call ON sos_alert (call_id, told_at);
CREATE INDEX sos_alert_sms ON sos_alert (sms_id);
CREATE INDEX sos_alert_phone ON sos_alert (phone_id, told_at);
DROP TRIGGER sos_call_notify ON sos_call;
CREATE TRIGGER sos_call_notify
  AFTER INSERT OR UPDATE OF state, escalated_at, accepted_by, chat_id, report_id, cancelled_at, settled_at, coming_at, unanswered_at
  ON sos_call FOR EACH ROW EXECUTE FUNCTION notify_sos();
CREATE FUNCTION notify_sos_alert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('himoya_sos', NEW.call_id::text);
  RETURN NULL;
END
$$;
CREATE TRIGGER sos_alert_notify AFTER INSERT OR UPDATE OF state ON sos_alert FOR EACH ROW EXECUTE FUNCTION notify_sos_alert();
