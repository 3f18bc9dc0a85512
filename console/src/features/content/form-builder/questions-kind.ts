import type { FieldKind } from '../public/field-kinds.ts'
import { BuilderCards } from './builder-cards.tsx'
import { isBuiltType } from './built.ts'
import { builtLines } from './built-words.ts'
import { builtName, builtProblem, isBuiltPlace, keyIn } from './place-names.ts'
import { builtFilled } from './wanted-words.ts'

/** The questions and bands of a test or questionnaire, as a kind of field. */
export const QUESTIONS: FieldKind = {
  name: 'questions',
  isOf: isBuiltType,
  Cards: BuilderCards,
  filled: (type, facts, texts) => (isBuiltType(type) ? builtFilled(type, facts, texts) : { filled: 0, wanted: 0 }),
  keyIn,
  isPlace: isBuiltPlace,
  nameOf: builtName,
  problemOf: builtProblem,
  linesOf: builtLines,
}
