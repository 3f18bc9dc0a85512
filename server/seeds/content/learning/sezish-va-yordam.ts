import { course, lesson } from '../form.ts'

const COURSE = 'sezish-va-yordam'

export const SEZISH_VA_YORDAM = [
  course(
    COURSE,
    {
      category: 'ustozlar',
      audiences: ['teacher'],
      minutes: 24,
      niche: 'g',
      drawing: 'lantern',
      cover: 'sezish-va-yordam',
      certificate: true,
    },
    {
      uz: [
        'Sezish va yordam berish',
        'Maktab xodimlari uchun: belgilar, birinchi suhbat, yozuv va murojaat.',
        `Bola kunining katta qismini maktabda o‘tkazadi. O‘zgarishni ko‘pincha birinchi bo‘lib siz sezasiz.
        ## Nimani bilib olasiz
        - E’tibor talab qiladigan belgilar va ularni qanday tekshirish.
        - Bola bilan birinchi suhbat: so‘zlar va chegaralar.
        - Nimani, qanday va qayerda yozib qo‘yish.
        - Kimga murojaat qilish va keyin bolaga qanday qarash.
        Kurs oxirida tekshirsa bo‘ladigan sertifikat beriladi.
        !i Kurs maktabingizdagi tartib va qonun o‘rnini bosmaydi. Uni ish tartibingiz bilan birga qo‘llang.`,
      ],
      ru: [
        'Заметить и помочь',
        'Для работников школы: признаки, первый разговор, запись и обращение.',
        `Большую часть дня ребёнок проводит в школе. Перемену часто первыми замечаете вы.
        ## Что вы узнаете
        - Какие признаки требуют внимания и как их проверить.
        - Первый разговор с ребёнком: слова и границы.
        - Что, как и где записать.
        - К кому обратиться и как потом быть с ребёнком.
        В конце курса выдаётся сертификат, который можно проверить.
        !i Курс не заменяет закон и порядок вашей школы. Применяйте его вместе с ними.`,
      ],
      en: [
        'Noticing and helping',
        'For school staff: signs, the first talk, notes and turning to others.',
        `Children spend most of their day at school. You are often the first to notice a change.
        ## What you will learn
        - Which signs need attention, and how to check them.
        - The first talk with a child: words and limits.
        - What to write down, how, and where.
        - Whom to turn to, and how to treat the child afterwards.
        At the end there is a certificate that can be checked.
        !i The course does not replace the law or your school’s procedure. Use it together with them.`,
      ],
    },
  ),
  lesson(
    'belgilar',
    { course: COURSE, minutes: 6, cover: 'sezish-va-yordam' },
    {
      uz: [
        'Sinfda ko‘rinadigan belgilar',
        'Uchta savol va kuzatuv daftari bilan belgini taxmindan ajratish.',
        `O‘qituvchi tashxis qo‘ymaydi. Uning kuchi boshqa narsada: u bolani har kuni ko‘radi va o‘zgarishni taqqoslay oladi.
        ## Nimalar e’tibor talab qiladi
        - **Davomat.** Dushanba kunlari kelmaydi yoki uyga ketgisi kelmaydi.
        - **O‘qish.** Baho birdan tushadi, diqqat tarqaladi, darsda uxlaydi.
        - **Tana.** Takror ko‘karish, turli davrdagi izlar, tushuntirish mos kelmaydi.
        - **Ovqat va kiyim.** Och keladi, ob-havoga mos kiyinmagan, davolanmagan kasallik.
        - **Munosabat.** Kattaga haddan ortiq yopishadi yoki tegishdan seskanadi.
        - **Ijod.** Rasm va inshoda takrorlanadigan qo‘rquv, jinsiy mazmun.
        - **Telefon.** Xabar kelganda rangi o‘zgaradi, yashiradi.
        ## Uchta savol
        1. **O‘zgardimi?** Oldin qanday edi?
        2. **Takrorlanyaptimi?** Necha marta, qaysi kunlari?
        3. **Birga kelyaptimi?** Yana qaysi belgilar bor?
        Bitta belgining oddiy sababi bo‘lishi mumkin: kasallik, ko‘chish, oiladagi qayg‘u. Belgi ayblash uchun emas, so‘rash uchun.
        ## Kuzatuv yozuvi
        Ko‘rganingizni yozing, xulosani emas. «Onasi uradi» emas, «chap bilagida uch santimetrli ko‘kimtir iz, „yiqildim“ dedi». Sana va soatni qo‘ying.
        ! Isbot to‘plash sizning ishingiz emas. Sezish va yetkazish sizning ishingiz.
        ## Alohida e’tibor
        Nogironligi bor, internatdagi, migrant oiladagi yoki kichik yoshdagi bola kamroq aytadi. Ularga tez-tez savol bering.
        @chat`,
      ],
      ru: [
        'Признаки, которые видны в классе',
        'Три вопроса и запись наблюдений, чтобы отличить признак от догадки.',
        `Учитель не ставит диагноз. Его сила в другом: он видит ребёнка каждый день и может сравнить.
        ## На что обратить внимание
        - **Посещаемость.** Не приходит по понедельникам или не хочет идти домой.
        - **Учёба.** Оценки резко упали, внимание рассеяно, спит на уроке.
        - **Тело.** Повторные синяки, следы разной давности, объяснение не сходится.
        - **Еда и одежда.** Приходит голодным, одет не по погоде, болезнь не лечат.
        - **Отношения.** Слишком льнёт ко взрослому или вздрагивает от прикосновения.
        - **Творчество.** В рисунках и сочинениях повторяется страх, сексуальное содержание.
        - **Телефон.** Меняется в лице от сообщений, прячет экран.
        ## Три вопроса
        1. **Изменилось?** Как было раньше?
        2. **Повторяется?** Сколько раз, в какие дни?
        3. **Есть ещё признаки?** Какие?
        У одного признака может быть простая причина: болезнь, переезд, горе в семье. Признак — повод не обвинить, а спросить.
        ## Запись наблюдений
        Пишите то, что видели, а не вывод. Не «мать бьёт», а «на левом запястье синеватый след три сантиметра, сказал: упал». Поставьте дату и время.
        ! Собирать доказательства — не ваша работа. Заметить и передать — ваша.
        ## Особое внимание
        Дети с инвалидностью, из интерната, из семей мигрантов и самые младшие говорят реже. Спрашивайте их чаще.
        @chat`,
      ],
      en: [
        'Signs you can see in class',
        'Three questions and a note of what you saw, to tell a sign from a guess.',
        `A teacher does not make a diagnosis. Your strength is another one: you see the child every day and can compare.
        ## What needs attention
        - **Attendance.** Stays away on Mondays, or does not want to go home.
        - **Learning.** Marks fall suddenly, attention wanders, sleeps in class.
        - **Body.** Repeated bruises, marks of different ages, an explanation that does not fit.
        - **Food and clothes.** Comes hungry, is not dressed for the weather, an illness is not treated.
        - **Contact.** Clings to grown-ups, or flinches at a touch.
        - **Creative work.** Fear or sexual content that returns in drawings and essays.
        - **Phone.** Turns pale at a message, hides the screen.
        ## Three questions
        1. **Has it changed?** What was it like before?
        2. **Is it repeated?** How often, on which days?
        3. **Are there other signs?** Which ones?
        One sign may have a simple reason: illness, moving house, grief in the family. A sign is a reason to ask, not to accuse.
        ## A note of what you saw
        Write what you saw, not what you conclude. Not “the mother hits him”, but “bluish mark of three centimetres on the left wrist, he said: I fell”. Add date and time.
        ! Collecting proof is not your task. Noticing and passing on is.
        ## Special attention
        Children with disabilities, in boarding schools, of migrant families and the youngest tell less often. Ask them more often.
        @chat`,
      ],
    },
  ),
  lesson(
    'birinchi-suhbat',
    { course: COURSE, minutes: 6 },
    {
      uz: [
        'Bola bilan birinchi suhbat',
        'Joy, so‘zlar, savollar va va’da chegarasi.',
        `Bola sizni tanladi. Bu katta ishonch. Suhbatning maqsadi haqiqatni aniqlash emas. Maqsad — bola eshitilganini sezsin va xavfsiz bo‘lsin.
        ## Tayyorlanish
        - Ko‘rinadigan, ammo eshitilmaydigan joy: sinf burchagi, ochiq eshikli xona.
        - Shoshmang. Vaqtingiz bo‘lmasa, ayting: «Bu muhim. O‘n daqiqadan keyin kelaman» va keling.
        - Bola bo‘yi bilan teng o‘tiring. Stol orada turmasin.
        ## Boshlanishda cheklovni ayting
        «Gaplaringni hammaga aytmayman. Lekin senga yoki boshqa bolaga xavf bo‘lsa, yordam beradigan odamga aytaman. Kimga aytishni sen ham bilasan.»
        ## Qanday so‘raladi
        Ochiq savol bering:
        1. «Menga aytib bera olasanmi?»
        2. «Keyin nima bo‘ldi?»
        3. «Hozir o‘zingni xavfsiz sezyapsanmi?»
        4. «Bugun uyga borishdan qo‘rqasanmi?»
        To‘rtta savol yetadi. «Kim? Necha marta? Ko‘rsat» kabi savollarni mutaxassisga qoldiring. Javobni aytib qo‘ymang va bolaning so‘zini o‘zgartirmang.
        ## Sizning gaplaringiz
        - «Senga ishonaman.»
        - «Aytganing to‘g‘ri bo‘ldi.»
        - «Bu sening aybing emas.»
        - «Endi men bunday qilaman: …»
        ! Bajara olmaydigan va’dani bermang. Bitta kichik va’dani bering va bajaring.
        ## Bola jim qolsa
        Majburlamang. Qog‘oz va qalam bering. «Istagan paytingda kel, har kuni shu yerdaman» deng. Ertasi kuni bolaga odatdagidek salom bering.
        @chat`,
      ],
      ru: [
        'Первый разговор с ребёнком',
        'Место, слова, вопросы и границы обещаний.',
        `Ребёнок выбрал вас. Это большое доверие. Цель разговора не установить истину. Цель в том, чтобы ребёнка услышали и чтобы он был в безопасности.
        ## Подготовка
        - Место, где вас видно, но не слышно: угол класса, кабинет с открытой дверью.
        - Не спешите. Нет времени — скажите: «Это важно. Приду через десять минут» и придите.
        - Сядьте вровень с ребёнком. Пусть между вами не будет стола.
        ## Назовите границу в начале
        «Я не стану рассказывать всем. Но если тебе или другому ребёнку опасно, скажу тому, кто поможет. Кому именно, ты тоже будешь знать».
        ## Как спрашивать
        Задавайте открытые вопросы:
        1. «Можешь рассказать мне?»
        2. «А что было потом?»
        3. «Сейчас ты чувствуешь себя в безопасности?»
        4. «Страшно ли тебе идти сегодня домой?»
        Четырёх вопросов хватит. «Кто? Сколько раз? Покажи» оставьте специалисту. Не подсказывайте ответ и не меняйте слова ребёнка.
        ## Ваши слова
        - «Я тебе верю».
        - «Ты правильно делаешь, что говоришь».
        - «Это не твоя вина».
        - «Теперь я сделаю вот что: …»
        ! Не обещайте того, что не сможете. Дайте одно маленькое обещание и сдержите его.
        ## Если ребёнок молчит
        Не заставляйте. Дайте бумагу и карандаш. Скажите: «Приходи, когда захочешь, я здесь каждый день». Назавтра поздоровайтесь как обычно.
        @chat`,
      ],
      en: [
        'The first talk with a child',
        'Place, words, questions, and the limits of a promise.',
        `The child chose you. That is great trust. The aim of the talk is not to find out the truth. The aim is that the child feels heard and is safe.
        ## Getting ready
        - A place where you are seen but not heard: a corner of the class, a room with the door open.
        - Don’t hurry. If you have no time, say “This matters. I’ll come in ten minutes” — and come.
        - Sit at the child’s height, without a table between you.
        ## Say the limit at the start
        “I won’t tell everybody. But if you or another child are in danger, I’ll tell someone who can help. You will know who it is.”
        ## How to ask
        Ask open questions:
        1. “Can you tell me about it?”
        2. “What happened then?”
        3. “Do you feel safe just now?”
        4. “Are you afraid to go home today?”
        Four questions are enough. Leave “Who? How often? Show me” to the specialist. Don’t suggest an answer, and don’t change the child’s words.
        ## Your words
        - “I believe you.”
        - “It’s right that you tell me.”
        - “It is not your fault.”
        - “What I do now is this: …”
        ! Make no promise you cannot keep. Make one small promise and keep it.
        ## If the child says nothing
        Don’t press. Give paper and a pencil. Say: “Come whenever you want, I’m here every day.” The next day, say hello as usual.
        @chat`,
      ],
    },
  ),
  lesson(
    'yozish-va-yetkazish',
    { course: COURSE, minutes: 6 },
    {
      uz: [
        'Yozish va yetkazish',
        'Shu kunning o‘zida nima yoziladi va kimga aytiladi.',
        `Suhbatdan keyin xotira tez o‘zgaradi. Shu kuni yozilgan qisqa yozuv bir oylik tushuntirishdan qimmatroq.
        ## Yozuvda nima bo‘ladi
        1. Sana, vaqt, joy, kim bor edi.
        2. Bolaning so‘zlari qo‘shtirnoq ichida, aynan.
        3. Sizning savollaringiz.
        4. Ko‘rgan izingiz: qayerda, qanday rangda, qancha.
        5. Nima qildingiz va kimga aytdingiz.
        6. Imzo. Tuzatish kiritsangiz, eskisini o‘chirmang.
        Taxmin, baho va tashxis yozilmaydi. Rasmga olmang va bolani yechintirmang.
        ## Kimga aytiladi
        - **Hozir xavf bo‘lsa:** 112 yoki 102, keyin maktab rahbari.
        - **Xavf keyin bo‘lishi mumkin bo‘lsa:** shu kuni maktabdagi mas’ul va psixolog, so‘ng «Inson» markazi yoki ichki ishlar idorasi.
        - **Shubha bo‘lsa:** mas’ul bilan maslahatlashing. Kuzatuvni davom ettiring.
        2025-yilgi tartibga ko‘ra murojaatdan keyin vaziyat bir kun ichida o‘rganiladi va xavf darajasi belgilanadi. Sizning vazifangiz va muddatlaringizni maktab yuristidan aniqlab oling.
        !w Gumon oila a’zosiga tushsa, ota-onaga avval qo‘ng‘iroq qilmang. Mutaxassis bilan kelishib oling.
        ## Kim bilishi kerak
        Faqat yordam beradiganlar. O‘qituvchilar xonasi, chat guruhi va ota-onalar majlisi bunday joy emas.
        ! Bitta yozuv, bitta mas’ul, bitta yopiq papka.
        ## Murojaat qabul qilinmasa
        Yozma shaklda takrorlang. Raqam va sanani oling. Boshqa eshik ham bor: bizga yozib maslahat olishingiz mumkin.
        @places`,
      ],
      ru: [
        'Записать и передать',
        'Что записать в тот же день и кому сообщить.',
        `После разговора память быстро меняется. Короткая запись в тот же день дороже объяснений через месяц.
        ## Что в записи
        1. Дата, время, место, кто был.
        2. Слова ребёнка в кавычках, дословно.
        3. Ваши вопросы.
        4. Следы, которые вы видели: где, какого цвета, какого размера.
        5. Что вы сделали и кому сообщили.
        6. Подпись. Если исправляете, старое не стирайте.
        Догадки, оценки и диагнозы не пишут. Не фотографируйте и не раздевайте ребёнка.
        ## Кому сообщить
        - **Опасно сейчас:** 112 или 102, затем руководителю школы.
        - **Может стать опасно:** в тот же день ответственному и психологу школы, затем в центр «Инсон» или органы внутренних дел.
        - **Есть сомнение:** посоветуйтесь с ответственным. Продолжайте наблюдать.
        По порядку 2025 года ситуацию изучают в течение дня после обращения и определяют степень риска. Свои обязанности и сроки уточните у юриста школы.
        !w Если подозрение падает на члена семьи, не звоните родителям первыми. Сначала согласуйте со специалистом.
        ## Кому надо знать
        Только тем, кто помогает. Учительская, чат и родительское собрание — не такое место.
        ! Одна запись, один ответственный, одна закрытая папка.
        ## Если обращение не приняли
        Повторите письменно. Возьмите номер и дату. Есть и другая дверь: можно написать нам и посоветоваться.
        @places`,
      ],
      en: [
        'Writing it down and passing it on',
        'What to write the same day, and whom to tell.',
        `Memory changes quickly after a talk. A short note of the same day is worth more than explanations a month later.
        ## What the note says
        1. Date, time, place, who was there.
        2. The child’s words in quotation marks, exactly.
        3. Your questions.
        4. Marks you saw: where, what colour, what size.
        5. What you did and whom you told.
        6. Your signature. If you correct it, don’t erase the old words.
        No guesses, no judgements, no diagnosis. Take no pictures and don’t undress the child.
        ## Whom to tell
        - **Danger now:** 112 or 102, then the head of the school.
        - **Danger later:** the same day the responsible person and the psychologist at school, then an Inson centre or the police.
        - **In doubt:** ask the responsible person for advice. Go on observing.
        By the order of 2025 the situation is studied within one day, and the level of risk is set. Ask your school’s lawyer about your own duties and deadlines.
        !w If a member of the family is suspected, don’t call the parents first. Agree on it with a specialist.
        ## Who needs to know
        Only those who help. The staff room, a chat group and a parents’ meeting are not the place.
        ! One note, one responsible person, one closed folder.
        ## If nobody takes it
        Repeat it in writing. Ask for a number and a date. There is another door too: write to us for advice.
        @places`,
      ],
    },
  ),
  lesson(
    'keyin-sinfda',
    { course: COURSE, minutes: 6 },
    {
      uz: [
        'Keyin, sinfda',
        'Murojaatdan so‘ng bola har kuni sizning darsingizga keladi.',
        `Murojaat qildingiz. Ish mutaxassislarga o‘tdi. Bola esa ertaga yana sinfda o‘tiradi. Endi sizning oddiy kunlik ishingiz davolaydi.
        ## Bolaga kerak bo‘lgan narsa
        - **Odatiylik.** O‘sha joy, o‘sha salom, o‘sha qoidalar.
        - **Oldindan bilish.** Bugun nima bo‘lishini aytib turing.
        - **Tanlov.** «Doskadami yoki joyingdami?»
        - **Chiqish yo‘li.** Kelishilgan belgi: kartochkani stolga qo‘ysa, besh daqiqa chiqib keladi.
        ## Og‘ir paytda
        Bola qotib qolsa, yig‘lasa yoki jahli chiqsa, bu tarbiyasizlik emas. Tana xavfni eslayapti.
        1. Past ovozda gapiring, yaqinlashmang.
        2. Qayerda ekanini ayting: «Sen sinfdasan, men shu yerdaman».
        3. Oyog‘ini yerga bosishini, suv ichishini taklif qiling.
        4. Boshqalarga ish bering, tomosha bo‘lmasin.
        ## Qilinmaydigan ishlar
        - Hammaning oldida achinish yoki savol berish.
        - Talabni butunlay olib tashlash. Bola «men buzilganman» deb o‘ylaydi.
        - Ishning natijasini boladan so‘rash.
        ## Sinfdoshlar gapirsa
        «Bu uning ishi. Biz bu yerda bir-birimizni himoya qilamiz» deng va mavzuni yoping.
        ! Bolani eng ko‘p davolaydigan narsa — har kuni bir xil, ishonchli katta odam.
        ## O‘zingiz-chi?
        Og‘ir gap eshitgan odam ham charchaydi. Maktab psixologi yoki biz bilan gaplashing. Bu zaiflik emas, kasb gigiyenasi.
        @chat`,
      ],
      ru: [
        'Потом, в классе',
        'После обращения ребёнок каждый день приходит на ваш урок.',
        `Вы обратились. Дело у специалистов. А ребёнок завтра снова сидит в классе. Теперь лечит ваша обычная ежедневная работа.
        ## Что нужно ребёнку
        - **Обычность.** То же место, то же приветствие, те же правила.
        - **Предсказуемость.** Говорите, что сегодня будет.
        - **Выбор.** «У доски или с места?»
        - **Выход.** Условный знак: карточка на столе — можно выйти на пять минут.
        ## В трудную минуту
        Если ребёнок застыл, плачет или злится, это не плохое поведение. Тело вспоминает опасность.
        1. Говорите тихо, не подходите вплотную.
        2. Скажите, где он: «Ты в классе, я здесь».
        3. Предложите поставить ноги на пол, выпить воды.
        4. Займите остальных, чтобы не смотрели.
        ## Чего не делать
        - Жалеть и расспрашивать при всех.
        - Совсем убирать требования. Ребёнок решит: «Я сломан».
        - Узнавать у ребёнка, как идёт дело.
        ## Если говорят одноклассники
        Скажите: «Это его дело. Здесь мы друг друга бережём» — и закройте тему.
        ! Больше всего лечит взрослый, который каждый день одинаково надёжен.
        ## А вы?
        Кто услышал тяжёлое, тоже устаёт. Поговорите со школьным психологом или с нами. Это не слабость, а гигиена профессии.
        @chat`,
      ],
      en: [
        'Afterwards, in class',
        'Once you have passed it on, the child still comes to your lesson every day.',
        `You have passed it on. Specialists have the case. And tomorrow the child sits in class again. Now your ordinary daily work is what heals.
        ## What the child needs
        - **The usual.** The same place, the same hello, the same rules.
        - **Knowing ahead.** Say what will happen today.
        - **A choice.** “At the board or from your seat?”
        - **A way out.** An agreed sign: a card on the desk means five minutes outside.
        ## In a hard moment
        If the child freezes, cries or gets angry, it is not bad behaviour. The body remembers danger.
        1. Speak low, don’t come too close.
        2. Say where they are: “You are in class, I’m here.”
        3. Suggest feet on the floor, a drink of water.
        4. Give the others something to do, so that nobody watches.
        ## What not to do
        - Pity or questions in front of everyone.
        - Dropping all demands. The child will think: “I’m broken.”
        - Asking the child how the case goes.
        ## If classmates talk
        Say: “That is private. Here we look after each other” — and close the subject.
        ! What heals most is a grown-up who is equally reliable every day.
        ## And you?
        Whoever hears hard things gets tired too. Talk to the school psychologist, or to us. It is no weakness, it is hygiene of the profession.
        @chat`,
      ],
    },
  ),
]
