-- Owner: modules/learning. How far a person is in a lesson, and what they say of it; nobody of the staff reads a row.
CREATE TABLE lesson_progress (
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  lesson_id uuid NOT NULL REFERENCES content_item ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('started', 'done')),
  -- Seconds of a sound or film, the picture of a picture story.
  position integer NOT NULL DEFAULT 0,
  feedback text[] NOT NULL DEFAULT '{}',
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, lesson_id)
);
CREATE INDEX lesson_progress_lesson ON lesson_progress (lesson_id) WHERE feedback <> '{}';

-- Owner: modules/learning. Who has done a course; it says what the course was called on that day.
CREATE TABLE certificate (
  id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  course_id uuid NOT NULL REFERENCES content_item ON DELETE CASCADE,
  -- Sealed with the account's key, "<id>:name" as associated data: without the account nobody can read it.
  name bytea NOT NULL,
  -- By language.
  titles jsonb NOT NULL,
  minutes integer NOT NULL,
  lesson_count integer NOT NULL,
  issued_at timestamptz NOT NULL,
  UNIQUE (account_id, course_id)
);

-- Owner: modules/saved. What a person keeps for later.
CREATE TABLE saved_item (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  type text NOT NULL,
  object_id uuid NOT NULL REFERENCES content_item ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  UNIQUE (account_id, type, object_id)
);
CREATE INDEX saved_item_list ON saved_item (account_id, created_at DESC);
