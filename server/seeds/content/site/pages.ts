import { page } from '../form.ts'

export const PAGES = [
  page(
    'about',
    { niche: 'g', drawing: 'lantern' },
    {
      uz: [
        'Himoya haqida',
        'Himoya bolalar, ota-onalar va o‘qituvchilar uchun. Bu yerga yozasiz, maslahatchi javob beradi.',
        `## Kim javob beradi?
        Bolalar bilan ishlaydigan maslahatchilar. Ular sizga xizmatdagi ismi bilan yozadi. Mashina javob bermaydi.
        ## Nima qila olamiz?
        - Eshitamiz va shoshiltirmaymiz.
        - Nima bo‘layotganini tushuntiramiz.
        - Keyingi qadamni birga o‘ylaymiz.
        - Xavf bo‘lsa, yordam chaqirishga ko‘maklashamiz.
        ## Nima qila olmaymiz?
        Biz politsiya ham, shifokor ham emasmiz. Tashxis qo‘ymaymiz va ayblov chiqarmaymiz. Hozir xavf bo‘lsa, 112 ga qo‘ng‘iroq qiling.
        @numbers
        ## Darslar va javoblar qayerdan?
        Ularni muharrirlar yozadi. Xavfsizlikka oid matnni ikkinchi odam tekshirmaguncha chiqarmaymiz. Har bir matn uch tilda tayyorlanadi.
        ## Raqamlar qayerdan?
        Har bir raqamni odam tekshiradi. Tekshiruvi eskirgan raqam ko‘rsatilmaydi.
        ## Saytni ismsiz ishlatish
        O‘qish uchun hisob kerak emas. Yozish uchun taxallus va parol yetadi. Telefon raqami ham, ism ham so‘ralmaydi.
        ! Eshikdan kirish uchun ism kerak emas.
        @chat`,
      ],
      ru: [
        'О Himoya',
        'Himoya — для детей, родителей и учителей. Вы пишете, консультант отвечает.',
        `## Кто отвечает?
        Консультанты, которые работают с детьми. Они пишут под рабочим именем. Машина не отвечает.
        ## Что мы можем?
        - Выслушать и не торопить.
        - Объяснить, что происходит.
        - Вместе подумать о следующем шаге.
        - Помочь позвать помощь, если опасно.
        ## Чего мы не можем?
        Мы не полиция и не врачи. Мы не ставим диагнозов и никого не обвиняем. Если опасно прямо сейчас, звоните 112.
        @numbers
        ## Откуда уроки и ответы?
        Их пишут редакторы. Текст о безопасности не выходит, пока его не проверит второй человек. Каждый текст готовится на трёх языках.
        ## Откуда номера?
        Каждый номер проверяет человек. Номер с устаревшей проверкой не показываем.
        ## Без имени
        Чтобы читать, аккаунт не нужен. Чтобы писать, достаточно псевдонима и пароля. Ни телефон, ни имя не спрашиваем.
        ! Чтобы войти в эту дверь, имя не нужно.
        @chat`,
      ],
      en: [
        'About Himoya',
        'Himoya is for children, parents and teachers. You write, a counsellor answers.',
        `## Who answers?
        Counsellors who work with children. They write to you under a service name. No machine answers.
        ## What can we do?
        - Listen, without hurrying you.
        - Explain what is happening.
        - Think about the next step with you.
        - Help to call for help when there is danger.
        ## What can we not do?
        We are not the police, and not doctors. We make no diagnosis and accuse nobody. In danger right now, call 112.
        @numbers
        ## Where do the lessons and answers come from?
        Editors write them. A text about safety is not published until a second person has checked it. Each text is made in three languages.
        ## Where do the numbers come from?
        A person checks every number. A number whose check is too old is not shown.
        ## Without a name
        You need no account to read. To write, a nickname and a password are enough. We ask for no phone number and no name.
        ! You need no name to come through this door.
        @chat`,
      ],
    },
  ),
]
