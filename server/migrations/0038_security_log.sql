-- Owner: modules/security. What happened at the doors, for fourteen days (safety.md 28). Equal events of ten minutes are one row, so
-- that a flood of them is a count. Accounts and addresses stand as keyed hashes; members of the team by their id.
CREATE TABLE security_event (
  id uuid PRIMARY KEY,
  -- A hash of everything that makes two events equal.
  fold bytea NOT NULL UNIQUE,
  event text NOT NULL,
  audience text NOT NULL CHECK (audience IN ('web', 'staff')),
  account bytea,
  member_id uuid,
  address bytea,
  route text,
  count integer NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL
);
CREATE INDEX security_event_last_at ON security_event (last_at DESC, id DESC);
CREATE INDEX security_event_account ON security_event (account, last_at) WHERE account IS NOT NULL;
CREATE INDEX security_event_address ON security_event (address, last_at) WHERE address IS NOT NULL;
CREATE INDEX security_event_member ON security_event (member_id, last_at) WHERE member_id IS NOT NULL;

-- Owner: modules/security. What a supervisor is told of by itself.
CREATE TABLE security_alert (
  id uuid PRIMARY KEY,
  alert text NOT NULL,
  audience text NOT NULL CHECK (audience IN ('web', 'staff')),
  account bytea,
  member_id uuid,
  address bytea,
  count integer NOT NULL,
  opened_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  seen_by uuid,
  seen_at timestamptz
);
CREATE INDEX security_alert_last_at ON security_alert (last_at DESC);
