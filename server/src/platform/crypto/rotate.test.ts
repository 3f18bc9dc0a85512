import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressOf, launchServer, type ServerProcess } from '../../../test/server-process.ts'

const COMMANDS = {
  rotate: join(import.meta.dirname, 'rotate-command.ts'),
  verify: join(import.meta.dirname, '../../modules/audit/verify-command.ts'),
}
const FIRST = `1:${randomBytes(32).toString('base64')}`
const SECOND = `2:${randomBytes(32).toString('base64')}`
const data_dir = mkdtempSync(join(tmpdir(), 'himoya-rotate-'))

let server: ServerProcess | null = null
afterAll(async () => {
  await stop()
  rmSync(data_dir, { recursive: true, force: true })
})

async function start(MASTER_KEY?: string): Promise<string> {
  await stop()
  server = launchServer({ DATA_DIR: data_dir, ...(MASTER_KEY ? { MASTER_KEY } : {}) })
  return addressOf(server)
}

async function stop(): Promise<void> {
  server?.process.kill('SIGTERM')
  await server?.ended
  server = null
}

/** As the operator runs it. */
function command(name: keyof typeof COMMANDS, MASTER_KEY?: string): Promise<{ code: number | null; text: string }> {
  const env = { PATH: process.env.PATH, DATA_DIR: data_dir, ...(MASTER_KEY ? { MASTER_KEY } : {}) }
  const child = spawn(process.execPath, [COMMANDS[name]], { env })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (text += bytes.toString()))
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, text })))
}

type Child = { nickname: string; password: string }
const lola: Child = { nickname: 'sinovbolasi', password: 'uzun parol kanareyka 4711' }

async function call<T>(url: string, method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const response = await fetch(`${url}/api/v1/${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  expect(response.status, `${method} ${path}`).toBeLessThan(300)
  return (await response.json()) as T
}

async function said(url: string): Promise<string[]> {
  const { access } = await call<{ access: string }>(url, 'POST', 'auth/token/', lola)
  const [chat] = await call<{ id: string }[]>(url, 'GET', 'chat/', undefined, access)
  const messages = await call<{ message: string }[]>(url, 'GET', `message/${chat!.id}/`, undefined, access)
  return messages.map(({ message }) => message)
}

beforeAll(async () => {
  const url = await start(FIRST)
  const { access } = await call<{ access: string }>(url, 'POST', 'auth/register/', {
    mode: 'nickname',
    ...lola,
    accept_terms: true,
  })
  const [chat] = await call<{ id: string }[]>(url, 'GET', 'chat/', undefined, access)
  await call(url, 'POST', `message/${chat!.id}/`, { cid: randomUUID(), message: 'salom' }, access)
})

it('a rotation never gets ahead of a server that does not know the new key', async () => {
  expect(await command('rotate', FIRST)).toMatchObject({ code: 1, text: expect.stringContaining('holds version 1 alone') })
  const early = await command('rotate', `${FIRST},${SECOND}`)
  expect(early).toMatchObject({ code: 1, text: expect.stringContaining('does not know version 2') })
})

it('a rotation beside a running server takes nothing from anybody, and then the old key is needed no more', async () => {
  const url = await start(`${FIRST},${SECOND}`)
  expect(await command('rotate', `${FIRST},${SECOND}`)).toMatchObject({
    code: 0,
    text: expect.stringContaining('keys wrapped anew'),
  })
  expect(await said(url)).toEqual(['salom'])
  expect(await said(await start(SECOND))).toEqual(['salom'])
  expect(await command('rotate', `${FIRST},${SECOND}`)).toMatchObject({
    code: 0,
    text: expect.stringContaining('0 keys wrapped'),
  })
})

it('the audit log is checked beside the server and without it, and again after a rotation', async () => {
  expect(await command('verify', SECOND)).toMatchObject({ code: 0, text: expect.stringContaining('is whole') })
  await stop()
  expect(await command('verify', SECOND)).toMatchObject({ code: 0, text: expect.stringContaining('is whole') })
  rmSync(join(data_dir, 'audit'), { recursive: true })
  expect(await command('verify', SECOND)).toMatchObject({ code: 1, text: expect.stringContaining('have lost their marks') })
})

it('a mistyped DATA_DIR is said in a sentence, and nothing is made there', async () => {
  const elsewhere = join(data_dir, 'mistyped')
  const child = spawn(process.execPath, [COMMANDS.verify], { env: { PATH: process.env.PATH, DATA_DIR: elsewhere } })
  let text = ''
  child.stderr.on('data', (bytes: Buffer) => (text += bytes.toString()))
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(1)
  expect(text).toContain('holds no database')
  expect(text).not.toContain('at ')
})
