-- Owner: modules/staff. What was asked is shown as it was asked: who asks may rename a member meanwhile.
ALTER TABLE staff_request ADD COLUMN alias text;
