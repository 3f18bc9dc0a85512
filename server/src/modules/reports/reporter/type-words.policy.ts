import type { NICHES } from '@himoya/contract/content/content-lists'
import type { Translated } from '@himoya/contract/languages'
import type { REPORT_DRAWINGS, ReportTypeId } from '@himoya/contract/reports/report-lists'

type TypeWords = {
  niche: (typeof NICHES)[number]
  drawing: (typeof REPORT_DRAWINGS)[number]
  /** In a grown-up's mouth, of a child. */
  title: Translated
  /** In the child's own; short, it stands under a picture half a phone wide. */
  title_self: Translated
}

/** What people call it. Things are drawn, never the harm itself. */
export const TYPE_WORDS: Record<ReportTypeId, TypeWords> = {
  physical: {
    niche: 'f',
    drawing: 'hand',
    title: { uz: 'Bolani urishdi yoki og‘ritishdi', ru: 'Ребёнка бьют или делают больно', en: 'Someone hits or hurts the child' },
    title_self: { uz: 'Urishdi yoki og‘ritishdi', ru: 'Бьют или делают больно', en: 'Someone hits or hurts me' },
  },
  beating: {
    niche: 'f',
    drawing: 'hand',
    title: { uz: 'Bolani kaltaklashdi', ru: 'Ребёнка избивают', en: 'The child is beaten' },
    title_self: { uz: 'Kaltaklashdi', ru: 'Избивают', en: 'Someone beats me' },
  },
  injury: {
    niche: 'f',
    drawing: 'plaster',
    title: {
      uz: 'Bolada jarohat yoki ko‘kargan joy bor',
      ru: 'У ребёнка травма или синяки',
      en: 'The child has an injury or bruises',
    },
    title_self: { uz: 'Jarohatim yoki ko‘kargan joyim bor', ru: 'Есть травма или синяки', en: 'I have an injury or bruises' },
  },
  locked_up: {
    niche: 'f',
    drawing: 'lock',
    title: { uz: 'Bolani qamab qo‘yishdi', ru: 'Ребёнка запирают', en: 'The child gets locked up' },
    title_self: { uz: 'Qamab qo‘yishdi', ru: 'Запирают', en: 'Someone locks me up' },
  },
  sexual: {
    niche: 'g',
    drawing: 'umbrella',
    title: {
      uz: 'Bolaning tanasiga ruxsatsiz tegishdi',
      ru: 'Сексуальное насилие над ребёнком',
      en: 'Sexual abuse of the child',
    },
    title_self: { uz: 'Tanamga ruxsatsiz tegishdi', ru: 'Трогают тело без разрешения', en: 'Touched my body without my consent' },
  },
  touched: {
    niche: 'g',
    drawing: 'umbrella',
    title: {
      uz: 'Bolaga shahvoniy niyat bilan tegishdi',
      ru: 'К ребёнку прикасались с сексуальной целью',
      en: 'The child was touched in a sexual way',
    },
    title_self: {
      uz: 'Men istamagan holda tegishdi',
      ru: 'Прикасались, когда я не хочу',
      en: 'Someone touched me when I did not want it',
    },
  },
  shown_or_filmed: {
    niche: 'g',
    drawing: 'camera',
    title: {
      uz: 'Behayo narsa ko‘rsatishdi yoki suratga olishdi',
      ru: 'Показывали непристойное или снимали',
      en: 'Shown sexual things, or filmed',
    },
    title_self: {
      uz: 'Behayo narsa ko‘rsatishdi yoki suratimni so‘rashdi',
      ru: 'Показывали непристойное или просили фото',
      en: 'Showed me sexual things, or asked for pictures',
    },
  },
  forced_sexual: {
    niche: 'g',
    drawing: 'umbrella',
    title: { uz: 'Bolani jinsiy aloqaga majburlashdi', ru: 'Ребёнка принуждали к сексу', en: 'The child was forced into sex' },
    title_self: { uz: 'Jinsiy aloqaga majburlashdi', ru: 'Принуждали к сексу', en: 'Someone forced me into sex' },
  },
  psychological: {
    niche: 'v',
    drawing: 'cloud',
    title: {
      uz: 'Bolani haqorat qilishdi, qo‘rqitishdi',
      ru: 'Ребёнка оскорбляют, пугают',
      en: 'The child is insulted or frightened',
    },
    title_self: { uz: 'Haqorat qilishdi, qo‘rqitishdi', ru: 'Оскорбляют, пугают', en: 'Someone insults or frightens me' },
  },
  threats: {
    niche: 'v',
    drawing: 'cloud',
    title: { uz: 'Bolaga tahdid qilishdi', ru: 'Ребёнку угрожают', en: 'The child is threatened' },
    title_self: { uz: 'Tahdid qilishdi', ru: 'Угрожают', en: 'Someone threatens me' },
  },
  humiliation: {
    niche: 'v',
    drawing: 'bubble',
    title: { uz: 'Bolani doim kamsitishadi', ru: 'Ребёнка постоянно унижают', en: 'The child is put down all the time' },
    title_self: { uz: 'Doim kamsitishadi', ru: 'Постоянно унижают', en: 'Someone puts me down all the time' },
  },
  saw_violence: {
    niche: 'v',
    drawing: 'house',
    title: { uz: 'Bola uydagi zo‘ravonlikni ko‘radi', ru: 'Ребёнок видит насилие дома', en: 'The child sees violence at home' },
    title_self: { uz: 'Uyda zo‘ravonlikni ko‘raman', ru: 'Дома я вижу насилие', en: 'I see violence at home' },
  },
  bullying: {
    niche: 'a',
    drawing: 'crowd',
    title: {
      uz: 'Bolani mazax qilishdi, internetda ham',
      ru: 'Ребёнка травят, в интернете тоже',
      en: 'The child is bullied, online too',
    },
    title_self: { uz: 'Mazax qilishdi, internetda ham', ru: 'Травят, в интернете тоже', en: 'I am bullied, online too' },
  },
  bullying_school: {
    niche: 'a',
    drawing: 'bag',
    title: { uz: 'Bolani maktabda mazax qilishadi', ru: 'Ребёнка травят в школе', en: 'The child is bullied at school' },
    title_self: { uz: 'Maktabda mazax qilishadi', ru: 'Травят в школе', en: 'I am bullied at school' },
  },
  bullying_online: {
    niche: 'a',
    drawing: 'phone',
    title: { uz: 'Bolani internetda mazax qilishadi', ru: 'Ребёнка травят в интернете', en: 'The child is bullied online' },
    title_self: { uz: 'Internetda mazax qilishadi', ru: 'Травят в интернете', en: 'I am bullied online' },
  },
  extortion: {
    niche: 'a',
    drawing: 'coin',
    title: {
      uz: 'Bolaning puli yoki narsasini tortib olishadi',
      ru: 'У ребёнка отбирают деньги или вещи',
      en: 'Money or things are taken from the child',
    },
    title_self: {
      uz: 'Pul yoki narsamni tortib olishadi',
      ru: 'Отбирают деньги или вещи',
      en: 'Someone takes my money or things',
    },
  },
  neglect: {
    niche: 'c',
    drawing: 'bowl',
    title: {
      uz: 'Bolani och yoki davosiz qoldirishdi',
      ru: 'Ребёнка оставляют без еды или лечения',
      en: 'The child is left hungry or without care',
    },
    title_self: {
      uz: 'Och yoki davosiz qoldirishdi',
      ru: 'Оставляют без еды или лечения',
      en: 'I am left hungry or without care',
    },
  },
  hungry_or_untreated: {
    niche: 'c',
    drawing: 'bowl',
    title: {
      uz: 'Bolaga ovqat yoki davo yetishmaydi',
      ru: 'Ребёнку не хватает еды или лечения',
      en: 'The child lacks food or a doctor',
    },
    title_self: { uz: 'Ovqat yoki davo yetishmaydi', ru: 'Не хватает еды или лечения', en: 'I lack food or a doctor' },
  },
  left_alone: {
    niche: 'c',
    drawing: 'bird',
    title: {
      uz: 'Bolani uzoq vaqt yolg‘iz qoldirishadi',
      ru: 'Ребёнка надолго оставляют без взрослых',
      en: 'The child is left alone for long',
    },
    title_self: { uz: 'Uzoq vaqt yolg‘iz qoldirishadi', ru: 'Надолго оставляют без взрослых', en: 'I am left alone for long' },
  },
  kept_from_school: {
    niche: 'c',
    drawing: 'book',
    title: { uz: 'Bolani maktabga yuborishmaydi', ru: 'Ребёнка не пускают в школу', en: 'The child is kept from school' },
    title_self: { uz: 'Maktabga yuborishmaydi', ru: 'Не пускают в школу', en: 'I am kept from school' },
  },
  exploitation: {
    niche: 'f',
    drawing: 'load',
    title: { uz: 'Bolani majburlab ishlatishdi', ru: 'Ребёнка заставляют работать', en: 'The child is made to work' },
    title_self: { uz: 'Majburlab ishlatishdi', ru: 'Заставляют работать', en: 'Someone makes me work' },
  },
  forced_work: {
    niche: 'f',
    drawing: 'load',
    title: {
      uz: 'Bolaga og‘ir ish qildirishadi',
      ru: 'Ребёнка заставляют тяжело работать',
      en: 'The child is made to do heavy work',
    },
    title_self: { uz: 'Og‘ir ish qildirishadi', ru: 'Заставляют тяжело работать', en: 'I am made to do heavy work' },
  },
  begging: {
    niche: 'f',
    drawing: 'hand',
    title: { uz: 'Bolani tilanchilikka majburlashadi', ru: 'Ребёнка заставляют просить деньги', en: 'The child is made to beg' },
    title_self: { uz: 'Tilanchilikka majburlashadi', ru: 'Заставляют просить деньги', en: 'I am made to beg' },
  },
  early_marriage: {
    niche: 'f',
    drawing: 'ring',
    title: {
      uz: 'Bolani erta nikohga majburlashadi',
      ru: 'Ребёнка принуждают к раннему браку',
      en: 'The child is made to marry early',
    },
    title_self: { uz: 'Erta nikohga majburlashadi', ru: 'Принуждают к раннему браку', en: 'I am made to marry early' },
  },
  other: {
    niche: 'v',
    drawing: 'question',
    title: { uz: 'Boshqa narsa yoki bilmayman', ru: 'Другое, или не знаю', en: 'Something else, or I do not know' },
    title_self: { uz: 'Boshqa narsa yoki bilmayman', ru: 'Другое, или не знаю', en: 'Something else, or I do not know' },
  },
}
