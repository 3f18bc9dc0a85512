import type { CourseCard, CourseCategoryPage, CoursePage } from '@himoya/contract/content/learning'
import type { Audience } from '@himoya/contract/common'
import type { LoaderFunctionArgs } from 'react-router'
import { readPublic } from '../../../ui/site/read-public.ts'

/** What the catalogue of one audience, or of all, is made of. */
export async function readCatalogue(args: Pick<LoaderFunctionArgs, 'params' | 'context'>, audience?: Audience) {
  const [{ results: categories }, courses] = await Promise.all([
    readPublic<CourseCategoryPage>(args, '/api/v1/course/category/?page_size=100'),
    readCourses(args, `/api/v1/course/?page_size=100${audience ? `&audience=${audience}` : ''}`),
  ])
  return { categories, courses }
}

async function readCourses(args: Pick<LoaderFunctionArgs, 'params' | 'context'>, path: string): Promise<CourseCard[]> {
  const { results, next } = await readPublic<CoursePage>(args, path)
  return next === null ? results : [...results, ...(await readCourses(args, next))]
}
