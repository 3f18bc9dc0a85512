import { course, lesson } from '../form.ts'

const COURSE = 'maktab-va-men'

export const KAMSITISHGA_QARSHI = [
  course(
    COURSE,
    {
      category: 'maktab',
      audiences: ['teen', 'child'],
      minutes: 18,
      niche: 'g',
      drawing: 'crowd',
      cover: 'kamsitish',
    },
    {
      uz: [
        'Kamsitishga qarshi',
        'Maktabda haqorat, chetlatish va turtkilash: nima qilish va kimga aytish.',
        `Kamsitish — kuch teng bo‘lmagan joyda takrorlanadigan yomonlik. Uni to‘xtatish mumkin, lekin bir kishi o‘zi emas.
        ## Nimani bilib olasiz
        - Hazil qayerda tugaydi.
        - Sizni kamsitishsa, birinchi kunlarda nima qilish kerak.
        - Ko‘rib turganlar qanday yordam beradi.
        - O‘zim kimnidir xafa qilgan bo‘lsam, qanday tuzataman.`,
      ],
      ru: [
        'Против травли',
        'Обзывания, бойкот и толчки в школе: что делать и кому сказать.',
        `Травля — это зло, которое повторяют там, где силы неравны. Её можно остановить, но не в одиночку.
        ## Что ты узнаешь
        - Где кончается шутка.
        - Что делать в первые дни, если травят тебя.
        - Чем помогают те, кто всё видит.
        - Как исправить, если обижаю я.`,
      ],
      en: [
        'Against bullying',
        'Name-calling, leaving out and pushing at school: what to do and whom to tell.',
        `Bullying is harm that is repeated where strength is not equal. It can be stopped, but not by one person alone.
        ## What you will learn
        - Where a joke ends.
        - What to do in the first days if you are bullied.
        - How those who see it can help.
        - How to put it right if it was me.`,
      ],
    },
  ),
  lesson(
    'hazil-chegarasi',
    { course: COURSE, minutes: 4, cover: 'kamsitish' },
    {
      uz: [
        'Hazilmi yoki kamsitishmi?',
        'Farqni ko‘rsatadigan to‘rtta belgi.',
        `Do‘stlar hazillashadi. Ba’zan hazil og‘riq beradi. Bir marta bo‘lsa, kechirim so‘raladi va tugaydi. Kamsitish esa tugamaydi. U odamni asta-sekin yolg‘izlatadi.
        ## To‘rtta belgi
        - **Takrorlanadi.** Har kuni yoki har hafta.
        - **Kuch teng emas.** Ular ko‘pchilik, kattaroq yoki mashhurroq.
        - **Ataylab.** «Bas» desangiz ham davom etadi.
        - **Og‘riq qoldiradi.** Maktabga borgingiz kelmaydi.
        ## Uning turlari
        1. So‘z bilan: laqab, kulish, oila yoki millat haqida gaplar.
        2. Tana bilan: turtish, urish, narsani olib qo‘yish.
        3. Chetlatish: gaplashmaslik, guruhdan chiqarish, g‘iybat.
        4. Internetda: rasm, soxta hisob, guruhdagi masxara.
        5. Pul bilan: majburlab pul yoki ovqat olish.
        O‘zbekistondagi 996-son qonunda kamsitish bolaga nisbatan zo‘ravonlik shakllaridan biri deyilgan. Internetdagisi ham shunga kiradi.
        ## Sabab sizda emas
        Kamsitish uchun bahona doim topiladi: bo‘y, kiyim, baho, gapirish. Bahona yo‘qolsa, boshqasi chiqadi. Demak, gap sizning bo‘yingizda emas. Gap guruhdagi tartibda. Tartibni kattalar o‘zgartira oladi.
        ! Hech kim kamsitishga loyiq emas. «O‘zi sababchi» degan gap noto‘g‘ri.
        ## O‘ylab ko‘ring
        Sinfingizda kim yolg‘iz tushlik qiladi? Ertaga uning yoniga o‘tirsangiz-chi? Bitta «salom» ham kunni o‘zgartiradi.
        @chat`,
      ],
      ru: [
        'Шутка или травля?',
        'Четыре признака, которые показывают разницу.',
        `Друзья шутят. Иногда шутка ранит. Если один раз, извиняются, и всё кончается. А травля не кончается. Она понемногу делает человека одиноким.
        ## Четыре признака
        - **Повторяется.** Каждый день или каждую неделю.
        - **Силы не равны.** Их больше, они старше или популярнее.
        - **Нарочно.** Говоришь «хватит», а они продолжают.
        - **Болит.** Не хочется идти в школу.
        ## Какой она бывает
        1. Словами: клички, насмешки, слова о семье или народе.
        2. Телом: толкают, бьют, отбирают вещи.
        3. Бойкотом: не разговаривают, исключают из группы, сплетничают.
        4. В сети: фото, поддельный аккаунт, насмешки в группе.
        5. Деньгами: отбирают деньги или еду.
        Закон Узбекистана № 996 называет травлю одной из форм насилия над ребёнком. В интернете тоже.
        ## Причина не в тебе
        Повод для травли найдут всегда: рост, одежда, оценки, речь. Исчезнет один — придумают другой. Значит, дело не в твоём росте. Дело в порядках в группе. Взрослые могут их изменить.
        ! Травлю не заслуживает никто. «Сам виноват» — неправда.
        ## Подумай
        Кто в твоём классе обедает в одиночку? Что, если завтра сесть рядом?
        @chat`,
      ],
      en: [
        'A joke or bullying?',
        'Four signs that show the difference.',
        `Friends make jokes. Sometimes a joke hurts. If it happens once, people say sorry and it is over. Bullying is not over.
        ## Four signs
        - **It is repeated.** Every day or every week.
        - **Strength is not equal.** They are more, older or more popular.
        - **It is on purpose.** You say “stop” and it goes on.
        - **It hurts.** You don’t want to go to school.
        ## What it looks like
        1. With words: nicknames, laughing, talk about family or origin.
        2. With the body: pushing, hitting, taking things.
        3. Leaving out: not talking, throwing you out of the group, gossip.
        4. Online: pictures, fake accounts, mockery in a group.
        5. With money: taking money or food by force.
        Law No. 996 of Uzbekistan names bullying as one of the forms of violence against a child. That includes bullying online.
        ## You are not the reason
        People always find an excuse for bullying: height, clothes, marks, a way of speaking. If one goes, they find another. So it is not about your height. It is about the order in the group. Grown-ups can change that order.
        ! Nobody deserves bullying. “It’s their own fault” is not true.
        ## Think about it
        Who eats alone in your class? What if you sat beside them tomorrow?
        @chat`,
      ],
    },
  ),
  lesson(
    'bugun-va-shu-hafta',
    { course: COURSE, minutes: 5 },
    {
      uz: [
        'Meni kamsitishsa',
        'Bugun, shu hafta va keyin qilinadigan ishlar.',
        `Kamsitish odamga «sen yolg‘izsan» deydi. Bu yolg‘on. Quyidagi reja bilan boshlang. Hammasini birdan qilish shart emas.
        ## Bugun
        - Javobni qisqa ayting: «Menga yoqmayapti. Bas qil». Keyin keting.
        - Kattalar yoki do‘stlar yoniga boring.
        - Urishga urish bilan javob bermang. Ko‘pincha oxirgi urgan aybdor bo‘lib qoladi.
        - Ovoz chiqmasa, jim keting. Bu ham to‘g‘ri.
        ## Shu hafta
        1. **Yozing.** Sana, joy, kim edi, nima bo‘ldi, kim ko‘rdi.
        2. **Saqlang.** Xabar va rasmlarning surati.
        3. **Ayting.** Bitta kattani tanlang. Shunday boshlang: «Menga yordam kerak. Ikki haftadan beri …»
        4. **So‘rang.** «Endi nima qilasiz? Qachon gaplashamiz?»
        ## Yo‘lingizni o‘zgartiring
        Tanaffusda yolg‘iz qolmang. Hojatxona va zina yaqinida kattaroq o‘quvchi yoki navbatchi bilan yuring. Bu qochish emas. Bu vaqtinchalik himoya.
        ! Agar bir katta eshitmasa, keyingisiga ayting. Siz ko‘p narsa so‘ramayapsiz.
        ## Kuchni qaytarish
        Maktabdan tashqarida sizni hurmat qiladigan joy toping: to‘garak, sport, qarindoshlar. Bitta yaxshi do‘st ham ko‘p. O‘zingiz uchun har kuni bitta yoqimli ish qiling.
        !w Urishsa, pul talab qilishsa yoki qo‘rqitishsa, shu kuniyoq kattaga ayting. Xavf hozir bo‘lsa, 112.
        @chat`,
      ],
      ru: [
        'Если травят меня',
        'Что делать сегодня, на этой неделе и дальше.',
        `Травля говорит человеку: «ты в одиночестве». Это ложь. Начни с этого плана. Делать всё сразу не обязательно.
        ## Сегодня
        - Ответь коротко: «Мне это не нравится. Хватит». И уходи.
        - Иди к взрослым или к друзьям.
        - Не отвечай ударом на удар. Часто виноватым выходит тот, кто ударил последним.
        - Нет голоса — уходи молча. Это тоже правильно.
        ## На этой неделе
        1. **Запиши.** Дату, место, кто был, что случилось, кто видел.
        2. **Сохрани.** Снимки сообщений и фото.
        3. **Скажи.** Выбери одного взрослого. Начни так: «Мне нужна помощь. Уже две недели …»
        4. **Спроси.** «Что вы теперь сделаете? Когда поговорим?»
        ## Поменяй маршрут
        На перемене не оставайся в одиночку. Мимо туалета и лестницы иди со старшими или с дежурным. Это не бегство. Это защита на время.
        ! Если один взрослый не услышал, скажи следующему. Ты не просишь лишнего.
        ## Верни себе силу
        Найди вне школы место, где тебя уважают: кружок, спорт, родные. Один хороший друг — это уже много. Каждый день делай для себя одно приятное дело.
        !w Если бьют, требуют деньги или угрожают, скажи взрослому в тот же день. Опасно прямо сейчас — 112.
        @chat`,
      ],
      en: [
        'If they bully me',
        'What to do today, this week, and after that.',
        `Bullying tells you: “you are alone”. That is a lie. Begin with this plan. You don’t have to do all of it at once.
        ## Today
        - Give a short answer: “I don’t like this. Stop.” Then go.
        - Go to grown-ups or friends.
        - Don’t hit back. Often the one who hit last gets the blame.
        - If no voice comes out, leave without a word. That is right too.
        ## This week
        1. **Write it down.** Date, place, who it was, what happened, who saw it.
        2. **Save it.** Screenshots of messages and pictures.
        3. **Tell.** Choose one grown-up. Begin like this: “I need help. For two weeks now …”
        4. **Ask.** “What will you do now? When do we talk again?”
        ## Change your way
        Don’t stay alone in the break. Near the toilets and the stairs, go with older pupils or the one on duty. That is not running away. It is protection for a while.
        ! If one grown-up does not hear you, tell the next. You are not asking too much.
        ## Get your strength back
        Find a place outside school where people respect you: a club, sport, family. One good friend is a lot. Do one nice thing for yourself every day.
        !w If they hit you, want money or threaten you, tell a grown-up the same day. In danger now, call 112.
        @chat`,
      ],
    },
  ),
  lesson(
    'korib-tursam',
    { course: COURSE, minutes: 4 },
    {
      uz: [
        'Ko‘rib tursam',
        'Guvoh nima qila oladi: xavfsiz beshta usul.',
        `Kamsitishni ko‘pincha kimdir ko‘rib turadi. U qo‘rqadi: «Keyingisi men bo‘laman». Bu tushunarli. Lekin guvohning kuchi bor. Tomosha qiluvchi bo‘lmasa, kamsitishning qizig‘i qolmaydi. Sizdan qahramonlik kutilmaydi.
        ## Xavfsiz beshta usul
        1. **Kulmang.** Video olmang, layk qo‘ymang.
        2. **Chalg‘iting.** «Yur, ustoz chaqiryapti» deb uni olib keting.
        3. **Qo‘shiling.** Ikki-uch kishi birga «bas» desa, ta’siri katta.
        4. **Chaqiring.** Urishsa, o‘rtaga tushmang. Kattani chaqiring.
        5. **Keyin yoniga boring.** «Ko‘rdim, bu noto‘g‘ri. Birga aytamizmi?»
        Qaysi biri xavfsiz bo‘lsa, o‘shani tanlang.
        ## Bu chaqimchilikmi?
        Chaqimchilik kimgadir jazo olib berish uchun qilinadi. Yordam so‘rash kimdir og‘riqdan qutulishi uchun qilinadi. Farqi shunda.
        ! Bitta iliq xabar ham odamni qutqarishi mumkin: «Sen yolg‘iz emassan».
        ## Ustozga qanday aytiladi
        Ismingizni aytmasangiz ham bo‘ladi. Qisqa yozing: «Tanaffusda ikkinchi qavatda bir bolani har kuni turtishadi. Iltimos, qarang». Darsdan keyin kirsangiz ham bo‘ladi. Ustoz ism so‘rasa, «ochiq aytmang» deb iltimos qiling.
        ## Do‘stim o‘zgarib qolsa
        Jim bo‘lib qoldimi? Narsalari yo‘qolyaptimi? Maktabdan qochyaptimi? So‘rang: «Senga qiyin bo‘lyaptimi?» Javobini tinglang. Keyin birga bitta kattaga boring.
        @chat`,
      ],
      ru: [
        'Если я это вижу',
        'Что может свидетель: пять безопасных способов.',
        `Травлю почти всегда кто-то видит. И боится: «Следующим буду я». Это понятно. Но у свидетеля есть сила. Без зрителей травля теряет смысл. Подвига от тебя никто не ждёт.
        ## Пять безопасных способов
        1. **Не смейся.** Не снимай, не ставь лайки.
        2. **Отвлеки.** «Пойдём, учитель зовёт» — и уведи.
        3. **Объединись.** Двое-трое вместе скажут «хватит» — это слышно.
        4. **Позови.** Если бьют, не вставай между. Зови взрослого.
        5. **Подойди потом.** «Так с тобой нельзя. Скажем вместе?»
        Выбери то, что для тебя безопасно.
        ## Это ябедничество?
        Ябедничают, чтобы кого-то наказали. Помощи просят, чтобы кому-то перестало быть больно. В этом разница.
        ! Даже одно тёплое сообщение может спасти: «Ты не в одиночестве».
        ## Как сказать учителю
        Имя можно не называть. Напиши коротко: «На перемене на втором этаже одного мальчика каждый день толкают. Посмотрите, пожалуйста». Можно зайти после уроков. Учитель спросит, кто сказал, — попроси не называть тебя.
        ## Если друг изменился
        Притих? Пропадают вещи? Прогуливает? Спроси: «Тебе сейчас трудно?» Выслушай. Потом вместе идите к одному взрослому.
        @chat`,
      ],
      en: [
        'If I see it',
        'What a bystander can do: five safe ways.',
        `Someone nearly always sees bullying. And they are afraid: “I’ll be next.” That is understandable. But a bystander has strength. Without people watching, bullying loses its point.
        ## Five safe ways
        1. **Don’t laugh.** Don’t film it, don’t like it.
        2. **Distract.** “Come, the teacher is calling you” — and take them away.
        3. **Join up.** When two or three say “stop” together, it is heard.
        4. **Call.** If there is hitting, don’t step between. Call a grown-up.
        5. **Go to them later.** “I saw it. That’s wrong. Shall we tell together?”
        Choose what is safe for you.
        ## Is that telling tales?
        People tell tales to get someone punished. People ask for help so that someone stops hurting. That is the difference.
        ! Even one warm message can save a person: “You are not alone.”
        ## How to tell a teacher
        You don’t have to say your name. Write briefly: “In the break, on the second floor, a boy is pushed every day. Please have a look.” You can also come after class. If the teacher asks who said so, ask not to be named.
        ## If my friend has changed
        Has your friend gone quiet? Are things missing? Are they skipping school? Ask: “Is it hard for you just now?” Listen. Then go to one grown-up together.
        @chat`,
      ],
    },
  ),
  lesson(
    'xatoni-tuzatish',
    { course: COURSE, minutes: 5 },
    {
      uz: [
        'O‘zim xafa qilgan bo‘lsam',
        'Tan olish, tuzatish va boshqacha yo‘l topish.',
        `Bu darsni ochganingizning o‘zi jasorat. Yomon ish qilgan odam yomon odam degani emas. Ishni to‘xtatsa va tuzatsa bo‘ladi.
        ## Nega bunday bo‘ladi
        - Guruhdan ajralib qolishdan qo‘rqasiz.
        - Uyda sizga ham baqirishadi yoki urishadi.
        - Ichingizda jahl ko‘p, uni chiqaradigan joy yo‘q.
        - «Hamma kuldi, men ham kuldim».
        Sabab tushuntiradi, lekin oqlamaydi. Boshqa odam og‘riq ko‘rdi.
        ## Tuzatishning to‘rt qadami
        1. **To‘xtating.** Bugundan. Guruhdagi gaplarni o‘chiring.
        2. **Ayting.** «Men noto‘g‘ri qildim. Kechir». Bahona qo‘shmang.
        3. **Tuzating.** Olgan narsangizni qaytaring. Yolg‘on gapni boshqalar oldida rad eting.
        4. **Kutmang.** U darrov kechirmasligi mumkin. Bu uning haqqi.
        ! Kuchli odam hammani qo‘rqitmaydi. Kuchli odam xatosini tuzatadi.
        ## Jahl kelganda
        Qo‘lingiz mushtga aylanganini sezing. Uch marta uzun nafas chiqaring. U yerdan keting. Keyin gaplashing.
        ## Guruh bosim qilsa
        «Men bunda yo‘qman» deb keting. Tushuntirish shart emas. Mavzuni o‘zgartirish ham usul: «Yuringlar, futbol o‘ynaymiz».
        ## Sizga ham og‘ir bo‘lsa
        Uyda urishsa yoki kamsitishsa, bu ham noto‘g‘ri. Sizga ham yordam tegishli. Maktab psixologi yoki bizga yozing. Biz sizni koyimaymiz. Nima bo‘lganini va endi nima istayotganingizni so‘raymiz.
        @chat`,
      ],
      ru: [
        'Если обижаю я',
        'Признать, исправить и найти другой путь.',
        `Открыть этот урок — уже смелость. Плохой поступок не делает человека плохим. Его можно прекратить и исправить.
        ## Почему так выходит
        - Страшно отбиться от группы.
        - Дома на тебя тоже кричат или бьют.
        - Злости много, а выпустить её негде.
        - «Все смеялись, и я».
        Причина объясняет, но не оправдывает. Другому человеку было больно.
        ## Четыре шага
        1. **Прекрати.** С сегодняшнего дня. Удали то, что написано в группе.
        2. **Скажи.** «Так делать было нельзя. Прости». Без оправданий.
        3. **Исправь.** Верни, что взято. Скажи при всех, что сплетня — неправда.
        4. **Не требуй.** Простят не сразу, а может, и нет. Это право другого.
        ! Сильный не пугает других. Сильный исправляет свою ошибку.
        ## Когда накатывает злость
        Заметь, как руки сжались в кулаки. Три раза длинно выдохни. Уйди. Поговоришь потом.
        ## Если давит группа
        Скажи: «Я в этом не участвую» — и уходи. Объяснять не обязательно. Можно сменить тему: «Пошли лучше в футбол».
        ## Если тяжело и тебе
        Если дома бьют или унижают, это тоже неправильно. Помощь положена и тебе. Напиши школьному психологу или нам. Мы не станем ругать. Спросим, что случилось и чего тебе хочется теперь.
        @chat`,
      ],
      en: [
        'If it was me',
        'Admitting it, putting it right, and finding another way.',
        `Just opening this lesson is brave. Doing a bad thing does not make you a bad person. It can be stopped and put right.
        ## Why it happens
        - You are afraid of falling out of the group.
        - At home they shout at you or hit you too.
        - There is a lot of anger in you, and nowhere to put it.
        - “Everyone laughed, so I laughed.”
        A reason explains, but does not excuse. Another person was hurt.
        ## Four steps
        1. **Stop it.** From today. Delete what you wrote in the group.
        2. **Say it.** “That was wrong of me. I’m sorry.” No excuses.
        3. **Put it right.** Give back what you took. Say in front of others that the rumour was not true.
        4. **Don’t demand.** They may not forgive you at once, or at all. That is their right.
        ! A strong person does not scare others. A strong person mends what they did.
        ## When anger comes
        Notice your hands making fists. Breathe out slowly three times. Walk away. Talk later.
        ## If the group pushes you
        Say “I’m not part of this” and go. You don’t have to explain. Changing the subject works too: “Come on, let’s play football.”
        ## If it is hard for you too
        If they hit you or put you down at home, that is wrong as well. Help is meant for you too. Write to the school psychologist or to us. We won’t tell you off. We will ask what happened, and what you want now.
        @chat`,
      ],
    },
  ),
]
