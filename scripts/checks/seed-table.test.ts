import { describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSeedTable, listLeftOut } from './seed-table.check.ts'
import { withTree } from './tree.ts'

const SECTIONS = [3, 4, 7, 8, 9]
const row = (section: number, name = `seed ${section}: it is so`): string =>
  `## ${section}. Some\n\n| Row | Test | Screen or call |\n|---|---|---|\n| It is so | \`kit/src/seed.test.ts\`: ${name} | /uz |\n`
const tests = (names = SECTIONS.map((section) => `seed ${section}: it is so`)): string =>
  names.map((name) => `it('${name}', () => {})\n`).join('')

const found = (table: string, code = tests()): Promise<string> =>
  withTree({ 'docs/seed.md': table, 'kit/src/seed.test.ts': code }, (root) => checkSeedTable(root).findings.join('\n'))
const LISTS =
  '\n### Whole journeys\n\nNone.\n\n### The same by other ways\n\nNone.\n\n### The same in the other languages\n\nNone.\n'
const WHOLE = SECTIONS.map((section) => row(section)).join('\n') + LISTS

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

  const JOURNEYS = `for (const lang of LANGUAGES) {
  test(
    \`seed 8: it is so (\${lang})\`,
    repeatedIn(lang),
    async () => {},
  )
  test('seed 9: it is so', { tag: '@full' }, async () => {})
  test(\`seed 7: it is so \${lang}\`, anotherWay(lang !== 'uz' && lang !== 'ru'), async () => {})
}
test.describe('a group', { tag: '@full' }, () => {
  test('in it', async () => {})
})
test('after it', async () => {})
`
  const withJourneys = (page: string): Promise<{ findings: string; listed: string }> =>
    withTree({ 'docs/seed.md': page, 'kit/src/seed.test.ts': tests(), 'e2e/a.spec.ts': JOURNEYS }, (root) => {
      const findings = checkSeedTable(root).findings.join('\n')
      listLeftOut(root)
      return { findings, listed: readFileSync(join(root, 'docs/seed.md'), 'utf8') }
    })
  const inJourney = (section: number, name: string): string =>
    WHOLE.replace(`\`kit/src/seed.test.ts\`: seed ${section}: it is so`, `\`e2e/a.spec.ts\`: ${name}`)

  it('fails on a row whose test the gate leaves out, not on one that the gate runs in one language', async () => {
    expect((await withJourneys(inJourney(9, 'seed 9: it is so'))).findings).toContain('npm test leaves "seed 9: it is so" out')
    expect((await withJourneys(inJourney(8, 'seed 8: it is so (${lang})'))).findings).not.toContain('npm test leaves "')
  })
  it('lists what the gate leaves out, and fails when the list is another', async () => {
    const { findings, listed } = await withJourneys(WHOLE)
    expect(findings).toContain('lists other journeys than npm test leaves out')
    expect(listed).toBe(
      WHOLE.replace('None.', '- `e2e/a.spec.ts`: seed 9: it is so\n- `e2e/a.spec.ts`: in it')
        .replace('None.', '- `e2e/a.spec.ts`: seed 7: it is so ${lang}')
        .replace('None.', '- `e2e/a.spec.ts`: seed 8: it is so (${lang})'),
    )
    expect((await withJourneys(listed)).findings).not.toContain('lists other journeys')
  })
})
