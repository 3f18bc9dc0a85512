import { PLACE_KINDS } from '@himoya/contract/content/content-lists'
import { Slug, type Facts, type Texts } from '@himoya/contract/content/content-types'
import type { FieldCode } from '@himoya/contract/errors'
import { LANGUAGES, type Language } from '@himoya/contract/languages'
import { REGION_CODES } from '@himoya/contract/people'
import { readAnyPhone } from '@himoya/contract/phone-number'
import { PLACE_COLUMNS } from '@himoya/contract/content/place-lists'
import { comparable } from '@himoya/contract/read-text'
import { cleanLine } from '../../../platform/core/text.ts'
import { readField } from './csv.policy.ts'
import { readHours, writeHours } from './hours.policy.ts'

export type Column = (typeof PLACE_COLUMNS)[number]
export type PlaceWorking = { slug: string; facts: Facts<'place'>; texts: Record<Language, Texts<'place'>> }
export type Problem = { column: Column | null; code: FieldCode }
/** A row by its columns; a column the file does not have is empty. */
type Row = Record<Column, string>

const COLUMNS: readonly string[] = PLACE_COLUMNS
const NEEDED: readonly Column[] = ['slug', 'kind', 'region', 'title_uz']
/** As they are compared: small, without apostrophes. */
const [YES, NO] = [/^(?:yes|true|1|ha|ҳа|да|\+)$/, /^(?:no|false|0|yoq|йўқ|нет|-|)$/]

/** The columns of the first row, in its order; null where one is not ours or a needed one is missing. */
export function columnsOf(header: readonly string[]): Column[] | null {
  const names = header.map((name) => cleanLine(readField(name)).toLowerCase())
  while (names.at(-1) === '') names.pop()
  const known = names.every((name) => COLUMNS.includes(name)) && new Set(names).size === names.length
  return known && NEEDED.every((name) => names.includes(name)) ? (names as Column[]) : null
}

export function rowOf(columns: readonly Column[], fields: readonly string[]): Row {
  const empty = Object.fromEntries(PLACE_COLUMNS.map((column) => [column, '']))
  return { ...empty, ...Object.fromEntries(columns.map((column, at) => [column, cleanLine(readField(fields[at] ?? ''))])) } as Row
}

/** The place a row describes, or all that is wrong with it. Checks of known numbers in `known` are kept. */
export function readPlace(row: Row, known: Facts<'place'>['phones']): { place: PlaceWorking } | { problems: Problem[] } {
  const problems: Problem[] = []
  const wrong = (column: Column, code: FieldCode): null => {
    problems.push({ column, code })
    return null
  }
  for (const column of NEEDED) if (row[column] === '') wrong(column, 'required')
  const flag = (column: Column): boolean => {
    const said = comparable(row[column])
    if (!YES.test(said) && !NO.test(said)) wrong(column, 'wrong_format')
    return YES.test(said)
  }
  const degrees = (column: Column): number | null => {
    if (row[column] === '') return null
    const value = Number(row[column].replace(',', '.'))
    return Number.isFinite(value) ? value : wrong(column, 'wrong_format')
  }
  const listed = <T extends string>(column: Column, list: readonly T[]): T => {
    const found = list.find((one) => one.toLowerCase() === row[column].toLowerCase())
    if (found === undefined && row[column] !== '') wrong(column, 'not_allowed')
    return found ?? list[0]!
  }
  if (row.slug !== '' && !Slug.safeParse(row.slug).success) wrong('slug', 'wrong_format')
  const hours = row.hours === '' ? null : (readHours(row.hours) ?? wrong('hours', 'wrong_format'))
  const facts: Facts<'place'> = {
    kind: listed('kind', PLACE_KINDS),
    region: listed('region', REGION_CODES),
    lat: degrees('lat'),
    lng: degrees('lng'),
    phones: readPhones(row.phones, known) ?? wrong('phones', 'wrong_format') ?? [],
    hours,
    day_and_night: flag('day_and_night'),
    free: flag('free'),
    child_alone: flag('child_alone'),
    accessible: flag('accessible'),
    website: row.website === '' ? null : row.website,
  }
  if (problems.length > 0) return { problems }
  return { place: { slug: row.slug, facts, texts: textsOf(row) } }
}

function textsOf(row: Row): PlaceWorking['texts'] {
  const texts = LANGUAGES.map((lang): [Language, Texts<'place'>] => [
    lang,
    { title: row[`title_${lang}`], summary: row[`summary_${lang}`], address: row[`address_${lang}`] },
  ])
  return Object.fromEntries(texts) as PlaceWorking['texts']
}

function readPhones(written: string, known: Facts<'place'>['phones']): Facts<'place'>['phones'] | null {
  const numbers = written
    .split(/[;,]/)
    .filter((number) => number.trim() !== '')
    .map(readAnyPhone)
  if (!numbers.every((number) => number !== null)) return null
  return numbers.map((number) => ({
    number,
    // One from before may be kept as it was typed.
    verified_at: known.find((phone) => readAnyPhone(phone.number) === number)?.verified_at ?? null,
  }))
}

/** As `readPlace` reads it. */
export function writePlace({ slug, facts, texts }: PlaceWorking): string[] {
  const yes = (flag: boolean): string => (flag ? 'yes' : 'no')
  const row: Record<string, string> = {
    slug,
    kind: facts.kind,
    region: facts.region,
    lat: String(facts.lat ?? ''),
    lng: String(facts.lng ?? ''),
    phones: facts.phones.map(({ number }) => number).join('; '),
    hours: facts.hours === null ? '' : writeHours(facts.hours),
    day_and_night: yes(facts.day_and_night),
    free: yes(facts.free),
    child_alone: yes(facts.child_alone),
    accessible: yes(facts.accessible),
    website: facts.website ?? '',
  }
  for (const lang of LANGUAGES) {
    for (const text of ['title', 'summary', 'address'] as const) row[`${text}_${lang}`] = texts[lang][text]
  }
  return PLACE_COLUMNS.map((column) => row[column] ?? '')
}

const FIELD = /^(?:facts\.(\w+)|texts\.(uz|ru|en)\.(\w+)|(slug))/

/** The column of a field that content refuses (`facts.lat`, `texts.ru.title`); null: it has none. */
export function columnOf(field: string): Column | null {
  const [, fact, lang, text, slug] = FIELD.exec(field) ?? []
  const name = fact ?? slug ?? (text === undefined ? '' : `${text}_${lang}`)
  return PLACE_COLUMNS.find((column) => column === name) ?? null
}
