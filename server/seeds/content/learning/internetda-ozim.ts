import { course, lesson } from '../form.ts'

const COURSE = 'internetda-ozim-bilan'

export const INTERNETDA_OZIM = [
  course(
    COURSE,
    {
      category: 'internet',
      audiences: ['teen'],
      minutes: 20,
      niche: 'v',
      drawing: 'phone',
      cover: 'internetda-ozim',
    },
    {
      uz: [
        'Internetda o‘zim bilan',
        'O‘smirlar uchun: notanish odamlar, rasmlar, tahdid va tarmoqdagi kamsitish.',
        `Internet — ko‘cha, kutubxona va o‘yin maydoni birga. U yerda yo‘l qoidalari ham bor.
        ## Nimani bilib olasiz
        - Hisob va ma’lumotni qanday yopish kerak.
        - Notanish odam nima istayotganini qanday sezish mumkin.
        - Rasm bilan qo‘rqitishsa, birinchi soatda nima qilish kerak.
        - Kamsitishni qanday to‘xtatish mumkin.
        To‘rtinchi darsda qisqa film bor. Yozuvlari uch tilda.`,
      ],
      ru: [
        'В сети и в ладу с собой',
        'Для подростков: незнакомцы, фотографии, угрозы и травля в сети.',
        `Интернет — это улица, библиотека и игровая площадка сразу. Там тоже есть правила движения.
        ## Что ты узнаешь
        - Как закрыть аккаунт и личные сведения.
        - Как заметить, чего хочет незнакомец.
        - Что делать в первый час, если угрожают фотографией.
        - Как остановить травлю.
        В четвёртом уроке есть короткий фильм. Титры на трёх языках.`,
      ],
      en: [
        'Online and in my own hands',
        'For teenagers: strangers, pictures, threats and bullying online.',
        `The internet is a street, a library and a playground in one. It has rules of the road too.
        ## What you will learn
        - How to close your account and keep your details to yourself.
        - How to notice what a stranger is after.
        - What to do in the first hour when someone threatens you with a picture.
        - How to stop bullying.
        The fourth lesson has a short film, with captions in three languages.`,
      ],
    },
  ),
  lesson(
    'malumotim-va-parolim',
    { course: COURSE, minutes: 5, cover: 'maxfiylik' },
    {
      uz: [
        'Ma’lumotim va parolim',
        'Hisobni yopish uchun o‘n daqiqalik ro‘yxat.',
        `Siz haqingizdagi mayda narsalar birga katta rasmga aylanadi. Maktab formasi, ko‘cha nomi, mashg‘ulot vaqti. Begona odam shulardan sizni topishi mumkin.
        ## Nimani ochiq qo‘ymaymiz
        - Uy manzili, maktab, sinf, mashg‘ulot jadvali.
        - Telefon raqami va hujjat rasmi.
        - Hozir qayerda ekaningiz. Joylashuvni keyin qo‘ying.
        - Boshqalarning rasmi. Avval ulardan so‘rang.
        ## Parol
        1. Uchta tasodifiy so‘z va bitta raqam. Masalan, bir-biriga bog‘liq bo‘lmagan so‘zlar.
        2. Har bir hisob uchun alohida parol. Ularni qog‘ozga yozib, uyda saqlasa ham bo‘ladi.
        3. Ikki bosqichli kirishni yoqing.
        4. SMSdagi kodni hech kimga aytmang. Xizmat xodimi ham uni so‘ramaydi.
        Parolni do‘stga berish sinov emas. «Ishonsang, ber» degan gap bosim hisoblanadi.
        ! Ishonch parol bilan o‘lchanmaydi.
        ## O‘n daqiqalik tekshiruv
        - Sozlamalardan «kim ko‘radi» bo‘limini oching. «Faqat do‘stlar»ni tanlang.
        - Tanimagan obunachilarni olib tashlang.
        - Qaysi qurilmalar kirganini ko‘ring. Notanishini chiqaring.
        - Ilovalarga berilgan joylashuv va kamera ruxsatini ko‘rib chiqing.
        ## Hisobga birov kirsa
        Parolni almashtiring. Hamma qurilmadan chiqing. Do‘stlaringizni ogohlantiring: «Mendan kelgan g‘alati xabarga ishonmang». Sizni doim kuzatishayotgandek tuyulsa, bu haqda kattaga ayting.
        @chat`,
      ],
      ru: [
        'Мои данные и мой пароль',
        'Как закрыть аккаунт: проверка на десять минут.',
        `Мелочи о тебе складываются в большую картину. Форма школы, название улицы, время тренировки. По ним чужой человек может тебя найти.
        ## Что не держим открытым
        - Адрес, школа, класс, расписание занятий.
        - Номер телефона и снимок документа.
        - Где ты прямо сейчас. Место отмечай потом.
        - Фото других. Сначала спроси их.
        ## Пароль
        1. Три случайных слова и цифра. Слова не должны быть связаны.
        2. Для каждого аккаунта свой пароль. Их можно записать и хранить дома.
        3. Включи вход в два шага.
        4. Код из SMS не говори никому. Сотрудник сервиса его тоже не спросит.
        Дать пароль другу — это не проверка дружбы. «Доверяешь — дай» — это давление.
        ! Доверие не измеряют паролем.
        ## Проверка на десять минут
        - Открой в настройках «кто видит». Выбери «только друзья».
        - Убери незнакомых подписчиков.
        - Посмотри, какие устройства вошли. Незнакомые отключи.
        - Проверь, каким приложениям видны место и камера.
        ## Если в аккаунт вошёл чужой
        Смени пароль. Выйди со всех устройств. Предупреди друзей: «Не верьте странным сообщениям от меня». Кажется, что за тобой всё время следят? Расскажи взрослому.
        @chat`,
      ],
      en: [
        'My details and my password',
        'Closing your account: a check of ten minutes.',
        `Small things about you add up to a big picture. A school uniform, a street name, the time of training. A stranger could find you by them.
        ## What we don’t leave open
        - Address, school, class, timetable.
        - Phone number, and pictures of documents.
        - Where you are right now. Post the place later.
        - Pictures of other people. Ask them first.
        ## Password
        1. Three random words and a number. The words should have nothing to do with each other.
        2. A different password for each account.
        3. Switch on sign-in in two steps.
        4. Tell nobody the code from an SMS. People who work for the service won’t ask for it.
        Giving a friend your password is no test. “If you trust me, give it to me” is pressure.
        ! Trust is not measured in passwords.
        ## The ten-minute check
        - Open “who can see this” in the settings. Choose “friends only”.
        - Remove followers you don’t know.
        - See which devices are signed in. Sign out the ones you don’t know.
        - Check which apps may see your location and camera.
        ## If someone gets into your account
        Change the password. Sign out everywhere. Warn your friends: “Don’t believe strange messages from me.” If it feels as though someone is always watching you, tell a grown-up.
        @chat`,
      ],
    },
  ),
  lesson(
    'notanish-odam-yozsa',
    { course: COURSE, minutes: 5 },
    {
      uz: [
        'Notanish odam yozsa',
        'Ishonchni qanday qozonishadi va qaysi joyda to‘xtash kerak.',
        `Internetda yangi do‘st topish mumkin. Ko‘pchilik shunchaki gaplashadi. Lekin ba’zilar reja bilan yozadi. Rejaning bosqichlari bir-biriga o‘xshaydi.
        ## Beshta bosqich
        1. **Maqtaydi.** «Sen tengdoshlaringdan aqlliroqsan».
        2. **Tushunadi.** Uydagi janjalni so‘raydi, doim siz tomonda bo‘ladi.
        3. **Ajratadi.** «Ota-onang seni tushunmaydi, menga yoz».
        4. **Sir qiladi.** Boshqa ilovaga o‘tishni, yozishmani o‘chirishni so‘raydi.
        5. **So‘raydi.** Rasm, video, uchrashuv yoki pul so‘raydi.
        Bu bir kunda ham, bir yilda ham bo‘lishi mumkin. Yoshi, ismi va rasmi o‘ylab topilgan bo‘ladi.
        ## Tekshirish savollari
        - Nega u mendan sir saqlashni so‘rayapti?
        - «Yo‘q» desam, u qanday javob beradi?
        - Bu yozishmani opamga ko‘rsata olamanmi?
        Yaxshi odam «yo‘q»ni qabul qiladi. U kutadi va shoshiltirmaydi. Yomon niyatli odam xafa bo‘ladi yoki bosim qiladi.
        ! Sabab aytmasdan to‘xtasa bo‘ladi. Siz hech kimdan qarzdor emassiz.
        ## Qanday to‘xtatish kerak
        - Yozishmani suratga oling. Keyin bloklang.
        - Ilovaga shikoyat yuboring.
        - Bitta kattaga ko‘rsating.
        Uchrashishga va’da bergan bo‘lsangiz, bormang. Allaqachon uchrashgan yoki rasm yuborgan bo‘lsangiz ham, bu sizning aybingiz emas. Aldagan odam aybdor. Keyingi darsda nima qilish yozilgan.
        @chat`,
      ],
      ru: [
        'Если пишет незнакомец',
        'Как входят в доверие и где пора остановиться.',
        `В сети можно найти новых друзей. Большинство просто общается. Но некоторые пишут по плану. Шаги у этого плана похожи.
        ## Пять шагов
        1. **Хвалит.** «Ты умнее своих ровесников».
        2. **Понимает.** Спрашивает о ссорах дома и всегда на твоей стороне.
        3. **Отделяет.** «Родители тебя не понимают, пиши мне».
        4. **Делает тайной.** Зовёт в другое приложение, просит стирать переписку.
        5. **Просит.** Фото, видео, встречу или деньги.
        Это может занять день, а может год. Возраст, имя и фото бывают выдуманными.
        ## Вопросы для проверки
        - Почему он или она просит хранить тайну?
        - Что ответит на моё «нет»?
        - Могу ли я показать эту переписку старшей сестре?
        Хороший человек примет «нет». Тот, кто задумал плохое, обидится или станет давить.
        ! Остановиться можно без объяснений. Никакого долга у тебя нет.
        ## Как остановить
        - Сними экран с перепиской. Потом заблокируй.
        - Отправь жалобу в приложение.
        - Покажи одному взрослому.
        Обещание встретиться можно не выполнять: не ходи. Даже если встреча уже была или фото уже отправлено, твоей вины нет. Виноват тот, кто обманул. Что делать дальше — в следующем уроке.
        @chat`,
      ],
      en: [
        'When a stranger writes',
        'How people win your trust, and where to stop.',
        `You can find new friends online. Most people just chat. But some write with a plan. The steps of the plan look alike.
        ## Five steps
        1. **They praise.** “You’re smarter than the others of your age.”
        2. **They understand.** They ask about trouble at home and always take your side.
        3. **They separate.** “Your parents don’t get you, write to me.”
        4. **They make it secret.** They want another app, and ask you to delete messages.
        5. **They ask.** For a picture, a video, a meeting or money.
        It may take a day, or a year. The age, the name and the photo may be made up.
        ## Questions to check
        - Why do they ask me to keep a secret?
        - What will they say to my “no”?
        - Could I show these messages to my sister?
        A good person accepts a “no”. A person with bad plans sulks or pushes.
        ! You may stop without giving a reason. You owe nobody anything.
        ## How to stop it
        - Take screenshots of the messages. Then block.
        - Report it to the app.
        - Show it to one grown-up.
        If you promised to meet, don’t go. Even if you have already met, or sent a picture, it is not your fault. The one who lied is at fault. The next lesson says what to do.
        @chat`,
      ],
    },
  ),
  lesson(
    'birinchi-soatda',
    { course: COURSE, minutes: 5 },
    {
      uz: [
        'Rasm bilan qo‘rqitishsa',
        'Birinchi soatda qilinadigan beshta ish.',
        `«Pul yubor, bo‘lmasa rasmingni hammaga tarqataman». Shunday xabar olgan o‘smir o‘zini yolg‘iz sezadi. Siz yolg‘iz emassiz. Bu tanish usul, unga qarshi yo‘l bor.
        ## Avval nafas oling
        Ular shoshiltiradi: «bir soating bor». Bu ataylab qilinadi. Shoshmang. Bir stakan suv iching va bitta odamni chaqiring.
        ## Beshta ish
        1. **To‘lamang.** Pul bersangiz, yana so‘rashadi. Yangi rasm ham yubormang.
        2. **O‘chirmang.** Yozishma dalil bo‘ladi. Ekranni suratga oling: ism, havola, vaqt, hisob raqami.
        3. **Javob bermang.** Bahslashmang, yalinmang. Bloklang.
        4. **Ayting.** Ishongan kattangizga yoki bizga. Birga davom etish osonroq.
        5. **Shikoyat qiling.** Ilovada «bola xavfsizligi» yoki «tahdid» degan sabab bo‘ladi. Ichki ishlar idorasiga murojaat qilishni katta bilan birga hal qiling.
        ! Bu sizning aybingiz emas. Tahdid qilgan odam javob beradi.
        ## Rasm chiqib ketgan bo‘lsa
        Ko‘rganlardan yubormaslikni so‘rang. Ilovaga o‘chirish so‘rovini yuboring. Maktabda bir kattaga ayting. Shov-shuv o‘tadi. Ko‘p odam sizning tomoningizda bo‘ladi.
        ## Sizga birovning rasmi kelsa
        Boshqalarga yubormang va kulmang. O‘sha odamga yozing: «Bilib qo‘y, senga yordam beraman».
        !w Bu tufayli yashagingiz kelmay qolsa, yolg‘iz qolmang. 112 raqamini tering yoki bizga yozing.
        @chat`,
      ],
      ru: [
        'Если угрожают фотографией',
        'Пять дел на первый час.',
        `«Пришли денег, или фото увидят все». Получив такое, человек чувствует себя одиноким. Ты не в одиночестве. Это известный приём, и на него есть ответ.
        ## Сначала выдохни
        Они торопят: «у тебя час». Это нарочно. Не спеши. Выпей воды и позови одного человека.
        ## Пять дел
        1. **Не плати.** Заплатишь — попросят ещё. Новых фото тоже не посылай.
        2. **Не стирай.** Переписка — доказательство. Сними экран: имя, ссылку, время, номер счёта.
        3. **Не отвечай.** Не спорь и не проси. Заблокируй.
        4. **Скажи.** Взрослому, которому веришь, или нам. Дальше легче вместе.
        5. **Пожалуйся.** В приложении есть причина «безопасность детей» или «угрозы». Обращаться ли в органы внутренних дел, решай вместе со взрослым.
        ! В этом нет твоей вины. Отвечает тот, кто угрожает.
        ## Если фото уже увидели
        Попроси тех, кто видел, не пересылать. Отправь в приложение запрос на удаление. Скажи одному взрослому в школе. Шум пройдёт. Многие будут на твоей стороне.
        ## Если чужое фото пришло тебе
        Не пересылай и не смейся. Напиши этому человеку: «Знай, я помогу».
        !w Если из-за этого не хочется жить, не оставайся в одиночку. Набери 112 или напиши нам.
        @chat`,
      ],
      en: [
        'If someone threatens you with a picture',
        'Five things for the first hour.',
        `“Send money, or everyone will see your picture.” Whoever gets such a message feels alone. You are not alone. It is a known trick, and there is an answer to it.
        ## Breathe out first
        They hurry you: “you have an hour”. They do it on purpose. Take your time. Drink some water and call one person.
        ## Five things
        1. **Don’t pay.** If you pay, they ask for more. Send no new pictures either.
        2. **Don’t delete.** The messages are evidence. Take screenshots: name, link, time, account number.
        3. **Don’t answer.** Don’t argue and don’t beg. Block.
        4. **Tell.** A grown-up you trust, or us. It is easier to go on together.
        5. **Report.** The app has a reason like “child safety” or “threats”. Decide together with a grown-up about going to the police.
        ! It is not your fault. The one who threatens has to answer for it.
        ## If the picture is already out
        Ask those who have seen it not to pass it on. Send the app a request to remove it. Tell one grown-up at school. The noise will pass. Many people will be on your side.
        ## If you get someone else’s picture
        Don’t pass it on and don’t laugh. Write to that person: “I want you to know, I’ll help you.”
        !w If it makes you not want to live, don’t stay alone. Call 112, or write to us.
        @chat`,
      ],
    },
  ),
  lesson(
    'tarmoqda-uch-qadam',
    { course: COURSE, minutes: 5, kind: 'video', cover: 'uch-qadam', media: 'uch-qadam-film' },
    {
      uz: [
        'Tarmoqda kamsitish: uch qadam',
        'Qisqa film va uni hayotda ishlatish yo‘li.',
        `Sinf guruhida sizni masxara qilishdi. Rasmingizni o‘zgartirib qo‘yishdi. Telefon jiringlasa, yuragingiz o‘ynaydi. Bu hazil emas. Takrorlansa, bu kamsitish.
        Filmda uchta qadam bor. Ovozsiz ham tushunarli: hamma gap yozuvlarda.
        ## Birinchi qadam: to‘xtang
        O‘sha zahoti javob yozmang. Jahl bilan yozilgan gap sizga qarshi ishlatiladi. Telefonni o‘n daqiqaga boshqa xonaga qo‘ying.
        ## Ikkinchi qadam: saqlang
        Ekranni suratga oling. Ism, guruh nomi va vaqt ko‘rinsin. Bitta papkaga yig‘ing. Keyin bloklang yoki guruh ovozini o‘chiring.
        ## Uchinchi qadam: ayting
        Suratlarni bitta kattaga ko‘rsating. Nima xohlashingizni ham ayting: «Maslahat bering», «Ustoz bilan gaplashing» yoki «Hozircha faqat biling».
        ! Kamsitish haqida aytish chaqimchilik emas. Bu o‘zini himoya qilish.
        ## Guruhda jim turganlarga
        Ko‘pchilik jim turadi, chunki qo‘rqadi. Lekin jimlik kamsituvchiga rozilikdek ko‘rinadi. Jasur bo‘lish uchun janjal qilish shart emas. Bitta odam ham ko‘p narsani o‘zgartiradi:
        - «Menga bu kulgili emas» deb yozing.
        - O‘sha kishiga shaxsiy xabar yuboring: «Yoningdaman».
        - Layk qo‘ymang, boshqalarga yubormang.
        ## O‘zim yozib qo‘ygan bo‘lsam
        O‘chiring, kechirim so‘rang, takrorlamang. Xatoni tan olish kuch talab qiladi.
        @chat`,
        'Telefon jiringlaydi. Birinchi qadam: to‘xtang, darrov javob yozmang. Ikkinchi qadam: saqlang, ekranni suratga oling. Uchinchi qadam: ayting, bitta kattaga ko‘rsating. Siz yolg‘iz emassiz. Fonda yumshoq musiqa.',
      ],
      ru: [
        'Травля в сети: три шага',
        'Короткий фильм и как применить его в жизни.',
        `В группе класса над тобой смеются. Твоё фото переделали. Телефон звенит — и сердце падает. Это не шутка. Если повторяется, это травля.
        В фильме три шага. Он понятен и без звука: всё есть в титрах.
        ## Первый шаг: остановись
        Не отвечай сразу. Слова, написанные со злостью, обернут против тебя. Оставь телефон в другой комнате на десять минут.
        ## Второй шаг: сохрани
        Сними экран. Пусть видны имя, название группы и время. Собери всё в одну папку. Потом заблокируй или выключи звук группы.
        ## Третий шаг: скажи
        Покажи снимки одному взрослому. Скажи, чего хочешь: «Посоветуйте», «Поговорите с учителем» или «Пока просто знайте».
        ! Рассказать о травле — не значит ябедничать. Это защита себя.
        ## Тем, кто молчит в группе
        Многие молчат, потому что боятся. Но обидчику молчание кажется согласием. Даже один человек меняет многое:
        - Напиши: «Мне не смешно».
        - Отправь личное сообщение: «Я рядом».
        - Не ставь лайки и не пересылай.
        ## Если это писал я
        Удали, извинись, не повторяй. Признать ошибку — это сила.
        @chat`,
        'Звенит телефон. Первый шаг: остановись, не отвечай сразу. Второй шаг: сохрани, сними экран. Третий шаг: скажи, покажи одному взрослому. Ты не в одиночестве. На фоне тихая музыка.',
      ],
      en: [
        'Bullying online: three steps',
        'A short film, and how to use it in real life.',
        `They make fun of you in the class group. They changed your picture. The phone rings and your heart jumps. That is no joke. When it is repeated, it is bullying.
        The film has three steps. It works without sound: all words are in the captions.
        ## Step one: stop
        Don’t answer at once. Words written in anger will be used against you. Leave the phone in another room for ten minutes.
        ## Step two: save
        Take screenshots. The name, the group and the time should be seen. Keep them in one folder. Then block, or mute the group.
        ## Step three: tell
        Show the screenshots to one grown-up. Say what you want: “Give me advice”, “Talk to the teacher” or “Just know about it for now”.
        ! To tell about bullying is not telling tales. It is protecting yourself.
        ## For those who keep quiet in the group
        Many keep quiet because they are afraid. Even one person changes a lot:
        - Write: “I don’t find this funny.”
        - Send a private message: “I’m with you.”
        - Don’t like it and don’t pass it on.
        ## If I was the one who wrote it
        Delete it, say sorry, don’t repeat it. It takes strength to admit a mistake.
        @chat`,
        'A phone rings. Step one: stop, don’t answer at once. Step two: save, take screenshots. Step three: tell, show one grown-up. You are not alone. Soft music in the background.',
      ],
    },
  ),
]
