import { question } from '../form.ts'

const CATEGORY = 'maktabda'

export const QUESTIONS_MAKTABDA = [
  question(
    'sinfdagi-dostlik',
    { category: CATEGORY, age_band: '11-13', lesson: 'bugun-va-shu-hafta', days_ago: 36 },
    {
      uz: [
        'Sinfda hech kim men bilan gaplashmaydi',
        'Bir oydan beri meni guruhdan chiqarib qo‘yishgan. Nima qilganimni ham bilmayman. Maktabga borgim kelmaydi.',
        `Bu juda og‘ir. Bir oy jimlik urishdan kam og‘ritmaydi. Bunda sabab sizda bo‘lishi shart emas.
        ## Shu hafta
        1. Nima bo‘lganini sana bilan yozing: kim, qachon, qanday.
        2. Bitta kattani tanlang va o‘qib bering. Sinf rahbari yoki psixolog bo‘lsa, yaxshi.
        3. So‘rang: «Nima qilasiz va qachon gaplashamiz?»
        ## Maktabdagi kun
        Tanaffusda kutubxona, to‘garak yoki kichik sinflar bilan band bo‘lish mumkin. Bitta xushmuomala sinfdoshni toping va oddiy savol bering: «Uyga vazifa nima edi?»
        ## Maktabdan tashqari
        Sizni hurmat qiladigan joy kerak: sport, qarindoshlar, qo‘shni bolalar.
        ! Chetlatish ham kamsitishning bir turi. Uni to‘xtatish kattalarning ishi.
        @chat`,
      ],
      ru: [
        'В классе со мной никто не разговаривает',
        'Уже месяц меня исключили из группы. Даже не знаю, за что. Не хочу идти в школу.',
        `Это очень тяжело. Месяц молчания ранит не меньше ударов. И причина не обязательно в тебе.
        ## На этой неделе
        1. Запиши с датами, что случилось: кто, когда, как.
        2. Выбери одного взрослого и прочитай ему. Лучше классного руководителя или психолога.
        3. Спроси: «Что вы сделаете и когда поговорим?»
        ## День в школе
        На перемене можно побыть в библиотеке, на кружке или помочь младшим. Найди одного доброго одноклассника и спроси о простом: «Что задали?»
        ## Вне школы
        Нужно место, где тебя уважают: спорт, родные, ребята во дворе.
        ! Бойкот — тоже травля. Остановить его должны взрослые.
        @chat`,
      ],
      en: [
        'Nobody in class talks to me',
        'A month ago they threw me out of the group. I don’t even know what I did. I don’t want to go to school.',
        `This is very hard. A month of silence hurts no less than blows. And the reason need not be in you.
        ## This week
        1. Write down what happened, with dates: who, when, how.
        2. Choose one grown-up and read it to them. The class teacher or the psychologist would be good.
        3. Ask: “What will you do, and when do we talk again?”
        ## A day at school
        In the breaks there is the library, a club, or helping younger ones. Find one friendly classmate and ask something simple: “What’s the homework?”
        ## Outside school
        You need a place where people respect you: sport, relatives, children in the yard.
        ! Leaving someone out is bullying too. Stopping it is a task for grown-ups.
        @chat`,
      ],
    },
  ),
  question(
    'dars-va-hurmat',
    { category: CATEGORY, age_band: '14-17', lesson: 'hazil-chegarasi', days_ago: 29 },
    {
      uz: [
        'O‘qituvchi meni hammaning oldida uyaltiradi',
        'Xato qilsam, «tentak» deydi, sinf kuladi. Ota-onamga aytsam, ustoz yomon baho qo‘yishidan qo‘rqaman.',
        `Sizni haqorat qilish o‘qitish usuli emas. Buni aytishga haqqingiz bor.
        ## Qadamlar
        1. Yozing: qaysi kuni, aynan qaysi so‘z, kim eshitdi.
        2. Ota-onangizga shu yozuvni bering. Ulardan tinch gaplashishni so‘rang.
        3. Ular sinf rahbari yoki direktor bilan uchrashsin. Dalil qo‘lda bo‘lsin.
        ## Bahodan qo‘rqsangiz
        Ishlaringizni va baholaringizni saqlang. Baho birdan tushsa, bu ham dalil bo‘ladi. Uchrashuvda shuni oldindan ayting: «Bolam shikoyatdan keyin baho tushishidan qo‘rqyapti».
        ## O‘zingiz ustozga aytmoqchi bo‘lsangiz
        Darsdan keyin, yonida biror kishi bo‘lganda: «Xatomni ayting, iltimos, haqoratsiz».
        ! Xato qilish o‘rganishning bir qismi. Haqorat esa emas.
        @chat`,
      ],
      ru: [
        'Учитель позорит меня при всех',
        'За ошибку называет «бестолочью», класс смеётся. Боюсь сказать родителям: вдруг будут плохие оценки.',
        `Оскорблять — это не способ учить. Ты имеешь право об этом сказать.
        ## Шаги
        1. Запиши: в какой день, какое слово, кто слышал.
        2. Отдай запись родителям. Попроси говорить спокойно.
        3. Пусть они встретятся с классным руководителем или директором. С записью в руках.
        ## Если страшно за оценки
        Сохраняй работы и оценки. Если они резко упадут, это тоже доказательство. На встрече об этом говорят заранее: «Ребёнок боится, что после жалобы снизят оценки».
        ## Если хочешь сказать учителю без посредников
        После урока, при ком-то ещё: «Скажите про ошибку, пожалуйста, без оскорблений».
        ! Ошибаться — часть учёбы. Оскорбление — нет.
        @chat`,
      ],
      en: [
        'A teacher shames me in front of everyone',
        'When I make a mistake, I’m called “stupid” and the class laughs. I’m afraid of bad marks if I tell my parents.',
        `Insults are not a way of teaching. You have a right to say so.
        ## Steps
        1. Write it down: which day, which words exactly, who heard it.
        2. Give the note to your parents. Ask them to talk calmly.
        3. Let them meet the class teacher or the head, with the note in their hands.
        ## If you fear for your marks
        Keep your work and your marks. If they fall suddenly, that is evidence too. At the meeting it can be said beforehand: “My child fears lower marks after a complaint.”
        ## If you want to tell the teacher yourself
        After class, with someone else there: “Please tell me my mistake without insults.”
        ! Mistakes are part of learning. Insults are not.
        @chat`,
      ],
    },
  ),
  question(
    'maktab-yolida',
    { category: CATEGORY, age_band: '11-13', lesson: 'bugun-va-shu-hafta', days_ago: 17 },
    {
      uz: [
        'Katta bolalar pul so‘raydi, bermasam urishadi',
        'Maktab yonida ikkita katta bola har kuni pul talab qiladi. Uydagilar bilib qolsa, meni qo‘rqoq deyishadi.',
        `Qo‘rqish qo‘rqoqlik emas. Ikki katta bolaga qarshi bir o‘zingiz turishingiz shart emas. Bu talonchilik, buni kattalar to‘xtatadi.
        ## Bugun
        - Pul bering va keting. Pul sizdan qimmat emas.
        - Ularning belgilarini eslab qoling: kiyimi, ismi, sinfi.
        - Yo‘lingizni o‘zgartiring, guruh bo‘lib yuring.
        ## Shu kunning o‘zida ayting
        Uydagilarga shunday boshlang: «Menga yordam kerak. Meni maktab yonida qo‘rqitishyapti». Maktab rahbari ham bilishi kerak: navbatchi qo‘yiladi, yo‘l tekshiriladi.
        ## Yana bir gap
        O‘zingiz bilan pichoq yoki boshqa narsa olib yurmang. Bu sizga ham, boshqaga ham xavf tug‘diradi.
        !w Urishsa yoki yo‘lingizni to‘sishsa, odamlar bor joyga qoching va 112 ga qo‘ng‘iroq qiling.
        @chat`,
      ],
      ru: [
        'Старшие требуют деньги, иначе бьют',
        'У школы двое старших каждый день требуют деньги. Если дома узнают, скажут, что я трус.',
        `Бояться — не значит быть трусом. Стоять против двоих старших в одиночку не нужно. Это вымогательство, и остановить его должны взрослые.
        ## Сегодня
        - Отдай деньги и уходи. Ты дороже денег.
        - Запомни приметы: одежду, имя, класс.
        - Поменяй дорогу, ходи с компанией.
        ## Скажи в тот же день
        Дома начни так: «Мне нужна помощь. У школы мне угрожают». Пусть знает и директор: там поставят дежурного и проверят дорогу.
        ## И ещё
        Не носи с собой нож и ничего такого. Это опасно и для тебя, и для других.
        !w Если бьют или не дают пройти, беги к людям и звони 112.
        @chat`,
      ],
      en: [
        'Older boys want money, or they hit me',
        'Two older boys by the school want money every day. If they find out at home, they’ll call me a coward.',
        `Being afraid is not being a coward. You don’t have to stand alone against two older boys. This is robbery, and grown-ups have to stop it.
        ## Today
        - Give the money and leave. You are worth more than money.
        - Remember what they look like: clothes, name, class.
        - Change your way, and walk in a group.
        ## Tell the same day
        Begin like this at home: “I need help. They threaten me near school.” The head should know too: someone can stand there, and the way can be watched.
        ## One more thing
        Don’t carry a knife or anything like it. It is a danger to you and to others.
        !w If they hit you or block your way, run to where people are and call 112.
        @chat`,
      ],
    },
  ),
  question(
    'dostlar-davrasida',
    { category: CATEGORY, age_band: '14-17', lesson: 'korib-tursam', days_ago: 5 },
    {
      uz: [
        'Do‘stim birini kamsitadi, men jim turaman',
        'Guruhimiz bir qizni masxara qiladi. Men kulmayman, lekin indamayman ham. Gapirsam, o‘zim keyingisi bo‘lib qolaman.',
        `Bu savolni berganingiz o‘zi ko‘p narsani aytadi. Siz befarq emassiz.
        ## Kichik, xavfsiz ishlar
        - Kulmang, layk qo‘ymang, videoni yubormang.
        - Mavzuni buring: «Yuringlar, dars boshlanyapti».
        - Qizga alohida yozing: «Ko‘rdim. Bu noto‘g‘ri. Yordam kerakmi?»
        - Do‘stingizga yolg‘iz paytda ayting: «Menga bu yoqmayapti, to‘xtat».
        ## Sherik toping
        Guruhda siz kabi jim turganlar bor. Bitta odam topsangiz, ikki kishi «bas» deysiz. Ikki kishining gapi boshqacha eshitiladi.
        ## Kattaga aytish
        Ism aytmasdan ham yozsa bo‘ladi. Ustozdan sizni oshkor qilmaslikni so‘rang.
        ! Jim turishni to‘xtatish uchun janjal qilish shart emas.
        @chat`,
      ],
      ru: [
        'Друг травит девочку, а я молчу',
        'Наша компания смеётся над одной девочкой. Я не смеюсь, но и молчу. Если скажу, потом начнут смеяться и надо мной.',
        `Сам этот вопрос говорит о многом. Тебе не всё равно.
        ## Маленькие безопасные дела
        - Не смейся, не ставь лайки, не пересылай видео.
        - Смени тему: «Пошли, урок начинается».
        - Напиши девочке отдельно: «Я вижу. Так нельзя. Нужна помощь?»
        - Скажи другу наедине: «Мне это не нравится, хватит».
        ## Найди союзника
        В компании есть и другие, кто молчит. Найдёшь одного — скажете «хватит» вдвоём. Двоих слышат иначе.
        ## Сказать взрослому
        Можно написать и без имени. Попроси учителя тебя не выдавать.
        ! Чтобы перестать молчать, скандал не нужен.
        @chat`,
      ],
      en: [
        'My friend bullies someone, and I keep quiet',
        'Our group makes fun of a girl. I don’t laugh, but I don’t say anything either. If I speak, I’ll be next.',
        `That you ask this says a lot. You do care.
        ## Small, safe things
        - Don’t laugh, don’t like it, don’t pass on videos.
        - Change the subject: “Come on, class is starting.”
        - Write to the girl alone: “I saw it. It’s wrong. Do you need help?”
        - Tell your friend when you are alone: “I don’t like this. Stop.”
        ## Find a partner
        There are others who keep quiet. If you find one, two of you can say “stop”. Two are heard differently.
        ## Telling a grown-up
        You can write without your name. Ask the teacher not to give you away.
        ! To stop keeping quiet, you don’t need a fight.
        @chat`,
      ],
    },
  ),
]
