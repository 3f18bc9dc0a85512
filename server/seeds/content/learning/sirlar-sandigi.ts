import { course, lesson } from '../form.ts'

const COURSE = 'sirlar-sandigi'

export const SIRLAR_SANDIGI = [
  course(
    COURSE,
    {
      category: 'tanam',
      audiences: ['child'],
      minutes: 17,
      niche: 'v',
      drawing: 'chest',
      cover: 'sirlar-sandigi',
    },
    {
      uz: [
        'Sirlar sandig‘i',
        'Rasmli hikoya va uchta dars: qaysi sir yaxshi, qaysi sirni saqlamaslik kerak.',
        `Sirlar har xil bo‘ladi. Ba’zisidan quvonasiz, ba’zisidan qorin og‘riydi.
        ## Nimani bilib olasiz
        - Yaxshi sirni yomon sirdan ajratish.
        - Sovg‘a va va’da qachon tuzoq bo‘ladi.
        - Og‘ir sirni kimga va qanday aytish.
        Ikkinchi darsda rasmli hikoya bor. Uni kichik ukangizga ham o‘qib bersangiz bo‘ladi.`,
      ],
      ru: [
        'Сундук секретов',
        'История в картинках и три урока: какой секрет хороший, а какой хранить не нужно.',
        `Секреты бывают разные. От одних радостно, от других болит живот.
        ## Что ты узнаешь
        - Как отличить хороший секрет от плохого.
        - Когда подарок и обещание — ловушка.
        - Кому и как рассказать тяжёлый секрет.
        Во втором уроке есть история в картинках. Её можно почитать и младшему брату или сестре.`,
      ],
      en: [
        'The chest of secrets',
        'A picture story and three lessons: which secrets are good, and which ones not to keep.',
        `There are many kinds of secrets. Some make you happy, and some make your tummy hurt.
        ## What you will learn
        - How to tell a good secret from a bad one.
        - When a present or a promise is a trap.
        - Whom to tell a heavy secret, and how.
        The second lesson is a story in pictures. You can read it to a little brother or sister too.`,
      ],
    },
  ),
  lesson(
    'yaxshi-sir-yomon-sir',
    { course: COURSE, minutes: 4, cover: 'sirlar-sandigi' },
    {
      uz: [
        'Yaxshi sir va yomon sir',
        'Ikki xil sirni uchta savol bilan ajratamiz.',
        `Onangizga sovg‘a tayyorladingiz. Tug‘ilgan kunigacha hech kimga aytmaysiz. Bu sir. Undan quvonasiz. Lekin boshqa sirlar ham bor.
        ## Yaxshi sir
        - U tez ochiladi: bayramda yoki tug‘ilgan kunda.
        - Ochilsa, hamma xursand bo‘ladi.
        - Uni o‘ylasangiz, kulgingiz keladi.
        ## Yomon sir
        - Uni «umrbod saqla» deyishadi.
        - Aytsangiz, yomon bo‘ladi deb qo‘rqitishadi.
        - Uni o‘ylasangiz, qorin siqiladi yoki uyqu kelmaydi.
        - Undan kimdir og‘riq yoki uyat ko‘radi.
        ## Uchta savol
        Sir og‘irmi? O‘zingizdan so‘rang:
        1. Bu sir qachon ochiladi?
        2. Undan kimga yaxshi, kimga yomon?
        3. Uni onamga yoki ustozimga aytsam bo‘ladimi?
        Bitta javob ham yoqmasa, bu yomon sir.
        ! Yomon sirni saqlash shart emas. «Hech kimga aytma» deyishgan bo‘lsa ham, aytsa bo‘ladi.
        ## Tana haqidagi sirlar
        Shaxsiy joylar haqida hech qanday sir bo‘lmaydi. Ularga tegish, qarash yoki ularni suratga olish sir emas. Kimdir shuni «sirimiz» desa, darrov ishongan kattangizga ayting. Siz yomon bola emassiz. Siz to‘g‘ri ish qilyapsiz.
        ## Mashq
        Ikkita quti chizing. Biriga quyosh, biriga bulut qo‘ying. Bilgan sirlaringizni so‘zsiz, belgi bilan joylang. Bulutli qutida nima bor? Uni kimga aytasiz?
        @chat`,
      ],
      ru: [
        'Хороший секрет и плохой секрет',
        'Отличаем два вида секретов с помощью трёх вопросов.',
        `Ты готовишь маме подарок. До дня рождения никому не говоришь. Это секрет. От него радостно. Но есть и другие секреты.
        ## Хороший секрет
        - Он скоро откроется: на празднике или в день рождения.
        - Когда он откроется, все обрадуются.
        - Думаешь о нём — и хочется улыбаться.
        ## Плохой секрет
        - Его просят хранить всегда.
        - Пугают: расскажешь — будет плохо.
        - Думаешь о нём — сжимается живот или не спится.
        - От него кому-то больно или стыдно.
        ## Три вопроса
        Секрет тяжёлый? Спроси себя:
        1. Когда этот секрет откроется?
        2. Кому от него хорошо, а кому плохо?
        3. Можно ли сказать его маме или учителю?
        Не нравится хоть один ответ? Значит, секрет плохой.
        ! Плохой секрет хранить не нужно. Его можно рассказать, даже если просили молчать.
        ## Секреты про тело
        Про личные места секретов не бывает. Трогать их, смотреть на них, фотографировать — это не секрет. Если кто-то так говорит, сразу скажи взрослому, которому веришь. Ты поступаешь правильно.
        ## Задание
        Нарисуй две коробки. На одной солнце, на другой туча. Разложи свои секреты значками, без слов. Что лежит под тучей? Кому ты это скажешь?
        @chat`,
      ],
      en: [
        'Good secrets and bad secrets',
        'Two kinds of secrets, told apart by three questions.',
        `You are making a present for your mum. You tell nobody until her birthday. That is a secret. It makes you happy. But there are other secrets too.
        ## A good secret
        - It comes out soon: on a holiday or a birthday.
        - When it comes out, everyone is glad.
        - When you think of it, you want to smile.
        ## A bad secret
        - They ask you to keep it for ever.
        - They scare you: if you tell, something bad will happen.
        - When you think of it, your tummy feels tight, or you cannot sleep.
        - It hurts someone, or makes them ashamed.
        ## Three questions
        Is a secret heavy? Ask yourself:
        1. When will this secret come out?
        2. Who is happy with it, and who is not?
        3. Could I tell it to my mum or my teacher?
        If you do not like one of the answers, it is a bad secret.
        ! You do not have to keep a bad secret. You may tell it, even if they asked you not to.
        ## Secrets about the body
        There are no secrets about private parts. Touching them, looking at them or taking pictures of them is never a secret. If someone says so, tell a grown-up you trust at once. You are doing the right thing.
        ## Try it
        Draw two boxes. Put a sun on one and a cloud on the other. Put your secrets in with little signs, without words. What is under the cloud? Whom will you tell?
        @chat`,
      ],
    },
  ),
  lesson(
    'kamola-va-sandiq',
    { course: COURSE, minutes: 5, kind: 'story' },
    {
      uz: [
        'Kamola va sandiq',
        'Rasmli hikoya: og‘ir sandiqni bir o‘zingiz ko‘tarmaysiz.',
        `## Uy
        [[hikoya-1]] Kamola maktabdan qaytadi.
        Kamola uchinchi sinfda o‘qiydi. Uning uyi bog‘ yonida. U varrak uchirishni yaxshi ko‘radi. Uyda onasi bor, qishloqda buvisi bor.
        ## Mehmon
        [[hikoya-2]] Mehmon choy ichadi.
        Bir kuni tanish mehmon keldi. U Kamolaga shirinlik berdi. Keyin onasi oshxonaga chiqdi. Mehmon Kamolani tizzasiga o‘tqazdi va quchoqladi. Kamolaga yoqmadi. U tushmoqchi bo‘ldi. Mehmon qo‘yib yubormadi. «Bu bizning sirimiz», dedi u.
        ## Sandiq
        [[hikoya-3]] Tunda uyqu kelmadi.
        Kamola sirni ichiga soldi. Xuddi sandiqqa solgandek. Sandiq kundan kunga og‘irlashdi. Qorni og‘ridi. Varrak uchirgisi kelmadi. U o‘yladi: «Aytsam, meni urishishadi».
        ## Gap
        [[hikoya-4]] Kamola buvisiga aytdi.
        Shanba kuni buvisi keldi. «Ko‘zing g‘amgin», dedi u. Kamola avval jim turdi. Keyin sekin dedi: «Buvi, aytishga qo‘rqyapman». Buvisi shoshilmadi. U kutdi. Kamola hammasini aytdi.
        Buvisi urishmadi. U dedi: «Senga ishonaman. Aytganing yaxshi bo‘ldi. Bu sening aybing emas».
        ## Yengil sandiq
        [[hikoya-5]] Endi varrak yana osmonda.
        Kattalar birga gaplashdi. Mehmon endi bu uyga kelmaydi. Kamola psixolog bilan ham suhbatlashdi. Sandiq yengillashdi.
        ! Og‘ir sirni aytgan bola jasur. Kattaning yomon ishi uchun bola aybdor emas.
        ## Savollar
        - Kamolaning tanasi qanday xabar berdi?
        - Buvisi qaysi gapni to‘g‘ri aytdi?
        - Sizning «buvingiz» kim?
        @chat`,
      ],
      ru: [
        'Камола и сундук',
        'История в картинках: тяжёлый сундук не несут в одиночку.',
        `## Дом
        [[hikoya-1]] Камола идёт из школы.
        Камола учится в третьем классе. Её дом стоит у сада. Она любит запускать змея. Дома мама, в кишлаке бабушка.
        ## Гость
        [[hikoya-2]] Гость пьёт чай.
        Однажды пришёл знакомый гость. Он дал Камоле конфету. Мама вышла на кухню. Гость посадил Камолу на колени и обнял. Камоле не понравилось. Она хотела слезть. Он не отпустил. «Это наш секрет», — сказал он.
        ## Сундук
        [[hikoya-3]] Ночью не спалось.
        Камола спрятала секрет внутрь. Как будто в сундук. С каждым днём сундук тяжелел. Болел живот. Змея запускать не хотелось. Она думала: «Расскажу — меня отругают».
        ## Слова
        [[hikoya-4]] Камола рассказала бабушке.
        В субботу приехала бабушка. «Глаза у тебя грустные», — сказала она. Сначала Камола молчала. Потом тихо сказала: «Бабушка, мне страшно говорить». Бабушка не торопила. Она ждала. И Камола рассказала всё.
        Бабушка не ругала. Она сказала: «Я тебе верю. Хорошо, что ты сказала. Это не твоя вина».
        ## Лёгкий сундук
        [[hikoya-5]] Змей снова в небе.
        Взрослые поговорили. Гость больше не приходит в этот дом. Камола поговорила и с психологом. Сундук стал лёгким.
        ! Рассказать тяжёлый секрет — это смелость. В плохом поступке взрослого нет вины ребёнка.
        ## Вопросы
        - Как тело Камолы подсказало ей?
        - Какие слова бабушки были правильными?
        - Кто твоя «бабушка»?
        @chat`,
      ],
      en: [
        'Kamola and the chest',
        'A story in pictures: nobody carries a heavy chest alone.',
        `## Home
        [[hikoya-1]] Kamola walks home from school.
        Kamola is in the third class. Her house stands by a garden. She loves to fly a kite. Her mum is at home, and her grandma lives in the village.
        ## The visitor
        [[hikoya-2]] The visitor drinks tea.
        One day a visitor came, someone they knew. He gave Kamola a sweet. Her mum went into the kitchen. The visitor took Kamola on his knees and hugged her. Kamola did not like it. She wanted to get down. He did not let go. “This is our secret,” he said.
        ## The chest
        [[hikoya-3]] That night she could not sleep.
        Kamola put the secret away inside her, as if into a chest. Day by day the chest grew heavier. Her tummy hurt. She did not want to fly her kite. She thought: “If I tell, they will be angry with me.”
        ## The words
        [[hikoya-4]] Kamola told her grandma.
        On Saturday grandma came. “Your eyes are sad,” she said. At first Kamola said nothing. Then she said quietly: “Grandma, I’m scared to say it.” Grandma did not hurry her. She waited. And Kamola told her everything.
        Grandma was not angry. She said: “I believe you. I’m glad you told me. It is not your fault.”
        ## A light chest
        [[hikoya-5]] The kite is in the sky again.
        The grown-ups talked. The visitor does not come to this house any more. Kamola talked with a psychologist too. The chest became light.
        ! It is brave to tell a heavy secret. What a grown-up did wrong is never the child’s fault.
        ## Questions
        - How did Kamola’s body tell her?
        - Which of grandma’s words were right?
        - Who is a “grandma” for you?
        @chat`,
      ],
    },
  ),
  lesson(
    'sovga-va-vada',
    { course: COURSE, minutes: 4 },
    {
      uz: [
        'Sovg‘a, va’da va tuzoq',
        'Sovg‘a evaziga sir so‘rashsa, nima qilish kerak.',
        `Sovg‘a olish yoqimli. Yaxshi sovg‘a uchun hech narsa to‘lamaysiz. Lekin ba’zi odam sovg‘ani tuzoq qiladi.
        ## Sovg‘a qachon tuzoq bo‘ladi
        - «Uydagilarga aytma» deyishadi.
        - Keyin evaziga bir ish so‘rashadi.
        - Yolg‘iz qolganingizda berishadi.
        - Bu pul, telefon yoki o‘yindagi tanga bo‘lishi mumkin.
        Sovg‘ani olib qo‘ygan bo‘lsangiz ham, qarzdor emassiz. Uni qaytarish uchun o‘sha odamga yolg‘iz bormang. Kattangizga ayting.
        ## Qo‘rqitish ham tuzoq
        Ba’zan sovg‘a o‘rniga qo‘rqitishadi:
        - «Onang kasal bo‘lib qoladi».
        - «Senga hech kim ishonmaydi».
        - «O‘zing xohlagansan».
        Bu gaplar yolg‘on. Kattalar bunday gapni bola jim tursin deb aytadi.
        ! Yaxshi odam bolaga «ota-onangdan yashir» demaydi.
        ## Uyda uchta qoida
        1. Sovg‘a olsam, uyda ko‘rsataman.
        2. Kimdir bilan biror joyga borsam, avval uydan so‘rayman.
        3. «Sir saqla» deyishsa, «men sir saqlamayman» deyman.
        ## Mashq
        Quyidagilarning qaysi biri tuzoq? O‘ylab ko‘ring.
        - Xolangiz bayramda kitob beradi. Onangiz yonida turibdi.
        - O‘yindagi tanish tanga beradi va rasmingizni so‘raydi.
        - Murabbiy hammaga bittadan koptok beradi.
        - Qo‘shni «uyga kir, shirinlik bor, hech kimga aytma» deydi.
        Ikkinchisi va to‘rtinchisi tuzoq. Topgan bo‘lsangiz, qoidani yaxshi tushunibsiz.
        @chat`,
      ],
      ru: [
        'Подарок, обещание и ловушка',
        'Что делать, если за подарок просят хранить секрет.',
        `Получать подарки приятно. За хороший подарок не надо платить. Но бывает, что подарок — это ловушка.
        ## Когда подарок — ловушка
        - Говорят: «Дома не рассказывай».
        - Потом просят что-то взамен.
        - Дарят, когда рядом никого нет.
        - Это могут быть деньги, телефон или монеты в игре.
        Даже если подарок уже у тебя, долга нет. Не ходи к этому человеку, чтобы вернуть. Скажи взрослому.
        ## Угроза — тоже ловушка
        Иногда вместо подарка пугают:
        - «Мама заболеет».
        - «Тебе никто не поверит».
        - «Это была твоя идея».
        Это неправда. Взрослые говорят так, чтобы ребёнок молчал.
        ! Хороший человек не скажет ребёнку: «Прячь это от родителей».
        ## Три домашних правила
        1. Подарок показываю дома.
        2. Иду с кем-то — сначала спрашиваю дома.
        3. Просят хранить секрет — отвечаю: «Я секреты не храню».
        ## Задание
        Где здесь ловушка? Подумай.
        - Тётя дарит книгу на праздник. Мама стоит рядом.
        - Знакомый из игры даёт монеты и просит фото.
        - Тренер даёт каждому по мячу.
        - Сосед говорит: «Зайди, есть конфеты, никому не говори».
        Ловушки — второе и четвёртое. Нашлись обе? Значит, правило понятно.
        @chat`,
      ],
      en: [
        'Presents, promises and traps',
        'What to do when someone wants a secret in return for a present.',
        `It is nice to get presents. You do not pay for a good present. But some people use a present as a trap.
        ## When a present is a trap
        - They say: “Don’t tell them at home.”
        - Later they want something in return.
        - They give it when you are alone.
        - It can be money, a phone or coins in a game.
        Even if you took the present, you owe nothing. Do not go to that person to give it back. Tell a grown-up.
        ## A threat is a trap too
        Sometimes they scare you instead:
        - “Your mum will fall ill.”
        - “Nobody will believe you.”
        - “You wanted it yourself.”
        These things are not true. Some grown-ups say them so that a child keeps quiet.
        ! A good person does not tell a child: “Hide this from your parents.”
        ## Three rules at home
        1. If I get a present, I show it at home.
        2. If I go somewhere with someone, I ask at home first.
        3. If someone wants a secret, I say: “I don’t keep secrets.”
        ## Try it
        Which of these are traps? Think about it.
        - Your aunt gives you a book on a holiday. Mum stands beside you.
        - Someone from a game gives you coins and asks for your picture.
        - The coach gives everyone a ball.
        - A neighbour says: “Come in, I have sweets, don’t tell anyone.”
        The second and the fourth are traps. Did you find both? Then you know the rule well.
        @chat`,
      ],
    },
  ),
  lesson(
    'sirni-ochish',
    { course: COURSE, minutes: 4 },
    {
      uz: [
        'Og‘ir sirni ochish',
        'Qachon, qayerda va qaysi so‘z bilan aytish mumkin.',
        `Sir og‘ir bo‘lsa, uni birga ko‘tarish kerak. Aytish qo‘rqinchli. Lekin aytgandan keyin yengil bo‘ladi.
        ## Qachon va qayerda
        - Kattangiz shoshmayotgan paytni tanlang.
        - Tinch joyga chiqing: oshxona, hovli, yo‘lda yurib ham bo‘ladi.
        - Yonida qo‘rqqan odamingiz bo‘lmasin.
        ## Uchta gap
        Uzun aytish shart emas. Uchta gap yetadi:
        1. «Menga bir ish bo‘ldi.»
        2. «Buni qilgan odam …»
        3. «Menga yordam kerak.»
        Ismini aytish qiyinmi? Yozib bering. Rasm chizing. Qo‘g‘irchoqda ko‘rsating. Hammasini birdan aytish shart emas.
        ## Katta odam yig‘lasa yoki jahli chiqsa
        Ba’zan katta odam qattiq xafa bo‘ladi. Uning jahli sizga emas. U bo‘lgan ishdan xafa. Unga shunday desangiz bo‘ladi: «Menga baqirmang. Yonimda o‘tiring».
        ## Eshitishmasa
        «Bo‘lmagan gap» deyishsa, bu sizning xatoyingiz emas. Ro‘yxatingizdagi keyingi odamga ayting. Maktabda psixolog va o‘qituvchi bor. Bizga ham yozsa bo‘ladi.
        ! Ko‘p vaqt o‘tgan bo‘lsa ham, aytish kech emas.
        ## Keyin nima bo‘ladi
        Kattalar sizni himoya qilish yo‘lini izlaydi. Ular savol berishi mumkin. Bilmasangiz, «bilmayman» deng. Bu ham to‘g‘ri javob. Charchasangiz, dam olishni so‘rang.
        ## Hozir xavf bo‘lsa
        112 raqamini tering. Ismingizni va qayerda ekaningizni ayting.
        @chat`,
      ],
      ru: [
        'Как открыть тяжёлый секрет',
        'Когда, где и какими словами рассказать.',
        `Если секрет тяжёлый, его несут вместе. Рассказать страшно. Зато потом становится легче.
        ## Когда и где
        - Выбери время, когда взрослый не спешит.
        - Найди тихое место: кухню, двор. Можно говорить и на ходу.
        - Пусть рядом не будет того, кого ты боишься.
        ## Три фразы
        Долго говорить не надо. Хватит трёх фраз:
        1. «Со мной кое-что случилось».
        2. «Это сделал …»
        3. «Мне нужна помощь».
        Трудно назвать имя? Напиши. Нарисуй. Покажи на кукле. Всё сразу рассказывать не обязательно.
        ## Если взрослый плачет или злится
        Бывает, взрослый очень расстраивается. Он злится не на тебя. Ему больно от того, что случилось. Можно сказать: «Не кричи на меня. Посиди рядом».
        ## Если не слышат
        Сказали «выдумки»? Это не твоя ошибка. Иди к следующему человеку из списка. В школе есть психолог и учитель. И нам можно написать.
        ! Даже если прошло много времени, рассказать не поздно.
        ## Что будет потом
        Взрослые будут искать, как тебя защитить. Они могут задавать вопросы. Не знаешь — скажи «не знаю». Это правильный ответ. Если нет сил, попроси отдохнуть.
        ## Если опасно прямо сейчас
        Набери 112. Назови имя и скажи, где ты.
        @chat`,
      ],
      en: [
        'Opening a heavy secret',
        'When, where and with which words you can tell it.',
        `When a secret is heavy, it is better carried together. Telling is scary. Afterwards it feels lighter.
        ## When and where
        - Choose a time when the grown-up is not in a hurry.
        - Find a quiet place: the kitchen, the yard. Walking is fine too.
        - The person you are afraid of should not be near.
        ## Three sentences
        You do not have to say much. Three sentences are enough:
        1. “Something happened to me.”
        2. “The person who did it is …”
        3. “I need help.”
        Is the name hard to say? Write it. Draw it. Show it with a doll. You do not have to tell everything at once.
        ## If the grown-up cries or gets angry
        Sometimes a grown-up is very upset. They are not angry with you. They hurt because of what happened. You can say: “Don’t shout at me. Sit with me.”
        ## If they do not hear you
        Did they say you made it up? That is not your mistake. Go to the next person on your list. At school there is a psychologist and a teacher. You can write to us too.
        ! Even if a long time has passed, it is not too late to tell.
        ## What happens then
        Grown-ups will look for a way to protect you. They may ask questions. If you don’t know, say “I don’t know”. That is a right answer. If you are tired, ask for a rest.
        ## If there is danger right now
        Call 112. Say your name and where you are.
        @chat`,
      ],
    },
  ),
]
