-- Owner: modules/search. Texts are compared as the reader of texts in the contract does (contract/src/read-text.ts, comparable):
-- one list of apostrophes for all, and what cannot be seen parts no word. A test compares the two, sign by sign.
CREATE FUNCTION text_unmarked(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $sql$
  SELECT regexp_replace(said, '[\u0027\u0060\u00B4\u02B9-\u02C1\u02C8\u02CA\u02CB\u02EE\u02F4\u0312-\u0315\u0343\u0374\u0384\u055A\u055D'
    '\u059C\u059D\u05F3\u0621\u0654\u066C\u0674\u07F4\u07F5\u1FBD\u1FBF\u1FEF\u1FFD\u1FFE\u2018\u2019\u201B\u2032\u2035\u275B\u275C'
    '\uA78B\uA78C\uFF07\uFF40'
    '\u0001-\u0008\u000E-\u001B\u007F-\u0084\u0086-\u009F\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]',
    '', 'g')
$sql$;
CREATE FUNCTION text_comparable(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $sql$
  SELECT text_unmarked(lower(normalize(text_unmarked(said), NFKC)))
$sql$;

-- Also o‘ and g‘ as other alphabets and keyboards write them, with a mark over the letter.
CREATE OR REPLACE FUNCTION search_latin(folded text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $sql$
  SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    translate(folded, 'абвгдежзийклмнопрстуфхцыэўқғҳxõöóòôŏōőơğǵĝġģǧьъ', 'abvgdejziyklmnoprstufhsieoqghhooooooooogggggg'),
    'ш', 'sh'), 'щ', 'sh'), 'ч', 'ch'), 'ё', 'yo'), 'ю', 'yu'), 'я', 'ya'), 'ş', 'sh'), 'ç', 'ch'), 'ts', 's'), 'ye', 'e')
$sql$;
CREATE OR REPLACE FUNCTION search_fold(said text, lang text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $sql$
  SELECT btrim(regexp_replace(
    CASE lang WHEN 'uz' THEN search_latin(plain) WHEN 'ru' THEN replace(plain, 'ё', 'е') ELSE plain END,
    '[^a-zа-я0-9]+', ' ', 'g'))
  FROM (SELECT text_comparable(said)) AS one(plain)
$sql$;
-- What is public is folded anew, by the trigger that keeps it so.
DELETE FROM search_word;
UPDATE content_live SET title = title;

-- Owner: modules/content. Titles as an editor's search compares them (search-key.policy.ts); those that are kept are made anew.
CREATE FUNCTION content_search_key(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $sql$
  SELECT btrim(regexp_replace(replace(replace(replace(replace(replace(replace(replace(
    translate(text_comparable(said), 'абвгдежзийклмнопрстуфхыэўқғҳьъ', 'abvgdejziyklmnoprstufxieoqgh'),
    'ё', 'yo'), 'ц', 'ts'), 'ч', 'ch'), 'ш', 'sh'), 'щ', 'sh'), 'ю', 'yu'), 'я', 'ya'), '\s+', ' ', 'g'))
$sql$;
UPDATE content_item SET search_key = content_search_key(
  concat_ws(' ', coalesce(texts #>> '{uz,title}', ''), coalesce(texts #>> '{ru,title}', ''), coalesce(texts #>> '{en,title}', '')));
