import type { ContentType } from '@himoya/contract/content/content-types'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useMe } from '../../../session/use-me.ts'
import type { DraftName } from '../local-drafts.ts'
import { slugOf } from './slug.ts'
import { differences, isSame, type Path, valueAt, withValue, type Working } from './working.ts'
import { useStore } from '../../../session/services.ts'
import { createDraftsStore } from '../drafts-store.ts'

const KEEP_AFTER_MS = 400

export type Begun = { working: Working; version: number }

export type Writing = {
  working: Working
  /** What it began from, and that one's version; 0 of a new content. */
  base: Working
  version: number
  changed: boolean
  /** When the text that was brought back from this browser was typed; null: nothing was. */
  brought_back: string | null
  /** Counts the times the whole text was put in place of another: text fields begin anew. */
  turn: number
  change(path: Path, value: unknown): void
  /** A change that is made of what stands there at that moment. */
  update(change: (working: Working) => Working): void
  /** Puts in what was decided elsewhere: an older version, a merge, the language copied. */
  replace(working: Working, begun?: Begun): void
  /** The server has it now. */
  saved(begun: Begun, sent: Working, saved_id: string): void
  /** Back to what the server has. */
  discard(): void
}

const now = (): string => new Date().toISOString()

type Kept = { working: Working; base: Working; version: number; brought_back: string | null; turn: number }

/** What an editor is writing. Every change is kept in this browser until the server has it. */
export function useWorking(type: ContentType, id: string, begun: Begun): Writing {
  const local_drafts = useStore(createDraftsStore)
  const owner = useMe().data?.id ?? ''
  const name: DraftName = `${type}:${id}`
  const [kept, setKept] = useState<Kept>(() => {
    const fresh = { ...begun, base: begun.working, brought_back: null, turn: 0 }
    const draft = local_drafts.read(owner, name)
    return draft === null || isSame(draft.working, begun.working) ? fresh : { ...draft, brought_back: draft.at, turn: 0 }
  })
  const { working, base, version } = kept
  const changed = differences(working, base).length > 0

  const latest = useRef(working)
  latest.current = working
  const newest = useKeeper(() => {
    if (changed) local_drafts.write(owner, name, { working, base, version, at: now() })
    else local_drafts.forget(owner, name)
  }, kept)

  const change = useCallback(
    (path: Path, value: unknown) => setKept((before) => ({ ...before, working: written(before, path, value) })),
    [],
  )
  const update = useCallback(
    (make: (working: Working) => Working) => setKept((before) => ({ ...before, working: make(before.working) })),
    [],
  )
  const replace = useCallback(
    (next: Working, from?: Begun) =>
      setKept((before) => ({
        ...before,
        ...(from ? { base: from.working, version: from.version } : {}),
        working: next,
        turn: before.turn + 1,
      })),
    [],
  )
  const saved = (from: Begun, sent: Working, saved_id: string): void => {
    // what was typed while it was on its way stays typed
    const still = differences(latest.current, sent)
    const next = still.reduce((all, path) => withValue(all, path, valueAt(latest.current, path)), from.working)
    const saved_name: DraftName = `${type}:${saved_id}`
    if (saved_name !== name) local_drafts.forget(owner, name)
    newest.current = () => {
      if (still.length === 0) local_drafts.forget(owner, saved_name)
      else local_drafts.write(owner, saved_name, { working: next, base: from.working, version: from.version, at: now() })
    }
    newest.current()
    setKept((before) => ({ ...before, base: from.working, version: from.version, working: next, brought_back: null }))
  }
  const discard = useCallback(() => {
    const { working: stored, version: stored_version } = begun
    setKept(({ turn }) => ({ working: stored, base: stored, version: stored_version, brought_back: null, turn: turn + 1 }))
  }, [begun])
  return { ...kept, changed, change, update, replace, saved, discard }
}

/** The address of a new content follows its Uzbek title until an editor writes another one. */
function written({ working, version }: Kept, path: Path, value: unknown): Working {
  const next = withValue(working, path, value)
  const follows = version === 0 && path === 'texts.uz.title' && working.slug === slugOf(String(working.texts.uz['title']))
  return follows ? { ...next, slug: slugOf(String(value)) } : next
}

/** Runs `keep` a moment after each change of `state`, and at once when the page or the screen is left. */
function useKeeper(keep: () => void, state: unknown) {
  const newest = useRef(keep)
  useEffect(() => {
    newest.current = keep
    const timer = setTimeout(() => newest.current(), KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [keep, state])
  useEffect(() => {
    const onLeave = (): void => newest.current()
    window.addEventListener('pagehide', onLeave)
    return () => {
      window.removeEventListener('pagehide', onLeave)
      onLeave()
    }
  }, [])
  return newest
}
