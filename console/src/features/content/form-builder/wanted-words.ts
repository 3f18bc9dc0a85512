import type { FieldValues } from '../public/working.ts'
import { bandsOf, bandWords, type BuiltType, isKnowledge, type Question, questionsOf, questionWords } from './built.ts'

export type Filled = { filled: number; wanted: number }

const count = (words: readonly (string | undefined)[]): Filled => ({
  filled: words.filter((word) => word?.trim()).length,
  wanted: words.length,
})

/** Of one question in one language: what it asks, its options, and why something is right. */
export function questionFilled(type: BuiltType, facts: FieldValues, texts: FieldValues, { key, options }: Question): Filled {
  const { text, explanation, options: words } = questionWords(type, texts, key)
  const explained = type === 'test' && isKnowledge(facts) ? [explanation] : []
  return count([text, ...explained, ...options.map((option) => words[option.key])])
}

function bandFilled(texts: FieldValues, key: string): Filled {
  const { title, advice } = bandWords(texts, key)
  return count([title, advice])
}

/** All words of all questions and bands in one language, counted as the server counts them. */
export function builtFilled(type: BuiltType, facts: FieldValues, texts: FieldValues): Filled {
  const all = [
    ...questionsOf(facts).map((question) => questionFilled(type, facts, texts, question)),
    ...bandsOf(facts).map(({ key }) => bandFilled(texts, key)),
  ]
  return {
    filled: all.reduce((sum, { filled }) => sum + filled, 0),
    wanted: all.reduce((sum, { wanted }) => sum + wanted, 0),
  }
}
