// A server reduced to its database, as a process of its own that tests can kill: one JSON line per event.
import { startDatabase } from '../src/platform/db/launcher.ts'

const tell = (event: Record<string, unknown>): void => void process.stdout.write(`${JSON.stringify(event)}\n`)
const [data_dir = ''] = process.argv.slice(2)
const refused = (error: unknown): void => {
  tell({ refused: (error as Error).message, name: (error as Error).name })
  process.exit(1)
}

try {
  const database = await startDatabase({ data_dir, say: (said) => tell({ said }), onLost: refused })
  tell({ url: database.url })
  process.once('SIGTERM', () => void database.stop().then(() => process.exit(0)))
  setInterval(() => {}, 60_000)
} catch (error) {
  refused(error)
}
