import { faq } from '../form.ts'

const CATEGORY = 'suhbat'

export const FAQ_SUHBAT = [
  faq('kim-javob-beradi', CATEGORY, {
    uz: [
      'Menga kim javob beradi?',
      `Bolalar bilan ishlaydigan maslahatchi. U xizmatdagi ismi bilan yozadi. Mashina yoki dastur javob bermaydi.
      Suhbatni maslahatchining rahbari ham ko‘rishi mumkin. U javob to‘g‘ri va xavfsiz bo‘lishiga qaraydi.`,
    ],
    ru: [
      'Кто мне отвечает?',
      `Консультант, который работает с детьми. Он пишет под рабочим именем. Машина или программа не отвечает.
      Разговор может видеть и руководитель консультанта. Он следит, чтобы ответ был верным и безопасным.`,
    ],
    en: [
      'Who answers me?',
      `A counsellor who works with children. They write under a service name. No machine and no program answers.
      The counsellor’s supervisor may see the chat too, to make sure that the answer is right and safe.`,
    ],
  }),
]
