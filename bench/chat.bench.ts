// npm run bench -- chat [seconds] [--parts flat,paced,idle,burst,reconnect,kill] [--sockets 200] [--only ours]: the real
// server with the bare limit beside it. Loopback only, in temporary folders, fsync on. Of `flat` the last figures stand in
// chat/figures.json; --out FILE has what became of them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments } from './chat/arguments.ts'
import { compare, keepFigures, lastFigures, type Figures, type Side } from './chat/figures-file.ts'
import { startGenerator } from './chat/generator.ts'
import { himoya, LIMITS } from './chat/himoya.ts'
import { limit } from './chat/limit.ts'
import { burstRow, idleRow, killsRow, loadRow, regroupRow } from './chat/lines-of-results.ts'
import {
  measureBurst,
  measureFlat,
  measureIdle,
  measureKills,
  measurePaced,
  measureRegroup,
  open,
  type Bench,
  type Load,
} from './chat/phases.ts'
import { machine } from './processes.ts'

const PARTS = ['idle', 'reconnect', 'burst', 'paced', 'flat', 'kill'] as const
type Part = (typeof PARTS)[number]
type Row = Record<string, string | number>

const given = readArguments(10)
const parts = PARTS.filter((part) => (given.list('parts') ?? ['flat']).includes(part))
const sockets = given.number('sockets', 200)
const only = given.list('only')
const BURST_PAIRS = 500
const RECONNECTING = given.number('reconnecting', 10_000)
const IDLE = 2_000
const RATE = 200
const KILL_RATE = given.number('rate', 2_000)
const TRIALS = given.number('trials', 5)

const flat = new Map<string, Side>()
const sideOf = ({ acked, acked_seconds, cpu_per_1000 }: Load): Side => ({ acked_per_s: acked / acked_seconds, cpu_per_1000 })

/** How many sockets a part needs, and what it measures. The greatest come first: closing is quicker than opening. */
const work: Record<Part, { sockets: number; run(name: string, bench: Bench): Promise<Row> }> = {
  idle: { sockets: IDLE, run: async (name, bench) => idleRow(name, await measureIdle(bench, IDLE)) },
  reconnect: { sockets: RECONNECTING, run: async (name, bench) => regroupRow(name, await measureRegroup(bench, RECONNECTING)) },
  burst: { sockets: BURST_PAIRS * 2, run: async (name, bench) => burstRow(name, await measureBurst(bench, BURST_PAIRS, 3)) },
  paced: { sockets, run: async (name, bench) => loadRow(name, await measurePaced(bench, sockets, given.seconds, RATE)) },
  flat: {
    sockets,
    async run(name, bench) {
      const load = await measureFlat(bench, sockets, given.seconds)
      flat.set(name, sideOf(load))
      return loadRow(name, load)
    },
  },
  kill: { sockets, run: async (name, bench) => killsRow(name, await measureKills(bench, TRIALS, KILL_RATE)) },
}

const folder = mkdtempSync(join(tmpdir(), 'himoya-bench-'))
const rows: Record<Part, Row[]> = { idle: [], reconnect: [], burst: [], paced: [], flat: [], kill: [] }
try {
  for (const system of [himoya, limit].filter(({ key }) => only === null || only.includes(key))) {
    const most = Math.max(...parts.map((part) => work[part].sockets))
    const running = await system.start(folder, most / 2)
    const generator = startGenerator()
    try {
      for (const part of parts) {
        if (part !== 'idle') await open({ running, generator }, work[part].sockets)
        rows[part].push(await work[part].run(system.name, { running, generator }))
      }
    } finally {
      generator.stop()
      await running.stop()
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

console.log(`\n${machine()}; LIMITS=${LIMITS}`)
console.log('The generator shares the processors with the server; VOID: it was too busy itself to be believed.')
for (const part of parts) {
  console.log(`\n${part}`)
  console.table(rows[part])
}
const [ours, bare] = [flat.get(himoya.name), flat.get(limit.name)]
if (ours && bare) {
  const at = new Date().toISOString().slice(0, 10)
  const figures: Figures = { at, machine: machine(), seconds: given.seconds, sockets, ours, limit: bare }
  const said = compare(figures, lastFigures())
  keepFigures(figures)
  console.log(said)
  const out = given.list('out')?.join(',')
  if (out !== undefined) writeFileSync(out, JSON.stringify({ said }))
}
