import { news } from '../form.ts'

export const NEWS_TOPISH = [
  news(
    'savol-javob-qanday-ishlaydi',
    { cover: 'savol-javob', tags: ['savollar'], days_ago: 6 },
    {
      uz: [
        'Savolingiz javobga qanday aylanadi',
        'Ikki kishi tekshiradi, kimligi bilinadigan hamma narsa olib tashlanadi.',
        `Bu namuna xabar. Savolni [shu yerda](/questions/ask) berasiz. Keyin nima bo‘ladi?
        ## Yo‘l
        1. Savolni maslahatchi o‘qiydi. Xavf ko‘rinsa, darrov yordam taklif qilinadi.
        2. U javob yozadi.
        3. Ikkinchi kishi javobni tekshiradi.
        4. Ism, joy va boshqa belgilar olib tashlanadi.
        5. Javob hammaga chiqadi yoki faqat sizga beriladi.
        ## Hisobsiz so‘rasangiz
        Sizga raqam beriladi. Javobni o‘sha raqam bilan ochasiz. Uni yozib oling: tiklab bo‘lmaydi.
        ## Nima yozmaslik kerak
        To‘liq ism, maktab raqami, manzil va telefon kerak emas.
        !w Javob bir necha kun olishi mumkin. Hozir xavf bo‘lsa, 112 yoki suhbat.
        @chat`,
      ],
      ru: [
        'Как вопрос становится ответом',
        'Проверяют двое, всё узнаваемое убирают.',
        `Это образец новости. Вопрос задают [здесь](/questions/ask). Что происходит потом?
        ## Путь
        1. Вопрос читает консультант. Если видна опасность, сразу предлагается помощь.
        2. Он пишет ответ.
        3. Второй человек проверяет ответ.
        4. Имена, места и другие приметы убирают.
        5. Ответ выходит для всех или только для вас.
        ## Если спросить без аккаунта
        Вы получите номер. По нему откроется ответ. Запишите его: восстановить нельзя.
        ## Чего не писать
        Полное имя, номер школы, адрес и телефон не нужны.
        !w Ответ может занять несколько дней. Опасно прямо сейчас — 112 или чат.
        @chat`,
      ],
      en: [
        'How a question becomes an answer',
        'Two people check it, and everything that could tell who asked is removed.',
        `This is a sample. You ask [here](/questions/ask). What happens then?
        ## The way
        1. A counsellor reads it. If there seems to be danger, help is offered at once.
        2. The counsellor writes an answer.
        3. A second person checks the answer.
        4. Names, places and other signs are removed.
        5. The answer is published for all, or given only to you.
        ## Asking without an account
        You get a number. The answer opens with that number. Write it down: it can’t be restored.
        ## What not to write
        Full name, school number, address and phone are not needed.
        !w An answer may take some days. In danger now, 112 or the chat.
        @chat`,
      ],
    },
  ),
  news(
    'raqamlarni-kim-tekshiradi',
    { cover: 'raqamlar', tags: ['joylar', 'xavfsizlik'], days_ago: 14 },
    {
      uz: [
        'Raqamlarni kim tekshiradi',
        'Har bir raqam yonida tekshirilgan sana bor. Eskirgani yashiriladi.',
        `Bu namuna xabar. Yordam kerak bo‘lganda ishlamaydigan raqam umidni sindiradi. Shuning uchun raqamga qo‘ng‘iroq qilib ko‘ramiz.
        ## Qoida
        - Odam qo‘ng‘iroq qiladi va sanani yozadi.
        - Sana eskirsa, raqam ko‘rinmay qoladi.
        - Muharrirga qayta tekshirish vazifasi tushadi.
        - Shoshilinch raqamlarni ikki kishi tasdiqlaydi.
        ## Namuna joylar haqida
        Hozirgi joylar ro‘yxati namuna. Ularning raqamlari hali tekshirilmagan va shuning uchun ko‘rinmaydi.
        ## Xato topsangiz
        Suhbatga yozing: qaysi joy, qaysi raqam, nima bo‘ldi. Tekshiramiz.
        ! Tekshirilmagan raqamni ko‘rsatmaslik ham yordam.
        @numbers`,
      ],
      ru: [
        'Кто проверяет номера',
        'Рядом с каждым номером дата проверки. Устаревшие скрываются.',
        `Это образец новости. Номер, который не отвечает в трудную минуту, отнимает надежду. Поэтому мы звоним и проверяем.
        ## Правило
        - Человек звонит и записывает дату.
        - Дата устарела — номер исчезает.
        - Редактор получает задание проверить снова.
        - Экстренные номера подтверждают двое.
        ## Об образцах
        Список мест сейчас — образец. Их номера ещё не проверены и потому не видны.
        ## Если вы нашли ошибку
        Напишите в чат: какое место, какой номер, что случилось. Мы проверим.
        ! Не показать непроверенный номер — тоже помощь.
        @numbers`,
      ],
      en: [
        'Who checks the numbers',
        'Beside each number stands the date of its check. Stale ones are hidden.',
        `This is a sample. A number that does not answer when you need it takes away hope. So we call and check.
        ## The rule
        - A person calls and writes down the date.
        - When the date is too old, the number disappears.
        - An editor gets the task to check it again.
        - Two people confirm emergency numbers.
        ## About the samples
        The places listed now are samples. Their numbers are not checked yet, and so they are not shown.
        ## If you find a mistake
        Write in the chat: which place, which number, what happened. We will check it.
        ! Not showing an unchecked number is help too.
        @numbers`,
      ],
    },
  ),
  news(
    'uch-tilda-bir-xil',
    { cover: 'uch-til', tags: ['xizmat'], days_ago: 21 },
    {
      uz: [
        'Uch tilda bir xil to‘liq',
        'O‘zbekcha, ruscha va inglizcha matnlar birga yoziladi.',
        `Bu namuna xabar. Tarjima kechiksa, bir bola kam o‘qiydi. Shuning uchun matn uch tilda birga chiqadi.
        ## Qanday ishlaydi
        - Tepadagi til tugmasi o‘sha sahifaning o‘zini boshqa tilda ochadi.
        - Til bir marta tanlanadi va eslab qolinadi.
        - Biror tilda matn hali bo‘lmasa, o‘zbekchasi ko‘rinadi va bu yozib qo‘yiladi.
        ## Suhbat tili
        Qaysi tilda yozsangiz, o‘sha tilda javob beramiz. Aralash yozsangiz ham bo‘ladi: xato yozuv hech kimni ranjitmaydi.
        ## So‘z topolmasangiz
        Tushunarsiz so‘z uchrasa, yozing. Soddaroq so‘z topamiz.
        ! Og‘riqni qaysi tilda aytish osonroq bo‘lsa, o‘sha tilda ayting.
        @chat`,
      ],
      ru: [
        'Одинаково полно на трёх языках',
        'Узбекский, русский и английский тексты пишут вместе.',
        `Это образец новости. Если перевод опаздывает, кто-то из детей читает меньше. Поэтому текст выходит сразу на трёх языках.
        ## Как это устроено
        - Кнопка языка вверху открывает ту же страницу на другом языке.
        - Язык выбирают один раз, сайт его запомнит.
        - Если текста ещё нет, показан узбекский, и об этом написано.
        ## Язык чата
        На каком языке вы пишете, на том и ответим. Можно смешивать: ошибки никого не обидят.
        ## Если нет слов
        Встретилось непонятное слово — напишите. Найдём проще.
        ! Говорите о боли на том языке, на котором легче.
        @chat`,
      ],
      en: [
        'Equally complete in three languages',
        'Uzbek, Russian and English texts are written together.',
        `This is a sample. When a translation is late, one child reads less. So a text comes out in three languages at once.
        ## How it works
        - The language button at the top opens the same page in another language.
        - You choose once, and the site remembers.
        - If a text is missing in a language, the Uzbek one is shown, and it says so.
        ## The chat’s language
        We answer in the language you write. Mixing is fine, and mistakes offend nobody.
        ## If you lack a word
        If you meet a word you don’t understand, write to us. We’ll find a simpler one.
        ! Say what hurts in the language in which it is easiest.
        @chat`,
      ],
    },
  ),
  news(
    'yordam-joylari-hududlar-boyicha',
    { cover: 'joylar', tags: ['joylar'], region: 'UZ-TK', days_ago: 30 },
    {
      uz: [
        'Yordam joylari: ro‘yxat va xarita',
        'Hudud, tur va ish vaqti bo‘yicha tanlang. Masofa telefoningizda hisoblanadi.',
        `Bu namuna xabar. [Joylar](/places) bo‘limi avval ro‘yxat ko‘rsatadi, keyin xarita. Xarita ochilmasa ham hammasi topiladi.
        ## Nimani tanlash mumkin
        - hudud: o‘n to‘rttasi ham bor;
        - tur: «Inson» markazi, shifoxona, psixolog, huquqiy yordam;
        - hozir ochiqmi, bepulmi;
        - bola kattasiz kelsa bo‘ladimi;
        - aravachada kirsa bo‘ladimi.
        ## Joylashuvingiz
        «Yaqinlari» tugmasini bossangiz, masofani telefoningiz o‘zi hisoblaydi. Qayerda ekaningiz bizga yuborilmaydi.
        ## Boshpanalar
        Boshpana manzili hech qachon xaritada ko‘rsatilmaydi. Bu u yerdagilarning xavfsizligi uchun.
        @places`,
      ],
      ru: [
        'Места помощи: список и карта',
        'Выбирайте по области, виду и времени. Расстояние считает ваш телефон.',
        `Это образец новости. Раздел [«Места»](/places) сначала показывает список, потом карту. Если карта не открылась, всё найдётся и так.
        ## Что можно выбрать
        - область: есть все четырнадцать;
        - вид: центр «Инсон», больница, психолог, правовая помощь;
        - открыто ли сейчас, бесплатно ли;
        - можно ли прийти ребёнку без взрослого;
        - удобно ли на коляске.
        ## Где вы
        Нажмите «Рядом», и расстояние посчитает сам телефон. Ваше место нам не отправляется.
        ## Приюты
        Адрес приюта никогда не показан на карте. Так безопаснее тем, кто там живёт.
        @places`,
      ],
      en: [
        'Places of help: a list and a map',
        'Choose by region, kind and opening time. Your phone counts the distance.',
        `This is a sample. [Places](/places) shows a list first and a map second. Without the map you find everything too.
        ## What you can choose
        - region: all fourteen are there;
        - kind: Inson centre, hospital, psychologist, legal help;
        - open now, free of charge;
        - whether a child may come alone;
        - whether a wheelchair gets in.
        ## Where you are
        Press “Near me”, and the phone itself counts the distance. Where you are is not sent to us.
        ## Shelters
        A shelter’s address is never on the map. That keeps those who live there safe.
        @places`,
      ],
    },
  ),
  news(
    'qidiruv-har-qanday-yozuvni-tushunadi',
    { cover: 'qidiruv', tags: ['xizmat', 'qidiruv'], days_ago: 41 },
    {
      uz: [
        'Qidiruv har qanday yozuvni tushunadi',
        'Lotin, kirill, tutuq belgisiz yoki xato bilan: natija bir xil.',
        `Bu namuna xabar. Telefonda o‘ va g‘ harflarini topish qiyin. Endi ularsiz ham qidirsa bo‘ladi.
        ## Bir xil natija beradi
        - o‘qituvchi
        - o'qituvchi
        - oqituvchi
        - ўқитувчи
        Bitta harf xato bo‘lsa ham topiladi.
        ## Nimalar ichidan qidiradi
        Darslar, materiallar, savollar, javoblar, yangiliklar va joylar. Natijalar turlarga ajratilgan.
        ## Sir saqlanadi
        Qidirgan so‘zingiz manzil satrida turmaydi va saqlanmaydi.
        ! Nima qidirishni bilmasangiz, shunchaki yozing: nima og‘ir?
        @chat`,
      ],
      ru: [
        'Поиск понимает любое письмо',
        'Латиница, кириллица, без апострофов и с ошибкой: результат один.',
        `Это образец новости. На телефоне трудно найти буквы o‘ и g‘. Теперь можно искать и без них.
        ## Один и тот же результат
        - o‘qituvchi
        - o'qituvchi
        - oqituvchi
        - ўқитувчи
        Найдётся и с ошибкой в одной букве.
        ## Где ищет
        В уроках, материалах, вопросах, ответах, новостях и местах. Результаты разложены по видам.
        ## Тайна сохраняется
        Слова поиска не видны в адресной строке и не хранятся.
        ! Не знаете, что искать? Просто напишите, что тяжело.
        @chat`,
      ],
      en: [
        'Search understands any spelling',
        'Latin, Cyrillic, without apostrophes or with a mistake: the same result.',
        `This is a sample. The letters o‘ and g‘ are hard to find on a phone. Now you can search without them.
        ## The same result
        - o‘qituvchi
        - o'qituvchi
        - oqituvchi
        - ўқитувчи
        One wrong letter does not matter either.
        ## Where it looks
        In lessons, resources, questions, answers, news and places. Results are sorted by kind.
        ## It stays private
        The words you search do not stand in the address bar and are not kept.
        ! If you don’t know what to search for, just write what is hard.
        @chat`,
      ],
    },
  ),
]
