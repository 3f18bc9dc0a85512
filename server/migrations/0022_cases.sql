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
  -- Once high, ended by two for ever: a lowered risk opens no way round the second person.
  was_high boolean NOT NULL DEFAULT false,
  version int NOT NULL DEFAULT 1,
  assigned_to uuid,
  plan bytea,
  plan_by uuid,
  plan_at timestamptz,
  duplicate_of uuid REFERENCES report_case ON DELETE SET NULL,
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
  hold_lift_by uuid,
  hold_lift_at timestamptz,
  -- Topics of our lists that its words touch: looked at first.
  topics text[] NOT NULL DEFAULT '{}',
  -- Keyed hashes of the rarest of its words: two that tell the same share some, and nobody reads a word from them.
  sketch bigint[] NOT NULL DEFAULT '{}',
  -- Ours for the demo, marked so; counted nowhere.
  sample boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Four eyes, whatever the code says.
  CHECK (NOT (state = 'closed' AND was_high AND (closing_by IS NULL OR closed_by IS NULL OR closed_by = closing_by))),
  CHECK (risk <> 'high' OR was_high),
  CHECK ((state IN ('closed', 'duplicate', 'out_of_scope', 'withdrawn')) = (settled_at IS NOT NULL))
);
CREATE INDEX report_case_board ON report_case (state, risk, created_at);
CREATE INDEX report_case_mine ON report_case (assigned_to, state);
CREATE INDEX report_case_settled ON report_case (settled_at);
CREATE INDEX report_case_sketch ON report_case USING gin (sketch);

-- Who has to do with it: names, what is known of them and phones are sealed.
CREATE TABLE case_person (
  id uuid PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES report_case ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('child', 'reporter', 'parent', 'relative', 'suspect', 'witness', 'specialist', 'other')),
  name bytea NOT NULL,
  about bytea NOT NULL,
  phone bytea,
  created_at timestamptz NOT NULL
);
CREATE INDEX case_person_case ON case_person (case_id, created_at);

CREATE TABLE case_task (
  id uuid PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES report_case ON DELETE CASCADE,
  title bytea NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'done', 'dropped')),
  assigned_to uuid,
  due_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX case_task_case ON case_task (case_id, created_at);

CREATE TABLE case_note (
  id uuid PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES report_case ON DELETE CASCADE,
  author_id uuid NOT NULL,
  text bytea NOT NULL,
  created_at timestamptz NOT NULL,
  -- Its author may change it for 15 minutes.
  updated_at timestamptz
);
CREATE INDEX case_note_case ON case_note (case_id, created_at);

CREATE TABLE case_referral (
  id uuid PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES report_case ON DELETE CASCADE,
  target text NOT NULL CHECK (target IN (
    'inson', 'police', 'emergency', 'medical', 'school', 'ombudsman', 'guardianship', 'other')),
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'consent', 'sent', 'accepted', 'rejected', 'done', 'revoked')),
  text bytea NOT NULL,
  consent text CHECK (consent IN ('given_by_child', 'given_by_parent', 'duty_to_report')),
  consent_note bytea,
  by_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Nothing leaves us without a consent, or a duty whose reason is written.
  CHECK (state NOT IN ('sent', 'accepted', 'rejected', 'done') OR consent IS NOT NULL),
  CHECK (consent IS DISTINCT FROM 'duty_to_report' OR consent_note IS NOT NULL)
);
CREATE INDEX case_referral_case ON case_referral (case_id, created_at);

-- What happened to it, only ever added to.
CREATE TABLE case_moment (
  id uuid PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES report_case ON DELETE CASCADE,
  kind text NOT NULL,
  -- A state, a risk, an act: a word of our lists.
  what text NOT NULL,
  -- In somebody's words, sealed.
  text bytea,
  -- Of staff; null: the reporter, or the clock.
  by_id uuid,
  at timestamptz NOT NULL,
  -- Two of the same millisecond stay in their order.
  seq bigint GENERATED ALWAYS AS IDENTITY
);
CREATE INDEX case_moment_case ON case_moment (case_id, seq);

-- Promises with a time. `subject_id`: the task; otherwise the case itself.
CREATE TABLE case_deadline (
  case_id uuid NOT NULL REFERENCES report_case ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('alarm', 'first_look', 'first_words', 'review', 'task')),
  subject_id uuid NOT NULL,
  due_at timestamptz NOT NULL,
  -- Kept, or not owed any more.
  met_at timestamptz,
  -- When the team was told that it is late: once.
  rung_at timestamptz,
  PRIMARY KEY (case_id, kind, subject_id)
);
CREATE INDEX case_deadline_due ON case_deadline (due_at) WHERE met_at IS NULL;

-- Who read another's case in need: why, until when.
CREATE TABLE case_glass (
  id uuid PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES report_case ON DELETE CASCADE,
  account_id uuid NOT NULL,
  reason bytea NOT NULL,
  until timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX case_glass_reader ON case_glass (case_id, account_id, until);
