import { test } from '../question-form.ts'

export const UYIM_VA_MEN = test(
  'uyim-va-men',
  {
    kind: 'self_check',
    audiences: ['child'],
    minutes: 3,
    niche: 'c',
    drawing: 'house',
    bands: [
      [0, 'good', 'lesson ishonchli-kattalar', 'course hislar-bogi', 'chat'],
      [5, 'mixed', 'lesson his-nima', 'lesson ishonchli-kattalar', 'chat'],
      [14, 'care', 'chat', 'numbers', 'lesson sirni-ochish'],
    ],
  },
  {
    uz: {
      about: [
        'Uyim va men',
        'Uyda o‘zingizni qanday his qilasiz? Yetti savol, 8–11 yosh uchun.',
        `Bu savollar sizning hislaringiz haqida. To‘g‘ri yoki noto‘g‘ri javob yo‘q. Hech kim baho qo‘ymaydi.
        ## Kim ko‘radi
        Javobingizni ota-onangiz ham, ustozingiz ham ko‘rmaydi. Maslahatchi ham ko‘rmaydi, faqat o‘zingiz ko‘rsatsangiz.
        ## Bu nima emas
        Bu tashxis emas va sir ochish ham emas. Istagan savolda to‘xtash mumkin.
        ! Yoningizda kimdir tursa, keyin javob bering. Chap tomondagi «Tez chiqish» sahifani yopadi.
        @chat`,
      ],
      questions: `
        ?= Uyda ko‘pincha o‘zingizni qanday his qilasiz?
        0 Tinch va iliq
        1 Har xil bo‘ladi
        3 Ko‘pincha xafaman
        8! Ko‘pincha qo‘rqaman
        > Har bir bola uyda o‘zini tinch his qilishga haqli. Qo‘rquv haqida aytish mumkin.
        ? Xafa bo‘lsangiz, uyda kimdir sizni tinglaydimi?
        0 Ha, tinglaydi
        1 Ba’zan
        3 Hech kim tinglamaydi
        > Tinglaydigan odam uydan tashqarida ham bo‘lishi mumkin. Masalan, xola, ustoz yoki biz.
        ?= Uyda baqirishadimi yoki janjal bo‘ladimi?
        0 Deyarli yo‘q
        1 Ba’zan
        3 Tez-tez
        8! Har kuni, men yashirinaman
        > Kattalar janjali uchun bola hech qachon aybdor emas. Yashirinish sizni asragan bo‘lsa, to‘g‘ri qilgansiz.
        ? Sizni kimdir uradimi yoki og‘ritadimi?
        0 Yo‘q
        10! Ba’zan
        10! Tez-tez
        10! Aytishga qo‘rqaman
        > Bolani urish mumkin emas. Sababi bo‘lsa ham, bu sizning aybingiz emas.
        ? Kimdir sizga yoqmaydigan tarzda tegadimi?
        0 Yo‘q
        10! Ha
        10! Aytishga uyalaman
        3 Savolni tushunmadim
        > Tanangiz sizniki. Yoqmagan teginish haqida aytish har doim to‘g‘ri.
        ? Uyda ovqat, issiq kiyim va uxlash joyi yetadimi?
        0 Doim yetadi
        2 Ba’zan yetmaydi
        8! Ko‘pincha yetmaydi
        > Bular har bir bolaga kerak. Yetmasa, kattalar yordam olishi mumkin.
        ? Maktabdan uyga borgingiz keladimi?
        0 Ha
        1 Ba’zan kelmaydi
        8! Qo‘rqqanim uchun kelmaydi
        > Uyga borish qo‘rqinchli bo‘lsa, buni bugun bitta kattaga ayting.`,
      bands: [
        [
          'Uyingiz ko‘pincha tinch ekan',
          'Javoblaringizdan uyda sizga ko‘pincha yaxshi ekani ko‘rinadi. Biror narsa o‘zgarsa, ayting. Bu tashxis emas.',
        ],
        [
          'Ba’zan og‘ir bo‘lyapti',
          'Ba’zi kunlar sizni xafa qilyapti. Hissingiz haqida bitta kattaga gapiring. So‘z topilmasa, rasm chizib ko‘rsating. Bu tashxis emas.',
        ],
        [
          'Sizga yordam kerak',
          'Siz aybdor emassiz. Bolaga uyda og‘ir bo‘lsa, kattalar yordam berishi kerak. Bizga yozing yoki 112 ga qo‘ng‘iroq qiling. Bu tashxis emas.',
        ],
      ],
    },
    ru: {
      about: [
        'Мой дом и я',
        'Как тебе дома? Семь вопросов для детей 8–11 лет.',
        `Эти вопросы о твоих чувствах. Верных и неверных ответов нет. Оценок никто не ставит.
        ## Кто это увидит
        Ответы не увидят ни родители, ни учителя. Консультант тоже, если ты не покажешь.
        ## Чем это не является
        Это не диагноз, и тайну открывать не нужно. Остановиться можно на любом вопросе.
        ! Если рядом кто-то есть, ответь потом. Кнопка выхода слева закроет страницу.
        @chat`,
      ],
      questions: `
        ?= Как ты чаще всего чувствуешь себя дома?
        0 Спокойно и тепло
        1 По-разному
        3 Часто грущу
        8! Часто боюсь
        > Каждый ребёнок имеет право на спокойный дом. О страхе можно рассказать.
        ? Когда тебе грустно, дома кто-то слушает?
        0 Да, слушает
        1 Иногда
        3 Никто не слушает
        > Выслушать может и кто-то не из дома. Например, тётя, учитель или мы.
        ?= Дома кричат или ссорятся?
        0 Почти нет
        1 Иногда
        3 Часто
        8! Каждый день, я прячусь
        > В ссорах взрослых нет вины ребёнка. Если прятаться помогает, ты делаешь правильно.
        ? Тебя кто-нибудь бьёт или делает тебе больно?
        0 Нет
        10! Иногда
        10! Часто
        10! Боюсь сказать
        > Бить детей нельзя. Какой бы ни была причина, твоей вины нет.
        ? Кто-то трогает тебя так, как тебе не нравится?
        0 Нет
        10! Да
        10! Стыдно сказать
        3 Мне непонятен вопрос
        > Твоё тело — твоё. Рассказать о неприятном прикосновении всегда правильно.
        ? Хватает ли дома еды, тёплой одежды и места для сна?
        0 Всегда хватает
        2 Иногда не хватает
        8! Часто не хватает
        > Это нужно каждому ребёнку. Если не хватает, взрослым могут помочь.
        ? Хочется ли тебе после школы домой?
        0 Да
        1 Иногда нет
        8! Нет, потому что страшно
        > Если идти домой страшно, скажи сегодня одному взрослому.`,
      bands: [
        [
          'Дома чаще всего спокойно',
          'По твоим ответам видно, что дома тебе чаще хорошо. Если что-то изменится, скажи. Это не диагноз.',
        ],
        [
          'Иногда бывает трудно',
          'Некоторые дни тебя огорчают. Расскажи о чувствах одному взрослому. Нет слов — нарисуй и покажи. Это не диагноз.',
        ],
        [
          'Тебе нужна помощь',
          'Твоей вины нет. Если ребёнку дома тяжело, взрослые должны помочь. Напиши нам или позвони 112. Это не диагноз.',
        ],
      ],
    },
    en: {
      about: [
        'My home and me',
        'How do you feel at home? Seven questions for ages 8–11.',
        `These questions are about your feelings. There are no right or wrong answers. Nobody gives marks.
        ## Who sees it
        Your parents and teachers do not see your answers. Neither does a counsellor, unless you show them.
        ## What this is not
        It is not a diagnosis, and you don’t have to tell a secret. You can stop at any question.
        ! If somebody is beside you, answer later. The exit button on the left closes the page.
        @chat`,
      ],
      questions: `
        ?= How do you mostly feel at home?
        0 Calm and warm
        1 It changes
        3 I’m often sad
        8! I’m often afraid
        > Every child has a right to feel calm at home. You can tell someone you are afraid.
        ? When you are sad, does someone at home listen?
        0 Yes
        1 Sometimes
        3 Nobody listens
        > Someone outside home can listen too. An aunt, a teacher, or us.
        ?= Is there shouting or fighting at home?
        0 Hardly ever
        1 Sometimes
        3 Often
        8! Every day, and I hide
        > When grown-ups fight, it is never the child’s fault. If hiding kept you safe, you did right.
        ? Does anyone hit you or hurt you?
        0 No
        10! Sometimes
        10! Often
        10! I’m afraid to say
        > Children must not be hit. Whatever the reason, it is not your fault.
        ? Does anyone touch you in a way you don’t like?
        0 No
        10! Yes
        10! I’m too shy to say
        3 I didn’t understand the question
        > Your body is yours. Telling about a touch you don’t like is always right.
        ? Is there enough food, warm clothes and a place to sleep at home?
        0 Always
        2 Sometimes not
        8! Often not
        > Every child needs these. If they are missing, grown-ups can get help.
        ? Do you like going home after school?
        0 Yes
        1 Sometimes not
        8! No, because I’m afraid
        > If going home is scary, tell one grown-up today.`,
      bands: [
        [
          'Mostly calm at home',
          'Your answers show that home is mostly good for you. If something changes, tell someone. This is not a diagnosis.',
        ],
        [
          'Sometimes it is hard',
          'Some days make you sad. Tell one grown-up how you feel. If there are no words, draw it and show it. This is not a diagnosis.',
        ],
        [
          'You need help',
          'It is not your fault. When home is hard for a child, grown-ups have to help. Write to us, or call 112. This is not a diagnosis.',
        ],
      ],
    },
  },
)
