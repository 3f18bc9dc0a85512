-- Owner: modules/snippets. Canned replies. They hold nothing personal: a variable stands where a name would.
CREATE TABLE snippet (
  id uuid PRIMARY KEY,
  lang text NOT NULL CHECK (lang IN ('uz', 'ru', 'en')),
  shortcut text NOT NULL,
  -- The shortcut as it is compared: without case and with one apostrophe.
  folded text NOT NULL,
  text text NOT NULL,
  author_id uuid NOT NULL REFERENCES account,
  -- null: a draft.
  approved_by uuid REFERENCES account,
  updated_at timestamptz NOT NULL,
  UNIQUE (lang, folded)
);

-- Owner: modules/records. What a counsellor wrote down when a contact was over. Figures outlive the chat they come from.
CREATE TABLE contact_record (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('chat', 'phone', 'walk_in')),
  chat_id uuid UNIQUE REFERENCES chat ON DELETE SET NULL,
  counsellor_id uuid NOT NULL REFERENCES account,
  lang text NOT NULL CHECK (lang IN ('uz', 'ru', 'en')),
  who text NOT NULL,
  age_band text,
  gender text NOT NULL,
  region_code text,
  forms text[] NOT NULL,
  topics text[] NOT NULL,
  risk text NOT NULL CHECK (risk IN ('sos', 'high', 'medium', 'low')),
  outcome text NOT NULL,
  referral text NOT NULL,
  -- The chat's key, or an own one; when it is destroyed the note cannot be read any more.
  key_id uuid REFERENCES data_key ON DELETE SET NULL,
  note bytea NOT NULL,
  started_at timestamptz NOT NULL,
  ended_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX contact_record_counsellor ON contact_record (counsellor_id, ended_at DESC);
CREATE INDEX contact_record_ended ON contact_record (ended_at DESC);
-- Search over what is known about chats begins with time.
CREATE INDEX chat_created ON chat (created_at DESC);

-- Owner: modules/content. Pages of the site that a counsellor sends as a card.
CREATE TABLE content_card (
  id text PRIMARY KEY CHECK (id ~ '^[a-z][a-z0-9_-]{1,40}$'),
  position int NOT NULL,
  -- A page of ours, without host and language.
  path text NOT NULL CHECK (path ~ '^/[a-z0-9/_-]*$'),
  title_uz text NOT NULL,
  title_ru text NOT NULL,
  title_en text NOT NULL,
  text_uz text NOT NULL,
  text_ru text NOT NULL,
  text_en text NOT NULL
);
INSERT INTO content_card (id, position, path, title_uz, title_ru, title_en, text_uz, text_ru, text_en) VALUES
  ('numbers', 1, '/numbers', 'Shoshilinch raqamlar', 'Экстренные номера', 'Emergency numbers',
   'Xavf bo‘lsa, qayerga qo‘ng‘iroq qilish kerak.', 'Куда звонить, если есть опасность.', 'Who to call when there is danger.'),
  ('for-child', 2, '/for/child', 'Bolalar uchun', 'Для детей', 'For children',
   'Nima qilish mumkin va kimga aytish kerak.', 'Что можно сделать и кому сказать.', 'What you can do and whom to tell.'),
  ('for-teen', 3, '/for/teen', 'O‘smirlar uchun', 'Для подростков', 'For teenagers',
   'Huquqlaringiz va yordam yo‘llari.', 'Твои права и пути помощи.', 'Your rights and ways to get help.'),
  ('for-parent', 4, '/for/parent', 'Ota-onalar uchun', 'Для родителей', 'For parents',
   'Bola bilan qanday gaplashish kerak.', 'Как говорить с ребёнком.', 'How to talk with a child.'),
  ('for-teacher', 5, '/for/teacher', 'O‘qituvchilar uchun', 'Для учителей', 'For teachers',
   'Belgilarni ko‘rish va birinchi so‘zlar.', 'Как заметить признаки и с чего начать разговор.', 'How to notice signs, and the first words.'),
  ('privacy', 6, '/privacy', 'Nima sir qoladi', 'Что остаётся в тайне', 'What stays private',
   'Yozganlaringizni kim o‘qiydi, kim o‘qimaydi.', 'Кто читает ваши сообщения, а кто нет.', 'Who reads what you write, and who does not.');
