import type { QuestionOne } from '@himoya/contract/questions/public-questions'
import { wordsOf } from '../../../ui/site/words-of.ts'

/** A question with its answer for engines (schema.org/QAPage). */
export const questionData = ({ lang, slug, title, summary, body, published_at }: QuestionOne, public_url: string) => ({
  '@type': 'QAPage',
  inLanguage: lang,
  mainEntity: {
    '@type': 'Question',
    name: title,
    text: summary,
    datePublished: published_at,
    answerCount: 1,
    acceptedAnswer: {
      '@type': 'Answer',
      text: wordsOf(body),
      datePublished: published_at,
      url: `${public_url}/${lang}/questions/${slug}`,
      author: { '@type': 'Organization', name: 'Himoya', url: public_url },
    },
  },
})
