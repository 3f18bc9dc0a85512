import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { start } from '../processes.ts'
import { postmasterOf } from './himoya.ts'
import { query } from './query.ts'
import type { Stored, System } from './system.ts'

/** What this machine, Node and PostgreSQL can do at most with the same promise and nothing else (chat-limit.ts). */
export const limit: System = {
  key: 'limit',
  name: 'bare limit',
  setup: () =>
    'ws and one batched insert after another, dense numbers, unique cids; no token, no access, no encryption, no limits',
  missing: async () => null,
  async start(folder, pairs) {
    const data_dir = mkdtempSync(join(folder, 'limit-'))
    const chats = Array.from({ length: pairs }, () => randomUUID())
    let port = 0
    const run = () => start(join(import.meta.dirname, '../chat-limit.ts'), [data_dir, String(port)], {}, /port (\d+)/)
    let server = await run()
    port = Number(server.answer)
    return {
      programs: () => [server.pid],
      database: () => [postmasterOf(data_dir).pid],
      async clients(count) {
        return chats.slice(0, count).flatMap((chat_id) =>
          ['', '&staff=1'].map((who) => ({
            speaks: 'json' as const,
            port,
            path: `/ws/chat/${chat_id}/?v=1${who}`,
            chat_id: null,
          })),
        )
      },
      async killAndRestart() {
        await server.kill()
        server = await run()
      },
      stored: () => query<Stored>(postmasterOf(data_dir).url, 'select cid, seq as place from bare_message'),
      loopDelay: async () => null,
      stop: () => server.stop(),
    }
  },
}
