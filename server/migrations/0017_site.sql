-- Owner: modules/site. Names of the 14 divisions of the country (ISO 3166-2), in the order they are listed.
CREATE TABLE region (
  code text PRIMARY KEY,
  name_uz text NOT NULL,
  name_ru text NOT NULL,
  name_en text NOT NULL,
  position int NOT NULL
);

INSERT INTO region (code, name_uz, name_ru, name_en, position) VALUES
  ('UZ-TK', 'Toshkent shahri', 'город Ташкент', 'Tashkent City', 1),
  ('UZ-TO', 'Toshkent viloyati', 'Ташкентская область', 'Tashkent Region', 2),
  ('UZ-AN', 'Andijon viloyati', 'Андижанская область', 'Andijan Region', 3),
  ('UZ-BU', 'Buxoro viloyati', 'Бухарская область', 'Bukhara Region', 4),
  ('UZ-FA', 'Farg‘ona viloyati', 'Ферганская область', 'Fergana Region', 5),
  ('UZ-JI', 'Jizzax viloyati', 'Джизакская область', 'Jizzakh Region', 6),
  ('UZ-NG', 'Namangan viloyati', 'Наманганская область', 'Namangan Region', 7),
  ('UZ-NW', 'Navoiy viloyati', 'Навоийская область', 'Navoi Region', 8),
  ('UZ-QA', 'Qashqadaryo viloyati', 'Кашкадарьинская область', 'Kashkadarya Region', 9),
  ('UZ-QR', 'Qoraqalpog‘iston Respublikasi', 'Республика Каракалпакстан', 'Republic of Karakalpakstan', 10),
  ('UZ-SA', 'Samarqand viloyati', 'Самаркандская область', 'Samarkand Region', 11),
  ('UZ-SI', 'Sirdaryo viloyati', 'Сырдарьинская область', 'Syrdarya Region', 12),
  ('UZ-SU', 'Surxondaryo viloyati', 'Сурхандарьинская область', 'Surkhandarya Region', 13),
  ('UZ-XO', 'Xorazm viloyati', 'Хорезмская область', 'Khorezm Region', 14);

-- Owner: modules/faq. How often an answer was called helpful; who said so is not written down.
CREATE TABLE faq_helpful (
  item_id uuid PRIMARY KEY REFERENCES content_item ON DELETE CASCADE,
  yes int NOT NULL DEFAULT 0,
  no int NOT NULL DEFAULT 0
);

-- The four pages that every installation needs before an editor has written a word. They are ordinary content from then on.
-- A line is a paragraph; `# ` a heading, `! ` the key sentence, `@` a help card, `> address|words` a link.
CREATE FUNCTION pg_temp.blocks(lines text) RETURNS jsonb LANGUAGE sql AS $sql$
  SELECT jsonb_agg(
    CASE
      WHEN line LIKE '# %' THEN jsonb_build_object('type', 'heading', 'level', 2, 'text', substr(line, 3))
      WHEN line LIKE '! %' THEN jsonb_build_object('type', 'callout', 'tone', 'key', 'spans', jsonb_build_array(jsonb_build_object('text', substr(line, 3))))
      WHEN line LIKE '@%' THEN jsonb_build_object('type', 'help', 'card', substr(line, 2))
      WHEN line LIKE '> %' THEN jsonb_build_object('type', 'paragraph', 'spans', jsonb_build_array(
        jsonb_build_object('href', split_part(substr(line, 3), '|', 1), 'text', split_part(line, '|', 2))))
      ELSE jsonb_build_object('type', 'paragraph', 'spans', jsonb_build_array(jsonb_build_object('text', line)))
    END
    ORDER BY place)
  FROM unnest(string_to_array(btrim(lines, E'\n'), E'\n')) WITH ORDINALITY AS part(line, place)
$sql$;
CREATE FUNCTION pg_temp.article(title text, summary text, lines text) RETURNS jsonb LANGUAGE sql AS $sql$
  SELECT jsonb_build_object('title', title, 'summary', summary, 'body', pg_temp.blocks(lines))
$sql$;

CREATE TEMPORARY TABLE first_page (id uuid, slug text, position int, niche text, drawing text, texts jsonb) ON COMMIT DROP;

INSERT INTO first_page VALUES ('019aa5c0-0000-7000-8000-000000000001', 'about', 0, 'g', 'lantern', jsonb_build_object(
  'uz', pg_temp.article('Himoya haqida', 'Himoya bolalar, ota-onalar va o‘qituvchilar uchun. Bu yerga yozasiz, maslahatchi javob beradi.', '
# Kim javob beradi?
Bolalar bilan ishlaydigan maslahatchilar. Ular sizga xizmatdagi ismi bilan yozadi. Mashina javob bermaydi.
# Nima qila olamiz?
Eshitamiz, tushuntiramiz, keyingi qadamni birga o‘ylaymiz. Xavf bo‘lsa, yordam chaqirishga ko‘maklashamiz.
! Eshikdan kirish uchun ism kerak emas.
# Nima qila olmaymiz?
Biz politsiya ham, shifokor ham emasmiz. Hozir xavf bo‘lsa, 112 ga qo‘ng‘iroq qiling.
# Raqamlar qayerdan?
Har bir raqamni odam tekshiradi. Tekshiruvi eskirgan raqam ko‘rsatilmaydi.
@chat'),
  'ru', pg_temp.article('О Himoya', 'Himoya — для детей, родителей и учителей. Вы пишете, консультант отвечает.', '
# Кто отвечает?
Консультанты, которые работают с детьми. Они пишут под рабочим именем. Машина не отвечает.
# Что мы можем?
Выслушать, объяснить, вместе подумать о следующем шаге. Если опасно, поможем позвать помощь.
! Чтобы войти в эту дверь, имя не нужно.
# Чего мы не можем?
Мы не полиция и не врачи. Если опасно прямо сейчас, звоните 112.
# Откуда номера?
Каждый номер проверяет человек. Номер с устаревшей проверкой не показываем.
@chat'),
  'en', pg_temp.article('About Himoya', 'Himoya is for children, parents and teachers. You write, a counsellor answers.', '
# Who answers?
Counsellors who work with children. They write to you under a service name. No machine answers.
# What can we do?
We listen, explain and think about the next step with you. In danger, we help to call for help.
! You need no name to come through this door.
# What can we not do?
We are not the police, and not doctors. In danger right now, call 112.
# Where do the numbers come from?
A person checks every number. A number whose check is too old is not shown.
@chat')));

INSERT INTO first_page VALUES ('019aa5c0-0000-7000-8000-000000000002', 'privacy', 1, 'v', 'chest', jsonb_build_object(
  'uz', pg_temp.article('Maxfiylik', 'Qisqa va ochiq: nima saqlanadi, kim o‘qiydi, sir qayerda tugaydi.', '
! Yozganingizni faqat maslahatchilar o‘qiydi. Hayotingiz xavf ostida bo‘lsa, yordam chaqiramiz. Iloji bo‘lsa, avval sizga aytamiz.
# Sirning chegarasi
Kimningdir hayoti xavf ostida bo‘lsa, yordam chaqiramiz. Qonun talab qilsa, ma’lumot berishga majburmiz. Iloji bo‘lsa, avval sizga aytamiz.
# Nimani saqlaymiz?
Taxallus yoki telefon raqami va xabarlaringiz. Ular bazada shifrlangan. Parolning o‘zi saqlanmaydi, faqat izi.
# Kim o‘qiydi?
Suhbatni maslahatchi va uning rahbari o‘qiydi. Administrator va muharrirlar suhbatni ko‘rmaydi.
# Nimani saqlamaymiz?
Reklama va kuzatuv yo‘q. Boshqa saytlarga hech qanday so‘rov ketmaydi. Joylashuvingizni so‘ramaymiz.
# O‘chirish
Hisobni o‘z sahifangizda o‘chirasiz. U bilan birga suhbatlar ham o‘chadi.
# Telefondagi iz
Brauzer tarixida sayt manzili qolishi mumkin. Qo‘ng‘iroqlar telefon tarixida qoladi. Ularni o‘zingiz o‘chira olasiz.
Matn nusxasi: 2026-11'),
  'ru', pg_temp.article('Конфиденциальность', 'Коротко и честно: что хранится, кто читает, где кончается тайна.', '
! Это читают только консультанты. Если жизнь в опасности, мы позовём помощь. Если можно, сначала скажем вам.
# Граница тайны
Если чья-то жизнь в опасности, мы позовём помощь. Если требует закон, мы обязаны дать сведения. Если можно, сначала скажем вам.
# Что мы храним?
Псевдоним или номер телефона и ваши сообщения. В базе они зашифрованы. Сам пароль не хранится, только его отпечаток.
# Кто читает?
Разговор читают консультант и его руководитель. Администраторы и редакторы разговоров не видят.
# Чего мы не храним?
Рекламы и слежки нет. Запросы на другие сайты не уходят. Мы не спрашиваем, где вы.
# Удаление
Аккаунт вы удаляете на своей странице. Вместе с ним удаляются разговоры.
# След в телефоне
Адрес сайта может остаться в истории браузера. Звонки остаются в журнале. Их можно стереть.
Редакция текста: 2026-11'),
  'en', pg_temp.article('Privacy', 'Short and honest: what is kept, who reads it, where secrecy ends.', '
! Only counsellors read this. If your life is in danger, we call for help. If we can, we tell you first.
# Where secrecy ends
If a life is in danger, we call for help. If the law demands it, we have to give information. If we can, we tell you first.
# What do we keep?
Your nickname or phone number, and your messages. They are encrypted in the database. The password itself is not kept, only its print.
# Who reads it?
The counsellor and the supervisor read the chat. Administrators and editors do not see chats.
# What do we not keep?
No advertising, no tracking. Nothing is requested from other sites. We do not ask where you are.
# Deleting
You delete your account on your own page. The chats go with it.
# Traces on the phone
The address may stay in the browser’s history. Calls stay in the call list. You can delete both.
Version of this text: 2026-11')));

INSERT INTO first_page VALUES ('019aa5c0-0000-7000-8000-000000000003', 'terms', 2, 'f', 'book', jsonb_build_object(
  'uz', pg_temp.article('Foydalanish shartlari', 'Qisqa va oddiy: biz nima qilamiz va sizdan nima so‘raymiz.', '
# Kim uchun?
Himoya bolalar, ota-onalar va o‘qituvchilar uchun. U bepul.
# Biz nima qilamiz?
Sizni tinglaymiz va hurmat qilamiz. Xabaringizni maxfiylik sahifasida aytilganday saqlaymiz.
> /uz/privacy|Maxfiylik
# Sizdan nima so‘raymiz?
Boshqa odam nomidan yozmang. Hech kimni haqorat qilmang va qo‘rqitmang. Parolingizni hech kimga bermang.
# Qachon yozishni to‘xtatamiz?
Kimdir haqorat qilsa yoki qo‘rqitsa, uning yozishini vaqtincha to‘xtatamiz. Buni ikki kishi hal qiladi. Shoshilinch raqamlar baribir ochiq qoladi.
# Nima qila olmaymiz?
Biz politsiya ham, shifokor ham emasmiz. Hozir xavf bo‘lsa, 112 ga qo‘ng‘iroq qiling.
# Hisobingiz
Hisobni xohlagan payt o‘chirasiz. U bilan birga suhbatlar ham o‘chadi.
Matn nusxasi: 2026-11'),
  'ru', pg_temp.article('Условия пользования', 'Коротко и просто: что делаем мы и о чём просим вас.', '
# Для кого
Himoya — для детей, родителей и учителей. Это бесплатно.
# Что делаем мы
Слушаем вас с уважением. Храним сообщения так, как сказано на странице о конфиденциальности.
> /ru/privacy|Конфиденциальность
# О чём просим вас
Не пишите от имени другого человека. Никого не оскорбляйте и не пугайте. Никому не давайте свой пароль.
# Когда мы закрываем переписку
Если кто-то оскорбляет или угрожает, мы на время закрываем ему переписку. Это решают два человека. Экстренные номера остаются открыты.
# Чего мы не можем
Мы не полиция и не врачи. Если опасно прямо сейчас, звоните 112.
# Ваш аккаунт
Аккаунт можно удалить в любой момент. Вместе с ним удаляются разговоры.
Редакция текста: 2026-11'),
  'en', pg_temp.article('Terms of use', 'Short and plain: what we do, and what we ask of you.', '
# Who it is for
Himoya is for children, parents and teachers. It is free.
# What we do
We listen to you with respect. We keep your messages as the privacy page says.
> /en/privacy|Privacy
# What we ask of you
Do not write in another person’s name. Do not insult or threaten anyone. Give your password to nobody.
# When we stop a person from writing
If somebody insults or threatens, we stop their writing for a time. Two people decide it. The emergency numbers stay open.
# What we cannot do
We are not the police, and not doctors. In danger right now, call 112.
# Your account
You can delete your account at any time. The chats go with it.
Version of this text: 2026-11')));

INSERT INTO first_page VALUES ('019aa5c0-0000-7000-8000-000000000004', 'complaint', 3, 'a', 'bubble', jsonb_build_object(
  'uz', pg_temp.article('Maslahatchi ustidan shikoyat', 'Maslahatchi sizga yoqmagan ish qildimi? Buni aytishga haqqingiz bor.', '
! Shikoyat uchun sizni hech kim urishmaydi.
# Qanday aytiladi?
Suhbatni yakunlang. Keyin chiqadigan so‘rovda nima bo‘lganini yozing. Uni o‘sha maslahatchi ko‘rmaydi, rahbar o‘qiydi.
Yoki suhbatda «Rahbar bilan gaplashmoqchiman» deb yozing. Rahbar suhbatni o‘ziga oladi.
# Keyin nima bo‘ladi?
Rahbar yozganingizni va suhbatni o‘qiydi. Maslahatchi nima qilganini u tekshiradi.
Suhbatni boshqa maslahatchi bilan davom ettirsangiz bo‘ladi. Sababini aytish shart emas.
# Nima yozish kerak?
Nima bo‘lgani va qachon bo‘lgani yetadi. Ismingizni yozish shart emas.
# Kim ko‘radi?
Shikoyatni faqat rahbarlar ko‘radi. Administrator va muharrirlar ko‘rmaydi.
@chat'),
  'ru', pg_temp.article('Жалоба на консультанта', 'Консультант поступил с вами плохо? Об этом можно сказать.', '
! За жалобу вас никто не накажет.
# Как сказать
Завершите разговор. В опросе после него напишите, что было. Этот консультант опрос не увидит, его читает руководитель.
Или напишите в разговоре: «Хочу говорить с руководителем». Руководитель возьмёт разговор себе.
# Что будет дальше
Руководитель прочитает ваши слова и разговор. Он проверит, что сделал консультант.
Продолжить можно с другим консультантом. Объяснять причину не нужно.
# Что написать
Хватит того, что было и когда. Имя не нужно.
# Кто увидит
Жалобу видят только руководители. Администраторы и редакторы её не видят.
@chat'),
  'en', pg_temp.article('Complaint about a counsellor', 'Did a counsellor treat you badly? You have a right to say so.', '
! Nobody will be angry with you for a complaint.
# How to say it
End the chat. In the survey after it, write what happened. That counsellor does not see the survey, a supervisor reads it.
Or write in the chat: “I want to talk to a supervisor”. A supervisor takes the chat over.
# What happens then
The supervisor reads your words and the chat. They check what the counsellor did.
You can go on with another counsellor. You need not say why.
# What to write
What happened and when is enough. You need not give your name.
# Who sees it
Only supervisors see a complaint. Administrators and editors do not.
@chat')));

INSERT INTO content_item (id, type, slug, state, position, safety, facts, texts, live_version)
SELECT id, 'page', slug, 'published', position, true, jsonb_build_object('key', slug, 'niche', niche, 'drawing', drawing), texts, 1
FROM first_page;

INSERT INTO content_version (item_id, version, facts, texts)
SELECT id, version, facts, texts FROM content_item WHERE type = 'page';

INSERT INTO content_live (item_id, lang, served, type, slug, position, facts, texts, title, words, sample, published_at, updated_at)
SELECT id, lang, lang, type, slug, position, facts, texts -> lang, texts -> lang ->> 'title',
  concat_ws(' ', texts -> lang ->> 'title', texts -> lang ->> 'summary', (
    SELECT string_agg(word #>> '{}', ' ') FROM jsonb_path_query(texts -> lang -> 'body', 'strict $.**.text') AS word
  )),
  false, created_at, updated_at
FROM content_item, unnest(ARRAY['uz', 'ru', 'en']) AS lang
WHERE type = 'page';
