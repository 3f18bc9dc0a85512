import type { ErrorCode } from '@himoya/contract/errors'
import type { Translated } from '@himoya/contract/languages'

/** What a person reads when something does not work: what happened, and what to do now. */
export const ERROR_TEXTS: Record<ErrorCode, Translated> = {
  malformed_json: {
    uz: 'So‘rov buzilgan holda keldi. Sahifani yangilab, qayta urinib ko‘ring.',
    ru: 'Запрос пришёл повреждённым. Обновите страницу и попробуйте снова.',
    en: 'The request arrived damaged. Reload the page and try again.',
  },
  bad_request: {
    uz: 'So‘rovni tushunib bo‘lmadi. Sahifani yangilab, qayta urinib ko‘ring.',
    ru: 'Не получилось понять запрос. Обновите страницу и попробуйте снова.',
    en: 'We could not read the request. Reload the page and try again.',
  },
  unauthenticated: {
    uz: 'Davom etish uchun hisobingizga kiring.',
    ru: 'Чтобы продолжить, войдите в свой аккаунт.',
    en: 'Please sign in to continue.',
  },
  wrong_credentials: {
    uz: 'Login yoki parol noto‘g‘ri. Tekshirib, qayta urinib ko‘ring.',
    ru: 'Неверный логин или пароль. Проверьте и попробуйте снова.',
    en: 'The login or password is wrong. Check them and try again.',
  },
  token_expired: {
    uz: 'Kirish muddati tugadi. Hisobingizga qayta kiring.',
    ru: 'Время входа истекло. Войдите ещё раз.',
    en: 'Your sign-in has expired. Please sign in again.',
  },
  token_revoked: {
    uz: 'Bu qurilmada hisobdan chiqilgan. Qayta kiring.',
    ru: 'На этом устройстве вы вышли из аккаунта. Войдите ещё раз.',
    en: 'You were signed out on this device. Please sign in again.',
  },
  mfa_required: {
    uz: 'Tasdiqlash ilovasidagi olti raqamli kodni kiriting.',
    ru: 'Введите шестизначный код из приложения для подтверждения.',
    en: 'Enter the six-digit code from your authenticator app.',
  },
  passkey_required: {
    uz: 'Endi konsolga faqat kirish kaliti (passkey) bilan kiriladi. Kalitingiz bo‘lmasa, rahbaringizdan yangi havola so‘rang.',
    ru: 'Теперь в консоль входят только с ключом доступа (passkey). Если ключа нет, попросите у супервизора новую ссылку.',
    en: 'The console now opens with a passkey only. If you have none, ask your supervisor for a new link.',
  },
  wrong_passkey: {
    uz: 'Kirish kaliti qabul qilinmadi. Qayta urinib ko‘ring yoki boshqa kalitdan foydalaning.',
    ru: 'Ключ доступа не подошёл. Попробуйте ещё раз или возьмите другой ключ.',
    en: 'The passkey was not accepted. Try again, or use another one.',
  },
  wrong_code: {
    uz: 'Kod noto‘g‘ri. SMSdagi raqamlarni tekshirib, qayta kiriting.',
    ru: 'Код не подходит. Проверьте цифры в SMS и введите снова.',
    en: 'The code is not right. Check the SMS and enter it again.',
  },
  code_expired: {
    uz: 'Bu kodning muddati tugadi. Yangi kod so‘rang.',
    ru: 'Срок действия кода истёк. Запросите новый код.',
    en: 'This code has expired. Ask for a new one.',
  },
  wrong_recovery_code: {
    uz: 'Taxallus yoki tiklash kodi noto‘g‘ri. Tekshirib, qayta urinib ko‘ring.',
    ru: 'Псевдоним или код восстановления не подходит. Проверьте и попробуйте снова.',
    en: 'The nickname or recovery code is wrong. Check them and try again.',
  },
  reset_expired: {
    uz: 'Parolni tiklash vaqti tugadi. Boshidan boshlang.',
    ru: 'Время на смену пароля истекло. Начните сначала.',
    en: 'The time to set a new password has run out. Please start again.',
  },
  forbidden: {
    uz: 'Bu amal sizning hisobingiz uchun ochiq emas.',
    ru: 'Это действие недоступно для вашего аккаунта.',
    en: 'Your account cannot do this.',
  },
  second_person: {
    uz: 'Buni boshqa kishi tasdiqlashi kerak.',
    ru: 'Это должен подтвердить другой человек.',
    en: 'Another person has to confirm this.',
  },
  step_up_required: {
    uz: 'Davom etish uchun o‘zingizni yana bir marta tasdiqlang.',
    ru: 'Чтобы продолжить, подтвердите ещё раз, что это вы.',
    en: 'To go on, confirm once more that it is you.',
  },
  needs_supervisor: {
    uz: 'Buni faqat rahbar tasdiqlaydi.',
    ru: 'Это подтверждает только супервизор.',
    en: 'Only a supervisor confirms this.',
  },
  blocked: {
    uz: 'Hozircha bu yerda yozib bo‘lmaydi. Xavf bo‘lsa, 112 ga qo‘ng‘iroq qiling.',
    ru: 'Пока здесь нельзя писать. Если есть опасность, звоните 112.',
    en: 'You cannot write here for now. If there is danger, call 112.',
  },
  not_found: {
    uz: 'Siz izlagan narsa topilmadi.',
    ru: 'Мы не нашли то, что вы ищете.',
    en: 'We could not find what you are looking for.',
  },
  page_outdated: {
    uz: 'Bu sahifa eskirgan. Yozganingizdan nusxa olib, sahifani yangilang.',
    ru: 'Эта страница устарела. Скопируйте написанное и обновите её.',
    en: 'This page is out of date. Copy what you wrote, then reload it.',
  },
  method_not_allowed: {
    uz: 'Bu yerda bunday amal yo‘q. Sahifani yangilab ko‘ring.',
    ru: 'Здесь нет такого действия. Попробуйте обновить страницу.',
    en: 'That is not possible here. Try reloading the page.',
  },
  already_claimed: {
    uz: 'Bu suhbatni boshqa hamkasbingiz olib bo‘ldi.',
    ru: 'Этот разговор уже взял другой сотрудник.',
    en: 'A colleague has already taken this conversation.',
  },
  asked_for_another: {
    uz: 'Bu odam boshqa maslahatchini so‘ragan. Hozir navbatda hamkasbingiz bor.',
    ru: 'Этот человек попросил другого консультанта. Сейчас на смене есть ваш коллега.',
    en: 'This person asked for another counsellor, and a colleague is on shift.',
  },
  too_many_chats: {
    uz: 'Sizda ochiq suhbatlar yetarli. Avval bittasini yakunlang.',
    ru: 'У вас уже достаточно открытых бесед. Сначала завершите одну.',
    en: 'You have enough open conversations. End one of them first.',
  },
  nickname_taken: {
    uz: 'Bu taxallus band. Boshqasini tanlang.',
    ru: 'Этот псевдоним занят. Выберите другой.',
    en: 'This nickname is taken. Choose another one.',
  },
  chat_ended: {
    uz: 'Bu suhbat yakunlangan. Yangi suhbat boshlang.',
    ru: 'Этот разговор завершён. Начните новый.',
    en: 'This conversation has ended. Start a new one.',
  },
  too_late: {
    uz: 'Buni o‘zgartirish vaqti o‘tdi. Avvalgi javobingiz saqlanib qoldi.',
    ru: 'Время для изменений прошло. Ваш прежний ответ сохранён.',
    en: 'The time to change this is over. Your earlier answer is kept.',
  },
  cannot_withdraw: {
    uz: 'Bola xavf ostida bo‘lishi mumkin va ish boshlangan, shuning uchun murojaatni qaytarib bo‘lmaydi. Xohishingizni shu yerda yozing: keyingi qadamni birga hal qilamiz.',
    ru: 'Ребёнок может быть в опасности, и работа уже начата, поэтому отозвать обращение нельзя. Напишите здесь, чего вы хотите: дальше решим вместе.',
    en: 'A child may be in danger and the work has begun. So this report cannot be taken back. Write here what you wish: we will decide together how to go on.',
  },
  work_left: {
    uz: 'Bu ishda hali tugamagan narsalar bor. Avval ularni yakunlang yoki rahbardan so‘rang.',
    ru: 'В этом деле ещё не всё закончено. Завершите начатое или попросите супервизора.',
    en: 'Something in this case is not finished yet. Finish it first, or ask a supervisor.',
  },
  already_offered: {
    uz: 'Bu suhbat boshqa hamkasbga taklif qilingan. Avval javobini kuting yoki taklifni qaytarib oling.',
    ru: 'Эта беседа уже предложена коллеге. Дождитесь ответа или отзовите предложение.',
    en: 'This conversation is already offered to a colleague. Wait for the answer or take the offer back.',
  },
  already_done: {
    uz: 'Bu allaqachon qilingan. Sahifani yangilang.',
    ru: 'Это уже сделано. Обновите страницу.',
    en: 'This has already been done. Refresh the page.',
  },
  idempotency_conflict: {
    uz: 'Oldingi so‘rovingiz hali bajarilmoqda. Biroz kutib, qayta urinib ko‘ring.',
    ru: 'Ваш прошлый запрос ещё выполняется. Подождите немного и попробуйте снова.',
    en: 'Your earlier request is still being handled. Wait a moment and try again.',
  },
  too_large: {
    uz: 'Bu juda katta. Qisqartiring yoki kichikroq fayl tanlang.',
    ru: 'Это слишком большой объём. Сократите текст или выберите файл поменьше.',
    en: 'That is too large. Shorten it or choose a smaller file.',
  },
  misdirected: {
    uz: 'Bu manzil boshqa sahifalarga xizmat qiladi. Havolani tekshiring.',
    ru: 'Этот адрес отвечает за другие страницы. Проверьте ссылку.',
    en: 'This address answers for other pages. Check the link.',
  },
  unsupported_media: {
    uz: 'Bu turdagi fayl qabul qilinmaydi. Boshqasini tanlang.',
    ru: 'Файлы такого вида не принимаются. Выберите другой.',
    en: 'We cannot take this kind of file. Choose another one.',
  },
  heic_unsupported: {
    uz: 'HEIC turidagi rasm ochilmaydi. Uni JPEG qilib saqlang yoki ekran suratini yuboring.',
    ru: 'Снимки HEIC не открываются. Сохраните его как JPEG или пришлите снимок экрана.',
    en: 'HEIC pictures cannot be opened here. Save it as JPEG, or send a screenshot.',
  },
  voice_too_long: {
    uz: 'Ovozli xabar 3 daqiqadan oshmasin. Qisqaroq yozib yuboring.',
    ru: 'Голосовое сообщение длится не больше 3 минут. Запишите короче.',
    en: 'A voice note lasts 3 minutes at most. Record a shorter one.',
  },
  file_infected: {
    uz: 'Bu faylda virus bor, shuning uchun qabul qilinmadi. Boshqasini tanlang.',
    ru: 'В этом файле вирус, поэтому он не принят. Выберите другой.',
    en: 'This file has a virus, so it was not taken. Choose another one.',
  },
  file_damaged: {
    uz: 'Bu fayl buzilgan yoki oxirigacha saqlanmagan. Qaytadan saqlang yoki ekran suratini yuboring.',
    ru: 'Этот файл повреждён или сохранён не до конца. Сохраните его заново или пришлите снимок экрана.',
    en: 'This file is damaged, or was not saved to its end. Save it again, or send a screenshot.',
  },
  wrong_offset: {
    uz: 'Fayl boshqa joyidan davom etadi. Qayta urinib ko‘ring.',
    ru: 'Загрузка продолжается с другого места. Попробуйте ещё раз.',
    en: 'The upload goes on from another place. Try again.',
  },
  invalid: {
    uz: 'Ba’zi maydonlarni tuzatish kerak. Belgilangan joylarni tekshiring.',
    ru: 'Некоторые поля нужно исправить. Проверьте отмеченные места.',
    en: 'Some fields need a correction. Check the marked ones.',
  },
  rate_limited: {
    uz: 'Juda ko‘p urinish bo‘ldi. Biroz kutib, qayta urinib ko‘ring.',
    ru: 'Слишком много попыток. Подождите немного и попробуйте снова.',
    en: 'Too many attempts. Wait a little and try again.',
  },
  proof_required: {
    uz: 'Qisqa tekshiruv kerak. U o‘zi bajariladi, biroz kuting.',
    ru: 'Нужна короткая проверка. Она пройдёт сама, подождите немного.',
    en: 'A short check is needed. It runs by itself, please wait.',
  },
  changed_meanwhile: {
    uz: 'Shu orada boshqa kishi buni o‘zgartirdi. Yozganingiz shu yerda, yangi holatini oching va solishtiring.',
    ru: 'Пока вы писали, это изменил кто-то другой. Ваш текст на месте: откройте новую версию и сравните.',
    en: 'Somebody changed this while you were writing. Your text is still here: open the new version and compare.',
  },
  in_use: {
    uz: 'Bu boshqa joyda ishlatilmoqda. Avval o‘sha joydan olib tashlang.',
    ru: 'Это используется в другом месте. Сначала уберите его оттуда.',
    en: 'This is used elsewhere. Take it out there first.',
  },
  too_many_saved: {
    uz: 'Saqlanganlar 500 taga yetdi. Yangisini saqlash uchun birini olib tashlang.',
    ru: 'Сохранено уже 500. Чтобы добавить новое, уберите что-нибудь.',
    en: 'You have saved 500 already. Remove one to save another.',
  },
  lessons_left: {
    uz: 'Hali hamma dars o‘tilmagan. Qolganlarini tugating, keyin sertifikat oling.',
    ru: 'Пройдены ещё не все уроки. Закончите оставшиеся и получите сертификат.',
    en: 'Some lessons are still left. Finish them, then take your certificate.',
  },
  test_left: {
    uz: 'Vaziyatlar testidan hali o‘tilmagan. Avval testdan o‘ting, keyin sertifikat oling.',
    ru: 'Тест с ситуациями ещё не пройден. Сначала пройдите его, затем получите сертификат.',
    en: 'The test of situations is still left. Pass it first, then take your certificate.',
  },
  incomplete: {
    uz: 'Hali hammasi to‘ldirilmagan. Belgilangan joylarni to‘ldiring.',
    ru: 'Заполнено ещё не всё. Заполните отмеченные поля.',
    en: 'Something is still missing. Fill in the marked fields.',
  },
  internal: {
    uz: 'Bizda xatolik yuz berdi. Birozdan keyin qayta urinib ko‘ring.',
    ru: 'У нас произошла ошибка. Попробуйте снова чуть позже.',
    en: 'Something went wrong on our side. Try again a little later.',
  },
  overloaded: {
    uz: 'Hozir juda ko‘p odam yozmoqda. Biroz kutib, qayta urinib ko‘ring.',
    ru: 'Сейчас пишет очень много людей. Подождите немного и попробуйте снова.',
    en: 'Very many people are writing now. Wait a little and try again.',
  },
  unavailable: {
    uz: 'Xizmat vaqtincha ishlamayapti. Bir daqiqadan keyin qayta urinib ko‘ring.',
    ru: 'Сервис временно не работает. Попробуйте снова через минуту.',
    en: 'The service is not working for now. Try again in a minute.',
  },
  read_only: {
    uz: 'Hozircha yangi yozuvlarni saqlay olmayapmiz. Birozdan keyin urinib ko‘ring.',
    ru: 'Пока не получается сохранить новое. Попробуйте чуть позже.',
    en: 'We cannot save anything new just now. Try again a little later.',
  },
}
