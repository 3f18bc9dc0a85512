-- Owner: modules/cases. How the team works on a report. Texts are sealed with the report's key, the row's id and column as associated data.
CREATE TABLE report_case (
  -- The report's id: one report, one case.
  id uuid PRIMARY KEY REFERENCES report ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'received' CHECK (state IN (
    'received', 'triage', 'assigned', 'assessment', 'plan', 'in_progress', 'needs_info', 'referred',
    'closed', 'duplicate', 'out_of_scope', 'withdrawn')),
  -- Where it goes back to from needs_info and referred.
  state_before text,
  risk text NOT NULL DEFAULT 'unknown' CHECK (risk IN ('high', 'low', 'unknown')),
  version int NOT NULL DEFAULT 1,
  assigned_to uuid,
  plan bytea,
  plan_by uuid,
  plan_at timestamptz,
  duplicate_of uuid REFERENCES report_case,
  times_reopened int NOT NULL DEFAULT 0,
  -- Closing of a high risk needs two: who asked, why, in which words.
  closing_by uuid,
  closing_at timestamptz,
  closing_reason text CHECK (closing_reason IN ('helped', 'handed_over', 'unfounded', 'unreachable', 'moved')),
  closing_summary bytea,
  closed_by uuid,
  settled_at timestamptz,
  -- Nothing is deleted while it stands; two people lift it.
  legal_hold boolean NOT NULL DEFAULT false,
  -- Words of our lists stand in it: looked at first.
  marked boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Four eyes, whatever the code says.
  CHECK (NOT (state = 'closed' AND risk = 'high' AND closed_by = closing_by)),
  CHECK ((state IN ('closed', 'duplicate', 'out_of_scope', 'withdrawn')) = (settled_at IS NOT NULL))
);
CREATE INDEX report_case_board ON report_case (state, risk, created_at);
CREATE INDEX report_case_mine ON report_case (assigned_to, state);
CREATE INDEX report_case_settled ON report_case (settled_at);
