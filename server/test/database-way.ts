import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { createTestDatabase } from './test-database.ts'

/** A way over TCP to a database of the test's own. */
export type Way = {
  url: string
  /** Connections so far. */
  opened(): number
  /** What is connected now falls silent for ever, as when a router forgets it; new connections are good. */
  swallow(): void
  /** Connections end, and new ones are refused, until `mend`. */
  breakOff(): void
  mend(): void
  /** Of new connections one is refused now and then, ever more rarely: the first, the third, the sixth, the tenth … Until `mend`. */
  flicker(): void
  close(): Promise<void>
}

export async function openDatabaseWay(): Promise<Way> {
  const database = await createTestDatabase()
  const { searchParams, pathname, username } = new URL(database.url.replace('@/', '@host/'))
  const pairs = new Set<[Socket, Socket]>()
  let broken = false
  /** How many are let through before one is refused; null: all are. */
  let gap: number | null = null
  let left = 0
  const server = createServer((near) => {
    near.on('error', () => near.destroy())
    const is_refused = gap !== null && left-- === 0
    if (is_refused) left = gap! += 1
    if (broken || is_refused) return void near.resetAndDestroy()
    const far = connect(`${searchParams.get('host')}/.s.PGSQL.5432`)
    far.on('error', () => near.destroy())
    pairs.add([near, far])
    near.pipe(far).pipe(near)
  })
  const end = (): void => pairs.forEach((pair) => pair.forEach((socket) => socket.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `postgres://${username}@127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    opened: () => pairs.size,
    swallow() {
      for (const [near, far] of pairs) {
        near.unpipe(far).resume()
        far.unpipe(near).resume()
      }
    },
    breakOff() {
      broken = true
      end()
    },
    mend() {
      broken = false
      gap = null
    },
    flicker: () => void (gap = left = 0),
    async close() {
      server.close()
      end()
      await database.drop()
    },
  }
}
