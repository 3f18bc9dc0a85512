import type { Language } from '@himoya/contract/languages'
import type { NEXT_STEPS } from '@himoya/contract/content/test-lists'
import type { NextStep } from '@himoya/contract/content/tests'

type To = (typeof NEXT_STEPS)[number]
type Named = Exclude<To, 'course' | 'lesson' | 'place' | 'test'>

/** Steps that lead to a screen of the site; null: the chat panel. */
const SCREENS: Record<Named, { path: string | null; title: Record<Language, string> }> = {
  chat: { path: null, title: { uz: 'Maslahatchiga yozish', ru: 'Написать консультанту', en: 'Write to a counsellor' } },
  numbers: { path: 'numbers', title: { uz: 'Yordam raqamlari', ru: 'Номера помощи', en: 'Numbers to call' } },
  places: { path: 'places', title: { uz: 'Yordam joylari', ru: 'Где помогают', en: 'Places of help' } },
  report: { path: 'report', title: { uz: 'Bo‘lgan voqeani aytish', ru: 'Рассказать о случившемся', en: 'Report what happened' } },
  questions: { path: 'questions', title: { uz: 'Savol-javoblar', ru: 'Вопросы и ответы', en: 'Questions and answers' } },
  learn: { path: 'learn', title: { uz: 'Darslar', ru: 'Уроки', en: 'Lessons' } },
}

type Shown = { title: string; path: string } | null

/** As a person reads it. `shown` is the content that the step names; gone from the site, the lessons stand in for it. */
export function presentStep(to: To, lang: Language, shown: Shown): NextStep {
  if (to in SCREENS) {
    const { path, title } = SCREENS[to as Named]
    return { to, title: title[lang], path }
  }
  return shown === null ? presentStep('learn', lang, null) : { to, ...shown }
}

/** Each way once: two contents that are gone both become the lessons. */
export const distinctSteps = (steps: readonly NextStep[]): NextStep[] => [
  ...new Map(steps.map((step) => [`${step.to} ${step.path}`, step])).values(),
]
