import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export const ROOT = join(import.meta.dirname, '..')

/** A text message as the demo's outbox keeps it. */
type Sms = { to: string; text: string; code: string; at: string }

/** A whole Himoya of a few journeys' own: the real server, its PostgreSQL and the built site on a free port. */
export type House = {
  /** `http://localhost:12345` */
  url: string
  /** Every SMS sent so far, oldest first. */
  sms: () => Sms[]
  /** SIGKILL to the server and to every process of its PostgreSQL, as when the power goes. */
  killEverything: () => Promise<void>
  /** `root`: the folder of another release; the one it had before unless said. */
  start: (root?: string) => Promise<void>
  /** Ends it and removes its folder. */
  leave: () => Promise<void>
  /** Ends it in order and answers its folder, with all that it keeps. */
  close: () => Promise<string>
}

/** Where a closed house lies that others are copied from (prepared-house.ts): its database is made and its samples are in it. */
export const PREPARED = 'HIMOYA_PREPARED_HOUSE'

const START_MS = 240_000

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** The postmaster's process id: the first line of the file it keeps in its folder. */
function postmasterOf(data_dir: string): number | null {
  const file = readdirSync(data_dir, { recursive: true, encoding: 'utf8' }).find((path) => path.endsWith('postmaster.pid'))
  if (!file) return null
  try {
    // Of a file that is only begun there is none: a signal to 0 would end our own.
    return Number(readFileSync(join(data_dir, file), 'utf8').split('\n')[0]) || null
  } catch {
    // It ended between the two looks, and took its file along.
    return null
  }
}

const childrenOf = (pid: number): number[] => {
  const file = `/proc/${pid}/task/${pid}/children`
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number) : []
}

/** Sends `signal` (0 only asks); false when there is no such process of ours any more. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    // Gone meanwhile, which is what was wanted, or somebody else's.
    return false
  }
}

/** A run that was killed leaves folders behind; without its files a PostgreSQL ends by itself within a minute. */
function sweepAbandoned(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = /^himoya-journey-(\d+)-/.exec(name)?.[1]
    const folder = join(tmpdir(), name)
    if (!pid || signal(Number(pid), 0) || statSync(folder).uid !== process.getuid?.()) continue
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * All journeys come from one address. By the usual limits the puzzle for its hundredth account is a million hashes, minutes on a busy
 * machine, and a run that is quicker than another is told to wait. One journey has the real ones (limits.spec.ts).
 */
const LIFTED = `
  api api_sos page page_form refused search chat_send attachment faq_helpful place_answer place_words question_votes nicknames
  nicknames_stop codes codes_stop password_sms passkey.offer audit.verify questions questions_stop
  questions_person complaints sos sos_person sos_more report_messages reports reports_stop reports_urgent reports_person
  evidence evidence_mb evidence_mp evidence_reserve reveal break_glass duty_code duty_code_again duty_test
  questionnaires_address questionnaires_person receipt_report receipt_question receipt_complaint receipt_way_back
`
  .trim()
  .split(/\s+/)
  .map((name) => `${name}=100000/1`)
  .join()

/** `settings`: what this house is told beside its place and port (docs/operate). */
export async function openHouse(settings: Record<string, string> = {}): Promise<House> {
  sweepAbandoned()
  const data_dir = mkdtempSync(join(tmpdir(), `himoya-journey-${process.pid}-`))
  // Run by root, PostgreSQL is another user and must reach its folder inside.
  chmodSync(data_dir, 0o755)
  const prepared = process.env[PREPARED]
  // With its owners: PostgreSQL opens no folder of somebody else.
  if (prepared) execFileSync('cp', ['-a', `${prepared}/.`, data_dir])
  const port = await freePort()
  const url = `http://localhost:${port}`
  let server: ChildProcess | null = null

  let release = ROOT
  const start = async (root = release): Promise<void> => {
    release = root
    // Compiled code is kept between starts, as by `npm start`.
    const compiled = { NODE_COMPILE_CACHE: join(root, 'build', 'compiled') }
    const place = { PORT: String(port), DATA_DIR: data_dir, LOG_LEVEL: 'error', ...compiled }
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, LIMITS: LIFTED, ...settings, ...place }
    const started = spawn(process.execPath, ['server/demo/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    server = started
    let said = ''
    for (const stream of [started.stdout, started.stderr]) stream.on('data', (bytes: Buffer) => (said += bytes.toString()))
    // On a machine that is busy with all else a start takes minutes; one that will never be ready is told all the same.
    for (const deadline = Date.now() + START_MS; Date.now() < deadline; await sleep(50)) {
      if (started.exitCode !== null) throw new Error(`The server ended by itself:\n${said}`)
      const answer = await fetch(`${url}/readyz`).catch(() => null)
      if (answer?.ok) return
    }
    throw new Error(`The server is not ready after ${START_MS / 1_000} s:\n${said}`)
  }

  const end = async (name: NodeJS.Signals): Promise<void> => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(name)
    await ended
  }

  const killEverything = async (): Promise<void> => {
    const postmaster = postmasterOf(data_dir)
    const doomed = postmaster ? [postmaster, ...childrenOf(postmaster)] : []
    await end('SIGKILL')
    for (const pid of doomed) signal(pid, 'SIGKILL')
  }

  const clear = (): void => rmSync(data_dir, { recursive: true, force: true })

  try {
    await start()
  } catch (error) {
    await killEverything()
    clear()
    throw error
  }
  return {
    url,
    start,
    sms: () => {
      const file = join(data_dir, 'outbox', 'sms.jsonl')
      const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
      return lines.map((line) => JSON.parse(line) as Sms)
    },
    killEverything,
    async leave() {
      await end('SIGTERM')
      clear()
    },
    async close() {
      await end('SIGTERM')
      // On a busy machine the server ends before its PostgreSQL has; who opened a copy of its folder would be led to the living one.
      for (let pid = postmasterOf(data_dir); pid && signal(pid, 'SIGINT'); pid = postmasterOf(data_dir)) await sleep(50)
      return data_dir
    },
  }
}
