import type { Duplex } from 'node:stream'
import type pg from 'pg'

const SILENCE = 'Query read timeout'
const FULL = 'timeout exceeded when trying to connect'
/** What the driver says, without a code, when the way to PostgreSQL broke or is silent. */
const LOST = new Set([
  SILENCE,
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout expired',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])

/** Gives such an error its SQLSTATE: 08006 the connection failed, 53300 none was free in time, 08001 there is no server. */
export function nameLost<T>(error: T): T {
  if (!(error instanceof Error)) return error
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === 'ENOENT' && syscall === 'connect') return Object.assign(error, { code: '08001' })
  if (code === undefined && LOST.has(error.message)) return Object.assign(error, { code: '08006' })
  if (code === undefined && error.message === FULL) return Object.assign(error, { code: '53300' })
  return error
}

/**
 * A statement that is not answered in time says that its connection is swallowed, for the database ends a slow one itself before
 * that. The connection is cut, and so is each that was opened before: a router that forgot one forgot all. Whoever asks next gets
 * a new one.
 */
export function cutSilent(pool: pg.Pool): void {
  const opened = new WeakMap<pg.PoolClient, number>()
  let suspect_before = 0
  const isSuspect = (client: pg.PoolClient): boolean => (opened.get(client) ?? 0) < suspect_before

  pool.on('connect', (client) => {
    opened.set(client, performance.now())
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const fail = (error: unknown): never => {
      if (error instanceof Error && error.message === SILENCE) {
        suspect_before = performance.now()
        cut(client)
      }
      throw nameLost(error)
    }
    client.query = ((...args: unknown[]) => {
      const answer = query(...args)
      return answer instanceof Promise ? answer.catch(fail) : answer
    }) as typeof client.query
  })

  const take = pool.connect.bind(pool)
  const takeTrusted = async (): Promise<pg.PoolClient> => {
    for (;;) {
      const client = await take().catch((error: unknown) => {
        throw nameLost(error)
      })
      if (!isSuspect(client)) return client
      cut(client)
      client.release(true)
    }
  }
  pool.connect = ((callback?: Parameters<typeof take>[0]) => (callback ? take(callback) : takeTrusted())) as typeof pool.connect
}

/** A farewell in order would wait for an answer that does not come. */
function cut(client: pg.PoolClient): void {
  ;(client as unknown as { connection: { stream: Duplex } }).connection.stream.destroy()
}
