-- Owner: modules/passkeys. What proves a member without a word that can be told to somebody else (safety.md 18).
CREATE TABLE passkey (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  credential_id bytea NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  sign_count bigint NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX passkey_account ON passkey (account_id);

-- What a browser was asked to sign: once, for one purpose, for some minutes.
CREATE TABLE passkey_challenge (
  challenge bytea PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('register', 'sign_in', 'step_up')),
  account_id uuid REFERENCES account ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  CHECK ((purpose = 'sign_in') = (account_id IS NULL))
);
CREATE INDEX passkey_challenge_account ON passkey_challenge (account_id);
CREATE INDEX passkey_challenge_expires ON passkey_challenge (expires_at);

-- From when a password and a code open nothing any more; no row: they do.
CREATE TABLE passkey_rule (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  required_from timestamptz NOT NULL
);
