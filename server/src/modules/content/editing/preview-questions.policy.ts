import type { ContentType, Facts, Texts } from '@himoya/contract/content/content-types'
import type { Preview } from '@himoya/contract/content/editing'
import type { z } from 'zod'
import { isAsking } from '../forms/form-definitions.policy.ts'

type Shown = z.infer<typeof Preview>['questions']
type Document = Record<string, unknown>
type Asked = Pick<Facts<'test'>['questions'][number], 'key'> & { options: readonly { key: string }[] }
type Words = Partial<Texts<'test'>['questions']>

/** The questions of a working copy in one language, without what is right, what counts and why: a link can be handed on. */
export function shownQuestions(type: ContentType, facts: Document, texts: Document): Shown {
  if (!isAsking(type)) return []
  const words = (texts['questions'] ?? {}) as Words
  const shown = ({ key, options }: Asked, asked_as: Shown[number]['asked_as']): Shown[number] => ({
    asked_as,
    text: words[key]?.text ?? '',
    options: options.map((option) => words[key]?.options[option.key] ?? ''),
  })
  if (type === 'test') return (facts as Facts<'test'>).questions.map((one) => shown(one, one.pick))
  return (facts as Facts<'questionnaire'>).questions.map((one) => shown(one, one.asked_as))
}
