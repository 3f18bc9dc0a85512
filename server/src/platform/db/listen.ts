import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { errorFields, type Log } from '../core/log.ts'
import { singleConnection } from './connect.ts'

const PAUSE_MS = 500
const LONGEST_PAUSE_MS = 5_000
/** A connection that is silent longer is swallowed: nothing would ever be heard on it. */
const PROBE_MS = 5_000
const ANSWER_MS = 3_000

type Options = {
  url: string
  /** A plain word. */
  channel: string
  hear(payload: string): void
  /** It listens, at first or again: what was said before was not heard. */
  onListening(): void
  log: Log
}

/** Hears what PostgreSQL announces on a channel (NOTIFY), by a connection of its own that is opened again whenever it is lost. */
export function listen({ url, channel, hear, onListening, log }: Options): { close(): Promise<void> } {
  const closing = new AbortController()
  const { signal } = closing
  let is_logged = false

  const listenOnce = async (): Promise<void> => {
    const client = singleConnection(url)
    const ended = new Promise<void>((resolve) => client.once('end', () => resolve()))
    const end = (): void => void client.end()
    signal.addEventListener('abort', end)
    try {
      await client.connect()
      client.on('notification', ({ payload }) => hear(payload ?? ''))
      await client.query(`listen ${channel}`)
      is_logged = false
      onListening()
      await Promise.race([ended, probe(client, signal)])
    } finally {
      signal.removeEventListener('abort', end)
      await client.end()
    }
  }
  const running = (async () => {
    for (let pause = PAUSE_MS; !signal.aborted; pause = is_logged ? Math.min(pause * 2, LONGEST_PAUSE_MS) : PAUSE_MS) {
      try {
        await listenOnce()
      } catch (error) {
        if (!is_logged && !signal.aborted) log.warn('announcements of the database are not heard', errorFields(error))
        is_logged = true
      }
      // Cut short by `close`.
      await sleep(pause, undefined, { signal }).catch(() => null)
    }
  })()
  return {
    async close() {
      closing.abort()
      await running
    },
  }
}

/** Ends with the error of the first question that is not answered. */
async function probe(client: pg.Client, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await sleep(PROBE_MS, undefined, { signal }).catch(() => null)
    const question = { text: 'select 1', query_timeout: ANSWER_MS }
    if (!signal.aborted) await client.query(question)
  }
}
