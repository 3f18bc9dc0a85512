export const content = {
  megabytes: '{size} MB',
  listen: 'Tinglash, {size}',
  play: 'Ko‘rish',
  video: 'Video, {size}, {time}',
  captions: 'Subtitr bor',
  transcript: 'Matnini o‘qish',
  download: 'Yuklab olish',
  help: {
    chat_title: 'Bu haqda gaplashamizmi?',
    chat_text: 'Maslahatchiga yozing. Ism ham, telefon ham shart emas.',
    chat_go: 'Maslahatchiga yozish',
    numbers_title: 'Xavf bo‘lsa, qo‘ng‘iroq qiling',
    places_title: 'Yaqin joyda yordam',
    places_text: 'Markaz, shifokor yoki huquqshunosni viloyatingizdan toping.',
    places_go: 'Joylarni ko‘rish',
  },
  preview: {
    note: 'Bu sahifa hali e’lon qilinmagan. Uni faqat havolasi bor odam ko‘radi.',
    until: 'Havola 10 daqiqa ishlaydi.',
    questions: 'Savollar',
    questions_note: 'Saytda savollar bittadan chiqadi. To‘g‘ri javob va ballar bu yerda ko‘rinmaydi.',
  },
}
