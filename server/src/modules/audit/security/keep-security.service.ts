import { errorFields } from '../../../platform/core/log.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { Platform } from '../../../platform/platform.ts'
import { lessOf, type NotedRow } from '../../../platform/limits/security-log.ts'
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
/**
 * New rows an hour; beyond them events are counted without saying from where, and whose only of the team. Fourteen days are 1.7 million
 * small rows.
 */
const ROWS_AN_HOUR = 5_000
/** Of one kind that nobody has seen; beyond them one alert stands for all others. */
const MOST_UNSEEN = 50
/** Rows that were written with less than they said: the rules still count them. */
const MOST_LOST = 5_000

export type SecurityKeeper = { flush(): Promise<void>; stop(): Promise<void> }

/** Writes down what was noted, once a second, and tells supervisors of what they must know. */
export function keepSecurityLog(platform: Platform, rows_an_hour = ROWS_AN_HOUR): SecurityKeeper {
  let running: Promise<void> = Promise.resolve()
  const lost: NotedRow[] = []
  const flush = (): Promise<void> => {
    running = running.then(async () => {
      const rows = platform.security.take()
      if (rows.length === 0) return
      try {
        await writeDown(platform, rows, { rows_an_hour, lost })
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

type Bound = { rows_an_hour: number; lost: NotedRow[] }

async function writeDown(platform: Platform, rows: readonly NotedRow[], { rows_an_hour, lost }: Bound): Promise<void> {
  const now = platform.now()
  const lately_lost = await platform.db.transaction().execute(async (db) => {
    await lockAlerts(db)
    const bound = await withinBound(db, rows, new Date(now.getTime() - HOUR_MS), rows_an_hour)
    await addEvents(db, bound.written)
    const seen = { now, lost: [...lost, ...bound.lost] }
    const raised = new Map<string, NewAlert>()
    for (const row of rows) {
      for (const rule of ALERT_RULES) {
        const alert = rule.events.includes(row.event) ? await alertOf(db, rule, row, seen) : null
        if (alert) raised.set(`${rule.alert} ${alert[rule.by]?.toString('hex') ?? ''}`, alert)
      }
    }
    for (const alert of raised.values()) await tell(db, alert)
    return bound.lost
  })
  lost.push(...lately_lost)
  lost.splice(0, lost.length - MOST_LOST)
}

/** Rows that are new and too many lose what they say; equal ones become one. `lost`: those that did, as they were. */
async function withinBound(db: Db, rows: readonly NotedRow[], from: Date, rows_an_hour: number) {
  const grown = await readGrowth(
    db,
    rows.map(({ fold }) => fold),
    from,
  )
  let space = rows_an_hour - grown.rows
  const kept = new Map<string, NotedRow>()
  const lost: NotedRow[] = []
  for (const row of rows) {
    const is_known = grown.known.has(row.fold.toString('base64'))
    const written = is_known || space > 0 ? row : lessOf(row)
    if (written !== row) lost.push(row)
    if (!is_known) space -= 1
    const key = written.fold.toString('base64')
    const equal = kept.get(key)
    kept.set(key, equal ? { ...equal, count: equal.count + written.count } : written)
  }
  return { written: [...kept.values()], lost }
}

type Seen = { now: Date; lost: readonly NotedRow[] }

async function alertOf(db: Db, rule: AlertRule, row: NotedRow, { now, lost }: Seen): Promise<NewAlert | null> {
  const { account, member_id, address, audience } = row
  const value = row[rule.by]
  if (value === null) return null
  const of =
    rule.by === 'member_id' ? { member_id: member_id! } : rule.by === 'account' ? { account: account! } : { address: address! }
  const from = new Date(now.getTime() - rule.seconds * 1_000)
  const found = await countEvents(db, rule.events, of, from)
  const unwritten = countLost(lost, rule, row, from)
  found.count += unwritten.count
  found.accounts += unwritten.accounts
  if (found[rule.of] < rule.from[audience]) return null
  const who = { account: rule.by === 'address' ? null : account, member_id: rule.by === 'address' ? null : member_id }
  return { alert: rule.alert, audience, ...who, address: rule.by === 'address' ? address : null, count: found[rule.of], at: now }
}

const spelled = (mark: Buffer | string | null): string => (Buffer.isBuffer(mark) ? mark.toString('base64') : (mark ?? ''))

/** What the table does not say any more; whose it was in the team stands there still. */
function countLost(lost: readonly NotedRow[], rule: AlertRule, row: NotedRow, from: Date): { count: number; accounts: number } {
  const value = spelled(row[rule.by])
  const same = lost.filter(
    (one) =>
      (one.member_id === null || rule.by === 'address') &&
      rule.events.includes(one.event) &&
      one.last_at >= from &&
      spelled(one[rule.by]) === value,
  )
  return {
    count: same.reduce((sum, one) => sum + one.count, 0),
    accounts: new Set(same.map(({ account }) => spelled(account))).size,
  }
}

/** What goes on is no new alert: within an hour it is the one there was, seen or not. */
async function tell(db: Db, alert: NewAlert): Promise<void> {
  const from = new Date(alert.at.getTime() - HOUR_MS)
  if (await addToAlert(db, alert, from)) return
  if ((await countUnseen(db, alert.alert)) < MOST_UNSEEN) return insertAlert(db, alert)
  const all = { ...alert, account: null, member_id: null, address: null }
  if (!(await addToAlert(db, all, from))) await insertAlert(db, all)
}
