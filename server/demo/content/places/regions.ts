import type { Facts } from '@himoya/contract/content/content-types'
import type { Translated } from '@himoya/contract/languages'

type Region = {
  code: Facts<'place'>['region']
  slug: string
  name: Translated
  /** Its main town, where the samples stand, and where that lies. */
  town: Translated
  lat: number
  lng: number
}

const region = (
  code: Region['code'],
  slug: string,
  [uz, ru, en]: readonly [string, string, string],
  [town_uz, town_ru, town_en]: readonly [string, string, string],
  lat: number,
  lng: number,
): Region => ({ code, slug, name: { uz, ru, en }, town: { uz: town_uz, ru: town_ru, en: town_en }, lat, lng })

export const REGIONS: readonly Region[] = [
  region(
    'UZ-TK',
    'toshkent-shahri',
    ['Toshkent shahri', 'город Ташкент', 'Tashkent City'],
    ['Toshkent shahri', 'город Ташкент', 'Tashkent'],
    41.31,
    69.28,
  ),
  region(
    'UZ-TO',
    'toshkent-viloyati',
    ['Toshkent viloyati', 'Ташкентская область', 'Tashkent Region'],
    ['Nurafshon shahri', 'город Нурафшон', 'Nurafshon'],
    41.04,
    69.36,
  ),
  region(
    'UZ-AN',
    'andijon',
    ['Andijon viloyati', 'Андижанская область', 'Andijan Region'],
    ['Andijon shahri', 'город Андижан', 'Andijan'],
    40.78,
    72.34,
  ),
  region(
    'UZ-BU',
    'buxoro',
    ['Buxoro viloyati', 'Бухарская область', 'Bukhara Region'],
    ['Buxoro shahri', 'город Бухара', 'Bukhara'],
    39.77,
    64.42,
  ),
  region(
    'UZ-FA',
    'fargona',
    ['Farg‘ona viloyati', 'Ферганская область', 'Fergana Region'],
    ['Farg‘ona shahri', 'город Фергана', 'Fergana'],
    40.39,
    71.79,
  ),
  region(
    'UZ-JI',
    'jizzax',
    ['Jizzax viloyati', 'Джизакская область', 'Jizzakh Region'],
    ['Jizzax shahri', 'город Джизак', 'Jizzakh'],
    40.12,
    67.84,
  ),
  region(
    'UZ-XO',
    'xorazm',
    ['Xorazm viloyati', 'Хорезмская область', 'Khorezm Region'],
    ['Urganch shahri', 'город Ургенч', 'Urgench'],
    41.55,
    60.63,
  ),
  region(
    'UZ-NG',
    'namangan',
    ['Namangan viloyati', 'Наманганская область', 'Namangan Region'],
    ['Namangan shahri', 'город Наманган', 'Namangan'],
    41.0,
    71.67,
  ),
  region(
    'UZ-NW',
    'navoiy',
    ['Navoiy viloyati', 'Навоийская область', 'Navoi Region'],
    ['Navoiy shahri', 'город Навои', 'Navoi'],
    40.1,
    65.38,
  ),
  region(
    'UZ-QA',
    'qashqadaryo',
    ['Qashqadaryo viloyati', 'Кашкадарьинская область', 'Kashkadarya Region'],
    ['Qarshi shahri', 'город Карши', 'Karshi'],
    38.86,
    65.79,
  ),
  region(
    'UZ-QR',
    'qoraqalpogiston',
    ['Qoraqalpog‘iston Respublikasi', 'Республика Каракалпакстан', 'Republic of Karakalpakstan'],
    ['Nukus shahri', 'город Нукус', 'Nukus'],
    42.46,
    59.61,
  ),
  region(
    'UZ-SA',
    'samarqand',
    ['Samarqand viloyati', 'Самаркандская область', 'Samarkand Region'],
    ['Samarqand shahri', 'город Самарканд', 'Samarkand'],
    39.65,
    66.97,
  ),
  region(
    'UZ-SI',
    'sirdaryo',
    ['Sirdaryo viloyati', 'Сырдарьинская область', 'Syrdarya Region'],
    ['Guliston shahri', 'город Гулистан', 'Gulistan'],
    40.49,
    68.78,
  ),
  region(
    'UZ-SU',
    'surxondaryo',
    ['Surxondaryo viloyati', 'Сурхандарьинская область', 'Surkhandarya Region'],
    ['Termiz shahri', 'город Термез', 'Termez'],
    37.22,
    67.28,
  ),
]
