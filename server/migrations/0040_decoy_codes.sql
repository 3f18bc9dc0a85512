-- Owner: modules/auth. The recovery code that was made while a curtain hung (safety.md 5): it opens what was hidden after decoy_before and
-- nothing older, so that whoever made it meets an account like any other. Both go when the curtain is opened.
ALTER TABLE account ADD decoy_hash bytea, ADD decoy_before timestamptz;
