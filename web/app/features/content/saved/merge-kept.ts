import type { MergedSaved, SavedRef } from '@himoya/contract/content/saved'
import type { OwnCalls } from '../../../session/own-calls.ts'

/**
 * Takes over into the account what this browser kept for a guest. A lesson that is gone is left out. Nothing is dropped here
 * before the server has it. Answers false when there was no room for everything: the rest stays.
 */
export async function mergeKept({ api, kept }: Pick<OwnCalls, 'api' | 'kept'>): Promise<boolean> {
  const saved = kept.saved()
  const merged = saved.length > 0 ? await api.post<MergedSaved>('saved/merge/', { items: saved }) : null
  for (const [id, { state, position }] of Object.entries(kept.lessons())) {
    // One after the other: there are few, and a slow line has one lane.
    await api.post(`course/lesson/${id}/progress/`, { state, position }).catch(ignoreGone)
  }
  const left = merged && merged.left_out > 0 ? await leftOut(api, saved) : []
  kept.clear()
  for (const ref of left.toReversed()) kept.save(ref)
  return left.length === 0
}

function ignoreGone(error: unknown): void {
  if (!(typeof error === 'object' && error !== null && 'status' in error && error.status === 404)) throw error
}

/** Those of the list that the account does not hold, and that are still there. */
async function leftOut(api: OwnCalls['api'], saved: readonly SavedRef[]): Promise<SavedRef[]> {
  const [held, shown] = await Promise.all([
    api.post<SavedRef[]>('saved/marks/', { items: saved }),
    api.post<(SavedRef & { object: unknown })[]>('saved/shown/', { items: saved }),
  ])
  return saved.filter(({ type, object_id }) => {
    const isThis = (one: SavedRef): boolean => one.type === type && one.object_id === object_id
    return !held.some(isThis) && shown.some((one) => isThis(one) && one.object !== null)
  })
}
