// npm run sessions:end -- ALL: signs everybody out, persons and members, beside a running server or without one.
import { run, runScript } from './project.mjs'
import { setUp } from './setup.mjs'

await runScript(async () => run(await setUp(), ['server/src/modules/staff/end-sessions-command.ts', ...process.argv.slice(2)]))
