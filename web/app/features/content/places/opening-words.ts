import { openingAt } from '@himoya/contract/content/opening-hours'
import type { Place } from '@himoya/contract/content/places'
import { TASHKENT_MS } from '@himoya/contract/tashkent'
import type { useTexts } from '../../../i18n/use-texts.ts'

export type PlaceTexts = ReturnType<typeof useTexts<'places'>>

export const DAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const

/** Whether it is open at `now` in words; null where nobody knows. A kept page has no `now`, so it only says what always holds. */
export function openingWords(t: PlaceTexts, place: Pick<Place, 'hours' | 'day_and_night'>, now: number | null): string | null {
  if (place.day_and_night) return t('always')
  if (now === null) return null
  const opening = openingAt(place, now)
  switch (opening.state) {
    case 'always':
      return t('always')
    case 'open':
      return t('open_until', { time: opening.until })
    case 'unknown':
      return null
    case 'closed': {
      if (opening.days === 0) return t('opens_today', { time: opening.opens })
      if (opening.days === 1) return t('opens_tomorrow', { time: opening.opens })
      const today = (new Date(now + TASHKENT_MS).getUTCDay() + 6) % 7
      return t('opens_later', { day: t(`days.${DAYS[(today + opening.days) % 7]!}`), time: opening.opens })
    }
  }
}

export function isOpen(place: Pick<Place, 'hours' | 'day_and_night'>, now: number): boolean {
  const { state } = openingAt(place, now)
  return state === 'always' || state === 'open'
}
