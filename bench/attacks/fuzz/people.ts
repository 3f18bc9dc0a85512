import { DEMO_PASSWORD } from '../../../server/demo/demo.ts'
import { makePerson } from '../../faults/people.ts'
import type { House } from '../house.ts'

export const ROLES = ['guest', 'user', 'counsellor', 'supervisor', 'editor', 'admin'] as const
export type Role = (typeof ROLES)[number]
export type Caller = { token: string; made_at: number }

/** A member's token lives five minutes; long before its end another comes. */
const FRESH_MS = 240_000

/** Somebody of each role. Who lost their session by what was sent is followed by another. */
export type Crowd = { callerOf(role: Exclude<Role, 'guest'>): Promise<Caller>; lost(role: Role, token: string): void }

export function gatherCrowd({ platform }: House): Crowd {
  const callers = new Map<Role, Promise<Caller>>()
  const password = platform.passwords.turn((argon) => argon.hash(DEMO_PASSWORD))
  const make = async (role: Exclude<Role, 'guest'>): Promise<Caller> => {
    const { id, token } = await makePerson(platform, role)
    await platform.db
      .updateTable('account')
      .set({ password_hash: await password })
      .where('id', '=', id)
      .execute()
    return { token, made_at: Date.now() }
  }
  const replace = (role: Exclude<Role, 'guest'>): Promise<Caller> => {
    const made = make(role)
    callers.set(role, made)
    // Who could not be made is not waited for ever: the next call makes another.
    made.catch(() => callers.get(role) === made && callers.delete(role))
    return made
  }
  return {
    async callerOf(role) {
      const known = callers.get(role)
      const caller = await (known ?? replace(role))
      if (Date.now() - caller.made_at < FRESH_MS) return caller
      return callers.get(role) === known ? replace(role) : callers.get(role)!
    },
    lost(role, token) {
      const known = callers.get(role)
      const forget = (caller: Caller): void => {
        if (caller.token === token && callers.get(role) === known) callers.delete(role)
      }
      // Whoever waits for them is told that they could not be made.
      known?.then(forget, () => {})
    },
  }
}
