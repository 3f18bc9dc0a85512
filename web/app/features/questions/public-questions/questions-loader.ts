import type { QuestionCategories, QuestionCategory, QuestionPage } from '@himoya/contract/questions/public-questions'
import type { LoaderFunctionArgs } from 'react-router'
import { textsIn } from '../../../i18n/messages.ts'
import { pageOfPath } from '../../../ui/site/page-of-path.ts'
import type { PageHead } from '../../../ui/site/page-facts.ts'
import { languageOf, readPublic } from '../../../ui/site/read-public.ts'

export const QUESTIONS_ON_A_PAGE = 20

export const readCategories = async (args: LoaderFunctionArgs): Promise<QuestionCategory[]> =>
  (await readPublic<QuestionCategories>(args, '/api/v1/question/category/?page_size=100')).results

/** One page of all questions or of one category's; a page beyond the last one is not found. */
export async function readQuestions(
  args: LoaderFunctionArgs,
  category?: QuestionCategory,
): Promise<{ questions: QuestionPage; page: number }> {
  const page = pageOfPath(args.params)
  const query = new URLSearchParams({ page: String(page), page_size: String(QUESTIONS_ON_A_PAGE) })
  if (category) query.set('category', category.slug)
  const questions = await readPublic<QuestionPage>(args, `/api/v1/question/?${query.toString()}`)
  if (questions.results.length === 0 && page > 1) throw new Response(null, { status: 404 })
  return { questions, page }
}

/** The head of a further page: two pages of one list are not told apart by the list's title. */
export function furtherHead(args: LoaderFunctionArgs, title: string, page: number): Pick<PageHead, 'title'> {
  if (page === 1) return { title }
  return { title: textsIn(languageOf(args), 'questions')('page_of', { title, page: String(page) }) }
}
