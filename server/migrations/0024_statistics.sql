-- Owner: modules/statistics. Counters that outlive the reports: how many, never who. Nothing of it is public but what statistics_number says.
CREATE TABLE statistics_cell (
  -- Of the confirmation, in Asia/Tashkent: '2026-01'. So a month that is over stays as it was.
  month text NOT NULL CHECK (month ~ '^20\d\d-(0[1-9]|1[0-2])$'),
  type text NOT NULL,
  region text NOT NULL,
  age text NOT NULL,
  gender text NOT NULL,
  count int NOT NULL CHECK (count >= 0),
  -- What it was when its half-year last came out: how much a revision would correct.
  printed_count int NOT NULL DEFAULT 0,
  -- Of the demo: invented, and said to be.
  sample boolean NOT NULL DEFAULT false,
  PRIMARY KEY (month, type, region, age, gender)
);

-- Which counter a case stands in, so that it is counted once and can be taken back. It goes with the case; the counter stays.
CREATE TABLE statistics_case (
  case_id uuid PRIMARY KEY REFERENCES report_case ON DELETE CASCADE,
  month text NOT NULL,
  type text NOT NULL,
  region text NOT NULL,
  age text NOT NULL,
  gender text NOT NULL,
  counted boolean NOT NULL
);

-- A half-year that is out: '2026-1', '2026-2'.
CREATE TABLE statistics_release (
  half text PRIMARY KEY CHECK (half ~ '^20\d\d-[12]$'),
  version int NOT NULL DEFAULT 1,
  printed_at timestamptz NOT NULL,
  -- When it was last looked at for corrections: once a year.
  looked_at timestamptz NOT NULL
);

-- Every number that is, or was, public. A row is never changed; a revision is a new version.
CREATE TABLE statistics_number (
  half text NOT NULL,
  version int NOT NULL,
  -- '' is the total; 'region'; 'type,region'.
  by text NOT NULL,
  key text NOT NULL,
  -- How many were held back, drawn once and kept for every version. Never public: it is what protects the number.
  withheld int NOT NULL CHECK (withheld >= 0),
  -- null: hidden.
  shown int CHECK (shown >= 10),
  PRIMARY KEY (half, version, by, key)
);
