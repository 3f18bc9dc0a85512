import { errorFields } from '../../platform/core/log.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Platform } from '../../platform/platform.ts'
import { bareOf, type NotedRow } from '../../platform/limits/security-log.ts'
import { ALERT_RULES, type AlertRule } from './alert.policy.ts'
import {
  addEvents,
  addToAlert,
  countEvents,
  countUnseen,
  insertAlert,
  lockAlerts,
  readGrowth,
  type NewAlert,
} from './security.store.ts'

const BEAT_MS = 1_000
const HOUR_MS = 3_600_000
/** New rows an hour; beyond them events are counted without saying whose and from where. Fourteen days are 1.7 million small rows. */
const ROWS_AN_HOUR = 5_000
/** Of one kind that nobody has seen; beyond them one alert stands for all others. */
const MOST_UNSEEN = 50

export type SecurityKeeper = { flush(): Promise<void>; stop(): Promise<void> }

/** Writes down what was noted, once a second, and tells supervisors of what they must know. */
export function keepSecurityLog(platform: Platform, rows_an_hour = ROWS_AN_HOUR): SecurityKeeper {
  let running: Promise<void> = Promise.resolve()
  const flush = (): Promise<void> => {
    running = running.then(async () => {
      const rows = platform.security.take()
      if (rows.length === 0) return
      try {
        await writeDown(platform, rows, rows_an_hour)
      } catch (error) {
        platform.security.giveBack(rows)
        platform.log.warn('the security log could not be written', errorFields(error))
      }
    })
    return running
  }
  const timer = setInterval(() => void flush(), BEAT_MS).unref()
  return {
    flush,
    async stop() {
      clearInterval(timer)
      await flush()
    },
  }
}

async function writeDown(platform: Platform, rows: readonly NotedRow[], rows_an_hour: number): Promise<void> {
  const now = platform.now()
  await platform.db.transaction().execute(async (db) => {
    await lockAlerts(db)
    await addEvents(db, await withinBound(db, rows, new Date(now.getTime() - HOUR_MS), rows_an_hour))
    const raised = new Map<string, NewAlert>()
    for (const row of rows) {
      for (const rule of ALERT_RULES) {
        const alert = rule.events.includes(row.event) ? await alertOf(db, rule, row, now) : null
        if (alert) raised.set(`${rule.alert} ${alert[rule.by]?.toString('hex') ?? ''}`, alert)
      }
    }
    for (const alert of raised.values()) await tell(db, alert)
  })
}

/** Rows that are new and too many lose whose they are; equal ones become one. */
async function withinBound(db: Db, rows: readonly NotedRow[], from: Date, rows_an_hour: number): Promise<NotedRow[]> {
  const grown = await readGrowth(
    db,
    rows.map(({ fold }) => fold),
    from,
  )
  let space = rows_an_hour - grown.rows
  const kept = new Map<string, NotedRow>()
  for (const row of rows) {
    const is_known = grown.known.has(row.fold.toString('base64'))
    const written = is_known || space > 0 ? row : bareOf(row)
    if (!is_known) space -= 1
    const key = written.fold.toString('base64')
    const equal = kept.get(key)
    kept.set(key, equal ? { ...equal, count: equal.count + written.count } : written)
  }
  return [...kept.values()]
}

async function alertOf(db: Db, rule: AlertRule, row: NotedRow, now: Date): Promise<NewAlert | null> {
  const { account, member_id, address, audience } = row
  const value = row[rule.by]
  if (value === null) return null
  const of =
    rule.by === 'member_id' ? { member_id: member_id! } : rule.by === 'account' ? { account: account! } : { address: address! }
  const found = await countEvents(db, rule.events, of, new Date(now.getTime() - rule.seconds * 1_000))
  if (found[rule.of] < rule.from[audience]) return null
  const who = { account: rule.by === 'address' ? null : account, member_id: rule.by === 'address' ? null : member_id }
  return { alert: rule.alert, audience, ...who, address: rule.by === 'address' ? address : null, count: found[rule.of], at: now }
}

/** What goes on is no new alert: within an hour it is the one there was, seen or not. */
async function tell(db: Db, alert: NewAlert): Promise<void> {
  const from = new Date(alert.at.getTime() - HOUR_MS)
  if (await addToAlert(db, alert, from)) return
  if ((await countUnseen(db, alert.alert)) < MOST_UNSEEN) return insertAlert(db, alert)
  const all = { ...alert, account: null, member_id: null, address: null }
  if (!(await addToAlert(db, all, from))) await insertAlert(db, all)
}
