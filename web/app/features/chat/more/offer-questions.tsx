import type { QuestionnaireCard } from '@himoya/contract/content/questionnaires'
import { useQuery } from '../../../session/use-query.ts'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useSession } from '../../../session/session.ts'
import { QuestionnaireOffer } from '../../content/questionnaires/public/offer.tsx'

/** After the survey: a few more questions for whoever likes, on a page that knows nothing of this chat. */
export function OfferQuestions() {
  const { api } = useSession()
  const t = useIslandTexts('chat_more')
  const offered = useQuery({
    queryKey: ['Offered', 'after_chat'],
    queryFn: ({ signal }) => api.get<{ results: QuestionnaireCard[] }>('questionnaire/?moment=after_chat', { signal }),
  })
  return offered.data ? (
    <QuestionnaireOffer offered={offered.data.results} audience={undefined} title={t('offer')} text={t('offer_text')} />
  ) : null
}
