import type { LESSON_STATES } from '@himoya/contract/content/learning-lists'
import type { SavedRef } from '@himoya/contract/content/saved'
import { browserStorage, type KeyValues } from '@himoya/kit/browser-storage'

export const KEPT_KEY = 'himoya_kept'

/** As many as one call takes over into an account. */
const MOST = 100

export type KeptLesson = { state: (typeof LESSON_STATES)[number]; position: number }

/**
 * What a guest keeps in this browser alone: ids, never titles, so that a look into the storage tells little. The quick exit
 * wipes it (page-visit.ts, forgetTraces).
 */
export type KeptThings = {
  /** The latest first. */
  saved(): SavedRef[]
  /** false: there is no room for it. */
  save(ref: SavedRef): boolean
  unsave(ref: SavedRef): void
  lessons(): Record<string, KeptLesson>
  /** `done` stays done. */
  keepLesson(id: string, lesson: KeptLesson): void
  isEmpty(): boolean
  clear(): void
}

type Stored = { saved: SavedRef[]; lessons: Record<string, KeptLesson> }

const isSame = (one: SavedRef, other: SavedRef): boolean => one.type === other.type && one.object_id === other.object_id

export function openKeptThings(storage: KeyValues = browserStorage('local')): KeptThings {
  const read = (): Stored => readStored(storage.get(KEPT_KEY))
  const write = (stored: Stored): void => {
    if (stored.saved.length + Object.keys(stored.lessons).length === 0) storage.remove(KEPT_KEY)
    else storage.set(KEPT_KEY, JSON.stringify(stored))
  }
  return {
    saved: () => read().saved,
    save(ref) {
      const stored = read()
      const others = stored.saved.filter((one) => !isSame(one, ref))
      if (others.length >= MOST) return false
      write({ ...stored, saved: [ref, ...others] })
      return true
    },
    unsave(ref) {
      const stored = read()
      write({ ...stored, saved: stored.saved.filter((one) => !isSame(one, ref)) })
    },
    lessons: () => read().lessons,
    keepLesson(id, { state, position }) {
      const stored = read()
      const kept = stored.lessons[id]?.state === 'done' ? 'done' : state
      write({ ...stored, lessons: { ...stored.lessons, [id]: { state: kept, position } } })
    },
    isEmpty: () => storage.get(KEPT_KEY) === null,
    clear: () => storage.remove(KEPT_KEY),
  }
}

/** What another version wrote, or somebody by hand, counts as nothing. */
function readStored(text: string | null): Stored {
  try {
    const stored = JSON.parse(text ?? '{}') as Partial<Stored> | null
    return {
      saved: Array.isArray(stored?.saved) ? stored.saved : [],
      lessons: typeof stored?.lessons === 'object' && stored.lessons !== null ? stored.lessons : {},
    }
  } catch {
    return { saved: [], lessons: {} }
  }
}
