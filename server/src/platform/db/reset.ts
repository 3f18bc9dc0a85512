import { existsSync, rmdirSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startDatabase } from './launcher.ts'
import { findPlace } from './place.ts'
import { sentenceOf } from './start-refused.ts'

/** What the server makes in DATA_DIR. Anything else there is somebody else's and stays. */
const OURS = ['database', 'media', 'private', 'outbox', 'audit', 'erased', 'keys']

/** Empties DATA_DIR, its database wherever that lies; refused while a server runs on it. */
async function main(data_dir: string): Promise<void> {
  // Whoever holds the lock is the only one, so nothing is pulled from under a running server.
  const database = await startDatabase({ data_dir })
  const { folder } = findPlace(data_dir, () => {})
  await database.stop()
  for (const path of [folder, ...OURS.map((name) => join(data_dir, name))]) rmSync(path, { recursive: true, force: true })
  if (existsSync(data_dir) && readdirSync(data_dir).length === 0) rmdirSync(data_dir)
  process.stdout.write(`Emptied ${data_dir}.\n`)
}

main(resolve(process.argv[2] ?? 'data')).catch((error: unknown) => {
  process.stderr.write(`\n${sentenceOf(error)}\n\n`)
  process.exitCode = 1
})
