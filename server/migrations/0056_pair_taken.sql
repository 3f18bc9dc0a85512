-- Owner: modules/auth. When the pair of this generation was first used; null: its answer may be lost (decision 0075).
ALTER TABLE session ADD taken_at timestamptz;
UPDATE session SET taken_at = rotated_at;
