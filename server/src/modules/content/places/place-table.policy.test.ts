import { PLACE_COLUMNS } from '@himoya/contract/content/place-lists'
import { describe, expect, it } from 'vitest'
import { writeCsv } from '../../../platform/core/csv.ts'
import { linesBefore, readCsv, readField } from './csv.policy.ts'
import { readHours, writeHours } from './hours.policy.ts'
import { columnsOf, readPlace, rowOf, writePlace } from './place-table.policy.ts'
import { tableFault } from './table-text.policy.ts'

const words = { title: 'Nomi', summary: 'Bir "ikki", uch; to‘rt', address: '=cmd()' }
const PLACE = {
  slug: 'a-place',
  facts: {
    kind: 'legal' as const,
    region: 'UZ-SA' as const,
    lat: 39.65,
    lng: 66.96,
    phones: [{ number: '+998662000000', verified_at: null }],
    hours: readHours('Mo-Fr 09:00-13:00 14:00-18:00; Sa 09:00-14:00'),
    day_and_night: false,
    free: true,
    child_alone: false,
    accessible: true,
    website: 'https://example.uz/a?b=1',
  },
  texts: { uz: words, ru: { title: '', summary: '', address: '' }, en: words },
}

describe('the table of places', () => {
  it('reads quotes, line ends inside them, and the dividers of any table program', () => {
    expect(readCsv('a,b\n"1,""2""\n3",4\n')).toEqual([
      ['a', 'b'],
      ['1,"2"\n3', '4'],
    ])
    expect(readCsv('a;b\nx,y;2')).toEqual([
      ['a', 'b'],
      ['x,y', '2'],
    ])
    expect(readCsv('a\tb\n1\t')).toEqual([
      ['a', 'b'],
      ['1', ''],
    ])
  })

  it('takes Excel’s line about the divider, and does not count it as a row of ours', () => {
    const rows = [
      ['a', 'b'],
      ['x,y', '2'],
    ]
    for (const first of ['sep=;\n', 'SEP=;\n', '"sep=;"\n', 'sep=;;;\n']) {
      expect(readCsv(`${first}a;b\nx,y;2`)).toEqual(rows)
      expect(linesBefore(`${first}a;b`)).toBe(1)
    }
    expect(readCsv('sep=|\na|b\n1|2')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
    expect(linesBefore('slug,kind')).toBe(0)
  })

  it('says that its letters are torn, or were read twice, and of no whole one', () => {
    const whole = [
      '«Inson» markazi, Toshkent shahri',
      'Центр «Инсон», город Ташкент',
      'Болалар учун ёрдам, ўзбекча «ҳа»',
      'Ё‘ўйғонди',
      'Café ½',
    ]
    for (const text of whole) {
      expect(tableFault(`slug,title_uz\na,"${text}"`), text).toBeNull()
      for (const page of ['windows-1251', 'windows-1252']) {
        const twice = new TextDecoder(page).decode(Buffer.from(text))
        if (/[^\p{ASCII}].*[^\p{ASCII}]/u.test(text)) expect(tableFault(`slug,title_uz\na,"${twice}"`), twice).toBe('read_twice')
      }
    }
    expect(tableFault('slug,title_uz\na,bo\uFFFDladi')).toBe('torn')
    expect(tableFault(Buffer.from('slug\ta', 'utf16le').toString('utf8'))).toBe('torn')
  })

  it('what is written is read again the same', () => {
    const [header, fields] = readCsv(writeCsv([PLACE_COLUMNS, writePlace(PLACE)], { bom: false }).replaceAll('\r\n', '\n'))
    const columns = columnsOf(header!)!
    expect(readPlace(rowOf(columns, fields!), [])).toEqual({ place: PLACE })
  })

  it('gives back what was made harmless for table programs, and takes no other apostrophe away', () => {
    for (const field of ['+998 71 200 00 00', '-1.5', '=x', 'o‘zbek', "'so"]) {
      expect(readField(writeCsv([[field]], { bom: false }).trim())).toBe(field)
    }
  })

  it('knows its columns and takes no others', () => {
    expect(columnsOf(['Slug', ' kind', 'region', 'title_uz', ''])).toEqual(['slug', 'kind', 'region', 'title_uz'])
    expect(columnsOf(['slug', 'kind', 'region'])).toBeNull()
    expect(columnsOf(['slug', 'kind', 'region', 'title_uz', 'colour'])).toBeNull()
    expect(columnsOf(['slug', 'slug', 'kind', 'region', 'title_uz'])).toBeNull()
  })

  it('hours are written as they are read; what is no time is refused', () => {
    for (const hours of ['Mo-Fr 09:00-18:00', 'Mo 09:00-12:00 13:00-18:00; We-Su 00:00-24:00', ''])
      expect(writeHours(readHours(hours)!)).toBe(hours)
    for (const hours of ['Mo', 'Fr-Mo 09:00-18:00', 'Xx 09:00-18:00', 'Mo 9-18', 'Mo 25:00-26:00'])
      expect(readHours(hours)).toBeNull()
  })

  it('says of each column what is wrong with it', () => {
    const row = rowOf(
      ['slug', 'kind', 'region', 'lat', 'free', 'phones', 'hours'],
      ['Bad Slug', 'bank', 'UZ-XX', 'north', 'maybe', 'call me', 'always'],
    )
    expect(readPlace(row, [])).toEqual({
      problems: [
        { column: 'title_uz', code: 'required' },
        { column: 'slug', code: 'wrong_format' },
        { column: 'hours', code: 'wrong_format' },
        { column: 'kind', code: 'not_allowed' },
        { column: 'region', code: 'not_allowed' },
        { column: 'lat', code: 'wrong_format' },
        { column: 'phones', code: 'wrong_format' },
        { column: 'free', code: 'wrong_format' },
      ],
    })
  })

  it('a number that was checked stays checked', () => {
    const verified_at = '2026-10-01T00:00:00.000Z'
    const row = rowOf(['slug', 'kind', 'region', 'title_uz', 'phones'], ['a', 'legal', 'UZ-SA', 'A', '11 46; +998 71 200-00-00'])
    const read = readPlace(row, [{ number: '1146', verified_at }])
    expect('place' in read && read.place.facts.phones).toEqual([
      { number: '1146', verified_at },
      { number: '+998712000000', verified_at: null },
    ])
  })
})
