import { news } from '../form.ts'

export const NEWS_XIZMAT = [
  news(
    'yangi-sayt-ochildi',
    { cover: 'eshik', tags: ['xizmat'], days_ago: 2 },
    {
      uz: [
        'Eshik ochiq: Himoya saytida nima bor',
        'Suhbat, darslar, savol-javob va yordam joylari bir joyda. Qisqa sayohat.',
        `Bu namuna xabar. U saytda nimalar borligini ko‘rsatadi.
        ## Yozish
        O‘ng pastdagi yashil tugma suhbatni ochadi. Maslahatchi bor-yo‘qligi va taxminiy kutish vaqti o‘sha yerda yozilgan. Hozir yopiq bo‘lsa ham yozavering: xabar saqlanadi.
        ## O‘qish
        Bolalar, o‘smirlar, ota-onalar va o‘qituvchilar uchun [qisqa kurslar](/learn) bor. Har bir dars bir necha daqiqa davom etadi.
        ## So‘rash
        [Savol-javob](/questions) bo‘limida boshqalarning savollarini o‘qish mumkin. Ulardan kimligi bilinadigan hamma narsa olib tashlangan.
        ## Topish
        [Yordam joylari](/places) hududlar bo‘yicha ajratilgan. Tekshirilmagan telefon raqami ko‘rsatilmaydi.
        ! Eshikdan kirish uchun ism kerak emas.
        @chat`,
      ],
      ru: [
        'Дверь открыта: что есть на сайте Himoya',
        'Чат, уроки, вопросы и места помощи в одном месте. Короткая прогулка.',
        `Это образец новости. Он показывает, что есть на сайте.
        ## Написать
        Зелёная кнопка справа внизу открывает чат. Там же написано, есть ли консультант и сколько примерно ждать. Если сейчас закрыто, всё равно пишите: сообщение сохранится.
        ## Прочитать
        Для детей, подростков, родителей и учителей есть [короткие курсы](/learn). Каждый урок длится несколько минут.
        ## Спросить
        В разделе [вопросов и ответов](/questions) можно прочитать, о чём спрашивали другие. Всё, по чему можно узнать человека, убрано.
        ## Найти
        [Места помощи](/places) разделены по областям. Непроверенный номер телефона не показывается.
        ! Чтобы войти в эту дверь, имя не нужно.
        @chat`,
      ],
      en: [
        'The door is open: what you find at Himoya',
        'Chat, lessons, questions and places of help under one roof. A short walk round.',
        `This is a sample. It shows what the site has.
        ## Write
        The green button at the bottom right opens the chat. It says whether a counsellor is there and about how long you wait. If we are closed, write all the same: your message is kept.
        ## Read
        There are [short courses](/learn) for children, teenagers, parents and teachers. Each lesson takes a few minutes.
        ## Ask
        Under [questions and answers](/questions) you can read what others asked. Everything that could tell who asked has been removed.
        ## Find
        [Places of help](/places) are sorted by region. A phone number that nobody has checked is not shown.
        ! You need no name to come through this door.
        @chat`,
      ],
    },
  ),
]
