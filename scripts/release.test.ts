import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { until } from '../kit/test/until.ts'
import { freePort } from '../server/test/free-port.ts'
import { launchServer } from '../server/test/server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'himoya-release-'))
const release = join(folder, 'release')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Answers its exit code and what it said. */
const make = (...targets: string[]): Promise<{ code: number; text: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, 'release.mjs'), ...targets], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), text: stdout + stderr }),
    )
  })

beforeAll(async () => {
  const { code, text } = await make(release)
  expect(code, text).toBe(0)
})

it('holds no test, no tool of the build, nothing of the demo and no packages for them', () => {
  const files = readdirSync(release, { recursive: true, encoding: 'utf8' })
  const own = files.filter((file) => !file.startsWith('node_modules'))
  expect(own.filter((file) => /\.test\.|(^|\/)(test|demo|bench|e2e|scripts|samples)(\/|$)/.test(file))).toEqual([])
  for (const tool of ['typescript', 'vite', 'vitest', 'oxlint', '@playwright', '@types', 'react', 'knip']) {
    expect(existsSync(join(release, 'node_modules', tool)), tool).toBe(false)
  }
})

it('lists all packages that are in it, also those that the pages were built from', () => {
  const { bomFormat, components } = JSON.parse(readFileSync(join(release, 'packages.cdx.json'), 'utf8')) as {
    bomFormat: string
    components: { purl: string }[]
  }
  expect(bomFormat).toBe('CycloneDX')
  const all = components.map(({ purl }) => purl)
  for (const name of ['fastify', 'pg', '%40mui/material', 'react', 'react-dom', 'zod', 'ws'])
    expect(all).toContainEqual(expect.stringContaining(`npm/${name}@`))
})

it('serves pages, calls and the console in production, and brings its Node and its PostgreSQL', async () => {
  const port = await freePort()
  const server = launchServer(
    {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      PUBLIC_URL: `https://himoya.test`,
      MASTER_KEY: `1:${Buffer.alloc(32, 1).toString('base64')}`,
      SMS_PROVIDER: 'playmobile',
      PLAYMOBILE_LOGIN: 'himoya',
      PLAYMOBILE_PASSWORD: 'secret',
      PLAYMOBILE_SENDER: '3700',
    },
    release,
  )
  onTestFinished(async () => {
    server.process.kill('SIGTERM')
    await server.ended
  })
  const ask = (path: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-forwarded-proto': 'https' } })
  await until(async () => server.process.exitCode !== null || (await ask('/readyz').catch(() => null))?.ok)
  expect(server.process.exitCode, server.output()).toBeNull()
  const home = await ask('/uz')
  expect(home.status).toBe(200)
  const script = /"(\/[^"]+\.js)"/.exec(await home.text())?.[1]
  expect((await ask(script!)).status).toBe(200)
  expect((await ask('/staff/')).status).toBe(200)
  expect((await ask('/api/v1/chat/availability/?lang=uz')).status).toBe(200)
  expect((await ask('/api/v1/staff/queue/')).status).toBe(401)
})

it('goes into an empty folder outside of the project alone', async () => {
  const full = join(folder, 'full')
  mkdirSync(full)
  writeFileSync(join(full, 'kept'), '')
  expect(await make(full)).toMatchObject({ code: 1, text: expect.stringContaining('is not empty') })
  expect(await make(join(import.meta.dirname, 'release'))).toMatchObject({ code: 1, text: expect.stringContaining('outside') })
  expect(await make()).toMatchObject({ code: 1, text: expect.stringContaining('Where to?') })
  expect(readdirSync(full)).toEqual(['kept'])
})
