-- Owner: modules/search. One slip of the finger in a short word breaks most of its trigrams: of words of five and six letters only every
-- second was found. Two words are one slip apart exactly when leaving a letter out of both, or of one, makes them the same; that is indexed.

-- A word without its endings: what uzbekStem in fold.policy.ts leaves (a test compares the two), else the language's own stemmer.
CREATE FUNCTION search_stem(word text, lang text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $sql$
  SELECT CASE lang
    WHEN 'ru' THEN coalesce((ts_lexize('pg_catalog.russian_stem', word))[1], word)
    WHEN 'en' THEN coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word)
    ELSE left(word, greatest(4, length(regexp_replace(word,
      '(lar)?(imiz|ingiz|im|ing|i|si)?(ning|dagi|dan|ni|ga|ka|qa|da)?$', ''))))
  END
$sql$;

-- Each spelling whole, and without each of its letters. Its cost is what it takes beside a comparison: always by the index, never row by row.
CREATE FUNCTION search_slips(word text, latin text, stem text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT COST 20000 AS $sql$
  SELECT array_agg(DISTINCT CASE place WHEN 0 THEN one ELSE left(one, place - 1) || substr(one, place + 1) END)
  FROM unnest(ARRAY[word, latin, stem]) AS spelled (one), generate_series(0, length(one)) AS place
$sql$;

ALTER TABLE search_word ADD stem text NOT NULL GENERATED ALWAYS AS (search_stem(word, lang)) STORED;
-- New words are few: none of them waits in a list that every search would read through.
CREATE INDEX search_word_slips ON search_word USING gin (search_slips(word, latin, stem)) WITH (fastupdate = off);

-- Words near to a mistyped one: all that are one slip away, also where only the endings differ beside it; and by trigrams those that
-- may be two slips away. Which of them are meant is decided in terms.policy.ts.
DROP FUNCTION search_near(text, text);
CREATE FUNCTION search_near(asked_lang text, mistyped text) RETURNS TABLE (word text, latin text, stem text)
LANGUAGE sql STABLE PARALLEL SAFE SET pg_trgm.word_similarity_threshold = 0.4 AS $sql$
  (SELECT word, latin, stem FROM search_word
    WHERE lang = asked_lang AND search_latin(mistyped) <% latin AND abs(length(latin) - length(mistyped)) < 4
    ORDER BY word_similarity(search_latin(mistyped), latin) DESC, length(latin), word
    LIMIT 60)
  UNION
  SELECT word, latin, stem FROM search_word
  WHERE lang = asked_lang
    AND search_slips(word, latin, stem) && search_slips(mistyped, search_latin(mistyped), search_stem(mistyped, asked_lang))
$sql$;
