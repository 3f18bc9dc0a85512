import { test } from '../question-form.ts'

export const KAMSITISHNI_TANIYSIZMI = test(
  'kamsitishni-taniysizmi',
  {
    kind: 'knowledge',
    audiences: ['teen', 'child'],
    minutes: 5,
    niche: 'g',
    drawing: 'crowd',
    bands: [
      [0, 'care', 'lesson hazil-chegarasi', 'lesson bugun-va-shu-hafta', 'chat'],
      [50, 'mixed', 'lesson korib-tursam', 'lesson hazil-chegarasi', 'chat'],
      [85, 'good', 'lesson xatoni-tuzatish', 'course maktab-va-men', 'chat'],
    ],
  },
  {
    uz: {
      about: [
        'Kamsitishni taniysizmi?',
        'Hazil, chetlatish va guvohlik haqida sakkiz savol.',
        `Maktabda ba’zi narsa hazilga o‘xshaydi, aslida esa og‘ritadi. Bu test farqini ko‘rsatadi.
        ## Bilib qo‘ying
        - Baho yo‘q, vaqt ham cheklanmagan.
        - Har bir javob oxirida tushuntiriladi.
        ! Sizni hozir kamsitishayotgan bo‘lsa, bu sizning aybingiz emas. Yozing, birga o‘ylaymiz.
        @chat`,
      ],
      questions: `
        ? Hazil qachon kamsitishga aylanadi?
        - Hamma kulsa
        + Takrorlansa va «bas» desangiz ham davom etsa
        - Katta bola hazil qilsa
        - Bilmayman
        > Takror, teng bo‘lmagan kuch va og‘riq. Shu uchtasi birga bo‘lsa, bu hazil emas.
        ? Sinfdoshni hech kim guruhga qo‘shmaydi va u bilan gaplashmaydi. Bu nima?
        - Oddiy hol, hamma erkin
        - Uning o‘zi aybdor
        + Chetlatish, ya’ni kamsitish turi
        - Bilmayman
        > Urmasdan ham og‘ritish mumkin. Ataylab yolg‘izlatish ham kamsitish.
        ? Sizga laqab qo‘yishdi. Yoqmayapti. Birinchi gap qanday bo‘lsin?
        + «Menga yoqmayapti, ismimni ayt»
        - Yomonroq laqab topaman
        - Kulib qo‘yaman, balki to‘xtar
        - Bilmayman
        > Qisqa va sokin gap eng kuchlisi. Ovoz chiqmasa, jim ketish ham to‘g‘ri.
        ? Kim kamsitilishga «loyiq»?
        - Boshqalardan farq qiladigan bola
        - Avval o‘zi xafa qilgan bola
        + Hech kim
        - Bilmayman
        > Bahona doim topiladi. Lekin hech qanday bahona kamsitishni to‘g‘ri qilmaydi.
        ? Tanaffusda bir bolani urishyapti. Eng xavfsiz yordam qaysi?
        - O‘rtaga tushaman
        + Tez kattani chaqiraman
        - Videoga olaman
        - Bilmayman
        > Katta odam to‘xtata oladi, siz esa xavfsiz qolasiz. Video og‘riqni faqat ko‘paytiradi.
        ? Ustozga aytish chaqimchilikmi?
        - Ha, har doim
        - Faqat do‘stim haqida bo‘lsa
        + Yo‘q, bu kimdir og‘riqdan qutulishi uchun
        - Bilmayman
        > Chaqimchi jazo istaydi. Yordam so‘ragan odam og‘riq to‘xtashini istaydi.
        ?? Kamsitish haqida nimani yozib qo‘yish foydali? Hammasini belgilang.
        + Qachon va qayerda bo‘lgani
        + Kim ko‘rgani
        + Nima deyilgani
        - Qanday o‘ch olishim
        > Sana, joy va guvoh kattaga tez tushunishga yordam beradi. O‘ch esa janjalni cho‘zadi.
        ? Do‘stim boshqani kamsityapti. Men-chi?
        - Do‘stim-ku, qo‘shilaman
        + Yolg‘iz qolganda «bu noto‘g‘ri», deyman
        - Indamayman, menga tegmasa bo‘ldi
        - Bilmayman
        > Do‘stga rostini aytish ham do‘stlik. Eshitmasa, bitta kattaga ayting.`,
      bands: [
        [
          'Farqni birga ko‘ramiz',
          'Kamsitish hazilga o‘xshab yashirinadi, shuning uchun chalkashish oson. Birinchi darsdan boshlang. Sizga tegishli bo‘lsa, ikkinchisida reja bor.',
        ],
        [
          'Ko‘p narsani sezasiz',
          'Siz asosiy belgilarni bilasiz. Guvoh nima qila olishini ham o‘qib qo‘ying. Bitta iliq gap kimnidir saqlab qoladi.',
        ],
        [
          'Siz sinfga suyanchiqsiz',
          'Belgilarni ham, xavfsiz yordamni ham bilasiz. Qo‘rqmasdan kattaga ayting va yolg‘iz qolganning yonida bo‘ling.',
        ],
      ],
    },
    ru: {
      about: [
        'Умеешь ли ты узнать травлю?',
        'Восемь вопросов о шутках, бойкоте и о тех, кто это видит.',
        `В школе многое похоже на шутку, а на деле ранит. Этот тест показывает разницу.
        ## Что важно знать
        - Оценок нет, время не ограничено.
        - В конце объясним каждый ответ.
        ! Если сейчас травят тебя, твоей вины в этом нет. Напиши, подумаем вместе.
        @chat`,
      ],
      questions: `
        ? Когда шутка становится травлей?
        - Когда все смеются
        + Когда повторяется, даже если сказать «хватит»
        - Когда шутит старший
        - Не знаю
        > Повтор, неравные силы и боль. Если всё это вместе, это не шутка.
        ? С одноклассником никто не говорит и не берёт его в команду. Что это?
        - Обычное дело, все свободны
        - Его вина
        + Бойкот, то есть вид травли
        - Не знаю
        > Ранить можно и без ударов. Нарочно оставить человека одного — тоже травля.
        ? Тебе дали кличку. Тебе неприятно. Что сказать сначала?
        + «Мне не нравится, зови по имени»
        - Придумать кличку похуже
        - Посмеяться, вдруг перестанут
        - Не знаю
        > Сильнее всего короткие и спокойные слова. Нет голоса — уйти молча тоже правильно.
        ? Кто «заслуживает» травли?
        - Тот, кто не похож на других
        - Тот, кто обидел первым
        + Никто
        - Не знаю
        > Повод найдут всегда. Но никакой повод не делает травлю правильной.
        ? На перемене бьют мальчика. Как помочь безопаснее всего?
        - Встану между ними
        + Быстро позову взрослого
        - Сниму на видео
        - Не знаю
        > Взрослый сумеет остановить, а ты не пострадаешь. Видео только добавит боли.
        ? Сказать учителю — это ябедничать?
        - Да, всегда
        - Только если речь о друге
        + Нет, это чтобы кому-то перестало быть больно
        - Не знаю
        > Ябеда хочет наказания. Кто просит помощи, хочет, чтобы боль кончилась.
        ?? Что полезно записать о травле? Отметь всё.
        + Когда и где это было
        + Кто это видел
        + Что говорили
        - Как отомстить
        > Дата, место и свидетели помогут взрослому быстро понять. Месть только затянет ссору.
        ? Мой друг травит другого. А я?
        - Это же друг, присоединюсь
        + Скажу наедине: «Это неправильно»
        - Промолчу, лишь бы не тронули меня
        - Не знаю
        > Сказать другу правду — тоже дружба. Не услышит — скажи взрослому.`,
      bands: [
        [
          'Посмотрим на разницу вместе',
          'Травля прячется под шутку, поэтому запутаться легко. Начни с первого урока. Если это про тебя, во втором есть план.',
        ],
        [
          'Ты многое замечаешь',
          'Главные признаки тебе знакомы. Почитай, что может тот, кто это видит. Одно тёплое слово может поддержать.',
        ],
        [
          'Ты опора для класса',
          'Тебе известны и признаки, и безопасная помощь. Говори взрослым без страха и будь рядом с теми, кому одиноко.',
        ],
      ],
    },
    en: {
      about: [
        'Can you tell bullying?',
        'Eight questions about jokes, being left out, and those who see it.',
        `At school many things look like a joke, and hurt. This test shows the difference.
        ## Good to know
        - There are no marks and no time limit.
        - Every answer is explained at the end.
        ! If you are being bullied now, it is not your fault. Write to us and we’ll think together.
        @chat`,
      ],
      questions: `
        ? When does a joke become bullying?
        - When everyone laughs
        + When it is repeated, even after you say “stop”
        - When an older pupil makes it
        - I don’t know
        > Repeated, unequal strength, and pain. When all three come together, it is no joke.
        ? Nobody lets a classmate join in or talks to them. What is that?
        - Normal, everyone is free
        - Their own fault
        + Leaving out, which is a kind of bullying
        - I don’t know
        > You can hurt someone without hitting. Leaving a person alone on purpose is bullying too.
        ? They gave you a nickname. You don’t like it. What do you say first?
        + “I don’t like that, use my name”
        - I find a worse nickname
        - I laugh, maybe they stop
        - I don’t know
        > Short and calm words are the strongest. If no voice comes out, leaving is right too.
        ? Who “deserves” to be bullied?
        - A child who is different
        - A child who hurt others first
        + Nobody
        - I don’t know
        > People always find an excuse. No excuse makes bullying right.
        ? In the break they are hitting a boy. Which help is the safest?
        - I step between them
        + I quickly fetch a grown-up
        - I film it
        - I don’t know
        > A grown-up can stop it, and you stay safe. A video only adds to the pain.
        ? Is telling a teacher the same as telling tales?
        - Yes, always
        - Only if it’s about my friend
        + No, it helps someone stop hurting
        - I don’t know
        > Telling tales is for getting someone punished. Asking for help is for ending the pain.
        ?? What is worth writing down about bullying? Choose all that fit.
        + When and where it happened
        + Who saw it
        + What was said
        - How I will take revenge
        > Date, place and witnesses help a grown-up understand quickly. Revenge makes the quarrel longer.
        ? My friend is bullying somebody. And me?
        - It’s my friend, I join in
        + When we are alone I say: “That’s wrong”
        - I say nothing, as long as it isn’t me
        - I don’t know
        > Telling a friend the truth is friendship too. If they don’t listen, tell a grown-up.`,
      bands: [
        [
          'Let’s look at the difference together',
          'Bullying hides behind jokes, so it is easy to mix them up. Begin with the first lesson. If it is about you, the second has a plan.',
        ],
        [
          'You notice a lot',
          'You know the main signs. Read what someone who sees it can do. One warm word can hold a person up.',
        ],
        [
          'Your class can lean on you',
          'You know the signs and how to help safely. Tell grown-ups without fear, and stay beside those who are alone.',
        ],
      ],
    },
  },
)
