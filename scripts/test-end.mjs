// The last lines of npm test: what was slow, how long each part took, where it ran, what was left out, what failed and why.
import { statfsSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir, userInfo } from 'node:os'
import { ROOT } from './project.mjs'

/** What `work` answers, with its name and how long it took. */
export async function timed(part, work) {
  const began = performance.now()
  return { ...(await work()), part, ms: performance.now() - began }
}

/** Prints the end of a run and answers its exit code. A part that counts nothing only took its time. */
export function tellEnd(parts, { seed, again }) {
  const all = (what) => parts.flatMap((part) => part[what] ?? [])
  const sum = (what) => parts.reduce((total, part) => total + (part[what] ?? 0), 0)
  for (const line of all('slowest')) console.log(line)
  for (const line of all('figures')) console.log(line)
  console.log(`Took: ${parts.map(({ part, ms }) => `${part} ${(ms / 60_000).toFixed(1)} min`).join(', ')}`)
  console.log(`Seed ${seed}; again: ${again}`)
  console.log(whereItRan())
  for (const { name, reason } of all('skipped')) console.log(`SKIPPED ${name}: ${reason}`)
  for (const name of all('unsteady')) console.log(`UNSTEADY ${name}`)
  // Last, where whoever looks at a long run looks first.
  for (const name of all('names')) console.log(`FAILED ${name}`)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') > 0 ? 1 : 0
}

/** What a failure may be owed to that is not ours: whose machine, how busy, how full. */
function whereItRan() {
  const load = loadavg().map((one) => one.toFixed(1))
  return `Ran as ${userName()} with Node ${process.versions.node} on ${availableParallelism()} processors, load ${load.join(' ')}; free: ${freeAt(ROOT)} here, ${freeAt(tmpdir())} in ${tmpdir()}`
}

function userName() {
  try {
    return userInfo().username
  } catch {
    // A container may run us by a number that has no name.
    return `user ${process.getuid?.()}`
  }
}

function freeAt(folder) {
  const { bavail, bsize } = statfsSync(folder)
  return `${((bavail * bsize) / 1e9).toFixed(1)} GB`
}
