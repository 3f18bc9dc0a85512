import { setTimeout as sleep } from 'node:timers/promises'
import type { StaffRole } from '@himoya/contract/staff'
import type { Tokens } from '@himoya/contract/auth'
import { listChats } from '../../server/src/modules/chat/own-chats.service.ts'
import type { Platform } from '../../server/src/platform/platform.ts'
import { join } from '../../server/test/chat-cast.ts'
import { openChild, openCounsellor, writeTexts, type Client } from './client.ts'
import type { House } from './houses.ts'
import { judge, KINDS, type Finding, type Row } from './oracle.ts'
import { openProxy, type Proxy } from './proxy.ts'
import { createRandom, type Random } from './random.ts'

export type Pair = { child: Client; counsellor: Client }

/** One run of one fault: its people, its chance, and what is found at the end. */
export type Stage = {
  house: House
  random: Random
  clients: Client[]
  /** A child with an open chat and the counsellor who has it, each behind a line of their own. */
  pair(options?: PairOptions): Promise<Pair>
  pairs(count: number): Promise<Pair[]>
  /** A child whose chat nobody has yet. */
  waitingChild(): Promise<Client>
  /** A console of this member of staff on the given chat. */
  watch(chat_id: string, account: Account): Promise<Client>
  account(role: StaffRole | 'user', platform?: Platform): Promise<Account>
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

export type Account = { id: string; tokens: Tokens; alias: string }

export type PairOptions = {
  /** Index of the child's and the counsellor's node. */
  nodes?: [number, number]
  /** Makes the child's session with a clock of its own. */
  platform?: Platform
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
const LOOK_MS = 250

/** Runs `act`, waits until everything has come to rest, and asks the oracle. */
export async function perform(
  house: House,
  { name, seed, act }: { name: string; seed: number; act(stage: Stage): Promise<void> },
): Promise<Result> {
  const began = performance.now()
  const { stage, shut_out, findings, notes, lines } = setStage(house, name, createRandom(seed))
  try {
    await act(stage)
    const rows = await settle(stage, shut_out)
    const witnesses = stage.clients.map((client) => client.witness(!shut_out.has(client)))
    findings.push(...judge(rows, witnesses))
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
  const { platform, nodes } = house
  const findings: Finding[] = []
  const notes: string[] = []
  const lines: Proxy[] = []
  const shut_out = new Set<Client>()
  const clients: Client[] = []
  const openPerson = async ({ id, tokens }: Account, node: number): Promise<Client> => {
    const [chat] = await listChats(platform, { kind: 'user', id, session_id: '' }, 'uz')
    const who = `${name} child ${clients.length + 1}`
    const client = openChild({ name: who, account_id: id, tokens, chat_id: chat!.id, node, line: await stage.line(node) })
    clients.push(client)
    return client
  }
  const openStaff = async (chat_id: string, { id, tokens }: Account, node: number): Promise<Client> => {
    const who = `${name} staff ${clients.length + 1}`
    const client = openCounsellor({ name: who, account_id: id, tokens, chat_id, node, line: await stage.line(node) })
    clients.push(client)
    return client
  }

  const stage: Stage = {
    house,
    random,
    clients,
    async line(node = 0) {
      const line = await openProxy(nodes[node]!.port, createRandom(random.between(1, 2 ** 31)))
      lines.push(line)
      return line
    },
    async account(role, on = platform) {
      const { id, token, refresh, alias } = await join({ platform: on }, role)
      return { id, tokens: { access: token, refresh }, alias }
    },
    async pair({ nodes: [here, there] = [0, 0], platform: on = platform } = {}) {
      const staff = await stage.account('counsellor')
      const child = await openPerson(await stage.account('user', on), here)
      await claim(platform, child.chat_id, staff.id)
      return { child, counsellor: await openStaff(child.chat_id, staff, there) }
    },
    waitingChild: async () => openPerson(await stage.account('user'), 0),
    watch: (chat_id, account) => openStaff(chat_id, account, 0),
    async pairs(count) {
      const pairs: Pair[] = []
      for (let index = 0; index < count; index += 1) {
        const { length } = nodes
        pairs.push(await stage.pair({ nodes: [index % length, (index + 1) % length] }))
      }
      return pairs
    },
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

/** At most 10 s: what has not come by then is for `expect` to say. */
export async function until(holds: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 10_000; !holds() && Date.now() < deadline;) await sleep(20)
}

/** As the console's claim leaves it; no console of these tests is ever too slow for its lease. */
async function claim({ db }: Platform, chat_id: string, assigned_to: string): Promise<void> {
  const lease_until = new Date(Date.now() + 3_600_000)
  const claimed = { state: 'active', assigned_to, queued_at: new Date(), lease_until } as const
  await db.updateTable('chat').set(claimed).where('id', '=', chat_id).execute()
}

/** Until nothing waits in any hand and every screen shows as much as is stored; then what is stored. */
async function settle({ house, clients }: Stage, shut_out: ReadonlySet<Client>): Promise<Row[]> {
  const ids = [...new Set(clients.map(({ chat_id }) => chat_id))]
  const staying = clients.filter((client) => !shut_out.has(client))
  for (const deadline = Date.now() + SETTLE_MS; ; await sleep(LOOK_MS)) {
    const rows = await readRows(house, ids)
    const counts = new Map([...Map.groupBy(rows ?? [], ({ chat_id }) => chat_id)].map(([id, own]) => [id, own.length]))
    const rests = (client: Client): boolean =>
      client.waiting() === 0 && client.shown().length === (counts.get(client.chat_id) ?? 0)
    if (rows && (staying.every(rests) || Date.now() > deadline)) return rows
  }
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
