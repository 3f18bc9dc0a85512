import type { Language } from '@himoya/contract/languages'
import type { Test, TestCard, TestQuery, TestQuestions } from '@himoya/contract/content/tests'
import type { z } from 'zod'
import type { Client } from '../../../platform/core/client.ts'
import { windowOf } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { publicForm, keyOf, listLive, oneLive, presentText } from '../content.service.ts'
import { findContentIds } from '../search/search.service.ts'
import { askedQuestions, testCard } from './present.policy.ts'
export { exportedResults, forgetResults, hasPassed } from './own-results.service.ts'

type Parts = Pick<Platform, 'db'>

/** In the order the editors gave them. Throws `rate_limited` for words. */
export async function listTests(
  platform: Pick<Platform, 'db' | 'limiter' | 'searchTurn'>,
  asker: Pick<Client, 'lang' | 'address' | 'is_own_call'>,
  query: z.infer<typeof TestQuery>,
): Promise<{ count: number; results: TestCard[] }> {
  const { db } = platform
  const { lang } = asker
  const { kind, audience, search } = query
  const facts = { ...(kind !== undefined && { kind }), ...(audience !== undefined && { audiences: [audience] }) }
  const ids = search === undefined ? {} : { ids: await findContentIds(platform, asker, 'test', search) }
  const { count, results } = await listLive(db, 'test', lang, { facts, ...ids, ...windowOf(query) })
  return { count, results: results.map(testCard) }
}

/** What it is about; its questions come by themselves. Throws `not_found`. */
export async function showTest({ db }: Parts, lang: Language, key: string): Promise<Test> {
  const test = await oneLive(db, 'test', lang, keyOf(key))
  const { version } = await publicForm(db, 'test', lang, test.id)
  return {
    ...testCard(test),
    body: await presentText(db, test.texts.body, lang),
    version,
    published_at: test.published_at.toISOString(),
    updated_at: test.updated_at.toISOString(),
  }
}

/** The questions without anything of their answers. Throws `not_found`. */
export async function listQuestions({ db }: Parts, lang: Language, key: string): Promise<TestQuestions> {
  const form = await publicForm(db, 'test', lang, key)
  return { test: form.id, version: form.version, lang: form.lang, questions: askedQuestions(form) }
}
