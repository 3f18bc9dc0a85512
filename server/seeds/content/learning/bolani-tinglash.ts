import { course, lesson } from '../form.ts'

const COURSE = 'bolani-tinglash'

export const BOLANI_TINGLASH = [
  course(
    COURSE,
    {
      category: 'oila',
      audiences: ['parent', 'teacher'],
      minutes: 20,
      niche: 'c',
      drawing: 'teapot',
      cover: 'bolani-tinglash',
      certificate: true,
    },
    {
      uz: [
        'Bolani tinglash',
        'Kundalik suhbat, og‘ir gapni eshitish, o‘zgarishni sezish va keyingi qadamlar.',
        `Bola qiyin gapni unga quloq solishgan odamga aytadi. Quloq solishni har kuni mashq qilsa bo‘ladi.
        ## Nimani bilib olasiz
        - Kuniga o‘n daqiqada ishonchni qanday mustahkamlash.
        - Bola og‘ir gap aytganda nima deyish va nima demaslik.
        - Qanday o‘zgarishlar e’tibor talab qiladi.
        - Aytilganidan keyingi birinchi kunlar.
        Kurs oxirida tekshirsa bo‘ladigan sertifikat beriladi.`,
      ],
      ru: [
        'Слушать ребёнка',
        'Разговор каждый день, тяжёлое признание, перемены в поведении и следующие шаги.',
        `Ребёнок говорит о трудном тому, кто умеет слушать. Этому можно учиться каждый день.
        ## Что вы узнаете
        - Как укреплять доверие за десять минут в день.
        - Что говорить и чего не говорить, когда ребёнок рассказал о тяжёлом.
        - На какие перемены обратить внимание.
        - Как пройти первые дни после разговора.
        В конце курса выдаётся сертификат, который можно проверить.`,
      ],
      en: [
        'Listening to your child',
        'Everyday talk, hearing something hard, noticing changes, and the next steps.',
        `A child tells hard things to someone who listens. Listening can be practised every day.
        ## What you will learn
        - How to build trust in ten minutes a day.
        - What to say, and what not to say, when a child tells you something hard.
        - Which changes need your attention.
        - The first days after the talk.
        At the end there is a certificate that can be checked.`,
      ],
    },
  ),
  lesson(
    'kuniga-on-daqiqa',
    { course: COURSE, minutes: 5, cover: 'bolani-tinglash' },
    {
      uz: [
        'Kuniga o‘n daqiqa',
        'Ishonch katta suhbatda emas, mayda suhbatlarda yig‘iladi.',
        `«Hamma gapini menga aytadi» deb o‘ylaymiz. Keyin bola eng muhimini aytmaganini bilamiz. Bola sinab ko‘radi: avval mayda gapni aytadi va yuzingizga qaraydi. Mayda gapga qanday javob bersangiz, kattasini ham shunga qarab aytadi.
        ## O‘n daqiqa qoidasi
        - Har kuni bir vaqtda: uxlashdan oldin, yo‘lda, choy ustida.
        - Telefonsiz va boshqa bolalarsiz.
        - Mavzuni bola tanlaydi: o‘yin, multfilm, do‘st.
        - Nasihat yo‘q. Tuzatish yo‘q. Faqat qiziqish.
        ## Savolni o‘zgartiring
        «Maktab qalay?» degan savolga javob doim bitta: «Yaxshi». Buning o‘rniga so‘rang:
        1. Bugun nima kulgili bo‘ldi?
        2. Kim bilan tushlik qildingiz?
        3. Qaysi payt zerikdingiz?
        4. Kimga qiyin bo‘ldi?
        Oxirgi savol muhim. Bola ba’zan o‘zi haqida «bir bola bor» deb gapiradi.
        ## Tinglash belgilari
        Pastga cho‘kkalab, bola bo‘yi bilan teng o‘tiring. Gapini bo‘lmang. Eshitganingizni qaytaring: «Demak, sizni chaqirishmadi va xafa bo‘ldingiz».
        ! Bola mayda gapini aytganda tinglasangiz, katta gapini ham sizga aytadi.
        ## Bugungi vazifa
        Ro‘yxat tuzing: bola mensiz kimga aytishi mumkin? Unda kamida uchta katta bo‘lsin. Ro‘yxatni bola bilan birga yozing. Uni ko‘rinadigan joyga iling.
        @chat`,
      ],
      ru: [
        'Десять минут в день',
        'Доверие копится не в большом разговоре, а в маленьких.',
        `Мы думаем: «Мне он всё рассказывает». А потом узнаём, что о главном ребёнок молчал. Дети проверяют нас: сначала говорят пустяк и смотрят на лицо. Как вы ответите на пустяк, так расскажут и о важном.
        ## Правило десяти минут
        - Каждый день в одно время: перед сном, в дороге, за чаем.
        - Без телефона и без других детей.
        - Тему выбирает ребёнок: игра, мультфильм, друг.
        - Без советов и поправок. Только интерес.
        ## Меняем вопрос
        На «Как в школе?» ответ всегда один: «Нормально». Спросите иначе:
        1. Что сегодня было смешного?
        2. Кто сидел рядом в столовой?
        3. Когда было скучно?
        4. Кому сегодня было трудно?
        Последний вопрос важен. О себе дети иногда говорят: «Есть один мальчик…»
        ## Как видно, что вы слушаете
        Сядьте вровень с ребёнком. Не перебивайте. Повторите услышанное: «То есть тебя не позвали, и стало обидно».
        ! Кто слушает о пустяках, тому расскажут и о важном.
        ## Задание на сегодня
        Составьте список: кому, кроме вас, ребёнок может рассказать? Пусть в нём будет хотя бы трое взрослых. Пишите его вместе с ребёнком.
        @chat`,
      ],
      en: [
        'Ten minutes a day',
        'Trust is not built in one big talk, but in small ones.',
        `“My child tells me everything,” we think. Then we find out that the most important thing was never said. Children test us: first they tell a small thing and watch our face. As you answer the small thing, so they decide about the big one.
        ## The rule of ten minutes
        - Every day at the same time: before sleep, on the way, over tea.
        - Without a phone and without other children.
        - The child chooses the subject: a game, a cartoon, a friend.
        - No advice, no correcting. Only interest.
        ## Change the question
        “How was school?” always gets the same answer: “Fine.” Ask this instead:
        1. What was funny today?
        2. Who did you have lunch with?
        3. When were you bored?
        4. Who had a hard day?
        The last one matters. Children sometimes talk about themselves as “a boy I know”.
        ## How a child sees that you listen
        Sit down at the child’s height. Don’t interrupt. Say back what you heard: “So they didn’t call you, and that hurt.”
        ! If you listen to small things, the big ones will be told to you too.
        ## For today
        Make a list: whom could your child tell besides you? Let there be at least three grown-ups on it. Write it together with the child.
        @chat`,
      ],
    },
  ),
  lesson(
    'bola-aytganda',
    { course: COURSE, minutes: 5 },
    {
      uz: [
        'Bola og‘ir gap aytganda',
        'Birinchi besh daqiqa: yuz, so‘z va va’da.',
        `Bola sizga og‘ir gap aytdi. Yuragingiz to‘xtab qolgandek bo‘ladi. Shu besh daqiqa uning keyingi yo‘lini belgilaydi. Mukammal bo‘lish shart emas. Xotirjam bo‘lish yetadi.
        ## Avval o‘zingizni tuting
        Nafasni uzun chiqaring. O‘tiring. Qo‘lingizni stolga qo‘ying. Bola yuzingizda dahshatni ko‘rsa, sizni asrash uchun jim bo‘lib qoladi.
        ## Besh gap
        1. «Senga ishonaman.»
        2. «Aytganing yaxshi bo‘ldi.»
        3. «Bu sening aybing emas.»
        4. «Bunday bo‘lgani uchun xafaman.»
        5. «Endi birga o‘ylaymiz. Men yoningdaman.»
        ## Aytilmaydigan gaplar
        - «Nega oldin aytmading?» Bu ayblov bo‘lib eshitiladi.
        - «U bunday qilmaydi, o‘ylab topma.» Bola boshqa aytmaydi.
        - «Men uni o‘ldiraman!» Bola endi sizdan ham qo‘rqadi.
        - «Hech kimga aytma.» Bu yana bitta yomon sir.
        ## Qanday so‘raladi
        Ochiq savol bering: «Keyin nima bo‘ldi?» Javobni og‘ziga solmang. Tafsilotni kovlamang: buni mutaxassis maxsus suhbatda so‘raydi. Qayta-qayta so‘rash bolaga og‘ir va ishga xalal beradi.
        ! Bola birinchi bo‘lib shuni eshitsin: «Senga ishonaman».
        ## Va’da
        «Hech kimga aytmayman» deb va’da bermang. Shunday deng: «Seni himoya qilish uchun bir-ikki kishiga aytishimiz kerak. Kimga aytishni oldin senga aytaman».
        @chat`,
      ],
      ru: [
        'Когда ребёнок рассказал о тяжёлом',
        'Первые пять минут: лицо, слова и обещание.',
        `Ребёнок рассказал вам о тяжёлом. Сердце будто остановилось. Эти пять минут решают многое. Быть идеальным не нужно. Достаточно быть спокойным.
        ## Сначала соберитесь сами
        Длинно выдохните. Сядьте. Положите руки на стол. Увидев ужас на вашем лице, ребёнок замолчит, чтобы поберечь вас.
        ## Пять фраз
        1. «Я тебе верю».
        2. «Хорошо, что ты мне говоришь».
        3. «Это не твоя вина».
        4. «Мне жаль, что так случилось».
        5. «Теперь подумаем вместе. Я рядом».
        ## Чего не говорить
        - «Почему раньше молчал?» Это звучит как упрёк.
        - «Он не мог, не выдумывай». Больше ребёнок не расскажет.
        - «Я его убью!» Теперь ребёнок боится и за вас.
        - «Никому не говори». Это ещё один плохой секрет.
        ## Как спрашивать
        Задавайте открытые вопросы: «А что было потом?» Не подсказывайте ответ. Не выпытывайте подробности: о них спросит специалист в особой беседе. Повторные расспросы ранят ребёнка и мешают делу.
        ! Пусть первым ребёнок услышит: «Я тебе верю».
        ## Обещание
        Не обещайте «никому не скажу». Скажите так: «Чтобы тебя защитить, нужно сказать одному-двум людям. Кому — сначала скажу тебе».
        @chat`,
      ],
      en: [
        'When a child tells you something hard',
        'The first five minutes: your face, your words and your promise.',
        `Your child has told you something terrible. Your heart seems to stop. These five minutes decide a lot. You don’t have to be perfect. It is enough to be calm.
        ## Hold yourself first
        Breathe out slowly. Sit down. Put your hands on the table. If a child sees horror in your face, they go quiet to protect you.
        ## Five sentences
        1. “I believe you.”
        2. “I’m glad you told me.”
        3. “It is not your fault.”
        4. “I’m sorry that this happened.”
        5. “Now we’ll think together. I’m with you.”
        ## What not to say
        - “Why didn’t you tell me before?” It sounds like blame.
        - “He would never do that, don’t make things up.” The child won’t tell again.
        - “I’ll kill him!” Now the child is afraid for you too.
        - “Don’t tell anyone.” That is one more bad secret.
        ## How to ask
        Ask open questions: “What happened then?” Don’t put an answer into the child’s mouth. Don’t dig for details: a specialist asks about them in a special interview. Asking again and again hurts the child and harms the case.
        ! Let this be the first thing the child hears: “I believe you.”
        ## A promise
        Don’t promise “I won’t tell anyone”. Say it like this: “To protect you, we have to tell one or two people. I’ll tell you first who they are.”
        @chat`,
      ],
    },
  ),
  lesson(
    'ozgarishni-sezish',
    { course: COURSE, minutes: 5 },
    {
      uz: [
        'O‘zgarishni sezish',
        'Qaysi belgilar e’tibor talab qiladi va qanday so‘raladi.',
        `Bola har doim ham so‘z bilan aytmaydi. U xatti-harakati bilan aytadi. Bitta belgi isbot emas. Lekin bir nechta belgi birga kelsa, so‘rash vaqti keldi.
        ## Nimaga qarash kerak
        - **Uyqu va ovqat.** Kechasi uyg‘onadi, yomon tush ko‘radi, ishtahasi o‘zgaradi.
        - **Qo‘rquv.** Bir odamdan yoki joydan qochadi, yolg‘iz qolmaydi.
        - **Orqaga qaytish.** Kichkina boladek gapiradi, tagini ho‘llaydi.
        - **Jahl yoki jimlik.** Do‘stlaridan uzoqlashadi, o‘yindan zavq olmaydi.
        - **Tana.** Tushunarsiz ko‘karish, issiqda ham uzun yeng.
        - **Bilim.** Yoshiga to‘g‘ri kelmaydigan jinsiy gap yoki o‘yin.
        - **Narsa.** Qayerdandir pul, telefon, qimmat sovg‘a.
        ## Qanday so‘raladi
        1. Tinch payt tanlang, yonma-yon o‘tiring.
        2. Ko‘rganingizni ayting: «Keyingi paytda maktabga borging kelmayapti».
        3. Ochiq so‘rang: «Senga nima og‘ir bo‘lyapti?»
        4. Kuting. O‘n soniya jim turish ham savol.
        5. Javob bo‘lmasa: «Istagan paytingda ayta olasan. Men urishmayman».
        ! Shubha bo‘lsa, isbot izlamang. Maslahat so‘rang.
        ## Siz tergovchi emassiz
        Gumon qilingan odam bilan o‘zingiz janjallashmang. U bolaga bosim qilishi mumkin. Bolani u bilan yolg‘iz qoldirmang. Ko‘rgan va eshitganingizni sana bilan yozib qo‘ying. Keyin mutaxassisga murojaat qiling.
        @places`,
      ],
      ru: [
        'Заметить перемены',
        'Какие признаки требуют внимания и как спросить.',
        `Дети не всегда говорят словами. Они говорят поведением. Один признак ничего не доказывает. Но если их несколько, пора спросить.
        ## На что смотреть
        - **Сон и еда.** Просыпается ночью, видит плохие сны, меняется аппетит.
        - **Страх.** Избегает человека или места, не остаётся в одиночестве.
        - **Шаг назад.** Говорит как маленький, мочится в постель.
        - **Злость или молчание.** Отдаляется от друзей, игра не радует.
        - **Тело.** Непонятные синяки, длинный рукав в жару.
        - **Знания.** Слова и игры о сексе не по возрасту.
        - **Вещи.** Деньги, телефон, дорогой подарок неизвестно откуда.
        ## Как спросить
        1. Выберите спокойное время, сядьте рядом.
        2. Скажите, что видите: «Последнее время тебе не хочется в школу».
        3. Спросите открыто: «Что тебе сейчас тяжело?»
        4. Подождите. Десять секунд тишины — тоже вопрос.
        5. Нет ответа: «Скажешь, когда захочешь. Ругать не буду».
        ! Есть сомнение — не ищите доказательств. Попросите совета.
        ## Вы не следователь
        Не выясняйте отношения с тем, кого подозреваете. Он может надавить на ребёнка. Не оставляйте их наедине. Запишите с датами, что видели и слышали. Затем обратитесь к специалисту.
        @places`,
      ],
      en: [
        'Noticing a change',
        'Which signs need attention, and how to ask.',
        `Children do not always use words. They tell by what they do. One sign proves nothing. But when there are several, it is time to ask.
        ## What to look for
        - **Sleep and food.** Waking at night, bad dreams, a change of appetite.
        - **Fear.** Avoiding a person or a place, not staying alone.
        - **A step back.** Talking like a small child, wetting the bed.
        - **Anger or silence.** Drawing away from friends, no joy in play.
        - **Body.** Bruises nobody explains, long sleeves in the heat.
        - **Knowledge.** Sexual words or play that do not fit the age.
        - **Things.** Money, a phone, an expensive present from nowhere.
        ## How to ask
        1. Choose a quiet time and sit side by side.
        2. Say what you see: “Lately you don’t want to go to school.”
        3. Ask openly: “What is hard for you just now?”
        4. Wait. Ten seconds of silence are a question too.
        5. If there is no answer: “You can tell me whenever you want. I won’t be angry.”
        ! If you are in doubt, don’t look for proof. Ask for advice.
        ## You are not a detective
        Don’t confront the person you suspect. They may put pressure on the child. Don’t leave the child alone with them. Write down, with dates, what you saw and heard. Then turn to a specialist.
        @places`,
      ],
    },
  ),
  lesson(
    'birinchi-kunlar',
    { course: COURSE, minutes: 5 },
    {
      uz: [
        'Birinchi kunlar',
        'Aytilganidan keyin: xavfsizlik, yozuv, murojaat va kundalik hayot.',
        `Bola aytdi. Endi nima qilish kerak? Hammasini bir kunda qilish shart emas. Tartib bilan boring.
        ## Birinchi soat
        1. Hozir xavf bormi? Bo‘lsa, 112.
        2. Jarohat yoki og‘riq bormi? Shifokorga boring.
        3. Kiyim va narsalarni yuvmang, yozishmani o‘chirmang. Ular kerak bo‘lishi mumkin.
        4. Bola o‘sha odam bilan bir joyda qolmasin.
        ## Birinchi kun
        - Bolaning gapini uning so‘zi bilan yozib qo‘ying: sana, soat, aynan nima dedi.
        - «Inson» markaziga yoki ichki ishlar idorasiga murojaat qiling. 2025-yilgi tartibga ko‘ra vaziyat bir kun ichida o‘rganiladi.
        - Maktabga kerakli odamgagina ayting.
        ## Birinchi hafta
        - Kun tartibini saqlang: uyqu, ovqat, dars, o‘yin. Tartib bolaga tayanch beradi.
        - «Bu haqda gaplashsak bo‘ladi» deng, lekin majburlamang.
        - Qarindoshlarga hikoya qilmang. Bola ko‘zlardan uyaladi.
        - Psixolog bilan uchrashuvni bola bilan birga tanlang.
        ! Endi bolaning asosiy ishi — bola bo‘lish. Qolgani kattalarning ishi.
        ## O‘zingizga ham yordam
        Ayb, jahl, uyqusizlik tabiiy. Ishongan bitta odamga ayting. Bizga ham yozsa bo‘ladi: ota-onalar uchun ham joy bor. Sizning xotirjamligingiz bolaga dori. Dam olish va uxlash ham rejaning bir qismi.
        @chat`,
      ],
      ru: [
        'Первые дни',
        'После разговора: безопасность, записи, обращение и обычная жизнь.',
        `Ребёнок рассказал. Что теперь? Не надо делать всё за один день. Идите по порядку.
        ## Первый час
        1. Опасно прямо сейчас? Тогда 112.
        2. Есть травма или боль? К врачу.
        3. Не стирайте одежду, не удаляйте переписку. Они могут понадобиться.
        4. Пусть ребёнок не остаётся рядом с тем человеком.
        ## Первый день
        - Запишите слова ребёнка точно: дата, час, что именно было сказано.
        - Обратитесь в центр «Инсон» или в органы внутренних дел. По порядку 2025 года ситуацию изучают в течение дня.
        - В школе скажите только тем, кому нужно знать.
        ## Первая неделя
        - Держите распорядок: сон, еда, уроки, игра. Он даёт ребёнку опору.
        - Говорите: «Об этом можно поговорить», но не заставляйте.
        - Не пересказывайте родственникам. Ребёнку стыдно от взглядов.
        - Психолога выбирайте вместе с ребёнком.
        ! Теперь главное дело ребёнка — быть ребёнком. Остальное делают взрослые.
        ## Помощь нужна и вам
        Вина, злость, бессонница — это естественно. Скажите одному человеку, которому доверяете. Можно написать и нам: здесь есть место и для родителей. Ваше спокойствие лечит ребёнка.
        @chat`,
      ],
      en: [
        'The first days',
        'After the talk: safety, notes, asking for help, and daily life.',
        `Your child has told you. What now? You need not do everything in one day. Go step by step.
        ## The first hour
        1. Is there danger now? Then 112.
        2. Is there an injury or pain? See a doctor.
        3. Don’t wash clothes, don’t delete messages. They may be needed.
        4. The child must not stay near that person.
        ## The first day
        - Write down the child’s own words: date, hour, what exactly was said.
        - Turn to an Inson centre or the police. By the order of 2025 the situation is studied within one day.
        - At school, tell only those who need to know.
        ## The first week
        - Keep the day’s order: sleep, meals, lessons, play. It gives the child something to hold on to.
        - Say “we can talk about it”, but don’t press.
        - Don’t tell the story to relatives. A child feels their looks.
        - Choose the psychologist together with the child.
        ! A child’s main task now is to be a child. The rest is for grown-ups.
        ## You need help too
        Guilt, anger and bad sleep are natural. Tell one person you trust. You can write to us as well: there is room for parents here. Your calm is medicine for the child.
        @chat`,
      ],
    },
  ),
]
