import type { Availability } from '@himoya/contract/chat'
import { formatClock, formatDay, isSameDay } from '@himoya/kit/dates'
import { useQuery } from '@tanstack/react-query'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { useSession } from '../account/session.ts'

const ASK_AGAIN_MS = 60_000
const DAY_MS = 24 * 3_600_000

/** Who is there, as the server knows it; undefined until it has answered. */
export function useAvailability(): Availability | undefined {
  const { api } = useSession()
  const answer = useQuery({
    queryKey: ['Availability'],
    queryFn: ({ signal }) => api.get<Availability>('chat/availability/', { signal }),
    refetchInterval: ASK_AGAIN_MS,
  })
  return answer.data
}

/** The status under the title, in words: online, busy with an honest wait, or closed with the opening time. */
export function useAvailabilityText(): (availability: Availability) => string {
  const { lang } = useSession()
  const t = useIslandTexts('chat')
  return ({ state, wait_minutes, opens_at }) => {
    if (state === 'open') return t('online')
    if (state === 'busy') return wait_minutes ? t('busy_minutes', { minutes: String(wait_minutes) }) : t('busy')
    if (!opens_at) return t('closed')
    const time = formatClock(opens_at)
    if (isSameDay(opens_at, Date.now())) return t('closed_today', { time })
    if (isSameDay(opens_at, Date.now() + DAY_MS)) return t('closed_tomorrow', { time })
    return t('closed_until', { day: formatDay(opens_at, lang), time })
  }
}
