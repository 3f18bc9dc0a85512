import { PHONE_CHECK_DAYS, PHONE_DUE_DAYS, type PHONE_STATES } from '@himoya/contract/content/place-lists'
import { DAY_MS } from '@himoya/contract/tashkent'

/** What a call to the number told, newest word of all: in the content, or written down beside it. */
export type PhoneWord = { number: string; works: boolean; checked_at: Date }
type Phone = { number: string; verified_at: string | null }
export type JudgedPhone = Phone & { state: (typeof PHONE_STATES)[number] | 'fresh' }

/** Each number with its newest check. Only `fresh` and `due` ones are shown to anybody (safety.md 6). */
export function judgePhones(phones: readonly Phone[], words: readonly PhoneWord[], now: Date): JudgedPhone[] {
  return phones.map(({ number, verified_at }) => {
    const word = words.find((one) => one.number === number)
    const verified = verified_at === null ? -Infinity : Date.parse(verified_at)
    if (!word || word.checked_at.getTime() < verified) return { number, verified_at, state: stateAt(verified, now) }
    if (!word.works) return { number, verified_at, state: 'failed' }
    return { number, verified_at: word.checked_at.toISOString(), state: stateAt(word.checked_at.getTime(), now) }
  })
}

function stateAt(checked: number, now: Date): JudgedPhone['state'] {
  const days = (now.getTime() - checked) / DAY_MS
  if (days === Infinity) return 'never'
  if (days >= PHONE_CHECK_DAYS) return 'stale'
  return days >= PHONE_CHECK_DAYS - PHONE_DUE_DAYS ? 'due' : 'fresh'
}

export const isShown = ({ state }: JudgedPhone): boolean => state === 'fresh' || state === 'due'
