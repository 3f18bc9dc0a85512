import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withTree, type Tree } from './checks/tree.ts'

const PLATFORM = `${process.platform}-${process.arch}`
const lock = (packages: Record<string, { version: string; optional?: boolean }>): string =>
  JSON.stringify({ packages: { '': {}, server: { version: '0.1.0' }, ...packages } })

/** A program that writes down that it ran. */
const recorder = (name: string, more = ''): string =>
  `import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'\nappendFileSync('ran', '${name}\\n')\n${more}\n`
const ARGUMENTS = `appendFileSync('arguments', process.argv.slice(2).join(' ') + '\\n')`
const result = (file: string, text: object): string =>
  `writeFileSync('test-results/${file}', ${JSON.stringify(JSON.stringify(text))})`

/** A project whose tools only say that they ran; the scripts in it are the real ones. */
const PROJECT: Tree = {
  'package.json': '{"type":"module"}',
  'package-lock.json': lock({
    'node_modules/kept': { version: '1.0.0' },
    'node_modules/elsewhere': { version: '1.0.0', optional: true },
  }),
  'tsconfig.base.json': '{}',
  'server/node-flags.json': '[]',
  'contract/src/chat.ts': 'export const chat = 1',
  'contract/src/content/picture-widths.ts': 'export const offeredWidths = () => []',
  'server/package.json': '{}',
  'server/src/platform/http/compressed-body.ts': '',
  'server/demo/content/samples.ts': 'export const SAMPLES = []',
  'server/demo/pictures/none': '',
  'server/demo/files/none': '',
  'node_modules/sharp/index.js': '',
  'kit/src/client.ts': 'export const client = 1',
  'web/app/root.tsx': 'export const root = 1',
  'web/app/features/shell/install/looks.ts': 'export const LOOKS = [], LOOK_DRAWINGS = {}, LOOK_SIDE = 0',
  'web/app/i18n/uz/install.ts': 'export const install = {}',
  'web/app/i18n/ru/install.ts': 'export const install = {}',
  'web/app/i18n/en/install.ts': 'export const install = {}',
  'console/src/main.tsx': 'export const main = 1',
  'scripts/checks/own.check.ts': recorder('own check'),
  'scripts/compress.ts': '',
  'node_modules/.package-lock.json': lock({ 'node_modules/kept': { version: '1.0.0' } }),
  'node_modules/vite/bin/vite.js': recorder('vite'),
  'node_modules/@react-router/dev/bin.cjs': `require('node:fs').appendFileSync('ran', 'react-router\\n')`,
  'node_modules/oxlint/bin/oxlint': '',
  'node_modules/oxfmt/bin/oxfmt': '',
  'node_modules/knip/bin/knip.js': '',
  'node_modules/vitest/vitest.mjs': recorder(
    'vitest',
    result('tests.json', { numPassedTests: 5, numFailedTests: 0, testResults: [] }),
  ),
  'bench/faults.bench.ts': recorder('faults', result('faults-short.json', { passed: 3, failed: 0 })),
  'bench/attacks.bench.ts': recorder('attacks', result('attacks.json', { passed: 4, failed: 0, results: [] })),
  'node_modules/@playwright/test/cli.js': recorder(
    'playwright',
    result('journeys.json', { stats: { expected: 3, unexpected: 0 }, suites: [] }),
  ),
  // A machine that has what tests of several nodes need: nothing is installed for these.
  'bin/valkey-server': '',
  'npm.mjs': recorder(
    'npm',
    `mkdirSync('node_modules', { recursive: true }); writeFileSync('npm-arguments', process.argv.slice(2).join(' '))`,
  ),
}

type Outcome = { code: number; text: string }
type Project = {
  root: string
  script: (name: string, env?: Record<string, string>, node?: string[], words?: string[]) => Promise<Outcome>
  ran: () => string[]
}

async function inProject(changes: Tree, act: (project: Project) => Promise<void>): Promise<void> {
  await withTree({ ...PROJECT, ...changes }, async (root) => {
    for (const file of readdirSync(import.meta.dirname).filter((name) => name.endsWith('.mjs'))) {
      cpSync(join(import.meta.dirname, file), join(root, 'scripts', file))
    }
    chmodSync(join(root, 'bin/valkey-server'), 0o755)
    await act({
      root,
      script: (name, env = {}, node = [], words = []) =>
        new Promise((resolve) => {
          const known = {
            PATH: `${join(root, 'bin')}:${process.env.PATH}`,
            CHROMIUM_PATH: process.execPath,
            npm_execpath: join(root, 'npm.mjs'),
          }
          execFile(
            process.execPath,
            [...node, `scripts/${name}.mjs`, ...words],
            { cwd: root, env: { ...known, ...env } },
            (error, out, err) => resolve({ code: error ? Number(error.code) : 0, text: out + err }),
          )
        }),
      ran: () => (existsSync(join(root, 'ran')) ? readFileSync(join(root, 'ran'), 'utf8').trim().split('\n') : []),
    })
  })
}

describe('setting up', () => {
  it('installs nothing where everything is there', () =>
    inProject({}, async ({ script, ran }) => {
      expect(await script('setup')).toEqual({ code: 0, text: '' })
      expect(ran()).toEqual([])
    }))

  it('installs with npm ci and the development packages, whatever NODE_ENV says', () =>
    inProject({ 'node_modules/.package-lock.json': lock({}) }, async ({ root, script }) => {
      expect((await script('setup', { NODE_ENV: 'production' })).code).toBe(0)
      expect(readFileSync(join(root, 'npm-arguments'), 'utf8')).toMatch(/^ci --include=dev .*--ignore-scripts/)
    }))

  it('installs again when the lock asks for another version', () =>
    inProject({ 'package-lock.json': lock({ 'node_modules/kept': { version: '1.0.1' } }) }, async ({ script, ran }) => {
      await script('setup')
      expect(ran()).toEqual(['npm'])
    }))

  it('takes the Node that came along', () =>
    inProject(
      { [`node_modules/node-${PLATFORM}/bin/node`]: '#!/bin/sh\necho "own node $1" >> ran\n' },
      async ({ root, script, ran }) => {
        chmodSync(join(root, `node_modules/node-${PLATFORM}/bin/node`), 0o755)
        await script('build')
        expect(ran()).toContain('own node node_modules/vite/bin/vite.js')
      },
    ))

  it('without a Node that is new enough says so plainly', () =>
    inProject({}, async ({ script }) => {
      const old = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '20.1.0' } })`
      const { code, text } = await script('setup', {}, ['--import', old])
      expect(code).toBe(1)
      expect(text).toContain('Himoya needs Node 24 or newer')
      expect(text).not.toContain('    at ')
    }))

  it('without a browser says what to install', () =>
    inProject({}, async ({ script }) => {
      expect((await script('e2e', { PATH: '', CHROMIUM_PATH: '' })).text).toContain('The tests need a Chromium')
      expect((await script('e2e', { CHROMIUM_PATH: '/no/such/browser' })).text).toContain('/no/such/browser, which is no program')
    }))
})

describe('building', () => {
  it('happens once, and again for the parts whose inputs changed', () =>
    inProject({}, async ({ root, script, ran }) => {
      await script('build')
      expect(ran().toSorted()).toEqual(['react-router', 'vite', 'vite'])
      await script('build')
      expect(ran()).toHaveLength(3)
      writeFileSync(join(root, 'console/src/main.tsx'), 'export const main = 2')
      writeFileSync(join(root, 'kit/src/client.test.ts'), 'a test is no input')
      await script('build')
      expect(ran()).toHaveLength(4)
      writeFileSync(join(root, 'kit/src/client.ts'), 'export const client = 2')
      await script('build')
      expect(ran()).toHaveLength(7)
    }))

  it('that failed is tried again the next time', () =>
    inProject({ 'node_modules/@react-router/dev/bin.cjs': 'process.exit(1)' }, async ({ script, ran }) => {
      expect(await script('build')).toMatchObject({ code: 1, text: expect.stringContaining('Building site failed') })
      await script('build')
      expect(ran()).toEqual(['vite', 'vite'])
    }))
})

describe('npm test', () => {
  const last = ({ text }: Outcome): string | undefined => text.trimEnd().split('\n').at(-1)

  it('sums checks, tests, faults, attacks and journeys up in its last line', () =>
    inProject({}, async ({ script }) => {
      const outcome = await script('test', { NODE_ENV: 'production', DATABASE_URL: 'postgres://nowhere/none' })
      expect(last(outcome)).toBe('20 passed, 0 failed')
      expect(outcome.code).toBe(0)
    }))

  it('fails when a check fails', () =>
    inProject({ 'scripts/checks/own.check.ts': 'process.exit(1)' }, async ({ script }) => {
      const outcome = await script('test')
      expect(last(outcome)).toBe('19 passed, 1 failed')
      expect(outcome.text).toContain('FAILED check: own\n')
      expect(outcome.code).toBe(1)
    }))

  it('names each test and journey that failed once more at its end, and why', () => {
    const tests = {
      numPassedTests: 4,
      numFailedTests: 1,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            {
              status: 'failed',
              fullName: 'keeps a word',
              failureMessages: ['Error: a word is lost\n    at /somewhere/a.test.ts:12:7'],
            },
          ],
        },
        { name: 'b.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'sends it', duration: 2_500 }] },
      ],
    }
    const location = { file: '/somewhere/e2e/c.spec.ts', line: 34 }
    const specs = [
      {
        file: 'c.spec.ts',
        line: 30,
        title: 'a child writes',
        tests: [{ status: 'unexpected', results: [{ errors: [{ message: 'Error: no box', location }] }] }],
      },
      {
        file: 'd.spec.ts',
        title: 'a parent reads',
        tests: [{ status: 'expected', results: [{ errors: [], duration: 61_300 }] }],
      },
    ]
    const journeys = { stats: { expected: 2, unexpected: 1 }, suites: [{ specs: [], suites: [{ specs }] }] }
    const changes = {
      'node_modules/vitest/vitest.mjs': recorder('vitest', `${result('tests.json', tests)}\nprocess.exitCode = 1`),
      'node_modules/@playwright/test/cli.js': recorder(
        'playwright',
        `${result('journeys.json', journeys)}\nprocess.exitCode = 1`,
      ),
    }
    return inProject(changes, async ({ script }) => {
      const { text } = await script('test')
      expect(text).toMatch(
        /FAILED a\.test\.ts:12: keeps a word\n {2}Error: a word is lost\n.*12:7\nFAILED e2e\/c\.spec\.ts:34: a child writes\n {2}Error: no box\n\n\d+ passed, 2 failed\s*$/,
      )
      expect(text).toMatch(/The slowest tests:\n {4}2\.5 s {2}.*b\.test\.ts: sends it\n/)
      expect(text).toMatch(/The slowest journeys:\n {3}61\.3 s {2}e2e\/d\.spec\.ts: a parent reads\n/)
      expect(text).not.toMatch(/FAILED .*(?:b\.test|d\.spec)/)
    })
  })

  const WORDS = `${ARGUMENTS}\nappendFileSync('arguments', 'FULL ' + process.env.FULL + ', SEED ' + process.env.SEED + '\\n')`
  const reporting = (name: string, file: string, text: object): string =>
    recorder(
      name,
      `${WORDS}\nwriteFileSync(process.argv[process.argv.indexOf('--out') + 1] ?? '${file}', '${JSON.stringify(text)}')`,
    )
  const SEEDED: Tree = {
    'node_modules/vitest/vitest.mjs': recorder(
      'vitest',
      `${WORDS}\n${result('tests.json', { numPassedTests: 5, numFailedTests: 0, testResults: [] })}`,
    ),
    'bench/faults.bench.ts': reporting('faults', 'none', { passed: 3, failed: 0 }),
    'bench/attacks.bench.ts': reporting('attacks', 'none', { passed: 4, failed: 0, results: [] }),
    'bench/chat.bench.ts': recorder(
      'chat',
      `writeFileSync(process.argv[process.argv.indexOf('--out') + 1], '{"said":"7500 acked/s (last time 10000)"}')`,
    ),
    'node_modules/@playwright/test/cli.js': recorder(
      'playwright',
      `${WORDS}\nwriteFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME, '{"stats":{"expected":3,"unexpected":0},"suites":[]}')`,
    ),
  }
  const argumentsIn = (root: string): string => readFileSync(join(root, 'arguments'), 'utf8')

  it('is the same at each run: seed 1, and nothing of the long form', () =>
    inProject(SEEDED, async ({ root, script, ran }) => {
      const { text } = await script('test')
      expect(ran()).not.toContain('chat')
      expect(text).toContain('Seed 1; again: SEED=1 npm test\n')
      const words = argumentsIn(root)
      expect(words.match(/FULL undefined, SEED 1\n/g)).toHaveLength(4)
      expect(words.match(/^short --seed 1 --out /gm)).toHaveLength(2)
      expect(words).not.toMatch(/long|repeat-each/)
    }))

  it('has a full form: long faults and attacks, each journey three times, a new seed or the one that was given', () =>
    inProject(SEEDED, async ({ root, script, ran }) => {
      const outcome = await script('test', {}, [], ['--full'])
      expect(outcome.code, outcome.text).toBe(0)
      const [, seed] = /Seed (\d+); again: SEED=\1 npm run test:full\n/.exec(outcome.text)!
      expect(Number(seed)).toBeGreaterThan(1)
      const words = argumentsIn(root)
      expect(words.match(new RegExp(`FULL 1, SEED ${seed}\n`, 'g'))).toHaveLength(6)
      expect(words.match(new RegExp(`^(?:short|long) --seed ${seed} `, 'gm'))?.toSorted()).toEqual([
        `long --seed ${seed} `,
        `long --seed ${seed} `,
        `short --seed ${seed} `,
      ])
      expect(words).toMatch(/--repeat-each 3$/m)
      // Measured by itself, and its last figures stand where whoever looks at a long run looks.
      expect(ran().indexOf('chat')).toBeLessThan(ran().indexOf('playwright'))
      expect(outcome.text).toMatch(/chat: 7500 acked\/s \(last time 10000\)\nTook: /)
      expect(ran().filter((name) => name === 'playwright')).toHaveLength(2)
      expect((await script('test', { SEED: '7' }, [], ['--full'])).text).toContain('SEED=7 npm run test:full')
    }))

  it('tells at its end what was left out and why, what passed only at its second try, and where it ran', () => {
    const skipped = (name: string) => ({ status: 'skipped', ancestorTitles: ['', 'the proxy (needs nginx)'], fullName: name })
    const testResults = [{ name: 'p.test.ts', status: 'passed', assertionResults: [skipped('one'), skipped('two')] }]
    const specs = [
      {
        file: 'c.spec.ts',
        line: 3,
        title: 'a bell rings',
        tests: [{ status: 'skipped', results: [], annotations: [{ type: 'skip', description: 'no sound here' }] }],
      },
      {
        file: 'c.spec.ts',
        line: 9,
        title: 'a child writes',
        tests: [{ status: 'flaky', results: [{ errors: [{ message: 'Error: no box' }] }, { errors: [] }] }],
      },
    ]
    const changes = {
      'node_modules/vitest/vitest.mjs': recorder(
        'vitest',
        result('tests.json', { numPassedTests: 5, numFailedTests: 0, testResults }),
      ),
      'bench/faults.bench.ts': reporting('faults', 'none', {
        passed: 3,
        failed: 0,
        skipped: [{ name: 'two-nodes', reason: 'no valkey-server' }],
      }),
      'node_modules/@playwright/test/cli.js': recorder(
        'playwright',
        result('journeys.json', { stats: { expected: 3, flaky: 1, unexpected: 0 }, suites: [{ specs }] }),
      ),
    }
    return inProject(changes, async ({ script }) => {
      const outcome = await script('test')
      expect(outcome.text).toMatch(/Took: .*checks .* min, tests .* min, attacks .* min, faults .* min, journeys .* min\n/)
      expect(outcome.text).toMatch(/Ran as \S+.* with Node .* on \d+ processors, load .*; free: .* GB here, /)
      expect(outcome.text).toContain('SKIPPED 2 tests of p.test.ts: the proxy (needs nginx): needs nginx\n')
      expect(outcome.text).toContain('SKIPPED faults: two-nodes: no valkey-server\n')
      expect(outcome.text).toContain('SKIPPED e2e/c.spec.ts:3: a bell rings: no sound here\n')
      expect(outcome.text).toContain('UNSTEADY e2e/c.spec.ts:9: a child writes\n  Error: no box\n')
      expect(last(outcome)).toBe('21 passed, 0 failed')
    })
  })

  const MODULES: Tree = {
    'server/src/modules/chat/chat.test.ts': '',
    'server/src/modules/content/search/search.test.ts': '',
    'server/src/modules/chat/care/care.test.ts': '',
    'server/src/modules/reports/cases/cases.test.ts': '',
    'contract/src/reports/case-lists.test.ts': '',
    'server/test/proxy.test.ts': '',
    'web/app/browser/link/chat-client.test.ts': '',
    'web/app/features/content/news/news.test.tsx': '',
    'console/src/features/reports/cases/acts.test.ts': '',
    'e2e/chat.spec.ts': '',
    'e2e/report-kept.spec.ts': '',
    'e2e/panel.spec.ts': `test('a page has a head', async () => {})\ntest('the chat opens', async () => {})\n`,
    'node_modules/vitest/vitest.mjs': recorder(
      'vitest',
      `${ARGUMENTS}\n${result('tests.json', { numPassedTests: 2, numFailedTests: 0, testResults: [] })}`,
    ),
    'node_modules/@playwright/test/cli.js': recorder(
      'playwright',
      `${ARGUMENTS}\n${result('journeys.json', { stats: { expected: 2, unexpected: 0 }, suites: [] })}`,
    ),
  }

  it('runs what concerns a module when it is named', () =>
    inProject(MODULES, async ({ root, script, ran }) => {
      const outcome = await script('test', {}, [], ['chat'])
      expect(outcome.code, outcome.text).toBe(0)
      expect(ran().toSorted()).toEqual(['own check', 'playwright', 'react-router', 'vite', 'vite', 'vitest'])
      expect(readFileSync(join(root, 'arguments'), 'utf8').match(/\S+\.(?:test|spec)\.tsx?\S*/g)).toEqual([
        'server/src/modules/chat/chat.test.ts',
        'server/src/modules/chat/care/care.test.ts',
        'web/app/browser/link/chat-client.test.ts',
        'e2e/chat.spec.ts',
        'e2e/panel.spec.ts:2',
      ])
    }))

  it('runs what concerns a subject in all packages', () =>
    inProject(MODULES, async ({ root, script }) => {
      const outcome = await script('test', {}, [], ['reports'])
      expect(outcome.code, outcome.text).toBe(0)
      expect(readFileSync(join(root, 'arguments'), 'utf8').match(/\S+\.(?:test|spec)\.tsx?\S*/g)).toEqual([
        'contract/src/reports/case-lists.test.ts',
        'server/src/modules/reports/cases/cases.test.ts',
        'console/src/features/reports/cases/acts.test.ts',
        'e2e/report-kept.spec.ts',
      ])
    }))

  it('refuses a module that is not there, and says which are', () =>
    inProject(MODULES, async ({ script, ran }) => {
      const outcome = await script('test', {}, [], ['chats'])
      expect(outcome.code).toBe(1)
      expect(outcome.text).toContain('There is no module chats.')
      expect(outcome.text).toMatch(/\ncare cases chat content http install news panel proxy report-kept reports search shell\n/)
      expect(ran()).toEqual([])
    }))

  it('fails when a runner ends without a report', () =>
    inProject({ 'node_modules/vitest/vitest.mjs': 'process.exit(1)' }, async ({ script }) => {
      const outcome = await script('test')
      expect(last(outcome)).toBe('15 passed, 1 failed')
      expect(outcome.code).toBe(1)
    }))

  it('fails when a runner found nothing to run', () =>
    inProject(
      {
        'node_modules/@playwright/test/cli.js': recorder(
          'playwright',
          result('journeys.json', { stats: { expected: 0, unexpected: 0 }, suites: [] }),
        ),
      },
      async ({ script }) => {
        expect(last(await script('test'))).toBe('17 passed, 1 failed')
      },
    ))

  it('shows the tests nothing of the caller’s database or mode', () =>
    inProject(
      {
        'node_modules/vitest/vitest.mjs': recorder(
          'vitest',
          `writeFileSync('env', Object.keys(process.env).toSorted().join(' '))`,
        ),
      },
      async ({ root, script }) => {
        await script('test', { NODE_ENV: 'production', DATABASE_URL: 'postgres://nowhere/none', DATA_DIR: '/x', MASTER_KEY: 'x' })
        expect(readFileSync(join(root, 'env'), 'utf8')).toBe('CHROMIUM_PATH HEADLESS_PATH PATH SEED')
      },
    ))
})

it('an operator’s server has the same flags of Node as ours', () => {
  const root = join(import.meta.dirname, '..')
  const flags = JSON.parse(readFileSync(join(root, 'server/node-flags.json'), 'utf8')) as string[]
  for (const file of ['deploy/himoya.service', 'deploy/Dockerfile']) {
    const text = readFileSync(join(root, file), 'utf8')
    for (const flag of flags) expect(text, file).toContain(flag)
  }
})
