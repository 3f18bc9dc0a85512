-- Owner: modules/search. A text is found by what people call it who look for it (`search_words`, written by editors, shown to nobody), as it is
-- by its title: whoever searches for help types the plain word of harm, which a page for children may not have in its heading.
CREATE OR REPLACE FUNCTION search_keep() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  WITH told AS MATERIALIZED (
    SELECT item_id, lang, type, search_fold(title, lang) AS title, search_fold(coalesce(texts ->> 'summary', ''), lang) AS summary,
      search_fold(coalesce(texts ->> 'search_words', ''), lang) AS called,
      search_fold(CASE WHEN type = 'place' AND facts ->> 'kind' = 'shelter' THEN title ELSE words END, lang) AS words
    FROM changed
    WHERE lang = served AND type NOT IN ('course_category', 'question_category', 'faq_category', 'banner', 'questionnaire')
  ), spelled AS (
    INSERT INTO search_word (lang, word, latin)
    SELECT DISTINCT lang, word, search_latin(word)
    FROM told, regexp_split_to_table(concat_ws(' ', title, called, summary, words), ' ') AS word
    WHERE length(word) BETWEEN 3 AND 30
    -- Always in one order, so that two publications never wait for each other.
    ORDER BY lang, word
    ON CONFLICT DO NOTHING
  )
  INSERT INTO search_document (item_id, lang, type, title, title_words, all_words)
  SELECT item_id, lang, type, title, to_tsvector(search_config(lang), concat_ws(' ', title, called)),
    setweight(to_tsvector(search_config(lang), concat_ws(' ', title, called)), 'A') || setweight(to_tsvector(search_config(lang), summary), 'B')
      || setweight(to_tsvector(search_config(lang), words), 'D')
  FROM told
  ON CONFLICT (item_id, lang) DO UPDATE
    SET type = excluded.type, title = excluded.title, title_words = excluded.title_words, all_words = excluded.all_words;
  RETURN NULL;
END
$body$;
