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
