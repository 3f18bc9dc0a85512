import type { Test } from '@himoya/contract/content/tests'

/** A quiz of schema.org; `page` is its address. What it asks stays out: an engine would show it without the rest. */
export const quizData = ({ title, summary, lang, minutes, updated_at }: Test, page: string): object => ({
  '@type': 'Quiz',
  name: title,
  description: summary || title,
  inLanguage: lang,
  url: page,
  isAccessibleForFree: true,
  timeRequired: `PT${minutes}M`,
  dateModified: updated_at.slice(0, updated_at.indexOf('T')),
})
