// What every script knows of the project. Plain JavaScript without a dependency: it runs before anything is installed.
import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** A sentence for the person at the terminal, without a stack. */
export class Refusal extends Error {}

/** Runs `main` and ends with its exit code (0 when it answers none). */
export async function runScript(main) {
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(`\n${error.message}\n`)
    process.exitCode = 1
  }
}

/**
 * Runs a command in the project's folder and answers its exit code. Its output is ours unless `output` is 'collect':
 * then `{ code, text }` comes back, standard error included.
 */
export function run(command, args, { env = process.env, output = 'inherit', cwd = ROOT } = {}) {
  return new Promise((resolve, reject) => {
    const collect = output === 'collect'
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: collect ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    let text = ''
    for (const stream of collect ? [child.stdout, child.stderr] : []) stream.on('data', (bytes) => (text += bytes))
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(collect ? { code: code ?? 1, text } : (code ?? (signal ? 1 : 0))))
  })
}

/** Like `run`, for a step without which the rest makes no sense. */
export async function must(what, command, args, options) {
  const code = await run(command, args, options)
  if (code !== 0) throw new Refusal(`${what} failed; what went wrong stands above.`)
}
