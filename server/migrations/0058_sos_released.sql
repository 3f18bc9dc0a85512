-- Owner: modules/sos. When whoever had accepted a call let go of it, and it rang anew; it stood in accepted_at before.
ALTER TABLE sos_call ADD released_at timestamptz;
UPDATE sos_call SET released_at = accepted_at, accepted_at = NULL WHERE accepted_by IS NULL AND accepted_at IS NOT NULL;
ALTER TABLE sos_call ADD CHECK ((accepted_by IS NULL) = (accepted_at IS NULL));
