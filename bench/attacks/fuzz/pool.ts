import { randomUUID } from 'node:crypto'
import type { Random } from '../../faults/random.ts'
import { pick } from './hostile.ts'

const KEPT = 60

/** What answers named so far: ids, slugs and receipts, by the address they came from. */
export type Pool = {
  learn(route: string, body: string): void
  /** For a part of this address: most often one that is there. */
  partFor(route: string, random: Random): string
  idFor(random: Random): string
}

/** `/api/v1/chat/{id}/attachment/` and `/api/v1/chat/` share `/api/v1/chat/`. */
const rootOf = (route: string): string => route.split('{')[0]!

export function createPool(): Pool {
  const by_root = new Map<string, string[]>()
  const all: string[] = []
  const keep = (list: string[], value: string): void => {
    if (!list.includes(value)) list.push(value)
    if (list.length > KEPT) list.shift()
  }
  return {
    learn(route, body) {
      const root = rootOf(route)
      const own = by_root.get(root) ?? []
      by_root.set(root, own)
      for (const [, name, value] of body.matchAll(/"(id|slug|key|ref|chat_id|number|code|receipt)":"([\w-]{1,60})"/g)) {
        keep(own, value!)
        if (name === 'id' || name === 'chat_id') keep(all, value!)
      }
    },
    partFor(route, random) {
      const own = by_root.get(rootOf(route))
      return own && own.length > 0 && random.chance(0.8) ? pick(random, own) : this.idFor(random)
    },
    idFor: (random) => (all.length > 0 && random.chance(0.7) ? pick(random, all) : randomUUID()),
  }
}
