import type { Text } from '../../../i18n/use-text.ts'
import type { FieldValues } from '../public/working.ts'
import { ORDER } from '../public/keyed-parts.ts'
import { type Band, type BandWords, howOf, type Option, type Question, questionsOf, type QuestionWords } from './built.ts'
import { placeIn } from './place-names.ts'

/** A part of a test or questionnaire as lines, to be read beside another version of it; null: it is none of the builder's. */
export function builtLines(path: string, value: unknown, text: Text, facts: FieldValues): string | null {
  const [first, ...others] = path.split('.')
  const [of, part] = first === 'texts' ? others.slice(1) : others
  if ((of !== 'questions' && of !== 'bands') || part === undefined) return null
  const questions = questionsOf(facts)
  const numbered = (key: string): string => text('builder.question_n', { place: placeIn(questions, key) + 1 })
  if (part === ORDER) return of === 'questions' ? (value as string[]).map(numbered).join(', ') : text('builder.bands')
  if (first === 'texts') return of === 'questions' ? wordLines(value as QuestionWords) : bandLines(value as BandWords)
  return of === 'questions' ? questionLines(value as Question, text, numbered) : bandFacts(value as Band, text)
}

const wordLines = ({ text, explanation, options }: QuestionWords): string =>
  [text, ...Object.values(options).map((option) => `– ${option}`), explanation].filter(Boolean).join('\n')

const bandLines = ({ title, advice }: BandWords): string => `${title}\n${advice}`

const bandFacts = ({ from, tone, steps }: Band, text: Text): string =>
  [`${from}%`, text(`tone.${tone}`), ...steps.map(({ to }) => `→ ${text(`next.${to}`)}`)].join('\n')

function questionLines(question: Question, text: Text, numbered: (key: string) => string): string {
  const how = [text(`how.${howOf(question)}`), ...(question.needed ? [text('builder.needed')] : [])]
  const lines = [...question.options.entries()].map(([at, option]) => {
    const facts = optionFacts(option, text, numbered)
    return `${text('builder.option_n', { place: at + 1 })}${facts.length ? `: ${facts.join(', ')}` : ''}`
  })
  return [how.join(', '), ...lines].join('\n')
}

const optionFacts = ({ right, points, help, goes_to }: Option, text: Text, numbered: (key: string) => string): string[] => [
  ...(right ? [text('builder.right')] : []),
  ...(points ? [text('builder.points_n', { count: points })] : []),
  ...(help ? [text('builder.help')] : []),
  ...(goes_to ? [`→ ${goes_to === 'end' ? text('builder.end') : numbered(goes_to)}`] : []),
]
