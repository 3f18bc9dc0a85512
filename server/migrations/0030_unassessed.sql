-- "Low" was the default, so it said nothing. What no person ever assessed is unassessed from now on.
ALTER TABLE chat DROP CONSTRAINT chat_risk_check;
ALTER TABLE chat ALTER risk SET DEFAULT 'unassessed';
ALTER TABLE chat ADD CHECK (risk IN ('sos', 'high', 'unassessed', 'medium', 'low'));
-- A call for help is the child's own word and stays.
UPDATE chat SET risk = 'unassessed'
WHERE risk <> 'sos' AND NOT EXISTS (SELECT FROM desk_risk_change WHERE chat_id = chat.id);

ALTER TABLE desk_risk_change DROP CONSTRAINT desk_risk_change_risk_from_check;
ALTER TABLE desk_risk_change ADD CHECK (risk_from IN ('sos', 'high', 'unassessed', 'medium', 'low'));
UPDATE desk_risk_change SET risk_from = 'unassessed'
WHERE risk_from <> 'sos' AND NOT EXISTS (
  SELECT FROM desk_risk_change earlier
  WHERE earlier.chat_id = desk_risk_change.chat_id AND earlier.created_at < desk_risk_change.created_at
);

UPDATE queue_wait SET risk = 'unassessed'
WHERE risk <> 'sos' AND NOT EXISTS (
  SELECT FROM desk_risk_change change WHERE change.chat_id = queue_wait.chat_id AND change.created_at <= queue_wait.taken_at
);

ALTER TABLE contact_record DROP CONSTRAINT contact_record_risk_check;
ALTER TABLE contact_record ADD CHECK (risk IN ('sos', 'high', 'unassessed', 'medium', 'low'));
-- The forms began with "low". Any other level was chosen by hand and stays, as does what was said of the chat itself.
UPDATE contact_record SET risk = 'unassessed'
WHERE risk = 'low' AND NOT EXISTS (SELECT FROM desk_risk_change change WHERE change.chat_id = contact_record.chat_id);
