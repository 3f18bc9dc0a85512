import { course, lesson } from '../form.ts'

const COURSE = 'uy-va-men'

export const UYDA_OGIR = [
  course(
    COURSE,
    {
      category: 'oila',
      audiences: ['teen'],
      minutes: 21,
      niche: 'c',
      drawing: 'house',
      cover: 'uyda-ogir',
    },
    {
      uz: [
        'Uyda og‘ir bo‘lsa',
        'O‘smirlar uchun: nima zo‘ravonlik hisoblanadi, o‘zini saqlash rejasi va yordam so‘rash.',
        `Uyda og‘ir bo‘lganini aytish qiyin. Odam yaqinlarini yaxshi ko‘radi va ayni paytda ulardan qo‘rqadi. Ikkala his ham rost.
        ## Nimani bilib olasiz
        - Zo‘ravonlikning oltita shakli.
        - Nega bu sizning aybingiz emas.
        - Xavfsizlik rejasini tuzish.
        - Yordam so‘rasangiz, keyin nima bo‘ladi.
        !i Bu sahifani ko‘rib qolishlaridan qo‘rqsangiz, yuqoridagi «Tez chiqish» tugmasini bosing.`,
      ],
      ru: [
        'Если дома тяжело',
        'Для подростков: что считается насилием, план безопасности и как просить помощи.',
        `Сказать, что дома тяжело, трудно. Человек любит близких и одновременно их боится. Оба чувства настоящие.
        ## Что ты узнаешь
        - Шесть форм насилия.
        - Почему в этом нет твоей вины.
        - Как составить план безопасности.
        - Что будет, если попросить помощи.
        !i Боишься, что эту страницу увидят? Нажми вверху «Быстрый выход».`,
      ],
      en: [
        'When home is hard',
        'For teenagers: what counts as violence, a safety plan, and asking for help.',
        `It is hard to say that home is hard. You love the people close to you, and you are afraid of them. Both feelings are true.
        ## What you will learn
        - The six forms of violence.
        - Why it is not your fault.
        - How to make a safety plan.
        - What happens if you ask for help.
        !i Afraid that someone might see this page? Press “Quick exit” at the top.`,
      ],
    },
  ),
  lesson(
    'oltita-shakl',
    { course: COURSE, minutes: 5, cover: 'uyda-ogir' },
    {
      uz: [
        'Oltita shakl',
        'Qonun bolaga nisbatan zo‘ravonlikni qanday ataydi.',
        `«Bizda hamma shunday tarbiyalanadi» deyishadi. Lekin qonun boshqacha aytadi. 2025-yil 15-maydan 996-son qonun kuchga kirgan. Unda zo‘ravonlikning oltita shakli sanalgan.
        ## Ular oddiy so‘z bilan
        1. **Jismoniy.** Urish, tortish, kuydirish, bog‘lab qo‘yish.
        2. **Jinsiy.** Shaxsiy joylarga tegish, majburlash, shunday rasm yoki suhbat.
        3. **Ruhiy.** Doim haqorat qilish, qo‘rqitish, «seni haydayman» deyish.
        4. **Qarovsizlik.** Ovqat, kiyim, davolanish yoki nazoratsiz qoldirish.
        5. **Ekspluatatsiya.** Bola mehnatidan yoki tanasidan foyda olish, tilanchilik qildirish.
        6. **Kamsitish.** Maktabda, ko‘chada yoki internetda takrorlanadigan xo‘rlash.
        ## Bular ham hisobga olinadi
        - Sizni urishmasa ham, onangizni ko‘zingiz oldida urishsa.
        - «Yaxshi ko‘rganimdan uraman» deyishsa.
        - Kam bo‘lsa ham, har safar qo‘rqib yashasangiz.
        ## Oddiy qoida nima unda?
        Telefonni cheklash yoki uy ishi buyurish zo‘ravonlik emas. Farqi shunda: qoida sizni saqlaydi, zo‘ravonlik sizni sindiradi.
        ! Zo‘ravonlik oilaning ichki ishi emas. U haqida aytish xiyonat emas.
        ## Nomi topilmasa ham yozing
        Qaysi shakl ekanini bilish shart emas. «Menga uyda qiyin» deyish yetadi. Qolganini birga tushunamiz. Boshlash uchun qulay paytni o‘zingiz tanlaysiz. Bugun faqat bitta gap yozsangiz ham bo‘ladi.
        @chat`,
      ],
      ru: [
        'Шесть форм',
        'Как закон называет насилие над ребёнком.',
        `Говорят: «У нас всех так воспитывают». Но закон говорит иначе. С 15 мая 2025 года действует закон № 996. В нём названы шесть форм насилия.
        ## Простыми словами
        1. **Физическое.** Бить, дёргать, обжигать, связывать.
        2. **Сексуальное.** Трогать личные места, принуждать, такие фото или разговоры.
        3. **Психологическое.** Постоянно оскорблять, пугать, говорить «выгоню».
        4. **Отсутствие заботы.** Оставлять без еды, одежды, лечения или присмотра.
        5. **Эксплуатация.** Наживаться на труде или теле ребёнка, заставлять просить милостыню.
        6. **Травля.** Унижать снова и снова в школе, на улице или в интернете.
        ## Это тоже считается
        - Тебя не бьют, но при тебе бьют маму.
        - Говорят: «Бью, потому что люблю».
        - Бывает редко, но каждый раз страшно.
        ## А обычные правила?
        Ограничить телефон или поручить уборку — не насилие. Разница такая: правило бережёт тебя, насилие ломает.
        ! Насилие — не внутреннее дело семьи. Рассказать о нём — не предательство.
        ## Пиши, даже если нет слов
        Знать, какая это форма, не нужно. Достаточно сказать: «Мне дома плохо». Остальное поймём вместе. Время, чтобы начать, выбираешь ты.
        @chat`,
      ],
      en: [
        'Six forms',
        'What the law calls violence against a child.',
        `“Everyone is brought up like this,” people say. But the law says something else. Law No. 996 has been in force since 15 May 2025. It names six forms of violence.
        ## In plain words
        1. **Physical.** Hitting, pulling, burning, tying up.
        2. **Sexual.** Touching private parts, forcing, pictures or talk of that kind.
        3. **Psychological.** Constant insults, threats, “I’ll throw you out”.
        4. **Neglect.** Leaving a child without food, clothes, treatment or care.
        5. **Exploitation.** Profiting from a child’s work or body, sending a child to beg.
        6. **Bullying.** Humiliating again and again, at school, in the street or online.
        ## These count too
        - You are not hit, but your mother is hit in front of you.
        - They say: “I hit you because I love you.”
        - It is rare, but you are afraid each time.
        ## What about ordinary rules?
        Limiting the phone or asking you to clean is not violence. The difference is this: a rule keeps you safe, violence breaks you.
        ! Violence is not a private matter of the family. To tell about it is not betrayal.
        ## Write even without the right word
        You don’t have to know which form it is. “Home is hard for me” is enough. We can work out the rest together.
        @chat`,
      ],
    },
  ),
  lesson(
    'ikki-his',
    { course: COURSE, minutes: 5 },
    {
      uz: [
        'Aybdor siz emassiz',
        'Nega o‘zimizni ayblaymiz va bu fikrdan qanday chiqamiz.',
        `«Yaxshiroq o‘qiganimda, urmas edi». «Jim tursam, janjal bo‘lmas edi». Ko‘p o‘smir shunday o‘ylaydi. Bu tabiiy, lekin noto‘g‘ri.
        ## Nega shunday o‘ylaymiz
        Ayb menda bo‘lsa, tuzatishim mumkindek tuyuladi. Bu umid beradi. Aslida esa kattaning qo‘li kattaning o‘zida. U boshqacha yo‘l tanlay olardi: xonadan chiqish, suv ichish, gapirish.
        ## Uchta yolg‘on gap
        - «O‘zing jahlimni chiqarding.» Jahl hammada bor. Urishni tanlagan odam javob beradi.
        - «Boshqalarga aytsang, sharmanda bo‘lamiz.» Sharmandalik yordam so‘ragan odamga tegishli emas.
        - «Hech kim ishonmaydi.» Ishonadigan odamlar bor. Ularni topguncha aytish kerak.
        ## Ikki his birga
        Siz otangizni sog‘inasiz va undan qo‘rqasiz. Onangizga achinasiz va undan ranjiysiz. Bu chalkash emas, bu odatiy. Hislaringizdan birini yashirish shart emas.
        ! Kattaning qo‘li va gapi uchun bola javob bermaydi.
        ## O‘zingizga yaxshi gap
        Buni yozib oling yoki ichingizda ayting:
        > Menga og‘ir bo‘ldi. Bu mening aybim emas. Menga yordam tegishli.
        ## Uka va singillarim-chi?
        Ko‘pincha kattaroq farzand hammani himoya qilmoqchi bo‘ladi. Sizning ishingiz ularni qalqon bo‘lib to‘sish emas. Ularni xavfsizroq xonaga olib o‘ting va yordam chaqiring.
        @chat`,
      ],
      ru: [
        'Твоей вины нет',
        'Почему мы виним себя и как выйти из этой мысли.',
        `«Учился бы лучше — не били бы». «Молчала бы — не было бы ссоры». Так думают многие. Это понятно, но это неправда.
        ## Почему так думается
        Если виноват я, кажется, что я могу всё исправить. Это даёт надежду. Но рука взрослого принадлежит взрослому. Можно было поступить иначе: выйти, выпить воды, поговорить.
        ## Три неправды
        - «Это всё из-за тебя». Злость бывает у всех. Отвечает тот, кто выбрал удар.
        - «Расскажешь — опозоришь нас». Позор не на том, кто просит помощи.
        - «Никто не поверит». Есть те, кто верит. Говори, пока не найдёшь их.
        ## Два чувства сразу
        Скучаешь по отцу и боишься его. Жалеешь маму и обижаешься на неё. Это не путаница, так бывает. Ни одно чувство не надо прятать.
        ! За руку и слова взрослого ребёнок не отвечает.
        ## Доброе слово себе
        Запиши или скажи про себя:
        > Мне было тяжело. В этом нет моей вины. Мне положена помощь.
        ## А младшие?
        Часто старший ребёнок хочет защитить всех. Закрывать их собой — не твоя задача. Уведи их в более безопасную комнату и позови на помощь.
        @chat`,
      ],
      en: [
        'It is not your fault',
        'Why we blame ourselves, and how to step out of that thought.',
        `“If I did better at school, they wouldn’t hit me.” “If I kept quiet, there would be no fight.” Many teenagers think so. It is natural, but it is not true.
        ## Why we think so
        If it is my fault, it seems that I could mend it. That gives hope. But a grown-up’s hand belongs to the grown-up. They could have chosen another way: leave the room, drink some water, talk.
        ## Three untrue things
        - “You made me angry.” Everyone gets angry. The one who chose to hit has to answer for it.
        - “If you tell, you shame us.” The shame is not on the one who asks for help.
        - “Nobody will believe you.” There are people who do. Keep telling until you find them.
        ## Two feelings at once
        You miss your father, and you are afraid of him. You feel sorry for your mother, and you are cross with her. That is not confused, it is common. You need not hide either feeling.
        ! A child does not answer for a grown-up’s hand and words.
        ## A kind word to yourself
        Write it down, or say it inside:
        > It was hard for me. It is not my fault. Help is meant for me.
        ## What about the little ones?
        Often the oldest child wants to protect everyone. It is not your job to be their shield. Take them to a safer room and call for help.
        @chat`,
      ],
    },
  ),
  lesson(
    'tinch-paytdagi-reja',
    { course: COURSE, minutes: 6 },
    {
      uz: [
        'Xavfsizlik rejasi',
        'Tinch paytda tuziladigan oltita bandli reja.',
        `Yong‘in rejasi yong‘in bo‘lishini xohlash degani emas. Xavfsizlik rejasi ham shunday. Uni tinch paytda tuzasiz. Qiyin paytda o‘ylash osonroq bo‘ladi.
        ## Oldindan tuziladigan reja
        1. **Belgilar.** Janjal qanday boshlanadi? Ovoz, hid, yurish, bir gap.
        2. **Xona.** Eshikka yaqin, ichida og‘ir va o‘tkir narsa yo‘q. Oshxona va hammom xavfliroq.
        3. **Chiqish.** Qaysi eshik, qaysi yo‘l, qaysi qo‘shni.
        4. **Odamlar.** Uchta kattaning ismi va raqami. Ikkitasini yod oling.
        5. **Yashirin so‘z.** Do‘stingiz bilan kelishing: shu so‘zni yozsam, yordam chaqir.
        6. **Sumka.** Kalit, ozgina pul, quvvat, hujjat nusxasi. Uni ishonchli kattanikida saqlasa bo‘ladi.
        ## Janjal boshlansa
        - O‘rtaga tushmang. Bahslashmang.
        - Kichiklarni olib, tanlagan xonangizga o‘ting.
        - Imkon bo‘lsa, uydan chiqing.
        - 112 ga qo‘ng‘iroq qiling: ismim …, manzilim …, uyda urishyapti.
        ## Telefondagi iz
        Tahdid qilayotgan odam telefoningizni ko‘rsa, ehtiyot bo‘ling. Saytdan «Tez chiqish» bilan chiqing. Brauzer tarixini tozalang. Rejani qog‘ozda ochiq qoldirmang, yodlab oling.
        ! Reja sizni jasur qilish uchun emas. Omon va butun qolishingiz uchun.
        ## Varaq
        Bu dars yonida chop etsa bo‘ladigan varaq bor. Uni maktab psixologi bilan birga to‘ldirsangiz, yanada yaxshi.
        @numbers`,
      ],
      ru: [
        'План безопасности',
        'Шесть пунктов, которые пишут в спокойное время.',
        `Составить план на случай пожара — не значит хотеть пожара. С планом безопасности так же. Его составляют, когда спокойно. Тогда в трудную минуту легче думать.
        ## Что продумать заранее
        1. **Признаки.** С чего начинается ссора? Голос, запах, шаги, какая-то фраза.
        2. **Комната.** Ближе к двери, без тяжёлого и острого. Кухня и ванная опаснее.
        3. **Выход.** Какая дверь, какая дорога, к какому соседу.
        4. **Люди.** Имена и номера трёх взрослых. Два номера выучи.
        5. **Тайное слово.** Договорись с другом: напишу его — зови помощь.
        6. **Сумка.** Ключ, немного денег, зарядка, копия документа. Её можно держать у взрослого, которому веришь.
        ## Если ссора началась
        - Не вставай между. Не спорь.
        - Возьми младших и уйди в выбранную комнату.
        - Если можно, выйди из дома.
        - Позвони 112: меня зовут …, мой адрес …, дома бьют.
        ## Следы в телефоне
        Если твой телефон смотрит тот, кто угрожает, будь осторожнее. Уходи с сайта кнопкой «Быстрый выход». Очищай историю браузера. Не оставляй план на виду, лучше выучи его.
        ! План нужен не для смелости. Он нужен, чтобы сберечь тебя.
        ## Лист
        К уроку есть лист, который можно распечатать. Ещё лучше заполнить его со школьным психологом.
        @numbers`,
      ],
      en: [
        'A safety plan',
        'Six points to write down while it is calm.',
        `Having a fire plan does not mean that you want a fire. A safety plan is like that. You make it when it is calm. Then it is easier to think when it is hard.
        ## To think of beforehand
        1. **Signs.** How does a fight begin? A voice, a smell, footsteps, a certain sentence.
        2. **Room.** Near the door, with nothing heavy or sharp. Kitchen and bathroom are more dangerous.
        3. **Way out.** Which door, which way, which neighbour.
        4. **People.** Names and numbers of three grown-ups. Learn two by heart.
        5. **A secret word.** Agree with a friend: if I write this word, call for help.
        6. **A bag.** Key, a little money, charger, copy of a document. A grown-up you trust can keep it.
        ## If a fight begins
        - Don’t step between. Don’t argue.
        - Take the little ones and go to the room you chose.
        - If you can, leave the house.
        - Call 112: my name is …, my address is …, someone is being hit at home.
        ## Traces on the phone
        If the person who threatens you looks at your phone, take care. Leave this site by “Quick exit”. Clear the browser’s history. Don’t leave the plan lying open, learn it by heart.
        ! The plan is not there to make you brave. It is there to keep you safe and whole.
        ## The sheet
        This lesson has a sheet to print. It is even better to fill it in with the school psychologist.
        @numbers`,
      ],
    },
  ),
  lesson(
    'keyingi-qadamlar',
    { course: COURSE, minutes: 5 },
    {
      uz: [
        'Yordam so‘rasam, nima bo‘ladi?',
        'Kimga murojaat qilinadi va keyingi qadamlar qanday.',
        `Noma’lumlik ko‘pincha qo‘rquvdan ham og‘ir. Shuning uchun yo‘lni oldindan bilgan yaxshi.
        ## Kimga aytish mumkin
        - Maktabda: psixolog, sinf rahbari, hamshira.
        - «Inson» ijtimoiy xizmatlar markazi: u yerda ijtimoiy xodim va psixolog bor.
        - Ichki ishlar idorasi: 112 yoki 102.
        - Bu yerda: maslahatchi bilan yozishma.
        Murojaatni bolaning o‘zi ham qilishi mumkin.
        ## Keyin nima bo‘ladi
        1. Sizni tinglashadi. Bir nechta savol berishadi.
        2. Vaziyatni o‘rganishadi. 2025-yilgi tartibga ko‘ra bunga bir kun beriladi.
        3. Xavf past yoki yuqori deb baholanadi.
        4. Himoya rejasi tuziladi: kim nima qiladi va qachon.
        Har safar «endi nima bo‘ladi?» deb so‘rang. Bu sizning haqqingiz.
        ## Bizga yozsangiz
        Ismingizni aytish shart emas. Yozganingizni maslahatchi o‘qiydi. Hayotingiz xavf ostida bo‘lsa, yordam chaqiramiz. Iloji bo‘lsa, avval sizga aytamiz.
        ! Yordam so‘rash oilani buzish emas. Bu hammaga xavfsiz bo‘lishining boshlanishi.
        ## Birinchi xabar uchun namuna
        > Salom. Men 14 yoshdaman. Uyda menga qo‘l ko‘tarishadi. Hozir xavf yo‘q. Nima qilishni bilmayman.
        Shu to‘rt gap yetadi. Qolganini shoshmasdan aytasiz.
        ## Yordam sust bo‘lsa
        Javob kelmasa, yana murojaat qiling yoki boshqa joyga boring. Sanani va kim bilan gaplashganingizni yozib qo‘ying.
        @places`,
      ],
      ru: [
        'Что будет, если попросить помощи?',
        'К кому обратиться и какие шаги дальше.',
        `Неизвестность бывает тяжелее страха. Поэтому дорогу лучше знать заранее.
        ## Кому можно сказать
        - В школе: психологу, классному руководителю, медсестре.
        - В центр социальных услуг «Инсон»: там есть социальный работник и психолог.
        - В органы внутренних дел: 112 или 102.
        - Здесь: консультанту в чате.
        Обратиться может и сам ребёнок.
        ## Что потом
        1. Тебя выслушают. Зададут несколько вопросов.
        2. Изучат, что происходит. По порядку 2025 года на это даётся один день.
        3. Оценят опасность: низкая или высокая.
        4. Составят план защиты: кто, что и когда делает.
        Каждый раз спрашивай: «Что будет дальше?» Это твоё право.
        ## Если написать нам
        Имя называть не обязательно. Написанное читает консультант. Если твоя жизнь в опасности, мы позовём помощь. Если можно, сначала скажем тебе.
        ! Просить о помощи — не значит рушить семью. С этого начинается безопасность для всех.
        ## Образец первого сообщения
        > Здравствуйте. Мне 14 лет. Дома меня бьют. Сейчас опасности нет. Не знаю, что делать.
        Этого хватит. Остальное расскажешь не спеша.
        ## Если помогают медленно
        Нет ответа — обратись ещё раз или в другое место. Записывай дату и с кем был разговор.
        @places`,
      ],
      en: [
        'What happens if I ask for help?',
        'Whom to turn to, and the next steps.',
        `Not knowing is often harder than fear. So it is good to know the way beforehand.
        ## Whom you can tell
        - At school: the psychologist, your class teacher, the nurse.
        - An Inson centre of social services: it has a social worker and a psychologist.
        - The police: 112 or 102.
        - Here: a counsellor in the chat.
        A child may turn to them too, without anyone else.
        ## What comes then
        1. They listen. They ask a few questions.
        2. They study the situation. The order of 2025 gives one day for that.
        3. They judge the danger as low or high.
        4. They make a plan of protection: who does what, and when.
        Ask each time: “What happens next?” That is your right.
        ## If you write to us
        You don’t have to give your name. A counsellor reads what you write. If your life is in danger, we call for help. If we can, we tell you first.
        ! To ask for help is not to break up the family. It is where safety for everyone begins.
        ## A first message, for example
        > Hello. I’m 14. They hit me at home. There is no danger now. I don’t know what to do.
        These few words are enough. You can tell the rest slowly.
        ## If help is slow
        If no answer comes, ask again or go to another place. Write down the date and whom you talked to.
        @places`,
      ],
    },
  ),
]
