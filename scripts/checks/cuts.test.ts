import { expect, it } from 'vitest'
import { checkCuts } from './cuts.check.ts'
import { withTree } from './tree.ts'

const found = (path: string, text: string): Promise<string[]> => withTree({ [path]: text }, (root) => checkCuts(root).findings)

it.each([
  ['web/app/a.tsx', '<textarea rows={2} maxLength={400}\n  onChange={(event) => put(event)}\n/>\n'],
  [
    'console/src/a.tsx',
    '<TextField\n  multiline\n  slotProps={{ htmlInput: { maxLength: 30 } }}\n  onChange={(event) => put(event)}\n/>\n',
  ],
  ['web/app/a.ts', `make('textarea', { id: 'a', maxlength: '5' })`],
  ['web/app/a.tsx', '<input maxLength={4} />\n'],
  ['web/app/a.tsx', '<TextField {...{ form, maxLength: 60 }} />\n'],
])('%s with a limit that cuts is found', async (path, text) => {
  expect(await found(path, text)).toEqual([expect.stringContaining(`${path}:1 `)])
})

it.each([
  ['web/app/a.tsx', '<textarea\n  rows={2}\n  minLength={4}\n  onChange={(event) => put(event)}\n/>\n<TextField most={60} />\n'],
  ['console/src/a.tsx', '<TextField\n  slotProps={{ htmlInput: { maxLength: 30 } }}\n/>\n<WordsField most={4} multiline />\n'],
])('%s without one is none', async (path, text) => expect(await found(path, text)).toEqual([]))
