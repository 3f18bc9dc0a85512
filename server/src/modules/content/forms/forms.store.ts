import type { Language } from '@himoya/contract/languages'
import type { Db } from '../../../platform/db/connect.ts'

type FormType = 'test' | 'questionnaire'

/** What the public answers now, and the number of its version: both as of the same moment. */
export async function readPublicForm(db: Db, type: FormType, lang: Language, by: { id: string } | { slug: string }) {
  const found = db
    .selectFrom('content_live as live')
    .innerJoin('content_item as item', 'item.id', 'live.item_id')
    .select([
      'live.item_id as id',
      'live.slug',
      'live.served',
      'live.facts',
      'live.texts',
      'live.sample',
      'item.live_version as version',
    ])
    .where('live.type', '=', type)
    .where('live.lang', '=', lang)
  return ('id' in by ? found.where('live.item_id', '=', by.id) : found.where('live.slug', '=', by.slug)).executeTakeFirst()
}

const shown = (db: Db, type: FormType) =>
  db
    .selectFrom('content_item as item')
    .innerJoin('content_version as version', 'version.item_id', 'item.id')
    .select(['item.id', 'item.slug', 'item.sample', 'version.version', 'version.facts', 'version.texts'])
    .where('item.type', '=', type)
    .where('version.shown_at', 'is not', null)

/** A version that the public saw, of a form that it still sees; without a number the one it sees now. */
export async function readAnswerableForm(db: Db, type: FormType, id: string, version: number | undefined) {
  const found = shown(db, type).where('item.id', '=', id).where('item.live_version', 'is not', null)
  return (
    version === undefined
      ? found.whereRef('version.version', '=', 'item.live_version')
      : found.where('version.version', '=', version)
  ).executeTakeFirst()
}

/** All versions that the public ever saw, of one or of all, in the order of the house and the newest first. */
export async function readShownForms(db: Db, type: FormType, id?: string) {
  const found = id === undefined ? shown(db, type) : shown(db, type).where('item.id', '=', id)
  return found.orderBy('item.position').orderBy('item.id').orderBy('version.version', 'desc').execute()
}
