import type { Block } from '@himoya/contract/chat/desk'
import { BLOCK_DAYS } from '@himoya/contract/chat/desk-lists'
import { DAY_MS } from '@himoya/contract/tashkent'
import { AppError } from '../../../../platform/core/errors.ts'

/** A block ends some day: at once is none, for ever is not ours to decide. Throws `invalid`. */
export function assertUntil(until: Date, now: Date): void {
  const left = until.getTime() - now.getTime()
  if (left <= 0 || left > BLOCK_DAYS * DAY_MS) throw new AppError('invalid', { fields: { until: ['out_of_range'] } })
}

/** Nobody confirms or refuses what they asked for themselves. Throws `second_person`. */
export function assertSecondPerson(asked_by: string, actor_id: string): void {
  if (asked_by === actor_id) throw new AppError('second_person')
}

/** What is asked for or in force ends by itself. */
export function stateAt(block: { state: Exclude<Block['state'], 'over'>; until: Date }, now: Date): Block['state'] {
  const ends = block.state === 'asked' || block.state === 'confirmed'
  return ends && block.until <= now ? 'over' : block.state
}

const ORDER: Record<Block['state'], number> = { asked: 0, confirmed: 1, lifted: 2, refused: 2, over: 2 }

/** What waits for a decision first, then what is in force, then the rest; the newest first in each. */
export function inOrder(blocks: readonly Block[]): Block[] {
  return blocks.toSorted(
    (left, right) => ORDER[left.state] - ORDER[right.state] || right.created_at.localeCompare(left.created_at),
  )
}
