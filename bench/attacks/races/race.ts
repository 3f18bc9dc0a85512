import { won, type Answer, type Line } from './line.ts'

/** Fifty at the same moment; answers what is wrong with how it ended, null when nothing is. */
export type Race = { name: string; run(line: Line): Promise<string | null> }

/** What has one winner: how it ends for the others is said by the status alone. */
export function oneOf(answers: readonly Answer[]): string | null {
  const [winners, broken] = [won(answers).length, answers.filter(({ status }) => status >= 500).length]
  return winners === 1 && broken === 0 ? null : `${winners} won, ${broken} answered 5xx: ${statusesOf(answers)}`
}

export const statusesOf = (answers: readonly Answer[]): string =>
  [...Map.groupBy(answers, ({ status }) => status)].map(([status, same]) => `${status}:${same.length}`).join(' ')

/** What is read of such answers. */
type AnswerBody = {
  id: string
  version: number
  key: string
  results: { id: string }[]
  changes: { id: string; number: string }[]
  second_factor: { secret: string }
  recovery_codes: string[]
}

/** Has to come off; answers what it answered. */
export async function did<T = AnswerBody>(asked: Promise<Answer>, what: string): Promise<T> {
  const { status, body } = await asked
  if (status >= 300) throw new Error(`${what}: ${status} ${JSON.stringify(body).slice(0, 300)}`)
  return body as T
}

/** One winner, and one entry in the audit that tells of it. */
export async function oneNoted(
  line: Line,
  answers: readonly Answer[],
  action: string,
  subject_id?: string,
): Promise<string | null> {
  const entries = await line.audited(action, subject_id)
  return oneOf(answers) ?? (entries === 1 ? null : `${entries} entries of ${action}`)
}
