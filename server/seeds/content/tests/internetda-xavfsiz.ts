import { test } from '../question-form.ts'

export const INTERNETDA_XAVFSIZ = test(
  'internetda-xavfsiz',
  {
    kind: 'knowledge',
    audiences: ['teen'],
    minutes: 5,
    niche: 'f',
    drawing: 'phone',
    bands: [
      [0, 'care', 'course internetda-ozim-bilan', 'lesson birinchi-soatda', 'chat'],
      [50, 'mixed', 'lesson malumotim-va-parolim', 'lesson notanish-odam-yozsa', 'chat'],
      [85, 'good', 'lesson tarmoqda-uch-qadam', 'test kamsitishni-taniysizmi', 'chat'],
    ],
  },
  {
    uz: {
      about: [
        'Internetda xavfsizmisiz?',
        'Parol, notanish tanish, rasm va qo‘rqitish haqida sakkiz savol.',
        `Bu testda baho yo‘q. Hayotda bo‘ladigan sakkizta vaziyat bor. O‘zingiz nima qilgan bo‘lardingiz?
        ## Oxirida
        - To‘g‘ri yo‘l va uning sababi ko‘rsatiladi.
        - Yana uchta foydali qadam beriladi.
        ! Shunday vaziyat hozir sizda bo‘layotgan bo‘lsa, testni qoldiring va yozing.
        @chat`,
      ],
      questions: `
        ? Eng yaqin do‘stingiz: «Ishonsang, parolingni ber», dedi. Nima qilasiz?
        - Beraman, u xafa bo‘lmasin
        - Avval uning parolini so‘rayman
        + Bermayman: ishonch parol bilan o‘lchanmaydi
        - Bilmayman
        > Parol do‘stlik sinovi emas. Do‘stning telefonidan ham hisobingizga begona kirishi mumkin.
        ? Qaysi parol kuchliroq?
        - Ismim va tug‘ilgan yilim
        + Bog‘liq bo‘lmagan uchta so‘z va raqam
        - Telefon raqamim teskarisiga
        - Bilmayman
        > Uzun va tasodifiy so‘zlarni topish qiyin. Ism va yilni sizni tanigan odam ham topadi.
        ? Internetdagi tanishingiz: «Suratingni yubor, lekin hech kimga aytma», dedi. Endi-chi?
        - Yuboraman, u yaxshi odam
        + Yubormayman va ishongan kattamga aytaman
        - Avval uning suratini so‘rayman
        - Bilmayman
        > «Hech kimga aytma» degan gap ogohlantirish belgisi. Yaxshi odam sir saqlatmaydi.
        ? Yangi tanishingiz sizni uchrashuvga chaqirdi. Qaysi belgi eng xavotirli?
        - U sizdan savol so‘raydi
        - U futbolni yaxshi ko‘radi
        + U «yolg‘iz kel, uyingdagilar bilmasin», deydi
        - Bilmayman
        > Yolg‘iz chaqirish sizni himoyasiz qoldiradi. Uchrashuv haqida doim bitta katta bilsin.
        ? Kimdir suratingizni tarqatish bilan qo‘rqitib, pul so‘rayapti. Birinchi qadam?
        - Pulni beraman, tezroq tugasin
        + Javob bermayman, dalilni saqlab, kattaga aytaman
        - Hamma yozishmani o‘chiraman
        - Bilmayman
        > Pul bersangiz, yana so‘raydi. Ekran surati dalil bo‘ladi, o‘chirib yuborsangiz, u yo‘qoladi.
        ? SMSda kod keldi. «Xizmat xodimi» uni so‘rayapti. Nima qilasiz?
        - Aytaman, u xodim-ku
        - Kodning yarmini aytaman
        + Hech kimga aytmayman
        - Bilmayman
        > Kod hisobingizning kaliti. Haqiqiy xodim uni hech qachon so‘ramaydi.
        ? Sinf guruhida birovning kulgili rasmi tarqaldi. Siz-chi?
        - Boshqa guruhga ham yuboraman
        + Yubormayman, u bolaga «yoningdaman» deb yozaman
        - Layk qo‘yaman, shu xolos
        - Bilmayman
        > Tarqatgan har bir kishi og‘riqni ko‘paytiradi. Bitta iliq xabar esa ko‘p narsani o‘zgartiradi.
        ?? Joylashuv va ma’lumotni nima himoya qiladi? Hammasini belgilang.
        + Hisobni yopiq qilish
        + Ikki bosqichli kirish
        + Joylashuvni keyin qo‘yish
        - Maktab nomini profilga yozish
        > Maktab, manzil va jadval sizni topishga yordam beradi. Ularni ochiq qo‘ymang.`,
      bands: [
        [
          'Hammasini bugun o‘rgansa bo‘ladi',
          'Internetdagi tuzoqlar ataylab yashirilgan, ularni sezmaslik ayb emas. Qisqa kursdan boshlang. Hozir kimdir bezovta qilayotgan bo‘lsa, bizga yozing.',
        ],
        [
          'Asosini bilasiz',
          'Ko‘p vaziyatda to‘g‘ri yo‘lni topdingiz. Ikkita darsda qolgan tuzoqlarni ko‘rasiz. Bugun bitta sozlamani ham tekshiring.',
        ],
        [
          'Xavfni yaxshi taniysiz',
          'Siz tuzoqni oldindan sezasiz. Bilganingizni uka-singlingizga ham o‘rgating. Biror narsa xavotir qilsa, baribir kattaga ayting.',
        ],
      ],
    },
    ru: {
      about: [
        'Безопасно ли тебе в сети?',
        'Восемь вопросов о паролях, незнакомцах, фото и угрозах.',
        `В этом тесте нет оценок. Здесь восемь ситуаций из жизни. Как бы ты поступил или поступила?
        ## В конце
        - Покажем верный путь и объясним почему.
        - Предложим три полезных шага.
        ! Если такое происходит с тобой сейчас, отложи тест и напиши.
        @chat`,
      ],
      questions: `
        ? Лучший друг говорит: «Доверяешь — дай пароль». Что делать?
        - Дам, чтобы не обиделся
        - Сначала попрошу его пароль
        + Не дам: доверие паролем не измеряют
        - Не знаю
        > Пароль — не проверка дружбы. Чужой может войти и через телефон друга.
        ? Какой пароль надёжнее?
        - Моё имя и год рождения
        + Три несвязанных слова и цифра
        - Мой номер телефона наоборот
        - Не знаю
        > Длинные случайные слова трудно подобрать. Имя и год угадает любой знакомый.
        ? Знакомый из сети пишет: «Пришли фото, только никому не говори». Что теперь?
        - Отправлю, он хороший
        + Не отправлю и скажу взрослому, которому верю
        - Сначала попрошу его фото
        - Не знаю
        > «Никому не говори» — тревожный знак. Хороший человек не просит молчать.
        ? Новый знакомый зовёт встретиться. Что тревожит больше всего?
        - Задаёт вопросы
        - Любит футбол
        + Просит прийти в одиночку и тайно от семьи
        - Не знаю
        > Так тебя оставляют без защиты. О встрече всегда должен знать взрослый.
        ? Кто-то грозит разослать твоё фото и требует денег. Первый шаг?
        - Заплачу, чтобы скорее кончилось
        + Не отвечу, сохраню доказательства, скажу взрослому
        - Удалю всю переписку
        - Не знаю
        > Заплатишь — потребуют ещё. Снимок экрана станет доказательством, а удалённое пропадёт.
        ? В SMS пришёл код. Его просит «сотрудник службы». Что делать?
        - Скажу, это же сотрудник
        - Назову половину кода
        + Никому не скажу
        - Не знаю
        > Код — это ключ от аккаунта. Настоящий сотрудник его не спросит.
        ? В чате класса разошлось чьё-то смешное фото. А ты?
        - Перешлю в другой чат
        + Не перешлю и напишу этому человеку: «Я рядом»
        - Просто поставлю лайк
        - Не знаю
        > Каждый, кто пересылает, добавляет боли. А одно тёплое сообщение многое меняет.
        ?? Что защищает твои данные? Отметь всё.
        + Закрытый аккаунт
        + Вход в два шага
        + Место съёмки показывать потом
        - Название школы в профиле
        > По школе, адресу и расписанию тебя легко найти. Не выставляй их.`,
      bands: [
        [
          'Всему можно научиться сегодня',
          'Ловушки в сети прячут нарочно, не заметить их — не вина. Начни с короткого курса. Если тебя беспокоят прямо сейчас, напиши нам.',
        ],
        [
          'Основу ты знаешь',
          'Чаще всего тебе удаётся найти верный путь. Два урока покажут остальные ловушки. Проверь сегодня хотя бы одну настройку.',
        ],
        [
          'Ты хорошо видишь опасность',
          'Ловушку тебе видно заранее. Научи этому младших. А если что-то тревожит, всё равно скажи взрослому.',
        ],
      ],
    },
    en: {
      about: [
        'Are you safe online?',
        'Eight questions about passwords, strangers, pictures and threats.',
        `There are no marks in this test. It has eight situations from real life. What would you do?
        ## At the end
        - We show the safe way, and the reason for it.
        - You get three useful next steps.
        ! Is this happening to you now? Leave the test and write to us.
        @chat`,
      ],
      questions: `
        ? Your best friend says: “If you trust me, give me your password.” What do you do?
        - I give it, so that nobody is hurt
        - I ask for theirs first
        + I don’t give it: trust isn’t measured in passwords
        - I don’t know
        > A password is no test of friendship. A stranger could get in through your friend’s phone too.
        ? Which password is stronger?
        - My name and year of birth
        + Three unrelated words and a number
        - My phone number backwards
        - I don’t know
        > Long random words are hard to guess. Anyone who knows you can guess a name and a year.
        ? Someone you met online says: “Send me a picture, but tell nobody.” What now?
        - I send it, they are nice
        + I don’t send it, and I tell a grown-up I trust
        - I ask for their picture first
        - I don’t know
        > “Tell nobody” is a warning sign. A good person doesn’t make you keep secrets.
        ? Someone new asks you to meet. What is the most worrying sign?
        - They ask you questions
        - They love football
        + They say: “Come alone, and don’t tell your family”
        - I don’t know
        > Coming alone leaves you without protection. A grown-up should always know about a meeting.
        ? Someone threatens to share your picture and wants money. What comes first?
        - I pay, so that it is over
        + I don’t answer, I save the proof, I tell a grown-up
        - I delete all our messages
        - I don’t know
        > If you pay, they ask again. A screenshot is proof; what you delete is gone.
        ? A code comes by SMS. A “support worker” asks for it. What do you do?
        - I tell them, they work there
        - I tell them half of it
        + I tell nobody
        - I don’t know
        > The code is the key to your account. Real staff never ask for it.
        ? Somebody’s funny picture goes round the class chat. And you?
        - I send it to another chat
        + I don’t pass it on, and write to them: “I’m with you”
        - I just like it
        - I don’t know
        > Everyone who passes it on adds to the pain. One warm message changes a lot.
        ?? What protects where you are and who you are? Choose all that fit.
        + A private account
        + Two-step sign-in
        + Posting your location later
        - My school’s name in my profile
        > School, address and timetable help strangers find you. Don’t show them to everyone.`,
      bands: [
        [
          'You can learn all of this today',
          'Traps online are hidden on purpose; not seeing them is no fault. Begin with the short course. If someone is bothering you now, write to us.',
        ],
        [
          'You know the basics',
          'In most situations you found the safe way. Two lessons show you the other traps. Check one of your settings today.',
        ],
        [
          'You know danger when you see it',
          'You notice a trap early. Teach it to someone younger too. If something worries you, tell a grown-up all the same.',
        ],
      ],
    },
  },
)
