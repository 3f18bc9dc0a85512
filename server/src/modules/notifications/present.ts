import type { Language } from '@himoya/contract/languages'
import type { Notification } from '@himoya/contract/notifications/notifications'
import type { NoticeRow } from './notifications.store.ts'
import { wordsOf } from './sentences.policy.ts'

type BroadcastTexts = Record<Language, Record<'title' | 'text', string>>

/** A row in the words of a language; null where they are not known any more. */
export function presentNotice(row: NoticeRow, lang: Language): Notification | null {
  const { id, kind, what, params, texts, path, read_at, created_at } = row
  const words = kind === 'news' ? ((texts as BroadcastTexts | null)?.[lang] ?? null) : wordsOf(what, params as object, lang)
  if (!words) return null
  const { title, text } = words
  return { id, kind, title, text, path, is_read: read_at !== null, created_at: created_at.toISOString() }
}
