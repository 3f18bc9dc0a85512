import { RESERVED_SLUGS } from '@himoya/contract/content/content-lists'
import { CONTENT, type ContentType } from '@himoya/contract/content/content-types'
import { LANGUAGES, type Language } from '@himoya/contract/languages'
import { z } from 'zod'
import type { Db } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { checkInput } from '../../../platform/http/validation.ts'
import { asVideo, asPicture, asSound, mediaByIds } from '../media/media.service.ts'
import { holdItems, isFactTaken, type ItemRow } from '../items.store.ts'
import { isLiveFact } from '../uses.store.ts'
import { withoutLostWords } from '../forms/form-definitions.policy.ts'
import {
  contradictions,
  emptyTexts,
  type Fields,
  mediaOf,
  type MediumKind,
  missingFields,
  type Reference,
  referencesOf,
  type Working,
} from './working.policy.ts'

/**
 * Facts and texts as they may be stored: of the type's shape, with every text at least empty, and naming only what there is.
 * `id` is its own, when it is there already. Throws `invalid` with the field's path, as `texts.ru.body.3.spans.0.href`.
 */
export async function checkWorking(db: Db, type: ContentType, given: Working, id?: string): Promise<Working> {
  const { facts, texts } = CONTENT[type]
  const begun = eachLanguage((lang) => ({ ...emptyTexts(type), ...given.texts[lang] }))
  const schema = z.strictObject({ facts, texts: z.strictObject({ uz: texts, ru: texts, en: texts }) })
  const checked: Working = checkInput(schema, { facts: given.facts, texts: begun })
  const working = {
    facts: checked.facts,
    texts: eachLanguage((lang) => withoutLostWords(type, checked.facts, checked.texts[lang])),
  }
  const wrong = { ...contradictions(type, working.facts), ...lostReferences(await holdReferences(db, type, working)) }
  refuse('invalid', { ...wrong, ...(await takenKey(db, type, working, id)), ...(await lostMedia(db, type, working)) })
  return working
}

const eachLanguage = (textsOf: (lang: Language) => Record<string, unknown>): Working['texts'] => ({
  uz: textsOf('uz'),
  ru: textsOf('ru'),
  en: textsOf('en'),
})

/** Throws `invalid` for a slug that another address has (contract, RESERVED_SLUGS). */
export function checkSlug(type: ContentType, slug: string): void {
  refuse('invalid', RESERVED_SLUGS[type]?.includes(slug) ? { slug: ['not_allowed'] } : {})
}

/** Each of the site's own pages is there once. */
async function takenKey(db: Db, type: ContentType, { facts: { key } }: Working, id: string | undefined): Promise<Fields> {
  if (type !== 'page' || typeof key !== 'string') return {}
  return (await isFactTaken(db, type, { key }, id)) ? { 'facts.key': ['taken'] } : {}
}

/** Throws `incomplete`, naming what has to be filled in before others should read it. */
export function checkComplete(type: ContentType, working: Working): void {
  refuse('incomplete', missingFields(type, working))
}

/**
 * Nothing the public sees may lead to what it does not see: throws `incomplete` unless all that is named is published, or will
 * be by `at`. Also when a medium has left the library, and for a self-check that certificates ask for.
 */
export async function checkPublishable(
  db: Db,
  { id, type }: Pick<ItemRow, 'id'> & { type: ContentType },
  working: Working,
  at: Date,
): Promise<void> {
  const references = await holdReferences(db, type, working)
  const isShown = ({ item }: Held): boolean =>
    item !== undefined && (item.live_version !== null || (item.publish_at !== null && item.publish_at <= at))
  refuse('incomplete', {
    ...notAllowed(references.filter((reference) => !isShown(reference))),
    ...lostReferences(references),
    ...(await lostMedia(db, type, working)),
    ...(await unpassableTest(db, id, type, working)),
  })
}

function refuse(code: 'invalid' | 'incomplete', fields: Fields): void {
  if (Object.keys(fields).length > 0) throw new AppError(code, { fields })
}

/** What courses ask for before a certificate stays a test that can be passed. */
async function unpassableTest(db: Db, id: string, type: ContentType, { facts }: Working): Promise<Fields> {
  if (type !== 'test' || facts['kind'] === 'knowledge') return {}
  return (await isLiveFact(db, 'course', { certificate: true, certificate_test: id })) ? { 'facts.kind': ['not_allowed'] } : {}
}

type Held = Reference & { item: Awaited<ReturnType<typeof holdItems>>[number] | undefined }

/** What a content names, each with its row, held so that it stays what it is. */
async function holdReferences(db: Db, type: ContentType, { facts }: Working): Promise<Held[]> {
  const references = referencesOf(type, facts)
  const held = await holdItems(
    db,
    references.map(({ id }) => id),
  )
  return references.map((reference) => ({ ...reference, item: held.find(({ id }) => id === reference.id) }))
}

const lostReferences = (references: readonly Held[]): Fields =>
  notAllowed(references.filter(({ item, type, kind }) => item?.type !== type || (kind !== undefined && item.kind !== kind)))

const notAllowed = (references: readonly { field: string }[]): Fields =>
  Object.fromEntries(references.map(({ field }) => [field, ['not_allowed']]))

async function lostMedia(db: Db, type: ContentType, working: Working): Promise<Fields> {
  const named = mediaOf(type, working)
  if (named.length === 0) return {}
  const media = await mediaByIds(db, [...new Set(named.map(({ id }) => id))], LANGUAGES[0])
  const kindOf = (id: string): MediumKind | null => {
    const medium = media.get(id)
    if (!medium) return null
    if (asPicture(medium)) return 'image'
    if (asVideo(medium)) return 'video'
    return asSound(medium) ? 'audio' : 'pdf'
  }
  return notAllowed(named.filter(({ id, kind }) => kindOf(id) !== kind))
}
