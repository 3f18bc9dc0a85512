import type { HoursBody, Interval, SpecialDay, Week } from '@himoya/contract/staff/shifts'
import { LANGUAGES, type Language } from '@himoya/contract/languages'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import type { Calendar } from './hours.policy.ts'

/** The whole calendar; special days from `since` on, the earliest first. */
export async function readCalendar(db: Db, since: string): Promise<Calendar> {
  const days = await db.selectFrom('working_day').select(['lang', 'weekday', 'intervals']).execute()
  const weekOf = (lang: Language): Week =>
    Array.from({ length: 7 }, (_, index) => {
      const found = days.find((day) => day.lang === lang && day.weekday === index + 1)
      return (found?.intervals ?? []) as Interval[]
    })
  const special = await db
    .selectFrom('special_day')
    .select([sql<string>`day::text`.as('day'), 'langs', 'title', 'intervals'])
    .where('day', '>=', sql<string>`${since}::date`)
    .orderBy('day')
    .orderBy('langs')
    .execute()
  return {
    weeks: { uz: weekOf('uz'), ru: weekOf('ru'), en: weekOf('en') },
    special_days: special.map((row) => ({ ...row, langs: row.langs as Language[], intervals: row.intervals as Interval[] })),
  }
}

/** Puts the calendar in place of the one there was; special days before `since` stay as they were. Call it in a transaction. */
export async function writeCalendar(db: Db, { weeks, special_days }: HoursBody, since: string): Promise<void> {
  // Two at the same moment would both delete and both write; the team's one row lets one after the other do it.
  await db.selectFrom('team_setting').select('chat_cap').forUpdate().execute()
  await db.deleteFrom('working_day').execute()
  const days = LANGUAGES.flatMap((lang) =>
    weeks[lang].map((intervals, index) => ({ lang, weekday: index + 1, intervals: JSON.stringify(intervals) })),
  )
  await db.insertInto('working_day').values(days).execute()
  await db
    .deleteFrom('special_day')
    .where('day', '>=', sql<string>`${since}::date`)
    .execute()
  if (special_days.length === 0) return
  const rows = special_days.map(({ intervals, ...day }: SpecialDay) => ({ ...day, intervals: JSON.stringify(intervals) }))
  await db.insertInto('special_day').values(rows).execute()
}
