import { test } from '../question-form.ts'

export const IKKI_HAFTA = test(
  'ikki-hafta',
  {
    kind: 'self_check',
    audiences: ['teen'],
    minutes: 4,
    niche: 'v',
    drawing: 'cloud',
    bands: [
      [0, 'good', 'course hislar-bogi', 'lesson nafas-mashqi', 'chat'],
      [9, 'mixed', 'lesson yomon-kun', 'lesson nafas-mashqi', 'chat'],
      [20, 'care', 'chat', 'numbers', 'lesson yomon-kun'],
    ],
  },
  {
    uz: {
      about: [
        'Oxirgi ikki hafta: men qandayman?',
        'Kayfiyat, uyqu va xavotir haqida sakkiz savol. 11–17 yoshlilar uchun.',
        `Bu savollar o‘zingizga bir qarab olish uchun. To‘g‘ri yoki noto‘g‘ri javob yo‘q.
        ## Bu nima emas
        - Bu tashxis emas. Tashxisni faqat shifokor qo‘yadi.
        - Bu baho ham emas. Hech kim sizni solishtirmaydi.
        ## Kim ko‘radi
        Javoblarni maslahatchi ko‘rmaydi, ota-ona va maktab ham. Hisobingiz bo‘lsa, natija faqat sizga ochiladi. Uni maslahatchiga ko‘rsatish sizning ixtiyoringizda.
        ! Og‘ir savol bo‘lsa, to‘xtang va nafas oling. Istagan payt bizga yozsangiz bo‘ladi.
        @chat`,
      ],
      questions: `
        ?= Ikki haftadan beri kayfiyatingiz qaysi ob-havoga o‘xshaydi?
        0 Ko‘proq quyoshli
        1 O‘zgarib turadi
        2 Ko‘pincha bulutli
        3 Doim bo‘ron
        > Kayfiyat o‘zgarib turishi tabiiy. Bulut uzoq ketmasa, kimgadir aytgan ma’qul.
        ?= Kechalari uyqungiz qanday?
        0 Yaxshi uxlayman
        1 Ba’zan uxlashim qiyin
        2 Ko‘p kecha qiyin
        3 Deyarli uxlolmayapman
        > Uyqu xavotirni birinchi bo‘lib sezadi. Telefonni yarim soat oldin qo‘yish ham yordam beradi.
        ?= Ilgari yoqqan narsalar hozir ham quvontiryaptimi?
        0 Ha
        1 Sal kamroq
        2 Ancha kam
        3 Hech narsa quvontirmayapti
        > Qiziqish yo‘qolsa, bu dangasalik emas. Ko‘pincha kuch tugaganini bildiradi.
        ?= Dars, uy ishi va odamlarga kuchingiz yetyaptimi?
        0 Yetyapti
        1 Kechga borib charchayman
        2 Ko‘pincha yetmayapti
        3 O‘rnimdan turish ham qiyin
        > Charchoq ko‘p bo‘lsa, bitta ishni kechiktirish mumkin. Bu haqda kattaga aytsangiz bo‘ladi.
        ? Ko‘nglingizni ochsangiz bo‘ladigan odam bormi?
        0 Ha, bor
        1 Bor, lekin aytishga uyalaman
        3 Hozir hech kim yo‘q
        > Bitta odam ham yetadi. U hozircha topilmasa, biz bormiz.
        ?= Uyda, maktabda yoki internetda kimdandir qo‘rqyapsizmi?
        0 Yo‘q
        2 Bir-ikki marta bo‘ldi
        10! Tez-tez
        10! Deyarli har kuni
        > Sizni qo‘rqitish hech kimning haqqi emas. Bu haqda aytish chaqimchilik emas.
        ? O‘zingizga og‘riq yetkazish fikri kelyaptimi?
        0 Yo‘q
        10! Kelgan, hozir yo‘q
        10! Ha, hozir ham bor
        5! Javob bergim kelmayapti
        > Bunday fikr og‘riq juda ko‘payganini bildiradi. U bilan yolg‘iz qolish shart emas.
        ? «Yashagim kelmayapti» degan fikr-chi?
        0 Bo‘lmagan
        10! Bir-ikki marta o‘tdi
        10! Hozir ham bor
        5! Javob bergim kelmayapti
        > Bu fikrni aytish uni kuchaytirmaydi, aksincha, yengillatadi. Hozir xavf bo‘lsa, 112 ga qo‘ng‘iroq qiling.`,
      bands: [
        [
          'Hozir ancha tinch',
          'Bu ikki hafta sizga ko‘p og‘irlik qilmaganga o‘xshaydi. O‘zingizga yoqqan ishni davom ettiring. Kayfiyat o‘zgarsa, yana bir qarang. Bu tashxis emas.',
        ],
        [
          'Yengil bo‘lmayapti',
          'Ba’zi kunlar og‘ir kelyapti. Bugun bitta kichik ish qiling: nafas mashqi, sayr yoki do‘st bilan suhbat. Ikki haftada o‘tmasa, kattaga ayting. Bu tashxis emas.',
        ],
        [
          'Sizga hozir suyanchiq kerak',
          'Og‘ir yukni bir o‘zingiz ko‘taryapsiz. Bugun bitta odamga ayting yoki bizga yozing. Birga yo‘l topamiz. Hozir xavf bo‘lsa, 112. Bu tashxis emas.',
        ],
      ],
    },
    ru: {
      about: [
        'Последние две недели: как я?',
        'Восемь вопросов о настроении, сне и тревоге. Для тех, кому 11–17 лет.',
        `Эти вопросы помогают посмотреть на себя. Верных и неверных ответов нет.
        ## Чем это не является
        - Это не диагноз. Диагноз ставит только врач.
        - Это не оценка. Тебя ни с кем не сравнивают.
        ## Кто это увидит
        Ответы не видит ни консультант, ни родители, ни школа. Если есть аккаунт, результат открыт только тебе. Показать его консультанту решаешь ты.
        ! Если вопрос тяжёлый, остановись и подыши. Написать нам можно в любую минуту.
        @chat`,
      ],
      questions: `
        ?= На какую погоду похоже твоё настроение за две недели?
        0 Чаще солнечно
        1 По-разному
        2 Чаще пасмурно
        3 Всё время буря
        > Настроение меняется, и это нормально. Если тучи не уходят, лучше кому-то сказать.
        ?= Как ты спишь?
        0 Хорошо
        1 Иногда трудно уснуть
        2 Трудно почти каждую ночь
        3 Почти не сплю
        > Сон первым замечает тревогу. Помогает отложить телефон за полчаса до сна.
        ?= Радует ли то, что нравилось раньше?
        0 Да
        1 Чуть меньше
        2 Намного меньше
        3 Ничего не радует
        > Если интерес пропал, это не лень. Чаще всего просто кончились силы.
        ?= Хватает ли сил на уроки, дела и людей?
        0 Хватает
        1 К вечеру устаю
        2 Чаще не хватает
        3 Даже встать трудно
        > Если сил мало, одно дело можно отложить. Об этом можно сказать взрослому.
        ? Есть ли человек, с которым можно поговорить по душам?
        0 Да, есть
        1 Есть, но мне неловко
        3 Сейчас никого нет
        > Хватит и одного человека. Пока его нет, есть мы.
        ?= Боишься ли ты кого-то дома, в школе или в сети?
        0 Нет
        2 Было раз или два
        10! Часто
        10! Почти каждый день
        > Пугать тебя не имеет права никто. Рассказать об этом — не ябедничать.
        ? Бывают ли мысли сделать себе больно?
        0 Нет
        10! Были, сейчас нет
        10! Да, есть и сейчас
        5! Не хочу отвечать
        > Такая мысль говорит, что боли стало слишком много. Оставаться с ней в одиночку не нужно.
        ? А мысль «не хочется жить»?
        0 Не было
        10! Мелькнула раз или два
        10! Есть и сейчас
        5! Не хочу отвечать
        > От слов эта мысль не становится сильнее, наоборот, становится легче. Опасно прямо сейчас — звони 112.`,
      bands: [
        [
          'Сейчас довольно спокойно',
          'Похоже, эти две недели не были слишком тяжёлыми. Продолжай то, что тебя радует. Изменится настроение — загляни снова. Это не диагноз.',
        ],
        [
          'Бывает нелегко',
          'Некоторые дни даются трудно. Сделай сегодня что-то маленькое: подыши, погуляй, поговори с другом. Не пройдёт за две недели — скажи взрослому. Это не диагноз.',
        ],
        [
          'Сейчас тебе нужна опора',
          'Ты несёшь тяжёлый груз без помощи. Скажи сегодня одному человеку или напиши нам. Вместе найдём путь. Опасно прямо сейчас — 112. Это не диагноз.',
        ],
      ],
    },
    en: {
      about: [
        'The last two weeks: how am I?',
        'Eight questions about mood, sleep and worry. For those aged 11–17.',
        `These questions help you take a look at yourself. There are no right or wrong answers.
        ## What this is not
        - It is not a diagnosis. Only a doctor makes one.
        - It is not a mark. Nobody compares you with others.
        ## Who sees it
        Counsellors don’t see your answers, and neither do parents or school. If you have an account, only you can open the result. Showing it to a counsellor is up to you.
        ! If a question feels heavy, stop and breathe. You can write to us at any moment.
        @chat`,
      ],
      questions: `
        ?= Which weather is your mood of these two weeks most like?
        0 Mostly sunny
        1 It changes
        2 Mostly cloudy
        3 A storm all the time
        > It is natural for a mood to change. If the clouds stay, it is good to tell someone.
        ?= How do you sleep?
        0 I sleep well
        1 Sometimes it is hard to fall asleep
        2 It is hard most nights
        3 I hardly sleep
        > Sleep is the first to notice worry. Putting the phone away half an hour earlier helps.
        ?= Do things you used to like still make you glad?
        0 Yes
        1 A little less
        2 Much less
        3 Nothing makes me glad
        > Losing interest is not laziness. Most often it means your strength has run out.
        ?= Do you have enough strength for lessons, chores and people?
        0 Enough
        1 I’m tired by the evening
        2 Often not enough
        3 Even getting up is hard
        > When strength is short, one task can wait. You can tell a grown-up about it.
        ? Is there someone you can open your heart to?
        0 Yes, there is
        1 There is, but I feel shy about it
        3 Nobody at the moment
        > One person is enough. Until you find that person, we are here.
        ?= Are you afraid of someone at home, at school or online?
        0 No
        2 Once or twice
        10! Often
        10! Nearly every day
        > Nobody has the right to frighten you. Telling about it is not telling tales.
        ? Do you have thoughts of hurting yourself?
        0 No
        10! I had them, not now
        10! Yes, now too
        5! I don’t want to answer
        > A thought like this means the pain has grown too big. You don’t have to be alone with it.
        ? And the thought “I don’t want to live”?
        0 I haven’t had it
        10! It came once or twice
        10! It is here now
        5! I don’t want to answer
        > Saying this thought out loud does not make it stronger; it gets lighter. In danger now, call 112.`,
      bands: [
        [
          'Fairly calm just now',
          'These two weeks do not seem to have weighed on you much. Go on with what you enjoy. If your mood changes, look again. This is not a diagnosis.',
        ],
        [
          'It isn’t easy',
          'Some days are hard. Do one small thing today: breathe, walk, or talk with a friend. If it lasts two more weeks, tell a grown-up. This is not a diagnosis.',
        ],
        [
          'You need someone to lean on',
          'You are carrying something heavy alone. Tell one person today, or write to us. We will find a way together. In danger now, call 112. This is not a diagnosis.',
        ],
      ],
    },
  },
)
