export const guide = {
  talk_title: 'Bu haqda gaplashamizmi?',
  talk_text: 'Maslahatchi faqat siz yozganingizni ko‘radi.',
  others: 'Boshqa sahifalar',
  child: {
    eyebrow: '7–10 yosh, 3 daqiqa',
    title: 'Tanam, sirlarim va jasoratim',
    lead: 'Qisqa sahifa. Yaqin kattangiz bilan birga o‘qisangiz ham bo‘ladi.',
    key: 'Kattaning yomon ishi uchun bola aybdor emas.',
    one: {
      title: 'Tanangiz o‘zingizniki',
      text: 'Sizni so‘ramasdan ushlash mumkin emas. Kiyim ostidagi joylar faqat sizniki. Shifokor ko‘rsa, yoningizda ishongan kattangiz turadi.',
    },
    two: {
      title: '«Yo‘q» desa bo‘ladi',
      text: 'Yoqmasa, «yo‘q» deng. Kattaga ham «yo‘q» desa bo‘ladi. Baqirish va qochib ketish ham to‘g‘ri.',
    },
    three: {
      title: 'Yaxshi sir va yomon sir',
      text: 'Yaxshi sir tez ochiladi: sovg‘a yoki bayram. Yomon sirdan qorin og‘riydi, qo‘rqinch bo‘ladi. Uni aytsa bo‘ladi, «hech kimga aytma» deyishsa ham.',
    },
    four: {
      title: 'Kimga aytaman?',
      text: 'Ishongan kattangizni tanlang: buvi, xola, o‘qituvchi. Biri eshitmasa, boshqasiga ayting. Eshitadigan odam topilguncha ayting.',
    },
    five: {
      title: 'Hozir qo‘rqinchli bo‘lsa',
      text: '112 raqamini tering. Ismingizni va qayerda ekaningizni ayting. Telefonni qo‘ymang, ular gapirsin.',
    },
  },
  teen: {
    eyebrow: '11–17 yosh, 4 daqiqa',
    title: 'Do‘stlik, internet, uy',
    lead: 'Ochiq va qisqa. Nasihatsiz.',
    key: 'Yordam so‘rash zaiflik emas. Bu kuch.',
    one: {
      title: 'Haqorat hazil emas',
      text: 'Do‘st sizni kamsitmaydi va qo‘rqitmaydi. Har kuni takrorlansa, bu ta’qib. Yozishmani saqlang va ishongan kattangizga ko‘rsating.',
    },
    two: {
      title: 'Notanish odam yozsa',
      text: 'Yoshi va ismi o‘ylab topilgan bo‘lishi mumkin. Tez maqtaydi, sir so‘raydi, keyin rasm so‘raydi. Shu joyda to‘xtang. Sabab aytish shart emas.',
    },
    three: {
      title: 'Rasm bilan qo‘rqitishsa',
      text: 'Pul ham, yangi rasm ham yubormang. Yozishmani o‘chirmang, ekranni suratga oling. Keyin bloklang. Bu sizning aybingiz emas, chorasi bor.',
    },
    four: {
      title: 'Uyda janjal bo‘lsa',
      text: 'Kattalarning janjali sizdan emas. O‘rtaga tushmang, xavfsiz xonaga o‘ting. Urishsa yoki qo‘rqsangiz, 112 ga qo‘ng‘iroq qiling.',
    },
    five: {
      title: 'Yashash og‘ir bo‘lib qolsa',
      text: 'Bunday fikr ko‘pchilikka keladi va o‘tib ketadi. Yolg‘iz qolmang, bir odamga ayting. Hozir xavf bo‘lsa, 112. Bizga ham yozing.',
    },
  },
  parent: {
    eyebrow: 'Ota-onalar uchun, 4 daqiqa',
    title: 'Farzandingizni eshitish',
    lead: 'Sezish, so‘rash va yonida turish. Mukammal bo‘lish shart emas.',
    key: 'Bola birinchi bo‘lib shuni eshitsin: «Senga ishonaman».',
    one: {
      title: 'Nimani sezish mumkin',
      text: 'Uyqu, ishtaha yoki kayfiyat birdan o‘zgaradi. Bola bir odamdan yoki joydan qochadi. Telefonini yashiradi. Bitta belgi isbot emas, lekin so‘rashga sabab.',
    },
    two: {
      title: 'Qanday so‘rash',
      text: 'Yonma-yon o‘tiring, shoshilmang. «Nima bo‘ldi?» deb so‘rang, «Nega?» demang. Javobini o‘zingiz aytib qo‘ymang.',
    },
    three: {
      title: 'Bola aytganda',
      text: '«Aytganing yaxshi bo‘ldi» deng. «Bu sening aybing emas» deng. Urishmang va qayta-qayta so‘roq qilmang. Faqat bajara oladigan va’da bering.',
    },
    four: {
      title: 'Keyin nima qilish',
      text: 'Xavf bo‘lsa, 112. Yozishma va rasmlarni saqlang. Bolani o‘sha odam bilan yolg‘iz qoldirmang. Bizga yozing, keyingi qadamni birga o‘ylaymiz.',
    },
    five: {
      title: 'O‘zingiz charchasangiz',
      text: 'Jahlingiz chiqsa, boshqa xonaga o‘ting. Urish o‘rgatmaydi, qo‘rqitadi. Ota-onaga ham yordam kerak bo‘ladi, yozavering.',
    },
  },
  teacher: {
    eyebrow: 'O‘qituvchilar uchun, 4 daqiqa',
    title: 'Sinfda nima qilish kerak',
    lead: 'Sezish, tinglash va yetkazish. Hammasini yolg‘iz qilish shart emas.',
    key: 'Siz tergovchi emassiz. Siz bola ishongan odamsiz.',
    one: {
      title: 'Sezing',
      text: 'O‘quvchi birdan jim yoki jahldor bo‘lib qoldi. Dars qoldiradi yoki uyga ketgisi kelmaydi. Ko‘rganingizni sanasi bilan, baho bermasdan yozib qo‘ying.',
    },
    two: {
      title: 'Tinglang',
      text: 'Tinch joy toping. Kam so‘rang, ko‘p eshiting. Tafsilotni surishtirmang, bu mutaxassisning ishi.',
    },
    three: {
      title: 'Sir saqlashga so‘z bermang',
      text: '«Buni yordam bera oladigan odamga aytaman» deng. Kimga va nima uchun aytishingizni tushuntiring.',
    },
    four: {
      title: 'Yetkazing',
      text: 'Hozir xavf bo‘lsa, 112. Maktab rahbariga o‘sha kuniyoq ayting. Gumon qilingan odamga o‘zingiz bormang.',
    },
    five: {
      title: 'Sinfdagi ta’qib',
      text: 'Darhol to‘xtating, hammaning oldida uyaltirmang. Har bir bola bilan alohida gaplashing. Ko‘rib turganlar bilan ham gaplashing.',
    },
  },
}
