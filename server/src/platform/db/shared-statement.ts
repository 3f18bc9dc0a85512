import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { AppError } from '../core/errors.ts'
import { UnfitValue } from './binary-arrays.ts'

/** Longer than this nobody waits for a slow database: the client keeps what it has and tries again. */
const PATIENCE_MS = 5_000
/**
 * Items that wait in one lane at most, so that a slow database never fills the memory: a second of work at full speed. With 2,000,
 * 5,000 sockets that all sent at once were mostly told to come again, and got a seventh of what the database could write.
 */
const WAITING = 8_000
/** More rows in one statement save nothing, and the first of them waits for the last. */
const TOGETHER = 200
/** Before what could not be written just now is tried again. */
const PAUSE_MS = 4

type Work<T, R> = {
  /** Lanes write beside each other; what has to stay in order has to be in the same one. */
  lanes: number
  laneOf(item: T): number
  /** One statement, one commit. An answer for each item in its place; undefined: not just now, try it again. */
  write(items: readonly T[]): Promise<(R | undefined)[]>
  /** While more wait, a lane lets so much time pass before its next statement: more come along with it. */
  breath_ms?: number
}

type Waiting<T, R> = { item: T; since: number; resolve: (answer: R) => void; reject: (error: unknown) => void }
type Outcome<R> = { answer: R } | { error: unknown } | typeof NOT_NOW

const NOT_NOW = { again: true } as const

/**
 * Writes that arrive while a commit is on its way share the next one. An item that makes a statement fail is found by
 * halving and fails alone. Rejects with `overloaded` when too many wait or the database does not answer in 5 s; whether
 * the item was written is then unknown, so items must bear being written twice.
 */
export function shareStatements<T, R>({ lanes, laneOf, write, breath_ms = 0 }: Work<T, R>): (item: T) => Promise<R> {
  const all = Array.from({ length: lanes }, () => openLane(write, breath_ms))
  return (item) => all[laneOf(item) % lanes]!(item)
}

function openLane<T, R>(write: Work<T, R>['write'], breath_ms: number): (item: T) => Promise<R> {
  const waiting: Waiting<T, R>[] = []
  let running = false
  /** The statement on its way has had its time; until it ends nothing more is taken. */
  let stuck = false

  const workOff = async (): Promise<void> => {
    let bring = (): void => {}
    while (waiting.length > 0) {
      const batch = takeFresh(waiting)
      const outcomes = patiently(batch)
      // What the last commit brought is handed out while the database works on this one.
      bring()
      const known = await outcomes
      const again = batch.filter((_, index) => known?.[index] === NOT_NOW)
      // In front of what came later: the order of the lane is kept.
      waiting.unshift(...again)
      if (again.length > 0 && again.length === batch.length) await sleep(PAUSE_MS)
      const handAll = (): void => known?.forEach((outcome, index) => handOut(batch[index]!, outcome))
      if (breath_ms === 0) bring = handAll
      else {
        handAll()
        if (waiting.length > 0) await sleep(breath_ms)
      }
    }
    running = false
    bring()
  }

  /** null: the items were refused meanwhile. */
  const patiently = async (batch: readonly Waiting<T, R>[]): Promise<Outcome<R>[] | null> => {
    const timer = setTimeout(() => {
      stuck = true
      refuse([...batch, ...waiting.splice(0)])
    }, PATIENCE_MS)
    const items = batch.map(({ item }) => item)
    const outcomes = await attempt(items, write)
    clearTimeout(timer)
    if (!stuck) return outcomes
    stuck = false
    return null
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (stuck || waiting.length >= WAITING) return reject(new AppError('overloaded'))
      waiting.push({ item, since: performance.now(), resolve, reject })
      if (running) return
      running = true
      // Not at once: what else this turn of the loop brings goes along.
      setImmediate(() => void workOff())
    })
}

/** The next ones; those who have waited too long are told so. */
function takeFresh<T, R>(waiting: Waiting<T, R>[]): Waiting<T, R>[] {
  const late = performance.now() - PATIENCE_MS
  const fresh = waiting.findIndex(({ since }) => since > late)
  refuse(waiting.splice(0, fresh < 0 ? waiting.length : fresh))
  return waiting.splice(0, TOGETHER)
}

function handOut<T, R>({ resolve, reject }: Waiting<T, R>, outcome: Outcome<R>): void {
  if ('error' in outcome) reject(outcome.error)
  else if ('answer' in outcome) resolve(outcome.answer)
}

function refuse(late: readonly { reject: (error: unknown) => void }[]): void {
  for (const { reject } of late) reject(new AppError('overloaded'))
}

async function attempt<T, R>(items: readonly T[], write: Work<T, R>['write']): Promise<Outcome<R>[]> {
  if (items.length === 0) return []
  try {
    return (await write(items)).map((answer) => (answer === undefined ? NOT_NOW : { answer }))
  } catch (error) {
    if (items.length === 1 || !blamesAnItem(error)) return items.map(() => ({ error }))
    const half = items.length >> 1
    return [...(await attempt(items.slice(0, half), write)), ...(await attempt(items.slice(half), write))]
  }
}

/** Data (22), a constraint (23) or a deadlock (40): the others may go through. A full disk or a lost connection hits all. */
function blamesAnItem(error: unknown): boolean {
  if (error instanceof UnfitValue) return true
  return error instanceof pg.DatabaseError && /^(22|23|40|P0)/.test(error.code ?? '')
}
