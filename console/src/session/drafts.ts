import type { KeyValues } from '@himoya/kit/browser-storage'

const DRAFTS = 'himoya_staff_drafts'
const OWNER = 'himoya_staff_owner'

/** Answers begun and not sent yet, one a chat. They outlive a reload of the tab and the end of a session. */
export type Drafts = {
  read(chat_id: string): string
  write(chat_id: string, text: string): void
  clear(): void
  /** Notes whose drafts these are. False: they were another person's, who did not sign out. */
  isOwner(account_id: string): boolean
}

export function createDrafts(storage: KeyValues): Drafts {
  const all = (): Record<string, string> => JSON.parse(storage.get(DRAFTS) ?? '{}') as Record<string, string>
  return {
    read: (chat_id) => all()[chat_id] ?? '',
    write(chat_id, text) {
      const { [chat_id]: _, ...others } = all()
      const drafts = text === '' ? others : { ...others, [chat_id]: text }
      if (Object.keys(drafts).length) storage.set(DRAFTS, JSON.stringify(drafts))
      else storage.remove(DRAFTS)
    },
    clear: () => storage.remove(DRAFTS),
    isOwner(account_id) {
      const before = storage.get(OWNER)
      storage.set(OWNER, account_id)
      return before === null || before === account_id
    },
  }
}
