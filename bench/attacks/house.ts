import { startDatabase } from '../../server/src/platform/db/launcher.ts'
import { connect, type Pool } from '../../server/src/platform/db/connect.ts'
import { migrate } from '../../server/src/platform/db/migrate.ts'
import { migrateJobs } from '../../server/src/platform/jobs/job-runner.ts'
import type { Platform } from '../../server/src/platform/platform.ts'
import { createNode, findPostgres, openFolder, type Node } from '../faults/house.ts'
import { freePort } from '../../server/test/free-port.ts'
import { openPlatform } from '../faults/houses.ts'
import { watchLoop, type LoopWatch } from './loop.ts'

/**
 * open: one server whose limits are out of the way, so that what lies behind them is reached; guarded: one with its own limits;
 * pair: two servers on one database, without limits.
 */
export type HouseKind = 'open' | 'guarded' | 'pair'

export type House = {
  nodes: readonly Node[]
  /** Of the first node. */
  loop: LoopWatch
  /** Of this process: makes people without waiting for forms. */
  platform: Platform
  pool: Pool
  data_dir: string
  close(): Promise<void>
}

/** Every limit of the server that keeps a machine from asking often. */
const NAMES = `api api_docs api_sos attachment audit.verify chat_send codes complaints duty_code duty_code_again duty_test evidence evidence_mb evidence_mp
  evidence_reserve break_glass other page page_form password_sms questionnaires_address
  questionnaires_person questions questions_person questions_stop report_messages reports reports_person reports_stop
  reports_urgent results_address results_person results_share reveal search sms sos sos_person sos_more receipt_report
  receipt_complaint nicknames nicknames_stop codes_stop password receipt load_talk load_sign_in load_content load_figures account frames refused passkey.offer`
const OPEN = NAMES.split(/\s+/)
  .map((name) => `${name}=1000000/1`)
  .join(',')
/** Passkeys are made for an address, whatever port a server has. */
export const PUBLIC_URL = 'http://localhost:3000'
const PRELOAD = 'attacks/loop-watch.mjs'

export async function openHouse(kind: HouseKind): Promise<House> {
  return kind === 'pair'
    ? openPair()
    : openOne(kind === 'open' ? { DEMO_SEED: '1', LIMITS: OPEN } : { LIMITS: 'chat_send=1000/1', TRUSTED_PROXIES: '127.0.0.1' })
}

async function openOne(env: Record<string, string>): Promise<House> {
  const folder = openFolder()
  const { data_dir } = folder
  const node = createNode({ port: await freePort(), env: { DATA_DIR: data_dir, PUBLIC_URL, ...env }, preload: PRELOAD })
  const loop = watchLoop(node)
  await node.start()
  const { url } = findPostgres(data_dir)!
  const { pool, platform } = await openPlatform(data_dir, url)
  return {
    nodes: [node],
    loop,
    platform,
    pool,
    data_dir,
    async close() {
      await pool.end()
      await node.end()
      folder.remove()
    },
  }
}

/** Two servers on one PostgreSQL; what they have to agree on, they agree on there. */
async function openPair(): Promise<House> {
  const folder = openFolder()
  const { data_dir } = folder
  const database = await startDatabase({ data_dir, settings: { max_connections: '120' } })
  const first = connect(database.url, 2)
  await migrate(first.pool)
  await migrateJobs(first.pool)
  await first.pool.end()
  const nodes: Node[] = []
  for (const name of ['a', 'b']) {
    const env = { DATABASE_URL: database.url, DATA_DIR: `${data_dir}/node-${name}`, LIMITS: OPEN, PUBLIC_URL }
    nodes.push(createNode({ port: await freePort(), env, preload: PRELOAD }))
  }
  const loop = watchLoop(nodes[0]!)
  for (const node of nodes) await node.start()
  const { pool, platform } = await openPlatform(data_dir, database.url)
  return {
    nodes,
    loop,
    platform,
    pool,
    data_dir,
    async close() {
      await pool.end()
      await Promise.all(nodes.map((node) => node.end()))
      await database.stop()
      folder.remove()
    },
  }
}
