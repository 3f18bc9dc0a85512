-- Owner: modules/learning. A test of situations was passed for it (decision 0093); of those given before none was asked.
ALTER TABLE certificate ADD COLUMN tested boolean NOT NULL DEFAULT false;
