import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { keepReleaseFiles } from './release-files.ts'
import { deleteRetired } from './release-files.store.ts'

describe('the files of releases', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  /** A build of its own: files by name with what they hold, as islands or as the console's. */
  function build(name: string, files: Record<string, string>, part = 'islands/assets'): string {
    const folder = join(test.data_dir, name)
    mkdirSync(join(folder, part), { recursive: true })
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, part, file), text)
    return folder
  }
  const start = (folder: string) => keepReleaseFiles(test.platform, folder)
  const read = async (path: string, lang?: 'uz' | 'ru' | 'en') => test.call('GET', path, lang ? { lang } : {})
  const kept = async () =>
    (await test.platform.db.selectFrom('release_file').select('path').orderBy('path').execute()).map(({ path }) => path)

  it('a page of an earlier release, or of another node’s, still finds its script, for ever by its name', async () => {
    await start(build('first', { 'sos-AAAAAAA1.js': 'export const release = 1', 'light-BBBBBBB1.js': 'export {}' }))
    await start(build('second', { 'sos-AAAAAAA2.js': 'export const release = 2', 'light-BBBBBBB1.js': 'export {}' }))
    for (const release of [1, 2]) {
      const { status, headers, body } = await read(`/assets/sos-AAAAAAA${release}.js`)
      expect([status, body]).toEqual([200, `export const release = ${release}`])
      expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
      expect(headers.get('cache-control')).toContain('immutable')
      expect(headers.get('content-encoding')).not.toBeNull()
    }
    expect((await read('/assets/light-BBBBBBB1.js')).status).toBe(200)
  })

  it('the console’s too', async () => {
    await start(build('console', { 'Queue-CCCCCCC1.js': 'export const queue = 1' }, 'console/assets'))
    expect((await read('/staff/assets/Queue-CCCCCCC1.js')).body).toBe('export const queue = 1')
    expect((await read('/assets/Queue-CCCCCCC1.js')).status).toBe(404)
  })

  it('whoever asks for a file that is gone is told in their language that the page is outdated, and nothing keeps that', async () => {
    for (const [lang, words] of [
      ['uz', 'eskirgan'],
      ['ru', 'устарела'],
      ['en', 'out of date'],
    ] as const) {
      const { status, body, headers } = await read('/assets/sos-GONEGONE.js', lang)
      expect([status, body.code]).toEqual([404, 'page_outdated'])
      expect(body.message).toContain(words)
      expect(headers.get('cache-control')).toBe('no-store')
    }
    expect((await read('/assets/none.js')).body.code).toBe('not_found')
    expect((await read('/assets/..%2fmain-AAAAAAA1.ts')).status).toBe(404)
  })

  it('a release that starts again takes its files back, and retired ones go after 30 days', async () => {
    await start(build('first', {}))
    await sql`update release_file set retired_at = retired_at - interval '31 days' where retired_at is not null`.execute(
      test.platform.db,
    )
    await start(build('third', { 'sos-AAAAAAA3.js': 'export const release = 3' }))
    expect(await kept()).toEqual(['assets/light-BBBBBBB1.js', 'assets/sos-AAAAAAA1.js', 'assets/sos-AAAAAAA3.js'])
  })

  it('never grow beyond a size, and what was retired first goes first; the newest release stays whole', async () => {
    const { db } = test.platform
    await start(build('fourth', { 'sos-AAAAAAA4.js': 'x'.repeat(1_000) }))
    await sql`update release_file set retired_at = retired_at - interval '1 day' where path like '%1.js'`.execute(db)
    await deleteRetired(db, { days: 30, bytes: 30 })
    expect(await kept()).toEqual(['assets/sos-AAAAAAA3.js', 'assets/sos-AAAAAAA4.js'])
    await deleteRetired(db, { days: 30, bytes: 0 })
    expect(await kept()).toEqual(['assets/sos-AAAAAAA4.js'])
  })

  it('two nodes that start at the same moment keep both their files', async () => {
    const builds = ['A', 'B'].map((name) =>
      build(`node-${name}`, Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`${name}-DDDDDD${10 + n}.js`, name]))),
    )
    await Promise.all([...builds, ...builds].map(start))
    expect((await kept()).filter((path) => path.includes('-DDDDDD'))).toHaveLength(80)
  })

  it('a database that is away stops no start', async () => {
    const other = await startTestApp()
    await other.platform.db.schema.dropTable('release_file').execute()
    await keepReleaseFiles(other.platform, build('fifth', { 'sos-AAAAAAA5.js': '' }))
    expect((await fetch(`${other.url}/uz`)).status).toBe(200)
    await other.close()
  })
})
