import type { Facts, Texts } from '@himoya/contract/content/content-types'
import type { Language } from '@himoya/contract/languages'
import type { Db } from '../../../platform/db/connect.ts'

/** What was heard at the places' numbers. */
export async function readPhoneWords(db: Db, item_ids: readonly string[]) {
  if (item_ids.length === 0) return []
  return db
    .selectFrom('place_phone_check')
    .select(['item_id', 'number', 'works', 'checked_at'])
    .where('item_id', 'in', item_ids)
    .execute()
}

type PhoneCheck = { item_id: string; number: string; works: boolean; checked_by: string; checked_at: Date }

/** The newest word counts. */
export async function writePhoneWord(db: Db, check: PhoneCheck): Promise<void> {
  const { works, checked_by, checked_at } = check
  await db
    .insertInto('place_phone_check')
    .values(check)
    .onConflict((conflict) => conflict.columns(['item_id', 'number']).doUpdateSet({ works, checked_by, checked_at }))
    .execute()
}

type WorkingPlace = {
  id: string
  slug: string
  version: number
  safety: boolean
  facts: Facts<'place'>
  texts: Record<Language, Texts<'place'>>
}

/** Working copies, of these slugs or of all, as editors see them. */
export async function readWorkingPlaces(db: Db, slugs?: readonly string[]): Promise<WorkingPlace[]> {
  if (slugs?.length === 0) return []
  let found = db
    .selectFrom('content_item')
    .select(['id', 'slug', 'version', 'safety', 'facts', 'texts'])
    .where('type', '=', 'place')
  if (slugs) found = found.where('slug', 'in', slugs)
  else found = found.where('state', '<>', 'archived')
  return (await found.orderBy('position').orderBy('id').execute()) as WorkingPlace[]
}
