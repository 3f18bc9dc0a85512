import { faq } from '../form.ts'

const CATEGORY = 'sir'

export const FAQ_SIR = [
  faq('aytganim-sir-qoladimi', CATEGORY, {
    uz: [
      'Aytganim sir qoladimi?',
      `Yozganingizni faqat maslahatchilar va ularning rahbari o‘qiydi. Ota-onangizga yoki maktabga aytib qo‘ymaymiz.
      Ikkita chegara bor. Kimningdir hayoti xavf ostida bo‘lsa, yordam chaqiramiz. Qonun talab qilsa, ma’lumot berishga majburmiz. Iloji bo‘lsa, avval sizga aytamiz.`,
    ],
    ru: [
      'Останется ли это между нами?',
      `Написанное читают только консультанты и их руководитель. Родителям и школе мы не рассказываем.
      Есть две границы. Если чья-то жизнь в опасности, мы позовём помощь. Если требует закон, обязаны дать сведения. Если можно, сначала скажем вам.`,
    ],
    en: [
      'Will what I say stay secret?',
      `Only counsellors and their supervisor read what you write. We don’t tell your parents or your school.
      There are two limits. If a life is in danger, we call for help. If the law demands it, we have to give information. If we can, we tell you first.`,
    ],
  }),
  faq('tez-chiqish-nima', CATEGORY, {
    uz: [
      '«Tez chiqish» nima qiladi?',
      `Tugma har bir sahifaning tepasida turadi. Bossangiz, sahifa darrov yopiladi va oddiy sayt ochiladi. Orqaga qaytish bu yerni ko‘rsatmaydi.
      Klaviaturada Shift tugmasini tez-tez uch marta bossangiz ham shu bo‘ladi. Kerak bo‘lishidan oldin bir marta sinab ko‘ring.`,
    ],
    ru: [
      'Что делает «Быстрый выход»?',
      `Кнопка есть вверху каждой страницы. Нажмите — страница сразу закроется, откроется обычный сайт. Кнопка «назад» сюда не вернёт.
      На клавиатуре то же самое делает Shift, нажатый быстро три раза. Попробуйте один раз заранее.`,
    ],
    en: [
      'What does “Quick exit” do?',
      `The button is at the top of every page. Press it and the page closes at once, and an ordinary site opens. Going back does not show this place.
      On a keyboard, pressing Shift three times quickly does the same. Try it once before you need it.`,
    ],
  }),
  faq('telefonda-iz-qoladimi', CATEGORY, {
    uz: [
      'Telefonimda iz qoladimi?',
      `Brauzer tarixida sayt manzili qolishi mumkin. Qo‘ng‘iroqlar telefon ro‘yxatida qoladi. Ikkalasini ham o‘zingiz o‘chira olasiz.
      - Brauzer menyusi, so‘ng «Tarix».
      - Faqat bitta saytni o‘chiring: bo‘sh tarix shubha uyg‘otishi mumkin.
      - Birovning telefonida yashirin oyna qulayroq.`,
    ],
    ru: [
      'Останутся ли следы в телефоне?',
      `Адрес сайта может остаться в истории браузера. Звонки остаются в журнале. И то и другое можно стереть.
      - Меню браузера, затем «История».
      - Удаляйте один сайт: пустая история может насторожить.
      - На чужом телефоне удобнее скрытое окно.`,
    ],
    en: [
      'Does it leave traces on my phone?',
      `The site’s address may stay in the browser’s history. Calls stay in the call list. You can delete both.
      - The browser’s menu, then “History”.
      - Delete only this site: an empty history may look odd.
      - On someone else’s phone, a private window is better.`,
    ],
  }),
  faq('ismimni-bilishadimi', CATEGORY, {
    uz: [
      'Ismimni yoki manzilimni bilib olishadimi?',
      `Ism ham, telefon ham shart emas: taxallus va parol yetadi. Manzilingizni so‘ramaymiz va joylashuvingizni kuzatmaymiz.
      Yordam chaqirish uchun manzil kerak bo‘lsa, maslahatchi buni ochiq aytadi. Aytish-aytmaslikni siz hal qilasiz.`,
    ],
    ru: [
      'Узнают ли моё имя или адрес?',
      `Имя и телефон не обязательны: достаточно псевдонима и пароля. Адрес не спрашиваем и за местоположением не следим.
      Если адрес нужен, чтобы позвать помощь, консультант скажет об этом прямо. Говорить или нет, решаете вы.`,
    ],
    en: [
      'Will they find out my name or address?',
      `You need no name and no phone number: a nickname and a password are enough. We don’t ask for your address and don’t follow where you are.
      If an address is needed to call for help, the counsellor says so plainly. You decide whether to give it.`,
    ],
  }),
  faq('rasm-yuborsam', CATEGORY, {
    uz: [
      'Suhbatga rasm yuborsam, nima bo‘ladi?',
      `Rasm qayta ishlanadi: uning ichidagi joy va qurilma haqidagi yozuvlar olib tashlanadi. Suhbatdagi kabi shifrlab saqlanadi.
      Tananing shaxsiy joylari tushgan rasmni yubormang. Dalil bo‘lsa, avval yozing: maslahatchi xavfsiz yo‘lini aytadi.`,
    ],
    ru: [
      'Что будет с фото, которое я отправлю в чат?',
      `Изображение обрабатывается: сведения о месте и устройстве внутри него удаляются. Хранится оно зашифрованным, как и переписка.
      Не присылайте снимки личных мест тела. Если это доказательство, сначала напишите: консультант подскажет безопасный способ.`,
    ],
    en: [
      'What happens to a picture I send in the chat?',
      `It is processed: what is written inside it about place and device is taken out. It is stored encrypted, like the chat.
      Don’t send pictures of private parts of the body. If it is evidence, write first: the counsellor will tell you a safe way.`,
    ],
  }),
  faq('suhbatni-ochirsa-boladimi', CATEGORY, {
    uz: [
      'Suhbatni o‘chirsam bo‘ladimi?',
      `Ha. Suhbat amallarida «Suhbatni o‘chirish» bor. Matn sizda ham, maslahatchida ham ko‘rinmaydi. Sanalar, xabarlar soni va maslahatchining ish hujjati qoladi.
      Parol SMS orqali tiklansa, eski suhbatlar yopiq turadi, ularni maslahatchi ochib beradi. Bu sizni telefoningizni olib qo‘ygan odamdan saqlaydi.`,
    ],
    ru: [
      'Можно ли удалить переписку?',
      `Да. В действиях чата есть «Удалить разговор». Текст не увидите ни вы, ни консультант. Останутся даты, число сообщений и рабочая запись консультанта.
      Если пароль восстановлен по SMS, старые разговоры закрыты, их откроет консультант. Это защищает, если кто-то забрал ваш телефон.`,
    ],
    en: [
      'Can I delete the chat?',
      `Yes. Among the chat’s actions there is “Delete the chat”. Neither you nor the counsellor will see the text. The dates, the number of messages and the counsellor’s work record stay.
      If the password was reset by SMS, older chats stay closed, and a counsellor opens them. That protects you from someone who took your phone.`,
    ],
  }),
]
