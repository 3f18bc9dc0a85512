import { expect, it } from 'vitest'
import { checkFolders } from './folders.check.ts'
import { withTree } from './tree.ts'

const imports = (target: string): string => `import type { it } from '${target}'\nexport type More = typeof it\n`

const CLEAN = {
  'console/src/app/roof.ts': imports('../features/desk/wall/wall.ts'),
  'console/src/features/desk/wall/wall.ts': imports('../../reports/cases/cases.ts'),
  'console/src/features/reports/cases/cases.ts': imports('../../../ui/page.ts'),
  'console/src/ui/page.ts': `export const it = 1\n`,
}

it('lets folders stand above each other', async () => {
  const { findings, summary } = await withTree(CLEAN, checkFolders)
  expect(findings).toEqual([])
  expect(summary).toBe('console 3 arrows, 0 in circles, 0 mutual pairs; parts of console 1 arrows, 0 in circles, 0 mutual pairs')
})

it('finds a pair of subjects that leans on each other, even by a type alone', async () => {
  const { findings, summary } = await withTree(
    { ...CLEAN, 'console/src/features/reports/follow-ups/bad.ts': imports('../../desk/wall/wall.ts') },
    checkFolders,
  )
  expect(findings).toEqual(['console: desk -> reports leads back', 'console: reports -> desk leads back'])
  expect(summary).toContain('4 arrows, 2 in circles, 1 mutual pairs')
})

it('finds a pair of parts that leans on each other inside a subject', async () => {
  const { findings } = await withTree(
    {
      ...CLEAN,
      'console/src/features/reports/cases/more.ts': imports('../follow-ups/bad.ts'),
      'console/src/features/reports/follow-ups/bad.ts': imports('../cases/cases.ts'),
    },
    checkFolders,
  )
  expect(findings).toEqual([
    'parts of console: cases -> follow-ups leads back',
    'parts of console: follow-ups -> cases leads back',
  ])
})

it('finds a circle of folders that no pair closes', async () => {
  const { findings } = await withTree(
    { ...CLEAN, 'console/src/ui/bad.ts': imports('../features/desk/wall/wall.ts') },
    checkFolders,
  )
  expect(findings).toHaveLength(3)
})

it('draws who imports above what is imported, and how much of each subject a package has', async () => {
  const { drawing } = await withTree(CLEAN, checkFolders)
  const [table = '', ...views] = drawing.split('\n\n')
  expect(table).toMatch(/^desk( +-){3} +1$/m)
  expect(views.join('\n').match(/\b(?:app|desk|reports|wall|cases|ui)\b/g)).toEqual([
    'app',
    'desk',
    'reports',
    'ui',
    'wall',
    'cases',
  ])
})

it('finds a folder of a module that nobody takes in at a glance', async () => {
  const folder = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`server/src/modules/chat/part-${at}.ts`, `export const it = 1\n`]),
    )
  const test = { 'server/src/modules/chat/chat.test.ts': `export const it = 1\n` }
  expect((await withTree({ ...folder(20), ...test }, checkFolders)).findings).toEqual([])
  expect((await withTree(folder(21), checkFolders)).findings).toEqual(['server/src/modules/chat holds 21 files, 20 at most'])
})
