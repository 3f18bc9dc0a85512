import { describe, expect, it } from 'vitest'
import { checkSeedTable } from './seed-table.check.ts'
import { withTree } from './tree.ts'

const SECTIONS = [3, 4, 7, 8, 9]
const row = (section: number, name = `seed ${section}: it is so`): string =>
  `## ${section}. Some\n\n| Row | Test | Screen or call |\n|---|---|---|\n| It is so | \`kit/src/seed.test.ts\`: ${name} | /uz |\n`
const tests = (names = SECTIONS.map((section) => `seed ${section}: it is so`)): string =>
  names.map((name) => `it('${name}', () => {})\n`).join('')

const found = (table: string, code = tests()): Promise<string> =>
  withTree({ 'docs/seed.md': table, 'kit/src/seed.test.ts': code }, (root) => checkSeedTable(root).findings.join('\n'))
const WHOLE = SECTIONS.map((section) => row(section)).join('\n')

describe('the table of the specification', () => {
  it('passes when each row has its test and each test its row', async () => {
    expect(await found(WHOLE)).toBe('')
    expect(await found(WHOLE, tests().replaceAll("it('seed 4", "await test.step('seed 4"))).toBe('')
  })
  it('fails on a row whose test is not there, or is of another section', async () => {
    expect(await found(WHOLE, tests().replace('seed 7: it', 'seed 7: that'))).toContain('has no test named "seed 7: it is so"')
    expect(await found(WHOLE.replace(': seed 9:', ': seed 8:'))).toContain('of another section')
  })
  it('fails on a row without a test and on a test without a row', async () => {
    expect(await found(WHOLE.replace('`kit/src/seed.test.ts`: seed 3: it is so', ''))).toContain('names no test')
    expect(await found(WHOLE, `${tests()}it('seed 3: and more', () => {})\n`)).toContain(
      '"seed 3: and more" is not in docs/seed.md',
    )
  })
  it('fails on a section left out', async () => {
    expect(await found(WHOLE.replaceAll('## 8. Some', '## 2. Some'))).toContain('says nothing of section 8')
  })
})
