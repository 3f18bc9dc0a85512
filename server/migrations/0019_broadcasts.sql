-- Owner: modules/broadcasts. Messages that editors write to many people at once; each is read by a second person before it can go.
CREATE TABLE broadcast (
  id uuid PRIMARY KEY,
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'review', 'approved')),
  -- Who gets it; null: everybody.
  audience text,
  region_code text,
  -- The page it leads to, without its language: the reader's is put in front.
  path text,
  -- By language, as contract/src/broadcasts.ts describes them.
  texts jsonb NOT NULL,
  -- Not before; null: as soon as it is approved.
  send_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  -- Whoever wrote the newest version, and who approved it.
  author_id uuid NOT NULL REFERENCES account,
  approved_by uuid REFERENCES account,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((state = 'approved') = (approved_by IS NOT NULL)),
  CHECK (approved_by <> author_id)
);
CREATE INDEX broadcast_list ON broadcast (updated_at DESC);
