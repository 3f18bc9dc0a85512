import { news } from '../form.ts'

export const NEWS_XIZMAT = [
  news(
    'yangi-sayt-ochildi',
    { cover: 'eshik', tags: ['xizmat'], days_ago: 2 },
    {
      uz: [
        'Eshik ochiq: Himoya saytida nima bor',
        'Suhbat, darslar, savol-javob va yordam joylari bir joyda. Qisqa sayohat.',
        `Bu namuna xabar. U saytda nimalar borligini ko‘rsatadi.
        ## Yozish
        O‘ng pastdagi yashil tugma suhbatni ochadi. Maslahatchi bor-yo‘qligi va taxminiy kutish vaqti o‘sha yerda yozilgan. Hozir yopiq bo‘lsa ham yozavering: xabar saqlanadi.
        ## O‘qish
        Bolalar, o‘smirlar, ota-onalar va o‘qituvchilar uchun [qisqa kurslar](/learn) bor. Har bir dars bir necha daqiqa davom etadi.
        ## So‘rash
        [Savol-javob](/questions) bo‘limida boshqalarning savollarini o‘qish mumkin. Ulardan kimligi bilinadigan hamma narsa olib tashlangan.
        ## Topish
        [Yordam joylari](/places) hududlar bo‘yicha ajratilgan. Tekshirilmagan telefon raqami ko‘rsatilmaydi.
        ! Eshikdan kirish uchun ism kerak emas.
        @chat`,
      ],
      ru: [
        'Дверь открыта: что есть на сайте Himoya',
        'Чат, уроки, вопросы и места помощи в одном месте. Короткая прогулка.',
        `Это образец новости. Он показывает, что есть на сайте.
        ## Написать
        Зелёная кнопка справа внизу открывает чат. Там же написано, есть ли консультант и сколько примерно ждать. Если сейчас закрыто, всё равно пишите: сообщение сохранится.
        ## Прочитать
        Для детей, подростков, родителей и учителей есть [короткие курсы](/learn). Каждый урок длится несколько минут.
        ## Спросить
        В разделе [вопросов и ответов](/questions) можно прочитать, о чём спрашивали другие. Всё, по чему можно узнать человека, убрано.
        ## Найти
        [Места помощи](/places) разделены по областям. Непроверенный номер телефона не показывается.
        ! Чтобы войти в эту дверь, имя не нужно.
        @chat`,
      ],
      en: [
        'The door is open: what you find at Himoya',
        'Chat, lessons, questions and places of help under one roof. A short walk round.',
        `This is a sample. It shows what the site has.
        ## Write
        The green button at the bottom right opens the chat. It says whether a counsellor is there and about how long you wait. If we are closed, write all the same: your message is kept.
        ## Read
        There are [short courses](/learn) for children, teenagers, parents and teachers. Each lesson takes a few minutes.
        ## Ask
        Under [questions and answers](/questions) you can read what others asked. Everything that could tell who asked has been removed.
        ## Find
        [Places of help](/places) are sorted by region. A phone number that nobody has checked is not shown.
        ! You need no name to come through this door.
        @chat`,
      ],
    },
  ),
  news(
    'ish-vaqti-qanday-korinadi',
    { cover: 'ish-vaqti', tags: ['xizmat', 'suhbat'], days_ago: 9 },
    {
      uz: [
        'Suhbat holati endi daqiqasi bilan ko‘rinadi',
        'Tarmoqda, band yoki yopiq: oyna har doim rostini aytadi.',
        `Bu namuna xabar. Kutish qiyin. Bilmasdan kutish undan ham qiyin. Shuning uchun suhbat oynasi rost gapiradi.
        ## Uchta holat
        - **Tarmoqda.** Maslahatchi joyida. Taxminiy daqiqa yozilgan.
        - **Band.** Navbatdagi o‘rningiz va taxminiy kutish ko‘rinadi.
        - **Yopiq.** Qachon ochilishi yozilgan. Xabar yozsangiz, saqlanadi.
        ## Kutib turganda
        Oynada nafas doirasi bor. U ovozsiz ishlaydi. Shu paytda boshqa sahifani o‘qisangiz ham bo‘ladi: navbatingiz yo‘qolmaydi.
        !w Hozir xavf bo‘lsa, navbat kutmang. 112 ga qo‘ng‘iroq qiling.
        @numbers`,
      ],
      ru: [
        'Статус чата теперь показывает минуты',
        'На связи, заняты или закрыто: окно всегда говорит правду.',
        `Это образец новости. Ждать трудно. Ждать, не зная сколько, ещё труднее. Поэтому окно чата говорит правду.
        ## Три статуса
        - **На связи.** Консультант на месте. Указано примерное время.
        - **Заняты.** Видно ваше место в очереди и примерное ожидание.
        - **Закрыто.** Написано, когда откроемся. Сообщение сохранится.
        ## Пока ждёте
        В окне есть круг для дыхания. Он беззвучный. Можно читать и другие страницы: очередь не потеряется.
        !w Если опасно прямо сейчас, не ждите очереди. Звоните 112.
        @numbers`,
      ],
      en: [
        'The chat’s status now shows the minutes',
        'Online, busy or closed: the window always tells the truth.',
        `This is a sample. Waiting is hard. Waiting without knowing how long is harder. So the chat tells the truth.
        ## Three states
        - **Online.** A counsellor is there. You see about how many minutes.
        - **Busy.** You see your place in the queue and the likely wait.
        - **Closed.** It says when we open. What you write is kept.
        ## While you wait
        The window has a circle to breathe by. It makes no sound. You can read other pages meanwhile: you keep your place.
        !w In danger right now, don’t wait in the queue. Call 112.
        @numbers`,
      ],
    },
  ),
  news(
    'tez-chiqishni-sinab-koring',
    { cover: 'tez-chiqish', tags: ['xavfsizlik'], days_ago: 16 },
    {
      uz: [
        '«Tez chiqish»ni bugun bir marta sinab ko‘ring',
        'Tugma kerak bo‘lishidan oldin uni tanib olgan yaxshi.',
        `Bu namuna xabar. Kimdir kelib qolsa, qo‘l shoshadi. Oldin sinagan qo‘l adashmaydi.
        ## Qanday ishlaydi
        1. Tugma har bir sahifaning chap tepasida turadi.
        2. Bossangiz, sahifa o‘sha zahoti yopiladi.
        3. Oddiy sayt ochiladi. Orqaga qaytish bu yerni ko‘rsatmaydi.
        Klaviaturada Shift tugmasini tez-tez uch marta bosing.
        ## Nimani qilmaydi
        U qo‘ng‘iroqlar ro‘yxatini va yuklab olingan fayllarni o‘chirmaydi. Avvalgi tashriflar tarixda qolgan bo‘lishi mumkin. [Telefondagi iz haqida](/faq/sir) o‘qing.
        ! Hozir tugmani bosib ko‘ring, keyin qaytib keling.
        @chat`,
      ],
      ru: [
        'Попробуйте «Быстрый выход» сегодня',
        'С этой кнопкой лучше познакомиться заранее.',
        `Это образец новости. Когда кто-то входит, рука спешит. Рука, которая уже пробовала, не ошибётся.
        ## Как работает
        1. Кнопка есть слева вверху на каждой странице.
        2. Нажмите — страница сразу закроется.
        3. Откроется обычный сайт. Кнопка «назад» сюда не вернёт.
        На клавиатуре быстро нажмите Shift три раза.
        ## Чего не делает
        Она не стирает журнал звонков и скачанные файлы. Прежние посещения могли остаться в истории. Прочитайте [о следах в телефоне](/faq/sir).
        ! Нажмите кнопку сейчас, а потом возвращайтесь.
        @chat`,
      ],
      en: [
        'Try “Quick exit” once, today',
        'It is better to know the button before you need it.',
        `This is a sample. When someone comes in, the hand hurries. A hand that has tried it does not miss.
        ## How it works
        1. The button is at the top left of every page.
        2. Press it, and the page closes at once.
        3. An ordinary site opens. Going back does not show this place.
        On a keyboard, press Shift three times quickly.
        ## What it does not do
        It does not clear the call list or downloaded files. Earlier visits may still be in the history. Read [about traces on the phone](/faq/sir).
        ! Press the button now, and then come back.
        @chat`,
      ],
    },
  ),
  news(
    'muharrir-suhbatni-kormaydi',
    { cover: 'maxfiylik', tags: ['xavfsizlik', 'xizmat'], days_ago: 24 },
    {
      uz: [
        'Kim nimani ko‘radi: eshiklar va kalitlar',
        'Muharrir suhbatni, administrator savolni ko‘rmaydi. Qisqa tushuntirish.',
        `Bu namuna xabar. «Yozganimni yana kim ko‘radi?» degan savol ko‘p beriladi. Javob oddiy: faqat sizga yordam beradiganlar.
        ## Kalitlar
        - **Maslahatchi** o‘zi olib borayotgan suhbatni ko‘radi.
        - **Rahbar** jamoaning suhbatlarini ko‘ra oladi. Har bir ko‘rish yozib boriladi.
        - **Muharrir** darslar va yangiliklar bilan ishlaydi. Suhbatlar unga yopiq.
        - **Administrator** hisob va sozlamalarni yuritadi. Suhbat matni unga ham yopiq.
        ## Shifr nima beradi
        Xabarlar bazada kalit bilan yopilgan. Baza nusxasini olgan odam ham matnni o‘qiy olmaydi.
        ! Sirning chegarasini birinchi xabardan oldin ochiq aytamiz.
        [Maxfiylik sahifasi](/privacy) batafsil tushuntiradi.
        @chat`,
      ],
      ru: [
        'Кто что видит: двери и ключи',
        'Редактор не видит разговоров, администратор — их текста. Коротко.',
        `Это образец новости. Часто спрашивают: «Кто ещё увидит, что я пишу?» Ответ простой: только те, кто помогает.
        ## Ключи
        - **Консультант** видит разговор, который ведёт сам.
        - **Руководитель** может видеть разговоры команды. Каждый просмотр записывается.
        - **Редактор** работает с уроками и новостями. Разговоры ему закрыты.
        - **Администратор** ведёт аккаунты и настройки. Текст разговоров закрыт и ему.
        ## Что даёт шифр
        Сообщения в базе закрыты ключом. Даже получив копию базы, прочитать их нельзя.
        ! О границах тайны мы говорим прямо, до первого сообщения.
        Подробно — на странице [«Конфиденциальность»](/privacy).
        @chat`,
      ],
      en: [
        'Who sees what: doors and keys',
        'An editor sees no chats, and an administrator none of their text. In short.',
        `This is a sample. People often ask: “Who else sees what I write?” The answer is simple: only those who help you.
        ## Keys
        - **A counsellor** sees the chat they answer.
        - **A supervisor** can see the team’s chats. Each look is written down.
        - **An editor** works on lessons and news. Chats are closed to them.
        - **An administrator** looks after accounts and settings. The text of chats is closed to them too.
        ## What encryption gives
        Messages are locked with a key in the database. Whoever gets a copy of it still cannot read them.
        ! We tell you the limits of secrecy plainly, before your first message.
        The page [Privacy](/privacy) says more.
        @chat`,
      ],
    },
  ),
  news(
    'sekin-internetda-ham',
    { cover: 'past-internet', tags: ['xizmat', 'internet'], days_ago: 33 },
    {
      uz: [
        'Sekin internetda ham ochiladi',
        'Sahifalar yengil. Ovoz va film hajmi oldindan yozilgan.',
        `Bu namuna xabar. Ko‘pchilik saytga eski telefondan, kuchsiz internetdan kiradi. Sayt shuni hisobga olib qurilgan.
        ## Nima uchun yengil
        - Matn birinchi bo‘lib keladi, rasm keyin.
        - Rasm ekraningizga mos o‘lchamda yuklanadi.
        - Ovoz va film o‘zi boshlanmaydi. Yonida megabayti yozilgan.
        - JavaScript o‘chiq bo‘lsa ham o‘qisa bo‘ladi.
        ## Internet bo‘lmasa
        Shoshilinch raqamlar va qo‘ng‘iroq ishlaydi. Yozgan xabaringiz telefonda turadi, aloqa tiklansa ketadi.
        ! Megabayt tugagan bo‘lsa ham, 112 ga qo‘ng‘iroq ishlaydi.
        @numbers`,
      ],
      ru: [
        'Открывается и на медленном интернете',
        'Страницы лёгкие. Размер звука и фильма написан заранее.',
        `Это образец новости. Многие заходят со старого телефона и слабого интернета. Сайт сделан с расчётом на это.
        ## Почему легко
        - Сначала приходит текст, потом картинки.
        - Картинка грузится того размера, что нужен экрану.
        - Звук и фильм не начинаются сами. Рядом указаны мегабайты.
        - Читать можно и без JavaScript.
        ## Если интернета нет
        Экстренные номера и звонки работают. Написанное останется в телефоне и уйдёт, когда связь вернётся.
        ! Даже если мегабайты кончились, звонок на 112 работает.
        @numbers`,
      ],
      en: [
        'It opens on slow internet too',
        'Pages are light. The size of sound and film stands beside them.',
        `This is a sample. Many people come with an old phone and a weak connection. The site is built for that.
        ## Why it is light
        - The text comes first, pictures later.
        - A picture comes in the size your screen needs.
        - Sound and film do not start by themselves. The megabytes stand beside them.
        - You can read without JavaScript too.
        ## Without the internet
        Emergency numbers and calls work. What you wrote stays on the phone and goes when the connection is back.
        ! Even with no megabytes left, a call to 112 works.
        @numbers`,
      ],
    },
  ),
]
