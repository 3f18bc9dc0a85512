-- Owner: modules/follow-ups. What was promised to a child or a reporter, with an owner and a due time.
CREATE TABLE follow_up (
  id uuid PRIMARY KEY,
  chat_id uuid REFERENCES chat ON DELETE CASCADE,
  case_id uuid REFERENCES report_case ON DELETE CASCADE,
  -- Sealed with the chat's or the report's key, this row's id and the column as associated data.
  words bytea NOT NULL,
  -- To whom it was given by itself; null: it is of whoever has the chat or the case.
  owner_id uuid,
  made_by uuid NOT NULL,
  made_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  -- What was rung already: 1 the reminder, 2 its time, 3 that it is late.
  rung smallint NOT NULL DEFAULT 0 CHECK (rung BETWEEN 0 AND 3),
  settled_at timestamptz,
  settled_by uuid,
  outcome text CHECK (outcome IN ('kept', 'broken', 'released')),
  reason text CHECK (reason IN ('no_time', 'not_reached', 'not_possible', 'forgotten', 'other')),
  reason_words bytea,
  CHECK (num_nonnulls(chat_id, case_id) = 1),
  CHECK (num_nonnulls(settled_at, settled_by, outcome) IN (0, 3)),
  CHECK ((reason IS NOT NULL) = (outcome IS NOT NULL AND outcome = 'broken'))
);
CREATE INDEX follow_up_open ON follow_up (due_at) WHERE settled_at IS NULL;
CREATE INDEX follow_up_settled ON follow_up (settled_at) WHERE settled_at IS NOT NULL;
CREATE INDEX follow_up_chat ON follow_up (chat_id);
CREATE INDEX follow_up_case ON follow_up (case_id);
