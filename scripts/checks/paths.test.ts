import { describe, expect, it } from 'vitest'
import { checkPaths } from './paths.check.ts'
import { withTree } from './tree.ts'

const CODE = { 'server/src/modules/chat/hub.ts': '', 'docs/decisions/0041-a-member.md': '' }
const found = (path: string, text: string): Promise<string[]> =>
  withTree({ ...CODE, [path]: text }, (root) => checkPaths(root).findings)

describe('a path that a page or a comment names', () => {
  it.each([
    '`server/src/modules/chat/hub.ts` and `chat/hub.ts`',
    '`hub.ts`, ./hub.ts',
    'in `server/src/modules/`, `server/src/modules/chat`',
    '(docs/decisions/0041)',
    'chat/hub-*.ts, `m.routes.ts`, `server/migrations/NNNN_<m>.sql`',
    '`@himoya/kit/dates`, https://example.org/a/b.ts',
  ])('leads there: %s', async (said) => {
    expect(await found('docs/a.md', said)).toEqual([])
    expect(await found('web/app/a.tsx', `/* ${said} */`)).toEqual([])
  })
  it.each(['`chat/bus.ts`', '`bus.ts`', '`server/src/bus`', '`e2e/bus.spec.ts`', '(docs/decisions/0042)'])(
    'leads nowhere: %s',
    async (said) => {
      expect(await found('docs/a.md', `one\n${said}`)).toEqual([
        expect.stringMatching(/^docs\/a\.md:2 names .*, which is not there$/),
      ])
      expect(await found('web/app/a.tsx', `one()\n// ${said}`)).toEqual([expect.stringMatching(/^web\/app\/a\.tsx:2 names /)])
    },
  )
  it('is not looked for in code, which the compiler reads', async () => {
    expect(await found('kit/src/a.ts', `import { a } from './gone.ts'`)).toEqual([])
  })
})
