import type { Language } from '@himoya/contract/languages'

/** Sample replies for the demo: first words, not scripts. Shortcut and text in each language. */
export const DEMO_SNIPPETS: readonly Record<Language, readonly [shortcut: string, text: string]>[] = [
  {
    uz: ['salom', 'Assalomu alaykum, {person}. Men {counsellor}, maslahatchiman. Yozganingiz uchun rahmat. Sizni tinglayapman.'],
    ru: ['привет', 'Здравствуйте, {person}. Я {counsellor}, консультант. Хорошо, что вы написали. Я вас слушаю.'],
    en: ['hello', 'Hello {person}, I’m {counsellor}, a counsellor. Thank you for writing. I’m listening.'],
  },
  {
    uz: ['qo‘rquv', 'Qo‘rqish tabiiy. Kimga va qanday aytishni birga o‘ylaymiz. Shoshilmang.'],
    ru: ['страх', 'Бояться нормально. Давайте вместе решим, кому и как сказать. Торопиться не нужно.'],
    en: ['fear', 'It’s all right to be afraid. Let’s work out together whom to tell, and how. There’s no hurry.'],
  },
  {
    uz: ['qo‘rquv-uy', 'Uyda xavfli bo‘lsa, bitta so‘z yozing: ha yoki yo‘q. Qolganini keyin gaplashamiz.'],
    ru: ['страх-дом', 'Если дома опасно, напишите одно слово: да или нет. Об остальном поговорим потом.'],
    en: ['fear-home', 'If home is dangerous now, write one word: yes or no. We can talk about the rest later.'],
  },
  {
    uz: ['ayb', 'Bo‘lgan ish uchun siz aybdor emassiz. Buni aytganingiz juda to‘g‘ri.'],
    ru: ['вина', 'В том, что случилось, нет вашей вины. Хорошо, что вы об этом рассказали.'],
    en: ['fault', 'What happened is not your fault. You did the right thing by telling me.'],
  },
  {
    uz: [
      'maktab',
      'Maktabda ishonadigan kattalar bormi: o‘qituvchi, psixolog, hamshira? Ularga birinchi nima deyishni birga yozamiz.',
    ],
    ru: [
      'школа',
      'Есть ли в школе взрослый, которому вы доверяете: учитель, психолог, медсестра? Вместе придумаем первые слова.',
    ],
    en: [
      'school',
      'Is there an adult at school you trust: a teacher, psychologist or nurse? We can write the first words together.',
    ],
  },
  {
    uz: ['112', 'Hozir xavf bo‘lsa, 112 ga qo‘ng‘iroq qiling. Gapira olmasangiz, shu yerga yozib turing, men shu yerdaman.'],
    ru: ['112', 'Если опасно прямо сейчас, звоните 112. Если говорить нельзя, пишите сюда, я здесь.'],
    en: ['112', 'If you are in danger right now, call 112. If you can’t speak, keep writing here. I’m here.'],
  },
  {
    uz: ['kutish', 'Bir daqiqa, kerakli ma’lumotni topib kelaman. Siz yozib turavering, hammasini o‘qiyman.'],
    ru: ['минуту', 'Минуту, найду нужное. Вы можете писать дальше, я прочитаю всё.'],
    en: ['wait', 'One minute while I find what you need. You can go on writing; I’ll read all of it.'],
  },
  {
    uz: ['xayr', 'Bugun gaplashganimiz uchun rahmat. Yana yozsangiz, albatta javob beramiz. O‘zingizni ehtiyot qiling.'],
    ru: ['пока', 'Спасибо за разговор. Напишите снова в любой момент, мы ответим. Берегите себя.'],
    en: ['bye', 'Thank you for talking today. Write again at any time and we will answer. Take care of yourself.'],
  },
]
