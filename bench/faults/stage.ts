import { setTimeout as sleep } from 'node:timers/promises'
import { createCast, type Cast } from './cast.ts'
import { writeTexts, type Client } from './client.ts'
import type { House } from './houses.ts'
import { judge, KINDS, type Finding, type Row } from './oracle.ts'
import { openProxy, type Proxy } from './proxy.ts'
import { createRandom, type Random } from './random.ts'

/** One run of one fault: its people, its chance, and what is found at the end. */
export type Stage = Cast & {
  house: House
  random: Random
  clients: Client[]
  line(node?: number): Promise<Proxy>
  /** Every client writes `count` texts at the pace of up to `pause_ms`. */
  allWrite(count: number, pause_ms: number): Promise<void>
  /** Told only what a fault did to whom; the witness may miss what came later. */
  shutOut(client: Client): void
  /** A word for the table: what was seen beside the promise. */
  note(word: string): void
  /** What only this fault has to promise. */
  expect(holds: boolean, says: string): void
}

export type Result = {
  fault: string
  seed: number
  written: number
  acked: number
  findings: Finding[]
  notes: string[]
  ms: number
}

const SETTLE_MS = 90_000
/** Screens that show what was lost never agree with the database again. */
const SHORT_SETTLE_MS = 5_000
const LOOK_MS = 250

/** Runs `act`, waits until everything has come to rest, and asks the oracle. */
export async function perform(
  house: House,
  { name, seed, bites = false, act }: { name: string; seed: number; bites?: boolean; act(stage: Stage): Promise<void> },
): Promise<Result> {
  const began = performance.now()
  const { stage, shut_out, findings, notes, lines } = setStage(house, name, createRandom(seed))
  try {
    // A fault that could not be played is a failure like any other, and the others are still played.
    await act(stage).catch((error: unknown) => void findings.push({ kind: 'broken', says: String(error) }))
    const rows = await settle(stage, shut_out, bites ? SHORT_SETTLE_MS : SETTLE_MS)
    const witnesses = stage.clients.map((client) => client.witness(!shut_out.has(client)))
    findings.push(...(bites ? biteOf(judge(rows, witnesses), notes) : judge(rows, witnesses)))
    const closes = stage.clients.flatMap(({ wire }) => wire.closes)
    if (closes.length > 0) notes.push(`closes ${countsOf(closes)}`)
    return {
      fault: name,
      seed,
      written: sum(witnesses.map(({ written }) => written.length)),
      acked: sum(witnesses.map(({ acks }) => acks.size)),
      findings,
      notes,
      ms: performance.now() - began,
    }
  } finally {
    for (const client of stage.clients) client.stop()
    for (const line of lines) line.close()
  }
}

function setStage(house: House, name: string, random: Random) {
  const findings: Finding[] = []
  const notes: string[] = []
  const lines: Proxy[] = []
  const shut_out = new Set<Client>()
  const clients: Client[] = []
  const line = async (node = 0): Promise<Proxy> => {
    const made = await openProxy(house.nodes[node]!.port, createRandom(random.between(1, 2 ** 31)))
    lines.push(made)
    return made
  }
  const stage: Stage = {
    ...createCast(house, { name, clients, line }),
    house,
    random,
    clients,
    line,
    async allWrite(count, pause_ms) {
      const own = clients.map((client) => ({ client, chance: createRandom(random.between(1, 2 ** 31)) }))
      await Promise.all(own.map(({ client, chance }) => writeTexts(client, chance, count, pause_ms)))
    },
    shutOut: (client) => void shut_out.add(client),
    note: (word) => void notes.push(word),
    expect(holds, says) {
      if (!holds) findings.push({ kind: 'broken', says })
    },
  }
  return { stage, shut_out, findings, notes, lines }
}

/** At most 40 s, for a busy machine: what has not come by then is for `expect` to say. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 40_000; !(await holds()) && Date.now() < deadline;) await sleep(20)
}

/** Until nothing waits in any hand and every screen shows as much as is stored; then what is stored. */
async function settle({ house, clients }: Stage, shut_out: ReadonlySet<Client>, patience_ms: number): Promise<Row[]> {
  const ids = [...new Set(clients.map(({ chat_id }) => chat_id))]
  const staying = clients.filter((client) => !shut_out.has(client))
  for (const deadline = Date.now() + patience_ms; ; await sleep(LOOK_MS)) {
    const rows = await readRows(house, ids)
    const counts = new Map([...Map.groupBy(rows ?? [], ({ chat_id }) => chat_id)].map(([id, own]) => [id, own.length]))
    const rests = (client: Client): boolean =>
      client.waiting() === 0 && client.shown().length === (counts.get(client.chat_id) ?? 0)
    // A database that does not come back holds nothing.
    if (Date.now() > deadline) return rows ?? []
    if (rows && staying.every(rests)) return rows
  }
}

/** A promise broken on purpose: what was found is as it should be, and silence is the failure. */
function biteOf(found: readonly Finding[], notes: string[]): Finding[] {
  const lost = found.filter(({ kind }) => kind === 'lost')
  notes.push(`the oracle found ${lost.length} lost`)
  return lost.length > 0 ? [] : [{ kind: 'broken', says: 'messages were lost on purpose and the oracle was silent' }]
}

/** null: the database is still coming back. */
async function readRows({ pool }: House, chat_ids: readonly string[]): Promise<Row[] | null> {
  const text = 'select chat_id, seq, cid, sender_id from message where chat_id = any($1) order by chat_id, seq'
  const answer = await pool.query<Row>(text, [chat_ids]).catch(() => null)
  return answer?.rows ?? null
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

function countsOf(values: readonly number[]): string {
  const groups = [...Map.groupBy(values, (value) => value)].toSorted(([one], [other]) => one - other)
  return groups.map(([value, same]) => `${value}x${same.length}`).join(' ')
}

/** Findings by kind, for the table. */
export const countsByKind = (findings: readonly Finding[]): Record<Finding['kind'], number> =>
  Object.fromEntries(KINDS.map((kind) => [kind, findings.filter((finding) => finding.kind === kind).length])) as never
