-- Owner: modules/content. Who picked up when the second person called a number (safety.md 6).
ALTER TABLE emergency_number_change ADD COLUMN answered text CHECK (length(answered) BETWEEN 1 AND 200);
