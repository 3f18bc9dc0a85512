import { faq } from '../form.ts'

const CATEGORY = 'hisob'

export const FAQ_HISOB = [
  faq('hisob-kerakmi', CATEGORY, {
    uz: [
      'O‘qish uchun hisob ochishim kerakmi?',
      `Yo‘q. Darslar, savollar, yangiliklar, joylar va raqamlar hammaga ochiq. Hisob faqat suhbat uchun kerak. Savolni esa ismsiz ham bersa bo‘ladi.
      Hisob saqlangan darslarni boshqa qurilmada ham ko‘rsatadi.`,
    ],
    ru: [
      'Нужен ли аккаунт, чтобы читать?',
      `Нет. Уроки, вопросы, новости, места и номера открыты всем. Аккаунт нужен только для чата. А вопрос можно задать и без имени.
      С аккаунтом сохранённые уроки видны и на другом устройстве.`,
    ],
    en: [
      'Do I need an account to read?',
      `No. Lessons, questions, news, places and numbers are open to everyone. An account is only needed for the chat. You can ask a question without a name.
      With an account, the lessons you keep are there on another device too.`,
    ],
  }),
  faq('taxallus-bilan', CATEGORY, {
    uz: [
      'Taxallus bilan qanday ro‘yxatdan o‘taman?',
      `1. «Ro‘yxatdan o‘tish»ni bosing va «Taxallus»ni tanlang.
      2. Haqiqiy ismingizga o‘xshamagan taxallus yozing.
      3. Kamida sakkiz belgili parol o‘ylab toping.
      4. Chiqqan tiklash kodini yozib oling: u bir marta ko‘rinadi.
      Hammasi yarim daqiqa. Telefon raqami so‘ralmaydi.`,
    ],
    ru: [
      'Как зарегистрироваться под псевдонимом?',
      `1. Нажмите «Регистрация» и выберите «Псевдоним».
      2. Придумайте псевдоним, не похожий на настоящее имя.
      3. Придумайте пароль не короче восьми знаков.
      4. Запишите код восстановления: он показывается один раз.
      Всё займёт полминуты. Телефон не спрашивают.`,
    ],
    en: [
      'How do I sign up with a nickname?',
      `1. Press “Sign up” and choose “Nickname”.
      2. Take a nickname that is not like your real name.
      3. Think of a password of at least eight characters.
      4. Write down the recovery code: it is shown only once.
      It takes half a minute. Nobody asks for a phone number.`,
    ],
  }),
  faq('parolni-unutsam', CATEGORY, {
    uz: [
      'Parolni unutsam nima qilaman?',
      `Telefon bilan kirsangiz, SMS kod keladi. Taxallus bilan kirsangiz, tiklash kodi kerak bo‘ladi.
      Tiklash kodi ham yo‘qolgan bo‘lsa, hisobni ochib bo‘lmaydi: biz ham ocholmaymiz. Yangi taxallus oching va maslahatchiga «oldin ham yozganman» deng.`,
    ],
    ru: [
      'Что делать, если пароль забыт?',
      `Если вход по телефону, придёт код в SMS. Если по псевдониму, нужен код восстановления.
      Код тоже потерян — аккаунт не открыть, этого не можем и мы. Заведите новый псевдоним и скажите консультанту: «Мы уже переписывались».`,
    ],
    en: [
      'What if I forget my password?',
      `If you sign in by phone, a code comes by SMS. If you sign in by nickname, you need the recovery code.
      If that is lost too, the account can’t be opened, not even by us. Take a new nickname and tell the counsellor: “I’ve written before.”`,
    ],
  }),
  faq('begona-telefon', CATEGORY, {
    uz: [
      'Telefon meniki bo‘lmasa-chi?',
      `- Brauzerning yashirin oynasini oching: u tarixda qolmaydi.
      - Ishni tugatgach, o‘z sahifangizda «Hisobdan chiqish»ni bosing. Shunda qurilmada suhbat matni qolmaydi.
      - Kimdir kelib qolsa, «Tez chiqish»ni bosing.
      Yuklab olingan fayl telefonda qoladi. Uni o‘zingiz o‘chirasiz.`,
    ],
    ru: [
      'А если телефон не мой?',
      `- Откройте в браузере скрытое окно: оно не остаётся в истории.
      - Закончив, нажмите на своей странице «Выйти из аккаунта». Тогда текст разговора на устройстве не останется.
      - Если кто-то подошёл, нажмите «Быстрый выход».
      Скачанный файл остаётся в телефоне. Его нужно удалить самому.`,
    ],
    en: [
      'What if the phone is not mine?',
      `- Open a private window in the browser: it does not stay in the history.
      - When you finish, sign out on your own page. Then no text of the chat stays on the device.
      - If someone comes near, press “Quick exit”.
      A file you downloaded stays on the phone. You have to delete it yourself.`,
    ],
  }),
  faq('qurilmalarni-korish', CATEGORY, {
    uz: [
      'Hisobimga boshqa odam kirganini qanday bilaman?',
      `O‘z sahifangizda «Qurilmalar» ro‘yxati bor. Notanish qurilmani o‘sha yerdan chiqarib yuboring, keyin parolni almashtiring.
      Parol almashsa, boshqa qurilmalar darrov chiqadi.`,
    ],
    ru: [
      'Как узнать, что в мой аккаунт вошёл кто-то ещё?',
      `На вашей странице есть список «Устройства». Отключите незнакомое и смените пароль.
      После смены пароля другие устройства выходят сразу.`,
    ],
    en: [
      'How do I know if someone else got into my account?',
      `Your own page has a list of “Devices”. Sign out the one you don’t know, then change your password.
      When the password changes, other devices are signed out at once.`,
    ],
  }),
  faq('hisobni-ochirish', CATEGORY, {
    uz: [
      'Hisobni qanday o‘chiraman?',
      `O‘z sahifangizning pastida «Hisobni o‘chirish» bor. Ism, rasm, taxallus va raqam darhol o‘chadi. Suhbatlar endi ochilmaydi.
      Qaytarib bo‘lmaydi. Keyin yana yozmoqchi bo‘lsangiz, yangi hisob ochasiz.`,
    ],
    ru: [
      'Как удалить аккаунт?',
      `Внизу вашей страницы есть «Удалить аккаунт». Имя, картинка, псевдоним и номер удаляются сразу. Разговоры больше не откроются.
      Вернуть их нельзя. Чтобы писать снова, понадобится новый аккаунт.`,
    ],
    en: [
      'How do I delete my account?',
      `At the bottom of your own page there is “Delete the account”. Name, picture, nickname and number go at once. Chats can’t be opened any more.
      It can’t be undone. To write again, you make a new account.`,
    ],
  }),
]
