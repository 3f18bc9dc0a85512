import { course, lesson } from '../form.ts'

const COURSE = 'hislar-bogi'

export const HISLAR_BOGI = [
  course(
    COURSE,
    {
      category: 'hislar',
      audiences: ['child', 'teen'],
      minutes: 16,
      niche: 'f',
      drawing: 'sprout',
      cover: 'hislar-bogi',
    },
    {
      uz: [
        'Hislar bog‘i',
        'Qo‘rquv, jahl va g‘amginlik bilan tanishamiz. Tinglab bajariladigan nafas mashqi bor.',
        `Hislar ob-havoga o‘xshaydi: keladi va o‘tadi. Yomon his bo‘lmaydi. Og‘ir his bo‘ladi.
        ## Nimani bilib olasiz
        - Hisni tanib, nomini aytish.
        - Qo‘rqqanda o‘zini tinchlantirish.
        - Jahl kelganda hech kimni og‘ritmaslik.
        - Yomon kunda kimga suyanish.
        Uchinchi darsda ovozli mashq bor. Uni quloqchinsiz, sekin ovozda ham tinglasa bo‘ladi.`,
      ],
      ru: [
        'Сад чувств',
        'Знакомимся со страхом, злостью и грустью. Есть дыхательное упражнение, которое можно слушать.',
        `Чувства похожи на погоду: приходят и проходят. Плохих чувств нет. Бывают тяжёлые.
        ## Что ты узнаешь
        - Как узнать чувство и назвать его.
        - Как успокоить себя, когда страшно.
        - Как злиться и никому не делать больно.
        - На кого опереться в плохой день.
        В третьем уроке есть упражнение со звуком. Его можно слушать тихо и без наушников.`,
      ],
      en: [
        'The garden of feelings',
        'Meet fear, anger and sadness. With a breathing exercise to listen to.',
        `Feelings are like the weather: they come and go. There are no bad feelings. There are heavy ones.
        ## What you will learn
        - How to notice a feeling and name it.
        - How to calm down when you are afraid.
        - How to be angry without hurting anyone.
        - Whom to lean on when the day is bad.
        The third lesson has an exercise with sound. You can play it quietly, without earphones.`,
      ],
    },
  ),
  lesson(
    'his-nima',
    { course: COURSE, minutes: 4, cover: 'hislar-rasmi' },
    {
      uz: [
        'His nima?',
        'Hisning nomini topsangiz, u biroz yengillashadi.',
        `Ertalab quyosh chiqadi. Tushda shamol turadi. Kechqurun yomg‘ir yog‘adi. Ichimizda ham shunday ob-havo bor. Uning nomi his.
        ## Har bir his xabar beradi
        - **Quvonch** aytadi: bu menga yoqadi, yana bo‘lsin.
        - **Qo‘rquv** aytadi: ehtiyot bo‘l.
        - **Jahl** aytadi: chegaramga tegishdi.
        - **G‘am** aytadi: men uchun muhim narsa ketdi.
        - **Uyat** aytadi: meni ko‘rishlarini xohlamayman.
        Xabarchini haydash shart emas. Uni eshitsak, u ketadi.
        ## Hisni qayerda sezasiz
        Ko‘zingizni yuming. Tanangizni birma-bir eshiting: bosh, tomoq, ko‘krak, qorin, qo‘llar. Qayerda issiq? Qayerda siqilyapti? Qo‘rquv ko‘pincha qorinda turadi. Jahl qo‘llarda. G‘am tomoqda.
        ## Nomini ayting
        Shunday deng: «Hozir men … his qilyapman, chunki …» Masalan: «Hozir xafaman, chunki do‘stim meni chaqirmadi». Nomi aytilgan his kichrayadi.
        ! Hamma his mumkin. Hamma ish mumkin emas: jahl kelsa ham, urish bo‘lmaydi.
        ## Ikki his birga
        Ba’zan ikki his birga keladi. Odamni yaxshi ko‘rasiz va undan qo‘rqasiz. Bu g‘alati emas. Bunday paytda ishongan kattangizga aytish ayniqsa foydali.
        ## Mashq
        Bugungi ob-havongizni chizing. Yonida kim turibdi? Yuqoridagi rasmdan o‘zingizga o‘xshaganini topib ko‘ring.
        @chat`,
      ],
      ru: [
        'Что такое чувство?',
        'Если назвать чувство, оно становится немного легче.',
        `Утром солнце. Днём ветер. Вечером дождь. Внутри нас тоже есть такая погода. Её называют чувством.
        ## Каждое чувство что-то сообщает
        - **Радость** говорит: мне это нравится, хочу ещё.
        - **Страх** говорит: будь осторожнее.
        - **Злость** говорит: мою границу нарушили.
        - **Грусть** говорит: ушло что-то важное.
        - **Стыд** говорит: не хочу, чтобы меня видели.
        Гонца не надо прогонять. Если его выслушать, он уйдёт сам.
        ## Где ты его чувствуешь
        Закрой глаза. Послушай тело по порядку: голова, горло, грудь, живот, руки. Где жарко? Где сжимается? Страх часто сидит в животе. Злость — в руках. Грусть — в горле.
        ## Назови его
        Скажи так: «Сейчас я чувствую …, потому что …» Например: «Мне обидно, потому что друг меня не позвал». Когда чувство названо, оно уменьшается.
        ! Любое чувство можно. Не всё можно делать: злиться можно, бить нельзя.
        ## Два чувства сразу
        Иногда чувств два. Человека любишь — и боишься. Это не странно. Тогда особенно важно рассказать взрослому, которому веришь.
        ## Задание
        Нарисуй свою сегодняшнюю погоду. Кто стоит рядом? Найди на картинке вверху то, что похоже на тебя.
        @chat`,
      ],
      en: [
        'What is a feeling?',
        'When you find its name, a feeling gets a little lighter.',
        `In the morning the sun comes out. At noon there is wind. In the evening it rains. We have weather like that inside us too. It is called a feeling.
        ## Each feeling has a message
        - **Joy** says: I like this, more please.
        - **Fear** says: take care.
        - **Anger** says: someone crossed my line.
        - **Sadness** says: something important has gone.
        - **Shame** says: I don’t want to be seen.
        You need not chase the messenger away. When we listen, it leaves by itself.
        ## Where do you feel it?
        Close your eyes. Listen to your body, part by part: head, throat, chest, tummy, hands. Where is it hot? Where is it tight? Fear often sits in the tummy. Anger sits in the hands. Sadness sits in the throat.
        ## Say its name
        Say it like this: “Right now I feel … because …” For example: “I’m sad because my friend didn’t call me.” A feeling with a name becomes smaller.
        ! Every feeling is allowed. Not every action is: you may be angry, but you may not hit.
        ## Two feelings at once
        Sometimes there are two. You love someone, and you are afraid of them. That is not strange. Then it helps a lot to tell a grown-up you trust.
        ## Try it
        Draw your weather of today. Who is standing beside you? Find something like you in the picture above.
        @chat`,
      ],
    },
  ),
  lesson(
    'qorquv-kelganda',
    { course: COURSE, minutes: 4 },
    {
      uz: [
        'Qo‘rquv kelganda',
        'Qo‘rqqan paytda bajariladigan to‘rtta oddiy ish.',
        `Hamma qo‘rqadi. Kattalar ham, kuchlilar ham. Qo‘rquv sizni saqlamoqchi bo‘ladi. U «qoch», «yashirin» yoki «qot» deydi.
        ## Avval so‘rang: hozir xavf bormi?
        - **Ha.** Xavfsiz joyga o‘ting. Odamlarga yaqin boring. 112 raqamini tering.
        - **Yo‘q.** Unda qo‘rquvni birga tinchlantiramiz.
        ## 1. Oyog‘ingizni yerga bosing
        Tovoningiz yerga tegsin. Yer sizni ko‘tarib turibdi. Devorga suyansangiz ham bo‘ladi.
        ## 2. Beshta narsani toping
        Atrofga qarang va sekin sanang:
        - 5 ta ko‘rgan narsangiz;
        - 4 ta tegib ko‘rgan narsangiz;
        - 3 ta eshitgan ovozingiz;
        - 2 ta hid;
        - 1 ta ta’m.
        ## 3. Uzunroq nafas chiqaring
        To‘rtgacha sanab nafas oling. Oltigacha sanab chiqaring. Choyni sovitgandek puflang.
        ## 4. Bir kishiga ayting
        «Qo‘rqyapman» deyish yetadi. Yonida o‘tirib turishini so‘rang. Telefon orqali ham aytsa bo‘ladi. Bir og‘iz so‘z ham yetadi.
        ! Qo‘rqish uyat emas. Qo‘rqib turib yordam so‘rash jasorat.
        ## Qo‘rquv har kuni kelsa
        Uyga borishdan qo‘rqasizmi? Bir odamdan qo‘rqasizmi? Tushingizga yomon narsalar kiradimi? Bu haqda ishongan kattangizga ayting. Siz yolg‘iz hal qilishingiz shart emas. Bizga ham yozavering.
        @numbers`,
      ],
      ru: [
        'Когда приходит страх',
        'Четыре простых дела на случай, когда страшно.',
        `Боятся все. И взрослые, и сильные. Страх хочет тебя уберечь. Он говорит: «беги», «спрячься» или «замри».
        ## Сначала спроси: сейчас опасно?
        - **Да.** Уходи в безопасное место. Иди ближе к людям. Набери 112.
        - **Нет.** Тогда вместе успокоим страх.
        ## 1. Поставь ноги на землю
        Почувствуй пятки. Земля тебя держит. Можно прислониться к стене.
        ## 2. Найди пять вещей
        Оглянись и медленно считай:
        - 5 вещей, которые видишь;
        - 4 вещи, которые можно потрогать;
        - 3 звука;
        - 2 запаха;
        - 1 вкус.
        ## 3. Выдыхай длиннее
        Вдохни на четыре счёта. Выдохни на шесть. Дуй так, будто остужаешь чай.
        ## 4. Скажи одному человеку
        Достаточно слов «мне страшно». Попроси посидеть рядом. Можно сказать и по телефону. Хватит даже одного слова.
        ! Бояться не стыдно. Бояться и просить о помощи — это смелость.
        ## Если страх приходит каждый день
        Страшно идти домой? Страшно из-за одного человека? Снятся плохие сны? Расскажи взрослому, которому веришь. Справляться в одиночку не нужно. Взрослые для этого и есть. Можно написать и нам.
        @numbers`,
      ],
      en: [
        'When fear comes',
        'Four simple things to do when you are afraid.',
        `Everyone is afraid sometimes. Grown-ups too, and strong people too. Fear wants to keep you safe. It says “run”, “hide” or “freeze”.
        ## First ask: is there danger now?
        - **Yes.** Go to a safe place. Go near other people. Call 112.
        - **No.** Then let us calm the fear together.
        ## 1. Put your feet on the ground
        Feel your heels. The ground is holding you. You can lean on a wall too.
        ## 2. Find five things
        Look around and count slowly:
        - 5 things you see;
        - 4 things you can touch;
        - 3 sounds;
        - 2 smells;
        - 1 taste.
        ## 3. Breathe out longer
        Breathe in and count to four. Breathe out and count to six. Blow as if you were cooling your tea.
        ## 4. Tell one person
        “I’m scared” is enough. Ask them to sit with you.
        ! Being afraid is no shame. To be afraid and ask for help is brave.
        ## If fear comes every day
        Are you afraid of going home? Are you afraid of one person? Do you have bad dreams? Tell a grown-up you trust. You do not have to manage it alone. You can write to us too.
        @numbers`,
      ],
    },
  ),
  lesson(
    'nafas-mashqi',
    { course: COURSE, minutes: 3, kind: 'audio', cover: 'nafas-mashqi', media: 'nafas-ovozi' },
    {
      uz: [
        'Nafas mashqi',
        'Ovoz ko‘tarilsa, nafas oling. Pasaysa, chiqaring. Bir yarim daqiqa.',
        `Bu mashqda so‘z yo‘q. Faqat yumshoq ovoz bor. Uni har qanday tilda, har qanday joyda tinglasa bo‘ladi.
        ## Boshlashdan oldin
        - Qulay o‘tiring yoki yoting.
        - Bir qo‘lingizni qorningizga qo‘ying.
        - Ko‘zingizni yuming. Istamasangiz, bir nuqtaga qarang.
        ## Ovoz nima deydi
        1. Ovoz ko‘tariladi: burun bilan nafas oling. To‘rt soniya.
        2. Ovoz bir xil turadi: nafasni ushlab turing. To‘rt soniya.
        3. Ovoz pasayadi: og‘iz bilan sekin chiqaring. Olti soniya.
        Bu olti marta takrorlanadi. Oxirida qo‘ng‘iroqcha eshitiladi.
        ! Bosh aylansa, to‘xtang va odatdagidek nafas oling. Bu mashqda xato bo‘lmaydi.
        ## Ovozsiz ham bo‘ladi
        Tinglashning iloji yo‘qmi? Barmog‘ingiz bilan qo‘lingizni aylanib chiqing. Barmoq bo‘ylab yuqoriga chiqqanda nafas oling. Pastga tushganda chiqaring. Beshta barmoq — beshta nafas.
        ## Keyin nima qilish
        Qo‘rquv yoki jahl biroz kichrayganini sezdingizmi? Endi o‘ylash osonroq. O‘zingizdan so‘rang: hozir menga nima kerak? Suv, dam olish yoki bir kishining yonimda bo‘lishi? Yordam kerak bo‘lsa, so‘rang. Mashqni kuniga ikki marta qilsa bo‘ladi: ertalab va uxlashdan oldin. Tinch paytda mashq qilsangiz, qiyin paytda tana uni eslaydi.
        @chat`,
        'So‘zsiz mashq. Yumshoq ovoz to‘rt soniya ko‘tariladi: nafas oling. To‘rt soniya bir xil turadi: ushlab turing. Olti soniya pasayadi: nafas chiqaring. Olti marta takrorlanadi. Oxirida qo‘ng‘iroqcha ovozi.',
      ],
      ru: [
        'Дыхательное упражнение',
        'Звук поднимается — вдох. Опускается — выдох. Полторы минуты.',
        `В этом упражнении нет слов. Есть только мягкий звук. Его можно слушать на любом языке и где угодно.
        ## Перед началом
        - Сядь или ляг удобно.
        - Положи ладонь на живот.
        - Закрой глаза. Не хочется — смотри в одну точку.
        ## Что говорит звук
        1. Звук поднимается: вдыхай носом. Четыре секунды.
        2. Звук ровный: задержи дыхание. Четыре секунды.
        3. Звук опускается: медленно выдыхай ртом. Шесть секунд.
        Так шесть раз. В конце прозвенит колокольчик.
        ! Если закружилась голова, остановись и дыши как обычно. Здесь нельзя ошибиться.
        ## Можно и без звука
        Слушать нельзя? Обведи пальцем свою ладонь. Ведёшь вверх по пальцу — вдох. Вниз — выдох. Пять пальцев — пять вдохов.
        ## Что потом
        Страх или злость стали чуть меньше? Теперь легче думать. Спроси себя: что мне сейчас нужно? Вода, отдых или кто-то рядом? Нужна помощь — попроси. Упражнение можно делать дважды в день: утром и перед сном. Хватит и трёх вдохов, если времени мало. Главное — выдох длиннее вдоха. Если тренироваться, когда спокойно, тело вспомнит его, когда трудно.
        @chat`,
        'Упражнение без слов. Мягкий звук четыре секунды поднимается: вдох. Четыре секунды держится: задержка. Шесть секунд опускается: выдох. Шесть повторов. В конце звенит колокольчик.',
      ],
      en: [
        'A breathing exercise',
        'When the sound rises, breathe in. When it falls, breathe out. A minute and a half.',
        `There are no words in this exercise. There is only a soft sound. You can listen in any language and in any place.
        ## Before you begin
        - Sit or lie comfortably.
        - Put one hand on your tummy.
        - Close your eyes. If you would rather not, look at one spot.
        ## What the sound says
        1. The sound rises: breathe in through your nose. Four seconds.
        2. The sound stays level: hold your breath. Four seconds.
        3. The sound falls: breathe out slowly through your mouth. Six seconds.
        This comes six times. At the end you hear a little bell.
        ! If you feel dizzy, stop and breathe as usual. There are no mistakes here.
        ## It works without sound too
        You cannot listen just now? Trace your hand with a finger. Go up along a finger and breathe in. Go down and breathe out. Five fingers, five breaths.
        ## And then?
        Has the fear or the anger become a little smaller? Now it is easier to think. Ask yourself: what do I need now? Water, a rest, or someone beside me? If you need help, ask. You can do this twice a day: in the morning and before sleep. If you practise when it is calm, your body remembers when it is hard.
        @chat`,
        'An exercise without words. A soft sound rises for four seconds: breathe in. It stays level for four seconds: hold. It falls for six seconds: breathe out. Six times. At the end a little bell rings.',
      ],
    },
  ),
  lesson(
    'yomon-kun',
    { course: COURSE, minutes: 5 },
    {
      uz: [
        'Yomon kunda',
        'Jahl va g‘amginlik kelganda nima yengillik beradi.',
        `Ba’zi kunlar og‘ir bo‘ladi. Hammaning jahli chiqadi. Hech narsa qilgingiz kelmaydi. Shunday kun uchun reja tuzamiz.
        ## Jahl kelsa
        Jahl tanada ko‘p kuch yig‘adi. Uni hech kimga og‘riq bermasdan chiqaring.
        - Tez yuring yoki zinadan chiqib tushing.
        - Yostiqni mahkam quching.
        - Qog‘ozni mayda-mayda yirting.
        - Sovuq suvda yuzingizni yuving.
        Keyin gapiring: «Menga … yoqmadi». Urish va narsa sindirish jahlni kichraytirmaydi.
        ## G‘am kelsa
        - Yig‘lash mumkin. Yigit bolalar ham yig‘laydi.
        - Iliq choy iching, adyolga o‘raning.
        - Yaxshi ko‘rgan qo‘shig‘ingizni qo‘ying.
        - Bir kishiga yozing: «Bugun kayfiyatim yo‘q».
        ## Uchta kichik ish
        Yomon kunda katta ish qilish qiyin. Uchtasi yetadi: yuvining, ovqatlaning, bir marta havoga chiqing.
        ! Og‘ir kun o‘tadi. Sizga og‘ir bo‘lsa, yolg‘iz qolmang.
        ## Og‘irlik ketmasa
        Ikki haftadan beri hech narsa yoqmayaptimi? Uyqu yoki ishtaha buzildimi? Maktabga borgingiz kelmayaptimi? O‘zingizga og‘riq berish yoki yashamaslik haqida o‘y keldimi? Buni bugunoq bir katta odamga ayting. Bunday o‘ylar haqida gapirish mumkin. Gapirish uni kuchaytirmaydi, yengillashtiradi.
        !w Hozir o‘zingizga zarar yetkazishdan qo‘rqsangiz, 112 raqamini tering va yolg‘iz qolmang.
        @chat`,
      ],
      ru: [
        'В плохой день',
        'Что помогает, когда злишься и когда грустно.',
        `Бывают тяжёлые дни. Все сердятся. Ничего не хочется. Составим план на такой день.
        ## Если злость
        Злость собирает в теле много силы. Выпусти её так, чтобы никому не было больно.
        - Быстро пройдись или поднимись по лестнице.
        - Крепко обними подушку.
        - Порви бумагу на мелкие кусочки.
        - Умойся холодной водой.
        Потом скажи: «Мне не понравилось …» Драться и ломать вещи не помогает.
        ## Если грусть
        - Плакать можно. Мальчики тоже плачут.
        - Выпей тёплого чая, завернись в одеяло.
        - Включи любимую песню.
        - Напиши одному человеку: «Сегодня нет настроения».
        ## Три маленьких дела
        В плохой день большие дела трудны. Хватит трёх: умыться, поесть, один раз выйти на воздух.
        ! Тяжёлый день пройдёт. Если тяжело, не оставайся в одиночку.
        ## Если тяжесть не уходит
        Уже две недели ничего не радует? Сон или аппетит пропали? Не хочется в школу? Были мысли сделать себе больно или не жить? Скажи об этом взрослому уже сегодня. О таких мыслях можно говорить. От разговора они не растут, а слабеют.
        !w Если боишься навредить себе прямо сейчас, набери 112 и не оставайся в одиночку.
        @chat`,
      ],
      en: [
        'On a bad day',
        'What helps when you are angry and when you are sad.',
        `Some days are hard. Everyone is cross. You don’t feel like doing anything. Let us make a plan for such a day.
        ## When anger comes
        Anger gathers a lot of strength in your body. Let it out without hurting anyone.
        - Walk fast, or go up and down the stairs.
        - Hug a pillow hard.
        - Tear paper into tiny bits.
        - Wash your face with cold water.
        Then talk: “I didn’t like it when …” Hitting and breaking things does not help.
        ## When sadness comes
        - You may cry. Boys cry too.
        - Drink warm tea, wrap up in a blanket.
        - Play a song you love.
        - Write to one person: “I feel low today.”
        ## Three small things
        Big things are hard on a bad day. Three are enough: wash, eat, go outside once.
        ! A hard day will pass. When it is hard, don’t stay alone with it.
        ## If the weight does not go away
        Has nothing been nice for two weeks? Have you lost sleep or appetite? Do you not want to go to school? Have you thought of hurting yourself or of not living? Tell a grown-up today. It is all right to talk about such thoughts. Talking does not make them grow, it makes them weaker.
        !w If you are afraid that you might hurt yourself now, call 112 and don’t stay alone.
        @chat`,
      ],
    },
  ),
]
