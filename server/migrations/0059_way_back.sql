-- Owner: modules/auth. Whoever gave no name comes back by four words alone, which are looked up by their keyed hash.
CREATE INDEX account_recovery_hash ON account (recovery_hash) WHERE recovery_hash IS NOT NULL;
