-- Owner: modules/staff. The account row (sign-in, password, role) belongs to modules/auth.
CREATE TABLE staff_member (
  account_id uuid PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  -- What a child sees. It is public by its nature, so it is not sealed.
  alias text NOT NULL,
  langs text[] NOT NULL,
  -- Second factor, sealed with the account's key: the one in force, and one that waits for its first code.
  totp_secret bytea,
  totp_pending bytea,
  -- The last accepted time step: a code works once.
  totp_last_step bigint,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE staff_recovery_code (
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (account_id, code_hash)
);

-- One row a person who has ever set it; no row means off.
CREATE TABLE staff_presence (
  account_id uuid PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('on_shift', 'break', 'off')),
  since timestamptz NOT NULL DEFAULT now()
);

-- The one-time link by which an invited member sets a first password.
CREATE TABLE staff_invite (
  token_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  used_at timestamptz,
  expires_at timestamptz NOT NULL
);
CREATE INDEX staff_invite_account ON staff_invite (account_id);
