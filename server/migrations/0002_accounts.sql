-- Owner: modules/auth.
-- Names, phones, nicknames and addresses are sealed with the account's key; *_index columns are keyed hashes for lookup.
CREATE TABLE account (
  id uuid PRIMARY KEY,
  -- Null once the account is deleted: the key goes first, and with it everything sealed here.
  key_id uuid REFERENCES data_key ON DELETE SET NULL,
  mode text NOT NULL CHECK (mode IN ('phone', 'nickname', 'staff')),
  role text NOT NULL CHECK (role IN ('user', 'counsellor', 'supervisor', 'editor', 'admin')),
  login bytea NOT NULL,
  login_index bytea NOT NULL,
  first_name bytea,
  last_name bytea,
  -- Null while an invited member has not chosen a password yet.
  password_hash text,
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
  CHECK ((mode = 'staff') = (role <> 'user')),
  CHECK (key_id IS NOT NULL OR deleted_at IS NOT NULL)
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

-- One row for each code that was asked for, whether or not the phone is known: the limits and the answer are the same.
-- The code itself is never stored; it follows from the row's id and the index key.
CREATE TABLE one_time_code (
  id uuid PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('register', 'reset')),
  phone_index bytea NOT NULL,
  -- The first seven digits of the number, hashed: for the limit on runs through a block of numbers.
  prefix_index bytea NOT NULL,
  lang text NOT NULL CHECK (lang IN ('uz', 'ru', 'en')),
  code_hash bytea NOT NULL,
  tries int NOT NULL DEFAULT 0,
  used_at timestamptz,
  -- When a text was handed to the SMS queue; null when there was nobody to write to.
  sent_at timestamptz,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX one_time_code_phone ON one_time_code (phone_index, created_at DESC);
CREATE INDEX one_time_code_prefix ON one_time_code (prefix_index, created_at);
CREATE INDEX one_time_code_created_at ON one_time_code (created_at);

CREATE TABLE password_reset (
  token_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  by text NOT NULL CHECK (by IN ('sms', 'recovery_code')),
  used_at timestamptz,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX password_reset_account ON password_reset (account_id);

-- Wrong passwords and recovery codes slow the next try down (safety.md 15). The key is a hash of the login, the address
-- or both; it exists for unknown logins too.
CREATE TABLE sign_in_delay (
  key_hash bytea PRIMARY KEY,
  failures int NOT NULL,
  blocked_until timestamptz NOT NULL,
  failed_at timestamptz NOT NULL
);
CREATE INDEX sign_in_delay_failed_at ON sign_in_delay (failed_at);

-- One signed-in device. The refresh token is rotated at every use and kept as a hash only.
CREATE TABLE session (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  audience text NOT NULL CHECK (audience IN ('web', 'staff')),
  refresh_hash bytea NOT NULL,
  generation int NOT NULL DEFAULT 0,
  device text NOT NULL,
  rotated_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX session_account ON session (account_id) WHERE revoked_at IS NULL;
