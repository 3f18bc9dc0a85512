import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Catalogue } from '../features/learn/catalogue.tsx'
import { readCatalogue } from '../features/learn/catalogue-loader.ts'
import type { PageFacts } from '../features/page/page-facts.ts'

export const handle: PageFacts = { page: 'learn_teacher' }

export const loader = (args: LoaderFunctionArgs) => readCatalogue(args, 'teacher')

export default function LearnForTeacher() {
  return <Catalogue {...useLoaderData<typeof loader>()} audience="teacher" />
}
