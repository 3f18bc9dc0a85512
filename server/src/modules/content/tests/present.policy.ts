import type { Facts, Texts } from '@himoya/contract/content/content-types'
import type { Language } from '@himoya/contract/languages'
import type { Result, TestCard, TestQuestion } from '@himoya/contract/content/tests'
import type { Live } from '../content.service.ts'
import { type Answer, chosenOf, isRight } from './score.policy.ts'

type Form = { facts: Facts<'test'>; texts: Texts<'test'> }

/** Nothing of its questions but how many there are. */
export function testCard({ id, slug, lang, facts, texts, sample }: Live<'test'>): TestCard {
  const { kind, niche, drawing, audiences, minutes, questions } = facts
  const { title, summary } = texts
  return { id, slug, lang, title, summary, sample, kind, niche, drawing, audiences, minutes, question_count: questions.length }
}

/** As it is asked: each field by its name, so that what is right, counted or explained can never come along. */
export const askedQuestions = ({ facts, texts }: Form): TestQuestion[] =>
  facts.questions.map(({ key, pick, options }) => {
    const words = texts.questions[key]
    return {
      key,
      pick,
      text: words?.text ?? '',
      options: options.map((option) => ({
        key: option.key,
        text: words?.options[option.key] ?? '',
        help: option.help,
      })),
    }
  })

/** As it is shown afterwards, with what was chosen and, in a knowledge test, what is right. */
export function seenQuestions({ facts, texts }: Form, answers: readonly Answer[]): Result['questions'] {
  const knows = facts.kind === 'knowledge'
  const asked = askedQuestions({ facts, texts })
  return facts.questions.map((question, place) => {
    const chosen = chosenOf(answers, question.key)
    return {
      ...asked[place]!,
      options: asked[place]!.options.map((option, at) => ({
        ...option,
        chosen: chosen.includes(option.key),
        right: knows ? question.options[at]!.right : null,
      })),
      right: knows ? isRight(question, chosen) : null,
      explanation: texts.questions[question.key]?.explanation ?? '',
    }
  })
}

/** What a band is called and advises; of one that is no longer there nothing. */
export function bandOf({ facts, texts }: Form, key: string) {
  const band = facts.bands.find((one) => one.key === key) ?? facts.bands[0]!
  const words = texts.bands[band.key]
  return { tone: band.tone, steps: band.steps, title: words?.title ?? '', advice: words?.advice ?? '' }
}

const SHARED: Record<
  Language,
  Record<'knowledge' | 'self_check', (words: { test: string; title: string; points: string }) => string>
> = {
  uz: {
    knowledge: ({ test, title, points }) => `«${test}» testini yechdim. To‘g‘ri javoblar: ${points}. Natija: «${title}».`,
    self_check: ({ test, title }) => `«${test}» savollariga javob berdim. Natija: «${title}».`,
  },
  ru: {
    knowledge: ({ test, title, points }) => `Мой результат теста «${test}». Верных ответов: ${points}. Итог: «${title}».`,
    self_check: ({ test, title }) => `Мои ответы на «${test}» готовы. Итог: «${title}».`,
  },
  en: {
    knowledge: ({ test, title, points }) => `I took the test “${test}”. Right answers: ${points}. Result: “${title}”.`,
    self_check: ({ test, title }) => `I answered “${test}”. Result: “${title}”.`,
  },
}

/** What a counsellor is told: which test and what it came to, none of the answers. */
export const sharedWords = (
  lang: Language,
  { test, title, score, max }: Pick<Result, 'test' | 'title' | 'score' | 'max'>,
): string => SHARED[lang][test.kind]({ test: test.title, title, points: `${score}/${max}` })
