import type { ContentType } from '@himoya/contract/content/content-types'
import type { KeyValues } from '@himoya/kit/browser-storage'
import type { Working } from './public/working.ts'

/** What was typed and is not saved yet; `base` is what it began from, `version` that one's number, 0 of a new content. */
export type LocalDraft = { working: Working; base: Working; version: number; at: string }

/** A content by its id, or the new one of its type. */
export type DraftName = `${ContentType}:${string}`

/**
 * Texts that the server does not have yet, in this browser: they outlive a closed tab, a crash and the end of a session.
 * They belong to the person who typed them; another person who signs in here does not see them.
 */
export type LocalDrafts = {
  read(owner: string, name: DraftName): LocalDraft | null
  write(owner: string, name: DraftName, draft: LocalDraft): void
  forget(owner: string, name: DraftName): void
}

export function createLocalDrafts(storage: KeyValues): LocalDrafts {
  const keyOf = (owner: string, name: DraftName): string => `himoya_staff_content:${owner}:${name}`
  return {
    read(owner, name) {
      const kept = storage.get(keyOf(owner, name))
      return kept === null ? null : (JSON.parse(kept) as LocalDraft)
    },
    write: (owner, name, draft) => storage.set(keyOf(owner, name), JSON.stringify(draft)),
    forget: (owner, name) => storage.remove(keyOf(owner, name)),
  }
}
