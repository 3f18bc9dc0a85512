import { question } from '../form.ts'

const CATEGORY = 'tana-va-chegara'

export const QUESTIONS_TANA = [
  question(
    'boshqacha-salomlashish',
    { category: CATEGORY, age_band: '7-10', lesson: 'tana-kimniki', days_ago: 34 },
    {
      uz: [
        'Qarindoshim o‘padi, menga yoqmaydi',
        'Mehmonga kelsa, meni o‘padi va qattiq quchoqlaydi. Yoqmaydi desam, «odobsiz» deyishadi.',
        `Sizning tanangiz sizniki. Yoqmagan quchoqdan bosh tortsa bo‘ladi. Bu odobsizlik emas.
        ## Hurmat bilan boshqacha salom
        - Qo‘lingizni ko‘ksingizga qo‘ying va jilmaying.
        - Qo‘l berib ko‘rishing.
        - «Salom. Men quchoqlashishni yoqtirmayman» deng.
        ## Uydagilarga ayting
        Onangizga tinch paytda ayting: «Menga yoqmayapti. Iltimos, meni majburlamang». Mehmon kelganda yoningizda turishini so‘rang.
        ## Bu boshqacha bo‘lsa
        U yolg‘iz qolganda tegsa, shaxsiy joylarga tegsa yoki «aytma» desa, darrov ishongan kattangizga ayting. Bu sizning aybingiz emas.
        ! «Yo‘q» deyish ham odob.
        @chat`,
      ],
      ru: [
        'Родственник целует, а мне не нравится',
        'Когда он приходит, целует меня и крепко обнимает. Говорю, что не нравится, — называют невежливым ребёнком.',
        `Твоё тело принадлежит тебе. От неприятных объятий можно отказаться. Это не грубость.
        ## Поздороваться иначе
        - Приложи ладонь к груди и улыбнись.
        - Подай руку.
        - Скажи: «Здравствуйте. Я не люблю обниматься».
        ## Скажи дома
        Скажи маме в спокойную минуту: «Мне не нравится. Пожалуйста, не заставляйте». Попроси быть рядом, когда придёт гость.
        ## Если это другое
        Если он трогает тебя наедине, трогает личные места или просит молчать, сразу скажи взрослому, которому веришь. Твоей вины нет.
        ! Сказать «нет» — тоже вежливо.
        @chat`,
      ],
      en: [
        'A relative kisses me, and I don’t like it',
        'When he visits, he kisses me and hugs me hard. When I say I don’t like it, they call me rude.',
        `Your body belongs to you. You may refuse a hug you don’t like. That is not rude.
        ## Another way to say hello
        - Put your hand on your heart and smile.
        - Shake hands.
        - Say: “Hello. I don’t like hugs.”
        ## Tell them at home
        Tell your mum at a quiet time: “I don’t like it. Please don’t make me.” Ask her to stay beside you when guests come.
        ## If it is something else
        Does he touch you when you are alone, touch private parts or say “don’t tell”? Tell a grown-up you trust at once. It is not your fault.
        ! Saying no can be polite too.
        @chat`,
      ],
    },
  ),
  question(
    'mashgulot-va-chegara',
    { category: CATEGORY, age_band: '11-13', lesson: 'yoqimli-yoqimsiz', days_ago: 27 },
    {
      uz: [
        'Murabbiy menga noto‘g‘ri tegadi',
        'Mashqni ko‘rsatayotib keraksiz joyga tegadi. Hammaning oldida emas. Balki menga shunday tuyulayotgandir?',
        `Sizga yoqmagan bo‘lsa, bu yetarli sabab. Tana noto‘g‘ri narsani tez sezadi. «Tuyulgandir» degan gap bilan o‘zingizni jim qilmang.
        ## Endi
        1. U bilan yolg‘iz qolmang. Mashqqa sherik bilan boring yoki vaqtincha bormang.
        2. Nima bo‘lganini yozing: kun, joy, u nima dedi.
        3. Bitta kattaga ayting: ona, ota, ustoz. «Murabbiy menga shunday tegyapti» deng.
        4. Yozishmalarini o‘chirmang.
        ## Unga javob aytish shart emas
        Sizdan isbot ham talab qilinmaydi. Tekshirish kattalarning ishi.
        ! Mashq o‘rgatish uchun shaxsiy joyga tegish kerak emas.
        !w Og‘riq yoki jarohat bo‘lsa, shifokorga boring. Xavf hozir bo‘lsa, 112.
        @chat`,
      ],
      ru: [
        'Тренер трогает меня не так',
        'Показывая упражнение, трогает там, где не надо. Не при всех. Может, мне кажется?',
        `Если тебе неприятно, этого достаточно. Тело быстро замечает неправильное. Не заставляй себя молчать словом «кажется».
        ## Что теперь
        1. Не оставайся с ним наедине. Ходи с другом или пока не ходи.
        2. Запиши: день, место, что он сказал.
        3. Скажи одному взрослому: маме, папе, учителю. Так и скажи: «Тренер меня так трогает».
        4. Переписку не удаляй.
        ## Отвечать ему не нужно
        И доказывать ничего не нужно. Проверять — дело взрослых.
        ! Чтобы учить упражнению, личные места не трогают.
        !w Если больно или есть травма, иди к врачу. Опасно прямо сейчас — 112.
        @chat`,
      ],
      en: [
        'My coach touches me in a wrong way',
        'While showing an exercise he touches where he should not. Not in front of others. Maybe I only imagine it?',
        `If you don’t like it, that is reason enough. The body notices quickly what is wrong. Don’t silence yourself with “maybe I imagine it”.
        ## Now
        1. Don’t stay alone with him. Go with a friend, or stay away for now.
        2. Write down what happened: day, place, what he said.
        3. Tell one grown-up: mum, dad, a teacher. Say: “The coach touches me like this.”
        4. Don’t delete messages.
        ## You don’t have to answer him
        You don’t have to prove it either. Checking is a task for grown-ups.
        ! Teaching an exercise needs no touching of private parts.
        !w If it hurts or you are injured, see a doctor. In danger now, call 112.
        @chat`,
      ],
    },
  ),
  question(
    'ishonch-haqida',
    { category: CATEGORY, age_band: '14-17', lesson: 'notanish-odam-yozsa', days_ago: 15 },
    {
      uz: [
        'Yigitim «ishonsang, rasm yubor» deyapti',
        'U meni yaxshi ko‘radi. Lekin ochiq rasm so‘rayapti. Yubormasam, ketib qoladi deb qo‘rqaman.',
        `Ishonch bosimni talab qilmaydi. Yaxshi ko‘rgan odam «yo‘q»ni kutib oladi va hurmat qiladi.
        ## Shu savollarni bering
        - Rozilik ertaga ham o‘zgarmaydigan qarormi?
        - Janjallashsak, bu rasm qayerda qoladi?
        - U «yo‘q»ga qanday javob berdi?
        ## Javob uchun gaplar
        - «Men bunday rasm yubormayman. Bu sen haqingda emas, men haqimda.»
        - «Ketib qolsang, demak, gap menda emas ekan.»
        ## Yuborib bo‘lgan bo‘lsangiz
        Bu sizning aybingiz emas. O‘chirishini so‘rang. Qo‘rqitsa, pul ham, yangi rasm ham bermang. Yozishmani saqlang va bitta kattaga ayting.
        !i O‘n sakkiz yoshgacha bo‘lgan odamning ochiq rasmini saqlash va tarqatish kattalar uchun jiddiy javobgarlik.
        ! Munosabat bosim bilan o‘lchanmaydi.
        @chat`,
      ],
      ru: [
        'Парень говорит: «Доверяешь — пришли фото»',
        'Он меня любит. Но просит откровенное фото. Боюсь, что уйдёт, если не пришлю.',
        `Доверие не требует давления. Кто любит, тот примет «нет» и будет уважать.
        ## Спроси себя
        - Согласие — это решение, которое не изменится и завтра?
        - Если мы поссоримся, где окажется это фото?
        - Как он ответил на моё «нет»?
        ## Что сказать
        - «Таких фото я не отправляю. Это не про тебя, а про меня».
        - «Если уйдёшь, значит, дело было не во мне».
        ## Если уже отправлено
        В этом нет твоей вины. Попроси удалить. Если угрожает, не давай ни денег, ни новых фото. Сохрани переписку и скажи одному взрослому.
        !i За хранение и рассылку откровенных фото тех, кому нет восемнадцати, взрослые отвечают серьёзно.
        ! Отношения не измеряют давлением.
        @chat`,
      ],
      en: [
        'My boyfriend says “if you trust me, send a picture”',
        'He loves me. But he wants a revealing picture. I’m afraid he’ll leave if I don’t.',
        `Trust needs no pressure. Someone who loves you waits for your “no” and respects it.
        ## Ask yourself
        - Is my yes a decision that holds tomorrow too?
        - If we break up, where will this picture be?
        - How did he answer when I said no?
        ## What to say
        - “I don’t send pictures like that. It’s about me, not about you.”
        - “If you leave over this, it was never about me.”
        ## If you have already sent one
        It is not your fault. Ask him to delete it. If he threatens you, give neither money nor new pictures. Keep the messages and tell one grown-up.
        !i For keeping and spreading revealing pictures of anyone under eighteen, grown-ups answer seriously.
        ! A relationship is not measured by pressure.
        @chat`,
      ],
    },
  ),
  question(
    'kech-emas',
    { category: CATEGORY, age_band: '14-17', lesson: 'ikki-his', days_ago: 7 },
    {
      uz: [
        'Bu besh yil oldin bo‘lgan. Endi aytsam, foydasi bormi?',
        'Bolaligimda bir odam yomon ish qilgan. Hali ham tushimga kiradi. Hech kimga aytmaganman.',
        `Besh yil ko‘tarib yurganingiz juda og‘ir. Kech emas. Ko‘p odam yillar o‘tib aytadi.
        ## Aytishning foydasi
        - Yolg‘iz ko‘tarmaysiz.
        - Tush va qo‘rquv bilan ishlash mumkin, bunga psixolog yordam beradi.
        - O‘sha odam boshqalarga ham zarar yetkazayotgan bo‘lsa, to‘xtatish mumkin.
        ## Boshlash
        Hammasini aytish shart emas. Bitta gap yetadi: «Bolaligimda menga yomon ish bo‘lgan. Gapirishga qiynalaman». Tinglagan odam so‘roq qilmasligi kerak.
        ## Tushlar kelsa
        Uyg‘onganda atrofdagi beshta narsani sanang, oyog‘ingizni yerga bosing, suv iching. Bu hozirgi xonaga qaytaradi.
        ! O‘shanda siz bola edingiz. Javobgar — katta odam.
        @chat`,
      ],
      ru: [
        'Это было пять лет назад. Есть смысл рассказать?',
        'В детстве один человек сделал мне плохое. До сих пор снится. Об этом никто не знает.',
        `Нести это пять лет очень тяжело. Не поздно. Многие рассказывают спустя годы.
        ## Зачем говорить
        - Ты не несёшь это в одиночку.
        - Со снами и страхом можно работать, психолог поможет.
        - Если тот человек вредит и другим, это можно остановить.
        ## Как начать
        Говорить всё не нужно. Хватит фразы: «В детстве со мной случилось плохое. Говорить трудно». Тот, кто слушает, не должен допрашивать.
        ## Если снится
        Проснувшись, назови пять предметов вокруг, поставь ноги на пол, выпей воды. Так возвращаются в сегодняшнюю комнату.
        ! Это случилось с ребёнком. Отвечает взрослый.
        @chat`,
      ],
      en: [
        'It was five years ago. Is there any point in telling?',
        'When I was small, someone did something bad to me. I still dream of it. I’ve told nobody.',
        `To carry that for five years is very hard. It is not too late. Many people tell after years.
        ## Why tell
        - You don’t carry it alone.
        - Dreams and fear can be worked on, and a psychologist helps with that.
        - If that person harms others, it can be stopped.
        ## How to begin
        You don’t have to say everything. One sentence is enough: “Something bad happened to me when I was small. It’s hard to talk.” Whoever listens should not question you.
        ## When you dream
        When you wake, name five things around you, put your feet on the floor, drink water. That brings you back into today’s room.
        ! You were a child then. The grown-up is responsible.
        @chat`,
      ],
    },
  ),
]
