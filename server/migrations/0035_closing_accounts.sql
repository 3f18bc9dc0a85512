-- Owner: modules/auth. Deleted while a curtain hung (safety.md 5): nobody can sign in, and all of it goes thirty days later unless
-- its owner comes back. null: not so.
ALTER TABLE account ADD closing_at timestamptz;
CREATE INDEX account_closing ON account (closing_at) WHERE closing_at IS NOT NULL;
