import type { ContentType, Facts } from '@himoya/contract/content/content-types'
import type { FieldCode } from '@himoya/contract/errors'
import type { AskedFacts } from '@himoya/contract/content/form-definitions'
import { NEXT_STEP_COUNT, NEXT_STEP_TYPES, type NEXT_STEPS, TEST_SIZES } from '@himoya/contract/content/test-lists'

type Fields = Record<string, FieldCode[]>
type Document = Record<string, unknown>
type Step = { to: (typeof NEXT_STEPS)[number]; id: string | null }

/** Kept apart from all other texts: words under keys, which only those who answer get to read, and some only afterwards. */
export const KEYED_TEXTS: ReadonlySet<string> = new Set(['questions', 'bands'])

export const isAsking = (type: ContentType): type is 'test' | 'questionnaire' => type === 'test' || type === 'questionnaire'

const testOf = (facts: Document) => facts as Facts<'test'>
const askedOf = (facts: Document) => facts as Facts<'questionnaire'>

/** What both forms have in common. */
const questionsOf = (type: 'test' | 'questionnaire', facts: Document): readonly { key: string; options: { key: string }[] }[] =>
  type === 'test' ? testOf(facts).questions : askedOf(facts).questions

/** A content of that type, where the step names one. */
export const stepType = ({ to }: Pick<Step, 'to'>): (typeof NEXT_STEP_TYPES)[number] | null =>
  NEXT_STEP_TYPES.find((type) => type === to) ?? null

/** What stands at a path of documents; undefined where a part is missing. */
function textAt(texts: unknown, path: readonly string[]): unknown {
  let found = texts
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined
    found = (found as Document)[key]
  }
  return found
}

/** The words that a test or questionnaire has to have in a language, each by its path under the language. */
function wordPaths(type: 'test' | 'questionnaire', facts: Document): string[][] {
  const questions = questionsOf(type, facts)
  // What was right without why teaches nothing; a self-check has nothing to explain (product.md 9).
  const explained = type === 'test' && testOf(facts).kind === 'knowledge'
  const asked = questions.flatMap(({ key, options }) => [
    ['questions', key, 'text'],
    ...(explained ? [['questions', key, 'explanation']] : []),
    ...options.map((option) => ['questions', key, 'options', option.key]),
  ])
  const bands = type === 'test' ? testOf(facts).bands : []
  const meant = bands.flatMap(({ key }) => [
    ['bands', key, 'title'],
    ['bands', key, 'advice'],
  ])
  return [...asked, ...meant]
}

/** Each word of its questions, options and bands in one language: by path, true where it stands. */
export function keyedWords(type: ContentType, facts: Document, texts: Document): { path: string; stands: boolean }[] {
  if (!isAsking(type)) return []
  return wordPaths(type, facts).map((path) => {
    const text = textAt(texts, path)
    return { path: path.join('.'), stands: typeof text === 'string' && text.trim() !== '' }
  })
}

/** Without the words of questions, options and bands that are no longer there: what was taken out leaves no trace in the rest. */
export function withoutLostWords(type: ContentType, facts: Document, texts: Document): Document {
  if (!isAsking(type)) return texts
  const questions = questionsOf(type, facts)
  const kept = pick(texts['questions'], questions, (words, { options }) => ({
    ...words,
    options: pick(words['options'], options, (word) => word),
  }))
  const bands = type === 'test' ? { bands: pick(texts['bands'], testOf(facts).bands, (words) => words) } : {}
  return { ...texts, questions: kept, ...bands }
}

function pick<T extends { key: string }>(words: unknown, of: readonly T[], keep: (one: Document, about: T) => unknown): Document {
  const kept = of.flatMap((about) => {
    const one = textAt(words, [about.key])
    return one === undefined ? [] : [[about.key, keep(one as Document, about)]]
  })
  return Object.fromEntries(kept) as Document
}

/** What can never stand: a key twice, a name that means something else, an id where none belongs. Checked at each save. */
export function keyProblems(type: ContentType, facts: Document): Fields {
  if (!isAsking(type)) return {}
  const wrong: Fields = {}
  const questions = questionsOf(type, facts)
  addTwice(wrong, 'facts.questions', questions)
  for (const [place, { key, options }] of questions.entries()) {
    // A way that leads to the end, and not to a question.
    if (key === 'end') wrong[`facts.questions.${place}.key`] = ['not_allowed']
    addTwice(wrong, `facts.questions.${place}.options`, options)
  }
  if (type === 'questionnaire') return wrong
  addTwice(wrong, 'facts.bands', testOf(facts).bands)
  for (const { field, step } of stepsOf(facts))
    if (step.id !== null && stepType(step) === null) wrong[`${field}.id`] = ['not_allowed']
  return wrong
}

function addTwice(wrong: Fields, field: string, named: readonly { key: string }[]): void {
  for (const [place, { key }] of named.entries()) {
    if (named.findIndex((one) => one.key === key) < place) wrong[`${field}.${place}.key`] = ['taken']
    // Every object has something under that name, and would show it where nobody wrote a word.
    if (key in {}) wrong[`${field}.${place}.key`] = ['not_allowed']
  }
}

/** The steps of all bands, each with its field. */
export const stepsOf = (facts: Document): { field: string; step: Step }[] =>
  testOf(facts).bands.flatMap(({ steps }, band) =>
    steps.map((step, place) => ({ field: `facts.bands.${band}.steps.${place}`, step })),
  )

/** What others may not read yet: a test that nobody could answer or that has no result for every score. */
export function formProblems(type: ContentType, facts: Document): Fields {
  if (!isAsking(type)) return {}
  const wrong: Fields = {}
  const questions = questionsOf(type, facts)
  if (questions.length < TEST_SIZES.questions_min) wrong['facts.questions'] = ['too_short']
  const problems = type === 'test' ? { ...answerProblems(facts), ...bandProblems(facts) } : wayProblems(askedOf(facts).questions)
  return { ...wrong, ...problems }
}

function answerProblems(facts: Document): Fields {
  const wrong: Fields = {}
  const { kind, questions } = testOf(facts)
  for (const [place, { pick: picked, options }] of questions.entries()) {
    const right = options.filter((option) => option.right).length
    const field = `facts.questions.${place}.options`
    if (options.length < TEST_SIZES.options_min) wrong[field] = ['too_short']
    else if (kind === 'knowledge' && right === 0) wrong[field] = ['required']
    else if (kind === 'knowledge' && right > 1 && picked !== 'many') wrong[field] = ['out_of_range']
  }
  const counts = questions.some(({ options }) => options.some(({ points }) => points > 0))
  if (kind === 'self_check' && questions.length >= TEST_SIZES.questions_min && !counts) wrong['facts.questions'] = ['required']
  return wrong
}

function bandProblems(facts: Document): Fields {
  const wrong: Fields = {}
  const { bands } = testOf(facts)
  if (bands.length === 0) wrong['facts.bands'] = ['required']
  for (const [place, { from, steps }] of bands.entries()) {
    const before = bands[place - 1]
    const fits = before === undefined ? from === 0 : from > before.from
    if (!fits) wrong[`facts.bands.${place}.from`] = ['out_of_range']
    if (steps.length !== NEXT_STEP_COUNT) wrong[`facts.bands.${place}.steps`] = ['too_short']
    for (const [index, step] of steps.entries()) {
      const field = `facts.bands.${place}.steps.${index}`
      if (stepType(step) !== null && step.id === null) wrong[`${field}.id`] = ['required']
      if (steps.findIndex(({ to, id }) => to === step.to && id === step.id) < index) wrong[field] = ['taken']
    }
  }
  return wrong
}

/** Where each question may lead: places of later ones; the length of the list is the end. */
function waysFrom(questions: readonly AskedFacts[], place: number): number[] {
  const { asked_as, needed, options } = questions[place]!
  const next = place + 1
  if (asked_as === 'many' || asked_as === 'text') return [next]
  const chosen = options.map(({ goes_to }) => {
    if (goes_to === null) return next
    return goes_to === 'end' ? questions.length : questions.findIndex(({ key }) => key === goes_to)
  })
  return needed ? chosen : [...chosen, next]
}

function wayProblems(questions: readonly AskedFacts[]): Fields {
  const wrong: Fields = {}
  const reached = new Set([0])
  for (const [place, { asked_as, options }] of questions.entries()) {
    const field = `facts.questions.${place}`
    if (asked_as === 'text' && options.length > 0) wrong[`${field}.options`] = ['not_allowed']
    if (asked_as !== 'text' && options.length < TEST_SIZES.options_min) wrong[`${field}.options`] = ['too_short']
    for (const [index, { goes_to }] of options.entries()) {
      if (goes_to === null) continue
      const to = goes_to === 'end' ? questions.length : questions.findIndex(({ key }) => key === goes_to)
      // Several chosen options would lead to several places at once.
      if (to <= place || asked_as === 'many') wrong[`${field}.options.${index}.goes_to`] = ['not_allowed']
    }
    if (!reached.has(place)) wrong[field] = ['not_allowed']
    else for (const to of waysFrom(questions, place)) reached.add(to)
  }
  return wrong
}
