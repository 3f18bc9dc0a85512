import type { Availability, ChatStatus } from '@himoya/contract/chat/chat'
import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import { DAY_MS } from '@himoya/contract/tashkent'
import { formatClock, formatDay, isSameDay } from '@himoya/kit/dates'
import { useQueryClient } from '../../session/use-query.ts'
import { useEffect } from 'react'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { useSession } from '../../session/session.ts'
import { useAvailability } from './availability.ts'
import type { ChatScreen } from './use-chat.ts'

const ASK_AGAIN_MS = 20_000

/** How the chat stands: what the live connection tells, else the list and the last answer on who is there. */
export function useChatStatus({ status, chat, link }: ChatScreen): ChatStatus | undefined {
  const asked = useAvailability({ live: status !== null && link === 'open' })
  useEndNoticed(status, chat?.id)
  useListPolled(link === 'polling')
  const state = chat?.state === CHAT_STATE.ended ? chat.state : (status?.state ?? chat?.state ?? CHAT_STATE.waiting)
  if (status && link === 'open') return { ...status, state }
  if (!asked) return undefined
  return statusFrom(state, asked)
}

/** What can be said without a live connection. */
function statusFrom(state: ChatStatus['state'], { state: availability, wait_minutes, opens_at }: Availability): ChatStatus {
  const known: ChatStatus = { state, availability }
  if (wait_minutes !== undefined) known.wait_minutes = wait_minutes
  if (opens_at !== undefined) known.opens_at = opens_at
  return known
}

/** The list says whether an ended chat can still be read, or was deleted on another device. */
function useEndNoticed(status: ChatStatus | null, chat_id: string | undefined): void {
  const queries = useQueryClient()
  const is_over = status?.state === CHAT_STATE.ended
  useEffect(() => {
    if (is_over) void queries.invalidateQueries({ queryKey: ['Chat'] })
  }, [queries, is_over, chat_id])
}

/** Where sockets are blocked, the list is asked how the chat stands. */
function useListPolled(polling: boolean): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (!polling) return
    const timer = setInterval(() => void queries.invalidateQueries({ queryKey: ['Chat'] }), ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [queries, polling])
}

/** The moment of opening in words: today, tomorrow or the day, and the time in Tashkent. */
export function useOpeningWords(): (opens_at: string) => string {
  const { lang } = useSession()
  const t = useIslandTexts('chat')
  return (opens_at) => {
    const time = formatClock(opens_at)
    if (isSameDay(opens_at, Date.now())) return t('opens_today', { time })
    if (isSameDay(opens_at, Date.now() + DAY_MS)) return t('opens_tomorrow', { time })
    return t('opens_day', { day: formatDay(opens_at, lang), time })
  }
}

/** The status under the title, in words: online, busy with an honest wait, or closed with the opening time. */
export function useAvailabilityText(): (availability: Availability) => string {
  const t = useIslandTexts('chat')
  const openingWords = useOpeningWords()
  return ({ state, wait_minutes, opens_at }) => {
    if (state === 'open') return t('online')
    if (state === 'busy') return wait_minutes ? t('busy_minutes', { minutes: String(wait_minutes) }) : t('busy')
    return opens_at ? t('closed_until', { when: openingWords(opens_at) }) : t('closed')
  }
}
