import { spawn } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { until, untilHolds } from '../../../../kit/test/until.ts'
import {
  copyDatabase,
  copyOfProject,
  postmasterPid,
  query,
  startServerProcess,
  type ServerProcess,
} from '../../../test/database-rig.ts'
import { canReach, isRoot, nobody } from './account.ts'
import { findBinaries } from './binaries.ts'
import { startDatabase, visitDatabase } from './launcher.ts'
import { findPlace } from './place.ts'
import { ensureRunning } from './postmaster.ts'

/** Has a database that was made, filled by nobody, and stopped. */
const made = join(mkdtempSync(join(tmpdir(), 'himoya-launcher-')), 'data')
let data_dir: string
let started: ServerProcess[]
const cluster = (): string => join(data_dir, 'database/cluster')

/** Starts a server that the test may kill; it is stopped after the test whatever happens. */
function start(options?: Parameters<typeof startServerProcess>[1], at = data_dir): ServerProcess {
  const server = startServerProcess(at, options)
  started.push(server)
  return server
}

async function urlOf(server: ServerProcess): Promise<string> {
  const { url, refused } = await server.ready
  if (!url) throw new Error(`refused: ${refused}`)
  return url
}

/** For what is not about the first start. */
const takeMade = (): void => copyDatabase(made, data_dir)

beforeAll(async () => {
  chmodSync(join(made, '..'), 0o755)
  await (await startDatabase({ data_dir: made })).stop()
})
afterAll(() => rmSync(join(made, '..'), { recursive: true }))

beforeEach(() => {
  data_dir = join(mkdtempSync(join(tmpdir(), 'himoya-launcher-')), 'data')
  chmodSync(join(data_dir, '..'), 0o755)
  started = []
})

afterEach(async () => {
  for (const server of started) {
    server.child.kill('SIGCONT')
    await server.kill('SIGTERM')
  }
  const left = postmasterPid(cluster())
  if (left && left < 4_194_305) await stopLeft(left)
  const note = join(data_dir, 'database/socket-folder')
  if (existsSync(note)) rmSync(readFileSync(note, 'utf8'), { recursive: true, force: true })
  rmSync(join(data_dir, '..'), { recursive: true, force: true })
})

async function stopLeft(pid: number): Promise<void> {
  process.kill(pid, 'SIGQUIT')
  await until(() => postmasterPid(cluster()) !== pid)
}

describe('the embedded database', () => {
  it('keeps what was written over a stop and a start', async () => {
    const first = await startDatabase({ data_dir })
    await query(first.url, 'create table kept as select 7 as number')
    await first.stop()
    expect(postmasterPid(cluster())).toBe(null)
    const second = await startDatabase({ data_dir })
    expect(await query(second.url, 'select number from kept')).toEqual([{ number: 7 }])
    await second.stop()
  })

  it('waits for the disk, checks its pages, speaks UTF-8 and tells «Ж» from «ж»', async () => {
    const { url, stop } = await startDatabase({ data_dir })
    const [row] = await query(
      url,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit,
        current_setting('data_checksums') as data_checksums, current_setting('server_encoding') as encoding,
        current_setting('listen_addresses') as listen_addresses, lower('Ж') as lowered,
        (select string_agg(word, ' ' order by word) from unnest(array['Яблоко', 'ёж', 'арбуз']) as word) as sorted`,
    )
    expect(row).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      data_checksums: 'on',
      encoding: 'UTF8',
      listen_addresses: '',
      lowered: 'ж',
      sorted: 'арбуз ёж Яблоко',
    })
    await stop()
  })

  it('is served by a role that owns nothing, also where an earlier release made it', async () => {
    takeMade()
    const first = await startDatabase({ data_dir })
    await query(first.url, 'drop role himoya_server; create table kept (id int)')
    await first.stop()
    const { serving_url, stop } = await startDatabase({ data_dir })
    expect(await query(serving_url, 'select rolname, rolsuper from pg_roles where rolname = session_user')).toEqual([
      { rolname: 'himoya_server', rolsuper: false },
    ])
    for (const statement of [
      'create table more (id int)',
      'drop table kept',
      `copy (select 1) to program 'true'`,
      'set role himoya',
    ])
      await expect(query(serving_url, statement)).rejects.toThrow(/permission denied|must be owner/)
    await stop()
  })

  it('lets nobody else at its files and its socket', async () => {
    const { url, stop } = await startDatabase({ data_dir })
    const socket_folder = new URL(url.replace('@/', '@x/')).searchParams.get('host')!
    for (const folder of [join(data_dir, 'database'), cluster(), socket_folder]) expect(statSync(folder).mode & 0o077).toBe(0)
    await stop()
    expect(existsSync(socket_folder)).toBe(false)
  })

  it('logs neither a statement nor the row an error is about', async () => {
    takeMade()
    const { url, stop } = await startDatabase({ data_dir })
    await query(url, 'create table secret (word text primary key)')
    await query(url, `insert into secret values ('planted-canary')`)
    await expect(query(url, `insert into secret values ('planted-canary')`)).rejects.toThrow('duplicate key')
    await expect(query(url, `select 'planted-canary'::int`)).rejects.toThrow('planted-canary')
    await stop()
    const log = readFileSync(join(data_dir, 'database/postgres.log'), 'utf8')
    expect(log).toContain('ready to accept connections')
    expect(log.replaceAll('invalid input syntax for type integer: "planted-canary"', '')).not.toContain('planted-canary')
  })
})

describe('after a kill', () => {
  beforeEach(takeMade)

  it('-9 of the server, the next one adopts the PostgreSQL that was left running', async () => {
    const first = start()
    await query(await urlOf(first), 'create table kept as select 7 as number')
    await first.kill('SIGKILL')
    const left = postmasterPid(cluster())
    const url = await urlOf(start())
    expect(postmasterPid(cluster())).toBe(left)
    expect(await query(url, 'select number from kept')).toEqual([{ number: 7 }])
  })

  it('-9 of server and PostgreSQL, everything acknowledged is there', async () => {
    const first = start()
    await query(await urlOf(first), 'create table kept as select 7 as number')
    await first.kill('SIGKILL')
    process.kill(postmasterPid(cluster())!, 'SIGKILL')
    expect(await query(await urlOf(start()), 'select number from kept')).toEqual([{ number: 7 }])
  })

  it('of PostgreSQL that its parent does not reap, the zombie does not block the start', async () => {
    const first = start()
    await urlOf(first)
    // A stopped parent is one that does not reap.
    first.child.kill('SIGSTOP')
    process.kill(postmasterPid(cluster())!, 'SIGKILL')
    await urlOf(start())
    first.child.kill('SIGCONT')
    await untilHolds(() => expect(first.events.at(-1)).toMatchObject({ name: 'StartRefused' }))
  })

  it('a pid file that names a stranger does not block the start', async () => {
    const first = await startDatabase({ data_dir })
    await query(first.url, 'create table kept as select 7 as number')
    await first.stop()
    writeFileSync(join(cluster(), 'postmaster.pid'), `${process.pid}\n${cluster()}\n1790000000\n5432\n/tmp\n\n  0  0\nready\n`)
    const second = await startDatabase({ data_dir })
    expect(await query(second.url, 'select number from kept')).toEqual([{ number: 7 }])
    await second.stop()
  })

  it('a pid file that was never written does not block the start', async () => {
    const first = await startDatabase({ data_dir })
    await query(first.url, 'create table kept as select 7 as number')
    await first.stop()
    writeFileSync(join(cluster(), 'postmaster.pid'), '')
    const second = await startDatabase({ data_dir })
    expect(await query(second.url, 'select number from kept')).toEqual([{ number: 7 }])
    await second.stop()
  })

  it('of PostgreSQL alone, the living server brings it back at the same address', async () => {
    const said: string[] = []
    const database = await startDatabase({ data_dir, say: (sentence) => void said.push(sentence) })
    process.kill(postmasterPid(cluster())!, 'SIGKILL')
    expect(await until(() => query(database.url, 'select 1 as there').catch(() => null))).toEqual([{ there: 1 }])
    expect(said).toEqual(['PostgreSQL went away; starting it again.'])
    await database.stop()
  })
})

it('a PostgreSQL that cannot even be begun, as where memory is short, is told as such and ends nothing', async () => {
  takeMade()
  const place = findPlace(data_dir, () => {})
  const without = { ...place, bin: join(data_dir, 'none'), version: '0', settings: {} }
  await expect(ensureRunning(without)).rejects.toThrow('PostgreSQL did not start')
})

describe('a second server on the same DATA_DIR', () => {
  it('is refused in plain words, and the first goes on', async () => {
    takeMade()
    const url = await urlOf(start())
    const { refused, name } = await start().ready
    expect(name).toBe('StartRefused')
    expect(refused).toContain('Another server already runs on this DATA_DIR')
    expect(await query(url, 'select 1 as there')).toEqual([{ there: 1 }])
  })

  it('is let in as soon as the first was killed', async () => {
    takeMade()
    const first = start()
    await urlOf(first)
    const second = start()
    await first.kill('SIGKILL')
    expect(await second.ready).toHaveProperty('url')
  })

  it('of two that start together on an empty folder, exactly one wins', async () => {
    const events = await Promise.all([start().ready, start().ready])
    expect(events.filter(({ url }) => url)).toHaveLength(1)
    expect(events.find(({ refused }) => refused)?.refused).toContain('Another server already runs on this DATA_DIR')
  })
})

describe('the files of another release or platform', () => {
  beforeEach(takeMade)

  it('of an older PostgreSQL are refused with what to do', async () => {
    writeFileSync(join(cluster(), 'PG_VERSION'), '17\n')
    await expect(startDatabase({ data_dir })).rejects.toThrow('is of PostgreSQL 17')
  })

  it('of another minor release, a PostgreSQL left running is not adopted but replaced', async () => {
    const first = start()
    await query(await urlOf(first), 'create table kept as select 7 as number')
    await first.kill('SIGKILL')
    const left = postmasterPid(cluster())
    const { project, remove } = copyOfProject({ version: '18.999.0' })
    expect(await query(await urlOf(start({ project })), 'select number from kept')).toEqual([{ number: 7 }])
    expect(postmasterPid(cluster())).not.toBe(left)
    remove()
  })

  it('missing for the platform, the sentence says: set DATABASE_URL', () => {
    expect(() => findBinaries(null, data_dir, 'sunos-sparc')).toThrow('No PostgreSQL comes along for sunos-sparc')
    expect(() => findBinaries(null, data_dir, 'sunos-sparc')).toThrow('set DATABASE_URL=')
  })

  it('linked where npm held the install script back', async () => {
    const { project, library, remove } = copyOfProject()
    expect(existsSync(library)).toBe(false)
    await urlOf(start({ project }))
    expect(existsSync(library)).toBe(true)
    remove()
  })
})

it('the socket lies in DATA_DIR, so that a command that sees another /tmp than the server reaches it too', async () => {
  takeMade()
  const elsewhere = join(data_dir, '..', 'tmp')
  mkdirSync(elsewhere)
  const url = await urlOf(start({ env: { TMPDIR: elsewhere } }))
  expect(url).toContain(encodeURIComponent(join(data_dir, 'database/socket')))
  const visit = await visitDatabase(data_dir)
  expect([visit.url, visit.served]).toEqual([url, true])
  await visit.stop()
})

it('very long names of DATA_DIR and of the folder for temporary files do not break the socket', async () => {
  const long = join(data_dir, '..', 'a'.repeat(100))
  mkdirSync(long)
  chmodSync(long, 0o755)
  data_dir = join(long, 'data')
  takeMade()
  try {
    expect(await urlOf(start({ env: { TMPDIR: long } }))).toContain(encodeURIComponent('/tmp/himoya-'))
  } finally {
    for (const server of started) await server.kill('SIGTERM')
    data_dir = join(long, '..', 'data')
  }
})

it('what PostgreSQL said before it went down is still there after the next start', async () => {
  takeMade()
  const log = join(data_dir, 'database/postgres.log')
  await (await startDatabase({ data_dir })).stop()
  appendFileSync(log, 'before the crash')
  await (await startDatabase({ data_dir })).stop()
  expect(readFileSync(log, 'utf8')).toContain('before the crash')
  truncateSync(log, 5_000_001)
  await (await startDatabase({ data_dir })).stop()
  expect(statSync(log).size).toBeLessThan(5_000_000)
  // PostgreSQL takes its pid file away before it writes its last line, which may come after the cut.
  expect(statSync(`${log}.1`).size).toBeGreaterThanOrEqual(5_000_001)
})

it('a PostgreSQL that does not answer is left alone, and nobody is told to kill it', async () => {
  takeMade()
  // Somebody's process on this cluster whose socket cannot be reached from here.
  const other = spawn(process.execPath, [
    '-e',
    'setTimeout(() => {}, 60000)',
    '--',
    join(realpathSync(data_dir), 'database/cluster'),
  ])
  writeFileSync(join(cluster(), 'postmaster.pid'), [other.pid, '', '', '', '/nowhere', '', '', ''].join('\n'))
  vi.useFakeTimers({ toFake: ['Date'] })
  let refused = ''
  const over = startDatabase({ data_dir }).catch((error: Error) => (refused = error.message))
  const hurry = setInterval(() => vi.advanceTimersByTime(1_000), 5)
  await over
  clearInterval(hurry)
  vi.useRealTimers()
  other.kill('SIGKILL')
  rmSync(join(cluster(), 'postmaster.pid'))
  expect(refused).toContain('does not answer at /nowhere')
  expect(refused).not.toMatch(/\bkill\b/)
})

describe.runIf(isRoot())('started by root', () => {
  it('PostgreSQL runs as somebody else, and without our environment', async () => {
    await urlOf(start({ env: { MASTER_KEY: 'planted-canary' } }))
    const pid = postmasterPid(cluster())
    expect(readFileSync(`/proc/${pid}/status`, 'utf8')).toMatch(new RegExp(`^Uid:\\s${nobody().uid}\\s`, 'm'))
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('planted-canary')
  })

  it('in a person’s own folder the database is that person’s', async () => {
    mkdirSync(data_dir)
    chownSync(data_dir, 1, 1)
    await urlOf(start())
    expect(statSync(cluster()).uid).toBe(1)
  })

  it('under a closed folder the database lies elsewhere, survives a restart, and a removed DATA_DIR starts afresh', async () => {
    const closed = join(data_dir, '..')
    chmodSync(closed, 0o700)
    const { project, remove } = copyOfProject({ mode: 0o700 })
    const places: string[] = []
    const restart = async (): Promise<{ url: string; server: ServerProcess }> => {
      const server = start({ project })
      const url = await urlOf(server)
      places.push(readFileSync(join(data_dir, 'database/elsewhere'), 'utf8'))
      return { url, server }
    }
    const first = await restart()
    await query(first.url, 'create table kept as select 7 as number')
    await first.server.kill('SIGTERM')
    const second = await restart()
    expect(await query(second.url, 'select number from kept')).toEqual([{ number: 7 }])
    await second.server.kill('SIGTERM')
    rmSync(data_dir, { recursive: true })
    const third = await restart()
    expect(await query(third.url, `select to_regclass('kept') as found`)).toEqual([{ found: null }])
    expect(third.server.events.map(({ said }) => said).join(' ')).toContain(`still lies in ${places[0]}`)
    await third.server.kill('SIGTERM')
    for (const place of new Set(places)) rmSync(place, { recursive: true })
    remove()
  })
})

const asAnother = isRoot() && canReach(nobody(), process.execPath)

describe.runIf(asAnother)('started by an ordinary user (here: nobody, lent by root)', () => {
  it('runs as that user, also where the packages are root’s and not linked', async () => {
    const account = nobody()
    const { project, library, remove } = copyOfProject()
    mkdirSync(data_dir)
    chownSync(data_dir, account.uid, account.gid)
    const url = await urlOf(start({ project, account }))
    expect(await query(url, 'select 1 as there')).toEqual([{ there: 1 }])
    expect(statSync(cluster()).uid).toBe(account.uid)
    expect(existsSync(library)).toBe(false)
    remove()
  })

  it('is told whose the folder is when it is another’s', async () => {
    mkdirSync(join(data_dir, 'database'), { recursive: true })
    const { refused } = await start({ account: nobody() }).ready
    expect(refused).toContain('belongs to the user with id 0')
  })
})

it.skipIf(asAnother || !isRoot())('an ordinary user cannot be tried here: this folder is closed to all but root', () => {
  expect(canReach(nobody(), process.execPath)).toBe(false)
})
