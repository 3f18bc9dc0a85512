-- Owner: modules/content. When the public first saw a version; null: never. Who began to answer one may still send it when there is a newer one.
ALTER TABLE content_version ADD shown_at timestamptz;
UPDATE content_version SET shown_at = content_item.updated_at
  FROM content_item WHERE content_item.id = content_version.item_id AND content_item.live_version = content_version.version;

-- Owner: modules/tests. What a signed-in person answered; of a guest nothing is kept.
CREATE TABLE test_result (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  test_id uuid NOT NULL REFERENCES content_item ON DELETE CASCADE,
  version integer NOT NULL,
  -- Answers, score and band. Sealed with the account's key, "<id>:result" as associated data.
  body bytea NOT NULL,
  shared_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX test_result_list ON test_result (account_id, created_at DESC);
CREATE INDEX test_result_created_at ON test_result (created_at);

-- Owner: modules/search. A questionnaire is found where it is offered, not by its words.
CREATE OR REPLACE FUNCTION search_keep() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  WITH told AS MATERIALIZED (
    SELECT item_id, lang, type, search_fold(title, lang) AS title, search_fold(coalesce(texts ->> 'summary', ''), lang) AS summary,
      search_fold(CASE WHEN type = 'place' AND facts ->> 'kind' = 'shelter' THEN title ELSE words END, lang) AS words
    FROM changed
    WHERE lang = served AND type NOT IN ('course_category', 'question_category', 'faq_category', 'banner', 'questionnaire')
  ), spelled AS (
    INSERT INTO search_word (lang, word, latin)
    SELECT DISTINCT lang, word, search_latin(word)
    FROM told, regexp_split_to_table(concat_ws(' ', title, summary, words), ' ') AS word
    WHERE length(word) BETWEEN 3 AND 30
    -- Always in one order, so that two publications never wait for each other.
    ORDER BY lang, word
    ON CONFLICT DO NOTHING
  )
  INSERT INTO search_document (item_id, lang, type, title, title_words, all_words)
  SELECT item_id, lang, type, title, to_tsvector(search_config(lang), title),
    setweight(to_tsvector(search_config(lang), title), 'A') || setweight(to_tsvector(search_config(lang), summary), 'B')
      || setweight(to_tsvector(search_config(lang), words), 'D')
  FROM told
  ON CONFLICT (item_id, lang) DO UPDATE
    SET type = excluded.type, title = excluded.title, title_words = excluded.title_words, all_words = excluded.all_words;
  RETURN NULL;
END
$body$;
