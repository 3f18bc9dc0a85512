-- Owner: modules/visitor. When a person may be answered without danger, and the word by which they and the team know each other again.
CREATE TABLE safe_contact (
  account_id uuid PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  hours text CHECK (hours IN ('any', 'morning', 'afternoon', 'evening')),
  hours_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- Sealed with the account's key, "<account id>:code-word" as associated data. The one before stays in the team's sight: whoever took
  -- a phone over may put another in its place.
  code_word bytea,
  code_word_before bytea,
  code_word_at timestamptz
);
