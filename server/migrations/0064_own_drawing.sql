-- Owner: modules/staff. What a child sees beside the alias (contract/src/counsellor-drawings.ts); without one the usual picture.
ALTER TABLE staff_member ADD drawing text CHECK (drawing IN (
  'sun', 'poplar', 'mountain', 'tulip', 'boat', 'jug', 'dutar', 'bridge', 'cup', 'balloon', 'leaf', 'cherry'
));
