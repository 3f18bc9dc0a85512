import { course, lesson } from '../form.ts'

const COURSE = 'urmasdan-tarbiya'

export const URMASDAN_TARBIYA = [
  course(
    COURSE,
    {
      category: 'oila',
      audiences: ['parent'],
      minutes: 20,
      niche: 'c',
      drawing: 'bowl',
      cover: 'urmasdan-tarbiya',
      certificate: true,
    },
    {
      uz: [
        'Urmasdan tarbiya',
        'Jahlni boshqarish, qoida qo‘yish va xatodan keyin yarashish.',
        `Ko‘pchiligimiz «urib tarbiyalangan» avlodmiz. Boshqacha yo‘lni hech kim o‘rgatmagan. Uni hozir o‘rgansa bo‘ladi.
        ## Nimani bilib olasiz
        - Urish nega qisqa muddatga ishlaydi va nimani buzadi.
        - Jahl kelgan o‘ttiz soniyada nima qilish kerak.
        - Qoida va oqibatni urmasdan qo‘yish.
        - Baqirgan yoki urgan bo‘lsangiz, qanday yarashish.
        Bu kurs sizni ayblamaydi. U qo‘lingizga asbob beradi.`,
      ],
      ru: [
        'Воспитание без побоев',
        'Как справляться со злостью, ставить правила и мириться после ошибки.',
        `Многих из нас воспитывали побоями. Другому пути никто не учил. Научиться можно сейчас.
        ## Что вы узнаете
        - Почему удар действует недолго и что он ломает.
        - Что делать в те полминуты, когда накрывает злость.
        - Как ставить правила и последствия без побоев.
        - Как помириться, если накричали или ударили.
        Этот курс не обвиняет. Он даёт инструменты.`,
      ],
      en: [
        'Bringing up without hitting',
        'Managing anger, setting rules, and making peace after a mistake.',
        `Many of us were brought up with blows. Nobody taught us another way. It can be learned now.
        ## What you will learn
        - Why hitting works only for a short time, and what it breaks.
        - What to do in the half minute when anger comes.
        - How to set rules and consequences without hitting.
        - How to make peace if you shouted or hit.
        This course does not blame you. It gives you tools.`,
      ],
    },
  ),
  lesson(
    'nega-urish-orgatmaydi',
    { course: COURSE, minutes: 5, cover: 'urmasdan-tarbiya' },
    {
      uz: [
        'Nega urish o‘rgatmaydi?',
        'Urish to‘xtatadi, lekin tushuntirmaydi.',
        `Bola devorga chizdi. Siz qo‘liga urdingiz. U to‘xtadi. Demak, ishladimi? Keling, bola nimani o‘rganganini ko‘ramiz.
        ## Bola o‘rgangan narsa
        - Devorga ota-onam yo‘g‘ida chizish kerak.
        - Kim katta bo‘lsa, o‘sha haq.
        - Jahl kelsa, urish mumkin.
        - Meni yaxshi ko‘rgan odam meni og‘ritadi.
        Nega chizish mumkin emasligini esa bilmadi. Qayerga chizish mumkinligini ham bilmadi.
        ## Qo‘rquv va miya
        Qo‘rqqan bolaning miyasi omon qolish bilan band. U tushuntirishni eshitmaydi. Shu payt aytilgan nasihat havoga ketadi. Tez-tez qo‘rqqan bola yolg‘onga, yashirishga yoki jahlga o‘rganadi.
        ## «Bizni ham urishgan, odam bo‘ldik»
        Siz urilganingiz uchun emas, urilganingizga qaramay odam bo‘lgansiz. Sizga mehr bergan kimdir ham bo‘lgan. Bolangizga faqat o‘sha qismini bersangiz bo‘ladi.
        ## Qonun ham shuni aytadi
        996-son qonun bolalarni jismoniy va ruhiy zo‘ravonlikdan himoya qiladi. Maqsad ota-onani jazolash emas, bolani saqlash.
        ! Intizom o‘rgatish degani. Og‘ritish degani emas.
        ## O‘rniga nima?
        Keyingi darslarda uchta asbob bor: to‘xtash, qoida va yarashish. Bugun bittasini sinang: urish o‘rniga bolaning qo‘lidan ushlab, past ovozda «to‘xta» deng. Keyin qog‘oz bering: «Bu yerga chizsa bo‘ladi».
        @chat`,
      ],
      ru: [
        'Почему удар не учит?',
        'Удар останавливает, но не объясняет.',
        `Ребёнок рисует на стене. Вы ударили по руке. Он перестал. Значит, помогло? Посмотрим, чему он научился.
        ## Чему научился ребёнок
        - Рисовать на стене надо, когда родителей нет.
        - Кто больше, тот и прав.
        - Злишься — можно бить.
        - Кто любит, тот делает больно.
        А почему нельзя рисовать на стене, он не узнал. И где можно — тоже.
        ## Страх и мозг
        Мозг испуганного ребёнка занят тем, как уцелеть. Объяснений он не слышит. Слова, сказанные в эту минуту, уходят в воздух. Кого часто пугают, тот учится врать, прятать или злиться.
        ## «Нас тоже били, и ничего, выросли»
        Вы выросли хорошим человеком не благодаря побоям, а вопреки им. Кто-то дал вам и тепло. Своему ребёнку можно дать только эту часть.
        ## То же говорит закон
        Закон № 996 защищает детей от физического и психологического насилия. Цель не наказать родителей, а сберечь ребёнка.
        ! Дисциплина — это учить. А не делать больно.
        ## Что вместо этого?
        Дальше будут три инструмента: остановка, правило и примирение. Сегодня попробуйте один: вместо удара придержите руку ребёнка и тихо скажите «стоп». Потом дайте бумагу: «Рисовать можно здесь».
        @chat`,
      ],
      en: [
        'Why doesn’t hitting teach?',
        'A blow stops a child, but explains nothing.',
        `Your child drew on the wall. You hit the hand. The child stopped. So it worked? Let us look at what the child learned.
        ## What the child learned
        - Draw on the wall when the parents are out.
        - Whoever is bigger is right.
        - When you are angry, you may hit.
        - Someone who loves me hurts me.
        Why walls are not for drawing, the child did not learn. Nor where drawing is allowed.
        ## Fear and the brain
        A frightened child’s brain is busy staying safe. It does not hear explanations. What you say in that moment goes into the air. A child who is often afraid learns to lie, to hide or to be angry.
        ## “They hit us too, and we turned out fine”
        You turned out well not because of the blows, but in spite of them. Someone gave you warmth too. You can give your child only that part.
        ## The law says so too
        Law No. 996 protects children from physical and psychological violence. The aim is not to punish parents, but to keep children safe.
        ! Discipline means teaching. It does not mean hurting.
        ## What instead?
        The next lessons have three tools: stopping, rules and making peace. Try one today: instead of hitting, hold the child’s hand and say “stop” in a low voice. Then give paper: “You can draw here.”
        @chat`,
      ],
    },
  ),
  lesson(
    'jahl-kelganda',
    { course: COURSE, minutes: 5 },
    {
      uz: [
        'Jahl kelgan o‘ttiz soniya',
        'To‘xtash, chiqish va qaytish: charchagan ota-ona uchun reja.',
        `Jahl yomon emas. U charchaganingizni yoki qo‘rqqaningizni aytadi. Masala jahlda emas, qo‘l va gapda. Eng xavfli vaqt — birinchi o‘ttiz soniya.
        ## O‘zingizning belgilaringiz
        Jahldan oldin tana xabar beradi. Sizda qaysi biri?
        - Jag‘ qisiladi.
        - Ovoz balandlaydi.
        - Quloq qiziydi.
        - «Hozir ko‘rsataman» degan o‘y keladi.
        ## O‘ttiz soniya rejasi
        1. **To‘xtang.** Qo‘lingizni cho‘ntakka soling yoki devorga tirang.
        2. **Ayting.** «Hozir jahlim chiqdi. Besh daqiqadan keyin gaplashamiz.»
        3. **Chiqing.** Boshqa xona, balkon, suv. Kichik bola xavfsiz joyda qolsin.
        4. **Nafas.** To‘rtga sanab oling, oltiga sanab chiqaring. Olti marta.
        5. **Qayting.** Aytganingizdek, besh daqiqada.
        Chaqaloq yig‘lasa va chidolmasangiz, uni beshikka yotqizib, xonadan chiqing. Hech qachon silkitmang: bu hayot uchun xavfli.
        ! Xonadan chiqish yengilish emas. Bu kuchli ota-onaning ishi.
        ## Yoqilg‘ini kamaytiring
        Ochlik, uyqusizlik, pul tashvishi va yolg‘izlik jahlni yoqadi. Bugun bitta yukni kamaytiring: yordam so‘rang, erta yoting, bitta ishni qoldiring.
        ## Yordam so‘rash vaqti
        Har hafta o‘zingizni to‘xtata olmayapsizmi? Bolani og‘ritib qo‘yishdan qo‘rqasizmi? Bizga yozing. Bu yerda sizni ayblashmaydi. Birinchi qadam uchun uch og‘iz so‘z yetadi: «Menga yordam kerak».
        @chat`,
      ],
      ru: [
        'Полминуты злости',
        'Остановиться, выйти, вернуться: план для уставших родителей.',
        `Злость — это не плохо. Она говорит, что вы устали или испугались. Дело не в злости, а в руке и словах. Опаснее всего первые тридцать секунд.
        ## Ваши признаки
        Перед вспышкой тело подаёт знак. Какой у вас?
        - Сжимаются зубы.
        - Повышается голос.
        - Горят уши.
        - Мелькает: «Сейчас я тебе покажу».
        ## План на полминуты
        1. **Стоп.** Руки в карманы или на стену.
        2. **Скажите.** «Я сейчас злюсь. Поговорим через пять минут».
        3. **Выйдите.** В другую комнату, на балкон, к воде. Малыш пусть останется в безопасном месте.
        4. **Дышите.** Вдох на четыре, выдох на шесть. Шесть раз.
        5. **Вернитесь.** Как сказали, через пять минут.
        Если плачет младенец и нет сил, положите его в кроватку и выйдите. Никогда не трясите: это опасно для жизни.
        ! Выйти из комнаты — не поражение. Так поступает сильный родитель.
        ## Уберите топливо
        Злость разгорается от голода, недосыпа, денежных забот и одиночества. Сегодня уберите один груз: попросите помощи, лягте раньше, отложите одно дело.
        ## Когда просить помощи
        Не получается остановиться каждую неделю? Боитесь навредить ребёнку? Напишите нам. Здесь вас не станут обвинять.
        @chat`,
      ],
      en: [
        'Thirty seconds of anger',
        'Stop, leave, come back: a plan for tired parents.',
        `Anger is not bad. It tells you that you are tired or frightened. The trouble is not the anger, but the hand and the words. The first thirty seconds are the most dangerous.
        ## Your own signs
        Before anger breaks out, the body gives a sign. Which is yours?
        - Your jaw goes tight.
        - Your voice rises.
        - Your ears burn.
        - You think: “I’ll show you.”
        ## A plan for thirty seconds
        1. **Stop.** Hands in your pockets, or against the wall.
        2. **Say it.** “I’m angry now. We’ll talk in five minutes.”
        3. **Leave.** Another room, the balcony, some water. A small child must stay in a safe place.
        4. **Breathe.** In for four, out for six. Six times.
        5. **Come back.** As you said, in five minutes.
        If a baby cries and you can’t bear it, put the baby in the cot and leave the room. Never shake a baby: it is a danger to life.
        ! Leaving the room is not defeat. It is what a strong parent does.
        ## Take away the fuel
        Hunger, lack of sleep, money worries and loneliness feed anger. Take away one load today: ask for help, go to bed early, leave one thing undone.
        ## Time to ask for help
        Can’t you stop yourself, week after week? Are you afraid of hurting your child? Write to us. Nobody will blame you here.
        @chat`,
      ],
    },
  ),
  lesson(
    'qoida-va-oqibat',
    { course: COURSE, minutes: 5 },
    {
      uz: [
        'Qoida va oqibat',
        'Kam, aniq va oldindan: urmasdan tartib o‘rnatish.',
        `Urmaslik hamma narsaga ruxsat berish emas. Bolaga chegara kerak: u tayanch beradi. Farqi shunda: chegara oldindan ma’lum va hammaga bir xil.
        ## Yaxshi qoida qanday bo‘ladi
        - **Kam.** Uch-to‘rtta. O‘nta qoidani hech kim eslamaydi.
        - **Aniq.** «Yaxshi bo‘l» emas, «soat to‘qqizda telefon oshxonada».
        - **Ijobiy.** «Yugurma» emas, «uyda yuramiz».
        - **Birga tuzilgan.** Bola aytgan qoidasini ko‘proq bajaradi.
        ## Oqibat jazo emas
        Oqibat qilmishga bog‘liq bo‘ladi va o‘rgatadi:
        1. Suvni to‘kdi — birga artadi.
        2. Telefonni kech berdi — ertaga bir soat erta beradi.
        3. Ukasini turtdi — yonidan uzoqlashadi, keyin yarashadi.
        Ovqatdan qoldirish, qulflab qo‘yish, boshqalar oldida uyaltirish oqibat emas. Bular zo‘ravonlik.
        ## Maqtov ham asbob
        To‘g‘ri ishni ko‘rganingizda darrov ayting: «O‘zing eslab, telefonni qo‘yding. Rahmat». Bitta tanbehga besh iliq gap to‘g‘ri kelsin.
        ! Qoida bolani saqlaydi. Qo‘rquv esa bolani yashiradi.
        ## Yosh bo‘yicha
        Kichik bolaga qisqa gap va chalg‘itish yetadi. Maktab yoshida tanlov bering: «Avval darsmi, dushmi?» O‘smir bilan kelishing va sababini ayting.
        ## Bugungi vazifa
        Oilada uchta qoida yozing. Kattalar ham bajarsin. Bir haftadan keyin birga ko‘rib chiqing.
        @chat`,
      ],
      ru: [
        'Правило и последствие',
        'Мало, ясно и заранее: порядок без побоев.',
        `Не бить — не значит всё разрешать. Граница нужна ребёнку, она даёт опору. Разница в том, что граница известна заранее и одинакова для всех.
        ## Какое правило хорошее
        - **Их мало.** Три-четыре. Десять не запомнит никто.
        - **Ясное.** Не «веди себя хорошо», а «в девять телефон на кухне».
        - **О том, что делать.** Не «не бегай», а «дома ходим».
        - **Общее.** Своё правило ребёнок соблюдает охотнее.
        ## Последствие — не наказание
        Оно связано с поступком и учит:
        1. Пролил воду — вытираем вместе.
        2. Отдал телефон поздно — завтра отдаёт на час раньше.
        3. Толкнул брата — отходит, потом мирится.
        Оставить без еды, запереть, стыдить при людях — это не последствия. Это насилие.
        ## Похвала — тоже инструмент
        Увидели хорошее — скажите сразу: «Ты без напоминаний убираешь телефон. Спасибо». На одно замечание пусть приходится пять тёплых слов.
        ! Правило бережёт ребёнка. Страх заставляет его прятаться.
        ## По возрасту
        Малышу хватит короткой фразы и другого занятия. Школьнику дайте выбор: «Сначала уроки или душ?» С подростком договаривайтесь и объясняйте причину.
        ## Задание на сегодня
        Запишите три семейных правила. Взрослые соблюдают их тоже. Через неделю обсудите вместе.
        @chat`,
      ],
      en: [
        'Rules and consequences',
        'Few, clear and known beforehand: order without hitting.',
        `Not hitting does not mean allowing everything. A child needs limits: they give support. The difference is that a limit is known beforehand and the same for everyone.
        ## What a good rule is like
        - **Few.** Three or four. Nobody remembers ten.
        - **Clear.** Not “be good”, but “at nine the phone is in the kitchen”.
        - **Positive.** Not “don’t run”, but “we walk indoors”.
        - **Made together.** A child keeps a rule better if it was their own idea.
        ## A consequence is not a punishment
        It belongs to the deed, and it teaches:
        1. Spilled water — we wipe it up together.
        2. Gave the phone back late — tomorrow it comes an hour earlier.
        3. Pushed a brother — steps away, then makes peace.
        No food, a locked door, shaming in front of others: these are not consequences. They are violence.
        ## Praise is a tool too
        When you see something good, say so at once: “You put the phone away by yourself. Thank you.” Let there be five warm words for one remark.
        ! A rule keeps a child safe. Fear makes a child hide.
        ## By age
        For a small child a short sentence and a new activity are enough. Give a schoolchild a choice: “Homework first, or a shower?” With a teenager, agree and give the reason.
        ## For today
        Write down three rules for the family. Grown-ups keep them too. Look at them together in a week.
        @chat`,
      ],
    },
  ),
  lesson(
    'yarashish',
    { course: COURSE, minutes: 5 },
    {
      uz: [
        'Xatodan keyin yarashish',
        'Baqirgan yoki urgan bo‘lsangiz, munosabatni qanday tuzatish kerak.',
        `Har bir ota-ona xato qiladi. Bolaga mukammal ota-ona kerak emas. Unga xatosini tan oladigan ota-ona kerak. Kechirim so‘rash obro‘ni tushirmaydi, aksincha, o‘rgatadi.
        ## Yarashishning besh qadami
        1. **Tinching.** O‘zingiz ham, bola ham tinchisin.
        2. **Ayting.** «Men baqirdim. Bu noto‘g‘ri edi.»
        3. **Yukni oling.** «Jahlim sening aybing emas. Qo‘lim uchun men javob beraman.»
        4. **Tinglang.** «Senga qanday bo‘ldi?» Bahslashmang.
        5. **Reja ayting.** «Keyingi safar xonadan chiqaman. Sen ham eslatsang bo‘ladi.»
        Keyin odatdagi hayotga qayting: birga choy iching, o‘ynang.
        ## Kechirim emas
        - «Kechir, lekin o‘zing ham …» Bu ayblov.
        - Shirinlik yoki o‘yinchoq bilan yopish. Bola og‘riqqa pul to‘lanadi deb o‘ylaydi.
        - Jim yurish. Bola sababni o‘zidan izlaydi.
        ! «Men noto‘g‘ri qildim» degan gap bolaga kuch beradi.
        ## Takrorlansa
        Kechirim har safar so‘ralib, urish davom etsa, bu aylana. Uni bir o‘zingiz uza olmasligingiz mumkin. Psixolog yoki «Inson» markaziga borish uyat emas. Shunday qilsangiz, bola ham sizga ishonadi.
        ## Turmush o‘rtog‘im ursa
        Bolani xavfsiz xonaga olib o‘ting. Janjal paytida tarbiya haqida bahslashmang. Keyin, tinch paytda gaplashing. Xavf bo‘lsa, 112. O‘zingizni ham urishsa, bu ham zo‘ravonlik: sizga ham yordam bor.
        @places`,
      ],
      ru: [
        'Помириться после ошибки',
        'Как восстановить отношения, если накричали или ударили.',
        `Ошибается каждый родитель. Ребёнку не нужен идеальный родитель. Нужен тот, кто признаёт ошибку. Извинение не роняет авторитет, а учит.
        ## Пять шагов
        1. **Остыньте.** И вы, и ребёнок.
        2. **Скажите.** «Я кричу на тебя, и это неправильно».
        3. **Снимите груз.** «В моей злости нет твоей вины. За свою руку отвечаю я».
        4. **Выслушайте.** «Как тебе было?» Не спорьте.
        5. **Назовите план.** «В следующий раз я выйду из комнаты. Можешь мне напомнить».
        Потом вернитесь к обычной жизни: выпейте чаю, поиграйте.
        ## Это не извинение
        - «Прости, но ты сам…» Это обвинение.
        - Закрыть всё конфетой или игрушкой. Ребёнок решит, что за боль платят.
        - Молчать. Ребёнок ищет причину в себе.
        ! Слова «это была моя ошибка» дают ребёнку силу.
        ## Если повторяется
        Если извинения идут по кругу, а удары продолжаются, одному из круга не выйти. Пойти к психологу или в центр «Инсон» не стыдно. Ребёнок будет больше вам верить.
        ## Если бьёт супруг или супруга
        Уведите ребёнка в безопасную комнату. Во время ссоры не спорьте о воспитании. Поговорите потом, спокойно. Опасно — 112. Если бьют и вас, это тоже насилие: помощь есть и для вас.
        @places`,
      ],
      en: [
        'Making peace after a mistake',
        'If you shouted or hit: how to mend things.',
        `Every parent makes mistakes. A child does not need a perfect parent. A child needs one who can admit a mistake. Saying sorry does not cost you respect. It teaches.
        ## Five steps
        1. **Calm down.** You, and the child too.
        2. **Say it.** “I shouted. That was wrong.”
        3. **Take the load.** “My anger is not your fault. I answer for my own hand.”
        4. **Listen.** “How was it for you?” Don’t argue.
        5. **Tell your plan.** “Next time I’ll leave the room. You may remind me.”
        Then go back to ordinary life: have tea together, play.
        ## This is not saying sorry
        - “Sorry, but you too …” That is blame.
        - Covering it with sweets or a toy. The child learns that pain is paid for.
        - Silence. The child looks for the reason in themselves.
        ! “I was wrong” gives a child strength.
        ## If it happens again
        If you say sorry each time and the hitting goes on, it is a circle. You may not be able to break it alone. It is no shame to see a psychologist or an Inson centre. Your child will trust you more.
        ## If my husband or wife hits
        Take the child to a safe room. Don’t argue about upbringing during a fight. Talk later, when it is calm. In danger, call 112. If you are hit too, that is violence as well: there is help for you.
        @places`,
      ],
    },
  ),
]
