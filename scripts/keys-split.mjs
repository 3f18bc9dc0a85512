// npm run keys:split: the newest master key in five shares for paper, of which any three open it.
import { run, runScript } from './project.mjs'
import { setUp } from './setup.mjs'

await runScript(async () => run(await setUp(), ['server/src/platform/crypto/split-key-command.ts']))
