import { place } from '../form.ts'
import { OFFICE, PLAIN, unverified } from './form.ts'

export const PLACES = [
  place(
    'toshkent-shahri-inson',
    {
      ...PLAIN,
      kind: 'inson',
      region: 'UZ-TK',
      lat: 41.3,
      lng: 69.25,
      phones: unverified('1146'),
      hours: OFFICE,
      accessible: true,
    },
    {
      uz: [
        '«Inson» markazi, Toshkent shahri (namuna)',
        'Ijtimoiy xodim va psixolog qabul qiladi. Bola kattasiz kelsa ham bo‘ladi.',
        'Toshkent shahri, namuna manzil',
      ],
      ru: [
        'Центр «Инсон», город Ташкент (образец)',
        'Принимают социальный работник и психолог. Ребёнок может прийти без взрослого.',
        'Город Ташкент, адрес для образца',
      ],
      en: [
        'Inson centre, Tashkent City (sample)',
        'A social worker and a psychologist see you. A child may come without a grown-up.',
        'Tashkent City, sample address',
      ],
    },
  ),
]
