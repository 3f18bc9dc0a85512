import type { Audience } from '@himoya/contract/common'
import type { TestCard, TestPage } from '@himoya/contract/content/tests'
import type { LoaderFunctionArgs } from 'react-router'
import { readPublic } from '../../../ui/site/read-public.ts'

type Args = Pick<LoaderFunctionArgs, 'params' | 'context'>

/** Every test, or those for one audience. */
export const readTests = (args: Args, audience?: Audience): Promise<TestCard[]> =>
  readOn(args, `/api/v1/test/?page_size=100${audience ? `&audience=${audience}` : ''}`)

async function readOn(args: Args, path: string): Promise<TestCard[]> {
  const { results, next } = await readPublic<TestPage>(args, path)
  return next === null ? results : [...results, ...(await readOn(args, next))]
}
