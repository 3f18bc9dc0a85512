import { question } from '../form.ts'

const CATEGORY = 'hislar-va-kayfiyat'

export const QUESTIONS_HISLAR = [
  question(
    'ogir-kunlar',
    { category: CATEGORY, age_band: '14-17', lesson: 'yomon-kun', days_ago: 32 },
    {
      uz: [
        'Ba’zan yashagim kelmaydi',
        'Har kuni bir xil, hech narsa yoqmaydi. Bu o‘y qaytib keladi. Bu haqda hech kimga aytolmayman.',
        `Shuni yozganingiz uchun rahmat. Bunday o‘y ko‘p odamga keladi, lekin odamlar uni yashiradi. U doimiy emas va u haqda gapirish mumkin.
        ## Shu bugun
        1. Yolg‘iz qolmang. Bir odamning yonida o‘tiring.
        2. Bitta kattaga shu so‘zlar bilan ayting: «Yashagim kelmayapti, yordam kerak».
        3. O‘zingizga zarar yetkazadigan narsani o‘zingizdan uzoqlashtiring.
        4. Bizga yozing: yozish ham yetadi, gapirish shart emas.
        ## Kim yordam beradi
        Maktab psixologi, shifokor, «Inson» markazi. Ular uyaltirmaydi, savol beradi va rejalashtiradi.
        ## Kundan kunga
        Uyqu, ovqat, yurish va bitta odam bilan suhbat kichik narsadek ko‘rinadi. Ular og‘ir paytdan olib o‘tadi.
        !w Hozir o‘zingizga zarar yetkazish xavfi bo‘lsa, 112 raqamini tering.
        @chat`,
      ],
      ru: [
        'Иногда не хочется жить',
        'Каждый день одно и то же, ничего не радует. Эта мысль возвращается. Сказать никому не могу.',
        `Спасибо, что пишешь об этом. Такая мысль приходит многим, только люди её прячут. Она не навсегда, и о ней можно говорить.
        ## Сегодня
        1. Не оставайся в одиночку. Посиди рядом с кем-то.
        2. Скажи одному взрослому именно так: «Мне не хочется жить, нужна помощь».
        3. Убери подальше то, чем можно себе навредить.
        4. Напиши нам: писать тоже достаточно, говорить не обязательно.
        ## Кто поможет
        Школьный психолог, врач, центр «Инсон». Они не стыдят, они спрашивают и составляют план.
        ## День за днём
        Сон, еда, прогулка и разговор с одним человеком кажутся мелочью. Но они проводят через тяжёлое время.
        !w Если есть опасность навредить себе прямо сейчас, набери 112.
        @chat`,
      ],
      en: [
        'Sometimes I don’t want to live',
        'Every day is the same, nothing is nice. The thought comes back. I can’t tell anyone.',
        `Thank you for writing this. Many people have this thought, but they hide it. It is not for ever, and it can be talked about.
        ## Today
        1. Don’t stay alone. Sit with someone.
        2. Tell one grown-up in these words: “I don’t want to live. I need help.”
        3. Put away anything you could hurt yourself with.
        4. Write to us: writing is enough, you don’t have to talk.
        ## Who helps
        The school psychologist, a doctor, an Inson centre. They don’t shame you, they ask and make a plan.
        ## Day by day
        Sleep, food, a walk and talking to one person seem small. They carry you through the hard time.
        !w If there is a danger that you hurt yourself now, call 112.
        @chat`,
      ],
    },
  ),
  question(
    'imtihon-oldidan',
    { category: CATEGORY, age_band: '14-17', lesson: 'nafas-mashqi', days_ago: 24 },
    {
      uz: [
        'Imtihondan shunchalik qo‘rqamanki, qornim og‘riydi',
        'Ota-onam yiqilsam urishadi deb qo‘rqaman. Kechasi uxlay olmayman, savolni o‘qiyman-u, tushunmayman.',
        `Qo‘rquv miyani band qiladi, shuning uchun savol kirmaydi. Bu dangasalik emas.
        ## Bugun kechqurun
        - Nafas mashqini olti marta bajaring.
        - Kitobni soat o‘ndan keyin yoping. Uyqu xotirani mustahkamlaydi.
        - Eng qiyin uchta mavzuni yozing. Ertaga shulardan boshlang.
        ## Uydagilarga ayting
        «Tayyorlanyapman. Menga baqirish emas, tinchlik yordam beradi. Natija qanday bo‘lsa ham, meni eshitasizmi?»
        Urishlaridan qo‘rqsangiz, natijani yolg‘iz aytmang: yoningizga buvi yoki xolani chaqiring.
        ## Imtihon kuni
        Oyog‘ingizni yerga bosing, uzun nafas chiqaring, oson savoldan boshlang.
        ! Baho sizning qadringiz emas. Yiqilgan imtihonni qayta topshirsa bo‘ladi.
        @chat`,
      ],
      ru: [
        'Так боюсь экзамена, что болит живот',
        'Боюсь, что дома побьют, если не сдам. Ночью не сплю, читаю вопрос и не понимаю.',
        `Страх занимает мозг, поэтому вопрос «не заходит». Это не лень.
        ## Сегодня вечером
        - Сделай дыхательное упражнение шесть раз.
        - Закрой книгу после десяти. Во сне память укрепляется.
        - Запиши три самые трудные темы. Завтра начни с них.
        ## Скажи дома
        «Я готовлюсь. Мне помогает не крик, а спокойствие. Каким бы ни был результат, вы меня выслушаете?»
        Боишься, что ударят, — не сообщай результат в одиночку: позови бабушку или тётю.
        ## В день экзамена
        Поставь ноги на пол, выдохни длинно, начни с простого вопроса.
        ! Оценка — не твоя цена. Экзамен можно пересдать.
        @chat`,
      ],
      en: [
        'I’m so afraid of the exam that my stomach hurts',
        'I’m afraid they’ll hit me if I fail. I can’t sleep, I read a question and don’t understand it.',
        `Fear keeps the brain busy, so the question does not go in. That is not laziness.
        ## This evening
        - Do the breathing exercise six times.
        - Close the book after ten. Sleep makes memory stronger.
        - Write down the three hardest subjects. Begin with them tomorrow.
        ## Tell them at home
        “I’m preparing. Shouting does not help me, calm does. Whatever the result, will you hear me?”
        If you fear being hit, don’t tell the result alone: call a grandma or an aunt to be there.
        ## On the day
        Put your feet on the floor, breathe out slowly, begin with an easy question.
        ! A mark is not your worth. An exam can be taken again.
        @chat`,
      ],
    },
  ),
  question(
    'buvimni-eslayman',
    { category: CATEGORY, age_band: '7-10', lesson: 'his-nima', days_ago: 13 },
    {
      uz: [
        'Buvim vafot etdi. Men nega yig‘lolmayapman?',
        'Hamma yig‘layapti. Men o‘ynayapman. Balki men yomon boladirman?',
        `Siz yomon bola emassiz. Har kim g‘amni har xil his qiladi. Ba’zi bola yig‘laydi, ba’zi bola o‘ynaydi. Tana og‘ir narsani bo‘lib-bo‘lib oladi.
        ## Bular ham bo‘lishi mumkin
        - qorin yoki bosh og‘rig‘i;
        - tez jahl chiqishi;
        - qo‘rqinchli tush;
        - «o‘zim ham kasal bo‘laman» degan qo‘rquv.
        ## Nima yordam beradi
        - Buvingiz haqida rasm chizing yoki gapirib bering.
        - U bilan bo‘lgan bitta yaxshi kunni eslang.
        - Savol bering: «U endi qayerda?» Kattalar javob berishga harakat qiladi.
        - O‘ynang. O‘yin ham davolaydi.
        ! Hislaringiz kech ham kelishi mumkin. Kelganda, yonimizga keling.
        @chat`,
      ],
      ru: [
        'Бабушка умерла. Почему я не плачу?',
        'Все плачут, а я играю. Может, я плохой ребёнок?',
        `Ты не плохой ребёнок. Горе у всех разное. Один плачет, другой играет. Тело принимает тяжёлое частями.
        ## Так тоже бывает
        - болит живот или голова;
        - быстро приходит злость;
        - снятся страшные сны;
        - страшно: «я тоже заболею».
        ## Что помогает
        - Нарисуй бабушку или расскажи о ней.
        - Вспомни один хороший день с ней.
        - Спроси: «Где она теперь?» Взрослые постараются ответить.
        - Играй. Игра тоже лечит.
        ! Чувства могут прийти и позже. Придут — приходи к нам.
        @chat`,
      ],
      en: [
        'My grandma died. Why can’t I cry?',
        'Everyone cries, and I play. Am I a bad child?',
        `You are not a bad child. Grief is different for everyone. One child cries, another plays. The body takes heavy things in small pieces.
        ## These can happen too
        - a hurting tummy or head;
        - quick anger;
        - scary dreams;
        - fear that you will fall ill too.
        ## What helps
        - Draw your grandma or talk about her.
        - Remember one good day with her.
        - Ask: “Where is she now?” Grown-ups will try to answer.
        - Play. Playing heals too.
        ! Feelings may come later. When they come, come to us.
        @chat`,
      ],
    },
  ),
  question(
    'dostimga-qanday-yordam',
    { category: CATEGORY, age_band: '11-13', lesson: 'korib-tursam', days_ago: 4 },
    {
      uz: [
        'Do‘stim o‘ziga og‘riq beradi',
        'U qo‘lini yashirib yuradi. Menga aytdi va hech kimga aytmaslikka so‘z oldi. Nima qilay?',
        `Siz yaxshi do‘stsiz. Lekin bu sir ikkalangizga og‘ir. Bunday sirni saqlab bo‘lmaydi.
        ## Do‘stingizga deyish mumkin
        - «Sen menga muhimsan. Senga yordam kerak.»
        - «Nega bunday qilasan?» o‘rniga «senga juda og‘irmi?» deb so‘rang.
        - «Buni kattaga aytamiz. Men yoningda boraman.»
        Qo‘rqitmang, rasmini olmang, «bas qil» deb buyurmang.
        ## Agar u rozi bo‘lmasa
        Siz ishongan kattaga o‘zingiz ayting: ona, psixolog, ustoz. So‘zni buzdim deb o‘ylamang. Hayotni saqlash va’dadan muhim.
        ! Jim turish do‘stlik emas. Yordam chaqirish do‘stlik.
        !w Jarohati chuqur bo‘lsa yoki u hozir o‘ziga zarar yetkazmoqchi bo‘lsa, 112.
        @chat`,
      ],
      ru: [
        'Мой друг делает себе больно',
        'Он прячет руки. Сказал мне и взял слово молчать. Что мне делать?',
        `Ты настоящий друг. Но такая тайна слишком тяжёлая. Её хранить нельзя.
        ## Что сказать другу
        - «Ты для меня много значишь. Тебе нужна помощь».
        - Вместо «зачем?» спроси: «Тебе очень тяжело?»
        - «Скажем взрослому. Я пойду с тобой».
        Не пугай, не снимай, не приказывай «прекрати».
        ## Если не согласен
        Скажи взрослому, которому веришь: маме, психологу, учителю. Не думай, что слово нарушено. Жизнь важнее обещания.
        ! Молчать — не дружба. Позвать помощь — дружба.
        !w Если рана глубокая или он прямо сейчас хочет себе навредить, звони 112.
        @chat`,
      ],
      en: [
        'My friend hurts himself',
        'He hides his arms. He told me and made me promise to keep quiet. What should I do?',
        `You are a good friend. But this secret is too heavy for the two of you. It must not be kept.
        ## What to tell your friend
        - “You matter to me. You need help.”
        - Instead of “why do you do it?” ask “is it very hard for you?”
        - “Let’s tell a grown-up. I’ll come with you.”
        Don’t scare him, don’t take pictures, don’t order him to stop.
        ## If he won’t agree
        Tell a grown-up you trust yourself: mum, the psychologist, a teacher. Don’t think that you broke your word. A life is more than a promise.
        ! Keeping quiet is not friendship. Calling for help is.
        !w If the wound is deep, or he means to hurt himself now, call 112.
        @chat`,
      ],
    },
  ),
]
