import { describe, expect, it } from 'vitest'
import { CONSOLE_FLOORS, forbidden, PLATFORM_FLOORS, WEB_FLOORS } from '../../.dependency-cruiser.mjs'
import { MODULES, SUBJECT_FLOORS } from '../subjects.mjs'
import { checkBoundaries } from './boundaries.check.ts'
import { link, withTree, type Tree } from './tree.ts'

const pack = (name: string, more: object = {}): Tree => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', main: 'index.js', ...more }),
  [`node_modules/${name}/index.js`]: 'export default 1\n',
})
const workspace = (name: string, more: object): Tree => ({
  [`${name}/package.json`]: JSON.stringify({
    name: `@himoya/${name}`,
    version: '1.0.0',
    exports: { './*': './src/*.ts' },
    ...more,
  }),
})

/** A small house that breaks no rule. */
const HOUSE: Tree = {
  ...pack('zod'),
  ...pack('kysely'),
  ...pack('pg'),
  ...pack('fastify'),
  ...pack('ws'),
  ...pack('vitest'),
  ...pack('left-out'),
  'package.json': JSON.stringify({
    name: 'house',
    workspaces: ['contract', 'kit', 'server', 'web', 'console'],
    devDependencies: { vitest: '1.0.0' },
  }),
  ...workspace('contract', { dependencies: { zod: '1.0.0' } }),
  ...workspace('kit', { dependencies: { '@himoya/contract': '1.0.0' } }),
  ...workspace('server', {
    dependencies: { '@himoya/contract': '1.0.0', kysely: '1.0.0', pg: '1.0.0', fastify: '1.0.0', ws: '1.0.0' },
  }),
  ...workspace('web', { dependencies: { '@himoya/kit': '1.0.0' } }),
  ...workspace('console', { dependencies: { '@himoya/kit': '1.0.0' } }),
  'contract/src/chat.ts': `import z from 'zod'\nexport const chat = z\n`,
  'kit/src/client.ts': `import { chat } from '@himoya/contract/chat'\nexport const client = chat\n`,
  'web/app/root.tsx': `import { client } from '@himoya/kit/client'\nexport const root = client\n`,
  'console/src/main.tsx': `import { client } from '@himoya/kit/client'\nexport const main = client\n`,
  'server/src/main.ts': `import { app } from './app.ts'\nexport const main = app\n`,
  'server/src/app.ts': `import fastify from 'fastify'\nimport { chat } from './modules/chat/chat.module.ts'\nexport const app = [fastify, chat]\n`,
  'server/src/modules/chat/chat.module.ts': `import { routes } from './chat.routes.ts'\nexport const chat = routes\n`,
  'server/src/platform/db/connect.ts': `import { Kysely } from 'kysely'\nimport pg from 'pg'\nexport const db = [Kysely, pg]\n`,
  'server/src/modules/chat/chat.routes.ts': `import { send } from './chat.service.ts'\nexport const routes = send\n`,
  'server/src/modules/chat/chat.service.ts': `import { can } from './chat.policy.ts'\nimport { insert } from './chat.store.ts'\nimport { who } from '../accounts/auth/auth.service.ts'\nexport const send = [can, insert, who]\n`,
  'server/src/modules/chat/chat.policy.ts': `import { chat } from '@himoya/contract/chat'\nimport type { Row } from './chat.store.ts'\nexport const can = (row: Row) => [row, chat]\n`,
  'server/src/modules/chat/chat.store.ts': `import { sql } from 'kysely'\nimport { db } from '../../platform/db/connect.ts'\nexport type Row = { id: string }\nexport const insert = [sql, db]\n`,
  'server/src/modules/accounts/auth/auth.service.ts': `export { who } from './sessions.service.ts'\n`,
  'server/src/modules/accounts/auth/sessions.service.ts': `import { account } from './auth.store.ts'\nexport const who = account\n`,
  'server/src/modules/accounts/auth/auth.store.ts': `export const account = 1\n`,
  'server/src/modules/accounts/auth/auth.test.ts': `import vitest from 'vitest'\nimport { account } from './auth.store.ts'\nvitest(account)\n`,
}

const say = (target: string, name = 'default'): string =>
  name === 'default'
    ? `import it from '${target}'\nexport const said = it\n`
    : `import { ${name} } from '${target}'\nexport const said = ${name}\n`

/** Each floor imports the one above it; a folder without a floor imports anything. */
const floorCrimes = (folder: string, floors: readonly string[]): Tree => ({
  ...Object.fromEntries(floors.map((floor) => [`${folder}/${floor}/entry.service.ts`, `export const entry = 1\n`])),
  ...Object.fromEntries(
    floors
      .slice(0, -1)
      .map((floor, index) => [`${folder}/${floor}/bad.ts`, say(`../${floors[index + 1]}/entry.service.ts`, 'entry')]),
  ),
  [`${folder}/attic/bad.ts`]: say('./more.ts', 'more'),
  [`${folder}/attic/more.ts`]: `export const more = 1\n`,
})

const folderOf = (subject: string, part: string): string =>
  `server/src/modules/${part === subject ? subject : `${subject}/${part}`}`

/** A part of each subject imports one of a subject above it, each part the one above it; a folder without a place imports anything. */
const subjectCrimes = (): Tree => {
  const parts = SUBJECT_FLOORS.flat().map((subject) => ({ subject, names: MODULES[subject as keyof typeof MODULES] as string[] }))
  const entryOf = (subject: string, part: string): string => `/src/modules/${folderOf(subject, part).slice(19)}/entry.service.ts`
  const importing = (subject: string, part: string, target: string): string =>
    say(`${'../'.repeat(part === subject ? 3 : 4)}${target.slice(1)}`, 'entry')
  return {
    ...Object.fromEntries(
      parts.flatMap(({ subject, names }) =>
        names.map((part) => [`${folderOf(subject, part)}/entry.service.ts`, `export const entry = 1\n`]),
      ),
    ),
    ...Object.fromEntries(
      parts.slice(0, -1).map(({ subject, names: [part = ''] }) => {
        const { subject: other, names } = parts.at(-1)!
        return [`${folderOf(subject, part)}/bad.ts`, importing(subject, part, entryOf(other, names[0]!))]
      }),
    ),
    ...Object.fromEntries(
      parts.flatMap(({ subject, names }) =>
        names
          .slice(0, -1)
          .map((part, index) => [
            `${folderOf(subject, part)}/worse.ts`,
            importing(subject, part, entryOf(subject, names[index + 1]!)),
          ]),
      ),
    ),
    'server/src/modules/attic/bad.ts': say('./more.ts', 'more'),
    'server/src/modules/attic/more.ts': `export const more = 1\n`,
  }
}

const FLOORS = {
  platform: floorCrimes('server/src/platform', PLATFORM_FLOORS),
  subjects: subjectCrimes(),
  console: floorCrimes('console/src', CONSOLE_FLOORS),
  web: floorCrimes('web/app', WEB_FLOORS),
}
const isFloor = (name: string): boolean => /^(platform|subjects|console|web)-floor/.test(name)

/** One deliberate violation for each rule: the files that commit it. */
const CRIMES: Record<string, Tree> = {
  'features-apart-console': {
    'console/src/features/reports/cases/rows.ts': `export const rows = 1\n`,
    'console/src/features/desk/wall/bad.ts': say('../../reports/cases/rows.ts', 'rows'),
  },
  'features-apart-web': {
    'web/app/features/content/faq/rows.ts': `export const rows = 1\n`,
    'web/app/features/content/bad.ts': say('./faq/rows.ts', 'rows'),
  },
  'contract-is-a-leaf': { 'contract/src/bad.ts': say('kysely') },
  'kit-is-below-the-front-ends': { 'kit/src/bad.ts': say('../../web/app/root.tsx', 'root') },
  'web-stands-alone': { 'web/app/bad.ts': say('../../console/src/main.tsx', 'main') },
  'console-stands-alone': { 'console/src/bad.ts': say('../../server/src/modules/accounts/auth/auth.service.ts', 'who') },
  'server-knows-no-front-end': { 'server/src/modules/chat/bad.ts': say('@himoya/kit/client', 'client') },
  'no-demo-in-server': {
    'server/demo/cast.ts': `export const cast = 1\n`,
    'server/src/modules/chat/bad.service.ts': say('../../../demo/cast.ts', 'cast'),
  },
  'platform-knows-no-feature': { 'server/src/platform/jobs/bad.ts': say('../../modules/accounts/auth/auth.service.ts', 'who') },
  'modules-meet-at-the-service': { 'server/src/modules/chat/bad.service.ts': say('../accounts/auth/auth.store.ts', 'account') },
  'app-reads-manifests': { 'server/src/app.ts': say('./modules/chat/chat.service.ts', 'send') },
  'only-app-reads-manifests': { 'server/src/modules/chat/bad.service.ts': say('./chat.module.ts', 'chat') },
  'only-modules-register-routes': { 'server/src/worker.ts': say('./modules/chat/chat.routes.ts', 'routes') },
  'the-edge-calls-services': { 'server/src/modules/chat/chat.socket.ts': say('./chat.store.ts', 'insert') },
  'notes-never-reach-a-person': {
    'server/src/modules/chat/care/notes/notes.service.ts': `export const deskNotes = 1\n`,
    'server/src/modules/chat/reading.service.ts': say('./care/notes/notes.service.ts', 'deskNotes'),
    'server/src/modules/chat/chat.socket.ts': `import { said } from './reading.service.ts'\nexport const socket = said\n`,
  },
  'sql-stays-in-stores': { 'server/src/modules/chat/more.service.ts': say('kysely', 'sql') },
  'policies-are-pure': { 'server/src/modules/chat/more.policy.ts': say('./chat.store.ts', 'insert') },
  'http-stays-at-the-edge': { 'server/src/modules/chat/more.service.ts': say('ws') },
  'shipped-code-imports-no-test': {
    'server/test/harness.ts': `export const harness = 1\n`,
    'server/src/modules/chat/more.service.ts': say('../../../test/harness.ts', 'harness'),
  },
  'shipped-code-needs-no-dev-dependency': { 'server/src/modules/chat/more.service.ts': say('vitest') },
  'every-import-is-declared': { 'web/app/bad.ts': say('left-out') },
  'every-import-resolves': { 'web/app/bad.ts': say('./nowhere.ts') },
  'no-circles': { 'kit/src/one.ts': say('./two.ts', 'said'), 'kit/src/two.ts': say('./one.ts', 'said') },
  'no-orphans': { 'kit/src/alone.ts': `export const alone = 1\n` },
}

const broken = async (crime: Tree): Promise<Set<string>> =>
  withTree({ ...HOUSE, ...crime }, async (root) => {
    for (const name of ['contract', 'kit']) link(root, `node_modules/@himoya/${name}`, name)
    const { findings } = await checkBoundaries(root)
    return new Set(findings.map((finding) => finding.split(':')[0]!))
  })

describe('the boundaries', () => {
  it('let the layout of the house pass', async () => {
    expect(await broken({})).toEqual(new Set())
  })

  const names = forbidden.map(({ name }) => name!)

  it.each(names.filter((name) => !isFloor(name)))('%s bites', async (name) => {
    expect(await broken(CRIMES[name]!)).toContain(name)
  })

  it.each(Object.entries(FLOORS))('the rule of each floor of %s bites', async (layer, crimes) => {
    const rules = names.filter((name) => isFloor(name) && name.startsWith(`${layer}-`))
    expect([...(await broken(crimes))]).toEqual(expect.arrayContaining(rules))
  })

  it.each([
    ['console', 'console/src', 'desk/wall', '../../reports/cases', 'reports/cases'],
    ['console', 'console/src', 'desk', '../sos', 'sos'],
    ['console', 'console/src', 'desk', './wall', 'desk/wall'],
    ['console', 'console/src', 'desk/wall', '..', 'desk'],
    ['web', 'web/app', 'reports/report', '../../chat', 'chat'],
    ['web', 'web/app', 'content/learn', '../saved', 'content/saved'],
  ])('keep the features of %s apart, but for what lies in a folder public: %s/%s, %s', async (name, front, from, way, to) => {
    const importing = (path: string): Tree => ({
      [`${front}/features/${to}/${path}`]: `export const rows = 1\n`,
      [`${front}/features/${from}/page.ts`]: say(`${way}/${path}`, 'rows'),
    })
    expect(await broken(importing('public/rows.ts'))).toEqual(new Set())
    expect(await broken(importing('rows.ts'))).toEqual(new Set([`features-apart-${name}`]))
  })

  it('take a folder of a feature for the feature’s own', async () => {
    const crime = {
      'web/app/features/chat/first/rows.ts': `export const rows = 1\n`,
      'web/app/features/chat/page.ts': say('./first/rows.ts', 'rows'),
    }
    expect(await broken(crime)).toEqual(new Set())
  })

  it.each(['web/app/ui', 'bench/attacks', 'e2e', 'scripts/checks'])(
    'take a circle of types for a circle, in %s',
    async (folder) => {
      const crime = {
        [`${folder}/one.ts`]: `import type { Two } from './two.ts'\nexport type One = Two\n`,
        [`${folder}/two.ts`]: `import type { One } from './one.ts'\nexport type Two = One\n`,
      }
      expect(await broken(crime)).toEqual(new Set(['no-circles']))
    },
  )

  it.each([
    ['another service of the module', 'server/src/modules/chat/bad.service.ts', '../accounts/auth/sign-in.service.ts'],
    ['by the start of the server', 'server/src/main.ts', './modules/accounts/auth/sign-in.service.ts'],
    ['by the demo', 'server/demo/cast.ts', '../src/modules/accounts/auth/sign-in.service.ts'],
  ])('hold that a module has one entry point: %s', async (_, from, target) => {
    const crime = {
      'server/src/modules/accounts/auth/sign-in.service.ts': `export const signIn = 1\n`,
      [from]: say(target, 'signIn'),
    }
    expect(await broken(crime)).toContain('modules-meet-at-the-service')
  })

  it.each([
    ['its subject’s own', 'server/src/modules/chat/care/bad.service.ts', '../writing/pace.service.ts'],
    ['its neighbour', 'server/src/modules/chat/records/bad.service.ts', '../writing/pace.service.ts'],
  ])('hold it for a part of a subject and %s', async (_, from, target) => {
    const crime = {
      'server/src/modules/chat/writing/pace.service.ts': `export const pace = 1\n`,
      [from]: say(target, 'pace'),
    }
    expect(await broken(crime)).toEqual(new Set(['modules-meet-at-the-service']))
  })

  it('see an import of a type as well, where a type is a tie', async () => {
    const crime = { 'web/app/bad.ts': `import type { main } from '../../console/src/main.tsx'\nexport type Said = typeof main\n` }
    expect(await broken(crime)).toContain('web-stands-alone')
  })
})
