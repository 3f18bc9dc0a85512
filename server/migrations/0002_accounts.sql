-- Owner: modules/auth.
-- Names, phones, nicknames and addresses are sealed with the account's key; *_index columns are keyed hashes for lookup.
CREATE TABLE account (
  id uuid PRIMARY KEY,
  key_id uuid NOT NULL REFERENCES data_key,
  mode text NOT NULL CHECK (mode IN ('phone', 'nickname', 'staff')),
  role text NOT NULL CHECK (role IN ('user', 'counsellor', 'supervisor', 'editor', 'admin')),
  login bytea NOT NULL,
  login_index bytea NOT NULL,
  first_name bytea,
  last_name bytea,
  password_hash text NOT NULL,
  recovery_hash bytea,
  age_band text,
  audience text,
  region_code text,
  lang text NOT NULL DEFAULT 'uz' CHECK (lang IN ('uz', 'ru', 'en')),
  avatar text,
  terms_accepted_at timestamptz NOT NULL,
  -- Chats that began before this moment stay curtained after a reset by SMS (safety.md 5).
  curtain_before timestamptz,
  blocked_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((mode = 'staff') = (role <> 'user'))
);
CREATE UNIQUE INDEX account_login_index ON account (mode, login_index) WHERE deleted_at IS NULL;

-- A phone registration waits here until its code is confirmed, so an unknown caller never touches a real account.
CREATE TABLE pending_registration (
  phone_index bytea PRIMARY KEY,
  key_id uuid NOT NULL REFERENCES data_key ON DELETE CASCADE,
  details bytea NOT NULL,
  password_hash text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE one_time_code (
  id uuid PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('register', 'reset')),
  phone_index bytea NOT NULL,
  code_hash bytea NOT NULL,
  tries int NOT NULL DEFAULT 0,
  used_at timestamptz,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX one_time_code_phone ON one_time_code (phone_index, purpose, created_at DESC);

CREATE TABLE password_reset (
  token_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  by text NOT NULL CHECK (by IN ('sms', 'recovery_code')),
  used_at timestamptz,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- One signed-in device. The refresh token is rotated at every use and kept as a hash only.
CREATE TABLE session (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  audience text NOT NULL CHECK (audience IN ('web', 'staff')),
  refresh_hash bytea NOT NULL,
  generation int NOT NULL DEFAULT 0,
  device text NOT NULL,
  rotated_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX session_account ON session (account_id) WHERE revoked_at IS NULL;
