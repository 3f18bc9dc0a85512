import type { Availability } from '@himoya/contract/chat/chat'
import { LANGUAGES, type Language } from '@himoya/contract/languages'
import type { Platform } from '../../../platform/platform.ts'
import { hoursNow, planChanged, teamSetting, nextPlanned } from '../../staff/shifts/shifts.service.ts'
import { onShift, presenceChanged } from '../../staff/staff.service.ts'
import { availabilityOf, opensAt, type WaitFigure } from './availability.policy.ts'
import { countWaiting, readWaitFigures } from './availability.store.ts'
import { queueChanged, type QueueChange } from '../messages.service.ts'

/** How the chat of one language is served now. */
export type ServiceStatus = { availability: Availability; figure: WaitFigure | undefined; waiting: number; on_shift: number }
export type ServiceStatuses = Record<Language, ServiceStatus>

/** Asked by every page: one reading serves everybody for a moment. */
export type ServiceStatusReader = { serviceStatuses(): Promise<ServiceStatuses> }

/** Nothing told this node that something changed: sessions and consoles end without a word. */
const FRESH_MS = 5_000
/** A message may be a new place in the queue; under a crowd one reading in this time is enough. */
const CROWD_MS = 1_000
const FIGURES_FRESH_MS = 30_000

/** What visitors are told, by language; forgotten at once when shifts, the plan or the queue change. */
export function createServiceStatusReader(platform: Platform): ServiceStatusReader {
  const { hub } = platform
  let reading: Promise<ServiceStatuses> | null = null
  let good_until = 0
  const figures = keepFor(FIGURES_FRESH_MS, () => readWaitFigures(platform.db))
  const forget = (in_ms: number): void => void (good_until = Math.min(good_until, performance.now() + in_ms))

  hub.subscribe(presenceChanged, 'all', () => forget(0))
  hub.subscribe(planChanged, 'all', () => forget(0))
  hub.subscribe(queueChanged, 'all', ({ kind }: QueueChange) => forget(kind === 'message' ? CROWD_MS : 0))
  return {
    serviceStatuses() {
      if (reading && performance.now() < good_until) return reading
      good_until = performance.now() + FRESH_MS
      const now = readServiceStatuses(platform, figures)
      reading = now
      // What could not be read is asked for anew the next time.
      now.catch(() => (good_until = 0))
      return now
    },
  }
}

async function readServiceStatuses(
  platform: Platform,
  figures: () => Promise<Map<Language, WaitFigure>>,
): Promise<ServiceStatuses> {
  const { db } = platform
  const [on_shift, { chat_cap }, waiting, waits] = [
    await onShift(platform, db),
    await teamSetting(db),
    await countWaiting(db),
    await figures(),
  ]
  const shut = LANGUAGES.some((lang) => !on_shift.some(({ langs }) => langs.includes(lang)))
  const hours = shut ? await hoursNow(platform) : null
  const planned = shut ? await nextPlanned(platform) : null
  const serviceStatusOf = (lang: Language): ServiceStatus => {
    const counsellors = on_shift.filter(({ langs }) => langs.includes(lang))
    const opens_at = hours && opensAt(hours[lang], planned?.get(lang))
    const figure = waits.get(lang)
    const count = waiting.get(lang) ?? 0
    const availability = availabilityOf({ counsellors, chat_cap, waiting: count, figure, opens_at })
    return { availability, figure, waiting: count, on_shift: counsellors.length }
  }
  return { uz: serviceStatusOf('uz'), ru: serviceStatusOf('ru'), en: serviceStatusOf('en') }
}

function keepFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let kept: { value: T; until: number } | null = null
  return async () => {
    if (kept === null || performance.now() >= kept.until) kept = { value: await read(), until: performance.now() + ms }
    return kept.value
  }
}
