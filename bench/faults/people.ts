import { setTimeout as sleep } from 'node:timers/promises'
import type { StaffRole } from '@himoya/contract/staff/staff'
import type { Platform } from '../../server/src/platform/platform.ts'
import { join, type Member } from '../../server/test/chat-cast.ts'

const TRIES = 4
const REST_MS = 1_000

/**
 * A signed-in person or member of staff, made by this process in the servers' database. On a machine that stood still its own connection
 * is cut for being silent; that says nothing about the server, so it is asked again, and somebody half made stays unknown.
 */
export async function makePerson(platform: Platform, role: StaffRole | 'user' = 'user'): Promise<Member> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await join({ platform }, role)
    } catch (error) {
      if (left === 0) throw error
      await sleep(REST_MS)
    }
  }
}
