// npm run drill -- --identity FILE: restores the newest backup into a folder of its own, and says whether it is good, how long it took, how old it is.
import { run, runScript } from './project.mjs'
import { setUp } from './setup.mjs'

await runScript(async () => run(await setUp(), ['server/src/modules/backup/restore/drill-command.ts', ...process.argv.slice(2)]))
