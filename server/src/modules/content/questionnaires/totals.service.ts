import type { Language } from '@himoya/contract/languages'
import type { Totals, TotalsRow, WordsQuery } from '@himoya/contract/content/questionnaires'
import { FEWEST_ANSWERS } from '@himoya/contract/content/test-lists'
import type { z } from 'zod'
import { AppError } from '../../../platform/core/errors.ts'
import { windowOf } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { shownForms, type WholeForm, wordsIn } from '../content.service.ts'
import { type CountRow, readKey, readPublished, readWords, SKIPPED } from './questionnaires.store.ts'
import { publishedOf } from './totals.policy.ts'

type Form = WholeForm<'questionnaire'>
type Question = Form['facts']['questions'][number]
type Page = { page: number; page_size: number }

/** All that were ever answered or could be, in the order of the house. */
export async function listTotals(
  { db }: Pick<Platform, 'db'>,
  lang: Language,
  page: Page,
): Promise<{ count: number; results: TotalsRow[] }> {
  const [forms, published] = await Promise.all([shownForms(db, 'questionnaire'), readPublished(db)])
  const newest = [...new Map(forms.toReversed().map((form) => [form.id, form])).values()].toReversed()
  const { limit, offset } = windowOf(page)
  const results = newest.slice(offset, offset + limit).map((form) => {
    const sheets = sheetsOf(published.filter(({ questionnaire_id }) => questionnaire_id === form.id))
    const { id, slug, sample, version } = form
    return { id, slug, title: titleOf(form, lang), sample, version, answers: sheets < FEWEST_ANSWERS ? null : sheets }
  })
  return { count: newest.length, results }
}

/** By the questions of the newest version that the public saw. Throws `not_found`. */
export async function showTotals({ db }: Pick<Platform, 'db'>, lang: Language, id: string): Promise<Totals> {
  const forms = await shownForms(db, 'questionnaire', id)
  const form = forms[0]
  if (!form) throw new AppError('not_found')
  const published = await readPublished(db, id)
  const sheets = sheetsOf(published)
  const words = form.texts[wordsIn(form, lang)].questions
  const questions = form.facts.questions.map((question) => {
    const { answers, options } = totalOf(question, published, sameIn(forms, question), sheets)
    const { key, asked_as } = question
    const texts = words[key]
    return {
      key,
      asked_as,
      text: texts?.text ?? '',
      answers,
      options: question.options.map((option, place) => ({
        key: option.key,
        text: texts?.options[option.key] ?? '',
        count: options[place] ?? null,
      })),
    }
  })
  const shown = sheets >= FEWEST_ANSWERS
  const days = published.map(({ since }) => since).toSorted()
  return {
    id,
    slug: form.slug,
    title: titleOf(form, lang),
    sample: form.sample,
    answers: shown ? sheets : null,
    questions,
    first_at: shown && days[0] !== undefined ? `${days[0]}T00:00:00.000Z` : null,
  }
}

/** Free words to one question, once it has ten answers. Throws `not_found`. */
export async function listWords(
  { db, vault }: Pick<Platform, 'db' | 'vault'>,
  id: string,
  { question: key, ...page }: z.infer<typeof WordsQuery>,
): Promise<{ count: number; results: { text: string }[] }> {
  const forms = await shownForms(db, 'questionnaire', id)
  const question = forms[0]?.facts.questions.find((one) => one.key === key && one.asked_as === 'text')
  if (!question) throw new AppError('not_found')
  const versions = sameIn(forms, question)
  const published = await readPublished(db, id)
  const { answers } = totalOf(question, published, versions, sheetsOf(published))
  const key_id = await readKey(db, id)
  if (answers === null || key_id === undefined) return { count: 0, results: [] }
  const sealer = await vault.useKey(db, key_id)
  const found = await readWords(db, { questionnaire_id: id, question: key, versions, ...windowOf(page) })
  return { count: found.count, results: found.rows.map((row) => ({ text: sealer.open(`${row.id}:words`, row.body) })) }
}

const titleOf = (form: Form, lang: Language): string => form.texts[wordsIn(form, lang)].title

const sheetsOf = (published: readonly CountRow[]): number =>
  sum(published.filter(({ question }) => question === '').map((count) => count.published))

/** Versions that asked the same: under the same key, in the same way, with the same options. */
function sameIn(forms: readonly Form[], { key, asked_as, options }: Question): number[] {
  const keys = (one: Question): string =>
    one.options
      .map((option) => option.key)
      .toSorted()
      .join(' ')
  const wanted = options
    .map((option) => option.key)
    .toSorted()
    .join(' ')
  return forms
    .filter(({ facts }) => facts.questions.some((one) => one.key === key && one.asked_as === asked_as && keys(one) === wanted))
    .map(({ version }) => version)
}

function totalOf(
  { key, asked_as, options }: Question,
  published: readonly CountRow[],
  versions: readonly number[],
  sheets: number,
) {
  const own = published.filter(({ question, version }) => question === key && versions.includes(version))
  const count = (option: string): number => sum(own.filter((one) => one.option === option).map((one) => one.published))
  const counts = { answers: count(''), skipped: count(SKIPPED), options: options.map((option) => count(option.key)) }
  return publishedOf({ asked_as, ...counts }, sheets)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
