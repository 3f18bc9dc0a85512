import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { freePort } from '../../../server/test/free-port.ts'
import { query } from '../../chat/query.ts'
import type { Stored, System } from '../../chat/system.ts'
import { start } from '../../processes.ts'
import { startPeerDatabase } from '../database.ts'

export const socketIo: System = {
  key: 'socket.io',
  name: 'socket.io',
  setup: () =>
    'socket.io 4.8.4 over WebSocket, one insert a message on a pool of 10, unique cids, acknowledgement after it, resume by number; no log-in',
  missing: async () => null,
  async start(folder, pairs) {
    const database = await startPeerDatabase(folder)
    const chats = Array.from({ length: pairs }, () => randomUUID())
    const port = await freePort()
    const run = () => start(join(import.meta.dirname, 'server.ts'), [database.url, String(port)], {}, /ready/)
    let server = await run()
    return {
      programs: () => [server.pid],
      database: () => [database.pid],
      async clients(count) {
        return chats
          .slice(0, count)
          .flatMap((chat_id) => [false, true].map((is_admin) => ({ speaks: 'socket.io' as const, port, chat_id, is_admin })))
      },
      async killAndRestart() {
        await server.kill()
        server = await run()
      },
      stored: () => query<Stored>(database.url, 'select cid, seq as place from message'),
      loopDelay: async () => null,
      async stop() {
        await server.stop()
        await database.stop()
      },
    }
  },
}
