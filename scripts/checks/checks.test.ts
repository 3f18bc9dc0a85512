import { describe, expect, it } from 'vitest'
import { checkAddresses } from './addresses.check.ts'
import { checkDictionaries } from './dictionaries.check.ts'
import { checkMigrations, sealMigrations } from './migrations.check.ts'
import { checkNames } from './names.check.ts'
import { checkReferences } from './references.check.ts'
import { checkStreams } from './streams.check.ts'
import { checkTableOwners } from './table-owners.check.ts'
import { longestSentence, uzbekFaults } from './texts.ts'
import { checkTrackedFiles } from './tracked-files.check.ts'
import { withTree, type Tree } from './tree.ts'
import { checkWalk } from './walk.check.ts'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const dictionary = (texts: object): string => `export default ${JSON.stringify(texts)}\n`
const inThree = (uz: object, ru: object, en: object): Tree => ({
  'web/app/i18n/uz/chat.ts': dictionary(uz),
  'web/app/i18n/ru/chat.ts': dictionary(ru),
  'web/app/i18n/en/chat.ts': dictionary(en),
})

describe('dictionaries', () => {
  const found = async (tree: Tree): Promise<string> =>
    withTree(tree, async (root) => (await checkDictionaries(root)).findings.join('\n'))

  it('pass when the three have the same keys and good letters', async () => {
    expect(
      await found(inThree({ a: { b: 'Bo‘ldi, {name}' } }, { a: { b: 'Готово, {name}' } }, { a: { b: 'Done, {name}' } })),
    ).toBe('')
  })
  it('fail on a key that one language lacks', async () => {
    expect(await found(inThree({ a: 'Ha', b: 'Yo‘q' }, { a: 'Да' }, { a: 'Yes', b: 'No' }))).toContain('ru b is missing')
  })
  it('fail on a language without its file', async () => {
    expect(await found({ 'web/app/i18n/uz/chat.ts': dictionary({ a: 'Ha' }) })).toContain('is missing in ru')
  })
  it('fail on an empty text', async () => {
    expect(await found(inThree({ a: 'Ha' }, { a: ' ' }, { a: 'Yes' }))).toContain('ru a is empty')
  })
  it('fail on a value that only one language asks for', async () => {
    expect(await found(inThree({ a: '{n} ta' }, { a: '{count} шт.' }, { a: '{n} pieces' }))).toContain('asks for other values')
  })
  it('fail on a long sentence for a child', async () => {
    const long = Array.from({ length: 16 }, () => 'word').join(' ')
    expect(await found(inThree({ a: 'Ha' }, { a: 'Да' }, { a: long }))).toContain('16 words')
  })
  it('fail on an error code without its sentence', async () => {
    const tree = {
      'contract/src/errors.ts': `export const ERROR_CODES = ['gone']\n`,
      'server/src/platform/core/error-texts.ts': `export const ERROR_TEXTS = { gone: { uz: 'Yo‘q', ru: 'Нет' } }\n`,
    }
    expect(await found(tree)).toContain('error gone en')
  })
})

describe('uzbek letters', () => {
  it.each(['o‘zbek', 'g‘isht', 'ma’no', 'O‘qing. «Ha» deng.'])('%s is right', (text) => expect(uzbekFaults(text)).toEqual([]))
  it.each(["o'zbek", 'o`zbek', 'oʻzbek', 'o’zbek', 'ma‘no', 'maʼno', 'dedi: "ha"'])('%s is wrong', (text) =>
    expect(uzbekFaults(text)).not.toEqual([]),
  )
  it('a sentence is counted in words, a plural by its longest branch', () => {
    expect(longestSentence('Bir ikki uch. To‘rt besh.')).toBe(3)
    expect(longestSentence('{n, plural, one {один час ждать} other {# часов}}')).toBe(3)
  })
})

describe('table owners', () => {
  const MIGRATION =
    '-- Owner: modules/chat.\nCREATE TABLE chat (id uuid);\n-- Owner: modules/auth.\nCREATE TABLE account (id uuid);\n'
  const found = (store: string, sql = MIGRATION): Promise<string> =>
    withTree({ 'server/migrations/0001_a.sql': sql, 'server/src/modules/chat/chat.store.ts': store }, (root) =>
      checkTableOwners(root).findings.join('\n'),
    )

  it('let a store write its own table and read any', async () => {
    expect(await found(`db.insertInto('chat'); db.selectFrom('account')`)).toBe('')
  })
  it.each([
    `db.insertInto('account')`,
    `db.updateTable('account')`,
    `db.deleteFrom('account')`,
    'sql`INSERT INTO account VALUES (1)`',
    'sql`update account set a = 1`',
    'sql`WITH x AS (DELETE FROM account RETURNING id) SELECT 1`',
  ])('%s from another module is found', async (store) => {
    expect(await found(store)).toContain('writes account, which belongs to modules/auth')
  })
  it('a table that moved belongs to whom it was given last', async () => {
    const moved = `${MIGRATION}-- Owner: modules/chat.\nCOMMENT ON TABLE account IS 'Who signs in';\n`
    expect(await found(`db.insertInto('account')`, moved)).toBe('')
  })
  it('a table with a new name is still its owner’s', async () => {
    const renamed = `${MIGRATION}-- Owner: modules/auth.\nALTER TABLE account RENAME TO person;\n`
    expect(await found(`db.insertInto('person')`, renamed)).toContain('writes person, which belongs to modules/auth')
  })
  it('a part of a subject owns its tables, whatever subject it lies in', async () => {
    const sql = `${MIGRATION}-- Owner: modules/chat/care.\nCREATE TABLE desk_note (id uuid);\n`
    const store = { 'server/src/modules/chat/care/notes/notes.store.ts': `db.insertInto('desk_note'); db.insertInto('chat')` }
    const { findings } = await withTree({ 'server/migrations/0001_a.sql': sql, ...store }, checkTableOwners)
    expect(findings).toEqual([expect.stringContaining('writes chat, which belongs to modules/chat')])
  })
  it('every table has an owner', async () => {
    expect(await found('', 'CREATE TABLE stray (id uuid);\n')).toContain('stray has no owner')
  })
})

describe('merged migrations', () => {
  it('are sealed once and then never changed', () =>
    withTree({ 'server/migrations/0001_a.sql': 'SELECT 1;\n' }, (root) => {
      expect(checkMigrations(root).findings.join()).toContain('is not sealed')
      sealMigrations(root)
      expect(checkMigrations(root).findings).toEqual([])
      writeFileSync(join(root, 'server/migrations/0001_a.sql'), 'SELECT 2;\n')
      sealMigrations(root)
      expect(checkMigrations(root).findings.join()).toContain('is now changed')
    }))
})

describe('names', () => {
  const found = (path: string, text: string): Promise<string> =>
    withTree({ [path]: text }, (root) => checkNames(root).findings.join('\n'))

  it('let clear names pass, a library’s field called data included', async () => {
    expect(await found('kit/src/break-glass.ts', `export const break_glass_until = 1\n`)).toBe('')
    expect(await found('kit/src/outbox.ts', `export const send = (frame: string) => ({ data: frame })\n`)).toBe('')
  })
  it.each([
    ['kit/src/utils.ts', ''],
    ['kit/src/chat-helpers.ts', ''],
    ['kit/src/a.ts', 'export const data = 1'],
    ['kit/src/socket-seat.ts', ''],
    ['kit/src/a.ts', 'export type ChatStanding = string'],
    ['kit/src/a.ts', 'export const wishes = 1'],
    ['kit/src/a.ts', 'export const { data } = load()'],
    ['kit/src/a.ts', 'export function handleClick() {}'],
    ['kit/src/a.ts', 'export type ChatManager = string'],
    ['kit/src/a.ts', 'export const f = ([data]: string[]) => 1'],
    ['kit/src/a.ts', 'export class Chat {}'],
    ['kit/src/a.ts', 'export const a = load().catch' + '(() => {})'],
    ['kit/src/a.ts', '// TO' + 'DO: later'],
    ['kit/src/a.ts', '// oxlint-' + 'disable-next-line no-empty'],
    ['kit/src/a.ts', '// @ts-' + 'expect-error'],
  ])('%s with "%s" is found', async (path, text) => {
    expect(await found(path, text)).not.toBe('')
  })
})

describe('tracked files', () => {
  const found = (path: string, text: string): Promise<string> =>
    withTree({ [path]: text }, (root) => checkTrackedFiles(root, [path]).findings.join('\n'))

  it('let a relative path pass', async () => {
    expect(await found('README.md', 'see docs/work/notes and https://example.org/')).toBe('')
  })
  it.each([
    ['a.md', 'https://registry.' + 'npmjs.org/left'],
    ['a.ts', `const at = '/ho` + `me/anna/himoya'`],
    ['a.ts', `const at = '/wo` + `rk/main'`],
    ['package-lock.json', JSON.stringify({ packages: { 'node_modules/a': { resolved: 'elsewhere' } } })],
  ])('%s with %s is found', async (path, text) => {
    expect(await found(path, text)).not.toBe('')
  })
})

describe('the way of a thing through the house', () => {
  const graph = new Map(
    Object.entries({
      'web/app/key.ts': ['web/app/client.ts', 'web/app/other.ts', 'web/app/ground.ts'],
      'web/app/client.ts': ['contract/src/frame.ts'],
      'web/app/other.ts': ['web/app/aside.ts'],
      'web/app/aside.ts': ['contract/src/frame.ts'],
      'web/app/ground.ts': ['server/src/modules/chat/row.ts'],
    }),
  )
  for (const name of 'abcdefg') graph.set(`server/src/modules/${name}/a.ts`, ['web/app/ground.ts'])
  const walk = { name: 'it', most_files: 3, most_lines: 30 }
  const found = (lines: number, legs: string[][], most_files = walk.most_files): Promise<string> =>
    withTree({ 'web/app/key.ts': 'x\n'.repeat(lines) }, (root) =>
      checkWalk(root, graph, [{ ...walk, most_files, legs }]).findings.join('\n'),
    )
  const WAY = ['web/app/key.ts', 'contract/src/frame.ts']

  it('is what lies on the shortest imports', async () => {
    expect(await found(30, [WAY])).toBe('')
    expect(await found(30, [WAY], 2)).toContain('crosses 3 files')
    expect(await found(31, [WAY])).toContain('31 lines')
  })
  it('must lead somewhere, and not over what everybody stands on', async () => {
    expect(await found(1, [['contract/src/frame.ts', 'web/app/key.ts']])).toContain('no import leads from')
    expect(await found(1, [['web/app/key.ts', 'web/app/ground.ts']])).toBe('')
    expect(await found(1, [['web/app/key.ts', 'server/src/modules/chat/row.ts']])).toContain('no import leads from')
  })
})

describe('references', () => {
  const pages = {
    'docs/spec/safety.md': '## Data\n\n1. **Quick exit** leaves.\n2. Keys.\n3. Logs.\n',
    'README.md': '[rules](docs/spec/safety.md)\n',
  }
  const found = async (said: string, more: Tree = {}): Promise<string[]> =>
    withTree({ ...pages, 'server/src/a.ts': said, ...more }, (root) => checkReferences(root).findings)

  it.each([
    '(safety.md 1, 3)',
    '(safety.md 1-3)',
    'safety.md, "Data"',
    'safety.md, "quick exit"',
    'safety.md alone',
    'README.md',
  ])('%s leads somewhere', async (said) => expect(await found(`/** ${said} */`)).toEqual([]))
  it.each(['(safety.md 4)', '(safety.md 2-4)', 'safety.md, "People"', 'product.md 1'])('%s leads nowhere', async (said) =>
    expect(await found(`/** ${said} */`)).toHaveLength(1),
  )
  it('a page beside the code counts', async () =>
    expect(await found('/* Drawn after regions.md */', { 'server/src/regions.md': 'From a map.\n' })).toEqual([]))
  it('fail on two decisions of one number', async () =>
    expect(await found('', { 'docs/decisions/0001-a.md': '', 'docs/decisions/0001-b.md': '' })).toEqual([
      'docs/decisions has two records 0001',
    ]))
  it('fail on a test that its file does not have', async () => {
    const test = { 'server/src/a.test.ts': "it('holds it', () => {})\n" }
    const page = (title: string): Tree => ({
      ...test,
      'docs/a.md': `| [a.test](../server/src/a.test.ts) “holds it”, “${title}” |`,
    })
    expect(await found('', page('holds it'))).toEqual([])
    expect(await found('', page('gone'))).toEqual(['docs/a.md:1 names a test that ../server/src/a.test.ts does not have: gone'])
  })
  it('fail on a link to a page that is not there', async () =>
    expect(await found('', { 'docs/a.md': '[b](spec/b.md)' })).toEqual(['docs/a.md:1 leads to spec/b.md, which is not there']))
})

describe('addresses', () => {
  const found = async (text: string, path = 'server/src/platform/http/limit.ts'): Promise<string> =>
    withTree({ [path]: text }, (root) => checkAddresses(root).findings.join('\n'))

  it.each([
    'export const go = (request: any) => request.url',
    'export const go = (request: any) => request.raw.url',
    "export const go = (req: any) => req['url']",
    'export const go = (request: any) => request.originalUrl',
    'export function go(request: any) {\n  const { url } = request\n  return url\n}',
    'export function go(request: any) {\n  const { method, url: address } = request.raw\n  return [method, address]\n}',
    'export const go = ({ url }: IncomingMessage) => url',
    'export const go = ({ actor, ip }: FastifyRequest) => [actor, ip]',
    'export const go = (request: any) => request.ip',
  ])('%s is a way around the limits', async (text) =>
    expect(await found(text)).toMatch(/limit\.ts:\d reads a request's (url|originalUrl|ip)/),
  )

  it.each([
    'export const go = (request: any) => request.routeOptions.url',
    'export function go(request: any) {\n  const { url } = request.routeOptions\n  return url\n}',
    'export const go = (test: any) => test.url',
  ])('%s is none', async (text) => expect(await found(text)).toBe(''))

  it('each has the one file that may read it', async () => {
    expect(await found('export const go = (request: any) => request.url', 'server/src/platform/core/address.ts')).toBe('')
    expect(await found('export const go = (request: any) => request.ip', 'server/src/platform/core/address.ts')).not.toBe('')
  })
})

describe('streams', () => {
  const found = async (text: string): Promise<string> =>
    withTree({ 'server/src/platform/http/body.ts': text }, (root) => checkStreams(root).findings.join('\n'))

  it.each([
    'const counted = new Transform({})\n',
    "const counted = new PassThrough()\ncounted.once('error', end)\n",
    "const counted = new Transform({})\nbody.on('error', end)\nbody.pipe(counted)\n",
    "const counted = new Transform({})\ncounted.on('error', end)\nbody.pipe(counted)\n",
    'keep(new Readable())\n',
    'const rows = Readable.from(lines)\n',
    "const child = fork(script)\nchild.once('error', end)\n",
    'const worker = new Worker(script)\n',
    'const child = spawn(command)\n',
    'const gzip = createGzip()\n',
    'const bytes = createReadStream(path)\n',
  ])('%s has nobody who hears of its errors', async (text) => expect(await found(text)).toContain('no owner of its errors'))

  it.each([
    "const counted = new Transform({})\ncounted.on('error', end)\nbody.on('error', end)\nbody.pipe(counted)\n",
    'const counted = new Transform({})\npipeline(body, counted, end)\n',
    'reply.send(Readable.from(lines))\n',
    "const child = fork(script)\nchild.on('error', end)\n",
    'const found = spawnSync(command)\n',
  ])('%s is owned', async (text) => expect(await found(text)).toBe(''))
})
