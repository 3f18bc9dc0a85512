import type { Language } from '@himoya/contract/languages'
import type { AskedFacts, BandFacts, TestQuestionFacts } from '@himoya/contract/content/form-definitions'
import type { ASKED_AS } from '@himoya/contract/content/test-lists'
import { uuid } from '@himoya/kit/uuid'
import type { FieldValues, Working } from '../public/working.ts'

/** The types of content whose questions are built here. */
export type BuiltType = 'test' | 'questionnaire'
export type How = (typeof ASKED_AS)[number]

/** A question of either type: what the other one has is missing. */
export type Option = { key: string } & Partial<Omit<TestQuestionFacts['options'][number] & AskedFacts['options'][number], 'key'>>
export type Question = { key: string; pick?: TestQuestionFacts['pick']; asked_as?: How; needed?: boolean; options: Option[] }
export type Band = BandFacts

export type QuestionWords = { text: string; explanation?: string; options: Record<string, string> }
export type BandWords = { title: string; advice: string }

export const isBuiltType = (type: string): type is BuiltType => type === 'test' || type === 'questionnaire'

/** Names a question, an option or a band; nobody ever sees it. */
export const newKey = (): string => uuid().slice(-12)

export const questionsOf = (facts: FieldValues): readonly Question[] => (facts['questions'] ?? []) as Question[]
export const bandsOf = (facts: FieldValues): readonly Band[] => (facts['bands'] ?? []) as Band[]
export const howOf = ({ pick, asked_as }: Question): How => pick ?? asked_as ?? 'one'
export const isKnowledge = (facts: FieldValues): boolean => facts['kind'] === 'knowledge'

const noWords = (type: BuiltType): QuestionWords =>
  type === 'test' ? { text: '', explanation: '', options: {} } : { text: '', options: {} }

/** What stands in a language; empty where nobody has written yet. */
export function questionWords(type: BuiltType, texts: FieldValues, key: string): QuestionWords {
  return { ...noWords(type), ...(texts['questions'] as Record<string, QuestionWords> | undefined)?.[key] }
}

export function bandWords(texts: FieldValues, key: string): BandWords {
  return { title: '', advice: '', ...(texts['bands'] as Record<string, BandWords> | undefined)?.[key] }
}

/** Words under a key of a language; undefined takes them out. */
export function withWords(
  working: Working,
  lang: Language,
  part: 'questions' | 'bands',
  key: string,
  words: object | undefined,
): Working {
  const { [key]: _, ...others } = (working.texts[lang][part] ?? {}) as Record<string, object>
  const next = words === undefined ? others : { ...others, [key]: words }
  return { ...working, texts: { ...working.texts, [lang]: { ...working.texts[lang], [part]: next } } }
}

export const withFact = (working: Working, name: string, value: unknown): Working => ({
  ...working,
  facts: { ...working.facts, [name]: value },
})
