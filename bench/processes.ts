import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { cpus, release, totalmem } from 'node:os'

/** Linux counts processor time in hundredths of a second. */
const TICKS = 100

type Entry = { pid: number; parent: number; own_cpu: number; cpu: number; memory_kb: number }

function read(pid: string): Entry[] {
  try {
    // The name stands in brackets and may hold spaces; the numbers begin behind it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    const memory = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))
    const [parent, user, system, gone_user, gone_system] = [1, 11, 12, 13, 14].map((index) => Number(fields[index]))
    const own_cpu = (user! + system!) / TICKS
    const cpu = own_cpu + (gone_user! + gone_system!) / TICKS
    return [{ pid: Number(pid), parent: parent!, own_cpu, cpu, memory_kb: Number(memory?.[1] ?? 0) }]
  } catch {
    // It ended while we looked.
    return []
  }
}

/** Processor seconds (`own_`: without its children) and memory (shared pages counted once) of a process and all it started. */
export function usage(root: number): { cpu: number; own_cpu: number; memory_mb: number; own_memory_mb: number } {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(read)
  const wanted = new Set([root])
  for (let grown = true; grown;) {
    const more = all.filter(({ pid, parent }) => wanted.has(parent) && !wanted.has(pid))
    for (const { pid } of more) wanted.add(pid)
    grown = more.length > 0
  }
  const chosen = all.filter(({ pid }) => wanted.has(pid))
  const own = chosen.find(({ pid }) => pid === root)
  return {
    own_cpu: own?.own_cpu ?? 0,
    own_memory_mb: (own?.memory_kb ?? 0) / 1024,
    cpu: chosen.reduce((sum, { cpu }) => sum + cpu, 0),
    memory_mb: chosen.reduce((sum, { memory_kb }) => sum + memory_kb, 0) / 1024,
  }
}

/** Starts a script with this Node; ready when a line of its output fits, whose first group is returned. */
export async function start(
  script: string,
  args: readonly string[],
  env: Record<string, string>,
  ready: RegExp,
): Promise<{ child: ChildProcess; answer: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  const answer = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString()
      const match = ready.exec(said)
      if (match) resolve(match[1] ?? '')
    })
    child.once('exit', () => reject(new Error(`${script} ended: ${said}`)))
  })
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
  return { child, answer, stop }
}

export function machine(): string {
  const [first] = cpus()
  const memory = (totalmem() / 1024 ** 3).toFixed(0)
  return `${cpus().length} x ${first?.model.trim() ?? 'processor'}, ${memory} GB, Linux ${release()}, Node ${process.version}`
}
