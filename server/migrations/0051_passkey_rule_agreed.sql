-- Owner: modules/passkeys. A rule that shuts people out is asked for by one and agreed to by another; what was in force stays.
ALTER TABLE passkey_rule
  ADD COLUMN asked_by uuid REFERENCES account ON DELETE SET NULL,
  ADD COLUMN agreed_at timestamptz;
UPDATE passkey_rule SET agreed_at = now();
