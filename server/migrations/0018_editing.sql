-- Owner: modules/content. Who said yes to a text that waits for its time, and the titles as they are searched.
ALTER TABLE content_item
  ADD COLUMN approved_by uuid REFERENCES account,
  ADD COLUMN sought text NOT NULL DEFAULT '';
UPDATE content_item SET sought = lower(regexp_replace(
  concat_ws(' ', texts #>> '{uz,title}', texts #>> '{ru,title}', texts #>> '{en,title}'), '[‘’ʻʼ''`]', '', 'g'));
CREATE INDEX content_item_publish_due ON content_item (publish_at) WHERE publish_at IS NOT NULL;
CREATE INDEX content_item_archive_due ON content_item (archive_at) WHERE archive_at IS NOT NULL;
-- Two people hold as long as any version since the public one was marked so; unmarking it takes two as well.
ALTER TABLE content_version ADD COLUMN safety boolean NOT NULL DEFAULT false;
UPDATE content_version SET safety = item.safety FROM content_item item WHERE item.id = content_version.item_id;

-- What one person wants to change about a number to call in danger; another one confirms it.
CREATE TABLE emergency_number_change (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('verify', 'set', 'remove')),
  number text NOT NULL CHECK (number ~ '^[0-9]{3,12}$'),
  -- Of a number that is set.
  label_uz text,
  label_ru text,
  label_en text,
  position int,
  proposed_by uuid NOT NULL REFERENCES account,
  created_at timestamptz NOT NULL,
  decided_by uuid REFERENCES account,
  decided_at timestamptz,
  confirmed boolean
);
CREATE UNIQUE INDEX emergency_number_change_open ON emergency_number_change (number) WHERE decided_at IS NULL;
