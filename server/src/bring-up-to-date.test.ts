import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { untilHolds } from '../../kit/test/until.ts'
import { DEMO_PASSWORD } from '../demo/demo.ts'
import { registerNickname, registerPhone, freshPhone } from '../test/account-calls.ts'
import { query } from '../test/database-rig.ts'
import { callAt, type TestApp } from '../test/harness.ts'
import { addressOf, launchServer, type ServerProcess } from '../test/server-process.ts'
import { databaseUrl } from '../test/test-database.ts'
import { bringUpToDate } from './bring-up-to-date.ts'

const ROOT = join(import.meta.dirname, '../..')
const NAME = `himoya_roles_${process.pid}`
const ROLES = [NAME, `${NAME}_server`] as const
const LIMITS = ['api.address', 'sos', 'reports', 'auth.register'].map((name) => `${name}=100000/1`).join(',')

let data_dir: string
let admin: string
let addresses: { url: string; owner_url: string }
let servers: ServerProcess[]

/** What docs/operate/deploy.md tells the operator, letter for letter but for the name. */
function statements(): string[] {
  const [, sql = ''] = /```sql\n([^`]+)```/.exec(readFileSync(join(ROOT, 'docs/operate/deploy.md'), 'utf8')) ?? []
  return sql
    .replaceAll('himoya', NAME)
    .split(';')
    .filter((statement) => statement.trim() !== '')
}

beforeAll(async () => {
  data_dir = mkdtempSync(join(inject('test_folder'), 'roles-'))
  servers = []
  admin = inject('test_server_url')
  for (const statement of statements()) await query(admin, statement)
  const [owner_url, url] = ROLES.map((role) => databaseUrl(admin, NAME).replace(/\/\/[^@]*@/, `//${role}@`))
  addresses = { url: url!, owner_url: owner_url! }
})
afterAll(async () => {
  for (const server of servers) {
    server.process.kill('SIGTERM')
    await server.ended
  }
  await query(admin, `drop database if exists ${NAME} with (force)`)
  for (const role of ROLES) await query(admin, `drop role if exists ${role}`)
  rmSync(data_dir, { recursive: true, force: true })
})

function launch(env: Record<string, string> = {}): ServerProcess {
  const { url: DATABASE_URL, owner_url: DATABASE_OWNER_URL } = addresses
  const server = launchServer({ DATABASE_URL, DATABASE_OWNER_URL, DATA_DIR: data_dir, LIMITS, ...env })
  servers.push(server)
  return server
}

const served = (text: string) => query(addresses.url, text)
const owned = (text: string) => query(addresses.owner_url, text)

describe('a server whose role owns nothing', () => {
  let call: TestApp['call']
  const tokenOf = async (login: Record<string, string>, path: string): Promise<string> => {
    const { status, body } = await call('POST', path, { body: { ...login, password: DEMO_PASSWORD } })
    expect(status, JSON.stringify(body)).toBe(200)
    return body.access
  }
  const staffToken = (email: string) => tokenOf({ email }, '/api/v1/staff/auth/token/')

  beforeAll(async () => {
    call = callAt(await addressOf(launch({ DEMO_SEED: '1' })))
  })

  it('answers calls as the role that serves, all of them', async () => {
    const rows = await query(
      databaseUrl(admin, NAME),
      `select distinct usename from pg_stat_activity where datname = '${NAME}' and pid <> pg_backend_pid()`,
    )
    expect(rows).toEqual([{ usename: ROLES[1] }])
  })

  it('lets a child sign up, write and be answered', async () => {
    const { status, body } = await registerNickname({ call })
    expect(status).toBe(201)
    const token: string = body.access
    const [chat] = (await call('GET', '/api/v1/chat/', { token })).body
    const sent = await call('POST', `/api/v1/message/${chat.id}/`, { token, body: { cid: randomUUID(), message: 'Salom' } })
    expect(sent.status).toBe(200)
    const counsellor = await staffToken('counsellor@himoya.test')
    expect((await call('POST', `/api/v1/staff/chat/${chat.id}/claim/`, { token: counsellor })).status).toBe(200)
    const messages = await call('GET', `/api/v1/message/${chat.id}/`, { token: counsellor })
    expect(JSON.stringify(messages.body)).toContain('Salom')
  })

  it('runs jobs: a code reaches the phone', async () => {
    const phone = freshPhone()
    expect((await registerPhone({ call }, phone)).status).toBe(201)
    const outbox = join(data_dir, 'outbox/sms.jsonl')
    await untilHolds(() => expect(existsSync(outbox) && readFileSync(outbox, 'utf8')).toContain(phone))
  })

  it('takes a report and a call for help, and writes who opened it into the audit', async () => {
    const report = { reporter_role: 'neighbour', type_ids: ['neglect'], urgency: 'days', region_code: 'UZ-SA' }
    const submitted = await call('POST', '/api/v1/victim/', {
      body: { ...report, description: 'O‘ylab topilgan bola har kuni yig‘laydi, xavotirdamiz.', accept_terms: true },
    })
    expect(submitted.status).toBe(201)
    const help = await call('POST', '/api/v1/sos/', { body: { nonce: randomUUID(), kind: 'self', can_speak: true } })
    expect(help.status).toBe(200)
    const [{ id } = {}] = await owned(`select id from report where ref = '${submitted.body.ref}'`)
    const token = await staffToken('supervisor@himoya.test')
    expect((await call('GET', `/api/v1/staff/report/${String(id)}/`, { token })).status).toBe(200)
    const entries = await owned(
      `select seq is not null as linked, hash is not null as hashed from audit_entry where subject_id = '${String(id)}'`,
    )
    expect(entries.length).toBeGreaterThan(0)
    for (const entry of entries) expect(entry).toEqual({ linked: true, hashed: true })
  })

  it.each([
    ['make a table', 'create table more (id int)'],
    ['make a table for itself alone', 'create temporary table more (id int)'],
    ['make a schema', 'create schema more'],
    ['make a function', `create function more() returns int language sql as 'select 1'`],
    ['drop a table', 'drop table chat'],
    ['alter a table', 'alter table chat add more int'],
    ['put an index on a table', 'create index more on chat (id)'],
    ['empty a table', 'truncate audit_mark'],
    ['switch a trigger off', 'alter table audit_entry disable trigger audit_link'],
    ['change an entry of the audit', `update audit_entry set action = 'case.opened'`],
    ['move the head of the audit', 'update audit_head set seq = 0'],
    ['empty the audit', 'truncate audit_entry, audit_head, audit_mark'],
    ['change what was migrated', 'delete from migration'],
    ['empty the queue', 'truncate graphile_worker._private_jobs'],
    ['change the queue’s own tables', 'drop table graphile_worker._private_jobs'],
    ['stand in for the owner', `set role ${NAME}`],
    ['run a program', `copy (select 1) to program 'true'`],
    ['read a file of the machine', `select pg_read_file('/etc/passwd')`],
  ])('cannot %s', async (_what, statement) => {
    await expect(served(statement)).rejects.toThrow(/permission denied|must be owner/)
  })

  it('reads and writes a table that a later release brings, and its numbers, without anybody granting it', async () => {
    const migrations = join(data_dir, 'migrations')
    cpSync(join(ROOT, 'server/migrations'), migrations, { recursive: true })
    writeFileSync(join(migrations, '9000_toy.sql'), 'create table toy (id serial, word text)')
    await bringUpToDate(addresses, migrations)
    await served(`insert into toy (word) values ('new')`)
    await served(`update toy set word = 'newer'`)
    expect(await served('select id, word from toy')).toEqual([{ id: 1, word: 'newer' }])
    await served('delete from toy')
    await expect(served('truncate toy')).rejects.toThrow('permission denied')
  })

  it('loses at the next start what somebody gave it beyond that', async () => {
    await owned(
      `drop table toy; delete from migration where name = '9000_toy.sql'; grant truncate, trigger on chat to ${ROLES[1]}`,
    )
    await bringUpToDate(addresses)
    await expect(served('truncate chat')).rejects.toThrow('permission denied')
  })
})

describe('a role that may do more than serve is refused at the start', () => {
  const refusal = async (env: Record<string, string> = {}): Promise<string> => {
    const server = launch(env)
    expect(await server.ended).toBe(1)
    return server.output()
  }

  it('the owner’s own', async () => {
    expect(await refusal({ DATABASE_URL: addresses.owner_url })).toContain(`${NAME} may create schemas`)
  })

  it.each([
    ['one that owns a table', `create table own (id int); alter table own owner to ${ROLES[1]}`, 'drop table own', 'owns tables'],
    [
      'one that may make tables',
      `grant create on schema public to ${ROLES[1]}`,
      `revoke create on schema public from ${ROLES[1]}`,
      'may create tables',
    ],
    [
      'one that stands in for the owner',
      `grant ${NAME} to ${ROLES[1]}`,
      `revoke ${NAME} from ${ROLES[1]}`,
      'stands in for their owner',
    ],
    ['a superuser', `alter role ${ROLES[1]} superuser`, `alter role ${ROLES[1]} nosuperuser`, 'is a superuser'],
    [
      'one that runs programs',
      `grant pg_execute_server_program to ${ROLES[1]}`,
      `revoke pg_execute_server_program from ${ROLES[1]}`,
      'beyond its tables',
    ],
  ])('%s', async (_what, give, take, said) => {
    await query(databaseUrl(admin, NAME), give)
    await expect(bringUpToDate(addresses)).rejects.toThrow(said)
    await query(databaseUrl(admin, NAME), take)
    await expect(bringUpToDate(addresses)).resolves.toBeUndefined()
  })
})
