import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type ServerProcess = {
  process: ChildProcess
  /** Everything it wrote to its terminal so far. */
  output: () => string
  /** Its exit code; null when it was killed. */
  ended: Promise<number | null>
}

const ROOT = join(import.meta.dirname, '../..')
/** Production begins where nothing of the demo is. */
const MAINS = { production: 'server/src/main.ts', demo: 'server/demo/main.ts' }
/** Compiled code is kept between starts, as by `npm start`. */
const NODE_COMPILE_CACHE = join(ROOT, 'build/compiled')

/**
 * Launches the real server in a process of its own, on a free port and without demo data unless `env` says otherwise. `root`: the
 * folder it lies in, with the Node that it brings; the project's unless said.
 */
export function launchServer(env: Record<string, string>, root?: string): ServerProcess {
  const node = root === undefined ? process.execPath : join(root, 'node_modules/.bin/node')
  const main = MAINS[env['NODE_ENV'] === 'production' ? 'production' : 'demo']
  const child = spawn(node, [join(root ?? ROOT, main)], {
    cwd: root ?? ROOT,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE, PORT: '0', DEMO_SEED: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => void (text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => void (text += chunk.toString()))
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return { process: child, output: () => text, ended }
}

/** Waits until the server says its address. */
export async function addressOf(server: ServerProcess): Promise<string> {
  for (;;) {
    const url = /http:\/\/localhost:\d+/.exec(server.output())?.[0]
    if (url) return url
    if (server.process.exitCode !== null) throw new Error(`ended with ${server.process.exitCode}: ${server.output()}`)
    await Promise.race([once(server.process.stdout!, 'data'), server.ended])
  }
}
