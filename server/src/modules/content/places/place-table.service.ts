import { isDeepStrictEqual } from 'node:util'
import { PLACE_COLUMNS } from '@himoya/contract/content/place-lists'
import type { PlaceExport, PlaceImport } from '@himoya/contract/content/places'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkWorking, createContent, saveContent } from '../content.service.ts'
import { writeCsv } from '../../../platform/core/csv.ts'
import { linesBefore, readCsv } from './csv.policy.ts'
import { columnOf, columnsOf, type PlaceWorking, readPlace, rowOf, writePlace } from './place-table.policy.ts'
import { readWorkingPlaces } from './places.store.ts'
import { tableFault, tableLines } from './table-text.policy.ts'

type Known = Awaited<ReturnType<typeof readWorkingPlaces>>[number]
type Bad = PlaceImport['bad'][number]

/**
 * Places from a table: a known slug is changed, a new one made, both as drafts that go the way of all content. A row that is
 * wrong is left out and reported; the others are written. Throws `invalid` when the first row does not name our columns
 * (`wrong_format`), letters are torn (`not_allowed`), or the text was read in another alphabet and written anew (`wrong`).
 */
export async function importPlaces(
  platform: Platform,
  actor: StaffActor,
  { csv, mode }: { csv: string; mode: 'try' | 'write' },
): Promise<PlaceImport> {
  const fault = tableFault(csv)
  if (fault !== null) throw new AppError('invalid', { fields: { csv: [fault === 'torn' ? 'not_allowed' : 'wrong'] } })
  const table = tableLines(csv)
  const [header = [], ...lines] = readCsv(table)
  const columns = columnsOf(header)
  if (columns === null) throw new AppError('invalid', { fields: { csv: ['wrong_format'] } })
  const rows = lines
    .map((fields, place) => ({
      number: place + 2 + linesBefore(table),
      row: rowOf(columns, fields),
      empty: fields.every((field) => field.trim() === ''),
    }))
    .filter(({ empty }) => !empty)
  const known = new Map(
    (
      await readWorkingPlaces(
        platform.db,
        rows.map(({ row }) => row.slug),
      )
    ).map((item) => [item.slug, item]),
  )
  const report: PlaceImport = { rows: rows.length, made: [], changed: [], same: 0, bad: [] }
  const seen = new Set<string>()
  for (const { number, row } of rows) {
    const before = known.get(row.slug)
    const read = readPlace(row, before?.facts.phones ?? [])
    const problems: Omit<Bad, 'row'>[] = 'problems' in read ? read.problems : []
    if (seen.has(row.slug) && row.slug !== '') problems.push({ column: 'slug', code: 'taken' })
    seen.add(row.slug)
    if ('place' in read && problems.length === 0) {
      const done = await takeIn(platform, actor, read.place, before, mode)
      if (done === 'same') report.same += 1
      else if (typeof done === 'string') report[done].push({ row: number, slug: row.slug })
      else problems.push(...done)
    }
    report.bad.push(...problems.map((problem) => ({ row: number, ...problem })))
  }
  return report
}

/** What was done with one place, or would be; or what content has against it. */
async function takeIn(
  platform: Platform,
  actor: StaffActor,
  { slug, facts, texts }: PlaceWorking,
  before: Known | undefined,
  mode: 'try' | 'write',
): Promise<'made' | 'changed' | 'same' | Omit<Bad, 'row'>[]> {
  try {
    const working = await checkWorking(platform.db, 'place', { facts, texts })
    if (before && isDeepStrictEqual(working, { facts: before.facts, texts: before.texts })) return 'same'
    if (mode === 'try') return before ? 'changed' : 'made'
    if (!before) {
      await createContent(platform, actor, 'place', { slug, safety: false, ...working })
      return 'made'
    }
    const { id, version, safety } = before
    await saveContent(platform, actor, { type: 'place', id }, { slug, version, safety, ...working })
    return 'changed'
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'changed_meanwhile') return [{ column: 'slug', code: 'changed_meanwhile' }]
    if (error.code !== 'invalid') throw error
    return Object.entries(error.details.fields ?? {}).map(([field, codes]) => ({
      column: columnOf(field),
      code: codes[0] ?? 'wrong_format',
    }))
  }
}

/** All places that are not archived, as editors have them, in the form `importPlaces` reads. */
export async function exportPlaces({ db }: Pick<Platform, 'db'>): Promise<PlaceExport> {
  return { csv: writeCsv([PLACE_COLUMNS, ...(await readWorkingPlaces(db)).map(writePlace)], { bom: true }) }
}
