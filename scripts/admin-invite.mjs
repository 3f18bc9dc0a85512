// npm run admin:invite -- EMAIL: writes a one-time link for a locked-out administrator or supervisor to a file of DATA_DIR.
import { run, runScript } from './project.mjs'
import { setUp } from './setup.mjs'

await runScript(async () => run(await setUp(), ['server/src/modules/staff/admin-invite-command.ts', ...process.argv.slice(2)]))
