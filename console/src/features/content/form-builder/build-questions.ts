import type { Language } from '@himoya/contract/languages'
import { TEST_SIZES } from '@himoya/contract/content/test-lists'
import { inOrder } from '../public/keyed-parts.ts'
import type { Working } from '../public/working.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import {
  type BuiltType,
  type How,
  howOf,
  newKey,
  type Option,
  type Question,
  questionsOf,
  questionWords,
  type QuestionWords,
  withFact,
  withWords,
} from './built.ts'

/** A change of what is written; given to `Writing.update`. */
export type Change = (working: Working) => Working

const newOption = (type: BuiltType): Option =>
  type === 'test' ? { key: newKey(), right: false, points: 0, help: false } : { key: newKey(), goes_to: null }

const newQuestion = (type: BuiltType): Question => ({
  key: newKey(),
  ...(type === 'test' ? { pick: 'one' } : { asked_as: 'one', needed: false }),
  options: Array.from({ length: TEST_SIZES.options_min }, () => newOption(type)),
})

const withQuestions = (working: Working, questions: readonly Question[]): Working => withFact(working, 'questions', questions)

function changeQuestion(working: Working, key: string, change: (question: Question) => Question): Working {
  const questions = questionsOf(working.facts)
  return withQuestions(
    working,
    questions.map((one) => (one.key === key ? change(one) : one)),
  )
}

/** A new one at the end; `opened` is told its key. */
export function addQuestion(type: BuiltType, opened: (key: string) => void): Change {
  const question = newQuestion(type)
  opened(question.key)
  return (working) => withQuestions(working, [...questionsOf(working.facts), question])
}

/** Its words go with it, and so do the ways that led to it. */
export const removeQuestion =
  (key: string): Change =>
  (working) => {
    const left = questionsOf(working.facts).filter((one) => one.key !== key)
    const freed = left.map((one) => ({
      ...one,
      options: one.options.map((option) => (option.goes_to === key ? { ...option, goes_to: null } : option)),
    }))
    return LANGUAGES.reduce((all, lang) => withWords(all, lang, 'questions', key, undefined), withQuestions(working, freed))
  }

/** A question that was taken out, at its place, with the words it had in `texts`. */
export const bringBack =
  (type: BuiltType, question: Question, place: number, texts: Working['texts']): Change =>
  (working) =>
    LANGUAGES.reduce(
      (all, lang) => withWords(all, lang, 'questions', question.key, questionWords(type, texts[lang], question.key)),
      withQuestions(working, questionsOf(working.facts).toSpliced(place, 0, question)),
    )

/** The same question once more, right after it, with its words in all languages. */
export function duplicateQuestion(type: BuiltType, key: string, opened: (key: string) => void): Change {
  const copy_key = newKey()
  opened(copy_key)
  return (working) => {
    const questions = questionsOf(working.facts)
    const at = questions.findIndex((one) => one.key === key)
    const question = questions[at]
    if (!question) return working
    const names = new Map(question.options.map((option) => [option.key, newKey()]))
    const copy = {
      ...question,
      key: copy_key,
      options: question.options.map((option) => ({ ...option, key: names.get(option.key)! })),
    }
    const added = withQuestions(working, questions.toSpliced(at + 1, 0, copy))
    return LANGUAGES.reduce((all, lang) => {
      const words = questionWords(type, working.texts[lang], key)
      const options = Object.fromEntries([...names].map(([from, to]) => [to, words.options[from] ?? '']))
      return withWords(all, lang, 'questions', copy_key, { ...words, options })
    }, added)
  }
}

/** In the order of `keys`; what they do not name stays behind its neighbour. */
export const orderQuestions =
  (keys: readonly string[]): Change =>
  (working) =>
    withQuestions(working, inOrder(questionsOf(working.facts), keys))

export const orderOptions = (question: string, keys: readonly string[]): Change =>
  onQuestion(question, (one) => ({ ...one, options: inOrder(one.options, keys) }))

export const onQuestion =
  (key: string, change: (question: Question) => Question): Change =>
  (working) =>
    changeQuestion(working, key, change)

/** How it is answered. Free words have no options; only one of several can be the right one unless many are asked for. */
export const setHow = (type: BuiltType, key: string, how: How): Change =>
  onQuestion(key, (one) => {
    if (type === 'test') {
      const first = one.options.findIndex(({ right }) => right)
      const options = one.options.map((option, at) => (how === 'many' ? option : { ...option, right: at === first }))
      return { ...one, pick: how as Exclude<How, 'text'>, options }
    }
    const kept = one.options.length ? one.options : newQuestion(type).options
    const straight = how === 'many' ? kept.map((option) => ({ ...option, goes_to: null })) : kept
    return { ...one, asked_as: how, options: how === 'text' ? [] : straight }
  })

/** Where only one can be right, choosing it takes it from the others. */
export const setRight = (key: string, option: string, right: boolean): Change =>
  onQuestion(key, (one) => ({
    ...one,
    options: one.options.map((each) => {
      if (each.key === option) return { ...each, right }
      return howOf(one) !== 'many' && right ? { ...each, right: false } : each
    }),
  }))

export const setOption = (key: string, option: string, part: Partial<Option>): Change =>
  onQuestion(key, (one) => ({
    ...one,
    options: one.options.map((each) => (each.key === option ? { ...each, ...part } : each)),
  }))

export const addOption = (type: BuiltType, key: string): Change => {
  const option = newOption(type)
  return onQuestion(key, (one) => ({ ...one, options: [...one.options, option] }))
}

export const removeOption =
  (type: BuiltType, key: string, option: string): Change =>
  (working) =>
    LANGUAGES.reduce(
      (all, lang) => {
        const words = questionWords(type, all.texts[lang], key)
        const { [option]: _, ...options } = words.options
        return option in words.options ? withWords(all, lang, 'questions', key, { ...words, options }) : all
      },
      changeQuestion(working, key, (one) => ({ ...one, options: one.options.filter((each) => each.key !== option) })),
    )

type Words = { type: BuiltType; lang: Language; key: string }

export const setWords =
  ({ type, lang, key }: Words, part: Partial<QuestionWords>): Change =>
  (working) =>
    withWords(working, lang, 'questions', key, { ...questionWords(type, working.texts[lang], key), ...part })

export const setOptionWords =
  ({ type, lang, key }: Words, option: string, words: string): Change =>
  (working) => {
    const before = questionWords(type, working.texts[lang], key)
    return withWords(working, lang, 'questions', key, { ...before, options: { ...before.options, [option]: words } })
  }

/**
 * Several lines put in at one option: it gets the first, the empty ones after it in this language the next, and what is left
 * makes new options, as far as there is room.
 */
export const pasteOptions =
  ({ type, lang, key }: Words, option: string, lines: readonly string[]): Change =>
  (working) => {
    const question = questionsOf(working.facts).find((one) => one.key === key)
    if (!question) return working
    const words = { ...questionWords(type, working.texts[lang], key) }
    const at = question.options.findIndex((each) => each.key === option)
    const free = question.options.filter((each, place) => place === at || (place > at && !words.options[each.key]?.trim()))
    const space = TEST_SIZES.options - question.options.length
    const more = lines.slice(free.length, free.length + space).map(() => newOption(type))
    const filled = [...free, ...more].flatMap(({ key: name }, place) =>
      lines[place] === undefined ? [] : [[name, lines[place]]],
    )
    const grown = changeQuestion(working, key, (one) => ({ ...one, options: [...one.options, ...more] }))
    return withWords(grown, lang, 'questions', key, { ...words, options: { ...words.options, ...Object.fromEntries(filled) } })
  }
