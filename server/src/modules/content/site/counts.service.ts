import type { Counts } from '@himoya/contract/content/site'
import type { Platform } from '../../../platform/platform.ts'
import { rounded } from './counts.policy.ts'
import { countConversations, countLive } from './site.store.ts'

const KEPT_MS = 10 * 60_000

/** Counted at most every ten minutes. */
export function keepCounts({ db, now }: Pick<Platform, 'db' | 'now'>): () => Promise<Counts> {
  let kept: { at: number; counts: Promise<Counts> } | null = null
  return () => {
    if (kept && now().getTime() - kept.at < KEPT_MS) return kept.counts
    const counting = { at: now().getTime(), counts: count(db) }
    kept = counting
    counting.counts.catch(() => {
      if (kept === counting) kept = null
    })
    return counting.counts
  }
}

async function count(db: Platform['db']): Promise<Counts> {
  const [live, conversations] = await Promise.all([countLive(db, ['lesson', 'question', 'place']), countConversations(db)])
  const of = (type: string): number => rounded(live.get(type) ?? 0)
  return { lessons: of('lesson'), questions: of('question'), places: of('place'), conversations: rounded(conversations) }
}
