import { course, lesson } from '../form.ts'

const COURSE = 'kamsitishsiz-sinf'

export const KAMSITISHSIZ_SINF = [
  course(
    COURSE,
    {
      category: 'ustozlar',
      audiences: ['teacher', 'parent'],
      minutes: 21,
      niche: 'a',
      drawing: 'crowd',
      cover: 'xavfsiz-sinf',
      certificate: true,
    },
    {
      uz: [
        'Kamsitishsiz sinf',
        'Sinf kelishuvi, birinchi aralashuv, tomonlar bilan ish va natijani tekshirish.',
        `Kamsitish ikki bolaning janjali emas. U guruhdagi tartib. Tartibni kattalar o‘rnatadi.
        ## Nimani bilib olasiz
        - Sinf bilan ishlaydigan kelishuv tuzish.
        - Ko‘rganingizda bir daqiqada aralashish.
        - Kamsitilgan va kamsitgan bola bilan alohida ishlash.
        - Natijani uch hafta davomida tekshirish.
        Kurs oxirida tekshirsa bo‘ladigan sertifikat beriladi.`,
      ],
      ru: [
        'Класс без травли',
        'Договор класса, первое вмешательство, работа со сторонами и проверка результата.',
        `Травля — это не ссора двоих. Это порядок в группе. Порядок устанавливают взрослые.
        ## Что вы узнаете
        - Как составить договор, который работает.
        - Как вмешаться за одну минуту.
        - Как отдельно работать с тем, кого травят, и с тем, кто травит.
        - Как три недели проверять результат.
        В конце курса выдаётся сертификат, который можно проверить.`,
      ],
      en: [
        'A class without bullying',
        'A class agreement, stepping in, working with both sides, and checking the result.',
        `Bullying is not a quarrel of two children. It is the order in a group. Grown-ups set that order.
        ## What you will learn
        - How to make a class agreement that works.
        - How to step in within a minute.
        - How to work apart with the bullied child and the one who bullies.
        - How to check the result over three weeks.
        At the end there is a certificate that can be checked.`,
      ],
    },
  ),
  lesson(
    'sinf-kelishuvi',
    { course: COURSE, minutes: 5, cover: 'xavfsiz-sinf' },
    {
      uz: [
        'Sinf kelishuvi',
        'Bir darsda tuziladigan, bir yil ishlaydigan beshta qoida.',
        `Devordagi tayyor qoida ishlamaydi. Bolalar o‘zi aytgan so‘zni esa eslab qoladi. Kelishuv bir dars vaqtini oladi.
        ## Darsning borishi
        1. **Savol (5 daqiqa).** «Qanday sinfda o‘qishni xohlaysiz? Qanday sinfda o‘qishni istamaysiz?» Ismsiz qog‘ozga yozishadi.
        2. **Yig‘ish (10 daqiqa).** Javoblarni doskada guruhlang: so‘z, tana, narsa, internet, yordam.
        3. **Beshta gap (15 daqiqa).** Har bir guruhdan bitta qisqa qoida: «Laqab qo‘ymaymiz», «Narsani so‘rab olamiz».
        4. **Keyin nima? (10 daqiqa).** Qoida buzilsa nima bo‘lishini ham birga belgilang.
        5. **Imzo.** Siz ham imzo qo‘yasiz. Qoidalar sizga ham tegishli.
        ## Yaxshi kelishuv belgisi
        - Beshtadan oshmaydi.
        - Nima qilish kerakligini aytadi.
        - Onlayn guruhni ham qamraydi.
        - Yordam so‘rash yo‘lini ko‘rsatadi.
        ## Yordam so‘rash yo‘llari
        Uchta yo‘l bo‘lsin: ustozga og‘zaki, qutiga yozma, psixologga kirish. Qutini har kuni oching. Javob bo‘lmasa, bolalar yozmay qo‘yadi. Yozgan bolaning ismini sinfda aytmang.
        ! Ustoz laqab aytsa, kelishuv o‘sha kuni tugaydi. Namuna sizdan boshlanadi.
        ## Har oyda bir marta
        O‘n daqiqa ajrating: qaysi qoida ishlayapti, qaysi biri yo‘q? Bolalarga so‘z bering. Ota-onalarga ham bitta varaqda yuboring.
        @chat`,
      ],
      ru: [
        'Договор класса',
        'Пять правил, которые составляют за один урок, а работают год.',
        `Готовые правила на стене не работают. Свои слова дети помнят. На договор нужен один урок.
        ## Ход урока
        1. **Вопрос (5 минут).** «В каком классе хочется учиться? В каком нет?» Пишут на листках без имени.
        2. **Сбор (10 минут).** Сгруппируйте ответы на доске: слова, тело, вещи, интернет, помощь.
        3. **Пять фраз (15 минут).** По одному короткому правилу из группы: «Не даём кличек», «Берём вещи с разрешения».
        4. **Что потом? (10 минут).** Вместе решите, что будет, если правило нарушено.
        5. **Подписи.** Подписываете и вы. Правила касаются и вас.
        ## Признаки хорошего договора
        - Не больше пяти пунктов.
        - Говорит, что делать.
        - Касается и онлайн-группы.
        - Показывает, как попросить помощи.
        ## Как попросить помощи
        Пусть будет три пути: сказать учителю, написать в ящик, зайти к психологу. Ящик открывайте каждый день. Без ответа дети перестанут писать.
        ! Если учитель назвал кличку, договор кончился в тот же день. Пример начинается с вас.
        ## Раз в месяц
        Отведите десять минут: какое правило работает, какое нет? Дайте слово детям. Родителям отправьте договор на одном листе.
        @chat`,
      ],
      en: [
        'A class agreement',
        'Five rules made in one lesson that work for a year.',
        `Ready-made rules on a wall do not work. Children remember their own words. An agreement takes one lesson.
        ## The lesson
        1. **A question (5 minutes).** “In what kind of class do you want to learn? In what kind not?” They write without names.
        2. **Collecting (10 minutes).** Group the answers on the board: words, body, things, internet, help.
        3. **Five sentences (15 minutes).** One short rule from each group: “We give no nicknames”, “We ask before we take”.
        4. **What then? (10 minutes).** Decide together what happens when a rule is broken.
        5. **Signatures.** You sign too. The rules are for you as well.
        ## Signs of a good agreement
        - No more than five points.
        - It says what to do.
        - It covers the online group too.
        - It shows how to ask for help.
        ## Ways to ask for help
        Let there be three: telling the teacher, writing to a box, seeing the psychologist. Open the box every day. Without an answer, children stop writing.
        ! If the teacher uses a nickname, the agreement ends that day. The example begins with you.
        ## Once a month
        Take ten minutes: which rule works, which does not? Let the children speak. Send the agreement to parents on one page.
        @chat`,
      ],
    },
  ),
  lesson(
    'bir-daqiqada-aralashish',
    { course: COURSE, minutes: 5 },
    {
      uz: [
        'Bir daqiqada aralashish',
        'Ko‘rganda nima deyiladi: to‘xtatish, ajratish, keyin gaplashish.',
        `Siz indamay o‘tib ketsangiz, hamma «mumkin ekan» deb tushunadi. Aralashish uchun uzun gap kerak emas. Darsni to‘xtatish ham shart emas. Bir daqiqa yetadi.
        ## To‘rt qadam
        1. **To‘xtating.** Xotirjam va aniq: «To‘xta. Bizda bunday qilinmaydi».
        2. **Nomlang.** Odamni emas, ishni ayting: «Sumkasini otish narsaga zarar yetkazish».
        3. **Ajrating.** Har kim o‘z joyiga. Tomoshabinlarga vazifa bering.
        4. **Va’da bering.** «Men siz bilan alohida gaplashaman. Bugun, uchinchi darsdan keyin.»
        Keyin albatta gaplashing. Bajarilmagan va’da kamsituvchini kuchaytiradi.
        ## Hozir qilinmaydigan ishlar
        - Ikkalasini yarashtirib, qo‘l berishtirish. Kuch teng emas, kamsitilgan bola yana yutqazadi.
        - «Kim boshladi?» deb hammaning oldida tergash.
        - «E’tibor berma» deyish. Bola yolg‘iz qoladi.
        - Kamsituvchini sharmanda qilish. U keyin alam oladi.
        ## Tana xavfi bo‘lsa
        Avval xavfsizlik: boshqa kattani chaqiring, bolalarni uzoqlashtiring, jarohatni ko‘ring. Kerak bo‘lsa, shifokor va ota-ona. Og‘ir holatda 112.
        ! Ustozning jimligi ham javob. Bolalar uni eshitadi.
        ## Onlayn holat
        Guruhda ko‘rsangiz, guruhda tortishmang. Surat oling, yozing: «Bu gaplar to‘xtasin. Ertaga gaplashamiz». Keyin alohida ishlang. Suratni faqat yordam beradigan kishiga ko‘rsating.
        @chat`,
      ],
      ru: [
        'Вмешаться за минуту',
        'Что сказать на месте: остановить, развести, поговорить потом.',
        `Если вы молча прошли мимо, все поймут: «Так можно». Чтобы вмешаться, долгих слов не надо. Урок останавливать не нужно. Хватит минуты.
        ## Четыре шага
        1. **Остановите.** Спокойно и ясно: «Стоп. У нас так не делают».
        2. **Назовите.** Не человека, а поступок: «Бросать чужую сумку — это портить вещи».
        3. **Разведите.** Каждый на своё место. Зрителям дайте дело.
        4. **Пообещайте.** «Я поговорю с каждым отдельно. Сегодня, после третьего урока».
        И обязательно поговорите. Невыполненное обещание усиливает обидчика.
        ## Чего сейчас не делать
        - Мирить и заставлять жать руки. Силы не равны, и проиграет снова тот же ребёнок.
        - Допрашивать при всех: «Кто начал?»
        - Советовать «не обращай внимания». Ребёнок останется один.
        - Позорить обидчика. Он отыграется потом.
        ## Если опасно для тела
        Сначала безопасность: позовите взрослого, уведите детей, осмотрите травму. Если нужно, врач и родители. В тяжёлом случае 112.
        ! Молчание учителя — тоже ответ. Дети его слышат.
        ## В сети
        Увидели в группе — не спорьте в группе. Снимите экран и напишите: «Прекращаем. Поговорим завтра». Дальше работайте отдельно. Снимок показывайте только тем, кто помогает.
        @chat`,
      ],
      en: [
        'Stepping in within a minute',
        'What to say on the spot: stop it, part them, talk later.',
        `If you walk past without a word, everyone understands: “it’s allowed”. Stepping in takes no long speech. A minute is enough.
        ## Four steps
        1. **Stop it.** Calmly and clearly: “Stop. We don’t do that here.”
        2. **Name it.** Not the person, but the deed: “Throwing someone’s bag is damaging things.”
        3. **Part them.** Everyone to their place. Give those who watch something to do.
        4. **Promise.** “I’ll talk to each of you alone. Today, after the third lesson.”
        Then do talk. A broken promise makes the one who bullies stronger.
        ## What not to do now
        - Make them shake hands. Strength is not equal, and the same child loses again.
        - Question them in front of all: “Who started it?”
        - Say “just ignore it”. The child is left alone.
        - Shame the one who bullies. They will take it out on someone later.
        ## If bodies are in danger
        Safety first: call another grown-up, move the children away, look at injuries. If needed, a doctor and the parents. In a serious case 112.
        ! A teacher’s silence is an answer too. Children hear it.
        ## Online
        If you see it in a group, don’t argue in the group. Take a screenshot and write: “This stops now. We’ll talk tomorrow.” Then work with each one apart.
        @chat`,
      ],
    },
  ),
  lesson(
    'tomonlar-bilan-ish',
    { course: COURSE, minutes: 6 },
    {
      uz: [
        'Tomonlar bilan alohida ish',
        'Kamsitilgan, kamsitgan va ko‘rib turgan bolalar bilan suhbat tartibi.',
        `Uchta suhbat uch xil bo‘ladi. Ularni birlashtirmang va tartibini almashtirmang.
        ## 1. Kamsitilgan bola
        - Tinglang, yozib oling, «aybing yo‘q» deng.
        - «Sen nimani xohlaysan?» deb so‘rang. Rejani birga tuzing.
        - Xavfsiz yo‘l, xavfsiz joy va bitta sherik belgilang.
        - Har ikki kunda ikki daqiqa so‘rang: «Bugun qanday?»
        ## 2. Kamsitgan bola
        - Yakka, xotirjam, isbot bilan: «Seshanba kuni men … ni ko‘rdim».
        - Ishni qoralang, bolani emas.
        - «Unga qanday bo‘ldi, deb o‘ylaysan?» deb so‘rang va kuting.
        - Tuzatish yo‘lini o‘zi taklif qilsin. Muddat qo‘ying.
        - Unda ham og‘riq bor-yo‘qligini biling: uyda urishadimi, o‘zini ham kamsitishganmi?
        ## 3. Ko‘rib turganlar
        - Kuladigan va jim turadiganlarga alohida vazifa bering: sherik bo‘lish, o‘yinga qo‘shish, kattani chaqirish.
        - «Qahramon bo‘l» demang. Xavfsiz, kichik ishni so‘rang.
        ## Ota-onalar
        Avval eshiting, keyin dalil ayting, so‘ng reja. «Sizning bolangiz bezori» degan gap suhbatni tugatadi. «Ikkala bolaga ham yordam beramiz» degan gap boshlaydi. Ikki oilani bir xonada uchrashtirmang.
        ! Maqsad jazo emas. Maqsad — og‘riq to‘xtasin va qaytmasin.
        ## Psixologga yo‘naltirish
        Bola o‘ziga zarar, yashagisi kelmaslik yoki zo‘ravonlik haqida gapirsa, shu kuniyoq mutaxassisga o‘tkazing.
        @chat`,
      ],
      ru: [
        'Работа с каждой стороной',
        'Разговор с тем, кого травят, с тем, кто травит, и с теми, кто видел.',
        `Это три разных разговора. Не соединяйте их и не меняйте порядок.
        ## 1. Ребёнок, которого травят
        - Выслушайте, запишите, скажите: «Твоей вины нет».
        - Спросите: «Чего ты хочешь?» Составьте план вместе.
        - Определите безопасную дорогу, безопасное место и одного напарника.
        - Раз в два дня на две минуты: «Как сегодня?»
        ## 2. Ребёнок, который травит
        - Наедине, спокойно, по фактам: «Во вторник я видел, как …»
        - Осуждайте поступок, а не ребёнка.
        - Спросите: «Как, по-твоему, было ему?» И подождите.
        - Пусть сам предложит, как исправить. Назначьте срок.
        - Узнайте, нет ли боли и у него: бьют дома, травили самого?
        ## 3. Те, кто видел
        - Тем, кто смеялся или молчал, дайте отдельные дела: быть напарником, позвать в игру, позвать взрослого.
        - Не просите геройства. Просите маленькое и безопасное.
        ## Родители
        Сначала выслушайте, потом факты, затем план. «Ваш ребёнок хулиган» заканчивает разговор. «Мы поможем обоим детям» его начинает. Не сводите две семьи в одной комнате.
        ! Цель не наказание. Цель — чтобы боль прекратилась и не вернулась.
        ## Направить к психологу
        Если ребёнок говорит о вреде себе, о нежелании жить или о насилии, передайте специалисту в тот же день.
        @chat`,
      ],
      en: [
        'Working with each side apart',
        'Talks with the child who is bullied, the one who bullies, and those who saw it.',
        `These are three different talks. Don’t join them, and don’t change their order.
        ## 1. The child who is bullied
        - Listen, write it down, say “it is not your fault”.
        - Ask: “What would you like?” Make a plan together.
        - Agree on a safe way, a safe place and one partner.
        - Every other day, two minutes: “How was today?”
        ## 2. The child who bullies
        - Alone, calmly, with facts: “On Tuesday I saw …”
        - Judge the deed, not the child.
        - Ask: “What do you think it was like for him?” And wait.
        - Let them suggest how to put it right. Set a date.
        - Find out if there is pain here too: hit at home, bullied before?
        ## 3. Those who saw it
        - Give those who laughed or kept quiet something to do: be a partner, invite into the game, call a grown-up.
        - Don’t ask for heroes. Ask for small, safe things.
        ## Parents
        Listen first, then facts, then the plan. “Your child is a bully” ends the talk. “We’ll help both children” begins it. Don’t bring two families together in one room.
        ! The aim is not punishment. The aim is that the pain stops and does not come back.
        ## To the psychologist
        Does a child speak of self-harm, of not wanting to live, or of violence? Hand over to a specialist the same day.
        @chat`,
      ],
    },
  ),
  lesson(
    'natijani-tekshirish',
    { course: COURSE, minutes: 5 },
    {
      uz: [
        'Natijani tekshirish',
        'Uch hafta, uchta savol va sinf havosini o‘lchash.',
        `Ko‘p maktabda ish birinchi suhbat bilan tugaydi. Kamsitish esa ikki kun jim bo‘lib, keyin yashirinroq qaytadi. Shuning uchun tekshirish rejaning bir qismi.
        ## Uch haftalik taqvim
        - **1-hafta.** Har ikki kunda kamsitilgan boladan so‘rang. Tanaffusda o‘zingiz ko‘rining.
        - **2-hafta.** Kelishilgan ishlar bajarildimi? Kamsitgan bola nimani tuzatdi? Aytib maqtang.
        - **3-hafta.** Ota-onalarga qisqa xabar. Rejani davom ettirish yoki yopish.
        ## Uchta savol
        1. Bu hafta necha marta bo‘ldi?
        2. Maktabga kelish osonlashdimi? Birdan o‘ngacha baho bering.
        3. Kim yordam berdi?
        Javoblarni daftarga yozing. Raqam ikki hafta pasaymasa, reja o‘zgaradi.
        ## Sinf havosi
        Oyda bir marta ismsiz varaq tarqating:
        - Sinfda o‘zimni xavfsiz sezaman: ha / ba’zan / yo‘q.
        - Yordam kerak bo‘lsa, kimga borishni bilaman: ha / yo‘q.
        - Oxirgi oyda kimnidir kamsitishganini ko‘rdim: ha / yo‘q.
        Natijani bolalarga ko‘rsating va birga bitta qadam tanlang.
        ! Tugadi deb siz emas, kamsitilgan bola aytadi.
        ## Qaytib kelsa
        Bu mag‘lubiyat emas. Yashirin joylarni tekshiring: hojatxona, avtobus, chat. Maktab rahbari va psixolog bilan kengroq reja tuzing. Zo‘ravonlik yoki tahdid bo‘lsa, murojaat tartibiga o‘ting.
        @places`,
      ],
      ru: [
        'Проверить результат',
        'Три недели, три вопроса и воздух в классе.',
        `Во многих школах работа кончается первой беседой. А травля два дня молчит и возвращается скрытно. Поэтому проверка — часть плана.
        ## Календарь на три недели
        - **1-я неделя.** Через день спрашивайте ребёнка, которого травили. На переменах будьте на виду.
        - **2-я неделя.** Выполнено ли обещанное? Что исправил обидчик? Похвалите вслух.
        - **3-я неделя.** Короткое сообщение родителям. Продолжить план или закрыть.
        ## Три вопроса
        1. Сколько раз было на этой неделе?
        2. Легче ли идти в школу? Оцени от одного до десяти.
        3. Кто помог?
        Ответы записывайте. Если за две недели число не падает, план меняют.
        ## Воздух в классе
        Раз в месяц раздайте листки без имени:
        - В классе мне безопасно: да / иногда / нет.
        - Знаю, к кому идти за помощью: да / нет.
        - За месяц при мне кого-то травили: да / нет.
        Покажите итог детям и вместе выберите один шаг.
        ! Что всё закончилось, решаете не вы, а тот, кого травили.
        ## Если вернулось
        Это не поражение. Проверьте скрытые места: туалет, автобус, чат. Составьте более широкий план с директором и психологом. При насилии или угрозах переходите к порядку обращения.
        @places`,
      ],
      en: [
        'Checking the result',
        'Three weeks, three questions, and the air in the class.',
        `In many schools the work ends with the first talk. Bullying keeps quiet for two days and comes back better hidden. So checking is part of the plan.
        ## A calendar of three weeks
        - **Week 1.** Ask the bullied child every other day. Be seen in the breaks.
        - **Week 2.** Was the agreement kept? What did the other child put right? Praise it.
        - **Week 3.** A short message to the parents. Go on with the plan, or close it.
        ## Three questions
        1. How often did it happen this week?
        2. Is it easier to come to school? From one to ten.
        3. Who helped?
        Write the answers down. If the figure does not fall in two weeks, change the plan.
        ## The air in the class
        Once a month, hand out a sheet without names:
        - I feel safe in class: yes / sometimes / no.
        - I know whom to go to for help: yes / no.
        - I saw someone bullied this month: yes / no.
        Show the result to the children and choose one step together.
        ! It is over when the child who was bullied says so, not you.
        ## If it comes back
        That is not defeat. Look at hidden places: toilets, the bus, the chat. Make a wider plan with the head and the psychologist. With violence or threats, turn to others as the procedure says.
        @places`,
      ],
    },
  ),
]
