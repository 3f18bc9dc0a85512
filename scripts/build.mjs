// Builds what browsers get: the site, its islands and the console. A part whose inputs are unchanged is left alone.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Refusal, ROOT, run, runScript } from './project.mjs'
import { setUp } from './setup.mjs'

const BUILD = join(ROOT, 'build')
const COMPRESSION = ['scripts/compress.ts', 'server/src/platform/http/compressed-body.ts']
const SHARED = ['contract', 'kit', 'package-lock.json', 'tsconfig.base.json', 'scripts/build.mjs', ...COMPRESSION]
const LANGUAGES = ['uz', 'ru', 'en']
const MADE = new Set(['node_modules', '.react-router', 'build'])
const vite = (config) => ['node_modules/vite/bin/vite.js', 'build', '--config', config, '--logLevel', 'warn']

/** Each part: what it is made from, and how. `args` go to Node; what lies in the folder `sent` is compressed then and there. */
export const PARTS = {
  islands: { inputs: [...SHARED, 'web'], args: vite('web/vite.islands.config.ts'), sent: 'build/islands/assets' },
  site: {
    inputs: [...SHARED, 'web'],
    args: ['node_modules/@react-router/dev/bin.cjs', 'build', 'web', '--emptyOutDir', '--logLevel', 'warn'],
    sent: 'build/site/client/assets',
  },
  console: { inputs: [...SHARED, 'console'], args: vite('console/vite.config.ts'), sent: 'build/console' },
  looks: {
    inputs: [
      'web/app/features/shell/install/looks.ts',
      ...LANGUAGES.map((lang) => `web/app/i18n/${lang}/install.ts`),
      'scripts/looks.mjs',
    ],
    args: ['scripts/looks.mjs'],
  },
  samples: {
    inputs: ['contract/src', 'server/demo/content', 'server/demo/pictures', 'server/demo/files', 'scripts/samples.mjs'],
    args: ['scripts/samples.mjs'],
  },
}

/** Builds what is missing or older than its inputs. Answers the names of the parts it built. */
export async function build(node, parts = Object.keys(PARTS)) {
  const due = parts.filter((name) => !isCurrent(name))
  if (due.length > 0) console.log(`Building ${due.join(', ')} …`)
  await Promise.all(due.map((name) => buildPart(node, name)))
  return due
}

async function buildPart(node, name) {
  const stamp = stampOf(name)
  const { inputs, args, sent } = PARTS[name]
  const hash = hashOf(inputs)
  rmSync(stamp, { force: true })
  for (const step of [args, ...(sent ? [['scripts/compress.ts', sent]] : [])]) {
    // A front end is built for production whatever the server's mode is.
    const { code, text } = await run(node, step, { env: { ...process.env, NODE_ENV: 'production' }, output: 'collect' })
    if (code !== 0) throw new Refusal(`${text}\nBuilding ${name} failed; what went wrong stands above.`)
  }
  mkdirSync(BUILD, { recursive: true })
  writeFileSync(stamp, hash)
}

const stampOf = (name) => join(BUILD, `${name}.inputs`)

function isCurrent(name) {
  return existsSync(stampOf(name)) && readFileSync(stampOf(name), 'utf8') === hashOf(PARTS[name].inputs)
}

/** By content: a fresh clone, a copied folder and a touched file all answer truly. Tests are no input. */
function hashOf(inputs) {
  const hash = createHash('sha256')
  for (const path of inputs.flatMap(filesOf))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(ROOT, path)))
      .update('\0')
  return hash.digest('hex')
}

function filesOf(path) {
  if (!statSync(join(ROOT, path)).isDirectory()) return [path]
  return readdirSync(join(ROOT, path))
    .filter((name) => !MADE.has(name) && !/\.test\.\w+$/.test(name))
    .toSorted()
    .flatMap((name) => filesOf(`${path}/${name}`))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runScript(async () => void (await build(await setUp())))
