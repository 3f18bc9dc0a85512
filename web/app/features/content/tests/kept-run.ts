import type { TestQuestions } from '@himoya/contract/content/tests'
import type { KeyValues } from '@himoya/kit/browser-storage'
import { TEST_KEY } from '../../../session/visitor-session.ts'

/** `at` is the place of the question that is shown; `answers` the keys of the chosen options by the key of their question. */
export type Run = { at: number; answers: Record<string, string[]> }

export const FRESH: Run = { at: 0, answers: {} }

type Asked = Pick<TestQuestions, 'test' | 'version' | 'questions'>

/** Keys, never words. Where nothing is answered nothing is kept. */
export function keepRun(storage: KeyValues, { test, version }: Asked, run: Run): void {
  if (Object.keys(run.answers).length === 0) storage.remove(TEST_KEY)
  else storage.set(TEST_KEY, JSON.stringify({ test, version, ...run }))
}

/** What was begun of exactly these questions, or null. What another version wrote, or somebody by hand, counts as nothing. */
export function keptRun(storage: KeyValues, { test, version, questions }: Asked): Run | null {
  const kept = parsed(storage.get(TEST_KEY))
  if (kept?.test !== test || kept.version !== version || !Number.isInteger(kept.at)) return null
  const answers = Object.fromEntries(
    questions.flatMap(({ key, options }) => {
      const chosen: unknown = kept.answers?.[key]
      const own = Array.isArray(chosen) ? options.map((option) => option.key).filter((one) => chosen.includes(one)) : []
      return own.length > 0 ? [[key, own]] : []
    }),
  )
  const unanswered = questions.findIndex(({ key }) => !(key in answers))
  const last = unanswered < 0 ? questions.length - 1 : unanswered
  return last === 0 ? null : { at: Math.max(0, Math.min(kept.at as number, last)), answers }
}

function parsed(
  text: string | null,
): ({ test?: unknown; version?: unknown; answers?: Record<string, unknown> } & Partial<Run>) | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return typeof kept === 'object' ? kept : null
  } catch {
    return null
  }
}
