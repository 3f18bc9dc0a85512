-- Owner: modules/questions. What people asked; never what is published of it, which is content of its own.
CREATE TABLE asked_question (
  id uuid PRIMARY KEY,
  -- The question's own key; the row goes with it.
  key_id uuid NOT NULL REFERENCES data_key ON DELETE CASCADE,
  -- Of a guest neither account nor address is known, only the keyed hash of the receipt.
  account_id uuid REFERENCES account,
  receipt_index bytea UNIQUE,
  lang text NOT NULL CHECK (lang IN ('uz', 'ru', 'en')),
  category_id uuid,
  age_band text CHECK (age_band IN ('7-10', '11-13', '14-17', '18+')),
  -- All that people wrote is sealed, the row's id and the column as associated data.
  title bytea NOT NULL,
  question bytea NOT NULL,
  -- Which wording on who reads it stood above the form (safety.md 7); null: none was said to be shown.
  notice text,
  -- Words of our lists stand in it: it is looked at first. Which ones is found anew at each reading.
  marked boolean NOT NULL,
  state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'drafting', 'review', 'published', 'answered', 'closed')),
  version int NOT NULL DEFAULT 1,
  draft bytea,
  note bytea,
  -- Everybody who ever wrote at the answer; the last of them apart.
  drafters uuid[] NOT NULL DEFAULT '{}',
  drafted_by uuid,
  reviewed_by uuid,
  escalated_by uuid,
  escalated_at timestamptz,
  escalation bytea,
  closed_for text CHECK (closed_for IN ('chat_better', 'answered_before', 'not_ours')),
  content_id uuid,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  settled_at timestamptz,
  CHECK ((account_id IS NULL) <> (receipt_index IS NULL)),
  -- Four eyes, whatever the code says.
  CHECK (reviewed_by IS NULL OR reviewed_by <> ALL (drafters)),
  CHECK (state NOT IN ('published', 'answered') OR reviewed_by IS NOT NULL)
);
CREATE INDEX asked_question_open ON asked_question (state, marked DESC, created_at);
CREATE INDEX asked_question_own ON asked_question (account_id, created_at DESC);
CREATE INDEX asked_question_settled ON asked_question (settled_at);
CREATE INDEX asked_question_key ON asked_question (key_id);

-- Totals only: who found what helpful is nobody's business.
CREATE TABLE question_vote (
  item_id uuid PRIMARY KEY,
  yes int NOT NULL DEFAULT 0,
  no int NOT NULL DEFAULT 0
);
