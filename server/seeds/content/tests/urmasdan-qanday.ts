import { test } from '../question-form.ts'

export const URMASDAN_QANDAY = test(
  'urmasdan-qanday',
  {
    kind: 'knowledge',
    audiences: ['parent'],
    minutes: 5,
    niche: 'c',
    drawing: 'bowl',
    bands: [
      [0, 'care', 'lesson nega-urish-orgatmaydi', 'lesson jahl-kelganda', 'chat'],
      [50, 'mixed', 'lesson qoida-va-oqibat', 'lesson jahl-kelganda', 'chat'],
      [85, 'good', 'lesson yarashish', 'lesson kuniga-on-daqiqa', 'test sabrim-qancha'],
    ],
  },
  {
    uz: {
      about: [
        'Urmasdan tarbiya: nimani bilasiz?',
        'Jahl, qoida, oqibat va yarashish haqida ota-onalar uchun sakkiz savol.',
        `Bu imtihon emas va hech kimni ayblamaydi. Har kuni uchraydigan sakkizta holat bor: siz o‘z yo‘lingizni tanlaysiz, biz sababini tushuntiramiz.
        ## Oxirida
        - Har bir javobning izohi.
        - Oilangizga mos uchta keyingi qadam.
        ! Mukammal ota-ona yo‘q. Bugun bitta narsani o‘zgartirish ham katta ish.`,
      ],
      questions: `
        ? Bola devorga chizdi. Qaysi javob uni o‘rgatadi?
        - Qo‘liga urish
        + Qo‘lidan ushlab, «devorga emas, qog‘ozga» deyish va birga artish
        - Bir hafta gaplashmaslik
        - Bilmayman
        > Urish to‘xtatadi, lekin nima qilish kerakligini aytmaydi. Ko‘rsatilgan yo‘l va birga tuzatish o‘rgatadi.
        ? Jahlingiz chiqdi, qo‘lingiz ko‘tarilyapti. Birinchi qadam qaysi?
        + To‘xtab, «besh daqiqadan keyin gaplashamiz» deb chiqish
        - Baqirib yuborish, shunda yengillashadi
        - Bolani kechirim so‘rashga majburlash
        - Bilmayman
        > Eng xavfli vaqt birinchi o‘ttiz soniya. Xonadan chiqish yengilish emas, o‘zini boshqarish.
        ? Yaxshi qoida qanday bo‘ladi?
        - Uzun va qat’iy
        - Faqat bolalarga tegishli
        + Qisqa, tushunarli, kattalarga ham tegishli
        - Bilmayman
        > Bola eshitganini emas, ko‘rganini takrorlaydi. Uchta qisqa qoida o‘ttizta taqiqdan kuchli.
        ? Bola telefonni kelishilgan vaqtdan ko‘p o‘ynadi. Mantiqiy oqibat qaysi?
        - Bir oy ko‘chaga chiqmaydi
        - Kechki ovqatsiz qoladi
        + Ertaga telefon vaqti shuncha qisqaradi
        - Bilmayman
        > Oqibat ishga bog‘liq, qisqa va oldindan aytilgan bo‘lsa, bola adolatni sezadi. Ovqat va mehr jazo bo‘lmaydi.
        ? Ikki yoshli bola do‘konda o‘zini yerga tashladi. Nima yordam beradi?
        - Odamlar oldida uyaltirish
        + Yonida past ovozda turish va bo‘ron o‘tishini kutish
        - So‘raganini olib berish
        - Bilmayman
        > Bu yoshda miya hislarni hali boshqara olmaydi. Siz xotirjam bo‘lsangiz, u ham tinchlanadi.
        ? Siz bolaga baqirib qo‘ydingiz. Endi nima to‘g‘ri?
        - Indamaslik, obro‘ tushadi
        - Sovg‘a olib berish
        + «Baqirganim noto‘g‘ri edi, kechir» deyish va keyin boshqacha qilish
        - Bilmayman
        > Kechirim obro‘ni tushirmaydi. Bola xatoni tan olishni sizdan o‘rganadi.
        ? Bola yolg‘on gapirdi. Avval nimani so‘rash kerak?
        - «Nega yolg‘on gapirasan?»
        + «Rostini aytsang nima bo‘lishidan qo‘rqding?»
        - «Kimga o‘xshading o‘zi?»
        - Bilmayman
        > Bolalar ko‘pincha qo‘rqqanidan yolg‘on gapiradi. Qo‘rquv kamaysa, rostgo‘ylik ko‘payadi.
        ?? Jahlni nima kamaytiradi? Hammasini belgilang.
        + Uyqu va ozgina dam
        + Bitta yukni kamaytirish, yordam so‘rash
        + Oldindan tuzilgan reja
        - Chidab yuraverish
        > Jahl ko‘pincha charchoqdan. Chidab yurish uni yig‘adi, yordam so‘rash esa kamaytiradi.`,
      bands: [
        [
          'Yangi asboblar kerak',
          'Ko‘pchiligimizga boshqa yo‘lni hech kim o‘rgatmagan. Bu ayb emas. Ikkita qisqa darsdan boshlang, savolingiz bo‘lsa, maslahatchi bilan gaplashing.',
        ],
        [
          'Yo‘lingiz to‘g‘ri',
          'Asosiy narsani bilasiz, endi qiyin daqiqalar uchun tayyor reja kerak. Qoida va jahl haqidagi darslar shuni beradi.',
        ],
        [
          'Oilangizda tinch yo‘l bor',
          'Bilimingiz yaxshi. Bilish bilan charchagan kechqurun uni qilish esa boshqa narsa: yarashish darsi va o‘zingizni tekshirish shunga yordam beradi.',
        ],
      ],
    },
    ru: {
      about: [
        'Воспитание без побоев: что вы знаете?',
        'Восемь вопросов для родителей о злости, правилах, последствиях и примирении.',
        `Это не экзамен, и он никого не обвиняет. Здесь восемь обычных ситуаций: вы выбираете свой путь, а мы объясняем почему.
        ## В конце
        - Пояснение к каждому ответу.
        - Три следующих шага для вашей семьи.
        ! Идеальных родителей нет. Изменить сегодня что-то одно — уже много.`,
      ],
      questions: `
        ? Ребёнок рисует на стене. Какой ответ его чему-то научит?
        - Ударить по руке
        + Придержать руку, сказать «не на стене, а на бумаге» и вместе вытереть
        - Неделю не разговаривать
        - Не знаю
        > Удар останавливает, но не говорит, как надо. Учит показанный путь и то, что исправили вместе.
        ? Вы злитесь, рука поднимается. Что сделать первым?
        + Остановиться, сказать «поговорим через пять минут» и выйти
        - Накричать, станет легче
        - Заставить ребёнка извиниться
        - Не знаю
        > Опаснее всего первые полминуты. Выйти из комнаты — не поражение, а умение владеть собой.
        ? Какое правило хорошее?
        - Длинное и строгое
        - Только для детей
        + Короткое, понятное и для взрослых тоже
        - Не знаю
        > Ребёнок повторяет не то, что слышит, а то, что видит. Три коротких правила сильнее тридцати запретов.
        ? Ребёнок играл в телефон дольше, чем договорились. Какое последствие разумно?
        - Месяц не выходит гулять
        - Остаётся без ужина
        + Завтра время с телефоном на столько же короче
        - Не знаю
        > Если последствие связано с поступком, коротко и названо заранее, ребёнок чувствует справедливость. Едой и любовью не наказывают.
        ? Двухлетний ребёнок упал на пол в магазине. Что поможет?
        - Пристыдить при людях
        + Побыть рядом, говорить тихо и переждать бурю
        - Купить, что просит
        - Не знаю
        > В этом возрасте мозг ещё не умеет справляться с чувствами. Спокойны вы — успокоится и он.
        ? Вы накричали на ребёнка. Как теперь правильно?
        - Промолчать, чтобы не уронить авторитет
        - Купить подарок
        + Сказать «я был неправ, что кричал» или «была неправа» и дальше делать иначе
        - Не знаю
        > Извинение не роняет авторитет. Признавать ошибки ребёнок учится у вас.
        ? Ребёнок сказал неправду. О чём спросить сначала?
        - «Почему ты врёшь?»
        + «Чего ты боишься, если сказать правду?»
        - «В кого ты такой?»
        - Не знаю
        > Дети чаще всего врут от страха. Меньше страха — больше честности.
        ?? Что уменьшает злость? Отметьте всё.
        + Сон и немного отдыха
        + Снять одну заботу, попросить помощи
        + План, составленный заранее
        - Терпеть дальше
        > Злость часто приходит от усталости. Терпение её копит, а просьба о помощи уменьшает.`,
      bands: [
        [
          'Нужны новые инструменты',
          'Многих из нас другому пути никто не учил. Это не вина. Начните с двух коротких уроков, а с вопросами приходите к консультанту.',
        ],
        [
          'Вы на верном пути',
          'Главное вы знаете, теперь нужен готовый план для трудных минут. Его дадут уроки о правилах и о злости.',
        ],
        [
          'В вашей семье есть спокойный путь',
          'Знаний у вас достаточно. Но знать и сделать усталым вечером — разные вещи: помогут урок о примирении и самопроверка.',
        ],
      ],
    },
    en: {
      about: [
        'Bringing up without hitting: what do you know?',
        'Eight questions for parents about anger, rules, consequences and making peace.',
        `This is not an exam, and it blames nobody. It has eight everyday situations: you choose your way, and we explain the reasons.
        ## At the end
        - A note on each answer.
        - Three next steps for your family.
        ! There are no perfect parents. Changing one thing today is a lot.`,
      ],
      questions: `
        ? Your child drew on the wall. Which answer teaches something?
        - A slap on the hand
        + Holding the hand, saying “paper, not the wall”, and cleaning it together
        - A week of silence
        - I don’t know
        > A slap stops a child but does not say what to do. Showing the way and putting it right together teaches.
        ? You are angry and your hand goes up. What comes first?
        + Stop, say “we’ll talk in five minutes”, and leave the room
        - Shout, that will help
        - Make the child say sorry
        - I don’t know
        > The first half minute is the most dangerous. Leaving the room is not losing, it is self-control.
        ? What makes a good rule?
        - It is long and strict
        - It is for children only
        + It is short, clear, and for grown-ups too
        - I don’t know
        > Children repeat what they see, not what they hear. Three short rules are stronger than thirty bans.
        ? Your child used the phone longer than agreed. Which consequence makes sense?
        - A month without going out
        - No supper
        + Tomorrow’s phone time is shorter by as much
        - I don’t know
        > When a consequence is short, tied to the deed and known beforehand, a child feels it is fair. Food and love are never a punishment.
        ? A two-year-old throws themselves on the floor in a shop. What helps?
        - Shaming them in front of people
        + Staying near, speaking low, and waiting for the storm to pass
        - Buying what they want
        - I don’t know
        > At this age the brain cannot manage feelings yet. When you are calm, they calm down too.
        ? You shouted at your child. What is right now?
        - Saying nothing, to keep your authority
        - Buying a present
        + Saying “I was wrong to shout, I’m sorry”, and doing it differently next time
        - I don’t know
        > Saying sorry does not cost you authority. Children learn from you how to admit a mistake.
        ? Your child told a lie. What do you ask first?
        - “Why do you lie?”
        + “What were you afraid would happen if you told the truth?”
        - “Who do you take after?”
        - I don’t know
        > Children mostly lie because they are afraid. Less fear brings more honesty.
        ?? What makes anger smaller? Choose all that fit.
        + Sleep and a little rest
        + Putting down one load, asking for help
        + A plan made beforehand
        - Just bearing it
        > Anger often comes from tiredness. Bearing it piles it up; asking for help makes it smaller.`,
      bands: [
        [
          'Time for new tools',
          'Nobody taught most of us another way. That is no fault. Begin with two short lessons, and bring your questions to a counsellor.',
        ],
        [
          'You are on the right way',
          'You know the main things; now a plan for the hard minutes is missing. The lessons on rules and on anger give you one.',
        ],
        [
          'There is a calm way in your family',
          'You know a lot. Knowing it and doing it on a tired evening are two things: the lesson on making peace and the self-check help with that.',
        ],
      ],
    },
  },
)
