import { LANGUAGES, Language } from '@himoya/contract/languages'
import type { LoaderFunctionArgs } from 'react-router'
import { siteContext } from '../../site-context.ts'

/** The language of the page that is being made. */
export const languageOf = ({ params }: Pick<LoaderFunctionArgs, 'params'>): Language =>
  Language.safeParse(params['locale']).data ?? LANGUAGES[0]

type Loading = Pick<LoaderFunctionArgs, 'params' | 'context'>

/**
 * What a public call answers, for a route's loader: `readPublic<NewsPage>(args, '/api/v1/news/?page=1')`. Where there is no such
 * thing the page is "not found". `Answer` is the contract's type of that call.
 */
export async function readPublic<Answer>(args: Loading, path: string): Promise<Answer> {
  const answer = await findPublic<Answer>(args, path)
  if (answer === null) throw new Response(null, { status: 404 })
  return answer
}

/** The same for a page that says by itself that there is no such thing: null. */
export async function findPublic<Answer>(args: Loading, path: string): Promise<Answer | null> {
  return (await args.context.get(siteContext).read(path, languageOf(args))) as Answer | null
}
