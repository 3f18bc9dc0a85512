// npm run release -- FOLDER: what a server needs and nothing else: built pages, the server, its packages, the documents and a list of
// all packages (CycloneDX). No tests, no tools, nothing of the demo; nothing is fetched to start it.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { build, PARTS } from './build.mjs'
import { packageList } from './package-list.mjs'
import { Refusal, ROOT, run, runScript } from './project.mjs'
import { setUp } from './setup.mjs'

const SERVED = ['contract', 'kit', 'server']
const SERVER_ARGS = SERVED.flatMap((name) => ['-w', `@himoya/${name}`])
/** Folders and files by their path; what is only for tests and builds goes at the filter. */
const CONTENTS = [
  ...SERVED.flatMap((name) => [`${name}/package.json`, `${name}/src`]),
  'server/fonts',
  'server/migrations',
  'server/node-flags.json',
  'deploy',
  'docs',
  'README.md',
]
const NEVER = /\.test\.tsx?$|(^|\/)test$/
/** Descriptions of types, and the compiler that a package takes where it is there. */
const TYPES = /^node_modules\/(.+\/)?(@types|typescript|@typescript)(\/|$)/
/** Samples are of the demo. */
const BUILT = Object.keys(PARTS).filter((part) => part !== 'samples')
const COMMANDS = {
  'admin:invite': 'server/src/modules/staff/admin-invite-command.ts',
  'audit:verify': 'server/src/modules/audit/verify-command.ts',
  backup: 'server/src/modules/backup/take-backup-command.ts',
  'backup:key': 'server/src/modules/backup/make-key-command.ts',
  restore: 'server/src/modules/backup/restore/restore-command.ts',
  drill: 'server/src/modules/backup/restore/drill-command.ts',
  'keys:rotate': 'server/src/platform/crypto/rotate-command.ts',
  'keys:split': 'server/src/platform/crypto/split-key-command.ts',
  'keys:join': 'server/src/platform/crypto/join-key-command.ts',
  'sessions:end': 'server/src/modules/staff/end-sessions-command.ts',
}

await runScript(async () => {
  const target = targetOf(process.argv[2])
  await build(await setUp(), BUILT)
  mkdirSync(target, { recursive: true })
  for (const path of CONTENTS) copy(path, target)
  for (const part of BUILT) copy(`build/${part}`, target)
  for (const path of await packages()) copy(path, target)
  // The program that runs it, where the documents and the unit look for it.
  copy('node_modules/.bin/node', target)
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
  writeFileSync(join(target, 'packages.cdx.json'), `${JSON.stringify(packageList(), null, 2)}\n`)
  console.log(`A release lies in ${target}`)
})

function targetOf(folder) {
  if (!folder) throw new Refusal('Where to? npm run release -- FOLDER')
  const target = resolve(folder)
  if (!relative(ROOT, target).startsWith('..')) throw new Refusal('A release is put outside of the project.')
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Refusal(`${target} is not empty; a release goes into a folder of its own.`)
  return target
}

function copy(path, target) {
  const filter = (from) => !NEVER.test(relative(ROOT, from)) || path.startsWith('node_modules')
  cpSync(join(ROOT, path), join(target, path), { recursive: true, verbatimSymlinks: true, filter })
}

/** Of the server, as they are installed here: what the lock file says. */
async function packages() {
  const listed = await npm('ls', '--omit=dev', '--all', '--parseable', ...SERVER_ARGS, '--include-workspace-root')
  const paths = listed
    .trim()
    .split('\n')
    .map((line) => relative(ROOT, line))
  // A package within another comes with it.
  return paths.filter((path) => path.startsWith('node_modules/') && !path.includes('/node_modules/') && !TYPES.test(path))
}

async function npm(...args) {
  const [command, ...first] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  const { code, text } = await run(command, [...first, ...args, '--loglevel=silent'], { output: 'collect' })
  if (code !== 0) throw new Refusal(`npm ${args[0]} failed:\n${text}`)
  return text
}

/** Its commands need no packages to be brought first. */
function manifest() {
  const { name, version, license } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const scripts = Object.fromEntries(Object.entries(COMMANDS).map(([command, file]) => [command, `node ${file}`]))
  const start = `NODE_ENV=production node ${JSON.parse(readFileSync(join(ROOT, 'server/node-flags.json'), 'utf8')).join(' ')} server/src/main.ts`
  return { name, version, license, private: true, type: 'module', scripts: { start, ...scripts } }
}
