import { isDeepStrictEqual } from 'node:util'
import type { Facts, Texts } from '@himoya/contract/content-types'
import type { Language } from '@himoya/contract/languages'
import { type Article, article, type Each, type Heading, heading, idOf, inEach, item, type Look } from './form.ts'

/*
 * Questions in short form, one line each, the same lines in all three languages: `? question` (one option), `?? question`
 * (several), `?= question` (a row from the least to the most), `?~ question` (free words); a `!` after that: it has to be
 * answered. Under it its options: `- wrong`, `+ right`, `2 so many points`, `2! points, and help at once`; `=> q5` or `=> end`
 * where an option leads on. `> why it is so`. Questions are called q1, q2, ..., options a, b, ..., bands b1, b2, ...
 */
const QUESTION = /^\?(?<kind>[?=~]?)(?<needed>!?) (?<words>.+)$/
const OPTION = /^(?<mark>-|\+|\d+!?) (?<words>.+?)(?: => (?<to>\w+))?$/
const PICKS = { '': 'one', '?': 'many', '=': 'scale', '~': 'text' } as const

type Kind = keyof typeof PICKS
type Option = { key: string; mark: string; words: string; to: string | null }
type Question = { key: string; pick: (typeof PICKS)[Kind]; needed: boolean; words: string; why: string; options: Option[] }

function questionsOf(short: string): Question[] {
  const questions: Question[] = []
  for (const line of short.split('\n').map((one) => one.trim())) {
    if (line === '') continue
    const begun = QUESTION.exec(line)?.groups
    const option = OPTION.exec(line)?.groups
    const last = questions.at(-1)
    if (begun) questions.push(newQuestion(questions.length + 1, begun['kind'] as Kind, begun['needed'] === '!', begun['words']!))
    else if (last && option) last.options.push(newOption(last.options.length, option))
    else if (last && line.startsWith('> ')) last.why = line.slice(2)
    else throw new Error(`not a line of a question: ${line}`)
  }
  return questions
}

const newQuestion = (place: number, kind: Kind, needed: boolean, words: string): Question => ({
  key: `q${place}`,
  pick: PICKS[kind],
  needed,
  words,
  why: '',
  options: [],
})

const newOption = (place: number, { mark, words, to }: Record<string, string | undefined>): Option => ({
  key: 'abcdefgh'[place]!,
  mark: mark!,
  words: words!,
  to: to ?? null,
})

/** Everything of the questions but their words. */
const bare = (questions: Question[]) =>
  questions.map(({ key, pick, needed, options }) => [key, pick, needed, options.map((one) => [one.key, one.mark, one.to])])

/** The questions of each language; what is right or leads on has to be the same in all of them. */
function readQuestions(slug: string, texts: Each<{ questions: string }>): Each<Question[]> {
  const read = inEach(texts, ({ questions }) => questionsOf(questions))
  for (const lang of ['ru', 'en'] satisfies Language[])
    if (!isDeepStrictEqual(bare(read[lang]), bare(read.uz))) throw new Error(`${slug} asks something else in ${lang}`)
  return read
}

const wordsByKey = (options: readonly Option[]) => Object.fromEntries(options.map(({ key, words }) => [key, words]))

type Band = Facts<'test'>['bands'][number]
type Step = Band['steps'][number]['to'] | `${'course' | 'lesson' | 'place' | 'test'} ${string}`
/** From how many percent, how it is meant, and where it leads: a type and the slug of a sample, or a page of ours. */
type ShortBand = readonly [from: number, tone: Band['tone'], ...steps: [Step, Step, Step]]

function stepOf(step: Step): Band['steps'][number] {
  const [to, slug] = step.split(' ') as [Band['steps'][number]['to'], string?]
  return { to, id: slug === undefined ? null : idOf(to as 'course' | 'lesson' | 'place' | 'test', slug) }
}

type TestFacts = Look & Pick<Facts<'test'>, 'kind' | 'audiences' | 'minutes'> & { bands: readonly ShortBand[] }
/** `about`: title, summary, what the test is and is not. A band has a title and its advice. */
type TestWords = { about: Article; questions: string; bands: readonly (readonly [title: string, advice: string])[] }

/** `pick` of free words is no question of a test. */
const testQuestion = ({ key, pick, options }: Question): Facts<'test'>['questions'][number] => {
  if (pick === 'text') throw new Error(`${key}: a test asks for no free words`)
  return {
    key,
    pick,
    options: options.map(({ key: name, mark }) => ({
      key: name,
      right: mark === '+',
      points: Number.parseInt(mark, 10) || 0,
      help: mark.endsWith('!'),
    })),
  }
}

const testTexts = (questions: Question[], { about, bands }: TestWords): Texts<'test'> => ({
  ...article(about),
  questions: Object.fromEntries(
    questions.map(({ key, words, why, options }) => [key, { text: words, explanation: why, options: wordsByKey(options) }]),
  ),
  bands: Object.fromEntries(bands.map(([title, advice], place) => [`b${place + 1}`, { title, advice }])),
})

/** A knowledge test or a self-check; both are safety texts, which nobody publishes alone. */
export function test(slug: string, { bands, ...facts }: TestFacts, texts: Each<TestWords>) {
  const questions = readQuestions(slug, texts)
  return item(
    'test',
    slug,
    {
      ...facts,
      questions: questions.uz.map(testQuestion),
      bands: bands.map(([from, tone, ...steps], place) => ({ key: `b${place + 1}`, from, tone, steps: steps.map(stepOf) })),
    },
    {
      uz: testTexts(questions.uz, texts.uz),
      ru: testTexts(questions.ru, texts.ru),
      en: testTexts(questions.en, texts.en),
    },
    { safety: true },
  )
}

type QuestionnaireWords = { about: Heading; thanks: string; questions: string }

const questionnaireTexts = (questions: Question[], { about, thanks }: QuestionnaireWords): Texts<'questionnaire'> => ({
  ...heading(about),
  thanks,
  questions: Object.fromEntries(questions.map(({ key, words, options }) => [key, { text: words, options: wordsByKey(options) }])),
})

export function questionnaire(slug: string, facts: Omit<Facts<'questionnaire'>, 'questions'>, texts: Each<QuestionnaireWords>) {
  const questions = readQuestions(slug, texts)
  return item(
    'questionnaire',
    slug,
    {
      ...facts,
      questions: questions.uz.map(({ key, pick, needed, options }) => ({
        key,
        asked_as: pick,
        needed,
        options: options.map((one) => ({ key: one.key, goes_to: one.to })),
      })),
    },
    {
      uz: questionnaireTexts(questions.uz, texts.uz),
      ru: questionnaireTexts(questions.ru, texts.ru),
      en: questionnaireTexts(questions.en, texts.en),
    },
  )
}
