-- Owner: modules/cases.
ALTER TABLE case_glass RENAME TO case_break_glass;
ALTER INDEX case_glass_reader RENAME TO case_break_glass_reader;
ALTER TABLE case_moment RENAME TO case_event;
ALTER INDEX case_moment_case RENAME TO case_event_case;
ALTER TABLE report_case RENAME COLUMN sketch TO fingerprint;
ALTER INDEX report_case_sketch RENAME TO report_case_fingerprint;

-- Owner: modules/content.
ALTER TABLE content_item RENAME COLUMN sought TO search_key;

-- Owner: modules/questionnaires.
ALTER TABLE questionnaire_mark RENAME TO questionnaire_participation;
ALTER TABLE questionnaire_participation RENAME COLUMN mark TO hash;
ALTER TABLE questionnaire_count RENAME COLUMN told TO published;
ALTER TABLE questionnaire_words RENAME COLUMN told TO published;

-- Owner: modules/sos.
ALTER TABLE sos_alert RENAME COLUMN told_at TO notified_at;
