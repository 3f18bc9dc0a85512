import { question } from '../form.ts'

const CATEGORY = 'internetda'

export const QUESTIONS_INTERNETDA = [
  question(
    'internetdagi-birinchi-soat',
    { category: CATEGORY, age_band: '14-17', lesson: 'birinchi-soatda', days_ago: 38 },
    {
      uz: [
        '«Rasmingni tarqataman» deb qo‘rqityapti',
        'Bir odamga rasm yuborgan edim. Endi pul so‘rayapti, bo‘lmasa maktabga jo‘nataman deydi. Uydagilarga aytolmayman.',
        `Hozir juda qo‘rqinchli. Lekin siz yolg‘iz emassiz va yo‘l bor. Aybdor — sizni qo‘rqitayotgan odam.
        ## Birinchi soat
        1. Pul ham, yangi rasm ham yubormang. Bersangiz, yana so‘raydi.
        2. Yozishmani o‘chirmang. Suratga oling: ism, havola, vaqt, hisob raqami.
        3. Javob yozmang, bloklang.
        4. Ilovaga shikoyat yuboring.
        5. Bitta kattaga ayting. Uydagilarga qiyin bo‘lsa, xola, psixolog yoki biz.
        ## Uydagilarga qanday aytiladi
        «Menga internetda tahdid qilishyapti. Yordam kerak. Avval urishmang, eshiting».
        ! Siz aldandingiz. Bu jinoyatni boshqa odam qilgan.
        !w Yashagingiz kelmay qolsa, bugun yolg‘iz qolmang. 112 yoki bizga yozing.
        @chat`,
      ],
      ru: [
        'Угрожает разослать моё фото',
        'У одного человека есть моё фото. Теперь он просит деньги, иначе пришлёт в школу. Дома сказать не могу.',
        `Сейчас очень страшно. Но ты не в одиночестве, и выход есть. Виноват тот, кто угрожает.
        ## Первый час
        1. Не отправляй денег и новых фото. Дашь — попросит ещё.
        2. Не удаляй переписку. Сними экран: имя, ссылку, время, номер счёта.
        3. Не отвечай, заблокируй.
        4. Отправь жалобу в приложение.
        5. Скажи одному взрослому. Дома трудно — тёте, психологу или нам.
        ## Как сказать дома
        «Мне угрожают в интернете. Мне нужна помощь. Сначала выслушайте, не ругайте».
        ! Тебя обманули. Преступление совершил другой.
        !w Если не хочется жить, не оставайся сегодня в одиночку. Звони 112 или пиши нам.
        @chat`,
      ],
      en: [
        'Someone threatens to spread my picture',
        'I sent a picture to someone. Now they want money, or they’ll send it to my school. I can’t tell them at home.',
        `It is very frightening just now. But you are not alone, and there is a way. The one who threatens you is at fault.
        ## The first hour
        1. Send no money and no new pictures. If you do, they ask for more.
        2. Don’t delete the messages. Take screenshots: name, link, time, account number.
        3. Don’t answer. Block.
        4. Report it to the app.
        5. Tell one grown-up. If home is hard, an aunt, a psychologist, or us.
        ## How to say it at home
        “Someone threatens me online. I need help. Please listen first, don’t be angry.”
        ! You were deceived. Someone else committed the crime.
        !w If you don’t want to live, don’t stay alone today. Call 112, or write to us.
        @chat`,
      ],
    },
  ),
  question(
    'oyindagi-tanish',
    { category: CATEGORY, age_band: '7-10', lesson: 'sovga-va-vada', days_ago: 30 },
    {
      uz: [
        'O‘yindagi do‘stim uchrashmoqchi',
        'O‘yinda bir bola bilan tanishdim. U menga tangalar berdi. Endi «parkka kel, hech kimga aytma» deyapti.',
        `So‘raganingiz yaxshi bo‘ldi. «Hech kimga aytma» degan gap ogohlantiruvchi belgi.
        ## Nega ehtiyot bo‘lish kerak
        O‘yinda odamning yuzi ko‘rinmaydi. U bola bo‘lmasligi ham mumkin. Haqiqiy do‘st sizdan sir saqlashni so‘ramaydi.
        ## Nima qilasiz
        1. Uchrashuvga bormang. Va’da bergan bo‘lsangiz ham.
        2. Yozishmani onangiz yoki otangizga ko‘rsating.
        3. Tangalar uchun qarzdor emassiz.
        4. Kattangiz bilan birga uni bloklang.
        ## Uydagilar urishsa-chi
        Shunday deng: «Menga bir odam yozdi. Men bormadim va sizga aytyapman». Siz to‘g‘ri ish qildingiz.
        ! Internetdagi odam bilan kattasiz uchrashilmaydi.
        @chat`,
      ],
      ru: [
        'Друг из игры зовёт встретиться',
        'В игре у меня появился друг. Он дал мне монеты. Теперь говорит: «Приходи в парк, никому не говори».',
        `Хорошо, что ты спрашиваешь. «Никому не говори» — это сигнал тревоги.
        ## Почему надо быть осторожнее
        В игре лица не видно. Это может быть и не ребёнок. Настоящий друг не просит хранить тайну.
        ## Что делать
        1. Не ходи на встречу. Даже если обещание уже дано.
        2. Покажи переписку маме или папе.
        3. За монеты нет никакого долга.
        4. Вместе со взрослым заблокируйте его.
        ## А если дома отругают
        Скажи так: «Мне написал человек. На встречу не иду и говорю вам». Это правильный поступок.
        ! С людьми из интернета без взрослого не встречаются.
        @chat`,
      ],
      en: [
        'My friend from a game wants to meet',
        'I met a boy in a game. He gave me coins. Now he says: “Come to the park, don’t tell anyone.”',
        `It is good that you ask. “Don’t tell anyone” is a warning sign.
        ## Why to be careful
        In a game you don’t see a face. It may not be a child at all. A real friend does not ask you to keep a secret.
        ## What to do
        1. Don’t go. Even if you promised.
        2. Show the messages to your mum or dad.
        3. You owe nothing for the coins.
        4. Block him together with a grown-up.
        ## What if they are angry at home?
        Say: “Someone wrote to me. I didn’t go, and I’m telling you.” You did the right thing.
        ! We don’t meet people from the internet without a grown-up.
        @chat`,
      ],
    },
  ),
  question(
    'begona-hisob',
    { category: CATEGORY, age_band: '14-17', lesson: 'tarmoqda-uch-qadam', days_ago: 21 },
    {
      uz: [
        'Mening nomimdan soxta hisob ochishgan',
        'Kimdir mening rasmim bilan hisob ochib, yomon gaplar yozyapti. Hamma meni deb o‘ylayapti.',
        `Bu odamni kuchsiz his qildiradi. Lekin uni yopish mumkin va sizga ishonadiganlar bor.
        ## Bugun
        1. Soxta hisob sahifasini suratga oling: ismi, havolasi, yozganlari, sana.
        2. Ilovada «o‘zini men deb ko‘rsatyapti» degan shikoyatni yuboring. Do‘stlaringiz ham yuborsin.
        3. O‘z sahifangizda bitta xotirjam gap qoldiring: «Bu hisob meniki emas».
        4. Yozgan odam bilan tortishmang.
        ## Maktabda
        Sinf rahbariga suratlarni ko‘rsating. U sinfga qisqa tushuntirishi mumkin, sizning ismingizni muhokama qilmasdan.
        ## O‘z hisobingiz
        Parolni almashtiring, ikki bosqichli kirishni yoqing. Yaqin qarindoshlarga oldindan ayting: g‘alati xabar kelsa, ishonishmasin.
        ! Sizning nomingizdan yozilgani siz aytgan gap emas.
        @chat`,
      ],
      ru: [
        'От моего имени создали поддельный аккаунт',
        'Кто-то взял моё фото и пишет гадости. Все думают, что это я.',
        `От такого чувствуешь себя бессильно. Но его можно закрыть, и есть те, кто тебе верит.
        ## Сегодня
        1. Сними экран страницы: имя, ссылку, записи, дату.
        2. Отправь в приложение жалобу «выдаёт себя за меня». Пусть отправят и друзья.
        3. На своей странице оставь одну спокойную фразу: «Это не мой аккаунт».
        4. С автором не спорь.
        ## В школе
        Покажи снимки классному руководителю. Он может коротко объяснить классу, не обсуждая тебя.
        ## Твой аккаунт
        Смени пароль, включи вход в два шага. Предупреди родных: пусть не верят странным сообщениям.
        ! Написанное от твоего имени — не твои слова.
        @chat`,
      ],
      en: [
        'They made a fake account in my name',
        'Someone took my picture and writes nasty things. Everyone thinks it’s me.',
        `It makes you feel helpless. But it can be closed, and there are people who believe you.
        ## Today
        1. Take screenshots of the page: name, link, posts, date.
        2. Report it to the app as “pretending to be me”. Ask friends to report it too.
        3. Leave one calm sentence on your own page: “This account is not mine.”
        4. Don’t argue with whoever writes it.
        ## At school
        Show the screenshots to your class teacher. They can explain it to the class briefly, without discussing you.
        ## Your own account
        Change the password, switch on sign-in in two steps. Tell relatives not to believe strange messages.
        ! What was written in your name is not what you said.
        @chat`,
      ],
    },
  ),
  question(
    'telefon-va-ishonch',
    { category: CATEGORY, age_band: '11-13', lesson: 'malumotim-va-parolim', days_ago: 10 },
    {
      uz: [
        'Uydagilar telefonimni tekshiradi, bu to‘g‘rimi?',
        'Har kuni kechqurun hamma yozishmamni o‘qishadi. Xavotir olishadi, lekin menga nafas olish qiyin.',
        `Ikkala tomonni ham tushunsa bo‘ladi. Kattalar sizni asrashi kerak. Sizga esa ishonch va biroz shaxsiy joy kerak.
        ## Kelishuv taklif qiling
        - Siz va’da berasiz: notanish yozsa, rasm yoki pul so‘rashsa, shu kuni aytaman.
        - Ular va’da beradi: urishmaymiz, telefonni darrov olib qo‘ymaymiz.
        - Haftada bir marta sozlamalarni birga ko‘ramiz.
        - Bir oydan keyin qayta gaplashamiz.
        ## Qanday aytiladi
        «Xavotiringizni tushunaman. Yozishmamni o‘qisangiz, do‘stlarim ham menga ishonmay qo‘yadi. Keling, kelishamiz».
        Tayyor [telefon kelishuvi varag‘i](/resources) bor.
        ## Boshqa holat
        Kimdir sizni telefon orqali kuzatib, qo‘rqitsa, bu boshqa gap. Bu haqda bizga yozing.
        @chat`,
      ],
      ru: [
        'Дома проверяют мой телефон, это нормально?',
        'Каждый вечер читают всю мою переписку. Они тревожатся, но мне нечем дышать.',
        `Понять можно обе стороны. Взрослые должны тебя беречь. А тебе нужны доверие и немного своего места.
        ## Предложи договор
        - Ты обещаешь: пишет незнакомый, просят фото или деньги — скажу в тот же день.
        - Они обещают: не ругаем и не забираем телефон сразу.
        - Раз в неделю вместе смотрим настройки.
        - Через месяц обсуждаем снова.
        ## Как сказать
        «Я понимаю вашу тревогу. Но если читать мои сообщения, мне перестанут верить и друзья. Давайте договоримся».
        Есть готовый [лист договора](/resources).
        ## Другое дело
        Если кто-то следит за тобой через телефон и угрожает, это совсем другое. Напиши нам.
        @chat`,
      ],
      en: [
        'They check my phone at home, is that right?',
        'Every evening they read all my messages. They worry, but I can’t breathe.',
        `Both sides can be understood. Grown-ups have to keep you safe. And you need trust and a little room of your own.
        ## Offer an agreement
        - You promise: if a stranger writes or wants pictures or money, I’ll tell you the same day.
        - They promise: we won’t be angry, and won’t take the phone away at once.
        - Once a week we look at the settings together.
        - In a month we talk about it again.
        ## How to say it
        “I understand that you worry. But if you read my messages, my friends stop trusting me too. Let’s agree.”
        There is a ready [agreement sheet](/resources).
        ## A different matter
        If someone follows you by your phone and threatens you, that is something else. Write to us.
        @chat`,
      ],
    },
  ),
]
