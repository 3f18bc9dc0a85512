import { faq } from '../form.ts'

const CATEGORY = 'bolalar'

export const FAQ_BOLALAR = [
  faq('menga-ishonishmasa', CATEGORY, {
    uz: [
      'Aytsam-u, menga ishonishmasa-chi?',
      `Bu sizning xatoyingiz emas. Ba’zi katta odam qo‘rqqanidan ishonmaydi. Ro‘yxatingizdagi keyingi odamga ayting: buvi, xola, o‘qituvchi, psixolog.
      Qisqa ayting: «Menga yordam kerak. Bu hazil emas». Bizga ham yozing.`,
    ],
    ru: [
      'А если скажу, а мне не поверят?',
      `Это не твоя ошибка. Некоторые взрослые не верят от испуга. Скажи следующему: бабушке, тёте, учителю, психологу.
      Скажи коротко: «Мне нужна помощь. Это не шутка». Напиши и нам.`,
    ],
    en: [
      'What if I tell and nobody believes me?',
      `It is not your mistake. Some grown-ups don’t believe it because they are frightened. Tell the next person: a grandma, an aunt, a teacher, a psychologist.
      Say it shortly: “I need help. This is no joke.” Write to us too.`,
    ],
  }),
  faq('sir-saqlashga-soz-bergan-bolsam', CATEGORY, {
    uz: [
      'Sir saqlayman deb so‘z bergan bo‘lsam-chi?',
      `Yomon sirga berilgan so‘z sanalmaydi. Uni bolani jim qilish uchun olishadi. Aytsangiz, so‘zida turmagan bo‘lmaysiz. Siz o‘zingizni saqlagan bo‘lasiz.
      [Sirlar sandig‘i kursida](/learn/sirlar-sandigi) bu haqda hikoya bor.`,
    ],
    ru: [
      'А если обещание молчать уже дано?',
      `Обещание хранить плохой секрет не считается. Его берут, чтобы ребёнок молчал. Рассказать — не значит обмануть. Ты бережёшь себя.
      Об этом есть история в курсе [«Сундук секретов»](/learn/sirlar-sandigi).`,
    ],
    en: [
      'What if I promised to keep a secret?',
      `A promise to keep a bad secret does not count. People take it so that a child keeps quiet. Telling is not breaking your word. You are protecting yourself.
      There is a story about it in [The chest of secrets](/learn/sirlar-sandigi).`,
    ],
  }),
  faq('ozim-borgan-bolsam', CATEGORY, {
    uz: [
      'U yerga o‘zim borganman. Endi aybdor menmi?',
      `Yo‘q. Siz borgansiz, lekin yomon ishni u qilgan. Javobgar — katta odam yoki zarar yetkazgan odam. Sovg‘a olgan, javob yozgan yoki indamagan bo‘lsangiz ham shunday.
      Buni bir kishiga aytsangiz, yengillashadi.`,
    ],
    ru: [
      'Пойти туда было моим решением. Значит, вина моя?',
      `Нет. Прийти — не вина. Плохое сделал другой. Отвечает взрослый или тот, кто причинил вред. Даже если был подарок, ответ или молчание.
      Скажи об этом одному человеку — станет легче.`,
    ],
    en: [
      'I went there myself. Is it my fault now?',
      `No. You went, but the other person did the wrong. The grown-up, or the one who did harm, is responsible. That is so even if you took a present, answered or said nothing.
      Tell one person. It gets lighter.`,
    ],
  }),
  faq('dostim-yordamga-muhtoj', CATEGORY, {
    uz: [
      'Do‘stim menga og‘ir gap aytdi va «hech kimga aytma» dedi.',
      `U sizga ishondi, demak, siz yaxshi do‘stsiz. Lekin bu yukni ikkalangiz ko‘tara olmaysiz.
      Unga ayting: «Sen menga muhimsan. Birga bitta kattaga boramiz». U rozi bo‘lmasa, siz ishongan kattaga o‘zingiz ayting. Hayot xavf ostida bo‘lsa, 112.`,
    ],
    ru: [
      'Друг рассказал о тяжёлом и просил никому не говорить.',
      `Тебе доверяют — ты хороший друг. Но такую тяжесть вдвоём не унести.
      Скажи: «Ты для меня много значишь. Пойдём вместе к одному взрослому». Если друг не хочет, скажи взрослому, которому веришь. Если жизнь в опасности, 112.`,
    ],
    en: [
      'My friend told me something heavy and said “don’t tell anyone”.',
      `They trusted you, so you are a good friend. But the two of you can’t carry it alone.
      Say: “You matter to me. Let’s go to one grown-up together.” If they won’t, tell a grown-up you trust yourself. If a life is in danger, call 112.`,
    ],
  }),
  faq('politsiya-keladimi', CATEGORY, {
    uz: [
      'Yozsam, uyga darrov politsiya keladimi?',
      `Yo‘q. Avval sizni tinglaymiz. Ko‘p savol suhbatda hal bo‘ladi.
      Kimningdir hayoti xavf ostida bo‘lsa, yordam chaqiramiz. Iloji bo‘lsa, buni avval sizga aytamiz va kim kelishini tushuntiramiz.`,
    ],
    ru: [
      'Если напишу, сразу приедет полиция?',
      `Нет. Сначала мы выслушаем. Многое решается в разговоре.
      Если чья-то жизнь в опасности, позовём помощь. Если можно, сначала скажем тебе и объясним, кто приедет.`,
    ],
    en: [
      'If I write, will the police come at once?',
      `No. First we listen. Much can be solved in the chat.
      If a life is in danger, we call for help. If we can, we tell you first and explain who will come.`,
    ],
  }),
  faq('kech-emasmi', CATEGORY, {
    uz: [
      'Bu ancha oldin bo‘lgan. Endi aytish kechmi?',
      `Kech emas. Ba’zi odamlar oylar va yillardan keyin aytadi. Sababi bor: qo‘rquv, uyat, so‘z topilmasligi.
      Hammasini bir kunda aytish ham shart emas. Bitta gapdan boshlang. Qolganini o‘zingiz xohlagan tezlikda aytasiz.`,
    ],
    ru: [
      'Это было давно. Уже поздно говорить?',
      `Не поздно. Некоторые рассказывают через месяцы и годы. Так бывает из-за страха, стыда, когда нет слов.
      И не обязательно говорить всё сразу. Начни с одной фразы. Дальше — так быстро, как захочешь.`,
    ],
    en: [
      'It happened long ago. Is it too late to tell?',
      `It is not too late. Some people tell after months or years. There are reasons: fear, shame, no words for it.
      You don’t have to tell all of it in one day either. Begin with one sentence. Tell the rest as slowly as you like.`,
    ],
  }),
]
