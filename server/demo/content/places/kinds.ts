import type { Facts } from '@himoya/contract/content/content-types'
import type { Translated } from '@himoya/contract/languages'
import { OFFICE, PLAIN, SIX_DAYS, unverified } from './form.ts'

type Kind = {
  /** What such a place is in general; where it stands is added. */
  facts: Omit<Facts<'place'>, 'region' | 'lat' | 'lng'>
  name: Translated
  summary: Translated
}

type PlaceKind = Facts<'place'>['kind']

export const KINDS: Readonly<Record<PlaceKind, Kind>> = {
  inson: {
    facts: { ...PLAIN, kind: 'inson', phones: unverified('1146'), hours: OFFICE, accessible: true },
    name: { uz: '«Inson» markazi', ru: 'Центр «Инсон»', en: 'Inson centre' },
    summary: {
      uz: 'Ijtimoiy xodim va psixolog qabul qiladi. Bola kattasiz kelsa ham bo‘ladi.',
      ru: 'Принимают социальный работник и психолог. Ребёнок может прийти без взрослого.',
      en: 'A social worker and a psychologist see you. A child may come without a grown-up.',
    },
  },
  hospital: {
    facts: { ...PLAIN, kind: 'hospital', phones: unverified('112'), day_and_night: true, accessible: true },
    name: { uz: 'Bolalar shifoxonasi', ru: 'Детская больница', en: 'Children’s hospital' },
    summary: {
      uz: 'Jarohat va og‘riqda kecha-yu kunduz ko‘riladi. Kiyimni yuvmasdan kelgan yaxshi.',
      ru: 'При травме и боли принимают круглосуточно. Одежду лучше не стирать до осмотра.',
      en: 'Injuries and pain are seen day and night. It is better not to wash clothes before.',
    },
  },
  police: {
    facts: { ...PLAIN, kind: 'police', phones: unverified('102'), day_and_night: true },
    name: {
      uz: 'Ichki ishlar bo‘limi, bolalar bilan ishlash xodimi',
      ru: 'Отдел внутренних дел, сотрудник по работе с детьми',
      en: 'Police department, officer for children',
    },
    summary: {
      uz: 'Xavf va tahdid haqida murojaat qilinadi. Bola ishongan kattasi bilan kelsa bo‘ladi.',
      ru: 'Сюда обращаются при опасности и угрозах. Можно прийти со взрослым, которому веришь.',
      en: 'For danger and threats. A child may bring a grown-up they trust.',
    },
  },
  shelter: {
    facts: { ...PLAIN, kind: 'shelter', day_and_night: true },
    name: { uz: 'Vaqtinchalik boshpana', ru: 'Временный приют', en: 'Temporary shelter' },
    summary: {
      uz: 'Ona va bolalar uchun xavfsiz joy. Manzili ko‘rsatilmaydi, maslahatchi yo‘l ko‘rsatadi.',
      ru: 'Безопасное место для матери с детьми. Адрес не указан, дорогу подскажет консультант.',
      en: 'A safe place for a mother with children. No address is shown; a counsellor tells the way.',
    },
  },
  legal: {
    facts: { ...PLAIN, kind: 'legal', hours: OFFICE, child_alone: false },
    name: { uz: 'Bepul huquqiy yordam xonasi', ru: 'Кабинет бесплатной правовой помощи', en: 'Free legal aid office' },
    summary: {
      uz: 'Ariza yozish, himoya va vasiylik haqida tushuntiriladi. Katta odam bilan kelinadi.',
      ru: 'Объяснят про заявление, защиту и опеку. Приходят со взрослым.',
      en: 'They explain applications, protection and guardianship. Come with a grown-up.',
    },
  },
  psychologist: {
    facts: { ...PLAIN, kind: 'psychologist', hours: SIX_DAYS, accessible: true },
    name: { uz: 'Bolalar psixologi xonasi', ru: 'Кабинет детского психолога', en: 'Child psychologist’s room' },
    summary: {
      uz: 'Qo‘rquv, uyqusizlik va yo‘qotishdan keyin suhbat. Birinchi uchrashuvga sabab aytish shart emas.',
      ru: 'Разговор при страхе, бессоннице и после потери. На первой встрече причину можно не называть.',
      en: 'To talk about fear, bad sleep or a loss. You need give no reason at the first visit.',
    },
  },
  hotline: {
    facts: { ...PLAIN, kind: 'hotline', phones: unverified('1146'), day_and_night: true },
    name: { uz: 'Ishonch telefoni', ru: 'Телефон доверия', en: 'Trust line' },
    summary: {
      uz: 'Telefon orqali maslahat. Raqam hali tekshirilmagan, shuning uchun ko‘rinmaydi.',
      ru: 'Совет по телефону. Номер ещё не проверен и потому не показан.',
      en: 'Advice by phone. The number is not checked yet, and so it is not shown.',
    },
  },
  ngo: {
    facts: { ...PLAIN, kind: 'ngo', hours: SIX_DAYS },
    name: {
      uz: 'Oila va bolalarni qo‘llab-quvvatlash markazi',
      ru: 'Центр поддержки семьи и детей',
      en: 'Family and child support centre',
    },
    summary: {
      uz: 'Ota-onalar guruhi, bolalar uchun to‘garak va psixolog maslahati.',
      ru: 'Группа для родителей, кружки для детей и советы психолога.',
      en: 'A group for parents, clubs for children and a psychologist’s advice.',
    },
  },
}
