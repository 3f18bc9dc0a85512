import type { Language } from '@himoya/contract/languages'
import type { Db } from '../../platform/db/connect.ts'

/** Pages that may be sent, in one language, in their order. */
export async function readCards(db: Db, lang: Language) {
  return db
    .selectFrom('content_card')
    .select(['id', 'path', `title_${lang} as title`, `text_${lang} as text`])
    .orderBy('position')
    .execute()
}
