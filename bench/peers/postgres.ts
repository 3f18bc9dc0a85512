// The PostgreSQL of a peer: the same binaries and settings as ours (server/src/platform/db), fsync on, reached over TCP too.
import { startDatabase } from '../../server/src/platform/db/launcher.ts'

const [data_dir, port] = [process.argv[2]!, process.argv[3]!]
// The socket is named after the port; node-postgres looks there.
process.env.PGPORT = port
const database = await startDatabase({ data_dir, settings: { listen_addresses: '127.0.0.1', port } })
process.stdout.write(`database ${database.url}\n`)
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void database.stop().then(() => process.exit(0)))
