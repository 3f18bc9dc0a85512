import { test } from '../question-form.ts'

export const USTOZ_NIMA_QILADI = test(
  'ustoz-nima-qiladi',
  {
    kind: 'knowledge',
    audiences: ['teacher'],
    minutes: 6,
    niche: 'g',
    drawing: 'lantern',
    bands: [
      [0, 'care', 'course sezish-va-yordam', 'lesson birinchi-suhbat', 'chat'],
      [50, 'mixed', 'lesson yozish-va-yetkazish', 'lesson belgilar', 'chat'],
      [85, 'good', 'lesson keyin-sinfda', 'course kamsitishsiz-sinf', 'places'],
    ],
  },
  {
    uz: {
      about: [
        'Belgini sezdingiz: ustoz nima qiladi?',
        'Sezish, birinchi suhbat, yozuv va yetkazish haqida sakkiz savol.',
        `Bu test o‘qituvchi va tarbiyachilar uchun. U attestatsiya emas, natijasi hech kimga yuborilmaydi: faqat o‘zingiz uchun.
        ## Nimaga asoslangan
        - 996-son qonunda nomlangan zo‘ravonlik shakllari.
        - Murojaatdan keyingi tartib haqidagi 2025-yilgi qaror.
        ## Eslatma
        Sizning aniq vazifa va muddatlaringiz maktabingizning ichki tartibida yoziladi. Uni maktab yuristidan aniqlab oling.
        !w Bolaga hozir xavf bo‘lsa, testni qoldiring: 112 yoki 102.`,
      ],
      questions: `
        ? O‘quvchida takror ko‘karish ko‘rdingiz, tushuntirish mos kelmayapti. Birinchi ish qaysi?
        - Ota-onani darhol maktabga chaqirish
        - Aniq isbot topilguncha kutish
        + Ko‘rganni yozib, shu kuni mas’ul va psixologga aytish
        - Bilmayman
        > Isbot to‘plash sizning ishingiz emas. Gumon oila a’zosiga tushsa, ota-onaga avval qo‘ng‘iroq qilish bolani xavfga qo‘yishi mumkin.
        ? Kuzatuv yozuvida qaysi gap to‘g‘ri yozilgan?
        - «Bolani uyda urishadi»
        + «Chap bilakda uch santimetrli ko‘kimtir iz, „yiqildim“ dedi, 14-oktabr, 9:20»
        - «Oilasi noqobil, bola qiynalgan»
        - Bilmayman
        > Ko‘rganingiz va aynan aytilgan so‘z yoziladi. Xulosa va baho mutaxassisning ishi.
        ? Bola: «Aytaman, lekin hech kimga aytmaysiz», dedi. Qanday javob berasiz?
        - «So‘z beraman, hech kimga aytmayman»
        - «Unda aytmay qo‘ya qol»
        + «Hammaga aytmayman. Xavf bo‘lsa, yordam beradigan odamga aytaman va senga bildiraman»
        - Bilmayman
        > Bajarib bo‘lmaydigan va’da ishonchni ikkinchi marta sindiradi. Chegarani boshida aytish halollikdir.
        ? Birinchi suhbatda qaysi savol mos keladi?
        + «Menga aytib bera olasanmi? Keyin nima bo‘ldi?»
        - «Otang urdimi, rostini ayt?»
        - «Nega shu paytgacha jim yurding?»
        - Bilmayman
        > Ochiq savol bolaning o‘z so‘zini saqlaydi. Javobi ichida turgan savol va «nega» degan ayblov uni yopib qo‘yadi.
        ? Bolaga hozir, shu daqiqada xavf bor. Kimga?
        - Avval sinf ota-onalari guruhiga
        - Ertalabgi yig‘ilishda direktorga
        + 112 yoki 102 ga, keyin maktab rahbariga
        - Bilmayman
        > Shoshilinch xavfda avval yordam chaqiriladi, hujjat keyin yoziladi.
        ? Murojaatdan keyin vaziyat qancha vaqtda o‘rganilishi kerak?
        + Bir kun ichida
        - Bir oy ichida
        - O‘quv yili oxirigacha
        - Bilmayman
        > 2025-yilgi tartibga ko‘ra vaziyat bir kun ichida o‘rganiladi va xavf darajasi belgilanadi. Javob bo‘lmasa, yozma takrorlang.
        ?? Bu haqda kim bilishi kerak? Hammasini belgilang.
        + Maktabdagi mas’ul xodim
        + Yordam beradigan mutaxassis
        - O‘qituvchilar xonasidagi hamkasblar
        - Sinf ota-onalari guruhi
        > Faqat yordam beradiganlar biladi. Ko‘p odam bilsa, bola yana bir marta jabr ko‘radi.
        ? Qonun zo‘ravonlikning nechta shaklini sanaydi?
        - Ikkita: urish va haqorat
        + Oltita, ular ichida qarovsizlik va kamsitish ham bor
        - Faqat jismoniysini
        - Bilmayman
        > 996-son qonunda jismoniy, jinsiy, ruhiy zo‘ravonlik, qarovsizlik, ekspluatatsiya va kamsitish sanalgan.`,
      bands: [
        [
          'Tayyorgarlikni bugun boshlang',
          'Bu mavzu ko‘p dasturlarda o‘qitilmagan. Kurs bor-yo‘g‘i to‘rtta qisqa darsdan iborat, «Birinchi suhbat»dan boshlash ham mumkin. Savolli holat bo‘lsa, ism aytmasdan maslahat oling.',
        ],
        [
          'Asos bor, tartib kerak',
          'Siz bolani eshita olasiz. Endi yozish va yetkazish tartibini mustahkamlang va maktabingizdagi mas’ulning ismini bilib oling.',
        ],
        [
          'Bola sizga ayta oladi',
          'Qadamlarni aniq bilasiz. Keyingi ish — sinf: xavfdan keyin bolani qanday qo‘llash va kamsitishsiz muhit. Yaqin joylarni ham saqlab qo‘ying.',
        ],
      ],
    },
    ru: {
      about: [
        'Вы заметили признаки: что делает учитель?',
        'Восемь вопросов о том, как заметить, поговорить, записать и передать.',
        `Тест для учителей и воспитателей. Это не аттестация, результат никому не отправляется: он только для вас.
        ## На чём он основан
        - На формах насилия, которые называет закон № 996.
        - На порядке 2025 года о том, что бывает после обращения.
        ## Учтите
        Ваши точные обязанности и сроки записаны во внутреннем порядке школы. Уточните их у школьного юриста.
        !w Если ребёнку опасно прямо сейчас, отложите тест: 112 или 102.`,
      ],
      questions: `
        ? У ученика снова синяки, объяснение не сходится. Что сделать первым?
        - Сразу вызвать родителей в школу
        - Ждать, пока найдутся точные доказательства
        + Записать увиденное и в тот же день сказать ответственному и психологу
        - Не знаю
        > Собирать доказательства — не ваша работа. Если подозрение падает на семью, ранний звонок родителям может подвергнуть ребёнка опасности.
        ? Какая запись наблюдений сделана верно?
        - «Ребёнка дома бьют»
        + «На левом запястье синеватый след три сантиметра, сказал: „упал“, 14 октября, 9:20»
        - «Семья неблагополучная, ребёнок страдает»
        - Не знаю
        > Пишут увиденное и дословно сказанное. Выводы и оценки — работа специалиста.
        ? Ребёнок говорит: «Расскажу, но вы никому». Что ответить?
        - «Обещаю, никому не скажу»
        - «Тогда лучше не рассказывай»
        + «Всем не скажу. Если опасно, скажу тому, кто поможет, и ты об этом узнаешь»
        - Не знаю
        > Обещание, которое нельзя сдержать, ломает доверие второй раз. Честнее назвать границу в начале.
        ? Какой вопрос подходит для первого разговора?
        + «Можешь рассказать? А что было потом?»
        - «Отец бил, скажи честно?»
        - «Почему ты молчал до сих пор?»
        - Не знаю
        > Открытый вопрос сохраняет слова самого ребёнка. Подсказка в вопросе и упрёк «почему» закрывают его.
        ? Ребёнку опасно прямо сейчас. Кому сообщить?
        - Сначала в родительский чат класса
        - Директору на утреннем совещании
        + По 112 или 102, затем руководству школы
        - Не знаю
        > При срочной опасности сначала зовут помощь, бумаги пишут потом.
        ? За какое время после обращения изучают ситуацию?
        + За один день
        - За месяц
        - До конца учебного года
        - Не знаю
        > По порядку 2025 года ситуацию изучают в течение одного дня и определяют степень риска. Нет ответа — повторите письменно.
        ?? Кто должен об этом знать? Отметьте всех.
        + Ответственный сотрудник школы
        + Специалист, который поможет
        - Коллеги в учительской
        - Родительский чат класса
        > Знают только те, кто помогает. Чем больше людей знает, тем больнее ребёнку.
        ? Сколько форм насилия называет закон?
        - Две: побои и оскорбления
        + Шесть, среди них отсутствие заботы и травля
        - Только физическую
        - Не знаю
        > Закон № 996 называет физическое, сексуальное, психологическое насилие, отсутствие заботы, эксплуатацию и травлю.`,
      bands: [
        [
          'Начните готовиться сегодня',
          'Во многих программах этой темы не было. В курсе всего четыре коротких урока, начать можно с первого разговора. Есть вопрос о случае — посоветуйтесь без имён.',
        ],
        [
          'Основа есть, нужен порядок',
          'Вы умеете услышать ребёнка. Теперь закрепите, как записать и передать, и узнайте имя ответственного в школе.',
        ],
        [
          'Вам ребёнок сможет сказать',
          'Шаги вы знаете точно. Дальше — класс: как поддержать ребёнка потом и как жить без травли. Сохраните и места помощи рядом.',
        ],
      ],
    },
    en: {
      about: [
        'You noticed signs: what does a teacher do?',
        'Eight questions about noticing, the first talk, writing down and passing on.',
        `This test is for teachers and nursery staff. It is not an appraisal and its result is sent to nobody: it is for you.
        ## What it rests on
        - The forms of violence named in Law No. 996.
        - The 2025 procedure on what happens after somebody turns to the services.
        ## Please note
        Your exact duties and time limits are written in your school’s own procedure. Ask the school’s lawyer about them.
        !w If a child is in danger now, leave the test: 112 or 102.`,
      ],
      questions: `
        ? A pupil has bruises again and the explanation does not fit. What comes first?
        - Calling the parents to school at once
        - Waiting until there is clear proof
        + Writing down what you saw, and telling the person in charge and the psychologist the same day
        - I don’t know
        > Collecting proof is not your task. If the suspicion falls on the family, calling the parents first may put the child in danger.
        ? Which note is written correctly?
        - “The child is beaten at home”
        + “Bluish mark of three centimetres on the left wrist, said ‘I fell’, 14 October, 9:20”
        - “The family is unfit, the child suffers”
        - I don’t know
        > You write what you saw and the exact words. Conclusions and judgements are for the specialist.
        ? A child says: “I’ll tell you, but you mustn’t tell anyone.” What do you answer?
        - “I promise to tell nobody”
        - “Then better don’t tell me”
        + “I won’t tell everybody. If there is danger I’ll tell someone who helps, and you will know”
        - I don’t know
        > A promise you cannot keep breaks trust a second time. Naming the limit at the start is honest.
        ? Which question suits the first talk?
        + “Can you tell me about it? What happened then?”
        - “Did your father hit you, honestly?”
        - “Why did you keep silent until now?”
        - I don’t know
        > An open question keeps the child’s own words. A question with the answer in it, or a “why”, closes the door.
        ? A child is in danger at this very moment. Whom do you tell?
        - The parents’ chat group first
        - The head at tomorrow’s meeting
        + 112 or 102, then the head of the school
        - I don’t know
        > In an emergency help is called first; papers are written later.
        ? How soon after somebody turns to the services is the situation looked into?
        + Within one day
        - Within a month
        - By the end of the school year
        - I don’t know
        > By the 2025 procedure the situation is studied within a day and the level of risk is set. If nobody answers, repeat it in writing.
        ?? Who should know about it? Choose all that fit.
        + The person in charge at school
        + The specialist who helps
        - Colleagues in the staff room
        - The parents’ chat group
        > Only those who help should know. The more people know, the more the child is hurt again.
        ? How many forms of violence does the law name?
        - Two: blows and insults
        + Six, neglect and bullying among them
        - Physical violence only
        - I don’t know
        > Law No. 996 names physical, sexual and psychological violence, neglect, exploitation and bullying.`,
      bands: [
        [
          'Begin to prepare today',
          'Many training programmes left this out. The course has only four short lessons; you can begin with the first talk. Ask us about a case without naming anyone.',
        ],
        [
          'The basis is there, the order is missing',
          'You can listen to a child. Now settle how to write down and pass on, and find out who is in charge at your school.',
        ],
        [
          'A child can tell you',
          'You know the steps well. What comes next is the class: supporting the child afterwards, and a class without bullying. Keep the nearby places at hand too.',
        ],
      ],
    },
  },
)
