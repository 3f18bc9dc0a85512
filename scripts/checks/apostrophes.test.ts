import { describe, expect, it } from 'vitest'
import { checkApostrophes } from './apostrophes.check.ts'
import { withTree } from './tree.ts'

const found = (path: string, text: string): Promise<string[]> =>
  withTree({ [path]: text }, (root) => checkApostrophes(root).findings)

describe('apostrophes are listed once', () => {
  it.each([
    ['server/src/modules/search/fold.policy.ts', "const APOSTROPHES = /['’‘ʻʼ`´]/g"],
    ['console/src/slug.ts', "text.replaceAll(/([oOgG])['`ʻʼ’]/g, '$1‘')"],
    ['web/app/words.ts', "text.replaceAll(/[‘’']/g, '')"],
    ['scripts/checks/texts.ts', '/[\\u02BB\\u02BC\\u2032]/.test(text)'],
    ['contract/src/words.ts', 'new RegExp("[\'\\\\u{2bc}]")'],
  ])('%s with %s is found', async (path, text) => {
    expect(await found(path, `first\n${text}`)).toEqual([expect.stringContaining(`${path}:2 `)])
  })
  it.each([
    ['contract/src/read-text.ts', "const APOSTROPHES = /['’‘ʻʼ`´]/g"],
    ['server/src/modules/search/search.test.ts', "/['’‘ʻʼ`´]/"],
    ['contract/src/snippets.ts', '/^[\\p{L}\\p{M}\\p{N}‘’-]{1,29}$/u'],
    ['web/app/words.ts', "const said = ['o‘zbek', 'ma’no', \"o'zim\"]"],
    ['web/app/accents.ts', '/[\\u0300-\\u036F]/g'],
  ])('%s with %s is none', async (path, text) => expect(await found(path, text)).toEqual([]))
})
