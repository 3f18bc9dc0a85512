import { expect, it } from 'vitest'
import { checkFolders } from './folders.check.ts'
import { withTree } from './tree.ts'

const imports = (target: string): string => `import type { it } from '${target}'\nexport type More = typeof it\n`

const CLEAN = {
  'console/src/app/roof.ts': imports('../features/wall/wall.ts'),
  'console/src/features/wall/wall.ts': imports('../cases/cases.ts'),
  'console/src/features/cases/cases.ts': imports('../../ui/page.ts'),
  'console/src/ui/page.ts': `export const it = 1\n`,
}

it('lets folders stand above each other', async () => {
  const { findings, summary } = await withTree(CLEAN, checkFolders)
  expect(findings).toEqual([])
  expect(summary).toBe('console 3 arrows, 0 in circles, 0 mutual pairs')
})

it('finds a pair that leans on each other, even by a type alone', async () => {
  const { findings, summary } = await withTree(
    { ...CLEAN, 'console/src/features/cases/bad.ts': imports('../wall/wall.ts') },
    checkFolders,
  )
  expect(findings).toEqual(['console: wall -> cases leads back', 'console: cases -> wall leads back'])
  expect(summary).toContain('4 arrows, 2 in circles, 1 mutual pairs')
})

it('finds a circle of folders that no pair closes', async () => {
  const { findings } = await withTree({ ...CLEAN, 'console/src/ui/bad.ts': imports('../features/wall/wall.ts') }, checkFolders)
  expect(findings).toHaveLength(3)
})

it('draws who imports above what is imported', async () => {
  const { drawing } = await withTree(CLEAN, checkFolders)
  expect(drawing.match(/\b(?:app|wall|cases|ui)\b/g)).toEqual(['app', 'wall', 'cases', 'ui'])
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
