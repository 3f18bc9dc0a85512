import { LANGUAGES, type Language } from '@himoya/contract/languages'
import type { Hours, HoursBody, TeamSetting } from '@himoya/contract/staff/shifts'
import { DAY_MS, startOfDay, tashkentDay } from '@himoya/contract/tashkent'
import type { Db } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { topic, type Topic } from '../../../platform/realtime/hub.ts'
import { suggestedHolidays } from './holidays.policy.ts'
import { type Calendar, doubledDays, isOpenAt, nextOpening, openingAfter } from './hours.policy.ts'
import { readCalendar, writeCalendar } from './hours.store.ts'
import { readTeam, writeTeam } from './team.store.ts'

/** Keyed `all`: hours, rota or the team's settings changed, so what visitors are told may have. */
export const planChanged: Topic<Record<string, never>> = topic('shifts.plan_changed')

/** `opens_at`: from closed; `next_at`: what opens next in any case. */
export type HoursNow = { open: boolean; opens_at: Date | null; next_at: Date | null }
type NowByLang = Record<Language, HoursNow>

/** The calendar, what it says at this moment, and days off that somebody may want to take over into it. */
export async function readHours(platform: Platform, lang: Language): Promise<Hours> {
  const now = platform.now()
  const calendar = await calendarAt(platform.db, now)
  const known = new Set(calendar.special_days.map(({ day }) => day))
  const suggested = suggestedHolidays(tashkentDay(now), known).map(({ day, title }) => ({ day, title: title[lang] }))
  const { uz, ru, en } = byLang(calendar, now)
  const said = ({ open, opens_at }: NowByLang[Language]) => ({ open, opens_at: opens_at?.toISOString() ?? null })
  return { ...calendar, suggested, now: { uz: said(uz), ru: said(ru), en: said(en) } }
}

/** Puts a new calendar in force; days gone by stay on record. Throws `invalid` for a day that is there twice. */
export async function saveHours(platform: Platform, lang: Language, hours: HoursBody): Promise<Hours> {
  const today = tashkentDay(platform.now())
  const special_days = hours.special_days.filter(({ day }) => day >= today)
  if (doubledDays(special_days).length > 0) throw new AppError('invalid', { fields: { special_days: ['taken'] } })
  await platform.db.transaction().execute(async (db) => writeCalendar(db, { ...hours, special_days }, today))
  platform.hub.publish(planChanged, 'all', {})
  return readHours(platform, lang)
}

/** Hours to begin with, where there are none yet; only for a cast that is not real. */
export async function addFirstHours(db: Db, weeks: HoursBody['weeks'], now: Date): Promise<void> {
  const today = tashkentDay(now)
  const known = await readCalendar(db, today)
  if (LANGUAGES.every((lang) => known.weeks[lang].every((day) => day.length === 0)))
    await writeCalendar(db, { weeks, special_days: [] }, today)
}

/** Of each language: open by its hours, and otherwise when next. For availability. */
export async function hoursNow(platform: Platform): Promise<NowByLang> {
  const now = platform.now()
  return byLang(await calendarAt(platform.db, now), now)
}

export async function teamSetting(db: Db): Promise<TeamSetting> {
  return readTeam(db)
}

export async function saveTeam(platform: Platform, setting: TeamSetting): Promise<TeamSetting> {
  await writeTeam(platform.db, setting)
  platform.hub.publish(planChanged, 'all', {})
  return setting
}

/** Midnight in Tashkent. */
export const startOfToday = (now: Date): Date => new Date(startOfDay(tashkentDay(now)))

/** An interval that began yesterday may still run, so yesterday's special day counts. */
const calendarAt = (db: Db, now: Date): Promise<Calendar> => readCalendar(db, tashkentDay(now.getTime() - DAY_MS))

function byLang(calendar: Calendar, now: Date): NowByLang {
  const of = (lang: Language) => [
    lang,
    {
      open: isOpenAt(calendar, lang, now),
      opens_at: nextOpening(calendar, lang, now),
      next_at: openingAfter(calendar, lang, now),
    },
  ]
  return Object.fromEntries(LANGUAGES.map(of))
}
