import { test } from '../question-form.ts'

export const SABRIM_QANCHA = test(
  'sabrim-qancha',
  {
    kind: 'self_check',
    audiences: ['parent'],
    minutes: 4,
    niche: 'a',
    drawing: 'load',
    bands: [
      [0, 'good', 'lesson kuniga-on-daqiqa', 'test urmasdan-qanday', 'chat'],
      [9, 'mixed', 'lesson jahl-kelganda', 'lesson yarashish', 'chat'],
      [18, 'care', 'chat', 'places', 'lesson jahl-kelganda'],
    ],
  },
  {
    uz: {
      about: [
        'Sabrim qancha qoldi?',
        'Charchoq, jahl va yordam haqida ota-onalar uchun sakkiz savol.',
        `Charchagan ota-ona yomon ota-ona emas. Bu savollar qancha kuchingiz qolganini ko‘rishga yordam beradi.
        ## Bu nima emas
        - Tashxis emas va ayblov ham emas.
        - Natija hech qanday idoraga yuborilmaydi.
        ## Kim ko‘radi
        Hisobingiz bo‘lsa, natijani faqat siz ochasiz. Maslahatchi uni o‘zingiz ko‘rsatsangizgina biladi.
        ! Hozir o‘zingizni to‘xtata olmasangiz, bolani xavfsiz joyda qoldirib, xonadan chiqing va yozing.
        @chat`,
      ],
      questions: `
        ?= Oxirgi ikki haftada qanchalik charchadingiz?
        0 Odatdagidek
        1 Kechga borib holdan toyaman
        2 Ertalabdan charchoqman
        3 Kuchim butunlay tugagan
        > Charchoq xarakter emas, u yuk ko‘pligini aytadi. Yukni kamaytirish ham tarbiyaning bir qismi.
        ?= Bolaga jahlingiz qanchalik tez chiqyapti?
        0 Kam
        1 Haftada bir-ikki marta
        2 Deyarli har kuni
        3 Arzimagan narsadan ham
        > Jahl kelishi tabiiy. Muhimi, undan keyingi o‘ttiz soniya.
        ?= Baqirib yoki haqorat qilib qo‘yasizmi?
        0 Yo‘q
        1 Ba’zan, keyin uzr so‘rayman
        2 Tez-tez
        4 Har kuni
        > Qattiq so‘z ham bolada iz qoldiradi. Uzr va boshqacha harakat uni tuzatadi.
        ? Bolani urib yoki qattiq tortib yubordingizmi?
        0 Yo‘q
        5 Bir-ikki marta bo‘ldi
        10! Tez-tez bo‘lyapti
        10! Izi qolgan payti bo‘ldi
        > Buni tan olish qiyin va muhim. To‘xtashni o‘rganish mumkin, bunga yordam bor.
        ? O‘zingizni to‘xtata olmay qolishdan qo‘rqasizmi?
        0 Yo‘q
        2 Ba’zan shunday o‘y keladi
        10! Ha, qo‘rqaman
        > Bu qo‘rquv siz bolani asramoqchi ekaningizni ko‘rsatadi. Hozir yordam so‘rash eng to‘g‘ri qadam.
        ? Bolaga qarashishda kim yordam beradi?
        0 Yaqinlarim bor
        1 Ba’zan kimdir yordamlashadi
        3 Hech kim yo‘q
        > Yordam so‘rash yengilish emas. Qo‘shni, qarindosh yoki «Inson» markazi ham tayanch bo‘la oladi.
        ? Uyda kimdir sizni uradimi, qo‘rqitadimi?
        0 Yo‘q
        10! Ha
        5! Javob bergim kelmayapti
        > Sizga qilingan zo‘ravonlik ham noto‘g‘ri. Siz xavfsiz bo‘lsangiz, bola ham xavfsizroq bo‘ladi.
        ? «Chiday olmayman, yashagim kelmayapti» degan fikr keladimi?
        0 Yo‘q
        3 Hammasini tashlab ketgim keladi
        10! Yashagim kelmagan payt bo‘ldi
        10! Hozir ham bor
        > Bu fikr yuk chidab bo‘lmas darajaga yetganini aytadi. U bilan yolg‘iz qolmang. Hozir xavf bo‘lsa, 112.`,
      bands: [
        [
          'Kuchingiz bor',
          'Qiyin kunlar bo‘lsa ham, tayanchingiz bor. Har kuni o‘n daqiqani faqat bolangizga bering, bir oz vaqtni esa o‘zingizga. Bu tashxis emas.',
        ],
        [
          'Sabr chegaraga yaqin',
          'Yuk og‘irlashgan, bu sezilyapti. Bugun bitta ishni qoldiring va bitta odamdan yordam so‘rang. Jahl kelgan daqiqa uchun reja tuzib qo‘ying. Bu tashxis emas.',
        ],
        [
          'Endi yolg‘iz ko‘tarmang',
          'Sizga va bolangizga suyanchiq kerak. Maslahatchi ayblamaydi: birgalikda bugungi kun uchun bitta qadam topasiz. Kimgadir hozir xavf bo‘lsa, 112. Bu tashxis emas.',
        ],
      ],
    },
    ru: {
      about: [
        'Сколько у меня терпения?',
        'Восемь вопросов для родителей об усталости, злости и помощи.',
        `Уставший родитель — не плохой родитель. Эти вопросы помогут увидеть, сколько сил осталось.
        ## Чем это не является
        - Это не диагноз и не обвинение.
        - Результат не уходит ни в какое ведомство.
        ## Кто это увидит
        Если есть аккаунт, результат открываете только вы. Консультант узнает о нём, только если вы сами покажете.
        ! Не можете остановиться прямо сейчас — оставьте ребёнка в безопасном месте, выйдите и напишите.
        @chat`,
      ],
      questions: `
        ?= Насколько вы устали за последние две недели?
        0 Как обычно
        1 К вечеру нет сил
        2 Устаю уже с утра
        3 Сил совсем не осталось
        > Усталость — не характер, она говорит о грузе. Снять часть груза — тоже часть воспитания.
        ?= Как часто вы злитесь на ребёнка?
        0 Редко
        1 Раз или два в неделю
        2 Почти каждый день
        3 Даже из-за мелочей
        > Злиться — нормально. Важны следующие полминуты.
        ?= Бывает, что вы кричите или оскорбляете?
        0 Нет
        1 Иногда, потом прошу прощения
        2 Часто
        4 Каждый день
        > Резкие слова тоже оставляют след. Его лечат извинение и другие поступки.
        ? Случалось ударить ребёнка или сильно дёрнуть?
        0 Нет
        5 Было раз или два
        10! Бывает часто
        10! Бывало, что оставался след
        > Признать это трудно и важно. Останавливаться можно научиться, и в этом помогают.
        ? Боитесь ли вы, что не сможете остановиться?
        0 Нет
        2 Иногда приходит такая мысль
        10! Да, боюсь
        > Этот страх говорит, что вы хотите сберечь ребёнка. Попросить помощи сейчас — самый верный шаг.
        ? Кто помогает вам с ребёнком?
        0 Есть близкие
        1 Иногда кто-то помогает
        3 Никто
        > Просить помощи — не поражение. Опорой могут стать соседи, родные или центр «Инсон».
        ? Дома кто-то бьёт вас или угрожает вам?
        0 Нет
        10! Да
        5! Не хочу отвечать
        > Насилие над вами тоже недопустимо. В безопасности вы — спокойнее и ребёнку.
        ? Бывает мысль «не выдержу, не хочу жить»?
        0 Нет
        3 Хочется всё бросить и уйти
        10! Бывало, что не хотелось жить
        10! Есть и сейчас
        > Эта мысль говорит, что груз стал невыносимым. Не оставайтесь с ней без поддержки. Опасно сейчас — 112.`,
      bands: [
        [
          'Силы у вас есть',
          'Бывают трудные дни, но опора есть. Отдайте ребёнку десять минут в день, а немного времени оставьте себе. Это не диагноз.',
        ],
        [
          'Терпение близко к пределу',
          'Груз стал тяжелее, и это видно. Отложите сегодня одно дело и попросите одного человека о помощи. Составьте план на минуту злости. Это не диагноз.',
        ],
        [
          'Больше не несите это без помощи',
          'Вам и ребёнку нужна опора. Консультант не станет обвинять: вместе найдёте один шаг на сегодня. Если кому-то опасно сейчас — 112. Это не диагноз.',
        ],
      ],
    },
    en: {
      about: [
        'How much patience is left?',
        'Eight questions for parents about tiredness, anger and help.',
        `A tired parent is not a bad parent. These questions help you see how much strength you have left.
        ## What this is not
        - It is not a diagnosis, and it blames nobody.
        - The result goes to no authority.
        ## Who sees it
        If you have an account, only you can open the result. A counsellor knows of it only if you show it.
        ! If you cannot stop yourself now, leave the child in a safe place, go out of the room, and write to us.
        @chat`,
      ],
      questions: `
        ?= How tired were you in the last two weeks?
        0 As usual
        1 Worn out by the evening
        2 Tired from the morning on
        3 No strength left at all
        > Tiredness is not your character, it tells of the load. Putting some of it down is part of bringing up a child.
        ?= How quickly do you get angry with your child?
        0 Rarely
        1 Once or twice a week
        2 Nearly every day
        3 Over the smallest things
        > Anger is natural. What counts is the half minute after it.
        ?= Do you shout or use hurtful words?
        0 No
        1 Sometimes, then I say sorry
        2 Often
        4 Every day
        > Harsh words leave a mark too. Saying sorry and acting differently heals it.
        ? Have you hit your child or pulled them hard?
        0 No
        5 Once or twice
        10! It happens often
        10! It has left a mark
        > Admitting this is hard, and it matters. Stopping can be learned, and there is help for it.
        ? Are you afraid that you might not be able to stop?
        0 No
        2 The thought comes at times
        10! Yes, I am
        > This fear shows that you want to keep your child safe. Asking for help now is the best step.
        ? Who helps you with your child?
        0 I have people close to me
        1 Someone helps at times
        3 Nobody
        > Asking for help is not giving up. A neighbour, a relative or an “Inson” centre can be your support.
        ? Does anyone at home hit or threaten you?
        0 No
        10! Yes
        5! I don’t want to answer
        > Violence against you is wrong too. When you are safe, your child is safer.
        ? Do you think “I can’t bear it, I don’t want to live”?
        0 No
        3 I want to leave it all and go
        10! There were times I didn’t want to live
        10! It is here now
        > This thought means the load has become too heavy. Don’t stay alone with it. In danger now, call 112.`,
      bands: [
        [
          'You have strength',
          'There are hard days, but you have something to lean on. Give your child ten minutes a day, and keep a little time for yourself. This is not a diagnosis.',
        ],
        [
          'Your patience is near its limit',
          'The load has grown, and it shows. Leave one task today and ask one person for help. Make a plan for the minute anger comes. This is not a diagnosis.',
        ],
        [
          'Don’t carry this alone any longer',
          'You and your child need support. A counsellor will not blame you: together you find one step for today. If anyone is in danger now, 112. This is not a diagnosis.',
        ],
      ],
    },
  },
)
