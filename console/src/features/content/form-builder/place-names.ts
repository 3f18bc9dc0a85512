import type { FieldValues } from '../public/working.ts'
import { ORDER } from '../public/keyed-parts.ts'
import type { Text } from '../../../i18n/use-text.ts'
import type { TextKey } from '../../../i18n/text-key.ts'
import type { Problems } from '../public/problems.ts'
import { bandsOf, questionsOf } from './built.ts'

type Keyed = { key: string }

/** `part` is a key, or a place as the server counts them; -1: neither. */
export function placeIn(all: readonly Keyed[], part: string | undefined): number {
  const at = all.findIndex(({ key }) => key === part)
  return at < 0 && part !== undefined && /^\d+$/.test(part) && Number(part) < all.length ? Number(part) : at
}

/** The key of the question or band that a path leads into; null: into none. */
export function keyIn(path: string, facts: FieldValues): string | null {
  const { of, part } = partsOf(path)
  const all: readonly Keyed[] = of === 'questions' ? questionsOf(facts) : of === 'bands' ? bandsOf(facts) : []
  return all[placeIn(all, part)]?.key ?? null
}

function partsOf(path: string): { lang: string | null; of: string; part: string | undefined; rest: string[] } {
  const [first, ...others] = path.split('.')
  const [lang, [of = '', part, ...rest]] = first === 'texts' ? [others[0] ?? null, others.slice(1)] : [null, others]
  return { lang, of, part, rest }
}

export function isBuiltPlace(path: string): boolean {
  const { of } = partsOf(path)
  return of === 'questions' || of === 'bands'
}

/** What a place is called on the screen: `3-savol, 2-javob, Ruscha`; null: it is not one of the builder's. */
export function builtName(path: string, text: Text, facts: FieldValues): string | null {
  const { lang, of, part, rest } = partsOf(path)
  if (of !== 'questions' && of !== 'bands') return null
  if (part === ORDER) return text('builder.order')
  const named =
    part === undefined
      ? text(`fact.${of}`)
      : of === 'questions'
        ? question(part, rest, text, facts)
        : band(part, rest, text, facts)
  return lang === null ? named : `${named}, ${text(`lang.${lang}` as TextKey)}`
}

function question(part: string, [what, option, deeper]: string[], text: Text, facts: FieldValues): string {
  const all = questionsOf(facts)
  const at = placeIn(all, part)
  const name = text('builder.question_n', { place: at < 0 ? '?' : at + 1 })
  if (what === 'explanation') return `${name}, ${text('builder.explanation')}`
  if (what !== 'options') return name
  const option_at = placeIn(all[at]?.options ?? [], option)
  if (option === undefined || option_at < 0) return `${name}, ${text('builder.options')}`
  const full = `${name}, ${text('builder.option_n', { place: option_at + 1 })}`
  return deeper === 'goes_to' ? `${full}, ${text('builder.goes_to')}` : full
}

function band(part: string, [what, step]: string[], text: Text, facts: FieldValues): string {
  const at = placeIn(bandsOf(facts), part)
  const name = text('builder.band_n', { place: at < 0 ? '?' : at + 1 })
  if (what === 'steps' && step !== undefined) return `${name}, ${text('builder.step_n', { place: Number(step) + 1 })}`
  const words: Record<string, TextKey> = {
    from: 'builder.from',
    steps: 'builder.steps',
    title: 'builder.band_title',
    advice: 'builder.advice',
  }
  const word = what === undefined ? undefined : words[what]
  return word === undefined ? name : `${name}, ${text(word)}`
}

/** What is wrong, in the builder's words; the keys are places without their numbers, and the server's code. */
const SENTENCES: Record<string, TextKey> = {
  'questions too_short': 'builder.few_questions',
  'questions required': 'builder.no_points',
  'questions.n not_allowed': 'builder.unreached',
  'questions.n.options too_short': 'builder.few_options',
  'questions.n.options required': 'builder.no_right',
  'questions.n.options out_of_range': 'builder.one_right',
  'questions.n.options.n.goes_to not_allowed': 'builder.goes_back',
  'bands required': 'builder.no_bands',
  'bands.n.from out_of_range': 'builder.band_from',
  'bands.n.steps too_short': 'builder.three_steps',
  'bands.n.steps.n taken': 'builder.step_twice',
  'bands.n.steps.n.id required': 'builder.step_which',
  'bands.n.steps.n.id not_allowed': 'builder.step_gone',
  'bands.n.steps.n.id wrong': 'builder.step_gone',
}

/** The problem of exactly this place, as a sentence that says what to do. */
export function builtProblem(problems: Problems, place: string, text: Text): string | undefined {
  const code = problems[place]?.[0]
  if (code === undefined) return undefined
  const form = place.startsWith('facts.') ? `${place.slice(6).replaceAll(/\.\d+(?=\.|$)/g, '.n')} ${code}` : ''
  return text(SENTENCES[form] ?? (`field.${code}` as TextKey))
}
