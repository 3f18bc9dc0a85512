import { LANGUAGES, Language } from '@himoya/contract/languages'
import type { LoaderFunctionArgs } from 'react-router'
import { siteContext } from '../../site-context.ts'

/** The language of the page that is being made. */
export const languageOf = ({ params }: Pick<LoaderFunctionArgs, 'params'>): Language =>
  Language.safeParse(params['locale']).data ?? LANGUAGES[0]

/**
 * What a public call answers, for a route's loader: `readPublic<NewsPage>(args, '/api/v1/news/?page=1')`. Where there is no such
 * thing the page is "not found". `Answer` is the contract's type of that call.
 */
export async function readPublic<Answer>(args: Pick<LoaderFunctionArgs, 'params' | 'context'>, path: string): Promise<Answer> {
  const answer = await args.context.get(siteContext).read(path, languageOf(args))
  if (answer === null) throw new Response(null, { status: 404 })
  return answer as Answer
}
