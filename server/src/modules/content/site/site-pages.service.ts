import type { Facts } from '@himoya/contract/content/content-types'
import type { Language } from '@himoya/contract/languages'
import type { SitePage } from '@himoya/contract/content/site'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listLive, presentText } from '../content.service.ts'

/** About, privacy, terms, complaint. Throws `not_found` once an editor has archived it. */
export async function showSitePage({ db }: Pick<Platform, 'db'>, lang: Language, key: Facts<'page'>['key']): Promise<SitePage> {
  const [page] = (await listLive(db, 'page', lang, { facts: { key }, limit: 1 })).results
  if (!page) throw new AppError('not_found')
  const { facts, texts, sample, updated_at } = page
  return {
    ...facts,
    lang: page.lang,
    title: texts.title,
    summary: texts.summary,
    body: await presentText(db, texts.body, lang),
    sample,
    updated_at: updated_at.toISOString(),
  }
}
