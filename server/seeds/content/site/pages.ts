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
        Biz politsiya ham, shifokor ham emasmiz. Tashxis qo‘ymaymiz va hech kimga ayb qo‘ymaymiz. Hozir xavf bo‘lsa, 112 ga qo‘ng‘iroq qiling.
        @numbers
        ## Darslar va javoblar qayerdan?
        Ularni muharrirlar yozadi. Xavfsizlikka oid matnni ikkinchi odam tekshirmaguncha chiqarmaymiz. Matnlar uch tilda tayyorlanadi.
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
        Их пишут редакторы. Текст о безопасности не выходит, пока его не проверит второй человек. Тексты готовятся на трёх языках.
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
        Editors write them. A text about safety is not published until a second person has checked it. Texts are made in three languages.
        ## Where do the numbers come from?
        A person checks every number. A number whose check is too old is not shown.
        ## Without a name
        You need no account to read. To write, a nickname and a password are enough. We ask for no phone number and no name.
        ! You need no name to come through this door.
        @chat`,
      ],
    },
  ),
  page(
    'privacy',
    { niche: 'v', drawing: 'chest' },
    {
      uz: [
        'Maxfiylik',
        'Qisqa va ochiq: nima saqlanadi, kim o‘qiydi, sir qayerda tugaydi.',
        `## Sirning chegarasi
        Kimningdir hayoti xavf ostida bo‘lsa, yordam chaqiramiz. Qonun talab qilsa, ma’lumot berishga majburmiz. Iloji bo‘lsa, avval sizga aytamiz.
        ## Nimani saqlaymiz?
        - Taxallus yoki telefon raqami.
        - Xabarlaringiz. Ular bazada shifrlangan.
        - Saqlagan darslaringiz va o‘qiganingiz, agar hisobga kirgan bo‘lsangiz.
        - Bergan savolingiz. Chiqarishdan oldin undan kimligi bilinadigan hamma narsa olib tashlanadi.
        Parolning o‘zi saqlanmaydi, faqat izi.
        ## Kim o‘qiydi?
        Suhbatni maslahatchi va uning rahbari o‘qiydi. Administrator va muharrirlar suhbatni ko‘rmaydi.
        ## Nimani saqlamaymiz?
        Reklama va kuzatuv yo‘q. Boshqa saytlarga hech qanday so‘rov ketmaydi. Joylashuvingizni bilmaymiz: masofa faqat telefoningizda hisoblanadi.
        ! Sizni kuzatmaymiz va ma’lumotingizni sotmaymiz.
        ## O‘chirish
        Suhbatni suhbat amallaridan, hisobni o‘z sahifangizdan o‘chirasiz. Hisob o‘chsa, suhbatlar endi ochilmaydi.
        ## Telefondagi iz
        Brauzer tarixida sayt manzili qolishi mumkin. Qo‘ng‘iroqlar telefon tarixida qoladi. Ularni o‘zingiz o‘chira olasiz. [Batafsil](/faq/sir).
        ## Bolalar va ota-onalar
        Bola bu yerga ota-onasi yo‘g‘ida ham yozishi mumkin. Uning yozganini ota-onaga bermaymiz. Istisno: hayot xavf ostida bo‘lganda.
        Matn nusxasi: 2026-11`,
      ],
      ru: [
        'Конфиденциальность',
        'Коротко и честно: что хранится, кто читает, где кончается тайна.',
        `## Граница тайны
        Если чья-то жизнь в опасности, мы позовём помощь. Если требует закон, мы обязаны дать сведения. Если можно, сначала скажем вам.
        ## Что мы храним?
        - Псевдоним или номер телефона.
        - Ваши сообщения. В базе они зашифрованы.
        - Сохранённые уроки и прочитанное, если вы вошли в аккаунт.
        - Заданный вопрос. Перед публикацией из него убирают всё, по чему можно узнать человека.
        Сам пароль не хранится, только его отпечаток.
        ## Кто читает?
        Разговор читают консультант и его руководитель. Администраторы и редакторы разговоров не видят.
        ## Чего мы не храним?
        Рекламы и слежки нет. Запросы на другие сайты не уходят. Мы не знаем, где вы: расстояние считает только ваш телефон.
        ! Мы не следим за вами и не продаём ваши данные.
        ## Удаление
        Разговор удаляется в действиях чата, аккаунт — на вашей странице. После удаления аккаунта разговоры не открываются.
        ## След в телефоне
        Адрес сайта может остаться в истории браузера. Звонки остаются в журнале. Их можно стереть. [Подробнее](/faq/sir).
        ## Дети и родители
        Ребёнок может писать сюда и без родителей. Написанное родителям не передаём. Исключение — опасность для жизни.
        Редакция текста: 2026-11`,
      ],
      en: [
        'Privacy',
        'Short and honest: what is kept, who reads it, where secrecy ends.',
        `## Where secrecy ends
        If a life is in danger, we call for help. If the law demands it, we have to give information. If we can, we tell you first.
        ## What do we keep?
        - Your nickname or phone number.
        - Your messages. They are encrypted in the database.
        - Lessons you kept and read, if you were signed in.
        - A question you asked. Before it is published, everything that could tell who asked is removed.
        The password itself is not kept, only its print.
        ## Who reads it?
        The counsellor and the supervisor read the chat. Administrators and editors do not see chats.
        ## What do we not keep?
        No advertising, no tracking. Nothing is requested from other sites. We don’t know where you are: distances are counted on your phone only.
        ! We don’t follow you, and we don’t sell what we know.
        ## Deleting
        You delete a chat in the chat’s actions, and the account on your own page. Once the account is gone, its chats can’t be opened.
        ## Traces on the phone
        The address may stay in the browser’s history. Calls stay in the call list. You can delete both. [More](/faq/sir).
        ## Children and parents
        A child may write here without their parents. We don’t pass on what they write. The exception is danger to life.
        Version of this text: 2026-11`,
      ],
    },
  ),
  page(
    'terms',
    { niche: 'f', drawing: 'book' },
    {
      uz: [
        'Foydalanish qoidalari',
        'Oddiy tilda: bu yerda nima mumkin, nima mumkin emas va biz nimaga javob beramiz.',
        `## Xizmat nima beradi?
        Himoya bepul. Bu yerda o‘qiysiz, savol berasiz va maslahatchi bilan yozishasiz. Bu shifokor qabuli, advokat xizmati yoki favqulodda xizmat emas.
        !w Hozir xavf bo‘lsa, 112 ga qo‘ng‘iroq qiling. Suhbatda javob kutmang.
        ## Kim foydalana oladi?
        Har kim. Bola ham o‘zi kirib yoza oladi. Hisob uchun taxallus yoki telefon raqami kerak bo‘ladi.
        ## Sizdan so‘raymiz
        - Boshqa odam nomidan hisob ochmang.
        - Maslahatchini haqorat qilmang va qo‘rqitmang.
        - Boshqa bolaning rasmini yoki shaxsiy joylar tushgan rasmni yubormang.
        - Yolg‘on chaqiruv qilmang. Yordam boshqa bolaga kechikishi mumkin.
        Qoida buzilsa, suhbat vaqtincha cheklanishi mumkin. Shunda ham shoshilinch raqamlar ochiq qoladi.
        ## Bizning va’damiz
        - Javobni odam beradi.
        - Xizmat holati to‘g‘ri ko‘rsatiladi: ochiq, band yoki yopiq.
        - Yozganingiz yo‘qolmaydi va ikki marta ketmaydi.
        - Sirning chegarasini birinchi xabardan oldin aytamiz.
        ## Biz javob bera olmaydigan narsa
        Darslar umumiy maslahat beradi. Har bir holat alohida. Boshqa tashkilotlarning ishi va vaqtiga biz javob bermaymiz.
        ## O‘zgarishlar
        Qoida o‘zgarsa, yangi nusxa sanasi bilan shu yerda turadi. [Maxfiylik](/privacy) sahifasini ham o‘qing.
        Matn nusxasi: 2026-11`,
      ],
      ru: [
        'Правила пользования',
        'Простыми словами: что здесь можно, чего нельзя и за что отвечаем мы.',
        `## Что даёт сервис?
        Himoya бесплатна. Здесь читают, задают вопросы и переписываются с консультантом. Это не приём врача, не услуги адвоката и не экстренная служба.
        !w Если опасно прямо сейчас, звоните 112. Не ждите ответа в чате.
        ## Кто может пользоваться?
        Любой человек. Ребёнок может написать и сам. Для аккаунта нужен псевдоним или номер телефона.
        ## О чём мы просим
        - Не заводите аккаунт от чужого имени.
        - Не оскорбляйте консультанта и не угрожайте ему.
        - Не присылайте фото другого ребёнка и снимки личных мест тела.
        - Не делайте ложных вызовов. Помощь может опоздать к другому ребёнку.
        При нарушении чат могут ограничить на время. Экстренные номера и тогда открыты.
        ## Что обещаем мы
        - Отвечает человек.
        - Статус верный: открыто, заняты или закрыто.
        - Написанное не теряется и не уходит дважды.
        - О границах тайны говорим до первого сообщения.
        ## За что мы не отвечаем
        Уроки дают общий совет. Каждый случай особый. За работу и сроки других организаций мы не отвечаем.
        ## Изменения
        Если правила изменятся, новая редакция с датой появится здесь. Прочитайте и страницу [«Конфиденциальность»](/privacy).
        Редакция текста: 2026-11`,
      ],
      en: [
        'Terms of use',
        'In plain words: what you may do here, what you may not, and what we answer for.',
        `## What does the service give?
        Himoya is free. You read here, ask questions and write with a counsellor. It is no doctor’s visit, no lawyer’s service and no emergency service.
        !w In danger right now, call 112. Don’t wait for an answer in the chat.
        ## Who may use it?
        Anyone. A child may come and write alone. An account needs a nickname or a phone number.
        ## What we ask of you
        - Don’t open an account in someone else’s name.
        - Don’t insult or threaten a counsellor.
        - Don’t send pictures of another child, or of private parts of the body.
        - Don’t raise false alarms. Help may come late to another child.
        If a rule is broken, the chat may be limited for a while. Emergency numbers stay open even then.
        ## What we promise
        - A person answers.
        - The status is true: open, busy or closed.
        - What you write is not lost and not sent twice.
        - We tell you the limits of secrecy before your first message.
        ## What we cannot answer for
        Lessons give general advice. Each case is its own. We don’t answer for the work and the time of other organisations.
        ## Changes
        If the terms change, the new version stands here with its date. Read [Privacy](/privacy) too.
        Version of this text: 2026-11`,
      ],
    },
  ),
  page(
    'complaint',
    { niche: 'c', drawing: 'bubble' },
    {
      uz: [
        'Maslahatchi ustidan shikoyat',
        'Sizga og‘ir botgan bo‘lsa, aytishga haqqingiz bor. Shikoyat uchun yordam to‘xtamaydi.',
        `## Nimalar haqida aytsa bo‘ladi?
        - Sizni eshitishmadi yoki shoshiltirishdi.
        - Sizni ayblashdi yoki uyaltirishdi.
        - Va’da berildi, lekin bajarilmadi.
        - Shaxsiy narsa so‘raldi: rasm, uchrashuv, boshqa ilovada yozish.
        !w Maslahatchi hech qachon rasm, uchrashuv yoki yashirin yozishma so‘ramaydi. Shunday bo‘lsa, darrov ayting.
        ## Qanday aytiladi?
        1. Suhbat yakunida savol chiqadi: «Sizga yordam bo‘ldimi?» Javob va fikringizni yozing. Uni o‘sha maslahatchi ko‘rmaydi, rahbar o‘qiydi.
        2. Suhbatga «Rahbar bilan gaplashmoqchiman» deb yozing.
        3. Ovozingiz yetmasa, ishongan kattangizdan yozib berishni so‘rang.
        ## Keyin nima bo‘ladi?
        Rahbar suhbatni o‘qiydi. Kerak bo‘lsa, sizga boshqa maslahatchi javob beradi. Natijani bilmoqchi bo‘lsangiz, shuni ham yozing.
        ! Shikoyat qilganingiz uchun hech kim sizdan xafa bo‘lmaydi.
        ## Biz bilan gaplashgingiz kelmasa
        Bola huquqlari bilan shug‘ullanadigan davlat idoralari ham bor. [Joylar](/places) bo‘limidan yaqin markazni toping.
        @chat`,
      ],
      ru: [
        'Жалоба на консультанта',
        'Если стало тяжело от разговора, вы имеете право сказать. Помогать из-за жалобы не перестанут.',
        `## О чём можно сказать?
        - Вас не услышали или торопили.
        - Вас обвиняли или стыдили.
        - Обещали и не сделали.
        - Просили личное: фото, встречу, переписку в другом приложении.
        !w Консультант никогда не просит фото, встречи или тайной переписки. Если так случилось, скажите сразу.
        ## Как сказать?
        1. В конце разговора есть вопрос: «Вам помогли?» Ответьте и напишите своё мнение. Этот консультант его не увидит, прочитает руководитель.
        2. Напишите в чат: «Хочу говорить с руководителем».
        3. Если нет сил, попросите взрослого, которому доверяете, написать за вас.
        ## Что потом?
        Руководитель прочитает разговор. Если нужно, вам ответит другой консультант. Хотите узнать итог — напишите и об этом.
        ! За жалобу на вас никто не обидится.
        ## Если не хочется говорить с нами
        Есть и государственные органы, которые занимаются правами детей. Найдите ближайший центр в разделе [«Места»](/places).
        @chat`,
      ],
      en: [
        'Complaint about a counsellor',
        'If a chat was hard on you, you have a right to say so. Help does not stop because of a complaint.',
        `## What can you complain about?
        - You were not heard, or you were hurried.
        - You were blamed or shamed.
        - Something was promised and not done.
        - Something personal was asked: a picture, a meeting, writing in another app.
        !w A counsellor never asks for pictures, meetings or secret messages. If that happened, say so at once.
        ## How to say it
        1. At the end of a chat you are asked whether it helped. Answer, and write what you think. That counsellor won’t see it, a supervisor reads it.
        2. Write in the chat: “I want to talk to a supervisor.”
        3. If you have no strength, ask a grown-up you trust to write it for you.
        ## What happens then?
        A supervisor reads the chat. If needed, another counsellor answers you. If you want to hear the result, write that too.
        ! Nobody will hold a complaint against you.
        ## If you would rather not talk to us
        There are public bodies for children’s rights too. Find a centre near you under [Places](/places).
        @chat`,
      ],
    },
  ),
]
