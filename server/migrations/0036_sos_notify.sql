-- A call for help is told by the database itself, with the commit that writes it: other nodes hear of it without the bus, and also
-- when the node that wrote it dies before it has told anybody. The id alone; taking places away is nobody's news.
CREATE FUNCTION notify_sos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('himoya_sos', NEW.id::text);
  RETURN NULL;
END
$$;
CREATE TRIGGER sos_call_notify
  AFTER INSERT OR UPDATE OF state, escalated_at, accepted_by, chat_id, report_id, cancelled_at, settled_at ON sos_call
  FOR EACH ROW EXECUTE FUNCTION notify_sos();
