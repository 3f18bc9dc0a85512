import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { TEST_MASTER_KEY } from '../../server/test/test-keys.ts'

const ROOT = join(import.meta.dirname, '../..')
/** With the demo on a busy machine a start takes over a minute; one that never ends is told all the same. */
const READY_MS = 240_000
/**
 * Nobody types 40 messages in 2 s for long; higher than the house's own, so that a fault is not a wait. All of them come from one
 * address, so what one client may have at work is lifted too: fifty who claim at once are not to be shed.
 */
const LIMITS =
  'chat_send=40/2,api=1000000/60,load_talk=1000000/1,load_sign_in=1000000/1,load_content=1000000/1,load_figures=1000000/1'

/** The real server as a process of its own. */
export type Node = {
  port: number
  /** Milliseconds from the start of the process to `/readyz`. */
  start(): Promise<number>
  /** It has not ended by itself. */
  lives(): boolean
  /** SIGKILL: mid-send, mid-commit, wherever it is. */
  kill(): Promise<void>
  /** SIGTERM: it drains and ends. */
  end(): Promise<void>
  /** Moves its wall clock (`Date`), as when a time server corrects it; timers and the database keep their own. */
  jumpClock(ms: number): void
  /** What was loaded before it hears this, where something was. */
  tell(word: object): void
  /** Called with what it says over the same wire. */
  hear(listen: (word: unknown) => void): void
  pid(): number | undefined
  /** What it printed since it was made. */
  said(): string
}

/** `preload`: what is loaded before the server (node --import), a file of bench/; it has a wire to us. */
type NodeOptions = { env: Record<string, string>; port: number; preload?: string }

export function createNode({ env, port, preload }: NodeOptions): Node {
  let child: ChildProcess | null = null
  let said = ''
  const listeners: ((word: unknown) => void)[] = []
  // However this run ends, it leaves no server behind.
  process.once('exit', () => void child?.kill('SIGKILL'))
  const running = (): boolean => child !== null && child.exitCode === null && child.signalCode === null
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (!running()) return
    const ended = once(child!, 'exit')
    child!.kill(signal)
    await ended
  }
  return {
    port,
    said: () => said,
    lives: running,
    async start() {
      const began = performance.now()
      const before = preload ? ['--import', join(ROOT, 'bench', preload)] : []
      const started = spawn(process.execPath, [...before, 'server/src/main.ts'], {
        cwd: ROOT,
        env: {
          PATH: process.env.PATH,
          HOME: process.env.HOME,
          NODE_COMPILE_CACHE: join(ROOT, 'build', 'compiled'),
          MASTER_KEY: TEST_MASTER_KEY,
          DEMO_SEED: '0',
          LOG_LEVEL: 'error',
          LIMITS,
          PORT: String(port),
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe', ...(preload ? (['ipc'] as const) : [])],
      })
      child = started
      started.on('message', (word) => listeners.forEach((listen) => listen(word)))
      for (const stream of [started.stdout!, started.stderr!]) stream.on('data', (bytes: Buffer) => (said += bytes.toString()))
      while (!(await isReady(port))) {
        if (!running()) throw new Error(`The server ended by itself:\n${said}`)
        if (performance.now() - began > READY_MS) throw new Error(`The server is not ready after ${READY_MS / 1_000} s:\n${said}`)
        await sleep(20)
      }
      return performance.now() - began
    },
    kill: () => stop('SIGKILL'),
    end: () => stop('SIGTERM'),
    jumpClock: (ms) => void child?.send({ jump_ms: ms }),
    // A server that has ended hears nothing; that it has, `lives` says.
    tell: (word) => void child?.send(word, () => {}),
    hear: (listen) => void listeners.push(listen),
    pid: () => child?.pid,
  }
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(3_000) }).catch(() => null)
  await answer?.arrayBuffer()
  return answer?.ok ?? false
}

/** A folder for one run; what a killed run left is removed with it. */
export function openFolder(): { data_dir: string; remove(): void } {
  for (const name of readdirSync(tmpdir())) {
    const pid = /^himoya-faults-(\d+)-/.exec(name)?.[1]
    const folder = join(tmpdir(), name)
    if (!pid || existsSync(`/proc/${pid}`) || statSync(folder).uid !== process.getuid?.()) continue
    rmSync(folder, { recursive: true, force: true })
  }
  const data_dir = mkdtempSync(join(tmpdir(), `himoya-faults-${process.pid}-`))
  // Run by root, PostgreSQL is another user and must reach its folder inside.
  chmodSync(data_dir, 0o755)
  return { data_dir, remove: () => rmSync(data_dir, { recursive: true, force: true }) }
}

/** The processes of the PostgreSQL under `data_dir`, the postmaster first, and where its socket lies. null: none runs, or it only begins. */
export function findPostgres(data_dir: string): { pids: number[]; url: string } | null {
  const file = readdirSync(data_dir, { recursive: true, encoding: 'utf8' }).find((path) => path.endsWith('postmaster.pid'))
  const lines = file ? readIfThere(join(data_dir, file)).split('\n') : []
  const [postmaster, folder] = [Number(lines[0]), lines[4]?.trim() ?? '']
  // An empty file has no process yet, and a signal to 0 would end our own.
  if (!(postmaster > 0)) return null
  const list = `/proc/${postmaster}/task/${postmaster}/children`
  const children = existsSync(list) ? readFileSync(list, 'utf8').trim().split(' ').filter(Boolean).map(Number) : []
  return { pids: [postmaster, ...children], url: `postgres://himoya@/himoya?host=${encodeURIComponent(folder)}` }
}

/** A file may go between being found and being read. */
function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

/** A process may end between being found and being signalled; then there is nothing left to do. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}
