-- Owner: modules/evidence. Files of reports. The original as it came and its clean copy lie sealed under DATA_DIR/private.
CREATE TABLE evidence (
  id uuid PRIMARY KEY,
  -- Keyed hash of the one-time key its sender has; nothing else is known of them.
  key_index bytea NOT NULL UNIQUE,
  -- Seals file_key and details: the upload's own key until it is tied, from then on the report's; null once that was destroyed.
  key_id uuid REFERENCES data_key ON DELETE SET NULL,
  -- No reference: when the report is gone the row tells the sweep which files have to go too. null: not tied yet.
  report_id uuid,
  -- The message of its inbox it came with; null: with the report.
  message_id uuid,
  -- What its sender says it is; from the last byte on, what it is.
  kind text NOT NULL CHECK (kind IN ('image', 'voice', 'video', 'document')),
  -- pending: the original is sealed, not yet checked and cleaned. infected: its bytes were deleted. unreadable: no clean copy.
  state text NOT NULL DEFAULT 'uploading' CHECK (state IN ('uploading', 'pending', 'clean', 'infected', 'unreadable')),
  size int NOT NULL,
  received int NOT NULL DEFAULT 0,
  -- Folder of the files; a random name of our own.
  folder text NOT NULL,
  -- The original's own key, sealed; without it the file is noise. This row's id and the column are associated data.
  file_key bytea NOT NULL,
  -- Of the original, made before it was sealed.
  original_sha256 bytea,
  -- The clean copy: its key, name, type, sizes, seconds. JSON, sealed like file_key; null while there is none.
  details bytea,
  tied_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK ((report_id IS NULL) = (tied_at IS NULL)),
  CHECK (state = 'uploading' OR original_sha256 IS NOT NULL)
);
CREATE INDEX evidence_report ON evidence (report_id, created_at);
CREATE INDEX evidence_untied ON evidence (created_at) WHERE report_id IS NULL;
CREATE INDEX evidence_pending ON evidence (created_at) WHERE state = 'pending';

-- Two people open an original: one asks and says why, another decides.
CREATE TABLE evidence_unsealing (
  id uuid PRIMARY KEY,
  evidence_id uuid NOT NULL REFERENCES evidence ON DELETE CASCADE,
  asked_by uuid NOT NULL,
  asked_at timestamptz NOT NULL,
  -- Sealed with the report's key, this row's id as associated data.
  reason bytea NOT NULL,
  decided_by uuid,
  decided_at timestamptz,
  -- It is open until then; null: refused, or not decided.
  open_until timestamptz,
  CHECK ((decided_by IS NULL) = (decided_at IS NULL)),
  -- Four eyes, whatever the code says.
  CHECK (decided_by <> asked_by)
);
CREATE INDEX evidence_unsealing_file ON evidence_unsealing (evidence_id, asked_at DESC);
CREATE UNIQUE INDEX evidence_unsealing_open ON evidence_unsealing (evidence_id) WHERE decided_at IS NULL;
