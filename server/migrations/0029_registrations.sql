-- Owner: modules/auth. Several browsers may wait for one phone at once; each owns its own registration by a secret.
ALTER TABLE pending_registration
  DROP CONSTRAINT pending_registration_pkey,
  ADD id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- SHA-256 of what the answer to the registration said. null: made by an earlier release, and opens nothing.
  ADD secret_hash bytea UNIQUE;
CREATE INDEX pending_registration_phone ON pending_registration (phone_index);

-- Whose code it is; null for a reset. It outlives the registration, because limits count it.
ALTER TABLE one_time_code ADD registration_id uuid;
