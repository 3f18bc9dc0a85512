import { question } from '../form.ts'

const CATEGORY = 'uyda'

export const QUESTIONS_UYDA = [
  question(
    'otam-uradi-aytsam-nima-boladi',
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
]
