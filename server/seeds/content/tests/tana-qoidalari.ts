import { test } from '../question-form.ts'

export const TANA_QOIDALARI = test(
  'tana-qoidalari',
  {
    kind: 'knowledge',
    audiences: ['child'],
    minutes: 4,
    niche: 'a',
    drawing: 'hand',
    bands: [
      [0, 'care', 'lesson tana-kimniki', 'lesson yoq-deyish', 'chat'],
      [50, 'mixed', 'lesson yoqimli-yoqimsiz', 'lesson yaxshi-sir-yomon-sir', 'chat'],
      [85, 'good', 'lesson ishonchli-kattalar', 'course sirlar-sandigi', 'chat'],
    ],
  },
  {
    uz: {
      about: [
        'Tanam — mening qoidalarim',
        'Tana, teginish va sirlar haqida yetti savol. 7–10 yoshli bolalar uchun.',
        `Bu o‘yinga o‘xshagan test. Unda baho qo‘yilmaydi. Bilmasangiz, «Bilmayman» deb belgilang.
        ## Oxirida nima bo‘ladi
        - Har bir savolning javobini tushuntiramiz.
        - Yana nimani o‘qish mumkinligini aytamiz.
        ! Savol yoqmasa, istagan payt to‘xtating. Bu ham sizning haqqingiz.`,
      ],
      questions: `
        ? Tanangiz kimniki?
        - Ota-onamniki
        + O‘zimniki
        - Kim kattaroq bo‘lsa, o‘shaniki
        - Bilmayman
        > Tanangiz faqat sizniki. Kattalar uni asraydi, lekin unga ega emas.
        ? Mehmon sizni o‘pmoqchi. Siz buni xohlamayapsiz. Nima qilsa bo‘ladi?
        - Chidayman, aks holda uyat bo‘ladi
        - Mehmonni itaraman
        + «Yo‘q, qo‘l berib ko‘rishamiz», deyman
        - Bilmayman
        > Yo‘q deyish odobsizlik emas. Qo‘l berish yoki qo‘lni ko‘ksiga qo‘yish ham salom.
        ? Kimdir sizni qitiqlayapti. «Bas» dedingiz, u to‘xtamadi. Endi-chi?
        + Nariroq ketaman va kattaga aytaman
        - Kulib turaveraman
        - U charchashini kutaman
        - Bilmayman
        > «Bas» degani «bas» degani. To‘xtamagan odam xato qilyapti, siz emas.
        ? Shifokor shaxsiy joyingizni ko‘rishi kerak. Qanday bo‘lsa, to‘g‘ri?
        - Shifokor bilan yolg‘iz qolsam
        + Ishongan kattam yonimda bo‘lsa va sababi aytilsa
        - Hech qachon to‘g‘ri bo‘lmaydi
        - Bilmayman
        > Shifokor sog‘lig‘ingiz uchun ko‘radi. U sababini aytadi, yoningizda yaqin kattangiz turadi.
        ? Kimdir shaxsiy joyingizga tegdi va «bu bizning sirimiz» dedi. Bu qanday sir?
        - Yaxshi sir, saqlayman
        - Katta bo‘lganimda aytaman
        + Yomon sir, hozir aytaman
        - Bilmayman
        > Tanaga tegish hech qachon sir bo‘lmaydi. Bunday sirni aytish to‘g‘ri va jasur ish.
        ? Bola qo‘rqqanidan qotib qoldi, «yo‘q» deya olmadi. Kim javobgar?
        - Bola, chunki indamadi
        + Yomon ish qilgan odam
        - Ikkalasi ham
        - Bilmayman
        > Qo‘rqqanda qotib qolish tabiiy. Bola hech qachon aybdor bo‘lmaydi.
        ?? Kimga aytsa bo‘ladi? Hammasini belgilang.
        + Onam, dadam yoki buvim
        + Ustozim yoki maktab psixologi
        + Shu yerdagi maslahatchi
        - Hech kimga
        > Ishongan kattangizni o‘zingiz tanlaysiz. Biri eshitmasa, keyingisiga ayting.`,
      bands: [
        [
          'Keling, birga o‘rganamiz',
          'Bu mavzu hali yangi ekan, zarari yo‘q. Ikkita qisqa darsni o‘qing. Savolingiz bo‘lsa, maslahatchi javob beradi.',
        ],
        [
          'Ko‘p narsani bilasiz',
          'Qoidalarning yarmidan ko‘pi esingizda. Qolganini pastdagi tushuntirishlardan o‘qing. Keyin bir kattaga gapirib bering.',
        ],
        [
          'O‘z qoidalaringizni bilasiz',
          'Tanangiz va sirlar haqida yaxshi bilasiz. Endi besh nafar ishongan kattangizni yozib qo‘ying. Do‘stingizga ham ayting.',
        ],
      ],
    },
    ru: {
      about: [
        'Моё тело — мои правила',
        'Семь вопросов о теле, прикосновениях и секретах. Для детей 7–10 лет.',
        `Этот тест похож на игру. Оценок нет. Если не знаешь, выбери «Не знаю».
        ## Что будет в конце
        - Мы объясним каждый ответ.
        - Подскажем, что ещё почитать.
        ! Если вопрос не нравится, остановись в любой момент. Это тоже твоё право.`,
      ],
      questions: `
        ? Чьё твоё тело?
        - Родителей
        + Моё
        - Того, кто старше
        - Не знаю
        > Твоё тело только твоё. Взрослые его берегут, но не владеют им.
        ? Гость хочет тебя поцеловать. Тебе не хочется. Как можно поступить?
        - Потерпеть, иначе стыдно
        - Толкнуть гостя
        + Сказать: «Нет, давайте за руку»
        - Не знаю
        > Говорить «нет» — это вежливо. Подать руку или приложить ладонь к груди — тоже привет.
        ? Тебя щекочут. На слово «хватит» не остановились. Что теперь?
        + Отойду и скажу взрослому
        - Буду смеяться дальше
        - Подожду, пока надоест
        - Не знаю
        > «Хватит» — значит хватит. Ошибается тот, кто не остановился. Не ты.
        ? Врачу нужно осмотреть твоё личное место. Как будет правильно?
        - Остаться с врачом наедине
        + Рядом мой взрослый, и врач объясняет зачем
        - Так не бывает правильно никогда
        - Не знаю
        > Врач смотрит ради здоровья. Он объясняет зачем, а рядом близкий взрослый.
        ? Кто-то трогает твоё личное место и говорит: «Это наш секрет». Какой это секрет?
        - Хороший, его надо хранить
        - Скажу, когда вырасту
        + Плохой, скажу сейчас
        - Не знаю
        > Прикосновения никогда не бывают секретом. Рассказать о таком — правильно и смело.
        ? Ребёнок испугался и не смог сказать «нет». Кто отвечает?
        - Ребёнок, ведь он молчал
        + Тот, кто поступил плохо
        - Оба
        - Не знаю
        > Замереть от страха — обычное дело. Вины ребёнка тут никогда нет.
        ?? Кому можно рассказать? Отметь всех.
        + Маме, папе или бабушке
        + Учителю или школьному психологу
        + Консультанту здесь
        - Никому
        > Взрослого, которому веришь, выбираешь ты. Один не услышал — скажи следующему.`,
      bands: [
        [
          'Давай разберёмся вместе',
          'Эта тема пока новая, и это не страшно. Прочитай два коротких урока. На вопросы ответит консультант.',
        ],
        [
          'Многое тебе уже известно',
          'Больше половины правил ты помнишь. Остальное есть в объяснениях ниже. Потом расскажи о них взрослому.',
        ],
        [
          'Ты знаешь свои правила',
          'Про тело и секреты тебе известно главное. Теперь запиши пять взрослых, которым веришь. Расскажи и другу.',
        ],
      ],
    },
    en: {
      about: [
        'My body, my rules',
        'Seven questions about bodies, touch and secrets. For children of 7–10.',
        `This test is a bit like a game. There are no marks. If you don’t know, choose “I don’t know”.
        ## What comes at the end
        - We explain every answer.
        - We show you what else to read.
        ! If you don’t like a question, stop whenever you want. That is your right too.`,
      ],
      questions: `
        ? Who does your body belong to?
        - My parents
        + Me
        - Whoever is older
        - I don’t know
        > Your body is yours alone. Grown-ups take care of it, but they don’t own it.
        ? A guest wants to kiss you. You don’t want it. What can you do?
        - Put up with it, or people will be ashamed
        - Push the guest away
        + Say: “No, let’s shake hands”
        - I don’t know
        > Saying no is not rude. A handshake or a hand on your heart says hello too.
        ? Someone tickles you. You said “stop” and they go on. What now?
        + I go away and tell a grown-up
        - I keep laughing
        - I wait until they get tired
        - I don’t know
        > “Stop” means stop. The one who goes on is wrong, not you.
        ? A doctor has to look at a private part of your body. When is that right?
        - When I am alone with the doctor
        + When a grown-up I trust is there and I’m told why
        - It is never right
        - I don’t know
        > A doctor looks to keep you healthy. They say why, and someone close to you is there.
        ? Someone touched a private part and said: “It’s our secret.” What kind of secret is it?
        - A good one, I keep it
        - I’ll tell when I’m grown up
        + A bad one, I tell now
        - I don’t know
        > Touching is never a secret. Telling about it is right, and brave.
        ? A child was so scared that no “no” came out. Who is responsible?
        - The child, who said nothing
        + The person who did wrong
        - Both of them
        - I don’t know
        > Freezing when you are scared is natural. It is never the child’s fault.
        ?? Whom can you tell? Choose everyone who fits.
        + Mum, Dad or Grandma
        + My teacher or the school psychologist
        + A counsellor here
        - Nobody
        > You choose the grown-up you trust. If one doesn’t hear you, tell the next.`,
      bands: [
        [
          'Let’s learn it together',
          'This is still new to you, and that is fine. Read two short lessons. A counsellor can answer your questions.',
        ],
        [
          'You know a lot already',
          'You remember more than half of the rules. The rest is explained below. Then tell a grown-up about them.',
        ],
        [
          'You know your rules',
          'You know what matters about bodies and secrets. Now write down five grown-ups you trust. Tell a friend too.',
        ],
      ],
    },
  },
)
