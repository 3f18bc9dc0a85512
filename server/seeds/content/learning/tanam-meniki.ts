import { course, lesson } from '../form.ts'

const COURSE = 'tanam-meniki'

export const TANAM_MENIKI = [
  course(
    COURSE,
    {
      category: 'tanam',
      audiences: ['child'],
      minutes: 16,
      niche: 'a',
      drawing: 'hand',
      cover: 'tanam-meniki',
    },
    {
      uz: [
        'Tanam meniki',
        '7–10 yoshli bolalar uchun: tana, teginish, «yo‘q» so‘zi va ishonchli kattalar.',
        `Bu kursda to‘rtta qisqa dars bor. Ularni yolg‘iz yoki yaqin kattangiz bilan o‘qing.
        ## Nimani bilib olasiz
        - Tana kimniki va qaysi joylar faqat sizniki.
        - Qaysi teginish to‘g‘ri, qaysinisi noto‘g‘ri.
        - «Yo‘q» deyish va ketib qolish yo‘llari.
        - Kimga va qanday aytish mumkin.
        !i Biror joyi og‘ir tuyulsa, to‘xtang. Keyin davom etsangiz bo‘ladi.`,
      ],
      ru: [
        'Моё тело — моё',
        'Для детей 7–10 лет: тело, прикосновения, слово «нет» и взрослые, которым веришь.',
        `В этом курсе четыре коротких урока. Их можно читать без взрослых, а можно вместе с кем-то близким.
        ## Что ты узнаешь
        - Чьё это тело и какие места только твои.
        - Какие прикосновения правильные, а какие нет.
        - Как сказать «нет» и уйти.
        - Кому и как рассказать.
        !i Если стало тяжело, остановись. Продолжить можно потом.`,
      ],
      en: [
        'My body is mine',
        'For children of 7–10: body, touch, the word “no”, and grown-ups you trust.',
        `This course has four short lessons. Read them alone or with a grown-up who is close to you.
        ## What you will learn
        - Whose body it is, and which parts are only yours.
        - Which touch is all right and which is not.
        - How to say no and walk away.
        - Whom to tell, and how.
        !i If something feels heavy, stop. You can go on later.`,
      ],
    },
  ),
  lesson(
    'tana-kimniki',
    { course: COURSE, minutes: 4, cover: 'tana-kimniki' },
    {
      uz: [
        'Tana kimniki?',
        'Tanangiz o‘zingizniki. Shaxsiy joylar va yordam haqida.',
        `Sizning qo‘lingiz bor. Oyog‘ingiz, sochingiz, qorningiz bor. Hammasi birga sizning tanangiz.
        ## Tanangiz faqat sizniki
        Quchoqlashishni xohlaysizmi? Buni o‘zingiz hal qilasiz. Yoqmasa, qo‘l berib salomlashing. Qo‘lingizni ko‘ksingizga qo‘ysangiz ham bo‘ladi. Bu odobsizlik emas.
        ## Shaxsiy joylar
        Ichki kiyim yopib turadigan joylar shaxsiy joylar deyiladi. Og‘iz ham shaxsiy joy.
        - Ularga boshqalar qaramaydi va tegmaydi.
        - Ularni suratga olish mumkin emas.
        - Boshqa odamning shaxsiy joyiga tegishni ham so‘rash mumkin emas.
        ## Yordam kerak bo‘lganda
        Ba’zan kattalar yordam beradi. Ular sizni toza va sog‘lom saqlash uchun shunday qiladi.
        - Kichik bolani onasi cho‘miltiradi.
        - Shifokor og‘rigan joyni ko‘radi. Yoningizda ishongan kattangiz turadi.
        Bunday yordam sir bo‘lmaydi. U haqda gapirsa bo‘ladi. Nima bo‘layotganini so‘rasangiz ham bo‘ladi.
        ! Tanangiz o‘zingizniki. Unga kim va qanday tegishini siz aytasiz.
        ## Sinab ko‘ring
        Oyna oldida turing. Baland ovozda ayting: «Tanam meniki!». Ovozingiz qanday chiqdi?
        ## Birga o‘qigan kattaga
        Bolani qarindosh bilan o‘pishishga yoki quchoqlashishga majburlamang. Shunda u «mening gapim inobatga olinadi» degan saboqni oladi. Tana a’zolarini o‘z nomi bilan ayting. Uyaltirmang.
        @chat`,
      ],
      ru: [
        'Чьё это тело?',
        'Твоё тело принадлежит тебе. О личных местах и о помощи.',
        `У тебя есть руки. Есть ноги, волосы, живот. Всё вместе это твоё тело.
        ## Твоё тело только твоё
        Хочешь обниматься? Это решаешь ты. Не хочется — подай руку. Или приложи ладонь к груди и улыбнись. Это вежливо.
        ## Личные места
        Места под бельём называют личными. Рот — тоже личное место.
        - Другие на них не смотрят и их не трогают.
        - Их нельзя фотографировать.
        - Нельзя просить тебя трогать личные места другого человека.
        ## Когда нужна помощь
        Иногда взрослые помогают. Это нужно для чистоты и здоровья.
        - Малыша купает мама.
        - Врач смотрит, где болит. Рядом стоит взрослый, которому ты веришь.
        Такая помощь не бывает тайной. О ней можно говорить. Можно спросить, что сейчас делают и зачем.
        ! Твоё тело принадлежит тебе. Кто и как его касается, решаешь ты.
        ## Попробуй
        Встань перед зеркалом. Скажи громко: «Моё тело — моё!». Как звучит твой голос?
        ## Взрослому, который читает вместе
        Не заставляйте ребёнка целовать и обнимать родных. Так он узнаёт, что его слово имеет вес. Называйте части тела своими именами, без стыда.
        @chat`,
      ],
      en: [
        'Whose body is it?',
        'Your body belongs to you. About private parts, and about help.',
        `You have hands. You have legs, hair and a tummy. All together they are your body.
        ## Your body is only yours
        Do you want a hug? You decide. If not, you can shake hands. You can also put a hand on your heart and smile. That is polite too.
        ## Private parts
        The parts under your underwear are called private. Your mouth is private too.
        - Other people do not look at them or touch them.
        - Nobody may take pictures of them.
        - Nobody may ask you to touch the private parts of someone else.
        ## When you need help
        Sometimes grown-ups help. They do it to keep you clean and well.
        - A mother baths a small child.
        - A doctor looks where it hurts. A grown-up you trust stands beside you.
        Help like this is never a secret. You can talk about it. You can ask what they are doing, and why.
        ! Your body belongs to you. You say who touches it, and how.
        ## Try it
        Stand in front of a mirror. Say aloud: “My body is mine!” How does your voice sound?
        ## For the grown-up who reads along
        Do not make a child kiss or hug relatives. So the child learns that their word counts. Call the parts of the body by their names, without shame.
        @chat`,
      ],
    },
  ),
  lesson(
    'yoqimli-yoqimsiz',
    { course: COURSE, minutes: 4 },
    {
      uz: [
        'Uch xil teginish',
        'Yoqimli, yoqimsiz va maxfiy teginish. Ularni qanday ajratish mumkin.',
        `Odamlar bir-biriga tegadi. Buvingiz boshingizni silaydi. Do‘stingiz qo‘lingizdan ushlaydi. Lekin hamma teginish bir xil emas.
        ## Yoqimli teginish
        Undan iliq va tinch bo‘ladi. Siz uni xohlaysiz. Istagan payt to‘xtatish mumkin.
        - Onangiz quchoqlaydi.
        - Jamoangiz gol urgach, qo‘l qarsillatasiz.
        ## Yoqimsiz teginish
        Undan og‘riq yoki noqulaylik bo‘ladi.
        - Kimdir turtadi, chimchilaydi yoki uradi.
        - Kimdir qitiqlaydi va «bas» desangiz ham to‘xtamaydi.
        ## Maxfiy teginish
        Kimdir shaxsiy joyingizga tegadi. Keyin «hech kimga aytma» deydi. Ba’zan sovg‘a beradi yoki qo‘rqitadi. Bunday teginish hech qachon to‘g‘ri emas. Buni tanish odam qilsa ham noto‘g‘ri.
        ## Tana xabar beradi
        Ba’zan so‘z topilmaydi. Shunda tanangizni eshiting.
        - Qorin siqiladi.
        - Yurak tez uradi.
        - Qochib ketgingiz keladi.
        - Qotib qolasiz. Bu ham tabiiy.
        ! Yoqimsiz yoki maxfiy teginish uchun bola hech qachon aybdor emas.
        Siz qimirlay olmagan bo‘lsangiz ham, aybdor emassiz. Endi buni ishongan kattangizga ayting.
        ## Birga o‘ylang
        Bugun sizga kim tegdi? Shifokormi, do‘stmi, onangizmi? Qaysi biri yoqimli bo‘ldi? Qaysi biri yoqmadi? Chizib ko‘ring: yoqimlisi quyosh, yoqimsizi bulut bo‘lsin.
        @chat`,
      ],
      ru: [
        'Три вида прикосновений',
        'Приятное, неприятное и тайное прикосновение. Как их отличить.',
        `Люди касаются друг друга. Бабушка гладит по голове. Друг берёт за руку. Но прикосновения бывают разные.
        ## Приятное прикосновение
        От него тепло и спокойно. Ты этого хочешь. Его можно остановить в любой момент.
        - Мама обнимает.
        - После гола вы с командой хлопаете друг друга по ладоням.
        ## Неприятное прикосновение
        От него больно или неловко.
        - Кто-то толкает, щиплет или бьёт.
        - Кто-то щекочет и не слышит слово «хватит».
        ## Тайное прикосновение
        Кто-то трогает твои личные места. Потом говорит: «Никому не рассказывай». Иногда дарит подарок или пугает. Так делать нельзя никогда. Даже если это знакомый человек.
        ## Тело подсказывает
        Иногда не хватает слов. Тогда послушай своё тело.
        - Живот сжимается.
        - Сердце бьётся быстро.
        - Хочется убежать.
        - Не получается пошевелиться. Так тоже бывает.
        ! В неприятном и тайном прикосновении никогда нет вины ребёнка.
        Даже если не получилось пошевелиться, твоей вины нет. Теперь расскажи взрослому, которому веришь.
        ## Подумай
        Кто сегодня тебя касался? Врач, друг, мама? Что было приятно? Что нет? Нарисуй: приятное — солнцем, неприятное — тучей.
        @chat`,
      ],
      en: [
        'Three kinds of touch',
        'Nice touch, bad touch and secret touch, and how to tell them apart.',
        `People touch each other. Grandma strokes your hair. A friend takes your hand. But touch is not always the same.
        ## Nice touch
        It feels warm and calm. You want it. You can stop it at any time.
        - Mum hugs you.
        - You clap hands with your team after a goal.
        ## Bad touch
        It hurts, or it feels wrong.
        - Someone pushes, pinches or hits you.
        - Someone tickles you and does not hear “stop”.
        ## Secret touch
        Someone touches your private parts. Then they say: “Don’t tell anyone.” Sometimes they give a present, or they scare you. This is never all right. It is wrong even if you know the person.
        ## Your body tells you
        Sometimes there are no words. Then listen to your body.
        - Your tummy feels tight.
        - Your heart beats fast.
        - You want to run away.
        - You cannot move. That happens too.
        ! A bad or secret touch is never the child’s fault.
        Even if you could not move, it is not your fault. Now tell a grown-up you trust.
        ## Think about it
        Who touched you today? A doctor, a friend, your mum? Which touch was nice? Which was not? Draw it: the sun for nice, a cloud for not nice.
        @chat`,
      ],
    },
  ),
  lesson(
    'yoq-deyish',
    { course: COURSE, minutes: 4 },
    {
      uz: [
        'Yo‘q deyish mumkin',
        'To‘xtating, keting, ayting: uchta qadam va ularni mashq qilish.',
        `Kattalarni hurmat qilish yaxshi. Lekin katta odam ham noto‘g‘ri ish qilishi mumkin. Shunda unga «yo‘q» deysiz. Bu hurmatsizlik emas.
        ## Uchta qadam
        1. **To‘xtating.** Qo‘lingizni oldinga chiqaring. «Yo‘q, menga tegmang» deng.
        2. **Keting.** U yerdan tez keting. Odamlar bor joyga boring.
        3. **Ayting.** Ishongan kattangizga bo‘lgan ishni ayting.
        ## Ovoz chiqmasa-chi?
        Ba’zan qo‘rquvdan ovoz chiqmaydi. Odam qotib qoladi. Bu tabiiy. Unda ikkinchi qadamdan boshlang. Ketish qiyin bo‘lsa, uchinchi qadam qoladi. Uni keyin ham qilsa bo‘ladi. Ertaga ham, bir yildan keyin ham kech emas.
        ## Mashq qilamiz
        Yaqin kattangiz bilan o‘ynang. U aytadi, siz javob berasiz.
        - «Kel, quchoqlay.» — «Hozir xohlamayman.»
        - «Bu bizning sirimiz.» — «Men sir saqlamayman.»
        - «Mashinaga chiq, uyingga eltaman.» — «Yo‘q, rahmat.» Keyin odamlar bor tomonga yuguring.
        Mashq paytida tik turing. Ko‘ziga qarang. Ovozingizni baland chiqaring.
        ! Qo‘rqsangiz, baqirish va qochish ham to‘g‘ri.
        ## Kimdir sizga «yo‘q» desa
        Do‘stingiz ham «yo‘q» deyishi mumkin. Shunda siz ham to‘xtaysiz. Chegara hammada bor.
        Xafa bo‘lish mumkin, majburlash mumkin emas. «Mayli, keyin o‘ynaymiz» deng.
        @numbers`,
      ],
      ru: [
        'Можно говорить нет',
        'Стоп, уйди, расскажи: три шага и как их потренировать.',
        `Уважать взрослых — это хорошо. Но взрослый тоже может поступать неправильно. Тогда ему говорят «нет». Это не грубость.
        ## Три шага
        1. **Стоп.** Вытяни руку вперёд. Скажи: «Нет, не трогайте меня».
        2. **Уйди.** Быстро уходи оттуда. Иди туда, где люди.
        3. **Расскажи.** Скажи взрослому, которому веришь, что случилось.
        ## А если нет голоса?
        Иногда от страха пропадает голос. Человек застывает. Так бывает со многими. Тогда начни со второго шага. Уйти не вышло — остаётся третий. Его можно сделать и потом. Завтра и через год ещё не поздно.
        ## Потренируемся
        Поиграй с близким взрослым. Он говорит, ты отвечаешь.
        - «Иди обниму». — «Сейчас не хочу».
        - «Это наш секрет». — «Я секреты не храню».
        - «Садись в машину, довезу». — «Нет, спасибо». И беги назад.
        На тренировке стой прямо. Смотри в глаза. Говори громко.
        ! Если страшно, кричать и убегать — правильно.
        ## Если «нет» говорят тебе
        Твой друг тоже может сказать «нет». Тогда и ты останавливаешься. Границы есть у всех.
        Расстроиться можно, заставлять нельзя. Скажи: «Ладно, поиграем потом».
        @numbers`,
      ],
      en: [
        'You can say no',
        'Stop, go, tell: three steps, and how to practise them.',
        `It is good to respect grown-ups. But a grown-up can do wrong things too. Then you say no. That is not rude.
        ## Three steps
        1. **Stop.** Put your hand out. Say: “No, don’t touch me.”
        2. **Go.** Leave quickly. Go where there are people.
        3. **Tell.** Tell a grown-up you trust what happened.
        ## What if no voice comes out?
        Fear can take your voice away. A person freezes. That happens to many people. Then start with the second step. If you could not leave, the third step is still there. You can do it later. Tomorrow is not too late, and next year is not too late.
        ## Let’s practise
        Play with a grown-up who is close to you. They speak, you answer.
        - “Come here for a hug.” — “Not now, thank you.”
        - “This is our secret.” — “I don’t keep secrets.”
        - “Get in the car, I’ll take you home.” — “No, thank you.” Then run back.
        While you practise, stand straight. Look at their eyes. Speak loudly.
        ! If you are afraid, shouting and running away is right.
        ## When someone says no to you
        A friend may say no too. Then you stop. Everybody has limits.
        You may be sad about it, but you may not force anyone. Say: “All right, we can play later.”
        @numbers`,
      ],
    },
  ),
  lesson(
    'ishonchli-kattalar',
    { course: COURSE, minutes: 4 },
    {
      uz: [
        'Kimga aytaman?',
        'Beshta barmoq, beshta odam: ishonchli kattalar ro‘yxati.',
        `Katta ishni bola bir o‘zi ko‘tarmaydi. Buning uchun kattalar bor.
        ## Qo‘l rasmini chizing
        Qog‘ozga qo‘lingizni qo‘ying va atrofini chizing. Har bir barmoqqa bitta katta odamni yozing. U sizni eshitadi va qo‘rqitmaydi.
        - Uyda: ona, ota, buvi, bobo, aka, opa.
        - Qarindosh: xola, amma, tog‘a, amaki.
        - Maktabda: o‘qituvchi, psixolog, hamshira.
        - Yana: qo‘shni, murabbiy, do‘stingizning onasi.
        Bitta barmoq bo‘sh qolsa ham mayli. Unga «yordam xizmati» deb yozing.
        ## Qanday boshlash mumkin
        Birinchi gap eng qiyini. Shulardan birini ayting:
        - «Sizga muhim gapim bor.»
        - «Menga bir ish yoqmayapti.»
        - «Aytishga qo‘rqyapman, lekin aytaman.»
        Gapirish qiyin bo‘lsa, yozing yoki chizing.
        ## Biri eshitmasa
        Ba’zan katta odam band bo‘ladi. Ba’zan u darrov ishonmaydi. Bu sizning aybingiz emas. Ikkinchi barmoqqa o‘ting. Keyin uchinchisiga.
        ! Eshitadigan odam topilguncha ayting.
        ## Hozir xavf bo‘lsa
        112 raqamini tering. Ismingizni va qayerda ekaningizni ayting. Telefonni qo‘ymang.
        ## Birga o‘qigan kattaga
        Ro‘yxatga siz kirmasangiz, xafa bo‘lmang. Bolaning bir nechta tayanchi bo‘lgani yaxshi. U aytganda, avval tinglang, keyin «aytganing yaxshi bo‘ldi» deng.
        @chat`,
      ],
      ru: [
        'Кому рассказать?',
        'Пять пальцев, пять человек: список взрослых, которым веришь.',
        `Трудное дело ребёнок не должен нести один. Для этого есть взрослые.
        ## Нарисуй ладонь
        Положи руку на бумагу и обведи. На каждом пальце напиши взрослого. Такого, кто слушает и не пугает.
        - Дома: мама, папа, бабушка, дедушка, брат, сестра.
        - Родные: тётя, дядя.
        - В школе: учитель, психолог, медсестра.
        - Ещё: соседка, тренер, мама друга.
        Один палец остался пустым? Ничего. Напиши на нём «служба помощи».
        ## Как начать
        Первая фраза самая трудная. Скажи одну из этих:
        - «Мне надо сказать что-то важное».
        - «Мне не нравится одна вещь».
        - «Мне страшно говорить, но я скажу».
        Трудно говорить — напиши или нарисуй.
        ## Если один не услышал
        Бывает, взрослый занят. Бывает, он сразу не верит. Это не твоя вина. Переходи к следующему пальцу. Потом ещё к следующему.
        ! Рассказывай, пока не найдётся тот, кто услышит.
        ## Если опасно прямо сейчас
        Набери 112. Назови имя и скажи, где ты. Не клади трубку.
        ## Взрослому, который читает вместе
        Вас нет в списке? Не обижайтесь. Хорошо, когда у ребёнка несколько опор. Если он расскажет, сначала выслушайте. Потом скажите: «Хорошо, что ты мне говоришь».
        @chat`,
      ],
      en: [
        'Whom do I tell?',
        'Five fingers, five people: a list of grown-ups you trust.',
        `A child does not have to carry a heavy thing alone. Grown-ups are there for that.
        ## Draw your hand
        Put your hand on paper and draw round it. Write one grown-up on each finger. Choose people who listen and do not scare you.
        - At home: mum, dad, grandma, grandpa, a big brother or sister.
        - Family: an aunt, an uncle.
        - At school: a teacher, the psychologist, the nurse.
        - Others: a neighbour, a coach, your friend’s mum.
        Is one finger still empty? That is all right. Write “help service” on it.
        ## How to begin
        The first sentence is the hardest. Say one of these:
        - “I have something important to say.”
        - “There is something I don’t like.”
        - “I’m scared to say it, but I will.”
        If talking is hard, write it or draw it.
        ## If one does not hear you
        Sometimes a grown-up is busy. Sometimes they do not believe it at once. That is not your fault. Go on to the next finger. Then to the next one.
        ! Keep telling until someone hears you.
        ## If there is danger right now
        Call 112. Say your name and where you are. Don’t hang up.
        ## For the grown-up who reads along
        Are you not on the list? Do not be hurt. It is good for a child to have several people. If the child tells you something, listen first, then say: “I’m glad you told me.”
        @chat`,
      ],
    },
  ),
]
