import { expect, it } from 'vitest'
import { isAskedByChild, oneForEach } from './home-lists.ts'

const course = (slug: string) => ({ slug, title: slug.toUpperCase() })

it('home has a course for each audience, each another one', () => {
  const [body, feelings, listening, noticing] = ['body', 'feelings', 'listening', 'noticing'].map(course) as [
    ReturnType<typeof course>,
    ReturnType<typeof course>,
    ReturnType<typeof course>,
    ReturnType<typeof course>,
  ]
  expect(oneForEach([[body, feelings], [feelings], [listening], [listening, noticing]])).toEqual([
    { audience: 'child', ...body },
    { audience: 'teen', ...feelings },
    { audience: 'parent', ...listening },
    { audience: 'teacher', ...noticing },
  ])
  expect(oneForEach([[], [body], [body], []])).toEqual([{ audience: 'teen', ...body }])
})

it('what children ask was asked by children', () => {
  expect(([null, '7-10', '11-13', '14-17', '18+'] as const).filter((age_band) => isAskedByChild({ age_band }))).toEqual([
    '7-10',
    '11-13',
    '14-17',
  ])
})
