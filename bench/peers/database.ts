import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../server/test/free-port.ts'
import { postmasterOf } from '../chat/himoya.ts'
import { start } from '../processes.ts'

export type PeerDatabase = {
  port: number
  /** Over TCP on loopback, without a password. */
  url: string
  /** Of its postmaster. */
  pid: number
  stop(): Promise<void>
}

/** A database of its own for each peer, all with the same settings. */
export async function startPeerDatabase(folder: string): Promise<PeerDatabase> {
  const data_dir = mkdtempSync(join(folder, 'database-'))
  const port = await freePort()
  const { stop } = await start(join(import.meta.dirname, 'postgres.ts'), [data_dir, String(port)], {}, /database (\S+)/)
  return { port, url: `postgres://himoya@127.0.0.1:${port}/himoya`, pid: postmasterOf(data_dir).pid, stop }
}
