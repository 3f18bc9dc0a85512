-- Owner: modules/audit. Every entry is a link of one chain, so that an edit, a deletion, a reorder or a cut is found.
ALTER TABLE audit_entry
  -- Dense, in the order of commits: given at the very end of the writer's transaction.
  ADD seq bigint UNIQUE,
  -- Keyed hash of what the entry says, made outside the database.
  ADD seal bytea,
  -- SHA-256 of the hash before it and this seal.
  ADD hash bytea,
  -- Which key opens the reason, so that a supervisor can read it. Gone with its subject.
  ADD reason_key uuid;
CREATE INDEX audit_entry_time ON audit_entry (at);

-- The last link; whoever adds one holds this row until the commit is done.
CREATE TABLE audit_head (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  seq bigint NOT NULL DEFAULT 0,
  hash bytea NOT NULL DEFAULT decode(repeat('00', 32), 'hex')
);
INSERT INTO audit_head DEFAULT VALUES;

-- Points of the chain under a key that is not in the database. origin: entries up to it are older than the chain;
-- anchor: the chain was so at that time; floor: all up to it was deleted for its age.
CREATE TABLE audit_mark (
  kind text NOT NULL CHECK (kind IN ('origin', 'anchor', 'floor')),
  seq bigint NOT NULL,
  hash bytea NOT NULL,
  at timestamptz NOT NULL,
  -- null: an origin before the first start.
  mac bytea,
  PRIMARY KEY (kind, seq)
);

-- What an entry says, letter for letter; modules/audit/chain.ts spells it alike.
CREATE FUNCTION audit_words(e audit_entry) RETURNS text LANGUAGE sql STABLE AS $sql$
  SELECT concat_ws(E'\n', e.id, to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), e.actor_id, e.action,
    e.subject_id, coalesce(encode(e.reason, 'hex'), '-'), coalesce(e.reason_key::text, '-'))
$sql$;

-- Entries from before the chain: their order is that of their times, their seals have no key.
WITH ordered AS (
  SELECT id, row_number() OVER (ORDER BY at, id) AS place FROM audit_entry
)
UPDATE audit_entry SET seq = place, seal = sha256(convert_to(audit_words(audit_entry), 'UTF8'))
FROM ordered WHERE ordered.id = audit_entry.id;
WITH RECURSIVE chain AS (
  SELECT seq, hash FROM audit_head
  UNION ALL
  SELECT audit_entry.seq, sha256(chain.hash || audit_entry.seal)
  FROM chain JOIN audit_entry ON audit_entry.seq = chain.seq + 1
), linked AS (
  UPDATE audit_entry SET hash = chain.hash FROM chain WHERE chain.seq = audit_entry.seq RETURNING 1
)
UPDATE audit_head SET (seq, hash) = (SELECT seq, hash FROM chain ORDER BY seq DESC LIMIT 1);
INSERT INTO audit_mark (kind, seq, hash, at) SELECT 'origin', seq, hash, now() FROM audit_head;

-- Deferred: it runs when nothing but the commit is left to do, so nobody waits for a lock longer than a commit takes.
CREATE FUNCTION audit_link() RETURNS trigger LANGUAGE plpgsql AS $body$
DECLARE
  link audit_head;
BEGIN
  UPDATE audit_head SET seq = seq + 1, hash = sha256(hash || NEW.seal) RETURNING * INTO link;
  UPDATE audit_entry SET seq = link.seq, hash = link.hash WHERE id = NEW.id;
  RETURN NULL;
END
$body$;
CREATE CONSTRAINT TRIGGER audit_link AFTER INSERT ON audit_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_link();
ALTER TABLE audit_entry ALTER seal SET NOT NULL;
