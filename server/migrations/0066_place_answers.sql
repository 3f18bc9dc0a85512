-- Owner: modules/places. "Did they help?" at a place of help, counted and kept in no other way: who answered is written down nowhere.
CREATE TABLE place_answer (
  item_id uuid NOT NULL REFERENCES content_item ON DELETE CASCADE,
  answer text NOT NULL CHECK (answer IN ('yes', 'little', 'no', 'not_gone')),
  answers integer NOT NULL DEFAULT 0,
  -- What the team sees of it: it follows in steps of ten answers of a place, so looking before and after somebody answered shows nothing.
  shown integer NOT NULL DEFAULT 0,
  PRIMARY KEY (item_id, answer)
);

-- Owner: modules/places. A few words beside an answer. The day is all that is known of when; the team reads them once it is over.
CREATE TABLE place_answer_words (
  -- Random, not by time.
  id uuid PRIMARY KEY,
  item_id uuid NOT NULL REFERENCES content_item ON DELETE CASCADE,
  answer text NOT NULL CHECK (answer IN ('yes', 'little', 'no', 'not_gone')),
  -- Sealed with the place's key, "<id>:words" as associated data.
  body bytea NOT NULL,
  day date NOT NULL
);
CREATE INDEX place_answer_words_list ON place_answer_words (item_id, id);
CREATE INDEX place_answer_words_day ON place_answer_words (day);

-- Owner: modules/places. The key of a place's words; its row is also what answers wait for, one after the other.
CREATE TABLE place_answer_key (
  item_id uuid PRIMARY KEY REFERENCES content_item ON DELETE CASCADE,
  key_id uuid NOT NULL
);

-- Owner: modules/places. When somebody of the team last looked into a place, how many "no" they saw then, and from which day on words were not
-- read: an editor's look reads none.
CREATE TABLE place_answer_look (
  item_id uuid PRIMARY KEY REFERENCES content_item ON DELETE CASCADE,
  seen_no integer NOT NULL,
  words_from date,
  looked_by uuid,
  looked_at timestamptz NOT NULL
);
