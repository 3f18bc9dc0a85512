import type { Facts, Texts } from '@himoya/contract/content/content-types'
import { neededForCertificate } from '@himoya/contract/content/learning-lists'
import type { Language } from '@himoya/contract/languages'
import type { NextStep, Result, ResultRow } from '@himoya/contract/content/tests'
import type { Db } from '../../../platform/db/connect.ts'
import { listLive, wordsIn } from '../content.service.ts'
import { showRefs } from '../saved/saved.service.ts'
import { bandOf, seenQuestions } from './present.policy.ts'
import type { Answer, Score } from './score.policy.ts'
import { distinctSteps, presentStep } from './steps.policy.ts'

/** One version of a test in all languages, and where the public finds the test now; null: nowhere. */
export type ResultForm = {
  test_id: string
  slug: string | null
  version: number
  facts: Facts<'test'>
  texts: Record<Language, Texts<'test'>>
}
/** What came out; `id` null: a guest's, of which nothing is kept. */
export type Outcome = Score & { id: string | null; answers: readonly Answer[]; shared_at: Date | null; created_at: Date }

/** As a list shows it. */
export function resultRow(form: ResultForm, { band, ...outcome }: Outcome, lang: Language): ResultRow {
  const { facts, texts: all, test_id, slug, version } = form
  const texts = all[wordsIn(form, lang)]
  const { tone, title } = bandOf({ facts, texts }, band)
  const { id, score, max, shared_at, created_at } = outcome
  return {
    id,
    test: { id: test_id, slug, title: texts.title, kind: facts.kind },
    version,
    score,
    max,
    tone,
    title,
    shared_at: shared_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  }
}

/** With what it means, what helps, and how each question was answered. */
export async function wholeResult(db: Db, form: ResultForm, outcome: Outcome, lang: Language): Promise<Result> {
  const served = wordsIn(form, lang)
  const own = { facts: form.facts, texts: form.texts[served] }
  return {
    ...resultRow(form, outcome, lang),
    lang: served,
    advice: bandOf(own, outcome.band).advice,
    next_steps: await nextSteps(db, bandOf(own, outcome.band).steps, lang),
    questions: seenQuestions(own, outcome.answers),
    certificate: form.facts.kind === 'knowledge' ? await forCertificate(db, form, outcome, lang) : null,
  }
}

/** What is missing for the certificate of the courses that name this test, and their lessons to read again; null: none names it. */
async function forCertificate(
  db: Db,
  { test_id }: ResultForm,
  { score, max }: Pick<Score, 'score' | 'max'>,
  lang: Language,
): Promise<Result['certificate']> {
  const facts = { certificate: true, certificate_test: test_id }
  const { results } = await listLive(db, 'course', lang, { facts })
  if (results.length === 0) return null
  const courses = results.map(async ({ id, slug, texts }) => {
    const lessons = await listLive(db, 'lesson', lang, { facts: { course: id } })
    return {
      slug,
      title: texts.title,
      lessons: lessons.results.map((lesson) => ({ slug: lesson.slug, title: lesson.texts.title })),
    }
  })
  const needed = neededForCertificate(max)
  return { needed, missing: Math.max(0, needed - score), courses: await Promise.all(courses) }
}

async function nextSteps(db: Db, steps: Facts<'test'>['bands'][number]['steps'], lang: Language): Promise<NextStep[]> {
  const refs = steps.flatMap(({ to, id }) =>
    id !== null && (to === 'course' || to === 'lesson' || to === 'place' || to === 'test') ? [{ type: to, object_id: id }] : [],
  )
  const shown = refs.length === 0 ? [] : await showRefs({ db }, lang, refs)
  return distinctSteps(
    steps.map(({ to, id }) => {
      const found = shown.find((one) => one.type === to && one.object_id === id)?.object ?? null
      return presentStep(to, lang, found && { title: found.title, path: found.path.slice(1) })
    }),
  )
}
