import type { Facts, Texts } from '@himoya/contract/content-types'
import type { Language } from '@himoya/contract/languages'
import type { Test, TestCard, TestQuery, TestQuestions } from '@himoya/contract/tests'
import type { z } from 'zod'
import { AppError } from '../../platform/http/errors.ts'
import { windowOf } from '../../platform/http/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { keyOf, listLive, oneLive } from '../content/live.service.ts'
import { presentText } from '../content/present.service.ts'
import { findContentIds } from '../search/search.service.ts'
import { askedQuestions, testCard } from './present.policy.ts'
import { readPublicForm } from './tests.store.ts'

type Parts = Pick<Platform, 'db'>

/** In the order the editors gave them. */
export async function listTests(
  { db }: Parts,
  lang: Language,
  query: z.infer<typeof TestQuery>,
): Promise<{ count: number; results: TestCard[] }> {
  const { kind, audience, search } = query
  const facts = { ...(kind !== undefined && { kind }), ...(audience !== undefined && { audiences: [audience] }) }
  const ids = search === undefined ? {} : { ids: await findContentIds(db, 'test', lang, search) }
  const { count, results } = await listLive(db, 'test', lang, { facts, ...ids, ...windowOf(query) })
  return { count, results: results.map(testCard) }
}

/** What it is about; its questions come by themselves. Throws `not_found`. */
export async function showTest({ db }: Parts, lang: Language, key: string): Promise<Test> {
  const test = await oneLive(db, 'test', lang, keyOf(key))
  const form = await formOf({ db }, lang, test.id)
  return {
    ...testCard(test),
    body: await presentText(db, test.texts.body, lang),
    version: form.version,
    published_at: test.published_at.toISOString(),
    updated_at: test.updated_at.toISOString(),
  }
}

/** The questions without anything of their answers. Throws `not_found`. */
export async function listQuestions({ db }: Parts, lang: Language, key: string): Promise<TestQuestions> {
  const { id, version, served, facts, texts } = await formOf({ db }, lang, key)
  return { test: id, version, lang: served, questions: askedQuestions({ facts, texts }) }
}

async function formOf({ db }: Parts, lang: Language, key: string) {
  const form = await readPublicForm(db, lang, keyOf(key))
  if (!form || form.version === null) throw new AppError('not_found')
  // What is stored was checked against the type's schema when it was saved.
  return { ...form, version: form.version, facts: form.facts as Facts<'test'>, texts: form.texts as Texts<'test'> }
}
