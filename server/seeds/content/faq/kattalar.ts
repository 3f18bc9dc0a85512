import { faq } from '../form.ts'

const CATEGORY = 'kattalar'

export const FAQ_KATTALAR = [
  faq('ota-onalar-yozsa-boladimi', CATEGORY, {
    uz: [
      'Men ota-onaman. Yozsam bo‘ladimi?',
      `Ha. Suhbat ota-onalar, qarindoshlar va o‘qituvchilar uchun ham ochiq. O‘zingizni tanishtirmasangiz ham bo‘ladi.
      Maslahatchi ikki narsada yordam beradi: bolaga hozir nima deyish va qayerga murojaat qilish.`,
    ],
    ru: [
      'Я родитель. Мне можно писать?',
      `Да. Чат открыт и для родителей, родственников, учителей. Представляться не обязательно.
      Консультант поможет в двух вещах: что сказать ребёнку сейчас и куда обратиться.`,
    ],
    en: [
      'I’m a parent. May I write?',
      `Yes. The chat is open to parents, relatives and teachers too. You don’t have to say who you are.
      The counsellor helps with two things: what to say to the child now, and where to turn.`,
    ],
  }),
  faq('bola-aytsa-birinchi-nima', CATEGORY, {
    uz: [
      'Bola aytib qo‘ydi. Birinchi nima qilaman?',
      `1. Nafas oling va tinglang. Savol bilan bosmang.
      2. Ayting: «Senga ishonaman. Aytganing yaxshi bo‘ldi. Bu sening aybing emas».
      3. Hozir xavf bo‘lsa, 112.
      4. Bolaning so‘zlarini shu kuni aynan yozib qo‘ying.
      5. Gumon qilingan odam bilan yolg‘iz qoldirmang.
      Batafsili [«Bolani tinglash» kursida](/learn/bolani-tinglash).`,
    ],
    ru: [
      'Ребёнок рассказал. Что делать сначала?',
      `1. Выдохните и слушайте. Не засыпайте вопросами.
      2. Скажите: «Я тебе верю. Хорошо, что ты говоришь. Это не твоя вина».
      3. Опасно сейчас — 112.
      4. В тот же день запишите слова ребёнка дословно.
      5. Не оставляйте наедине с тем, кого подозреваете.
      Подробно — в курсе [«Слушать ребёнка»](/learn/bolani-tinglash).`,
    ],
    en: [
      'A child told me. What do I do first?',
      `1. Breathe and listen. Don’t pile on questions.
      2. Say: “I believe you. I’m glad you told me. It is not your fault.”
      3. In danger now, call 112.
      4. Write down the child’s exact words the same day.
      5. Don’t leave the child alone with the person you suspect.
      More in the course [“Listening to your child”](/learn/bolani-tinglash).`,
    ],
  }),
  faq('shubha-bor-isbot-yoq', CATEGORY, {
    uz: [
      'Shubham bor, lekin isbotim yo‘q.',
      `Isbot topish sizning ishingiz emas. Ko‘rganingizni sana bilan yozing va mutaxassisdan maslahat so‘rang.
      O‘zingiz tergov qilmang, bolani qayta-qayta so‘roqlamang, gumon qilingan odamni ogohlantirmang. Bularning har biri bolaga zarar berishi mumkin.`,
    ],
    ru: [
      'Есть подозрение, но нет доказательств.',
      `Искать доказательства — не ваша задача. Запишите с датами, что видели, и попросите совета у специалиста.
      Не расследуйте сами, не расспрашивайте ребёнка снова и снова, не предупреждайте подозреваемого. Всё это может навредить ребёнку.`,
    ],
    en: [
      'I suspect something, but I have no proof.',
      `Finding proof is not your task. Write down what you saw, with dates, and ask a specialist for advice.
      Don’t investigate yourself, don’t question the child again and again, don’t warn the person you suspect. Each of these may harm the child.`,
    ],
  }),
  faq('bolaning-telefonini-tekshiraymi', CATEGORY, {
    uz: [
      'Bolaning yozishmasini yashirincha o‘qisam to‘g‘rimi?',
      `Yashirin nazorat bir marta ochilsa, bola boshqa telefon topadi va aytmay qo‘yadi. Kichik bola bilan ekranni birga ko‘rish qoidasi yaxshi.
      O‘smir bilan kelishuv tuzing: notanish odam yozsa yoki rasm so‘rasa, u aytadi, siz urishmaysiz. [Tayyor varaq](/resources) bor.
      Jiddiy xavf bo‘lsa, ochiq ayting: «Xavotirdaman, birga ko‘ramiz».`,
    ],
    ru: [
      'Правильно ли тайно читать переписку ребёнка?',
      `Если слежка откроется, ребёнок найдёт другой телефон и замолчит. С младшими хорошо правило: смотрим экран вместе.
      С подростком составьте договор: пишет незнакомый или просят фото — говорит вам, а вы не ругаете. Есть [готовый лист](/resources).
      Если опасность серьёзная, скажите прямо: «Я тревожусь, посмотрим вместе».`,
    ],
    en: [
      'Is it right to read my child’s messages in secret?',
      `Once secret watching is found out, a child gets another phone and stops telling. With small children the rule “we look together” works well.
      With a teenager, make an agreement: if a stranger writes or asks for pictures, they tell you, and you don’t get angry. There is [a ready sheet](/resources).
      If the danger is serious, say so: “I’m worried, let’s look together.”`,
    ],
  }),
  faq('oqituvchi-nima-qilsin', CATEGORY, {
    uz: [
      'O‘qituvchiman. Bolaning uyi haqida xavotirdaman.',
      `Ko‘rganingizni yozing, maktabdagi mas’ul va psixologga shu kuni ayting. Hozir xavf bo‘lsa, 112 yoki 102.
      Ota-onaga birinchi bo‘lib qo‘ng‘iroq qilish har doim ham xavfsiz emas. Vazifangiz va muddatlarni maktab yuristidan aniqlang. [Kurs](/learn/sezish-va-yordam) va yozuv shakli bor.`,
    ],
    ru: [
      'Я учитель. Тревожусь за ребёнка из-за дома.',
      `Запишите, что видели, и в тот же день скажите ответственному и психологу школы. Опасно сейчас — 112 или 102.
      Звонить первыми родителям не всегда безопасно. Свои обязанности и сроки уточните у юриста школы. Есть [курс](/learn/sezish-va-yordam) и форма записи.`,
    ],
    en: [
      'I’m a teacher, and I worry about a child’s home.',
      `Write down what you saw and tell the responsible person and the psychologist at school the same day. In danger now, 112 or 102.
      Calling the parents first is not always safe. Ask your school’s lawyer about your duties and deadlines. There is [a course](/learn/sezish-va-yordam) and a form for notes.`,
    ],
  }),
  faq('ozim-charchadim', CATEGORY, {
    uz: [
      'Bolamga baqirib qo‘yaman. Menga ham yordam bormi?',
      `Ha. Bu yerda sizni ayblashmaydi. Charchoq, pul tashvishi va yolg‘izlik jahlni kuchaytiradi.
      [«Urmasdan tarbiya»](/learn/urmasdan-tarbiya) kursida o‘ttiz soniyalik reja bor. Maslahatchiga ham yozing: keyingi janjaldan oldin birga reja tuzasiz.`,
    ],
    ru: [
      'Я срываюсь на ребёнка. Мне тоже помогут?',
      `Да. Здесь вас не станут обвинять. Усталость, заботы о деньгах и одиночество усиливают злость.
      В курсе [«Воспитание без побоев»](/learn/urmasdan-tarbiya) есть план на полминуты. Напишите и консультанту: вместе составите план до следующей ссоры.`,
    ],
    en: [
      'I shout at my child. Is there help for me too?',
      `Yes. Nobody will blame you here. Tiredness, money worries and loneliness make anger stronger.
      The course [“Bringing up without hitting”](/learn/urmasdan-tarbiya) has a plan for thirty seconds. Write to a counsellor too, and make a plan before the next quarrel.`,
    ],
  }),
]
