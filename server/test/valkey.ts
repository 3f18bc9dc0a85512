import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { createClient } from '@redis/client'
import { until } from '../../kit/test/until.ts'
import { freePort } from './free-port.ts'

/** Debian's `redis-tools` holds the server under another name and, unlike `redis-server`, starts no service. */
const PROGRAMS = [
  { file: 'valkey-server', as: 'valkey-server' },
  { file: 'redis-server', as: 'redis-server' },
  { file: 'redis-check-rdb', as: 'redis-server' },
]

/** A Valkey (or Redis) of a test's own on a free port, with nothing on the disk. */
export type Valkey = {
  url: string
  /** SIGKILL; what it knew is gone. */
  kill(): Promise<void>
  start(): Promise<void>
  /** SIGSTOP and SIGCONT: it is there and does not answer. */
  freeze(): void
  thaw(): void
  /** Forgets everything it keeps. */
  flush(): Promise<void>
}

/** null: none of the programs is installed. */
export function findValkey(): { path: string; as: string } | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  for (const { file, as } of PROGRAMS) {
    const path = folders.map((folder) => join(folder, file)).find(isExecutable)
    if (path) return { path, as }
  }
  return null
}

export async function startValkey(program: { path: string; as: string }): Promise<Valkey> {
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', '/']
  let child: ChildProcess | null = null

  process.once('exit', () => void child?.kill('SIGKILL'))
  const valkey: Valkey = {
    url,
    async start() {
      const started = spawn(program.path, flags, { argv0: program.as, stdio: 'ignore' })
      child = started
      await until(async () => started.exitCode !== null || (await ask(url, (client) => client.ping().then(() => true))))
      if (started.exitCode !== null) throw new Error(`${program.path} ended with ${started.exitCode}`)
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    flush: async () => void (await ask(url, (client) => client.flushAll().then(() => true))),
  }
  await valkey.start()
  return valkey
}

async function ask(url: string, work: (client: ReturnType<typeof createClient>) => Promise<boolean>): Promise<boolean> {
  const client = createClient({ url, socket: { reconnectStrategy: false } })
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client as never)
  } catch {
    // It does not answer yet.
    return false
  } finally {
    if (client.isOpen) client.destroy()
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
