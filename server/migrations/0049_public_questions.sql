-- Owner: modules/public-questions.
COMMENT ON TABLE asked_question IS 'What people asked; never what is published of it, which is content of its own.';
COMMENT ON TABLE question_vote IS 'Whom an answer helped.';
