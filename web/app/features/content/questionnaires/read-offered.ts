import type { QUESTIONNAIRE_MOMENTS } from '@himoya/contract/content/test-lists'
import type { QuestionnaireCard } from '@himoya/contract/content/questionnaires'
import type { LoaderFunctionArgs } from 'react-router'
import { readPublic } from '../../../ui/site/read-public.ts'
import type { Offered } from './public/offer.tsx'

/** What is offered at a moment, for a route's loader; none without questionnaires. */
export async function readOffered(
  args: Pick<LoaderFunctionArgs, 'params' | 'context'>,
  moment: (typeof QUESTIONNAIRE_MOMENTS)[number],
): Promise<Offered[]> {
  const { results } = await readPublic<{ results: QuestionnaireCard[] }>(args, `/api/v1/questionnaire/?moment=${moment}`)
  return results.map(({ id, slug, once, audience, anonymous }) => ({ id, slug, once, audience, anonymous }))
}
