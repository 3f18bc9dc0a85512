import type { QuestionnaireCard } from '@himoya/contract/content/questionnaires'
import { browserStorage } from '@himoya/kit/browser-storage'
import { tashkentDay } from '@himoya/contract/tashkent'

/** Which questionnaires were answered on this phone, and in which month. What was answered is not here, nor by whom. Signing out and quick exit wipe it with the rest. */
const DONE_KEY = 'himoya_answered'

type Rule = Pick<QuestionnaireCard, 'id' | 'once'>

const monthOf = (now: Date): string => tashkentDay(now).slice(0, 7)

/** Has it been answered here as often as its rule allows? Of an account the server knows it too. */
export function isDone({ id, once }: Rule, now: Date): boolean {
  if (once === 'always') return false
  const month = keptMonths()[id]
  return once === 'once' ? month !== undefined : month === monthOf(now)
}

export function keepDone({ id }: Pick<Rule, 'id'>, now: Date): void {
  browserStorage('local').set(DONE_KEY, JSON.stringify({ ...keptMonths(), [id]: monthOf(now) }))
}

function keptMonths(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(browserStorage('local').get(DONE_KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {}
  } catch {
    // Somebody changed it by hand: then nothing is known.
    return {}
  }
}
