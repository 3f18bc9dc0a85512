import type { Audience } from '@himoya/contract/common'
import type { CourseCard, CoursePage } from '@himoya/contract/content/learning'
import { AUDIENCES } from '@himoya/contract/people'
import type { QuestionPage, QuestionRow } from '@himoya/contract/questions/public-questions'
import type { LoaderFunctionArgs } from 'react-router'
import { readPublic } from '../../../ui/site/read-public.ts'

const SHOWN = 3
/** Among so many of the newest are some that children asked. */
const LOOKED_AT = 24

/** One course for each audience, and what children asked last: an editor orders the ones, time the others. */
export async function readHomeLists(args: LoaderFunctionArgs) {
  const [questions, ...lists] = await Promise.all([
    readPublic<QuestionPage>(args, `/api/v1/question/?page_size=${LOOKED_AT}`),
    ...AUDIENCES.map((audience) =>
      readPublic<CoursePage>(args, `/api/v1/course/?page_size=${AUDIENCES.length}&audience=${audience}`),
    ),
  ])
  return {
    courses: oneForEach(lists.map(({ results }) => results)),
    questions: questions.results
      .filter(isAskedByChild)
      .slice(0, SHOWN)
      .map(({ slug, title }) => ({ slug, title })),
  }
}

type Named = Pick<CourseCard, 'slug' | 'title'>

/** The first of each audience that no audience before it has. */
export function oneForEach(lists: readonly (readonly Named[])[]): { audience: Audience; slug: string; title: string }[] {
  const taken = new Set<string>()
  return AUDIENCES.flatMap((audience, place) => {
    const course = lists[place]!.find(({ slug }) => !taken.has(slug))
    if (!course) return []
    taken.add(course.slug)
    return [{ audience, slug: course.slug, title: course.title }]
  })
}

export const isAskedByChild = ({ age_band }: { age_band: QuestionRow['age_band'] }): boolean =>
  age_band !== null && age_band !== '18+'
