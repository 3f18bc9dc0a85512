import type { StaffChat, StaffUser } from '@himoya/contract/staff/staff'
import { inOneGo } from '../../../../session/in-one-go.ts'
import { ME } from '../../../../session/me-key.ts'
import type { Services } from '../../../../session/services.ts'
import { createValue, type Value } from '../../../../session/value.ts'
import { inOwnOrder } from './own-order.ts'

const HINT_PAUSE_MS = 250

export type QueueStore = {
  /** Chat to the alias of who took it, as the socket told since this page was opened. */
  takers: ReadonlyMap<string, string>
  /** Chats this console is taking by itself, so that what the socket tells of them is no news. */
  claiming: Set<string>
  /** Counts the chats that were handed to this counsellor without their doing. */
  handed: Value<number>
  /** Chats whose person is writing at this moment. */
  typing: Value<ReadonlySet<string>>
  /** My chats in the order they lie in, which no message changes. */
  arrange(mine: StaffChat[]): StaffChat[]
  /** Reads the lists again; many asks in a moment make one reading. */
  readAgain(): void
}

export function createQueueStore({ queries, hear }: Services): QueueStore {
  const takers = new Map<string, string>()
  const claiming = new Set<string>()
  const handed = createValue(0)
  const typing = createValue<ReadonlySet<string>>(new Set())
  let order: readonly string[] = []
  const arrange = (mine: StaffChat[]): StaffChat[] => {
    const arranged = inOwnOrder(order, mine)
    order = arranged.map(({ id }) => id)
    return arranged
  }
  const readAgain = inOneGo(HINT_PAUSE_MS, () => void queries.invalidateQueries({ queryKey: ['queue'] }))
  hear({
    onQueue: readAgain,
    onClaimed(chat_id, by) {
      takers.set(chat_id, by.alias)
      if (by.id === queries.getQueryData<StaffUser>(ME)?.id && !claiming.delete(chat_id)) handed.set(handed.get() + 1)
      readAgain()
    },
  })
  return { takers, claiming, handed, typing, arrange, readAgain }
}
