export const uz = {
  'drawing.title': 'Mening rasmim',
  'drawing.hint': 'Bola yozishganda uni taxallusingiz yonida ko‘radi. Rasm siz haqingizda hech narsa aytmaydi.',
  'drawing.seen': 'Bola shunday ko‘radi',
  'drawing.choose': 'Rasmni tanlang',
  'drawing.used': 'Hamkasbda ham bor',
  'drawing.used_note': 'Bu rasm hamkasbingizda ham bor. Bo‘sh rasm bo‘lsa, bola sizni osonroq taniydi.',
  'drawing.save': 'Saqlash',
  'drawing.saved': 'Rasm saqlandi. Ochiq suhbatlarda u birozdan keyin ko‘rinadi.',
  'drawing.refused': 'Bunday rasm yo‘q. Sahifani yangilang va boshqasini tanlang.',
  'drawing.failed': 'Rasmlar ochilmadi',
  'drawing.usual': 'Odatdagi rasm',
  'drawing.sun': 'Quyosh',
  'drawing.poplar': 'Terak',
  'drawing.mountain': 'Tog‘',
  'drawing.tulip': 'Lola',
  'drawing.boat': 'Qayiq',
  'drawing.jug': 'Ko‘za',
  'drawing.dutar': 'Dutor',
  'drawing.bridge': 'Ko‘prik',
  'drawing.cup': 'Piyola',
  'drawing.balloon': 'Havo shari',
  'drawing.leaf': 'Barg',
  'drawing.cherry': 'Gilos',
}

type Own = typeof uz
declare module '../../../../i18n/text-key.ts' {
  interface Texts extends Own {}
}
