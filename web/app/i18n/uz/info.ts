export const info = {
  numbers: {
    title: 'Shoshilinch raqamlar',
    lead: 'Qo‘ng‘iroq bepul. Hisobda pul bo‘lmasa ham ishlaydi.',
    none: 'Hozir tekshirilgan raqam yo‘q.',
    install: 'Raqamlar internetsiz ham ochilsin: telefon ekraniga qo‘yish',
    say_title: 'Nima deyish kerak?',
    say_name: 'Ismingizni ayting. Istamasangiz, aytmang.',
    say_place: 'Qayerda ekaningizni ayting: shahar, ko‘cha, uy yoki yaqin joy.',
    say_what: 'Nima bo‘layotganini bir jumlada ayting.',
    say_stay: 'Telefonni qo‘ymang, savollarga javob bering.',
    write_title: 'Gapirish qiyin bo‘lsa, yozing',
    write_text: 'Suhbat ovozsiz. Uni yoningizdagilar eshitmaydi.',
    no_script: 'Suhbat uchun brauzerda JavaScript yoqilgan bo‘lishi kerak. Qo‘ng‘iroq usiz ham ishlaydi.',
  },
  not_found: {
    title: 'Bu sahifa yo‘q',
    text: 'Manzil o‘zgargan yoki xato yozilgan.',
    back: 'Bosh sahifa',
  },
  error: {
    title: 'Bizda nosozlik bor',
    text: 'Ayb sizda emas. Bir daqiqadan keyin qayta urinib ko‘ring.',
    again: 'Qayta urinish',
  },
  offline: {
    strip: 'Internet yo‘q. Qo‘ng‘iroq va SMS ishlaydi.',
    title: 'Internetsiz ham ishlaydi',
    text: 'Aloqa tiklansa, sahifani yangilang. Yozganingiz shu telefonda turadi.',
    again: 'Qayta urinish',
  },
}
