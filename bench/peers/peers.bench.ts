// npm run bench -- peers [seconds] [--only ours,limit] [--parts …] [--sockets …] [--trials 20] [--publish]: the chat server beside
// the usual ways to build one, each with the same work (README.md). Loopback only, in temporary folders, fsync on.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments } from '../chat/arguments.ts'
import { himoya } from '../chat/himoya.ts'
import { limit } from '../chat/limit.ts'
import type { System } from '../chat/system.ts'
import { django, djangoTuned, djangoTwice } from './django/django.ts'
import { ejabberd } from './ejabberd/ejabberd.ts'
import { fsyncMs } from './fsync.ts'
import { measureSystem, type Plan } from './measure-system.ts'
import { drawPicture } from './picture.ts'
import { prosody } from './prosody/prosody.ts'
import { publish } from './publish.ts'
import type { Results } from './results.ts'
import { socketIo } from './socket-io/socket-io.ts'
import { markdown } from './table.ts'
import { machine } from '../processes.ts'

const SYSTEMS: System[] = [himoya, limit, socketIo, django, djangoTwice, djangoTuned, ejabberd, prosody]
const PARTS = ['idle', 'reconnect', 'flat', 'paced', 'burst', 'kill']
const OUT = join(import.meta.dirname, '../../build/bench')

const given = readArguments(10)
const plan: Plan = {
  seconds: given.seconds,
  rounds: given.number('rounds', 3),
  sockets: (given.list('sockets') ?? ['200', '1000', '5000']).map(Number).toSorted((one, other) => other - one),
  rate: 200,
  burst: { pairs: 500, each: 3 },
  trials: given.number('trials', 20),
  parts: new Set(given.list('parts') ?? PARTS),
}

async function run(): Promise<Results> {
  const only = given.list('only')
  const folder = mkdtempSync(join(tmpdir(), 'himoya-peers-'))
  const date = new Date().toISOString().slice(0, 10)
  const { seconds, rounds, rate } = plan
  const all: Results = { machine: machine(), date, fsync_ms: fsyncMs(folder), seconds, rounds, rate, results: [], skipped: [] }
  try {
    for (const system of SYSTEMS.filter(({ key }) => only === null || only.includes(key))) {
      const reason = await system.missing()
      if (reason !== null) all.skipped.push({ name: system.name, reason })
      else all.results.push(await measureSystem(system, folder, plan, (what) => console.log(what)))
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return all
}

// With --from the table and the picture are made anew out of an earlier run.
const from = given.list('from')?.[0]
const results = from === undefined ? await run() : (JSON.parse(readFileSync(from, 'utf8')) as Results)
mkdirSync(OUT, { recursive: true })
writeFileSync(join(OUT, 'peers.json'), `${JSON.stringify(results, null, 2)}\n`)
writeFileSync(join(OUT, 'peers.svg'), drawPicture(results))
const table = markdown(results)
console.log(`\n${table}\n\nAlso in build/bench: peers.json, peers.svg`)
if (given.flag('publish')) publish(OUT, table)
