import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { afterEach, expect, it } from 'vitest'
import { ROOT } from './project.mjs'

const ADVISORY = {
  id: 1,
  url: 'https://advisories.example/1',
  title: 'Reads too much',
  severity: 'high',
  cwe: [],
  cvss: { score: 7 },
}
const cache = mkdtempSync(join(tmpdir(), 'advisories-'))
let registry: Server | undefined

afterEach(() => {
  registry?.close()
  rmSync(cache, { recursive: true, force: true })
})

/** Runs the command against a registry that knows `known`; null: one that does not answer such questions. Collects what it was asked. */
async function ask(known: object | null) {
  const asked: Record<string, string[]> = {}
  registry = createServer((request, response) => {
    if (known === null || request.method !== 'POST') return response.writeHead(known === null ? 405 : 404).end('{}')
    return void json(request.headers['content-encoding'] === 'gzip' ? request.pipe(createGunzip()) : request).then((question) => {
      Object.assign(asked, question)
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(known))
    })
  })
  await new Promise<void>((resolve) => registry?.listen(0, '127.0.0.1', resolve))
  const { port } = registry.address() as AddressInfo
  const env = {
    ...process.env,
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_cache: cache,
    npm_config_fetch_retries: '0',
  }
  const said = await new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, ['scripts/advisories.mjs'], { cwd: ROOT, env }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    )
  })
  return { ...said, asked }
}

it('asks about what is installed by name and version, and ends with 0 when nothing is known', async () => {
  const { code, out, asked } = await ask({})
  expect(asked['fastify']).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/)])
  expect(out).toMatch(/^\d{3,} packages, 0 with something known\n$/)
  expect(code).toBe(0)
})

it('names what is known, within how many days it is replaced, and whoever brings it in', async () => {
  const { code, out } = await ask({ 'pg-protocol': [{ ...ADVISORY, vulnerable_versions: '<999' }] })
  expect(out).toContain(
    'high: pg-protocol, to be replaced within 7 days of the advisory\n  Reads too much https://advisories.example/1',
  )
  expect(out).toMatch(/high: pg, .*(\n  .*)?\n {2}through pg-protocol/)
  expect(code).toBe(1)
})

it('says that it learnt nothing, and never that nothing is known, where the registry does not answer', async () => {
  const { code, out, err } = await ask(null)
  expect(err).toContain('Nothing was learnt')
  expect(out).toBe('')
  expect(code).toBe(2)
})
