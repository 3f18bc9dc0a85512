import { question } from '../form.ts'

const CATEGORY = 'kattalardan'

export const QUESTIONS_KATTALAR = [
  question(
    'ertalabki-qorin-ogrigi',
    { category: CATEGORY, age_band: '18+', lesson: 'kuniga-on-daqiqa', days_ago: 35 },
    {
      uz: [
        'Farzandim maktabga bormayapti, sababini aytmaydi',
        'O‘n ikki yoshda. Ertalab qorni og‘riydi. Shifokor hech narsa topmadi. Majburlasam yig‘laydi.',
        `Og‘riq rost bo‘lishi mumkin: qo‘rquv qorinda seziladi. «Bahona» deyish bolani yopib qo‘yadi.
        ## Suhbat
        - Kechqurun yonma-yon o‘tiring. «Nega?» emas, «nimasi og‘ir?» deb so‘rang.
        - O‘n soniya kuting. Bola jim qolsa, ertaga yana so‘rang.
        - «Men urishmayman, hal qilamiz» deng va bajaring.
        ## Tekshiring
        Dushanba kuni qanday? Qaysi darsdan keyin yomonlashadi? Telefon xabari kelganda rangi o‘zgaradimi? Sumkasi va puli joyidami?
        ## Maktab bilan
        Avval sinf rahbari va psixolog bilan yolg‘iz gaplashing. Bolani sinf oldida so‘roq qilishmasin. Vaqtincha: kechroq kelish, sherik, xavfsiz xona.
        ! Majburlash qo‘rquvni kuchaytiradi. Hamrohlik kamaytiradi.
        @chat`,
      ],
      ru: [
        'Ребёнок не ходит в школу и не говорит почему',
        'Двенадцать лет. Утром болит живот. Врач ничего не нашёл. Заставляю — плачет.',
        `Боль может быть настоящей: страх живёт в животе. Слово «отговорка» закрывает ребёнка.
        ## Разговор
        - Вечером сядьте рядом. Не «почему?», а «что там тяжело?».
        - Подождите десять секунд. Если молчит, спросите завтра снова.
        - Скажите «ругать не буду, решим» и сдержите слово.
        ## Проверьте
        Как по понедельникам? После какого урока хуже? Меняется ли лицо от сообщений? На месте ли вещи и деньги?
        ## Со школой
        Сначала поговорите с классным руководителем и психологом без ребёнка. Пусть не расспрашивают при классе. На время: приходить позже, напарник, спокойная комната.
        ! Принуждение усиливает страх. Сопровождение его уменьшает.
        @chat`,
      ],
      en: [
        'My child won’t go to school and won’t say why',
        'Twelve years old. In the morning the tummy hurts. The doctor found nothing. If I insist, tears.',
        `The pain may be real: fear is felt in the tummy. “That’s an excuse” shuts a child up.
        ## The talk
        - Sit side by side in the evening. Not “why?”, but “what is hard there?”
        - Wait ten seconds. If the child says nothing, ask again tomorrow.
        - Say “I won’t be angry, we’ll sort it out” — and keep it.
        ## Look
        What are Mondays like? After which lesson is it worse? Does the face change when a message comes? Are things and money there?
        ## With the school
        Talk first with the class teacher and the psychologist, without the child. No questions in front of the class. For a while: coming later, a partner, a quiet room.
        ! Force makes fear stronger. Company makes it weaker.
        @chat`,
      ],
    },
  ),
  question(
    'osmir-bilan-yarashish',
    { category: CATEGORY, age_band: '18+', lesson: 'jahl-kelganda', days_ago: 22 },
    {
      uz: [
        'Qizim «uydan ketaman» dedi',
        'Telefonini olib qo‘ydim, u eshikni yopib, ketaman dedi. Men baqirdim. Endi gaplashmayapmiz.',
        `Shu gap qo‘rqitadi. Lekin u ko‘pincha «meni eshiting» degani. Bugun yarashish mumkin.
        ## Bugun
        1. O‘zingiz xonasiga boring. «Baqirganim noto‘g‘ri edi» deng.
        2. «Nima og‘ir?» deb so‘rang va bahslashmang.
        3. Telefonni qaytaring va qoidani ertaga birga tuzing.
        4. Kechasi eshikni qulflamang, yoningizda yotishini so‘rang.
        ## Chegarani ushlab turish
        «Kecha o‘tib ketdi, telefon qoidasi qoladi» desangiz bo‘ladi. Chegara va haqorat boshqa-boshqa narsa.
        ## Chindan ketib qolsa
        Do‘stlari va qarindoshlarini chaqiring, borishi mumkin bo‘lgan joylarga boring. Kech qolib topilmasa, 112 yoki 102 ga xabar bering. Kutish shart emas.
        !w O‘ziga zarar yetkazaman degan bo‘lsa, yolg‘iz qoldirmang va shu kuni mutaxassisga murojaat qiling.
        @chat`,
      ],
      ru: [
        'Дочь сказала: «Уйду из дома»',
        'Забрала у неё телефон, она закрылась и сказала, что уйдёт. Я накричала. Теперь не разговариваем.',
        `Такие слова пугают. Но чаще всего они значат: «услышьте меня». Помириться можно сегодня.
        ## Сегодня
        1. Придите к ней. Скажите: «Я была не права, что кричала».
        2. Спросите: «Что тяжело?» — и не спорьте.
        3. Верните телефон, а правило составьте завтра вместе.
        4. Ночью дверь не запирайте, попросите побыть рядом.
        ## Держать границу
        Можно сказать: «Вчера прошло, но правило о телефоне остаётся». Граница и оскорбление — разные вещи.
        ## Если действительно ушла
        Обзвоните друзей и родных, проверьте места, где она бывает. Не нашлась к ночи — сообщите по 112 или 102. Ждать не нужно.
        !w Если говорит, что навредит себе, не оставляйте одну и в тот же день обратитесь к специалисту.
        @chat`,
      ],
      en: [
        'My daughter says she will leave home',
        'I took away her phone, she shut the door and said she would go. I shouted. Now we don’t talk.',
        `Such words are frightening. But most often they mean: “hear me”. You can make peace today.
        ## Today
        1. Go to her room. Say: “I was wrong to shout.”
        2. Ask: “What is hard?” — and don’t argue.
        3. Give the phone back, and make the rule together tomorrow.
        4. At night don’t lock the door, ask her to stay near you.
        ## Keeping the limit
        You can say: “Yesterday is over, the rule about the phone stays.” A limit and an insult are different things.
        ## If she really leaves
        Call her friends and relatives, check the places she goes to. If she is not found by night, tell 112 or 102. You don’t have to wait.
        !w If she says she will hurt herself, don’t leave her alone, and see a specialist the same day.
        @chat`,
      ],
    },
  ),
  question(
    'qoshnilar-haqida',
    { category: CATEGORY, age_band: '18+', lesson: 'ozgarishni-sezish', days_ago: 16 },
    {
      uz: [
        'Qo‘shnilar bolasini urishadi. Aralashaymi?',
        'Har kuni yig‘lash va baqirish eshitiladi. Aralashsam, ular bilan urishib qolamiz. Aralashmasam, bolaga yomon.',
        `Xavotiringiz o‘rinli. Bola uchun eng yomoni — hamma eshitib, hech kim bilmagandek bo‘lishi.
        ## Hozir eshitilayotgan bo‘lsa
        Urish, tahdid yoki narsa sindirish eshitilsa, 112 ga qo‘ng‘iroq qiling. Uyga yugurib kirmang va o‘zingizni xavfga qo‘ymang.
        ## Boshqa paytda
        1. Sana va soat bilan yozing: nima eshitildi.
        2. «Inson» markaziga yoki ichki ishlar idorasiga ayting. Vaziyat o‘rganiladi, sizning ismingiz oshkor qilinmaydi deb so‘rang.
        3. Bolaga eshik oching: «Senga qiyin bo‘lsa, biznikiga kel». Faqat bajaradigan va’dani bering.
        4. Ota-onani yolg‘iz ayblamang: bu bolaga qimmat tushishi mumkin.
        ! Bola uchun bitta xotirjam qo‘shni ham katta tayanch.
        @places`,
      ],
      ru: [
        'Соседи бьют ребёнка. Вмешиваться?',
        'Каждый день слышны плач и крик. Вмешаюсь — поссоримся. Не вмешаюсь — ребёнку плохо.',
        `Ваша тревога понятна. Хуже всего для ребёнка, когда все слышат и делают вид, что не слышат.
        ## Если слышно прямо сейчас
        Удары, угрозы, грохот — звоните 112. Не врывайтесь в дом и не подвергайте себя опасности.
        ## В другое время
        1. Записывайте с датой и временем, что слышно.
        2. Сообщите в центр «Инсон» или органы внутренних дел. Попросите не раскрывать ваше имя.
        3. Откройте ребёнку дверь: «Трудно — приходи». Обещайте только то, что выполните.
        4. Не обвиняйте родителей наедине: ребёнку это может дорого обойтись.
        ! Даже один спокойный сосед — большая опора для ребёнка.
        @places`,
      ],
      en: [
        'The neighbours hit their child. Should I step in?',
        'Every day there is crying and shouting. If I step in, we’ll fall out. If I don’t, it is bad for the child.',
        `Your worry is right. The worst for a child is when everyone hears it and pretends not to.
        ## If you hear it now
        Blows, threats, things breaking: call 112. Don’t run into the house and don’t put yourself in danger.
        ## At other times
        1. Write down what you hear, with date and time.
        2. Tell an Inson centre or the police. Ask them not to give your name.
        3. Open a door for the child: “If it’s hard, come to us.” Promise only what you can keep.
        4. Don’t accuse the parents when you are alone with them: the child may pay for it.
        ! One calm neighbour is a great support for a child.
        @places`,
      ],
    },
  ),
  question(
    'maktabdan-qongiroq',
    { category: CATEGORY, age_band: '18+', lesson: 'tomonlar-bilan-ish', days_ago: 3 },
    {
      uz: [
        'Maktabdan qo‘ng‘iroq bo‘ldi: o‘g‘lim kamsitayotgan ekan',
        'Bir bolani guruhda masxara qilgan. Men uyalayapman. Uni qanday jazolasam to‘g‘ri bo‘ladi?',
        `Siz uyalayotganingiz tarbiya qilayotganingizning belgisi. Jazo emas, tuzatish kerak.
        ## Bugun
        1. Avval tinglang: «Menga aytib ber». Baqirmang, bahona so‘ramang.
        2. Ishni nomlang: «Rasmini tarqatish zarar yetkazish».
        3. So‘rang: «Unga qanday bo‘ldi?» va kuting.
        4. Birga tuzating: o‘chirish, kechirim, o‘sha gapni rad etish.
        ## Uydagi qoida
        Bir haftaga guruhdan chiqadi yoki telefon sizda turadi. Muddatni oldindan ayting. Urmang: u ham shuni o‘rganadi.
        ## Sababini toping
        Uni ham kamsitishadimi? Uyda baqirish ko‘pmi? Guruh bosim qilyaptimi? Psixolog bilan birga ko‘ring.
        ! Bolangiz yomon emas. U yomon ish qildi va tuzatishi mumkin.
        @chat`,
      ],
      ru: [
        'Позвонили из школы: мой сын травит одноклассника',
        'Смеялся над мальчиком в группе. Мне стыдно. Как его правильно наказать?',
        `То, что вам стыдно, — знак, что вы воспитываете. Нужно не наказание, а исправление.
        ## Сегодня
        1. Сначала выслушайте: «Расскажи мне». Не кричите и не требуйте оправданий.
        2. Назовите поступок: «Разослать фото — значит навредить».
        3. Спросите: «Как ему было?» — и подождите.
        4. Исправьте вместе: удалить, извиниться, опровергнуть.
        ## Домашнее правило
        На неделю он выходит из группы, или телефон у вас. Срок назовите заранее. Не бейте: этому он и научится.
        ## Найдите причину
        Его самого травят? Дома много крика? Давит группа? Посмотрите вместе с психологом.
        ! Ваш ребёнок не плохой. Он поступил плохо и может исправить.
        @chat`,
      ],
      en: [
        'The school called: my son bullies a classmate',
        'He made fun of a boy in the group. I’m ashamed. What is the right punishment?',
        `That you are ashamed is a sign that you are bringing him up. What is needed is putting it right, not punishment.
        ## Today
        1. Listen first: “Tell me.” Don’t shout, don’t ask for excuses.
        2. Name the deed: “Spreading his picture harms him.”
        3. Ask: “What was it like for him?” — and wait.
        4. Put it right together: delete, say sorry, take it back.
        ## A rule at home
        For a week he leaves the group, or you keep the phone. Say the time beforehand. Don’t hit: that is what he would learn.
        ## Find the reason
        Is he bullied himself? Is there much shouting at home? Does the group push him? Look at it with a psychologist.
        ! Your child is not bad. He did a bad thing and can put it right.
        @chat`,
      ],
    },
  ),
]
