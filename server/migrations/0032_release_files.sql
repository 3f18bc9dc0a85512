-- Owner: platform/http. What browsers fetch of a release by a name with its hash, so that pages of an earlier release, or of another
-- node's, still find theirs. `path` is the address below `/`.
CREATE TABLE release_file (
  path text PRIMARY KEY,
  body bytea NOT NULL,
  -- Since when the release that started last does without it; null: it has it.
  retired_at timestamptz
);
