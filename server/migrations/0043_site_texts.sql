-- Owner: modules/content. Privacy says where a place is asked and what the recovery code opens; the complaint has a form now.
-- Only pages that no editor has touched; what editors wrote is theirs. The lines are as in 0017_site.sql.
CREATE OR REPLACE FUNCTION pg_temp.blocks(lines text) RETURNS jsonb LANGUAGE sql AS $sql$
  SELECT jsonb_agg(
    CASE
      WHEN line LIKE '# %' THEN jsonb_build_object('type', 'heading', 'level', 2, 'text', substr(line, 3))
      WHEN line LIKE '! %' THEN jsonb_build_object('type', 'callout', 'tone', 'key', 'spans', jsonb_build_array(jsonb_build_object('text', substr(line, 3))))
      WHEN line LIKE '> %' THEN jsonb_build_object('type', 'paragraph', 'spans', jsonb_build_array(
        jsonb_build_object('href', split_part(substr(line, 3), '|', 1), 'text', split_part(line, '|', 2))))
      ELSE jsonb_build_object('type', 'paragraph', 'spans', jsonb_build_array(jsonb_build_object('text', line)))
    END
    ORDER BY place)
  FROM unnest(string_to_array(btrim(lines, E'\n'), E'\n')) WITH ORDINALITY AS part(line, place)
$sql$;
CREATE OR REPLACE FUNCTION pg_temp.article(title text, summary text, lines text) RETURNS jsonb LANGUAGE sql AS $sql$
  SELECT jsonb_build_object('title', title, 'summary', summary, 'body', pg_temp.blocks(lines))
$sql$;

CREATE TEMPORARY TABLE next_page (slug text, texts jsonb) ON COMMIT DROP;

INSERT INTO next_page VALUES ('privacy', jsonb_build_object(
  'uz', pg_temp.article('Maxfiylik', 'Qisqa va ochiq: nima saqlanadi, kim o‘qiydi, sir qayerda tugaydi.', '
! Yozganingizni faqat maslahatchilar o‘qiydi. Hayotingiz xavf ostida bo‘lsa, yordam chaqiramiz. Iloji bo‘lsa, avval sizga aytamiz.
# Sirning chegarasi
Kimningdir hayoti xavf ostida bo‘lsa, yordam chaqiramiz. Qonun talab qilsa, ma’lumot berishga majburmiz. Iloji bo‘lsa, avval sizga aytamiz.
# Nimani saqlaymiz?
Taxallus yoki telefon raqami va xabarlaringiz. Ular bazada shifrlangan. Parolning o‘zi saqlanmaydi, faqat izi.
# Kim o‘qiydi?
Suhbatni maslahatchi va uning rahbari o‘qiydi. Administrator va muharrirlar suhbatni ko‘rmaydi.
# Nimani saqlamaymiz?
Reklama va kuzatuv yo‘q. Boshqa saytlarga hech qanday so‘rov ketmaydi.
# Qayerda ekaningiz
Buni faqat o‘zingiz bossangiz bilamiz. SOS da «Joyimni yuborish» joyni 100 metrgacha aniqlikda yuboradi. U 7 kundan keyin o‘chadi.
«Menga yaqin» masofani telefonning o‘zida hisoblaydi. Joyingiz bizga kelmaydi.
# Tiklash kodi
SIM-karta boshqa odamda bo‘lishi mumkin. Shuning uchun parol SMS orqali almashsa, eski suhbatlar yopiladi. Ularni tiklash kodi yoki maslahatchi ochadi.
Kodni profilda olasiz. Uni hech kimga ko‘rsatmang.
# O‘chirish
Hisobni o‘z sahifangizda o‘chirasiz. U bilan birga suhbatlar ham o‘chadi.
# Telefondagi iz
Brauzer tarixida sayt manzili qolishi mumkin. Qo‘ng‘iroqlar telefon tarixida qoladi. Ularni o‘zingiz o‘chira olasiz.
Matn nusxasi: 2026-12'),
  'ru', pg_temp.article('Конфиденциальность', 'Коротко и честно: что хранится, кто читает, где кончается тайна.', '
! Это читают только консультанты. Если жизнь в опасности, мы позовём помощь. Если можно, сначала скажем вам.
# Граница тайны
Если чья-то жизнь в опасности, мы позовём помощь. Если требует закон, мы обязаны дать сведения. Если можно, сначала скажем вам.
# Что мы храним?
Псевдоним или номер телефона и ваши сообщения. В базе они зашифрованы. Сам пароль не хранится, только его отпечаток.
# Кто читает?
Разговор читают консультант и его руководитель. Администраторы и редакторы разговоров не видят.
# Чего мы не храним?
Рекламы и слежки нет. Запросы на другие сайты не уходят.
# Где вы
Это мы узнаём, только если вы нажмёте сами. В SOS «Отправить, где я» передаёт место с точностью до 100 метров. Через 7 дней оно удаляется.
«Рядом со мной» считает расстояние в самом телефоне. К нам место не приходит.
# Код восстановления
SIM-карта может оказаться у другого человека. Поэтому после смены пароля по SMS старые разговоры закрыты. Их откроет код восстановления или консультант.
Код можно взять в профиле. Никому его не показывайте.
# Удаление
Аккаунт вы удаляете на своей странице. Вместе с ним удаляются разговоры.
# След в телефоне
Адрес сайта может остаться в истории браузера. Звонки остаются в журнале. Их можно стереть.
Редакция текста: 2026-12'),
  'en', pg_temp.article('Privacy', 'Short and honest: what is kept, who reads it, where secrecy ends.', '
! Only counsellors read this. If your life is in danger, we call for help. If we can, we tell you first.
# Where secrecy ends
If a life is in danger, we call for help. If the law demands it, we have to give information. If we can, we tell you first.
# What do we keep?
Your nickname or phone number, and your messages. They are encrypted in the database. The password itself is not kept, only its print.
# Who reads it?
The counsellor and the supervisor read the chat. Administrators and editors do not see chats.
# What do we not keep?
No advertising, no tracking. Nothing is requested from other sites.
# Where you are
We learn it only if you press a button yourself. In SOS, “Send where I am” sends the place within 100 metres. It is deleted after 7 days.
“Near me” works out the distance on the phone itself. Your place does not come to us.
# The recovery code
Somebody else may have the SIM card. So after a new password by SMS, earlier chats stay closed. The recovery code or a counsellor opens them.
You get the code in your profile. Show it to nobody.
# Deleting
You delete your account on your own page. The chats go with it.
# Traces on the phone
The address may stay in the browser’s history. Calls stay in the call list. You can delete both.
Version of this text: 2026-12')));

INSERT INTO next_page VALUES ('complaint', jsonb_build_object(
  'uz', pg_temp.article('Maslahatchi ustidan shikoyat', 'Maslahatchi sizga yoqmagan ish qildimi? Buni aytishga haqqingiz bor.', '
! Shikoyat uchun sizni hech kim urishmaydi.
# Keyin nima bo‘ladi?
Rahbar yozganingizni o‘qiydi va nima bo‘lganini tekshiradi. Javobni shikoyat raqamingiz bilan shu saytda o‘qiysiz.
> /uz/report/receipt|Javobni raqam bilan ochish
Suhbatni boshqa maslahatchi bilan davom ettirsangiz bo‘ladi. Sababini aytish shart emas.
# Kim ko‘radi?
Shikoyatni faqat rahbarlar ko‘radi. Maslahatchilar, administrator va muharrirlar ko‘rmaydi.
# Boshqa yo‘l
Suhbatda «Rahbar bilan gaplashmoqchiman» deb yozsangiz ham bo‘ladi. Rahbar suhbatni o‘ziga oladi.'),
  'ru', pg_temp.article('Жалоба на консультанта', 'Консультант поступил с вами плохо? Об этом можно сказать.', '
! За жалобу вас никто не накажет.
# Что будет дальше
Руководитель прочитает ваши слова и проверит, что было. Ответ вы откроете на этом сайте по номеру жалобы.
> /ru/report/receipt|Открыть ответ по номеру
Продолжить можно с другим консультантом. Объяснять причину не нужно.
# Кто увидит
Жалобу видят только руководители. Консультанты, администраторы и редакторы её не видят.
# Другой путь
Можно написать в разговоре: «Хочу говорить с руководителем». Руководитель возьмёт разговор себе.'),
  'en', pg_temp.article('Complaint about a counsellor', 'Did a counsellor treat you badly? You have a right to say so.', '
! Nobody will be angry with you for a complaint.
# What happens then
A supervisor reads your words and checks what happened. You open the answer on this site with the number of your complaint.
> /en/report/receipt|Open the answer with the number
You can go on with another counsellor. You need not say why.
# Who sees it
Only supervisors see a complaint. Counsellors, administrators and editors do not.
# Another way
You can also write in the chat: “I want to talk to a supervisor”. A supervisor takes the chat over.')));

CREATE TEMPORARY TABLE untouched ON COMMIT DROP AS
  SELECT id, next_page.texts FROM content_item JOIN next_page USING (slug)
  WHERE type = 'page' AND state = 'published' AND version = 1 AND live_version = 1;

UPDATE content_item SET texts = untouched.texts, version = 2, live_version = 2, updated_at = now()
FROM untouched WHERE untouched.id = content_item.id;

INSERT INTO content_version (item_id, version, facts, texts, safety, shown_at)
SELECT content_item.id, 2, facts, content_item.texts, safety, now() FROM content_item JOIN untouched USING (id);

UPDATE content_live SET
  texts = untouched.texts -> lang,
  title = untouched.texts -> lang ->> 'title',
  words = concat_ws(' ', untouched.texts -> lang ->> 'title', untouched.texts -> lang ->> 'summary', (
    SELECT string_agg(word #>> '{}', ' ') FROM jsonb_path_query(untouched.texts -> lang -> 'body', 'strict $.**.text') AS word
  )),
  updated_at = now()
FROM untouched WHERE untouched.id = content_live.item_id;
