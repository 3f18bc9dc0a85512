import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { cpus, loadavg, release, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Linux counts processor time in hundredths of a second. */
const TICKS = 100
const STOP_MS = 20_000
const READY_MS = 60_000
const POLL_MS = 20

type Entry = { pid: number; parent: number; own_cpu: number; cpu: number }

function read(pid: string): Entry[] {
  try {
    // The name stands in brackets and may hold spaces; the numbers begin behind it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    const [parent, user, system, gone_user, gone_system] = [1, 11, 12, 13, 14].map((index) => Number(fields[index]))
    const own_cpu = (user! + system!) / TICKS
    return [{ pid: Number(pid), parent: parent!, own_cpu, cpu: own_cpu + (gone_user! + gone_system!) / TICKS }]
  } catch {
    // It ended while we looked.
    return []
  }
}

function memoryKb(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
  } catch {
    // It ended while we looked.
    return 0
  }
}

/** Processor seconds (`own_`: without their children) and memory (shared pages counted once) of processes and all they started. */
export function usage(...roots: number[]): { cpu: number; own_cpu: number; memory_mb: number; own_memory_mb: number } {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(read)
  const wanted = new Set(roots)
  for (let grown = true; grown;) {
    const more = all.filter(({ pid, parent }) => wanted.has(parent) && !wanted.has(pid))
    for (const { pid } of more) wanted.add(pid)
    grown = more.length > 0
  }
  const chosen = all.filter(({ pid }) => wanted.has(pid))
  const own = chosen.filter(({ pid }) => roots.includes(pid))
  const sum = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((total, one) => total + of(one), 0)
  return {
    own_cpu: sum(own, ({ own_cpu }) => own_cpu),
    own_memory_mb: sum(own, ({ pid }) => memoryKb(pid)) / 1024,
    cpu: sum(chosen, ({ cpu }) => cpu),
    memory_mb: sum(chosen, ({ pid }) => memoryKb(pid)) / 1024,
  }
}

export type Started = {
  child: ChildProcess
  pid: number
  /** The first group of `ready`. */
  answer: string
  /** As an operator stops it; forced after a while. */
  stop(): Promise<void>
  /** As a power cut: SIGKILL. */
  kill(): Promise<void>
}

const living = new Set<ChildProcess>()
// SIGTERM, not SIGKILL: they stop what they started themselves.
process.once('exit', () => living.forEach((child) => child.kill('SIGTERM')))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** What a failure left behind. */
export async function stopAll(): Promise<void> {
  const ends = [...living].map((child) => new Promise((resolve) => child.once('exit', resolve)))
  for (const child of living) child.kill('SIGTERM')
  await Promise.all(ends)
}

type Program = {
  command: string
  args: readonly string[]
  /** Over our own environment. */
  env?: Record<string, string>
  cwd?: string
  uid?: number
  gid?: number
}

/** Starts a program; ready when its output fits, or when this port of the machine answers. */
export async function launch({ command, args, env = {}, ...place }: Program, ready: RegExp | number): Promise<Started> {
  const child = spawn(command, args, { ...place, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  living.add(child)
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
  })
  const hear = listen(child, typeof ready === 'number' ? null : ready)
  void ended.then(() => living.delete(child))
  const failed = ended.then(() => {
    throw new Error(`${command} ${args.join(' ')} ended: ${hear.said().slice(-2_000)}`)
  })
  const patience = sleep(READY_MS, undefined, { ref: false }).then(() => {
    throw new Error(`${command} ${args.join(' ')} was not ready in ${READY_MS / 1_000} s: ${hear.said().slice(-2_000)}`)
  })
  const answer = await Promise.race([typeof ready === 'number' ? portAnswers(ready, ended) : hear.answer, failed, patience])
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    const forced = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
    await ended
    clearTimeout(forced)
  }
  return { child, pid: child.pid!, answer, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

function listen(child: ChildProcess, ready: RegExp | null): { answer: Promise<string>; said(): string } {
  let said = ''
  const answer = new Promise<string>((resolve) => {
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (text: Buffer) => {
        said = (said + text.toString()).slice(-20_000)
        const match = ready?.exec(said)
        if (match) resolve(match[1] ?? '')
      })
  })
  return { answer, said: () => said }
}

/** Resolves once something listens there; gives up when the program has ended. */
async function portAnswers(port: number, ended: Promise<void>): Promise<string> {
  let over = false
  void ended.then(() => (over = true))
  while (!over && !(await answers(port))) await sleep(POLL_MS)
  return ''
}

export async function answers(port: number): Promise<boolean> {
  const socket = createConnection(port, '127.0.0.1')
  const there = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
  })
  socket.destroy()
  return there
}

/** Starts a script with this Node. */
export async function start(
  script: string,
  args: readonly string[],
  env: Record<string, string>,
  ready: RegExp,
): Promise<Started> {
  return launch({ command: process.execPath, args: [script, ...args], env }, ready)
}

const SERVER = join(import.meta.dirname, '../server')

/** Our server as `npm start` runs it; `env` over our own environment. */
export function startServer(env: Record<string, string>, ready: RegExp): Promise<Started> {
  const flags = JSON.parse(readFileSync(join(SERVER, 'node-flags.json'), 'utf8')) as string[]
  // As `npm start` does: compiled code is kept between starts.
  const kept = { NODE_COMPILE_CACHE: join(SERVER, '../build/compiled'), ...env }
  return launch({ command: process.execPath, args: [...flags, join(SERVER, 'demo/main.ts')], env: kept }, ready)
}

export function machine(): string {
  const [first] = cpus()
  const memory = (totalmem() / 1024 ** 3).toFixed(0)
  const load = loadavg()[0]!.toFixed(1)
  return `${cpus().length} x ${first?.model.trim() ?? 'processor'}, ${memory} GB, Linux ${release()}, Node ${process.version}, load ${load}`
}
