-- Owner: modules/content. Numbers to call in danger. They are content: a person checks them by calling, and a number
-- whose last check is too old is not shown.
CREATE TABLE emergency_number (
  number text PRIMARY KEY CHECK (number ~ '^[0-9]{3,12}$'),
  label_uz text NOT NULL,
  label_ru text NOT NULL,
  label_en text NOT NULL,
  position int NOT NULL,
  -- When a person last made sure that it answers; null: never, so it is hidden.
  verified_at timestamptz
);

-- The two numbers that every phone in the country knows.
INSERT INTO emergency_number (number, label_uz, label_ru, label_en, position, verified_at) VALUES
  ('112', 'Yagona favqulodda xizmat', 'Единая служба спасения', 'Single emergency service', 1, now()),
  ('102', 'Ichki ishlar', 'Органы внутренних дел', 'Police', 2, now());
