import type { Db } from '../../../platform/db/connect.ts'
import type { Platform } from '../../../platform/platform.ts'
import { queueChanged } from '../messages.service.ts'
import { returnOf } from './claim.store.ts'

/** Their chats wait again, in the place that they had. */
export async function letGoOfChats({ hub }: Platform, db: Db, account_id: string): Promise<() => void> {
  const returned = await returnOf(db, account_id)
  return () => returned.forEach((chat_id) => hub.publish(queueChanged, 'all', { kind: 'released', chat_id }))
}
