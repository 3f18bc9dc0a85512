import { question } from '../form.ts'

const CATEGORY = 'uyda'

export const QUESTIONS_UYDA = [
  question(
    'kimga-aytsam-boladi',
    { category: CATEGORY, age_band: '11-13', lesson: 'oltita-shakl', days_ago: 40 },
    {
      uz: [
        'Uyda urishadi. Aytsam, nima bo‘ladi?',
        'Jahli chiqsa, uyda kattalardan biri meni uradi. Keyin kechirim so‘raydi. Kimgadir aytsam, oilam buzilib ketishidan qo‘rqaman.',
        `Yozganingiz yaxshi bo‘ldi. Qo‘rqishingizni tushunaman: siz oilangizni ham, o‘zingizni ham o‘ylayapsiz.
        Urish to‘g‘ri emas. Keyin kechirim so‘rashsa ham, sizga og‘riq bo‘lgan. Bu sizning aybingiz emas.
        ## Hozir nima qilish mumkin
        1. Jahl chiqayotganini sezsangiz, xavfsizroq xonaga o‘ting. O‘rtaga tushmang.
        2. Ishonadigan bitta kattani tanlang: buvi, xola, o‘qituvchi, maktab psixologi.
        3. Unga shunday deng: «Meni uyda urishyapti. Yordam kerak».
        ## Aytsangiz, nima bo‘ladi
        Yordam beradigan odamlarning ishi oilani buzish emas. Ular avval xavfni o‘rganadi. Keyin hamma xavfsiz bo‘lishi uchun nima kerakligini rejalashtiradi. Ba’zan kattaga ham yordam kerak bo‘ladi.
        !w Hozir urishayotgan yoki qo‘rqitayotgan bo‘lishsa, 112 ga qo‘ng‘iroq qiling.
        Bizga yozing. Kimga va qanday aytishni birga o‘ylaymiz.
        @chat`,
      ],
      ru: [
        'Дома бьют. Что будет, если рассказать?',
        'Когда один из взрослых дома злится, он меня бьёт. Потом просит прощения. Мне страшно рассказать: вдруг семья распадётся.',
        `Хорошо, что ты об этом пишешь. Твой страх понятен: ты думаешь и о семье, и о себе.
        Бить нельзя. Даже если потом просят прощения, тебе было больно. В этом нет твоей вины.
        ## Что можно сделать сейчас
        1. Чувствуешь, что взрослый злится, — уйди в более безопасную комнату. Не вставай между взрослыми.
        2. Выбери одного взрослого, которому веришь: бабушку, тётю, учителя, школьного психолога.
        3. Скажи так: «Меня дома бьют. Мне нужна помощь».
        ## Что будет, если рассказать
        Задача тех, кто помогает, — не разрушить семью. Сначала они узнают, насколько опасно. Потом составляют план, чтобы всем было безопасно. Иногда помощь нужна и взрослому.
        !w Если бьют или угрожают прямо сейчас, звони 112.
        Напиши нам. Вместе подумаем, кому и как сказать.
        @chat`,
      ],
      en: [
        'I get hit at home. What happens if I tell?',
        'When one of the grown-ups at home is angry, they hit me. Afterwards they say sorry. I’m afraid that my family will break up if I tell.',
        `It is good that you wrote. Your fear makes sense: you are thinking of your family and of yourself.
        Hitting is not all right. Even if they say sorry, you were hurt. It is not your fault.
        ## What you can do now
        1. When you notice the anger coming, go to a safer room. Don’t step between grown-ups.
        2. Choose one grown-up you trust: a grandmother, an aunt, a teacher, the school psychologist.
        3. Say this: “I’m being hit at home. I need help.”
        ## What happens if you tell
        The people who help are not there to break up families. First they find out how great the danger is. Then they make a plan so that everyone is safe. Sometimes the grown-up needs help too.
        !w If someone is hitting or threatening you right now, call 112.
        Write to us. We can work out together whom to tell, and how.
        @chat`,
      ],
    },
  ),
  question(
    'uydagi-shovqin',
    { category: CATEGORY, age_band: '7-10', lesson: 'qorquv-kelganda', days_ago: 33 },
    {
      uz: [
        'Ota-onam har kuni janjallashadi. Men nima qilay?',
        'Kechqurun uyda baqirishadi. Ukam yig‘laydi. Men yarashtirmoqchi bo‘laman, lekin menga ham baqirishadi.',
        `Sizga og‘ir bo‘lyapti. Kattalarning janjali sizdan emas. Ularni yarashtirish ham sizning ishingiz emas.
        ## Janjal paytida
        1. O‘rtaga tushmang.
        2. Ukangizni olib, boshqa xonaga o‘ting.
        3. Eshikni yoping, birga rasm chizing yoki ertak o‘qing.
        4. Ukangizga ayting: «Bu bizdan emas. Men yoningdaman».
        ## Tinchlanganda
        Ota-onangizning qaysi biriga aytish osonroq? Unga shunday deng: «Siz baqirsangiz, men qo‘rqaman». Buvingiz yoki ustozingizga ham aytsa bo‘ladi.
        !w Kimdir ursa yoki narsa otsa, 112 raqamini tering. Ismingizni va qayerda ekaningizni ayting.
        @chat`,
      ],
      ru: [
        'Родители ссорятся каждый день. Что мне делать?',
        'Вечером дома кричат. Братик плачет. Я пытаюсь их помирить, но кричат и на меня.',
        `Тебе сейчас тяжело. Взрослые ссорятся не из-за тебя. И мирить их — не твоя задача.
        ## Во время ссоры
        1. Не вставай между ними.
        2. Возьми братика и уйди в другую комнату.
        3. Закрой дверь, рисуйте или читайте сказку.
        4. Скажи ему: «Это не из-за нас. Я рядом».
        ## Когда стало тихо
        Кому из родителей сказать легче? Скажи так: «Когда вы кричите, мне страшно». Можно сказать и бабушке или учителю.
        !w Если кто-то бьёт или бросает вещи, набери 112. Назови имя и скажи, где ты.
        @chat`,
      ],
      en: [
        'My parents quarrel every day. What can I do?',
        'In the evening they shout at home. My little brother cries. I try to make peace, but they shout at me too.',
        `This is hard for you. The grown-ups do not quarrel because of you. Making peace between them is not your job.
        ## During a quarrel
        1. Don’t step between them.
        2. Take your brother and go to another room.
        3. Close the door, draw something or read a story.
        4. Tell him: “It’s not because of us. I’m with you.”
        ## When it is quiet
        Which of your parents is easier to talk to? Say: “When you shout, I get scared.” You can tell your grandma or your teacher too.
        !w If someone hits or throws things, call 112. Say your name and where you are.
        @chat`,
      ],
    },
  ),
  question(
    'ukam-bilan-uyda',
    { category: CATEGORY, age_band: '11-13', lesson: 'oltita-shakl', days_ago: 26 },
    {
      uz: [
        'Ota-onam ishda, uch kunlab yolg‘iz qolaman',
        'Ular boshqa shaharda ishlaydi. Ukam bilan qolamiz, ba’zan ovqat tugab qoladi. Aytsam, ularni jazolashadimi?',
        `Siz katta yukni ko‘taryapsiz. Ota-onangiz sizni yaxshi ko‘rishi mumkin. Shunga qaramay, bolalar uchun kattaning qarovi kerak.
        ## Bugun
        - Ovqat tugagan bo‘lsa, qo‘shni yoki qarindoshga ayting. Bu uyat emas.
        - Eshikni notanish odamga ochmang.
        - Gaz va elektrni tekshiring.
        - Ikkita raqamni yod oling: qarindoshniki va 112.
        ## Keyin
        Maktabda bitta kattaga ayting: «Bizga hech kim qaramayapti, ovqat yetmaydi». «Inson» markazida ham yordam bor: oziq-ovqat, nafaqa, qarovchi. Maqsad jazo emas. Maqsad sizlar to‘q va xavfsiz bo‘lishingiz.
        ! Ukangiz uchun siz ona yoki ota bo‘lishingiz shart emas.
        @chat`,
      ],
      ru: [
        'Родители на работе, я по три дня без взрослых',
        'Они работают в другом городе. Мы с братом остаёмся вдвоём, иногда кончается еда. Если скажу, их накажут?',
        `Ты несёшь большую тяжесть. Родители могут вас любить. И всё же детям нужна забота взрослого.
        ## Сегодня
        - Кончилась еда — скажи соседям или родным. Это не стыдно.
        - Не открывай незнакомым.
        - Проверь газ и электричество.
        - Выучи два номера: родственника и 112.
        ## Потом
        Скажи одному взрослому в школе: «За нами никто не смотрит, еды не хватает». Помогут и в центре «Инсон»: с продуктами, пособием, уходом. Цель не наказать. Цель, чтобы вам было сытно и безопасно.
        ! Быть брату мамой или папой — не твоя задача.
        @chat`,
      ],
      en: [
        'My parents work away, and I’m alone for days',
        'They work in another town. I stay with my brother, and sometimes the food runs out. Will they be punished if I tell?',
        `You are carrying a lot. Your parents may love you. Still, children need a grown-up’s care.
        ## Today
        - If the food is gone, tell a neighbour or a relative. It is no shame.
        - Don’t open the door to strangers.
        - Check the gas and the electricity.
        - Learn two numbers by heart: a relative’s and 112.
        ## Then
        Tell one grown-up at school: “Nobody looks after us, there isn’t enough food.” An Inson centre can help too, with food, allowances and care. The aim is not to punish. The aim is that you are fed and safe.
        ! You don’t have to be a mother or father to your brother.
        @chat`,
      ],
    },
  ),
  question(
    'oqishni-davom-ettirish',
    { category: CATEGORY, age_band: '14-17', lesson: 'keyingi-qadamlar', place: 'toshkent-shahri-inson', days_ago: 19 },
    {
      uz: [
        'Meni o‘qitmay, erga bermoqchi',
        'O‘n olti yoshdaman. O‘qishni davom ettirmoqchiman, uyda esa to‘y haqida gap ketyapti. Rozi emasman, lekin gapirishga qo‘rqaman.',
        `Rozi bo‘lmaslik haqqingiz bor. Siz hali boladek himoya qilinasiz: o‘n sakkiz yoshgacha.
        ## Gaplashish uchun
        - Sizni tushunadigan bitta kattani toping: xola, amma, ustoz.
        - Undan yoningizda turishini so‘rang.
        - Qisqa ayting: «Men o‘qishni davom ettiraman. To‘yga rozi emasman».
        ## Hujjatlar
        Tug‘ilganlik guvohnomasi va maktab hujjatlari nusxasini ishonchli kattada saqlang. Rozi bo‘lmagan qog‘ozga imzo qo‘ymang.
        ## Yordam
        Maktab psixologi, «Inson» markazi va bepul huquqiy yordam shunday holatda maslahat beradi. Murojaatni o‘zingiz ham qila olasiz.
        !w Sizni qulflashsa, urishsa yoki majburan olib ketishsa, 112.
        @places`,
      ],
      ru: [
        'Мне не дают учиться и хотят выдать замуж',
        'Мне шестнадцать. Хочу учиться дальше, а дома говорят о свадьбе. Я не согласна, но боюсь сказать.',
        `У тебя есть право не соглашаться. До восемнадцати лет тебя защищают как ребёнка.
        ## Чтобы поговорить
        - Найди одного взрослого, который тебя поймёт: тётю, учителя.
        - Попроси побыть рядом.
        - Скажи коротко: «Я продолжаю учиться. На свадьбу не согласна».
        ## Документы
        Копии свидетельства о рождении и школьных бумаг держи у взрослого, которому веришь. Не подписывай то, с чем не согласна.
        ## Помощь
        Школьный психолог, центр «Инсон» и бесплатная правовая помощь дают совет в таких случаях. Обратиться можешь и ты сама.
        !w Если запирают, бьют или увозят силой, звони 112.
        @places`,
      ],
      en: [
        'They won’t let me study and want me to marry',
        'I’m sixteen. I want to go on studying, and at home they talk of a wedding. I don’t agree, but I’m afraid to say so.',
        `You have the right not to agree. Until eighteen, you are protected as a child.
        ## To talk about it
        - Find one grown-up who understands you: an aunt, a teacher.
        - Ask them to stand by you.
        - Say it shortly: “I’m going on with school. I don’t agree to a wedding.”
        ## Papers
        Let a grown-up you trust keep copies of your birth certificate and school papers. Don’t sign what you don’t agree with.
        ## Help
        The school psychologist, an Inson centre and free legal aid give advice in such cases. You can turn to them yourself.
        !w If they lock you in, hit you or take you away by force, call 112.
        @places`,
      ],
    },
  ),
  question(
    'yaxshi-gap-haqida',
    { category: CATEGORY, age_band: '11-13', lesson: 'ikki-his', days_ago: 8 },
    {
      uz: [
        'Urishmaydi, lekin doim haqorat qilishadi',
        '«Qo‘lingdan hech narsa kelmaydi», «sendan odam chiqmaydi» deyishadi. Urishmaydi-ku, demak, shikoyat qilsam noto‘g‘rimi?',
        `Noto‘g‘ri emas. Doimiy haqorat ham og‘ritadi. Qonunda bu ruhiy zo‘ravonlik deyiladi.
        ## Bu gaplar haqida
        Birov sizga yuz marta aytgan gap haqiqatga aylanib qolmaydi. Sizga yoqadigan, qo‘lingizdan keladigan uchta ishni yozing. Yonida kim maqtaganini ham yozing.
        ## Nima desa bo‘ladi
        - «Shunday gapirsangiz, menga og‘ir bo‘ladi.»
        - «Xatomni ayting, lekin haqorat qilmang.»
        Xavfsiz bo‘lsa, tinch paytda ayting. Javob baqirish bo‘lsa, davom etmang.
        ## Yoningizga odam toping
        Oilada sizni himoya qila oladigan kim bor? Unga shu xabarni o‘qib bering. Bo‘lmasa, maktab psixologiga boring.
        ! Siz haqorat emas, hurmat bilan gapirishlariga loyiqsiz.
        @chat`,
      ],
      ru: [
        'Не бьют, но постоянно оскорбляют',
        'Говорят: «руки не оттуда», «человека из тебя не выйдет». Но не бьют же. Значит, жаловаться неправильно?',
        `Правильно. Постоянные оскорбления тоже ранят. В законе это называют психологическим насилием.
        ## Об этих словах
        Даже сто раз повторённые слова не становятся правдой. Запиши три дела, которые у тебя получаются. И кто тебя за них хвалил.
        ## Что можно сказать
        - «Когда вы так говорите, мне больно».
        - «Скажите, где ошибка, но не оскорбляйте».
        Говори, когда спокойно и безопасно. Если в ответ кричат, не продолжай.
        ## Найди человека рядом
        Кто в семье может тебя защитить? Прочитай ему или ей это письмо. Если никто, иди к школьному психологу.
        ! Ты заслуживаешь не оскорблений, а уважения.
        @chat`,
      ],
      en: [
        'They don’t hit me, but they always insult me',
        'They say “you’re good for nothing”, “nothing will come of you”. But they don’t hit me. So is it wrong to complain?',
        `It is not wrong. Constant insults hurt too. The law calls it psychological violence.
        ## About those words
        Words do not become true by being said a hundred times. Write down three things you are good at. Write beside them who praised you.
        ## What you can say
        - “When you talk like that, it hurts me.”
        - “Tell me what I did wrong, but don’t insult me.”
        Say it when it is quiet and safe. If they shout back, stop there.
        ## Find someone beside you
        Who in the family could protect you? Read them what you wrote here. If there is nobody, go to the school psychologist.
        ! You deserve respect, not insults.
        @chat`,
      ],
    },
  ),
]
