import { describe, expect, it } from 'vitest'
import { checkOnce } from './once.check.ts'
import { withTree } from './tree.ts'

const found = (path: string, text: string): Promise<string[]> =>
  withTree({ 'vitest.config.ts': '', [path]: text }, (root) => checkOnce(root).findings)

describe('a test runs, and runs once', () => {
  it.each([
    ['e2e/playwright.config.ts', 'retries: 1,'],
    ['e2e/playwright.config.ts', 'retries: process.env.CI ? 2 : 0,'],
    ['vitest.config.ts', 'test: { retry: 3 }'],
    ['scripts/test.mjs', `run(node, ['--retries', '2'])`],
    ['e2e/a.spec.ts', 'test.describe.configure({ retries: 2 })'],
    ['e2e/a.spec.ts', `test.only('a child writes', () => {})`],
    ['kit/src/a.test.ts', `it.todo('keeps a word')`],
    ['kit/src/a.test.ts', `describe.skip('words', () => {})`],
  ])('%s with %s is found', async (path, text) => {
    expect(await found(path, `first\n${text}`)).toEqual([expect.stringContaining(`${path}:2 `)])
  })
  it.each([
    ['e2e/playwright.config.ts', 'retries: 0,'],
    ['e2e/playwright.config.ts', `retries: process.env.FULL === '1' ? 0 : 1,`],
    ['kit/src/a.test.ts', `describe.skipIf(!hasNginx)('the proxy (needs nginx)', () => {})`],
    ['kit/src/link.ts', 'const wait = { retry: 3 }'],
  ])('%s with %s is none', async (path, text) => expect(await found(path, text)).toEqual([]))
})
