import type { Faq } from '@himoya/contract/content/faq'
import { wordsOf } from '../../../ui/site/words-of.ts'

/** Questions with their answers for engines (schema.org/FAQPage). */
export const faqData = (faq: readonly Faq[]) => ({
  '@type': 'FAQPage',
  mainEntity: faq.map(({ title, body }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: wordsOf(body) },
  })),
})
