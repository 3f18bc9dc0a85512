import { news } from '../form.ts'

export const NEWS_OQISH = [
  news(
    'onta-kurs-tayyor',
    { cover: 'yangi-darslar', tags: ['darslar'], days_ago: 4 },
    {
      uz: [
        'O‘nta kurs tayyor: kim nimadan boshlasin',
        'Bolalar, o‘smirlar, ota-onalar va maktab xodimlari uchun yo‘l xaritasi.',
        `Bu namuna xabar. Har bir kursda to‘rtta qisqa dars bor. Bir dars to‘rt-olti daqiqa oladi.
        ## Nimadan boshlash kerak
        - **7–10 yosh:** [«Tanam meniki»](/learn/tanam-meniki), keyin [«Sirlar sandig‘i»](/learn/sirlar-sandigi).
        - **11–17 yosh:** [«Internetda o‘zim bilan»](/learn/internetda-ozim-bilan) yoki [«Kamsitishga qarshi»](/learn/maktab-va-men).
        - **Ota-onalar:** [«Bolani tinglash»](/learn/bolani-tinglash).
        - **Maktab xodimlari:** [«Sezish va yordam berish»](/learn/sezish-va-yordam).
        ## Bolalar bilan o‘qish
        Darsni oldin o‘zingiz o‘qing. Keyin bola yonida o‘tiring va shoshmang. Bola to‘xtasa, siz ham to‘xtang.
        ! Darsdan keyin chiqqan savolga javob kerak bo‘lsa, yozing.
        @chat`,
      ],
      ru: [
        'Десять курсов готовы: кому с чего начать',
        'Карта для детей, подростков, родителей и работников школы.',
        `Это образец новости. В каждом курсе четыре коротких урока. Урок занимает четыре-шесть минут.
        ## С чего начать
        - **7–10 лет:** [«Моё тело — моё»](/learn/tanam-meniki), затем [«Сундук секретов»](/learn/sirlar-sandigi).
        - **11–17 лет:** [«В сети и в ладу с собой»](/learn/internetda-ozim-bilan) или [«Против травли»](/learn/maktab-va-men).
        - **Родителям:** [«Слушать ребёнка»](/learn/bolani-tinglash).
        - **Работникам школы:** [«Заметить и помочь»](/learn/sezish-va-yordam).
        ## Читать с ребёнком
        Сначала прочитайте урок сами. Потом сядьте рядом и не спешите. Ребёнок остановился — остановитесь и вы.
        ! Если после урока остался вопрос, напишите.
        @chat`,
      ],
      en: [
        'Ten courses are ready: who begins where',
        'A map for children, teenagers, parents and school staff.',
        `This is a sample. Each course has four short lessons. A lesson takes four to six minutes.
        ## Where to begin
        - **Age 7–10:** [My body is mine](/learn/tanam-meniki), then [The chest of secrets](/learn/sirlar-sandigi).
        - **Age 11–17:** [Online and in my own hands](/learn/internetda-ozim-bilan) or [Against bullying](/learn/maktab-va-men).
        - **Parents:** [Listening to your child](/learn/bolani-tinglash).
        - **School staff:** [Noticing and helping](/learn/sezish-va-yordam).
        ## Reading with a child
        Read the lesson yourself first. Then sit beside the child and take your time. If the child stops, you stop.
        ! If a question is left after a lesson, write to us.
        @chat`,
      ],
    },
  ),
  news(
    'sozsiz-nafas-mashqi',
    { cover: 'ovozli-dars', tags: ['darslar', 'hislar'], days_ago: 12 },
    {
      uz: [
        'So‘zsiz nafas mashqi qo‘shildi',
        'Bir yarim daqiqalik yumshoq ovoz har qanday tilda tushunarli.',
        `Bu namuna xabar. Ba’zan so‘z ortiqcha bo‘ladi. Shunday payt uchun [nafas mashqi](/learn/hislar-bogi/nafas-mashqi) bor.
        ## Qanday ishlaydi
        Ovoz ko‘tariladi: nafas olasiz. Bir xil turadi: ushlaysiz. Pasayadi: chiqarasiz. Bu olti marta takrorlanadi.
        ## Qayerda foydali
        - Imtihon yoki qiyin suhbat oldidan.
        - Kechasi uyqu kelmaganda.
        - Dars boshida, butun sinf bilan.
        Ovoz hajmi tugma yonida yozilgan. Eshitish imkoni bo‘lmasa, darsda barmoq bilan nafas olish usuli ham bor.
        ! Bosh aylansa, to‘xtang. Bu mashqda xato bo‘lmaydi.
        @chat`,
      ],
      ru: [
        'Появилось дыхание без слов',
        'Полторы минуты мягкого звука понятны на любом языке.',
        `Это образец новости. Иногда слова лишние. Для таких минут есть [дыхательное упражнение](/learn/hislar-bogi/nafas-mashqi).
        ## Как это работает
        Звук поднимается — вдох. Держится — пауза. Опускается — выдох. И так шесть раз.
        ## Где пригодится
        - Перед экзаменом или трудным разговором.
        - Ночью, когда не спится.
        - В начале урока, всем классом.
        Размер указан рядом с кнопкой. Слушать нельзя — в уроке есть способ дышать по пальцам.
        ! Закружилась голова — остановитесь. Здесь нельзя ошибиться.
        @chat`,
      ],
      en: [
        'A breathing exercise without words',
        'A minute and a half of soft sound that works in any language.',
        `This is a sample. Sometimes words are too much. For such moments there is a [breathing exercise](/learn/hislar-bogi/nafas-mashqi).
        ## How it works
        The sound rises: you breathe in. It stays: you hold. It falls: you breathe out. Six times.
        ## Where it helps
        - Before an exam or a hard talk.
        - At night when you can’t sleep.
        - At the start of a lesson, with the whole class.
        The size stands beside the button. If you can’t listen, the lesson also shows how to breathe along your fingers.
        ! If you feel dizzy, stop. There are no mistakes here.
        @chat`,
      ],
    },
  ),
  news(
    'chop-etiladigan-varaqlar',
    { cover: 'chop-etish', tags: ['darslar', 'materiallar'], days_ago: 19 },
    {
      uz: [
        'Chop etib, to‘ldiriladigan varaqlar',
        'Xavfsizlik rejasi, telefon kelishuvi va sinf qoidalari bir betda.',
        `Bu namuna xabar. Ba’zi narsa ekranda emas, qog‘ozda ishlaydi. [Materiallar](/resources) bo‘limida tayyor varaqlar bor.
        ## Kimga nima
        - **Bolaga:** uch qadam, uchta savol, besh barmoq.
        - **O‘smirga:** xavfsizlik rejam, birinchi soat, yozuv varag‘i.
        - **Ota-onaga:** beshta gap, telefon kelishuvi, uchta qoida.
        - **O‘qituvchiga:** kuzatuv yozuvi, sinf kelishuvi.
        Har bir faylda uch til bor. Keraklisini tanlab chop eting.
        !w Uyda xavf bo‘lsa, to‘ldirilgan rejani ochiq joyda qoldirmang.
        Darsning o‘zini ham chop etsa bo‘ladi: sahifada tugmalar qog‘ozga tushmaydi.
        @chat`,
      ],
      ru: [
        'Листы, которые печатают и заполняют',
        'План безопасности, договор о телефоне и правила класса на одной странице.',
        `Это образец новости. Кое-что работает не на экране, а на бумаге. В разделе [«Материалы»](/resources) есть готовые листы.
        ## Кому что
        - **Ребёнку:** три шага, три вопроса, пять пальцев.
        - **Подростку:** план безопасности, первый час, лист записей.
        - **Родителям:** пять фраз, договор о телефоне, три правила.
        - **Учителю:** запись наблюдений, договор класса.
        В каждом файле три языка. Выберите нужный и распечатайте.
        !w Если дома опасно, не оставляйте заполненный план на виду.
        Сам урок тоже можно распечатать: кнопки на бумагу не попадут.
        @chat`,
      ],
      en: [
        'Sheets to print and fill in',
        'A safety plan, a phone agreement and class rules on one page.',
        `This is a sample. Some things work on paper rather than on a screen. Under [Resources](/resources) there are ready sheets.
        ## What for whom
        - **For a child:** three steps, three questions, five fingers.
        - **For a teenager:** my safety plan, the first hour, a sheet for notes.
        - **For parents:** five sentences, a phone agreement, three rules.
        - **For teachers:** a note of what you saw, a class agreement.
        Each file has three languages. Choose yours and print it.
        !w If home is dangerous, don’t leave a filled-in plan lying open.
        A lesson can be printed too: its buttons do not go on paper.
        @chat`,
      ],
    },
  ),
  news(
    'maktab-xodimlari-uchun-sertifikat',
    { cover: 'oqituvchilar-kursi', tags: ['darslar', 'maktab'], days_ago: 28 },
    {
      uz: [
        'Maktab xodimlari uchun ikki kurs va sertifikat',
        'Sezish, yozish, yetkazish va kamsitishsiz sinf.',
        `Bu namuna xabar. O‘qituvchi bolani har kuni ko‘radi. Ikki kurs shu kuchdan to‘g‘ri foydalanishga yordam beradi.
        ## Kurslar
        - [«Sezish va yordam berish»](/learn/sezish-va-yordam): belgilar, birinchi suhbat, yozuv, keyingi kunlar.
        - [«Kamsitishsiz sinf»](/learn/kamsitishsiz-sinf): kelishuv, aralashish, tomonlar bilan ish, tekshirish.
        ## Sertifikat
        To‘rt dars o‘qilgach, sertifikat olasiz. Unda tekshirish kodi bor. Kod sahifasida faqat kurs va sana ko‘rinadi.
        !i Kurslar maktabingizdagi tartib va qonun o‘rnini bosmaydi.
        ! Isbot to‘plash o‘qituvchining ishi emas. Sezish va yetkazish uning ishi.
        @chat`,
      ],
      ru: [
        'Два курса для школы и сертификат',
        'Заметить, записать, передать. И класс без травли.',
        `Это образец новости. Учитель видит ребёнка каждый день. Два курса помогают верно использовать эту силу.
        ## Курсы
        - [«Заметить и помочь»](/learn/sezish-va-yordam): признаки, первый разговор, запись, следующие дни.
        - [«Класс без травли»](/learn/kamsitishsiz-sinf): договор, вмешательство, работа со сторонами, проверка.
        ## Сертификат
        После четырёх уроков вы получите сертификат с кодом проверки. На странице кода видны только курс и дата.
        !i Курсы не заменяют закон и порядок вашей школы.
        ! Собирать доказательства — не дело учителя. Заметить и передать — его дело.
        @chat`,
      ],
      en: [
        'Two courses for schools, with a certificate',
        'Noticing, writing down, passing on. And a class without bullying.',
        `This is a sample. A teacher sees a child every day. Two courses help to use that strength well.
        ## The courses
        - [Noticing and helping](/learn/sezish-va-yordam): signs, the first talk, notes, the days after.
        - [A class without bullying](/learn/kamsitishsiz-sinf): agreement, stepping in, working with each side, checking.
        ## The certificate
        After four lessons you get a certificate with a check code. The code’s page shows only the course and the date.
        !i The courses do not replace the law or your school’s procedure.
        ! Collecting proof is not a teacher’s task. Noticing and passing on is.
        @chat`,
      ],
    },
  ),
  news(
    'saqlab-qoying',
    { cover: 'saqlanganlar', tags: ['xizmat', 'darslar'], days_ago: 37 },
    {
      uz: [
        'Kerakli narsani saqlab qo‘ying',
        'Dars, savol, yangilik yoki joyni bir tegish bilan saqlash mumkin.',
        `Bu namuna xabar. Yaxshi darsni topdingiz-u, vaqt yo‘q. Xatcho‘p belgisini bosing: u [saqlanganlar](/saved) ro‘yxatiga tushadi.
        ## Nimalarni saqlasa bo‘ladi
        - kurs va dars;
        - material;
        - savol va javob;
        - yangilik;
        - yordam joyi.
        ## Hisobsiz ham ishlaydi
        Ro‘yxat shu telefonda turadi. Hisobga kirsangiz, sizdan so‘rab, hisobingizga qo‘shamiz. Shunda boshqa qurilmada ham ko‘rinadi.
        !w Telefoningizni boshqalar ham ko‘rsa, ro‘yxatni o‘ylab tuzing. Istagan payt o‘chirsa bo‘ladi.
        @chat`,
      ],
      ru: [
        'Сохраните то, что нужно',
        'Урок, вопрос, новость или место — одним касанием.',
        `Это образец новости. Нашёлся хороший урок, а времени нет. Нажмите закладку: он попадёт в [сохранённое](/saved).
        ## Что можно сохранить
        - курс и урок;
        - материал;
        - вопрос с ответом;
        - новость;
        - место помощи.
        ## Работает и без аккаунта
        Список хранится в этом телефоне. Если вы войдёте, мы спросим и добавим его в аккаунт. Тогда он будет виден и на другом устройстве.
        !w Если телефон смотрят другие, подумайте, что сохранять. Удалить можно в любой момент.
        @chat`,
      ],
      en: [
        'Keep what you need',
        'A lesson, a question, news or a place, with one tap.',
        `This is a sample. You have found a good lesson, but there is no time. Tap the bookmark: it goes to what you [kept](/saved).
        ## What you can keep
        - courses and lessons;
        - resources;
        - questions with their answers;
        - news;
        - places of help.
        ## It works without an account
        The list stays on this phone. If you sign in, we ask, and add it to your account. Then you see it on another device too.
        !w If others look at your phone, think about what you keep. You can remove it at any time.
        @chat`,
      ],
    },
  ),
]
