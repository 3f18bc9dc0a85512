import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../../kit/test/until.ts'
import { addressOf, launchServer } from '../test/server-process.ts'

/** Said through the real API by a real child, and never to be found on the disk. */
const PLANTED = {
  nickname: 'Kanareyka77',
  first_name: 'Dilnavozxon',
  last_name: 'Kanareyeva',
  phone: '901239876',
  password: 'uzun parol kanareyka 4711',
  message: 'hech kimga aytmagan gapim: kanareyka qafasda',
  question: 'kanareyka uydan uchib ketsa bo‘ladimi',
}
const data_dir = mkdtempSync(join(tmpdir(), 'himoya-secrecy-'))
const secrets: Record<string, string> = { ...PLANTED }
const server = launchServer({ DATA_DIR: data_dir, LOG_LEVEL: 'info' })
let account_id = ''

type Answer = { access: string; refresh: string; recovery_code?: string; user: { id: string } }

beforeAll(async () => {
  const url = await addressOf(server)
  const call = async <T>(method: string, path: string, body?: unknown, token?: string): Promise<T> => {
    const response = await fetch(`${url}/api/v1/${path}`, {
      method,
      headers: {
        'idempotency-key': randomUUID(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    expect(response.status, `${method} ${path}`).toBeLessThan(300)
    return (await response.json()) as T
  }
  const { nickname, first_name, last_name, password, message, question } = PLANTED

  const child = await call<Answer>('POST', 'auth/register/', { mode: 'nickname', nickname, password, accept_terms: true })
  account_id = child.user.id
  Object.assign(secrets, { access: child.access, refresh: child.refresh, recovery_code: child.recovery_code })
  const [chat] = await call<{ id: string }[]>('GET', 'chat/', undefined, child.access)
  await call('POST', `message/${chat!.id}/`, { cid: randomUUID(), message }, child.access)
  const { receipt } = await call<{ receipt: string }>('POST', 'question/', { title: question, question })
  await call('POST', 'question/receipt/', { receipt })
  Object.assign(secrets, { receipt })

  const phone = `+998${PLANTED.phone}`
  const asked = { mode: 'phone', phone, password, first_name, last_name, accept_terms: true }
  const { registration } = await call<{ registration: string }>('POST', 'auth/register/', asked)
  Object.assign(secrets, { registration })
  const code = await sentCode()
  await call('POST', 'auth/confirm/', { phone, code, registration })

  server.process.kill('SIGTERM')
  await server.ended
})
afterAll(async () => {
  server.process.kill('SIGTERM')
  await server.ended
  rmSync(data_dir, { recursive: true, force: true })
})

/** The demo's phone: the one file where a number and a text may stand. */
async function sentCode(): Promise<string> {
  const outbox = join(data_dir, 'outbox/sms.jsonl')
  const line = await until(() => existsSync(outbox) && readFileSync(outbox, 'utf8').split('\n')[0])
  return (JSON.parse(line) as { code: string }).code
}

function filesWith(needle: Buffer): string[] {
  return readdirSync(data_dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => relative(data_dir, path) !== 'outbox/sms.jsonl' && readFileSync(path).includes(needle))
    .map((path) => relative(data_dir, path))
}

describe('a copy of the disk', () => {
  it('is really searched: the account’s id, which is no secret, is found', () => {
    expect(filesWith(Buffer.from(account_id.replaceAll('-', ''), 'hex'))).not.toEqual([])
  })

  it.each([...Object.keys(PLANTED), 'access', 'refresh', 'recovery_code', 'receipt'])(
    'holds no %s: not in tables, logs of changes, queues or files',
    (name) => {
      expect(secrets[name]?.length).toBeGreaterThan(5)
      expect(filesWith(Buffer.from(secrets[name]!))).toEqual([])
    },
  )
})

it('the terminal shows a phone and a code in the demo’s SMS line only', () => {
  const lines = server
    .output()
    .split('\n')
    .filter((line) => !line.startsWith('SMS to '))
  expect(lines.length).toBeGreaterThan(5)
  for (const secret of Object.values(secrets)) expect(lines.join('\n')).not.toContain(secret)
})
