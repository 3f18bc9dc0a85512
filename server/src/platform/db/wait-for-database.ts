import { setTimeout as sleep } from 'node:timers/promises'
import { singleConnection } from './connect.ts'
import { nameLost } from './lost-connection.ts'
import { startRefused } from './start-refused.ts'

const PAUSE_MS = 1_000
/** The terminal hears of it now and then, not every second. */
const SAID_EVERY = 15

/** PostgreSQL starts, hands over, is full or too slow; or the way to it is not there yet. All of it passes. */
const PASSES = /^(08|57014|57P|53)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND)$/

/** Waits, for as long as it takes, until the database of a setting answers. Throws `StartRefused` for what does not pass by itself. */
export async function waitForDatabase(setting: string, url: string, say: (sentence: string) => void): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const reason = await whyNot(url)
    if (reason === null) return
    if (!PASSES.test(reason)) throw startRefused(`The database of ${setting} refuses us (${reason}). ${adviceFor(reason)}`)
    if (tries % SAID_EVERY === 0) say(`The database of ${setting} does not answer (${reason}); waiting for it.`)
    await sleep(PAUSE_MS)
  }
}

/**
 * `step` of a start, again from its beginning for as long as the database is away or too busy to answer: whoever starts a server has
 * nobody to tell 503, and a server that ends by itself in such a moment is one less when most are wanted. Throws what does not pass.
 */
export async function outlast<T>(say: (sentence: string) => void, step: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await step()
    } catch (error) {
      const reason = reasonOf(error)
      if (!PASSES.test(reason)) throw error
      if (tries % SAID_EVERY === 0) say(`The database does not answer (${reason}); waiting for it.`)
      await sleep(PAUSE_MS)
    }
  }
}

/** null: it answers. Else the code of what it or the way to it says. */
async function whyNot(url: string): Promise<string | null> {
  const client = singleConnection(url)
  try {
    await client.connect()
    return null
  } catch (error) {
    return reasonOf(error)
  } finally {
    await client.end()
  }
}

function reasonOf(error: unknown): string {
  const { code, name } = nameLost(error) as NodeJS.ErrnoException
  return code ?? name
}

function adviceFor(reason: string): string {
  if (reason.startsWith('28')) return 'Look at its user, its password and pg_hba.conf.'
  if (reason === '3D000') return 'Make it first: docs/operate/deploy.md.'
  return 'Look at the address.'
}
