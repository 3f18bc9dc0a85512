-- Owner: platform/crypto. A destroyed key is announced by the database with the commit that destroys it, so no node goes on opening what it sealed.
-- A payload holds at most 8,000 bytes: two hundred ids.
CREATE FUNCTION notify_gone_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('himoya_gone_keys', string_agg(id::text, ','))
  FROM (SELECT id, (row_number() OVER () - 1) / 200 AS part FROM gone) parts GROUP BY part;
  RETURN NULL;
END
$$;
CREATE TRIGGER data_key_gone AFTER DELETE ON data_key
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION notify_gone_keys();
