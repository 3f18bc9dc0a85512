-- Owner: modules/staff. The member's own phone, sealed with the account's key: the only place a link of theirs goes to.
ALTER TABLE staff_member ADD link_phone bytea;

-- Owner: modules/staff. What was asked for a member: an invitation, a new link, a role, a phone. What opens texts of people
-- waits for a supervisor who is neither the asker nor the member.
CREATE TABLE staff_request (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('invite', 'reinvite', 'role', 'phone')),
  -- With kind role: the wanted one.
  role text CHECK (role IN ('counsellor', 'supervisor', 'editor', 'admin')),
  -- With kind phone: the wanted one, sealed with the member's key.
  phone bytea,
  -- direct: no second person was needed. replaced: asked anew before anybody decided.
  state text NOT NULL CHECK (state IN ('waiting', 'approved', 'refused', 'replaced', 'direct')),
  asked_by uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  asked_at timestamptz NOT NULL,
  decided_by uuid REFERENCES account ON DELETE SET NULL,
  decided_at timestamptz,
  -- Why it was refused; sealed with the member's key.
  reason bytea
);
CREATE UNIQUE INDEX staff_request_waiting ON staff_request (account_id) WHERE state = 'waiting';
CREATE INDEX staff_request_account ON staff_request (account_id);
CREATE INDEX staff_request_asked_at ON staff_request (asked_at DESC);
CREATE INDEX staff_request_asked_by ON staff_request (asked_by);
CREATE INDEX staff_request_decided_by ON staff_request (decided_by);

-- Owner: modules/auth. When password or second factor were last given again; null: at the start of the session.
ALTER TABLE session ADD proven_at timestamptz;
