// npm run keys:rotate: wraps every key under the newest master key, while the server runs; may be stopped and called again.
import { run, runScript } from './project.mjs'
import { setUp } from './setup.mjs'

await runScript(async () => run(await setUp(), ['server/src/platform/crypto/rotate-command.ts']))
