import type { CoursePage } from '@himoya/contract/learning'
import type { QuestionPage } from '@himoya/contract/public-questions'
import type { LoaderFunctionArgs } from 'react-router'
import { readPublic } from '../../ui/site/read-public.ts'

const SHOWN = 3

/** The first lessons and the newest questions: an editor orders the ones, time the others. */
export async function readHomeLists(args: LoaderFunctionArgs) {
  const [courses, questions] = await Promise.all([
    readPublic<CoursePage>(args, `/api/v1/course/?page_size=${SHOWN}`),
    readPublic<QuestionPage>(args, `/api/v1/question/?page_size=${SHOWN}`),
  ])
  return {
    courses: courses.results.map(({ slug, title, minutes }) => ({ slug, title, minutes })),
    questions: questions.results.map(({ slug, title }) => ({ slug, title })),
  }
}
