-- Owner: modules/audit. A link is written with the rights of the table's owner: who serves needs none to change what was written (decision 0059).
DO $do$
BEGIN
  EXECUTE format('ALTER FUNCTION audit_link() SECURITY DEFINER SET search_path = %I, pg_temp', current_schema());
END
$do$;
