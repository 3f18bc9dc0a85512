import { Transform } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { App } from '../core/app-type.ts'
import { clientAddress, siteOf } from '../core/client.ts'
import { AppError } from '../core/errors.ts'
import { whenGone } from './gone-callers.ts'
import { hasBody } from './has-body.ts'

/** Bytes of bodies that this process holds at the same moment, and those of one client and of one IPv6 site among them. */
const MOST_BYTES = 96 * 1024 * 1024
const CLIENT_BYTES = MOST_BYTES / 8
const SITES_CLIENTS = 4
/** A body up to here always comes in: a sign-in, a message, a call for help. */
const SMALL_BODY = 16 * 1024

/** What one request holds. */
export type Hold = {
  /** Throws `overloaded` when there is no room for so many more bytes. Once released it counts no more: nothing new can come. */
  take(bytes: number): void
  release(): void
}

export type InFlight = {
  open(client: string): Hold
  /** Bytes held now. */
  used(): number
}

/** Counts the bytes of bodies, so that however many send at once, memory has an end. */
export function createInFlight(most: { all: number; client: number } = { all: MOST_BYTES, client: CLIENT_BYTES }): InFlight {
  const of_client = new Map<string, number>()
  let all = 0
  const change = (client: string, bytes: number): void => {
    all += bytes
    for (const key of [client, siteOf(client)]) {
      if (key === null) continue
      const now = (of_client.get(key) ?? 0) + bytes
      if (now > 0) of_client.set(key, now)
      else of_client.delete(key)
    }
  }
  const isFull = (key: string | null, bytes: number, share: number): boolean =>
    key !== null && (of_client.get(key) ?? 0) + bytes > share
  return {
    used: () => all,
    open(client) {
      const site = siteOf(client)
      let held = 0
      let released = false
      return {
        take(bytes) {
          if (released) return
          const full = isFull(client, bytes, most.client) || isFull(site, bytes, most.client * SITES_CLIENTS)
          if (full || all + bytes > most.all) throw new AppError('overloaded')
          held += bytes
          change(client, bytes)
        },
        release() {
          change(client, -held)
          held = 0
          released = true
        },
      }
    },
  }
}

/** Counts bodies that are kept in memory while they come in; those of forms with a file are counted where they are read. */
export function registerInFlight(app: App, { in_flight }: { in_flight: InFlight }): void {
  app.addHook('preParsing', async (request, reply, payload) => {
    if (!isBig(request)) return payload
    const hold = in_flight.open(clientAddress(request))
    whenGone(reply, hold.release)
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        try {
          hold.take(chunk.length)
          done(null, chunk)
        } catch (error) {
          done(error as Error)
        }
      },
    })
    // Whoever reads the body hears of it as well; where nobody reads it, it would be the end of the process.
    counted.on('error', () => {})
    payload.on('error', (error) => counted.destroy(error))
    return payload.pipe(counted)
  })
}

function isBig(request: FastifyRequest): boolean {
  const { headers } = request
  if (!hasBody(request) || headers['content-type']?.startsWith('multipart/')) return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > SMALL_BODY
}
