// npm run bench -- chat: one benchmark of bench/ by its name; without a name it lists them.
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from './build.mjs'
import { Refusal, ROOT, run, runScript } from './project.mjs'
import { bringValkey, setUp } from './setup.mjs'

await runScript(async () => {
  const benches = readdirSync(join(ROOT, 'bench'), { recursive: true }).filter((file) => file.endsWith('.bench.ts'))
  const names = benches.map((file) => basename(file, '.bench.ts'))
  const [name, ...args] = process.argv.slice(2)
  const file = benches[names.indexOf(name)]
  if (!file) throw new Refusal(`Which benchmark? ${names.map((one) => `npm run bench -- ${one}`).join('\n')}`)
  const node = await setUp()
  if (name === 'faults') await bringValkey()
  await build(node)
  return run(node, [join('bench', file), ...args])
})
