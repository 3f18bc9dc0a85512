-- Owner: modules/questionnaires. Answers are counted as they come and kept in no other way: no sheet stands anywhere, so none can be found,
-- read as a whole or tied to somebody.
CREATE TABLE questionnaire_count (
  questionnaire_id uuid NOT NULL REFERENCES content_item ON DELETE CASCADE,
  version integer NOT NULL,
  -- Keys of a question and its option. Both empty: whole sheets. Only the option empty: sheets that answer the question.
  question text NOT NULL,
  option text NOT NULL,
  answers integer NOT NULL DEFAULT 0,
  -- What the team sees of it: it follows in steps of ten sheets, so looking before and after somebody answered shows nothing.
  told integer NOT NULL DEFAULT 0,
  -- The day of the first one.
  since date NOT NULL,
  PRIMARY KEY (questionnaire_id, version, question, option)
);

-- Owner: modules/questionnaires. Free words, apart from all that was chosen with them. The day is all that is known of when.
CREATE TABLE questionnaire_words (
  -- Random, not by time.
  id uuid PRIMARY KEY,
  questionnaire_id uuid NOT NULL REFERENCES content_item ON DELETE CASCADE,
  version integer NOT NULL,
  question text NOT NULL,
  -- Sealed with the questionnaire's key, "<id>:words" as associated data.
  body bytea NOT NULL,
  told boolean NOT NULL DEFAULT false,
  day date NOT NULL
);
CREATE INDEX questionnaire_words_list ON questionnaire_words (questionnaire_id, question, id) WHERE told;
CREATE INDEX questionnaire_words_day ON questionnaire_words (day);

-- Owner: modules/questionnaires. The key of its free words; its row is also what answers wait for, one after the other.
CREATE TABLE questionnaire_key (
  questionnaire_id uuid PRIMARY KEY REFERENCES content_item ON DELETE CASCADE,
  key_id uuid NOT NULL
);

-- Owner: modules/questionnaires. That a signed-in person has answered: a keyed hash of account, questionnaire and month, and nothing else.
CREATE TABLE questionnaire_mark (
  mark bytea PRIMARY KEY,
  -- Of one that may be answered each month: from when the mark is of no use.
  useless_from date
);
