-- Owner: modules/places. What a person heard who called a place's number. The newest word counts, here or in the content.
CREATE TABLE place_phone_check (
  item_id uuid NOT NULL REFERENCES content_item ON DELETE CASCADE,
  number text NOT NULL,
  works boolean NOT NULL,
  checked_by uuid NOT NULL REFERENCES account,
  checked_at timestamptz NOT NULL,
  PRIMARY KEY (item_id, number)
);

-- Owner: modules/search. What public texts are found by; kept by the database itself with every change of content_live.
-- Comes with PostgreSQL (contrib), and an owner of the database may put it in since version 13.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Uzbek and Russian Cyrillic in the Latin letters of Uzbek as people type them: no apostrophes, x and h one letter.
-- The same is done to a query in fold.policy.ts; a test compares the two.
CREATE FUNCTION search_latin(folded text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $sql$
  SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    translate(folded, 'абвгдежзийклмнопрстуфхцыэўқғҳxõöğǵьъ', 'abvgdejziyklmnoprstufhsieoqghhoogg'),
    'ш', 'sh'), 'щ', 'sh'), 'ч', 'ch'), 'ё', 'yo'), 'ю', 'yu'), 'я', 'ya'), 'ş', 'sh'), 'ç', 'ch'), 'ts', 's'), 'ye', 'e')
$sql$;

-- Words in one spelling, parted by one space.
CREATE FUNCTION search_fold(said text, lang text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $sql$
  SELECT btrim(regexp_replace(
    CASE lang WHEN 'uz' THEN search_latin(plain) WHEN 'ru' THEN replace(plain, 'ё', 'е') ELSE plain END,
    '[^a-zа-я0-9]+', ' ', 'g'))
  FROM (SELECT translate(lower(normalize(said, NFKC)), '''’‘ʻʼ`´', '')) AS one(plain)
$sql$;

-- Uzbek has no stemmer of its own: whoever asks compares beginnings of words.
CREATE FUNCTION search_config(lang text) RETURNS regconfig LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $sql$
  SELECT CASE lang WHEN 'ru' THEN 'pg_catalog.russian' WHEN 'en' THEN 'pg_catalog.english' ELSE 'pg_catalog.simple' END::regconfig
$sql$;

CREATE TABLE search_document (
  item_id uuid NOT NULL,
  -- The language its words are in: a text that stands in for another is not found twice.
  lang text NOT NULL,
  type text NOT NULL,
  -- The title in one spelling.
  title text NOT NULL,
  title_words tsvector NOT NULL,
  all_words tsvector NOT NULL,
  PRIMARY KEY (item_id, lang),
  FOREIGN KEY (item_id, lang) REFERENCES content_live ON DELETE CASCADE
);
CREATE INDEX search_document_title_uz ON search_document USING gin (title_words) WHERE lang = 'uz';
CREATE INDEX search_document_title_ru ON search_document USING gin (title_words) WHERE lang = 'ru';
CREATE INDEX search_document_title_en ON search_document USING gin (title_words) WHERE lang = 'en';
CREATE INDEX search_document_uz ON search_document USING gin (all_words) WHERE lang = 'uz';
CREATE INDEX search_document_ru ON search_document USING gin (all_words) WHERE lang = 'ru';
CREATE INDEX search_document_en ON search_document USING gin (all_words) WHERE lang = 'en';

-- Every word there is, for one that was mistyped.
CREATE TABLE search_word (
  lang text NOT NULL,
  word text COLLATE "C" NOT NULL,
  -- In Latin, so that nearness is measured alike in both scripts and under any locale of the server.
  latin text NOT NULL,
  PRIMARY KEY (lang, word)
);
CREATE INDEX search_word_near ON search_word USING gin (latin gin_trgm_ops);

-- Words near to a mistyped one. A threshold lower than the usual: two swapped letters of a short word break most of its trigrams.
CREATE FUNCTION search_near(asked_lang text, mistyped text) RETURNS TABLE (word text, latin text)
LANGUAGE sql STABLE PARALLEL SAFE SET pg_trgm.word_similarity_threshold = 0.45 AS $sql$
  SELECT word, latin FROM search_word
  WHERE lang = asked_lang AND mistyped <% latin AND abs(length(latin) - length(mistyped)) < 12
  ORDER BY word_similarity(mistyped, latin) DESC, length(latin), word
  LIMIT 60
$sql$;

-- What of a content may be found: nothing of groups and banners, and of a shelter never where it stands.
CREATE FUNCTION search_keep() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  WITH told AS MATERIALIZED (
    SELECT item_id, lang, type, search_fold(title, lang) AS title, search_fold(coalesce(texts ->> 'summary', ''), lang) AS summary,
      search_fold(CASE WHEN type = 'place' AND facts ->> 'kind' = 'shelter' THEN title ELSE words END, lang) AS words
    FROM changed
    WHERE lang = served AND type NOT IN ('course_category', 'question_category', 'faq_category', 'banner')
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
CREATE TRIGGER search_keep_new AFTER INSERT ON content_live
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_keep();
CREATE TRIGGER search_keep_changed AFTER UPDATE ON content_live
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_keep();
