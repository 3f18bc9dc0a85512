// npm run backup:key -- FILE: makes the pair of keys for backups. The private half goes into FILE, on a machine that is not the server.
import { run, runScript } from './project.mjs'
import { setUp } from './setup.mjs'

await runScript(async () => run(await setUp(), ['server/src/modules/backup/make-key-command.ts', ...process.argv.slice(2)]))
