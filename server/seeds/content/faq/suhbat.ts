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
  faq('qancha-kutaman', CATEGORY, {
    uz: [
      'Javobni qancha kutaman?',
      `Suhbat oynasida holat yozilgan: «Tarmoqda», «Band» yoki «Yopiq». Band bo‘lsa, taxminiy daqiqa va navbatdagi o‘rningiz ko‘rinadi.
      Yopiq bo‘lsa ham yozavering. Xabar saqlanadi va ish boshlanganda o‘qiladi. Ochilish vaqti o‘sha yerda turadi.
      Hozir xavf bo‘lsa, kutmang: [112 ga qo‘ng‘iroq qiling](tel:112).`,
    ],
    ru: [
      'Сколько ждать ответа?',
      `В окне чата виден статус: «На связи», «Заняты» или «Закрыто». Если заняты, видны примерные минуты и ваше место в очереди.
      Закрыто — всё равно пишите. Сообщение сохранится, его прочитают, когда начнётся смена. Время открытия указано там же.
      Если опасно прямо сейчас, не ждите: [звоните 112](tel:112).`,
    ],
    en: [
      'How long do I wait for an answer?',
      `The chat shows a status: “Online”, “Busy” or “Closed”. When we are busy you see about how many minutes, and your place in the queue.
      If we are closed, write all the same. The message is kept and read when work begins. The opening time stands there too.
      In danger right now, don’t wait: [call 112](tel:112).`,
    ],
  }),
  faq('nima-haqida-yozsa-boladi', CATEGORY, {
    uz: [
      'Nima haqida yozsam bo‘ladi?',
      `Sizni qiynagan hamma narsa haqida: uy, maktab, internet, do‘stlar, tana, hislar. «Mayda gap» degan narsa yo‘q.
      Nimadan boshlashni bilmasangiz, bitta gap yozing: «Menga qiyin». Qolganini birga ochamiz.`,
    ],
    ru: [
      'О чём можно писать?',
      `Обо всём, что мучает: дом, школа, интернет, друзья, тело, чувства. «Мелочей» не бывает.
      Не знаете, с чего начать, — напишите одну фразу: «Мне трудно». Остальное разберём вместе.`,
    ],
    en: [
      'What can I write about?',
      `About anything that troubles you: home, school, the internet, friends, your body, your feelings. Nothing is too small.
      If you don’t know how to begin, write one sentence: “Things are hard for me.” We’ll take it from there together.`,
    ],
  }),
  faq('gapira-olmasam', CATEGORY, {
    uz: [
      'Gapira olmasam yoki yozishga qiynalsam-chi?',
      `Suhbat ovozsiz, yoningizdagilar eshitmaydi. Bir so‘z, belgi yoki rasm yuborsangiz ham bo‘ladi.
      Qulay bo‘lsa, uch daqiqagacha ovozli xabar yuboring. Yozish ham, gapirish ham xavfli bo‘lsa, [raqamlar sahifasiga](/numbers) qarang.`,
    ],
    ru: [
      'А если не могу говорить или трудно писать?',
      `Чат беззвучный, рядом его не услышат. Можно послать одно слово, знак или картинку.
      Удобнее голосом — отправьте сообщение до трёх минут. Если опасно и писать, и говорить, посмотрите [страницу с номерами](/numbers).`,
    ],
    en: [
      'What if I can’t speak, or writing is hard?',
      `The chat makes no sound, so people near you won’t hear it. One word, a sign or a picture is fine.
      If your voice is easier, send a voice message of up to three minutes. If both are dangerous, look at the [page of numbers](/numbers).`,
    ],
  }),
  faq('maslahatchi-yoqmasa', CATEGORY, {
    uz: [
      'Maslahatchi meni tushunmasa yoki xafa qilsa-chi?',
      `Uning o‘ziga «bu menga og‘ir botdi» desangiz bo‘ladi. Xohlamasangiz, [shikoyat sahifasidan](/complaint) yozing.
      Shikoyatni faqat rahbar ko‘radi. Shikoyat uchun sizga yordam berish to‘xtatilmaydi.`,
    ],
    ru: [
      'А если консультант не понял или обидел?',
      `Можно сказать ему самому: «Мне от этого тяжело». Не хочется — напишите со [страницы жалоб](/complaint).
      Жалобу видит только руководитель. Из-за жалобы помогать вам не перестанут.`,
    ],
    en: [
      'What if the counsellor doesn’t understand me or upsets me?',
      `You can tell them: “That was hard for me.” If you would rather not, use the [complaint page](/complaint).
      Only a supervisor sees a complaint. Nobody stops helping you because of it.`,
    ],
  }),
  faq('yozganim-yoqolmaydimi', CATEGORY, {
    uz: [
      'Internet uzilsa, yozganim yo‘qoladimi?',
      `Yo‘q. Xabar avval telefoningizda saqlanadi, aloqa tiklansa, o‘zi ketadi. Yonidagi belgi holatini ko‘rsatadi: yuborilmoqda, yuborildi, o‘qildi.
      Telefon begonaniki bo‘lsa, ish tugagach hisobdan chiqing: shunda qurilmada matn qolmaydi.`,
    ],
    ru: [
      'Если интернет пропадёт, написанное исчезнет?',
      `Нет. Сообщение сначала хранится в вашем телефоне и уйдёт само, когда связь вернётся. Значок рядом показывает: отправляется, отправлено, прочитано.
      Если телефон чужой, в конце выйдите из аккаунта: тогда текст на устройстве не останется.`,
    ],
    en: [
      'If the internet drops, is what I wrote lost?',
      `No. A message is first kept on your phone and goes by itself when the connection is back. A sign beside it shows: sending, sent, seen.
      If the phone is not yours, sign out at the end: then no text stays on the device.`,
    ],
  }),
]
