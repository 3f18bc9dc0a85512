-- Owner: platform/jobs. Who takes jobs, by the name that locks them. Locks of one that is no longer seen are freed.
CREATE TABLE server_node (
  id text PRIMARY KEY,
  seen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- It ends by itself after a failure that nobody caught; two never do so together.
  leaving_at timestamptz
);
