// npm run keys:join: three shares, a line each, on standard input; the value of MASTER_KEY on standard output.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ROOT, runScript } from './project.mjs'
import { setUp } from './setup.mjs'

await runScript(async () => {
  // Others get no standard input.
  const child = spawn(await setUp(), ['server/src/platform/crypto/join-key-command.ts'], { cwd: ROOT, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  return code ?? 1
})
