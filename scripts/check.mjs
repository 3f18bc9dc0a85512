// npm run check: every rule a tool can hold, one line each. No exceptions are kept anywhere.
import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT, run, runScript } from './project.mjs'
import { setUp } from './setup.mjs'

const TYPED = ['contract', 'kit', 'server', 'web', 'console', 'e2e', 'bench', 'scripts', 'scripts/checks']

/** All, or what can say something of these folders: types of their workspaces, lint and format of them, and our own. */
function checks(only) {
  const bin = (path) => ['node_modules/' + path]
  const typed = (only?.workspaces ?? TYPED).filter((folder) => existsSync(join(ROOT, folder, 'tsconfig.json')))
  const own = readdirSync(join(ROOT, 'scripts/checks')).filter((file) => file.endsWith('.check.ts'))
  const looked = only === undefined || only.folders.length > 0
  return [
    ...(looked
      ? [{ name: 'lint', args: [...bin('oxlint/bin/oxlint'), '--type-aware', '--quiet', ...(only?.folders ?? [])] }]
      : []),
    ...typed.map((folder) => ({ name: `types of ${folder}`, args: [...bin('typescript/bin/tsc'), '-p', folder] })),
    ...(looked ? [{ name: 'format', args: [...bin('oxfmt/bin/oxfmt'), '--check', ...(only?.folders ?? ['.'])] }] : []),
    ...(only ? [] : [{ name: 'unused', args: [...bin('knip/bin/knip.js'), '--no-progress'] }]),
    ...(only ? [] : [{ name: 'lock', args: ['scripts/complete-lock.mjs', '--check'] }]),
    ...own.map((file) => ({ name: file.replace('.check.ts', ''), args: [`scripts/checks/${file}`] })),
  ]
}

/**
 * Runs all of them, as many at once as there are processors. `only`: what concerns these folders and workspaces. Answers how
 * many passed and failed, and the failed by name.
 */
export async function check(node, only) {
  const waiting = checks(only)
  const count = { passed: 0, failed: 0, names: [] }
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { code, text } = await run(node, next.args, { output: 'collect' })
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${next.name}`)
      count[code === 0 ? 'passed' : 'failed'] += 1
      if (code === 0) continue
      console.log(text.trimEnd().replaceAll(/^/gm, '     '))
      count.names.push(`check: ${next.name}`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  console.log(`checks: ${count.passed} passed, ${count.failed} failed`)
  return count
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runScript(async () => ((await check(await setUp())).failed > 0 ? 1 : 0))
}
