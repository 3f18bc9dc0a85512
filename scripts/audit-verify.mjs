// npm run audit:verify: reads the whole audit log and says what is not as it was written, and where. Ends with 0 when all is whole.
import { run, runScript } from './project.mjs'
import { setUp } from './setup.mjs'

await runScript(async () => run(await setUp(), ['server/src/modules/audit/verify-command.ts']))
