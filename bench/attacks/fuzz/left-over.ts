import { setTimeout as sleep } from 'node:timers/promises'
import type { Stage } from '../attack.ts'

const PATIENCE_MS = 30_000
const LOOK_MS = 100
/** What the server counts while it is at work, and holds for it: nothing once nobody is there. */
const GAUGES = [
  'himoya_calls_at_work',
  'himoya_body_bytes',
  'himoya_sos_turns',
  'himoya_file_turns',
  'himoya_search_turns',
  'himoya_password_turns',
  'himoya_refusals_waiting',
]
/** Some are there at all times: no more than there were. */
const LISTENERS = 'himoya_hub_listeners'

/** What one counter came to; undefined: it is not told. */
type Counter = { name: string; least: string | undefined; read(): Promise<string | undefined> }
export type LeftOver = { judge(stage: Stage): Promise<void> }

/** Looks now at what may be there at all times; `judge` says, once nobody is there any more, whether anything was not given back. */
export async function watchLeftOver({ house }: Pick<Stage, 'house'>): Promise<LeftOver> {
  const port = house.nodes[0]!.port
  const ask = async (path: string): Promise<string> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`)
    return answer.text()
  }
  const gauge = (name: string) => async () => new RegExp(`^${name} (\\S+)$`, 'm').exec(await ask('/metrics'))?.[1]
  const count = (query: string) => async () => String((await house.pool.query<{ count: number }>(query)).rows[0]!.count)
  const counters: Counter[] = [
    ...GAUGES.map((name) => ({ name, least: '0', read: gauge(name) })),
    { name: LISTENERS, least: await gauge(LISTENERS)(), read: gauge(LISTENERS) },
    {
      name: 'connections that were lent and not given back',
      least: '0',
      read: count(`select count(*) from pg_stat_activity where state like 'idle in transaction%'`),
    },
    {
      // Whoever repeats what stands there is told to wait.
      name: 'keys of sendings that nobody is at work on',
      least: '0',
      read: count('select count(*) from idempotency_key where status is null'),
    },
  ]
  return {
    async judge({ find, expect, figure, skip }) {
      try {
        for (const path of ['/readyz', '/api/v1/region/']) await ask(path)
        for (const { name, least, read } of counters) {
          const value = await atRest(read, least)
          if (value === undefined) skip(`the server does not tell ${name}`)
          else figure(name, value)
          expect(value === undefined || value === least, 'left over', `${name}: ${value}, not ${least}, though nobody is there`)
        }
      } catch (error) {
        find('gone', `afterwards: ${String(error)}`)
      }
    },
  }
}

/** What it comes to, at the latest after some time. */
async function atRest(read: Counter['read'], least: string | undefined): Promise<string | undefined> {
  let value = await read()
  for (const deadline = Date.now() + PATIENCE_MS; value !== undefined && value !== least && Date.now() < deadline;) {
    await sleep(LOOK_MS)
    value = await read()
  }
  return value
}
